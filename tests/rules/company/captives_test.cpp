// SPDX-License-Identifier: MIT
// Captives, who wait to be freed, and those that are won over.
#include "core/rules/facts/company.h"
#include "core/rules/minds/mood.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/company/faith.h"
#include "core/world/world_writer.h"
#include "tests/rules/company/camp.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

World cell(std::string_view picture)
{
    World world = camp(picture);
    bindIt(world, "rat");
    return world;
}

} // namespace

class CaptivesTest : public QObject {
    Q_OBJECT

private slots:
    void aCaptiveDoesNothing();
    void aCaptiveIsNobodysFoe();
    void walkingIntoACaptiveAsks();
    void freeingMakesAnAllyInOneAct();
    void onlyCaptivesAreFreed();
    void aCaptiveOfADesignNeitherSleepsNorLurks();
    void whoIsWonOverGoesWithTheHero();
    void theHeroIsNotWonOver();
    void aCommandTellsWhichAlliesItWouldHarm();
    void whatHelpsHarmsNobody();
};

void CaptivesTest::aCaptiveDoesNothing()
{
    World world = cell("########\n#@..R..#\n########\n");
    const auto events = waitFor(world, 5);
    QCOMPARE(placeOfKind(world, "rat"), (Position{4, 1, 0}));
    QVERIFY(eventsOf<Struck>(events).empty());
    QVERIFY(!findKind(world, "rat")->quarry);
    QVERIFY(moodOf(world, *findKind(world, "rat")) == Mood::Captive);
}

void CaptivesTest::aCaptiveIsNobodysFoe()
{
    World world = camp("########\n#@#oz..#\n########\n");
    bindIt(world, "zombie");
    waitFor(world, 5);
    QCOMPARE(findKind(world, "zombie")->health, 40);
    QVERIFY(!isFoe(world, *findKind(world, "zombie"), world.hero()) && !isAlly(world, *findKind(world, "zombie")));
}

void CaptivesTest::walkingIntoACaptiveAsks()
{
    World world = cell("########\n#@R....#\n########\n");
    QCOMPARE(refusalIn(world, play(world, Walk{Direction::East})),
             QStringLiteral("The rat is a captive. You can free it."));
    QCOMPARE(world.state().turn, std::int64_t{0});
}

void CaptivesTest::freeingMakesAnAllyInOneAct()
{
    World world = cell("########\n#@R....#\n########\n");
    const Turn turn = play(world, Free{Direction::East});
    QVERIFY(!turn.refusal);
    QCOMPARE(world.state().turn, std::int64_t{1});
    QVERIFY(isAlly(world, *findKind(world, "rat")));
    QVERIFY(findKind(world, "rat")->duty == Duty::Follow);
    const auto freed = eventsOf<Freed>(turn.events);
    QVERIFY(freed.size() == 1 && freed.front().wasCaptive);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void CaptivesTest::onlyCaptivesAreFreed()
{
    World world = camp("########\n#@R....#\n########\n");
    QCOMPARE(refusalIn(world, play(world, Free{Direction::East})), QStringLiteral("Nobody is there to be freed."));
    QCOMPARE(refusalIn(world, play(world, Free{Direction::South})), QStringLiteral("Nobody is there to be freed."));
    bindIt(world, "rat");
    QVERIFY(check(world, findKind(world, "rat")->id, Free{Direction::West}));
}

void CaptivesTest::aCaptiveOfADesignNeitherSleepsNorLurks()
{
    const std::string kinds =
        "," + creatureRow("lurker", 'J', R"("attack": 2, "behaviours": [{"does": "ambush", "range": 2},
            {"does": "sleep", "range": 3}, {"does": "hunt"}])");
    Dungeon dungeon = campDungeon("########\n#@J.J..#\n########\n", kinds);
    dungeon.levels.front().things[0].belongs.isCaptive = true;
    const World world = worldOf(dungeon);
    const Creature& captive = *world.creatureAt({2, 1, 0});
    QVERIFY(captive.isCaptive && !captive.isLurking && !lasts(captive, Condition::Asleep));
    QVERIFY(lasts(*world.creatureAt({4, 1, 0}), Condition::Asleep));
}

World withTool(std::string_view picture, std::string_view effect)
{
    const std::string item =
        R"("}], "items": [{"id": "tool", "name": "tool", "glyph": "?", "colour": "#ffffff", "charges": 9,
        "effect": )" +
        std::string(effect) + "}]}";
    const std::string content = R"({"creatures": [)" + creatureRow("rat", 'R', R"("attack": 1, "sight": 9, "health": 40,
            "behaviours": [{"does": "hunt"}])") +
                                "," + creatureRow("cat", 'C', R"("attack": 1, "sight": 9, "health": 40)") +
                                item.substr(2);
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(content));
    dungeon.rules.health = 1000;
    dungeon.rules.sight = 9;
    World world = worldOf(dungeon);
    packItem(world, "tool");
    return world;
}

EntityId toolOf(const World& world) { return world.items().back().id; }

void CaptivesTest::whoIsWonOverGoesWithTheHero()
{
    World world = withTool("##########\n#@..R..C.#\n##########\n", R"({"kind": "befriend", "by": "zapping"})");
    QVERIFY(!play(world, ZapAt{toolOf(world), 4, 1}).refusal);
    QVERIFY(isAlly(world, *findKind(world, "rat")) && !isAlly(world, *findKind(world, "cat")));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void CaptivesTest::theHeroIsNotWonOver()
{
    const std::string fairy = "," + creatureRow("fairy", 'F', R"("attack": 6, "sight": 9, "side": "monks",
        "behaviours": [{"does": "hunt"}, {"does": "touch", "effect": {"kind": "befriend"}}])");
    Dungeon dungeon = campDungeon("########\n#@F..o.#\n########\n", fairy);
    dungeon.levels.front().things[0].belongs.side = "dwellers";
    World world = worldOf(dungeon);
    waitFor(world, 3);
    QVERIFY(!world.hero().side && world.sideOf(world.hero()) == kHeroSide);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void CaptivesTest::aCommandTellsWhichAlliesItWouldHarm()
{
    World world = withTool("##########\n#@..R.C..#\n##########\n",
                           R"({"kind": "lightning", "by": "zapping", "aim": "line", "range": 8, "amount": 3})");
    const auto rat = findKind(world, "rat")->id;
    QVERIFY(harmsAlly(world, ZapAt{toolOf(world), 6, 1}).empty());
    befriendIt(world, "rat");
    QCOMPARE(harmsAlly(world, ZapAt{toolOf(world), 6, 1}), std::vector{rat});
    QCOMPARE(harmsAlly(world, Throw{toolOf(world), 6, 1}), std::vector{rat}); // it is in the way
    QVERIFY(harmsAlly(world, Wait{}).empty() && harmsAlly(world, Walk{Direction::East}).empty());
    QVERIFY(harmsAlly(world, ZapAt{toolOf(world), 1, 1}).empty());
    bindIt(world, "cat");
    QCOMPARE(harmsAlly(world, ZapAt{toolOf(world), 6, 1}).size(), std::size_t{2}); // captives count as well
}

void CaptivesTest::whatHelpsHarmsNobody()
{
    World world = withTool("##########\n#@..R.C..#\n##########\n",
                           R"({"kind": "haste", "by": "zapping", "aim": "creature", "turns": 9})");
    befriendIt(world, "rat");
    QVERIFY(harmsAlly(world, ZapAt{toolOf(world), 4, 1}).empty());
}

CAVE_TEST_SUITE(CaptivesTest);
#include "captives_test.moc"
