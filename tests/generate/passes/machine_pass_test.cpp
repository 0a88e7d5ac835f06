// SPDX-License-Identifier: MIT
#include "core/generate/passes/held_cells.h"
#include "core/generate/shapes/distance_map.h"
#include "core/save/piece_reader.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace cave;

namespace {

constexpr Uid kMachineRow{0xa6};

// Letters are tiles that nothing else makes, so that a level tells where they lie.
const char* const kLoosePieces = R"({
    "hoard": {"tags": ["keeper"], "interior": {"in": "dead_end", "cells": [8, 90]},
              "features": [{"letter": "k", "far": [750, 1000]}, {"letter": "w", "count": [2, 4], "apart": 3, "need": 1}],
              "legend": {"k": {"tile": "altar", "thing": "newt"}, "w": "water"}},
    "guarded": {"interior": {"in": "area", "cells": [20, 60]},
                "features": [{"letter": "i", "count": 3, "wall": true, "view": "in"},
                             {"letter": "p", "count": [1, 6], "need": 0, "blocks": "never"}],
                "legend": {"@": {"tile": "altar"}, "i": "chasm_wall", "p": "deep_water"}},
    "court": {"interior": {"in": "level"},
              "features": [{"letter": "w", "count": 2, "hallway": false, "of": "one"},
                           {"letter": "d", "count": 2, "of": "one"}],
              "legend": {"w": "water", "d": "altar"}},
    "choice": {"interior": {"in": "dead_end", "cells": [8, 40]},
               "features": [{"letter": "a", "count": 3}], "legend": {"a": "altar"},
               "choose": {"cells": "a", "shut": "rock"}},
    "shut": {"interior": {"in": "dead_end", "cells": [4, 90]}, "legend": {"@": "deep_water"}},
    "parted": {"interior": {"in": "area", "cells": [40, 90]},
               "features": [{"letter": "d", "blocks": "must"}], "legend": {"d": "deep_water"}},
    "endless": {"interior": {"in": "area", "cells": [5000, 6000]}},
    "crowded": {"interior": {"in": "area", "cells": [5, 8]}, "features": [{"letter": "w", "count": 9}],
                "legend": {"w": "water"}},
    "drawn": {"tags": ["keeper"], "rows": ["#e"], "legend": {"e": {"tile": "floor", "exit": true}}}
})";

Dungeon withPieces(Dungeon dungeon)
{
    std::string pieces = kLoosePieces;
    pieces.replace(pieces.find("chasm_wall"), 10, "rock");
    const auto json = parseJson(pieces);
    std::optional<Error> problem;
    dungeon.pieces = readPieces(JsonCursor(*json, problem), *dungeon.catalogue, signsOf(*dungeon.catalogue));
    if (problem)
        qFatal("%s: %s", problem->where.c_str(), problem->what.source.c_str());
    return dungeon;
}

// Caves joined by stairs, and a machine row of these parameters as the last.
Dungeon machineCaves(int depth, const std::string& machine)
{
    Dungeon dungeon = dungeonOfRows(60, 36, depth,
                                    {{"fill"},
                                     {"caves"},
                                     {"prune"},
                                     {"connect"},
                                     {"stairs", R"({"link": "one", "goal": "exit"})"},
                                     {"gates", R"({"count": 0})"}, // what the baker keeps is what the machine was given
                                     {"machine", machine}});
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    return withPieces(std::move(dungeon));
}

std::string parametersOf(const std::string& piece, int count = 1)
{
    return Json(Json::Object{{"piece", piece}, {"count", count}}).compact();
}

struct LaidLevels {
    Dungeon dungeon;
    std::vector<RowReport> reports; // of the machine row, by level
    std::vector<LevelState> before;
    std::vector<LevelState> after;
    std::vector<HeldCells> held;
};

LaidLevels layMachines(Dungeon dungeon, std::uint64_t seed)
{
    Baker baker;
    const auto baked = baker.bake(dungeon, seed);
    if (!baked)
        qFatal("%s", baked.error().where.c_str());
    LaidLevels laid;
    for (const RowReport& report : baked->rows)
        if (report.row == kMachineRow)
            laid.reports.push_back(report);
    for (std::size_t z = 0; z < dungeon.levels.size(); ++z) {
        laid.before.push_back(*baker.after(dungeon.levels[z].uid, {0xa5}));
        laid.after.push_back(*baker.after(dungeon.levels[z].uid, kMachineRow));
    }
    laid.dungeon = std::move(dungeon);
    for (std::size_t z = 0; z < laid.before.size(); ++z) {
        const LevelCanvas canvas(laid.dungeon, static_cast<int>(z), laid.before[z]);
        laid.held.push_back(heldCells(canvas));
    }
    return laid;
}

BitGrid floorOf(const LevelState& state, const Catalogue& catalogue)
{
    BitGrid cells(state.tiles.width(), state.tiles.height());
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            cells.set(x, y, catalogue.tile(state.tiles[x, y]).walkable);
    return cells;
}

std::vector<CellAt> changedTo(const LaidLevels& laid, std::size_t z, std::string_view tile)
{
    std::vector<CellAt> cells;
    const TileId id = *laid.dungeon.catalogue->findTile(tile);
    for (int y = 0; y < laid.after[z].tiles.height(); ++y)
        for (int x = 0; x < laid.after[z].tiles.width(); ++x)
            if (laid.after[z].tiles[x, y] == id && laid.before[z].tiles[x, y] != id)
                cells.push_back({x, y});
    return cells;
}

const Room* machineOf(const LevelState& state, std::string_view piece)
{
    const auto found = std::ranges::find_if(
        state.rooms, [&](const Room& room) { return room.hasTag("machine") && room.hasTag(piece); });
    return found == state.rooms.end() ? nullptr : &*found;
}

// Whether all that must stay open can be reached from the first of it.
bool machineKeepsWays(const LaidLevels& laid, std::size_t z)
{
    const HeldCells& held = laid.held[z];
    if (held.arrivals.empty())
        return true;
    const BitGrid floor = floorOf(laid.after[z], *laid.dungeon.catalogue);
    const Grid<int> before =
        stepsFrom(floorOf(laid.before[z], *laid.dungeon.catalogue), std::span(&held.arrivals[0], 1));
    const Grid<int> steps = stepsFrom(floor, std::span(&held.arrivals[0], 1));
    bool areKept = true;
    held.kept.forEach([&](int x, int y) { areKept &= before[x, y] == kNoSteps || steps[x, y] != kNoSteps; });
    return areKept;
}

} // namespace

class MachinePassTest : public QObject {
    Q_OBJECT

private slots:
    void aMachineInADeadEndKeepsToItsRules()
    {
        int laid = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(60)); ++seed) {
            const LaidLevels level = layMachines(machineCaves(2, R"({"piece": "hoard"})"), seed);
            for (std::size_t z = 0; z < 2; ++z) {
                QVERIFY(machineKeepsWays(level, z));
                const Room* machine = machineOf(level.after[z], "hoard");
                QCOMPARE(machine != nullptr, level.reports[z].state == RowState::Done);
                if (!machine)
                    continue;
                ++laid;
                const auto altars = changedTo(level, z, "altar");
                const auto water = changedTo(level, z, "water");
                QCOMPARE(altars.size(), std::size_t{1});
                QVERIFY(water.size() >= 1 && water.size() <= 4);
                for (const CellAt a : water)
                    for (const CellAt b : water)
                        QVERIFY(a == b || std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) >= 3);
                QVERIFY(machine->cells.size() >= 8 && machine->cells.size() <= 91);
                QVERIFY(std::ranges::any_of(level.after[z].things, [&](const Placement& thing) {
                    return thing.x == altars[0].x && thing.y == altars[0].y && thing.row == kMachineRow;
                }));
                for (const CellAt cell : machine->cells)
                    QVERIFY(!level.held[z].kept.get(cell.x, cell.y));
            }
        }
        QVERIFY2(laid > scaled(15), "caves have dead ends");
    }

    void nothingIsChangedWhereAMachineIsNotLaid()
    {
        for (const char* piece : {"endless", "crowded"}) {
            const LaidLevels level = layMachines(machineCaves(1, parametersOf(piece)), 3);
            QVERIFY(level.reports[0].state == RowState::Skipped);
            QCOMPARE(level.reports[0].asked, 1);
            QVERIFY(level.before[0].tiles == level.after[0].tiles);
            QVERIFY(level.before[0].marks == level.after[0].marks);
        }
    }

    void whatMayNeverBlockLeavesFloorJoined()
    {
        int pools = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(60)); ++seed) {
            const LaidLevels level = layMachines(machineCaves(1, R"({"piece": "guarded", "count": 3})"), seed);
            const Catalogue& catalogue = *level.dungeon.catalogue;
            QVERIFY(machineKeepsWays(level, 0));
            QCOMPARE(labelRegions(floorOf(level.after[0], catalogue), Way::Eight).count(),
                     labelRegions(floorOf(level.before[0], catalogue), Way::Eight).count());
            pools += static_cast<int>(changedTo(level, 0, "deep_water").size());
            QCOMPARE(static_cast<int>(changedTo(level, 0, "altar").size()), level.reports[0].done);
            for (const CellAt niche : changedTo(level, 0, "rock"))
                QVERIFY(catalogue.tile(level.before[0].tiles[niche.x, niche.y]).diggable());
        }
        QVERIFY(pools > 0);
    }

    void whoChoosesIsNeverShutIn()
    {
        int laid = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(60)); ++seed) {
            const LaidLevels level = layMachines(machineCaves(1, R"({"piece": "choice"})"), seed);
            const auto cages = changedTo(level, 0, "altar");
            const BitGrid open = floorOf(level.after[0], *level.dungeon.catalogue);
            for (const CellAt& chosen : cages) {
                BitGrid left = open;
                for (const CellAt& cage : cages)
                    left.set(cage.x, cage.y, cage == chosen);
                QCOMPARE(labelRegions(left, Way::Eight).count(), labelRegions(open, Way::Eight).count());
            }
            laid += !cages.empty();
        }
        QVERIFY(laid > scaled(15));
    }

    void aChokeMayBeShut()
    {
        int shut = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(40)); ++seed) {
            const LaidLevels level = layMachines(machineCaves(1, R"({"piece": "shut"})"), seed);
            QVERIFY(machineKeepsWays(level, 0));
            const auto doors = changedTo(level, 0, "deep_water");
            if (doors.empty())
                continue;
            ++shut;
            const Catalogue& catalogue = *level.dungeon.catalogue;
            QVERIFY(labelRegions(floorOf(level.after[0], catalogue), Way::Eight).count() >
                    labelRegions(floorOf(level.before[0], catalogue), Way::Eight).count());
        }
        QVERIFY(shut > scaled(8));
    }

    void whatMustBlockPartsTheFloor()
    {
        int parted = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(40)); ++seed) {
            const LaidLevels level = layMachines(machineCaves(1, R"({"piece": "parted"})"), seed);
            QVERIFY(machineKeepsWays(level, 0));
            if (level.reports[0].done == 0)
                continue;
            ++parted;
            const Catalogue& catalogue = *level.dungeon.catalogue;
            QVERIFY(labelRegions(floorOf(level.after[0], catalogue), Way::Eight).count() >
                    labelRegions(floorOf(level.before[0], catalogue), Way::Eight).count());
        }
        QVERIFY(parted > 0);
    }

    void ofAlternativesOneIsLaid()
    {
        std::map<bool, int> chosen;
        // Under the sanitizers as well: of few seeds all may choose the same.
        for (std::uint64_t seed = 1; seed <= 40 * static_cast<std::uint64_t>(testScale()); ++seed) {
            const LaidLevels level = layMachines(machineCaves(1, R"({"piece": "court"})"), seed);
            const std::size_t water = changedTo(level, 0, "water").size();
            const std::size_t altars = changedTo(level, 0, "altar").size();
            QVERIFY((water == 2 && altars == 0) || (water == 0 && altars == 2));
            ++chosen[water > 0];
        }
        QVERIFY(chosen[true] > 0 && chosen[false] > 0);
    }

    void machinesTouchNoOthersCells()
    {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(40)); ++seed) {
            const LaidLevels level = layMachines(machineCaves(1, R"({"piece": "guarded", "count": 6})"), seed);
            BitGrid taken(60, 36);
            for (const Room& room : level.after[0].rooms) {
                if (!room.hasTag("machine"))
                    continue;
                for (const CellAt cell : room.cells) {
                    QVERIFY(!taken.get(cell.x, cell.y));
                    taken.set(cell.x, cell.y);
                }
            }
        }
    }

    void aPieceComesAsOftenAsItMay()
    {
        const LaidLevels once =
            layMachines(machineCaves(6, R"({"piece": "court", "unique": "dungeon", "count": 2})"), 5);
        int all = 0;
        for (const RowReport& report : once.reports)
            all += report.done;
        QCOMPARE(all, 1);
    }

    void aTagChoosesLoosePiecesAlone()
    {
        const LaidLevels level = layMachines(machineCaves(1, R"({"tag": "keeper"})"), 1);
        QVERIFY(machineOf(level.after[0], "drawn") == nullptr);
        QVERIFY(level.reports[0].asked == 1);
    }

    void rowsSayWhyTheyLayNothing_data()
    {
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<QString>("why");
        QTest::newRow("drawn") << R"({"piece": "drawn"})" << "drawn";
        QTest::newRow("piece") << R"({"piece": "unicorn"})" << "No piece is called";
        QTest::newRow("tag") << R"({"tag": "unicorn"})" << "No piece has the tag";
        QTest::newRow("neither") << "{}" << "neither a piece nor a tag";
    }
    void rowsSayWhyTheyLayNothing()
    {
        QFETCH(QString, parameters);
        QFETCH(QString, why);
        const LaidLevels level = layMachines(machineCaves(1, parameters.toStdString()), 1);
        QVERIFY(level.reports[0].state == RowState::Skipped);
        QVERIFY2(shown(level.reports[0].why.source).contains(why), level.reports[0].why.source.c_str());
    }

    void aVaultRowRefusesALoosePiece()
    {
        Dungeon dungeon =
            withPieces(dungeonOfRows(40, 30, 1, {{"fill"}, {"caves"}, {"vault", R"({"piece": "hoard"})"}}));
        const Baked baked = bakedOrFail(dungeon, 1);
        QVERIFY(baked.rows[2].state == RowState::Skipped);
        QVERIFY(shown(baked.rows[2].why.source).contains("loose"));
    }
};

CAVE_TEST_SUITE(MachinePassTest);
#include "machine_pass_test.moc"
