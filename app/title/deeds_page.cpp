// SPDX-License-Identifier: MIT
#include "app/title/deeds_page.h"

#include "app/play/words/deed_text.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"

#include <QDate>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

void setUp(QTreeWidget& list, int columns)
{
    list.setColumnCount(columns);
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setAllColumnsShowFocus(true);
    list.setTextElideMode(Qt::ElideMiddle);
    list.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list.header()->setStretchLastSection(false);
}

} // namespace

std::vector<DungeonCounts> countsOf(const std::vector<KeptRecord>& records)
{
    std::vector<DungeonCounts> counts;
    for (const KeptRecord& record : records) {
        const RecordSummary& summary = record.summary;
        if (summary.isPractice)
            continue;
        auto at = std::ranges::lower_bound(counts, summary.dungeon, {}, &DungeonCounts::dungeon);
        if (at == counts.end() || at->dungeon != summary.dungeon)
            at = counts.insert(at, {.dungeon = summary.dungeon});
        ++at->games;
        at->won += summary.outcome == Outcome::Won;
        at->deepest = std::max(at->deepest, summary.deepest);
        at->best = std::max(at->best, summary.score);
    }
    return counts;
}

DeedsPage::DeedsPage(std::filesystem::path folder, QWidget* parent)
    : FormPage(parent), m_file(folder / "deeds.json"), m_folder(std::move(folder)), m_sum(wrappedLabel({}, "muted")),
      m_deeds(new HeardOnce<QTreeWidget>(this)), m_games(new HeardOnce<QTreeWidget>(this))
{
    setUp(*m_deeds, 3);
    setUp(*m_games, 5);
    body().addWidget(m_sum);
    body().addWidget(m_deeds, 2);
    body().addWidget(m_games, 1);
    tabThrough({m_deeds, m_games});
    keepCurrent(*this, [this] { showWords(); });
}

void DeedsPage::showWords()
{
    setTitle(tr("Deeds"));
    m_deeds->setAccessibleName(tr("Deeds"));
    m_deeds->setHeaderLabels({tr("Deed"), tr("What it asks of a game"), tr("Done")});
    m_games->setAccessibleName(tr("Games that have ended"));
    m_games->setHeaderLabels({tr("Dungeon"), tr("Games"), tr("Won"), tr("Deepest level"), tr("Best score")});
    if (m_isOpen) {
        showDeeds();
        showCounts();
    }
}

void DeedsPage::open()
{
    m_isOpen = true;
    auto log = DeedLog::load(m_file);
    std::vector<Error> unread;
    m_counts = countsOf(m_folder.records(&unread));
    if (!log)
        setProblem(tr("What was done before cannot be read. %1").arg(described(log.error())));
    else if (!unread.empty())
        setProblem(tr("%n record(s) cannot be read and are not counted. %1", nullptr, static_cast<int>(unread.size()))
                       .arg(described(std::ranges::min(unread, {}, &Error::where))));
    else
        setProblem({});
    m_log = log ? std::move(*log) : DeedLog{};
    showDeeds();
    showCounts();
    m_deeds->setFocus();
}

Result<std::vector<std::string>> DeedsPage::note(const Session& game, const std::string& day) const
{
    auto log = DeedLog::load(m_file);
    if (!log)
        return std::unexpected(std::move(log.error()));
    std::vector<std::string> added = log->add(game, day);
    if (added.empty() || !isOfDeeds(game))
        return {};
    if (auto written = log->save(m_file); !written)
        return std::unexpected(std::move(written.error()));
    return added;
}

// Those that are not done yet are what the player looks for: they say what is missing.
void DeedsPage::showDeeds()
{
    m_deeds->clear();
    int done = 0;
    for (const Deed& deed : deeds()) {
        auto* row = new QTreeWidgetItem(m_deeds);
        row->setText(0, deedName(deed));
        row->setText(1, deedText(deed));
        if (const DoneDeed* when = m_log.of(deed.id)) {
            ++done;
            const QDate day = QDate::fromString(QString::fromStdString(when->day), Qt::ISODate);
            row->setText(2, tr("%1, %2", "day, dungeon")
                                .arg(QLocale().toString(day, QLocale::ShortFormat), designName(when->dungeon)));
        } else {
            row->setText(2, tr("not yet"));
        }
    }
    m_sum->setText(tr("%1 of %2 deeds are done. Only scored games in dungeons that come with Cavewright count.")
                       .arg(done)
                       .arg(deeds().size()));
    m_deeds->setCurrentItem(m_deeds->topLevelItem(0));
    tellWholeTexts(*m_deeds);
    stretchColumn(*m_deeds, 1);
}

void DeedsPage::showCounts()
{
    m_games->clear();
    for (const DungeonCounts& counts : m_counts) {
        auto* row = new QTreeWidgetItem(m_games);
        row->setText(0, designName(counts.dungeon));
        row->setText(1, numberText(counts.games));
        row->setText(2, numberText(counts.won));
        row->setText(3, QString::number(counts.deepest));
        row->setText(4, numberText(counts.best));
        for (const int column : {1, 2, 3, 4})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_games->setCurrentItem(m_games->topLevelItem(0));
    tellWholeTexts(*m_games);
    stretchColumn(*m_games, 0);
}

void DeedsPage::resizeEvent(QResizeEvent* event)
{
    FormPage::resizeEvent(event);
    layout()->activate();
    stretchColumn(*m_deeds, 1);
    stretchColumn(*m_games, 0);
}

} // namespace cave
