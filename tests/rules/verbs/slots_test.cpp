// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/telling/describe_event.h"
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
    return worldCarrying(items, kSlotGear, "####\n#@.#\n####");
}

Use slotUse(const World& world, std::string_view id) { return world.item(thingOf(world, id))->use; }

QString slotRefusal(World& world, const Command& command)
{
    const Turn turn = play(world, command);
    return turn.refusal ? shown(format(turn.refusal->why, EnglishPhrasebook(world.state().catalogue))) : QString();
}

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
    play(world, Wield{thingOf(world, "knife")});
    const Turn turn = play(world, Wear{thingOf(world, "buckler")});
    QCOMPARE(eventsOf<Equipped>(turn.events).size(), std::size_t{1});
    QVERIFY(slotUse(world, "knife") == Use::Wielded && slotUse(world, "buckler") == Use::Off);
    QCOMPARE(attackOf(world, world.hero()), attack + 3);
    QCOMPARE(defenceOf(world, world.hero()), defence + 2);
    play(world, Wear{thingOf(world, "lantern")});
    QVERIFY(slotUse(world, "buckler") == Use::None && slotUse(world, "lantern") == Use::Off);
}

void SlotsTest::aThingForBothHandsShutsTheOffHand()
{
    World world = slotWorld({"pike", "buckler"});
    play(world, Wear{thingOf(world, "buckler")});
    const Turn turn = play(world, Wield{thingOf(world, "pike")});
    QVERIFY(slotUse(world, "pike") == Use::Wielded && slotUse(world, "buckler") == Use::None);
    const auto told = eventsOf<Equipped>(turn.events);
    QCOMPARE(told.size(), std::size_t{2}); // what was put away is told first
    QVERIFY(told[0].use == Use::None && told[1].use == Use::Wielded);
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "buckler")}), QString("The pike takes both of your hands."));
    play(world, TakeOff{thingOf(world, "pike")});
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "buckler")}), QString());
}

void SlotsTest::twoRingsAreWornAndAThirdAsks()
{
    World world = slotWorld({"opal", "jade", "onyx"});
    play(world, Wear{thingOf(world, "opal")});
    play(world, Wear{thingOf(world, "jade")});
    QVERIFY(slotUse(world, "opal") == Use::Ring1 && slotUse(world, "jade") == Use::Ring2);
    const Instant before(world);
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "onyx")}),
             QString("You wear two rings already. One must make room."));
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "jade"), Use::Ring1}), QString("You wear the jade ring already."));
    QVERIFY(Instant(world) == before);
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "onyx"), Use::Ring1}), QString());
    QVERIFY(slotUse(world, "opal") == Use::None && slotUse(world, "jade") == Use::Ring2 &&
            slotUse(world, "onyx") == Use::Ring1);
    play(world, TakeOff{thingOf(world, "onyx")});
    play(world, Wear{thingOf(world, "opal")}); // to the place that is free
    QVERIFY(slotUse(world, "opal") == Use::Ring1);
}

void SlotsTest::strengthCountsWhatMakesRoom()
{
    World world = slotWorld({"knife", "pike", "buckler", "opal", "jade", "onyx"});
    for (const std::string_view id : {"knife"})
        play(world, Wield{thingOf(world, id)});
    for (const std::string_view id : {"buckler", "opal", "jade"})
        play(world, Wear{thingOf(world, id)});
    const auto comesTrue = [&](const Command& command, std::string_view id, Use use) {
        const Strength told = strengthWith(world, world.hero(), *world.item(thingOf(world, id)), use);
        play(world, command);
        return told == Strength{attackOf(world, world.hero()), defenceOf(world, world.hero())};
    };
    QVERIFY(comesTrue(Wear{thingOf(world, "onyx"), Use::Ring2}, "onyx", Use::Ring2));
    QVERIFY(comesTrue(Wield{thingOf(world, "pike")}, "pike", Use::Wielded)); // without the buckler
    QVERIFY(comesTrue(TakeOff{thingOf(world, "onyx")}, "onyx", Use::None));
}

void SlotsTest::whatGoesNowhereElseIsRefused()
{
    World world = slotWorld({"knife", "buckler", "opal"});
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "knife")}), QString("The knife cannot be worn."));
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "buckler"), Use::Ring1}), QString("The buckler cannot be worn."));
    QCOMPARE(slotRefusal(world, Wear{thingOf(world, "opal"), Use::Off}), QString("The opal ring cannot be worn."));
    QCOMPARE(slotRefusal(world, Wield{thingOf(world, "opal")}), QString("The opal ring cannot be wielded."));
    play(world, Wear{thingOf(world, "opal")});
    QCOMPARE(slotRefusal(world, Throw{thingOf(world, "opal"), 2, 1}),
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
