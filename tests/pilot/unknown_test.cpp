// SPDX-License-Identifier: MIT
// What the bot does with things that it does not know: the same, whatever they are.
#include "core/pilot/bot.h"
#include "core/rules/turn/play.h"
#include "core/world/world_writer.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::string_view kHall = R"(
############
#@.........#
#......>...#
#..........#
############)";

constexpr std::string_view kFar = R"(
########################################
#@.....................................#
#......................................#
#.....................................>#
########################################)";

QString deedIn(const World& world)
{
    Bot bot;
    return shown(formatCommand(bot.choose(world)));
}

World packed(std::string_view picture, const std::vector<std::string>& ids)
{
    World world = worldOf(unknownDungeon(picture, ids));
    play(world, PickUp{});
    return world;
}

bool isUse(const Command& command)
{
    return std::holds_alternative<Drink>(command) || std::holds_alternative<Read>(command) ||
           std::holds_alternative<ZapAt>(command) || std::holds_alternative<Throw>(command);
}

// The commands of the bot up to its first use of something.
std::vector<std::string> commandsOf(World world)
{
    Bot bot;
    std::vector<std::string> commands;
    for (int turn = 0; turn < 200 && !world.isOver(); ++turn) {
        const Command command = bot.choose(world);
        commands.push_back(formatCommand(command));
        if (isUse(command))
            break;
        play(world, command);
    }
    return commands;
}

} // namespace

class BotUnknownTest : public QObject {
    Q_OBJECT

private slots:
    void inFullHealthNearStairsItTriesWhatItHas();
    void woundedOrFarFromStairsItDoesNot();
    void whatNamesThingsIsReadFirst();
    void anUnknownWandIsZappedAtAFoe();
    void whatThingsAreChangesNothingBeforeTheFirstUse();
    void itGoesForAMimicAsForTheThing();
};

void BotUnknownTest::inFullHealthNearStairsItTriesWhatItHas()
{
    const World drinks = packed(kHall, {"sleep_potion"});
    QVERIFY(deedIn(drinks).startsWith("drink"));
    const World reads = packed(kHall, {"fireball_scroll"});
    QVERIFY(deedIn(reads).startsWith("read"));
}

void BotUnknownTest::woundedOrFarFromStairsItDoesNot()
{
    World wounded = packed(kHall, {"healing_potion"});
    WorldWriter(wounded).setHealth(wounded.state().hero, 20);
    QVERIFY(!deedIn(wounded).startsWith("drink"));
    const World far = packed(kFar, {"sleep_potion"});
    QVERIFY(!deedIn(far).startsWith("drink"));
}

void BotUnknownTest::whatNamesThingsIsReadFirst()
{
    Dungeon dungeon = unknownDungeon(kFar, {"sleep_potion"});
    dungeon.rules.kit = {"naming_scroll"}; // which is known for that
    World world = worldOf(dungeon);
    play(world, PickUp{});
    const auto scroll = static_cast<std::uint32_t>(thingOf(world, "naming_scroll"));
    QCOMPARE(deedIn(world), QStringLiteral("read %1").arg(scroll));
    play(world, Read{thingOf(world, "naming_scroll")});
    QVERIFY(!deedIn(world).startsWith("drink")); // what puts to sleep
}

void BotUnknownTest::anUnknownWandIsZappedAtAFoe()
{
    World world = packed("############\n#@.....VVV.#\n############", {"befriending_wand"});
    WorldWriter(world).setHealth(world.state().hero, 1);
    const auto wand = static_cast<std::uint32_t>(thingOf(world, "befriending_wand"));
    QVERIFY2(deedIn(world).startsWith(QStringLiteral("zap %1 at ").arg(wand)), qPrintable(deedIn(world)));
}

// In one game a look is of one kind, in another of another: the hero sees the same.
void BotUnknownTest::whatThingsAreChangesNothingBeforeTheFirstUse()
{
    const std::vector<std::string> kinds{"healing_potion", "haste_potion", "sleep_potion", "fireball_scroll"};
    const std::vector<std::string> others{"sleep_potion", "healing_potion", "haste_potion", "mapping_scroll"};
    const auto gameOf = [](const std::vector<std::string>& lying, std::uint64_t seed) {
        Dungeon dungeon = unknownDungeon(kFar, {}, seed);
        for (std::size_t i = 0; i < lying.size(); ++i)
            putItem(dungeon, lying[i], {5 + 4 * static_cast<int>(i), 2, 0});
        return worldOf(dungeon);
    };
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const std::vector<std::string> commands = commandsOf(gameOf(kinds, seed));
        QVERIFY(commands.size() > 5);
        QCOMPARE(commandsOf(gameOf(kinds, seed + 1000)), commands); // other looks
        QCOMPARE(commandsOf(gameOf(others, seed)), commands); // other things
    }
}

void BotUnknownTest::itGoesForAMimicAsForTheThing()
{
    for (const std::string item : {"healing_potion", "mapping_scroll", "digging_wand"}) {
        const auto catalogue = catalogueWith(R"({"use": ["campaign"], "creatures": [{"id": "liar", "name": "liar",
            "glyph": "I", "colour": "#ffffff", "health": 10, "behaviours": [{"does": "ambush", "range": 1,
            "looks_like": ")" + item + R"("}]}]})");
        const auto stepsTo = [&](KindTable table, std::uint16_t kind) {
            Dungeon dungeon = asciiDungeon(kHall, catalogue);
            dungeon.rules = unknownRules();
            const Position place{8, 1, 0};
            dungeon.levels[0].things.push_back({table, kind, place.x, place.y, {}});
            World world = worldOf(dungeon);
            Bot bot;
            std::vector<std::string> commands;
            for (int turn = 0; turn < 20 && distance(world.hero().at, place) > 2; ++turn) {
                const Command command = bot.choose(world);
                commands.push_back(formatCommand(command));
                play(world, command);
            }
            return commands;
        };
        const std::vector<std::string> steps = stepsTo(KindTable::Item, *catalogue->findItem(item));
        QCOMPARE(steps.size(), std::size_t{5});
        QCOMPARE(stepsTo(KindTable::Creature, *catalogue->findCreature("liar")), steps);
    }
}

CAVE_TEST_SUITE(BotUnknownTest);
#include "unknown_test.moc"
