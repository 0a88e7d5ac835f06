// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/edit/kinds/row_edit.h"
#include "core/edit/selection.h"
#include "core/edit/shapes.h"
#include "core/edit/stamp.h"
#include "core/save/dungeon_file.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kRoom = R"(
##########
#....#####
#.k~.#####
#....#####
##########
##########
)";

BitGrid boxBetween(const Dungeon& dungeon, CellAt from, CellAt to)
{
    const Box all{0, 0, dungeon.width, dungeon.height};
    return combined(BitGrid(dungeon.width, dungeon.height), boxCells(from, to, all), Combine::Replace);
}

void compareLevel(const Dungeon& dungeon, std::string_view picture)
{
    QCOMPARE(shown(asciiPicture(dungeon)), shown(trimmed(picture)));
}

// A room with a worse sword at 1,1 that bears a rune, an apple for sale at 4,1 and, at 2,2, a captive kobold that
// carries a key and sleeps.
Dungeon richDungeon()
{
    Dungeon dungeon = asciiDungeon(kRoom);
    if (!putRow(dungeon, RowTable::Rune, newRow(dungeon, RowTable::Rune, "sting", "sting")))
        qFatal("no rune");
    std::vector<Placement>& things = dungeon.levels[0].things;
    Placement& kobold = things.front();
    kobold.carries = dungeon.catalogue->findItem("key");
    kobold.isAsleep = true;
    kobold.levels = 2;
    kobold.belongs.isCaptive = true;
    kobold.group = "den";
    Placement sword{KindTable::Item, *dungeon.catalogue->findItem("sword"), 1, 1, {}};
    sword.enchant = -2;
    sword.rune = "sting";
    things.insert(things.begin(), sword);
    Placement apple{KindTable::Item, *dungeon.catalogue->findItem("apple"), 4, 1, {}};
    apple.price = 3;
    things.insert(things.begin() + 1, apple);
    return dungeon;
}

} // namespace

class StampTest : public QObject {
    Q_OBJECT

private slots:
    void selectionsAreCombined();
    void aClipHoldsTilesAndThings();
    void turnsGoRound();
    void stampingReplacesTilesAndThings();
    void stampingWhatIsThereIsEmpty();
    void whatLiesOutsideIsLeftOut();
    void unknownKindsAreCounted();
    void clearedCellsAreWall();
    void movingLeavesWall();
    void movedStairsKeepTheirOtherEnd();
    void neighbouringStairsMoveTogether();
    void movedKeysKeepTheirDoors();
    void clipsSurviveTheClipboard();
    void copiesHaveAllThatThingsHave();
    void inAnotherDungeonCopiesKeepWhatSuitsThere();
    void aPieceHasAllThatItsThingsHave();
    void brokenClipsAreRefused();
    void aPieceGivesTheClipBack();
    void onGeneratedLevelsStampsAreHandEdits();
    void replacingFindsTilesOfAllLevels();
};

void StampTest::selectionsAreCombined()
{
    BitGrid cells(70, 3);
    cells = combined(cells, std::vector<CellAt>{{0, 0}, {69, 2}, {-1, 0}, {70, 0}}, Combine::Replace);
    QCOMPARE(cells.count(), 2);
    cells = combined(cells, std::vector<CellAt>{{1, 0}}, Combine::Add);
    QCOMPARE(runsOf(cells), (std::vector<Box>{{0, 0, 2, 1}, {69, 2, 1, 1}}));
    QCOMPARE(boxOf(cells), (Box{0, 0, 70, 3}));
    cells = combined(cells, std::vector<CellAt>{{0, 0}, {69, 2}}, Combine::Intersect);
    QCOMPARE(cellsOf(cells), (std::vector<CellAt>{{0, 0}, {69, 2}}));
    cells = combined(cells, std::vector<CellAt>{{0, 0}}, Combine::Subtract);
    QCOMPARE(cellsOf(cells), (std::vector<CellAt>{{69, 2}}));
    QCOMPARE(inverted(cells).count(), 209);
}

void StampTest::aClipHoldsTilesAndThings()
{
    const Dungeon dungeon = asciiDungeon(kRoom);
    const Clip clip = clipOf(dungeon, 0, boxBetween(dungeon, {1, 1}, {4, 3}));
    QCOMPARE(clip.width(), 4);
    QCOMPARE(clip.height(), 3);
    QCOMPARE(clip.kinds.size(), std::size_t{2});
    QCOMPARE(clip.things.size(), std::size_t{1});
    QCOMPARE(clip.things.front().kind, std::string("kobold"));
    QVERIFY(clipOf(dungeon, 0, BitGrid(dungeon.width, dungeon.height)).isEmpty());
}

void StampTest::turnsGoRound()
{
    const Dungeon dungeon = asciiDungeon(kRoom);
    const Clip clip = clipOf(dungeon, 0, boxBetween(dungeon, {1, 1}, {4, 2}));
    for (const ClipTransform transform :
         {ClipTransform::Right, ClipTransform::Left, ClipTransform::Mirror, ClipTransform::Flip}) {
        Clip whole = clip;
        for (int i = 0; i < (transform == ClipTransform::Right || transform == ClipTransform::Left ? 4 : 2); ++i) {
            whole = transformed(whole, transform);
            QVERIFY(whole != clip || i > 0);
        }
        QCOMPARE(whole, clip);
    }
    QCOMPARE(transformed(transformed(clip, ClipTransform::Right), ClipTransform::Left), clip);
    const ClipThing kobold = transformed(clip, ClipTransform::Right).things.front();
    QCOMPARE(kobold.x, 0);
    QCOMPARE(kobold.y, 1);
}

void StampTest::stampingReplacesTilesAndThings()
{
    Dungeon dungeon = asciiDungeon(kRoom);
    const Clip clip = clipOf(dungeon, 0, boxBetween(dungeon, {2, 2}, {3, 2}));
    apply(dungeon, stamp(dungeon, {6, 4, 0}, transformed(clip, ClipTransform::Mirror), 1).edit);
    compareLevel(dungeon, R"(
##########
#....#####
#.k~.#####
#....#####
######~k##
##########
)");
}

void StampTest::stampingWhatIsThereIsEmpty()
{
    const Dungeon dungeon = asciiDungeon(kRoom);
    const BitGrid all = inverted(BitGrid(dungeon.width, dungeon.height));
    QVERIFY(stamp(dungeon, {0, 0, 0}, clipOf(dungeon, 0, all), 1).edit.isEmpty());
    QVERIFY(moveCells(dungeon, 0, all, clipOf(dungeon, 0, all), {0, 0}, 1).edit.isEmpty());
}

void StampTest::whatLiesOutsideIsLeftOut()
{
    Dungeon dungeon = asciiDungeon(kRoom);
    const Clip clip = clipOf(dungeon, 0, boxBetween(dungeon, {1, 1}, {4, 3}));
    apply(dungeon, stamp(dungeon, {8, 4, 0}, clip, 1).edit);
    compareLevel(dungeon, R"(
##########
#....#####
#.k~.#####
#....#####
########..
########.k
)");
    apply(dungeon, stamp(dungeon, {-2, -2, 0}, clip, 1).edit);
    QCOMPARE(shown(asciiPicture(dungeon)).left(2), QString(".."));
}

void StampTest::unknownKindsAreCounted()
{
    Dungeon dungeon = asciiDungeon(kRoom);
    Clip clip = clipOf(dungeon, 0, boxBetween(dungeon, {1, 2}, {3, 2}));
    clip.kinds.back() = "no_such_tile";
    clip.things.front().kind = "no_such_thing";
    const Stamped stamped = stamp(dungeon, {6, 4, 0}, clip, 1);
    QCOMPARE(stamped.unknown, 2);
    apply(dungeon, stamped.edit);
    QCOMPARE(dungeon.levels[0].things.size(), std::size_t{1});
}

void StampTest::clearedCellsAreWall()
{
    Dungeon dungeon = asciiDungeon(kRoom);
    apply(dungeon, clearCells(dungeon, 0, boxBetween(dungeon, {2, 2}, {4, 3}), 1));
    compareLevel(dungeon, R"(
##########
#....#####
#.########
#.########
##########
##########
)");
}

void StampTest::movingLeavesWall()
{
    Dungeon dungeon = asciiDungeon(kRoom);
    const BitGrid cells = boxBetween(dungeon, {1, 1}, {4, 3});
    const Dungeon before = dungeon;
    const Applied moved = apply(dungeon, moveCells(dungeon, 0, cells, clipOf(dungeon, 0, cells), {3, 2}, 1).edit);
    compareLevel(dungeon, R"(
##########
##########
###....###
###.k~.###
###....###
##########
)");
    apply(dungeon, moved.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void StampTest::movedStairsKeepTheirOtherEnd()
{
    Dungeon dungeon = asciiDungeon(R"(
#######
#.>...#
#######

#######
#.<...#
#######
)");
    const BitGrid cells = boxBetween(dungeon, {2, 1}, {2, 1});
    apply(dungeon, moveCells(dungeon, 0, cells, clipOf(dungeon, 0, cells), {4, 1}, 1).edit);
    compareLevel(dungeon, R"(
#######
#.#.>.#
#######

#######
#.<...#
#######
)");
    QCOMPARE(dungeon.stairsTarget({4, 1, 0}), std::optional(Position{2, 1, 1}));
    QCOMPARE(dungeon.stairsTarget({2, 1, 1}), std::optional(Position{4, 1, 0}));
    // And back: no link is left.
    const BitGrid there = boxBetween(dungeon, {4, 1}, {4, 1});
    apply(dungeon, moveCells(dungeon, 0, there, clipOf(dungeon, 0, there), {2, 1}, 1).edit);
    QVERIFY(dungeon.links.empty());
    QCOMPARE(dungeon.stairsTarget({2, 1, 0}), std::optional(Position{2, 1, 1}));
}

void StampTest::neighbouringStairsMoveTogether()
{
    Dungeon dungeon = asciiDungeon(R"(
#######
#.>>..#
#######

#######
#.<<..#
#######
)");
    const BitGrid cells = boxBetween(dungeon, {2, 1}, {3, 1});
    apply(dungeon, moveCells(dungeon, 0, cells, clipOf(dungeon, 0, cells), {3, 1}, 1).edit);
    compareLevel(dungeon, R"(
#######
#.#>>.#
#######

#######
#.<<..#
#######
)");
    QCOMPARE(dungeon.stairsTarget({3, 1, 0}), std::optional(Position{2, 1, 1}));
    QCOMPARE(dungeon.stairsTarget({4, 1, 0}), std::optional(Position{3, 1, 1}));
    QCOMPARE(dungeon.stairsTarget({3, 1, 1}), std::optional(Position{4, 1, 0}));
}

void StampTest::movedKeysKeepTheirDoors()
{
    Dungeon dungeon = asciiDungeon(R"(
##########
#........#
##########
)");
    dungeon.levels[0].tiles[3, 1] = *dungeon.catalogue->findTile("locked_door");
    putItem(dungeon, "key", {1, 1, 0}, Position{3, 1, 0});
    const BitGrid both = boxBetween(dungeon, {1, 1}, {3, 1});
    apply(dungeon, moveCells(dungeon, 0, both, clipOf(dungeon, 0, both), {5, 1}, 1).edit);
    QCOMPARE(dungeon.levels[0].things.front().opens, (std::optional(Place{levelUid(0), 7, 1})));
    const BitGrid key = boxBetween(dungeon, {5, 1}, {5, 1});
    apply(dungeon, moveCells(dungeon, 0, key, clipOf(dungeon, 0, key), {8, 1}, 1).edit);
    QCOMPARE(dungeon.levels[0].things.front().opens, (std::optional(Place{levelUid(0), 7, 1})));
}

void StampTest::clipsSurviveTheClipboard()
{
    Dungeon dungeon = asciiDungeon(kRoom);
    putItem(dungeon, "key", {1, 1, 0});
    dungeon.levels[0].things.front().opens = Place{levelUid(0), 9, 5};
    dungeon.levels[0].things.back().levels = 3;
    const BitGrid cells = combined(boxBetween(dungeon, {1, 1}, {4, 3}), std::vector<CellAt>{{2, 1}}, Combine::Subtract);
    Clip clip = clipOf(dungeon, 0, cells);
    clip.level = {}; // which the clipboard does not keep
    const auto json = parseJson(toJson(clip).compact());
    QVERIFY(json.has_value());
    const auto read = readClip(*json);
    QVERIFY(read.has_value());
    QCOMPARE(*read, clip);
}

void StampTest::copiesHaveAllThatThingsHave()
{
    Dungeon dungeon = richDungeon();
    dungeon.levels[0].things.back().isFar = true;
    const std::vector<Placement> before = dungeon.levels[0].things;
    const BitGrid cells = boxBetween(dungeon, {1, 1}, {4, 3});
    const auto read = readClip(*parseJson(toJson(clipOf(dungeon, 0, cells)).compact()));
    QVERIFY(read.has_value());
    const Clip turned = transformed(transformed(*read, ClipTransform::Right), ClipTransform::Left);
    apply(dungeon, clearCells(dungeon, 0, cells, 1));
    QVERIFY(dungeon.levels[0].things.empty());
    const Stamped stamped = stamp(dungeon, {1, 1, 0}, turned, 2);
    QCOMPARE(stamped.unknown, 0);
    apply(dungeon, stamped.edit);
    QVERIFY(dungeon.levels[0].things == before);
}

void StampTest::inAnotherDungeonCopiesKeepWhatSuitsThere()
{
    const Dungeon dungeon = richDungeon();
    Clip clip = clipOf(dungeon, 0, boxBetween(dungeon, {1, 1}, {4, 3}));
    clip.things.front().kind = "apple"; // as if the sword were nothing to wield there
    clip.things.back().traits.carries = "crown_of_nowhere";
    Dungeon other = emptyDungeon(10, 6, 1);
    const Stamped stamped = stamp(other, {1, 1, 0}, clip, 1);
    QCOMPARE(stamped.unknown, 1);
    apply(other, stamped.edit);
    QCOMPARE(other.levels[0].things.size(), std::size_t{3});
    QCOMPARE(other.levels[0].things.front().enchant, 0);
    QVERIFY(other.levels[0].things.front().rune.empty());
    QVERIFY(!other.levels[0].things.back().carries);
    QVERIFY(readDungeon(writeDungeon(other)).has_value());
}

void StampTest::aPieceHasAllThatItsThingsHave()
{
    Dungeon dungeon = richDungeon();
    const Clip clip = clipOf(dungeon, 0, boxBetween(dungeon, {1, 1}, {4, 3}));
    const auto piece = pieceOf(clip, *dungeon.catalogue, "den");
    QVERIFY(piece.has_value());
    dungeon.pieces = {*piece};
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY2(file.has_value(), file ? "" : file.error().where.c_str());
    QVERIFY(clipOf(file->dungeon.pieces.front(), file->dungeon, 1).things == clip.things);
}

void StampTest::brokenClipsAreRefused()
{
    for (const char* text : {"{}", R"({"x":0,"y":0,"width":2,"height":1,"kinds":[],"tiles":[0],"things":[]})",
                             R"({"x":0,"y":0,"width":1,"height":1,"kinds":[],"tiles":[1],"things":[]})"})
        QVERIFY(!readClip(*parseJson(text)).has_value());
}

void StampTest::aPieceGivesTheClipBack()
{
    const Dungeon dungeon = asciiDungeon(kRoom);
    const BitGrid cells = combined(boxBetween(dungeon, {0, 0}, {5, 4}), std::vector<CellAt>{{0, 0}}, Combine::Subtract);
    Clip clip = clipOf(dungeon, 0, cells);
    const auto piece = pieceOf(clip, *dungeon.catalogue, "den");
    QVERIFY(piece.has_value());
    QCOMPARE(piece->rows.front(), std::string(" #####"));
    const std::vector<Piece> pieces{*piece};
    PieceBook book(pieces, *dungeon.catalogue);
    Clip back = clipOf(book.flat(pieces.front()), *dungeon.catalogue, 1);
    Dungeon copy = emptyDungeon(10, 6, 1);
    Dungeon other = copy;
    apply(copy, stamp(copy, {2, 1, 0}, clip, 1).edit);
    apply(other, stamp(other, {2, 1, 0}, back, 1).edit);
    QCOMPARE(shown(asciiPicture(copy)), shown(asciiPicture(other)));
    QVERIFY(!pieceOf(clipOf(emptyDungeon(80, 5, 1), 0, inverted(BitGrid(80, 5))), *dungeon.catalogue, "x"));
}

void StampTest::onGeneratedLevelsStampsAreHandEdits()
{
    Dungeon dungeon = recipeDungeon(3);
    const Dungeon before = dungeon;
    const BitGrid cells = boxBetween(dungeon, {3, 3}, {9, 7});
    const Applied moved = apply(dungeon, moveCells(dungeon, 0, cells, clipOf(dungeon, 0, cells), {8, 5}, 4).edit);
    QVERIFY(!dungeon.levels[0].tileEdits.empty());
    for (const auto& [cell, edit] : dungeon.levels[0].tileEdits) {
        QCOMPARE(edit.was, before.levels[0].tiles.cells()[cell]);
        QCOMPARE(edit.now, dungeon.levels[0].tiles.cells()[cell]);
    }
    apply(dungeon, moved.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void StampTest::replacingFindsTilesOfAllLevels()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#.~.#
#####

#####
#~~.#
#####
)");
    const TileId water = dungeon.levels[0].tiles[2, 1];
    QCOMPARE(cellsHolding(dungeon, water, {}).size(), std::size_t{3});
    QCOMPARE(cellsHolding(dungeon, water, 1).size(), std::size_t{2});
    BitGrid among(5, 3);
    among.set(1, 1);
    QCOMPARE(cellsHolding(dungeon, water, 1, &among), (std::vector<Position>{{1, 1, 1}}));
    apply(dungeon, paintEach(dungeon, cellsHolding(dungeon, water, {}), dungeon.catalogue->floor(), 1));
    compareLevel(dungeon, R"(
#####
#...#
#####

#####
#...#
#####
)");
}

CAVE_TEST_SUITE(StampTest);
#include "stamp_test.moc"
