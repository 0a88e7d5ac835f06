// SPDX-License-Identifier: MIT
#include "tests/support/maker_checks.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

LevelOrder arenaOrder(std::string parameters = "{}")
{
    return {.width = 80, .height = 24, .rows = {{"fill"}, {"arena", std::move(parameters)}}};
}

} // namespace

class ArenaPassTest : public QObject {
    Q_OBJECT

private slots:
    void whateverTheParametersThePromiseIsKept()
    {
        Random dice(31);
        for (int run = 0; run < scaled(200); ++run) {
            const LevelOrder order = randomMakerOrder("arena", dice);
            const OneLevel made = bakedLevel(order);
            const std::string broken = brokenPromise(order, made);
            QVERIFY2(broken.empty(), (broken + "\n" + order.rows.back().parameters + "\n" + made.picture()).c_str());
        }
    }

    void theHallIsADiscAroundTheMiddle()
    {
        const OneLevel made = bakedLevel({.width = 80, .height = 40, .rows = {{"fill"}, {"arena"}}});
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 80; ++x)
                QCOMPARE(made.isWalkable(x, y), (x - 40) * (x - 40) + (y - 20) * (y - 20) < 11.5 * 11.5);
    }

    void theHallIsTagged()
    {
        const OneLevel boss = bakedLevel(arenaOrder());
        QCOMPARE(boss.state.rooms.size(), 1u);
        QVERIFY(boss.state.rooms[0].hasTag("boss"));
        QVERIFY(bakedLevel(arenaOrder(R"({"tag": "throne"})")).state.rooms[0].hasTag("throne"));
        QVERIFY(bakedLevel(arenaOrder(R"({"tag": ""})")).state.rooms[0].tags.empty());
    }

    void theSeedDoesNotMatter()
    {
        LevelOrder order = arenaOrder(R"({"pillars": 7})");
        const auto tiles = bakedLevel(order).level().tiles;
        order.seed = 2;
        QVERIFY(bakedLevel(order).level().tiles == tiles);
    }

    void anAreaMovesTheMiddle()
    {
        LevelOrder order = arenaOrder(R"({"radius": 4})");
        order.rows.back().where.boxes = {{50, 2, 21, 21}};
        const Box hall = bakedLevel(order).state.rooms[0].box;
        QVERIFY((hall == Box{56, 8, 9, 9}));
    }

    void thereAreAsManyPillarsAsAsked()
    {
        for (int count = 0; count <= 12; ++count) {
            const OneLevel without = bakedLevel(arenaOrder());
            const OneLevel with = bakedLevel(arenaOrder("{\"pillars\": " + std::to_string(count) + "}"));
            QCOMPARE(without.walkable().count() - with.walkable().count(), count);
        }
    }

    void anArenaOutsideTheLevelIsReported()
    {
        const OneLevel made = bakedLevel(arenaOrder(R"({"x": 500, "y": 3})"));
        QVERIFY(made.reports[1].state == RowState::Skipped);
        QCOMPARE(made.walkable().count(), 0);
    }

    void aPicture()
    {
        const OneLevel made =
            bakedLevel({.width = 21, .height = 19, .rows = {{"fill"}, {"arena", R"({"radius": 8, "pillars": 6})"}}});
        QCOMPARE(shown(made.picture()), shown(R"(XXXXXXXXXXXXXXXXXXXXX
X#######.....#######X
X#####.........#####X
X###.............###X
X###.............###X
X##....#.....#....##X
X##...............##X
X#.................#X
X#.................#X
X#...#.........#...#X
X#.................#X
X#.................#X
X##...............##X
X##....#.....#....##X
X###.............###X
X###.............###X
X#####.........#####X
X#######.....#######X
XXXXXXXXXXXXXXXXXXXXX
)"));
    }
};

CAVE_TEST_SUITE(ArenaPassTest);
#include "arena_pass_test.moc"
