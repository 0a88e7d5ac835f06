// SPDX-License-Identifier: MIT
// Things that are not known at first: how they look, what may be tried with them, how they come to be known.
#include "core/content/english.h"
#include "core/rules/facts/message.h"
#include "core/rules/verbs/effects.h"
#include "core/world/looks.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

constexpr std::string_view kThingHall = "##########\n#@.....T.#\n#........#\n##########";

// The things are in the pack.
World packed(const std::vector<std::string>& ids, std::uint64_t seed = 1)
{
    World world = worldOf(unknownDungeon(kThingHall, ids, seed));
    play(world, PickUp{});
    return world;
}

ItemKindId kindNamed(const World& world, std::string_view id) { return *world.catalogue().findItem(id); }

bool isKnown(const World& world, std::string_view id) { return world.isKnown(kindNamed(world, id)); }

QString said(const World& world, const Event& event)
{
    const auto message = describe(world, event);
    return message ? shown(format(message->text, EnglishPhrasebook(world.state().catalogue))) : QString();
}

} // namespace

class UnknownTest : public QObject {
    Q_OBJECT

private slots:
    void withoutClassesEverythingIsKnown();
    void looksAreDealtAnewInEachGame();
    void noTwoKindsLookAlike();
    void drinkingNamesAndOthersOfTheKindToo();
    void aMessageTellsTheLookThatWasDrunk();
    void aMessageTellsTheLookThatWasThrown();
    void aMessageTellsTheLookThatWasMade();
    void nothingIsRefusedThatWouldTellWhatItIs();
    void aScrollToBeAimedNamesItselfAndStays();
    void anUnknownScrollIsNotAimed();
    void anUnknownWandIsAimedWhateverItDoes();
    void whatBreaksInViewIsKnown();
    void whatSomebodyUsesInViewIsKnown();
    void whatSomebodyUsesOutOfViewIsNot();
    void theLastOfAClassIsKnownByElimination();
    void namingNamesAllThatIsCarried();
    void whatTheHeroStartsWithIsKnown();
    void rememberedThingsAreTheirLooksUntilTheyAreKnown();
    void refusalsNameTheLook();
};

void UnknownTest::withoutClassesEverythingIsKnown()
{
    Rules rules = unknownRules();
    rules.identify.clear();
    Dungeon dungeon = unknownDungeon(kThingHall, {"haste_potion"});
    dungeon.rules = rules;
    World world = worldOf(dungeon);
    QVERIFY(isKnown(world, "haste_potion"));
    QVERIFY(looksOf(world.catalogue(), rules, 1).empty());
    play(world, PickUp{});
    play(world, Drink{thingOf(world, "haste_potion")});
    QVERIFY(world.state().known.empty());
    QCOMPARE(world.hash(), world.recomputedHash());
}

void UnknownTest::looksAreDealtAnewInEachGame()
{
    std::set<ItemKindId> looks;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const World world = packed({}, seed);
        const ItemKindId look = world.seenAs(kindNamed(world, "haste_potion"));
        QCOMPARE(world.catalogue().item(look).lookOf, std::string("glass"));
        QCOMPARE(packed({}, seed).seenAs(kindNamed(world, "haste_potion")), look);
        looks.insert(look);
    }
    QVERIFY(looks.size() > 5);
}

void UnknownTest::noTwoKindsLookAlike()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const World world = packed({}, seed);
        std::set<ItemKindId> looks;
        for (const UnknownClass& unknown : world.rules().identify)
            for (const std::string& id : unknown.kinds) {
                const ItemKindId kind = kindNamed(world, id);
                QVERIFY(!world.isKnown(kind));
                QVERIFY(looks.insert(world.seenAs(kind)).second);
                QCOMPARE(classOfLook(world.rules(), world.seenItem(kind)), std::optional(unknown.what));
            }
    }
}

void UnknownTest::drinkingNamesAndOthersOfTheKindToo()
{
    World world = packed({"haste_potion", "haste_potion", "sleep_potion"});
    const ItemKindId look = world.seenAs(kindNamed(world, "haste_potion"));
    const Turn turn = play(world, Drink{thingOf(world, "haste_potion")});
    QVERIFY(!turn.refusal);
    const auto recognised = eventsOf<Recognised>(turn.events);
    QCOMPARE(recognised.size(), std::size_t{1});
    QCOMPARE(recognised[0].look, look);
    QVERIFY(isKnown(world, "haste_potion") && !isKnown(world, "sleep_potion"));
    QCOMPARE(world.seenItem(*world.item(thingOf(world, "haste_potion"))).id, std::string("haste_potion"));
    QCOMPARE(world.state().known, std::vector{kindNamed(world, "haste_potion")});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void UnknownTest::aMessageTellsTheLookThatWasDrunk()
{
    World world = packed({"haste_potion"});
    const std::string look = world.seenItem(kindNamed(world, "haste_potion")).name;
    const Turn turn = play(world, Drink{thingOf(world, "haste_potion")});
    QCOMPARE(said(world, eventsOf<UsedUp>(turn.events).at(0)), QString("You drink the %1.").arg(shown(look)));
    QCOMPARE(said(world, eventsOf<Recognised>(turn.events).at(0)),
             QString("The %1: that is a potion of haste.").arg(shown(look)));
}

void UnknownTest::aMessageTellsTheLookThatWasThrown()
{
    World world = packed({"sleep_potion", "rock"});
    const std::string look = world.seenItem(kindNamed(world, "sleep_potion")).name;
    const Turn broken = play(world, Throw{thingOf(world, "sleep_potion"), 7, 1});
    QCOMPARE(said(world, eventsOf<Thrown>(broken.events).at(0)),
             QString("You throw the %1, and it breaks.").arg(shown(look)));
    const Turn thrown = play(world, Throw{thingOf(world, "rock"), 7, 2});
    QCOMPARE(said(world, eventsOf<Thrown>(thrown.events).at(0)), QString("You throw the rock."));
}

void UnknownTest::aMessageTellsTheLookThatWasMade()
{
    const World world = packed({"sleep_potion"});
    const ItemKindId kind = kindNamed(world, "sleep_potion");
    const Position at = world.hero().at;
    for (const QString& told :
         {said(world, Appeared{KindTable::Item, kind, at}), said(world, Vanished{KindTable::Item, kind, at})}) {
        QVERIFY2(told.contains(shown(world.seenItem(kind).name)), qPrintable(told));
        QVERIFY2(!told.contains(shown(world.catalogue().item(kind).name)), qPrintable(told));
    }
}

void UnknownTest::nothingIsRefusedThatWouldTellWhatItIs()
{
    World world = packed({"healing_potion", "healing_potion", "lightning_scroll"});
    const Creature& target = creatureOfKind(world, "target");
    WorldWriter(world).removeCreature(target.id); // nobody is near enough to strike
    QVERIFY(!play(world, Drink{thingOf(world, "healing_potion")}).refusal); // in full health
    QVERIFY(play(world, Drink{thingOf(world, "healing_potion")}).refusal.has_value()); // now it is known
    QVERIFY(!play(world, Read{thingOf(world, "lightning_scroll")}).refusal);
    QVERIFY(isKnown(world, "lightning_scroll"));
}

void UnknownTest::aScrollToBeAimedNamesItselfAndStays()
{
    World world = packed({"fireball_scroll"});
    const EntityId scroll = thingOf(world, "fireball_scroll");
    const std::int64_t before = world.state().turn;
    const Turn turn = play(world, Read{scroll});
    QVERIFY(!turn.refusal);
    QCOMPARE(world.state().turn, before + 1);
    QVERIFY(world.item(scroll) != nullptr);
    QVERIFY(isKnown(world, "fireball_scroll"));
    QVERIFY(eventsOf<UsedUp>(turn.events).empty());
    QVERIFY(play(world, Read{scroll}).refusal.has_value()); // from now on as ever
    QVERIFY(!play(world, ReadAt{scroll, 7, 1}).refusal);
    QVERIFY(world.item(scroll) == nullptr);
}

void UnknownTest::anUnknownScrollIsNotAimed()
{
    World world = packed({"fireball_scroll", "mapping_scroll"});
    const Instant before(world);
    for (const char* kind : {"fireball_scroll", "mapping_scroll"}) {
        QVERIFY(!asksForTarget(world, world.hero(), *world.item(thingOf(world, kind))));
        QVERIFY(play(world, ReadAt{thingOf(world, kind), 7, 1}).refusal.has_value());
    }
    QVERIFY(Instant(world) == before);
}

void UnknownTest::anUnknownWandIsAimedWhateverItDoes()
{
    for (const char* kind : {"digging_wand", "fire_wand", "befriending_wand"}) {
        World world = packed({kind});
        const EntityId wand = thingOf(world, kind);
        QVERIFY(asksForTarget(world, world.hero(), *world.item(wand)));
        QVERIFY(play(world, Zap{wand}).refusal.has_value());
        QVERIFY(play(world, ZapAt{wand, 1, 1}).refusal.has_value()); // oneself
        QVERIFY(!play(world, ZapAt{wand, 4, 2}).refusal); // where nobody is
        QVERIFY(isKnown(world, kind));
        QCOMPARE(world.item(wand)->spent, 1);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

void UnknownTest::whatBreaksInViewIsKnown()
{
    World world = packed({"sleep_potion"});
    const Turn turn = play(world, Throw{thingOf(world, "sleep_potion"), 7, 1});
    QVERIFY(!turn.refusal);
    QVERIFY(lasts(creatureOfKind(world, "target"), Condition::Asleep));
    QVERIFY(isKnown(world, "sleep_potion"));
}

void UnknownTest::whatSomebodyUsesInViewIsKnown()
{
    World world = packed({"haste_potion"});
    const Creature user = creatureOfKind(world, "target");
    const EntityId potion = thingOf(world, "haste_potion");
    give(world, potion, user.id);
    Events events;
    useUp(WorldWriter(world), user, potion, user.at, events);
    QVERIFY(isKnown(world, "haste_potion"));
}

void UnknownTest::whatSomebodyUsesOutOfViewIsNot()
{
    World world = worldOf(unknownDungeon("##########\n#@..#..T.#\n##########", {"haste_potion"}));
    const Creature user = creatureOfKind(world, "target");
    const EntityId potion = thingOf(world, "haste_potion");
    give(world, potion, user.id);
    Events events;
    useUp(WorldWriter(world), user, potion, user.at, events);
    QVERIFY(lasts(creatureOfKind(world, "target"), Condition::Hasted));
    QVERIFY(!isKnown(world, "haste_potion"));
}

void UnknownTest::theLastOfAClassIsKnownByElimination()
{
    World world = packed({"haste_potion", "healing_potion"});
    play(world, Drink{thingOf(world, "haste_potion")});
    QVERIFY(!isKnown(world, "sleep_potion"));
    const Turn turn = play(world, Drink{thingOf(world, "healing_potion")});
    QVERIFY(isKnown(world, "sleep_potion"));
    const auto recognised = eventsOf<Recognised>(turn.events);
    QCOMPARE(recognised.size(), std::size_t{2});
    QVERIFY(recognised[1].by == Recognised::By::Elimination);
    QCOMPARE(world.state().known.size(), std::size_t{3});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void UnknownTest::namingNamesAllThatIsCarried()
{
    World world = packed({"naming_scroll", "haste_potion", "fire_wand"});
    const Turn turn = play(world, Read{thingOf(world, "naming_scroll")});
    QVERIFY(!turn.refusal);
    for (const char* kind : {"naming_scroll", "haste_potion", "fire_wand"})
        QVERIFY2(isKnown(world, kind), kind);
    QVERIFY(!isKnown(world, "sleep_potion"));
    QVERIFY(!eventsOf<UsedUp>(turn.events).at(0).isInVain);
}

void UnknownTest::whatTheHeroStartsWithIsKnown()
{
    Dungeon dungeon = unknownDungeon(kThingHall, {});
    dungeon.rules.kit = {"haste_potion"};
    const World world = worldOf(dungeon);
    QVERIFY(isKnown(world, "haste_potion") && !isKnown(world, "sleep_potion"));
}

void UnknownTest::rememberedThingsAreTheirLooksUntilTheyAreKnown()
{
    Dungeon dungeon = unknownDungeon(kThingHall, {"haste_potion"});
    putItem(dungeon, "haste_potion", {4, 1, 0});
    World world = worldOf(dungeon);
    const ItemKindId kind = kindNamed(world, "haste_potion");
    const ItemKindId look = world.seenAs(kind);
    const auto remembered = [&] {
        std::vector<ItemKindId> kinds;
        for (const RememberedThing& thing : world.level(0).memory.things)
            if (thing.table == KindTable::Item)
                kinds.push_back(thing.kind);
        return kinds;
    };
    QCOMPARE(remembered(), (std::vector{look, look}));
    play(world, PickUp{});
    play(world, Drink{thingOf(world, "haste_potion")});
    QCOMPARE(remembered(), std::vector{kind});
}

void UnknownTest::refusalsNameTheLook()
{
    World world = packed({"haste_potion"});
    const std::string look = world.seenItem(kindNamed(world, "haste_potion")).name;
    const Turn turn = play(world, Read{thingOf(world, "haste_potion")});
    QVERIFY(turn.refusal.has_value());
    QCOMPARE(shown(format(turn.refusal->why, EnglishPhrasebook(world.state().catalogue))),
             QString("The %1 cannot be read.").arg(shown(look)));
}

CAVE_TEST_SUITE(UnknownTest);
#include "unknown_test.moc"
