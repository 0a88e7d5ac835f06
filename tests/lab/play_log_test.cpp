// SPDX-License-Identifier: MIT
#include "core/lab/play_log.h"

#include "core/content/effects/thing_effects.h"
#include "core/lab/interval.h"
#include "core/lab/tally.h"
#include "core/lab/trial.h"
#include "core/save/built_in_dungeons.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Sees from afar, and notices nobody further away than 3 cells.
constexpr std::string_view kWatchman = R"j({"creatures": [
  {"id": "watchman", "name": "watchman", "article": "a", "glyph": "W", "colour": "#dddddd", "health": 40, "attack": 1,
   "sight": 20, "behaviours": [{"does": "hunt"}], "alert": {"sure": 3, "per_mille": 0}}]})j";

void submit(World& world, PlayLog& log, const Command& command)
{
    const Turn turn = play(world, command);
    QVERIFY(!turn.refusal);
    log.add(world, command, turn);
}

} // namespace

class PlayLogTest : public QObject {
    Q_OBJECT

private slots:
    void waitsCountWhereNobodyDangerousIsInView()
    {
        World alone = asciiWorld("#####\n#@..#\n#####");
        PlayLog log(alone);
        submit(alone, log, Wait{});
        submit(alone, log, Walk{Direction::East});
        QCOMPARE(log.waits(), std::int64_t{1});
        QCOMPARE(log.levels().at(0).turns, std::int64_t{2});
        World watched = asciiWorld("#####\n#@.k#\n#####");
        PlayLog other(watched);
        submit(watched, other, Wait{});
        QCOMPARE(other.waits(), std::int64_t{0});
    }

    void whatIsTakenAndRegainedIsWhatTheHealthTells()
    {
        Rules rules;
        rules.regenerates = 3;
        rules.attack = 1; // a long fight
        World world = asciiWorld("#####\n#@k.#\n#####", rules);
        const std::int64_t health = world.hero().health;
        PlayLog log(world);
        for (int i = 0; i < 60 && !world.isOver(); ++i)
            submit(world, log, world.creatureAt({2, 1, 0}) ? Command(Walk{Direction::East}) : Command(Wait{}));
        const LevelLog& level = log.levels().at(0);
        QVERIFY(level.damage > 0);
        QCOMPARE(health - level.damage + level.healed, std::int64_t{world.hero().health});
        QCOMPARE(level.kills, std::int64_t{!world.creatureAt({2, 1, 0})});
    }

    void whoeverNoticesTheHeroIsCountedOnce()
    {
        World world = worldOf(
            asciiDungeon("##################\n#@.......W.......#\n##################", catalogueWith(kWatchman)));
        PlayLog log(world);
        for (int i = 0; i < 4; ++i)
            submit(world, log, Walk{Direction::East});
        QCOMPARE(log.levels().at(0).noticed, std::int64_t{0});
        submit(world, log, Walk{Direction::East});
        QCOMPARE(log.levels().at(0).noticed, std::int64_t{1});
        submit(world, log, Wait{});
        QCOMPARE(log.levels().at(0).noticed, std::int64_t{1});
        const Json written = jsonOf(log);
        const auto* levels = written.as<Json::Array>();
        QVERIFY(levels && *levels->front().find("noticed") == Json(1));
    }

    void foodIsCountedByTheBite()
    {
        Rules rules;
        rules.kit = {"apple"};
        rules.hunger = Hunger{500, 1000, 1, true};
        World world = asciiWorld("####\n#@.#\n####", rules);
        const ItemKind& apple = world.catalogue().item(*world.catalogue().findItem("apple"));
        PlayLog log(world);
        QCOMPARE(log.levels().at(0).foodCarried, std::int64_t{apple.food * apple.bites});
        submit(world, log, Eat{world.items().front().id});
        QCOMPARE(log.levels().at(0).foodEaten, std::int64_t{apple.food});
        QCOMPARE(log.levels().at(0).foodCarried, std::int64_t{apple.food * (apple.bites - 1)});
    }

    void whatHealsIsCountedWhileItIsCarried()
    {
        Rules rules;
        rules.kit = {"health_potion", "health_potion", "apple"};
        World world = asciiWorld("####\n#@.#\n####", rules);
        const auto& effect = world.catalogue().item(*world.catalogue().findItem("health_potion")).effect;
        const std::int64_t each = healedBy(*effect, world.hero().maxHealth);
        QVERIFY(each > 0);
        Creature hurt = world.hero();
        hurt.health = 1;
        WorldWriter(world).changeCreature(hurt);
        PlayLog log(world);
        QCOMPARE(log.levels().at(0).healingCarried, 2 * each);
        submit(world, log, Drink{thingOf(world, "health_potion")});
        QCOMPARE(log.levels().at(0).healingCarried, each);
    }

    void aTurnBelongsToTheLevelWhereItEnds()
    {
        World world = asciiWorld("####\n#@>#\n####\n\n####\n#.<#\n####");
        PlayLog log(world);
        submit(world, log, Walk{Direction::East});
        submit(world, log, ClimbDown{});
        QCOMPARE(log.levels().size(), std::size_t{2});
        QCOMPARE(log.levels().at(0).turns, std::int64_t{1});
        QCOMPARE(log.levels().at(1).turns, std::int64_t{1});
        QCOMPARE(log.levels().at(1).maxHealth, std::int64_t{world.hero().maxHealth});
    }

    void stonesAreCountedWhetherUsedOrNot()
    {
        World world = worldCarrying({"makers_stone", "makers_stone", "tunic"}, R"({"use": ["living", "campaign"]})",
                                    "#####\n#@..#\n#####");
        PlayLog log(world);
        submit(world, log, UseOn{thingOf(world, "makers_stone"), thingOf(world, "tunic")});
        const Supplies supplies = suppliesOf(world, log);
        QVERIFY(supplies.stonesUsed == 1 && supplies.stonesKept == 1);
        QVERIFY(supplies.food == 0 && supplies.classed == 0); // nobody has won
    }

    void namesAndFoodAreThoseOfAGameThatWasWon()
    {
        const Dungeon deep = builtInDungeon("deep")->dungeon;
        Dungeon design = asciiDungeon("#####\n#@.n#\n#####", deep.catalogue);
        design.rules = deep.rules;
        design.rules.goal = Goal::Reach;
        design.rules.goalKind = "exit";
        design.rules.collectCount = 0;
        World world = worldOf(design);
        PlayLog log(world);
        submit(world, log, Walk{Direction::East});
        submit(world, log, Walk{Direction::East});
        QVERIFY(world.state().outcome == Outcome::Won);
        const Supplies supplies = suppliesOf(world, log);
        std::int64_t kinds = 0;
        for (const UnknownClass& unknown : design.rules.identify)
            kinds += std::ssize(unknown.kinds);
        QCOMPARE(supplies.classed, kinds);
        QCOMPARE(supplies.unknown, kinds - std::ssize(design.rules.origins.front().knows));
        QCOMPARE(supplies.food, design.rules.hunger->start + log.levels().at(0).foodCarried);
        QCOMPARE(supplies.hunger, 2 * std::int64_t{design.rules.hunger->each});
    }

    void theLevelsOfAGameMakeItUp()
    {
        const Dungeon dungeon = builtInDungeon("zircon")->dungeon;
        Tally tally;
        std::int64_t turns = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Trial trial = *playTrial(dungeon, seed, {.turns = 400});
            const World& world = trial.game.session.world();
            std::int64_t sum = 0;
            for (const auto& [z, level] : trial.log.levels())
                sum += level.turns;
            QCOMPARE(sum, world.state().turn);
            QCOMPARE(world.hash(), playByBot(dungeon, seed, {.turns = 400})->session.world().hash());
            tally.add(trial.game, trial.log, "somebody");
            turns += sum;
        }
        QCOMPARE(tally.games, std::int64_t{3});
        QCOMPARE(tally.turns, turns);
        QCOMPARE(tally.won + tally.died + tally.unfinished(), tally.games);
        QCOMPARE(tally.levels.at(0).reached, tally.games);
        const Json json = jsonOf(tally);
        const auto* levels = json.find("perLevel")->as<Json::Array>();
        QVERIFY(levels && levels->size() == tally.levels.size());
        QVERIFY(*levels->front().find("reached") == Json(3));
        const Interval died = wilson(tally.levels.at(0).died, 3);
        QVERIFY(*levels->front().find("diedInterval") == Json(Json::Array{died.low, died.high}));
        QVERIFY(*levels->front().find("means")->find("turns") == Json(tally.levels.at(0).sum.turns / 3));
        QVERIFY(*levels->front().find("means")->find("noticed") == Json(tally.levels.at(0).sum.noticed / 3));
    }
};

CAVE_TEST_SUITE(PlayLogTest);
#include "play_log_test.moc"
