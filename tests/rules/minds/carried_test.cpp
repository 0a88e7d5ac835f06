// SPDX-License-Identifier: MIT
// Creatures that have things with them and use them, and those that rise from what they leave.
#include "core/content/english.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/message.h"
#include "core/rules/verbs/harm.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr int kTurnsToRise = 5;

std::string carriedRow(std::string_view id, char glyph, std::string_view more)
{
    return creatureRow(id, glyph, R"("health": 50, "attack": 1, "sight": 12, )" + std::string(more));
}

const std::vector<std::string> kCarrying{
    carriedRow("thrower", 'V', R"("carries": [{"items": ["venom_flask"], "least": 2, "most": 2}],
                                  "behaviours": [{"does": "use_carried", "range": 5}])"),
    carriedRow("medic", 'Q', R"("carries": [{"items": ["health_potion"]}],
                                "behaviours": [{"does": "use_carried", "range": 5}])"),
    carriedRow("maybe", 'H', R"("carries": [{"items": ["rock"], "per_mille": 500}], "behaviours": [])"),
};

World riserWorld()
{
    constexpr std::string_view kRising = R"j({
      "items": [{"id": "bones", "name": "bones", "article": "", "glyph": "%", "colour": "#dddddd",
                 "named_after": {"name": "bones of %1", "form": "a"}}],
      "creatures": [{"id": "riser", "name": "riser", "article": "a", "glyph": "W", "colour": "#dddddd", "health": 50,
                     "sight": 12, "drops": [{"items": ["bones"]}],
                     "behaviours": [{"does": "revive", "turns": 5}]}]})j";
    return worldOf(asciiDungeon("######\n#@.W.#\n######", catalogueWith(kRising)));
}

std::vector<Item> thingsOf(const World& world, std::string_view kind)
{
    return world.itemsOf(creatureOfKind(world, kind).id);
}

void slay(World& world, std::string_view kind)
{
    Events events;
    harm(WorldWriter(world), creatureOfKind(world, kind).id, 1000, actorOf(world, world.hero()), events);
}

bool isThere(const World& world, std::string_view kind)
{
    return std::ranges::any_of(world.creatures(),
                               [&](const Creature& creature) { return world.kindOf(creature).id == kind; });
}

} // namespace

class CarriedTest : public QObject {
    Q_OBJECT

private slots:
    void whatAKindCarriesIsThereWhenTheGameStarts();
    void whatHarmsIsThrownAtTheFoeInView();
    void nothingIsThrownFurtherThanItsRange();
    void whoIsHurtDrinksWhatHeals();
    void whatIsNotUsedUpIsLeftBehind();
    void itRisesOnceFromWhatItHasLeft();
    void takenUpItStaysDown();
    void whatItHasLeftIsThrownByItsName();
    void aCompanionThatRisesIsOneStill();
    void underSomebodyItWaits();
    void itIsInTheHash();
    void whatLeavesNothingOfItsOwnIsRefused();
};

void CarriedTest::whatAKindCarriesIsThereWhenTheGameStarts()
{
    QCOMPARE(thingsOf(zoo("######\n#@.V.#\n######", kCarrying), "thrower").size(), std::size_t{2});
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        found += static_cast<int>(thingsOf(zoo("######\n#@.H.#\n######", kCarrying, seed), "maybe").size());
    QVERIFY2(found > 60 && found < 140, qPrintable(QString::number(found)));
}

void CarriedTest::whatHarmsIsThrownAtTheFoeInView()
{
    World world = zoo("########\n#@...V.#\n########", kCarrying);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<Thrown>(events).size(), std::size_t{1});
    QVERIFY(lasts(world.hero(), Condition::Poisoned));
    QCOMPARE(thingsOf(world, "thrower").size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void CarriedTest::nothingIsThrownFurtherThanItsRange()
{
    World world = zoo("##########\n#@......V#\n##########", kCarrying);
    QVERIFY(eventsOf<Thrown>(waitFor(world, 3)).empty());
}

void CarriedTest::whoIsHurtDrinksWhatHeals()
{
    World world = zoo("######\n#@.Q.#\n######", kCarrying);
    waitFor(world, 1);
    QCOMPARE(thingsOf(world, "medic").size(), std::size_t{1}); // it is well
    WorldWriter(world).setHealth(creatureOfKind(world, "medic").id, 10);
    waitFor(world, 1);
    QVERIFY(creatureOfKind(world, "medic").health > 10);
    QVERIFY(thingsOf(world, "medic").empty());
}

void CarriedTest::whatIsNotUsedUpIsLeftBehind()
{
    World world = zoo("##########\n#@......V#\n##########", kCarrying);
    const Position at = creatureOfKind(world, "thrower").at;
    slay(world, "thrower");
    QCOMPARE(world.itemsAt(at).size(), std::size_t{2});
}

void CarriedTest::itRisesOnceFromWhatItHasLeft()
{
    World world = riserWorld();
    const int taught = world.hero().experience;
    slay(world, "riser");
    const int after = world.hero().experience;
    QVERIFY(after >= taught && !isThere(world, "riser"));
    waitFor(world, kTurnsToRise - 1);
    QVERIFY(!isThere(world, "riser"));
    const auto events = waitFor(world, 1);
    QVERIFY(isThere(world, "riser"));
    QCOMPARE(eventsOf<Appeared>(events).size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
    slay(world, "riser");
    QCOMPARE(world.hero().experience, after); // what it is worth has been had
    waitFor(world, 2 * kTurnsToRise);
    QVERIFY(!isThere(world, "riser"));
}

void CarriedTest::takenUpItStaysDown()
{
    World world = riserWorld();
    slay(world, "riser");
    const Item remains = world.items().front();
    give(world, remains.id, world.hero().id);
    waitFor(world, 3 * kTurnsToRise);
    QVERIFY(!isThere(world, "riser"));
}

void CarriedTest::whatItHasLeftIsThrownByItsName()
{
    World world = riserWorld();
    slay(world, "riser");
    const Item bones = world.items().front();
    const EnglishPhrasebook english(world.state().catalogue);
    const Thrown thrown{actorOf(world, world.hero()), bones.kind, {}, {}, false, bones.of, bones.kind};
    QCOMPARE(shown(format(describe(world, thrown)->text, english)), QString("You throw the bones of a riser."));
}

void CarriedTest::aCompanionThatRisesIsOneStill()
{
    World world = riserWorld();
    Creature befriended = creatureOfKind(world, "riser");
    befriended.side = kHeroSide;
    WorldWriter(world).changeCreature(befriended);
    Events events;
    harm(WorldWriter(world), befriended.id, 1000, actorOf(world, befriended), events);
    QCOMPARE(world.hash(), world.recomputedHash());
    waitFor(world, kTurnsToRise);
    QVERIFY(isThere(world, "riser"));
    QVERIFY(isAlly(world, creatureOfKind(world, "riser")));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void CarriedTest::underSomebodyItWaits()
{
    World world = riserWorld();
    slay(world, "riser");
    WorldWriter(world).moveCreature(world.hero().id, {3, 1, 0});
    waitFor(world, 2 * kTurnsToRise);
    QVERIFY(!isThere(world, "riser"));
    WorldWriter(world).moveCreature(world.hero().id, {1, 1, 0});
    waitFor(world, 1);
    QVERIFY(isThere(world, "riser"));
}

void CarriedTest::itIsInTheHash()
{
    World world = riserWorld();
    slay(world, "riser");
    QVERIFY(world.items().front().rises == kTurnsToRise);
    World other = world;
    Item changed = other.items().front();
    changed.rises = kTurnsToRise - 1;
    WorldWriter(other).changeItem(changed);
    QVERIFY(other.hash() != world.hash());
    QCOMPARE(other.hash(), other.recomputedHash());
    changed = world.items().front();
    changed.side = kHeroSide;
    WorldWriter(other).changeItem(changed);
    QVERIFY(other.hash() != world.hash());
    QCOMPARE(other.hash(), other.recomputedHash());
}

void CarriedTest::whatLeavesNothingOfItsOwnIsRefused()
{
    const auto faultOf = [](const std::string& creature) {
        const auto document = parseJson(R"({"creatures": [)" + creature + "]}");
        Catalogue catalogue = *Catalogue::builtIn();
        std::optional<Error> problem;
        catalogue.read(JsonCursor(*document, problem), true);
        return problem ? shown(problem->where) : QString();
    };
    QCOMPARE(faultOf(carriedRow("x", 'W', R"("behaviours": [{"does": "revive", "turns": 5}])")),
             QString("creatures[0].behaviours"));
    QCOMPARE(faultOf(carriedRow("x", 'W', R"("carries": [{"items": ["key"]}])")),
             QString("creatures[0].carries[0].items[0]"));
    QCOMPARE(faultOf(carriedRow("x", 'W', R"("carries": [{"items": ["rock"], "says": "Oh."}])")),
             QString("creatures[0].carries[0].says"));
}

CAVE_TEST_SUITE(CarriedTest);
#include "carried_test.moc"
