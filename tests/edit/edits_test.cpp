// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/edit/things_at.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

constexpr std::string_view kTwoLevels = R"(
#######
#@.>..#
#...#B#
#######

#######
#..<..#
#...#.#
#######
)";

TileId tileOf(const Dungeon& dungeon, std::string_view id) { return *dungeon.catalogue->findTile(id); }
CreatureKindId creatureOf(const Dungeon& dungeon, std::string_view id) { return *dungeon.catalogue->findCreature(id); }
TileId tileAt(const Dungeon& dungeon, Position at)
{
    return dungeon.levels[static_cast<std::size_t>(at.z)].tiles[at.x, at.y];
}

DungeonEdit paintOne(const Dungeon& dungeon, Position at, std::string_view tile, int group = 1)
{
    const std::array cells{CellAt{at.x, at.y}};
    return paint(dungeon, at.z, cells, tileOf(dungeon, tile), group);
}

DungeonEdit removeAt(const Dungeon& dungeon, Position at, int group = 1)
{
    const std::array cells{CellAt{at.x, at.y}};
    return removeThings(dungeon, at.z, cells, group);
}

Box boxOf(const Applied& applied, Uid level)
{
    const auto found = std::ranges::find(applied.changes, level, &Change::level);
    return found == applied.changes.end() ? Box{} : found->box;
}

// The first cell of a level with this tile, for dungeons that generation made.
Position firstCell(const Dungeon& dungeon, int z, std::string_view tile)
{
    const Grid<TileId>& tiles = dungeon.levels[static_cast<std::size_t>(z)].tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (tiles[x, y] == tileOf(dungeon, tile))
                return {x, y, z};
    qFatal("no such tile");
}

const TileEdit* editAt(const Dungeon& dungeon, Position at)
{
    const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(at.z)];
    const auto found = level.tileEdits.find(level.tiles.index(at.x, at.y));
    return found == level.tileEdits.end() ? nullptr : &found->second;
}

Placement firstCreature(const Dungeon& dungeon, int z)
{
    return dungeon.levels[static_cast<std::size_t>(z)].things.front();
}

} // namespace

class EditsTest : public QObject {
    Q_OBJECT

private slots:
    void paintingChangesTheCellsAndNamesTheirBox();
    void paintingWhatIsThereChangesNothing();
    void cellsOutsideAreLeftOut();
    void aHandMadeLevelKeepsNoHandEdits();
    void aLevelWithARecipeKeepsWhatWasThere();
    void paintingOverAnEditKeepsTheFirstWas();
    void paintingBackEndsTheEdit();
    void theInverseGivesBackEverything();
    void strokesMergeIntoTheirNewestState();
    void paintingAndBakingMergeInAnyOrder();

    void paintingOverStairsTakesBothEnds();
    void paintingOverTheOtherEndDoesToo();
    void paintingOverALoneEndLeavesTheOthers();
    void paintingOverLinkedStairsTakesLinkAndEnds();
    void aLandingStaysWhenItsOneWayStairsGo();
    void wallOnALandingTakesTheStairsThatLeadThere();
    void stairsAreMadeInPairs();
    void stairsUpAreMadeInPairsToo();
    void stairsAreRefused_data();
    void stairsAreRefused();
    void stairsInRockAreCarved();

    void creaturesArePlacedAndReplaced();
    void placingTheSameCreatureChangesNothing();
    void removingARecipesCreatureIsRecorded();
    void removingAHandAddedCreatureEndsItsEdit();
    void replacingARecipesCreatureRecordsBoth();
    void thingsStaySortedByPlace();

    void theStartMovesToWalkableCells();
    void groupsAreNew();
};

void EditsTest::paintingChangesTheCellsAndNamesTheirBox()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    const std::array cells{CellAt{1, 2}, CellAt{3, 1}, CellAt{5, 1}, CellAt{1, 2}};
    const Applied applied = apply(dungeon, paint(dungeon, 0, cells, tileOf(dungeon, "water"), 1));
    QCOMPARE(shown(asciiPicture(dungeon)), shown(trimmed(R"(
#######
#@.~.~#
#~..#B#
#######

#######
#.....#
#...#.#
#######
)")));
    QVERIFY(boxOf(applied, levelUid(0)) == (Box{1, 1, 5, 2}));
    QVERIFY(boxOf(applied, levelUid(1)) == (Box{3, 1, 1, 1})); // the other end of the stairs
    QCOMPARE(applied.inverse.levels.front().cells.size(), std::size_t{3});
}

void EditsTest::paintingWhatIsThereChangesNothing()
{
    const Dungeon dungeon = asciiDungeon(kTwoLevels);
    const std::array cells{CellAt{1, 1}, CellAt{2, 2}};
    QVERIFY(paint(dungeon, 0, cells, tileOf(dungeon, "floor"), 1).isEmpty());
    QVERIFY(paint(dungeon, 0, {}, tileOf(dungeon, "wall"), 1).isEmpty());
}

void EditsTest::cellsOutsideAreLeftOut()
{
    const Dungeon dungeon = asciiDungeon(kTwoLevels);
    const std::array cells{CellAt{-1, 1}, CellAt{7, 1}, CellAt{2, 1}, CellAt{2, 9}};
    const DungeonEdit edit = paint(dungeon, 0, cells, tileOf(dungeon, "wall"), 1);
    QCOMPARE(edit.levels.front().cells.size(), std::size_t{1});
}

void EditsTest::aHandMadeLevelKeepsNoHandEdits()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    apply(dungeon, paintOne(dungeon, {1, 1, 0}, "water"));
    apply(dungeon, placeCreature(dungeon, {1, 2, 0}, creatureOf(dungeon, "newt"), 1));
    apply(dungeon, removeAt(dungeon, onlyCell(kTwoLevels, 'B')));
    QVERIFY(dungeon.levels[0].tileEdits.empty());
    QVERIFY(dungeon.levels[0].thingEdits.empty());
    QCOMPARE(dungeon.levels[0].things.size(), std::size_t{1});
}

void EditsTest::aLevelWithARecipeKeepsWhatWasThere()
{
    Dungeon dungeon = recipeDungeon(7);
    const Position at = firstCell(dungeon, 0, "floor");
    apply(dungeon, paintOne(dungeon, at, "water", 5));
    QVERIFY(editAt(dungeon, at) &&
            *editAt(dungeon, at) == (TileEdit{tileOf(dungeon, "floor"), tileOf(dungeon, "water"), 5}));
    QCOMPARE(dungeon.levels[0].tileEdits.size(), std::size_t{1});
}

void EditsTest::paintingOverAnEditKeepsTheFirstWas()
{
    Dungeon dungeon = recipeDungeon(7);
    const Position at = firstCell(dungeon, 0, "floor");
    apply(dungeon, paintOne(dungeon, at, "water", 1));
    apply(dungeon, paintOne(dungeon, at, "rubble", 2));
    QVERIFY(*editAt(dungeon, at) == (TileEdit{tileOf(dungeon, "floor"), tileOf(dungeon, "rubble"), 2}));
}

void EditsTest::paintingBackEndsTheEdit()
{
    Dungeon dungeon = recipeDungeon(7);
    const Dungeon before = dungeon;
    const Position at = firstCell(dungeon, 0, "floor");
    apply(dungeon, paintOne(dungeon, at, "water"));
    apply(dungeon, paintOne(dungeon, at, "floor"));
    QVERIFY(dungeon.levels == before.levels);
}

void EditsTest::theInverseGivesBackEverything()
{
    Dungeon dungeon = recipeDungeon(7);
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, *placeStairs(dungeon, firstCell(dungeon, 0, "floor"), Leads::Down, true, 1));
    const Dungeon after = dungeon;
    QVERIFY(!(after.levels == before.levels));
    const Applied undone = apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels);
    apply(dungeon, undone.inverse);
    QVERIFY(dungeon.levels == after.levels);
}

void EditsTest::strokesMergeIntoTheirNewestState()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    const Dungeon before = dungeon;
    const DungeonEdit first = paint(dungeon, 0, std::array{CellAt{1, 1}, CellAt{2, 1}}, tileOf(dungeon, "water"), 1);
    const Applied one = apply(dungeon, first);
    const DungeonEdit second = paint(dungeon, 0, std::array{CellAt{2, 1}, CellAt{3, 1}}, tileOf(dungeon, "rubble"), 1);
    const Applied two = apply(dungeon, second);
    const Dungeon after = dungeon;

    const DungeonEdit whole = merged(first, second);
    QCOMPARE(whole.levels.size(), std::size_t{2}); // with the other end of the stairs
    QCOMPARE(whole.levels.front().cells.size(), std::size_t{3});
    Dungeon again = before;
    apply(again, whole);
    QVERIFY(again.levels == after.levels);
    apply(dungeon, merged(two.inverse, one.inverse));
    QVERIFY(dungeon.levels == before.levels);
}

void EditsTest::paintingAndBakingMergeInAnyOrder()
{
    const Dungeon before = recipeDungeon(7);
    for (const bool paintsFirst : {true, false}) {
        Dungeon dungeon = before;
        const auto edit = [&](bool paints) {
            if (!paints)
                return *regenerate(dungeon, 8);
            DungeonEdit painted = paintOne(dungeon, firstCell(dungeon, 1, "floor"), "water");
            return merged(painted,
                          placeCreature(dungeon, firstCell(dungeon, 1, "floor"), creatureOf(dungeon, "bat"), 1));
        };
        const DungeonEdit first = edit(paintsFirst);
        const Applied one = apply(dungeon, first);
        const DungeonEdit second = edit(!paintsFirst);
        const Applied two = apply(dungeon, second);

        Dungeon again = before;
        const Applied whole = apply(again, merged(first, second));
        QVERIFY(again.levels == dungeon.levels && again.start == dungeon.start && again.seed == dungeon.seed);
        apply(again, whole.inverse);
        QVERIFY(again.levels == before.levels && again.start == before.start && again.seed == before.seed);
        apply(dungeon, merged(two.inverse, one.inverse));
        QVERIFY(dungeon.levels == before.levels && dungeon.start == before.start && dungeon.seed == before.seed);
    }
}

void EditsTest::paintingOverStairsTakesBothEnds()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, paintOne(dungeon, {3, 1, 0}, "wall"));
    QCOMPARE(tileAt(dungeon, {3, 1, 0}), dungeon.catalogue->wall());
    QCOMPARE(tileAt(dungeon, {3, 1, 1}), dungeon.catalogue->floor());
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void EditsTest::paintingOverTheOtherEndDoesToo()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    apply(dungeon, paintOne(dungeon, {3, 1, 1}, "water"));
    QCOMPARE(tileAt(dungeon, {3, 1, 0}), dungeon.catalogue->floor());
    QCOMPARE(tileAt(dungeon, {3, 1, 1}), tileOf(dungeon, "water"));
}

void EditsTest::paintingOverALoneEndLeavesTheOthers()
{
    Dungeon dungeon = asciiDungeon(R"(
####
#>.#
####

####
#><#
####

####
#..#
####
)");
    apply(dungeon, paintOne(dungeon, {1, 1, 0}, "floor"));
    apply(dungeon, paintOne(dungeon, {2, 1, 1}, "floor"));
    QCOMPARE(shown(asciiPicture(dungeon)), shown(trimmed(R"(
####
#..#
####

####
#>.#
####

####
#..#
####
)")));
}

void EditsTest::paintingOverLinkedStairsTakesLinkAndEnds()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#>..#
#####

#####
#<.<#
#####
)");
    const Link across{{levelUid(0), 1, 1}, {levelUid(1), 3, 1}, false};
    const Link other{{levelUid(0), 3, 1}, {levelUid(1), 2, 1}, true};
    dungeon.links = {across, other};
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, paintOne(dungeon, {3, 1, 1}, "water"));
    QVERIFY(dungeon.links == std::vector{other});
    QCOMPARE(shown(asciiPicture(dungeon)), shown(trimmed(R"(
#####
#...#
#####

#####
#<.~#
#####
)")));
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels && dungeon.links == before.links);
}

void EditsTest::aLandingStaysWhenItsOneWayStairsGo()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#>.>#
#####

#####
#..<#
#####
)");
    dungeon.links = {{{levelUid(0), 1, 1}, {levelUid(1), 3, 1}, true}};
    apply(dungeon, paintOne(dungeon, {1, 1, 0}, "floor"));
    QVERIFY(dungeon.links.empty());
    QCOMPARE(tileAt(dungeon, {3, 1, 1}), dungeon.catalogue->stairsUp());
    QCOMPARE(tileAt(dungeon, {3, 1, 0}), dungeon.catalogue->stairsDown());
}

void EditsTest::wallOnALandingTakesTheStairsThatLeadThere()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#>..#
#####

#####
#...#
#####
)");
    dungeon.links = {{{levelUid(0), 1, 1}, {levelUid(1), 3, 1}, true}};
    apply(dungeon, paintOne(dungeon, {3, 1, 1}, "water"));
    QCOMPARE(dungeon.links.size(), std::size_t{1});
    apply(dungeon, paintOne(dungeon, {3, 1, 1}, "wall"));
    QVERIFY(dungeon.links.empty());
    QCOMPARE(tileAt(dungeon, {1, 1, 0}), dungeon.catalogue->floor());
}

void EditsTest::stairsAreMadeInPairs()
{
    Dungeon dungeon = recipeDungeon(7);
    Position at{};
    for (int y = 1; y < dungeon.height && at == Position{}; ++y)
        for (int x = 1; x < dungeon.width; ++x)
            if (tileAt(dungeon, {x, y, 1}) == dungeon.catalogue->floor() &&
                tileAt(dungeon, {x, y, 2}) == dungeon.catalogue->floor())
                at = {x, y, 1};
    const auto edit = placeStairs(dungeon, at, Leads::Down, false, 3);
    QVERIFY(edit);
    const Applied applied = apply(dungeon, *edit);
    QCOMPARE(tileAt(dungeon, at), dungeon.catalogue->stairsDown());
    QCOMPARE(tileAt(dungeon, {at.x, at.y, 2}), dungeon.catalogue->stairsUp());
    QVERIFY(editAt(dungeon, at) && editAt(dungeon, {at.x, at.y, 2}));
    QVERIFY(dungeon.stairsTarget(at) == (Position{at.x, at.y, 2}));
    QCOMPARE(applied.changes.size(), std::size_t{2});
}

void EditsTest::stairsUpAreMadeInPairsToo()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    const auto edit = placeStairs(dungeon, {5, 1, 1}, Leads::Up, false, 1);
    QVERIFY(edit);
    apply(dungeon, *edit);
    QCOMPARE(tileAt(dungeon, {5, 1, 1}), dungeon.catalogue->stairsUp());
    QCOMPARE(tileAt(dungeon, {5, 1, 0}), dungeon.catalogue->stairsDown());
}

void EditsTest::stairsAreRefused_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<int>("z");
    QTest::addColumn<bool>("isDown");
    QTest::addColumn<QString>("why");
    QTest::addColumn<bool>("canCarve");
    QTest::newRow("below the last level") << 1 << 1 << 1 << true << "There is no level below the last one." << false;
    QTest::newRow("above the first level") << 1 << 1 << 0 << false << "There is no level above the first one." << false;
    QTest::newRow("on stairs") << 3 << 1 << 0 << true << "There are stairs here already." << false;
    QTest::newRow("under stairs that are alone")
        << 4 << 1 << 0 << true << "The same cell of level %1 holds stairs already. | 2" << false;
    QTest::newRow("over a wall") << 5 << 1 << 0 << true << "%1 is in the way of the other end on level %2. | wall | 2"
                                 << true;
}

void EditsTest::stairsAreRefused()
{
    QFETCH(const int, x);
    QFETCH(const int, y);
    QFETCH(const int, z);
    QFETCH(const bool, isDown);
    QFETCH(const QString, why);
    QFETCH(const bool, canCarve);
    const Dungeon dungeon = asciiDungeon(R"(
#######
#..>..#
#######

#######
#..<<##
#######
)");
    const auto edit = placeStairs(dungeon, {x, y, z}, isDown ? Leads::Down : Leads::Up, false, 1);
    QVERIFY(!edit);
    QCOMPARE(shown(edit.error().why), why);
    QCOMPARE(edit.error().canCarve, canCarve);
    QCOMPARE(placeStairs(dungeon, {x, y, z}, isDown ? Leads::Down : Leads::Up, true, 1).has_value(), canCarve);
}

void EditsTest::stairsInRockAreCarved()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    const auto refused = placeStairs(dungeon, {4, 2, 0}, Leads::Down, false, 1);
    QVERIFY(!refused && refused.error().at == (Position{4, 2, 1}));
    apply(dungeon, *placeStairs(dungeon, {4, 2, 0}, Leads::Down, true, 1));
    QCOMPARE(tileAt(dungeon, {4, 2, 0}), dungeon.catalogue->stairsDown());
    QCOMPARE(tileAt(dungeon, {4, 2, 1}), dungeon.catalogue->stairsUp());
}

void EditsTest::creaturesArePlacedAndReplaced()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    apply(dungeon, placeCreature(dungeon, {2, 1, 0}, creatureOf(dungeon, "newt"), 1));
    apply(dungeon, placeCreature(dungeon, onlyCell(kTwoLevels, 'B'), creatureOf(dungeon, "fungus"), 1));
    QCOMPARE(shown(asciiPicture(dungeon)), shown(trimmed(R"(
#######
#@:>..#
#...#F#
#######

#######
#..<..#
#...#.#
#######
)")));
    QCOMPARE(dungeon.levels[0].things.size(), std::size_t{2});
}

void EditsTest::placingTheSameCreatureChangesNothing()
{
    const Dungeon dungeon = asciiDungeon(kTwoLevels);
    QVERIFY(placeCreature(dungeon, onlyCell(kTwoLevels, 'B'), creatureOf(dungeon, "bat"), 1).isEmpty());
    QVERIFY(removeAt(dungeon, {1, 1, 0}).isEmpty());
}

void EditsTest::removingARecipesCreatureIsRecorded()
{
    Dungeon dungeon = recipeDungeon(7);
    const Placement gone = firstCreature(dungeon, 0);
    QVERIFY(gone.row == kSpawnRow);
    apply(dungeon, removeAt(dungeon, {gone.x, gone.y, 0}, 4));
    QVERIFY(thingsAt(dungeon.levels[0], gone.x, gone.y).empty());
    QVERIFY(dungeon.levels[0].thingEdits == (std::vector{ThingEdit{false, gone, 4}}));
}

void EditsTest::removingAHandAddedCreatureEndsItsEdit()
{
    Dungeon dungeon = recipeDungeon(7);
    const Dungeon before = dungeon;
    const Position at = firstCell(dungeon, 0, "stairs_down");
    apply(dungeon, placeCreature(dungeon, at, creatureOf(dungeon, "newt"), 1));
    QCOMPARE(dungeon.levels[0].thingEdits.size(), std::size_t{1});
    apply(dungeon, removeAt(dungeon, at));
    QVERIFY(dungeon.levels == before.levels);
}

void EditsTest::replacingARecipesCreatureRecordsBoth()
{
    Dungeon dungeon = recipeDungeon(7);
    const Placement old = firstCreature(dungeon, 0);
    const CreatureKindId kind =
        old.kind == creatureOf(dungeon, "newt") ? creatureOf(dungeon, "bat") : creatureOf(dungeon, "newt");
    apply(dungeon, placeCreature(dungeon, {old.x, old.y, 0}, kind, 2));
    const Placement placed{KindTable::Creature, kind, old.x, old.y, {}};
    QVERIFY(dungeon.levels[0].thingEdits == (std::vector{ThingEdit{false, old, 2}, ThingEdit{true, placed, 2}}));
    QCOMPARE(thingsAt(dungeon.levels[0], old.x, old.y).size(), std::size_t{1});
}

void EditsTest::thingsStaySortedByPlace()
{
    Dungeon dungeon = recipeDungeon(7);
    for (const CellAt at : {CellAt{9, 9}, CellAt{3, 12}, CellAt{30, 2}, CellAt{4, 9}})
        apply(dungeon, placeCreature(dungeon, {at.x, at.y, 0}, creatureOf(dungeon, "bat"), 1));
    std::vector<CellAt> all;
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; x += 2)
            all.push_back({x, y});
    std::ranges::reverse(all);
    const auto isSorted = [](const DungeonLevel& level) {
        auto things = level.things;
        auto edits = level.thingEdits;
        sortThings(things);
        sortThingEdits(edits);
        return things == level.things && edits == level.thingEdits;
    };
    QVERIFY(isSorted(dungeon.levels[0]));
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, removeThings(dungeon, 0, all, 1));
    QVERIFY(isSorted(dungeon.levels[0]));
    for (const Placement& thing : dungeon.levels[0].things)
        QCOMPARE(thing.x % 2, 1);
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void EditsTest::theStartMovesToWalkableCells()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    const auto refused = placeStart(dungeon, {0, 0, 0});
    QVERIFY(!refused && refused.error().at == (Position{0, 0, 0}));
    QVERIFY(placeStart(dungeon, {1, 1, 0})->isEmpty());
    const Applied applied = apply(dungeon, *placeStart(dungeon, {5, 1, 1}));
    QVERIFY(dungeon.start == (Start{{levelUid(1), 5, 1}, true}));
    QVERIFY(boxOf(applied, levelUid(0)) == (Box{1, 1, 1, 1}));
    QVERIFY(boxOf(applied, levelUid(1)) == (Box{5, 1, 1, 1}));
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.start == (Start{{levelUid(0), 1, 1}, true}));
}

void EditsTest::groupsAreNew()
{
    Dungeon dungeon = recipeDungeon(7);
    QCOMPARE(nextGroup(dungeon, 0), 1);
    apply(dungeon, paintOne(dungeon, firstCell(dungeon, 0, "floor"), "water", 6));
    apply(dungeon, placeCreature(dungeon, firstCell(dungeon, 2, "floor"), creatureOf(dungeon, "bat"), 9));
    QCOMPARE(nextGroup(dungeon, 0), 7);
    QCOMPARE(nextGroup(dungeon, 1), 10);
}

CAVE_TEST_SUITE(EditsTest);
#include "edits_test.moc"
