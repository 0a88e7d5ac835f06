// SPDX-License-Identifier: MIT
/// @file
/// What differs between two designs, as far as a player could meet it: cells, things, what happens, start, links and
/// the order of levels. Names, recipes, rules and hand edits are not compared.
#pragma once

#include "core/edit/events/event_difference.h"
#include "core/generate/shapes/cell.h"
#include "core/world/things/thing_traits.h"

namespace cave {

/// A run of cells in a row that all hold one tile before and another one after.
struct CellDifference {
    int x = 0;
    int y = 0;
    int length = 1;
    std::string before; ///< tile ids, because the designs may have kinds of their own
    std::string after;
    bool operator==(const CellDifference&) const = default;
};

/// A thing that only one of the designs has on that cell. One that moved is gone from one cell and new on another.
struct ThingDifference {
    int x = 0;
    int y = 0;
    KindTable table = KindTable::Creature;
    std::string kind;
    bool isAfter = false; ///< it is in the second design
    int levels = 0;       ///< of a creature: gained before the game starts
    std::optional<CellAt> opens{}; ///< of a key: where its door is, on whatever level
    std::string group{};
    ThingTraits traits{};
    bool operator==(const ThingDifference&) const = default;
};

struct LevelDifference {
    std::optional<int> before; ///< index in the first design; nothing: a new level
    std::optional<int> after;  ///< index in the second design; nothing: the level is gone
    std::vector<CellDifference> cells;   ///< by row, then column; of the cells that both have
    std::vector<ThingDifference> things; ///< by row, column, table, kind and the rest
    std::vector<HappeningDifference> happenings{};
    bool isSame() const { return before == after && cells.empty() && things.empty() && happenings.empty(); }
};

/// A link by the positions of its ends. An end that names no level of its design is nothing.
struct LinkDifference {
    std::optional<Position> from;
    std::optional<Position> to;
    bool oneWay = false;
    bool isAfter = false;
    bool operator==(const LinkDifference&) const = default;
};

struct StartDifference {
    std::optional<Position> before;
    std::optional<Position> after;
};

struct DungeonDifference {
    bool sizesDiffer = false; ///< of their levels
    std::vector<LevelDifference> levels; ///< only those that differ; by `before`, levels that are new last
    std::optional<StartDifference> start;
    std::vector<LinkDifference> links;
    std::vector<HappeningDifference> happenings{}; ///< of all levels together
    bool isSame() const { return !sizesDiffer && levels.empty() && !start && links.empty() && happenings.empty(); }
    std::int64_t cellCount() const;
    std::int64_t thingCount() const;
    std::int64_t happeningCount() const;
};

/// Levels with the same uid are compared with each other, then what is left in order. Starts and links are compared by
/// these pairs: one that only moved along with its level is no difference.
DungeonDifference differenceOf(const Dungeon& before, const Dungeon& after);

} // namespace cave
