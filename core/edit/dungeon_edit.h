// SPDX-License-Identifier: MIT
// Changing a design: an edit is data, applying it gives its inverse.
#pragma once

#include "core/base/box.h"
#include "core/world/dungeon.h"

#include <memory>

namespace cave {

// What a cell is to hold: its tile and, on a level with a recipe, its entry among the hand edits.
struct CellState {
    int x = 0;
    int y = 0;
    TileId tile = 0;
    std::optional<TileEdit> edit;
    bool operator==(const CellState&) const = default;
};

// All things of a cell and the hand edits about them. The cell may lie outside the level, as things may.
struct ThingsState {
    int x = 0;
    int y = 0;
    std::vector<Placement> things;
    std::vector<ThingEdit> edits;
    bool operator==(const ThingsState&) const = default;
};

struct LevelEdit {
    Uid level;
    std::vector<CellState> cells;    // by row, then column; each cell once
    std::vector<ThingsState> things; // likewise
    bool operator==(const LevelEdit&) const = default;
};

// What generation makes, swapped as a whole.
struct BakedState {
    std::uint64_t seed = 0;
    std::optional<Start> start;
    std::vector<Link> links;
    struct Level {
        Uid uid;
        std::optional<std::uint64_t> seed;
        Grid<TileId> tiles;
        std::vector<Placement> things;
        std::map<std::size_t, TileEdit> tileEdits; // what the recipe makes below them changes too
        bool operator==(const Level&) const = default;
    };
    std::vector<Level> levels; // those that it changes
    bool operator==(const BakedState&) const = default;
};

// Only the parts named are changed: what was baked first, then cells, things, start and links.
struct DungeonEdit {
    std::vector<LevelEdit> levels; // each level once
    std::optional<std::optional<Start>> start;
    std::optional<std::vector<Link>> links;
    std::shared_ptr<const BakedState> baked;
    bool isEmpty() const { return levels.empty() && !start && !links && !baked; }
};

// What an edit touched, for repainting; a start that is set or goes is a cell touched.
struct Change {
    Uid level;
    Box box;
};

struct Applied {
    DungeonEdit inverse;
    std::vector<Change> changes; // a box a level
};

// Swaps the edit's state with the dungeon's. Applying the inverse gives back the dungeon exactly. The edit must name
// levels and cells that exist. Costs by the size of the edit (a lookup a cell), not of the level.
Applied apply(Dungeon& dungeon, const DungeonEdit& edit);

// `first` then `second` as one edit, for strokes: of each cell the newest state. Both must have been made for the
// states they were applied to. The inverse of the whole is merged(inverse of second, inverse of first).
DungeonEdit merged(DungeonEdit first, const DungeonEdit& second);

} // namespace cave
