// SPDX-License-Identifier: MIT
// What is taken off what is done to creatures.
#include "core/rules/facts/resistance.h"

#include "core/content/effect_rows.h"
#include "core/content/english.h"
#include "core/content/kind_rows.h"
#include "core/content/resist_rows.h"
#include "core/rules/facts/message.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/effect_acts.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kResisting{
    creatureRow("salamander", 'V', R"("resists": {"fire": 1000, "cold": -1000, "blow": 500})"),
    creatureRow("statue", 'Q', R"("resists": {"confusion": 1000, "slow": 500, "poison": 950, "teleport": 500})"),
    creatureRow("puppet", 'H', R"("health": 100)"),
};

std::vector<Event> metBy(World& world, std::string_view kind, const Effect& effect)
{
    std::vector<Event> events;
    const EntityId whom = creatureOfKind(world, kind).id;
    meetWith(WorldWriter(world), whom, effect, actorOf(world, world.hero()), events);
    return events;
}

QString saidOf(const World& world, const Event& event)
{
    const EnglishPhrasebook english(world.state().catalogue);
    return shown(format(describe(world, event)->text, english));
}

QString resistProblemOf(std::string_view resists)
{
    const std::string row = creatureRow("x", 'x', std::string(R"("resists": )").append(resists));
    const Json json = *parseJson(row);
    std::optional<Error> problem;
    readCreature(JsonCursor(json, problem));
    return problem ? shown(problem->where + ": " + format(problem->what, EnglishPhrasebook())) : QString();
}

} // namespace

class ResistanceTest : public QObject {
    Q_OBJECT

private slots:
    void harmIsLessOrMore();
    void turnsShrinkAndBelowOneNothingHappens();
    void whoIsImmuneIsToldOf();
    void whatHasNoNumberCountsWhole();
    void blowsAreLessAsTheirSpanSays();
    void rowsAreReadAsTheyAreWritten();
    void errorsNameThePlace();
    void everyKeyHasItsWordAndName();
};

void ResistanceTest::harmIsLessOrMore()
{
    World world = zoo("#####\n#@VQ#\n#####", kResisting);
    const Creature salamander = creatureOfKind(world, "salamander");
    QCOMPARE(resistanceOf(world, salamander, EffectKind::Fireball), 1000);
    QCOMPARE(resistanceOf(world, salamander, EffectKind::Frost), -1000);
    const auto events = metBy(world, "salamander", {.kind = EffectKind::Frost, .amount = 3});
    QCOMPARE(eventsOf<Burned>(events).front().damage, 6);
    QCOMPARE(creatureOfKind(world, "salamander").health, 4);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void ResistanceTest::turnsShrinkAndBelowOneNothingHappens()
{
    World world = zoo("#####\n#@VQ#\n#####", kResisting);
    metBy(world, "statue", {.kind = EffectKind::Slow, .turns = 9});
    QCOMPARE(turnsLeft(creatureOfKind(world, "statue"), Condition::Slowed), 4);
    const auto events = metBy(world, "statue", {.kind = EffectKind::Poison, .turns = 10});
    QCOMPARE(eventsOf<Resisted>(events).size(), std::size_t{1});
    QVERIFY(!eventsOf<Resisted>(events).front().isImmune);
    QVERIFY(!lasts(creatureOfKind(world, "statue"), Condition::Poisoned));
}

void ResistanceTest::whoIsImmuneIsToldOf()
{
    World world = zoo("#####\n#@VQ#\n#####", kResisting);
    const auto events = metBy(world, "salamander", {.kind = EffectKind::Fireball, .amount = 5});
    QCOMPARE(events.size(), std::size_t{1});
    QCOMPARE(saidOf(world, events.front()), QStringLiteral("The salamander is immune to fire."));
    const auto other = metBy(world, "statue", {.kind = EffectKind::Confusion, .turns = 5});
    QCOMPARE(saidOf(world, other.front()), QStringLiteral("The statue is immune to that."));
    QVERIFY(!lasts(creatureOfKind(world, "statue"), Condition::Confused));
}

void ResistanceTest::whatHasNoNumberCountsWhole()
{
    World world = zoo("########\n#@..Q..#\n########", kResisting);
    QCOMPARE(eventsOf<Teleported>(metBy(world, "statue", {.kind = EffectKind::Teleport})).size(), std::size_t{1});
}

void ResistanceTest::blowsAreLessAsTheirSpanSays()
{
    World world = zoo("#####\n#@VH#\n#####", kResisting);
    const Span whole = blowOf(world, 9, creatureOfKind(world, "puppet"));
    const Span half = blowOf(world, 9, creatureOfKind(world, "salamander"));
    QCOMPARE(half.most, whole.most / 2);
    QCOMPARE(blowOf(world, 9, creatureOfKind(world, "salamander"), kResistShot), whole);
    QCOMPARE(drawBlowOf(WorldWriter(world), 9, creatureOfKind(world, "salamander")), half.most);
}

void ResistanceTest::rowsAreReadAsTheyAreWritten()
{
    const Json row = *parseJson(R"({"blow": 10, "cold": -1000, "lightning": 5, "naming": 1000})");
    std::optional<Error> problem;
    const Resists resists = readResists(JsonCursor(row, problem));
    QVERIFY(!problem);
    QCOMPARE(rowOf(resists), row);
    QCOMPARE(resists.of(resistKeyOf(EffectKind::Lightning)), 5);
    QVERIFY(rowOf(Catalogue::builtIn()->creatures()[0]).find("resists") == nullptr);
}

void ResistanceTest::errorsNameThePlace()
{
    QCOMPARE(resistProblemOf(R"({"fire": 1000})"), QString());
    QVERIFY(resistProblemOf(R"({"heat": 10})").startsWith("resists.heat: "));
    QVERIFY(resistProblemOf(R"({"fire": 1001})").startsWith("resists.fire: "));
    QVERIFY(resistProblemOf(R"({"fire": -1001})").startsWith("resists.fire: "));
}

void ResistanceTest::everyKeyHasItsWordAndName()
{
    const auto words = effectKindWords();
    for (std::size_t i = 0; i < words.size(); ++i)
        QCOMPARE(resistWord(resistKeyOf(static_cast<EffectKind>(i))), words[i]);
}

CAVE_TEST_SUITE(ResistanceTest);
#include "resistance_test.moc"
