// SPDX-License-Identifier: MIT
// Rows of personas, and what they change in the bot's choices.
#include "core/pilot/persona/persona.h"

#include "core/json/json.h"
#include "core/pilot/bot.h"
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "core/save/schema/schema.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

QString choiceOf(const Persona& persona, const World& world)
{
    Bot bot(persona);
    return shown(formatCommand(bot.choose(world)));
}

QString choiceOf(const char* persona, const World& world) { return choiceOf(*findPersona(persona), world); }

// Whoever never hurries.
Persona leisurely()
{
    Persona persona = explorer();
    persona.hurries = 0;
    return persona;
}

std::optional<Concern> concernOf(const Persona& persona, const World& world)
{
    Bot bot(persona);
    bot.choose(world);
    return bot.concern();
}

Rules packedRules(const std::vector<std::string>& kit)
{
    Rules rules;
    rules.kit = kit;
    rules.dig = false;
    return rules;
}

} // namespace

class PersonaTest : public QObject {
    Q_OBJECT

private slots:
    void theExplorerIsWhatARowWithoutNumbersIsButForItsHopesAndItsHurry()
    {
        auto read = readPersonas(R"({"personas": [{"id": "explorer"}]})");
        QVERIFY(read);
        QCOMPARE(read->front().useFrom, 1000);
        QCOMPARE(read->front().hurries, 0);
        read->front().useFrom = explorer().useFrom;
        read->front().hurries = explorer().hurries;
        QVERIFY(read->front() == explorer());
        for (const char* name : {"careful", "greedy", "swift", "planner"})
            QVERIFY(findPersona(name));
        QVERIFY(!findPersona("nobody"));
        Persona planner = *findPersona("planner");
        QVERIFY(planner.plans);
        planner.plans = false;
        planner.id = "explorer";
        planner.useFrom = explorer().useFrom;
        QVERIFY(planner == explorer());
    }

    void theSchemaNamesAllConcerns()
    {
        const auto schema = schemaOf("personas");
        QVERIFY(schema);
        const Json* row = schema->find("properties")->find("personas")->find("items")->find("properties");
        const auto* words = row->find("concerns")->find("items")->find("enum")->as<Json::Array>();
        QVERIFY(words && std::ranges::equal(*words, concernWords(), [](const Json& named, std::string_view word) {
                    return named == Json(word);
                }));
    }

    void rowsThatNobodyCouldPlayByAreRefused_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("why");
        const QString all = QStringLiteral(R"("chooseGain", "getAshore", "fight", "feed", "explore")");
        QTest::newRow("no id") << "" << "personas[0]" << "missing";
        QTest::newRow("unheard of") << R"("id": "a", "speed": 3)" << "personas[0].speed" << "";
        QTest::newRow("too much") << R"("id": "a", "mend": 1001)" << "personas[0].mend" << "1000";
        QTest::newRow("never in need") << R"("id": "a", "use_from": 1001)" << "personas[0].use_from" << "1000";
        QTest::newRow("hurries for ever") << R"("id": "a", "hurries": 10001)" << "personas[0].hurries" << "10000";
        QTest::newRow("rests backwards") << R"("id": "a", "rest_from": 500, "rest_to": 400)" << "personas[0]" << "500";
        QTest::newRow("unknown concern") << R"("id": "a", "concerns": ["sing"])" << "personas[0].concerns[0]"
                                         << "wanderOff";
        QTest::newRow("twice") << R"("id": "a", "concerns": ["fight", "fight"])" << "personas[0].concerns[1]"
                               << "twice";
        QTest::newRow("never leaves") << R"("id": "a", "concerns": [)" + all + "]" << "personas[0].concerns" << "leave";
        QTest::newRow("same name") << R"("id": "a"}, {"id": "a")" << "personas[1].id" << "twice";
    }

    void rowsThatNobodyCouldPlayByAreRefused()
    {
        QFETCH(QString, row);
        QFETCH(QString, where);
        QFETCH(QString, why);
        const auto read = readPersonas(QStringLiteral(R"({"personas": [{%1}]})").arg(row).toStdString());
        QVERIFY(!read);
        QCOMPARE(shown(read.error().where), where);
        QVERIFY2(english(read.error().what).find(why.toStdString()) != std::string::npos,
                 english(read.error().what).c_str());
    }

    void theCarefulRestEarlier()
    {
        Rules rules = packedRules({});
        rules.regenerates = 9;
        World world = asciiWorld("######\n#@..>#\n######\n\n######\n#...<#\n######", rules);
        WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth * 7 / 10);
        QCOMPARE(choiceOf("careful", world), QString("wait"));
        QVERIFY(choiceOf("explorer", world) != "wait");
        WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth / 2);
        QCOMPARE(choiceOf("explorer", world), QString("wait"));
        QVERIFY(choiceOf("swift", world) != "wait");
    }

    void theSwiftTakeTheStairsBeforeTheySeeTheRest()
    {
        World below = asciiWorld("#########\n#@>#...##\n#..#.#.##\n#......##\n#########\n\n#########\n#.<.....#\n######"
                                 "###\n#########\n#########",
                                 packedRules({}));
        QCOMPARE(choiceOf("swift", below), QString("walk e"));
        play(below, Walk{Direction::East});
        QCOMPARE(choiceOf("swift", below), QString("climb down"));
        QVERIFY(choiceOf("explorer", below) != "climb down");
    }

    void theHungryTakeTheStairsBeforeTheySeeTheRest()
    {
        Rules rules = packedRules({});
        rules.hunger = Hunger{.start = 200, .most = 1000, .each = 1};
        const auto atStairs = [&] {
            World world =
                asciiWorld("#########\n#@>#...##\n#..#.#.##\n#......##\n#########\n\n#########\n#.<.....#\n#########\n"
                           "#########\n#########",
                           rules);
            play(world, Walk{Direction::East});
            return world;
        };
        QCOMPARE(choiceOf("explorer", atStairs()), QString("climb down"));
        QVERIFY(choiceOf(leisurely(), atStairs()) != "climb down");
        rules.hunger->start = 300; // of 1000: nobody is hungry yet
        QVERIFY(choiceOf("explorer", atStairs()) != "climb down");
        rules.hunger = Hunger{.start = 900, .most = 4000, .each = 1}; // hungry, with food inside for long
        QVERIFY(choiceOf("explorer", atStairs()) != "climb down");
    }

    void theHungryFetchFoodThatTheySeeBeforeTheyHurryOn()
    {
        Dungeon dungeon = asciiDungeon("########\n#>@....#\n########\n\n########\n#<.....#\n########");
        dungeon.rules = packedRules({});
        dungeon.rules.hunger = Hunger{.start = 200, .most = 1000, .each = 1};
        QCOMPARE(choiceOf("explorer", worldOf(dungeon)), QString("walk w"));
        QVERIFY(concernOf(explorer(), worldOf(dungeon)) == Concern::Hurry);
        putItem(dungeon, "apple", {5, 1, 0});
        QCOMPARE(choiceOf("explorer", worldOf(dungeon)), QString("walk e"));
        QVERIFY(concernOf(explorer(), worldOf(dungeon)) == Concern::Hurry);
        QVERIFY(concernOf(leisurely(), worldOf(dungeon)) == Concern::Explore);
    }

    void theHungryDoNotRest()
    {
        Rules rules = packedRules({});
        rules.regenerates = 9;
        rules.hunger = Hunger{.start = 500, .most = 2400, .each = 1};
        World world = asciiWorld("######\n#@..>#\n######\n\n######\n#...<#\n######", rules);
        WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth / 2);
        QCOMPARE(choiceOf(leisurely(), world), QString("wait"));
        QCOMPARE(choiceOf("explorer", world), QString("walk e"));
    }

    void theWoundedFetchWhatLiesAboutWhileTheyHeal()
    {
        Dungeon dungeon = asciiDungeon("#######\n#@...>#\n#######\n\n#######\n#....<#\n#######");
        dungeon.rules = packedRules({});
        dungeon.rules.regenerates = 9;
        const auto wounded = [&] {
            World world = worldOf(dungeon);
            WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth / 2);
            return world;
        };
        QCOMPARE(choiceOf("explorer", wounded()), QString("wait"));
        putItem(dungeon, "health_potion", {3, 1, 0});
        QCOMPARE(choiceOf("explorer", wounded()), QString("walk e"));
        QVERIFY(concernOf(explorer(), wounded()) == Concern::Rest);
    }

    void whoHasSeenAllOfALevelRestsByTheWayDown()
    {
        Rules rules = packedRules({});
        rules.regenerates = 9;
        World world = asciiWorld("##########\n#@......>#\n##########\n\n##########\n#.......<#\n##########", rules);
        Bot bot;
        for (int turn = 0; turn < 6 && bot.concern() != Concern::Leave; ++turn)
            play(world, bot.choose(world));
        QVERIFY(bot.concern() == Concern::Leave);
        WorldWriter(world).setHealth(world.state().hero, 1);
        QCOMPARE(choiceOf("explorer", world), QString("wait")); // who has just come knows not that this is all
        for (int turn = 0; turn < 8 && world.hero().at != Position{8, 1, 0}; ++turn) {
            play(world, bot.choose(world));
            QVERIFY(bot.concern() == Concern::Rest);
        }
        QCOMPARE(world.hero().at, (Position{8, 1, 0}));
        QCOMPARE(shown(formatCommand(bot.choose(world))), QString("wait"));
    }

    void theGreedyTakeWhatIsOfNoUse()
    {
        Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
        dungeon.rules = packedRules({});
        putItem(dungeon, "remains", {1, 1, 0});
        const World world = worldOf(dungeon);
        QVERIFY(choiceOf("greedy", world).startsWith("take"));
        QVERIFY(!choiceOf("explorer", world).startsWith("take"));
    }

    void theGreedyMakeRoomForWhatIsOfUseAndKeepToIt()
    {
        Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
        dungeon.rules = packedRules({"remains"});
        dungeon.rules.packSize = 1;
        putItem(dungeon, "sword", {1, 1, 0});
        World world = worldOf(dungeon);
        Bot bot(*findPersona("greedy"));
        QVERIFY(shown(formatCommand(bot.choose(world))).startsWith("drop"));
        for (int i = 0; i < 10; ++i)
            play(world, bot.choose(world));
        QVERIFY(itemInUse(world, world.state().hero, Use::Wielded));
    }
};

CAVE_TEST_SUITE(PersonaTest);
#include "persona_test.moc"
