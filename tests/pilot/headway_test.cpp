// SPDX-License-Identifier: MIT
// When nothing new comes of a game any more: what the bot tries then, and how the game ends.
#include "core/pilot/bot.h"
#include "core/pilot/bot_game.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/sight.h"
#include "core/save/built_in_dungeons.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr int kAll = kFruitless * static_cast<int>(Remedy::GiveUp);

Rules toTheExit()
{
    Rules rules;
    rules.dig = false;
    rules.goal = Goal::Reach;
    rules.goalKind = "exit";
    return rules;
}

// Plays so many commands at most.
void playOn(World& world, Bot& bot, int commands)
{
    for (int i = 0; i < commands && !world.isOver() && !bot.isStuck(); ++i)
        play(world, bot.choose(world));
}

// A pond, T, of one cell lies before the exit: whoever wades through it comes out again.
Dungeon behindPond(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(R"({"tiles": [{"id": "pond", "name": "pond", "article": "a",
        "glyph": "~", "colour": "#4f9ecb", "sign": "T", "ground": "water", "swimmable": true, "drowns": 5}]})"));
    dungeon.rules = toTheExit();
    return dungeon;
}

} // namespace

class HeadwayTest : public QObject {
    Q_OBJECT

private slots:
    void whereNothingNewComesTheGameEndsAndSaysOfWhat()
    {
        Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
        dungeon.rules = toTheExit();
        const BotGame game = *playByBot(dungeon, 1);
        QVERIFY(game.unfinished);
        QVERIFY2(english(*game.unfinished).starts_with("stuck: "), english(*game.unfinished).c_str());
        QVERIFY(game.session.world().state().turn < kAll + kFruitless);
    }

    void restingIsNoStandingStill()
    {
        const World world = asciiWorld("####\n#@.#\n####");
        BotMind mind;
        mind.isResting = true;
        mind.last = Wait{};
        Headway headway;
        for (int i = 0; i < 2 * kAll; ++i)
            headway.note(world, mind);
        QCOMPARE(headway.remedy(), Remedy::None);
        mind.isResting = false;
        for (int i = 0; i < kFruitless - 1; ++i)
            headway.note(world, mind);
        QCOMPARE(headway.remedy(), Remedy::None);
        headway.note(world, mind);
        QCOMPARE(headway.remedy(), Remedy::Forget);
        QVERIFY(headway.isNewRemedy());
    }

    void aTileThatTurnsCountsOnce()
    {
        World world = asciiWorld("######\n#@...#\n######");
        BotMind mind;
        Headway headway;
        const auto stand = [&](int commands) {
            for (int i = 0; i < commands; ++i)
                headway.note(world, mind);
        };
        stand(kFruitless + 5);
        QCOMPARE(headway.remedy(), Remedy::Forget);
        WorldWriter(world).setTile({3, 1, 0}, world.catalogue().wall());
        refreshSight(WorldWriter(world));
        stand(1);
        QCOMPARE(headway.remedy(), Remedy::None);
        stand(kFruitless + 5);
        QCOMPARE(headway.remedy(), Remedy::Forget);
        WorldWriter(world).setTile({3, 1, 0}, world.catalogue().floor());
        refreshSight(WorldWriter(world));
        stand(1);
        QCOMPARE(headway.remedy(), Remedy::Forget); // so it was before
    }

    // Rats that come out of the walls for ever kept a game going without end.
    void whatIsBornIsNothingNew()
    {
        World world = asciiWorld("#########\n#@......#\n#########");
        refreshSight(WorldWriter(world));
        const BotMind mind;
        Headway headway;
        headway.note(world, mind);
        for (int i = 0; i < kFruitless + 5; ++i) {
            if (i % 60 == 0) {
                WorldWriter(world).addCreature(*world.catalogue().findCreature("rat"), {2 + i / 60, 1, 0});
                refreshSight(WorldWriter(world));
            }
            headway.note(world, mind);
        }
        QCOMPARE(headway.remedy(), Remedy::Forget);
    }

    void eachRemedyHasItsTimeOnEachLevel()
    {
        World world = asciiWorld("####\n#@.#\n####\n\n####\n#..#\n####");
        const BotMind mind;
        Headway headway;
        const auto stand = [&](int z, int commands) {
            if (world.hero().at.z != z)
                WorldWriter(world).moveCreature(world.state().hero, {1, 1, z});
            for (int i = 0; i < commands; ++i)
                headway.note(world, mind);
        };
        stand(0, 100);
        stand(1, kFruitless + 10);
        QCOMPARE(headway.remedy(), Remedy::Forget);
        stand(1, kFruitless - 100);
        stand(0, kFruitless - 10);
        QCOMPARE(headway.remedy(), Remedy::Forget); // it may take as long here as it did below
        stand(1, kFruitless);
        QCOMPARE(headway.remedy(), Remedy::Search);
    }

    void whenAllElseFailsDangerIsAWay()
    {
        World world = worldOf(behindPond("########\n#@.T.n.#\n########"));
        Bot bot;
        playOn(world, bot, kFruitless);
        QVERIFY(!world.isOver());
        playOn(world, bot, kAll);
        QVERIFY(world.state().outcome == Outcome::Won);
    }

    // The fire had gone round it, and the water of the Kiln held nobody: neither a bot nor a player got off again.
    void offTheLastPlankOfABurntBridgeItSwims()
    {
        Dungeon dungeon = asciiDungeon("##########\n#.==@==.n#\n##########", builtInDungeon("kiln")->dungeon.catalogue);
        dungeon.rules = toTheExit();
        const TileId plank = *dungeon.catalogue->findTile("plank_bridge");
        World world = worldOf(dungeon);
        WorldWriter(world).setTile(world.hero().at, plank);
        Bot bot;
        playOn(world, bot, kAll);
        QVERIFY(world.state().outcome == Outcome::Won);
    }

    // From the far end of the nook all of its ground is in view, but not the gate, l.
    void aGateThatOpensOutOfViewIsLookedAtAgain()
    {
        constexpr Position kGate{3, 4, 0};
        Dungeon dungeon = livingDungeon("######\n#@.###\n#..###\n###.##\n###l##\n###n##\n######");
        dungeon.rules = toTheExit();
        World world = withAllKnown(worldOf(dungeon));
        QVERIFY(world.isVisible({3, 3, 0}) && !world.isVisible(kGate));
        WorldWriter(world).setTile(kGate, *world.catalogue().findTile("portcullis_open"));
        refreshSight(WorldWriter(world));
        Bot bot;
        playOn(world, bot, kFruitless);
        QVERIFY(world.state().outcome == Outcome::Won);
    }

    // It went back to the stairs every few turns, and never came to the far end of the corridor.
    void stairsThatStayCrowdedKeepItFromNothingElse()
    {
        const std::string wall(50, '#');
        const std::string corridor(44, '.');
        Dungeon dungeon = asciiDungeon(wall + "\n#@>" + corridor + "Sn#\n" + wall + "\n\n" + wall + "\n##<" +
                                       wall.substr(3) + "\n" + wall);
        dungeon.levels[1].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("fungus"), 2, 1, {}});
        dungeon.rules = toTheExit();
        World world = worldOf(dungeon);
        Bot bot;
        playOn(world, bot, 2 * kFruitless);
        QVERIFY(world.state().outcome == Outcome::Won);
    }

    void gamesThatOnceStoodStillComeToAnEnd_data()
    {
        QTest::addColumn<std::string>("dungeon");
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<bool>("isFrozen");
        QTest::newRow("kiln 26") << std::string("kiln") << quint64{26} << false;
        // Two ways were full of fungi, and the one in view always seemed the better one.
        QTest::newRow("delve 835") << std::string("delve") << quint64{835} << false;
        QTest::newRow("delve 70088") << std::string("delve") << quint64{70088} << true;
        QTest::newRow("deep 70011") << std::string("deep") << quint64{70011} << true;
        if (testScale() <= 1) // the others take as long as many tests
            return;
        QTest::newRow("delve 70144") << std::string("delve") << quint64{70144} << true;
        for (const int seed : {70007, 70230, 70337, 70387})
            QTest::newRow(qPrintable(QStringLiteral("deep %1").arg(seed)))
                << std::string("deep") << quint64(seed) << true;
    }

    // The hero stepped to and fro there until the turns or the food ran out.
    void gamesThatOnceStoodStillComeToAnEnd()
    {
        QFETCH(std::string, dungeon);
        QFETCH(quint64, seed);
        QFETCH(bool, isFrozen);
        const BotGame game = *playByBot(isFrozen ? frozenDungeon(dungeon) : builtInDungeon(dungeon)->dungeon, seed);
        const WorldState& state = game.session.world().state();
        QVERIFY(state.turn < kBotTurns);
        QVERIFY(state.outcome != Outcome::Running || english(*game.unfinished).starts_with("stuck: "));
        QVERIFY(state.outcome != Outcome::Died || state.cause != Cause::Starved);
    }

    void whereNoStairsLeadOnItJumps()
    {
        constexpr std::string_view kContent = R"({"use": ["living"]})";
        Dungeon dungeon = asciiDungeon("#####\n#@.[#\n#####\n\n#####\n#.n.#\n#####", catalogueWith(kContent));
        dungeon.content = *parseJson(kContent);
        dungeon.rules = toTheExit();
        World world = worldOf(dungeon);
        Bot bot;
        playOn(world, bot, kAll);
        QCOMPARE(world.hero().at.z, 1);
        QVERIFY(world.state().outcome == Outcome::Won);
    }
};

CAVE_TEST_SUITE(HeadwayTest);
#include "headway_test.moc"
