// SPDX-License-Identifier: MIT
#include "core/rules/facts/pack.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// The hero on these things, all picked up.
World carrying(const std::vector<std::string_view>& items, const Rules& rules = {})
{
    Dungeon dungeon = asciiDungeon("####\n#@T#\n####", testKinds());
    dungeon.rules = rules;
    for (const std::string_view id : items)
        putItem(dungeon, id, {1, 1, 0});
    World world = worldOf(dungeon);
    if (!items.empty())
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

// "a apple 2, b sword 1"
QString listed(const World& world)
{
    QStringList lines;
    for (const PackLine& line : packOf(world, world.state().hero))
        lines << QString("%1 %2 %3")
                     .arg(QChar('a' + line.letter))
                     .arg(shown(world.catalogue().item(line.items.front().kind).id))
                     .arg(line.items.size());
    return lines.join(", ");
}

int attack(const World& world) { return attackOf(world, world.hero()); }
int defence(const World& world) { return defenceOf(world, world.hero()); }

} // namespace

class PackTest : public QObject {
    Q_OBJECT

private slots:
    void equalThingsShareALetter();
    void keysOfDifferentDoorsDoNot();
    void aFreedLetterIsUsedAgain();
    void aFullPackLeavesThingsLying();
    void aFullPackStillTakesWhatItHasAndCoins();
    void oneOfSeveralThingsIsTaken();
    void whatIsNotHereOrNotOursIsRefused();
    void droppedThingsLieHere();
    void wieldingAndWearingCount();
    void wieldingAnotherPutsTheFirstAway();
    void aPumpkinGivesAttackOrDefence();
    void strengthIsToldBeforeAThingIsUsed();
    void whatDoesNotFitIsRefused();
    void droppingWhatIsWieldedEndsItsUse();
    void strikesUseTheGear();
    void theKitIsPackedAndPutOn();
    void itemsOfCommandsAreFormattedAndParsedBack();
};

void PackTest::equalThingsShareALetter()
{
    QCOMPARE(listed(carrying({"apple", "sword", "apple", "rock", "apple"})), QString("a apple 3, b sword 1, c rock 1"));
}

void PackTest::keysOfDifferentDoorsDoNot()
{
    Dungeon dungeon = asciiDungeon("####\n#@L#\n##L#\n####", testKinds());
    for (const auto& door : {std::optional(Position{2, 1, 0}), std::optional(Position{2, 2, 0}),
                             std::optional<Position>(), std::optional<Position>()})
        putItem(dungeon, "key", {1, 1, 0}, door);
    World world = worldOf(dungeon);
    play(world, PickUp{});
    QCOMPARE(listed(world), QString("a key 1, b key 1, c key 2"));
}

void PackTest::aFreedLetterIsUsedAgain()
{
    World world = carrying({"apple", "sword", "rock"});
    play(world, Drop{itemOf(world, "sword")});
    play(world, Drop{itemOf(world, "apple")});
    QCOMPARE(listed(world), QString("c rock 1"));
    play(world, Take{itemOf(world, "sword")});
    QCOMPARE(listed(world), QString("a sword 1, c rock 1"));
}

void PackTest::aFullPackLeavesThingsLying()
{
    Rules rules;
    rules.packSize = 2;
    World world = carrying({"apple", "sword", "rock", "apple"}, rules);
    QCOMPARE(listed(world), QString("a apple 2, b sword 1"));
    QCOMPARE(world.itemsAt(world.hero().at).size(), std::size_t{1});
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, PickUp{}))), QString("Your pack is full. Drop something first."));
    QCOMPARE(shown(refusalOf(play(world, Take{itemOf(world, "rock")}))),
             QString("Your pack is full. Drop something first."));
    QVERIFY(Instant(world) == before);
}

void PackTest::aFullPackStillTakesWhatItHasAndCoins()
{
    Rules rules;
    rules.packSize = 1;
    World world = carrying({"apple", "rock", "apple", "coins"}, rules);
    QCOMPARE(listed(world), QString("a apple 2"));
    QCOMPARE(world.counted(*world.catalogue().findItem("coins")), 1);
}

void PackTest::oneOfSeveralThingsIsTaken()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####", testKinds());
    putItem(dungeon, "apple", {1, 1, 0});
    putItem(dungeon, "rock", {1, 1, 0});
    World world = worldOf(dungeon);
    const Turn turn = play(world, Take{itemOf(world, "rock")});
    QVERIFY(!turn.refusal && eventsOf<PickedUp>(turn.events).size() == 1);
    QCOMPARE(listed(world), QString("a rock 1"));
    QCOMPARE(world.itemsAt(world.hero().at).size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void PackTest::whatIsNotHereOrNotOursIsRefused()
{
    World world = carrying({"apple"});
    const EntityId apple = itemOf(world, "apple");
    const Instant before(world);
    for (const EntityId none : {EntityId::None, world.state().hero, static_cast<EntityId>(4'000'000)}) {
        for (const Command& command : {Command(Take{none}), Command(Drop{none}), Command(Wield{none}),
                                       Command(Wear{none}), Command(TakeOff{none})})
            QVERIFY(play(world, command).refusal);
    }
    QVERIFY(play(world, Take{apple}).refusal);
    QVERIFY(play(world, TakeOff{apple}).refusal);
    QVERIFY(Instant(world) == before);
}

void PackTest::droppedThingsLieHere()
{
    World world = carrying({"apple", "rock"});
    const Turn turn = play(world, Drop{itemOf(world, "apple")});
    QVERIFY(eventsOf<Dropped>(turn.events).at(0).who.isHero);
    QCOMPARE(world.itemsAt(world.hero().at).size(), std::size_t{1});
    QCOMPARE(listed(world), QString("b rock 1"));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void PackTest::wieldingAndWearingCount()
{
    World world = carrying({"staff", "chainmail"});
    QCOMPARE(attack(world), 10);
    play(world, Wield{itemOf(world, "staff")});
    QCOMPARE(attack(world), 15);
    QCOMPARE(defence(world), 3);
    play(world, Wear{itemOf(world, "chainmail")});
    QCOMPARE(defence(world), 7);
    play(world, TakeOff{itemOf(world, "staff")});
    QCOMPARE(attack(world), 10);
    QCOMPARE(defence(world), 4);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void PackTest::wieldingAnotherPutsTheFirstAway()
{
    World world = carrying({"sword", "dagger"});
    play(world, Wield{itemOf(world, "sword")});
    play(world, Wield{itemOf(world, "dagger")});
    QCOMPARE(attack(world), 15);
    QVERIFY(itemInUse(world, world.state().hero, Use::Wielded)->id == itemOf(world, "dagger"));
    QVERIFY(world.item(itemOf(world, "sword"))->use == Use::None);
}

void PackTest::aPumpkinGivesAttackOrDefence()
{
    World world = carrying({"pumpkin"});
    play(world, Wield{itemOf(world, "pumpkin")});
    QCOMPARE(attack(world), 12);
    QCOMPARE(defence(world), 0);
    play(world, Wear{itemOf(world, "pumpkin")});
    QCOMPARE(attack(world), 10);
    QCOMPARE(defence(world), 2);
}

void PackTest::strengthIsToldBeforeAThingIsUsed()
{
    const std::vector<std::string_view> things{"sword", "dagger", "tunic", "pumpkin", "apple"};
    for (const std::string_view first : things)
        for (const std::string_view second : things)
            for (const Use use : {Use::Wielded, Use::Worn}) {
                World world = carrying(things);
                play(world, Wield{itemOf(world, first)});
                play(world, Wear{itemOf(world, "pumpkin")});
                const EntityId item = itemOf(world, second);
                const Strength told = strengthWith(world, world.hero(), *world.item(item), use);
                const Command command = use == Use::Wielded ? Command(Wield{item}) : Command(Wear{item});
                if (!play(world, command).refusal)
                    QCOMPARE(told, (Strength{attack(world), defence(world)}));
            }
}

void PackTest::whatDoesNotFitIsRefused()
{
    World world = carrying({"apple", "sword", "tunic"});
    QCOMPARE(shown(refusalOf(play(world, Wield{itemOf(world, "apple")}))), QString("The apple cannot be wielded."));
    QCOMPARE(shown(refusalOf(play(world, Wear{itemOf(world, "sword")}))), QString("The sword cannot be worn."));
    play(world, Wear{itemOf(world, "tunic")});
    QCOMPARE(shown(refusalOf(play(world, Wear{itemOf(world, "tunic")}))), QString("You wear the tunic already."));
}

void PackTest::droppingWhatIsWieldedEndsItsUse()
{
    World world = carrying({"sword"});
    play(world, Wield{itemOf(world, "sword")});
    play(world, Drop{itemOf(world, "sword")});
    QCOMPARE(attack(world), 10);
    QVERIFY(world.item(itemOf(world, "sword"))->use == Use::None);
}

// The target has a defence of 7: bare hands do 1 to 3, a sword 1 to 13.
void PackTest::strikesUseTheGear()
{
    World world = carrying({"sword"});
    play(world, Wield{itemOf(world, "sword")});
    int most = 0;
    for (int i = 0; i < 60; ++i)
        most = std::max(most, eventsOf<Struck>(play(world, Walk{Direction::East}).events).at(0).damage);
    QVERIFY(most > 3 && most <= 13);
}

void PackTest::theKitIsPackedAndPutOn()
{
    Rules rules;
    rules.kit = {"plain_dagger", "leather_armour", "plain_sword", "apple", "apple"};
    const World world = carrying({}, rules);
    QCOMPARE(listed(world), QString("a plain_dagger 1, b leather_armour 1, c plain_sword 1, d apple 2"));
    QCOMPARE(attack(world), 12);
    QCOMPARE(defence(world), 1);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void PackTest::itemsOfCommandsAreFormattedAndParsedBack()
{
    const EntityId item{17};
    for (const Command& command :
         {Command(Take{item}), Command(Drop{item}), Command(Wield{item}), Command(Wear{item}), Command(TakeOff{item})})
        QVERIFY(parseCommand(formatCommand(command)) == command);
    QCOMPARE(shown(formatCommand(TakeOff{item})), QString("take off 17"));
    for (const char* wrong : {"take", "take ", "take x", "take 017", "take -1", "take 17 ", "drop 4294967296"})
        QVERIFY2(!parseCommand(wrong), wrong);
}

CAVE_TEST_SUITE(PackTest);
#include "pack_test.moc"
