// SPDX-License-Identifier: MIT
// What the bot does where one thing is the sensible one.
#include "core/pilot/bot.h"
#include "core/pilot/odds.h"
#include "core/rules/pack.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Rules rulesWith(const std::vector<std::string>& kit)
{
    Rules rules;
    rules.kit = kit;
    rules.dig = false;
    return rules;
}

QString choiceIn(const World& world)
{
    Bot bot;
    return shown(spell(bot.choose(world)));
}

EntityId carriedOf(const World& world, std::string_view id)
{
    const auto kind = *world.catalogue().findItem(id);
    return std::ranges::find(world.items(), kind, &Item::kind)->id;
}

QString with(const char* verb, const World& world, std::string_view id)
{
    return QStringLiteral("%1 %2").arg(verb).arg(static_cast<std::uint32_t>(carriedOf(world, id)));
}

} // namespace

class BotTest : public QObject {
    Q_OBJECT

private slots:
    void ofTwoFoesTheOneThatFallsSoonerIsStruck();
    void aFoeThatComesIsAwaited();
    void aFoeFarOffIsThrownAt();
    void inDangerItReadsWhatBurns();
    void inDangerItLeavesOverTheStairs();
    void woundsAreHealedByDrinking();
    void hungerIsStilledWithWhatFits();
    void nobodyChokes();
    void theBetterWeaponIsWielded();
    void whoHurtsNobodyGainsAttack();
    void whatIsOfUseIsTaken();
    void theKeyOpensTheDoor();
    void inWaterItSwimsForTheNearestShore();
    void deepWaterIsNoWay();
    void whereNoWayLeadsItSearches();
    void orDigs();
    void theGoalIsReached();
    void aStrikeIsWorthItsMean();
};

void BotTest::ofTwoFoesTheOneThatFallsSoonerIsStruck()
{
    QCOMPARE(choiceIn(asciiWorld("#####\n#s@k#\n#####", rulesWith({}))), QString("walk e"));
    QCOMPARE(choiceIn(asciiWorld("#####\n#k@s#\n#####", rulesWith({}))), QString("walk w"));
}

void BotTest::aFoeThatComesIsAwaited()
{
    QCOMPARE(choiceIn(asciiWorld("######\n#@.k.#\n######", rulesWith({}))), QString("wait"));
}

void BotTest::aFoeFarOffIsThrownAt()
{
    const World world = asciiWorld("########\n#@...k.#\n########", rulesWith({"rock"}));
    QCOMPARE(choiceIn(world), with("throw", world, "rock") + " at 5,1");
}

void BotTest::inDangerItReadsWhatBurns()
{
    Rules rules = rulesWith({"fireball_scroll"});
    rules.sight = 8;
    World world = asciiWorld("###########\n#@.....kkk#\n###########", rules);
    world.setHealth(world.state().hero, 3);
    QVERIFY(choiceIn(world).startsWith(with("read", world, "fireball_scroll") + " at "));
}

void BotTest::inDangerItLeavesOverTheStairs()
{
    World world = asciiWorld("#####\n#@k.#\n#####\n\n#####\n#<..#\n#####", rulesWith({}));
    world.setTile(world.hero().at, world.catalogue().stairsDown());
    world.see(world.visible());
    QCOMPARE(choiceIn(world), QString("walk e"));
    world.setHealth(world.state().hero, 2);
    QCOMPARE(choiceIn(world), QString("climb down"));
}

void BotTest::woundsAreHealedByDrinking()
{
    World world = asciiWorld("####\n#@.#\n####", rulesWith({"health_potion"}));
    QVERIFY(choiceIn(world) != with("drink", world, "health_potion"));
    world.setHealth(world.state().hero, world.hero().maxHealth / 2);
    QCOMPARE(choiceIn(world), with("drink", world, "health_potion"));
}

void BotTest::hungerIsStilledWithWhatFits()
{
    Rules rules = rulesWith({"apple", "corpse"});
    rules.hunger = Hunger{500, 1000, 1, true};
    World world = asciiWorld("####\n#@.#\n####", rules);
    QCOMPARE(choiceIn(world), with("eat", world, "corpse"));
    world.setFullness(940);
    QVERIFY(!choiceIn(world).startsWith("eat"));
}

void BotTest::nobodyChokes()
{
    Rules rules = rulesWith({"apple", "corpse"});
    rules.hunger = Hunger{40, 100, 1, true};
    World world = asciiWorld("####\n#@.#\n####", rules);
    QCOMPARE(choiceIn(world), with("eat", world, "apple"));
    world.setFullness(51);
    QVERIFY(!choiceIn(world).startsWith("eat"));
}

void BotTest::theBetterWeaponIsWielded()
{
    const World world = asciiWorld("####\n#@.#\n####", rulesWith({"dagger", "sword"}));
    QCOMPARE(itemInUse(world, world.state().hero, Use::Wielded)->id, carriedOf(world, "dagger"));
    QCOMPARE(choiceIn(world), with("wield", world, "sword"));
    QVERIFY(!choiceIn(asciiWorld("####\n#@.#\n####", rulesWith({"sword", "dagger"}))).startsWith("wield"));
}

void BotTest::whoHurtsNobodyGainsAttack()
{
    Rules rules = rulesWith({});
    rules.damage = DamageFormula::Difference;
    rules.growth = GrowthFormula::Rooms;
    rules.attack = 1;
    World world = asciiWorld("#####\n#@.T#\n#####", rules);
    Creature hero = world.hero();
    hero.gainsToChoose = 1;
    world.changeCreature(hero);
    QCOMPARE(choiceIn(world), QString("gain attack"));
    hero.attack = 100;
    world.changeCreature(hero);
    QVERIFY(choiceIn(world) != "gain attack");
}

void BotTest::whatIsOfUseIsTaken()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    dungeon.rules = rulesWith({});
    putItem(dungeon, "sword", {2, 1, 0});
    putItem(dungeon, "remains", {1, 1, 0});
    World world = worldOf(dungeon);
    QCOMPARE(choiceIn(world), QString("walk e"));
    play(world, Walk{Direction::East});
    QCOMPARE(choiceIn(world), with("take", world, "sword"));
}

void BotTest::theKeyOpensTheDoor()
{
    QCOMPARE(choiceIn(asciiWorld("#####\n#@L.#\n#####", rulesWith({"key"}))), QString("walk e"));
    QCOMPARE(choiceIn(asciiWorld("#####\n#@L.#\n#####", rulesWith({}))), QString("search"));
}

void BotTest::whereNoWayLeadsItSearches()
{
    World world = asciiWorld("######\n#@S.n#\n######", rulesWith({}));
    Bot bot;
    QCOMPARE(shown(spell(bot.choose(world))), QString("search"));
    play(world, Search{});
    QCOMPARE(shown(spell(bot.choose(world))), QString("walk e"));
}

void BotTest::orDigs()
{
    Rules rules = rulesWith({});
    rules.dig = true;
    World world = asciiWorld("###############\n#@#############\n###############\n###############\n###############\n"
                             "###############\n###############\n###############\n###############",
                             rules);
    Bot bot;
    const Command command = bot.choose(world);
    const Turn turn = play(world, command);
    QVERIFY(std::ranges::any_of(turn.events, [](const Event& event) { return std::holds_alternative<Dug>(event); }));
}

void BotTest::theGoalIsReached()
{
    Rules rules = rulesWith({});
    rules.goal = Goal::Reach;
    rules.goalKind = "exit";
    World world = asciiWorld("#######\n#@...n#\n#######", rules);
    Bot bot;
    for (int i = 0; i < 4; ++i)
        play(world, bot.choose(world));
    QVERIFY(world.state().outcome == Outcome::Won);
}

// All outcomes of the dice, added up.
void BotTest::aStrikeIsWorthItsMean()
{
    Rules rules;
    for (int attack = 1; attack <= 20; ++attack)
        for (int defence = 0; defence <= 20; ++defence) {
            const int faces = std::max(1, attack - defence);
            int sum = 0;
            for (int face = 0; face < faces; ++face)
                sum += 1 + face;
            rules.damage = DamageFormula::Dice;
            QCOMPARE(meanDamage(rules, attack, defence), 100 * sum / faces);
            rules.damage = DamageFormula::Difference;
            QCOMPARE(meanDamage(rules, attack, defence), 100 * std::max(0, attack - defence));
        }
}

namespace {

// One tile more: T(arn), where one drowns.
Dungeon besideTarn(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(R"({"tiles": [
        {"id": "tarn", "name": "tarn", "article": "a", "glyph": "T", "colour": "#234567", "sign": "T",
         "ground": "water", "flyable": true, "swimmable": true, "drowns": 4}]})"));
    dungeon.rules.sight = 9;
    dungeon.rules.dig = false;
    return dungeon;
}

} // namespace

void BotTest::inWaterItSwimsForTheNearestShore()
{
    World world = worldOf(besideTarn("##########\n#@TTTTTT.#\n##########"));
    play(world, Walk{Direction::East});
    play(world, Walk{Direction::East});
    QCOMPARE(choiceIn(world), QString("walk w"));
    World across = worldOf(besideTarn("######\n#@TTT#\n###.##\n######"));
    play(across, Walk{Direction::East});
    play(across, Walk{Direction::East});
    QCOMPARE(choiceIn(across), QString("walk s"));
}

void BotTest::deepWaterIsNoWay()
{
    World world = worldOf(besideTarn("########\n#@.TT.>#\n########"));
    Bot bot;
    for (int i = 0; i < 40; ++i)
        play(world, bot.choose(world));
    QVERIFY(!world.isOver());
    QVERIFY(world.hero().at.x <= 2);
}

CAVE_TEST_SUITE(BotTest);
#include "bot_test.moc"
