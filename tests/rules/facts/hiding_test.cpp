// SPDX-License-Identifier: MIT
// Kinds that the hero sees in the dark only from near by, and what is told of them. A lamp, which shines as far as 2
// cells, is P, and a pyre is Y.
#include "core/content/kind_rows.h"
#include "core/pilot/danger.h"
#include "core/rules/facts/kill.h"
#include "core/rules/facts/message.h"
#include "core/world/company/hiding.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kShades = R"({"tiles": [
    {"id": "lamp", "name": "lamp", "article": "a", "glyph": "P", "colour": "#ffffff", "sign": "P",
     "light": {"colour": "#ffffff", "radius": 2}},
    {"id": "pyre", "name": "pyre", "article": "a", "glyph": "Y", "colour": "#ffffff", "sign": "Y", "walkable": true,
     "harmful": true, "fire": true}], "creatures": [
    {"id": "shade", "name": "shade", "article": "a", "glyph": "V", "colour": "#ffffff", "health": 50, "attack": 8,
     "sight": 9, "seen_within": 2},
    {"id": "friend", "name": "friend", "article": "a", "glyph": "Q", "colour": "#ffffff", "health": 50, "side": "hero",
     "seen_within": 2},
    {"id": "archer", "name": "archer", "article": "an", "glyph": "N", "colour": "#ffffff", "health": 50, "attack": 9,
     "sight": 9, "seen_within": 2, "behaviours": [{"does": "shoot", "range": 8}]},
    {"id": "crier", "name": "crier", "article": "a", "glyph": "E", "colour": "#ffffff", "health": 50, "sight": 9,
     "behaviours": [{"does": "shoot", "range": 8}], "attack": 9}]})";

World dark(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kShades));
    dungeon.rules.health = 100'000;
    dungeon.rules.sight = 12;
    dungeon.rules.damage = DamageFormula::Difference;
    return worldOf(dungeon);
}

bool isSeen(const World& world, std::string_view kind = "shade")
{
    const Creature& creature = creatureOfKind(world, kind);
    return world.seenCreatureAt(creature.at) == &creature;
}

bool isRemembered(const World& world, std::string_view kind)
{
    return std::ranges::any_of(world.level(0).memory.things, [&](const RememberedThing& thing) {
        return thing.table == KindTable::Creature && world.catalogue().creature(thing.kind).id == kind;
    });
}

std::string told(const World& world, const Event& event)
{
    const auto message = describe(world, event);
    return message ? message->text.source : std::string();
}

} // namespace

class HidingTest : public QObject {
    Q_OBJECT

private slots:
    void itIsSeenFromNearOnly();
    void whoWatchesIsNotWarned();
    void whoShinesOrBurnsIsSeen();
    void theHerosOwnLightReachesFourCells();
    void aLampShowsWhoIsAsNearAsItShines();
    void fireShowsWhoIsBeside();
    void whoSensesSeesIt();
    void companionsAreSeen();
    void aShotFromTheDarkNamesNobody();
    void whatHitsItNamesNobody();
    void itsDeathNamesNobody();
    void whatComesOverItIsNotTold();
    void theMemberIsWrittenOnlyWhereItSaysSomething();
};

void HidingTest::itIsSeenFromNearOnly()
{
    World world = dark("#########\n#@..V...#\n#########");
    QVERIFY(world.isVisible(creatureOfKind(world, "shade").at));
    QVERIFY(!isSeen(world) && !isRemembered(world, "shade"));
    acted(world, Walk{Direction::East});
    QVERIFY(isSeen(world) && isRemembered(world, "shade"));
    acted(world, Walk{Direction::West});
    QVERIFY(!isSeen(world) && !isRemembered(world, "shade"));
}

void HidingTest::whoWatchesIsNotWarned()
{
    World world = dark("#########\n#@..N...#\n#########");
    QVERIFY(dangersInView(world).empty());
    const World plain = dark("#########\n#@..E...#\n#########");
    QCOMPARE(dangersInView(plain).size(), std::size_t{1});
}

void HidingTest::whoShinesOrBurnsIsSeen()
{
    for (const Condition condition : {Condition::Lit, Condition::Burning}) {
        World world = dark("#########\n#@....V.#\n#########");
        QVERIFY(!isSeen(world));
        begin(world, creatureOfKind(world, "shade").id, condition, 9);
        QVERIFY(isSeen(world));
    }
}

void HidingTest::theHerosOwnLightReachesFourCells()
{
    World near = dark("#########\n#@...V..#\n#########");
    QVERIFY(!isSeen(near));
    begin(near, near.hero().id, Condition::Lit, 9);
    QVERIFY(isSeen(near));
    World far = dark("#########\n#@....V.#\n#########");
    begin(far, far.hero().id, Condition::Lit, 9);
    QVERIFY(!isSeen(far));
}

void HidingTest::aLampShowsWhoIsAsNearAsItShines()
{
    QVERIFY(isSeen(dark("##########\n#@.....V.#\n#####P####")));
    QVERIFY(!isSeen(dark("##########\n#@.....V.#\n####P#####")));
}

void HidingTest::fireShowsWhoIsBeside()
{
    QVERIFY(isSeen(dark("##########\n#@....YV.#\n##########")));
    QVERIFY(!isSeen(dark("##########\n#@...Y.V.#\n##########")));
}

void HidingTest::whoSensesSeesIt()
{
    World world = dark("#########\n#@....V.#\n#########");
    begin(world, world.hero().id, Condition::Sensing, 9);
    QVERIFY(isSeen(world));
}

void HidingTest::companionsAreSeen() { QVERIFY(isSeen(dark("#########\n#@....Q.#\n#########"), "friend")); }

void HidingTest::aShotFromTheDarkNamesNobody()
{
    World world = dark("#########\n#@....N.#\n#########");
    const auto shots = eventsOf<Shot>(waitFor(world, 1));
    QCOMPARE(shots.size(), std::size_t{1});
    QCOMPARE(told(world, shots.front()), std::string("Something shoots you for %1 damage."));
    begin(world, creatureOfKind(world, "archer").id, Condition::Lit, 9);
    QCOMPARE(told(world, eventsOf<Shot>(waitFor(world, 1)).front()), std::string("%1 shoots you for %2 damage."));
}

void HidingTest::whatHitsItNamesNobody()
{
    const World world = dark("#########\n#@....V.#\n#########");
    const Actor hero = actorOf(world, world.hero());
    const Actor shade = actorOf(world, creatureOfKind(world, "shade"));
    QVERIFY(shade.isUnseen && !hero.isUnseen);
    QCOMPARE(told(world, HitByThrown{hero, shade, *world.catalogue().findItem("dagger"), {6, 1, 0}, 3}),
             std::string("%1 hits something for %2 damage."));
    QCOMPARE(told(world, Struck{shade, hero, {6, 1, 0}, {1, 1, 0}, 3}),
             std::string("Something hits you for %1 damage."));
    QCOMPARE(told(world, Struck{shade, hero, {6, 1, 0}, {1, 1, 0}, 0}),
             std::string("Something hits you, but it does no damage."));
}

void HidingTest::itsDeathNamesNobody()
{
    const World world = dark("#########\n#@....V.#\n#########");
    const Actor hero = actorOf(world, world.hero());
    const Actor shade = actorOf(world, creatureOfKind(world, "shade"));
    const Position at{6, 1, 0};
    const std::vector<Event> events{HitByThrown{hero, shade, *world.catalogue().findItem("dagger"), at, 50},
                                    Died{shade, hero, at}};
    QVERIFY(!killIn(events)); // which would be told in one sentence, with its name
    QCOMPARE(told(world, events.back()), std::string("You kill something."));
    QCOMPARE(told(world, Died{shade, shade, at}), std::string());
    QCOMPARE(told(world, Died{hero, shade, at}), std::string("You die, slain by %1.")); // it comes to light
}

void HidingTest::whatComesOverItIsNotTold()
{
    World world = dark("#########\n#@....V.#\n#########");
    const EntityId shade = creatureOfKind(world, "shade").id;
    const auto confusion = [&] {
        return ConditionChanged{actorOf(world, *world.creature(shade)), {6, 1, 0}, Condition::Confused, true};
    };
    QCOMPARE(told(world, confusion()), std::string());
    begin(world, shade, Condition::Lit, 9);
    QCOMPARE(told(world, confusion()), std::string("%1 begins to stumble about."));
}

void HidingTest::theMemberIsWrittenOnlyWhereItSaysSomething()
{
    const World world = dark("#####\n#@V.#\n#####");
    const Json row = rowOf(world.kindOf(creatureOfKind(world, "shade")));
    QCOMPARE(*row.find("seen_within")->as<std::int64_t>(), std::int64_t{2});
    std::optional<Error> problem;
    QCOMPARE(rowOf(readCreature(JsonCursor(row, problem))), row);
    QVERIFY(!problem);
    const Catalogue& builtIn = *Catalogue::builtIn();
    QVERIFY(!rowOf(builtIn.creature(*builtIn.findCreature("bat"))).find("seen_within"));
    Json far = row;
    far.set("seen_within", 101);
    readCreature(JsonCursor(far, problem));
    QVERIFY(problem && problem->where == "seen_within");
}

CAVE_TEST_SUITE(HidingTest);
#include "hiding_test.moc"
