// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/proof/problems.h"
#include "core/proof/ways/reach.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cstdlib>

using namespace cave;

namespace {

Dungeon leadingToExit(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture);
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    return dungeon;
}

bool isWalkable(const Dungeon& dungeon, Position at)
{
    return dungeon.catalogue->tile(dungeon.levels[static_cast<std::size_t>(at.z)].tiles[at.x, at.y]).walkable;
}

// Whether a hero can go from each cell to the next with one command.
bool canBeWalked(const Dungeon& dungeon, const std::vector<Position>& route)
{
    for (std::size_t i = 0; i < route.size(); ++i) {
        if (!isWalkable(dungeon, route[i]))
            return false;
        if (i == 0)
            continue;
        const Position& from = route[i - 1];
        const bool isStep =
            from.z == route[i].z && std::max(std::abs(from.x - route[i].x), std::abs(from.y - route[i].y)) == 1;
        if (!isStep && dungeon.stairsTarget(from) != route[i])
            return false;
    }
    return true;
}

// The obvious twin: how many steps, by trying every cell until nothing improves; -1 when there is no way.
int slowDistance(const Dungeon& dungeon, Position from, Position to)
{
    std::vector<Grid<int>> distances(dungeon.levels.size(), Grid<int>(dungeon.width, dungeon.height, -1));
    const auto at = [&](Position cell) -> int& { return distances[static_cast<std::size_t>(cell.z)][cell.x, cell.y]; };
    at(from) = 0;
    for (bool improves = true; improves;) {
        improves = false;
        const auto offer = [&](Position cell, int distance) {
            if (isWalkable(dungeon, cell) && (at(cell) < 0 || at(cell) > distance)) {
                at(cell) = distance;
                improves = true;
            }
        };
        for (int z = 0; z < dungeon.depth(); ++z)
            for (int y = 1; y < dungeon.height - 1; ++y)
                for (int x = 1; x < dungeon.width - 1; ++x) {
                    const Position here{x, y, z};
                    if (at(here) < 0)
                        continue;
                    for (const Direction direction : kDirections)
                        offer(moved(here, direction), at(here) + 1);
                    if (const auto there = dungeon.stairsTarget(here))
                        offer(*there, at(here) + 1);
                }
    }
    return at(to);
}

} // namespace

class RouteTest : public QObject {
    Q_OBJECT

private slots:
    void routesAreShortest_data();
    void routesAreShortest();
    void routesGoOverStairsAndLinks();
    void oneWayLinksGoOneWay();
    void thereIsNoneWithoutAWayAStartOrAPlaceToGo();
    void routesAreAsShortAsTheSlowTwinsInCaves();
};

void RouteTest::routesAreShortest_data()
{
    QTest::addColumn<QString>("picture");
    QTest::addColumn<int>("cells");
    QTest::newRow("next cell") << "####\n#@n#\n####" << 2;
    QTest::newRow("diagonally") << "######\n#@..##\n##..##\n###..#\n####n#\n######" << 4;
    QTest::newRow("between two walls") << "#####\n#@###\n##.##\n###n#\n#####" << 3;
    QTest::newRow("around a wall") << "#######\n#@.#n.#\n#.#.#.#\n#..##.#\n###...#\n#######" << 4;
    QTest::newRow("the nearer of two") << "#########\n#n...@.n#\n#########" << 3;
}

void RouteTest::routesAreShortest()
{
    QFETCH(const QString, picture);
    QFETCH(const int, cells);
    const Dungeon dungeon = leadingToExit(picture.toStdString());
    const auto route = findRoute(dungeon);
    QCOMPARE(static_cast<int>(route.size()), cells);
    QVERIFY(canBeWalked(dungeon, route));
    QVERIFY(route.front() == onlyCell(picture.toStdString(), '@'));
}

void RouteTest::routesGoOverStairsAndLinks()
{
    Dungeon dungeon = leadingToExit(R"(
########
#@..>###
########
########

########
#.#.<..#
#n#..>##
########

########
#>##.###
#......#
########
)");
    QVERIFY(findRoute(dungeon).empty());
    dungeon.links = {{{levelUid(2), 1, 1}, {levelUid(1), 1, 1}, true},
                     {{levelUid(1), 5, 2}, {levelUid(2), 4, 1}, false}};
    const auto route = findRoute(dungeon);
    QCOMPARE(route.size(), std::size_t{12});
    QVERIFY(canBeWalked(dungeon, route));
}

void RouteTest::oneWayLinksGoOneWay()
{
    Dungeon dungeon = leadingToExit(R"(
######
#n.>##
######

######
#@.<.#
######
)");
    QCOMPARE(findRoute(dungeon).size(), std::size_t{6});
    dungeon.links = {{{levelUid(0), 3, 1}, {levelUid(1), 4, 1}, true}};
    QCOMPARE(findRoute(dungeon).size(), std::size_t{6});
    dungeon.links = {{{levelUid(1), 3, 1}, {levelUid(1), 4, 1}, true}};
    QVERIFY(findRoute(dungeon).empty());
}

void RouteTest::thereIsNoneWithoutAWayAStartOrAPlaceToGo()
{
    QVERIFY(findRoute(leadingToExit("#####\n#@#n#\n#####")).empty());
    QVERIFY(findRoute(leadingToExit("#####\n#@..#\n#####")).empty());
    QVERIFY(findRoute(leadingToExit("#####\n#~#n#\n#####")).empty());
    QVERIFY(findRoute(asciiDungeon("#####\n#@.n#\n#####")).empty());
}

void RouteTest::routesAreAsShortAsTheSlowTwinsInCaves()
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Dungeon dungeon = recipeDungeon(seed);
        const Position start{dungeon.start->at.x, dungeon.start->at.y, 0};
        const Reach reach(dungeon, start);
        Random dice(seed);
        for (int i = 0; i < 5; ++i) {
            const Position to{dice.between(1, 38), dice.between(1, 18), dice.between(0, 2)};
            const int distance = slowDistance(dungeon, start, to);
            QCOMPARE(reach.contains(to), distance >= 0);
            if (distance < 0)
                continue;
            const auto route = reach.routeTo(to);
            QCOMPARE(static_cast<int>(route.size()), distance + 1);
            QVERIFY(canBeWalked(dungeon, route) && route.front() == start && route.back() == to);
        }
    }
}

CAVE_TEST_SUITE(RouteTest);
#include "route_test.moc"
