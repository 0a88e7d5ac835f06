// SPDX-License-Identifier: MIT
#include "core/lab/map_measures.h"

#include "core/base/grid.h"
#include "core/generate/bake.h"
#include "core/proof/census.h"
#include "core/proof/seed_trial.h"
#include "core/rules/turn/start_game.h"
#include "tests/support/ascii_map.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <utility>

using namespace cave;

namespace {

std::optional<std::int64_t> measured(const Dungeon& dungeon, std::string_view id, int z = 0)
{
    MeasuredDungeon measured(dungeon);
    return mapMeasures()[findMapMeasure(id).value()].of(measured.level(z));
}

// Where a hero gets to who is looked for anew after every round through all cells and every door, until nothing is new.
// For dungeons without events and falls whose keys are each made for one door.
struct PlainWays {
    std::vector<Grid<std::uint8_t>> reached; // 1: so it is
    std::set<Position> unlocked;

    bool has(Position at) const
    {
        const Grid<std::uint8_t>& level = reached[static_cast<std::size_t>(at.z)];
        return level.contains(at.x, at.y) && level[at.x, at.y] == 1;
    }
    bool touches(Position at) const
    {
        return std::ranges::any_of(kDirections, [&](Direction way) { return has(moved(at, way)); });
    }
    bool add(Position at) { return std::exchange(reached[static_cast<std::size_t>(at.z)][at.x, at.y], 1) == 0; }
};

void forEachCellOf(const Dungeon& dungeon, int z, auto visit)
{
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            visit(Position{x, y, z}, dungeon.catalogue->tile(dungeon.level(z).tiles[x, y]));
}

bool walkOn(const Dungeon& dungeon, const std::set<LevelWay>& stairs, PlainWays& ways)
{
    bool isMore = false;
    for (int z = 0; z < dungeon.depth(); ++z)
        forEachCellOf(dungeon, z, [&](Position at, const TileKind& tile) {
            if ((tile.walkable || !tile.foundAs.empty() || ways.unlocked.contains(at)) && ways.touches(at))
                isMore |= ways.add(at);
        });
    for (const auto& [upper, lower] : stairs) {
        if (ways.has(upper))
            isMore |= ways.add(lower);
        if (ways.has(lower))
            isMore |= ways.add(upper);
    }
    return isMore;
}

bool unlockMore(const Dungeon& dungeon, PlainWays& ways)
{
    bool isMore = false;
    for (int z = 0; z < dungeon.depth(); ++z)
        for (const Placement& thing : dungeon.level(z).things)
            if (thing.opens && ways.has({thing.x, thing.y, z}))
                if (const auto door = dungeon.positionOf(*thing.opens); door && ways.touches(*door))
                    isMore |= ways.unlocked.insert(*door).second;
    return isMore;
}

PlainWays plainWays(const Dungeon& dungeon)
{
    const std::set<LevelWay> stairs = waysBetweenLevels(dungeon);
    PlainWays ways{{dungeon.levels.size(), Grid<std::uint8_t>(dungeon.width, dungeon.height)}, {}};
    ways.add(startPosition(dungeon).value());
    while (walkOn(dungeon, stairs, ways) || unlockMore(dungeon, ways)) {}
    return ways;
}

std::int64_t plainlyUnreachable(const Dungeon& dungeon, const PlainWays& ways, int z)
{
    std::int64_t count = 0;
    forEachCellOf(dungeon, z, [&](Position at, const TileKind& tile) { count += tile.walkable && !ways.has(at); });
    return count;
}

constexpr std::string_view kSalve = R"({"items": [
    {"id": "salve", "name": "salve", "glyph": "!", "colour": "#dddddd",
     "effect": {"kind": "heal", "by": "drinking", "amount": 7, "full_percent": 30}}]})";

} // namespace

class MapMeasuresTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsUnreachableAndLockedIsWhatAPlainSearchFinds_data()
    {
        QTest::addColumn<QString>("dungeon");
        for (const char* dungeon : {"crypt", "delve", "rooms"})
            QTest::newRow(dungeon) << dungeon;
    }

    void whatIsUnreachableAndLockedIsWhatAPlainSearchFinds()
    {
        QFETCH(QString, dungeon);
        Dungeon made = frozenDungeon(dungeon.toStdString());
        std::int64_t locks = 0;
        std::int64_t unreachable = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(3)); ++seed) {
            QVERIFY(bake(made, seed));
            for (std::size_t z = seed % 2; z < made.levels.size(); z += 2) // some doors stay shut
                std::erase_if(made.levels[z].things, [](const Placement& thing) { return thing.opens.has_value(); });
            const PlainWays ways = plainWays(made);
            for (int z = 0; z < made.depth(); ++z) {
                QCOMPARE(measured(made, "unreachable", z).value(), plainlyUnreachable(made, ways, z));
                const auto opened = std::ranges::count_if(ways.unlocked, [&](Position door) { return door.z == z; });
                QCOMPARE(measured(made, "locks", z).value(), std::int64_t{opened});
                locks += opened;
                unreachable += plainlyUnreachable(made, ways, z);
            }
        }
        QCOMPARE(locks > 0, dungeon != "rooms"); // where nothing is locked
        QCOMPARE(unreachable > 0, dungeon != "rooms");
    }

    void aDoorIsALockWhereItsKeyCanBeHad()
    {
        Dungeon dungeon = asciiDungeon("########\n#@.L..>#\n########\n\n########\n#..L..<#\n########");
        QCOMPARE(measured(dungeon, "locks").value(), std::int64_t{0});
        QCOMPARE(measured(dungeon, "unreachable", 0).value(), std::int64_t{3});
        QCOMPARE(measured(dungeon, "unreachable", 1).value(), std::int64_t{5});
        putItem(dungeon, "key", {2, 1, 0}, Position{3, 1, 0});
        QCOMPARE(measured(dungeon, "locks", 0).value(), std::int64_t{1});
        QCOMPARE(measured(dungeon, "locks", 1).value(), std::int64_t{0});
        QCOMPARE(measured(dungeon, "unreachable", 0).value(), std::int64_t{0});
        QCOMPARE(measured(dungeon, "unreachable", 1).value(), std::int64_t{2});
        putItem(dungeon, "key", {1, 1, 1}, Position{3, 1, 1}); // behind its own door
        QCOMPARE(measured(dungeon, "locks", 1).value(), std::int64_t{0});
        dungeon.levels[1].things.back().x = 5;
        QCOMPARE(measured(dungeon, "locks", 1).value(), std::int64_t{1});
        QCOMPARE(measured(dungeon, "unreachable", 1).value(), std::int64_t{0});
    }

    void withoutAStartNothingIsReachedAndNoDoorOpened()
    {
        const Dungeon dungeon = asciiDungeon("###\n#<#\n###");
        QCOMPARE(measured(dungeon, "unreachable").value(), std::int64_t{1});
        QCOMPARE(measured(dungeon, "locks").value(), std::int64_t{0});
    }

    void shortfallsAreTheRowsThatCouldNotDoAll()
    {
        Dungeon dungeon = frozenDungeon("jsrogue");
        dungeon.recipes[0].rows.back().parameters.set("count", 100'000);
        const auto baked = bake(dungeon, 77);
        QVERIFY(baked);
        const MapMeasure& shortfalls = mapMeasures()[findMapMeasure("shortfalls").value()];
        MeasuredDungeon of(dungeon, {&baked->rows, {}});
        std::int64_t all = 0;
        for (int z = 0; z < dungeon.depth(); ++z) {
            std::int64_t expected = 0;
            for (const RowReport& row : baked->rows)
                if (row.level == z && (row.state == RowState::Partial || row.state == RowState::Skipped))
                    ++expected;
            QCOMPARE(shortfalls.of(of.level(z)).value(), expected);
            all += expected;
        }
        QVERIFY(all > 0);
        QCOMPARE(all, std::int64_t{std::ssize(trialOf(dungeon, *baked).shortfalls)});
        QVERIFY(!measured(dungeon, "shortfalls")); // nobody knows
    }

    void gamesAreThoseOfTheExplorerWhateverTheLevel()
    {
        Dungeon dungeon = frozenDungeon("crypt");
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(3)); ++seed) {
            QVERIFY(bake(dungeon, seed));
            const auto game = playByBot(dungeon, seed, {.persona = explorer()});
            QVERIFY(game);
            const WorldState& end = game->session.world().state();
            for (const int z : {0, dungeon.depth() - 1}) {
                QCOMPARE(measured(dungeon, "won", z).value(), std::int64_t{end.outcome == Outcome::Won});
                QCOMPARE(measured(dungeon, "died", z).value(), std::int64_t{end.outcome == Outcome::Died});
                QCOMPARE(measured(dungeon, "turns", z).value(), end.turn);
            }
        }
        QVERIFY(!measured(asciiDungeon("###\n#<#\n###"), "turns")); // nobody can begin there
    }

    void aGameThatIsStoppedTellsNothing()
    {
        Dungeon dungeon = frozenDungeon("crypt");
        QVERIFY(bake(dungeon, 1));
        int asked = 0;
        MeasuredDungeon stopped(dungeon, {nullptr, [&] { return ++asked < 0; }});
        QVERIFY(!mapMeasures()[findMapMeasure("won").value()].of(stopped.level(0)));
        QVERIFY(asked > 0);
    }

    void idsAreUniqueAndFound()
    {
        std::set<std::string_view> ids;
        for (std::size_t i = 0; i < mapMeasures().size(); ++i) {
            QVERIFY(ids.insert(mapMeasures()[i].id).second);
            QVERIFY(findMapMeasure(mapMeasures()[i].id) == i);
        }
        QVERIFY(!findMapMeasure("height"));
    }

    void floorIsCountedAndItsShareIsOfAllCells()
    {
        const Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####\n#...#\n#####");
        QCOMPARE(measured(dungeon, "floor").value(), std::int64_t{6});
        QCOMPARE(measured(dungeon, "floor_share").value(), std::int64_t{6 * 1000 / 25});
    }

    void aDeadEndHasOneWayToGo()
    {
        QCOMPARE(measured(asciiDungeon("#####\n#@..#\n###.#\n#...#\n#####"), "dead_ends").value(), std::int64_t{2});
        QCOMPARE(measured(asciiDungeon("####\n#@.#\n#..#\n####"), "dead_ends").value(), std::int64_t{0});
        QCOMPARE(measured(asciiDungeon("###\n#@#\n###"), "dead_ends").value(), std::int64_t{0});
    }

    void symmetryIsOfTheBetterAxis()
    {
        QCOMPARE(measured(asciiDungeon("#####\n#@..#\n#####"), "symmetry").value(), std::int64_t{1000});
        QCOMPARE(measured(asciiDungeon("#####\n#@###\n##..#\n#####"), "symmetry").value(), std::int64_t{800});
    }

    void thingsAreCountedAndWeighed()
    {
        const Dungeon none = asciiDungeon("######\n#@...#\n######");
        const Dungeon some = asciiDungeon("######\n#@..k#\n######");
        QCOMPARE(measured(none, "creatures").value(), std::int64_t{0});
        QCOMPARE(measured(none, "danger").value(), std::int64_t{0});
        QCOMPARE(measured(some, "creatures").value(), std::int64_t{1});
        QVERIFY(measured(some, "danger").value() > 0);
        Dungeon fed = none;
        const auto apple = fed.catalogue->findItem("apple").value();
        fed.levels[0].things.push_back({KindTable::Item, apple, 3, 1, {}});
        const ItemKind& kind = fed.catalogue->item(apple);
        QCOMPARE(measured(fed, "food").value(), std::int64_t{kind.food} * kind.bites);
        QCOMPARE(measured(fed, "items").value(), std::int64_t{1});
        QCOMPARE(measured(fed, "healing").value(), std::int64_t{0});
    }

    void healingIsToTheHeroAsItStarts()
    {
        Dungeon dungeon = asciiDungeon("######\n#@...#\n######", catalogueWith(kSalve));
        dungeon.rules.health = 50;
        dungeon.levels[0].things.push_back({KindTable::Item, dungeon.catalogue->findItem("salve").value(), 3, 1, {}});
        QCOMPARE(measured(dungeon, "healing").value(), std::int64_t{7 + 15});
    }

    void linearityIsTheShareOfCellsHardlyOffTheWay()
    {
        // The way has 3 steps; the branch downwards leaves it by more than 3 steps and back after its third cell.
        QCOMPARE(measured(asciiDungeon("######\n#@..>#\n######"), "linearity").value(), std::int64_t{1000});
        const Dungeon branch = asciiDungeon("######\n#@..>#\n#.####\n#.####\n#.####\n#.####\n#.####\n#.####\n######");
        QCOMPARE(measured(branch, "linearity").value(), std::int64_t{7 * 1000 / 10});
        QVERIFY(!measured(asciiDungeon("######\n#@#.>#\n######"), "linearity"));
    }

    void leniencyIsTheShareOfTheWayWithoutDangerNearIt()
    {
        QCOMPARE(measured(asciiDungeon("######\n#@..>#\n######"), "leniency").value(), std::int64_t{1000});
        // 12 cells of way; the kobold stands beside the last one, so the first six are out of its reach.
        const Dungeon guarded = asciiDungeon("##############\n#@..........>#\n############k#\n##############");
        QCOMPARE(measured(guarded, "leniency").value(), std::int64_t{6 * 1000 / 12});
        QVERIFY(!measured(asciiDungeon("######\n#@#.>#\n######"), "leniency"));
    }

    void aLevelWithoutAWayHasNoLengthOfIt()
    {
        QVERIFY(!measured(asciiDungeon("#####\n#@..#\n#####"), "way"));
        QCOMPARE(measured(asciiDungeon("#####\n#@.>#\n#####\n\n#####\n#..<#\n#####"), "way").value(), std::int64_t{2});
    }
};

CAVE_TEST_SUITE(MapMeasuresTest);
#include "map_measures_test.moc"
