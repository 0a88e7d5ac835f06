// SPDX-License-Identifier: MIT
#include "core/rules/facts/describe_event.h"
#include "core/rules/facts/pack.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kSlotGear = R"j({"items": [
  {"id": "knife", "name": "knife", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 3},
  {"id": "pike", "name": "pike", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 9, "hands": 2},
  {"id": "buckler", "name": "buckler", "glyph": "[", "colour": "#dddddd", "slot": "off", "defence": 2},
  {"id": "lantern", "name": "lantern", "glyph": "[", "colour": "#dddddd", "slot": "off", "defence": 1},
  {"id": "opal", "name": "opal ring", "glyph": "=", "colour": "#dddddd", "slot": "ring", "attack": 1},
  {"id": "jade", "name": "jade ring", "glyph": "=", "colour": "#dddddd", "slot": "ring", "defence": 1},
  {"id": "onyx", "name": "onyx ring", "glyph": "=", "colour": "#dddddd", "slot": "ring", "defence": 5}]})j";

World slotWorld(const std::vector<std::string_view>& items)
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####", catalogueWith(kSlotGear));
    for (const std::string_view id : items)
        putItem(dungeon, id, {1, 1, 0});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    return world;
}

EntityId slotItem(const World& world, std::string_view id)
{
    for (const Item& item : world.items())
        if (world.catalogue().item(item.kind).id == id)
            return item.id;
    return EntityId::None;
}

Use slotUse(const World& world, std::string_view id) { return world.item(slotItem(world, id))->use; }

QString slotRefusal(World& world, const Command& command) { return shown(refusalOf(play(world, command))); }

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
    World world = slotWorld({"knife", "buckler", "lantern"});
    const int attack = attackOf(world, world.hero());
    const int defence = defenceOf(world, world.hero());
    play(world, Wield{slotItem(world, "knife")});
    const Turn turn = play(world, Wear{slotItem(world, "buckler")});
    QCOMPARE(eventsOf<Equipped>(turn.events).size(), std::size_t{1});
    QVERIFY(slotUse(world, "knife") == Use::Wielded && slotUse(world, "buckler") == Use::Off);
    QCOMPARE(attackOf(world, world.hero()), attack + 3);
    QCOMPARE(defenceOf(world, world.hero()), defence + 2);
    play(world, Wear{slotItem(world, "lantern")});
    QVERIFY(slotUse(world, "buckler") == Use::None && slotUse(world, "lantern") == Use::Off);
}

void SlotsTest::aThingForBothHandsShutsTheOffHand()
{
    World world = slotWorld({"pike", "buckler"});
    play(world, Wear{slotItem(world, "buckler")});
    const Turn turn = play(world, Wield{slotItem(world, "pike")});
    QVERIFY(slotUse(world, "pike") == Use::Wielded && slotUse(world, "buckler") == Use::None);
    const auto told = eventsOf<Equipped>(turn.events);
    QCOMPARE(told.size(), std::size_t{2}); // what was put away is told first
    QVERIFY(told[0].use == Use::None && told[1].use == Use::Wielded);
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "buckler")}), QString("The pike takes both of your hands."));
    play(world, TakeOff{slotItem(world, "pike")});
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "buckler")}), QString());
}

void SlotsTest::twoRingsAreWornAndAThirdAsks()
{
    World world = slotWorld({"opal", "jade", "onyx"});
    play(world, Wear{slotItem(world, "opal")});
    play(world, Wear{slotItem(world, "jade")});
    QVERIFY(slotUse(world, "opal") == Use::Ring1 && slotUse(world, "jade") == Use::Ring2);
    const Instant before(world);
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "onyx")}),
             QString("You wear two rings already. One must make room."));
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "jade"), Use::Ring1}), QString("You wear the jade ring already."));
    QVERIFY(Instant(world) == before);
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "onyx"), Use::Ring1}), QString());
    QVERIFY(slotUse(world, "opal") == Use::None && slotUse(world, "jade") == Use::Ring2 &&
            slotUse(world, "onyx") == Use::Ring1);
    play(world, TakeOff{slotItem(world, "onyx")});
    play(world, Wear{slotItem(world, "opal")}); // to the place that is free
    QVERIFY(slotUse(world, "opal") == Use::Ring1);
}

void SlotsTest::strengthCountsWhatMakesRoom()
{
    World world = slotWorld({"knife", "pike", "buckler", "opal", "jade", "onyx"});
    for (const std::string_view id : {"knife"})
        play(world, Wield{slotItem(world, id)});
    for (const std::string_view id : {"buckler", "opal", "jade"})
        play(world, Wear{slotItem(world, id)});
    const auto comesTrue = [&](const Command& command, std::string_view id, Use use) {
        const Strength told = strengthWith(world, world.hero(), *world.item(slotItem(world, id)), use);
        play(world, command);
        return told == Strength{attackOf(world, world.hero()), defenceOf(world, world.hero())};
    };
    QVERIFY(comesTrue(Wear{slotItem(world, "onyx"), Use::Ring2}, "onyx", Use::Ring2));
    QVERIFY(comesTrue(Wield{slotItem(world, "pike")}, "pike", Use::Wielded)); // without the buckler
    QVERIFY(comesTrue(TakeOff{slotItem(world, "onyx")}, "onyx", Use::None));
}

void SlotsTest::whatGoesNowhereElseIsRefused()
{
    World world = slotWorld({"knife", "buckler", "opal"});
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "knife")}), QString("The knife cannot be worn."));
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "buckler"), Use::Ring1}), QString("The buckler cannot be worn."));
    QCOMPARE(slotRefusal(world, Wear{slotItem(world, "opal"), Use::Off}), QString("The opal ring cannot be worn."));
    QCOMPARE(slotRefusal(world, Wield{slotItem(world, "opal")}), QString("The opal ring cannot be wielded."));
    play(world, Wear{slotItem(world, "opal")});
    QCOMPARE(slotRefusal(world, Throw{slotItem(world, "opal"), 2, 1}),
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
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####", catalogueWith(kSlotGear));
    dungeon.rules.kit = {"pike", "buckler", "opal", "jade", "onyx"};
    const World world = worldOf(dungeon);
    QVERIFY(slotUse(world, "pike") == Use::Wielded && slotUse(world, "buckler") == Use::None);
    QVERIFY(slotUse(world, "opal") == Use::Ring1 && slotUse(world, "jade") == Use::Ring2 &&
            slotUse(world, "onyx") == Use::None);
}

CAVE_TEST_SUITE(SlotsTest);
#include "slots_test.moc"
