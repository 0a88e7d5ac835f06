// SPDX-License-Identifier: MIT
#include "editor/dialogs/replace_dialog.h"

#include "app/view/ui/widgets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace cave {

ReplaceDialog* ReplaceDialog::ask(QWidget* parent, Workbench& bench)
{
    auto* dialog = new ReplaceDialog(parent, bench);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->choose(bench.tileAt(bench.cursor()), bench.tile(), bench.hasSelection() ? Scope::Selection : Scope::Level);
    dialog->open();
    return dialog;
}

ReplaceDialog::ReplaceDialog(QWidget* parent, Workbench& bench)
    : QDialog(parent), m_bench(bench), m_from(new QComboBox(this)), m_to(new QComboBox(this)),
      m_scope(new QComboBox(this)), m_count(new QLabel(this)), m_replace(new QPushButton(tr("Replace"), this))
{
    setWindowTitle(tr("Replace a tile"));
    for (std::size_t i = 0; i < bench.catalogue().tiles().size(); ++i)
        for (QComboBox* box : {m_from, m_to})
            box->addItem(bench.tileName(static_cast<TileId>(i)), static_cast<int>(i));
    m_scope->addItems({tr("the selection"), tr("this level"), tr("the dungeon")});
    auto* form = new QFormLayout;
    form->addRow(tr("&Replace"), m_from);
    form->addRow(tr("&by"), m_to);
    form->addRow(tr("&in"), m_scope);
    form->addRow(m_count);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_replace, QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_replace->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(buttons);
    for (const QComboBox* box : {m_from, m_to, m_scope})
        connect(box, &QComboBox::currentIndexChanged, this, &ReplaceDialog::showCount);
    connect(&bench.document(), &Document::edited, this, &ReplaceDialog::showCount);
    connect(&bench.document(), &Document::replaced, this, &QDialog::reject); // its tiles have other numbers
    connect(buttons, &QDialogButtonBox::accepted, this, &ReplaceDialog::replace);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ReplaceDialog::choose(TileId from, TileId to, Scope scope)
{
    m_from->setCurrentIndex(m_from->findData(int{from}));
    m_to->setCurrentIndex(m_to->findData(int{to}));
    m_scope->setCurrentIndex(static_cast<int>(scope));
    showCount();
}

std::vector<Position> ReplaceDialog::cells() const
{
    if (m_from->currentIndex() == m_to->currentIndex())
        return {};
    const auto scope = static_cast<Scope>(m_scope->currentIndex());
    return cellsHolding(m_bench.dungeon(), static_cast<TileId>(m_from->currentData().toInt()),
                        scope == Scope::Dungeon ? std::nullopt : std::optional(m_bench.z()),
                        scope == Scope::Selection ? &m_bench.selection() : nullptr);
}

int ReplaceDialog::count() const { return static_cast<int>(cells().size()); }

void ReplaceDialog::showCount()
{
    const int found = count();
    m_count->setText(tr("%n cell(s) would change.", nullptr, found));
    const bool isSame = m_from->currentIndex() == m_to->currentIndex();
    allow(*m_replace, found > 0 ? QString()
                      : isSame  ? tr("Choose two tiles that differ.")
                                : tr("No cell there holds this tile."));
}

void ReplaceDialog::replace()
{
    const std::vector<Position> found = cells();
    const auto to = static_cast<TileId>(m_to->currentData().toInt());
    m_bench.document().push(
        paintEach(m_bench.dungeon(), found, to, nextGroup(m_bench.dungeon())),
        tr("Replace %n cell(s) by %1", nullptr, static_cast<int>(found.size())).arg(m_bench.tileName(to)));
    accept();
}

} // namespace cave
