// SPDX-License-Identifier: MIT
#include "app/title/deeds_page.h"

#include "app/play/words/deed_text.h"
#include "app/play/words/ending_text.h"
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

// In the words of the high scores, with how often where that was not once: "Slain by a bat (3)".
QString deathText(const DungeonCounts& counts)
{
    const auto* death = frequentDeath(counts);
    if (death == nullptr)
        return {};
    RecordSummary summary;
    summary.cause = death->first.first;
    summary.killer = death->first.second;
    const QString words = endingWords(summary);
    //: how most heroes died and how many of them: "Slain by a bat (3)"
    return death->second == 1 ? words : DeedsPage::tr("%1 (%2)").arg(words, numberText(death->second));
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
        at->turns += summary.turn;
        at->slain += summary.slain;
        if (summary.outcome != Outcome::Won && summary.cause != Cause::GaveUp)
            ++at->deaths[{summary.cause, summary.killer}];
    }
    return counts;
}

DungeonCounts sumOf(const std::vector<DungeonCounts>& counts)
{
    DungeonCounts sum;
    for (const DungeonCounts& one : counts) {
        sum.games += one.games;
        sum.won += one.won;
        sum.deepest = std::max(sum.deepest, one.deepest);
        sum.best = std::max(sum.best, one.best);
        sum.turns += one.turns;
        sum.slain += one.slain;
        for (const auto& [death, times] : one.deaths)
            sum.deaths[death] += times;
    }
    return sum;
}

const std::pair<const std::pair<Cause, std::string>, int>* frequentDeath(const DungeonCounts& counts)
{
    const auto found = std::ranges::max_element(counts.deaths, {}, [](const auto& death) { return death.second; });
    return found == counts.deaths.end() ? nullptr : &*found;
}

DeedsPage::DeedsPage(std::filesystem::path folder, QWidget* parent)
    : FormPage(parent), m_file(folder / "deeds.json"), m_folder(std::move(folder)), m_sum(wrappedLabel({}, "muted")),
      m_deeds(new HeardOnce<QTreeWidget>(this)), m_games(new HeardOnce<QTreeWidget>(this))
{
    setUp(*m_deeds, 3);
    setUp(*m_games, 8);
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
    m_games->setHeaderLabels({tr("Dungeon"), tr("Games"), tr("Won"), tr("Deepest level"), tr("Best score"), tr("Turns"),
                              tr("Slain"), tr("Most frequent death")});
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
        setNote(m_counts.empty() ? tr("No scored game has ended yet. Those that do are counted in the lower list, by "
                                      "dungeon.")
                                 : QString());
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

void DeedsPage::addCounts(const QString& name, const DungeonCounts& counts)
{
    const QStringList texts{name,
                            numberText(counts.games),
                            numberText(counts.won),
                            QString::number(counts.deepest),
                            numberText(counts.best),
                            numberText(counts.turns),
                            numberText(counts.slain),
                            deathText(counts)};
    auto* row = new QTreeWidgetItem(m_games, texts);
    for (const int column : {1, 2, 3, 4, 5, 6})
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void DeedsPage::showCounts()
{
    m_games->clear();
    for (const DungeonCounts& counts : m_counts)
        addCounts(designName(counts.dungeon), counts);
    if (m_counts.size() > 1)
        addCounts(tr("All dungeons"), sumOf(m_counts));
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
