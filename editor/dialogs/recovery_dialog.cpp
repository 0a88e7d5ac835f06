// SPDX-License-Identifier: MIT
#include "editor/dialogs/recovery_dialog.h"

#include "app/view/base/file_path.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/shown_words.h"
#include "core/edit/difference.h"
#include "core/save/formats/formats.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>
#include <optional>

namespace cave {

namespace {

QString timeText(const QDateTime& when)
{
    const QLocale locale;
    const QString time = locale.toString(when.time(), QStringLiteral("HH:mm:ss"));
    if (when.date() == QDate::currentDate())
        return time;
    return RecoveryDialog::tr("%1, %2").arg(locale.toString(when.date(), QLocale::ShortFormat), time);
}

QString nameOf(const RecoveryCopy& copy)
{
    if (!copy.dungeon.name.empty())
        return designName(copy.dungeon.name);
    return copy.filePath.isEmpty() ? RecoveryDialog::tr("Unnamed dungeon") : shownFileName(copy.filePath);
}

// Against the file; nothing when there is none.
std::optional<DungeonDifference> differenceOf(const RecoveryCopy& copy)
{
    if (copy.filePath.isEmpty())
        return std::nullopt;
    const auto file = loadDungeon(pathOf(copy.filePath));
    return file ? std::optional(differenceOf(file->dungeon, copy.dungeon)) : std::nullopt;
}

QString summaryOf(const RecoveryCopy& copy, const std::optional<DungeonDifference>& difference)
{
    if (copy.filePath.isEmpty())
        return RecoveryDialog::tr("%1: never saved.").arg(timeText(copy.when));
    if (!difference)
        return RecoveryDialog::tr("%1: its file can no longer be read.").arg(timeText(copy.when));
    const QString cells = RecoveryDialog::tr("%n cell(s)", nullptr, static_cast<int>(difference->cellCount()));
    const QString things = RecoveryDialog::tr("%n thing(s)", nullptr, static_cast<int>(difference->thingCount()));
    return RecoveryDialog::tr("%1: %2 and %3 differ from the file, which was saved %4.")
        .arg(timeText(copy.when), cells, things, timeText(QFileInfo(copy.filePath).lastModified()));
}

QString detailsOf(const RecoveryCopy& copy, const std::optional<DungeonDifference>& difference)
{
    QStringList lines{nameOf(copy), copy.filePath.isEmpty() ? RecoveryDialog::tr("There is no file yet.")
                                                            : shownWords(copy.filePath)};
    if (!difference)
        return lines.join(u'\n');
    if (difference->isSame())
        lines += RecoveryDialog::tr("Only names, rules, recipes or hand edits differ.");
    if (difference->sizesDiffer)
        lines += RecoveryDialog::tr("The levels have another size.");
    for (const LevelDifference& level : difference->levels) {
        int cells = 0;
        for (const CellDifference& run : level.cells)
            cells += run.length;
        const int things = static_cast<int>(level.things.size());
        if (!level.before)
            lines += RecoveryDialog::tr("Level %1 is new.").arg(*level.after + 1);
        else if (!level.after)
            lines += RecoveryDialog::tr("Level %1 of the file is gone.").arg(*level.before + 1);
        else
            lines += RecoveryDialog::tr("Level %1: cells that differ %2, things %3.")
                         .arg(*level.after + 1)
                         .arg(cells)
                         .arg(things);
    }
    if (difference->happeningCount() > 0)
        lines += RecoveryDialog::tr("%n event(s), or what belongs to them, differ.", nullptr,
                                    static_cast<int>(difference->happeningCount()));
    if (difference->start)
        lines += RecoveryDialog::tr("The start is elsewhere.");
    if (!difference->links.empty())
        lines +=
            RecoveryDialog::tr("%n link(s) of stairs differ.", nullptr, static_cast<int>(difference->links.size()));
    return lines.join(u'\n');
}

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<RecoveryCopy> copies, QWidget* parent)
    : QDialog(parent), m_copies(std::move(copies)), m_list(new QListWidget(this)),
      m_differences(new QPlainTextEdit(this))
{
    setWindowTitle(tr("Recovery"));
    auto* heading = new QLabel(tr("Cavewright closed unexpectedly."), this);
    heading->setProperty("role", "name");
    auto* safe = new QLabel(tr("Your work up to %1 is safe.").arg(timeText(m_copies.front().when)), this);
    auto* note = new QLabel(tr("Nothing is deleted until you save or discard it."), this);
    note->setProperty("role", "muted");
    m_list->setAccessibleName(tr("Work that was not saved"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QStringList details;
    for (const RecoveryCopy& each : m_copies) {
        const auto difference = differenceOf(each);
        auto* item = new QListWidgetItem(tr("%1\n%2").arg(nameOf(each), summaryOf(each, difference)), m_list);
        item->setCheckState(Qt::Checked);
        item->setToolTip(shownWords(each.filePath));
        details += detailsOf(each, difference);
    }
    m_list->setCurrentRow(0);
    m_differences->setReadOnly(true);
    m_differences->setPlainText(details.join(QStringLiteral("\n\n")));
    m_differences->setAccessibleName(tr("Differences"));
    m_differences->hide();

    auto* buttons = new QHBoxLayout;
    auto* show = new QPushButton(tr("Show differences"), this);
    auto* all = new QPushButton(tr("Open all"), this);
    auto* some = new QPushButton(tr("Open chosen"), this);
    auto* later = new QPushButton(tr("Decide later"), this);
    all->setObjectName(QStringLiteral("all"));
    some->setObjectName(QStringLiteral("chosen"));
    later->setObjectName(QStringLiteral("later"));
    all->setProperty("role", "primary");
    all->setDefault(true);
    buttons->addWidget(show);
    buttons->addStretch(1);
    for (QPushButton* button : {all, some, later})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(10);
    column->addWidget(heading);
    column->addWidget(safe);
    column->addWidget(m_list, 1);
    column->addWidget(m_differences, 1);
    column->addWidget(note);
    column->addLayout(buttons);
    resizeGrown(*this, {660, 360});

    connect(show, &QPushButton::clicked, this, &RecoveryDialog::showDifferences);
    connect(all, &QPushButton::clicked, this, [this] { take(true); });
    connect(some, &QPushButton::clicked, this, [this] { take(false); });
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    all->setFocus();
}

void RecoveryDialog::showDifferences() { m_differences->setVisible(!m_differences->isVisible()); }

void RecoveryDialog::take(bool isAll)
{
    std::vector<RecoveryCopy> taken;
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (isAll || m_list->item(row)->checkState() == Qt::Checked)
            taken.push_back(std::move(m_copies[static_cast<std::size_t>(row)]));
    accept();
    emit chosen(taken);
}

} // namespace cave
