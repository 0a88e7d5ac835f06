// SPDX-License-Identifier: MIT
/// @file
/// One level as the hero knows it, in a form that searching for ways can read fast.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/world/world.h"

#include <optional>
#include <span>

namespace cave {

/// What is known of a cell: a set of these.
using CellFacts = std::uint16_t;
namespace fact {
inline constexpr CellFacts kOpen = 1;     ///< the hero can walk there
inline constexpr CellFacts kUnknown = 2;  ///< never seen
inline constexpr CellFacts kRisk = 4; ///< better walked around: a creature was last seen there, or a danger is beside
inline constexpr CellFacts kTaken = 8; ///< a creature in view stands there
inline constexpr CellFacts kEnd = 16; ///< stepping there may end the game: only on purpose
inline constexpr CellFacts kLocked = 32; ///< a locked door whose key the hero carries
inline constexpr CellFacts kBarred = 64; ///< a locked door without its key, deep water, or fire
inline constexpr CellFacts kUp = 128; ///< stairs that the hero may take
inline constexpr CellFacts kDown = 256;
inline constexpr CellFacts kWanted = 512; ///< where the search leads: set by whoever asks
inline constexpr CellFacts kAim = 2048; ///< the one cell that a search is for
inline constexpr CellFacts kHarms = 4096; ///< the hero can go there, and would burn
inline constexpr CellFacts kFalls = 8192; ///< the hero can go there, and would fall to the level below
inline constexpr CellFacts kDrowns = 1024; ///< the hero can go there, and would drown if it stayed
inline constexpr CellFacts kBursts = 16384; ///< the hero can walk there, and what grows or lies there would do harm
} // namespace fact

/// Reads the hero's memory of a level and what is in view there, and nothing else. Cells are numbered by row with one
/// cell of nothing known or open around the level, so that neighbours need no check of the edge. The buffers are used
/// again by the next read().
class KnownLevel {
public:
    void read(const World& world, int z);

    int z() const { return m_z; }
    int width() const { return m_width; }
    int height() const { return m_height; }
    std::size_t size() const { return m_cells.size(); }
    std::size_t index(int x, int y) const // a cell of the level
    {
        return static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(m_width + 2) +
               static_cast<std::size_t>(x + 1);
    }
    std::size_t index(Position at) const { return index(at.x, at.y); }
    Position position(std::size_t index) const
    {
        const auto row = static_cast<std::size_t>(m_width) + 2;
        return {static_cast<int>(index % row) - 1, static_cast<int>(index / row) - 1, m_z};
    }
    std::ptrdiff_t step(Direction direction) const // from a cell's number to its neighbour's
    {
        const Offset offset = offsetOf(direction);
        return std::ptrdiff_t{offset.dy} * (m_width + 2) + offset.dx;
    }

    CellFacts operator[](std::size_t index) const { return m_cells[index]; }
    CellFacts at(Position at) const { return m_cells[index(at)]; }
    void add(std::size_t index, CellFacts facts)
    {
        m_cells[index] |= facts;
        m_anywhere |= facts;
        m_asked.reset();
    }
    void remove(std::size_t index, CellFacts facts)
    {
        m_cells[index] &= static_cast<CellFacts>(~facts);
        m_asked.reset();
    }
    /// The cells with any of `some` and none of `none`. Kept for the next question until a fact changes.
    const BitGrid& cellsWith(CellFacts some, CellFacts none) const;
    bool hasUnknownBeside(std::size_t index) const;
    /// False where no cell has any of these facts: whoever looks for them need not look.
    bool hasAnywhere(CellFacts facts) const { return (m_anywhere & facts) != 0; }

private:
    void readTiles(const World& world);
    void readLocks(const World& world);
    void readFires(const World& world);
    void readGas(const World& world);
    void readCreatures(const World& world);

    struct Asked {
        CellFacts some;
        CellFacts none;
        BitGrid cells;
    };

    int m_z = 0;
    int m_width = 0;
    int m_height = 0;
    std::vector<CellFacts> m_cells;
    CellFacts m_anywhere = 0;
    std::vector<std::size_t> m_locks; ///< cells of locked doors
    std::vector<std::size_t> m_fires; ///< cells that are harmful for a while
    mutable std::optional<Asked> m_asked; ///< last
};

/// The tiles that are fact::kEnd wherever the hero knows them.
std::vector<TileId> tilesThatEnd(const World& world);

} // namespace cave
