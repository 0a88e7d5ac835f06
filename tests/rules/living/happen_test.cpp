// SPDX-License-Identifier: MIT
// What an event of a dungeon asks and does, and that nothing loops.
#include "core/content/limits.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/score.h"
#include "core/rules/living/happen.h"
#include "core/world/world_writer.h"
#include "tests/rules/living/staged.h"
#include "tests/rules/zoo.h"
#include "tests/support/invariants.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr const char* kStep = R"("on": "enter", "cells": [[2, 1]])"; // the first step east in the pictures here

World doing(std::string_view effects, std::string_view picture = "######\n#@...#\n######\n",
            std::string_view things = "[]", std::string_view marks = "")
{
    return staged({std::string(picture), events({eventRow(1, kStep, effects)}, marks), "{}", std::string(things)});
}

// Whether an event with these conditions happens at the first step.
bool holds(std::string_view conditions, std::string_view things = "[]",
           std::string_view picture = "######\n#@...#\n######\n")
{
    World world = staged({std::string(picture),
                          events({eventRow(1, kStep, said("Yes."), R"("if": [)" + std::string(conditions) + "]")},
                                 R"("mark": {"most": 5})"),
                          "{}", std::string(things)});
    return wordsIn(played(world, {kEast})) == "Yes.";
}

// Where somebody awake hears seven cells far, and overlooks the hero, this is loud so many cells far.
World listened(std::string_view picture, std::string_view when, std::string_view cells, int range)
{
    const std::string quoted = cells == "here" ? "\"here\"" : std::string(cells);
    return staged(
        {std::string(picture),
         events({eventRow(1, when,
                          R"({"does": "noise", "cells": )" + quoted + R"(, "range": )" + std::to_string(range) + "}")}),
         "{}", R"([{"kind": "listener", "x": 9, "y": 1}])", 1,
         catalogueWith(R"({"creatures": [{"id": "listener", "name": "listener", "article": "a", "glyph": "Y",
                       "colour": "#ffffff", "health": 10, "attack": 1, "sight": 9, "behaviours": [{"does": "hunt"}],
                       "alert": {"sure": 1, "per_mille": 0, "hears": 7}}]})")});
}

bool isSleeping(const World& world, std::string_view kind)
{
    return lasts(creatureOfKind(world, kind), Condition::Asleep);
}

} // namespace

class HappenTest : public QObject {
    Q_OBJECT

private slots:
    void everyConditionIsAsked_data();
    void everyConditionIsAsked();
    void chanceIsDrawnAnewEachTimeAndTheSameInEachGame();
    void conditionsAreAskedWhenTheTurnComes();

    void sentencesAreTold();
    void tilesAreLaid();
    void whoStandsThereIsPushedOnlyByForce();
    void whoIsPushedOntoTheGoalHasReachedIt();
    void whoHasReachedTheGoalIsPushedNoFurther();
    void doorsOpenAndShut();
    void creaturesAndThingsAreMade();
    void whoIsMadeAsleepWakesAsWhoIsPlacedAsleep();
    void whatIsMadeAtTheHeroIsThere();
    void whatComesIntoThePackLayNowhere();
    void aChestIsNotPutIntoThePack();
    void whatFindsNoRoomInThePackFalls();
    void thingsAndCreaturesAreRemoved();
    void creaturesAreMoved();
    void effectsAreDoneToThoseMeant();
    void whoIsPutToSleepForEverComesRoundOnce();
    void fireMeetsTheCells();
    void groupsObey();
    void whoIsToldToSleepWakesAsWhoIsPlacedAsleep();
    void whoCannotMoveTakesNoStep();
    void cellsAreRevealed();
    void noiseWakes();
    void whoFallsAsleepAfterANoiseSleepsOn();
    void whoIsAwakeComesToSeeWhatMadeANoise();
    void aNoiseOfWhatComesIntoViewIsHeard();
    void pointsCount();
    void theGameEnds();
    void theDungeonsEventsReachAnotherLevel();

    void theOrderIsLevelThenDungeonThenUid();
    void anEventFiresOnceARound();
    void delaysPassInBeats();
    void repeatsAndRests();
    void nothingLoops();
    void atMostSoManyEffectsARound();
    void placedPiecesHaveMarksAndGroupsOfTheirOwn();
    void gamesWithoutEventsAreAsTheyWere();
    void everythingHoldsInAHouseOfEvents();
};

void HappenTest::everyConditionIsAsked_data()
{
    QTest::addColumn<QString>("conditions");
    QTest::addColumn<QString>("things");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char* name, const char* conditions, bool holds, const char* things = "[]") {
        QTest::newRow(name) << conditions << things << holds;
    };
    const char* const apple = R"([{"kind": "apple", "x": 4, "y": 1}])";
    const char* const dummies =
        R"([{"kind": "dummy", "x": 4, "y": 1, "group": "pack"}, {"kind": "dummy", "x": 3, "y": 1}])";
    row("mark", R"({"is": "mark", "mark": "mark", "most": 0})", true);
    row("mark too low", R"({"is": "mark", "mark": "mark", "least": 1})", false);
    row("has not", R"({"is": "has", "item": "apple"})", false, apple);
    row("alive kind", R"({"is": "alive", "kind": "dummy", "least": 2})", true, dummies);
    row("alive group", R"({"is": "alive", "group": "pack", "least": 2})", false, dummies);
    row("alive no more", R"({"is": "alive", "group": "pack", "most": 1})", true, dummies);
    row("stands", R"({"is": "stands", "cells": [[2, 1]]})", true);
    row("stands elsewhere", R"({"is": "stands", "cells": [[1, 1]]})", false);
    row("stands a thing", R"({"is": "stands", "cells": "level", "who": "thing"})", true, apple);
    row("stands other", R"({"is": "stands", "cells": [[4, 1]], "who": {"group": "pack"}})", true, dummies);
    row("here", R"({"is": "stands", "cells": "here"})", true);
    row("lies", R"({"is": "lies", "cells": [[4, 1]], "item": "apple"})", true, apple);
    row("lies another", R"({"is": "lies", "cells": [[4, 1]], "item": "dagger"})", false, apple);
    row("tile", R"({"is": "tile", "cells": [[0, 0], [1, 1]], "tile": "floor"})", true);
    row("all tiles", R"({"is": "tile", "cells": [[0, 0], [1, 1]], "tile": "floor", "all": true})", false);
    row("health", R"({"is": "health", "below": 50})", false);
    row("depth", R"({"is": "depth", "most": 1})", true);
    row("too deep", R"({"is": "depth", "least": 2})", false);
    row("never", R"({"is": "chance", "per_mille": 0})", false);
    row("always", R"({"is": "chance", "per_mille": 1000})", true);
    row("all", R"({"is": "depth", "most": 1}, {"is": "depth", "least": 2})", false);
    row("any", R"({"any": [{"is": "depth", "least": 2}, {"is": "depth", "most": 1}]})", true);
    row("none of any", R"({"any": []})", false);
    row("not", R"({"not": {"is": "depth", "least": 2}})", true);
    row("deep", R"({"not": {"any": [{"not": {"is": "depth", "most": 1}}]}})", true);
}

void HappenTest::everyConditionIsAsked()
{
    QFETCH(const QString, conditions);
    QFETCH(const QString, things);
    QTEST(holds(conditions.toStdString(), things.toStdString()), "holds");
}

void HappenTest::chanceIsDrawnAnewEachTimeAndTheSameInEachGame()
{
    const auto game = [](std::uint64_t seed) {
        World world = staged({"####\n#@.#\n####\n",
                              events({eventRow(1, R"("on": "turn", "every": 1)", said("."),
                                               R"("if": [{"is": "chance", "per_mille": 500}], "repeat": "always")")}),
                              "{}", "[]", seed});
        QString drawn;
        for (int i = 0; i < 40; ++i)
            drawn += wordsIn(played(world, {Wait{}})).isEmpty() ? "-" : "+";
        return drawn;
    };
    QCOMPARE(game(1), game(1));
    QVERIFY(game(1) != game(2));
    QVERIFY(game(1).count('+') > 10 && game(1).count('+') < 30);
}

void HappenTest::conditionsAreAskedWhenTheTurnComes()
{
    World world =
        staged({"####\n#@.#\n####\n",
                events({eventRow(1, kStep, R"({"does": "mark", "mark": "first", "set": 1})"),
                        eventRow(2, kStep, said("Second."), R"("if": [{"is": "mark", "mark": "first", "least": 1}])")},
                       R"("first": {})")});
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Second."));
}

void HappenTest::sentencesAreTold()
{
    World world = doing(R"({"does": "say", "text": "Chains run.", "tone": "warning"})");
    const auto told = played(world, {kEast});
    const auto message = describe(world, Event(eventsOf<Said>(told).at(0)));
    QVERIFY(message && message->tone == Tone::Warning);
    QCOMPARE(message->text.context, std::string(kDungeonContext));
    QVERIFY(message->text.arguments.empty());
}

void HappenTest::tilesAreLaid()
{
    World world = doing(R"({"does": "tile", "cells": [[3, 1], [4, 1]], "tile": "water"})");
    played(world, {kEast});
    QCOMPARE(tileAt(world, {3, 1, 0}), std::string("water"));
    QCOMPARE(tileAt(world, {4, 1, 0}), std::string("water"));
    QCOMPARE(world.hash(), world.recomputedHash());
    World flames = world; // until some do not go out at once
    for (std::uint64_t seed = 1; !flames.under({4, 1, 0}); ++seed) {
        flames = staged({"######\n#@...#\n######\n",
                         events({eventRow(1, kStep, R"({"does": "tile", "cells": [[4, 1]], "tile": "flames"})")}), "{}",
                         "[]", seed});
        played(flames, {kEast});
    }
    QCOMPARE(flames.catalogue().tile(*flames.under({4, 1, 0})).id, std::string("floor"));
    World things = doing(R"({"does": "tile", "cells": [[4, 1]], "tile": "wall"})", "######\n#@...#\n######\n",
                         R"([{"kind": "apple", "x": 4, "y": 1}])");
    played(things, {kEast});
    QVERIFY(things.isWalkable(things.items().front().at)); // it moved out of the wall
}

void HappenTest::whoStandsThereIsPushedOnlyByForce()
{
    World stays = doing(R"({"does": "tile", "cells": "level", "tile": "wall"})");
    played(stays, {kEast});
    QCOMPARE(tileAt(stays, {2, 1, 0}), std::string("floor"));
    QCOMPARE(tileAt(stays, {3, 1, 0}), std::string("wall"));
    World pushed = doing(R"({"does": "tile", "cells": "here", "tile": "wall", "force": true})");
    const auto told = played(pushed, {kEast});
    QCOMPARE(tileAt(pushed, {2, 1, 0}), std::string("wall"));
    QCOMPARE(eventsOf<Pushed>(told).size(), std::size_t{1});
    QVERIFY(!eventsOf<Pushed>(told)[0].isByHero);
    QVERIFY((pushed.hero().at != Position{2, 1, 0}));
}

void HappenTest::whoIsPushedOntoTheGoalHasReachedIt()
{
    Dungeon dungeon = stagedDungeon(
        {"#####\n#@.n#\n#####\n",
         events({eventRow(1, kStep, R"({"does": "tile", "cells": "here", "tile": "wall", "force": true})")})});
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World world = worldOf(dungeon);
    played(world, {kEast});
    QCOMPARE(world.hero().at, (Position{3, 1, 0}));
    QVERIFY(world.state().outcome == Outcome::Won);
}

void HappenTest::whoHasReachedTheGoalIsPushedNoFurther()
{
    Dungeon dungeon = stagedDungeon(
        {"######\n#@.nn#\n######\n",
         events(
             {eventRow(1, kStep, R"({"does": "tile", "cells": [[2, 1], [3, 1]], "tile": "wall", "force": true})")})});
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World world = worldOf(dungeon);
    const auto told = played(world, {kEast});
    QCOMPARE(world.hero().at, (Position{3, 1, 0}));
    QCOMPARE(eventsOf<Pushed>(told).size(), std::size_t{1});
    QCOMPARE(eventsOf<Ended>(told).size(), std::size_t{1}); // won once
}

void HappenTest::doorsOpenAndShut()
{
    World world = doing(R"({"does": "open", "cells": "level"}, {"does": "close", "cells": [[5, 1]]})",
                        "#######\n#@.+L'#\n#######\n");
    played(world, {kEast});
    QCOMPARE(tileAt(world, {3, 1, 0}), std::string("door_open"));
    QVERIFY(tileAt(world, {4, 1, 0}) != "locked_door");
    QCOMPARE(tileAt(world, {5, 1, 0}), std::string("door"));
    QCOMPARE(tileAt(world, {1, 1, 0}), std::string("floor"));
}

void HappenTest::creaturesAndThingsAreMade()
{
    World world =
        doing(R"({"does": "make", "creature": "dummy", "cells": [[3, 1], [4, 1]], "count": 5, "group": "pack"},
                           {"does": "make", "creature": "sleeper", "cells": [[1, 1]], "asleep": true},
                           {"does": "make", "item": "apple", "cells": [[4, 1]], "count": 2})");
    const auto told = played(world, {kEast});
    QCOMPARE(world.creatures().size(), std::size_t{4}); // no more than there was room for
    QCOMPARE(world.creatureAt({3, 1, 0})->group, groupOf("pack"));
    QVERIFY(isSleeping(world, "sleeper"));
    QCOMPARE(world.itemsAt({4, 1, 0}).size(), std::size_t{2});
    QCOMPARE(eventsOf<Appeared>(told).size(), std::size_t{5});
    QCOMPARE(world.hash(), world.recomputedHash());
    World table = doing(R"({"does": "make", "table": [{"kind": "dummy", "weight": 1}, {"kind": "apple", "weight": 0}],
                            "cells": [[4, 1]]})");
    played(table, {kEast});
    QCOMPARE(table.creatureAt({4, 1, 0})->id, creatureOfKind(table, "dummy").id);
}

void HappenTest::whoIsMadeAsleepWakesAsWhoIsPlacedAsleep()
{
    const char* const make = R"({"does": "make", "cells": [[4, 1]], "asleep": true, "creature": )";
    World world = doing(std::string(make) + R"("walker"})"); // whose kind does not sleep
    played(world, {kEast});
    QVERIFY(creatureOfKind(world, "walker").isDozing);
    for (int i = 0; i < 200 && isSleeping(world, "walker"); ++i)
        played(world, {Wait{}});
    QVERIFY(!isSleeping(world, "walker"));
    World sleeping = doing(std::string(make) + R"("sleeper"})");
    played(sleeping, {kEast});
    QVERIFY(isSleeping(sleeping, "sleeper") && !creatureOfKind(sleeping, "sleeper").isDozing);
}

void HappenTest::whatIsMadeAtTheHeroIsThere()
{
    World world =
        doing(R"({"does": "make", "item": "apple", "to": "hero"}, {"does": "make", "item": "coins", "to": "hero"},
                           {"does": "make", "creature": "dummy", "to": "hero"})");
    played(world, {kEast});
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{1});
    QCOMPARE(world.counted(*world.catalogue().findItem("coins")), 1);
    QCOMPARE(distance(creatureOfKind(world, "dummy").at, world.hero().at), 1);
}

void HappenTest::whatComesIntoThePackLayNowhere()
{
    for (const std::string_view kind : {"apple", "coins"}) {
        const std::string gift = R"({"does": "make", "to": "hero", "group": "gifts", "item": ")" + std::string(kind);
        World world = staged(
            {"######\n#@...#\n######\n",
             events({eventRow(1, kStep, gift + "\"}"), eventRow(2, R"("on": "put", "cells": "level")", said("Put.")),
                     eventRow(3, R"("on": "take", "cells": "level")", said("Taken."))})});
        const std::vector<Event> told = played(world, {kEast});
        QCOMPARE(wordsIn(told), QString());
        QCOMPARE(eventsOf<PickedUp>(told).size(), std::size_t{1});
        QVERIFY(eventsOf<PickedUp>(told)[0].from == world.state().hero); // no ground gave it up
        QCOMPARE(world.hash(), world.recomputedHash());
        for (const Item& item : world.itemsOf(world.state().hero))
            QVERIFY(item.group == groupOf("gifts") && item.at == Position{});
    }
}

void HappenTest::aChestIsNotPutIntoThePack()
{
    World world = doing(R"({"does": "make", "item": "crate", "to": "hero"})");
    played(world, {kEast});
    QVERIFY(world.itemsOf(world.state().hero).empty());
    QCOMPARE(world.itemsAt(world.hero().at).size(), std::size_t{1});
}

void HappenTest::whatFindsNoRoomInThePackFalls()
{
    Dungeon dungeon =
        stagedDungeon({"#####\n#@[.#\n#####\n\n#####\n#...#\n#####\n",
                       events({eventRow(1, kStep, R"({"does": "make", "item": "apple", "to": "hero"})")})});
    dungeon.rules.packSize = 1;
    World world = worldOf(dungeon);
    packItem(world, "anvil");
    begin(world, world.state().hero, Condition::Floating, 50);
    played(world, {kEast});
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{1});
    QCOMPARE(world.itemsAt({2, 1, 1}).size(), std::size_t{1});
}

void HappenTest::thingsAndCreaturesAreRemoved()
{
    const char* const things =
        R"([{"kind": "dummy", "x": 4, "y": 1, "group": "pack"}, {"kind": "apple", "x": 3, "y": 1},
                                   {"kind": "dagger", "x": 3, "y": 1}, {"kind": "apple", "x": 1, "y": 1}])";
    const char* const picture = "######\n#@...#\n######\n";
    World cells = doing(R"({"does": "remove", "cells": "level"})", picture, things);
    played(cells, {kEast});
    QCOMPARE(cells.creatures().size(), std::size_t{1}); // never the hero
    QVERIFY(cells.items().empty());
    World item = doing(R"({"does": "remove", "cells": "level", "item": "apple", "count": 1})", picture, things);
    played(item, {kEast});
    QCOMPARE(item.items().size(), std::size_t{2});
    World group = doing(R"({"does": "remove", "group": "pack"})", picture, things);
    played(group, {kEast});
    QCOMPARE(group.creatures().size(), std::size_t{1});
    QCOMPARE(group.items().size(), std::size_t{3});
    const char* const withKey = R"([{"kind": "key", "x": 3, "y": 1}, {"kind": "apple", "x": 3, "y": 1}])";
    World keys = doing(R"({"does": "remove", "cells": "level"})", picture, withKey);
    played(keys, {kEast});
    QCOMPARE(keys.items().size(), std::size_t{1}); // only where it is named
    World key = doing(R"({"does": "remove", "cells": "level", "item": "key"})", picture, withKey);
    played(key, {kEast});
    QCOMPARE(key.items().size(), std::size_t{1});
    World pack = doing(R"({"does": "remove", "from": "hero", "item": "apple"})", picture, things);
    const auto told = played(pack, {PickUp{}, kEast});
    QCOMPARE(pack.items().size(), std::size_t{2});
    QVERIFY(eventsOf<Vanished>(told).at(0).isCarried);
    QCOMPARE(pack.hash(), pack.recomputedHash());
}

void HappenTest::creaturesAreMoved()
{
    World world = doing(R"({"does": "move", "who": "hero", "cells": [[4, 1]]})");
    QCOMPARE(eventsOf<Teleported>(played(world, {kEast})).size(), std::size_t{1});
    QCOMPARE(world.hero().at, (Position{4, 1, 0}));
    World group = doing(R"({"does": "move", "who": {"group": "pack"}, "cells": [[2, 1], [3, 1]]})",
                        "######\n#@...#\n######\n", R"([{"kind": "dummy", "x": 4, "y": 1, "group": "pack"}])");
    played(group, {kEast});
    QCOMPARE(creatureOfKind(group, "dummy").at, (Position{3, 1, 0})); // the free one
    Dungeon dungeon =
        stagedDungeon({"######\n#@..n#\n######\n",
                       events({eventRow(1, kStep, R"({"does": "move", "who": "hero", "cells": [[4, 1]]})")})});
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World goal = worldOf(dungeon);
    played(goal, {kEast});
    QVERIFY(goal.state().outcome == Outcome::Won);
}

void HappenTest::effectsAreDoneToThoseMeant()
{
    World world = doing(R"({"does": "effect", "effect": {"kind": "lightning", "amount": 3}, "cells": [[4, 1]]},
                           {"does": "effect", "effect": {"kind": "slow", "turns": 9}, "who": "hero"})",
                        "######\n#@..Q#\n######\n");
    played(world, {kEast});
    QCOMPARE(creatureOfKind(world, "dummy").health, 7);
    QVERIFY(lasts(world.hero(), Condition::Slowed));
    World deadly = doing(R"({"does": "effect", "effect": {"kind": "lightning", "amount": 5000}, "cells": "level"})",
                         "######\n#@..Q#\n######\n");
    const auto told = played(deadly, {kEast});
    QVERIFY(deadly.isOver() && deadly.state().outcome == Outcome::Died);
    QVERIFY(eventsOf<Learned>(told).empty());
    QVERIFY(deadly.state().cause == Cause::Lightning); // of nobody's, and not of its own
    World older = byRules(kLightningKills - 1, doing(R"({"does": "effect", "who": "hero", "effect":
        {"kind": "lightning", "amount": 5000}})"));
    played(older, {kEast});
    QVERIFY(older.state().cause == Cause::Flames);
    World proof = doing(R"({"does": "effect", "effect": {"kind": "fireball", "amount": 5000}, "who": "hero"})");
    begin(proof, proof.state().hero, Condition::Fireproof, 50);
    played(proof, {kEast});
    QVERIFY(!proof.isOver());
}

void HappenTest::whoIsPutToSleepForEverComesRoundOnce()
{
    for (const std::string_view kind : {"sleep", "paralyse"}) {
        const std::string renewed =
            R"({"does": "effect", "effect": {"kind": ")" + std::string(kind) + R"(", "turns": 3}, "who": "hero"})";
        World world = staged({"####\n#@.#\n####\n",
                              events({eventRow(1, R"("on": "turn", "every": 2)", renewed, R"("repeat": "always")")})});
        played(world, std::vector<Command>(3, Wait{})); // or the test would never end
        QVERIFY(world.state().turn >= kMostTurns);
        QVERIFY(!lasts(world.hero(), Condition::Asleep) && !lasts(world.hero(), Condition::Paralysed));
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

void HappenTest::fireMeetsTheCells()
{
    bool hasCaught = false; // which chance decides
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world =
            staged({"######\n#@.*Q#\n######\n",
                    events({eventRow(1, kStep, R"({"does": "fire", "cells": [[3, 1], [4, 1]]})")}), "{}", "[]", seed});
        const auto told = played(world, {kEast});
        QVERIFY(lasts(creatureOfKind(world, "dummy"), Condition::Burning));
        hasCaught |= !eventsOf<TileTurned>(told).empty();
    }
    QVERIFY(hasCaught);
}

void HappenTest::groupsObey()
{
    const char* const picture = "########\n#@.....#\n########\n";
    const auto order = [&](std::string_view word, std::string_view kind) {
        const std::string things = R"([{"kind": ")" + std::string(kind) + R"(", "x": 5, "y": 1, "group": "pack"}])";
        World world =
            doing(R"({"does": "order", "group": "pack", "order": ")" + std::string(word) + "\"}", picture, things);
        played(world, {kEast});
        return world;
    };
    QVERIFY(!isSleeping(order("wake", "sleeper"), "sleeper"));
    QVERIFY(isSleeping(order("sleep", "walker"), "walker"));
    QVERIFY(!isSleeping(order("hunt", "sleeper"), "sleeper"));
    QCOMPARE(creatureOfKind(order("step", "dummy"), "dummy").at, (Position{4, 1, 0}));
}

void HappenTest::whoIsToldToSleepWakesAsWhoIsPlacedAsleep()
{
    const auto before = [](std::string_view kind) {
        return doing(R"({"does": "order", "group": "pack", "order": "sleep"})", "########\n#@.....#\n########\n",
                     R"([{"kind": ")" + std::string(kind) + R"(", "x": 5, "y": 1, "group": "pack"}])");
    };
    const auto told = [](World world) {
        played(world, {kEast});
        return world;
    };
    World world = told(before("walker")); // whose kind does not sleep
    QVERIFY(isSleeping(world, "walker") && creatureOfKind(world, "walker").isDozing);
    for (int i = 0; i < 200 && isSleeping(world, "walker"); ++i)
        played(world, {Wait{}});
    QVERIFY(!isSleeping(world, "walker"));
    QCOMPARE(world.hash(), world.recomputedHash());
    QVERIFY(!creatureOfKind(told(before("sleeper")), "sleeper").isDozing);
    const World older = told(byRules(kOrderedSleepersDoze - 1, before("walker")));
    QVERIFY(isSleeping(older, "walker") && !creatureOfKind(older, "walker").isDozing);
}

void HappenTest::whoCannotMoveTakesNoStep()
{
    const auto step = R"({"does": "order", "group": "pack", "order": "step"})";
    const auto things = R"([{"kind": "dummy", "x": 5, "y": 1, "group": "pack"}])";
    for (const Condition condition : {Condition::Held, Condition::Asleep, Condition::Paralysed}) {
        World world = doing(step, "########\n#@.....#\n########\n", things);
        begin(world, creatureOfKind(world, "dummy").id, condition, 50);
        played(world, {kEast});
        QCOMPARE(creatureOfKind(world, "dummy").at, (Position{5, 1, 0}));
    }
}

void HappenTest::cellsAreRevealed()
{
    World world = doing(R"({"does": "reveal", "cells": [[5, 1], [6, 1]]})", "########\n#@..#S.#\n########\n");
    QCOMPARE((world.level(0).memory.tiles[6, 1]), kUnknownTile);
    played(world, {kEast});
    QCOMPARE((world.level(0).memory.tiles[6, 1]), world.catalogue().floor());
    QVERIFY(tileAt(world, {5, 1, 0}) != "secret_door");
}

void HappenTest::noiseWakes()
{
    const auto wakes = [](int range) {
        World world = doing(R"({"does": "noise", "cells": "here", "range": )" + std::to_string(range) + "}",
                            "########\n#@....Z#\n########\n");
        played(world, {kEast});
        return !isSleeping(world, "sleeper");
    };
    QVERIFY(wakes(4));
    QVERIFY(!wakes(3));
}

void HappenTest::whoFallsAsleepAfterANoiseSleepsOn()
{
    World world = doing(R"({"does": "noise", "cells": "here", "range": 20},
                           {"does": "make", "creature": "sleeper", "cells": [[4, 1]], "asleep": true})");
    const auto told = played(world, {kEast});
    QCOMPARE(eventsOf<Sounded>(told).size(), std::size_t{1});
    QVERIFY(isSleeping(world, "sleeper"));
}

void HappenTest::whoIsAwakeComesToSeeWhatMadeANoise()
{
    const auto quarry = [](std::string_view cells, int range) {
        World world =
            listened("###########\n#@..#.....#\n#...#.....#\n#.........#\n###########\n", kStep, cells, range);
        played(world, {kEast});
        if (world.hash() != world.recomputedHash())
            qFatal("The hash is not that of the whole state.");
        return creatureOfKind(world, "listener").quarry;
    };
    QVERIFY(quarry("[[2, 1]]", 20) == (Position{2, 1, 0}));
    QVERIFY(quarry("[[1, 1], [2, 1]]", 20) == (Position{2, 1, 0})); // to the nearest of them
    QVERIFY(!quarry("[[2, 1]]", 6));
    QVERIFY(!quarry("[[1, 1]]", 20)); // further than it hears
}

void HappenTest::aNoiseOfWhatComesIntoViewIsHeard()
{
    World world = listened("###########\n#@+.#.....#\n###.#.....#\n#.........#\n###########\n",
                           R"("on": "see", "cells": [[3, 1]])", "here", 20);
    played(world, {kEast});
    QVERIFY(creatureOfKind(world, "listener").quarry == (Position{3, 1, 0}));
}

void HappenTest::pointsCount()
{
    World world = doing(R"({"does": "score", "points": 40}, {"does": "score", "points": -15})");
    const std::int64_t before = scoreOf(world).total;
    const std::uint64_t hash = world.hash();
    played(world, {kEast});
    QCOMPARE(scoreOf(world).total - before, std::int64_t{25});
    QVERIFY(world.hash() != hash);
}

void HappenTest::theGameEnds()
{
    World won = doing(R"({"does": "end", "ending": "won", "text": "Light!"}, {"does": "say", "text": "Too late."})");
    QCOMPARE(wordsIn(played(won, {kEast})), QString("Light!"));
    QVERIFY(won.state().outcome == Outcome::Won);
    World lost = doing(R"({"does": "end", "ending": "lost"})");
    played(lost, {kEast});
    QVERIFY(lost.state().outcome == Outcome::Died && lost.state().cause == Cause::Lost);
}

void HappenTest::theDungeonsEventsReachAnotherLevel()
{
    const std::string below = hexOf(levelUid(1).value);
    const std::string dungeon =
        events({eventRow(1, kStep,
                         R"({"does": "tile", "cells": [[2, 1]], "tile": "water", "level": ")" + below + R"("},
                     {"does": "make", "creature": "dummy", "cells": [[1, 1]], "level": ")" +
                             below + R"("},
                     {"does": "move", "who": "hero", "cells": [[1, 1]], "level": ")" +
                             below + "\"}"),
                eventRow(2, R"("on": "arrive", "level": ")" + below + "\"", said("Below."))});
    World world = staged({"#####\n#@.>#\n#####\n\n#####\n#..<#\n#####\n", "{}", dungeon});
    QCOMPARE(wordsIn(played(world, {kEast})), QString());
    QCOMPARE(tileAt(world, {2, 1, 1}), std::string("water"));
    QCOMPARE(creatureOfKind(world, "dummy").at.z, 1);
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
    QCOMPARE(wordsIn(played(world, {kEast, ClimbDown{}})), QString("Below."));
}

void HappenTest::theOrderIsLevelThenDungeonThenUid()
{
    World world = staged({"####\n#@.#\n####\n", events({eventRow(9, kStep, said("9")), eventRow(3, kStep, said("3"))}),
                          events({eventRow(4, kStep, said("d4")), eventRow(1, kStep, said("d1"))})});
    QCOMPARE(wordsIn(played(world, {kEast})), QString("3; 9; d1; d4"));
}

void HappenTest::anEventFiresOnceARound()
{
    World world =
        staged({"####\n#@.#\n####\n",
                events({eventRow(1, R"("on": "put", "cells": "level")", said("Put."), R"("repeat": "always")"),
                        eventRow(2, kStep, R"({"does": "make", "item": "apple", "cells": "level", "count": 5})")})});
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Put."));
}

void HappenTest::delaysPassInBeats()
{
    World world = staged(
        {"####\n#@.#\n####\n",
         events({eventRow(1, kStep, R"({"does": "say", "text": "Later.", "delay": 3}, {"does": "say", "text": "Now."},
                                                       {"does": "tile", "cells": "here", "tile": "water", "delay": 1})")})});
    QVERIFY(!world.isActive(0));
    QCOMPARE(wordsIn(played(world, {kEast})), QString("Now."));
    QCOMPARE(tileAt(world, {2, 1, 0}), std::string("water")); // where it was triggered
    QVERIFY(world.isActive(0));
    QCOMPARE(wordsIn(played(world, {Wait{}})), QString());
    QCOMPARE(wordsIn(played(world, {Wait{}})), QString("Later."));
    QVERIFY(!world.isActive(0));
    QVERIFY(world.level(0).living.happened.delayed.empty());
}

void HappenTest::repeatsAndRests()
{
    const auto steps = [](std::string_view more) {
        World world = staged(
            {"####\n#@.#\n####\n", events({eventRow(1, R"("on": "enter", "cells": "level")", said("."), more)})});
        QString told;
        for (int i = 0; i < 8; ++i)
            told += wordsIn(played(world, {i % 2 == 0 ? kEast : kWest})).isEmpty() ? "-" : "+";
        return told;
    };
    QCOMPARE(steps(""), QString("+-------"));
    QCOMPARE(steps(R"("repeat": 3)"), QString("+++-----"));
    QCOMPARE(steps(R"("repeat": "always")"), QString("++++++++"));
    QCOMPARE(steps(R"("repeat": "always", "rest": 3)"), QString("+--+--+-"));
    QCOMPARE(steps(R"("repeat": 2, "rest": 2)"), QString("+-+-----"));
}

void HappenTest::nothingLoops()
{
    // Two marks that lower and raise each other, and two tiles that turn into each other.
    World world = staged(
        {"#####\n#@..#\n#####\n",
         events(
             {eventRow(1, R"("on": "mark", "mark": "a")",
                       R"({"does": "mark", "mark": "a", "set": 0}, {"does": "mark", "mark": "b", "set": 1})",
                       R"("repeat": "always")"),
              eventRow(2, R"("on": "mark", "mark": "b")",
                       R"({"does": "mark", "mark": "b", "set": 0}, {"does": "mark", "mark": "a", "set": 1})",
                       R"("repeat": "always")"),
              eventRow(3, R"("on": "become", "cells": [[3, 1]], "tile": "water")",
                       R"({"does": "tile", "cells": [[3, 1]], "tile": "rubble"})", R"("repeat": "always")"),
              eventRow(4, R"("on": "become", "cells": [[3, 1]], "tile": "rubble")",
                       R"({"does": "tile", "cells": [[3, 1]], "tile": "water"})", R"("repeat": "always")"),
              eventRow(
                  5, kStep,
                  R"({"does": "mark", "mark": "a", "set": 1}, {"does": "tile", "cells": [[3, 1]], "tile": "water"})")},
             R"("a": {}, "b": {})")});
    played(world, {kEast, Wait{}, Wait{}});
    QCOMPARE(world.hash(), world.recomputedHash());
    QCOMPARE(world.state().turn, std::int64_t{3});
}

void HappenTest::atMostSoManyEffectsARound()
{
    std::vector<std::string> rows;
    std::string effects = R"({"does": "score", "points": 1})";
    for (int i = 1; i < 20; ++i)
        effects += R"(, {"does": "score", "points": 1})";
    for (int uid = 1; uid <= 30; ++uid)
        rows.push_back(eventRow(uid, kStep, effects));
    World world = staged({"####\n#@.#\n####\n", events(rows)});
    played(world, {kEast});
    QCOMPARE(world.state().bonus, std::int64_t{2 * kMostEffectsARound}); // the act's round, and the beat's after it
    played(world, {Wait{}});
    QCOMPARE(world.state().bonus, std::int64_t{600});
    QVERIFY(world.level(0).living.happened.delayed.empty());
}

void HappenTest::placedPiecesHaveMarksAndGroupsOfTheirOwn()
{
    Dungeon dungeon = stagedDungeon({"#####\n#@..#\n#####\n"});
    const auto instance = [&](std::uint64_t placed, Box cell) {
        ScriptedEvent event{.uid = {1}, .placed = {placed}};
        event.when.terms.cells = {.of = EventCells::Of::Boxes, .boxes = {cell}};
        event.repeat = 0;
        EventEffect add{.does = EffectWord::Mark};
        add.terms.mark = "steps";
        add.terms.add = 1;
        event.effects.push_back(add);
        return event;
    };
    Script& script = dungeon.levels[0].script.edit();
    script.marks = {{"steps", 9, {7}}, {"steps", 9, {8}}};
    script.events = {instance(7, {2, 1, 1, 1}), instance(8, {3, 1, 1, 1})};
    World world = worldOf(dungeon);
    played(world, {kEast, kEast, kWest});
    QCOMPARE(world.mark(0, false, {{7}, "steps"}), 2);
    QCOMPARE(world.mark(0, false, {{8}, "steps"}), 1);
}

void HappenTest::gamesWithoutEventsAreAsTheyWere()
{
    World world = staged({"######\n#@..W#\n######\n"});
    QVERIFY(!world.watch(0));
    played(world, {kEast, Wait{}});
    QVERIFY(WorldWriter(world).takeTold().empty());
    QVERIFY(world.level(0).living == Living{});
}

void HappenTest::everythingHoldsInAHouseOfEvents()
{
    const std::string level = events(
        {eventRow(1, R"("on": "enter", "cells": "level", "who": "any")",
                  R"({"does": "make", "creature": "walker", "cells": "level", "group": "pack"})",
                  R"("repeat": "always", "rest": 7)"),
         eventRow(2, R"("on": "die", "group": "pack")",
                  R"({"does": "make", "item": "apple", "cells": "here"}, {"does": "mark", "mark": "dead", "add": 1})",
                  R"("repeat": "always")"),
         eventRow(3, R"("on": "turn", "every": 5)",
                  R"({"does": "tile", "cells": [[3, 3], [4, 3]], "tile": "rubble", "force": true},
                  {"does": "tile", "cells": [[3, 3], [4, 3]], "tile": "water", "delay": 2})",
                  R"("repeat": "always")"),
         eventRow(4, R"("on": "mark", "mark": "dead", "least": 3)",
                  R"({"does": "remove", "group": "pack"}, {"does": "mark", "mark": "dead", "set": 0},
                  {"does": "move", "who": "hero", "cells": "level"})",
                  R"("repeat": "always")"),
         eventRow(5, R"("on": "put", "cells": "level")", R"({"does": "fire", "cells": "here"})",
                  R"("repeat": "always")")},
        R"("dead": {"most": 9})");
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        World world = staged({"########\n#@.**..#\n#..**..#\n#......#\n########\n", level, "{}", "[]", seed});
        Invariants invariants(world);
        Random dice(seed);
        for (int i = 0; i < 100 && !world.isOver(); ++i) {
            const Turn turn = play(world, Walk{kDirections[dice.below(8)]});
            const auto broken = turn.refusal ? std::nullopt : invariants.brokenBy(world, turn.events);
            QVERIFY2(!broken, broken ? broken->source.c_str() : "");
            QCOMPARE(world.hash(), world.recomputedHash());
        }
    }
}

CAVE_TEST_SUITE(HappenTest);
#include "happen_test.moc"
