// SPDX-License-Identifier: MIT
#include "core/generate/shapes/regions.h"
#include "core/save/piece_reader.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cave;

namespace {

constexpr Uid kGatesRow{0xa5};
const std::string kReward = R"("reward": [{"kind": "gem", "weight": 1}])";

std::shared_ptr<const Catalogue> withKeys()
{
    static const auto catalogue = catalogueWith(R"({"items": [
        {"id": "key", "name": "key", "article": "a", "description": "It opens a door.", "glyph": "-", "colour": "#ffd45a"},
        {"id": "gem", "name": "gem", "article": "a", "description": "It glitters.", "glyph": "*", "colour": "#ff545a"}]})");
    return catalogue;
}

const char* const kPieces = R"({
    "cell": {"tags": ["room"], "rows": ["#######", "#.....#", "#.....e", "#.....#", "#######"],
             "legend": {"e": {"tile": "floor", "exit": true}}},
    "den": {"tags": ["reward"], "rows": ["#######", "#...._#", "#.....#", "e.....#", "#######"], "depth": [9],
            "legend": {"e": {"tile": "door", "exit": true}}}
})";

// Caves with closets, joined by one stair each, so that there are parts to shut off.
Dungeon gateCaves(int depth, const std::string& gates)
{
    Dungeon dungeon = dungeonOfRows(64, 40, depth,
                                    {{"fill"},
                                     {"caves"},
                                     {"prune"},
                                     {"connect"},
                                     {"stairs", R"({"link": "one", "goal": "exit"})"},
                                     {"gates", gates}});
    dungeon.catalogue = withKeys();
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    return dungeon;
}

// A solid level full of closets that hang on a net of caves.
Dungeon rooms(int depth, const std::string& gates, const char* pieces = kPieces, const char* tag = "room")
{
    Dungeon dungeon = gateCaves(depth, gates);
    auto& rows = dungeon.recipes[0].rows;
    RecipeRow vault;
    vault.uid = {0xd0};
    vault.type = "vault";
    vault.parameters.set("tag", tag);
    vault.parameters.set("count", 8);
    rows.insert(rows.begin() + 4, vault);
    const auto json = parseJson(pieces);
    std::optional<Error> problem;
    dungeon.pieces = readPieces(JsonCursor(*json, problem), *dungeon.catalogue, signsOf(*dungeon.catalogue));
    if (problem)
        qFatal("%s", problem->where.c_str());
    return dungeon;
}

std::vector<RowReport> gateReports(const Baked& baked)
{
    std::vector<RowReport> reports;
    std::ranges::copy_if(baked.rows, std::back_inserter(reports),
                         [](const RowReport& report) { return report.row == kGatesRow; });
    return reports;
}

class Cells {
public:
    explicit Cells(const Dungeon& dungeon) : m_levels(dungeon.levels.size(), BitGrid(dungeon.width, dungeon.height)) {}
    bool contains(Position at) const { return m_levels[static_cast<std::size_t>(at.z)].get(at.x, at.y); }
    bool insert(Position at)
    {
        const bool isNew = !contains(at);
        m_levels[static_cast<std::size_t>(at.z)].set(at.x, at.y);
        return isNew;
    }
    std::size_t size() const
    {
        std::size_t count = 0;
        for (const BitGrid& level : m_levels)
            count += static_cast<std::size_t>(level.count());
        return count;
    }

private:
    std::vector<BitGrid> m_levels;
};

struct Explored {
    Cells cells;
    std::set<Position> doors; // opened
};

// Explores with keys, as a hero would: walks everywhere, takes every key, opens its door, and does so again until
// nothing new is found. `never` is a door that stays shut.
Explored explore(const Dungeon& dungeon, std::optional<Position> never = std::nullopt)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    Explored walk{Cells(dungeon), {}};
    for (std::size_t opened = 0;;) {
        walk.cells = Cells(dungeon);
        const Position start{dungeon.start->at.x, dungeon.start->at.y, *dungeon.levelIndex(dungeon.start->at.level)};
        std::vector<Position> queue{start};
        walk.cells.insert(start);
        const auto go = [&](Position to) {
            const auto& tiles = dungeon.levels[static_cast<std::size_t>(to.z)].tiles;
            if (tiles.contains(to.x, to.y) && (catalogue.tile(tiles[to.x, to.y]).walkable || walk.doors.contains(to)) &&
                walk.cells.insert(to))
                queue.push_back(to);
        };
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const Position here = queue[next];
            for (const Direction direction : kDirections)
                go(moved(here, direction));
            if (const auto to = dungeon.stairsTarget(here))
                go(*to);
        }
        for (const DungeonLevel& level : dungeon.levels)
            for (const Placement& thing : level.things)
                if (thing.opens && walk.cells.contains({thing.x, thing.y, *dungeon.levelIndex(level.uid)})) {
                    const Position door{thing.opens->x, thing.opens->y, *dungeon.levelIndex(thing.opens->level)};
                    if (door != never)
                        walk.doors.insert(door);
                }
        if (walk.doors.size() == opened)
            return walk;
        opened = walk.doors.size();
    }
}

// The cells that one walks to without passing any locked door, and with all of them open.
std::size_t walkableCells(const Dungeon& dungeon)
{
    std::size_t count = 0;
    for (const DungeonLevel& level : dungeon.levels)
        for (const TileId tile : level.tiles.cells())
            count += dungeon.catalogue->tile(tile).walkable || dungeon.catalogue->tile(tile).id == "locked_door";
    return count;
}

using Keys = std::map<Position, Position>; // by door
using Shut = std::map<Position, Explored>;  // what is left when one door stays shut

Keys keysOf(const Dungeon& dungeon)
{
    Keys keys;
    for (const DungeonLevel& level : dungeon.levels)
        for (const Placement& thing : level.things)
            if (thing.opens) {
                const int z = *dungeon.levelIndex(thing.opens->level);
                keys[{thing.opens->x, thing.opens->y, z}] = {thing.x, thing.y, *dungeon.levelIndex(level.uid)};
            }
    return keys;
}

Shut shutOneByOne(const Dungeon& dungeon)
{
    Shut shut;
    for (const auto& [door, key] : keysOf(dungeon))
        shut.emplace(door, explore(dungeon, door));
    return shut;
}

// How many other gates must be opened before a key can be had; far too many when it lies behind its own.
int depthOf(Position door, const Keys& keys, const Shut& shut)
{
    if (!shut.at(door).cells.contains(keys.at(door)))
        return 1000;
    int depth = 0;
    for (const auto& [other, key] : keys)
        if (other != door && !shut.at(other).cells.contains(keys.at(door)))
            depth = std::max(depth, 1 + depthOf(other, keys, shut));
    return depth;
}

std::string brokenPromise(const Dungeon& dungeon, int gatesDone, int least, int most, int distance, int nesting)
{
    const Keys keys = keysOf(dungeon);
    const Shut shut = shutOneByOne(dungeon);
    if (static_cast<int>(keys.size()) != gatesDone)
        return "a gate without a key of its own";
    if (explore(dungeon).cells.size() != walkableCells(dungeon))
        return "not everything can be reached with keys";
    for (const auto& [door, key] : keys) {
        const auto& tiles = dungeon.levels[static_cast<std::size_t>(door.z)].tiles;
        const Catalogue& catalogue = *dungeon.catalogue;
        if (catalogue.tile(tiles[door.x, door.y]).id != "locked_door" || tiles[key.x, key.y] != catalogue.floor())
            return "a door or key on the wrong tile";
        const Explored& without = shut.at(door);
        if (door.z != key.z)
            return "a key's door is elsewhere";
        if (depthOf(door, keys, shut) > nesting)
            return "a key lies too deep";
        int behind = 0;
        int cells = 0;
        for (int y = 0; y < tiles.height(); ++y)
            for (int x = 0; x < tiles.width(); ++x) {
                const TileKind& kind = catalogue.tile(tiles[x, y]);
                const bool isWalkable = kind.walkable;
                cells += isWalkable || kind.id == "locked_door";
                if (!isWalkable || without.cells.contains({x, y, door.z}))
                    continue;
                ++behind;
                if (kind.leads != Leads::Nowhere || kind.id == "exit")
                    return "stairs or the goal are behind a gate";
            }
        // Gates whose keys lie behind this one are shut too, so the share may be larger than of this gate alone.
        const bool isLast = std::ranges::none_of(
            keys, [&](const auto& other) { return other.first != door && !without.doors.contains(other.first); });
        if (isLast && (behind * 1000 < least * (cells - 3) || behind * 1000 > most * cells))
            return "a gate shuts off too little or too much";
        // Steps from the door to the key, all other doors open.
        std::map<Position, int> steps{{door, 0}};
        std::vector<Position> queue{door};
        for (std::size_t next = 0; next < queue.size(); ++next)
            for (const Direction direction : kDirections) {
                const Position to = moved(queue[next], direction);
                const bool isOpen = tiles.contains(to.x, to.y) &&
                                    (catalogue.tile(tiles[to.x, to.y]).walkable || keys.contains(to)) &&
                                    (without.cells.contains(to) || keys.contains(to) || !isLast);
                if (isOpen && steps.emplace(to, steps[queue[next]] + 1).second)
                    queue.push_back(to);
            }
        if (isLast && steps.at(key) < distance)
            return "a key lies too near its door";
    }
    return {};
}

int doneOf(const Baked& baked)
{
    int done = 0;
    for (const RowReport& report : gateReports(baked))
        done += report.done;
    return done;
}

} // namespace

class GatesPassTest : public QObject {
    Q_OBJECT

private slots:
    void everyKeyCanBeHadWithoutItsDoor_data();
    void everyKeyCanBeHadWithoutItsDoor();
    void keysComeBehindOtherGates();
    void withoutNestingKeysLieInTheOpen();
    void aRewardLiesBehindTheDoor();
    void vaultsOfRewardAreShutFirst();
    void aLevelWithoutChokesHasNoGate();
    void withoutAWayInThereIsNoGate();
    void withoutKeysThereIsNoGate();
    void aGateStaysInItsArea();
    void threadsAndKeepingDoNotMatter();
    void seedsStayWhatTheyAre();
    void theSecondVersionCutsAClosetWhereNothingSuits();
    void theSecondVersionGoesByChokesWhereThereAreAny();
    void withoutRockNoClosetIsCut();
    void aClosetWhoseKeyFindsNoPlaceBecomesRockAgain();
};

void GatesPassTest::everyKeyCanBeHadWithoutItsDoor_data()
{
    QTest::addColumn<bool>("isRooms");
    QTest::newRow("caves") << false;
    QTest::newRow("rooms") << true;
}

void GatesPassTest::everyKeyCanBeHadWithoutItsDoor()
{
    QFETCH(const bool, isRooms);
    Random dice(isRooms ? 3 : 4);
    int gates = 0;
    for (int seed = 1; seed <= scaled(100); ++seed) {
        const int count = dice.between(1, 3);
        const int least = dice.between(0, 1) * 15 + 5;
        const int nesting = dice.between(0, 2);
        const std::string parameters = "{\"count\": " + std::to_string(count) +
                                       ", \"least\": " + std::to_string(least) +
                                       ", \"nesting\": " + std::to_string(nesting) + ", " + kReward + "}";
        Dungeon dungeon = isRooms ? rooms(2, parameters) : gateCaves(2, parameters);
        const Baked baked = bakedOrFail(dungeon, static_cast<std::uint64_t>(seed));
        const int done = doneOf(baked);
        for (const RowReport& report : gateReports(baked))
            QCOMPARE(report.state, report.done == report.asked ? RowState::Done
                                   : report.done > 0           ? RowState::Partial
                                                               : RowState::Skipped);
        QCOMPARE(shown(brokenPromise(dungeon, done, least, 400, 10, nesting)), QString());
        gates += done;
    }
    QVERIFY2(gates >= scaled(40), qPrintable(QString::number(gates)));
}

void GatesPassTest::keysComeBehindOtherGates()
{
    int nested = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dungeon dungeon = rooms(1, R"({"count": 3, "least": 5})");
        bakedOrFail(dungeon, seed);
        const Keys keys = keysOf(dungeon);
        const Shut shut = shutOneByOne(dungeon);
        for (const auto& [door, key] : keys) {
            const int depth = depthOf(door, keys, shut);
            QVERIFY(depth <= 2);
            nested += depth > 0;
        }
    }
    QVERIFY(nested > 5);
}

void GatesPassTest::withoutNestingKeysLieInTheOpen()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dungeon dungeon = rooms(1, R"({"count": 3, "least": 5, "nesting": 0})");
        bakedOrFail(dungeon, seed);
        Dungeon keyless = dungeon;
        std::erase_if(keyless.levels[0].things, [](const Placement& thing) { return thing.opens.has_value(); });
        const Explored open = explore(keyless);
        for (const Placement& thing : dungeon.levels[0].things)
            QVERIFY(!thing.opens || open.cells.contains({thing.x, thing.y, 0}));
    }
}

void GatesPassTest::aRewardLiesBehindTheDoor()
{
    int gems = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dungeon dungeon = rooms(1, "{\"least\": 5, \"rewards\": 2, " + kReward + "}");
        bakedOrFail(dungeon, seed);
        Dungeon keyless = dungeon;
        std::erase_if(keyless.levels[0].things, [](const Placement& thing) { return thing.opens.has_value(); });
        const Explored open = explore(keyless);
        int found = 0;
        for (const Placement& thing : keyless.levels[0].things) {
            QVERIFY(!open.cells.contains({thing.x, thing.y, 0}));
            ++found;
        }
        QCOMPARE(found, 2 * static_cast<int>(keysOf(dungeon).size()));
        gems += found;
    }
    QVERIFY(gems > 10);
}

void GatesPassTest::vaultsOfRewardAreShutFirst()
{
    const char* const pieces = R"({
        "cell": {"tags": ["room"], "rows": ["#######", "#.....#", "#.....e", "#.....#", "#######"],
                 "legend": {"e": {"tile": "floor", "exit": true}}, "weight": 30},
        "den": {"tags": ["room", "reward"], "rows": ["#######", "#...._#", "#.....#", "e.....#", "#######"],
                "legend": {"e": {"tile": "door", "exit": true}}, "unique": "level", "weight": 1000}})";
    int shut = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dungeon dungeon = rooms(1, "{\"least\": 5, " + kReward + "}", pieces);
        Baker baker;
        QVERIFY(baker.bake(dungeon, seed));
        const auto state = baker.after(dungeon.levels[0].uid, kGatesRow);
        const auto den = std::ranges::find_if(state->rooms, [](const Room& room) { return room.hasTag("den"); });
        if (den == state->rooms.end() || keysOf(dungeon).empty())
            continue;
        const auto isInDen = [&](int x, int y) {
            return std::ranges::find(den->cells, CellAt{x, y}) != den->cells.end();
        };
        for (const Placement& thing : dungeon.levels[0].things) {
            if (thing.opens)
                shut += isInDen(thing.opens->x, thing.opens->y);
            else
                QVERIFY(isInDen(thing.x, thing.y));
        }
    }
    QVERIFY2(shut >= 10, qPrintable(QString::number(shut)));
}

void GatesPassTest::aLevelWithoutChokesHasNoGate()
{
    Dungeon dungeon = gateCaves(1, "{}");
    dungeon.recipes[0].rows[1].parameters = Json::Object{{"fill", 1000}}; // one great hall
    const Grid<TileId> before = [&] {
        Dungeon copy = dungeon;
        copy.levels[0].mutedRows = {kGatesRow};
        bakedOrFail(copy, 1);
        return copy.levels[0].tiles;
    }();
    const auto reports = gateReports(bakedOrFail(dungeon, 1));
    QCOMPARE(reports[0].state, RowState::Skipped);
    QVERIFY(shown(reports[0].why).startsWith("No passage was left for %n gate(s)"));
    QCOMPARE(*reports[0].why.count, 1);
    QVERIFY(dungeon.levels[0].tiles == before);
    QVERIFY(keysOf(dungeon).empty());
}

void GatesPassTest::withoutAWayInThereIsNoGate()
{
    Dungeon dungeon = gateCaves(1, "{}");
    dungeon.recipes[0].rows[4].parameters = Json::Object{{"start", "none"}};
    const auto reports = gateReports(bakedOrFail(dungeon, 1));
    QCOMPARE(reports[0].state, RowState::Skipped);
    QVERIFY(shown(reports[0].why).contains("no start"));
}

void GatesPassTest::withoutKeysThereIsNoGate()
{
    Dungeon dungeon = gateCaves(1, R"({"key": "skeleton_key"})");
    const auto reports = gateReports(bakedOrFail(dungeon, 1));
    QCOMPARE(reports[0].state, RowState::Skipped);
    QVERIFY(shown(reports[0].why).contains("skeleton_key"));
    Dungeon walls = gateCaves(1, R"({"door": "wall"})");
    QCOMPARE(gateReports(bakedOrFail(walls, 1))[0].state, RowState::Skipped);
}

void GatesPassTest::aGateStaysInItsArea()
{
    int gates = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Dungeon dungeon = rooms(1, R"({"count": 2, "least": 5})");
        dungeon.recipes[0].rows.back().where.boxes = {{0, 0, 32, 40}};
        gates += doneOf(bakedOrFail(dungeon, seed));
        for (const Placement& thing : dungeon.levels[0].things)
            QVERIFY(!thing.opens || thing.opens->x < 32);
    }
    QVERIFY(gates > 10);
}

void GatesPassTest::threadsAndKeepingDoNotMatter()
{
    Baker baker;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Dungeon dungeon = rooms(3, R"({"count": 2, "least": 5})");
        bakedOrFail(dungeon, seed, 1);
        const std::uint64_t alone = dungeonHash(dungeon);
        bakedOrFail(dungeon, seed, 4);
        QCOMPARE(dungeonHash(dungeon), alone);
        QVERIFY(baker.bake(dungeon, seed));
        QCOMPARE(dungeonHash(dungeon), alone);
        QCOMPARE(baker.bake(dungeon, seed)->rowsRun, 0);
    }
}

void GatesPassTest::seedsStayWhatTheyAre()
{
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Dungeon dungeon = rooms(1, R"({"count": 2, "least": 5})");
        bakedOrFail(dungeon, seed);
        sum = hashOf("golden", sum, dungeonHash(dungeon));
    }
    QCOMPARE(shown(hexOf(sum)), QStringLiteral("0x8cb87c5636909042"));
}

namespace {

// A hall in the midst of rock.
Dungeon hall(const std::string& gates, int version)
{
    Dungeon dungeon = gateCaves(1, gates);
    RecipeRow& row = dungeon.recipes[0].rows[1];
    row.parameters = Json::Object{{"fill", 1000}};
    row.where.boxes = {Box{12, 10, 30, 15}};
    dungeon.recipes[0].rows[5].version = version;
    return dungeon;
}

} // namespace

void GatesPassTest::theSecondVersionCutsAClosetWhereNothingSuits()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dungeon old = hall("{" + kReward + "}", 1);
        QCOMPARE(gateReports(bakedOrFail(old, seed))[0].state, RowState::Skipped);
        Dungeon dungeon = hall(R"({"count": 2, "rewards": 2, )" + kReward + "}", 2);
        const auto reports = gateReports(bakedOrFail(dungeon, seed));
        QCOMPARE(reports[0].state, RowState::Done);
        QCOMPARE(shown(brokenPromise(dungeon, 2, 0, 400, 10, 2)), QString());
        int cut = 0;
        for (std::size_t cell = 0; cell < dungeon.levels[0].tiles.size(); ++cell)
            cut += old.levels[0].tiles.cells()[cell] == old.catalogue->wall() &&
                   dungeon.levels[0].tiles.cells()[cell] != old.catalogue->wall();
        QCOMPARE(cut, 2 * (3 * 3 + 1));
    }
}

void GatesPassTest::theSecondVersionGoesByChokesWhereThereAreAny()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Dungeon first = rooms(1, R"({"count": 1, "least": 5})");
        const auto reports = gateReports(bakedOrFail(first, seed));
        Dungeon second = rooms(1, R"({"count": 1, "least": 5})");
        second.recipes[0].rows.back().version = 2;
        bakedOrFail(second, seed);
        if (reports[0].state == RowState::Done)
            QCOMPARE(dungeonHash(second), dungeonHash(first));
    }
}

void GatesPassTest::withoutRockNoClosetIsCut()
{
    Dungeon dungeon = hall("{}", 2);
    dungeon.recipes[0].rows[1].where = {};
    const auto reports = gateReports(bakedOrFail(dungeon, 1));
    QCOMPARE(reports[0].state, RowState::Skipped);
    QVERIFY(keysOf(dungeon).empty());
}

void GatesPassTest::aClosetWhoseKeyFindsNoPlaceBecomesRockAgain()
{
    Dungeon far = hall(R"({"distance": 1000})", 2);
    QCOMPARE(gateReports(bakedOrFail(far, 1))[0].state, RowState::Skipped);
    Dungeon without = hall(R"({"count": 0})", 2);
    bakedOrFail(without, 1);
    QVERIFY(far.levels[0].tiles == without.levels[0].tiles);
}

CAVE_TEST_SUITE(GatesPassTest);
#include "gates_pass_test.moc"
