// SPDX-License-Identifier: MIT
#include "core/edit/level_edit.h"

#include "core/base/random.h"
#include "core/edit/edits.h"
#include "core/edit/hand_edits.h"
#include "core/generate/bake.h"
#include "core/save/dungeon_file.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Rooms of floor on levels of 12 x 8, with stairs from each level to the next: at 3,3, then 4,3 and so on.
Dungeon handMade(int depth)
{
    Dungeon dungeon = emptyDungeon(12, 8, depth);
    for (DungeonLevel& level : dungeon.levels)
        for (int y = 2; y < 6; ++y)
            for (int x = 2; x < 10; ++x)
                level.tiles[x, y] = dungeon.catalogue->floor();
    for (int z = 0; z + 1 < depth; ++z)
        apply(dungeon, *placeStairs(dungeon, {3 + z, 3, z}, Leads::Down, false, 0));
    dungeon.start = Start{{levelUid(0), 2, 2}, true};
    return dungeon;
}

// By uid, whatever the order of the levels.
Place targetOf(const Dungeon& dungeon, Uid level, int x, int y)
{
    const auto to = dungeon.stairsTarget({x, y, *dungeon.levelIndex(level)});
    return to ? Place{dungeon.levels[static_cast<std::size_t>(to->z)].uid, to->x, to->y} : Place{};
}

int unpairedStairs(const Dungeon& dungeon)
{
    int count = 0;
    for (const DungeonLevel& level : dungeon.levels)
        for (int y = 0; y < dungeon.height; ++y)
            for (int x = 0; x < dungeon.width; ++x) {
                const int z = *dungeon.levelIndex(level.uid);
                if (dungeon.catalogue->tile(level.tiles[x, y]).leads == Leads::Nowhere)
                    continue;
                const auto far = dungeon.stairsTarget({x, y, z});
                count += far && dungeon.stairsTarget(*far) == Position{x, y, z} ? 0 : 1;
            }
    return count;
}

bool areEqual(const Dungeon& a, const Dungeon& b)
{
    return a.levels == b.levels && a.links == b.links && a.start == b.start && a.width == b.width &&
           a.height == b.height && a.seed == b.seed && a.recipes == b.recipes;
}

} // namespace

class LevelEditTest : public QObject {
    Q_OBJECT

private slots:
    void handEditsOutsideWaitAndComeBack();
    void whatWaitsOutsideCanBeForgotten();
    void handEditsTooFarOutAreToldBeforeTheyGo();
    void aLevelMadeByARecipeIsNotCutOff();
    void stairsLeadOnWhereverTheirLevelsAre();
    void movingBackNeedsNoLink();
    void aNewLevelBetweenTwoKeepsTheirStairs();
    void aCopyHasNoStairs();
    void removingNamesWhatItBreaks();
    void theLastLevelStays();
    void aLevelTooManyIsRefused();
    void resizingKeepsTheChosenPart_data();
    void resizingKeepsTheChosenPart();
    void resizingThereAndBackIsTheSame();
    void croppingTellsWhatGoes();
    void aRecipeFillsTheNewSize();
    void undoingAllAndRedoingAllGivesBothEnds();
};

void LevelEditTest::stairsLeadOnWhereverTheirLevelsAre()
{
    Dungeon dungeon = handMade(4);
    const Uid a = levelUid(0);
    const Uid b = levelUid(1);
    moveLevel(dungeon, 1, 3); // a c d b
    QCOMPARE(*dungeon.levelIndex(b), 3);
    QVERIFY(targetOf(dungeon, a, 3, 3) == (Place{b, 3, 3}));
    QVERIFY(targetOf(dungeon, b, 4, 3) == (Place{levelUid(2), 4, 3}));
    QVERIFY(targetOf(dungeon, levelUid(2), 5, 3) == (Place{levelUid(3), 5, 3}));
    QCOMPARE(unpairedStairs(dungeon), 0);
    QCOMPARE(dungeon.links.size(), std::size_t{2}); // those that are no neighbours any more
}

void LevelEditTest::movingBackNeedsNoLink()
{
    const Dungeon before = handMade(4);
    for (int from = 0; from < 4; ++from)
        for (int to = 0; to < 4; ++to) {
            Dungeon dungeon = before;
            moveLevel(dungeon, from, to);
            QCOMPARE(unpairedStairs(dungeon), 0);
            moveLevel(dungeon, to, from);
            QVERIFY(areEqual(dungeon, before));
        }
}

void LevelEditTest::aNewLevelBetweenTwoKeepsTheirStairs()
{
    Dungeon dungeon = handMade(2);
    QVERIFY(addLevel(dungeon, 1, Uid{77}, "Between"));
    QCOMPARE(dungeon.levels[1].name, std::string("Between"));
    QCOMPARE(dungeon.depth(), 3);
    QVERIFY(targetOf(dungeon, levelUid(0), 3, 3) == (Place{levelUid(1), 3, 3}));
    QCOMPARE(unpairedStairs(dungeon), 0);
    QVERIFY(addLevel(dungeon, 3, Uid{78}, "Last"));
    QCOMPARE(dungeon.levels[3].uid, Uid{78});
}

void LevelEditTest::aCopyHasNoStairs()
{
    Dungeon dungeon = handMade(3);
    dungeon.levels[1].things.push_back({.kind = 1, .x = 4, .y = 4});
    QVERIFY(duplicateLevel(dungeon, 1, Uid{77}, "Copy"));
    QCOMPARE(dungeon.depth(), 4);
    QCOMPARE(unpairedStairs(dungeon), 0);
    const DungeonLevel& copy = dungeon.levels[2];
    QVERIFY((copy.tiles[3, 3] == dungeon.catalogue->floor()));
    QVERIFY(copy.things == dungeon.levels[1].things);
}

void LevelEditTest::removingNamesWhatItBreaks()
{
    Dungeon dungeon = handMade(3);
    dungeon.links.push_back({{levelUid(0), 8, 5}, {levelUid(1), 8, 5}, true});
    dungeon.levels[2].things.push_back({.table = KindTable::Item, .x = 4, .y = 4, .opens = Place{levelUid(1), 2, 2}});
    const LevelLoss loss = lossOfRemoving(dungeon, 1);
    QCOMPARE(loss.stairs, 2); // above and below
    QCOMPARE(loss.keys, 1);
    QVERIFY(!loss.start);
    QVERIFY(lossOfRemoving(dungeon, 0).start);
    QVERIFY(removeLevel(dungeon, 1));
    QVERIFY(dungeon.links.empty());
    QCOMPARE(unpairedStairs(dungeon), 2);
    QVERIFY(removeLevel(dungeon, 0));
    QVERIFY(!dungeon.start);
}

void LevelEditTest::theLastLevelStays()
{
    Dungeon dungeon = handMade(1);
    QVERIFY(!removeLevel(dungeon, 0));
    QCOMPARE(dungeon.depth(), 1);
}

void LevelEditTest::aLevelTooManyIsRefused()
{
    Dungeon dungeon = emptyDungeon(3, 3, kMaxDepth);
    QVERIFY(!addLevel(dungeon, 0, Uid{77}, "x"));
    QVERIFY(!duplicateLevel(dungeon, 0, Uid{77}, "x"));
    QCOMPARE(dungeon.depth(), kMaxDepth);
    QVERIFY(!canResizeLevels(dungeon, kMinSide - 1, 5));
    QVERIFY(!canResizeLevels(dungeon, 5, kMaxSide + 1));
    QVERIFY(!canResizeLevels(dungeon, 600, 600)); // all levels together
    QVERIFY(canResizeLevels(dungeon, 500, 500));
}

void LevelEditTest::resizingKeepsTheChosenPart_data()
{
    QTest::addColumn<int>("anchor");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::newRow("north west") << int(Anchor::NorthWest) << 0 << 0;
    QTest::newRow("north") << int(Anchor::North) << 4 << 0;
    QTest::newRow("north east") << int(Anchor::NorthEast) << 8 << 0;
    QTest::newRow("west") << int(Anchor::West) << 0 << 2;
    QTest::newRow("middle") << int(Anchor::Middle) << 4 << 2;
    QTest::newRow("east") << int(Anchor::East) << 8 << 2;
    QTest::newRow("south west") << int(Anchor::SouthWest) << 0 << 5;
    QTest::newRow("south") << int(Anchor::South) << 4 << 5;
    QTest::newRow("south east") << int(Anchor::SouthEast) << 8 << 5;
}

void LevelEditTest::resizingKeepsTheChosenPart()
{
    QFETCH(int, anchor);
    QFETCH(int, x);
    QFETCH(int, y);
    Dungeon dungeon = handMade(2);
    dungeon.levels[0].things.push_back({.kind = 1, .x = 4, .y = 4});
    dungeon.links.push_back({{levelUid(0), 8, 5}, {levelUid(1), 7, 5}, true});
    QVERIFY(resizeLevels(dungeon, 20, 13, Anchor(anchor)));
    const DungeonLevel& level = dungeon.levels[0];
    QCOMPARE(level.tiles.width(), 20);
    QCOMPARE(level.tiles.height(), 13);
    QVERIFY((level.tiles[3 + x, 3 + y] == dungeon.catalogue->stairsDown()));
    QVERIFY((level.tiles[2 + x, 2 + y] == dungeon.catalogue->floor()));
    QCOMPARE(level.things[0].x, 4 + x);
    QCOMPARE(level.things[0].y, 4 + y);
    QVERIFY(dungeon.start->at == (Place{levelUid(0), 2 + x, 2 + y}));
    QVERIFY(dungeon.links[0].to == (Place{levelUid(1), 7 + x, 5 + y}));
    QCOMPARE(unpairedStairs(dungeon), 0);
    for (int cell = 0; cell < 20; ++cell) { // a border of rock, and none inside
        QVERIFY((level.tiles[cell, 0] == dungeon.catalogue->rock()));
        QVERIFY((level.tiles[cell, 12] == dungeon.catalogue->rock()));
        if (cell > 0 && cell < 19)
            for (int row = 1; row < 12; ++row)
                QVERIFY((level.tiles[cell, row] != dungeon.catalogue->rock()));
    }
}

void LevelEditTest::resizingThereAndBackIsTheSame()
{
    const Dungeon before = handMade(3);
    for (int i = 0; i < kAnchorCount; ++i)
        for (const auto& [width, height] : {std::pair{13, 9}, {15, 8}, {20, 31}}) {
            Dungeon dungeon = before;
            QVERIFY(resizeLevels(dungeon, width, height, Anchor(i)));
            QVERIFY(resizeLevels(dungeon, 12, 8, Anchor(i)));
            QVERIFY(dungeon.start == before.start);
            for (int z = 0; z < 3; ++z)
                for (int y = 1; y < 7; ++y)
                    for (int x = 1; x < 11; ++x)
                        QVERIFY(
                            (dungeon.levels[std::size_t(z)].tiles[x, y] == before.levels[std::size_t(z)].tiles[x, y]));
        }
}

void LevelEditTest::croppingTellsWhatGoes()
{
    Dungeon dungeon = handMade(2);
    dungeon.levels[0].things.push_back({.kind = 1, .x = 9, .y = 4});
    dungeon.levels[0].things.push_back({.kind = 1, .x = 4, .y = 4});
    QVERIFY(lossOfResizing(dungeon, 12, 8, Anchor::Middle) == LevelLoss{});
    QVERIFY(lossOfResizing(dungeon, 30, 8, Anchor::East) == LevelLoss{});
    const LevelLoss loss = lossOfResizing(dungeon, 8, 8, Anchor::West); // columns 8 and 9 of the rooms
    QCOMPARE(loss.cells, 2 * 2 * 4);
    QCOMPARE(loss.things, 1);
    QVERIFY(!loss.start);
    QVERIFY(lossOfResizing(dungeon, 8, 8, Anchor::East).start);
    QVERIFY(resizeLevels(dungeon, 8, 8, Anchor::West));
    QCOMPARE(dungeon.levels[0].things.size(), std::size_t{1});
    QCOMPARE(dungeon.levels[0].things[0].x, 4);
}

void LevelEditTest::aRecipeFillsTheNewSize()
{
    Dungeon dungeon = recipeDungeon(5);
    apply(dungeon, paint(dungeon, 0, std::vector<CellAt>{{20, 10}}, *dungeon.catalogue->findTile("altar"), 1));
    QVERIFY(resizeLevels(dungeon, 60, 30, Anchor::SouthEast));
    QVERIFY(bake(dungeon, dungeon.seed));
    QVERIFY((dungeon.levels[0].tiles[40, 20] == *dungeon.catalogue->findTile("altar")));
    QVERIFY(removeLevel(dungeon, 1));
    QVERIFY(bake(dungeon, dungeon.seed));
    QCOMPARE(unpairedStairs(dungeon), 0);
}

// Whatever is done to levels, each change is undone exactly.
void LevelEditTest::undoingAllAndRedoingAllGivesBothEnds()
{
    for (int sequence = 0; sequence < scaled(40); ++sequence) {
        Random dice(static_cast<std::uint64_t>(sequence));
        Dungeon dungeon = sequence % 2 == 0 ? handMade(4) : recipeDungeon(static_cast<std::uint64_t>(sequence));
        const Dungeon first = dungeon;
        std::vector<DungeonEdit> undo;
        for (int i = 0; i < 60; ++i) {
            Dungeon changed = dungeon;
            const int z = dice.between(0, dungeon.depth() - 1);
            const Uid fresh{static_cast<std::uint64_t>(1000 + i)};
            switch (dice.below(6)) {
            case 0: std::ignore = addLevel(changed, dice.between(0, dungeon.depth()), fresh, "new"); break;
            case 1: std::ignore = duplicateLevel(changed, z, fresh, "copy"); break;
            case 2: std::ignore = removeLevel(changed, z); break;
            case 3: moveLevel(changed, z, dice.between(0, dungeon.depth() - 1)); break;
            case 4: renameLevel(changed, z, "name " + std::to_string(i)); break;
            default:
                QVERIFY(resizeLevels(changed, dice.between(8, 40), dice.between(6, 30),
                                     Anchor(dice.between(0, kAnchorCount - 1))));
                break;
            }
            if (const DungeonEdit edit = changeOf(dungeon, changed); !edit.isEmpty())
                undo.push_back(apply(dungeon, edit).inverse);
            QVERIFY(areEqual(dungeon, changed));
        }
        const Dungeon last = dungeon;
        std::vector<DungeonEdit> redo;
        for (; !undo.empty(); undo.pop_back())
            redo.push_back(apply(dungeon, undo.back()).inverse);
        QVERIFY2(areEqual(dungeon, first), qPrintable(QString("sequence %1").arg(sequence)));
        for (; !redo.empty(); redo.pop_back())
            apply(dungeon, redo.back());
        QVERIFY2(areEqual(dungeon, last), qPrintable(QString("sequence %1").arg(sequence)));
    }
}

namespace {

// A cell painted in the lower right corner of the first level, which a recipe makes.
Dungeon paintedInTheCorner()
{
    Dungeon dungeon = recipeDungeon(1);
    (void)bake(dungeon, dungeon.seed);
    const CellAt cell{dungeon.width - 3, dungeon.height - 3};
    apply(dungeon, paint(dungeon, 0, std::span(&cell, 1), *dungeon.catalogue->findTile("water"), 7));
    (void)bake(dungeon, dungeon.seed);
    return dungeon;
}

void resizeAndBake(Dungeon& dungeon, int width, int height, Anchor anchor)
{
    QVERIFY(resizeLevels(dungeon, width, height, anchor));
    QVERIFY(bake(dungeon, dungeon.seed));
}

} // namespace

void LevelEditTest::handEditsOutsideWaitAndComeBack()
{
    for (const Anchor anchor : {Anchor::NorthWest, Anchor::Middle}) {
        Dungeon dungeon = paintedInTheCorner();
        const Dungeon before = dungeon;
        resizeAndBake(dungeon, before.width - 12, before.height - 12, anchor);
        QVERIFY(dungeon.levels[0].tileEdits.empty());
        QCOMPARE(dungeon.levels[0].outsideEdits.size(), std::size_t{1});
        const std::vector<HandEdits> list = listHandEdits(dungeon);
        QCOMPARE(list.size(), std::size_t{1});
        QCOMPARE(list[0].outside, 1);
        QCOMPARE(list[0].status.conflicts, 1);
        QCOMPARE(list[0].status.group, 7);
        QVERIFY(nextGroup(dungeon, 0) > 7);
        Dungeon copy = dungeon;
        const auto baked = bake(copy, dungeon.seed);
        QCOMPARE(baked->edits[0].groups[0].conflicts, 1);
        resizeAndBake(dungeon, before.width, before.height, anchor);
        QVERIFY(dungeon.levels[0].tileEdits == before.levels[0].tileEdits);
        QVERIFY(dungeon.levels[0].tiles == before.levels[0].tiles);
    }
}

void LevelEditTest::whatWaitsOutsideCanBeForgotten()
{
    Dungeon dungeon = paintedInTheCorner();
    resizeAndBake(dungeon, dungeon.width - 12, dungeon.height - 12, Anchor::NorthWest);
    const Dungeon before = dungeon;
    const DungeonEdit undo = apply(dungeon, takeBase(dungeon, 0, 7)).inverse;
    QVERIFY(dungeon.levels[0].outsideEdits.empty());
    QVERIFY(listHandEdits(dungeon).empty());
    apply(dungeon, undo);
    QVERIFY(dungeon.levels == before.levels);
}

// A dungeon that is made narrow at its left side again and again drives them out to the left, to where no file can say
// that they are.
void LevelEditTest::handEditsTooFarOutAreToldBeforeTheyGo()
{
    Dungeon dungeon = emptyDungeon(kMaxSide, 20, 1);
    dungeon.recipes.push_back({"none", {}});
    dungeon.levels[0].recipe = "none";
    const CellAt cells[]{{1, 1}, {4060, 1}};
    apply(dungeon, paint(dungeon, 0, cells, dungeon.catalogue->floor(), 7));
    Placement thing{KindTable::Item, 0, 1, 2};
    thing.opens = Place{dungeon.levels[0].uid, 1, 1};
    dungeon.levels[0].thingEdits.push_back({false, thing, 7});
    for (const int outside : {1, 2}) {
        QCOMPARE(lossOfResizing(dungeon, 20, 20, Anchor::East).farEdits, outside - 1);
        QVERIFY(resizeLevels(dungeon, 20, 20, Anchor::East));
        QVERIFY(resizeLevels(dungeon, kMaxSide, 20, Anchor::West));
        const auto file = readDungeon(writeDungeon(dungeon));
        QVERIFY2(file.has_value(), file ? "" : file.error().where.c_str());
        QVERIFY(file->dungeon.levels[0].outsideEdits == dungeon.levels[0].outsideEdits);
    }
    QCOMPARE(dungeon.levels[0].outsideEdits.size(), std::size_t{1});
    QVERIFY(dungeon.levels[0].thingEdits.empty());
}

void LevelEditTest::aLevelMadeByARecipeIsNotCutOff()
{
    Dungeon dungeon = paintedInTheCorner();
    const LevelLoss loss = lossOfResizing(dungeon, dungeon.width - 12, dungeon.height - 12, Anchor::NorthWest);
    QCOMPARE(loss.edits, 1);
    QCOMPARE(loss.cells, 0);
    QCOMPARE(loss.things, 0);
    dungeon.levels[0].recipe.clear();
    QVERIFY(lossOfResizing(dungeon, dungeon.width - 12, dungeon.height - 12, Anchor::NorthWest).cells > 0);
}

CAVE_TEST_SUITE(LevelEditTest);
#include "level_edit_test.moc"
