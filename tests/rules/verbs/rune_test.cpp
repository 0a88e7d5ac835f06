// SPDX-License-Identifier: MIT
// What runes on the hero's gear do.
#include "core/content/english.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/verbs/gear/rune_acts.h"
#include "tests/rules/play_support.h"
#include "tests/support/invariants.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace cave;

namespace {

constexpr std::string_view kRuneRows = R"j({
 "factions": [{"id": "undead", "name": "undead", "hates": ["hero"]}],
 "items": [
  {"id": "blade", "name": "blade", "article": "a", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 5},
  {"id": "coat", "name": "coat", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "body", "defence": 1},
  {"id": "mail", "name": "mail", "article": "", "glyph": "[", "colour": "#dddddd", "slot": "body", "defence": 1,
   "gives": {"noise": 4, "sinks": 2}}],
 "creatures": [
  {"id": "dummy", "name": "dummy", "article": "a", "glyph": "d", "colour": "#dddddd", "health": 500, "attack": 0,
   "defence": 3, "sight": 5},
  {"id": "ghoul", "name": "ghoul", "article": "a", "glyph": "g", "colour": "#dddddd", "health": 500, "attack": 0,
   "defence": 3, "sight": 5, "side": "undead"},
  {"id": "fly", "name": "fly", "article": "a", "glyph": "f", "colour": "#dddddd", "health": 1, "attack": 0, "sight": 5},
  {"id": "brute", "name": "brute", "article": "a", "glyph": "b", "colour": "#dddddd", "health": 500, "attack": 30,
   "sight": 5, "behaviours": [{"does": "hunt"}]},
  {"id": "archer", "name": "archer", "article": "an", "glyph": "a", "colour": "#dddddd", "health": 500, "attack": 30,
   "sight": 8, "behaviours": [{"does": "shoot", "range": 8}]}],
 "runes": [
  {"id": "rime", "name": "rime", "on": "weapon", "when": "hit", "effect": {"kind": "slow", "turns": 5}},
  {"id": "never", "name": "nothing", "on": "weapon", "when": "hit", "per_mille": 100, "by_enchantment": 100,
   "effect": {"kind": "slow", "turns": 5}},
  {"id": "thirst", "name": "thirst", "on": "weapon", "when": "hit", "drinks": 100},
  {"id": "sunder", "name": "sundering", "on": "weapon", "when": "hit", "sunders": 2},
  {"id": "swift", "name": "swiftness", "on": "weapon", "when": "hit", "swift": true},
  {"id": "bane", "name": "bane", "on": "weapon", "when": "hit", "times": 5, "against": "undead"},
  {"id": "harvest", "name": "harvest", "on": "weapon", "when": "kill", "effect": {"kind": "shield", "amount": 6}},
  {"id": "thorn", "name": "thorns", "on": "armour", "when": "hurt", "returns": 50},
  {"id": "dread", "name": "dread", "on": "armour", "when": "hurt", "effect": {"kind": "fear", "turns": 4}},
  {"id": "mirror", "name": "mirrors", "on": "armour", "when": "hurt", "mirrors": true},
  {"id": "hush", "name": "hush", "on": "armour", "when": "worn", "gives": {"noise": -3, "by": {"noise": -1}},
   "resists": {"fire": 500}},
  {"id": "newt", "name": "the newt", "on": "armour", "when": "worn", "resists": {"fire": 500, "cold": -300},
   "resists_by": {"fire": 100, "cold": 200}},
  {"id": "feather", "name": "the feather", "on": "armour", "when": "worn", "gives": {"weightless": true}},
  {"id": "cushion", "name": "the cushion", "on": "armour", "when": "worn",
   "gives": {"cushions": 2, "by": {"cushions": 1}}}]})j";

// A room with the thing in use, bearing the rune, and one creature beside the hero.
World runeWorld(std::string_view item, std::string_view rune, std::string_view creature, int enchant = 0)
{
    Dungeon dungeon = asciiDungeon("########\n#......#\n#..@...#\n#......#\n########", catalogueWith(kRuneRows));
    putItem(dungeon, item, {3, 2, 0});
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature(creature), 4, 2, {}});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    Item thing = world.items().front();
    thing.rune = world.catalogue().findRune(rune);
    thing.enchant = enchant;
    thing.use = item == "blade" ? Use::Wielded : Use::Worn;
    WorldWriter(world).changeItem(thing);
    Creature hero = world.hero();
    hero.attack = 20;
    hero.maxHealth = 1000;
    hero.health = 500;
    WorldWriter(world).changeCreature(hero);
    return world;
}

const Creature& foeOf(const World& world)
{
    for (const Creature& creature : world.creatures())
        if (creature.id != world.state().hero)
            return creature;
    Q_UNREACHABLE();
}

Turn strikeEast(World& world) { return play(world, Walk{Direction::East}); }

} // namespace

class RuneTest : public QObject {
    Q_OBJECT

private slots:
    void aBladesRuneComesOverWhomItWounds();
    void aBladesRuneHealsWhoStrikes();
    void aBladesRuneTakesDefence();
    void aSwiftBlowTakesHardlyAnyTime();
    void aBaneStrikesHarderAtItsSideAlone();
    void aRuneOfKillingWorksOnWhoKills();
    void thornsGiveBackAPartOfTheWound();
    void whoHurtsTheWearerMeetsTheRune();
    void aShotFliesBack();
    void aWornRuneGivesAndSpares();
    void aWornRuneSparesMoreByEnchantmentAndNeverTheOpposite();
    void whatWeighsNothingNeitherSinksNorIsHeard();
    void aCushionTakesItsPartOfABlow();
    void whatARuneDoesTellsItsName();
    void whatHasNoRoomForItsNameIsToldOnce();
    void itWorksAsOftenAsItSays();
    void twoRunesShareNoLetter();
    void itIsInTheHash();
};

void RuneTest::aBladesRuneComesOverWhomItWounds()
{
    World world = runeWorld("blade", "rime", "dummy");
    strikeEast(world);
    QVERIFY(lasts(foeOf(world), Condition::Slowed));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void RuneTest::aBladesRuneHealsWhoStrikes()
{
    World world = runeWorld("blade", "thirst", "dummy");
    strikeEast(world);
    QCOMPARE(world.hero().health - 500, 500 - foeOf(world).health);
}

void RuneTest::aBladesRuneTakesDefence()
{
    World world = runeWorld("blade", "sunder", "dummy");
    strikeEast(world);
    QCOMPARE(foeOf(world).defence, 1);
    strikeEast(world);
    QCOMPARE(foeOf(world).defence, 0);
}

void RuneTest::aSwiftBlowTakesHardlyAnyTime()
{
    const auto timeOf = [](std::string_view rune) {
        World world = runeWorld("blade", rune, "dummy");
        const std::int64_t before = world.state().clock;
        strikeEast(world);
        return world.state().clock - before;
    };
    QCOMPARE(timeOf("swift") * 100, timeOf("sunder") * kSwiftTime);
}

void RuneTest::aBaneStrikesHarderAtItsSideAlone()
{
    World undead = runeWorld("blade", "bane", "ghoul");
    World other = runeWorld("blade", "bane", "dummy");
    const Turn told = strikeEast(other);
    strikeEast(undead);
    QCOMPARE(500 - foeOf(undead).health, 5 * (500 - foeOf(other).health)); // the same dice
    QVERIFY(eventsOf<RuneWorked>(told.events).empty());
}

void RuneTest::aRuneOfKillingWorksOnWhoKills()
{
    World world = runeWorld("blade", "harvest", "fly");
    strikeEast(world);
    QVERIFY(lasts(world.hero(), Condition::Shielded));
    World alive = runeWorld("blade", "harvest", "dummy");
    strikeEast(alive);
    QVERIFY(!lasts(alive.hero(), Condition::Shielded));
}

void RuneTest::thornsGiveBackAPartOfTheWound()
{
    World world = runeWorld("coat", "thorn", "brute");
    play(world, Wait{});
    const int wound = 500 - world.hero().health;
    QVERIFY(wound > 1);
    QCOMPARE(500 - foeOf(world).health, wound / 2);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void RuneTest::whoHurtsTheWearerMeetsTheRune()
{
    World world = runeWorld("coat", "dread", "brute");
    play(world, Wait{});
    QVERIFY(lasts(foeOf(world), Condition::Afraid));
}

void RuneTest::aShotFliesBack()
{
    World world = runeWorld("coat", "mirror", "archer");
    WorldWriter(world).moveCreature(foeOf(world).id, {6, 2, 0});
    const Turn turn = play(world, Wait{});
    QCOMPARE(world.hero().health, 500);
    QVERIFY(foeOf(world).health < 500);
    const auto shots = eventsOf<Shot>(turn.events);
    QCOMPARE(shots.size(), std::size_t{1});
    QVERIFY(shots[0].attacker.isHero);
}

void RuneTest::aWornRuneGivesAndSpares()
{
    const World world = runeWorld("coat", "hush", "dummy", 2);
    QCOMPARE(world.gifts().noise, -5);
    QCOMPARE(resistanceOf(world, world.hero(), kResistFire), 500);
}

void RuneTest::aWornRuneSparesMoreByEnchantmentAndNeverTheOpposite()
{
    const auto spares = [](int enchant, ResistKey what) {
        const World world = runeWorld("coat", "newt", "dummy", enchant);
        return resistanceOf(world, world.hero(), what);
    };
    QCOMPARE(spares(0, kResistFire), 500);
    QCOMPARE(spares(3, kResistFire), 800);
    QCOMPARE(spares(-2, kResistFire), 300);
    QCOMPARE(spares(9, kResistFire), 1000);
    QCOMPARE(spares(-9, kResistFire), 0);
    QCOMPARE(spares(1, kResistCold), -100);
    QCOMPARE(spares(9, kResistCold), 0);
}

void RuneTest::whatWeighsNothingNeitherSinksNorIsHeard()
{
    World heavy = runeWorld("mail", "cushion", "dummy");
    QVERIFY(heavy.gifts().noise == 4 && heavy.gifts().sinks == 2 && !heavy.gifts().weightless);
    World light = runeWorld("mail", "feather", "dummy");
    QVERIFY(light.gifts().noise == 0 && light.gifts().sinks == 0 && light.gifts().weightless);
    QVERIFY(knownGiftsOf(light).sinks == 2 && !knownGiftsOf(light).weightless); // not until the rune is known
    Item shown = light.items().front();
    shown.isShown = true;
    WorldWriter(light).changeItem(shown);
    QVERIFY(knownGiftsOf(light) == light.gifts());
    QCOMPARE(runeWorld("coat", "hush", "dummy").gifts().noise, -3); // what takes noise away is no weight
}

void RuneTest::aCushionTakesItsPartOfABlow()
{
    World hard = runeWorld("coat", "hush", "brute", 3);
    World soft = runeWorld("coat", "cushion", "brute", 3);
    play(hard, Wait{}); // the same dice
    play(soft, Wait{});
    const int wound = 500 - hard.hero().health;
    QVERIFY(wound > 0);
    QCOMPARE(500 - soft.hero().health, std::max(0, wound - 5));
    QCOMPARE(soft.hero().cushioned, std::min(wound, 5));
    QCOMPARE(soft.hash(), soft.recomputedHash());
}

void RuneTest::whatARuneDoesTellsItsName()
{
    World world = runeWorld("blade", "rime", "dummy", 1);
    const EnglishPhrasebook english(world.state().catalogue);
    const auto name = [&] {
        return shown(
            english.kindName(itemName(world, *itemInUse(world, world.hero().id, Use::Wielded), Role::ASubject)));
    };
    QCOMPARE(name(), QString("a blade"));
    strikeEast(world);
    QCOMPARE(name(), QString("a +1 blade of rime"));
}

// By its own chance and that of each enchantment; never and always are no luck at all.
void RuneTest::itWorksAsOftenAsItSays()
{
    const auto timesIn100 = [](int enchant) {
        World world = runeWorld("blade", "never", "dummy", enchant);
        int times = 0;
        for (int i = 0; i < 100; ++i) {
            WorldWriter(world).setHealth(foeOf(world).id, 500);
            times += static_cast<int>(eventsOf<RuneWorked>(strikeEast(world).events).size());
        }
        return times;
    };
    QCOMPARE(timesIn100(-1), 0);
    QCOMPARE(timesIn100(9), 100);
    const int some = timesIn100(4);
    QVERIFY(some > 30 && some < 70);
}

void RuneTest::whatHasNoRoomForItsNameIsToldOnce()
{
    WorldState state = runeWorld("blade", "rime", "dummy").savedState();
    state.rules.packSize = 1;
    Item like = state.items.front();
    like.id = static_cast<EntityId>(++state.lastEntity);
    like.use = Use::None;
    state.items.push_back(like);
    World world(std::move(state));
    World older = byRules(kCrowdedIsToldOnce - 1, world);
    Events told;
    for (int i = 0; i < 3; ++i)
        std::ranges::copy(strikeEast(world).events, std::back_inserter(told));
    QCOMPARE(eventsOf<RuneWorked>(told).size(), std::size_t{3});
    QCOMPARE(eventsOf<Recognised>(told).size(), std::size_t{1});
    for (int i = 0; i < 2; ++i)
        QCOMPARE(eventsOf<Recognised>(strikeEast(older).events).size(), std::size_t{1});
    WorldWriter(world).removeItem(like.id);
    play(world, Wait{});
    QCOMPARE(eventsOf<Recognised>(strikeEast(world).events).size(), std::size_t{1});
    QVERIFY(world.items().front().isShown);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void RuneTest::twoRunesShareNoLetter()
{
    Item one;
    Item other;
    one.isShown = other.isShown = true;
    one.rune = RuneId{1};
    QVERIFY(!areAlike(one, other));
    other.rune = RuneId{1};
    QVERIFY(areAlike(one, other));
}

void RuneTest::itIsInTheHash()
{
    QVERIFY(runeWorld("blade", "rime", "dummy").hash() != runeWorld("blade", "sunder", "dummy").hash());
}

CAVE_TEST_SUITE(RuneTest);
#include "rune_test.moc"
