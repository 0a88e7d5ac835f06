// SPDX-License-Identifier: MIT
/// @file
/// Changing a design: an edit is data, applying it gives its inverse.
#pragma once

#include "core/base/box.h"
#include "core/world/dungeon.h"

#include <memory>

namespace cave {

/// What a cell is to hold: its tile and, on a level with a recipe, its entry among the hand edits.
struct CellState {
    int x = 0;
    int y = 0;
    TileId tile = 0;
    std::optional<TileEdit> edit;
    bool operator==(const CellState&) const = default;
};

/// All things of a cell and the hand edits about them. The cell may lie outside the level, as things may.
struct ThingsState {
    int x = 0;
    int y = 0;
    std::vector<Placement> things;
    std::vector<ThingEdit> edits;
    bool operator==(const ThingsState&) const = default;
};

/// What a level is called, what it says and what it wears.
struct LevelWords {
    std::string name;
    LevelTexts texts;
    std::string theme;
    bool operator==(const LevelWords&) const = default;
};

/// What happens on a level: its own events and marks, and events of placed pieces that do not happen there.
struct LevelEvents {
    SharedScript script;
    std::vector<MutedEvent> muted;
    bool operator==(const LevelEvents&) const = default;
};

struct LevelEdit {
    Uid level;
    std::vector<CellState> cells;    ///< by row, then column; each cell once
    std::vector<ThingsState> things; ///< likewise
    std::optional<std::vector<EditGroup>> groups{};
    std::optional<LevelWords> words{};
    std::optional<std::vector<OutsideEdit>> outside{};
    std::optional<LevelEvents> events{};
    bool operator==(const LevelEdit&) const = default;
};

/// What a dungeon is called, who made it, and what is told of it and when its game begins.
struct DungeonWords {
    std::string name;
    std::string author;
    std::string description;
    std::vector<std::string> intro; ///< that of the rules' texts
    bool operator==(const DungeonWords&) const = default;
};

/// The design but for single cells and words, swapped as a whole: rules and kinds, what generation makes, the recipes,
/// and which levels there are.
struct DesignState {
    std::uint64_t seed = 0;
    int width = 0;
    int height = 0;
    std::optional<Start> start;
    std::vector<Link> links;
    std::vector<Recipe> recipes;
    std::vector<Piece> pieces;
    std::shared_ptr<const std::vector<Piece>> library;
    Rules rules;
    Json content; ///< the dungeon's own kinds, and with them:
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<Uid> order;           ///< of all levels, top first
    std::vector<DungeonLevel> levels; ///< those that are new or change, whole; each once
    bool operator==(const DesignState&) const = default;
};

/// Only the parts named are changed: the design first, then cells, things, groups of hand edits, events, start, links
/// and words.
struct DungeonEdit {
    std::vector<LevelEdit> levels; ///< each level once
    std::optional<std::optional<Start>> start;
    std::optional<std::vector<Link>> links;
    std::shared_ptr<const DesignState> design;
    std::optional<DungeonWords> words{};
    std::optional<SharedScript> events{}; ///< of the dungeon itself
    bool isEmpty() const { return levels.empty() && !start && !links && !design && !words && !events; }
};

/// What an edit touched, for repainting; a start that is set or goes is a cell touched.
struct Change {
    Uid level;
    Box box;
};

struct Applied {
    DungeonEdit inverse;
    std::vector<Change> changes; ///< a box a level
    bool levelsChanged = false;  ///< which there are, their order, size or names
    bool kindsChanged = false;   ///< the catalogue is another one: ids of kinds may mean others now
};

DungeonWords dungeonWords(const Dungeon& dungeon);

/// Swaps the edit's state with the dungeon's. Applying the inverse gives back the dungeon exactly. The edit must name
/// levels and cells that exist. Costs by the size of the edit (a lookup a cell), not of the level.
Applied apply(Dungeon& dungeon, const DungeonEdit& edit);

/// `first` then `second` as one edit, for strokes: of each cell the newest state. Both must have been made for the
/// states they were applied to. The inverse of the whole is merged(inverse of second, inverse of first).
DungeonEdit merged(DungeonEdit first, const DungeonEdit& second);

/// The edit that makes `after` of `before`, which differ in nothing that DesignState, DungeonWords and the dungeon's
/// events do not hold. Levels are told by their uids.
DungeonEdit changeOf(const Dungeon& before, const Dungeon& after);

/// What an edit takes in memory, roughly and never too little by more than its empty containers.
std::size_t bytesOf(const DungeonEdit& edit);

} // namespace cave
