// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/save/tile_rows.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr int kWide = 1024;
constexpr int kHigh = 1000; // as many cells as a level in runs has at least

// The slow twin: a row as plain text, its runs put one behind the other.
std::string spelledOut(const Json& row)
{
    if (const auto* text = row.as<std::string>())
        return *text;
    std::string text;
    const auto& runs = *row.as<Json::Array>();
    for (std::size_t i = 0; i < runs.size(); i += 2)
        for (std::int64_t cell = 0; cell < *runs[i].as<std::int64_t>(); ++cell)
            text += *runs[i + 1].as<std::string>();
    return text;
}

// How many runs a row has, counted where cells differ.
std::size_t runsIn(std::string_view row)
{
    std::size_t runs = 1;
    for (std::size_t x = 1; x < row.size(); ++x)
        runs += row[x] != row[x - 1] ? 1 : 0;
    return runs;
}

std::string textOf(std::span<const TileId> row, const TileSigns& signs)
{
    std::string text;
    for (const TileId tile : row)
        text += signs[tile];
    return text;
}

// Rows of no to very many changes of the tile.
Grid<TileId> streaky(int width, int height, std::uint64_t seed)
{
    Random dice(seed);
    const auto kinds = static_cast<std::uint32_t>(Catalogue::builtIn()->tiles().size());
    Grid<TileId> tiles(width, height);
    for (int y = 0; y < height; ++y) {
        const std::uint32_t longest = 1u << dice.below(12);
        TileId tile = 0;
        std::uint32_t left = 0;
        for (TileId& cell : tiles.row(y)) {
            if (left-- == 0) {
                tile = static_cast<TileId>(dice.below(kinds));
                left = dice.below(longest);
            }
            cell = tile;
        }
    }
    return tiles;
}

struct RowsRead {
    std::optional<Error> problem;
    Grid<TileId> tiles;
};

RowsRead readRows(const Json& rows, int width, int height)
{
    RowsRead read;
    read.tiles = readTileRows(JsonCursor(rows, read.problem), width, height, signsOf(*Catalogue::builtIn()));
    return read;
}

// A hall of floor on each level.
Dungeon hallOf(int width, int height, int depth)
{
    Dungeon dungeon = emptyDungeon(width, height, depth);
    for (DungeonLevel& level : dungeon.levels)
        for (int y = 10; y < 20; ++y)
            for (int x = 10; x < 50; ++x)
                level.tiles[x, y] = dungeon.catalogue->floor();
    return dungeon;
}

} // namespace

class TileRowsTest : public QObject {
    Q_OBJECT

private slots:
    void fewRunsAreWrittenAsAListAndReadAsTheText();
    void aSmallLevelIsWrittenAsTexts();
    void anyLevelMayBeReadFromRuns();
    void refused_data();
    void refused();
    void aLargeEmptyDungeonIsASmallFile();
    void aGameInALargeEmptyDungeonIsASmallFile();
    void aGameSharesItsTilesWithItsDesign();
};

void TileRowsTest::fewRunsAreWrittenAsAListAndReadAsTheText()
{
    const TileSigns signs = signsOfTiles(*Catalogue::builtIn());
    int packed = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Grid<TileId> tiles = streaky(kWide, kHigh, seed);
        Json::Array rows = tileRows(tiles, signs);
        for (int y = 0; y < kHigh; ++y) {
            Json& row = rows[static_cast<std::size_t>(y)];
            const std::string text = textOf(tiles.row(y), signs);
            QCOMPARE(shown(spelledOut(row)), shown(text));
            QCOMPARE(row.as<Json::Array>() != nullptr, runsIn(text) <= kWide / 256);
            packed += row.as<Json::Array>() ? 1 : 0;
        }
        const RowsRead read = readRows(rows, kWide, kHigh);
        QVERIFY(!read.problem);
        QVERIFY(read.tiles == tiles);
    }
    QVERIFY(packed > 0 && packed < 3 * kHigh);
}

void TileRowsTest::aSmallLevelIsWrittenAsTexts()
{
    const Grid<TileId> tiles(kWide, kHigh - 24, Catalogue::builtIn()->wall()); // 24 rows too few
    QVERIFY(tiles.size() < kFewestCellsInRuns);
    for (const Json& row : tileRows(tiles, signsOfTiles(*Catalogue::builtIn())))
        QVERIFY(row.as<std::string>());
}

void TileRowsTest::anyLevelMayBeReadFromRuns()
{
    const RowsRead mixed = readRows(*parseJson(R"([[5, "#"], [1, "#", 3, ".", 1, "#"], "#####"])"), 5, 3);
    const RowsRead plain = readRows(*parseJson(R"(["#####", "#...#", "#####"])"), 5, 3);
    QVERIFY(!mixed.problem && !plain.problem);
    QVERIFY(mixed.tiles == plain.tiles);
}

void TileRowsTest::refused_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const QString noRuns =
        "A row of runs is a list of numbers of cells, each with the character behind it that they hold.";
    QTest::newRow("too short") << R"([4, "#"])" << "[1]" << "%1 cells, expected %2. | 4 | 5";
    QTest::newRow("too long") << R"([4, "#", 2, "."])" << "[1]" << "%1 cells, expected %2. | 6 | 5";
    QTest::newRow("empty") << "[]" << "[1]" << "%1 cells, expected %2. | 0 | 5";
    QTest::newRow("much too long") << R"([4096, "#", 4096, "#"])" << "[1]" << "%1 cells, expected %2. | 8192 | 5";
    QTest::newRow("no such number") << R"([9223372036854775807, "#"])" << "[1]" << noRuns;
    QTest::newRow("nothing") << R"([0, "#", 5, "#"])" << "[1]" << noRuns;
    QTest::newRow("less than nothing") << R"([6, "#", -1, "#"])" << "[1]" << noRuns;
    QTest::newRow("the other way round") << R"(["#", 5])" << "[1]" << noRuns;
    QTest::newRow("without a character") << R"([5])" << "[1]" << noRuns;
    QTest::newRow("two characters") << R"([5, "##"])" << "[1]" << noRuns;
    QTest::newRow("a fraction") << R"([5.0, "#"])" << "[1]" << noRuns;
    QTest::newRow("nested") << R"([[5, "#"]])" << "[1]" << noRuns;
    QTest::newRow("unknown") << R"([2, "#", 3, "Q"])" << "[1][3]"
                             << "Cell %1 holds a character that is not in the legend. | 0";
    QTest::newRow("no character of ASCII") << R"([5, "\u007f"])" << "[1][1]"
                                           << "Cell %1 holds a character that is not in the legend. | 0";
}

void TileRowsTest::refused()
{
    QFETCH(const QString, row);
    QFETCH(const QString, where);
    QFETCH(const QString, what);
    const RowsRead read = readRows(*parseJson(("[\"#####\", " + row + ", \"#####\"]").toStdString()), 5, 3);
    QVERIFY(read.problem);
    QCOMPARE(shown(read.problem->where), where);
    QCOMPARE(shown(read.problem->what), what);
}

void TileRowsTest::aLargeEmptyDungeonIsASmallFile()
{
    const Dungeon dungeon = hallOf(kWide, kHigh, 2);
    const std::string text = writeDungeon(dungeon);
    QVERIFY2(text.size() < 100'000, qPrintable(QString::number(text.size())));
    const auto again = readDungeon(text);
    QVERIFY(again && again->changedLevels.empty());
    QVERIFY(again->dungeon.levels == dungeon.levels);
    QVERIFY(writeDungeon(again->dungeon) == text);
}

void TileRowsTest::aGameInALargeEmptyDungeonIsASmallFile()
{
    GameFile game{*Session::start(hallOf(kWide, kHigh, 2), 1)};
    game.session.submit(Wait{});
    const std::string text = writeGame(game);
    QVERIFY2(text.size() < 300'000, qPrintable(QString::number(text.size())));
    const auto again = readGame(text);
    QVERIFY(again);
    QCOMPARE(again->session.world().hash(), game.session.world().hash());
    QVERIFY(again->session.world().state().levels == game.session.world().state().levels);
    QVERIFY(writeGame(*again) == text);
}

// So that a level is in memory once, and what is remembered of levels that nobody has seen is too.
void TileRowsTest::aGameSharesItsTilesWithItsDesign()
{
    const auto sharing = [](const Session& session) {
        const World& world = session.world();
        return world.level(0).tiles.sharesWith(session.dungeon().level(0).tiles) &&
               world.level(1).tiles.sharesWith(session.dungeon().level(1).tiles) &&
               world.level(1).memory.tiles.sharesWith(world.level(2).memory.tiles);
    };
    GameFile game{*Session::start(hallOf(60, 30, 3), 1)};
    QVERIFY(sharing(game.session));
    game.session.submit(Wait{});
    QVERIFY(sharing(game.session));
    const auto again = readGame(writeGame(game));
    QVERIFY(again && sharing(again->session));
}

CAVE_TEST_SUITE(TileRowsTest);
#include "tile_rows_test.moc"
