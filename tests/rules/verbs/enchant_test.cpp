// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/verbs/gear/tempering.h"
#include "tests/rules/play_support.h"
#include "tests/support/invariants.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kEnchantGear = R"j({"items": [
  {"id": "axe", "name": "axe", "article": "an", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 20},
  {"id": "coat", "name": "coat", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "body", "defence": 2},
  {"id": "disc", "name": "disc", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "off", "defence": 1},
  {"id": "eye", "name": "eye ring", "article": "an", "glyph": "=", "colour": "#dddddd", "slot": "ring",
   "gives": {"sight": 2, "by": {"sight": 1}}},
  {"id": "fist", "name": "fist ring", "article": "a", "glyph": "=", "colour": "#dddddd", "slot": "ring", "attack": 3,
   "attack_by": 2},
  {"id": "knot", "name": "knot ring", "article": "a", "glyph": "=", "colour": "#dddddd", "slot": "ring", "attack": 3},
  {"id": "rod", "name": "rod", "article": "a", "glyph": "/", "colour": "#dddddd", "charges": 1,
   "effect": {"kind": "lightning", "by": "zapping", "amount": 10, "range": 5}},
  {"id": "charm", "name": "charm", "article": "a", "glyph": "/", "colour": "#dddddd", "charges": 1, "recharge": 20,
   "effect": {"kind": "shield", "by": "zapping", "aim": "self", "amount": 5}},
  {"id": "maker", "name": "maker", "article": "a", "glyph": "*", "colour": "#dddddd", "charges": 1, "recharge": 20,
   "effect": {"kind": "temper", "by": "zapping"}},
  {"id": "stone", "name": "grindstone", "article": "a", "glyph": "*", "colour": "#dddddd",
   "effect": {"kind": "temper", "by": "reading"}},
  {"id": "tale", "name": "tale", "article": "a", "glyph": "?", "colour": "#dddddd",
   "effect": {"kind": "naming", "by": "reading"}}]})j";

World enchantWorld(const std::vector<std::string_view>& items, std::string_view picture = "######\n#@...#\n######")
{
    return worldCarrying(items, kEnchantGear, picture);
}

// A pack of so many letters.
World enchantFull(const std::vector<std::string_view>& items, int letters)
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######", catalogueWith(kEnchantGear));
    dungeon.rules.packSize = letters;
    const Place start = dungeon.start->at;
    for (const std::string_view id : items)
        putItem(dungeon, id, {start.x, start.y, 0});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    return world;
}

EntityId enchantItem(const World& world, std::string_view id, int which = 0)
{
    for (const Item& item : world.items())
        if (world.catalogue().item(item.kind).id == id && which-- == 0)
            return item.id;
    return EntityId::None;
}

void setEnchant(World& world, std::string_view id, int by, int which = 0)
{
    Item item = *world.item(enchantItem(world, id, which));
    item.enchant = by;
    WorldWriter(world).changeItem(item);
}

void temperWith(World& world, std::string_view id, int which = 0)
{
    play(world, UseOn{enchantItem(world, "stone"), enchantItem(world, id, which)});
}

QString temperRefusal(World& world, const Command& command)
{
    const Turn turn = play(world, command);
    return turn.refusal ? shown(format(turn.refusal->why, EnglishPhrasebook(world.state().catalogue))) : QString();
}

QString namedThing(const World& world, std::string_view id, Role role)
{
    const EnglishPhrasebook english(world.state().catalogue);
    return shown(english.kindName(itemName(world, *world.item(enchantItem(world, id)), role)));
}

} // namespace

class EnchantTest : public QObject {
    Q_OBJECT

private slots:
    void whatRechargesIsReadyAgainAfterSoManyTurns();
    void enchantedItIsReadySooner();
    void whatMakesOthersBetterRechargesToo();
    void theSilencedMakeNothingBetter();
    void temperingMakesEachSortOfThingBetter();
    void aRingStrikesHarderByWhatItsRowSays();
    void aTemperedThingIsCalledSo();
    void whatIsNotKnownIsOnlyCalledBetter();
    void whatCannotBeBetterIsRefused();
    void oneOfTwoEqualThingsGetsALetterOfItsOwn();
    void theLastGrindstoneMakesRoomForWhatItMakesBetter();
    void whatIsUnknownOfAThingIsNotTold();
    void blowsAndTurnsTellHowGoodAThingIs();
    void namingTellsIt();
    void namingTellsItInAFullPackToo();
    void whatHasNoRoomApartFromItsLikeIsTold();
    void theCommandIsFormattedAndParsedBack();
    void whatIsPlainAddsNothingToTheHash();
};

void EnchantTest::temperingMakesEachSortOfThingBetter()
{
    World world =
        enchantWorld({"axe", "coat", "disc", "eye", "rod", "stone", "stone", "stone", "stone", "stone", "stone"});
    for (const std::string_view id : {"coat", "disc", "eye"})
        play(world, Wear{enchantItem(world, id)});
    play(world, Wield{enchantItem(world, "axe")});
    const Strength before{attackOf(world, world.hero()), defenceOf(world, world.hero())};
    const int sight = world.gifts().sight;
    temperWith(world, "axe");
    QCOMPARE(attackOf(world, world.hero()), before.attack + 1);
    temperWith(world, "coat");
    QCOMPARE(defenceOf(world, world.hero()), before.defence + 1);
    temperWith(world, "disc");
    temperWith(world, "disc"); // half a point each of both
    QCOMPARE(attackOf(world, world.hero()), before.attack + 2);
    QCOMPARE(defenceOf(world, world.hero()), before.defence + 2);
    temperWith(world, "eye");
    QCOMPARE(world.gifts().sight, sight + 1);
    temperWith(world, "rod");
    const Item& rod = *world.item(enchantItem(world, "rod"));
    QCOMPARE(chargesOf(world.catalogue().item(rod.kind), rod), 3);
    QVERIFY(enchantItem(world, "stone") == EntityId::None);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::aRingStrikesHarderByWhatItsRowSays()
{
    World world = enchantWorld({"fist", "knot"});
    const int bare = attackOf(world, world.hero());
    play(world, Wear{enchantItem(world, "fist")});
    play(world, Wear{enchantItem(world, "knot")});
    QCOMPARE(attackOf(world, world.hero()), bare + 6);
    setEnchant(world, "knot", 2);
    QCOMPARE(attackOf(world, world.hero()), bare + 6);
    setEnchant(world, "fist", 2);
    QCOMPARE(attackOf(world, world.hero()), bare + 10);
    QCOMPARE(knownStrengthOf(world, world.hero()).attack, bare + 6); // as long as nobody knows how good it is
    setEnchant(world, "fist", -1);
    QCOMPARE(attackOf(world, world.hero()), bare + 4);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::aTemperedThingIsCalledSo()
{
    World world = enchantWorld({"axe", "stone", "stone"});
    QCOMPARE(namedThing(world, "axe", Role::ASubject), QString("an axe"));
    temperWith(world, "axe");
    const Turn turn = play(world, UseOn{enchantItem(world, "stone"), enchantItem(world, "axe")});
    QCOMPARE(namedThing(world, "axe", Role::Bare), QString("+2 axe"));
    QCOMPARE(namedThing(world, "axe", Role::TheObject), QString("the +2 axe"));
    QCOMPARE(namedThing(world, "axe", Role::ASubject), QString("a +2 axe"));
    const auto told = eventsOf<Tempered>(turn.events);
    QCOMPARE(told.size(), std::size_t{1});
    const EnglishPhrasebook english(world.state().catalogue);
    QCOMPARE(shown(format(describeEvent(world, told.front())->text, english)),
             QString("You make the axe better: that is a +2 axe now."));
}

// It said: "You make the axe better: that is an axe now."
void EnchantTest::whatIsNotKnownIsOnlyCalledBetter()
{
    World world = enchantWorld({"axe", "stone"});
    setEnchant(world, "axe", -1);
    const Turn turn = play(world, UseOn{enchantItem(world, "stone"), enchantItem(world, "axe")});
    const EnglishPhrasebook english(world.state().catalogue);
    QCOMPARE(shown(format(describeEvent(world, eventsOf<Tempered>(turn.events).at(0))->text, english)),
             QString("You make the axe better."));
}

void EnchantTest::whatCannotBeBetterIsRefused()
{
    World world = enchantWorld({"axe", "stone", "tale"});
    const Instant before(world);
    QCOMPARE(temperRefusal(world, UseOn{enchantItem(world, "axe"), enchantItem(world, "stone")}),
             QString("The axe makes nothing better."));
    QCOMPARE(temperRefusal(world, UseOn{enchantItem(world, "stone"), enchantItem(world, "tale")}),
             QString("The tale cannot be made better."));
    QCOMPARE(temperRefusal(world, UseOn{enchantItem(world, "stone"), enchantItem(world, "stone")}),
             QString("The grindstone cannot be made better."));
    QCOMPARE(temperRefusal(world, Read{enchantItem(world, "stone")}),
             QString("Choose what the grindstone is to make better."));
    QVERIFY(Instant(world) == before);
}

void EnchantTest::oneOfTwoEqualThingsGetsALetterOfItsOwn()
{
    World world = enchantWorld({"axe", "axe", "stone", "stone"});
    const int letter = world.item(enchantItem(world, "axe"))->letter;
    temperWith(world, "axe", 1);
    QCOMPARE(world.item(enchantItem(world, "axe", 0))->letter, letter);
    QVERIFY(world.item(enchantItem(world, "axe", 1))->letter != letter);
    temperWith(world, "axe", 0); // alike again
    QCOMPARE(world.item(enchantItem(world, "axe", 0))->letter, world.item(enchantItem(world, "axe", 1))->letter);
    QVERIFY(!Invariants(world).brokenBy(world, {}));
}

void EnchantTest::theLastGrindstoneMakesRoomForWhatItMakesBetter()
{
    World two = enchantFull({"axe", "axe", "stone", "stone"}, 2);
    QCOMPARE(temperRefusal(two, UseOn{enchantItem(two, "stone"), enchantItem(two, "axe")}),
             QString("Your pack is full. Drop something first."));
    World world = enchantFull({"axe", "axe", "stone"}, 2);
    const int letter = world.item(enchantItem(world, "stone"))->letter;
    temperWith(world, "axe", 1);
    QCOMPARE(world.item(enchantItem(world, "axe", 1))->enchant, 1);
    QCOMPARE(world.item(enchantItem(world, "axe", 1))->letter, letter);
    QVERIFY(!Invariants(world).brokenBy(world, {}));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::whatIsUnknownOfAThingIsNotTold()
{
    World world = enchantWorld({"axe"});
    play(world, Wield{enchantItem(world, "axe")});
    const Strength plain = knownStrengthOf(world, world.hero());
    setEnchant(world, "axe", -3);
    QVERIFY(knownStrengthOf(world, world.hero()) == plain);
    QCOMPARE(attackOf(world, world.hero()), plain.attack - 3);
    QCOMPARE(namedThing(world, "axe", Role::Bare), QString("axe"));
}

void EnchantTest::blowsAndTurnsTellHowGoodAThingIs()
{
    World world = enchantWorld({"axe", "eye"}, "#####\n#@###\n#####");
    play(world, Wield{enchantItem(world, "axe")});
    play(world, Wear{enchantItem(world, "eye")});
    setEnchant(world, "axe", 2);
    setEnchant(world, "eye", -1);
    Events events;
    for (int i = 1; i < kBlowsToKnow; ++i)
        feelBlowGiven(WorldWriter(world), events);
    QVERIFY(events.empty() && !world.item(enchantItem(world, "axe"))->isShown);
    feelBlowGiven(WorldWriter(world), events);
    QCOMPARE(eventsOf<Recognised>(events).size(), std::size_t{1});
    QCOMPARE(namedThing(world, "axe", Role::Bare), QString("+2 axe"));
    for (int i = 0; i < kTurnsToKnow && !world.item(enchantItem(world, "eye"))->isShown; ++i)
        QVERIFY(!play(world, Wait{}).refusal);
    QCOMPARE(namedThing(world, "eye", Role::ASubject), QString("a -1 eye ring"));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::namingTellsIt()
{
    World world = enchantWorld({"axe", "tale"});
    setEnchant(world, "axe", 1);
    const Turn turn = play(world, Read{enchantItem(world, "tale")});
    const auto told = eventsOf<Recognised>(turn.events);
    QCOMPARE(told.size(), std::size_t{1});
    const EnglishPhrasebook english(world.state().catalogue);
    QCOMPARE(shown(format(describeEvent(world, told.front())->text, english)), QString("The axe: that is a +1 axe."));
}

void EnchantTest::namingTellsItInAFullPackToo()
{
    World world = enchantFull({"axe", "axe", "tale", "tale"}, 2);
    setEnchant(world, "axe", 1, 0);
    setEnchant(world, "axe", 1, 1);
    QCOMPARE(eventsOf<Recognised>(play(world, Read{enchantItem(world, "tale")}).events).size(), std::size_t{2});
    QCOMPARE(namedThing(world, "axe", Role::Bare), QString("+1 axe"));
    QCOMPARE(world.item(enchantItem(world, "axe", 0))->letter, world.item(enchantItem(world, "axe", 1))->letter);
    QVERIFY(!Invariants(world).brokenBy(world, {}));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::whatHasNoRoomApartFromItsLikeIsTold()
{
    World world = enchantFull({"axe", "axe", "tale"}, 2);
    setEnchant(world, "axe", 1, 0);
    setEnchant(world, "axe", 1, 1);
    play(world, Wield{enchantItem(world, "axe")});
    Events events;
    for (int i = 0; i < 2 * kBlowsToKnow; ++i)
        feelBlowGiven(WorldWriter(world), events);
    const auto told = eventsOf<Recognised>(events);
    QCOMPARE(told.size(), std::size_t{1}); // and no more
    const EnglishPhrasebook english(world.state().catalogue);
    QCOMPARE(shown(format(describeEvent(world, told.front())->text, english)),
             QString("Your pack is too full to keep the axe apart from its like. Drop something."));
    QVERIFY(!world.item(enchantItem(world, "axe"))->isShown);
    play(world, Drop{enchantItem(world, "tale")});
    feelBlowGiven(WorldWriter(world), events);
    QCOMPARE(namedThing(world, "axe", Role::Bare), QString("+1 axe"));
    QVERIFY(!Invariants(world).brokenBy(world, {}));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::theCommandIsFormattedAndParsedBack()
{
    const Command command = UseOn{static_cast<EntityId>(18), static_cast<EntityId>(17)};
    QCOMPARE(formatCommand(command), std::string("use 18 on 17"));
    QVERIFY(parseCommand("use 18 on 17") == command);
    QVERIFY(!parseCommand("use 18") && !parseCommand("use 18 on") && !parseCommand("use 18 in 17"));
}

void EnchantTest::whatIsPlainAddsNothingToTheHash()
{
    World world = enchantWorld({"axe"});
    const std::uint64_t plain = world.hash();
    setEnchant(world, "axe", 1);
    QVERIFY(world.hash() != plain);
    setEnchant(world, "axe", 0);
    QCOMPARE(world.hash(), plain);
}

void EnchantTest::whatRechargesIsReadyAgainAfterSoManyTurns()
{
    World world = enchantWorld({"charm"});
    const EntityId charm = enchantItem(world, "charm");
    QVERIFY(!play(world, Zap{charm}).refusal);
    QCOMPARE(world.item(charm)->spent, 19); // a turn has gone
    const auto refusal = play(world, Zap{charm}).refusal;
    QVERIFY(refusal);
    QCOMPARE(shown(format(refusal->why, EnglishPhrasebook(world.state().catalogue))),
             QString("The charm is ready again in 19 turns."));
    for (int turn = 0; turn < 19; ++turn)
        play(world, Wait{});
    QCOMPARE(world.item(charm)->spent, 0);
    QVERIFY(!play(world, Zap{charm}).refusal);
}

void EnchantTest::enchantedItIsReadySooner()
{
    World world = enchantWorld({"charm"});
    setEnchant(world, "charm", 2);
    play(world, Zap{enchantItem(world, "charm")});
    QCOMPARE(world.item(enchantItem(world, "charm"))->spent, 13);
    setEnchant(world, "charm", kMostEnchanted);
    QVERIFY(turnsToRecharge(world.catalogue().item(*world.catalogue().findItem("charm")),
                            *world.item(enchantItem(world, "charm"))) >= 1);
}

void EnchantTest::whatMakesOthersBetterRechargesToo()
{
    World world = enchantWorld({"maker", "axe"});
    const UseOn better{enchantItem(world, "maker"), enchantItem(world, "axe")};
    QVERIFY(!play(world, better).refusal);
    QCOMPARE(world.item(better.item)->spent, 19);
    QVERIFY(play(world, better).refusal);
    QCOMPARE(world.item(better.on)->enchant, 1);
}

void EnchantTest::theSilencedMakeNothingBetter()
{
    World world = enchantWorld({"maker", "stone", "axe"});
    begin(world, world.state().hero, Condition::Silenced, 9);
    for (const std::string_view tool : {"maker", "stone"})
        QCOMPARE(temperRefusal(world, UseOn{enchantItem(world, tool), enchantItem(world, "axe")}),
                 QString("Without your voice neither scrolls nor wands obey you."));
}

CAVE_TEST_SUITE(EnchantTest);
#include "enchant_test.moc"
