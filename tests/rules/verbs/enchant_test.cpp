// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "core/rules/facts/describe_event.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/tempering.h"
#include "tests/rules/play_support.h"
#include "tests/support/invariants.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kGear = R"j({"items": [
  {"id": "axe", "name": "axe", "article": "an", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 20},
  {"id": "coat", "name": "coat", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "body", "defence": 2},
  {"id": "disc", "name": "disc", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "off", "defence": 1},
  {"id": "eye", "name": "eye ring", "article": "an", "glyph": "=", "colour": "#dddddd", "slot": "ring",
   "gives": {"sight": 2, "by": {"sight": 1}}},
  {"id": "rod", "name": "rod", "article": "a", "glyph": "/", "colour": "#dddddd", "charges": 1,
   "effect": {"kind": "lightning", "by": "zapping", "amount": 10, "range": 5}},
  {"id": "stone", "name": "maker's stone", "article": "a", "glyph": "*", "colour": "#dddddd",
   "effect": {"kind": "temper", "by": "reading"}},
  {"id": "tale", "name": "tale", "article": "a", "glyph": "?", "colour": "#dddddd",
   "effect": {"kind": "naming", "by": "reading"}}]})j";

World with(const std::vector<std::string_view>& items, std::string_view picture = "######\n#@...#\n######")
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kGear));
    for (const std::string_view id : items)
        putItem(dungeon, id, {1, 1, 0});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    return world;
}

EntityId itemOf(const World& world, std::string_view id, int which = 0)
{
    for (const Item& item : world.items())
        if (world.catalogue().item(item.kind).id == id && which-- == 0)
            return item.id;
    return EntityId::None;
}

void enchant(World& world, std::string_view id, int by)
{
    Item item = *world.item(itemOf(world, id));
    item.enchant = by;
    WorldWriter(world).changeItem(item);
}

void temper(World& world, std::string_view id, int which = 0)
{
    play(world, UseOn{itemOf(world, "stone"), itemOf(world, id, which)});
}

QString refused(World& world, const Command& command) { return shown(refusalOf(play(world, command))); }

QString named(const World& world, std::string_view id, Role role)
{
    const EnglishPhrasebook english(world.state().catalogue);
    return shown(english.kindName(itemName(world, *world.item(itemOf(world, id)), role)));
}

} // namespace

class EnchantTest : public QObject {
    Q_OBJECT

private slots:
    void temperingMakesEachSortOfThingBetter();
    void aTemperedThingIsCalledSo();
    void whatCannotBeBetterIsRefused();
    void oneOfTwoEqualThingsGetsALetterOfItsOwn();
    void whatIsUnknownOfAThingIsNotTold();
    void blowsAndTurnsTellHowGoodAThingIs();
    void namingTellsIt();
    void theCommandIsFormattedAndParsedBack();
    void whatIsPlainAddsNothingToTheHash();
};

void EnchantTest::temperingMakesEachSortOfThingBetter()
{
    World world = with({"axe", "coat", "disc", "eye", "rod", "stone", "stone", "stone", "stone", "stone", "stone"});
    for (const std::string_view id : {"coat", "disc", "eye"})
        play(world, Wear{itemOf(world, id)});
    play(world, Wield{itemOf(world, "axe")});
    const Strength before{attackOf(world, world.hero()), defenceOf(world, world.hero())};
    const int sight = world.gifts().sight;
    temper(world, "axe");
    QCOMPARE(attackOf(world, world.hero()), before.attack + 1);
    temper(world, "coat");
    QCOMPARE(defenceOf(world, world.hero()), before.defence + 1);
    temper(world, "disc");
    temper(world, "disc"); // half a point each of both
    QCOMPARE(attackOf(world, world.hero()), before.attack + 2);
    QCOMPARE(defenceOf(world, world.hero()), before.defence + 2);
    temper(world, "eye");
    QCOMPARE(world.gifts().sight, sight + 1);
    temper(world, "rod");
    const Item& rod = *world.item(itemOf(world, "rod"));
    QCOMPARE(chargesOf(world.catalogue().item(rod.kind), rod), 3);
    QVERIFY(itemOf(world, "stone") == EntityId::None);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::aTemperedThingIsCalledSo()
{
    World world = with({"axe", "stone", "stone"});
    QCOMPARE(named(world, "axe", Role::ASubject), QString("an axe"));
    temper(world, "axe");
    const Turn turn = play(world, UseOn{itemOf(world, "stone"), itemOf(world, "axe")});
    QCOMPARE(named(world, "axe", Role::Bare), QString("+2 axe"));
    QCOMPARE(named(world, "axe", Role::TheObject), QString("the +2 axe"));
    QCOMPARE(named(world, "axe", Role::ASubject), QString("a +2 axe"));
    const auto told = eventsOf<Tempered>(turn.events);
    QCOMPARE(told.size(), std::size_t{1});
    const EnglishPhrasebook english(world.state().catalogue);
    QCOMPARE(shown(format(describeEvent(world, told.front())->text, english)),
             QString("You make the axe better: that is a +2 axe now."));
}

void EnchantTest::whatCannotBeBetterIsRefused()
{
    World world = with({"axe", "stone", "tale"});
    const Instant before(world);
    QCOMPARE(refused(world, UseOn{itemOf(world, "axe"), itemOf(world, "stone")}),
             QString("The axe makes nothing better."));
    QCOMPARE(refused(world, UseOn{itemOf(world, "stone"), itemOf(world, "tale")}),
             QString("The tale cannot be made better."));
    QCOMPARE(refused(world, UseOn{itemOf(world, "stone"), itemOf(world, "stone")}),
             QString("The maker's stone cannot be made better."));
    QCOMPARE(refused(world, Read{itemOf(world, "stone")}), QString("Choose what the maker's stone is to make better."));
    QVERIFY(Instant(world) == before);
}

void EnchantTest::oneOfTwoEqualThingsGetsALetterOfItsOwn()
{
    World world = with({"axe", "axe", "stone", "stone"});
    const int letter = world.item(itemOf(world, "axe"))->letter;
    temper(world, "axe", 1);
    QCOMPARE(world.item(itemOf(world, "axe", 0))->letter, letter);
    QVERIFY(world.item(itemOf(world, "axe", 1))->letter != letter);
    temper(world, "axe", 0); // alike again
    QCOMPARE(world.item(itemOf(world, "axe", 0))->letter, world.item(itemOf(world, "axe", 1))->letter);
    QVERIFY(!Invariants(world).brokenBy(world, {}));
}

void EnchantTest::whatIsUnknownOfAThingIsNotTold()
{
    World world = with({"axe"});
    play(world, Wield{itemOf(world, "axe")});
    const Strength plain = knownStrengthOf(world, world.hero());
    enchant(world, "axe", -3);
    QVERIFY(knownStrengthOf(world, world.hero()) == plain);
    QCOMPARE(attackOf(world, world.hero()), plain.attack - 3);
    QCOMPARE(named(world, "axe", Role::Bare), QString("axe"));
}

void EnchantTest::blowsAndTurnsTellHowGoodAThingIs()
{
    World world = with({"axe", "eye"}, "#####\n#@###\n#####");
    play(world, Wield{itemOf(world, "axe")});
    play(world, Wear{itemOf(world, "eye")});
    enchant(world, "axe", 2);
    enchant(world, "eye", -1);
    Events events;
    for (int i = 1; i < kBlowsToKnow; ++i)
        feelBlowGiven(WorldWriter(world), events);
    QVERIFY(events.empty() && !world.item(itemOf(world, "axe"))->isShown);
    feelBlowGiven(WorldWriter(world), events);
    QCOMPARE(eventsOf<Recognised>(events).size(), std::size_t{1});
    QCOMPARE(named(world, "axe", Role::Bare), QString("+2 axe"));
    for (int i = 0; i < kTurnsToKnow && !world.item(itemOf(world, "eye"))->isShown; ++i)
        QVERIFY(!play(world, Wait{}).refusal);
    QCOMPARE(named(world, "eye", Role::ASubject), QString("a -1 eye ring"));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EnchantTest::namingTellsIt()
{
    World world = with({"axe", "tale"});
    enchant(world, "axe", 1);
    const Turn turn = play(world, Read{itemOf(world, "tale")});
    const auto told = eventsOf<Recognised>(turn.events);
    QCOMPARE(told.size(), std::size_t{1});
    const EnglishPhrasebook english(world.state().catalogue);
    QCOMPARE(shown(format(describeEvent(world, told.front())->text, english)), QString("The axe: that is a +1 axe."));
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
    World world = with({"axe"});
    const std::uint64_t plain = world.hash();
    enchant(world, "axe", 1);
    QVERIFY(world.hash() != plain);
    enchant(world, "axe", 0);
    QCOMPARE(world.hash(), plain);
}

CAVE_TEST_SUITE(EnchantTest);
#include "enchant_test.moc"
