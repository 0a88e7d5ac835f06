// SPDX-License-Identifier: MIT
/// @file
/// What a game did to each cell: where the hero went, rested, was hurt, and what was won there.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/lab/play_log.h"

#include <array>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace cave {

/// Of one cell, in one game or in many added up.
struct CellCounts {
    std::uint32_t visits = 0; ///< times that the hero came to it, the start of the game included
    std::uint32_t turns = 0; ///< turns that ended with the hero there
    std::uint32_t rest = 0; ///< of waiting with nothing dangerous in view
    std::uint32_t damage = 0; ///< health that the hero lost there
    std::uint32_t deaths = 0; ///< of the hero
    std::uint32_t kills = 0; ///< of those whom the hero slew there
    std::uint32_t taken = 0; ///< things picked up there
    std::uint32_t used = 0; ///< things drunk, read, zapped, thrown or eaten up there
    std::uint32_t reached = 0; ///< games in which the hero came to it
    std::uint32_t first = 0; ///< sum of the turns from the hero's arrival on the level to the first visit
    std::uint32_t seen = 0; ///< games at whose end the hero knew it
    bool operator==(const CellCounts&) const = default;

    CellCounts& operator+=(const CellCounts& other);
};

/// A count by its word, in the order in which they are offered.
struct CellMeasure {
    std::string_view word;
    std::uint32_t CellCounts::* number;
};
std::span<const CellMeasure> cellMeasures(); ///< those of which there are maps

/// Of one game. The sizes follow the walk, but for what was seen.
struct CellCountsOfGame {
    std::vector<std::pair<Position, CellCounts>> cells; ///< that the hero touched, by level and rows
    std::map<int, BitGrid> seen; ///< of the levels where the hero was, by z
};

/// The same by how far a cell lies from where the hero first came to its level: in twentieths of the longest way there,
/// all levels together, so that games on other maps can be added up. Cells that no way leads to are left out.
inline constexpr std::size_t kProfileSteps = 20;
using CellProfile = std::array<CellCounts, kProfileSteps>;

class CellLog {
public:
    explicit CellLog(const World& start);

    /// What a command of the hero's brought, with the world as it is afterwards.
    void add(const World& world, const Command& command, const Turn& turn);

    CellCountsOfGame finish(const World& end) const;
    CellProfile profile(const World& end) const;

private:
    struct Arrival {
        std::int64_t turn = 0;
        Position at{};
    };
    CellCounts& at(Position cell);
    void visit(const World& world);

    std::map<Position, CellCounts> m_cells;
    std::map<int, Arrival> m_arrivals; ///< the first one, by z
    Position m_hero;
    std::int64_t m_turn = 0;
    bool m_isAlone = true; ///< nothing dangerous was in view after the last turn
};

} // namespace cave
