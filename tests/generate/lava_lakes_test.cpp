// SPDX-License-Identifier: MIT
// Lakes of what may be walked on, but had better not be.
#include "core/generate/bake.h"
#include "core/generate/shapes/regions.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/recipe_file.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr RecipeSize kLavaSize{79, 29, 1};

RecipeRow lavaRow(std::uint64_t number, const char* type, const std::string& parameters = "{}")
{
    RecipeRow row{.uid = {0xe0 + number}, .type = type};
    row.parameters = *parseJson(parameters);
    return row;
}

// Caves in one piece with lava in them, among the kinds of the Deep, and what more rows make of them.
Dungeon cavesWithLava(const std::string& blobs, const std::vector<RecipeRow>& more = {},
                      const RecipeSize& size = kLavaSize)
{
    Dungeon home = builtInDungeon("deep")->dungeon;
    Recipe& recipe = home.recipes.front();
    recipe.rows = {lavaRow(0, "fill"), lavaRow(1, "caves", R"({"keep": "largest", "fill": 520})"),
                   lavaRow(2, "blobs", blobs)};
    recipe.rows.insert(recipe.rows.end(), more.begin(), more.end());
    return *dungeonOf(home, recipe.name, size);
}

// Parts of a level for somebody who does not set foot on lava.
int dryParts(const Dungeon& dungeon, const Grid<TileId>& tiles)
{
    BitGrid dry(tiles.width(), tiles.height());
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const TileKind& kind = dungeon.catalogue->tile(tiles[x, y]);
            dry.set(x, y, kind.walkable && !kind.harmful);
        }
    return labelRegions(dry, Way::Eight).count();
}

struct Cut {
    int levels = 0; // that fall apart
    std::ptrdiff_t lava = 0; // cells, of all levels
};

Cut cutBy(const std::string& blobs)
{
    Dungeon dungeon = cavesWithLava(blobs);
    const TileId lava = *dungeon.catalogue->findTile("lava");
    Cut cut;
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(100); ++seed) {
        if (!bake(dungeon, seed))
            qFatal("seed %llu", static_cast<unsigned long long>(seed));
        cut.levels += dryParts(dungeon, dungeon.levels.front().tiles) > 1;
        cut.lava += std::ranges::count(dungeon.levels.front().tiles.cells(), lava);
    }
    return cut;
}

// On how many levels with a reading room, whose cages are shut when something is taken from one of them, that cuts off
// dry ground.
struct ReadingRooms {
    int levels = 0;
    int shutIn = 0;
};

ReadingRooms roomsAmongLava(int version, std::uint64_t seeds)
{
    RecipeRow machine = lavaRow(4, "machine", R"({"piece": "reading_room"})");
    machine.version = version;
    Dungeon dungeon = cavesWithLava(R"({"tile": "lava", "shape": "cellular", "least": 3, "most": 5, "around": true})",
                                    {lavaRow(3, "stairs"), machine}, {79, 29, 2});
    const TileId open = *dungeon.catalogue->findTile("cage_open");
    ReadingRooms rooms;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        if (!bake(dungeon, seed))
            qFatal("seed %llu", static_cast<unsigned long long>(seed));
        const Grid<TileId>& tiles = dungeon.levels[1].tiles;
        const int before = dryParts(dungeon, tiles);
        int most = before;
        for (std::size_t chosen = 0; chosen < tiles.cells().size(); ++chosen) {
            if (tiles.cells()[chosen] != open)
                continue;
            Grid<TileId> shut = tiles;
            std::ranges::replace(shut.cells(), open, *dungeon.catalogue->findTile("cage"));
            shut.cells()[chosen] = open;
            most = std::max(most, dryParts(dungeon, shut));
        }
        rooms.levels += std::ranges::count(tiles.cells(), open) > 0;
        rooms.shutIn += most > before;
    }
    return rooms;
}

} // namespace

class LavaLakesTest : public QObject {
    Q_OBJECT

private slots:
    void lavaCutsNoLevelApartWhereAWayAroundIsAskedFor_data()
    {
        QTest::addColumn<QString>("wreath");
        for (const char* wreath : {"basalt", "lava"}) // whose fords would burn whoever crosses there
            QTest::newRow(wreath) << QString(wreath);
    }

    void lavaCutsNoLevelApartWhereAWayAroundIsAskedFor()
    {
        QFETCH(const QString, wreath);
        const auto blobs = [&](const char* around) {
            return QStringLiteral(R"({"tile": "lava", "shape": "cellular", "keep_connected": true, "ford": true,
                                      "wreath": 1, "wreath_tile": "%1"%2})")
                .arg(wreath, QString(around))
                .toStdString();
        };
        const Cut plain = cutBy(blobs(""));
        QVERIFY(plain.levels > 0);
        const Cut around = cutBy(blobs(R"(, "around": true)"));
        QCOMPARE(around.levels, 0);
        QVERIFY(around.lava > plain.lava / 3);
    }

    void whoChoosesAmongLavaIsNotShutIn()
    {
        const ReadingRooms rooms = roomsAmongLava(2, scaled<std::uint64_t>(60));
        QVERIFY(rooms.levels > scaled(20));
        QCOMPARE(rooms.shutIn, 0);
        // Files of before keep their levels. Few are shut in, so that the sanitizers try all seeds, too.
        QVERIFY(roomsAmongLava(1, 60).shutIn > 0);
    }
};

CAVE_TEST_SUITE(LavaLakesTest);
#include "lava_lakes_test.moc"
