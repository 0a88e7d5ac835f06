// SPDX-License-Identifier: MIT
// What makes an event of a dungeon happen.
#include "core/world/world_writer.h"
#include "tests/rules/living/staged.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr const char* kSay = R"({"does": "say", "text": "Now."})";

World on(std::string_view picture, std::string_view when, std::string_view more = "", std::string_view things = "[]")
{
    return staged({std::string(picture), events({eventRow(1, when, kSay, more)}), "{}", std::string(things)});
}

} // namespace

class TriggersTest : public QObject {
    Q_OBJECT

private slots:
    void enterIsOfWhoIsMeant();
    void leaveIsOfTheCellLeft();
    void changingPlacesIsAStepOfBoth();
    void useIsWalkingIntoWhatIsNoWay();
    void whatIsUsedUpBlocksTheWayAgain();
    void takeAndPutAreOfThings();
    void seeComesWithTheSight();
    void dieIsOfGroupsAndKinds();
    void theLastOfAGroupIsTheLast();
    void hurtIsTheShareOfHealth();
    void turnsAreBeatsOfTheLevel();
    void arrivalIsToldWithTheFirstAct();
    void aSecondArrivalIsNotTheFirst();
    void whoFallsInABeatArrivesAsWell();
    void whoFallsInAnEventArrivesAsWell();
    void whoFallsByWhatItSeesArrivesAsWell();
    void marksRiseToTheirLeast();
    void becomeIsAnyChangeIntoTheTile();
    void weightsOfAllCellsAddUp();
    void eachKindWeighsWhatItsRowSaysForEventsToo();
    void whatLiesOnAPlateFromTheStartIsNoNews();
    void anotherLevelStandsStill();
};

void TriggersTest::enterIsOfWhoIsMeant()
{
    World world = on("######\n#@..Q#\n######\n", R"("on": "enter", "cells": [[3, 1]])");
    QCOMPARE(wordsIn(played(world, {kEast})), QString());
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Now."));
    QCOMPARE(wordsIn(played(world, {kWest, kEast})), QString()); // once

    World other = on("######\n#@..W#\n######\n", R"("on": "enter", "cells": [[3, 1]], "who": "other")");
    QCOMPARE(wordsIn(played(other, {Wait{}})), QString("Now."));
    World kind = on("######\n#@..W#\n######\n", R"("on": "enter", "cells": [[3, 1]], "who": {"kind": "walker"})");
    QCOMPARE(wordsIn(played(kind, {Wait{}})), QString("Now."));
    World wrong = on("######\n#@..W#\n######\n", R"("on": "enter", "cells": [[3, 1]], "who": {"kind": "dummy"})");
    QCOMPARE(wordsIn(played(wrong, {Wait{}})), QString());
    World group = on("######\n#@...#\n######\n", R"("on": "enter", "cells": [[3, 1]], "who": {"group": "pack"})", "",
                     R"([{"kind": "walker", "x": 4, "y": 1, "group": "pack"}])");
    QCOMPARE(wordsIn(played(group, {Wait{}})), QString("Now."));
}

void TriggersTest::leaveIsOfTheCellLeft()
{
    World world =
        on("######\n#@...#\n######\n", R"("on": "leave", "cells": {"rects": [[1, 1, 2, 1]]})", R"("repeat": "always")");
    QCOMPARE(wordsIn(played(world, {kEast, kEast, kEast})), QString("Now.; Now."));
}

void TriggersTest::changingPlacesIsAStepOfBoth()
{
    const std::string level =
        events({eventRow(1, R"("on": "leave", "cells": [[1, 1]], "who": "hero")", said("Hero left.")),
                eventRow(2, R"("on": "enter", "cells": [[2, 1]], "who": "hero")", said("Hero came.")),
                eventRow(3, R"("on": "leave", "cells": [[2, 1]], "who": "ally")", said("Ally left.")),
                eventRow(4, R"("on": "enter", "cells": [[1, 1]], "who": "ally")", said("Ally came.")),
                eventRow(5, R"("on": "lift", "cells": [[1, 1]], "least": 10)", said("Lifted."))});
    World world =
        staged({"######\n#@...#\n######\n", level, "{}", R"([{"kind": "dummy", "x": 2, "y": 1, "side": "hero"}])"});
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Hero left.; Ally left.; Hero came.; Ally came."));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void TriggersTest::useIsWalkingIntoWhatIsNoWay()
{
    World world = on("####\n#@8#\n####\n", R"("on": "use", "cells": [[2, 1]])", R"("repeat": 2)");
    QVERIFY(!check(world, world.state().hero, kEast));
    const auto told = played(world, {kEast});
    QCOMPARE(wordsIn(told), QString("Now."));
    QCOMPARE(eventsOf<Used>(told).size(), std::size_t{1});
    QCOMPARE(world.hero().at, (Position{1, 1, 0}));
    QCOMPARE(world.state().turn, std::int64_t{1});
}

void TriggersTest::whatIsUsedUpBlocksTheWayAgain()
{
    World world = on("####\n#@8#\n####\n", R"("on": "use", "cells": [[2, 1]])");
    played(world, {kEast});
    QVERIFY(check(world, world.state().hero, kEast));
    World monster =
        on("####\n#.8#\n#@##\n", R"("on": "use", "cells": [[2, 1]])", "", R"([{"kind": "walker", "x": 1, "y": 1}])");
    QVERIFY(check(monster, creatureOfKind(monster, "walker").id, kEast)); // only the hero uses
}

void TriggersTest::takeAndPutAreOfThings()
{
    const std::string apple = R"([{"kind": "apple", "x": 1, "y": 1}])";
    World take = on("####\n#@.#\n####\n", R"("on": "take", "cells": [[1, 1]], "item": "apple")", "", apple);
    QCOMPARE(wordsIn(played(take, {PickUp{}})), QString("Now."));
    World other = on("####\n#@.#\n####\n", R"("on": "take", "cells": [[1, 1]], "item": "dagger")", "", apple);
    QCOMPARE(wordsIn(played(other, {PickUp{}})), QString());
    World coin =
        on("####\n#@.#\n####\n", R"("on": "take", "cells": "level")", "", R"([{"kind": "coins", "x": 1, "y": 1}])");
    QCOMPARE(wordsIn(played(coin, {PickUp{}})), QString("Now."));
    World put = on("####\n#@.#\n####\n", R"("on": "put", "cells": [[1, 1]])", "", apple);
    const EntityId thing = put.items().front().id;
    QCOMPARE(wordsIn(played(put, {PickUp{}})), QString());
    QCOMPARE(wordsIn(played(put, {Drop{thing}})), QString("Now."));
}

void TriggersTest::seeComesWithTheSight()
{
    World world = on("#####\n#@+.#\n#####\n", R"("on": "see", "cells": [[3, 1]])");
    QCOMPARE(wordsIn(played(world, {Wait{}})), QString());
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Now."));
    World seen = on("#####\n#@..#\n#####\n", R"("on": "see", "cells": [[3, 1]])");
    QCOMPARE(wordsIn(played(seen, {Wait{}})), QString()); // it has been in view all the time
    World opened =
        staged({"######\n#@.+.#\n######\n",
                events({eventRow(1, R"("on": "enter", "cells": [[2, 1]])", R"({"does": "open", "cells": [[3, 1]]})"),
                        eventRow(2, R"("on": "see", "cells": [[4, 1]])", said("Seen."))})});
    QCOMPARE(wordsIn(played(opened, {kEast})), QString("Seen."));
}

void TriggersTest::dieIsOfGroupsAndKinds()
{
    const std::string things =
        R"([{"kind": "dummy", "x": 2, "y": 1, "group": "pack"}, {"kind": "dummy", "x": 1, "y": 2}])";
    const auto slay = [](World& world, Position at) {
        const EntityId who = world.creatureIdAt(at);
        WorldWriter(world).setHealth(who, 1);
        std::vector<Event> told;
        for (int i = 0; i < 50 && world.creature(who); ++i) {
            const Direction way = at.x == 2 ? Direction::East : Direction::South;
            std::ranges::move(play(world, Walk{way}).events, std::back_inserter(told));
        }
        return wordsIn(told);
    };
    World group = on("####\n#@.#\n#.##\n####\n", R"("on": "die", "group": "pack")", "", things);
    QCOMPARE(slay(group, {1, 2, 0}), QString());
    QCOMPARE(slay(group, {2, 1, 0}), QString("Now."));
    World kind = on("####\n#@.#\n#.##\n####\n", R"("on": "die", "kind": "dummy")", "", things);
    QCOMPARE(slay(kind, {1, 2, 0}), QString("Now."));
}

void TriggersTest::theLastOfAGroupIsTheLast()
{
    World world = on(
        "#####\n#@..#\n#####\n", R"("on": "die", "group": "pack", "last": true)", "",
        R"([{"kind": "dummy", "x": 2, "y": 1, "group": "pack"}, {"kind": "dummy", "x": 3, "y": 1, "group": "pack"}])");
    const auto kill = [&](Position at) {
        WorldWriter(world).removeCreature(world.creatureIdAt(at));
        return wordsIn(played(world, {Wait{}}));
    };
    QCOMPARE(kill({2, 1, 0}), QString());
    QCOMPARE(kill({3, 1, 0}), QString("Now."));
}

void TriggersTest::hurtIsTheShareOfHealth()
{
    World world = on("####\n#@Q#\n####\n", R"("on": "hurt", "kind": "dummy", "below": 50)", R"("repeat": "always")");
    const auto setHealth = [&](int health) {
        WorldWriter(world).setHealth(creatureOfKind(world, "dummy").id, health);
        return wordsIn(played(world, {Wait{}}));
    };
    QCOMPARE(setHealth(5), QString());
    QCOMPARE(setHealth(4), QString("Now."));
    QCOMPARE(setHealth(2), QString());
    QCOMPARE(setHealth(10), QString());
    QCOMPARE(setHealth(1), QString("Now."));
}

void TriggersTest::turnsAreBeatsOfTheLevel()
{
    World at = on("####\n#@.#\n####\n", R"("on": "turn", "at": 3)");
    QVERIFY(at.isActive(0));
    QCOMPARE(wordsIn(played(at, {Wait{}, Wait{}})), QString());
    QCOMPARE(wordsIn(played(at, {Wait{}, Wait{}})), QString("Now."));
    QVERIFY(!at.isActive(0)); // and costs nothing any more
    World every = on("####\n#@.#\n####\n", R"("on": "turn", "every": 2)", R"("repeat": 2)");
    QCOMPARE(wordsIn(played(every, std::vector<Command>(9, Wait{}))), QString("Now.; Now."));
    QVERIFY(!every.isActive(0));
}

void TriggersTest::arrivalIsToldWithTheFirstAct()
{
    World world = on("####\n#@.#\n####\n", R"("on": "arrive", "first": true)", R"("repeat": "always")");
    QCOMPARE(wordsIn(played(world, {Wait{}})), QString("Now."));
    QCOMPARE(wordsIn(played(world, {Wait{}})), QString());
}

void TriggersTest::aSecondArrivalIsNotTheFirst()
{
    const std::string level =
        events({eventRow(1, R"("on": "arrive", "first": true)", said("First."), R"("repeat": "always")"),
                eventRow(2, R"("on": "arrive")", said("Here."), R"("repeat": "always")")});
    World world = staged({"####\n#@>#\n####\n\n####\n#.<#\n####\n", level});
    QCOMPARE(wordsIn(played(world, {Wait{}})), QString("First.; Here."));
    QCOMPARE(wordsIn(played(world, {kEast, ClimbDown{}, ClimbUp{}})), QString("Here."));
}

// What the dungeon says of arrivals on the second level; the first one falls then.
World fallingWhen(std::string_view when, std::string_view picture = "#####\n#@..#\n#####\n")
{
    const std::string there = R"("on": "arrive", "level": ")" + hexOf(levelUid(1).value) + "\"";
    return staged({std::string(picture).append("\n#####\n#...#\n#####\n"),
                   events({eventRow(1, when, R"({"does": "fall", "cells": "level"})")}),
                   events({eventRow(2, there + R"(, "first": true)", said("First."), R"("repeat": "always")"),
                           eventRow(3, there, said("Below."), R"("repeat": "always")")})});
}

void TriggersTest::whoFallsInABeatArrivesAsWell()
{
    World world = fallingWhen(R"("on": "turn", "at": 2)");
    const auto told = played(world, std::vector<Command>(4, Wait{}));
    QCOMPARE(world.hero().at.z, 1);
    QCOMPARE(wordsIn(told), QString("First.; Below."));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void TriggersTest::whoFallsInAnEventArrivesAsWell()
{
    World world = fallingWhen(R"("on": "enter", "cells": [[2, 1]])");
    const auto told = played(world, {kEast, Wait{}});
    QCOMPARE(world.hero().at.z, 1);
    QCOMPARE(wordsIn(told), QString("First.; Below."));
}

void TriggersTest::whoFallsByWhatItSeesArrivesAsWell()
{
    World world = fallingWhen(R"("on": "see", "cells": [[3, 1]])", "#####\n#@+.#\n#####\n");
    const auto told = played(world, {kEast});
    QCOMPARE(world.hero().at, (Position{2, 1, 1}));
    QCOMPARE(wordsIn(told), QString("First.; Below."));
    QVERIFY(world.isVisible({3, 1, 1}));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void TriggersTest::marksRiseToTheirLeast()
{
    const std::string level =
        events({eventRow(1, R"("on": "enter", "cells": "level")", R"({"does": "mark", "mark": "steps", "add": 1})",
                         R"("repeat": "always")"),
                eventRow(2, R"("on": "mark", "mark": "steps", "least": 2)", kSay, R"("repeat": "always")")},
               R"("steps": {"most": 3})");
    World world = staged({"#####\n#@..#\n#####\n", level});
    QCOMPARE(wordsIn(played(world, {kEast})), QString());
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Now."));
    QCOMPARE(wordsIn(played(world, {kWest, kWest})), QString());
    QCOMPARE(world.mark(0, false, {{}, "steps"}), 3); // no more than its most
}

void TriggersTest::becomeIsAnyChangeIntoTheTile()
{
    World opened = on("####\n#@+#\n####\n", R"("on": "become", "cells": [[2, 1]], "tile": "door_open")");
    QCOMPARE(wordsIn(played(opened, {kEast})), QString("Now."));
    World dug = on("#####\n#@#.#\n#####\n", R"("on": "become", "cells": [[2, 1]], "tile": "rubble")");
    played(dug, {Wait{}});
    WorldWriter(dug).setTile({2, 1, 0}, *dug.catalogue().findTile("rubble"));
    QCOMPARE(wordsIn(played(dug, {Wait{}})), QString("Now."));
}

void TriggersTest::weightsOfAllCellsAddUp()
{
    const std::string level = events(
        {eventRow(1, R"("on": "weigh", "cells": [[2, 1], [3, 1]], "least": 11)", said("Down."),
                  R"("repeat": "always")"),
         eventRow(2, R"("on": "lift", "cells": [[2, 1], [3, 1]], "least": 11)", said("Up."), R"("repeat": "always")")});
    World world = staged({"######\n#@...#\n######\n", level, "{}", R"([{"kind": "apple", "x": 3, "y": 1}])"});
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Down."));
    QCOMPARE(wordsIn(played(world, {kEast})), QString());
    QCOMPARE(wordsIn(played(world, {PickUp{}})), QString("Up."));
    QCOMPARE(wordsIn(played(world, {kEast})), QString());
}

void TriggersTest::eachKindWeighsWhatItsRowSaysForEventsToo()
{
    const std::string plate = events({eventRow(1, R"("on": "weigh", "cells": [[3, 1]], "least": 11)", said("Down."))});
    World light = staged({"######\n#@..W#\n######\n", plate});
    QCOMPARE(wordsIn(played(light, {Wait{}})), QString());
    World heavy = staged({"######\n#@...#\n######\n", plate, "{}", R"([{"kind": "giant", "x": 4, "y": 1}])"});
    QCOMPARE(wordsIn(played(heavy, {Wait{}})), QString("Down."));
    World thing = staged({"######\n#@...#\n######\n", plate, "{}", R"([{"kind": "anvil", "x": 1, "y": 1}])"});
    QCOMPARE(wordsIn(played(thing, {PickUp{}, kEast, kEast})), QString());
    QCOMPARE(wordsIn(played(thing, {Drop{thingOf(thing, "anvil")}})), QString("Down."));
}

void TriggersTest::whatLiesOnAPlateFromTheStartIsNoNews()
{
    const std::string level = events({eventRow(1, R"("on": "weigh", "cells": [[3, 1]])", said("Down.")),
                                      eventRow(2, R"("on": "lift", "cells": [[3, 1]])", said("Up."))});
    World world = staged({"#####\n#@..#\n#####\n", level, "{}", R"([{"kind": "apple", "x": 3, "y": 1}])"});
    QCOMPARE(wordsIn(played(world, {Wait{}, kEast})), QString());
    QCOMPARE(wordsIn(played(world, {kEast, PickUp{}, kWest})), QString("Up."));
}

void TriggersTest::anotherLevelStandsStill()
{
    World world =
        staged({"####\n#@>#\n####\n\n####\n#.<#\n####\n",
                events({eventRow(1, R"("on": "leave", "cells": "level")", said("Gone."), R"("repeat": "always")"),
                        eventRow(2, R"("on": "turn", "every": 1)", said("Tick."), R"("repeat": "always")")})});
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Gone.; Tick."));
    QCOMPARE(wordsIn(played(world, {ClimbDown{}, Wait{}, Wait{}})), QString());
    QCOMPARE(wordsIn(played(world, {ClimbUp{}})), QString("Tick.")); // and tells nothing late
    QCOMPARE(world.hash(), world.recomputedHash());
}

CAVE_TEST_SUITE(TriggersTest);
#include "triggers_test.moc"
