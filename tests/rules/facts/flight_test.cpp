// SPDX-License-Identifier: MIT
#include "core/rules/facts/field_of_view.h"
#include "core/rules/facts/flight.h"
#include "tests/rules/play_support.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

bool isOpenEverywhere(Position) { return true; }

std::vector<Position> line(Position from, Position to)
{
    return lineThrough(from, to, distance(from, to), isOpenEverywhere);
}

// Pillars and water at random, and a rim.
World scattered(std::uint64_t seed)
{
    Random dice(seed);
    std::string picture;
    for (int y = 0; y < 11; ++y) {
        for (int x = 0; x < 13; ++x) {
            const bool isRim = x == 0 || y == 0 || x == 12 || y == 10;
            const bool isStart = x == 6 && y == 5;
            picture += isStart ? '@' : isRim || dice.below(4) == 0 ? '#' : dice.below(6) == 0 ? '=' : '.';
        }
        picture += '\n';
    }
    return testWorld(picture);
}

constexpr auto kEverybody = [](const Creature&) { return true; };

} // namespace

class FlightTest : public QObject {
    Q_OBJECT

private slots:
    void linesHaveACellAColumnOrRow();
    void linesReadTheSameFromBothEnds();
    void linesStayWithinHalfACell();
    void linesGoOnBehindTheirTarget();
    void whoSeesEachOtherCanHitEachOther();
    void flightsEndAtTheFirstCreature();
    void flightsEndBeforeWallsAndDoors();
    void whatFallsIntoDeepWaterLiesBeforeIt();
    void unseenCreaturesDoNotCountForAPreview();
    void beamsGoThroughCreaturesAndNoWalls();
    void diggingBeamsStopAtWhatCannotBeDug();
};

void FlightTest::linesHaveACellAColumnOrRow()
{
    const std::vector<Position> cells = line({0, 0, 0}, {5, 2, 0});
    const std::vector<Position> expected{{1, 0, 0}, {2, 1, 0}, {3, 1, 0}, {4, 2, 0}, {5, 2, 0}};
    QVERIFY(cells == expected);
    QVERIFY(line({2, 2, 0}, {2, 0, 0}) == (std::vector<Position>{{2, 1, 0}, {2, 0, 0}}));
    QVERIFY(line({0, 0, 0}, {2, 1, 0}) == (std::vector<Position>{{1, 0, 0}, {2, 1, 0}})); // the tie goes to 0
}

void FlightTest::linesReadTheSameFromBothEnds()
{
    for (int y = -9; y <= 9; ++y)
        for (int x = -9; x <= 9; ++x) {
            if (x == 0 && y == 0)
                continue;
            std::vector<Position> there = line({0, 0, 0}, {x, y, 0});
            std::vector<Position> back = line({x, y, 0}, {0, 0, 0});
            there.pop_back();
            back.pop_back();
            std::ranges::reverse(back);
            QVERIFY(there == back);
        }
}

void FlightTest::linesStayWithinHalfACell()
{
    for (int y = -9; y <= 9; ++y)
        for (int x = -9; x <= 9; ++x) {
            const int steps = std::max(std::abs(x), std::abs(y));
            int i = 0;
            if (steps > 0)
                for (const Position at : line({0, 0, 0}, {x, y, 0})) {
                    ++i;
                    QVERIFY(std::abs(2 * (at.x * steps - x * i)) <= steps);
                    QVERIFY(std::abs(2 * (at.y * steps - y * i)) <= steps);
                }
            QCOMPARE(i, steps);
        }
}

void FlightTest::linesGoOnBehindTheirTarget()
{
    const std::vector<Position> cells = lineThrough({3, 3, 0}, {4, 2, 0}, 3, isOpenEverywhere);
    QVERIFY(cells == (std::vector<Position>{{4, 2, 0}, {5, 1, 0}, {6, 0, 0}}));
    const std::vector<Position> short_ = lineThrough({0, 0, 0}, {1, 0, 0}, 9, [](Position at) { return at.x < 4; });
    QCOMPARE(short_.size(), std::size_t{4});
}

// What flies passes the cells that sight passes, and of two cells beside the line the open one.
void FlightTest::whoSeesEachOtherCanHitEachOther()
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(60); ++seed) {
        const World world = scattered(seed);
        const Position eye = world.hero().at;
        for (int y = 1; y < 10; ++y)
            for (int x = 1; x < 12; ++x) {
                const Position at{x, y, 0};
                if (at == eye || world.tileKind(at).opaque)
                    continue;
                const Flight flight = flightOf(world, eye, at, kEverybody);
                const bool arrives = !flight.path.empty() && flight.path.back() == at;
                QCOMPARE(arrives, isInView(world.opaque(0), eye.x, eye.y, 20, x, y));
                seen += arrives;
            }
    }
    QVERIFY(seen > scaled(1000));
}

void FlightTest::flightsEndAtTheFirstCreature()
{
    const World world = testWorld("##########\n#@..D..T.#\n##########");
    const Flight flight = flightOf(world, {1, 1, 0}, {8, 1, 0}, kEverybody);
    QVERIFY(flight.met == creatureOfKind(world, "dummy").id);
    QCOMPARE(flight.path.size(), std::size_t{3});
    QVERIFY((flight.lands == Position{4, 1, 0}));
}

void FlightTest::flightsEndBeforeWallsAndDoors()
{
    const World world = testWorld("##########\n#@...+...#\n##########");
    const Flight flight = flightOf(world, {1, 1, 0}, {8, 1, 0}, kEverybody);
    QVERIFY((flight.lands == Position{4, 1, 0}) && flight.met == EntityId::None);
    QVERIFY(flightOf(world, {1, 1, 0}, {1, 0, 0}, kEverybody).path.empty());
}

void FlightTest::whatFallsIntoDeepWaterLiesBeforeIt()
{
    const World world = testWorld("##########\n#@..==.T.#\n##########");
    const Flight shortOne = flightOf(world, {1, 1, 0}, {5, 1, 0}, kEverybody);
    QVERIFY((shortOne.path.back() == Position{5, 1, 0}) && (shortOne.lands == Position{3, 1, 0}));
    QVERIFY(flightOf(world, {1, 1, 0}, {8, 1, 0}, kEverybody).met == creatureOfKind(world, "target").id);
}

void FlightTest::unseenCreaturesDoNotCountForAPreview()
{
    const World world = testWorld("##########\n#@..D..T.#\n##########");
    const Flight flight = flightOf(world, {1, 1, 0}, {8, 1, 0}, [](const Creature&) { return false; });
    QVERIFY(flight.met == EntityId::None && (flight.lands == Position{8, 1, 0}));
}

void FlightTest::beamsGoThroughCreaturesAndNoWalls()
{
    const World world = testWorld("##########\n#@.D.T#..#\n##########");
    QCOMPARE(beamOf(world, {1, 1, 0}, {2, 1, 0}, 9, false).size(), std::size_t{4});
    QCOMPARE(beamOf(world, {1, 1, 0}, {2, 1, 0}, 3, false).size(), std::size_t{3});
}

void FlightTest::diggingBeamsStopAtWhatCannotBeDug()
{
    const World world = testWorld("##########\n#@.##X#..#\n##########");
    const std::vector<Position> beam = beamOf(world, {1, 1, 0}, {2, 1, 0}, 9, true);
    QVERIFY((beam.back() == Position{4, 1, 0}));
}

CAVE_TEST_SUITE(FlightTest);
#include "flight_test.moc"
