// SPDX-License-Identifier: MIT
// Whether games that go on can still be won.
#include "core/proof/standing.h"
#include "core/session/session.h"
#include "tests/proof/aims.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scripted.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kLiving = R"({"use": ["living"]})";

Dungeon toTheExit(std::string_view picture, std::string_view events = "[]", std::string_view marks = "{}",
                  std::string_view content = kLiving)
{
    return withEvents(toReachExit(drawnWith(picture, content)), events, marks);
}

// The verdict at the start, and after each of the commands.
std::vector<Verdict> verdicts(const Dungeon& dungeon, std::initializer_list<std::string_view> commands)
{
    auto session = Session::start(dungeon, 1);
    if (!session)
        qFatal("the game cannot be started");
    std::vector<Verdict> found{proveGoal(session->world()).verdict};
    for (const std::string_view text : commands) {
        if (session->submit(*parseCommand(text)).refusal)
            qFatal("a command is refused");
        found.push_back(proveGoal(session->world()).verdict);
    }
    return found;
}

using enum Verdict;

} // namespace

class StandingTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsShutInHasNoHope();
    void whatIsPutOffStillComes();
    void whatHasHappenedOnceDoesNotHappenAgain();
    void marksAreThoseOfTheGame();
    void keysInThePackStillOpen();
    void aKeyIsSureOnceItIsPaidFor();
    void whatBurnsNowGoesBack();
    void whoFellInIsShutIn();
    void theDeadOfAGroupAreCounted();
    void whatWasGatheredIsNotMissed();
    void whoWasSlainIsNotMissed();
};

void StandingTest::whoIsShutInHasNoHope()
{
    const Dungeon dungeon = toTheExit("#########\n#@.....n#\n#########\n", R"([{"uid": "0x0000000000000001",
        "when": {"on": "enter", "cells": [[3, 1]]}, "do": [{"does": "tile", "tile": "wall", "cells": [[5, 1]]}]}])");
    QCOMPARE(verdicts(dungeon, {"walk e", "walk e"}), (std::vector{No, No, No}));
}

void StandingTest::whatIsPutOffStillComes()
{
    const Dungeon dungeon = toTheExit("#########\n#@.....n#\n#########\n", R"([{"uid": "0x0000000000000001",
        "when": {"on": "enter", "cells": [[2, 1]]}, "do": [{"does": "tile", "tile": "wall", "cells": [[5, 1]]},
        {"does": "tile", "tile": "floor", "cells": [[5, 1]], "delay": 3}]}])");
    QCOMPARE(verdicts(dungeon, {"walk e", "wait", "wait", "wait", "wait"}),
             (std::vector{Proved, Proved, Proved, Proved, Proved, Proved}));
}

void StandingTest::whatHasHappenedOnceDoesNotHappenAgain()
{
    // Whoever pulls the second lever after the first one is shut in.
    const Dungeon dungeon = toTheExit("#########\n#@..#..n#\n#########\n", R"([{"uid": "0x0000000000000001",
        "when": {"on": "use", "cells": [[1, 0]]}, "do": [{"does": "tile", "tile": "floor", "cells": [[4, 1]]}]},
        {"uid": "0x0000000000000002", "when": {"on": "use", "cells": [[2, 0]]},
        "do": [{"does": "tile", "tile": "wall", "cells": [[4, 1]]}]}])");
    QCOMPARE(verdicts(dungeon, {"walk ne"}), (std::vector{No, Proved}));
}

void StandingTest::marksAreThoseOfTheGame()
{
    const Dungeon dungeon = toTheExit("#########\n#@.#...n#\n#########\n", R"([{"uid": "0x0000000000000001",
        "when": {"on": "use", "cells": [[1, 0]]}, "do": [{"does": "mark", "mark": "first", "set": 1}]},
        {"uid": "0x0000000000000002", "when": {"on": "use", "cells": [[2, 0]]}, "if": [{"is": "mark", "mark": "first",
        "least": 1}], "do": [{"does": "tile", "tile": "floor", "cells": [[3, 1]]}]},
        {"uid": "0x0000000000000003", "when": {"on": "use", "cells": [[0, 1]]}, "do": [{"does": "mark",
        "mark": "first", "set": 0}]}])",
                                      R"({"first": {}})");
    QCOMPARE(verdicts(dungeon, {"walk n"}), (std::vector{No, No}));
    QCOMPARE(verdicts(dungeon, {"walk w", "walk n"}), (std::vector{No, Proved, Proved}));
}

void StandingTest::keysInThePackStillOpen()
{
    Dungeon dungeon = toTheExit("#########\n#@[.....#\n#########\n\n#########\n#.....Ln#\n#########\n");
    putItem(dungeon, "key", {1, 1, 0}, Position{6, 1, 1});
    QCOMPARE(verdicts(dungeon, {"pick up", "walk e"}), (std::vector{No, Proved, Proved}));
}

void StandingTest::aKeyIsSureOnceItIsPaidFor()
{
    Dungeon dungeon = toTheExit("########\n#@..L.n#\n########\n");
    putItem(dungeon, "coins", {2, 1, 0});
    putItem(dungeon, "key", {3, 1, 0}, Position{4, 1, 0});
    dungeon.levels[0].things.back().price = 1;
    auto session = Session::start(dungeon, 1);
    QVERIFY(session.has_value());
    for (const Command& command : {Command(Walk{Direction::East}), Command(PickUp{}), Command(Walk{Direction::East})}) {
        QVERIFY(proveGoal(session->world()).verdict == NotProved);
        QVERIFY(!session->submit(command).refusal);
    }
    QVERIFY(!session->submit(Take{thingOf(session->world(), "key")}).refusal);
    QVERIFY(proveGoal(session->world()).verdict == Proved);
}

void StandingTest::whatBurnsNowGoesBack()
{
    const Dungeon dungeon = toTheExit("#########\n#@...:.n#\n#########\n", R"([{"uid": "0x0000000000000001",
        "when": {"on": "use", "cells": [[1, 0]]}, "do": [{"does": "fire", "cells": [[5, 1]]}]}])");
    QCOMPARE(verdicts(dungeon, {"walk n"}), (std::vector{Proved, Proved}));
}

void StandingTest::whoFellInIsShutIn()
{
    const Dungeon dungeon = toTheExit("#########\n#@[....n#\n#########\n\n#########\n#.......#\n#########\n");
    QCOMPARE(verdicts(dungeon, {"walk e"}), (std::vector{No, No}));
}

void StandingTest::theDeadOfAGroupAreCounted()
{
    Dungeon dungeon = toTheExit("#########\n#@r.#..n#\n#########\n", R"([{"uid": "0x0000000000000001",
        "when": {"on": "die", "group": "pack", "last": true},
        "do": [{"does": "tile", "tile": "floor", "cells": [[4, 1]]}]}])",
                                "{}", "{}");
    dungeon.levels[0].things.front().group = "pack";
    dungeon.rules.attack = 100;
    QCOMPARE(verdicts(dungeon, {"wait", "walk e"}), (std::vector{Proved, Proved, Proved}));
    dungeon.levels[0].things.front().group = "";
    QCOMPARE(verdicts(dungeon, {"wait"}), (std::vector{No, No}));
}

// Nor is what the hero began with there twice.
void StandingTest::whatWasGatheredIsNotMissed()
{
    Dungeon dungeon = toGather(toTheExit("#########\n#@.....n#\n#########\n"), "zircon", 2);
    putItem(dungeon, "zircon", {1, 1, 0});
    QCOMPARE(verdicts(dungeon, {"pick up"}), (std::vector{No, No}));
    putItem(dungeon, "zircon", {2, 1, 0});
    QCOMPARE(verdicts(dungeon, {"pick up", "walk e", "pick up"}), (std::vector{Proved, Proved, Proved, Proved}));
    dungeon.rules.collectKind = "apple";
    dungeon.rules.kit = {"apple"};
    QCOMPARE(verdicts(dungeon, {"walk e"}), (std::vector{No, No}));
    dungeon.rules.collectCount = 1;
    QCOMPARE(verdicts(dungeon, {"walk e"}), (std::vector{Proved, Proved}));
}

void StandingTest::whoWasSlainIsNotMissed()
{
    Dungeon dungeon = toTheExit("#########\n#@r.#..n#\n#########\n", R"([{"uid": "0x0000000000000001",
        "when": {"on": "die", "kind": "rat"}, "do": [{"does": "tile", "tile": "floor", "cells": [[4, 1]]}]}])",
                                "{}", "{}");
    dungeon.rules.goal = Goal::All;
    dungeon.rules.goalKind.clear();
    dungeon.rules.parts = {{Goal::Slay, "rat"}, {Goal::Reach, "exit"}};
    dungeon.rules.attack = 100;
    QCOMPARE(verdicts(dungeon, {"wait", "walk e"}), (std::vector{Proved, Proved, Proved}));
}

CAVE_TEST_SUITE(StandingTest);
#include "standing_test.moc"
