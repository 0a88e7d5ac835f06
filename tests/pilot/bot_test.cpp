// SPDX-License-Identifier: MIT
// What the bot does where one thing is the sensible one.
#include "core/pilot/bot.h"
#include "core/pilot/bot_concerns.h"
#include "core/pilot/odds.h"
#include "core/pilot/situation.h"
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/sight.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
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
    return shown(formatCommand(bot.choose(world)));
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
    void deepWaterIsAWayLikeAnyOtherToWhoSwims();
    void whatHoldsItUpInDeepWaterIsPutAwayAshore();
    void whoReelsBesideDeepWaterStandsStill();
    void whereNoWayLeadsItSearches();
    void itSearchesToTheEndsOfWhatItCanReach();
    void orDigs();
    void aSleeperSeenFromOneCellOnlyDoesNotSendItToAndFro();
    void theGoalIsReached();
    void aGuardianThatCanBeBeatenIsFacedBeforeTheStairs();
    void whatHealsCountsAgainstAGuardian();
    void aGuardianTooStrongIsLeftUntilAllElseIsSeen();
    void aGuardianLeftBehindIsFacedOnceItCanBeBeaten();
    void whereAGuardianWasMissedIsLookedAtOnce();
    void whatAMapShowsIsStillLookedAt();
    void nobodyLeapsIntoTheSameChasmForEver();
    void whoMayLeapDownDoesNotClimbUp();
    void whoeverKeepsItsDistanceBarsNoWay();
    void levelsThatWereLeftUnseenAreSeenAtLast();
    void whoeverIsBackAboveGoesOnBelow();
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
    WorldWriter(world).setHealth(world.state().hero, 3);
    QVERIFY(choiceIn(world).startsWith(with("read", world, "fireball_scroll") + " at "));
}

void BotTest::inDangerItLeavesOverTheStairs()
{
    World world = asciiWorld("#####\n#@k.#\n#####\n\n#####\n#<..#\n#####", rulesWith({}));
    WorldWriter(world).setTile(world.hero().at, world.catalogue().stairsDown());
    refreshSight(WorldWriter(world));
    QCOMPARE(choiceIn(world), QString("walk e"));
    WorldWriter(world).setHealth(world.state().hero, 2);
    QCOMPARE(choiceIn(world), QString("climb down"));
}

void BotTest::woundsAreHealedByDrinking()
{
    World world = asciiWorld("####\n#@.#\n####", rulesWith({"health_potion"}));
    QVERIFY(choiceIn(world) != with("drink", world, "health_potion"));
    WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth / 2);
    QCOMPARE(choiceIn(world), with("drink", world, "health_potion"));
}

void BotTest::hungerIsStilledWithWhatFits()
{
    Rules rules = rulesWith({"apple", "corpse"});
    rules.hunger = Hunger{500, 1000, 1, true};
    World world = asciiWorld("####\n#@.#\n####", rules);
    QCOMPARE(choiceIn(world), with("eat", world, "corpse"));
    WorldWriter(world).setFullness(940);
    QVERIFY(!choiceIn(world).startsWith("eat"));
}

void BotTest::nobodyChokes()
{
    Rules rules = rulesWith({"apple", "corpse"});
    rules.hunger = Hunger{40, 100, 1, true};
    World world = asciiWorld("####\n#@.#\n####", rules);
    QCOMPARE(choiceIn(world), with("eat", world, "apple"));
    WorldWriter(world).setFullness(51);
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
    WorldWriter(world).changeCreature(hero);
    QCOMPARE(choiceIn(world), QString("gain attack"));
    hero.attack = 100;
    WorldWriter(world).changeCreature(hero);
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
    QCOMPARE(shown(formatCommand(bot.choose(world))), QString("search"));
    play(world, Search{});
    QCOMPARE(shown(formatCommand(bot.choose(world))), QString("walk e"));
}

// The secret door is four cells off, one more than a search reaches: the hero has to go nearer.
void BotTest::itSearchesToTheEndsOfWhatItCanReach()
{
    World world = asciiWorld("##########\n#@...S..n#\n##########", rulesWith({}));
    Bot bot;
    bool isFound = false;
    for (int i = 0; i < 20 && !isFound; ++i)
        isFound = std::ranges::any_of(play(world, bot.choose(world)).events,
                                      [](const Event& event) { return std::holds_alternative<Found>(event); });
    QVERIFY(isFound);
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

// Four cells from the mole, M, the hero sees it and turns to go round; five cells off it would turn again.
void BotTest::aSleeperSeenFromOneCellOnlyDoesNotSendItToAndFro()
{
    Dungeon dungeon = asciiDungeon(R"(
##################
#@......M.......>#
#.##############.#
#................#
##################

##################
################<#
##################
##################
##################)",
                                   catalogueWith(R"({"creatures": [{"id": "mole", "name": "mole", "article": "a",
        "glyph": "M", "colour": "#ffffff", "health": 9, "behaviours": [{"does": "sleep", "range": 1, "per_mille": 1},
        {"does": "wander"}]}]})"));
    dungeon.rules = rulesWith({});
    dungeon.rules.sight = 4;
    World world = withAllKnown(worldOf(dungeon));
    Bot bot;
    for (int i = 0; i < 100 && world.hero().at.z == 0; ++i)
        play(world, bot.choose(world));
    QCOMPARE(world.hero().at.z, 1);
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

namespace {

constexpr std::string_view kBelow = R"(
###########
#..########
#..########
#<..#######
###########)";

constexpr std::string_view kTwoBelow = R"(
###########
#..########
#..########
#<..>######
###########

###########
#..########
#..########
#...<######
###########)";

// An idol, I, that stays where it is has to be slain; there are levels below.
World besideIdol(int health, int attack, std::string_view below = kBelow, const std::vector<std::string>& kit = {})
{
    const std::string content = R"({"creatures": [{"id": "idol", "name": "idol", "article": "an", "glyph": "I",
        "colour": "#ffffff", "sight": 5, "health": )" +
                                std::to_string(health) + R"(, "attack": )" + std::to_string(attack) + "}]}";
    constexpr std::string_view kTop = R"(
###########
#@...#....#
#.........#
#>...#...I#
###########
)";
    Dungeon dungeon = asciiDungeon(std::string(kTop) + std::string(below), catalogueWith(content));
    dungeon.rules = rulesWith(kit);
    dungeon.rules.sight = 20;
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "idol";
    return worldOf(dungeon);
}

struct Course {
    int deepest = 0; // until the first blow
    bool isStruck = false;
    Outcome outcome = Outcome::Running;
};

Course courseOf(World world)
{
    Bot bot;
    Course course;
    for (int i = 0; i < 500 && !world.isOver(); ++i) {
        const Turn turn = play(world, bot.choose(world));
        course.isStruck |= std::ranges::any_of(turn.events, [](const Event& event) {
            const auto* struck = std::get_if<Struck>(&event);
            return struck && struck->attacker.isHero;
        });
        if (!course.isStruck)
            course.deepest = std::max(course.deepest, world.hero().at.z);
    }
    course.outcome = world.state().outcome;
    return course;
}

} // namespace

void BotTest::aGuardianThatCanBeBeatenIsFacedBeforeTheStairs()
{
    const Course course = courseOf(besideIdol(10, 1));
    QVERIFY(course.outcome == Outcome::Won);
    QCOMPARE(course.deepest, 0);
}

void BotTest::whatHealsCountsAgainstAGuardian()
{
    const std::vector<std::string> potions(6, "health_potion");
    QCOMPARE(courseOf(besideIdol(60, 4)).deepest, 1);
    QCOMPARE(courseOf(besideIdol(60, 4, kBelow, potions)).deepest, 0);
}

void BotTest::aGuardianTooStrongIsLeftUntilAllElseIsSeen()
{
    const Course course = courseOf(besideIdol(60, 4));
    QVERIFY(course.isStruck);
    QCOMPARE(course.deepest, 1);
}

namespace {

// The bot has left the idol alone, come down a level, and grown since.
World leftBehind(Bot& bot)
{
    World world = besideIdol(60, 4, kTwoBelow);
    for (int i = 0; i < 100 && world.hero().at.z == 0; ++i)
        play(world, bot.choose(world));
    Creature hero = world.hero();
    hero.attack = 50;
    WorldWriter(world).changeCreature(hero);
    return world;
}

} // namespace

void BotTest::aGuardianLeftBehindIsFacedOnceItCanBeBeaten()
{
    Bot bot;
    World world = leftBehind(bot);
    QCOMPARE(world.hero().at.z, 1);
    int deepest = 1;
    for (int i = 0; i < 100 && !world.isOver(); ++i) {
        play(world, bot.choose(world));
        deepest = std::max(deepest, world.hero().at.z);
    }
    QVERIFY(world.state().outcome == Outcome::Won);
    QCOMPARE(deepest, 1);
}

// Somebody else has slain it: there is nothing to be found at its post, and no going to and fro before it.
void BotTest::whereAGuardianWasMissedIsLookedAtOnce()
{
    Bot bot;
    World world = leftBehind(bot);
    const auto idol = std::ranges::find_if(world.creatures(),
                                           [&](const Creature& creature) { return creature.id != world.state().hero; });
    WorldWriter(world).removeCreature(idol->id);
    bool hasGoneBack = false;
    for (int i = 0; i < 100 && world.hero().at.z < 2; ++i) {
        play(world, bot.choose(world));
        hasGoneBack |= world.hero().at.z == 0;
    }
    QVERIFY(hasGoneBack);
    QCOMPARE(world.hero().at.z, 2);
}

void BotTest::whatAMapShowsIsStillLookedAt()
{
    World world = knownWorld(R"(
#############
#@....#.....#
#.....#.....#
###+###.....#
#...........#
#############)",
                             rulesWith({}));
    Bot bot;
    for (int i = 0; i < 20 && !world.isVisible({11, 1, 0}); ++i) {
        const Command command = bot.choose(world);
        QVERIFY(std::holds_alternative<Walk>(command)); // whoever takes it for seen searches
        play(world, command);
    }
    QVERIFY(world.isVisible({11, 1, 0}));
}

void BotTest::nobodyLeapsIntoTheSameChasmForEver()
{
    Dungeon dungeon = asciiDungeon(R"(
########
#@..[..#
#>..[..#
########

########
#......#
#<.....#
########)",
                                   catalogueWith(R"({"use": ["living"]})"));
    dungeon.rules = rulesWith({});
    World world = worldOf(dungeon);
    Bot bot;
    int falls = 0;
    for (int i = 0; i < 600 && !world.isOver(); ++i) {
        const Turn turn = play(world, bot.choose(world));
        falls +=
            std::ranges::any_of(turn.events, [](const Event& event) { return std::holds_alternative<Fell>(event); });
    }
    QVERIFY(!world.isOver());
    QVERIFY(falls > 0);
    QVERIFY2(falls <= 2, qPrintable(QString::number(falls)));
}

void BotTest::whoMayLeapDownDoesNotClimbUp()
{
    Dungeon dungeon = asciiDungeon(R"(
########
#......#
#>.....#
########

########
#.@....#
#<...[.#
########

########
#......#
#......#
########)",
                                   catalogueWith(R"({"use": ["living"]})"));
    dungeon.rules = rulesWith({});
    World world = worldOf(dungeon);
    Bot bot;
    for (int i = 0; i < 60 && world.hero().at.z == 1; ++i)
        play(world, bot.choose(world));
    QCOMPARE(world.hero().at.z, 2);
}

// It is awake and will have gone on when the hero comes there: no reason to take the stairs up instead.
void BotTest::whoeverKeepsItsDistanceBarsNoWay()
{
    Dungeon dungeon = asciiDungeon(R"(
############
#<@........#
#########>##
############

############
#########<##
############
############)",
                                   catalogueWith(R"({"creatures": [{"id": "stray", "name": "stray", "article": "a",
        "glyph": "y", "colour": "#ffffff", "health": 9, "behaviours": [{"does": "wander", "per_mille": 1}]}]})"));
    dungeon.rules = rulesWith({});
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("stray"), 6, 1, {}});
    World world = withAllKnown(worldOf(dungeon));
    BotMind mind;
    mind.levels.resize(2);
    Situation now(world, mind, explorer());
    const auto step = concern::leave(now);
    QVERIFY(step && *step == Command(Walk{Direction::East}));
}

void BotTest::levelsThatWereLeftUnseenAreSeenAtLast()
{
    Rules rules = rulesWith({});
    rules.goal = Goal::Reach;
    rules.goalKind = "exit";
    World world = asciiWorld(R"(
#########
#@....#.#
#>###...#
#####.#n#
#########

#########
#########
#<#######
#########
#########)",
                             rules);
    play(world, Walk{Direction::South});
    play(world, ClimbDown{});
    QCOMPARE(world.hero().at.z, 1);
    Bot bot; // does not know more than the hero remembers
    QVERIFY(std::holds_alternative<ClimbUp>(bot.choose(world)));
    for (int i = 0; i < 50 && !world.isOver(); ++i)
        play(world, bot.choose(world));
    QVERIFY(world.state().outcome == Outcome::Won);
}

void BotTest::whoeverIsBackAboveGoesOnBelow()
{
    World world = asciiWorld("#######\n#@...>#\n#######\n\n#######\n#>...<#\n#######\n\n#######\n#<....#\n#######",
                             rulesWith({}));
    Bot bot;
    const auto goesTo = [&](const auto& there) {
        for (int turn = 0; turn < 40 && !there(world.hero().at); ++turn)
            play(world, bot.choose(world));
        return there(world.hero().at);
    };
    const Position below{1, 1, 1}; // at stairs that it has not taken yet, with nothing else left to see
    QVERIFY(goesTo([&](Position at) { return at == below; }));
    WorldWriter(world).moveCreature(world.state().hero, {2, 1, 0});
    refreshSight(WorldWriter(world));
    QVERIFY(goesTo([](Position at) { return at.z == 2; }));
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

// One tile more: T(arn), where one drowns but with a fin.
constexpr std::string_view kTarn = R"({"tiles": [
        {"id": "tarn", "name": "tarn", "article": "a", "glyph": "T", "colour": "#234567", "sign": "T",
         "ground": "water", "flyable": true, "swimmable": true, "drowns": 4}],
    "items": [
        {"id": "fin", "name": "fin", "article": "a", "glyph": "=", "colour": "#ffffff", "slot": "ring",
         "gives": {"swims": true}},
        {"id": "cork", "name": "cork vest", "article": "a", "glyph": "[", "colour": "#ffffff", "slot": "body",
         "gives": {"swims": true}}]})";

Dungeon besideTarn(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kTarn));
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

// From within it too: whoever was driven there while it reeled would find no way out else.
void BotTest::deepWaterIsAWayLikeAnyOtherToWhoSwims()
{
    World world = worldCarrying({"fin"}, kTarn, "########\n#@.TTT>#\n########");
    play(world, Wear{world.items().front().id});
    for (int i = 0; i < 3; ++i)
        play(world, Walk{Direction::East});
    QCOMPARE(world.tileKind(world.hero().at).id, std::string("tarn"));
    Bot bot;
    for (int i = 0; i < 40 && world.tileKind(world.hero().at).leads != Leads::Down; ++i)
        play(world, bot.choose(world));
    QCOMPARE(world.tileKind(world.hero().at).leads, Leads::Down);
}

void BotTest::whatHoldsItUpInDeepWaterIsPutAwayAshore()
{
    World world = worldCarrying({"cork", "chainmail"}, kTarn, "########\n#@.TTT>#\n########");
    play(world, Wear{world.items().front().id});
    QVERIFY(choiceIn(world).startsWith("wear"));
    for (int i = 0; i < 3; ++i)
        play(world, Walk{Direction::East});
    QCOMPARE(choiceIn(world), QString("walk e"));
}

void BotTest::whoReelsBesideDeepWaterStandsStill()
{
    Dungeon dungeon = besideTarn("########\n#@.TT.>#\n########");
    dungeon.rules.hunger = Hunger{.start = 300, .most = 1000, .each = 1}; // not enough to rest
    World world = worldOf(dungeon);
    play(world, Walk{Direction::East});
    Events events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Confused, 9, events);
    QCOMPARE(choiceIn(world), QString("wait"));
}

CAVE_TEST_SUITE(BotTest);
#include "bot_test.moc"
