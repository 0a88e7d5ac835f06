// SPDX-License-Identifier: MIT
// Chasms lead down, one way: in the journey and in what events can make of a game. A chasm is [.
#include "core/edit/fixes/fixes.h"
#include "core/proof/play/proof.h"
#include "core/proof/problems.h"
#include "core/proof/ways/journey.h"
#include "core/proof/ways/reach.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "tests/proof/aims.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scripted.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::string_view kLibrary = R"({"use": ["living"]})";
constexpr std::string_view kTwoFloors = "#########\n#@.....n#\n#########\n";
constexpr std::string_view kPocket = "\n#########\n#.......#\n#########\n";
constexpr std::string_view kCellar = "\n#########\n#......n#\n#########\n";

Dungeon overChasms(std::string_view above, std::string_view below, std::string_view events = "[]")
{
    return withEvents(toReachExit(drawnWith(std::string(above).append(below), kLibrary)), events, "{}");
}

std::string eventOf(std::string_view when, std::string_view effects)
{
    return R"([{"uid": "0x0000000000000001", "when": {)" + std::string(when) + R"(}, "do": [)" + std::string(effects) +
           "]}]";
}

Verdict verdictIn(const Dungeon& dungeon) { return proveGoal(dungeon, *startPosition(dungeon)).verdict; }

bool isGoalReached(const Dungeon& dungeon)
{
    const std::vector<Problem> problems = findProblems(dungeon);
    return std::ranges::find(problems, ProblemKind::GoalUnreachable, &Problem::kind) == problems.end();
}

constexpr const char* kFallsUnderneath = R"({"does": "fall", "cells": [[3, 1]]})";

} // namespace

class FallsTest : public QObject {
    Q_OBJECT

private slots:
    void aChasmLeadsToTheGroundBelow();
    void whoFallsLandsOnTheNearestGround();
    void atTheBottomAChasmIsAWall();
    void groundThatFallsUnderTheHeroShutsInWhereNoWayLeadsOn();
    void groundThatFallsIsAWayDown();
    void aHoleThatALeverMakesIsAWayDown();
    void aHoleBehindAGateIsAWayDownOnceTheGateIsOpen();
    void tilesThatHoldNobodyAreHolesToo();
    void aChasmOverAPocketShutsIn();
    void aChasmOverAWayOnDoesNot();
    void aChasmOverLockedGroundShutsInWithoutAnyEvent();
    void whereNoTileIsAChasmNoGroundFalls();
    void aHiddenPitIsAWayDownAndNoneAcross();
    void whoStepsOnAHiddenPitIsShutInWhereNoWayLeadsOn();
    void aDoorBehindAHiddenPitIsNotComeTo();
    void noKeyIsSpentOnADoorBehindAHiddenPit();
    void anEventThatFillsAHiddenPitMakesAWay();
    void aHoleThatALeverMakesInAWallIsAWayDown();
    void whoFallsIntoAPitSetsNothingOffThere();
    void whatFallsAtTheBottomIsTold();
};

void FallsTest::aChasmLeadsToTheGroundBelow()
{
    const Dungeon dungeon = overChasms("#########\n#@[#....#\n#########\n", kCellar);
    QVERIFY(isGoalReached(dungeon));
    const std::vector<Position> route = findRoute(dungeon);
    QCOMPARE(route.size(), std::size_t{7});
    QCOMPARE(route.at(1), (Position{2, 1, 1}));
    const Reach reach(dungeon, {1, 1, 0});
    QVERIFY(reach.contains({3, 1, 1}) && !reach.contains({2, 1, 0}) && !reach.contains({5, 1, 0}));
    QVERIFY(!Reach(dungeon, {3, 1, 1}).contains({1, 1, 0})); // and not up again
}

void FallsTest::whoFallsLandsOnTheNearestGround()
{
    const Dungeon dungeon = overChasms("#########\n#@[.....#\n#########\n", "\n#########\n####...n#\n#########\n");
    QCOMPARE(fallFrom(dungeon, {2, 1, 0}), std::optional(Position{4, 1, 1}));
    QCOMPARE(fallFrom(dungeon, {2, 1, 0}, [](Position at) { return at == Position{3, 1, 1}; }),
             std::optional<Position>());
    QCOMPARE(fallFrom(dungeon, {5, 1, 0}), std::optional(Position{5, 1, 1}));
    QCOMPARE(fallFrom(dungeon, {5, 1, 1}), std::optional<Position>());
}

void FallsTest::atTheBottomAChasmIsAWall()
{
    QVERIFY(!isGoalReached(overChasms("#########\n#@[...n.#\n#########\n", "")));
}

void FallsTest::groundThatFallsUnderTheHeroShutsInWhereNoWayLeadsOn()
{
    QCOMPARE(
        verdictIn(overChasms(kTwoFloors, kPocket, eventOf(R"("on": "enter", "cells": [[3, 1]])", kFallsUnderneath))),
        Verdict::No);
}

void FallsTest::groundThatFallsIsAWayDown()
{
    const Dungeon dungeon =
        overChasms(kTwoFloors, kCellar, eventOf(R"("on": "enter", "cells": [[3, 1]])", kFallsUnderneath));
    QVERIFY(isGoalReached(dungeon));
    QCOMPARE(verdictIn(dungeon), Verdict::Proved);
}

void FallsTest::aHoleThatALeverMakesIsAWayDown()
{
    const Dungeon dungeon = overChasms("#########\n#@.....##\n#########\n", kCellar,
                                       eventOf(R"("on": "use", "cells": [[1, 0]])", kFallsUnderneath));
    QVERIFY(isGoalReached(dungeon));
    QCOMPARE(verdictIn(dungeon), Verdict::Proved);
    const std::vector<Position> route = findRoute(dungeon);
    QCOMPARE(route.size(), std::size_t{8});
    QVERIFY(route.at(2) == (Position{3, 1, 0}) && route.at(3) == (Position{3, 1, 1}));
}

void FallsTest::aHoleBehindAGateIsAWayDownOnceTheGateIsOpen()
{
    const Dungeon dungeon = overChasms("#########\n#@..#..##\n#########\n", kCellar,
                                       R"([{"uid": "0x0000000000000001", "when": {"on": "use", "cells": [[1, 0]]},
                                            "do": [{"does": "fall", "cells": [[6, 1]]}]},
                                           {"uid": "0x0000000000000002", "when": {"on": "use", "cells": [[2, 0]]},
                                            "do": [{"does": "tile", "cells": [[4, 1]], "tile": "floor"}]}])");
    QVERIFY(isGoalReached(dungeon));
}

void FallsTest::tilesThatHoldNobodyAreHolesToo()
{
    const std::string event =
        eventOf(R"("on": "enter", "cells": [[3, 1]])", R"({"does": "tile", "cells": [[3, 1]], "tile": "chasm"})");
    QCOMPARE(verdictIn(overChasms(kTwoFloors, kPocket, event)), Verdict::No);
    QCOMPARE(verdictIn(overChasms(kTwoFloors, kCellar, event)), Verdict::Proved);
}

void FallsTest::aChasmOverAPocketShutsIn()
{
    const std::string opens =
        eventOf(R"("on": "use", "cells": [[1, 0]])", R"({"does": "tile", "cells": [[4, 1]], "tile": "floor"})");
    QCOMPARE(verdictIn(overChasms("#########\n#@..#..n#\n#########\n", kPocket, opens)), Verdict::Proved);
    QCOMPARE(verdictIn(overChasms("#########\n#@..#..n#\n#.[######\n", kPocket, opens)), Verdict::No);
}

void FallsTest::aChasmOverAWayOnDoesNot()
{
    const std::string opens =
        eventOf(R"("on": "use", "cells": [[1, 0]])", R"({"does": "tile", "cells": [[4, 1]], "tile": "floor"})");
    QCOMPARE(verdictIn(overChasms("#########\n#@..#..n#\n#.[######\n", kCellar, opens)), Verdict::Proved);
}

void FallsTest::aChasmOverLockedGroundShutsInWithoutAnyEvent()
{
    const auto withKeyAt = [](Position at) {
        Dungeon dungeon = overChasms("#########\n#@.[...>#\n#.......#\n#########\n",
                                     "\n#########\n#.....L<#\n#######n#\n#########\n");
        putItem(dungeon, "key", at);
        return dungeon;
    };
    QCOMPARE(verdictIn(withKeyAt({1, 2, 0})), Verdict::No); // who jumps without it is shut in
    QCOMPARE(verdictIn(withKeyAt({2, 1, 1})), Verdict::Proved);
    Dungeon closed = withKeyAt({1, 2, 0});
    closed.levels[0].tiles[3, 1] = closed.catalogue->floor();
    QCOMPARE(verdictIn(closed), Verdict::Proved);
}

void FallsTest::whereNoTileIsAChasmNoGroundFalls()
{
    const std::string event = eventOf(R"("on": "enter", "cells": [[3, 1]])", kFallsUnderneath);
    const auto isUnfit = [](const Dungeon& dungeon) {
        const std::vector<Problem> problems = findProblems(dungeon);
        return std::ranges::find(problems, ProblemKind::EventUnfit, &Problem::kind) != problems.end();
    };
    QVERIFY(!isUnfit(overChasms(kTwoFloors, kCellar, event)));
    QVERIFY(isUnfit(withEvents(asciiDungeon(std::string(kTwoFloors).append(kCellar)), event, "{}")));
}

void FallsTest::aHiddenPitIsAWayDownAndNoneAcross()
{
    QVERIFY(!isGoalReached(overChasms("#########\n#@{....n#\n#########\n", kPocket)));
    const Dungeon dungeon = overChasms("#########\n#@{....##\n#########\n", kCellar);
    QVERIFY(isGoalReached(dungeon));
    const Reach reach(dungeon, {1, 1, 0});
    QVERIFY(reach.contains({2, 1, 0}) && reach.contains({2, 1, 1}) && !reach.contains({3, 1, 0}));
    QVERIFY(isGoalReached(overChasms("#########\n#@{....n#\n#########\n", ""))); // there is nothing to fall to
}

void FallsTest::whoStepsOnAHiddenPitIsShutInWhereNoWayLeadsOn()
{
    constexpr std::string_view kAbove = "#########\n#@.....n#\n#.{######\n";
    QCOMPARE(verdictIn(overChasms(kAbove, kPocket)), Verdict::No);
    QCOMPARE(verdictIn(overChasms(kAbove, kCellar)), Verdict::Proved);
}

void FallsTest::aDoorBehindAHiddenPitIsNotComeTo()
{
    constexpr const char* kOpens = R"({"does": "tile", "cells": [[3, 1]], "tile": "floor"})";
    const auto behind = [&](std::string_view above) {
        return overChasms(above, kPocket, eventOf(R"("on": "use", "cells": [[0, 1]])", kOpens));
    };
    QVERIFY(isGoalReached(behind("#########\n#@.#...n#\n#########\n")));
    QVERIFY(!isGoalReached(behind("#########\n#@{#...n#\n#########\n")));
}

// The door behind the pit is the first that the key would open.
void FallsTest::noKeyIsSpentOnADoorBehindAHiddenPit()
{
    Dungeon dungeon = overChasms("#########\n#@{L..###\n#.#######\n#..L..n##\n#########\n",
                                 "\n#########\n#.......#\n#########\n#########\n#########\n");
    for (int keys = 1; keys <= 2; ++keys) {
        putItem(dungeon, "key", {1, 2, 0});
        for (const bool descendOnly : {false, true}) {
            dungeon.rules.descendOnly = descendOnly;
            const Journey journey(dungeon, {1, 1, 0});
            QVERIFY(journey.contains({6, 3, 0}) && !journey.contains({4, 1, 0}));
        }
    }
}

void FallsTest::anEventThatFillsAHiddenPitMakesAWay()
{
    const auto filled = [](std::string_view below) {
        return overChasms(
            "#########\n#@{....n#\n#########\n", below,
            eventOf(R"("on": "use", "cells": [[1, 0]])", R"({"does": "tile", "cells": [[2, 1]], "tile": "floor"})"));
    };
    const Dungeon dungeon = filled(kPocket);
    QVERIFY(isGoalReached(dungeon));
    QCOMPARE(findRoute(dungeon).size(), std::size_t{7});
    QCOMPARE(verdictIn(dungeon), Verdict::No); // who steps there before is shut in
    QCOMPARE(verdictIn(filled(kCellar)), Verdict::Proved);
}

void FallsTest::aHoleThatALeverMakesInAWallIsAWayDown()
{
    const auto holed = [](std::string_view above, std::string_view below) {
        return overChasms(
            above, below,
            eventOf(R"("on": "use", "cells": [[1, 0]])", R"({"does": "tile", "cells": [[3, 2]], "tile": "chasm"})"));
    };
    QVERIFY(isGoalReached(holed("#########\n#@.....##\n#########\n", kCellar)));
    QCOMPARE(verdictIn(holed(kTwoFloors, kPocket)), Verdict::No);
    QCOMPARE(verdictIn(holed(kTwoFloors, kCellar)), Verdict::Proved);
}

// There is a way back up, but whoever steps on the pit is below before anything is told of that, or a lever pulled.
void FallsTest::whoFallsIntoAPitSetsNothingOffThere()
{
    constexpr std::string_view kAbove = "#########\n#@>#...n#\n#{#######\n#########\n";
    constexpr std::string_view kBelow = "\n#########\n#.<.....#\n#########\n#########\n";
    constexpr const char* kOpens = R"({"does": "tile", "cells": [[3, 1]], "tile": "floor"})";
    for (const char* when : {R"("on": "use", "cells": [[1, 3]])", R"("on": "enter", "cells": [[1, 2]])"}) {
        const Dungeon dungeon = overChasms(kAbove, kBelow, eventOf(when, kOpens));
        QVERIFY(!isGoalReached(dungeon));
        QCOMPARE(verdictIn(dungeon), Verdict::No);
        World world = worldOf(dungeon);
        play(world, Walk{Direction::South});
        QVERIFY(world.hero().at.z == 1 && !world.isWalkable({3, 1, 0}));
    }
}

void FallsTest::whatFallsAtTheBottomIsTold()
{
    const auto bottoms = [](const Dungeon& dungeon) {
        std::vector<Problem> problems = findProblems(dungeon);
        std::erase_if(problems, [](const Problem& each) { return each.kind != ProblemKind::ChasmAtBottom; });
        return problems;
    };
    constexpr std::string_view kHole = "\n#########\n#..[[..n#\n#########\n";
    QVERIFY(bottoms(overChasms("#########\n#@[....n#\n#########\n", kCellar)).empty());
    Dungeon dungeon = overChasms(kTwoFloors, kHole);
    std::vector<Problem> found = bottoms(dungeon);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].at, std::optional(Position{3, 1, 1}));
    apply(dungeon, fixFor(dungeon, found[0])->edit);
    QVERIFY(bottoms(dungeon).empty());
    for (const char* does :
         {R"({"does": "fall", "cells": [[3, 1]]})", R"({"does": "tile", "tile": "pit", "cells": [[3, 1]]})"}) {
        const std::string event = eventOf(R"("on": "use", "cells": [[1, 0]])", does);
        QVERIFY(bottoms(overChasms(kTwoFloors, kCellar, event)).empty());
        dungeon = overChasms(kTwoFloors, "", event);
        found = bottoms(dungeon);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].script.row, 0);
        apply(dungeon, fixFor(dungeon, found[0])->edit);
        QVERIFY(bottoms(dungeon).empty());
    }
}

CAVE_TEST_SUITE(FallsTest);
#include "falls_test.moc"
