// SPDX-License-Identifier: MIT
#include "core/rules/facts/message.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/gain.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

Rules growing(GrowthFormula growth)
{
    Rules rules;
    rules.growth = growth;
    rules.attack = 10'000; // one blow is enough
    return rules;
}

World besides(char foe, GrowthFormula growth)
{
    return testWorld(std::string("#####\n#@") + foe + ".#\n#####", growing(growth));
}

// Slays whoever stands east of the hero.
Turn slay(World& world) { return play(world, Walk{Direction::East}); }

QStringList itemsAt(const World& world, Position at)
{
    QStringList ids;
    for (const Item& item : world.itemsAt(at))
        ids << shown(world.catalogue().item(item.kind).id);
    return ids;
}

} // namespace

class GainTest : public QObject {
    Q_OBJECT

private slots:
    void slayingIsWorthWhatTheFormulaSays_data();
    void slayingIsWorthWhatTheFormulaSays();
    void nextLevelsNeedWhatTheFormulaSays();
    void withoutAFormulaNothingIsLearned();
    void aLevelIsReachedAndItsGainChosen();
    void untilItIsChosenNothingElseIsDone();
    void whatIsNotOfferedIsRefused();
    void jsrogueHealsWholeAndZirconTwiceTheLevel();
    void roomsUsesExperienceUp();
    void creaturesStartWithTheLevelsOfTheirPlace();
    void gainsAreFormattedAndParsedBack();
    void damageIsDiceOrDifference();
    void theDeadLeaveWhatTheirKindLeaves();
};

void GainTest::slayingIsWorthWhatTheFormulaSays_data()
{
    QTest::addColumn<char>("foe");
    QTest::addColumn<int>("formula");
    QTest::addColumn<int>("worth");
    const auto row = [](const char* name, char foe, GrowthFormula formula, int worth) {
        QTest::newRow(name) << foe << static_cast<int>(formula) << worth;
    };
    row("jsrogue: bat 5 + 4", 'B', GrowthFormula::Jsrogue, 9);
    row("jsrogue: fungus 10", 'F', GrowthFormula::Jsrogue, 10);
    row("jsrogue: zombie 30 + 8 + 5, four levels above", 'Z', GrowthFormula::Jsrogue, 55);
    row("rooms: orc", 'o', GrowthFormula::Rooms, 35);
    row("zircon: cave bat 5 + 2 + 1 - 2", 'b', GrowthFormula::Zircon, 6);
    row("zircon: zombie 25 + 8 + 4 - 2", 'z', GrowthFormula::Zircon, 35);
}

void GainTest::slayingIsWorthWhatTheFormulaSays()
{
    QFETCH(const char, foe);
    QFETCH(const int, formula);
    QFETCH(const int, worth);
    World world = besides(foe, static_cast<GrowthFormula>(formula));
    const Turn turn = slay(world);
    QCOMPARE(eventsOf<Learned>(turn.events).at(0).experience, worth);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GainTest::nextLevelsNeedWhatTheFormulaSays()
{
    const auto needed = [](GrowthFormula formula) {
        std::vector<int> all;
        for (int level = 1; level <= 4; ++level)
            all.push_back(neededFor(growing(formula), level));
        return all;
    };
    QCOMPARE(needed(GrowthFormula::Jsrogue), (std::vector<int>{10, 40, 90, 160}));
    QCOMPARE(needed(GrowthFormula::Rooms), (std::vector<int>{351, 501, 651, 801})); // more than 200 + 150 * level
    QCOMPARE(needed(GrowthFormula::Zircon), (std::vector<int>{21, 57, 104, 161})); // above 20 * level^1.5
}

void GainTest::withoutAFormulaNothingIsLearned()
{
    World world = besides('o', GrowthFormula::None);
    QVERIFY(eventsOf<Learned>(slay(world).events).empty());
    QCOMPARE(world.hero().experience, 0);
}

void GainTest::aLevelIsReachedAndItsGainChosen()
{
    for (const Gained gained : kGains) {
        World world = besides('F', GrowthFormula::Jsrogue);
        const Turn turn = slay(world);
        QCOMPARE(eventsOf<RoseToLevel>(turn.events).at(0).level, 2);
        QCOMPARE(world.hero().gainsToChoose, 1);
        const Creature before = world.hero();
        const std::int64_t clock = world.state().clock;
        QVERIFY(!play(world, Gain{gained}).refusal);
        QCOMPARE(world.state().clock, clock);
        QCOMPARE(world.state().turn, std::int64_t{1});
        QCOMPARE(world.hero().maxHealth - before.maxHealth, gained == Gained::Health ? 10 : 0);
        QCOMPARE(world.hero().attack - before.attack, gained == Gained::Attack ? 2 : 0);
        QCOMPARE(world.hero().defence - before.defence, gained == Gained::Defence ? 2 : 0);
        QCOMPARE(world.hero().sight - before.sight, gained == Gained::Sight ? 1 : 0);
        QCOMPARE(world.hero().gainsToChoose, 0);
        QVERIFY(play(world, Gain{gained}).refusal);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

void GainTest::untilItIsChosenNothingElseIsDone()
{
    World world = besides('F', GrowthFormula::Jsrogue);
    slay(world);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, Wait{}))), QString("You are level 2. Choose what to gain first."));
    QVERIFY(Instant(world) == before);
    play(world, Gain{Gained::Attack});
    QVERIFY(!play(world, Wait{}).refusal);
}

void GainTest::whatIsNotOfferedIsRefused()
{
    World world = besides('o', GrowthFormula::Rooms);
    Creature hero = world.hero();
    hero.experience = 340;
    WorldWriter(world).changeCreature(hero);
    slay(world);
    QVERIFY(play(world, Gain{Gained::Sight}).refusal);
    const int before = world.hero().maxHealth;
    QVERIFY(!play(world, Gain{Gained::Health}).refusal);
    QCOMPARE(world.hero().maxHealth, before + 20);
}

void GainTest::jsrogueHealsWholeAndZirconTwiceTheLevel()
{
    for (const auto& [formula, foe, health] :
         {std::tuple(GrowthFormula::Jsrogue, 'F', 40), std::tuple(GrowthFormula::Zircon, 'z', 9)}) {
        World world = besides(foe, formula);
        WorldWriter(world).setHealth(world.state().hero, 5);
        slay(world);
        QCOMPARE(world.hero().level, 2);
        QCOMPARE(world.hero().health, health);
    }
}

void GainTest::roomsUsesExperienceUp()
{
    World world = besides('o', GrowthFormula::Rooms);
    Creature hero = world.hero();
    hero.experience = 315;
    WorldWriter(world).changeCreature(hero);
    slay(world);
    QCOMPARE(world.hero().level, 1); // 350 is not more than 350
    hero = world.hero();
    hero.experience = 320;
    WorldWriter(world).changeCreature(hero);
    World again = besides('o', GrowthFormula::Rooms);
    Creature other = again.hero();
    other.experience = 320;
    WorldWriter(again).changeCreature(other);
    slay(again);
    QCOMPARE(again.hero().level, 2);
    QCOMPARE(again.hero().experience, 4);
}

void GainTest::creaturesStartWithTheLevelsOfTheirPlace()
{
    std::set<std::tuple<int, int, int, int>> seen;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Dungeon dungeon = asciiDungeon("#####\n#@.B#\n#####", testKinds());
        dungeon.seed = seed;
        dungeon.rules.growth = GrowthFormula::Jsrogue;
        dungeon.levels[0].things[0].levels = 3;
        const World world = worldOf(dungeon);
        const Creature& bat = creatureOfKind(world, "bat");
        QCOMPARE(bat.level, 4);
        QCOMPARE((bat.maxHealth - 5) / 10 + (bat.attack - 4) / 2 + bat.defence / 2 + bat.sight, 3);
        QCOMPARE(bat.health, bat.maxHealth);
        QCOMPARE(world.hash(), world.recomputedHash());
        seen.insert({bat.maxHealth, bat.attack, bat.defence, bat.sight});
    }
    QVERIFY(seen.size() > 5);
}

void GainTest::gainsAreFormattedAndParsedBack()
{
    for (const Gained gained : kGains)
        QVERIFY(parseCommand(formatCommand(Gain{gained})) == Command(Gain{gained}));
    QCOMPARE(shown(formatCommand(Gain{Gained::Defence})), QString("gain defence"));
    QCOMPARE(shown(formatCommand(Eat{EntityId{7}})), QString("eat 7"));
    QVERIFY(parseCommand("eat 7") == Command(Eat{EntityId{7}}));
    for (const char* wrong : {"gain", "gain ", "gain luck", "gain attack ", "eat", "eat x"})
        QVERIFY2(!parseCommand(wrong), wrong);
}

void GainTest::damageIsDiceOrDifference()
{
    Rules rules;
    rules.attack = 17;
    rules.damage = DamageFormula::Difference;
    World world = testWorld("####\n#@T#\n####", rules);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(eventsOf<Struck>(slay(world).events).at(0).damage, 10);
    rules.attack = 6;
    World weak = testWorld("####\n#@T#\n####", rules);
    const Struck strike = eventsOf<Struck>(slay(weak).events).at(0);
    QCOMPARE(strike.damage, 0);
    QCOMPARE(shown(describe(weak, strike)->text.source), QString("You hit %1, but it does no damage."));
    QCOMPARE(creatureOfKind(weak, "target").health, 1000);
}

void GainTest::theDeadLeaveWhatTheirKindLeaves()
{
    World bat = besides('B', GrowthFormula::None);
    slay(bat);
    QCOMPARE(itemsAt(bat, {2, 1, 0}), QStringList{"corpse"});
    QCOMPARE(bat.hash(), bat.recomputedHash());
    std::set<qsizetype> mushrooms;
    std::set<QString> gear;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        World fungus = testWorld("#####\n#@f.#\n#####", growing(GrowthFormula::None), seed);
        slay(fungus);
        mushrooms.insert(itemsAt(fungus, {2, 1, 0}).size());
        World zombie = testWorld("#####\n#@z.#\n#####", growing(GrowthFormula::None), seed);
        slay(zombie);
        QCOMPARE(itemsAt(zombie, {2, 1, 0}).size(), qsizetype{2});
        for (const QString& id : itemsAt(zombie, {2, 1, 0}))
            gear.insert(id);
    }
    QVERIFY((mushrooms == std::set<qsizetype>{0, 1, 2}));
    QVERIFY((gear == std::set<QString>{"rusty_dagger", "iron_sword", "wooden_staff", "leather_tunic", "cave_chainmail",
                                       "cave_platemail"}));
}

CAVE_TEST_SUITE(GainTest);
#include "gain_test.moc"
