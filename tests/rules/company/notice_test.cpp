// SPDX-License-Identifier: MIT
// Kinds that may overlook the hero, and go to see what was loud.
#include "core/rules/minds/hunt.h"
#include "core/rules/minds/mood.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/rules/company/camp.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

std::string watchman(std::string_view alert)
{
    return "," + creatureRow("watchman", 'W',
                             R"("attack": 1, "sight": 20, "health": 40,
        "behaviours": [{"does": "hunt"}], "alert": )" +
                                 std::string(alert));
}

World post(std::string_view picture, std::string_view alert, std::uint64_t seed = 1)
{
    Dungeon dungeon = campDungeon(picture, watchman(alert));
    dungeon.seed = seed;
    return worldOf(dungeon);
}

constexpr std::string_view kLane = "##################\n#@.......W.......#\n##################\n";

// Of 200 games, those in which it has noticed the hero after one act.
int noticed(std::string_view alert, const Command& command, bool isLit = false)
{
    int count = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        World world = post(kLane, alert, seed);
        Events events;
        if (isLit)
            beginCondition(WorldWriter(world), world.state().hero, Condition::Lit, 50, events);
        play(world, command);
        count += findKind(world, "watchman")->quarry.has_value() ? 1 : 0;
    }
    return count;
}

} // namespace

class NoticeTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAChanceNobodyIsNoticedFromAfar();
    void withinTheSureReachTheHeroIsSeen();
    void chanceDecidesFurtherAway();
    void whoKeepsQuietIsNoticedHalfAsOften();
    void whoIsLitIsNoticedTwiceAsOften();
    void whoIsOnTheTrackStaysOnIt();
    void whoWalksIsHeardAndWhoWaitsIsNot();
    void aFightIsHeardAsFarAsTheRulesSay();
    void theDiceAreNotThrownForIt();
    void whatIsLoudIsGoneToSee();
    void whatIsLoudFarAwayIsNotHeard();
    void whoIsHuntingIsNotDrawnAway();
    void keepingQuietIsInTheHashOnlyWhereItMatters();
};

void NoticeTest::withoutAChanceNobodyIsNoticedFromAfar()
{
    World world = post(kLane, R"({"sure": 3, "per_mille": 0})");
    waitFor(world, 30);
    QCOMPARE(placeOfKind(world, "watchman"), (Position{9, 1, 0}));
    QVERIFY(moodOf(world, *findKind(world, "watchman")) == Mood::Wanders);
}

void NoticeTest::withinTheSureReachTheHeroIsSeen()
{
    World world =
        post("##################\n#@..W............#\n##################\n", R"({"sure": 3, "per_mille": 0})");
    waitFor(world, 1);
    QVERIFY(moodOf(world, *findKind(world, "watchman")) == Mood::Hunts);
}

void NoticeTest::chanceDecidesFurtherAway()
{
    const int often = noticed(R"({"per_mille": 500})", PickUp{});
    QCOMPARE(often, 0); // nothing lies there: it is refused, and nobody acts
    const int half = noticed(R"({"per_mille": 500})", Walk{Direction::East});
    QVERIFY2(half > 70 && half < 130, std::to_string(half).c_str());
    QCOMPARE(noticed(R"({"per_mille": 1000})", Walk{Direction::East}), 200);
}

void NoticeTest::whoKeepsQuietIsNoticedHalfAsOften()
{
    for (const Command& command : {Command(Wait{}), Command(Search{})}) {
        const int quarter = noticed(R"({"per_mille": 500})", command);
        QVERIFY2(quarter > 30 && quarter < 75, std::to_string(quarter).c_str());
    }
}

void NoticeTest::whoIsLitIsNoticedTwiceAsOften()
{
    QCOMPARE(noticed(R"({"per_mille": 500})", Walk{Direction::East}, true), 200);
    const int half = noticed(R"({"per_mille": 500})", Wait{}, true);
    QVERIFY2(half > 70 && half < 130, std::to_string(half).c_str());
}

void NoticeTest::whoIsOnTheTrackStaysOnIt()
{
    World world = post(kLane, R"({"per_mille": 0})");
    WorldWriter(world).setQuarry(findKind(world, "watchman")->id, world.hero().at);
    waitFor(world, 4);
    QVERIFY(placeOfKind(world, "watchman").x < 7);
}

// A wall between them, so that nobody sees anybody.
void NoticeTest::whoWalksIsHeardAndWhoWaitsIsNot()
{
    const auto afterAct = [](const Command& command, std::optional<Loudness> loudness, int hears) {
        Dungeon dungeon =
            campDungeon("##########\n#@..#.W..#\n##########\n",
                        watchman(R"({"sure": 2, "per_mille": 0, "hears": )" + std::to_string(hears) + "}"));
        dungeon.rules.loudness = loudness;
        World world = worldOf(dungeon);
        play(world, command);
        return std::pair(findKind(world, "watchman")->quarry.has_value(), world.state().noise);
    };
    Loudness loudness;
    loudness.walk = 4;
    QCOMPARE(afterAct(Walk{Direction::East}, loudness, 10), std::pair(true, 4));
    QCOMPARE(afterAct(Wait{}, loudness, 10), std::pair(false, 1));
    QCOMPARE(afterAct(Walk{Direction::East}, loudness, 3), std::pair(false, 4)); // it hears no further
    QCOMPARE(afterAct(Walk{Direction::East}, std::nullopt, 10), std::pair(false, 0));
    loudness.walk = 3;
    QCOMPARE(afterAct(Walk{Direction::East}, loudness, 10), std::pair(false, 3));
}

void NoticeTest::aFightIsHeardAsFarAsTheRulesSay()
{
    const auto afterBlow = [](std::optional<Loudness> loudness) {
        Dungeon dungeon = campDungeon("#################\n#@R.#.........W.#\n#################\n",
                                      watchman(R"({"sure": 2, "per_mille": 0, "hears": 20})"));
        dungeon.rules.loudness = loudness;
        World world = worldOf(dungeon);
        play(world, Walk{Direction::East});
        return findKind(world, "watchman")->quarry.has_value();
    };
    QVERIFY(afterBlow(std::nullopt));
    QVERIFY(!afterBlow(Loudness{}));
    Loudness loud;
    loud.fight = 20;
    QVERIFY(afterBlow(loud));
}

void NoticeTest::theDiceAreNotThrownForIt()
{
    World world = post(kLane, R"({"per_mille": 300})");
    const Random before = world.state().dice;
    waitFor(world, 1);
    QVERIFY(world.state().dice == before);
    World again = post(kLane, R"({"per_mille": 300})");
    waitFor(again, 1);
    QCOMPARE(again.hash(), world.hash());
}

constexpr std::string_view kRooms =
    "##################\n#@R#.....W.......#\n#..#.............#\n#................#\n##################\n";

void NoticeTest::whatIsLoudIsGoneToSee()
{
    World world = post(kRooms, R"({"per_mille": 0, "hears": 9})");
    QVERIFY(!findKind(world, "watchman")->quarry);
    play(world, Walk{Direction::East}); // a blow
    QCOMPARE(*findKind(world, "watchman")->quarry, (Position{2, 1, 0}));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void NoticeTest::whatIsLoudFarAwayIsNotHeard()
{
    World world = post(kRooms, R"({"per_mille": 0, "hears": 5})");
    play(world, Walk{Direction::East});
    QVERIFY(!findKind(world, "watchman")->quarry);
}

void NoticeTest::whoIsHuntingIsNotDrawnAway()
{
    World world = post(kRooms, R"({"per_mille": 0, "hears": 9})");
    WorldWriter(world).setQuarry(findKind(world, "watchman")->id, Position{16, 3, 0});
    play(world, Walk{Direction::East});
    QCOMPARE(*findKind(world, "watchman")->quarry, (Position{16, 3, 0}));
}

void NoticeTest::keepingQuietIsInTheHashOnlyWhereItMatters()
{
    World world = post(kLane, R"({"per_mille": 0})");
    const std::uint64_t before = world.hash();
    WorldWriter(world).setQuiet(true);
    QVERIFY(world.hash() != before);
    QCOMPARE(world.hash(), world.recomputedHash());
    World plain = camp("######\n#@...#\n######\n");
    play(plain, Wait{});
    QVERIFY(!plain.state().isQuiet);
}

CAVE_TEST_SUITE(NoticeTest);
#include "notice_test.moc"
