// SPDX-License-Identifier: MIT
#include "core/rules/verbs/gear/styles.h"

#include "core/rules/facts/pack.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kStyleGear = R"j({"creatures": [
  {"id": "post", "name": "post", "glyph": "I", "colour": "#dddddd", "health": 1000, "defence": 4},
  {"id": "guard", "name": "guard", "glyph": "Q", "colour": "#dddddd", "health": 1000, "alert": {"sure": 0, "per_mille": 0}}],
 "items": [
  {"id": "club", "name": "club", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100},
  {"id": "stab", "name": "stab", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100, "style": "stab"},
  {"id": "lunge", "name": "lunge", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100, "style": "lunge"},
  {"id": "sweep", "name": "sweep", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100, "style": "sweep"},
  {"id": "reach", "name": "reach", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100, "style": "reach"},
  {"id": "crush", "name": "crush", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100, "style": "crush"},
  {"id": "push", "name": "push", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100, "style": "push"},
  {"id": "quick", "name": "quick", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 100, "style": "quick"},
  {"id": "pick", "name": "pick", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 1, "style": "dig",
   "charges": 2}]})j";

// The hero wields it, in a world where blows have no dice and nobody digs.
World wielding(std::string_view id, std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kStyleGear));
    dungeon.rules.kit = {std::string(id)};
    dungeon.rules.dig = false;
    dungeon.rules.damage.dice = false;
    return worldOf(dungeon);
}

int wholeBlow(const World& world) { return attackOf(world, world.hero()); }

std::vector<int> blowsTold(const Turn& turn)
{
    std::vector<int> damage;
    for (const Struck& struck : eventsOf<Struck>(turn.events))
        damage.push_back(struck.damage);
    return damage;
}

std::int64_t timeSpent(World& world, const Command& command)
{
    const std::int64_t before = world.state().clock;
    play(world, command);
    return world.state().clock - before;
}

} // namespace

class StylesTest : public QObject {
    Q_OBJECT

private slots:
    void whoHasNoticedNothingIsStruckHarder();
    void aLungeEndsAStep();
    void aSweepMeetsAllFoesBeside();
    void aSpearMeetsWhoStandsBehind();
    void aHammerHalvesTheDefenceAndIsSlow();
    void aSickleIsQuick();
    void aStaffPushesBackOrAgainstAWall();
    void aStaffPushesNobodyIntoAClosedDoor();
    void aPickaxeDigsAsLongAsItHasCharges();
};

void StylesTest::whoHasNoticedNothingIsStruckHarder()
{
    const std::string_view picture = "#####\n#@Q.#\n#####";
    World plain = wielding("club", picture);
    QCOMPARE(blowsTold(play(plain, Walk{Direction::East})), std::vector<int>{wholeBlow(plain)});
    World stab = wielding("stab", picture);
    QCOMPARE(blowsTold(play(stab, Walk{Direction::East})), std::vector<int>{kStabTimes * wholeBlow(stab)});
    World spear = wielding("reach", picture);
    QCOMPARE(blowsTold(play(spear, Walk{Direction::East})), std::vector<int>{kUnawareTimes * wholeBlow(spear)});
    World awake = wielding("stab", "#####\n#@I.#\n#####");
    QCOMPARE(blowsTold(play(awake, Walk{Direction::East})), std::vector<int>{wholeBlow(awake) - 4});
}

void StylesTest::aLungeEndsAStep()
{
    World world = wielding("lunge", "######\n#@.I.#\n######");
    const Turn turn = play(world, Walk{Direction::East});
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
    QCOMPARE(blowsTold(turn), std::vector<int>{kLungeTimes * (wholeBlow(world) - 4)});
    QCOMPARE(blowsTold(play(world, Walk{Direction::East})),
             std::vector<int>{wholeBlow(world) - 4}); // no step before it
    World aside = wielding("lunge", "#####\n#@.##\n#..I#\n#####");
    QVERIFY(blowsTold(play(aside, Walk{Direction::East})).empty()); // not in that line
}

void StylesTest::aSweepMeetsAllFoesBeside()
{
    World world = wielding("sweep", "#####\n#I@I#\n#.I.#\n#####");
    const int each = (wholeBlow(world) - 4) * kSweepShare / 100;
    QCOMPARE(blowsTold(play(world, Walk{Direction::East})), (std::vector<int>{each, each, each}));
}

void StylesTest::aSpearMeetsWhoStandsBehind()
{
    World world = wielding("reach", "######\n#@II.#\n######");
    QCOMPARE(blowsTold(play(world, Walk{Direction::East})),
             (std::vector<int>{wholeBlow(world) - 4, wholeBlow(world) - 4}));
}

void StylesTest::aHammerHalvesTheDefenceAndIsSlow()
{
    World world = wielding("crush", "#####\n#@I.#\n#####");
    QCOMPARE(blowsTold(play(world, Walk{Direction::East})), std::vector<int>{wholeBlow(world) - 2});
    QCOMPARE(timeSpent(world, Walk{Direction::East}), std::int64_t{150});
    QCOMPARE(timeSpent(world, Wait{}), std::int64_t{100});
}

void StylesTest::aSickleIsQuick()
{
    World world = wielding("quick", "#####\n#@I.#\n#####");
    QCOMPARE(timeSpent(world, Walk{Direction::East}), std::int64_t{60});
}

void StylesTest::aStaffPushesBackOrAgainstAWall()
{
    World world = wielding("push", "#####\n#@I.#\n#####");
    play(world, Walk{Direction::East});
    QCOMPARE(creatureOfKind(world, "post").at, (Position{3, 1, 0}));
    play(world, Walk{Direction::East}); // a step
    const Turn turn = play(world, Walk{Direction::East});
    QCOMPARE(creatureOfKind(world, "post").at, (Position{3, 1, 0}));
    const auto changes = eventsOf<ConditionChanged>(turn.events);
    QVERIFY(!changes.empty() && changes.front().condition == Condition::Paralysed && changes.front().begins);
}

void StylesTest::aStaffPushesNobodyIntoAClosedDoor()
{
    World world = wielding("push", "######\n#@I+.#\n######");
    play(world, Walk{Direction::East});
    QCOMPARE(creatureOfKind(world, "post").at, (Position{2, 1, 0}));
    QVERIFY(!world.tileKind({3, 1, 0}).opensInto.empty());
}

void StylesTest::aPickaxeDigsAsLongAsItHasCharges()
{
    World world = wielding("pick", "#######\n#@####.\n#######");
    for (int i = 0; i < 2; ++i) {
        QVERIFY(!play(world, Walk{Direction::East}).refusal);
        QVERIFY(!play(world, Walk{Direction::East}).refusal);
    }
    QCOMPARE(world.hero().at, (Position{3, 1, 0}));
    QVERIFY(play(world, Walk{Direction::East}).refusal);
}

CAVE_TEST_SUITE(StylesTest);
#include "styles_test.moc"
