// SPDX-License-Identifier: MIT
#include "core/rules/facts/landing.h"
#include "core/rules/verbs/climb.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kPair = R"(
#######
#.....#
#.....#
#..@..#
#.....#
#.....#
#######

#######
#.....#
#.....#
#..<..#
#.....#
#.....#
#######
)";

// A passage leads away from the lower hall.
constexpr std::string_view kPassage = R"(
#########
#.......#
#.......#
#..@....#
#.......#
#.......#
#########

#########
#.....###
#.....###
#..<....#
#.....###
#.....###
#########
)";

// The hero stands on stairs down whose other end is free or holds a dummy, among further dummies.
Dungeon overStairs(const std::vector<Offset>& around, bool isTaken, std::string_view picture = kPair)
{
    Dungeon dungeon = asciiDungeon(picture, testKinds());
    dungeon.levels[0].tiles[3, 3] = dungeon.catalogue->stairsDown();
    const CreatureKindId dummy = *dungeon.catalogue->findCreature("dummy");
    if (isTaken)
        dungeon.levels[1].things.push_back({KindTable::Creature, dummy, 3, 3, {}});
    for (const Offset offset : around)
        dungeon.levels[1].things.push_back({KindTable::Creature, dummy, 3 + offset.dx, 3 + offset.dy, {}});
    return dungeon;
}

std::vector<Offset> ring(int radius)
{
    std::vector<Offset> offsets;
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx)
            if (std::max(std::abs(dx), std::abs(dy)) == radius)
                offsets.push_back({dx, dy});
    return offsets;
}

} // namespace

class ClimbTest : public QObject {
    Q_OBJECT

private slots:
    void stairsGoDownAndUpAgain();
    void climbingElsewhereIsRefused();
    void stairsWithoutTheirOtherEndAreRefused();
    void thereIsNoWayBackWhenOnlyDescending();
    void linksLeadWhereTheySay();
    void aBrokenLinkLeadsNowhere();
    void whoStandsAtTheLandingIsPushedToTheNearestCell_data();
    void whoStandsAtTheLandingIsPushedToTheNearestCell();
    void pushingGoesTwoCellsFar();
    void aCrowdedLandingIsRefused();
    void whereAllAroundIsTakenWhoStandsThereIsPushedFurther();
    void othersThanTheHeroAreRefusedThere();
    void nobodyIsPushedIntoAClosedDoorWhereOtherGroundIsFree();
};

void ClimbTest::stairsGoDownAndUpAgain()
{
    World world = worldOf(overStairs({}, false));
    const Turn down = play(world, ClimbDown{});
    QVERIFY(!down.refusal);
    QVERIFY(world.hero().at == (Position{3, 3, 1}));
    const Climbed climb = std::get<Climbed>(down.events.front());
    QVERIFY(climb.who.isHero && climb.from == (Position{3, 3, 0}) && climb.to == (Position{3, 3, 1}));
    QVERIFY(!world.creatureAt({3, 3, 0}) && world.creatureAt({3, 3, 1}) == &world.hero());
    QVERIFY(world.isVisible({1, 3, 1}) && !world.isVisible({1, 3, 0}));
    QCOMPARE(world.state().turn, std::int64_t{1});
    QVERIFY(!play(world, ClimbUp{}).refusal);
    QVERIFY(world.hero().at == (Position{3, 3, 0}));
    QCOMPARE(world.state().turn, std::int64_t{2});
}

void ClimbTest::climbingElsewhereIsRefused()
{
    World world = testWorld(kPair);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, ClimbDown{}))), QString("You cannot go down here."));
    QCOMPARE(shown(refusalOf(play(world, ClimbUp{}))), QString("You cannot go up here."));
    QVERIFY(Instant(world) == before);
    World onStairs = worldOf(overStairs({}, false));
    QCOMPARE(shown(refusalOf(play(onStairs, ClimbUp{}))), QString("You cannot go up here."));
}

void ClimbTest::stairsWithoutTheirOtherEndAreRefused()
{
    Dungeon dungeon = overStairs({}, false);
    dungeon.levels[1].tiles[3, 3] = dungeon.catalogue->stairsDown();
    World world = worldOf(dungeon);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, ClimbDown{}))), QString("These stairs lead nowhere."));
    QVERIFY(Instant(world) == before);
    World lowest = testWorld("###\n#@#\n###");
    WorldWriter(lowest).setTile({1, 1, 0}, lowest.catalogue().stairsDown());
    QCOMPARE(shown(refusalOf(play(lowest, ClimbDown{}))), QString("These stairs lead nowhere."));
}

void ClimbTest::thereIsNoWayBackWhenOnlyDescending()
{
    Dungeon dungeon = overStairs({}, false);
    dungeon.rules.descendOnly = true;
    World world = worldOf(dungeon);
    QVERIFY(!play(world, ClimbDown{}).refusal);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, ClimbUp{}))), QString("There is no way back up here."));
    QVERIFY(Instant(world) == before);
}

void ClimbTest::linksLeadWhereTheySay()
{
    Dungeon dungeon = overStairs({}, false);
    dungeon.levels[1].tiles[1, 1] = dungeon.catalogue->stairsUp();
    dungeon.links = {{{levelUid(0), 3, 3}, {levelUid(1), 1, 1}, false}};
    World world = worldOf(dungeon);
    QVERIFY(!play(world, ClimbDown{}).refusal);
    QVERIFY(world.hero().at == (Position{1, 1, 1}));
    QVERIFY(!play(world, ClimbUp{}).refusal);
    QVERIFY(world.hero().at == (Position{3, 3, 0}));
    dungeon.links.front().oneWay = true;
    World oneWay = worldOf(dungeon);
    QVERIFY(!play(oneWay, ClimbDown{}).refusal);
    QCOMPARE(shown(refusalOf(play(oneWay, ClimbUp{}))), QString("These stairs lead nowhere."));
}

void ClimbTest::aBrokenLinkLeadsNowhere()
{
    for (const Place to : {Place{levelUid(1), 0, 0}, Place{levelUid(1), 0, 3}}) {
        Dungeon dungeon = overStairs({}, false);
        dungeon.links = {{{levelUid(0), 3, 3}, to, true}};
        World world = worldOf(dungeon);
        const Instant before(world);
        QCOMPARE(shown(refusalOf(play(world, ClimbDown{}))), QString("These stairs lead nowhere."));
        QVERIFY(Instant(world) == before);
    }
    Dungeon dungeon = overStairs({}, false);
    dungeon.links = {{{levelUid(0), 3, 3}, {levelUid(1), 70, -4}, true}, {{levelUid(0), 3, 3}, {Uid{9}, 1, 1}, true}};
    World world = worldOf(dungeon); // links that name no cell are none
    QVERIFY(!play(world, ClimbDown{}).refusal);
    QVERIFY(world.hero().at == (Position{3, 3, 1}));
}

void ClimbTest::whoStandsAtTheLandingIsPushedToTheNearestCell_data()
{
    QTest::addColumn<int>("taken"); // of the cells around, clockwise from the north
    for (int taken = 0; taken < 8; ++taken)
        QTest::newRow(qPrintable(QString::number(taken))) << taken;
}

void ClimbTest::whoStandsAtTheLandingIsPushedToTheNearestCell()
{
    QFETCH(const int, taken);
    std::vector<Offset> around;
    for (int i = 0; i < taken; ++i)
        around.push_back(offsetOf(kDirections[static_cast<std::size_t>(i)]));
    World world = worldOf(overStairs(around, true));
    const EntityId there = world.creatureAt({3, 3, 1})->id;
    const Turn turn = play(world, ClimbDown{});
    QVERIFY(!turn.refusal);
    const Position expected = moved({3, 3, 1}, kDirections[static_cast<std::size_t>(taken)]);
    const Pushed push = std::get<Pushed>(turn.events.front());
    QVERIFY(push.who.id == there && push.from == (Position{3, 3, 1}) && push.to == expected);
    QVERIFY(world.creature(there)->at == expected && world.creatureAt(expected)->id == there);
    QVERIFY(world.hero().at == (Position{3, 3, 1}) && world.creatureAt({3, 3, 1}) == &world.hero());
    QVERIFY(std::holds_alternative<Climbed>(turn.events.back()));
}

void ClimbTest::pushingGoesTwoCellsFar()
{
    std::vector<Offset> around = ring(1);
    const std::vector<Offset> far = ring(2);
    for (std::size_t i = 0; i + 1 < far.size(); ++i) {
        World world = worldOf(overStairs(around, true));
        QVERIFY(placeToPush(world, {3, 3, 1}) == (Position{3 + far[i].dx, 3 + far[i].dy, 1}));
        QVERIFY(!play(world, ClimbDown{}).refusal);
        QVERIFY(world.creatureAt({3 + far[i].dx, 3 + far[i].dy, 1}));
        around.push_back(far[i]);
    }
}

void ClimbTest::aCrowdedLandingIsRefused()
{
    std::vector<Offset> around = ring(1);
    const std::vector<Offset> far = ring(2);
    around.insert(around.end(), far.begin(), far.end());
    World world = worldOf(overStairs(around, true));
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, ClimbDown{}))),
             QString("The other end of the stairs is crowded. Try again in a moment."));
    QVERIFY(Instant(world) == before);
    World empty = worldOf(overStairs(around, false)); // crowded around, but nobody on the stairs
    QVERIFY(!play(empty, ClimbDown{}).refusal);
}

// Those who never move would bar the stairs for ever.
void ClimbTest::whereAllAroundIsTakenWhoStandsThereIsPushedFurther()
{
    std::vector<Offset> around = ring(1);
    const std::vector<Offset> far = ring(2);
    around.insert(around.end(), far.begin(), far.end());
    for (const int x : {6, 7}) {
        World world = worldOf(overStairs(around, true, kPassage));
        const EntityId there = world.creatureAt({3, 3, 1})->id;
        QVERIFY(!placeToPush(world, {3, 3, 1}));
        QVERIFY(placeToGiveWay(world, {3, 3, 1}) == (Position{x, 3, 1}));
        QVERIFY(!play(world, ClimbDown{}).refusal);
        QVERIFY(world.creature(there)->at == (Position{x, 3, 1}));
        QVERIFY(world.hero().at == (Position{3, 3, 1}));
        around.push_back({x - 3, 0});
    }
    const World full = worldOf(overStairs(around, true, kPassage));
    QVERIFY(!placeToGiveWay(full, {3, 3, 1}));
    QVERIFY(checkClimb(full, full.hero(), Leads::Down));
}

void ClimbTest::othersThanTheHeroAreRefusedThere()
{
    std::vector<Offset> around = ring(1);
    const std::vector<Offset> far = ring(2);
    around.insert(around.end(), far.begin(), far.end());
    World world = worldOf(overStairs(around, true, kPassage));
    QVERIFY(!checkClimb(world, world.hero(), Leads::Down));
    WorldWriter(world).moveCreature(world.state().hero, {1, 1, 0});
    const EntityId other = WorldWriter(world).addCreature(*world.catalogue().findCreature("dummy"), {3, 3, 0});
    QVERIFY(checkClimb(world, *world.creature(other), Leads::Down));
}

void ClimbTest::nobodyIsPushedIntoAClosedDoorWhereOtherGroundIsFree()
{
    const World world = testWorld("#####\n##+##\n#@..#\n#####");
    const Position landing{2, 2, 0};
    QVERIFY(placeToPush(world, landing) == (Position{3, 2, 0}));
    QVERIFY(placeToPush(byRules(kDoorsStayClear - 1, world), landing) == (Position{2, 1, 0}));
    QVERIFY(placeToPush(testWorld("#####\n##+##\n#@.D#\n#####"), landing) == (Position{2, 1, 0}));
}

CAVE_TEST_SUITE(ClimbTest);
#include "climb_test.moc"
