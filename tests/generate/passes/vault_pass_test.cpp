// SPDX-License-Identifier: MIT
#include "core/generate/passes/vault_plan.h"
#include "core/save/piece_reader.h"
#include "tests/support/bit_picture.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cave;

namespace {

constexpr Uid kVaultRow{0xa4};

const char* const kVaultPieces = R"({
    "closet": {"tags": ["reward", "small"], "rows": ["#####", "#t..e", "#####"],
               "legend": {"e": {"tile": "floor", "exit": true, "marks": ["no_spawn"]},
                          "t": {"tile": "floor", "thing": [{"kind": "newt", "weight": 3}, {"kind": "bat", "weight": 1}]}}},
    "hall": {"tags": ["grand"], "rows": [" ##e## ", "##...##", "#..|..#", "e.| |.e", "#..|..#", "##...##", " ##e## "],
             "legend": {"e": {"tile": "door", "exit": true}}},
    "pool": {"tags": ["small"], "rows": ["e~e", "~=~", "e~e"], "legend": {"e": {"tile": "water", "exit": true}},
             "depth": [2, 3], "weight": 30},
    "crown": {"tags": ["grand"], "rows": ["####", "#_te", "####"], "unique": "dungeon",
              "legend": {"e": {"tile": "floor", "exit": true}, "t": {"tile": "floor", "thing": "newt"}}},
    "solid": {"tags": ["bad"], "rows": ["##"]}
})";

void addPieces(Dungeon& dungeon, std::string_view pieces = kVaultPieces)
{
    const auto json = parseJson(pieces);
    std::optional<Error> problem;
    dungeon.pieces = readPieces(JsonCursor(*json, problem), *dungeon.catalogue, signsOf(*dungeon.catalogue));
    if (problem)
        qFatal("%s: %s", problem->where.c_str(), problem->what.source.c_str());
}

// Caves that are one part, and a vault row of these parameters as the last.
Dungeon caves(int width, int height, int depth, const std::string& vault, Where where = {})
{
    Dungeon dungeon = dungeonOfRows(width, height, depth,
                                    {{"fill"}, {"caves"}, {"prune"}, {"connect"}, {"vault", vault, std::move(where)}});
    addPieces(dungeon);
    return dungeon;
}

struct Made {
    Dungeon dungeon;
    std::vector<RowReport> reports; // of the vault row, by level
    std::vector<LevelState> before; // by level
    std::vector<LevelState> after;
};

Made make(Dungeon dungeon, std::uint64_t seed)
{
    Baker baker;
    const auto baked = baker.bake(dungeon, seed);
    if (!baked)
        qFatal("%s", baked.error().where.c_str());
    Made made;
    for (const RowReport& report : baked->rows)
        if (report.row == kVaultRow)
            made.reports.push_back(report);
    for (const DungeonLevel& level : dungeon.levels) {
        made.before.push_back(*baker.after(level.uid, {0xa3}));
        made.after.push_back(*baker.after(level.uid, kVaultRow));
    }
    made.dungeon = std::move(dungeon);
    return made;
}

BitGrid walkable(const LevelState& state, const Catalogue& catalogue)
{
    BitGrid cells(state.tiles.width(), state.tiles.height());
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            cells.set(x, y, catalogue.tile(state.tiles[x, y]).walkable);
    return cells;
}

int partsOf(const LevelState& state, const Catalogue& catalogue)
{
    return labelRegions(walkable(state, catalogue), Way::Eight).count();
}

std::vector<const Room*> vaultsOf(const LevelState& state)
{
    std::vector<const Room*> vaults;
    for (const Room& room : state.rooms)
        if (room.hasTag("vault"))
            vaults.push_back(&room);
    return vaults;
}

// Whether some turn of the piece lies in the level, whole, with these walkable cells, and its things with it.
bool isWhole(const Made& made, std::size_t z, const Room& vault)
{
    const LevelState& state = made.after[z];
    const Catalogue& catalogue = *made.dungeon.catalogue;
    const auto piece = std::ranges::find_if(made.dungeon.pieces, [&](const Piece& p) { return vault.hasTag(p.name); });
    PieceBook book(made.dungeon.pieces, catalogue);
    for (int turn = 0; turn < 8; ++turn) {
        const FlatPiece flat = turned(book.flat(*piece), turn / 2, turn % 2 == 1);
        for (int y = vault.box.y - 2; y <= vault.box.y; ++y)
            for (int x = vault.box.x - 2; x <= vault.box.x; ++x) {
                bool isSame = true;
                std::vector<CellAt> floor;
                for (int pieceY = 0; pieceY < flat.height() && isSame; ++pieceY)
                    for (int pieceX = 0; pieceX < flat.width() && isSame; ++pieceX) {
                        const FlatCell& cell = flat[pieceX, pieceY];
                        if (!cell.tile)
                            continue;
                        const CellAt at{x + pieceX, y + pieceY};
                        isSame = state.tiles.contains(at.x, at.y) && state.tiles[at.x, at.y] == *cell.tile &&
                                 (state.marks[at.x, at.y] & (kLocked | kVault)) == (kLocked | kVault) &&
                                 (state.marks[at.x, at.y] & cell.marks()) == cell.marks();
                        if (isSame && catalogue.tile(*cell.tile).walkable)
                            floor.push_back(at);
                        if (isSame && cell.sign->thing != Json())
                            isSame = std::ranges::any_of(state.things, [&](const Placement& thing) {
                                return thing.x == at.x && thing.y == at.y && thing.row == kVaultRow;
                            });
                    }
                if (isSame && floor == vault.cells)
                    return true;
            }
    }
    return false;
}

// The parts of a level never grow in number, and every vault is whole and joined.
std::string brokenPromise(const Made& made)
{
    const Catalogue& catalogue = *made.dungeon.catalogue;
    for (std::size_t z = 0; z < made.after.size(); ++z) {
        const std::vector<const Room*> vaults = vaultsOf(made.after[z]);
        if (static_cast<int>(vaults.size()) != made.reports[z].done)
            return "the report's count is wrong";
        if (made.reports[z].done < made.reports[z].asked && made.reports[z].state == RowState::Done)
            return "what was left out was not reported";
        if (!vaults.empty() && partsOf(made.after[z], catalogue) != 1 && partsOf(made.before[z], catalogue) == 1)
            return "a part was cut off";
        std::set<std::uint64_t> uids;
        for (const Room* vault : vaults) {
            if (!uids.insert(vault->uid).second)
                return "two vaults have one uid";
            if (!isWhole(made, z, *vault))
                return "a vault is not whole";
            for (const Room* other : vaults)
                for (const CellAt cell : vault->cells)
                    for (const CellAt there : other->cells)
                        if (other != vault && std::max(std::abs(cell.x - there.x), std::abs(cell.y - there.y)) < 2)
                            return "two vaults touch";
        }
    }
    return {};
}

std::string slowPlaces(const FlatPiece& piece, const BitGrid& allowed)
{
    BitGrid places(allowed.width(), allowed.height());
    for (int y = 0; y + piece.height() <= allowed.height(); ++y)
        for (int x = 0; x + piece.width() <= allowed.width(); ++x) {
            bool fits = true;
            for (int pieceY = 0; pieceY < piece.height(); ++pieceY)
                for (int pieceX = 0; pieceX < piece.width(); ++pieceX)
                    fits &= !piece[pieceX, pieceY].tile || allowed.get(x + pieceX, y + pieceY);
            places.set(x, y, fits);
        }
    return pictureOf(places);
}

} // namespace

class VaultPassTest : public QObject {
    Q_OBJECT

private slots:
    void placesAreThoseOfTheSlowSearch();
    void vaultsAreWholeJoinedAndApart();
    void anyLevelAndParameterIsSafe();
    void aVaultStaysInItsArea();
    void lockedCellsStay();
    void aUniquePieceComesOnceInTheDungeon();
    void aUniquePieceComesOnceWhenAnotherLevelComesHigher();
    void piecesKeepToTheirDepth();
    void oneCellMeansThatCell();
    void theCentreIsTakenWhenItIsFree();
    void askingForMoreKeepsTheFirst();
    void whatCannotBeDoneIsTold_data();
    void whatCannotBeDoneIsTold();
    void aChangedPieceIsNoticed();
    void threadsDoNotMatter();
    void seedsStayWhatTheyAre();
};

void VaultPassTest::placesAreThoseOfTheSlowSearch()
{
    Random dice(4);
    for (int run = 0; run < scaled(300); ++run) {
        BitGrid allowed(dice.between(1, 150), dice.between(1, 12));
        for (int y = 0; y < allowed.height(); ++y)
            for (int x = 0; x < allowed.width(); ++x)
                allowed.set(x, y, dice.perMille(930));
        FlatPiece piece(dice.between(1, run % 3 == 0 ? 64 : 8), dice.between(1, 4));
        for (FlatCell& cell : piece.cells())
            if (dice.perMille(run % 2 == 0 ? 300 : 800))
                cell.tile = TileId{0};
        QCOMPARE(shown(pictureOf(placesFor(piece, allowed))), shown(slowPlaces(piece, allowed)));
    }
}

void VaultPassTest::vaultsAreWholeJoinedAndApart()
{
    int made = 0;
    int asked = 0;
    for (int seed = 1; seed <= scaled(200); ++seed) {
        const Made one =
            make(caves(60, 36, 1, seed % 2 ? R"({"tag": "small", "count": 4})" : R"({"tag": "grand", "count": 3})"),
                 static_cast<std::uint64_t>(seed));
        QCOMPARE(shown(brokenPromise(one)), QString());
        made += one.reports[0].done;
        asked += one.reports[0].asked;
    }
    QVERIFY2(made * 10 >= asked * 8, qPrintable(QStringLiteral("%1 of %2").arg(made).arg(asked)));
}

void VaultPassTest::anyLevelAndParameterIsSafe()
{
    Random dice(9);
    const char* const tags[]{"small", "grand", "reward", "bad", "none"};
    const char* const ats[]{"anywhere", "centre", "anchor", "cell"};
    const char* const overs[]{"any", "wall", "floor", "wall_and_floor"};
    const char* const uniques[]{"none", "level", "dungeon"};
    for (int run = 0; run < scaled(200); ++run) {
        const int width = dice.between(3, 50);
        const int height = dice.between(3, 40);
        Json parameters = Json::Object{};
        parameters.set("tag", tags[dice.below(5)]);
        parameters.set("at", ats[dice.below(4)]);
        parameters.set("over", overs[dice.below(4)]);
        parameters.set("unique", uniques[dice.below(3)]);
        parameters.set("count", dice.between(0, 6));
        parameters.set("reach", dice.between(0, 40));
        parameters.set("rotate", dice.perMille(500));
        parameters.set("mirror", dice.perMille(500));
        parameters.set("x", dice.between(0, 40));
        parameters.set("y", dice.between(0, 40));
        QCOMPARE(
            shown(brokenPromise(make(caves(width, height, dice.between(1, 3), parameters.compact()), dice.next()))),
            QString());
    }
}

void VaultPassTest::aVaultStaysInItsArea()
{
    const Where where{{{5, 5, 30, 20}}, {}};
    int done = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Made made = make(caves(60, 36, 1, R"({"tag": "small", "count": 2})", where), seed);
        done += made.reports[0].done;
        for (int y = 0; y < 36; ++y)
            for (int x = 0; x < 60; ++x)
                if (!where.boxes[0].contains(x, y))
                    QCOMPARE((made.after[0].tiles[x, y]), (made.before[0].tiles[x, y]));
    }
    QVERIFY(done > 40);
}

void VaultPassTest::lockedCellsStay()
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Dungeon dungeon = caves(40, 24, 1, R"({"tag": "small", "count": 6})");
        DungeonLevel& level = dungeon.levels[0];
        level.editGroups.push_back({1, "mine", true});
        for (int y = 2; y < 22; y += 4)
            for (int x = 2; x < 38; ++x)
                level.tileEdits[level.tiles.index(x, y)] = {0, *dungeon.catalogue->findTile("rubble"), 1};
        const Made made = make(std::move(dungeon), seed);
        for (int y = 2; y < 22; y += 4)
            for (int x = 2; x < 38; ++x)
                QCOMPARE((made.after[0].tiles[x, y]), *made.dungeon.catalogue->findTile("rubble"));
    }
}

void VaultPassTest::aUniquePieceComesOnceInTheDungeon()
{
    std::set<std::size_t> levels;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Made made = make(caves(60, 36, 5, R"({"piece": "crown"})"), seed);
        int count = 0;
        for (std::size_t z = 0; z < 5; ++z)
            if (!vaultsOf(made.after[z]).empty()) {
                ++count;
                levels.insert(z);
            }
        QVERIFY(count <= 1);
        int asked = 0;
        for (const RowReport& report : made.reports)
            asked += report.asked;
        QCOMPARE(asked, 1);
    }
    QCOMPARE(levels.size(), std::size_t{5});
}

// What is kept of a level where nothing changed hangs on how deep the others are.
void VaultPassTest::aUniquePieceComesOnceWhenAnotherLevelComesHigher()
{
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        Dungeon dungeon = caves(60, 36, 3, R"({"piece": "crown"})");
        std::ranges::find(dungeon.pieces, "crown", &Piece::name)->lastDepth = 2;
        dungeon.levels[1].mutedRows.push_back(kVaultRow);
        Baker baker;
        QVERIFY(baker.bake(dungeon, seed));
        std::swap(dungeon.levels[1], dungeon.levels[2]);
        Dungeon fresh = dungeon;
        QVERIFY(baker.bake(dungeon, seed) && bake(fresh, seed));
        QVERIFY(dungeon.levels == fresh.levels);
    }
}

void VaultPassTest::piecesKeepToTheirDepth()
{
    bool isSeen = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Made made = make(caves(60, 36, 4, R"({"tag": "small", "count": 3})"), seed);
        for (std::size_t z = 0; z < 4; ++z)
            for (const Room* vault : vaultsOf(made.after[z])) {
                isSeen |= vault->hasTag("pool");
                QVERIFY(!vault->hasTag("pool") || z == 1 || z == 2);
            }
    }
    QVERIFY(isSeen);
}

void VaultPassTest::oneCellMeansThatCell()
{
    Dungeon dungeon = dungeonOfRows(
        30, 14, 1,
        {{"fill"},
         {"caves", R"({"fill": 1000})"},
         {"prune"},
         {"connect"},
         {"vault", R"({"piece": "closet", "at": "cell", "x": 4, "y": 6, "rotate": false, "mirror": false})"}});
    addPieces(dungeon);
    const Made made = make(std::move(dungeon), 3);
    QCOMPARE(made.reports[0].done, 1);
    QVERIFY(vaultsOf(made.after[0])[0]->box == (Box{5, 7, 4, 1}));
}

void VaultPassTest::theCentreIsTakenWhenItIsFree()
{
    Dungeon dungeon = dungeonOfRows(31, 17, 1,
                                    {{"fill"},
                                     {"caves", R"({"fill": 1000})"},
                                     {"prune"},
                                     {"connect"},
                                     {"vault", R"({"piece": "hall", "at": "centre"})"}});
    addPieces(dungeon);
    const Made made = make(std::move(dungeon), 3);
    QCOMPARE(made.reports[0].done, 1);
    QVERIFY(vaultsOf(made.after[0])[0]->box == (Box{12, 5, 7, 7}));
}

void VaultPassTest::askingForMoreKeepsTheFirst()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Made few = make(caves(60, 36, 1, R"({"tag": "small", "count": 2})"), seed);
        const Made many = make(caves(60, 36, 1, R"({"tag": "small", "count": 4})"), seed);
        const auto first = vaultsOf(few.after[0]);
        const auto all = vaultsOf(many.after[0]);
        QVERIFY(first.size() <= all.size());
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(*first[i] == *all[i]);
    }
}

void VaultPassTest::whatCannotBeDoneIsTold_data()
{
    QTest::addColumn<QString>("vault");
    QTest::addColumn<QString>("why");
    QTest::newRow("no piece") << R"({"piece": "nothing"})" << "No piece is called";
    QTest::newRow("no tag") << R"({"tag": "nothing"})" << "No piece has the tag";
    QTest::newRow("neither") << "{}" << "names neither";
    QTest::newRow("no exit") << R"({"tag": "bad"})" << "has no exit";
    QTest::newRow("no place") << R"({"piece": "hall", "at": "cell", "x": 58, "y": 30})" << "no place";
    QTest::newRow("no room") << R"({"piece": "hall", "at": "anchor", "anchor": "boss"})" << "no place";
}

void VaultPassTest::whatCannotBeDoneIsTold()
{
    QFETCH(const QString, vault);
    QFETCH(const QString, why);
    const Made made = make(caves(60, 36, 1, vault.toStdString()), 1);
    QCOMPARE(made.reports[0].state, RowState::Skipped);
    QVERIFY2(shown(made.reports[0].why).contains(why), qPrintable(shown(made.reports[0].why)));
    QVERIFY(made.before[0].tiles == made.after[0].tiles);
}

void VaultPassTest::aChangedPieceIsNoticed()
{
    Dungeon dungeon = caves(60, 36, 2, R"({"tag": "small", "count": 2})");
    Baker baker;
    QVERIFY(baker.bake(dungeon, 5));
    dungeon.pieces[0].rows[1] = "#t_.e";
    Dungeon fresh = dungeon;
    QVERIFY(baker.bake(dungeon, 5));
    QVERIFY(bake(fresh, 5));
    QVERIFY(dungeon.levels == fresh.levels);
}

void VaultPassTest::threadsDoNotMatter()
{
    Dungeon dungeon = caves(60, 36, 4, R"({"tag": "grand", "count": 2})");
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        bakedOrFail(dungeon, seed, 1);
        const std::uint64_t alone = dungeonHash(dungeon);
        bakedOrFail(dungeon, seed, 4);
        QCOMPARE(dungeonHash(dungeon), alone);
    }
}

void VaultPassTest::seedsStayWhatTheyAre()
{
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Dungeon dungeon = caves(60, 36, 1, R"({"tag": "small", "count": 3})");
        bakedOrFail(dungeon, seed);
        sum = hashOf("golden", sum, dungeonHash(dungeon));
    }
    QCOMPARE(shown(hexOf(sum)), QStringLiteral("0xdbf5d011d8c0bed1"));
}

CAVE_TEST_SUITE(VaultPassTest);
#include "vault_pass_test.moc"
