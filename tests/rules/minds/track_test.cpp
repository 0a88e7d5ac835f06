// SPDX-License-Identifier: MIT
// Hunters that lose their prey: they go on for a while, search, and forget.
#include "core/rules/minds/track.h"

#include "core/rules/minds/mood.h"
#include "core/world/world_writer.h"
#include "tests/rules/company/camp.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>
#include <utility>
#include <vector>

using namespace cave;

namespace {

constexpr std::string_view kAlert = R"(, "alert": {"sure": 1, "per_mille": 0, "hears": 9})";

// The hero cannot be seen by the W(atchman) at the beginning of a long lane.
constexpr std::string_view kLongLane = "##########################################\n"
                                       "#@#W.....................................#\n"
                                       "##########################################\n";

World lane(std::string_view picture, std::string_view alert = kAlert)
{
    return worldOf(campDungeon(picture, "," + creatureRow("watchman", 'W',
                                                          R"("attack": 1, "sight": 20, "health": 40,
        "behaviours": [{"does": "hunt"}])" + std::string(alert))));
}

const Creature& watchmanOf(const World& world) { return *findKind(world, "watchman"); }

void setOnTrack(World& world, Position quarry, int lost = 0)
{
    Creature watchman = watchmanOf(world);
    watchman.quarry = quarry;
    watchman.lost = lost;
    WorldWriter(world).changeCreature(watchman);
}

using Moods = std::vector<std::pair<Mood, int>>;

// What it is about after each of so many turns in which the hero waits, and for how many of them in a row.
Moods moodsFor(World& world, int turns)
{
    Moods moods;
    moods.reserve(static_cast<std::size_t>(turns));
    for (int i = 0; i < turns; ++i) {
        waitFor(world, 1);
        const Mood mood = moodOf(world, watchmanOf(world));
        if (moods.empty() || moods.back().first != mood)
            moods.emplace_back(mood, 0);
        ++moods.back().second;
    }
    return moods;
}

} // namespace

class TrackTest : public QObject {
    Q_OBJECT

private slots:
    void itGoesOnForFifteenActsSearchesForTenAndForgets();
    void whoIsThereEarlierSearchesAtOnce();
    void itSearchesNearWhereItLostTheHero();
    void whoSeesTheHeroIsOnItsTrackAgain();
    void whatIsLoudDrawsWhoSearches();
    void whoSearchesCallsNobody();
    void whoOverlooksNobodyForgetsAtOnce();
    void whoWasSentAfterTheHeroGoesOn();
    void olderGamesForgetAtOnce();
    void whatIsLostIsInTheHashOnlyThen();
};

void TrackTest::itGoesOnForFifteenActsSearchesForTenAndForgets()
{
    World world = lane(kLongLane);
    setOnTrack(world, {40, 1, 0});
    QVERIFY(moodOf(world, watchmanOf(world)) == Mood::Hunts);
    QVERIFY(moodsFor(world, 30) == (Moods{{Mood::Hunts, 15}, {Mood::Searches, 10}, {Mood::Wanders, 5}}));
    QVERIFY(!watchmanOf(world).quarry && watchmanOf(world).lost == 0);
}

void TrackTest::whoIsThereEarlierSearchesAtOnce()
{
    World world = lane(kLongLane);
    setOnTrack(world, {6, 1, 0});
    QVERIFY(moodsFor(world, 20) == (Moods{{Mood::Hunts, 3}, {Mood::Searches, 10}, {Mood::Wanders, 7}}));
}

void TrackTest::itSearchesNearWhereItLostTheHero()
{
    World world = lane("####################\n#@#................#\n#.#................#\n#.#.......W........#\n"
                       "#.#................#\n#.#................#\n####################\n");
    setOnTrack(world, {18, 5, 0}, kTracksFor);
    std::set<std::pair<int, int>> places;
    for (int i = 0; i < kSearchesFor; ++i) {
        waitFor(world, 1);
        const Creature& watchman = watchmanOf(world);
        QVERIFY(isSearching(watchman));
        QVERIFY(distance(*watchman.quarry, watchman.at) <= 4);
        places.emplace(watchman.at.x, watchman.at.y);
    }
    QVERIFY2(places.size() > 3, std::to_string(places.size()).c_str());
}

void TrackTest::whoSeesTheHeroIsOnItsTrackAgain()
{
    World world = lane("##################\n#@.......W.......#\n##################\n");
    waitFor(world, 3);
    QVERIFY(moodOf(world, watchmanOf(world)) == Mood::Wanders); // it overlooks the hero
    setOnTrack(world, watchmanOf(world).at, kTracksFor + 2);
    QVERIFY(moodOf(world, watchmanOf(world)) == Mood::Searches);
    waitFor(world, 1);
    QVERIFY(moodOf(world, watchmanOf(world)) == Mood::Hunts);
    QCOMPARE(*watchmanOf(world).quarry, world.hero().at);
    QCOMPARE(watchmanOf(world).lost, 0);
}

void TrackTest::whatIsLoudDrawsWhoSearches()
{
    World world =
        lane("##################\n#@R#.....W.......#\n#..#.............#\n#................#\n##################\n");
    setOnTrack(world, watchmanOf(world).at, kTracksFor + 2);
    play(world, Walk{Direction::East}); // a blow
    QCOMPARE(*watchmanOf(world).quarry, (Position{2, 1, 0}));
    QVERIFY(!isSearching(watchmanOf(world)));
}

void TrackTest::whoSearchesCallsNobody()
{
    const auto barks = [](int lost) {
        World world = worldOf(campDungeon("##########\n#@#W..o..#\n##########\n",
                                          "," + creatureRow("watchman", 'W',
                                                            R"("attack": 1, "sight": 20, "side": "goblins",
            "behaviours": [{"does": "call", "range": 9}, {"does": "hunt"}],
            "alert": {"sure": 1, "per_mille": 0})")));
        setOnTrack(world, {8, 1, 0}, lost);
        return !check(world, watchmanOf(world).id, Call{});
    };
    QVERIFY(barks(0) && barks(kTracksFor));
    QVERIFY(!barks(kTracksFor + 1));
}

void TrackTest::whoOverlooksNobodyForgetsAtOnce()
{
    World world = lane(kLongLane, {});
    setOnTrack(world, {6, 1, 0});
    QVERIFY(moodsFor(world, 10) == (Moods{{Mood::Hunts, 3}, {Mood::Wanders, 7}}));
    World far = lane(kLongLane, {});
    setOnTrack(far, {40, 1, 0});
    QVERIFY(moodsFor(far, 30) == (Moods{{Mood::Hunts, 30}}));
}

void TrackTest::whoWasSentAfterTheHeroGoesOn()
{
    World world = lane(kLongLane);
    Creature hunter = watchmanOf(world);
    hunter.isHunter = true;
    hunter.quarry = Position{40, 1, 0};
    WorldWriter(world).changeCreature(hunter);
    QVERIFY(moodsFor(world, 30) == (Moods{{Mood::Hunts, 30}}));
}

void TrackTest::olderGamesForgetAtOnce()
{
    World world = byRules(kHuntersSearch - 1, lane(kLongLane));
    setOnTrack(world, {6, 1, 0});
    QVERIFY(moodsFor(world, 10) == (Moods{{Mood::Hunts, 3}, {Mood::Wanders, 7}}));
    World far = byRules(kHuntersSearch - 1, lane(kLongLane));
    setOnTrack(far, {40, 1, 0});
    QVERIFY(moodsFor(far, 30) == (Moods{{Mood::Hunts, 30}}));
    QCOMPARE(watchmanOf(far).lost, 0);
}

void TrackTest::whatIsLostIsInTheHashOnlyThen()
{
    World world = lane(kLongLane);
    setOnTrack(world, {6, 1, 0});
    const std::uint64_t before = world.hash();
    setOnTrack(world, {6, 1, 0}, 1);
    QVERIFY(world.hash() != before);
    setOnTrack(world, {6, 1, 0});
    QCOMPARE(world.hash(), before);
    for (int i = 0; i < 20; ++i) {
        waitFor(world, 1);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

CAVE_TEST_SUITE(TrackTest);
#include "track_test.moc"
