// SPDX-License-Identifier: MIT
// How the planner arms itself for what lies ahead.
#include "core/pilot/bot.h"
#include "core/pilot/bot_concerns.h"
#include "core/pilot/plan/foes_ahead.h"
#include "core/rules/turn/play.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// A gnat falls to any blow and hits hard: only defence helps against it. The others are made for levels far below, for
// none, or do no harm.
constexpr std::string_view kArms = R"j({"creatures": [
  {"id": "gnat", "name": "gnat", "article": "a", "glyph": "g", "colour": "#dddddd", "health": 1, "attack": 30,
   "band": [2, 4], "role": "weak", "behaviours": [{"does": "hunt"}]},
  {"id": "drake", "name": "drake", "article": "a", "glyph": "d", "colour": "#dddddd", "health": 90, "attack": 40,
   "band": [5, 9], "role": "tank", "behaviours": [{"does": "hunt"}]},
  {"id": "stray", "name": "stray", "article": "a", "glyph": "s", "colour": "#dddddd", "health": 9, "attack": 9},
  {"id": "moth", "name": "moth", "article": "a", "glyph": "m", "colour": "#dddddd", "health": 3, "band": [1, 9],
   "role": "support"}], "items": [
  {"id": "axe", "name": "axe", "article": "an", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 20},
  {"id": "coat", "name": "coat", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "body", "defence": 2},
  {"id": "eye", "name": "eye ring", "article": "an", "glyph": "=", "colour": "#dddddd", "slot": "ring",
   "gives": {"sight": 2, "by": {"sight": 1}}},
  {"id": "ward", "name": "ward ring", "article": "a", "glyph": "=", "colour": "#dddddd", "slot": "ring", "defence": 5},
  {"id": "stone", "name": "grindstone", "article": "a", "glyph": "*", "colour": "#dddddd",
   "effect": {"kind": "temper", "by": "reading"}}]})j";

// A world whose only foe that is made for its level has so much attack, and whose hero is wounded.
World wounded(int attack)
{
    const QString kinds = QStringLiteral(R"({"creatures": [
      {"id": "gnat", "name": "gnat", "article": "a", "glyph": "g", "colour": "#dddddd", "health": 1, "attack": %1,
       "band": [1, 1], "behaviours": [{"does": "hunt"}]}]})");
    Dungeon dungeon = asciiDungeon("#######\n#@...>#\n#######\n\n#######\n#....<#\n#######",
                                   catalogueWith(kinds.arg(attack).toStdString()));
    dungeon.rules.regenerates = 9;
    dungeon.rules.dig = false;
    World world = worldOf(dungeon);
    WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth / 2);
    return world;
}

bool waits(const World& world, const char* persona)
{
    Bot bot(*findPersona(persona));
    return std::holds_alternative<Wait>(bot.choose(world));
}

World armed(const std::vector<std::string_view>& items) { return worldCarrying(items, kArms); }

void spoil(World& world, std::string_view id, bool isShown)
{
    Item item = carried(world, id);
    item.enchant = -2;
    item.isShown = isShown;
    WorldWriter(world).changeItem(item);
}

// Plays what the persona likes to do before it goes anywhere.
void prepare(World& world, const char* persona)
{
    Bot bot(*findPersona(persona));
    for (int act = 0; act < 6; ++act) {
        const Command command = bot.choose(world);
        if (std::holds_alternative<Walk>(command) || std::holds_alternative<Wait>(command))
            return;
        play(world, command);
    }
}

} // namespace

class BotPlannerTest : public QObject {
    Q_OBJECT

private slots:
    void expectsWhatIsMadeForThisLevelAndTheThreeBelow()
    {
        const std::vector<Fighter> ahead = foesAhead(armed({}));
        QCOMPARE(ahead.size(), std::size_t{1});
        QCOMPARE(ahead.front().attack, 30);
    }

    void restsOnlyWhereSomebodyOfTheLevelWouldCostMuch()
    {
        QVERIFY(!waits(wounded(1), "planner"));
        QVERIFY(waits(wounded(500), "planner"));
        QVERIFY(waits(wounded(1), "explorer"));
    }

    void expectsNobodyWhereKindsHaveNoBands()
    {
        QVERIFY(foesAhead(worldOf(asciiDungeon("######\n#@...#\n######"))).empty());
    }

    void laysAStoneWhereItHelpsMostAgainstThem()
    {
        World planned = armed({"axe", "coat", "stone"});
        prepare(planned, "planner");
        QCOMPARE(carried(planned, "coat").enchant, 1);
        World explored = armed({"axe", "coat", "stone"});
        prepare(explored, "explorer");
        QCOMPARE(carried(explored, "axe").enchant, 1);
    }

    void wearsARingUntilItIsKnownToBeBad()
    {
        World world = armed({"eye"});
        prepare(world, "planner");
        QCOMPARE(carried(world, "eye").use, Use::Ring1);
        spoil(world, "eye", false);
        prepare(world, "planner");
        QCOMPARE(carried(world, "eye").use, Use::Ring1);
        spoil(world, "eye", true);
        prepare(world, "planner");
        QCOMPARE(carried(world, "eye").use, Use::None);
    }

    void keepsABadRingOnThatHelpsInAFight()
    {
        World world = armed({"ward"});
        prepare(world, "planner");
        spoil(world, "ward", true);
        Bot bot(*findPersona("planner"));
        QVERIFY(!std::holds_alternative<TakeOff>(bot.choose(world)));
    }

    // In a corridor those who keep away come into view at every other step: whoever took them for an obstacle where
    // they are only remembered would go to and fro.
    void whoKeepsAwayIsInNobodysWay()
    {
        const World world = knownWorld("########\n#@...k.#\n########");
        const Position there{5, 1, 0};
        const EntityId kobold = world.creatureAt(there)->id;
        BotMind mind;
        mind.levels.push_back({BitGrid(world.width(), world.height()), BitGrid(world.width(), world.height())});
        mind.avoids = 9;
        const auto isInTheWay = [&](const Dealings& dealings) {
            mind.dealings[kobold] = dealings;
            Situation now(world, mind, explorer());
            return (now.level().at(there) & fact::kTaken) != 0;
        };
        QVERIFY(isInTheWay({}));
        QVERIFY(!isInTheWay({.waited = 999, .chased = 999}));
    }

    void whoHasNoFoodLeftGoesBackToALevelFurtherDownThatIsNotSeenWholeOnceThisOneIs()
    {
        Dungeon dungeon =
            asciiDungeon("#######\n#@...>#\n#######\n\n#######\n#>...<#\n#######\n\n#######\n#<....#\n#######");
        dungeon.rules.hunger = Hunger{};
        dungeon.rules.dig = false;
        World world = withAllKnown(worldOf(dungeon));
        WorldWriter(world).setFullness(1);
        BotMind mind;
        for (int z = 0; z < world.depth(); ++z) {
            mind.levels.push_back({BitGrid(world.width(), world.height()), BitGrid(world.width(), world.height())});
            mind.levels.back().isExplored = true;
        }
        mind.levels[0].uses[{5, 1, 0}] = 2;
        Situation now(world, mind, *findPersona("planner"));
        QVERIFY(!concern::hurry(now)); // nothing is left below
        mind.levels[2].isExplored = false;
        QCOMPARE(concern::hurry(now), std::optional<Command>(Walk{Direction::East}));
        mind.levels[0].isExplored = false; // what it came back for
        QVERIFY(!concern::hurry(now));
    }
};

CAVE_TEST_SUITE(BotPlannerTest);
#include "planner_test.moc"
