// SPDX-License-Identifier: MIT
// Fire: what it takes, whom it hurts, and what it leaves. Dry grass is *, short grass `, flames ^, burnt ground a.
#include "core/rules/facts/message.h"
#include "core/rules/facts/passage.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/invariants.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::string_view kLiving = R"({"use": ["living"], "tiles": [
        {"id": "pyre", "name": "pyre", "article": "a", "glyph": "P", "colour": "#ffffff", "sign": "P", "walkable": true,
         "harmful": true, "fire": true}], "creatures": [
        {"id": "walker", "name": "walker", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 10, "sight": 9,
         "attack": 1, "experience": 5, "behaviours": [{"does": "hunt"}]},
        {"id": "moth", "name": "moth", "article": "a", "glyph": "I", "colour": "#ffffff", "health": 10, "flies": true}],
    "items": [
        {"id": "letter", "name": "letter", "article": "a", "glyph": "?", "colour": "#ffffff", "burns": true},
        {"id": "wooden_key", "name": "wooden key", "article": "a", "glyph": "k", "colour": "#ffffff", "burns": true,
         "key": true}]})";

Dungeon burning(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kLiving));
    dungeon.rules.health = 1000;
    dungeon.rules.sight = 9;
    return dungeon;
}

World fire(std::string_view picture, std::uint64_t seed = 1)
{
    Dungeon dungeon = burning(picture);
    dungeon.seed = seed;
    return worldOf(dungeon);
}

TileId tileOf(const World& world, std::string_view id) { return *world.catalogue().findTile(id); }

std::ptrdiff_t countOf(const World& world, std::string_view id)
{
    const auto cells = world.level(0).tiles.cells();
    return std::ranges::count(cells, tileOf(world, id));
}

bool isOver(const World& world) { return !world.isActive(0); }

// Until nothing burns any more.
std::vector<Event> burnOut(World& world)
{
    std::vector<Event> events;
    for (int i = 0; i < 500 && !isOver(world); ++i) {
        const Turn turn = play(world, Wait{});
        events.insert(events.end(), turn.events.begin(), turn.events.end());
    }
    return events;
}

std::string lastOf(const World& world, const Event& event)
{
    const auto message = describe(world, event);
    return message ? message->text.source : std::string();
}

} // namespace

class FireTest : public QObject {
    Q_OBJECT

private slots:
    void grassBurnsToBurntGround();
    void theSameFireBurnsTheSameWay();
    void aFlaskSetsGrassAlight();
    void aFlaskOnBareFloorBurnsNobodyElse();
    void aFireballSetsGrassAlight();
    void whoIsInFireCatchesItAndBurns();
    void whoeverTheFireKillsTeachesNobody();
    void theHeroCanBurnToDeath();
    void waterPutsOut();
    void whoBurnsSetsAlightWhereItGoes();
    void monstersKeepOut();
    void theHeroMayGoIn();
    void thingsThatBurnAreLost();
    void aBridgeStaysUnderWhoStandsOnIt();
    void thingsComeAshoreFromABridge();
    void aBarricadeBurnsAway();
    void embersGoOut();
    void tallGrassIsTroddenAndRises();
    void fireTakesNothingFromTheDice();
    void whereNothingGoesOnNothingIsCounted();
    void otherLevelsStandStill();
    void everythingHoldsInAGreatFire();
    void theFirstFlamesAreToldOnce();
};

void FireTest::grassBurnsToBurntGround()
{
    World world = fire("#########\n#^******#\n#*******#\n#*******#\n#########\n#@......#\n#########\n");
    int turns = 0;
    for (; turns < 100 && !isOver(world); ++turns) {
        play(world, Wait{});
        QCOMPARE(world.hash(), world.recomputedHash());
    }
    QVERIFY(turns > 5);
    QCOMPARE(countOf(world, "flames"), 0);
    QCOMPARE(countOf(world, "dead_grass"), 0);
    QCOMPARE(countOf(world, "ash"), 20);
    QCOMPARE(world.tileKind({1, 1, 0}).id, std::string("floor")); // nothing was said to be under it
    QVERIFY(world.level(0).living.under.empty() && world.level(0).living.waits.empty());
}

// What every build must do: these numbers change only with the rules.
void FireTest::theSameFireBurnsTheSameWay()
{
    World world =
        fire("############\n#^**```**``#\n#*``**``**`#\n#````*****`#\n############\n#@.........#\n############\n", 7);
    waitFor(world, 4);
    const std::string early = asciiPicture(world);
    burnOut(world);
    const QString found = QStringLiteral("%1%2 %3")
                              .arg(shown(early), shown(asciiPicture(world)))
                              .arg(world.hash(), 16, 16, QLatin1Char('0'));
    QCOMPARE(found,
             QStringLiteral("############\n#.a^```**``#\n#aa`**``**`#\n#a```*****`#\n############\n#@.........#\n"
                            "############\n############\n#.aaaaaaaaa#\n#aaaaaaaaaa#\n#a`aaaaaaaa#\n############\n"
                            "#@.........#\n############\n 90b8fbbe1f5fddc7"));
}

void FireTest::aFlaskSetsGrassAlight()
{
    World world = fire("##########\n#@...****#\n#....****#\n#....****#\n##########\n");
    const EntityId flask = packItem(world, "fire_flask");
    const Turn thrown = play(world, Throw{flask, 6, 2});
    QVERIFY(!thrown.refusal);
    QVERIFY(!world.item(flask));
    const auto turned = eventsOf<TileTurned>(thrown.events);
    QVERIFY(!turned.empty());
    QVERIFY(std::ranges::all_of(turned,
                                [&](const TileTurned& turn) {
                                    return turn.from == tileOf(world, "dead_grass") &&
                                           turn.to == tileOf(world, "flames");
                                }) ||
            turned.size() > 4); // it has burnt for a beat
    burnOut(world);
    QVERIFY(countOf(world, "ash") > 6);
}

void FireTest::aFlaskOnBareFloorBurnsNobodyElse()
{
    World world = fire("##########\n#@....I..#\n##########\n");
    const EntityId flask = packItem(world, "fire_flask");
    play(world, Throw{flask, 5, 1});
    QVERIFY(isOver(world));
    QVERIFY(!lasts(world.hero(), Condition::Burning));
    QVERIFY(lasts(creatureOfKind(world, "moth"), Condition::Burning));
}

void FireTest::aFireballSetsGrassAlight()
{
    World world = fire("############\n#@.....***.#\n#......***.#\n############\n");
    const EntityId scroll = packItem(world, "fireball_scroll");
    const Turn read = play(world, ReadAt{scroll, 8, 1});
    QVERIFY(!read.refusal);
    QVERIFY(!eventsOf<TileTurned>(read.events).empty());
}

void FireTest::whoIsInFireCatchesItAndBurns()
{
    World world = fire("#######\n#@....#\n#######\n");
    WorldWriter(world).setTile({2, 1, 0}, tileOf(world, "flames"));
    QVERIFY(!play(world, Walk{Direction::East}).refusal);
    QVERIFY(lasts(world.hero(), Condition::Burning));
    const int health = world.hero().health;
    const Turn next = play(world, Walk{Direction::East});
    QCOMPARE(world.hero().health, health - 2);
    QCOMPARE(eventsOf<Burned>(next.events).size(), std::size_t{1});
    waitFor(world, 3);
    QVERIFY(!lasts(world.hero(), Condition::Burning));
    QCOMPARE(world.hero().health, health - 8);
}

void FireTest::whoeverTheFireKillsTeachesNobody()
{
    World world = fire("#########\n#@.#.W^.#\n#########\n");
    const EntityId who = creatureOfKind(world, "walker").id;
    std::vector<Event> events;
    beginCondition(WorldWriter(world), who, Condition::Burning, 50, events);
    events = waitFor(world, 6);
    QVERIFY(!world.creature(who));
    QCOMPARE(eventsOf<Died>(events).size(), std::size_t{1});
    QVERIFY(eventsOf<Learned>(events).empty());
    QVERIFY(world.state().slain.empty());
}

void FireTest::theHeroCanBurnToDeath()
{
    Dungeon dungeon = burning("#####\n#@..#\n#####\n");
    dungeon.rules.health = 5;
    World world = worldOf(dungeon);
    std::vector<Event> events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Burning, 4, events);
    events = waitFor(world, 4);
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Flames);
    QVERIFY(!world.state().killer);
    QCOMPARE(eventsOf<Perished>(events).size(), std::size_t{1});
}

void FireTest::waterPutsOut()
{
    World world = fire("#####\n#@~.#\n#####\n");
    std::vector<Event> events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Burning, 4, events);
    play(world, Walk{Direction::East});
    QVERIFY(!lasts(world.hero(), Condition::Burning));
}

void FireTest::whoBurnsSetsAlightWhereItGoes()
{
    World world = fire("########\n#@.***.#\n########\n");
    std::vector<Event> events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Burning, 4, events);
    play(world, Walk{Direction::East});
    QVERIFY(isOver(world));
    play(world, Walk{Direction::East});
    play(world, Walk{Direction::East});
    QVERIFY(!isOver(world));
}

void FireTest::monstersKeepOut()
{
    World world = fire("#######\n#@.^.W#\n#######\n");
    WorldWriter(world).setTile({3, 1, 0}, tileOf(world, "flames"));
    const Creature& walker = creatureOfKind(world, "walker");
    QVERIFY(!mayEnter(world, walker, {3, 1, 0}));
    QVERIFY(!mayWade(world, walker, {3, 1, 0}));
    while (world.tileKind({3, 1, 0}).fire) {
        play(world, Wait{});
        QVERIFY(creatureOfKind(world, "walker").at.x > 3 || !world.tileKind({3, 1, 0}).fire);
    }
    waitFor(world, 4);
    QVERIFY(creatureOfKind(world, "walker").at.x < 3);
}

void FireTest::theHeroMayGoIn()
{
    World world = fire("#####\n#@^.#\n#####\n");
    QVERIFY(wouldBurn(world, Direction::East));
    QVERIFY(!wouldBurn(world, Direction::West));
    QVERIFY(!play(world, Walk{Direction::East}).refusal);
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
    QVERIFY(!wouldBurn(world, Direction::East));
}

void FireTest::thingsThatBurnAreLost()
{
    Dungeon dungeon = burning("#######\n#@.#P.#\n#######\n");
    for (const char* id : {"letter", "wooden_key", "dagger"})
        putItem(dungeon, id, {4, 1, 0});
    World world = worldOf(dungeon);
    Invariants invariants(world);
    const std::vector<Event> events = waitFor(world, 1);
    QVERIFY(!invariants.brokenBy(world, events));
    const auto lost = eventsOf<BurntUp>(events);
    QCOMPARE(lost.size(), std::size_t{1});
    QCOMPARE(world.catalogue().item(lost.front().kind).id, std::string("letter"));
    QCOMPARE(world.itemsAt({4, 1, 0}).size(), std::size_t{2});
}

// Flames over a bridge end where there is deep water then: not while that would drop somebody into it.
void FireTest::aBridgeStaysUnderWhoStandsOnIt()
{
    World world = fire("#######\n#==@==#\n#=====#\n#######\n");
    WorldWriter(world).setTile({3, 1, 0}, tileOf(world, "plank_bridge"));
    std::vector<Event> events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Burning, 100, events);
    events = waitFor(world, 60);
    QVERIFY(!eventsOf<TileTurned>(events).empty());
    QVERIFY(world.isWalkable({3, 1, 0}));
}

void FireTest::thingsComeAshoreFromABridge()
{
    Dungeon dungeon = burning("#########\n#@.=H^==#\n#########\n");
    putItem(dungeon, "dagger", {4, 1, 0});
    int burnt = 0;
    for (dungeon.seed = 1; dungeon.seed <= 20; ++dungeon.seed) {
        World world = worldOf(dungeon);
        burnOut(world);
        if (world.tileKind({4, 1, 0}).id == "plank_bridge")
            continue;
        ++burnt;
        QCOMPARE(world.tileKind({4, 1, 0}).id, std::string("deep_water"));
        QVERIFY(world.isWalkable(world.items().front().at));
        QCOMPARE(world.hash(), world.recomputedHash());
    }
    QVERIFY(burnt > 5);
}

void FireTest::aBarricadeBurnsAway()
{
    int burnt = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world = fire("########\n#@..^B.#\n########\n", seed);
        QVERIFY(!world.isWalkable({5, 1, 0}));
        burnOut(world);
        burnt += world.isWalkable({5, 1, 0});
    }
    QVERIFY(burnt > 10);
}

void FireTest::embersGoOut()
{
    World world = fire("#####\n#@.e#\n#####\n");
    QVERIFY(world.isActive(0));
    burnOut(world);
    QCOMPARE(world.tileKind({3, 1, 0}).id, std::string("ash"));
}

void FireTest::tallGrassIsTroddenAndRises()
{
    World world = fire("#####\n#@%.#\n#####\n");
    QVERIFY(world.opaque(0).get(2, 1));
    play(world, Walk{Direction::East});
    QCOMPARE(world.tileKind({2, 1, 0}).id, std::string("trodden_grass"));
    QVERIFY(!world.opaque(0).get(2, 1));
    play(world, Walk{Direction::East});
    burnOut(world);
    for (int i = 0; i < 5000 && !isOver(world); ++i)
        play(world, Wait{});
    QCOMPARE(world.tileKind({2, 1, 0}).id, std::string("tall_grass"));
}

// A chamber apart burns, and nobody else's luck is another.
void FireTest::fireTakesNothingFromTheDice()
{
    const char* chambers[]{"############\n#@...#...*.#\n#..W.#...*.#\n############\n",
                           "############\n#@...#^**.^#\n#..W.#^***.#\n############\n"};
    World quiet = fire(chambers[0], 3);
    World burns = fire(chambers[1], 3);
    for (int i = 0; i < 40; ++i) {
        play(quiet, Wait{});
        play(burns, Wait{});
        QVERIFY(quiet.state().dice == burns.state().dice);
        QVERIFY(creatureOfKind(quiet, "walker") == creatureOfKind(burns, "walker"));
        QCOMPARE(quiet.state().lastOrder, burns.state().lastOrder);
        QCOMPARE(quiet.state().clock, burns.state().clock);
    }
}

void FireTest::whereNothingGoesOnNothingIsCounted()
{
    World world = fire("#######\n#@*`B.#\n#######\n");
    waitFor(world, 50);
    QVERIFY(!world.isActive(0));
    QVERIFY(world.level(0).living == Living{});
}

void FireTest::otherLevelsStandStill()
{
    World world = fire("#####\n#@>.#\n#####\n\n#####\n#*<^#\n#####\n");
    waitFor(world, 20);
    QCOMPARE(world.level(1).living.beats, std::int64_t{0});
    QVERIFY(world.tileKind({3, 1, 1}).fire);
    play(world, Walk{Direction::East});
    play(world, ClimbDown{});
    waitFor(world, 20);
    QVERIFY(world.level(1).living.beats > 0);
    QVERIFY(!world.tileKind({3, 1, 1}).fire);
}

// 90 x 44 cells of grass, some of them inhabited.
void FireTest::everythingHoldsInAGreatFire()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(3); ++seed) {
        Random dice(seed);
        std::string picture = std::string(92, '#') + '\n';
        for (int y = 0; y < 44; ++y) {
            picture += '#';
            for (int x = 0; x < 90; ++x)
                picture += x == 45 && y == 22 ? '@' : "***``%~WI^"[dice.below(dice.below(30) == 0 ? 10 : 7)];
            picture += "#\n";
        }
        World world = fire(picture + std::string(92, '#'), seed);
        Invariants invariants(world);
        for (int i = 0; i < 80 && !world.isOver(); ++i) {
            const Turn turn = play(world, i % 3 == 0 ? Command(Wait{}) : Command(Walk{kDirections[dice.below(8)]}));
            const auto broken = turn.refusal ? std::nullopt : invariants.brokenBy(world, turn.events);
            QVERIFY2(!broken, broken ? broken->source.data() : "");
        }
        QCOMPARE(world.hash(), world.recomputedHash());
        QVERIFY(countOf(world, "ash") > 1000);
    }
}

void FireTest::theFirstFlamesAreToldOnce()
{
    World world = fire("##########\n#@...****#\n#....****#\n#....****#\n##########\n");
    const EntityId flask = packItem(world, "fire_flask");
    std::vector<Event> events = play(world, Throw{flask, 6, 2}).events;
    const auto more = waitFor(world, 2);
    events.insert(events.end(), more.begin(), more.end());
    QCOMPARE(std::ranges::count(events, std::string("%1 catches fire!"),
                                [&](const Event& event) { return lastOf(world, event); }),
             1);
}

CAVE_TEST_SUITE(FireTest);
#include "fire_test.moc"
