// SPDX-License-Identifier: MIT
#include "editor/lab/playtest_tables.h"

#include "app/view/ui/widget_state.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/level_name.h"
#include "core/base/ids.h"

#include <QHeaderView>
#include <QTreeWidget>

#include <array>

namespace cave {

namespace {

constexpr int kNumber = Qt::UserRole; // of a game, in its row
constexpr int kPerCent = 10; // per mille
constexpr int kCellMargins = 18; // pixels, both

QString perCent(std::int64_t perMille) { return DeathTable::tr("%1 %").arg(perMille / kPerCent); }

QString deathText(const PlaytestGame& game, const Workbench& bench)
{
    if (!game.killer.empty())
        return bench.kindName(game.killer);
    switch (game.cause) {
    case Cause::Starved: return DeathTable::tr("hunger");
    case Cause::Burned:
    case Cause::Flames: return DeathTable::tr("fire");
    case Cause::Poisoned: return DeathTable::tr("poison");
    case Cause::Choked: return DeathTable::tr("gas");
    case Cause::Drowned: return DeathTable::tr("drowning");
    case Cause::Fell: return DeathTable::tr("a fall");
    case Cause::Frozen: return DeathTable::tr("cold");
    case Cause::Bled: return DeathTable::tr("bleeding");
    case Cause::Lost: return DeathTable::tr("an event");
    case Cause::Lightning: return DeathTable::tr("lightning");
    case Cause::Slain:
    case Cause::GaveUp: break;
    }
    return {};
}

// By which the game is known as the same, as a saved game of it or the command line tells.
QString sameGameText(const PlaytestGame& game)
{
    //: %2 is a number such as 0x00000000000000a1
    return DeathTable::tr("Seed %1. Whoever plays this game again comes to the state %2.")
        .arg(QString::number(game.seed), QString::fromStdString(hexOf(game.hash)));
}

QTreeWidgetItem* addRow(QTreeWidget& table, const QStringList& words)
{
    auto* row = new QTreeWidgetItem(&table, words);
    for (int column = 1; column < words.size(); ++column)
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    tellWholeRow(*row);
    return row;
}

// The number of a level, and the name of its own that it may have.
QString levelTitle(const Workbench& bench, int z)
{
    const std::string own = z < bench.dungeon().depth() ? bench.dungeon().level(z).name : std::string();
    const QString name = hasUsualName(own, z) ? QString() : designName(own);
    return name.isEmpty() ? numberText(z + 1) : DeathTable::tr("%1 %2").arg(QString::number(z + 1), name);
}

// A row for each level that somebody came to: which it is, and what `words` tells of it by its z and its tally. Names
// of levels have what room the numbers leave, so that these are all in sight.
template <class Words>
void showEach(QTreeWidget& table, const PlaytestSum& sum, const Workbench& bench, const QStringList& titles,
              Words words)
{
    const WidgetState state(table);
    QStringList narrow;
    narrow.reserve(titles.size());
    for (const QString& title : titles)
        narrow += onTwoLines(title);
    table.setHeaderLabels(narrow);
    QHeaderView& header = *table.header();
    header.setMinimumSectionSize(header.fontMetrics().horizontalAdvance(QStringLiteral("00 ...")) + kCellMargins);
    header.setSectionResizeMode(0, QHeaderView::Stretch);
    table.clear();
    for (const auto& [z, level] : sum.tally().levels) {
        QTreeWidgetItem* row = addRow(table, QStringList(levelTitle(bench, z)) + words(z, level));
        row->setToolTip(0, row->text(0));
    }
    state.restore(table);
}

// What runs are compared by.
struct Compared {
    const char* title;
    std::int64_t (*of)(const Tally& tally);
    bool isCount = false; // of games: says nothing against another number of them
};

std::int64_t sumOf(const Tally& tally, std::int64_t LevelLog::* number)
{
    std::int64_t sum = 0;
    for (const auto& [z, level] : tally.levels)
        sum += level.sum.*number;
    return tally.played() > 0 ? sum / tally.played() : 0;
}

constexpr std::array kCompared{
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Games"), [](const Tally& tally) { return tally.games; }},
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Won"), [](const Tally& tally) { return tally.won; }, true},
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Died"), [](const Tally& tally) { return tally.died; }, true},
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Unfinished"), [](const Tally& tally) { return tally.unfinished(); },
             true},
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Turns of a game"),
             [](const Tally& tally) { return tally.meanTurns(); }},
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Levels of a game"),
             [](const Tally& tally) {
                 std::int64_t levels = 0;
                 for (const auto& [z, level] : tally.levels)
                     levels += level.reached;
                 return tally.played() > 0 ? levels / tally.played() : 0;
             }},
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Health lost in a game"),
             [](const Tally& tally) { return sumOf(tally, &LevelLog::damage); }},
    Compared{QT_TRANSLATE_NOOP("PlaytestTables", "Kills of a game"),
             [](const Tally& tally) { return sumOf(tally, &LevelLog::kills); }},
};

} // namespace

QString personaName(const std::string& id)
{
    static constexpr std::array kNames{
        std::pair{"explorer", QT_TRANSLATE_NOOP("PlaytestTables", "Explorer")},
        std::pair{"careful", QT_TRANSLATE_NOOP("PlaytestTables", "Careful")},
        std::pair{"greedy", QT_TRANSLATE_NOOP("PlaytestTables", "Greedy")},
        std::pair{"swift", QT_TRANSLATE_NOOP("PlaytestTables", "Swift")},
        std::pair{"planner", QT_TRANSLATE_NOOP("PlaytestTables", "Planner")},
    };
    for (const auto& [known, name] : kNames)
        if (id == known)
            return DeathTable::tr(name);
    return QString::fromStdString(id);
}

QString shareWithInterval(std::int64_t part, std::int64_t whole)
{
    const Interval interval = wilson(part, whole);
    //: A share and the interval in which the true one lies: "5 % (1-15 %)"
    return DeathTable::tr("%1 % (%2-%3 %)")
        .arg((perMille(part, whole) + kPerCent / 2) / kPerCent)
        .arg(interval.low / kPerCent)
        .arg((interval.high + kPerCent - 1) / kPerCent);
}

void DeathTable::showTexts()
{
    m_table.setHeaderLabels({DeathTable::tr("Game"), DeathTable::tr("Bot"), DeathTable::tr("Level"),
                             DeathTable::tr("Cell"), DeathTable::tr("Turn"), DeathTable::tr("Died of")});
}

void DeathTable::clear()
{
    m_table.clear();
    m_shown = 0;
}

void DeathTable::show(const PlaytestSum& sum, const Workbench& bench)
{
    for (; m_shown < sum.count(); ++m_shown) {
        const PlaytestGame& game = sum.games()[static_cast<std::size_t>(m_shown)];
        if (game.outcome != Outcome::Died)
            continue;
        auto* row = new QTreeWidgetItem(&m_table, {numberText(game.number + 1), personaName(game.persona),
                                                   numberText(game.end.z + 1),
                                                   DeathTable::tr("%1, %2").arg(game.end.x).arg(game.end.y),
                                                   numberText(game.turn), deathText(game, bench)});
        row->setData(0, kNumber, game.number);
        const QString told = sameGameText(game);
        for (int column = 0; column < row->columnCount(); ++column)
            row->setToolTip(column, told);
        tellWholeRow(*row);
    }
}

std::optional<int> DeathTable::chosen() const
{
    const QTreeWidgetItem* row = m_table.currentItem();
    return row ? std::optional(row->data(0, kNumber).toInt()) : std::nullopt;
}

void showLevels(QTreeWidget& table, const PlaytestSum& sum, const Workbench& bench)
{
    const QStringList titles{DeathTable::tr("Level"),     DeathTable::tr("Came so far"), DeathTable::tr("Died here"),
                             DeathTable::tr("Health in"), DeathTable::tr("Health out"),  DeathTable::tr("Health lost"),
                             DeathTable::tr("Kills"),     DeathTable::tr("Noticed"),     DeathTable::tr("Danger")};
    showEach(table, sum, bench, titles, [&sum](int z, const LevelTally& level) {
        const auto danger = sum.danger(z);
        return QStringList{
            shareWithInterval(level.reached, sum.tally().games), shareWithInterval(level.died, level.reached),
            perCent(meanOf(level, &LevelLog::healthIn)),         perCent(meanOf(level, &LevelLog::healthOut)),
            numberText(meanOf(level, &LevelLog::damage)),        numberText(meanOf(level, &LevelLog::kills)),
            numberText(meanOf(level, &LevelLog::noticed)),       danger ? numberText(*danger) : QString()};
    });
    const auto ofDanger = static_cast<int>(titles.size() - 1); // the last column
    table.headerItem()->setToolTip(ofDanger, DeathTable::tr("Of all creatures of the level, as it is designed."));
    table.setColumnHidden(ofDanger, !sum.plan().isOfOneMap()); // other maps have other creatures
}

void showSupplies(QTreeWidget& table, const PlaytestSum& sum, const Workbench& bench)
{
    showEach(table, sum, bench,
             {DeathTable::tr("Level"), DeathTable::tr("Came so far"), DeathTable::tr("Turns"),
              DeathTable::tr("Food left"), DeathTable::tr("Healing left")},
             [&sum](int, const LevelTally& level) {
                 return QStringList{shareWithInterval(level.reached, sum.tally().games),
                                    numberText(meanOf(level, &LevelLog::turns)),
                                    numberText(meanOf(level, &LevelLog::foodCarried)),
                                    numberText(meanOf(level, &LevelLog::healingCarried))};
             });
}

void showProfile(QTreeWidget& table, const PlaytestSum& sum)
{
    const WidgetState state(table);
    QStringList titles{DeathTable::tr("Way from the arrival")};
    for (std::size_t i = 0; i < cellMeasures().size(); ++i)
        titles += HeatMap::titleOf(i);
    table.setHeaderLabels(titles);
    table.clear();
    constexpr std::size_t kStep = 100 / kProfileSteps; // percent
    for (std::size_t i = 0; i < kProfileSteps; ++i) {
        //: of the longest way on a level
        QStringList words{DeathTable::tr("%1-%2 %").arg(i * kStep).arg((i + 1) * kStep)};
        for (const CellMeasure& measure : cellMeasures())
            words += numberText(sum.profile()[i].*measure.number);
        addRow(table, words);
    }
    state.restore(table);
}

void showChanges(QTreeWidget& table, const PlaytestSum& sum, const PlaytestSum* before)
{
    const WidgetState state(table);
    table.setHeaderLabels(
        {DeathTable::tr("What"), DeathTable::tr("Before"), DeathTable::tr("Now"), DeathTable::tr("Difference")});
    table.clear();
    for (const Compared& each : kCompared) {
        const std::int64_t now = each.of(sum.tally());
        if (!before) {
            addRow(table, {DeathTable::tr(each.title), DeathTable::tr("-"), numberText(now), DeathTable::tr("-")});
            continue;
        }
        const std::int64_t was = each.of(before->tally());
        QString difference = now > was ? DeathTable::tr("+%1").arg(numberText(now - was)) : numberText(now - was);
        if (each.isCount && sum.count() != before->count())
            difference = DeathTable::tr("-");
        addRow(table, {DeathTable::tr(each.title), numberText(was), numberText(now), difference});
    }
    state.restore(table);
}

} // namespace cave
