// SPDX-License-Identifier: MIT
#include "core/pilot/danger.h"
#include "core/rules/verbs/conditions.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class StrikeTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsBesideIsStruck();
    void theNearestIsGoneTo();
    void whoCannotBeReachedIsPassedOver();
    void whoStandsInWhatNobodyWalksOnIsGoneTo();
    void withNobodyInViewItIsRefused();
    void aDangerComesBeforeATrifle();
    void aTrifleBesideComesBeforeADangerThatSleepsFurtherOff();
    void whoCannotHurtIsLetBe();
    void companionsCaptivesAndTradersAreLetBe();
    void whenOnlyTheHarmlessAreInViewThatIsSaid();
};

void StrikeTest::whoIsBesideIsStruck()
{
    Pilot pilot;
    QVERIFY(
        (pilot.strikeNearest(asciiWorld("#####\n#@..#\n#.o.#\n#####")).command == Command(Walk{Direction::SouthEast})));
}

void StrikeTest::theNearestIsGoneTo()
{
    Pilot pilot;
    QVERIFY((pilot.strikeNearest(asciiWorld("###########\n#o..@....o#\n###########")).command ==
             Command(Walk{Direction::West})));
}

void StrikeTest::whoCannotBeReachedIsPassedOver()
{
    Dungeon dungeon = asciiDungeon("###########\n#o..@.....#\n#.........#\n#........o#\n###########");
    for (int y = 1; y < 4; ++y)
        dungeon.levels[0].tiles[2, y] = *dungeon.catalogue->findTile("deep_water");
    Pilot pilot;
    const auto command = pilot.strikeNearest(worldOf(dungeon)).command;
    QVERIFY((command == Command(Walk{Direction::SouthEast}) || command == Command(Walk{Direction::East})));
}

void StrikeTest::whoStandsInWhatNobodyWalksOnIsGoneTo()
{
    Dungeon dungeon = asciiDungeon("###########\n#....@....#\n###########", catalogueWith(R"({"use": ["living"]})"));
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("orc"), 1, 1, {}});
    for (const char* ground : {"flames", "deep_water"}) {
        World world = worldOf(dungeon);
        WorldWriter(world).setTile({1, 1, 0}, *dungeon.catalogue->findTile(ground));
        refreshSight(WorldWriter(world));
        Pilot pilot;
        const Advice advice = pilot.strikeNearest(world);
        QVERIFY2((advice.command == Command(Walk{Direction::West})), english(advice.why).c_str());
    }
}

void StrikeTest::withNobodyInViewItIsRefused()
{
    Pilot pilot;
    const Advice advice = pilot.strikeNearest(asciiWorld("#####\n#@..#\n#####"));
    QVERIFY(!advice.command);
    QCOMPARE(english(advice.why), std::string("Nobody to strike is in view."));
}

// A newt beside, which takes 1 of 200, and an orc further off.
void StrikeTest::aDangerComesBeforeATrifle()
{
    Rules rules;
    rules.health = 200;
    rules.defence = 1;
    Pilot pilot;
    const World both = asciiWorld("##########\n#:@.....o#\n##########", rules);
    QVERIFY(isTrifle(both, both.creatures()[1]) || isTrifle(both, both.creatures()[2]));
    QVERIFY((pilot.strikeNearest(both).command == Command(Walk{Direction::East})));
    QVERIFY((pilot.strikeNearest(asciiWorld("##########\n#:@......#\n##########", rules)).command ==
             Command(Walk{Direction::West})));
}

// The newt is a trifle, the orc none.
void StrikeTest::aTrifleBesideComesBeforeADangerThatSleepsFurtherOff()
{
    const auto goesTo = [](std::string_view picture, bool newtSleeps, bool orcSleeps) {
        Dungeon dungeon = asciiDungeon(picture);
        dungeon.rules.health = 200;
        dungeon.rules.defence = 1;
        for (Placement& thing : dungeon.levels[0].things)
            thing.isAsleep = thing.x == 1 ? newtSleeps : orcSleeps;
        Pilot pilot;
        return pilot.strikeNearest(worldOf(dungeon)).command;
    };
    constexpr std::string_view kOrcFar = "##########\n#:@.....o#\n##########";
    constexpr std::string_view kOrcBeside = "##########\n#:@o.....#\n##########";
    constexpr std::string_view kBothFar = "##########\n#:.@....o#\n##########";
    QVERIFY((goesTo(kOrcFar, false, true) == Command(Walk{Direction::West})));
    QVERIFY((goesTo(kOrcFar, false, false) == Command(Walk{Direction::East})));
    QVERIFY((goesTo(kOrcFar, true, true) == Command(Walk{Direction::East})));
    QVERIFY((goesTo(kOrcBeside, false, true) == Command(Walk{Direction::East})));
    QVERIFY((goesTo(kBothFar, false, true) == Command(Walk{Direction::East})));
}

// Its best blow comes to nothing; the one that bursts needs no blow.
void StrikeTest::whoCannotHurtIsLetBe()
{
    constexpr std::string_view kKinds = R"({"creatures": [
        {"id": "gnat", "name": "gnat", "article": "a", "glyph": "G", "colour": "#ffffff", "health": 5, "attack": 1,
         "behaviours": [{"does": "hunt"}]},
        {"id": "puffball", "name": "puffball", "article": "a", "glyph": "P", "colour": "#ffffff", "health": 5,
         "behaviours": [{"does": "explode", "radius": 1, "amount": 6}]}]})";
    const auto hall = [&](std::string_view picture) {
        Dungeon dungeon = asciiDungeon(picture, catalogueWith(kKinds));
        dungeon.rules.damage.least = 0;
        dungeon.rules.defence = 9;
        return worldOf(dungeon);
    };
    Pilot pilot;
    QVERIFY(!pilot.strikeNearest(hall("#######\n#.G@..#\n#######")).command);
    QVERIFY((pilot.strikeNearest(hall("#######\n#.G@P.#\n#######")).command == Command(Walk{Direction::East})));
}

namespace {

Dungeon market(std::string_view picture)
{
    return asciiDungeon(picture, catalogueWith(R"({
        "factions": [{"id": "traders", "name": "traders", "hates": []}],
        "creatures": [
            {"id": "trader", "name": "trader", "article": "a", "glyph": "P", "colour": "#ffffff", "health": 60,
             "attack": 9, "side": "traders", "behaviours": []},
            {"id": "hound", "name": "hound", "article": "a", "glyph": "R", "colour": "#ffffff", "health": 20,
             "attack": 3, "side": "hero", "behaviours": []}]})"));
}

} // namespace

void StrikeTest::companionsCaptivesAndTradersAreLetBe()
{
    Pilot pilot;
    QVERIFY(!pilot.strikeNearest(worldOf(market("#######\n#.P@R.#\n#######"))).command);
    QVERIFY(
        (pilot.strikeNearest(worldOf(market("#######\n#RP@.o#\n#######"))).command == Command(Walk{Direction::East})));
    Dungeon cell = market("#######\n#.o@..#\n#######");
    cell.levels[0].things[0].belongs.isCaptive = true;
    QVERIFY(!pilot.strikeNearest(worldOf(cell)).command);
    World strife = worldOf(market("#######\n#..@R.#\n#######")); // a companion that knows nobody any more
    Events events;
    beginCondition(WorldWriter(strife), strife.creatures()[1].id, Condition::Discordant, 5, events);
    QVERIFY(!pilot.strikeNearest(strife).command);
}

void StrikeTest::whenOnlyTheHarmlessAreInViewThatIsSaid()
{
    Pilot pilot;
    const Advice plant = pilot.strikeNearest(asciiWorld("#####\n#@.F#\n#####"));
    QVERIFY(!plant.command);
    QCOMPARE(english(plant.why),
             std::string("Nobody in view would harm you. To strike a fungus all the same, walk there."));
    const Advice trader = pilot.strikeNearest(worldOf(market("#######\n#.P@R.#\n#######")));
    QCOMPARE(english(trader.why), std::string("Nobody in view would harm you."));
}

CAVE_TEST_SUITE(StrikeTest);
#include "strike_test.moc"
