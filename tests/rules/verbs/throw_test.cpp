// SPDX-License-Identifier: MIT
#include "core/rules/turn/play.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/throwing.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

// Javelins for throwing, a bow for arrows, and what breaks.
std::shared_ptr<const Catalogue> kinds()
{
    static const std::shared_ptr<const Catalogue> catalogue = catalogueWith(R"({
        "creatures": [
            {"id": "target", "name": "target", "article": "a", "glyph": "T", "colour": "#ffffff", "health": 1000,
             "defence": 7}],
        "items": [
            {"id": "javelin", "name": "javelin", "article": "a", "glyph": "/", "colour": "#ffffff", "thrown": 12},
            {"id": "throwing_axe", "name": "throwing axe", "article": "a", "glyph": "/", "colour": "#ffffff",
             "slot": "hand", "attack": 3, "thrown": 5},
            {"id": "arrow", "name": "arrow", "article": "an", "glyph": "/", "colour": "#ffffff", "thrown": 8},
            {"id": "longbow", "name": "longbow", "article": "a", "glyph": "/", "colour": "#ffffff", "slot": "hand",
             "launches": "arrow", "launch": 9},
            {"id": "arbalest", "name": "arbalest", "article": "an", "glyph": "/", "colour": "#ffffff", "slot": "hand",
             "launches": "arrow", "launch": 20, "launch_time": 200},
            {"id": "venom", "name": "venom", "article": "", "glyph": "!", "colour": "#ffffff",
             "effect": {"kind": "poison", "by": "drinking", "turns": 6}},
            {"id": "fire_oil", "name": "fire oil", "article": "", "glyph": "!", "colour": "#ffffff",
             "effect": {"kind": "fireball", "by": "throwing", "amount": 9, "radius": 2}}]
})");
    return catalogue;
}

World world(std::string_view picture, const std::vector<std::string>& kit,
            DamageFormula damage = DamageFormula::Difference, int health = 40)
{
    Dungeon dungeon = asciiDungeon(picture, kinds());
    dungeon.rules.kit = kit;
    dungeon.rules.damage = damage;
    dungeon.rules.health = health;
    return worldOf(dungeon);
}

EntityId first(const World& world) { return world.items().front().id; }

constexpr std::string_view kThrowHall = "##############\n#@....T......#\n#............#\n##############";

} // namespace

class ThrowTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsThrownHitsTheFirstItMeetsAndLiesThere();
    void dicePlayAsTheyDoForBlows();
    void whatIsNoWeaponDoesNothingOrOne();
    void oneOfAStackIsThrown();
    void aBowAddsToItsArrowsOnly();
    void enchantmentsCountFromAfarAsFarAsTheyAreKnown();
    void aShotTakesTheTimeOfWhatShootsIt();
    void potionsBreakOverWhomTheyHit();
    void potionsBreakOnTheGroundToo();
    void oilBurnsAllAroundTheThrowerToo();
    void whatIsThrownByHandCannotBeUsedOtherwise();
    void throwingIsRefusedWithoutATurn();
    void thrownThingsCanBeTakenAgain();
    void slainByAThrowCountsAsSlain();
    void throwsAreFormattedAndParsedBack();
    void aScrollDoesNotBreak();
};

void ThrowTest::whatIsThrownHitsTheFirstItMeetsAndLiesThere()
{
    World hall = world(kThrowHall, {"javelin"});
    const Turn turn = play(hall, Throw{first(hall), 9, 1});
    QVERIFY(!turn.refusal);
    QCOMPARE(eventsOf<HitByThrown>(turn.events).at(0).damage, 5); // 12 - 7
    QCOMPARE(creatureOfKind(hall, "target").health, 995);
    QCOMPARE(hall.itemsAt({6, 1, 0}).size(), std::size_t{1});
    QVERIFY(hall.itemsOf(hall.state().hero).empty());
    QCOMPARE(hall.state().turn, std::int64_t{1});
    QCOMPARE(hall.hash(), hall.recomputedHash());
}

void ThrowTest::dicePlayAsTheyDoForBlows()
{
    World hall = world(kThrowHall, std::vector<std::string>(20, "javelin"), DamageFormula::Dice);
    std::set<int> seen;
    for (const Item& item : hall.itemsOf(hall.state().hero))
        seen.insert(eventsOf<HitByThrown>(play(hall, Throw{item.id, 6, 1}).events).at(0).damage);
    QVERIFY(*seen.begin() >= 1 && *seen.rbegin() <= 5 && seen.size() > 2);
}

void ThrowTest::whatIsNoWeaponDoesNothingOrOne()
{
    for (const DamageFormula formula : {DamageFormula::Difference, DamageFormula::Dice}) {
        World hall = world(kThrowHall, {"apple"}, formula);
        const int expected = formula == DamageFormula::Dice ? 1 : 0;
        const Turn turn = play(hall, Throw{first(hall), 6, 1});
        QCOMPARE(eventsOf<HitByThrown>(turn.events).at(0).damage, expected);
    }
}

void ThrowTest::oneOfAStackIsThrown()
{
    World hall = world(kThrowHall, {"javelin", "javelin", "javelin"});
    play(hall, Throw{first(hall), 3, 2});
    QCOMPARE(hall.itemsOf(hall.state().hero).size(), std::size_t{2});
    QCOMPARE(hall.itemsAt({3, 2, 0}).size(), std::size_t{1});
}

void ThrowTest::aBowAddsToItsArrowsOnly()
{
    World hall = world(kThrowHall, {"longbow", "arrow", "javelin"});
    const Creature& hero = hall.hero();
    const auto attack = [&](const char* id) {
        Item thing;
        thing.kind = *hall.catalogue().findItem(id);
        return thrownAttackOf(hall, hero, thing, Known::All);
    };
    QCOMPARE(attack("arrow"), 17);
    QCOMPARE(attack("javelin"), 12);
    QCOMPARE(attack("apple"), 0);
    play(hall, TakeOff{first(hall)});
    QCOMPARE(attack("arrow"), 8);
}

void ThrowTest::enchantmentsCountFromAfarAsFarAsTheyAreKnown()
{
    World hall = world(kThrowHall, {"longbow", "arrow", "javelin", "throwing_axe"});
    const auto enchant = [&](EntityId id, int by, bool isShown) {
        Item thing = *hall.item(id);
        thing.enchant = by;
        thing.isShown = isShown;
        WorldWriter(hall).changeItem(thing);
    };
    const auto attack = [&](std::string_view thing, Known which) {
        return thrownAttackOf(hall, hall.hero(), *hall.item(thingOf(hall, thing)), which);
    };
    enchant(thingOf(hall, "longbow"), 3, false);
    QCOMPARE(attack("arrow", Known::All), 20);
    QCOMPARE(attack("arrow", Known::ToHero), 17);
    QCOMPARE(attack("javelin", Known::All), 12);
    enchant(thingOf(hall, "longbow"), -2, true);
    QCOMPARE(attack("arrow", Known::ToHero), 15);
    enchant(thingOf(hall, "throwing_axe"), 2, true);
    QCOMPARE(attack("throwing_axe", Known::All), 7);
    enchant(thingOf(hall, "throwing_axe"), -9, true);
    QCOMPARE(attack("throwing_axe", Known::All), 0);
}

void ThrowTest::aShotTakesTheTimeOfWhatShootsIt()
{
    const auto timeOf = [](const char* wielded, std::string_view thrown) {
        World hall = world(kThrowHall, {wielded, "arrow", "javelin"});
        const std::int64_t before = hall.state().clock;
        play(hall, Throw{thingOf(hall, thrown), 6, 1});
        return hall.state().clock - before;
    };
    QCOMPARE(timeOf("arbalest", "arrow"), std::int64_t{200});
    QCOMPARE(timeOf("arbalest", "javelin"), std::int64_t{100}); // by hand
    QCOMPARE(timeOf("longbow", "arrow"), std::int64_t{100});
}

void ThrowTest::potionsBreakOverWhomTheyHit()
{
    World hall = world(kThrowHall, {"venom"});
    const Turn turn = play(hall, Throw{first(hall), 6, 1});
    QVERIFY(eventsOf<Thrown>(turn.events).at(0).breaks);
    QVERIFY(eventsOf<HitByThrown>(turn.events).empty());
    QCOMPARE(turnsLeft(creatureOfKind(hall, "target"), Condition::Poisoned), 5); // it has acted once since
    QCOMPARE(creatureOfKind(hall, "target").health, 999);
    QVERIFY(hall.items().empty());
}

void ThrowTest::potionsBreakOnTheGroundToo()
{
    World hall = world(kThrowHall, {"venom"});
    play(hall, Throw{first(hall), 4, 1});
    QVERIFY(hall.items().empty());
    QVERIFY(!lasts(creatureOfKind(hall, "target"), Condition::Poisoned));
}

void ThrowTest::oilBurnsAllAroundTheThrowerToo()
{
    World hall = world("#########\n#@..T...#\n#...T...#\n#########", {"fire_oil"});
    const Turn turn = play(hall, Throw{first(hall), 3, 1});
    QCOMPARE(eventsOf<Exploded>(turn.events).at(0).radius, 2);
    QCOMPARE(eventsOf<Burned>(turn.events).size(), std::size_t{3});
    QCOMPARE(hall.hero().health, 31);
    World deadly = world("#########\n#@..T...#\n#########", {"fire_oil"}, DamageFormula::Dice, 9);
    play(deadly, Throw{first(deadly), 3, 1});
    QVERIFY(deadly.state().outcome == Outcome::Died && deadly.state().cause == Cause::Burned);
}

void ThrowTest::whatIsThrownByHandCannotBeUsedOtherwise()
{
    World hall = world(kThrowHall, {"fire_oil"});
    for (const Command& command : {Command(Drink{first(hall)}), Command(Read{first(hall)}), Command(Zap{first(hall)})})
        QVERIFY(play(hall, command).refusal);
}

void ThrowTest::throwingIsRefusedWithoutATurn()
{
    World hall = world(kThrowHall, {"javelin", "tunic"});
    const EntityId javelin = hall.items()[0].id;
    const EntityId tunic = hall.items()[1].id;
    const Instant before(hall);
    QCOMPARE(shown(refusalOf(play(hall, Throw{javelin, 1, 1}))), QString("Choose a place other than your own."));
    QVERIFY(play(hall, Throw{javelin, 99, 1}).refusal);
    QCOMPARE(shown(refusalOf(play(hall, Throw{javelin, 12, 1}))), QString("You cannot throw further than 10 steps."));
    QVERIFY(!check(hall, hall.state().hero, Throw{javelin, 11, 1}));
    QCOMPARE(shown(refusalOf(play(hall, Throw{javelin, 0, 1}))), QString("Something solid is in the way."));
    QCOMPARE(shown(refusalOf(play(hall, Throw{tunic, 6, 1}))), QString("You would have to take the tunic off first."));
    QVERIFY(play(hall, Throw{EntityId{999}, 6, 1}).refusal);
    QVERIFY(Instant(hall) == before);
    QVERIFY(!play(hall, Throw{javelin, 6, 1}).refusal);
    QVERIFY(play(hall, Throw{javelin, 6, 1}).refusal); // it is no longer carried
}

void ThrowTest::thrownThingsCanBeTakenAgain()
{
    World hall = world("######\n#@...#\n######", {"dagger"}); // starts in the hand
    play(hall, Throw{first(hall), 2, 1});
    QVERIFY(hall.items().front().use == Use::None);
    play(hall, Walk{Direction::East});
    QVERIFY(!play(hall, PickUp{}).refusal);
    QCOMPARE(hall.itemsOf(hall.state().hero).size(), std::size_t{1});
    QCOMPARE(hall.hash(), hall.recomputedHash());
}

void ThrowTest::slainByAThrowCountsAsSlain()
{
    Dungeon dungeon = asciiDungeon("######\n#@..o#\n######", kinds());
    dungeon.rules.kit = {"javelin"};
    dungeon.rules.damage = DamageFormula::Difference;
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "orc";
    World hall = worldOf(dungeon);
    play(hall, Throw{first(hall), 4, 1}); // 12 of 10
    QVERIFY(hall.state().outcome == Outcome::Won);
}

void ThrowTest::throwsAreFormattedAndParsedBack()
{
    for (const Command& command :
         {Command(Throw{EntityId{17}, 12, 7}), Command(Zap{EntityId{17}}), Command(ZapAt{EntityId{17}, 12, 7})})
        QVERIFY(parseCommand(formatCommand(command)) == command);
    QCOMPARE(shown(formatCommand(Throw{EntityId{17}, 12, 7})), QString("throw 17 at 12,7"));
    for (const char* wrong : {"throw", "throw 17", "throw 17 at 12", "zap", "zap 17 at", "throw at 12,7"})
        QVERIFY2(!parseCommand(wrong), wrong);
}

void ThrowTest::aScrollDoesNotBreak()
{
    World hall = world(kThrowHall, {"fireball_scroll"});
    play(hall, Throw{first(hall), 4, 1});
    QCOMPARE(hall.itemsAt({4, 1, 0}).size(), std::size_t{1});
}

CAVE_TEST_SUITE(ThrowTest);
#include "throw_test.moc"
