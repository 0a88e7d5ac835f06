// SPDX-License-Identifier: MIT
/// @file
/// Whole numbers that tell levels and dungeons apart: what a search asks for, and statistics count.
#pragma once

#include "core/lab/measured_dungeon.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace cave {

/// What has to be looked at, in the order of what it costs.
enum class MeasureNeeds : std::uint8_t {
    Level, ///< the level alone
    Rows,  ///< how the rows of its recipe went
    Proof, ///< the way through all levels
    Game   ///< a game of the explorer: the number is of the whole dungeon, the same for each level
};

/// By its id, as in core/README.md. Nothing: the level has no such number, as the way through one that has none.
struct MapMeasure {
    std::string_view id;
    std::optional<std::int64_t> (*of)(MeasuredLevel& level);
    MeasureNeeds needs = MeasureNeeds::Level;

    constexpr bool isOfDungeon() const { return needs == MeasureNeeds::Game; }
};
std::span<const MapMeasure> mapMeasures();
std::optional<std::size_t> findMapMeasure(std::string_view id);

} // namespace cave
