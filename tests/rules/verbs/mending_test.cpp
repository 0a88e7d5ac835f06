// SPDX-License-Identifier: MIT
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kHealers{
    creatureRow("healer", 'H', R"("health": 30, "behaviours": [{"does": "mend", "range": 4, "amount": 5}])"),
    creatureRow("brute", 'B', R"("health": 40)"),
    creatureRow("novice", 'N', R"("behaviours": [{"does": "mend", "range": 4, "amount": 5, "per_mille": 250}])"),
};

EntityId hurt(World& world, Position at, int health)
{
    const EntityId who = world.creatureAt(at)->id;
    WorldWriter(world).setHealth(who, health);
    return who;
}

} // namespace

class MendingTest : public QObject {
    Q_OBJECT

private slots:
    void itHealsWhoLacksMostUntilAllAreWhole();
    void itNeverHealsTheHeroOrItself();
    void itMustSeeThemInRange();
    void itHasItsChance();
    void theVerbIsFormattedAndOnlyForMenders();
};

void MendingTest::itHealsWhoLacksMostUntilAllAreWhole()
{
    World world = zoo("########\n#@.BHB.#\n########", kHealers);
    const EntityId left = hurt(world, {3, 1, 0}, 33);
    const EntityId right = hurt(world, {5, 1, 0}, 30);
    const auto mended = eventsOf<Mended>(waitFor(world, 6));
    std::vector<EntityId> order;
    std::vector<int> health;
    for (const Mended& each : mended) {
        order.push_back(each.who.id);
        health.push_back(each.health);
    }
    QVERIFY(order == (std::vector{right, left, right, left}));
    QVERIFY(health == (std::vector{5, 5, 5, 2}));
    QCOMPARE(world.creature(left)->health, 40);
    QCOMPARE(world.creature(right)->health, 40);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void MendingTest::itNeverHealsTheHeroOrItself()
{
    World world = zoo("#####\n#@H.#\n#####", kHealers);
    WorldWriter(world).setHealth(world.state().hero, 10);
    hurt(world, {2, 1, 0}, 10);
    QVERIFY(eventsOf<Mended>(waitFor(world, 5)).empty());
}

void MendingTest::itMustSeeThemInRange()
{
    World far = zoo("#########\n#@B....H#\n#########", kHealers);
    hurt(far, {2, 1, 0}, 10);
    QVERIFY(eventsOf<Mended>(waitFor(far, 5)).empty());
    World behindWall = zoo("#########\n#@.B#H..#\n#########", kHealers);
    hurt(behindWall, {3, 1, 0}, 10);
    QVERIFY(eventsOf<Mended>(waitFor(behindWall, 5)).empty());
}

void MendingTest::itHasItsChance()
{
    World world = zoo("######\n#@BN.#\n######", kHealers);
    int mended = 0;
    for (int i = 0; i < 400; ++i) {
        hurt(world, {2, 1, 0}, 10);
        mended += static_cast<int>(eventsOf<Mended>(waitFor(world, 1)).size());
    }
    QVERIFY2(mended > 70 && mended < 130, std::to_string(mended).c_str());
}

void MendingTest::theVerbIsFormattedAndOnlyForMenders()
{
    QCOMPARE(shown(formatCommand(Mend{12, 7})), QString("mend 12,7"));
    QVERIFY(parseCommand("mend 12,7") == Command(Mend{12, 7}));
    QVERIFY(parseCommand("shoot 12,7") == Command(Shoot{12, 7}));
    QVERIFY(!parseCommand("mend") && !parseCommand("mend 12"));
    World world = zoo("######\n#@BH.#\n######", kHealers);
    hurt(world, {2, 1, 0}, 10);
    QVERIFY(!check(world, creatureOfKind(world, "healer").id, Mend{2, 1}));
    QVERIFY(check(world, creatureOfKind(world, "healer").id, Mend{1, 1}));
    QVERIFY(check(world, creatureOfKind(world, "brute").id, Mend{2, 1}));
    const Instant before(world);
    QVERIFY(play(world, Mend{2, 1}).refusal);
    QVERIFY(Instant(world) == before);
}

CAVE_TEST_SUITE(MendingTest);
#include "mending_test.moc"
