// SPDX-License-Identifier: MIT
// spawn@2: things by number, in dead ends, near the arrival, and hordes.
#include "core/generate/lint.h"
#include "core/generate/shapes/dead_ends.h"
#include "core/generate/shapes/distance_map.h"
#include "tests/support/ascii_map.h"
#include "tests/support/pass_run.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace cave;

namespace {

constexpr Uid kSpawn{0xa4};
constexpr const char* kTable = R"([{"kind": "rat", "weight": 10}, {"kind": "apple", "weight": 30}])";

const char* const kHordes = R"({"hordes": [
    {"id": "rats", "lead": "rat", "with": [{"kind": "rat", "least": 1, "most": 3}], "band": [1, 2]},
    {"id": "bats", "lead": "bat", "with": [{"kind": "rat", "least": 2, "most": 2}], "band": [1, 3], "weight": 30},
    {"id": "orcs", "lead": "orc", "with": [{"kind": "bat", "most": 2}], "band": [4, 9]}]})";

Dungeon spawnCaves(int depth, const std::string& parameters, const char* content = "{}")
{
    Dungeon dungeon = dungeonOfRows(
        60, 40, depth, {{"fill"}, {"caves"}, {"connect"}, {"stairs", R"({"link": "one"})"}, {"spawn", parameters}});
    dungeon.recipes[0].rows.back().version = 2;
    dungeon.catalogue = catalogueWith(content);
    return dungeon;
}

std::vector<Placement> spawned(Dungeon dungeon, std::uint64_t seed = 1, std::size_t z = 0)
{
    bakedOrFail(dungeon, seed);
    std::vector<Placement> things;
    std::ranges::copy_if(dungeon.levels[z].things, std::back_inserter(things),
                         [](const Placement& thing) { return thing.row == kSpawn; });
    return things;
}

int inBoth(const std::vector<Placement>& one, const std::vector<Placement>& other)
{
    return static_cast<int>(std::ranges::count_if(
        one, [&](const Placement& thing) { return std::ranges::find(other, thing) != other.end(); }));
}

std::string with(const std::string& more) { return std::string(R"({"table": )") + kTable + ", " + more + "}"; }

QString refusalOf(const Dungeon& dungeon)
{
    const auto steps = stepsOf(dungeon, 0);
    return steps ? QString() : shown(steps.error().where + ": " + steps.error().what.source);
}

} // namespace

class Spawn2PassTest : public QObject {
    Q_OBJECT

private slots:
    void oneMoreMovesNothing();
    void aCellMoreMovesHardlyMore();
    void kindsHangOnNoGround();
    void kindsComeByTheirWeights();
    void thingsKeepApartAndAway();
    void deadEndsAreWherePassagesEnd();
    void inDeadEndsNothingLiesElsewhere();
    void nearTheArrivalNothingLiesFurtherThanTwentySteps();
    void hordesStandTogether();
    void hordesAreThoseOfTheDepth();
    void someComeFromFurtherDown();
    void someAreAsleep();
    void gearIsBetterOrWorseAsOftenAsAsked();
    void gearBearsRunesAsOftenAsTheRowSays();
    void itemsCostWhatTheRowSays();
    void noHordeAtADepthIsRefused();
    void hordesAndATableAreRefused();
    void whatFindsNoRoomIsTold();
    void seedsStayWhatTheyAre();
};

void Spawn2PassTest::oneMoreMovesNothing()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto few = spawned(spawnCaves(1, with(R"("count": 15)")), seed);
        QCOMPARE(static_cast<int>(few.size()), 15);
        const auto more = spawned(spawnCaves(1, with(R"("count": 16)")), seed);
        QCOMPARE(inBoth(few, more), 15);
    }
}

void Spawn2PassTest::aCellMoreMovesHardlyMore()
{
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Dungeon dungeon = spawnCaves(1, with(R"("count": 15)"));
        const auto before = spawned(dungeon, seed);
        const Placement taken = before.front();
        dungeon.levels[0].thingEdits.push_back(
            {true, {KindTable::Item, *dungeon.catalogue->findItem("key"), taken.x, taken.y, {}}, 0});
        moved += 15 - inBoth(before, spawned(dungeon, seed));
    }
    QVERIFY2(moved >= 40 && moved <= 50, qPrintable(QString::number(moved)));
}

void Spawn2PassTest::kindsHangOnNoGround()
{
    Dungeon open = spawnCaves(1, with(R"("count": 15)"));
    open.recipes[0].rows[1].parameters = Json::Object{{"fill", 700}};
    const auto kinds = [](const std::vector<Placement>& things) {
        std::map<std::pair<int, int>, int> count;
        for (const Placement& thing : things)
            ++count[{static_cast<int>(thing.table), thing.kind}];
        return count;
    };
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        QVERIFY(kinds(spawned(open, seed)) == kinds(spawned(spawnCaves(1, with(R"("count": 15)")), seed)));
}

void Spawn2PassTest::kindsComeByTheirWeights()
{
    int rats = 0;
    const int levels = 100 * testScale(); // under the sanitizers as well: the share of few levels is chance
    for (int seed = 1; seed <= levels; ++seed)
        for (const Placement& thing : spawned(spawnCaves(1, with(R"("count": 20)")), static_cast<std::uint64_t>(seed)))
            rats += thing.table == KindTable::Creature;
    QVERIFY2(std::abs(rats - levels * 5) < levels, qPrintable(QString::number(rats)));
}

void Spawn2PassTest::thingsKeepApartAndAway()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Dungeon dungeon = spawnCaves(2, with(R"("count": 12, "apart": 5, "away": 9)"));
        bakedOrFail(dungeon, seed);
        const auto things = spawned(dungeon, seed);
        for (const Placement& one : things) {
            const int dx = one.x - dungeon.start->at.x;
            const int dy = one.y - dungeon.start->at.y;
            QVERIFY(dx * dx + dy * dy > 81);
            for (const Placement& other : things)
                QVERIFY(one == other || std::max(std::abs(one.x - other.x), std::abs(one.y - other.y)) >= 5);
        }
    }
}

void Spawn2PassTest::deadEndsAreWherePassagesEnd()
{
    const LevelState level = levelOf("###########\n"
                                     "#.#...#...#\n"
                                     "#.#.#.#.#.#\n"
                                     "#...#...#.#\n"
                                     "#########.#\n"
                                     "#..######.#\n"
                                     "#.......###\n"
                                     "###########\n");
    const BitGrid ends = deadEnds(walkableOf(level));
    QVERIFY(ends.get(1, 1) && ends.get(9, 5));
    QVERIFY(ends.get(7, 6));
    QCOMPARE(ends.count(), 3);
}

void Spawn2PassTest::inDeadEndsNothingLiesElsewhere()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Dungeon dungeon = spawnCaves(1, R"({"count": 8, "at": "dead_end", "table": [{"kind": "apple", "weight": 1}]})");
        dungeon.recipes[0].rows[1].type = "maze";
        const auto things = spawned(dungeon, seed);
        bakedOrFail(dungeon, seed);
        const BitGrid ends = deadEnds(walkableOf(dungeon, 0));
        QCOMPARE(static_cast<int>(things.size()), 8);
        for (const Placement& thing : things)
            QVERIFY(ends.get(thing.x, thing.y));
    }
}

void Spawn2PassTest::nearTheArrivalNothingLiesFurtherThanTwentySteps()
{
    bool isFar = false; // anywhere on the level
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dungeon dungeon = spawnCaves(1, R"({"count": 6, "at": "arrival", "table": [{"kind": "apple", "weight": 1}]})");
        const auto things = spawned(dungeon, seed);
        QCOMPARE(static_cast<int>(things.size()), 6);
        bakedOrFail(dungeon, seed);
        const Grid<int> steps =
            stepsFrom(walkableOf(dungeon, 0), std::array{CellAt{dungeon.start->at.x, dungeon.start->at.y}});
        for (const Placement& thing : things)
            QVERIFY((steps[thing.x, thing.y] >= 1 && steps[thing.x, thing.y] <= 20));
        isFar |= std::ranges::max(steps.cells()) > 40;
    }
    QVERIFY(isFar);
}

void Spawn2PassTest::hordesStandTogether()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto things = spawned(spawnCaves(1, R"({"count": 1, "horde": true})", kHordes), seed);
        QVERIFY(things.size() >= 2 && things.size() <= 4);
        for (const Placement& thing : things) {
            QVERIFY(thing.table == KindTable::Creature && !thing.isAsleep && !thing.isFar);
            QVERIFY(std::abs(thing.x - things[0].x) <= 6 && std::abs(thing.y - things[0].y) <= 6);
        }
    }
}

void Spawn2PassTest::hordesAreThoseOfTheDepth()
{
    Dungeon dungeon = spawnCaves(5, R"({"count": 4, "horde": true})", kHordes);
    const auto has = [&](std::size_t z, const char* kind) {
        const auto id = *dungeon.catalogue->findCreature(kind);
        return std::ranges::any_of(spawned(dungeon, 3, z), [&](const Placement& thing) { return thing.kind == id; });
    };
    QVERIFY(!has(0, "orc") && !has(2, "orc"));
    QVERIFY(has(3, "orc") && has(4, "orc"));
}

void Spawn2PassTest::someComeFromFurtherDown()
{
    Dungeon dungeon = spawnCaves(3, R"({"count": 3, "horde": true, "deeper": 1000})", kHordes);
    const auto isOrc = [&](const Placement& thing) { return thing.kind == *dungeon.catalogue->findCreature("orc"); };
    QVERIFY(std::ranges::none_of(spawned(dungeon, 2, 0), isOrc)); // from level 2 on
    for (const std::size_t z : {1, 2}) {
        const auto things = spawned(dungeon, 2, z);
        QVERIFY(std::ranges::any_of(things, isOrc));
        QVERIFY(std::ranges::all_of(things, [](const Placement& thing) { return thing.isFar; }));
    }
}

void Spawn2PassTest::someAreAsleep()
{
    int asleep = 0;
    int all = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        for (const Placement& thing : spawned(spawnCaves(1, with(R"("count": 20, "asleep": 350)")), seed)) {
            QVERIFY(!thing.isAsleep || thing.table == KindTable::Creature);
            all += thing.table == KindTable::Creature;
            asleep += thing.isAsleep;
        }
    QVERIFY2(asleep * 100 > all * 20 && asleep * 100 < all * 50, qPrintable(QString::number(asleep)));
    const auto horde = spawned(spawnCaves(1, R"({"count": 2, "horde": true, "asleep": 1000})", kHordes));
    QVERIFY(std::ranges::all_of(horde, [](const Placement& thing) { return thing.isAsleep; }));
}

void Spawn2PassTest::gearIsBetterOrWorseAsOftenAsAsked()
{
    const std::string table = R"("table": [{"kind": "dagger", "weight": 1}, {"kind": "apple", "weight": 1}])";
    int gear = 0;
    int better = 0;
    int worse = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        for (const Placement& thing :
             spawned(spawnCaves(1, "{" + table + R"(, "count": 20, "better": 100, "worse": 250})"), seed)) {
            const bool isGear = thing.kind == *catalogueWith("{}")->findItem("dagger");
            QVERIFY(isGear || thing.enchant == 0);
            QVERIFY(std::abs(thing.enchant) <= 3);
            gear += isGear;
            better += thing.enchant > 0;
            worse += thing.enchant < 0;
        }
    QVERIFY2(worse * 100 > gear * 15 && worse * 100 < gear * 35, qPrintable(QString::number(worse)));
    QVERIFY2(better * 100 > gear * 3 && better * 100 < gear * 20, qPrintable(QString::number(better)));
    const auto plain = spawned(spawnCaves(1, "{" + table + R"(, "count": 20})"));
    auto changed = spawned(spawnCaves(1, "{" + table + R"(, "count": 20, "worse": 1000})"));
    for (Placement& thing : changed)
        thing.enchant = 0;
    QVERIFY2(plain == changed, "nothing else is drawn otherwise");
    QVERIFY(!refusalOf(spawnCaves(1, "{" + table + R"(, "better": 600, "worse": 600})")).isEmpty());
    QVERIFY(refusalOf(spawnCaves(1, "{" + table + R"(, "better": 400, "worse": 600})")).isEmpty());
}

void Spawn2PassTest::gearBearsRunesAsOftenAsTheRowSays()
{
    const std::string table = R"("table": [{"kind": "dagger", "weight": 10}, {"kind": "apple", "weight": 10}])";
    const char* const runes = R"({"runes": [
        {"id": "good", "name": "good", "on": "weapon", "when": "hit", "swift": true},
        {"id": "bad", "name": "bad", "on": "weapon", "when": "hit", "swift": true, "bad": true},
        {"id": "coat", "name": "coats", "on": "armour", "when": "worn", "gives": {"speed": 1}}]})";
    const std::string row = "{" + table + R"(, "count": 60, "worse": 300, "runed": 400})";
    int gear = 0;
    int runed = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        for (const Placement& thing : spawned(spawnCaves(1, row, runes), seed)) {
            const bool isGear = thing.kind == *catalogueWith("{}")->findItem("dagger");
            QVERIFY(isGear || thing.rune.empty());
            QVERIFY(thing.rune.empty() || thing.rune == (thing.enchant < 0 ? "bad" : "good"));
            gear += isGear;
            runed += !thing.rune.empty();
        }
    QVERIFY2(runed * 100 > gear * 30 && runed * 100 < gear * 50, qPrintable(QString::number(runed)));
    const auto plain = spawned(spawnCaves(1, "{" + table + R"(, "count": 20})", runes));
    auto changed = spawned(spawnCaves(1, "{" + table + R"(, "count": 20, "runed": 1000})", runes));
    for (Placement& thing : changed)
        thing.rune.clear();
    QVERIFY2(plain == changed, "nothing else is drawn otherwise");
}

void Spawn2PassTest::itemsCostWhatTheRowSays()
{
    const std::string table = R"("table": [{"kind": "bat", "weight": 1}, {"kind": "apple", "weight": 1}])";
    const auto plain = spawned(spawnCaves(1, "{" + table + R"(, "count": 20})"));
    auto priced = spawned(spawnCaves(1, "{" + table + R"(, "count": 20, "price": 6})"));
    for (Placement& thing : priced) {
        QCOMPARE(thing.price, thing.table == KindTable::Item ? 6 : 0);
        thing.price = 0;
    }
    QVERIFY2(plain == priced, "nothing else is drawn otherwise");
    QVERIFY(
        refusalOf(spawnCaves(1, R"({"horde": true, "price": 6})", kHordes)).contains("(spawn): price: Only an item"));
    const auto refusalFor = [](const char* kinds) {
        return refusalOf(spawnCaves(1, std::string(R"({"table": [)") + kinds + R"(], "price": 6})"));
    };
    const char* const coins = R"({"kind": "coins", "weight": 1})";
    QVERIFY(refusalFor(coins).contains("(spawn): price: Only an item"));
    QVERIFY(refusalFor((std::string(coins) + R"(, {"kind": "apple", "weight": 1})").c_str()).isEmpty());
}

void Spawn2PassTest::noHordeAtADepthIsRefused()
{
    const QString refused = "levels[0], row 0x00000000000000a4 (spawn): horde: No horde is at home on level %1.";
    const char* const deep = R"({"hordes": [{"id": "orcs", "lead": "orc", "band": [2, 9]}]})";
    QCOMPARE(refusalOf(spawnCaves(1, R"({"horde": true})", deep)), refused);
    QCOMPARE(refusalOf(spawnCaves(1, R"({"horde": true})")), refused);
    QCOMPARE(refusalOf(spawnCaves(1, R"({"horde": true, "count": {"step": [[2, 3]]}})", deep)), QString());
}

void Spawn2PassTest::hordesAndATableAreRefused()
{
    QVERIFY(refusalOf(spawnCaves(1, with(R"("horde": true)"), kHordes)).contains("(spawn): table: A row puts either"));
}

void Spawn2PassTest::whatFindsNoRoomIsTold()
{
    Dungeon full = spawnCaves(1, with(R"("count": 5000)"));
    const Baked baked = bakedOrFail(full, 1);
    const auto report = std::ranges::find(baked.rows, kSpawn, &RowReport::row);
    QCOMPARE(report->state, RowState::Partial);
    QCOMPARE(report->asked, 5000);
    QCOMPARE(static_cast<int>(spawned(full).size()), report->done);
    Dungeon empty = spawnCaves(1, "{}");
    const Baked none = bakedOrFail(empty, 1);
    QCOMPARE(std::ranges::find(none.rows, kSpawn, &RowReport::row)->state, RowState::Skipped);
}

void Spawn2PassTest::seedsStayWhatTheyAre()
{
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Dungeon things = spawnCaves(2, with(R"("count": 12, "asleep": 300)"));
        bakedOrFail(things, seed);
        Dungeon hordes = spawnCaves(3, R"({"count": 4, "horde": true, "deeper": 200})", kHordes);
        bakedOrFail(hordes, seed);
        sum = hashOf("golden", sum, dungeonHash(things), dungeonHash(hordes));
    }
    QCOMPARE(shown(hexOf(sum)), QStringLiteral("0x45cc3ac98c9a2620"));
}

CAVE_TEST_SUITE(Spawn2PassTest);
#include "spawn2_pass_test.moc"
