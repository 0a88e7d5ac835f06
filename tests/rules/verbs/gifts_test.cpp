// SPDX-License-Identifier: MIT
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/harm.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cstdlib>

using namespace cave;

namespace {

constexpr std::string_view kGiftGear = R"j({"use": ["living"], "creatures": [
  {"id": "eft", "name": "eft", "glyph": "V", "colour": "#dddddd", "health": 9},
  {"id": "ox", "name": "ox", "glyph": "Z", "colour": "#dddddd", "health": 100000}], "items": [
  {"id": "pillow", "name": "pillow", "glyph": "=", "colour": "#dddddd", "slot": "ring",
   "gives": {"cushions": 3, "by": {"cushions": 1}}},
  {"id": "leech", "name": "leech", "glyph": "=", "colour": "#dddddd", "slot": "ring",
   "gives": {"drinks": 50, "by": {"drinks": 50}}},
  {"id": "dart", "name": "dart", "glyph": "/", "colour": "#dddddd", "thrown": 30},
  {"id": "eye", "name": "eye", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"sight": 2}},
  {"id": "wing", "name": "wing", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"speed": 100}},
  {"id": "lead", "name": "lead", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"speed": -1000}},
  {"id": "heart", "name": "heart", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"health": 10}},
  {"id": "moss", "name": "moss", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"regenerates": 2}},
  {"id": "fin", "name": "fin", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"swims": true}},
  {"id": "purse", "name": "purse", "glyph": "=", "colour": "#dddddd", "slot": "ring",
   "gives": {"thrift": 25, "by": {"thrift": 75}}},
  {"id": "reed", "name": "reed", "glyph": "/", "colour": "#dddddd", "charges": 1000,
   "effect": {"kind": "light", "by": "zapping", "turns": 9}},
  {"id": "chime", "name": "chime", "glyph": "/", "colour": "#dddddd", "charges": 1, "recharge": 9,
   "effect": {"kind": "light", "by": "zapping", "turns": 9}},
  {"id": "anvil", "name": "anvil", "glyph": "*", "colour": "#dddddd", "charges": 5,
   "effect": {"kind": "temper", "by": "zapping"}},
  {"id": "ear", "name": "ear", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"sense": 3}},
  {"id": "mix", "name": "mix", "glyph": "!", "colour": "#dddddd", "thrown": 1,
   "effects": [{"kind": "heal", "by": "drinking", "amount": 5}, {"kind": "haste", "by": "drinking", "turns": 9}]},
  {"id": "rod", "name": "rod", "glyph": "/", "colour": "#dddddd", "charges": 3,
   "effects": [{"kind": "light", "by": "zapping", "turns": 9}, {"kind": "slow", "by": "zapping", "turns": 9}]}]})j";

World giftWorld(const std::vector<std::string_view>& items, std::string_view picture = "######\n#@...#\n######")
{
    return worldCarrying(items, kGiftGear, picture);
}

void setGiftedHealth(World& world, int health) { WorldWriter(world).setHealth(world.state().hero, health); }

void setGiftedEnchant(World& world, std::string_view thing, int enchant)
{
    Item better = *world.item(thingOf(world, thing));
    better.enchant = enchant;
    WorldWriter(world).changeItem(better);
}

// By the hero itself; the health that it took.
int harmed(World& world, int damage)
{
    const int before = world.hero().health;
    Events events;
    harm(WorldWriter(world), world.state().hero, damage, actorOf(world, world.hero()), events);
    return before - world.hero().health;
}

// A strong hero, hurt badly, who wears the ring and stands beside an ox.
World drinkerWith(std::string_view ring)
{
    World world = giftWorld({"leech", "dart"}, "######\n#@Z..#\n######");
    if (!ring.empty())
        play(world, Wear{thingOf(world, ring)});
    Creature hero = world.hero();
    hero.attack = 20;
    hero.maxHealth = 100'000;
    hero.health = 1;
    WorldWriter(world).changeCreature(hero);
    return world;
}

struct Drunk {
    int wounds = 0;
    int health = 0;
};
Drunk drunkBy(World& world, int blows)
{
    const int before = creatureOfKind(world, "ox").health;
    Drunk sum;
    for (int i = 0; i < blows; ++i)
        for (const Healed& healed : eventsOf<Healed>(play(world, Walk{Direction::East}).events))
            sum.health += healed.health;
    sum.wounds = before - creatureOfKind(world, "ox").health;
    return sum;
}

} // namespace

class GiftsTest : public QObject {
    Q_OBJECT

private slots:
    void sightAndSpeedAreGivenWhileItIsWorn();
    void healthIsGivenAndTakenBack();
    void healthComesBackInTheThingsOwnTime();
    void whoSwimsByAThingCrossesWaterAndKeepsIt();
    void creaturesNearAreKnownUnseen();
    void thriftKeepsItsShareOfTheChargesOfWands();
    void theFirstHarmOfEachTurnIsCushioned();
    void aShieldTakesWhatNoCushionDoes();
    void aPartOfTheHarmOfBlowsIsHealth();
    void throwsAreDrunkAsBlowsAre();
    void severalEffectsOfAThingAllWork();
    void aThingIsAimedByTheEffectThatNeedsIt();
    void whatIsGivenFollowsFromASavedGame();
};

void GiftsTest::sightAndSpeedAreGivenWhileItIsWorn()
{
    World world = giftWorld({"eye", "wing", "lead"});
    const int sight = sightOf(world, world.hero());
    play(world, Wear{thingOf(world, "eye")});
    play(world, Wear{thingOf(world, "wing")});
    QCOMPARE(sightOf(world, world.hero()), sight + 2);
    QCOMPARE(speedOf(world, world.hero()), world.hero().speed + 100);
    const std::int64_t clock = world.state().clock;
    play(world, Wait{});
    QCOMPARE(world.state().clock - clock, std::int64_t{50});
    play(world, TakeOff{thingOf(world, "eye")});
    QCOMPARE(sightOf(world, world.hero()), sight);
    play(world, TakeOff{thingOf(world, "wing")});
    play(world, Wear{thingOf(world, "lead")});
    QCOMPARE(speedOf(world, world.hero()), 1); // it still acts
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GiftsTest::healthIsGivenAndTakenBack()
{
    World world = giftWorld({"heart"});
    const int most = world.hero().maxHealth;
    const int health = world.hero().health;
    play(world, Wear{thingOf(world, "heart")});
    QCOMPARE(world.hero().maxHealth, most + 10);
    QCOMPARE(world.hero().health, health);
    setGiftedHealth(world, most + 7);
    play(world, Drop{thingOf(world, "heart")});
    QCOMPARE(world.hero().maxHealth, most);
    QCOMPARE(world.hero().health, most);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GiftsTest::healthComesBackInTheThingsOwnTime()
{
    World world = giftWorld({"moss"});
    setGiftedHealth(world, 5);
    for (int i = 0; i < 4; ++i)
        play(world, Wait{});
    QCOMPARE(world.hero().health, 5);
    play(world, Wear{thingOf(world, "moss")});
    const int worn = world.hero().health;
    for (int i = 0; i < 8; ++i)
        play(world, Wait{});
    QCOMPARE(world.hero().health, worn + 4);
}

void GiftsTest::whoSwimsByAThingCrossesWaterAndKeepsIt()
{
    const std::shared_ptr<const Catalogue> kinds = catalogueWith(
        R"j({"tiles": [{"id": "lake", "name": "lake", "glyph": "~", "sign": "&", "colour": "#0000ff",
            "swimmable": true}], "items": [
            {"id": "fin", "name": "fin", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"swims": true}},
            {"id": "trunk", "name": "trunk", "glyph": "(", "colour": "#dddddd", "holds": 2}]})j");
    Dungeon dungeon = asciiDungeon("#####\n#@&.#\n#####", kinds);
    putItem(dungeon, "fin", {1, 1, 0});
    putItem(dungeon, "trunk", {2, 1, 0});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    QVERIFY(play(world, Walk{Direction::East}).refusal);
    play(world, Wear{thingOf(world, "fin")});
    QVERIFY(!play(world, Walk{Direction::East}).refusal);
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
    QCOMPARE(shown(refusalOf(play(world, TakeOff{thingOf(world, "fin")}))),
             QString("The fin holds you above the water here."));
    QCOMPARE(shown(refusalOf(play(world, Drop{thingOf(world, "fin")}))),
             QString("The fin holds you above the water here."));
    const Command put = PutInto{thingOf(world, "fin"), thingOf(world, "trunk")};
    QCOMPARE(shown(refusalOf(play(world, put))), QString("The fin holds you above the water here."));
    World older = byRules(kChestsDrownNobody - 1, world);
    QVERIFY(!play(older, put).refusal);
    play(world, Walk{Direction::East});
    QVERIFY(!play(world, TakeOff{thingOf(world, "fin")}).refusal);
    QVERIFY(play(world, Walk{Direction::West}).refusal);
}

void GiftsTest::creaturesNearAreKnownUnseen()
{
    World world = giftWorld({"ear"}, "########\n#@#V#V##\n########");
    const auto known = [&] {
        int count = 0;
        for (const RememberedThing& thing : world.level(0).memory.things)
            count += thing.table == KindTable::Creature;
        return count;
    };
    QCOMPARE(known(), 0);
    play(world, Wear{thingOf(world, "ear")});
    QCOMPARE(known(), 1); // the other is too far away
}

void GiftsTest::thriftKeepsItsShareOfTheChargesOfWands()
{
    constexpr int kZaps = 400;
    World world = giftWorld({"purse", "reed", "chime", "anvil"});
    const auto spentBy = [&](int zaps) {
        const int before = world.item(thingOf(world, "reed"))->spent;
        for (int i = 0; i < zaps; ++i)
            play(world, Zap{thingOf(world, "reed")});
        return world.item(thingOf(world, "reed"))->spent - before;
    };
    QCOMPARE(spentBy(kZaps), kZaps); // the ring is not worn
    play(world, Wear{thingOf(world, "purse")});
    const int spent = spentBy(kZaps);
    QVERIFY(spent > kZaps * 65 / 100 && spent < kZaps * 85 / 100);
    setGiftedEnchant(world, "purse", 1);
    QCOMPARE(spentBy(kZaps), 0);
    const UseOn temper{thingOf(world, "anvil"), thingOf(world, "purse")};
    QVERIFY(!play(world, temper).refusal);
    QCOMPARE(world.item(temper.item)->spent, 0);
    play(world, Zap{thingOf(world, "chime")}); // comes back by itself
    QVERIFY(world.item(thingOf(world, "chime"))->spent > 0);
}

void GiftsTest::theFirstHarmOfEachTurnIsCushioned()
{
    World world = giftWorld({"pillow"});
    QCOMPARE(harmed(world, 2), 2);
    play(world, Wear{thingOf(world, "pillow")});
    const std::uint64_t fresh = world.hash();
    QCOMPARE(harmed(world, 2), 0);
    QVERIFY(world.hash() != fresh);
    QCOMPARE(world.hash(), world.recomputedHash());
    QCOMPARE(lossOf(world, world.hero(), 2), 1);
    QCOMPARE(harmed(world, 2), 1);
    QCOMPARE(harmed(world, 1), 1);
    play(world, Wait{});
    QCOMPARE(world.hero().cushioned, 0);
    QCOMPARE(harmed(world, 4), 1);
    play(world, Wait{});
    setGiftedEnchant(world, "pillow", 2);
    QCOMPARE(harmed(world, 6), 1);
    play(world, Wait{});
    setGiftedEnchant(world, "pillow", -9);
    QCOMPARE(harmed(world, 1), 1);
}

void GiftsTest::aShieldTakesWhatNoCushionDoes()
{
    World world = giftWorld({"pillow"});
    play(world, Wear{thingOf(world, "pillow")});
    begin(world, world.state().hero, Condition::Shielded, 10 * kShieldActs);
    QCOMPARE(harmed(world, 5), 0);
    QCOMPARE(shieldOf(world.hero()), 8);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GiftsTest::aPartOfTheHarmOfBlowsIsHealth()
{
    constexpr int kBlows = 400;
    World bare = drinkerWith("");
    QCOMPARE(drunkBy(bare, 9).health, 0);
    World world = drinkerWith("leech");
    const Drunk half = drunkBy(world, kBlows);
    QVERIFY(half.wounds > kBlows);
    QVERIFY(std::abs(2 * half.health - half.wounds) < kBlows / 5); // what is left over is not lost
    setGiftedEnchant(world, "leech", 1);
    const Drunk all = drunkBy(world, kBlows);
    QCOMPARE(all.health, all.wounds);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GiftsTest::throwsAreDrunkAsBlowsAre()
{
    World world = drinkerWith("leech");
    setGiftedEnchant(world, "leech", 1);
    const Turn turn = play(world, Throw{thingOf(world, "dart"), 2, 1});
    const auto hits = eventsOf<HitByThrown>(turn.events);
    const auto healed = eventsOf<Healed>(turn.events);
    QVERIFY(hits.size() == 1 && hits[0].damage > 0 && healed.size() == 1);
    QCOMPARE(healed[0].health, hits[0].damage);
}

void GiftsTest::severalEffectsOfAThingAllWork()
{
    World world = giftWorld({"mix", "mix"});
    setGiftedHealth(world, 3);
    play(world, Drink{thingOf(world, "mix")});
    QCOMPARE(world.hero().health, 8);
    QVERIFY(lasts(world.hero(), Condition::Hasted));
    setGiftedHealth(world, world.hero().maxHealth); // the other effect is of use still
    QVERIFY(!play(world, Drink{thingOf(world, "mix")}).refusal);
}

void GiftsTest::aThingIsAimedByTheEffectThatNeedsIt()
{
    World world = giftWorld({"rod"}, "######\n#@.V.#\n######");
    QVERIFY(play(world, Zap{thingOf(world, "rod")}).refusal);
    QVERIFY(!play(world, ZapAt{thingOf(world, "rod"), 3, 1}).refusal);
    QVERIFY(lasts(world.hero(), Condition::Lit));
    QVERIFY(lasts(creatureOfKind(world, "eft"), Condition::Slowed));
}

void GiftsTest::whatIsGivenFollowsFromASavedGame()
{
    World world = giftWorld({"eye", "heart"});
    play(world, Wear{thingOf(world, "eye")});
    play(world, Wear{thingOf(world, "heart")});
    const World again(world.savedState());
    QVERIFY(again.gifts() == world.gifts() && again.gifts().sight == 2);
    QCOMPARE(again.hero().maxHealth, world.hero().maxHealth);
    QCOMPARE(again.hash(), world.hash());
}

CAVE_TEST_SUITE(GiftsTest);
#include "gifts_test.moc"
