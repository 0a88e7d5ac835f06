// SPDX-License-Identifier: MIT
// What comes over creatures of some kinds in water and on fire. Shallow water is ~.
#include "core/content/kind_rows.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/message.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kTurnsToStone =
    R"("suffers": [{"when": "soaked", "effect": {"kind": "petrify", "turns": 3}}])";

Dungeon puddles(std::string_view picture)
{
    const std::string rows = R"({"use": ["living"], "creatures": [)" +
                             creatureRow("brute", 'V', std::string(R"("health": 50, )").append(kTurnsToStone)) + ", " +
                             creatureRow("moth", 'Q', std::string(R"("flies": true, )").append(kTurnsToStone)) + ", " +
                             creatureRow("salt", 'W', R"("health": 3, "suffers": [
                                 {"when": "soaked", "effect": {"kind": "fireball", "amount": 9}},
                                 {"when": "soaked", "effect": {"kind": "petrify", "turns": 3}}])") +
                             ", " + creatureRow("ember", 'Z', R"("health": 50, "suffers": [
                                 {"when": "burning", "effect": {"kind": "might", "turns": 5}}])") +
                             "]}";
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(rows));
    dungeon.rules.health = 100'000;
    dungeon.rules.sight = 9;
    return dungeon;
}

void put(World& world, std::string_view kind, Position at)
{
    WorldWriter(world).moveCreature(creatureOfKind(world, kind).id, at);
}

QString problemOf(std::string_view suffers)
{
    const Json json = *parseJson(creatureRow("x", 'x', std::string(R"("suffers": )").append(suffers)));
    std::optional<Error> problem;
    readCreature(JsonCursor(json, problem));
    return problem ? QString::fromStdString(problem->where) : QString();
}

} // namespace

class SufferingTest : public QObject {
    Q_OBJECT

private slots:
    void inWaterItTurnsToStoneAndThatIsTold();
    void itLastsFromWhenItComesOutOfTheWater();
    void whoFliesIsNotSoaked();
    void whoDiesOfItSuffersNoMore();
    void whoBurnsSuffersToo();
    void rowsAreReadAsTheyAreWritten();
    void errorsNameThePlace();
};

void SufferingTest::inWaterItTurnsToStoneAndThatIsTold()
{
    World world = worldOf(puddles("#######\n#@.V~.#\n#######"));
    waitFor(world, 2);
    QVERIFY(!lasts(creatureOfKind(world, "brute"), Condition::Stony));
    put(world, "brute", {4, 1, 0});
    const int speed = speedOf(world, creatureOfKind(world, "brute"));
    const auto changes = eventsOf<ConditionChanged>(waitFor(world, 2));
    QVERIFY(lasts(creatureOfKind(world, "brute"), Condition::Stony));
    QCOMPARE(speedOf(world, creatureOfKind(world, "brute")), speed / 2);
    QCOMPARE(changes.size(), std::size_t{1}); // not again as long as it stands there
    QCOMPARE(describe(world, changes.front())->text.source, std::string("%1 turns to stone."));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void SufferingTest::itLastsFromWhenItComesOutOfTheWater()
{
    World world = worldOf(puddles("#######\n#@.V~.#\n#######"));
    put(world, "brute", {4, 1, 0});
    waitFor(world, 6);
    QVERIFY(lasts(creatureOfKind(world, "brute"), Condition::Stony));
    put(world, "brute", {3, 1, 0});
    waitFor(world, 3); // half as fast as the hero: at most two acts of its own
    QVERIFY(lasts(creatureOfKind(world, "brute"), Condition::Stony));
    waitFor(world, 6);
    QVERIFY(!lasts(creatureOfKind(world, "brute"), Condition::Stony));
}

void SufferingTest::whoFliesIsNotSoaked()
{
    World world = worldOf(puddles("#######\n#@.Q~.#\n#######"));
    put(world, "moth", {4, 1, 0});
    waitFor(world, 3);
    QVERIFY(!lasts(creatureOfKind(world, "moth"), Condition::Stony));
}

void SufferingTest::whoDiesOfItSuffersNoMore()
{
    World world = worldOf(puddles("#######\n#@.W~.#\n#######"));
    put(world, "salt", {4, 1, 0});
    const auto events = waitFor(world, 2);
    QCOMPARE(eventsOf<Died>(events).size(), std::size_t{1});
    QVERIFY(eventsOf<ConditionChanged>(events).empty());
    QVERIFY(eventsOf<Learned>(events).empty()); // nobody did it
}

void SufferingTest::whoBurnsSuffersToo()
{
    World world = worldOf(puddles("#######\n#@.Z..#\n#######"));
    begin(world, creatureOfKind(world, "ember").id, Condition::Burning, 4);
    waitFor(world, 2);
    QVERIFY(lasts(creatureOfKind(world, "ember"), Condition::Mighty));
}

void SufferingTest::rowsAreReadAsTheyAreWritten()
{
    const Json json = *parseJson(creatureRow("brute", 'V', kTurnsToStone));
    std::optional<Error> problem;
    const Json row = rowOf(readCreature(JsonCursor(json, problem)));
    QVERIFY(!problem && row.find("suffers"));
    QCOMPARE(rowOf(readCreature(JsonCursor(row, problem))), row);
    const Catalogue& builtIn = *Catalogue::builtIn();
    QVERIFY(!rowOf(builtIn.creature(*builtIn.findCreature("bat"))).find("suffers"));
}

void SufferingTest::errorsNameThePlace()
{
    QCOMPARE(problemOf(R"([{"when": "burning", "effect": {"kind": "might", "turns": 5}}])"), QString());
    QCOMPARE(problemOf(R"([{"when": "bored", "effect": {"kind": "might", "turns": 5}}])"),
             QStringLiteral("suffers[0].when"));
    QCOMPARE(problemOf(R"([{"when": "soaked", "effect": {"kind": "might"}}])").left(17),
             QStringLiteral("suffers[0].effect"));
    QCOMPARE(problemOf(R"([{"when": "soaked", "effect": {"kind": "mapping"}}])"),
             QStringLiteral("suffers[0].effect.kind"));
    QCOMPARE(problemOf(R"([{"when": "soaked"}])").left(10), QStringLiteral("suffers[0]"));
    QCOMPARE(problemOf(R"([{"when": "soaked", "effect": {"kind": "cure"}, "for": 3}])").left(10),
             QStringLiteral("suffers[0]"));
}

CAVE_TEST_SUITE(SufferingTest);
#include "suffering_test.moc"
