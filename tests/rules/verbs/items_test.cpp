// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "core/rules/facts/message.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kItemHall = "#######\n#@...n#\n#######";

Dungeon hallWith(const std::vector<std::pair<std::string_view, int>>& items)
{
    Dungeon dungeon = asciiDungeon(kItemHall, testKinds());
    for (const auto& [id, x] : items)
        putItem(dungeon, id, {x, 1, 0});
    return dungeon;
}

QStringList messagesOf(const World& world, const Turn& turn)
{
    const EnglishPhrasebook english(testKinds());
    QStringList messages;
    for (const Event& event : turn.events)
        if (const auto message = describe(world, event))
            messages << shown(format(message->text, english));
    return messages;
}

int countOf(const World& world, std::string_view id) { return world.counted(*world.catalogue().findItem(id)); }

} // namespace

class ItemsTest : public QObject {
    Q_OBJECT

private slots:
    void everythingOnTheCellIsPickedUp();
    void nothingToPickUpIsRefused();
    void coinsAreCounted();
    void whatLiesHereIsTold();
    void carriedItemsAreNotSeenLying();
    void theHashKnowsWhoCarriesWhat();
    void collectingThenReachingWins();
    void carriedThingsCountTowardsTheGoalToo();
};

void ItemsTest::everythingOnTheCellIsPickedUp()
{
    World world = worldOf(hallWith({{"apple", 1}, {"rock", 1}, {"rock", 2}}));
    const Turn turn = play(world, PickUp{});
    QVERIFY(!turn.refusal);
    QCOMPARE(messagesOf(world, turn), (QStringList{"You pick up an apple.", "You pick up a rock."}));
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{2});
    QVERIFY(world.itemsAt({1, 1, 0}).empty());
    QCOMPARE(world.itemsAt({2, 1, 0}).size(), std::size_t{1});
    QCOMPARE(world.state().turn, std::int64_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void ItemsTest::nothingToPickUpIsRefused()
{
    World world = worldOf(hallWith({{"apple", 2}}));
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, PickUp{}))), QString("Nothing lies here."));
    QVERIFY(Instant(world) == before);
}

void ItemsTest::coinsAreCounted()
{
    World world = worldOf(hallWith({{"coins", 1}, {"coins", 1}, {"zircon", 1}, {"coins", 2}}));
    const std::uint64_t before = world.hash();
    QCOMPARE(
        messagesOf(world, play(world, PickUp{})),
        (QStringList{"You gather coins: 1 so far.", "You gather coins: 2 so far.", "You gather a zircon: 1 so far."}));
    QVERIFY(world.itemsOf(world.state().hero).empty());
    QCOMPARE(world.items().size(), std::size_t{1});
    QCOMPARE(countOf(world, "coins"), 2);
    QCOMPARE(countOf(world, "zircon"), 1);
    QVERIFY(world.hash() != before);
    QCOMPARE(world.hash(), world.recomputedHash());
    QCOMPARE(World(world.savedState()).hash(), world.hash());
}

void ItemsTest::whatLiesHereIsTold()
{
    World world = worldOf(hallWith({{"apple", 2}, {"apple", 3}, {"rock", 3}}));
    QCOMPARE(messagesOf(world, play(world, Walk{Direction::East})), (QStringList{"You see an apple here."}));
    QCOMPARE(messagesOf(world, play(world, Walk{Direction::East})), (QStringList{"2 things lie here."}));
    QCOMPARE(messagesOf(world, play(world, Walk{Direction::East})), QStringList());
}

void ItemsTest::carriedItemsAreNotSeenLying()
{
    World world = worldOf(hallWith({{"apple", 1}, {"rock", 3}}));
    QCOMPARE(world.level(0).memory.things.size(), std::size_t{2});
    play(world, PickUp{});
    QCOMPARE(world.level(0).memory.things.size(), std::size_t{1});
    QCOMPARE(world.level(0).memory.things.front().x, 3);
}

void ItemsTest::theHashKnowsWhoCarriesWhat()
{
    Dungeon dungeon = hallWith({{"key", 1}});
    World one = worldOf(dungeon);
    dungeon.levels[0].things[0].opens = Place{dungeon.levels[0].uid, 5, 1};
    World two = worldOf(dungeon);
    QVERIFY(one.hash() != two.hash());
    const std::uint64_t lying = one.hash();
    give(one, one.items().front().id, one.state().hero);
    QVERIFY(one.hash() != lying);
    QCOMPARE(one.hash(), one.recomputedHash());
}

void ItemsTest::collectingThenReachingWins()
{
    Dungeon dungeon = hallWith({{"zircon", 4}, {"zircon", 4}});
    dungeon.rules.goal = Goal::Collect;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.collectKind = "zircon";
    dungeon.rules.collectCount = 2;
    World world = worldOf(dungeon);
    for (int i = 0; i < 3; ++i)
        play(world, Walk{Direction::East});
    const Turn early = play(world, Walk{Direction::East});
    QVERIFY(!world.isOver());
    QCOMPARE(messagesOf(world, early), (QStringList{"Not yet: you have gathered 0 of 2 (zircon)."}));
    play(world, Walk{Direction::West});
    play(world, PickUp{});
    QVERIFY(!world.isOver());
    play(world, Walk{Direction::East});
    QVERIFY(world.state().outcome == Outcome::Won);
}

void ItemsTest::carriedThingsCountTowardsTheGoalToo()
{
    Dungeon dungeon = hallWith({{"amulet", 1}});
    dungeon.rules.goal = Goal::Collect;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.collectKind = "amulet";
    dungeon.rules.collectCount = 1;
    World world = worldOf(dungeon);
    play(world, PickUp{});
    for (int i = 0; i < 4; ++i)
        play(world, Walk{Direction::East});
    QVERIFY(world.state().outcome == Outcome::Won);
}

CAVE_TEST_SUITE(ItemsTest);
#include "items_test.moc"
