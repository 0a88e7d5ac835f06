// SPDX-License-Identifier: MIT
/// @file
/// Whole numbers that tell levels apart: what a search asks for, and statistics count.
#pragma once

#include "core/proof/shape.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace cave {

/// A level of a baked design that is measured. What several measures need is worked out once.
class MeasuredLevel {
public:
    /// The dungeon must outlive it.
    MeasuredLevel(const Dungeon& dungeon, int z) : m_dungeon(&dungeon), m_z(z) {}

    const Dungeon& dungeon() const { return *m_dungeon; }
    int z() const { return m_z; }
    const DungeonLevel& level() const { return m_dungeon->level(m_z); }
    const Catalogue& catalogue() const { return *m_dungeon->catalogue; }
    const LevelShape& shape();

private:
    const Dungeon* m_dungeon;
    int m_z;
    std::optional<LevelShape> m_shape;
};

/// By its id, as in core/README.md. Nothing: the level has no such number, as the way through one that has none.
struct MapMeasure {
    std::string_view id;
    std::optional<std::int64_t> (*of)(MeasuredLevel& level);
};
std::span<const MapMeasure> mapMeasures();
std::optional<std::size_t> findMapMeasure(std::string_view id);

} // namespace cave
