// SPDX-License-Identifier: MIT
// Events that let out gas and water or wait for gas, and kinds that no gas harms.
#include "core/rules/facts/passage.h"
#include "core/rules/living/gas.h"
#include "core/world/world_writer.h"
#include "tests/rules/living/staged.h"
#include "tests/rules/zoo.h"
#include "tests/support/invariants.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr const char* kFirstStep = R"("on": "enter", "cells": [[2, 1]])";
constexpr const char* kHall = "########\n#@.....#\n#......#\n########\n";

World airDoing(std::string_view effects, std::string_view picture = kHall)
{
    World world = staged({std::string(picture), events({eventRow(1, kFirstStep, effects)})});
    played(world, {Walk{Direction::East}});
    return world;
}

bool isSound(const World& world)
{
    return !Invariants(world).brokenBy(world, {}) && world.hash() == world.recomputedHash();
}

int cellsOfTile(const World& world, std::string_view id)
{
    int count = 0;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            count += tileAt(world, {x, y, 0}) == id;
    return count;
}

} // namespace

class EventAirTest : public QObject {
    Q_OBJECT

private slots:
    void gasComesOutInEachCellThatAirPasses();
    void aLevelHoldsNoMoreThanItCan();
    void gasThatComesIsWaitedFor();
    void otherGasIsNot();
    void fireOfAnEventBurnsTheAir();
    void aFloodComesAndGoesBack();
    void severalSourcesShareWhatAFloodTakes();
    void aFloodThatStaysMayBeOfAnyTile();
    void whoIsImmuneGoesIntoGasAndBreathesIt();
    void whoIsImmuneToHarmfulGroundStaysThere();
};

void EventAirTest::gasComesOutInEachCellThatAirPasses()
{
    const World world =
        airDoing(R"({"does": "gas", "cells": [[4, 1], [5, 2], [4, 0]], "kind": "marsh_gas", "units": 900})");
    QVERIFY(isSound(world));
    QVERIFY(world.gasUnits(0) > 1700 && world.gasUnits(0) <= 1800);
    QVERIFY(!world.gasAt({4, 0, 0}));
}

void EventAirTest::aLevelHoldsNoMoreThanItCan()
{
    World world = staged({kHall});
    BitGrid all(world.width(), world.height());
    all.fill(true);
    letOut(WorldWriter(world), 0, all, *world.catalogue().findGas("smoke"), 900'000);
    QCOMPARE(world.gasUnits(0), 1'000'000);
    QVERIFY(isSound(world));
}

void EventAirTest::gasThatComesIsWaitedFor()
{
    World world = staged(
        {kHall, events({eventRow(1, kFirstStep, R"({"does": "gas", "cells": [[4, 1]], "kind": "smoke", "units": 90})"),
                        eventRow(2, R"("on": "gas", "cells": [[4, 1]], "gas": "smoke", "least": 50)",
                                 R"({"does": "say", "text": "Smoke."})")})});
    QCOMPARE(wordsIn(played(world, {Walk{Direction::East}})), "Smoke.");
    QCOMPARE(wordsIn(played(world, {Wait{}, Wait{}})), QString());
}

void EventAirTest::otherGasIsNot()
{
    World world = staged(
        {kHall, events({eventRow(1, kFirstStep, R"({"does": "gas", "cells": [[4, 1]], "kind": "smoke", "units": 90})"),
                        eventRow(2, R"("on": "gas", "cells": [[4, 1]], "gas": "steam")",
                                 R"({"does": "say", "text": "Steam."})"),
                        eventRow(3, R"("on": "gas", "cells": "level", "gas": "smoke", "least": 91)",
                                 R"({"does": "say", "text": "Much."})")})});
    QCOMPARE(wordsIn(played(world, {Walk{Direction::East}, Wait{}, Wait{}})), QString());
}

void EventAirTest::fireOfAnEventBurnsTheAir()
{
    World world =
        staged({kHall, events({eventRow(1, kFirstStep,
                                        R"({"does": "gas", "cells": [[5, 2]], "kind": "marsh_gas", "units": 50},
                                           {"does": "fire", "cells": [[5, 2]]})")})});
    const auto told = played(world, {Walk{Direction::East}});
    QCOMPARE(eventsOf<GasIgnited>(told).size(), std::size_t{1});
    QVERIFY(isSound(world));
}

void EventAirTest::aFloodComesAndGoesBack()
{
    World world = airDoing(R"({"does": "flood", "cells": [[5, 1]], "volume": 4, "rate": 4, "hold": 2})");
    int most = 0;
    for (int i = 0; i < 12; ++i) {
        played(world, {Wait{}});
        most = std::max(most, cellsOfTile(world, "flood_water") + cellsOfTile(world, "flood_deep"));
        QVERIFY(isSound(world));
    }
    QCOMPARE(most, 4);
    QCOMPARE(cellsOfTile(world, "floor"), 12);
    QVERIFY(world.level(0).living.floods.empty());
}

void EventAirTest::severalSourcesShareWhatAFloodTakes()
{
    const World world =
        airDoing(R"({"does": "flood", "cells": [[1, 2], [6, 1], [3, 0]], "volume": 7, "rate": 3, "hold": 9})");
    const std::vector<Flood>& floods = world.level(0).living.floods;
    QCOMPARE(floods.size(), std::size_t{2}); // not in the wall
    QCOMPARE(floods[0].volume + floods[1].volume, 7);
    QCOMPARE(floods[0].rate + floods[1].rate, 3);
    const World small = airDoing(R"({"does": "flood", "cells": [[1, 2], [6, 1]], "volume": 1, "rate": 3, "hold": 9})");
    QCOMPARE(small.level(0).living.floods.size(), std::size_t{1});
}

void EventAirTest::aFloodThatStaysMayBeOfAnyTile()
{
    World world =
        airDoing(R"({"does": "flood", "cells": [[5, 1]], "volume": 3, "rate": 3, "hold": 5, "shallow": "mud"})");
    played(world, std::vector<Command>(10, Wait{}));
    QCOMPARE(cellsOfTile(world, "mud"), 3);
    QVERIFY(world.level(0).living.floods.empty());
}

void EventAirTest::whoIsImmuneGoesIntoGasAndBreathesIt()
{
    const auto kinds = catalogueWith(R"({"use": ["living"], "creatures": [
        {"id": "toad", "name": "toad", "article": "a", "glyph": "Q", "colour": "#ffffff", "health": 9,
         "immune": ["poison_gas"]},
        {"id": "dog", "name": "dog", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 9}]})");
    World world = worldOf(asciiDungeon("########\n#@.Q.W.#\n########\n", kinds));
    const GasId poison = *kinds->findGas("poison_gas");
    BitGrid all(world.width(), world.height());
    all.set({1, 1, 6, 1});
    letOut(WorldWriter(world), 0, all, poison, 50);
    QVERIFY(isSound(world));
    const Creature toad = creatureOfKind(world, "toad");
    const Creature dog = creatureOfKind(world, "dog");
    QVERIFY(mayEnter(world, toad, {4, 1, 0}) && !mayEnter(world, dog, {4, 1, 0}));
    QVERIFY(!harms(world, toad, toad.at) && harms(world, dog, dog.at));
    played(world, {Wait{}});
    QVERIFY(!lasts(creatureOfKind(world, "toad"), Condition::Poisoned));
    QVERIFY(lasts(creatureOfKind(world, "dog"), Condition::Poisoned));
}

void EventAirTest::whoIsImmuneToHarmfulGroundStaysThere()
{
    const auto kinds = catalogueWith(R"({"use": ["living"], "creatures": [
        {"id": "newt", "name": "fire newt", "article": "a", "glyph": "Q", "colour": "#ffffff", "health": 9,
         "immune": ["lava"]},
        {"id": "dog", "name": "dog", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 9}]})");
    World world = worldOf(asciiDungeon("##########\n#@..Q..W.#\n##########\n", kinds));
    for (const int x : {4, 7})
        WorldWriter(world).setTile({x, 1, 0}, *kinds->findTile("lava"));
    played(world, {Wait{}, Wait{}});
    QCOMPARE(creatureOfKind(world, "newt").health, 9);
    QVERIFY(std::ranges::none_of(
        world.creatures(), [&](const Creature& each) { return world.kindOf(each).id == "dog" && each.health == 9; }));
}

CAVE_TEST_SUITE(EventAirTest);
#include "event_air_test.moc"
