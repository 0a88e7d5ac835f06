// SPDX-License-Identifier: MIT
#include "editor/dialogs/export_dialog.h"

#include "app/view/tiles/tile_plan.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/file_filters.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include <algorithm>

namespace cave {

namespace {

const Format& rowOf(const QComboBox& box) { return formats()[box.currentData().toULongLong()]; }

QString withoutSuffix(const QString& path)
{
    const auto row = std::ranges::find_if(
        formats(), [&](const Format& each) { return path.endsWith(suffixOf(each), Qt::CaseInsensitive); });
    return row == formats().end() ? path : path.chopped(suffixOf(*row).size());
}

} // namespace

ExportDialog::ExportDialog(const QString& path, int z, const ExportOptions& options, QWidget* parent)
    : QDialog(parent), m_z(z), m_format(new QComboBox(this)), m_all(new QRadioButton(tr("All levels"), this)),
      m_one(new QRadioButton(tr("Level %1 alone").arg(z + 1), this)), m_pixels(new QSpinBox(this)),
      m_holds(new QLabel(this)), m_path(new QLineEdit(this))
{
    setWindowTitle(tr("Export the dungeon"));
    m_path->setMinimumWidth(320);
    m_pixels->setRange(0, kLargestTile);
    m_pixels->setSpecialValueText(tr("usual size"));
    m_pixels->setSuffix(tr(" px"));
    m_pixels->setValue(options.cellPixels);
    m_holds->setProperty("role", "muted");
    m_holds->setWordWrap(true);
    m_holds->setMinimumHeight(2 * m_holds->fontMetrics().lineSpacing());
    for (std::size_t i = 0; i < formats().size(); ++i) {
        const Format& format = formats()[i];
        if (!format.isWritten())
            continue;
        m_format->addItem(titleOf(format), static_cast<qulonglong>(i));
        if (path.endsWith(suffixOf(format), Qt::CaseInsensitive))
            m_format->setCurrentIndex(m_format->count() - 1);
    }
    (options.level < 0 ? m_all : m_one)->setChecked(true);
    m_path->setText(path);
    m_path->setAccessibleName(tr("To"));

    auto* levels = new QHBoxLayout;
    levels->addWidget(m_all);
    levels->addWidget(m_one);
    levels->addStretch(1);
    auto* choose = new QPushButton(tr("Choose..."), this);
    auto* to = new QHBoxLayout;
    to->addWidget(m_path, 1);
    to->addWidget(choose);
    auto* form = new QFormLayout;
    form->addRow(tr("As"), m_format);
    form->addRow(QString(), m_holds);
    form->addRow(tr("Levels"), levels);
    form->addRow(tr("A cell has"), m_pixels);
    form->addRow(tr("To"), to);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* write = new QPushButton(tr("Export"), this);
    write->setObjectName(QStringLiteral("export"));
    write->setProperty("role", "primary");
    write->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(write);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(form);
    column->addLayout(buttons);

    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::choosePath);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(write, &QPushButton::clicked, this, &QDialog::accept);
    // Without a name there would be a suffix alone, which is a hidden file.
    connect(m_path, &QLineEdit::textChanged, write, [this, write] {
        const bool isNamed = !QFileInfo(withoutSuffix(m_path->text())).fileName().trimmed().isEmpty();
        allow(*write, isNamed ? QString() : tr("Type a file name first."));
    });
    showFormat();
}

void ExportDialog::showFormat()
{
    const Format& format = rowOf(*m_format);
    m_holds->setText(described(format.holds.text()));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_all, m_one, m_pixels})
        allow(*widget, format.isPicture() ? QString() : tr("Only pictures have this choice."));
    m_path->setText(path());
}

void ExportDialog::choosePath()
{
    const QString chosen = QFileDialog::getSaveFileName(this, windowTitle(), path(), filterOf(rowOf(*m_format)));
    if (!chosen.isEmpty())
        m_path->setText(chosen);
    m_path->setText(path());
}

QString ExportDialog::path() const { return withoutSuffix(m_path->text()) + suffixOf(rowOf(*m_format)); }

ExportOptions ExportDialog::options() const { return {m_one->isChecked() ? m_z : -1, m_pixels->value()}; }

} // namespace cave
