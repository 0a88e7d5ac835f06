// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "tests/reports/changes.h"
#include "tests/reports/placed.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;
using namespace cave::report;

class StabilityTest : public QObject {
    Q_OBJECT

private slots:
    void nothingMovesWhenNothingChanges()
    {
        const Dungeon dungeon = recipeDungeon(1);
        for (const auto place : {&placedByRank, &placedByIndex}) {
            const Placed placed = place(dungeon);
            const Moved all = countOf(placed, std::nullopt);
            QCOMPARE(all.creatures, 24);
            QVERIFY(all.stairs > 0);
            const Moved moved = movedBetween(placed, place(dungeon), std::nullopt);
            QCOMPARE(moved.creatures + moved.items + moved.stairs, 0);
        }
    }

    void anotherSeedMovesNearlyAll()
    {
        const Moved moved = movedBetween(placedByRank(recipeDungeon(1)), placedByRank(recipeDungeon(2)), std::nullopt);
        QVERIFY(moved.creatures > 20);
    }

    void thingsPutByHandDoNotCount()
    {
        QCOMPARE(countOf(placedByRank(asciiDungeon("#####\n#B..#\n#####")), std::nullopt).creatures, 0);
    }

    void ofOneLevelOnlyItsThingsAndStairsCount()
    {
        const Placed placed = placedByRank(recipeDungeon(1));
        QCOMPARE(countOf(placed, 1).creatures, 8);
        QCOMPARE(countOf(placed, 1).stairs, countOf(placed, std::nullopt).stairs); // of three levels, the middle one
        QVERIFY(countOf(placed, 0).stairs < countOf(placed, 1).stairs);
    }

    void everyChangeThatIsOfferedChangesTheCells()
    {
        const Dungeon base = recipeDungeon(1);
        std::vector<std::string> names;
        for (const Change& change : changesFor(base)) {
            auto changed = change.apply(base);
            if (!changed)
                continue;
            names.push_back(change.name);
            QVERIFY2(changed->dungeon.recipes != base.recipes ||
                         changed->dungeon.levels[static_cast<std::size_t>(changed->level.value_or(0))].tileEdits !=
                             base.levels[static_cast<std::size_t>(changed->level.value_or(0))].tileEdits,
                     change.name.c_str());
            QVERIFY(bake(changed->dungeon, base.seed));
        }
        for (const char* name : {"mute prune", "mute connect", "paint 1 cell", "paint 20 cells"})
            QVERIFY2(std::ranges::find(names, name) != names.end(), name);
    }

    void aPaintedCellHasAnotherTile()
    {
        const Dungeon base = recipeDungeon(1);
        for (const Change& change : changesFor(base)) {
            if (change.name != "paint 20 cells")
                continue;
            auto changed = change.apply(base);
            QVERIFY(changed && changed->level);
            QVERIFY(bake(changed->dungeon, base.seed));
            const auto z = static_cast<std::size_t>(*changed->level);
            QCOMPARE(changed->dungeon.levels[z].tileEdits.size(), 20u);
            for (const auto& [cell, edit] : changed->dungeon.levels[z].tileEdits)
                QVERIFY(edit.was == base.levels[z].tiles.cells()[cell] && edit.now != edit.was);
        }
    }
};

CAVE_TEST_SUITE(StabilityTest);
#include "stability_test.moc"
