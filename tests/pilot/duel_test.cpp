// SPDX-License-Identifier: MIT
#include "core/pilot/duel.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class DuelTest : public QObject {
    Q_OBJECT

private slots:
    void aWeakCreatureFalls();
    void aStrongOneSlaysTheHero();
    void itEndsWithItsTurns();
    void chanceFollowsFromTheSeed();
    void theTallyCountsTheFightThatIsShown();
    void whoRisesAmongOthersFightsOn();
};

namespace {

Dungeon dungeonOf(const std::string& creature, std::uint64_t seed = 1)
{
    Dungeon dungeon = emptyDungeon(5, 5, 1);
    dungeon.seed = seed;
    dungeon.rules.health = 40;
    dungeon.rules.attack = 10;
    dungeon.catalogue = catalogueWith(
        R"({"creatures": [{"id": "it", "name": "it", "glyph": "I", "colour": "#ffffff", )" + creature + "}]}");
    return dungeon;
}

Duel fight(const Dungeon& dungeon, int turns = 20)
{
    const auto duel = playDuel(dungeon, *dungeon.catalogue->findCreature("it"), turns);
    return duel ? *duel : Duel{};
}

constexpr const char* kHunts = R"("sight": 9, "behaviours": [{"does": "hunt"}])";

} // namespace

void DuelTest::aWeakCreatureFalls()
{
    const Duel duel = fight(dungeonOf(std::string(R"("health": 3, "attack": 1, )") + kHunts));
    QVERIFY(duel.isFelled);
    QCOMPARE(duel.outcome, Outcome::Running);
    QVERIFY(duel.turns > 0 && duel.turns < 20);
    QVERIFY(duel.health > 30);
    QVERIFY(!duel.messages.empty());
}

void DuelTest::aStrongOneSlaysTheHero()
{
    const Duel duel = fight(dungeonOf(std::string(R"("health": 900, "attack": 90, )") + kHunts));
    QVERIFY(!duel.isFelled);
    QCOMPARE(duel.outcome, Outcome::Died);
    QVERIFY(duel.health <= 0);
}

void DuelTest::theTallyCountsTheFightThatIsShown()
{
    const Dungeon dungeon = dungeonOf(std::string(R"("health": 20, "attack": 16, )") + kHunts);
    const CreatureKindId foe = *dungeon.catalogue->findCreature("it");
    const auto one = tallyDuels(dungeon, foe, 60, 1);
    const Duel shown = fight(dungeon, 60);
    QVERIFY(one.has_value());
    QCOMPARE(one->won, shown.isFelled ? 1 : 0);
    QCOMPARE(one->lost, shown.outcome == Outcome::Died ? 1 : 0);
    QCOMPARE(one->turns, shown.isFelled ? shown.turns : 0);
    QCOMPARE(one->health, shown.isFelled ? shown.health : 0);
    const auto many = tallyDuels(dungeon, foe, 60, 50);
    QVERIFY(many->won > 0 && many->lost > 0); // an even fight
    QVERIFY(many->won + many->lost <= 50);
}

void DuelTest::itEndsWithItsTurns()
{
    const Duel duel = fight(dungeonOf(std::string(R"("health": 900, "attack": 0, )") + kHunts), 6);
    QVERIFY(!duel.isFelled);
    QCOMPARE(duel.turns, 6);
    QCOMPARE(duel.health, 40);
}

void DuelTest::chanceFollowsFromTheSeed()
{
    const std::string creature = std::string(R"("health": 30, "attack": 6, )") + kHunts;
    QVERIFY(fight(dungeonOf(creature, 5)).messages == fight(dungeonOf(creature, 5)).messages);
    QVERIFY(fight(dungeonOf(creature, 5)).messages != fight(dungeonOf(creature, 6)).messages);
}

void DuelTest::whoRisesAmongOthersFightsOn()
{
    Dungeon dungeon = dungeonOf(R"("health": 3, "experience": 1000, "behaviours": [
        {"does": "summon", "kind": "it", "per_mille": 1000, "colony": 5}, {"does": "hunt"}])");
    dungeon.rules.growth = GrowthFormula::Rooms;
    const Duel duel = fight(dungeon);
    QVERIFY(std::ranges::any_of(duel.messages,
                                [](const Message& message) { return message.text.source.contains("level"); }));
    QVERIFY(duel.turns == 20 || duel.isFelled || duel.outcome == Outcome::Died);
}

CAVE_TEST_SUITE(DuelTest);
#include "duel_test.moc"
