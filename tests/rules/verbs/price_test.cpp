// SPDX-License-Identifier: MIT
// Things that cost coins: taken one by one and paid for, and by nobody unasked.
#include "core/content/english.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/pack.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// The hero on an apple for 2 coins, with so many coins in hand.
World shopWith(int coins)
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####", testKinds());
    putItem(dungeon, "apple", {1, 1, 0});
    dungeon.levels[0].things.front().price = 2;
    for (int i = 0; i < coins; ++i)
        putItem(dungeon, "coins", {2, 1, 0});
    World world = worldOf(dungeon);
    if (coins > 0) {
        play(world, Walk{Direction::East});
        play(world, PickUp{});
        play(world, Walk{Direction::West});
    }
    return world;
}

EntityId apple(const World& world) { return world.items().front().id; }

QString toldBy(const World& world, const Turn& turn)
{
    const EnglishPhrasebook english(world.state().catalogue);
    QStringList told;
    for (const Event& event : turn.events)
        if (const auto message = describe(world, event))
            told << shown(format(message->text, english));
    return told.join(' ');
}

} // namespace

class PriceTest : public QObject {
    Q_OBJECT

private slots:
    void whoCanPayBuysAndCarriesItFree();
    void whoCannotPayIsRefusedAndLosesNoTurn();
    void pickingUpTakesOnlyWhatIsFree();
    void pickingUpNothingButWaresIsRefusedWithThePrice();
    void aFullPackBuysNothing();
    void whatWasBoughtSharesALetterWithWhatWasFound();
    void whoComesToItIsToldThePrice();
    void theHashKnowsThePrice();
    void waresShowHowGoodTheyAre();
};

void PriceTest::whoCanPayBuysAndCarriesItFree()
{
    World world = shopWith(3);
    const EntityId ware = apple(world);
    const Turn turn = play(world, Take{ware});
    QVERIFY(!turn.refusal);
    QCOMPARE(toldBy(world, turn), QString("You buy an apple for 2 coins."));
    QCOMPARE(coinsOf(world), 1);
    QVERIFY(world.item(ware)->carrier == world.state().hero);
    QCOMPARE(world.item(ware)->price, 0);
    QCOMPARE(world.hash(), world.recomputedHash());
    play(world, Drop{ware});
    play(world, PickUp{}); // it is the hero's
    QVERIFY(world.item(ware)->carrier == world.state().hero);
    QCOMPARE(coinsOf(world), 1);
}

void PriceTest::whoCannotPayIsRefusedAndLosesNoTurn()
{
    World world = shopWith(1);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, Take{apple(world)}))), QString("That costs 2 coins."));
    QVERIFY(Instant(world) == before);
    QCOMPARE(coinsOf(world), 1);
}

void PriceTest::pickingUpTakesOnlyWhatIsFree()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####", testKinds());
    putItem(dungeon, "apple", {1, 1, 0});
    dungeon.levels[0].things.front().price = 1;
    putItem(dungeon, "coins", {1, 1, 0});
    putItem(dungeon, "rock", {1, 1, 0});
    World world = worldOf(dungeon);
    QVERIFY(!play(world, PickUp{}).refusal);
    QCOMPARE(coinsOf(world), 1);
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{1});
    QCOMPARE(world.itemsAt({1, 1, 0}).size(), std::size_t{1});
    QCOMPARE(world.itemsAt({1, 1, 0}).front().price, 1);
}

void PriceTest::pickingUpNothingButWaresIsRefusedWithThePrice()
{
    World world = shopWith(3);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, PickUp{}))), QString("That costs 2 coins."));
    QVERIFY(Instant(world) == before);
}

void PriceTest::aFullPackBuysNothing()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####", testKinds());
    dungeon.rules.kit = {"rock"};
    dungeon.rules.packSize = 1;
    putItem(dungeon, "apple", {1, 1, 0});
    dungeon.levels[0].things.front().price = 1;
    putItem(dungeon, "coins", {1, 1, 0});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    QCOMPARE(shown(refusalOf(play(world, Take{thingOf(world, "apple")}))),
             QString("Your pack is full. Drop something first."));
    QCOMPARE(coinsOf(world), 1);
}

void PriceTest::whatWasBoughtSharesALetterWithWhatWasFound()
{
    World world = shopWith(2);
    const EntityId ware = apple(world);
    play(world, Take{ware});
    const EntityId found = WorldWriter(world).addItem(world.item(ware)->kind, world.hero().at);
    play(world, PickUp{});
    QCOMPARE(world.item(found)->letter, world.item(ware)->letter);
}

void PriceTest::whoComesToItIsToldThePrice()
{
    World world = shopWith(2);
    play(world, Walk{Direction::East});
    QCOMPARE(toldBy(world, play(world, Walk{Direction::West})), QString("You see an apple here for 2 coins."));
}

void PriceTest::theHashKnowsThePrice()
{
    World world = shopWith(0);
    Item ware = world.items().front();
    const std::uint64_t before = world.hash();
    ware.price = 1;
    WorldWriter(world).changeItem(ware);
    QVERIFY(world.hash() != before);
    QCOMPARE(world.hash(), world.recomputedHash());
}

// Who pays must know what for; what lies about does not say so.
void PriceTest::waresShowHowGoodTheyAre()
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####", testKinds());
    auto& things = dungeon.levels[0].things;
    for (int x = 1; x <= 2; ++x) {
        putItem(dungeon, "dagger", {x, 1, 0});
        things.back().enchant = -2;
    }
    things[1].price = 5;
    const auto seenIn = [](const World& world, std::size_t i) { return world.seen(world.items()[i]).enchant; };
    World world = worldOf(dungeon);
    QCOMPARE(seenIn(world, 0), 0);
    QCOMPARE(seenIn(world, 1), -2);
    QCOMPARE(world.hash(), world.recomputedHash());
}

CAVE_TEST_SUITE(PriceTest);
#include "price_test.moc"
