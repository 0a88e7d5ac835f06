// SPDX-License-Identifier: MIT
// What is recorded of games by their events, against worlds that are played again, and cells against levels.
#include "core/lab/playtest.h"
#include "core/pilot/danger.h"
#include "core/session/replay.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::int64_t kMostRecorded = 600;

struct RecordedGame {
    Session session;
    std::map<int, LevelLog> levels;
    CellCountsOfGame counts;
};

RecordedGame recordedGame(const Dungeon& dungeon, std::string_view persona, std::uint64_t trial)
{
    Session session = Session::start(dungeon, dungeon.seed, {}, trial).value();
    PlayLog log(session.world());
    CellLog cells(session.world());
    BotPlan plan;
    plan.persona = *findPersona(persona);
    plan.turns = kMostRecorded;
    plan.listener = [&](const World& world, const Command& command, const Turn& turn) {
        log.add(world, command, turn);
        cells.add(world, command, turn);
    };
    BotGame played = playByBot(std::move(session), plan);
    CellCountsOfGame counts = cells.finish(played.session.world());
    return {std::move(played.session), log.levels(), std::move(counts)};
}

// What worlds tell of a game that is played again, one after the other, without a look at events. Of damage only what
// the health of the hero fell by in a turn: what was regained in it is not known.
class Recount {
public:
    explicit Recount(const Session& session) : m_world(Replay::of(session)->worldAt(0))
    {
        come();
        for (const LoggedCommand& logged : session.log()) {
            playOn(logged.command);
            m_isSame = m_isSame && m_world.hash() == logged.hash;
        }
    }

    const std::map<Position, CellCounts>& cells() const { return m_cells; }
    const std::map<int, std::int64_t>& arrivals() const { return m_arrivals; } // turns of the first ones, by z
    const World& end() const { return m_world; }
    bool isSameGame() const { return m_isSame; }

private:
    void come()
    {
        const Position at = m_world.hero().at;
        const std::int64_t turn = m_world.state().turn;
        m_arrivals.try_emplace(at.z, turn);
        CellCounts& cell = m_cells[at];
        if (cell.visits == 0) {
            cell.reached = 1;
            cell.first = static_cast<std::uint32_t>(turn - m_arrivals.at(at.z));
        }
        ++cell.visits;
    }

    void playOn(const Command& command)
    {
        const Position from = m_world.hero().at;
        const int health = m_world.hero().health;
        const std::int64_t turn = m_world.state().turn;
        const bool isResting = std::holds_alternative<Wait>(command) && dangersInView(m_world).empty();
        play(m_world, command);
        if (m_world.hero().at != from)
            come();
        const auto turns = static_cast<std::uint32_t>(m_world.state().turn - turn);
        CellCounts& cell = m_cells[m_world.hero().at];
        cell.turns += turns;
        cell.rest += isResting ? turns : 0;
        cell.damage += static_cast<std::uint32_t>(std::max(0, health - m_world.hero().health));
        cell.deaths += m_world.state().outcome == Outcome::Died;
    }

    World m_world;
    std::map<Position, CellCounts> m_cells;
    std::map<int, std::int64_t> m_arrivals;
    bool m_isSame = true;
};

std::int64_t slainIn(const World& world)
{
    std::int64_t slain = 0;
    for (const SlainKind& kind : world.state().slain)
        slain += kind.count;
    return slain;
}

// Three kobolds between the start and the stairs.
Dungeon koboldDungeon()
{
    return asciiDungeon("###########\n#@..k..k.>#\n#.....k...#\n###########\n\n"
                        "###########\n#........<#\n#.........#\n###########");
}

// The cells of a level, added up.
CellCounts allOf(const CellSums& cells)
{
    CellCounts sum;
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            sum += cells[x, y];
    return sum;
}

} // namespace

class RecorderTest : public QObject {
    Q_OBJECT

private slots:
    void cellsAreAsARecountFromTheWorldsHasThem()
    {
        std::int64_t damage = 0;
        std::int64_t kills = 0;
        for (const Dungeon& dungeon : {recipeDungeon(4), recipeDungeon(5), koboldDungeon()})
            for (const std::string_view persona : {"explorer", "swift"})
                for (int trial = 1; trial <= scaled(2); ++trial) {
                    const RecordedGame game = recordedGame(dungeon, persona, static_cast<std::uint64_t>(trial));
                    const Recount again(game.session);
                    QVERIFY(again.isSameGame());
                    std::map<Position, CellCounts> told(game.counts.cells.begin(), game.counts.cells.end());
                    std::int64_t slain = 0;
                    for (const auto& [at, cell] : told) {
                        slain += cell.kills;
                        damage += cell.damage;
                        const auto found = again.cells().find(at);
                        const CellCounts expected = found == again.cells().end() ? CellCounts{} : found->second;
                        QCOMPARE(cell.visits, expected.visits);
                        QCOMPARE(cell.turns, expected.turns);
                        QCOMPARE(cell.rest, expected.rest);
                        QCOMPARE(cell.reached, expected.reached);
                        QCOMPARE(cell.first, expected.first);
                        QCOMPARE(cell.deaths, expected.deaths);
                        QVERIFY(cell.damage >= expected.damage);
                    }
                    for (const auto& [at, cell] : again.cells())
                        QVERIFY(told.contains(at));
                    QCOMPARE(slain, slainIn(again.end()));
                    kills += slain;
                }
        QVERIFY(damage > 0 && kills > 0); // or it compared next to nothing
    }

    void cellsSeenAreThoseKnownInTheLastWorld()
    {
        const RecordedGame game = recordedGame(recipeDungeon(4), "explorer", 1);
        const Recount again(game.session);
        QCOMPARE(game.counts.seen.size(), again.arrivals().size());
        for (const auto& [z, turn] : again.arrivals()) {
            const auto& known = again.end().level(z).memory.tiles;
            for (int y = 0; y < known.height(); ++y)
                for (int x = 0; x < known.width(); ++x)
                    QCOMPARE(game.counts.seen.at(z).get(x, y), (known[x, y] != kUnknownTile));
        }
    }

    void cellsOfALevelAddUpToTheLevel()
    {
        for (const Dungeon& dungeon : {recipeDungeon(4), koboldDungeon()})
            for (int trial = 1; trial <= scaled(2); ++trial) {
                const RecordedGame game = recordedGame(dungeon, "explorer", static_cast<std::uint64_t>(trial));
                std::map<int, CellCounts> byLevel;
                CellCounts all;
                for (const auto& [at, cell] : game.counts.cells) {
                    byLevel[at.z] += cell;
                    all += cell;
                }
                QCOMPARE(game.counts.seen.size(), game.levels.size());
                std::int64_t kills = 0;
                for (const auto& [z, level] : game.levels) {
                    QVERIFY(byLevel.contains(z));
                    QCOMPARE(std::int64_t{byLevel[z].turns}, level.turns);
                    QCOMPARE(std::int64_t{byLevel[z].damage}, level.damage);
                    kills += level.kills;
                }
                QCOMPARE(std::int64_t{all.kills}, kills);
                QCOMPARE(std::int64_t{all.turns}, game.session.world().state().turn);
            }
    }

    void cellsOfARunAddUpToItsLevels()
    {
        const Dungeon dungeon = koboldDungeon();
        PlaytestPlan plan;
        plan.games = 4;
        plan.personas = {"explorer", "swift"};
        plan.turns = kMostRecorded;
        const std::atomic<bool> isStopped = false;
        PlaytestSum sum(dungeon, plan);
        for (int number = 0; number < plan.total(); ++number)
            sum.add(playTest(dungeon, plan, number, isStopped).value());
        QVERIFY(!sum.tally().levels.empty());
        std::int64_t deaths = 0;
        for (const auto& [z, level] : sum.tally().levels) {
            const CellCounts cells = allOf(*sum.cells(dungeon.level(z).uid));
            QCOMPARE(std::int64_t{cells.turns}, level.sum.turns);
            QCOMPARE(std::int64_t{cells.damage}, level.sum.damage);
            QCOMPARE(std::int64_t{cells.deaths}, level.died);
            deaths += level.died;
        }
        QCOMPARE(deaths, sum.tally().died);
    }
};

CAVE_TEST_SUITE(RecorderTest);
#include "recorder_test.moc"
