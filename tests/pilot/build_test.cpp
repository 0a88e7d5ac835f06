// SPDX-License-Identifier: MIT
// What a build makes the bot choose, whatever would help more.
#include "core/pilot/persona/build.h"

#include "core/pilot/bot.h"
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kKinds = R"j({"creatures": [
  {"id": "brute", "name": "brute", "article": "a", "glyph": "Y", "colour": "#dddddd", "health": 60, "attack": 9,
   "behaviours": [{"does": "hunt"}]}], "items": [
  {"id": "axe", "name": "axe", "article": "an", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 20},
  {"id": "coat", "name": "coat", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "body", "defence": 3},
  {"id": "spikes", "name": "spikes", "article": "", "glyph": "[", "colour": "#dddddd", "slot": "body", "attack": 3},
  {"id": "launcher", "name": "launcher", "article": "a", "glyph": "}", "colour": "#dddddd", "slot": "hand",
   "launches": "pebble", "launch": 3},
  {"id": "pebble", "name": "pebble", "article": "a", "glyph": "{", "colour": "#dddddd", "thrown": 4},
  {"id": "stone", "name": "grindstone", "article": "a", "glyph": "*", "colour": "#dddddd",
   "effect": {"kind": "temper", "by": "reading"}}]})j";

Bot botOf(std::optional<Build> build)
{
    Persona persona = explorer();
    persona.build = build;
    return Bot(persona);
}

// Once it has done what it likes to do before it goes anywhere.
World prepared(const std::vector<std::string_view>& items, Build build)
{
    World world = worldCarrying(items, kKinds);
    Bot bot = botOf(build);
    for (int act = 0; act < 8; ++act) {
        const Command command = bot.choose(world);
        if (std::holds_alternative<Walk>(command) || std::holds_alternative<Wait>(command))
            break;
        play(world, command);
    }
    return world;
}

bool isInUse(const World& world, std::string_view id) { return carried(world, id).use != Use::None; }

} // namespace

class BuildTest : public QObject {
    Q_OBJECT

private slots:
    void eachIsFoundByItsWord()
    {
        QCOMPARE(buildWords().size(), std::size_t{4});
        for (std::size_t i = 0; i < buildWords().size(); ++i)
            QVERIFY(findBuild(buildWords()[i]) == static_cast<Build>(i));
        QVERIFY(!findBuild("luck") && !findBuild(""));
    }

    void aLevelGoesIntoWhatIsForced()
    {
        Rules rules;
        rules.growth = GrowthFormula::Rooms;
        World world = asciiWorld("######\n#@...#\n######", rules);
        Creature hero = world.hero();
        hero.gainsToChoose = 1;
        WorldWriter(world).changeCreature(hero);
        for (const auto& [build, gained] :
             {std::pair(Build::Attack, Gained::Attack), std::pair(Build::Defence, Gained::Defence),
              std::pair(Build::Health, Gained::Health)}) {
            const Command choice = botOf(build).choose(world);
            QVERIFY(std::holds_alternative<Gain>(choice) && std::get<Gain>(choice).gained == gained);
        }
    }

    void aStoneGoesIntoWhatIsForced()
    {
        const World attacking = prepared({"axe", "coat", "stone"}, Build::Attack);
        QCOMPARE(carried(attacking, "axe").enchant, 1);
        QCOMPARE(carried(attacking, "coat").enchant, 0);
        const World defending = prepared({"axe", "coat", "stone"}, Build::Defence);
        QCOMPARE(carried(defending, "axe").enchant, 0);
        QCOMPARE(carried(defending, "coat").enchant, 1);
    }

    void ofTwoThingsTheForcedOneIsWorn()
    {
        const World attacking = prepared({"coat", "spikes"}, Build::Attack);
        QVERIFY(isInUse(attacking, "spikes") && !isInUse(attacking, "coat"));
        const World defending = prepared({"coat", "spikes"}, Build::Defence);
        QVERIFY(isInUse(defending, "coat") && !isInUse(defending, "spikes"));
    }

    void whoThrowsHasInHandWhatLaunches()
    {
        QVERIFY(isInUse(prepared({"axe", "launcher", "pebble"}, Build::Thrown), "launcher"));
        QVERIFY(isInUse(prepared({"axe", "launcher", "pebble"}, Build::Health), "axe"));
        QVERIFY(isInUse(prepared({"axe", "launcher"}, Build::Thrown), "axe")); // nothing to launch
    }

    void whoThrowsDoesSoBeforeItStrikes()
    {
        const World world = worldCarrying({"pebble"}, kKinds, "######\n#@Y..#\n######");
        QVERIFY(std::holds_alternative<Throw>(botOf(Build::Thrown).choose(world)));
        QVERIFY(std::holds_alternative<Walk>(botOf(std::nullopt).choose(world)));
    }
};

CAVE_TEST_SUITE(BuildTest);
#include "build_test.moc"
