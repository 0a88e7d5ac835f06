// SPDX-License-Identifier: MIT
// Events that are about sides: who is an ally or a foe, who changes sides, who comes back; what groups are told; and
// ground that falls.
#include "core/rules/facts/company.h"
#include "core/rules/facts/message.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/harm.h"
#include "core/save/game_file.h"
#include "core/session/state_difference.h"
#include "core/world/world_writer.h"
#include "tests/rules/living/staged.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr const char* kStepEast = R"("on": "enter", "cells": [[2, 1]])"; // east in the pictures here
constexpr const char* kSidesHall = "########\n#@.....#\n########\n";
constexpr const char* kHouse = "########\n#@.....#\n########\n\n########\n#......#\n########\n";

World happening(std::string_view effects, std::string_view things = "[]", std::string_view picture = kSidesHall)
{
    return staged({std::string(picture), events({eventRow(1, kStepEast, effects)}), "{}", std::string(things)});
}

std::string packOf(std::string_view kind, std::string_view more = "")
{
    return R"([{"kind": ")" + std::string(kind) + R"(", "x": 6, "y": 1, "group": "pack")" + std::string(more) + "}]";
}

World ordered(std::string_view word, std::string_view kind, std::string_view more = "")
{
    World world =
        happening(R"({"does": "order", "group": "pack", "order": ")" + std::string(word) + "\"}", packOf(kind, more));
    played(world, {kEast});
    return world;
}

// The hero strikes it down, a step to the east.
void slay(World& world, std::string_view kind)
{
    WorldWriter writer(world);
    const EntityId who = creatureOfKind(world, kind).id;
    writer.setHealth(who, 1);
    if (const Position beside = moved(world.hero().at, Direction::East); world.creature(who)->at != beside)
        writer.moveCreature(who, beside);
    Creature hero = world.hero();
    hero.attack = 50;
    writer.changeCreature(hero);
    played(world, {Strike{Direction::East}});
    QVERIFY(!world.creature(who));
}

// Who rise from their bones; the last companion that fell comes back when the hero steps back west.
World amongBoneMen(std::string_view things)
{
    constexpr std::string_view kBoneMen = R"({"creatures": [{"id": "bone_man", "name": "bone man", "article": "a",
        "glyph": "Y", "colour": "#ffffff", "health": 10, "behaviours": [{"does": "revive", "turns": 4}],
        "drops": [{"items": ["bone_heap"]}]}],
        "items": [{"id": "bone_heap", "name": "heap of bones", "article": "a", "glyph": "%", "colour": "#ffffff",
        "named_after": {"name": "%1 bones"}}]})";
    return staged({kSidesHall,
                   events({eventRow(1, R"("on": "enter", "cells": [[1, 1]])",
                                    R"({"does": "make", "creature": "fallen", "cells": [[6, 1]]})")}),
                   "{}", std::string(things), 1, catalogueWith(kBoneMen)});
}

} // namespace

class SidesTest : public QObject {
    Q_OBJECT

private slots:
    void alliesAndFoesAreMeantByTheirSide();
    void whoDiesOnACellLeavesItAsWhatItWas();
    void aGroupChangesSides();
    void captivesOfAGroupAreFreed();
    void whatIsMadeIsOfTheSideSaid();
    void theLastAllyThatDiedComesBackOnce();
    void whoHasComeBackDoesNotRiseAsWell();
    void whoFellBeforeRisesAllTheSame();
    void nobodyComesBackWhereNoAllyDied();
    void whoWasCalledDoesNotComeBack();
    void theFallenAreSavedAndToldApart();
    void whereNoEventAsksForTheFallenNothingIsKept();
    void whoIsToStayStays();
    void whoIsToWanderWanders();
    void whoIsToFollowComes();
    void alliesAreToldTheirDuty();
    void groundFallsWithWhoIsThere();
    void nothingFallsAtTheBottom();
};

void SidesTest::alliesAndFoesAreMeantByTheirSide()
{
    const auto says = [](std::string_view who, std::string_view more) {
        const std::string condition =
            R"("if": [{"is": "stands", "cells": "level", "who": ")" + std::string(who) + "\"}]";
        World world = staged(
            {kSidesHall, events({eventRow(1, kStepEast, said("Yes."), condition)}), "{}", packOf("dummy", more)});
        return wordsIn(played(world, {kEast})) == "Yes.";
    };
    QVERIFY(says("foe", "") && !says("ally", ""));
    QVERIFY(says("ally", R"(, "side": "hero")") && !says("foe", R"(, "side": "hero")"));
    QVERIFY(!says("ally", R"(, "captive": true)") && !says("foe", R"(, "captive": true)"));
    World nobody =
        staged({kSidesHall, events({eventRow(1, kStepEast, said("Yes."),
                                             R"("if": [{"is": "stands", "cells": "level", "who": "ally"}])")})});
    QCOMPARE(wordsIn(played(nobody, {kEast})), QString()); // the hero is no ally of the hero
}

void SidesTest::whoDiesOnACellLeavesItAsWhatItWas()
{
    const auto leaves = [](std::string_view who) {
        const std::string when = R"("on": "leave", "cells": [[2, 1]], "who": ")" + std::string(who) + "\"";
        World world = staged({kSidesHall, events({eventRow(1, when, R"({"does": "score", "points": 1})")}), "{}",
                              R"([{"kind": "dummy", "x": 2, "y": 1, "side": "hero"}])"});
        slay(world, "dummy");
        return world.state().bonus == 1;
    };
    QVERIFY(leaves("ally"));
    QVERIFY(!leaves("foe"));
}

void SidesTest::aGroupChangesSides()
{
    World world = happening(R"({"does": "side", "group": "pack", "faction": "hero"})", packOf("walker"));
    const auto told = played(world, {kEast});
    QVERIFY(isAlly(world, creatureOfKind(world, "walker")));
    const auto freed = eventsOf<Freed>(told);
    QCOMPARE(freed.size(), std::size_t{1});
    QCOMPARE(describe(world, freed[0])->text.source, std::string("%1 is on your side now."));
    QCOMPARE(world.hash(), world.recomputedHash());
    World foe = happening(R"({"does": "side", "group": "pack", "faction": "dwellers"})",
                          packOf("walker", R"(, "side": "hero")"));
    played(foe, {kEast});
    QVERIFY(isFoe(foe, foe.hero(), creatureOfKind(foe, "walker")));
    World same = happening(R"({"does": "side", "group": "pack", "faction": "dwellers"})", packOf("walker"));
    QVERIFY(eventsOf<Freed>(played(same, {kEast})).empty()); // nothing new
}

void SidesTest::captivesOfAGroupAreFreed()
{
    World world =
        happening(R"({"does": "side", "group": "pack", "faction": "hero"})", packOf("walker", R"(, "captive": true)"));
    played(world, {kEast});
    QVERIFY(!creatureOfKind(world, "walker").isCaptive && isAlly(world, creatureOfKind(world, "walker")));
}

void SidesTest::whatIsMadeIsOfTheSideSaid()
{
    World world = happening(R"({"does": "make", "creature": "dummy", "cells": [[4, 1]], "side": "hero"},
                               {"does": "make", "creature": "walker", "cells": [[6, 1]]})");
    played(world, {kEast});
    QVERIFY(isAlly(world, creatureOfKind(world, "dummy")));
    QVERIFY(!creatureOfKind(world, "walker").side);
}

void SidesTest::theLastAllyThatDiedComesBackOnce()
{
    World world = staged({kSidesHall,
                          events({eventRow(1, R"("on": "enter", "cells": [[1, 1]])",
                                           R"({"does": "make", "creature": "fallen", "cells": [[5, 1], [6, 1]],
                                               "count": 2, "group": "raised"})",
                                           R"("repeat": "always")")}),
                          "{}", R"([{"kind": "dummy", "x": 3, "y": 1, "side": "hero"}])"});
    played(world, {kEast});
    slay(world, "dummy");
    QVERIFY(world.state().fallen == world.catalogue().findCreature("dummy"));
    QCOMPARE(world.hash(), world.recomputedHash());
    const std::uint64_t before = world.hash();
    World without = world;
    WorldWriter(without).setFallen(std::nullopt);
    QVERIFY(without.hash() != before);
    played(world, {kWest});
    QCOMPARE(world.creatures().size(), std::size_t{2}); // one, whatever was asked for
    QVERIFY(isAlly(world, creatureOfKind(world, "dummy")));
    QCOMPARE(creatureOfKind(world, "dummy").group, groupOf("raised"));
    QVERIFY(!world.state().fallen);
    played(world, {kEast, kWest});
    QCOMPARE(world.creatures().size(), std::size_t{2});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void SidesTest::whoHasComeBackDoesNotRiseAsWell()
{
    World world = amongBoneMen(R"([{"kind": "bone_man", "x": 3, "y": 1, "side": "hero"}])");
    played(world, {kEast});
    slay(world, "bone_man");
    QVERIFY(world.items()[0].rises.has_value());
    played(world, {kWest});
    QVERIFY(isAlly(world, creatureOfKind(world, "bone_man")));
    QVERIFY(!world.items()[0].rises && !world.items()[0].side);
    for (int i = 0; i < 6; ++i)
        played(world, {Wait{}});
    QCOMPARE(world.creatures().size(), std::size_t{2});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void SidesTest::whoFellBeforeRisesAllTheSame()
{
    World world = amongBoneMen(R"([{"kind": "bone_man", "x": 3, "y": 1, "side": "hero"},
                                   {"kind": "bone_man", "x": 5, "y": 1, "side": "hero"}])");
    const EntityId first = world.creatureIdAt({3, 1, 0});
    Creature second = *world.creatureAt({5, 1, 0});
    second.isHunter = true; // it has risen once, and leaves nothing
    WorldWriter(world).changeCreature(second);
    Events told;
    for (const EntityId who : {first, second.id})
        harm(WorldWriter(world), who, 1000, actorOf(world, world.hero()), told);
    QVERIFY(world.state().fallen);
    QCOMPARE(world.items().size(), std::size_t{1});
    World older = byRules(kFallenHaveOwnRemains - 1, world);
    played(older, {kEast, kWest});
    QVERIFY(!older.items()[0].rises); // as if it had been the first
    played(world, {kEast, kWest});
    QCOMPARE(world.creatures().size(), std::size_t{2}); // the second has come back
    QVERIFY(world.items()[0].rises);
    for (int i = 0; i < 20; ++i)
        played(world, {Wait{}});
    QCOMPARE(world.creatures().size(), std::size_t{3});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void SidesTest::nobodyComesBackWhereNoAllyDied()
{
    World world = happening(R"({"does": "make", "creature": "fallen", "to": "hero"})");
    QVERIFY(eventsOf<Appeared>(played(world, {kEast})).empty());
    QCOMPARE(world.creatures().size(), std::size_t{1});
}

void SidesTest::whoWasCalledDoesNotComeBack()
{
    World world = staged({kSidesHall,
                          events({eventRow(1, R"("on": "enter", "cells": [[6, 1]])",
                                           R"({"does": "make", "creature": "fallen", "to": "hero"})")}),
                          "{}", R"([{"kind": "dummy", "x": 5, "y": 1}])"});
    Events told;
    const Actor hero = actorOf(world, world.hero());
    meetWith(WorldWriter(world), hero.id, {.kind = EffectKind::Ally, .turns = 9}, hero, told);
    const EntityId called = world.creatureIdAt({2, 1, 0});
    QVERIFY(called != EntityId::None && isAlly(world, *world.creature(called)));
    harm(WorldWriter(world), called, 100000, hero, told);
    QVERIFY(!world.creature(called));
    QVERIFY(!world.state().fallen);
}

void SidesTest::theFallenAreSavedAndToldApart()
{
    Dungeon dungeon = stagedDungeon({kSidesHall,
                                     events({eventRow(1, R"("on": "enter", "cells": [[6, 1]])",
                                                      R"({"does": "make", "creature": "fallen", "to": "hero"})")}),
                                     "{}", R"([{"kind": "dummy", "x": 2, "y": 1, "side": "hero"}])"});
    dungeon.rules.attack = 50;
    dungeon.rules.damage = DamageFormula::Difference;
    Session session = *Session::start(dungeon, 1);
    for (int i = 0; i < 9 && session.world().creatures().size() > 1; ++i)
        session.submit(Strike{Direction::East});
    const World& world = session.world();
    QVERIFY(world.state().fallen);
    const auto read = readGame(writeGame({session}));
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    QVERIFY(read->session.world().state().fallen == world.state().fallen);
    QCOMPARE(read->session.world().hash(), world.hash());
    World other = world;
    WorldWriter(other).setFallen(std::nullopt);
    QVERIFY(differenceAtEnd(world, {}, world).empty());
    QVERIFY(!differenceAtEnd(world, {}, other).empty());
}

void SidesTest::whereNoEventAsksForTheFallenNothingIsKept()
{
    World world = happening(said("Now."), R"([{"kind": "dummy", "x": 2, "y": 1, "side": "hero"}])");
    slay(world, "dummy");
    QVERIFY(!world.state().fallen);
}

void SidesTest::whoIsToStayStays()
{
    World world = ordered("stay", "walker");
    const Position post = creatureOfKind(world, "walker").at;
    played(world, {Wait{}, Wait{}, Wait{}});
    QCOMPARE(creatureOfKind(world, "walker").at, post);
    while (distance(world.hero().at, post) > 1)
        played(world, {kEast});
    QVERIFY(!eventsOf<Struck>(played(world, {Wait{}, Wait{}})).empty()); // it strikes who comes beside it
    QCOMPARE(creatureOfKind(world, "walker").at, post);
    QVERIFY(ordered("stay", "sleeper").creatures().size() == 2);
    QVERIFY(!lasts(creatureOfKind(ordered("stay", "sleeper"), "sleeper"), Condition::Asleep));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void SidesTest::whoIsToWanderWanders()
{
    World still = ordered("wake", "dummy");
    World world = ordered("wander", "dummy");
    bool hasMoved = false;
    for (int i = 0; i < 60; ++i) {
        played(still, {Wait{}});
        played(world, {Wait{}});
        hasMoved |= creatureOfKind(world, "dummy").at != Position{6, 1, 0};
    }
    QVERIFY(hasMoved);
    QCOMPARE(creatureOfKind(still, "dummy").at, (Position{6, 1, 0}));
}

void SidesTest::whoIsToFollowComes()
{
    World world = staged({kSidesHall,
                          events({eventRow(1, kStepEast, R"({"does": "order", "group": "pack", "order": "stay"})"),
                                  eventRow(2, R"("on": "enter", "cells": [[1, 1]])",
                                           R"({"does": "order", "group": "pack", "order": "follow"})")}),
                          "{}", packOf("walker")});
    played(world, {kEast, Wait{}});
    const Position post = creatureOfKind(world, "walker").at;
    played(world, {kWest, Wait{}});
    QVERIFY(creatureOfKind(world, "walker").at.x < post.x);
    QVERIFY(creatureOfKind(world, "walker").duty == Duty::Follow);
}

void SidesTest::alliesAreToldTheirDuty()
{
    const char* const ally = R"(, "side": "hero")";
    QVERIFY(creatureOfKind(ordered("stay", "walker", ally), "walker").duty == Duty::Stay);
    QVERIFY(creatureOfKind(ordered("wander", "walker", ally), "walker").duty == Duty::Free);
    QVERIFY(creatureOfKind(ordered("follow", "walker", ally), "walker").duty == Duty::Follow);
}

void SidesTest::groundFallsWithWhoIsThere()
{
    World world = happening(R"({"does": "fall", "cells": [[2, 1], [6, 1]]})",
                            R"([{"kind": "dummy", "x": 6, "y": 1}, {"kind": "apple", "x": 6, "y": 1}])", kHouse);
    const auto told = played(world, {kEast});
    QCOMPARE(tileAt(world, {2, 1, 0}), std::string("chasm"));
    QCOMPARE(world.hero().at, (Position{2, 1, 1}));
    QCOMPARE(creatureOfKind(world, "dummy").at, (Position{6, 1, 1}));
    QCOMPARE(world.itemsAt({6, 1, 1}).size(), std::size_t{1});
    QCOMPARE(eventsOf<Fell>(told).size(), std::size_t{2});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void SidesTest::nothingFallsAtTheBottom()
{
    World world = happening(R"({"does": "fall", "cells": [[2, 1], [6, 1]]})");
    played(world, {kEast});
    QCOMPARE(tileAt(world, {6, 1, 0}), std::string("floor"));
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
}

CAVE_TEST_SUITE(SidesTest);
#include "sides_test.moc"
