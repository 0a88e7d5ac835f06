// SPDX-License-Identifier: MIT
// Effects that meet cells, and what they bring over creatures. Water that freezes is w.
#include "core/rules/facts/condition.h"
#include "core/rules/facts/passage.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kKinds = R"({"use": ["living"], "tiles": [
        {"id": "frozen", "name": "frozen", "article": "", "glyph": "f", "colour": "#ffffff", "sign": "z", "walkable": true},
        {"id": "cold", "name": "cold water", "article": "", "glyph": "c", "colour": "#ffffff", "sign": "t", "walkable": true,
         "reacts": [{"on": "freeze", "into": "frozen"}]},
        {"id": "tarn", "name": "tarn", "article": "a", "glyph": "T", "colour": "#ffffff", "sign": "T", "flyable": true,
         "swimmable": true, "drowns": 5}],
    "gases": [{"id": "reek", "name": "reek", "article": "", "glyph": "r", "colour": "#aaaa00"}],
    "creatures": [
        {"id": "walker", "name": "walker", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 40, "sight": 9,
         "attack": 1, "experience": 5, "behaviours": [{"does": "hunt"}]},
        {"id": "stone", "name": "stone", "article": "a", "glyph": "I", "colour": "#ffffff", "health": 8}],
    "items": [
        {"id": "frost_flask", "name": "frost flask", "article": "a", "glyph": "!", "colour": "#ffffff",
         "effect": {"kind": "frost", "by": "throwing", "amount": 5, "radius": 1}},
        {"id": "reek_flask", "name": "reek flask", "article": "a", "glyph": "!", "colour": "#ffffff",
         "effect": {"kind": "cloud", "by": "throwing", "amount": 60, "gas": "reek"}},
        {"id": "reek_scroll", "name": "reek scroll", "article": "a", "glyph": "?", "colour": "#ffffff",
         "effect": {"kind": "cloud", "by": "reading", "aim": "self", "amount": 45, "gas": "reek"}}]})";

World place(std::string_view picture)
{
    static const std::shared_ptr<const Catalogue> catalogue = catalogueWith(kKinds);
    Dungeon dungeon = asciiDungeon(picture, catalogue);
    dungeon.rules.health = 1000;
    dungeon.rules.sight = 9;
    return worldOf(dungeon);
}

} // namespace

class LivingEffectsTest : public QObject {
    Q_OBJECT

private slots:
    void frostFreezesGroundAndHurts();
    void frostPutsOut();
    void frostKindlesNothing();
    void aCloudComesOutWhereTheFlaskBreaks();
    void aCloudMayBeReadWhereOneStands();
    void whoIsHeldGetsNowhereButStrikes();
    void whoIsHeldDoesNotStumbleAway();
    void whoIsHeldChangesNoPlaces();
    void whoIsStiffLosesItsActs();
    void whoFloatsCrossesDeepWaterAndSinksInIt();
    void fireHurtsNobodyWhoIsFireproof();
    void darknessHalvesSight();
};

void LivingEffectsTest::frostFreezesGroundAndHurts()
{
    World world = place("##########\n#@...ttI.#\n##########\n");
    const Turn turn = play(world, Throw{packItem(world, "frost_flask"), 6, 1});
    QVERIFY(!turn.refusal);
    QCOMPARE(world.tileKind({5, 1, 0}).id, std::string("frozen"));
    QCOMPARE(world.tileKind({6, 1, 0}).id, std::string("frozen"));
    QCOMPARE(creatureOfKind(world, "stone").health, 3);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void LivingEffectsTest::frostPutsOut()
{
    World world = place("##########\n#@.....I.#\n##########\n");
    begin(world, creatureOfKind(world, "stone").id, Condition::Burning, 50);
    play(world, Throw{packItem(world, "frost_flask"), 6, 1});
    QVERIFY(!lasts(creatureOfKind(world, "stone"), Condition::Burning));
}

void LivingEffectsTest::frostKindlesNothing()
{
    World world = place("##########\n#@.....I.#\n##########\n");
    const EntityId flask = packItem(world, "frost_flask");
    WorldWriter(world).setGas({7, 1, 0}, *world.catalogue().findGas("marsh_gas"), 30);
    World older = byRules(kFrostKindlesNothing - 1, world);
    QVERIFY(eventsOf<GasIgnited>(play(world, Throw{flask, 6, 1}).events).empty());
    QVERIFY(!eventsOf<GasIgnited>(play(older, Throw{flask, 6, 1}).events).empty());
}

void LivingEffectsTest::aCloudComesOutWhereTheFlaskBreaks()
{
    World world = place("##########\n#@.......#\n##########\n");
    const Turn turn = play(world, Throw{packItem(world, "reek_flask"), 6, 1});
    QVERIFY(!turn.refusal);
    QCOMPARE(eventsOf<Clouded>(turn.events).size(), std::size_t{1});
    QCOMPARE(world.gasUnits(0), 60);
    QVERIFY(world.gasAt({6, 1, 0}));
    QVERIFY(!world.gasAt({2, 1, 0}));
}

void LivingEffectsTest::aCloudMayBeReadWhereOneStands()
{
    World world = place("##########\n#@.......#\n##########\n");
    const Turn turn = play(world, Read{packItem(world, "reek_scroll")});
    QVERIFY(!turn.refusal);
    QVERIFY(!eventsOf<UsedUp>(turn.events).front().isInVain);
    QCOMPARE(world.gasUnits(0), 45);
    QVERIFY(world.gasAt({1, 1, 0}));
}

void LivingEffectsTest::whoIsHeldGetsNowhereButStrikes()
{
    World world = place("#######\n#@W...#\n#.....#\n#######\n");
    begin(world, world.state().hero, Condition::Held, 3);
    const Turn held = play(world, Walk{Direction::South});
    QVERIFY(!held.refusal);
    QCOMPARE(world.hero().at, (Position{1, 1, 0}));
    QCOMPARE(eventsOf<Struggled>(held.events).size(), std::size_t{1});
    const int health = creatureOfKind(world, "walker").health;
    play(world, Walk{Direction::East});
    QVERIFY(creatureOfKind(world, "walker").health < health);
    play(world, Wait{});
    play(world, Walk{Direction::South});
    QCOMPARE(world.hero().at, (Position{1, 2, 0}));
}

void LivingEffectsTest::whoIsHeldDoesNotStumbleAway()
{
    World world = place("#####\n#...#\n#.@.#\n#...#\n#####\n");
    begin(world, world.state().hero, Condition::Held, 30);
    begin(world, world.state().hero, Condition::Confused, 30);
    for (int i = 0; i < 20; ++i) {
        const Turn turn = play(world, Walk{Direction::South});
        QCOMPARE(eventsOf<Struggled>(turn.events).size(), std::size_t{1});
        QCOMPARE(world.hero().at, (Position{2, 2, 0}));
    }
}

void LivingEffectsTest::whoIsHeldChangesNoPlaces()
{
    World world = place("#######\n#@I...#\n#######\n");
    Creature friendly = creatureOfKind(world, "stone");
    friendly.side = kHeroSide;
    WorldWriter(world).changeCreature(friendly);
    begin(world, world.state().hero, Condition::Held, 1);
    const Turn held = play(world, Walk{Direction::East});
    QCOMPARE(eventsOf<Struggled>(held.events).size(), std::size_t{1});
    QCOMPARE(world.hero().at, (Position{1, 1, 0}));
    play(world, Walk{Direction::East});
    QCOMPARE(world.hero().at, (Position{2, 1, 0})); // free again
}

void LivingEffectsTest::whoIsStiffLosesItsActs()
{
    World world = place("#########\n#@.....W#\n#########\n");
    begin(world, creatureOfKind(world, "walker").id, Condition::Paralysed, 3);
    waitFor(world, 3);
    QCOMPARE(creatureOfKind(world, "walker").at.x, 7);
    waitFor(world, 2);
    QVERIFY(creatureOfKind(world, "walker").at.x < 7);
    begin(world, world.state().hero, Condition::Paralysed, 5);
    const std::int64_t turn = world.state().turn;
    play(world, Wait{});
    QVERIFY(world.state().turn >= turn + 5);
    QVERIFY(!lasts(world.hero(), Condition::Paralysed));
}

void LivingEffectsTest::whoFloatsCrossesDeepWaterAndSinksInIt()
{
    World world = place("#########\n#@TTTTT.#\n#########\n");
    QVERIFY(!mayEnter(world, world.hero(), {2, 1, 0}));
    begin(world, world.state().hero, Condition::Floating, 3);
    QVERIFY(mayEnter(world, world.hero(), {2, 1, 0}));
    for (int i = 0; i < 3; ++i)
        QVERIFY(!play(world, Walk{Direction::East}).refusal);
    QVERIFY(!lasts(world.hero(), Condition::Floating));
    QVERIFY(world.drowns(world.kindOf(world.hero()), world.hero().at));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void LivingEffectsTest::fireHurtsNobodyWhoIsFireproof()
{
    World world = place("#######\n#@^...#\n#######\n");
    begin(world, world.state().hero, Condition::Burning, 9);
    begin(world, world.state().hero, Condition::Fireproof, 50);
    QVERIFY(!lasts(world.hero(), Condition::Burning));
    const int health = world.hero().health;
    play(world, Walk{Direction::East});
    play(world, Wait{});
    QVERIFY(!lasts(world.hero(), Condition::Burning));
    QCOMPARE(world.hero().health, health);
}

void LivingEffectsTest::darknessHalvesSight()
{
    World world = place("#########\n#@......#\n#########\n");
    begin(world, world.state().hero, Condition::Darkened, 5);
    QCOMPARE(sightOf(world, world.hero()), 4);
    play(world, Wait{});
    QVERIFY(!world.isVisible({7, 1, 0}));
}

CAVE_TEST_SUITE(LivingEffectsTest);
#include "living_effects_test.moc"
