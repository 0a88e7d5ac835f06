// SPDX-License-Identifier: MIT
// Creatures that keep together, keep to their post, come along over stairs or lie in wait.
#include "core/rules/minds/behaviour.h"
#include "core/rules/verbs/act.h"
#include "core/rules/verbs/check.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cave;

namespace {

const std::vector<std::string> kCompany{
    creatureRow("jackal", 'J', R"("attack": 2, "sight": 5, "behaviours": [{"does": "swarm", "range": 6, "least": 2}])"),
    creatureRow("sentry", 'Y', R"("attack": 2, "sight": 9, "behaviours": [{"does": "guard", "range": 3}])"),
    creatureRow("hound", 'H', R"("attack": 2, "sight": 9, "behaviours": [{"does": "follow"}, {"does": "hunt"}])"),
    creatureRow("stayer", 'A', R"("attack": 2, "sight": 9, "behaviours": [{"does": "hunt"}])"),
    creatureRow("roamer", 'R', R"("behaviours": [{"does": "climb", "per_mille": 200}])"),
    creatureRow("mimic", 'I', R"("attack": 2, "sight": 9,
        "behaviours": [{"does": "ambush", "range": 2, "looks_like": "sword"}, {"does": "hunt"}])"),
    creatureRow("sleeper", 'E',
                R"("attack": 2, "sight": 9, "behaviours": [{"does": "hunt"}, {"does": "sleep", "range": 3}])"),
    creatureRow("dozer", 'Z', R"("attack": 2, "behaviours": [{"does": "sleep", "range": 5, "per_mille": 200}])"),
    creatureRow("caller", 'V', R"("behaviours": [{"does": "summon", "kind": "dozer"}])"),
    creatureRow("newt_king", 'Q', R"("health": 30, "behaviours": [{"does": "regenerate", "every": 2, "amount": 1}])"),
    creatureRow("trapper", 'P',
                R"("attack": 2, "sight": 9, "behaviours": [{"does": "hunt"}, {"does": "ambush", "range": 2}])"),
};

Position placeOf(const World& world, std::string_view kind) { return creatureOfKind(world, kind).at; }

constexpr std::string_view kStairs =
    "#########\n#..>.HA.#\n#@......#\n#########\n\n#########\n#..<....#\n#.......#\n#########";

// The hero goes to the stairs and waits for those who hunt to come.
World atTheStairs()
{
    World world = zoo(kStairs, kCompany);
    WorldWriter(world).moveCreature(world.state().hero, {3, 1, 0});
    waitFor(world, 2);
    return world;
}

} // namespace

class CompanyTest : public QObject {
    Q_OBJECT

private slots:
    void whatOneJackalSeesTheOthersHunt();
    void aLoneJackalKeepsAway();
    void jackalsGoBackToEachOther();
    void aGuardKeepsToItsPost();
    void aGuardForgetsNoPostWhenSaved();
    void aGuardThatWasPutNowhereGuardsWhereItStands();
    void followersBesideTheHeroComeAlong();
    void thoseFurtherOffComeLater();
    void pursuersComeEvenWhereNobodyElseActs();
    void woundsCloseWhereNobodyActsAsFastAsElsewhere();
    void noFollowerTakesStairsTheHeroDidNot();
    void thereMustBeRoomToFollow();
    void roamersTakeStairs();
    void aMimicLooksLikeAThing();
    void mimicsLookLikeSeveralThingsAndKeepTheirLooks();
    void aMimicOfAnUnknownThingLooksAsThatDoes();
    void aMimicThatIsHurtShowsItself();
    void whoLiesInWaitDoesNothingElse();
    void lyingInWaitIsSaved();
    void sleepersWakeWhenTheHeroComes();
    void sleepersHaveTheirChance();
    void noiseWakesSleepers();
    void aBlowWakesASleeper();
    void summonedOnesDoNotSleep();
    void summonedOnesInheritLevels();
    void levelsThatAKindBeginsWithAreNotInherited();
};

// The right one sees nobody, but its neighbour does.
void CompanyTest::whatOneJackalSeesTheOthersHunt()
{
    World world = zoo("##############\n#@....J#.....#\n#......+..J..#\n##############", kCompany);
    waitFor(world, 2);
    const Creature* second = world.creatureAt({8, 1, 0});
    QVERIFY(second && world.kindOf(*second).id == "jackal");
    waitFor(world, 20);
    int beside = 0;
    for (const Creature& creature : world.creatures())
        beside += creature.id != world.state().hero && distance(creature.at, world.hero().at) == 1;
    QCOMPARE(beside, 2);
}

void CompanyTest::aLoneJackalKeepsAway()
{
    World world = zoo("##############\n#............#\n#@..J........#\n#............#\n##############", kCompany);
    QVERIFY(eventsOf<Struck>(waitFor(world, 20)).empty());
    QVERIFY(distance(placeOf(world, "jackal"), world.hero().at) > 5); // out of its own sight
}

void CompanyTest::jackalsGoBackToEachOther()
{
    World world = zoo("@###########\n############\n#J....J....#\n############", kCompany);
    waitFor(world, 10);
    std::vector<Position> places;
    for (const Creature& creature : world.creatures())
        if (creature.id != world.state().hero)
            places.push_back(creature.at);
    QVERIFY(distance(places[0], places[1]) <= 2);
}

void CompanyTest::aGuardKeepsToItsPost()
{
    World world = zoo("###############\n#@........Y...#\n###############", kCompany);
    const Position post = placeOf(world, "sentry");
    waitFor(world, 5);
    QCOMPARE(placeOf(world, "sentry"), post); // it sees the hero, too far off
    WorldWriter(world).moveCreature(world.state().hero, {7, 1, 0});
    QVERIFY(!eventsOf<Struck>(waitFor(world, 4)).empty());
    QVERIFY(distance(placeOf(world, "sentry"), post) <= 3);
    WorldWriter(world).moveCreature(world.state().hero, {5, 1, 0});
    for (int i = 0; i < 6; ++i) {
        waitFor(world, 1);
        QVERIFY(distance(placeOf(world, "sentry"), post) <= 3);
    }
    QCOMPARE(placeOf(world, "sentry"), post);
}

void CompanyTest::aGuardForgetsNoPostWhenSaved()
{
    World world = zoo("###############\n#@........Y...#\n###############", kCompany);
    const World restored(world.savedState());
    QVERIFY(creatureOfKind(restored, "sentry").post == placeOf(world, "sentry"));
    World moved = world;
    Creature sentry = creatureOfKind(moved, "sentry");
    sentry.post = Position{1, 1, 0};
    WorldWriter(moved).changeCreature(sentry);
    QVERIFY(moved.hash() != world.hash());
    QCOMPARE(moved.hash(), moved.recomputedHash());
}

void CompanyTest::aGuardThatWasPutNowhereGuardsWhereItStands()
{
    World world = zoo("########\n#@..Y..#\n########", kCompany);
    Creature called = creatureOfKind(world, "sentry");
    called.post.reset();
    WorldWriter(world).changeCreature(called);
    World older = byRules(kAnywhereIsAPost - 1, world);
    QVERIFY(!eventsOf<Struck>(waitFor(world, 4)).empty());
    QVERIFY(eventsOf<Struck>(waitFor(older, 4)).empty());
}

void CompanyTest::followersBesideTheHeroComeAlong()
{
    World world = atTheStairs();
    QCOMPARE(distance(placeOf(world, "hound"), world.hero().at), 1);
    QCOMPARE(distance(placeOf(world, "stayer"), world.hero().at), 1);
    const Turn turn = play(world, ClimbDown{});
    QCOMPARE(eventsOf<Climbed>(turn.events).size(), std::size_t{2});
    QCOMPARE(placeOf(world, "hound").z, 1);
    QCOMPARE(distance(placeOf(world, "hound"), world.hero().at), 1);
    QVERIFY(eventsOf<Struck>(turn.events).empty()); // coming was its act
    QCOMPARE(placeOf(world, "stayer").z, 0);
    QCOMPARE(eventsOf<Struck>(waitFor(world, 1)).size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void CompanyTest::thoseFurtherOffComeLater()
{
    World world =
        zoo("#########\n#..>...H#\n#@......#\n#########\n\n#########\n#..<....#\n#.......#\n#########", kCompany);
    WorldWriter(world).moveCreature(world.state().hero, {3, 1, 0});
    waitFor(world, 1); // it has seen the hero on the stairs
    play(world, ClimbDown{});
    QCOMPARE(placeOf(world, "hound").z, 0);
    const auto events = waitFor(world, 6);
    QCOMPARE(placeOf(world, "hound").z, 1);
    QCOMPARE(eventsOf<Climbed>(events).size(), std::size_t{1});
    QVERIFY(!eventsOf<Struck>(events).empty());
}

void CompanyTest::pursuersComeEvenWhereNobodyElseActs()
{
    Dungeon dungeon = zooDungeon(
        "#########\n#..>.A.H#\n#@......#\n#########\n\n#########\n#..<....#\n#.......#\n#########", kCompany);
    dungeon.rules.isStillElsewhere = true;
    World world = worldOf(dungeon);
    WorldWriter(world).moveCreature(world.state().hero, {3, 1, 0});
    waitFor(world, 1); // both have seen the hero on the stairs
    play(world, ClimbDown{});
    World older = byRules(kPursuersAct - 1, world);
    const Position stayed = placeOf(world, "stayer");
    waitFor(world, 6);
    QCOMPARE(placeOf(world, "hound").z, 1);
    QCOMPARE(placeOf(world, "stayer"), stayed); // it takes no stairs
    waitFor(older, 6);
    QCOMPARE(placeOf(older, "hound").z, 0);
}

void CompanyTest::woundsCloseWhereNobodyActsAsFastAsElsewhere()
{
    Dungeon dungeon = zooDungeon(
        "#########\n#..>.Q..#\n#@......#\n#########\n\n#########\n#..<....#\n#.......#\n#########", kCompany);
    World awake = worldOf(dungeon);
    dungeon.rules.isStillElsewhere = true;
    World still = worldOf(dungeon);
    for (World* world : {&awake, &still}) {
        WorldWriter(*world).moveCreature(world->state().hero, {3, 1, 0});
        WorldWriter(*world).setHealth(creatureOfKind(*world, "newt_king").id, 3);
        play(*world, ClimbDown{});
    }
    World older = byRules(kHealsAnywhere - 1, still);
    for (World* world : {&awake, &still, &older})
        waitFor(*world, 10);
    QCOMPARE(creatureOfKind(still, "newt_king").health, creatureOfKind(awake, "newt_king").health);
    QVERIFY(creatureOfKind(still, "newt_king").health >= 7);
    QVERIFY(creatureOfKind(older, "newt_king").health <= 4); // what it had when the hero left
    waitFor(still, 200);
    QCOMPARE(creatureOfKind(still, "newt_king").health, 30); // and no more
    QCOMPARE(still.hash(), still.recomputedHash());
}

// It saw the hero on the stairs, but the hero walked away behind a door.
void CompanyTest::noFollowerTakesStairsTheHeroDidNot()
{
    World world = zoo("#########\n#..>...H#\n#+#######\n#@......#\n#########\n\n#########\n#..<....#\n#.......#\n#....."
                      "..#\n#########",
                      kCompany);
    WorldWriter(world).setQuarry(creatureOfKind(world, "hound").id, Position{3, 1, 0});
    for (int i = 0; i < 20; ++i) {
        waitFor(world, 1);
        QCOMPARE(placeOf(world, "hound").z, 0);
    }
}

void CompanyTest::thereMustBeRoomToFollow()
{
    World narrow = zoo("#####\n#@>H#\n#####\n\n#####\n##<##\n#####", kCompany);
    play(narrow, Walk{Direction::East});
    play(narrow, ClimbDown{});
    QCOMPARE(placeOf(narrow, "hound").z, 0);
    waitFor(narrow, 10);
    QCOMPARE(placeOf(narrow, "hound").z, 0);
}

void CompanyTest::roamersTakeStairs()
{
    World world = zoo("#####\n#@#R#\n#####\n\n#####\n##..#\n#####", kCompany);
    std::set<int> levels;
    WorldWriter(world).setTile({3, 1, 0}, world.catalogue().stairsDown());
    WorldWriter(world).setTile({3, 1, 1}, world.catalogue().stairsUp());
    for (int i = 0; i < 60; ++i) {
        waitFor(world, 1);
        levels.insert(placeOf(world, "roamer").z);
    }
    QCOMPARE(levels.size(), std::size_t{2});
}

void CompanyTest::aMimicLooksLikeAThing()
{
    World world = zoo("########\n#@...I.#\n########", kCompany);
    waitFor(world, 3);
    const Creature& mimic = creatureOfKind(world, "mimic");
    QCOMPARE(mimic.at.x, 5);
    QVERIFY(world.disguiseOf(mimic) == world.catalogue().findItem("sword"));
    QVERIFY(!world.seenCreatureAt(mimic.at) && world.isVisible(mimic.at));
    const auto& things = world.level(0).memory.things;
    QCOMPARE(things.size(), std::size_t{1});
    QVERIFY(things[0].table == KindTable::Item && things[0].kind == *world.catalogue().findItem("sword"));
    play(world, Walk{Direction::East});
    const auto events = play(world, Walk{Direction::East}).events;
    QVERIFY(eventsOf<Woke>(events).front().wasHidden);
    QVERIFY(world.seenCreatureAt(creatureOfKind(world, "mimic").at));
    QVERIFY(world.level(0).memory.things[0].table == KindTable::Creature);
    QCOMPARE(world.hash(), world.recomputedHash());
    QCOMPARE(eventsOf<Struck>(waitFor(world, 2)).size(), std::size_t{1});
}

void CompanyTest::mimicsLookLikeSeveralThingsAndKeepTheirLooks()
{
    const std::vector<std::string> kinds{creatureRow("mimic", 'I', R"("behaviours": [{"does": "ambush", "range": 1,
        "looks_like": ["sword", "apple", "rock", "dagger"]}])")};
    constexpr std::string_view kHall = "########\n#@.IIII#\n#..IIII#\n#..IIII#\n########";
    World world = zoo(kHall, kinds);
    const auto disguises = [](const World& in) {
        std::map<EntityId, ItemKindId> found;
        for (const Creature& creature : in.creatures())
            if (const auto disguise = in.disguiseOf(creature))
                found[creature.id] = *disguise;
        return found;
    };
    const std::map<EntityId, ItemKindId> first = disguises(world);
    QCOMPARE(first.size(), std::size_t{12});
    std::set<std::string> ids;
    for (const auto& [who, item] : first)
        ids.insert(world.catalogue().item(item).id);
    QVERIFY(ids.size() > 1);
    QVERIFY(std::ranges::includes(std::set<std::string>{"apple", "dagger", "rock", "sword"}, ids));
    waitFor(world, 5);
    QVERIFY(disguises(world) == first);
    QVERIFY(disguises(World(world.savedState())) == first);
    QCOMPARE(world.hash(), world.recomputedHash());
    const auto& things = world.level(0).memory.things;
    QCOMPARE(things.size(), first.size());
    for (const RememberedThing& thing : things)
        QVERIFY(thing.table == KindTable::Item && thing.kind == first.at(thing.id));
    QVERIFY(disguises(zoo(kHall, kinds)) == first);
    QVERIFY(disguises(zoo(kHall, kinds, 2)) != first); // another game
}

void CompanyTest::aMimicOfAnUnknownThingLooksAsThatDoes()
{
    Dungeon dungeon = asciiDungeon("########\n#@..V..#\n########", catalogueWith(R"({"use": ["campaign"], "creatures": [
        {"id": "vial", "name": "vial", "article": "a", "glyph": "V", "colour": "#ffffff", "health": 10,
         "behaviours": [{"does": "ambush", "range": 1, "looks_like": "healing_potion"}]}]})"));
    dungeon.rules = unknownRules();
    World world = worldOf(dungeon);
    waitFor(world, 1);
    const ItemKindId potion = *world.catalogue().findItem("healing_potion");
    const auto& things = world.level(0).memory.things;
    QVERIFY(!world.isKnown(potion));
    QCOMPARE(things.size(), std::size_t{1});
    QVERIFY(things[0].table == KindTable::Item && things[0].kind == world.seenAs(potion));
    WorldWriter(world).learn(potion);
    QVERIFY(world.level(0).memory.things[0].kind == potion);
}

void CompanyTest::aMimicThatIsHurtShowsItself()
{
    World world = zoo("########\n#@...I.#\n########", kCompany);
    std::vector<Event> events;
    const EntityId mimic = creatureOfKind(world, "mimic").id;
    QVERIFY(!check(world, mimic, Wake{}));
    QVERIFY(check(world, world.state().hero, Wake{}));
    act(WorldWriter(world), mimic, Wake{}, events);
    QVERIFY(check(world, mimic, Wake{}));
    World struck = zoo("####\n#@I#\n####", kCompany);
    const EntityId victim = creatureOfKind(struck, "mimic").id;
    WorldWriter(struck).setHealth(victim, 10);
    Creature strong = *struck.creature(victim);
    strong.defence = 5;
    WorldWriter(struck).changeCreature(strong);
    const auto seen = play(struck, Walk{Direction::East}).events;
    QCOMPARE(eventsOf<Woke>(seen).size(), std::size_t{1});
    QCOMPARE(eventsOf<Struck>(seen).size(), std::size_t{2}); // and it strikes back
}

// Wherever the row stands in its list.
void CompanyTest::whoLiesInWaitDoesNothingElse()
{
    World world = zoo("########\n#@...P.#\n########", kCompany);
    for (int i = 0; i < 20; ++i)
        QVERIFY(std::holds_alternative<Wait>(
            chooseCommand(world, creatureOfKind(world, "trapper"), WorldWriter(world).dice(), mayDo)));
    QVERIFY(!world.disguiseOf(creatureOfKind(world, "trapper")));
}

void CompanyTest::lyingInWaitIsSaved()
{
    World world = zoo("########\n#@...I.#\n########", kCompany);
    const World restored(world.savedState());
    QVERIFY(creatureOfKind(restored, "mimic").isLurking);
    QCOMPARE(restored.hash(), world.hash());
    World awake = world;
    std::vector<Event> events;
    act(WorldWriter(awake), creatureOfKind(awake, "mimic").id, Wake{}, events);
    QVERIFY(awake.hash() != world.hash());
}

void CompanyTest::sleepersWakeWhenTheHeroComes()
{
    World world = zoo("############\n#@.......E.#\n############", kCompany);
    const Position bed = placeOf(world, "sleeper");
    waitFor(world, 20);
    QCOMPARE(placeOf(world, "sleeper"), bed);
    QCOMPARE(turnsLeft(creatureOfKind(world, "sleeper"), Condition::Asleep), kUntilWoken);
    WorldWriter(world).moveCreature(world.state().hero, {6, 1, 0});
    waitFor(world, 1);
    QVERIFY(!lasts(creatureOfKind(world, "sleeper"), Condition::Asleep));
    waitFor(world, 2);
    QCOMPARE(distance(placeOf(world, "sleeper"), world.hero().at), 1);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void CompanyTest::sleepersHaveTheirChance()
{
    World world = zoo("############\n#@..Z......#\n############", kCompany);
    int wakes = 0;
    for (int i = 0; i < 10'000; ++i)
        wakes += std::holds_alternative<Wake>(
            chooseCommand(world, creatureOfKind(world, "dozer"), WorldWriter(world).dice(), mayDo));
    QVERIFY2(wakes > 1800 && wakes < 2200, "far from 200 per mille");
}

// Behind rock, a blow 3 cells away is heard, one 4 cells away is not.
void CompanyTest::noiseWakesSleepers()
{
    for (const bool isNear : {true, false}) {
        World world = zoo(isNear ? "########\n#.@D##E#\n########" : "########\n#@D.##E#\n########", kCompany);
        Creature dummy = creatureOfKind(world, "dummy");
        dummy.health = dummy.maxHealth = 100;
        WorldWriter(world).changeCreature(dummy);
        play(world, Walk{Direction::East});
        QCOMPARE(lasts(creatureOfKind(world, "sleeper"), Condition::Asleep), !isNear);
    }
}

void CompanyTest::aBlowWakesASleeper()
{
    World world = zoo("#####\n#@Z.#\n#####", kCompany);
    Creature dozer = creatureOfKind(world, "dozer");
    dozer.health = dozer.maxHealth = 100;
    WorldWriter(world).changeCreature(dozer);
    QVERIFY(lasts(creatureOfKind(world, "dozer"), Condition::Asleep));
    play(world, Walk{Direction::East});
    QVERIFY(!lasts(creatureOfKind(world, "dozer"), Condition::Asleep));
}

void CompanyTest::summonedOnesDoNotSleep()
{
    World world = zoo("######\n#@.V.#\n#....#\n######", kCompany);
    std::vector<Event> events;
    act(WorldWriter(world), creatureOfKind(world, "caller").id, Summon{Direction::South}, events);
    QVERIFY(!lasts(creatureOfKind(world, "dozer"), Condition::Asleep));
}

void CompanyTest::summonedOnesInheritLevels()
{
    for (const bool inherits : {true, false}) {
        const std::string flag = inherits ? "true" : "false";
        Dungeon dungeon = zooDungeon(
            "######\n#@.Q.#\n#....#\n######",
            {creatureRow("queen", 'Q',
                         R"("behaviours": [{"does": "summon", "kind": "newt", "inherits": )" + flag + "}]")});
        dungeon.rules.growth = GrowthFormula::Jsrogue;
        dungeon.levels[0].things[0].levels = 4;
        World world = worldOf(dungeon);
        std::vector<Event> events;
        const Creature& queen = creatureOfKind(world, "queen");
        QCOMPARE(queen.level, 5);
        act(WorldWriter(world), queen.id, Summon{Direction::South}, events);
        const Creature& newt = creatureOfKind(world, "newt");
        QCOMPARE(newt.level, inherits ? 5 : 1);
        const CreatureKind& kind = world.kindOf(newt);
        const bool isStronger = newt.maxHealth > kind.health || newt.attack > kind.attack ||
                                newt.defence > kind.defence || newt.sight > kind.sight;
        QCOMPARE(isStronger, inherits);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

void CompanyTest::levelsThatAKindBeginsWithAreNotInherited()
{
    Dungeon dungeon = zooDungeon("######\n#@.Q.#\n#....#\n######", {creatureRow("queen", 'Q', R"("level": 3,
                                     "behaviours": [{"does": "spread", "inherits": true}])")});
    dungeon.rules.growth = GrowthFormula::Jsrogue;
    dungeon.levels[0].things[0].levels = 2;
    World world = worldOf(dungeon);
    std::vector<Event> events;
    act(WorldWriter(world), creatureOfKind(world, "queen").id, Spread{Direction::South}, events);
    act(WorldWriter(world), world.creatureAt({3, 2, 0})->id, Spread{Direction::West}, events);
    QCOMPARE(world.creatureAt({3, 1, 0})->level, 5);
    QCOMPARE(world.creatureAt({3, 2, 0})->level, 5);
    QCOMPARE(world.creatureAt({2, 2, 0})->level, 5); // and not more from one to the next
}

CAVE_TEST_SUITE(CompanyTest);
#include "company_test.moc"
