// SPDX-License-Identifier: MIT
// Gas: where it goes, what it does to whom, and how it burns. A vent of marsh gas is V, a barrel that burns and steams
// is T.
#include "core/rules/living/gas.h"

#include "core/rules/facts/flight.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/passage.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "tests/rules/zoo.h"
#include "tests/support/invariants.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace cave;

namespace {

constexpr std::string_view kGases = R"({"use": ["living"], "tiles": [
        {"id": "blaze", "name": "blaze", "article": "a", "glyph": "b", "colour": "#ffffff", "sign": "Z", "walkable": true,
         "transient": true, "fire": true, "harmful": true, "reacts": [{"on": "time", "per_mille": 600, "ends": true}]},
        {"id": "vent", "name": "vent", "article": "a", "glyph": "V", "colour": "#ffffff", "sign": "V", "walkable": true,
         "reacts": [{"on": "time", "per_mille": 200, "gas": {"kind": "marsh", "units": 40}}]},
        {"id": "leak", "name": "leak", "article": "a", "glyph": "l", "colour": "#ffffff", "sign": "z", "walkable": true,
         "reacts": [{"on": "time", "gas": {"kind": "still", "units": 3}}, {"on": "time", "per_mille": 100, "into": "ash"}]},
        {"id": "keg", "name": "keg", "article": "a", "glyph": "T", "colour": "#ffffff", "sign": "T", "opaque": true,
         "reacts": [{"on": "burn", "into": "ash", "gas": {"kind": "still", "units": 50}}]}],
    "gases": [
        {"id": "marsh", "name": "marsh gas", "article": "", "glyph": "m", "colour": "#aaaa00", "thins": 10,
         "burns": {"fire": "blaze", "effect": {"kind": "fireball", "amount": 8}}},
        {"id": "still", "name": "still air", "article": "", "glyph": "s", "colour": "#aaaa00"},
        {"id": "spore", "name": "spores", "article": "", "glyph": "s", "colour": "#aaaa00", "thins": 60, "harmful": true,
         "least": 5, "effect": {"kind": "confusion", "turns": 3}},
        {"id": "venom", "name": "venom", "article": "", "glyph": "v", "colour": "#aaaa00", "harmful": true,
         "effect": {"kind": "poison", "turns": 3}},
        {"id": "smoke", "name": "smoke", "article": "", "glyph": "s", "colour": "#aaaaaa", "thins": 37, "opaque_from": 20}],
    "creatures": [
        {"id": "walker", "name": "walker", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 10, "sight": 9,
         "attack": 1, "experience": 5, "behaviours": [{"does": "hunt"}]},
        {"id": "stone", "name": "stone", "article": "a", "glyph": "I", "colour": "#ffffff", "health": 8},
        {"id": "puffer", "name": "puffer", "article": "a", "glyph": "P", "colour": "#ffffff", "health": 1,
         "behaviours": [{"does": "perish", "effect": {"kind": "cloud", "amount": 40, "gas": "still"}}]},
        {"id": "fumer", "name": "fumer", "article": "a", "glyph": "Q", "colour": "#ffffff", "health": 50,
         "suffers": [{"when": "burning", "effect": {"kind": "cloud", "amount": 5, "gas": "still"}}]}]})";

World airy(std::string_view picture, std::uint64_t seed = 1)
{
    static const std::shared_ptr<const Catalogue> catalogue = catalogueWith(kGases);
    Dungeon dungeon = asciiDungeon(picture, catalogue);
    dungeon.rules.health = 1000;
    dungeon.rules.sight = 9;
    dungeon.seed = seed;
    return worldOf(dungeon);
}

GasId gasOf(const World& world, std::string_view id) { return *world.catalogue().findGas(id); }
TileId tileIn(const World& world, std::string_view id) { return *world.catalogue().findTile(id); }

void let(World& world, std::string_view gas, Position at, int units)
{
    letOut(WorldWriter(world), at, gasOf(world, gas), units);
}

int unitsAt(const World& world, Position at)
{
    const GasCell* gas = world.gasAt(at);
    return gas ? gas->units : 0;
}

int unitsOf(const World& world)
{
    const auto& gas = world.level(0).living.gas;
    return std::accumulate(gas.begin(), gas.end(), 0, [](int sum, const GasCell& cell) { return sum + cell.units; });
}

// What a beat makes of the gas of a level: the words of the rule, cell by cell.
std::vector<GasCell> twinBeat(const World& world, std::int64_t beat, int& thinned)
{
    const Chance drift(Chance(hashOf("living", world.state().seed, world.level(0).uid.value)).at(Draw::Drift, beat));
    std::map<std::size_t, std::map<GasId, int>> cells;
    const Grid<TileId>& tiles = world.level(0).tiles;
    for (const GasCell& gas : world.level(0).living.gas) {
        const CellAt at = cellAt(gas.cell, world.width());
        std::vector<std::size_t> to;
        for (int y = at.y - 1; y <= at.y + 1; ++y)
            for (int x = at.x - 1; x <= at.x + 1; ++x)
                if (world.contains({x, y, 0}) && ((x == at.x && y == at.y) || letsFly(world.tileKind({x, y, 0}))))
                    to.push_back(tiles.index(x, y));
        const int count = static_cast<int>(to.size());
        std::vector<std::pair<std::uint64_t, std::size_t>> ranked;
        for (std::size_t i = 0; i < to.size(); ++i) {
            cells[to[i]][gas.kind] += gas.units / count;
            ranked.emplace_back((drift.at(Draw::Rank, at.x, at.y) >> (7 * i)) % 128, i);
        }
        std::ranges::sort(ranked);
        for (int i = 0; i < gas.units % count; ++i)
            ++cells[to[ranked[static_cast<std::size_t>(i)].second]][gas.kind];
    }
    std::vector<GasCell> result;
    for (auto& [cell, kinds] : cells) {
        const CellAt at = cellAt(cell, world.width());
        int most = 0;
        int sum = 0;
        GasId winner = 0;
        for (auto& [kind, units] : kinds) {
            const int thousandths = units * world.catalogue().gas(kind).thins;
            int lost = thousandths / 1000;
            if (drift.at(Draw::Count, at.x, at.y) % 1000 < static_cast<std::uint64_t>(thousandths % 1000))
                ++lost;
            thinned += lost;
            units -= lost;
            sum += units;
            if (units > most) {
                most = units;
                winner = kind;
            }
        }
        if (sum > 0)
            result.push_back({cell, winner, sum});
    }
    return result;
}

// A level with walls, doors, water, and gas of all kinds here and there.
World anyAir(std::uint64_t seed)
{
    Random dice(seed);
    std::string picture;
    for (int y = 0; y < 14; ++y) {
        for (int x = 0; x < 22; ++x) {
            const bool isEdge = x == 0 || y == 0 || x == 21 || y == 13;
            picture += isEdge ? '#' : x == 1 && y == 1 ? '@' : "......##+=~B"[dice.below(12)];
        }
        picture += '\n';
    }
    World world = airy(picture, seed);
    constexpr std::string_view kAirs[]{"marsh", "still", "spore", "smoke"};
    for (int i = 0; i < 30; ++i)
        let(world, kAirs[dice.below(4)], {static_cast<int>(dice.below(22)), static_cast<int>(dice.below(14)), 0},
            1 + static_cast<int>(dice.below(300)));
    return world;
}

} // namespace

class GasTest : public QObject {
    Q_OBJECT

private slots:
    void gasSpreadsEvenly();
    void theRestGoesSomewhere();
    void aBeatIsThatOfTheTwin();
    void nothingIsLostButWhatThins();
    void theSameGasGoesTheSameWay();
    void whereKindsMeetTheGreaterTakesAll();
    void aLevelHoldsNoMoreThanItCan();
    void wallsAndShutDoorsHoldItBack();
    void aVentLetsGasOutAgainAndAgain();
    void rowsOfOneBeatAllHaveTheirChance();
    void aTileMayTurnAndLetOutGas();
    void thickGasHides();
    void badGasIsNoWayOfItself();
    void gasDoesSomethingToWhoIsInIt();
    void thinGasDoesNothing();
    void gasComesOutWhereOneOfSuchAKindDies();
    void itComesOutOfWhoDiesOfPoisonToo();
    void whatAKindSuffersMayLetItOut();
    void whoeverGasPoisonsTeachesNobody();
    void poisonOfTheHerosStaysTheHeros();
    void theHeroRemembersGas();
    void theHeroIsAskedBeforeBadGas();
    void fireBurnsGasInItAndBeside();
    void aBurstRunsThroughTheGas();
    void whoeverABurstKillsTeachesNobody();
    void whoMustBeSlainMayDieAnyhow();
    void theHeroCanDieOfABurst();
    void burningGasLeavesTheGroundAsItWas();
    void aFlaskSetsGasAlight();
    void whoBurnsSetsGasAlight();
    void gasTakesNothingFromTheDice();
    void otherLevelsStandStill();
    void everythingHoldsInGas();
};

void GasTest::gasSpreadsEvenly()
{
    World world = airy("#######\n#.....#\n#.....#\n#..@..#\n#.....#\n#.....#\n#######\n");
    let(world, "still", {3, 3, 0}, 90);
    play(world, Wait{});
    for (int y = 2; y <= 4; ++y)
        for (int x = 2; x <= 4; ++x)
            QCOMPARE(unitsAt(world, {x, y, 0}), 10);
    QCOMPARE(unitsOf(world), 90);
    QCOMPARE(world.hash(), world.recomputedHash());
    play(world, Wait{});
    QVERIFY(unitsAt(world, {1, 1, 0}) >= 1);
}

void GasTest::theRestGoesSomewhere()
{
    World world = airy("#######\n#.....#\n#..@..#\n#.....#\n#######\n");
    let(world, "still", {3, 2, 0}, 1);
    std::set<std::size_t> cells;
    for (int i = 0; i < 60; ++i) {
        play(world, Wait{});
        QCOMPARE(unitsOf(world), 1);
        cells.insert(world.level(0).living.gas.front().cell);
    }
    QVERIFY(cells.size() > 8);
}

void GasTest::aBeatIsThatOfTheTwin()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(60); ++seed) {
        World world = anyAir(seed);
        for (int i = 0; i < 25; ++i) {
            int thinned = 0;
            const std::int64_t beat = world.level(0).living.beats + 1;
            const std::vector<GasCell> expected = twinBeat(world, beat, thinned);
            const int before = unitsOf(world);
            play(world, Wait{});
            QVERIFY(world.level(0).living.gas == expected);
            QCOMPARE(before, unitsOf(world) + thinned);
            QCOMPARE(world.gasUnits(0), unitsOf(world));
            QCOMPARE(world.hash(), world.recomputedHash());
        }
    }
}

// Kinds that do not thin keep every unit; of the others all is gone in the end, and then nothing goes on.
void GasTest::nothingIsLostButWhatThins()
{
    World world = airy("#########\n#@......#\n#.......#\n#.......#\n#########\n");
    let(world, "still", {4, 2, 0}, 1234);
    for (int i = 0; i < 100; ++i) {
        play(world, Wait{});
        QCOMPARE(unitsOf(world), 1234);
    }
    World thin = airy("#########\n#@......#\n#.......#\n#.......#\n#########\n");
    let(thin, "smoke", {4, 2, 0}, 1234);
    int turns = 0;
    for (; turns < 1000 && thin.isActive(0); ++turns)
        play(thin, Wait{});
    QVERIFY(turns > 50 && turns < 1000);
    QVERIFY(thin.level(0).living.gas.empty());
}

void GasTest::theSameGasGoesTheSameWay()
{
    World world = anyAir(7);
    World again = anyAir(7);
    waitFor(world, 20);
    waitFor(again, 20);
    QCOMPARE(world.hash(), again.hash());
    QVERIFY(world.level(0).living == again.level(0).living);
    QVERIFY(unitsOf(world) > 0);
}

void GasTest::whereKindsMeetTheGreaterTakesAll()
{
    World world = airy("#####\n#@..#\n#####\n");
    let(world, "still", {3, 1, 0}, 5);
    let(world, "venom", {3, 1, 0}, 4);
    QVERIFY(world.gasAt({3, 1, 0})->kind == gasOf(world, "still"));
    QCOMPARE(unitsAt(world, {3, 1, 0}), 9);
    let(world, "venom", {3, 1, 0}, 10);
    QVERIFY(world.gasAt({3, 1, 0})->kind == gasOf(world, "venom"));
    QCOMPARE(unitsAt(world, {3, 1, 0}), 19);
    let(world, "still", {3, 1, 0}, 19); // of as many, the kind of the lower number
    QVERIFY(world.gasAt({3, 1, 0})->kind == gasOf(world, "still"));
}

void GasTest::aLevelHoldsNoMoreThanItCan()
{
    World world = airy("#####\n#@..#\n#####\n");
    let(world, "still", {3, 1, 0}, 999'990);
    let(world, "marsh", {1, 1, 0}, 15);
    QCOMPARE(unitsAt(world, {1, 1, 0}), 10);
    let(world, "marsh", {1, 1, 0}, 15);
    QCOMPARE(unitsOf(world), 1'000'000);
    play(world, Wait{});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GasTest::wallsAndShutDoorsHoldItBack()
{
    World world = airy("#######\n#@+..B#\n#######\n");
    let(world, "still", {3, 1, 0}, 100);
    waitFor(world, 30);
    QCOMPARE(unitsAt(world, {1, 1, 0}), 0);
    QCOMPARE(unitsAt(world, {2, 1, 0}), 0);
    QCOMPARE(unitsAt(world, {3, 1, 0}) + unitsAt(world, {4, 1, 0}), 100);
}

void GasTest::aVentLetsGasOutAgainAndAgain()
{
    int most = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        World world = airy("#######\n#@...V#\n#######\n", seed);
        for (int i = 0; i < 100; ++i)
            play(world, Wait{});
        most = std::max(most, unitsOf(world));
        QCOMPARE(world.tileKind({5, 1, 0}).id, std::string("vent"));
        QCOMPARE(world.level(0).living.waits.size(), std::size_t{1});
    }
    QVERIFY(most > 200); // twenty times 40 in the mean, less what has thinned
}

// The row above comes each beat; the one below it has its chance in each all the same.
void GasTest::rowsOfOneBeatAllHaveTheirChance()
{
    int ended = 0;
    std::int64_t beats = 0;
    constexpr int kGames = 400;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        World world = airy("#####\n#@.z#\n#####\n", seed);
        while (world.tileKind({3, 1, 0}).id == "leak" && beats < 100'000) {
            play(world, Wait{});
            ++beats;
        }
        QCOMPARE(unitsOf(world), static_cast<int>(3 * world.level(0).living.beats));
        ++ended;
    }
    QCOMPARE(ended, kGames);
    QVERIFY2(beats > 8 * kGames && beats < 12 * kGames, qPrintable(QString::number(beats)));
}

void GasTest::aTileMayTurnAndLetOutGas()
{
    World world = airy("########\n#@..^T.#\n########\n");
    for (int i = 0; i < 200 && world.tileKind({5, 1, 0}).id == "keg"; ++i) {
        WorldWriter(world).setTile({4, 1, 0}, tileIn(world, "flames"));
        play(world, Wait{});
    }
    QCOMPARE(world.tileKind({5, 1, 0}).id, std::string("ash"));
    QCOMPARE(unitsOf(world), 50);
}

void GasTest::thickGasHides()
{
    World world = airy("#########\n#@......#\n#########\n");
    QVERIFY(world.isVisible({7, 1, 0}));
    let(world, "smoke", {4, 1, 0}, 200);
    QVERIFY(world.opaque(0).get(4, 1));
    play(world, Wait{});
    QVERIFY(!world.isVisible({7, 1, 0}));
    for (int i = 0; i < 300 && world.isActive(0); ++i)
        play(world, Wait{});
    QVERIFY(world.isVisible({7, 1, 0}));
    QVERIFY(!world.opaque(0).get(4, 1));
}

void GasTest::badGasIsNoWayOfItself()
{
    World world = airy("#########\n#@.....W#\n#########\n");
    let(world, "spore", {4, 1, 0}, 5);
    const Creature& walker = creatureOfKind(world, "walker");
    QVERIFY(!mayEnter(world, walker, {4, 1, 0}) && !mayWade(world, walker, {4, 1, 0}));
    QVERIFY(!mayEnter(world, world.hero(), {4, 1, 0}) && mayWade(world, world.hero(), {4, 1, 0}));
    let(world, "still", {4, 1, 0}, 6);
    QVERIFY(mayEnter(world, walker, {4, 1, 0}));
    WorldWriter(world).setGas({4, 1, 0}, gasOf(world, "spore"), 4);
    QVERIFY(mayEnter(world, walker, {4, 1, 0})); // too thin
    WorldWriter(world).setGas({4, 1, 0}, gasOf(world, "spore"), 4000);
    WorldWriter(world).setTile({4, 1, 0}, tileIn(world, "ash"));
    QVERIFY(!mayEnter(world, walker, {4, 1, 0}));
    WorldWriter(world).setGas({4, 1, 0}, 0, 0);
    QVERIFY(mayEnter(world, walker, {4, 1, 0}));
    QVERIFY(!world.isActive(0));
}

void GasTest::gasDoesSomethingToWhoIsInIt()
{
    World world = airy("####\n#@I#\n####\n");
    let(world, "spore", {1, 1, 0}, 100);
    const std::vector<Event> events = waitFor(world, 1);
    QVERIFY(lasts(world.hero(), Condition::Confused));
    QVERIFY(lasts(creatureOfKind(world, "stone"), Condition::Confused));
    QCOMPARE(eventsOf<ConditionChanged>(events).size(), std::size_t{2});
}

void GasTest::gasComesOutWhereOneOfSuchAKindDies()
{
    World world = airy("#######\n#@P...#\n#######");
    QCOMPARE(unitsOf(world), 0);
    const Turn turn = play(world, Walk{Direction::East});
    const auto clouds = eventsOf<Clouded>(turn.events);
    QCOMPARE(clouds.size(), std::size_t{1});
    QCOMPARE(clouds.front().at, (Position{2, 1, 0}));
    QCOMPARE(unitsOf(world), 40); // still air does not thin out
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GasTest::itComesOutOfWhoDiesOfPoisonToo()
{
    World world = airy("#######\n#@.P..#\n#######");
    begin(world, creatureOfKind(world, "puffer").id, Condition::Poisoned, 9);
    waitFor(world, 2);
    QCOMPARE(unitsOf(world), 40);
}

void GasTest::whatAKindSuffersMayLetItOut()
{
    World world = airy("#######\n#@..Q.#\n#######");
    begin(world, creatureOfKind(world, "fumer").id, Condition::Burning, 4);
    waitFor(world, 2);
    QVERIFY(unitsOf(world) >= 5);
}

void GasTest::thinGasDoesNothing()
{
    World world = airy("########\n#@.....#\n########\n");
    let(world, "spore", {1, 1, 0}, 8); // 4 for each of two cells
    waitFor(world, 1);
    QVERIFY(!lasts(world.hero(), Condition::Confused));
}

void GasTest::whoeverGasPoisonsTeachesNobody()
{
    World world = airy("######\n#@.#I#\n######\n");
    let(world, "venom", {4, 1, 0}, 100);
    const std::vector<Event> events = waitFor(world, 12);
    QCOMPARE(eventsOf<Died>(events).size(), std::size_t{1});
    QVERIFY(eventsOf<Learned>(events).empty() && world.state().slain.empty());
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GasTest::poisonOfTheHerosStaysTheHeros()
{
    World world = airy("######\n#@.#I#\n######\n");
    std::vector<Event> events;
    beginCondition(WorldWriter(world), creatureOfKind(world, "stone").id, Condition::Poisoned, 50, events);
    let(world, "venom", {4, 1, 0}, 100);
    waitFor(world, 12);
    QCOMPARE(world.state().slain.size(), std::size_t{1});
}

void GasTest::theHeroRemembersGas()
{
    World world = airy("#########\n#@.....+#\n#########\n");
    let(world, "still", {5, 1, 0}, 40);
    play(world, Wait{});
    const std::vector<RememberedGas>& seen = world.level(0).memory.gas;
    QVERIFY(!seen.empty());
    for (const RememberedGas& gas : seen) {
        QCOMPARE(gas.units, unitsAt(world, {gas.x, gas.y, 0}));
        QCOMPARE(gas.turn, world.state().turn);
    }
    const std::uint64_t hash = world.hash();
    WorldWriter(world).setGases(0, {});
    play(world, Wait{});
    QVERIFY(world.level(0).memory.gas.empty());
    QVERIFY(world.hash() != hash);
}

void GasTest::theHeroIsAskedBeforeBadGas()
{
    World world = airy("######\n#@...#\n######\n");
    let(world, "venom", {2, 1, 0}, 5);
    QVERIFY(wouldBreathe(world, Direction::East));
    QVERIFY(!wouldBreathe(world, Direction::West));
    let(world, "venom", {1, 1, 0}, 5);
    QVERIFY(!wouldBreathe(world, Direction::East)); // it is in it already
    World still = airy("######\n#@...#\n######\n");
    let(still, "still", {2, 1, 0}, 5);
    QVERIFY(!wouldBreathe(still, Direction::East));
}

void GasTest::fireBurnsGasInItAndBeside()
{
    World world = airy("#########\n#@..f#..#\n#########\n");
    let(world, "marsh", {3, 1, 0}, 30);
    const Turn turn = play(world, Wait{});
    const auto burnt = eventsOf<GasIgnited>(turn.events);
    QCOMPARE(burnt.size(), std::size_t{1});
    QVERIFY((burnt.front().at == Position{3, 1, 0}));
    QVERIFY(burnt.front().units >= 9);
    QVERIFY(burnt.front().isNews == false); // the brazier was in view
    QCOMPARE(world.tileKind({3, 1, 0}).id, std::string("blaze"));
    QCOMPARE(unitsAt(world, {3, 1, 0}), 0);
}

void GasTest::aBurstRunsThroughTheGas()
{
    World world = airy("############\n#f.......@.#\n############\n");
    for (int x = 2; x <= 8; ++x)
        let(world, "marsh", {x, 1, 0}, 20);
    std::set<int> burnt;
    int before = unitsOf(world);
    int gone = 0;
    for (int i = 0; i < 30 && unitsOf(world) > 0; ++i)
        for (const GasIgnited& event : eventsOf<GasIgnited>(play(world, Wait{}).events)) {
            burnt.insert(event.at.x);
            gone += event.units;
        }
    QVERIFY(burnt.size() >= 7);
    QVERIFY(gone <= before && gone > before / 2);
    QVERIFY(world.hero().health < 1000);
}

void GasTest::whoeverABurstKillsTeachesNobody()
{
    World world = airy("#######\n#@#fI##\n#######\n");
    let(world, "marsh", {4, 1, 0}, 30);
    const Turn turn = play(world, Wait{});
    QCOMPARE(eventsOf<Died>(turn.events).size(), std::size_t{1});
    QVERIFY(eventsOf<Learned>(turn.events).empty() && world.state().slain.empty());
}

void GasTest::whoMustBeSlainMayDieAnyhow()
{
    for (const bool anyhow : {false, true}) {
        Dungeon dungeon = asciiDungeon("#######\n#@#fI##\n#######\n", catalogueWith(kGases));
        dungeon.rules.goal = Goal::Slay;
        dungeon.rules.goalKind = "stone";
        dungeon.rules.anyhow = anyhow;
        World world = worldOf(dungeon);
        let(world, "marsh", {4, 1, 0}, 30);
        play(world, Wait{});
        QVERIFY(world.state().outcome == (anyhow ? Outcome::Won : Outcome::Running));
    }
}

void GasTest::theHeroCanDieOfABurst()
{
    Dungeon dungeon = asciiDungeon("#####\n#@f.#\n#####\n", catalogueWith(kGases));
    dungeon.rules.health = 8;
    World world = worldOf(dungeon);
    let(world, "marsh", {1, 1, 0}, 30);
    const Turn turn = play(world, Wait{});
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Flames && !world.state().killer);
    QCOMPARE(eventsOf<Perished>(turn.events).size(), std::size_t{1});
}

void GasTest::burningGasLeavesTheGroundAsItWas()
{
    World world = airy("#########\n#@#f'>~`#\n#########\n#########\n\n#########\n#....<..#\n#.......#\n#########\n");
    for (int x = 4; x <= 7; ++x)
        let(world, "marsh", {x, 1, 0}, 60);
    std::size_t burnt = 0;
    for (int i = 0; i < 100; ++i)
        burnt += eventsOf<GasIgnited>(play(world, Wait{}).events).size();
    QVERIFY(burnt >= 1);
    QCOMPARE(world.tileKind({4, 1, 0}).id, std::string("door_open"));
    QCOMPARE(world.tileKind({5, 1, 0}).id, std::string("stairs_down"));
    QCOMPARE(world.tileKind({6, 1, 0}).id, std::string("water"));
    QVERIFY(world.level(0).living.under.empty());
}

void GasTest::aFlaskSetsGasAlight()
{
    World world = airy("##########\n#@.......#\n#........#\n##########\n");
    const EntityId flask = packItem(world, "fire_flask");
    let(world, "marsh", {6, 1, 0}, 40);
    const Turn thrown = play(world, Throw{flask, 6, 1});
    const auto burnt = eventsOf<GasIgnited>(thrown.events);
    QVERIFY(!burnt.empty());
    QVERIFY(burnt.front().isNews);
    const auto message = describe(world, burnt.front());
    QVERIFY(message && message->text.source == "%1 catches fire!");
}

void GasTest::whoBurnsSetsGasAlight()
{
    World world = airy("######\n#@...#\n######\n");
    std::vector<Event> events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Burning, 4, events);
    let(world, "marsh", {1, 1, 0}, 40);
    QVERIFY(!eventsOf<GasIgnited>(play(world, Wait{}).events).empty());
}

void GasTest::gasTakesNothingFromTheDice()
{
    World quiet = airy("############\n#@...#.....#\n#..W.#.....#\n############\n", 3);
    World gassy = airy("############\n#@...#.....#\n#..W.#.....#\n############\n", 3);
    let(gassy, "smoke", {8, 1, 0}, 500);
    for (int i = 0; i < 40; ++i) {
        play(quiet, Wait{});
        play(gassy, Wait{});
        QVERIFY(quiet.state().dice == gassy.state().dice);
        QVERIFY(creatureOfKind(quiet, "walker") == creatureOfKind(gassy, "walker"));
        QCOMPARE(quiet.state().clock, gassy.state().clock);
    }
    QCOMPARE(quiet.level(0).living.beats, std::int64_t{0});
}

void GasTest::otherLevelsStandStill()
{
    World world = airy("#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####\n");
    letOut(WorldWriter(world), {3, 1, 1}, gasOf(world, "still"), 30);
    waitFor(world, 20);
    QCOMPARE(world.gasAt({3, 1, 1})->units, 30);
    play(world, Walk{Direction::East});
    play(world, ClimbDown{});
    waitFor(world, 1);
    QVERIFY(world.gasAt({3, 1, 1})->units < 30);
}

void GasTest::everythingHoldsInGas()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(5); ++seed) {
        Random dice(seed);
        std::string picture = std::string(52, '#') + '\n';
        for (int y = 0; y < 24; ++y) {
            picture += '#';
            for (int x = 0; x < 50; ++x)
                picture += x == 25 && y == 12 ? '@' : "........**`%~WIVTlf^"[dice.below(dice.below(9) == 0 ? 20 : 13)];
            picture += "#\n";
        }
        World world = airy(picture + std::string(52, '#'), seed);
        Invariants invariants(world);
        std::size_t bursts = 0;
        for (int i = 0; i < 80 && !world.isOver(); ++i) {
            const Turn turn = play(world, i % 3 == 0 ? Command(Wait{}) : Command(Walk{kDirections[dice.below(8)]}));
            bursts += eventsOf<GasIgnited>(turn.events).size();
            const auto broken = turn.refusal ? std::nullopt : invariants.brokenBy(world, turn.events);
            QVERIFY2(!broken, broken ? broken->source.data() : "");
        }
        QCOMPARE(world.hash(), world.recomputedHash());
        QVERIFY(bursts > 0);
    }
}

CAVE_TEST_SUITE(GasTest);
#include "gas_test.moc"
