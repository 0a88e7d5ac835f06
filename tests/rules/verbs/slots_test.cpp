// SPDX-License-Identifier: MIT
#include "core/rules/facts/describe_event.h"
#include "core/rules/facts/pack.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kGear = R"j({"items": [
  {"id": "knife", "name": "knife", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 3},
  {"id": "pike", "name": "pike", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 9, "hands": 2},
  {"id": "buckler", "name": "buckler", "glyph": "[", "colour": "#dddddd", "slot": "off", "defence": 2},
  {"id": "lantern", "name": "lantern", "glyph": "[", "colour": "#dddddd", "slot": "off", "defence": 1},
  {"id": "opal", "name": "opal ring", "glyph": "=", "colour": "#dddddd", "slot": "ring", "attack": 1},
  {"id": "jade", "name": "jade ring", "glyph": "=", "colour": "#dddddd", "slot": "ring", "defence": 1},
  {"id": "onyx", "name": "onyx ring", "glyph": "=", "colour": "#dddddd", "slot": "ring", "defence": 5}]})j";

World carrying(const std::vector<std::string_view>& items)
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####", catalogueWith(kGear));
    for (const std::string_view id : items)
        putItem(dungeon, id, {1, 1, 0});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    return world;
}

EntityId itemOf(const World& world, std::string_view id)
{
    for (const Item& item : world.items())
        if (world.catalogue().item(item.kind).id == id)
            return item.id;
    return EntityId::None;
}

Use useOf(const World& world, std::string_view id) { return world.item(itemOf(world, id))->use; }

QString refused(World& world, const Command& command) { return shown(refusalOf(play(world, command))); }

} // namespace

class SlotsTest : public QObject {
    Q_OBJECT

private slots:
    void theOffHandIsAPlaceOfItsOwn();
    void aThingForBothHandsShutsTheOffHand();
    void twoRingsAreWornAndAThirdAsks();
    void strengthCountsWhatMakesRoom();
    void whatGoesNowhereElseIsRefused();
    void placesAreFormattedAndParsedBack();
    void theKitFillsEachPlaceOnce();
};

void SlotsTest::theOffHandIsAPlaceOfItsOwn()
{
    World world = carrying({"knife", "buckler", "lantern"});
    const int attack = attackOf(world, world.hero());
    const int defence = defenceOf(world, world.hero());
    play(world, Wield{itemOf(world, "knife")});
    const Turn turn = play(world, Wear{itemOf(world, "buckler")});
    QCOMPARE(eventsOf<Equipped>(turn.events).size(), std::size_t{1});
    QVERIFY(useOf(world, "knife") == Use::Wielded && useOf(world, "buckler") == Use::Off);
    QCOMPARE(attackOf(world, world.hero()), attack + 3);
    QCOMPARE(defenceOf(world, world.hero()), defence + 2);
    play(world, Wear{itemOf(world, "lantern")});
    QVERIFY(useOf(world, "buckler") == Use::None && useOf(world, "lantern") == Use::Off);
}

void SlotsTest::aThingForBothHandsShutsTheOffHand()
{
    World world = carrying({"pike", "buckler"});
    play(world, Wear{itemOf(world, "buckler")});
    const Turn turn = play(world, Wield{itemOf(world, "pike")});
    QVERIFY(useOf(world, "pike") == Use::Wielded && useOf(world, "buckler") == Use::None);
    const auto told = eventsOf<Equipped>(turn.events);
    QCOMPARE(told.size(), std::size_t{2}); // what was put away is told first
    QVERIFY(told[0].use == Use::None && told[1].use == Use::Wielded);
    QCOMPARE(refused(world, Wear{itemOf(world, "buckler")}), QString("The pike takes both of your hands."));
    play(world, TakeOff{itemOf(world, "pike")});
    QCOMPARE(refused(world, Wear{itemOf(world, "buckler")}), QString());
}

void SlotsTest::twoRingsAreWornAndAThirdAsks()
{
    World world = carrying({"opal", "jade", "onyx"});
    play(world, Wear{itemOf(world, "opal")});
    play(world, Wear{itemOf(world, "jade")});
    QVERIFY(useOf(world, "opal") == Use::Ring1 && useOf(world, "jade") == Use::Ring2);
    const Instant before(world);
    QCOMPARE(refused(world, Wear{itemOf(world, "onyx")}), QString("You wear two rings already. One must make room."));
    QCOMPARE(refused(world, Wear{itemOf(world, "jade"), Use::Ring1}), QString("You wear the jade ring already."));
    QVERIFY(Instant(world) == before);
    QCOMPARE(refused(world, Wear{itemOf(world, "onyx"), Use::Ring1}), QString());
    QVERIFY(useOf(world, "opal") == Use::None && useOf(world, "jade") == Use::Ring2 &&
            useOf(world, "onyx") == Use::Ring1);
    play(world, TakeOff{itemOf(world, "onyx")});
    play(world, Wear{itemOf(world, "opal")}); // to the place that is free
    QVERIFY(useOf(world, "opal") == Use::Ring1);
}

void SlotsTest::strengthCountsWhatMakesRoom()
{
    World world = carrying({"knife", "pike", "buckler", "opal", "jade", "onyx"});
    for (const std::string_view id : {"knife"})
        play(world, Wield{itemOf(world, id)});
    for (const std::string_view id : {"buckler", "opal", "jade"})
        play(world, Wear{itemOf(world, id)});
    const auto comesTrue = [&](const Command& command, std::string_view id, Use use) {
        const Strength told = strengthWith(world, world.hero(), *world.item(itemOf(world, id)), use);
        play(world, command);
        return told == Strength{attackOf(world, world.hero()), defenceOf(world, world.hero())};
    };
    QVERIFY(comesTrue(Wear{itemOf(world, "onyx"), Use::Ring2}, "onyx", Use::Ring2));
    QVERIFY(comesTrue(Wield{itemOf(world, "pike")}, "pike", Use::Wielded)); // without the buckler
    QVERIFY(comesTrue(TakeOff{itemOf(world, "onyx")}, "onyx", Use::None));
}

void SlotsTest::whatGoesNowhereElseIsRefused()
{
    World world = carrying({"knife", "buckler", "opal"});
    QCOMPARE(refused(world, Wear{itemOf(world, "knife")}), QString("The knife cannot be worn."));
    QCOMPARE(refused(world, Wear{itemOf(world, "buckler"), Use::Ring1}), QString("The buckler cannot be worn."));
    QCOMPARE(refused(world, Wear{itemOf(world, "opal"), Use::Off}), QString("The opal ring cannot be worn."));
    QCOMPARE(refused(world, Wield{itemOf(world, "opal")}), QString("The opal ring cannot be wielded."));
    play(world, Wear{itemOf(world, "opal")});
    QCOMPARE(refused(world, Throw{itemOf(world, "opal"), 2, 1}),
             QString("You would have to take the opal ring off first."));
}

void SlotsTest::placesAreFormattedAndParsedBack()
{
    const Command plain = Wear{static_cast<EntityId>(17)};
    const Command placed = Wear{static_cast<EntityId>(17), Use::Ring2};
    QCOMPARE(formatCommand(plain), std::string("wear 17"));
    QCOMPARE(formatCommand(placed), std::string("wear 17 on ring2"));
    QVERIFY(parseCommand("wear 17") == plain && parseCommand("wear 17 on ring2") == placed);
    for (const std::string_view bad : {"wear 17 on", "wear 17 on hand", "wear 17 on nothing", "wear 17 on ring3",
                                       "wear 17  on ring1", "wear on ring1"})
        QVERIFY2(!parseCommand(bad), bad.data());
}

void SlotsTest::theKitFillsEachPlaceOnce()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####", catalogueWith(kGear));
    dungeon.rules.kit = {"pike", "buckler", "opal", "jade", "onyx"};
    const World world = worldOf(dungeon);
    QVERIFY(useOf(world, "pike") == Use::Wielded && useOf(world, "buckler") == Use::None);
    QVERIFY(useOf(world, "opal") == Use::Ring1 && useOf(world, "jade") == Use::Ring2 &&
            useOf(world, "onyx") == Use::None);
}

CAVE_TEST_SUITE(SlotsTest);
#include "slots_test.moc"
