// SPDX-License-Identifier: MIT
// Floods: what they take, in which order, and that they give it back.
#include "core/rules/living/flood.h"
#include "core/rules/turn/play.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <tuple>

using namespace cave;

namespace {

// A spring floods when somebody steps on it.
std::string springs(std::string_view flood)
{
    return std::string(R"({"use": ["living"], "tiles": [
        {"id": "spring", "name": "spring", "glyph": "U", "colour": "#ffffff", "sign": "U", "walkable": true,
         "reacts": [{"on": "enter", "flood": )")
        .append(flood)
        .append(R"(}]}], "items": [{"id": "cork", "name": "cork", "glyph": "%", "colour": "#ffffff"}]})");
}

constexpr std::string_view kShort =
    R"({"shallow": "flood_water", "deep": "flood_deep", "volume": 12, "rate": 3, "hold": 5})";

World wet(std::string_view picture, std::string_view flood = kShort, std::uint64_t seed = 1)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(springs(flood)));
    dungeon.rules.health = 1000;
    dungeon.rules.sight = 9;
    dungeon.seed = seed;
    return worldOf(dungeon);
}

std::ptrdiff_t wetCells(const World& world)
{
    const auto is = [&](TileId tile) {
        const std::string& id = world.catalogue().tile(tile).id;
        return id == "flood_water" || id == "flood_deep";
    };
    return std::ranges::count_if(world.level(0).tiles.cells(), is);
}

const std::vector<Flood>& floodsOf(const World& world) { return world.level(0).living.floods; }

// What a beat of a lone flood makes of the level, worked out over all cells: no two of them at once.
struct PlainFlow {
    Flood flood;
    Grid<TileId> tiles;
    std::map<std::size_t, TileId> under;

    bool isOver = false;

    void beat(const World& world, const Round& round)
    {
        const std::size_t before = flood.cells.size();
        if (flood.ebbs)
            giveBack();
        else
            rise(world, round);
        for (std::size_t i = 0; i < flood.cells.size(); ++i)
            set(flood.cells[i], i < flood.cells.size() / 2 ? flood.deep : flood.shallow);
        if (!flood.ebbs && flood.cells.size() > before)
            flood.held = 0;
        else if (!flood.ebbs && flood.hold > 0 && ++flood.held >= flood.hold)
            flood.ebbs = true;
        isOver = (flood.ebbs && flood.cells.empty()) || (flood.hold == 0 && flood.cells.size() <= before);
    }

private:
    void set(std::size_t cell, TileId tile)
    {
        const int x = static_cast<int>(cell) % tiles.width();
        const int y = static_cast<int>(cell) / tiles.width();
        tiles[x, y] = tile;
    }

    void giveBack()
    {
        for (int i = 0; i < flood.rate && !flood.cells.empty(); ++i) {
            set(flood.cells.back(), under.at(flood.cells.back()));
            under.erase(flood.cells.back());
            flood.cells.pop_back();
        }
    }

    void rise(const World& world, const Round& round)
    {
        const auto isTaken = [this](std::size_t cell) { return std::ranges::count(flood.cells, cell) > 0; };
        std::vector<std::tuple<int, std::uint64_t, int, int>> all;
        for (int y = 0; y < tiles.height(); ++y)
            for (int x = 0; x < tiles.width(); ++x) {
                const TileKind& kind = world.catalogue().tile(tiles[x, y]);
                const auto isBeside = [&](int dx, int dy) {
                    return tiles.box().contains(x + dx, y + dy) && isTaken(tiles.index(x + dx, y + dy));
                };
                const bool isNext = flood.cells.empty()
                                        ? tiles.index(x, y) == flood.source
                                        : isBeside(1, 0) || isBeside(-1, 0) || isBeside(0, 1) || isBeside(0, -1);
                const int fromX = x - static_cast<int>(flood.source) % tiles.width();
                const int fromY = y - static_cast<int>(flood.source) / tiles.width();
                if (isNext && kind.walkable && !kind.transient)
                    all.emplace_back(fromX * fromX + fromY * fromY, round.rank({x, y, 0}), y, x);
            }
        std::ranges::sort(all);
        for (std::size_t i = 0; i < all.size() && i < static_cast<std::size_t>(flood.rate) &&
                                flood.cells.size() < static_cast<std::size_t>(flood.volume);
             ++i) {
            const std::size_t cell = tiles.index(std::get<3>(all[i]), std::get<2>(all[i]));
            under[cell] = tiles.cells()[cell];
            flood.cells.push_back(cell);
        }
    }
};

} // namespace

class FloodTest : public QObject {
    Q_OBJECT

private slots:
    void aFloodRisesStaysAndGivesBackEveryCell();
    void theNearerHalfIsDeep();
    void itIsThatOfAPlainTwin();
    void itGoesRoundWhatItCannotCover();
    void whatItReachesIsSoaked();
    void itStaysWhereItDoesNotHold();
    void cellsThatTurnLeaveIt();
    void thingsComeAshore();
    void whoIsInTheDeepHasSomeTime();
    void lavaEndsAsBasalt();
    void aLevelHasNoMoreThanItCan();
};

void FloodTest::aFloodRisesStaysAndGivesBackEveryCell()
{
    World world = wet("#########\n#@U`.,..#\n#...2...#\n#.......#\n#########\n");
    const Grid<TileId> before = world.level(0).tiles;
    acted(world, Walk{Direction::East});
    std::ptrdiff_t most = 0;
    int beats = 1;
    for (; !floodsOf(world).empty() && beats < 100; ++beats) {
        most = std::max(most, wetCells(world));
        acted(world, Wait{});
    }
    QCOMPARE(most, 12);
    QCOMPARE(beats, 4 + 5 + 1 + 4);
    QVERIFY(world.level(0).tiles == before);
    QVERIFY(world.level(0).living.under.empty() && !world.isActive(0));
}

void FloodTest::theNearerHalfIsDeep()
{
    World world = wet("##########\n#........#\n#........#\n#..@U....#\n#........#\n#........#\n##########\n");
    acted(world, Walk{Direction::East});
    waitFor(world, 4);
    int farthestDeep = 0;
    int nearestShallow = 1000;
    for (const std::size_t cell : floodsOf(world).at(0).cells) {
        const Position at{static_cast<int>(cell % 10), static_cast<int>(cell / 10), 0};
        const int away = (at.x - 4) * (at.x - 4) + (at.y - 3) * (at.y - 3);
        if (world.tileKind(at).id == "flood_deep")
            farthestDeep = std::max(farthestDeep, away);
        else
            nearestShallow = std::min(nearestShallow, away);
    }
    QCOMPARE(wetCells(world), 12);
    QCOMPARE(std::ranges::count(world.level(0).tiles.cells(), *world.catalogue().findTile("flood_deep")), 6);
    QVERIFY(farthestDeep <= nearestShallow);
}

void FloodTest::itIsThatOfAPlainTwin()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random dice(seed);
        std::string picture = "##################\n#@################\n##################\n";
        for (int y = 0; y < 9; ++y) {
            picture += '#';
            for (int x = 0; x < 16; ++x)
                picture += x == 4 && y == 4 ? '.' : "....,2#`"[dice.below(8)];
            picture += "#\n";
        }
        World world = wet(picture + "##################\n", kShort, seed);
        const TileId shallow = *world.catalogue().findTile("flood_water");
        const TileId deep = *world.catalogue().findTile("flood_deep");
        Flood flood{world.level(0).tiles.index(5, 7), shallow, shallow, 25, 7, 0};
        if (seed % 2 == 0)
            flood = {flood.source, shallow, deep, 40, 5, 3};
        PlainFlow plain{flood, world.level(0).tiles, {}};
        beginFlood(WorldWriter(world), 0, flood);
        for (int beat = 1; beat < 60; ++beat) {
            acted(world, Wait{});
            plain.beat(world, Round::ofBeat(world, 0));
            QVERIFY2(world.level(0).tiles == plain.tiles, qPrintable(QString::number(seed)));
            QVERIFY(
                std::ranges::equal(world.level(0).living.under.sorted(), plain.under, [](const auto& a, const auto& b) {
                    return a.first == b.first && a.second == b.second;
                }));
            QCOMPARE(floodsOf(world).empty(), plain.isOver);
            if (plain.isOver)
                break;
            QVERIFY(floodsOf(world).front() == plain.flood);
        }
    }
}

void FloodTest::itGoesRoundWhatItCannotCover()
{
    World world = wet("########\n#@U>+n.#\n#......#\n########\n",
                      R"({"shallow": "flood_water", "volume": 100, "rate": 100, "hold": 9})");
    const auto idAt = [&](int x) { return world.tileKind({x, 1, 0}).id; };
    acted(world, Walk{Direction::East});
    waitFor(world, 8);
    QCOMPARE(wetCells(world), 10);
    QVERIFY(idAt(3) == "stairs_down" && idAt(4) == "door" && idAt(5) == "flood_water" && idAt(6) == "flood_water");
}

void FloodTest::whatItReachesIsSoaked()
{
    World world = wet("##########\n#@U!.f.^$#\n#........#\n##########\n",
                      R"({"shallow": "flood_water", "volume": 100, "rate": 100, "hold": 30})");
    const auto idAt = [&](int x) { return world.tileKind({x, 1, 0}).id; };
    acted(world, Walk{Direction::East});
    waitFor(world, 20);
    QCOMPARE(idAt(5), std::string("brazier_cold"));
    QCOMPARE(world.fires(0).count(), 0);
    waitFor(world, 60);
    QCOMPARE(idAt(3), std::string("rubble"));
    QCOMPARE(idAt(8), std::string("obsidian"));
    QCOMPARE(wetCells(world), 0);
}

void FloodTest::itStaysWhereItDoesNotHold()
{
    World world = wet("########\n#@U....#\n########\n", R"({"shallow": "water", "volume": 3, "rate": 2})");
    acted(world, Walk{Direction::East});
    waitFor(world, 20);
    QVERIFY(floodsOf(world).empty());
    QCOMPARE(std::ranges::count(world.level(0).tiles.cells(), *world.catalogue().findTile("water")), 3);
}

void FloodTest::cellsThatTurnLeaveIt()
{
    World world = wet("########\n#@U....#\n########\n");
    acted(world, Walk{Direction::East});
    waitFor(world, 2);
    QVERIFY(wetCells(world) > 2);
    WorldWriter(world).setTile({1, 1, 0}, *world.catalogue().findTile("ice"));
    waitFor(world, 30);
    QVERIFY(floodsOf(world).empty());
    QCOMPARE(world.tileKind({1, 1, 0}).id, std::string("ice"));
    QCOMPARE(wetCells(world), 0);
}

void FloodTest::thingsComeAshore()
{
    Dungeon dungeon = asciiDungeon("##########\n#@U......#\n##########\n", catalogueWith(springs(kShort)));
    putItem(dungeon, "cork", {3, 1, 0});
    World world = worldOf(dungeon);
    acted(world, Walk{Direction::East});
    for (int i = 0; i < 8; ++i) {
        acted(world, Wait{});
        QVERIFY(world.isWalkable(world.items().front().at));
    }
}

void FloodTest::whoIsInTheDeepHasSomeTime()
{
    World world = wet("############\n#@U........#\n############\n");
    std::vector<Event> events;
    acted(world, Walk{Direction::East});
    for (int i = 0; i < 10 && !world.isOver(); ++i) {
        const Turn turn = acted(world, Wait{});
        events.insert(events.end(), turn.events.begin(), turn.events.end());
    }
    QVERIFY(!eventsOf<Submerged>(events).empty());
    QVERIFY(!world.isOver());
}

void FloodTest::lavaEndsAsBasalt()
{
    World world = wet("##########\n#@U......#\n##########\n", R"({"shallow": "lava_flow", "volume": 5, "rate": 2})");
    acted(world, Walk{Direction::East});
    for (int i = 0; i < 300 && world.isActive(0); ++i)
        acted(world, Wait{});
    QVERIFY(!world.isActive(0));
    QCOMPARE(shown(asciiPicture(world)).count('2'), 4); // and one where the hero stands
    QCOMPARE(world.tileKind(world.hero().at).id, std::string("basalt"));
}

void FloodTest::aLevelHasNoMoreThanItCan()
{
    World world = wet("########\n#@.....#\n########\n");
    const TileId water = *world.catalogue().findTile("flood_water");
    for (std::size_t i = 0; i < kMostFloods + 3; ++i)
        beginFlood(WorldWriter(world), 0, {world.level(0).tiles.index(2, 1), water, water, 3, 1, 2});
    QCOMPARE(floodsOf(world).size(), kMostFloods);
    QCOMPARE(world.hash(), world.recomputedHash());
    waitFor(world, 30);
    QVERIFY(floodsOf(world).empty());
    QCOMPARE(wetCells(world), 0);
}

CAVE_TEST_SUITE(FloodTest);
#include "flood_test.moc"
