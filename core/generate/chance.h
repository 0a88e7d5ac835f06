// SPDX-License-Identifier: MIT
/// @file
/// Chance by position: every draw is a hash of what it is for, so a change in one place moves nothing in another.
#pragma once

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/bits/bit_grid.h"
#include "core/generate/shapes/cell.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cave {

/// What a draw is for. Written into golden hashes: add at the end, never renumber.
enum class Draw : std::uint64_t {
    Mask = 1,
    Rank = 2,
    Kind = 3,
    Start = 4,
    Goal = 5,
    Try = 6,    ///< the k-th try of a pass
    Node = 7,   ///< a node of a tree, by its path
    Join = 8,   ///< how two rooms are joined
    Shape = 9,
    Corridor = 10,
    Count = 11, ///< how many
    Door = 12,
    Secret = 13,
    Piece = 14, ///< which vault piece
    Turn = 15,  ///< how it is turned
    Key = 16,   ///< where a key lies
    Level = 17, ///< which levels get something
    Landing = 18,
    React = 19, ///< whether a cell answers what happens to it
    Wait = 20,  ///< how long a cell waits
    Drift = 21, ///< where gas goes, and how much of it is lost
    Happen = 23, ///< what events choose
    Sleep = 24, ///< who is asleep
    Deeper = 25, ///< what comes from further below
    Hunt = 26, ///< who comes after the hero, and when
    Enchant = 27, ///< what is better or worse than its kind
    Rune = 28 ///< what bears a rune, and which
};

class Ranks;

/// The draws of one recipe row on one level.
class Chance {
public:
    explicit Chance(std::uint64_t key) : m_key(key) {}

    /// A draw's 64 bits, the same whatever else was drawn. Parts are folded one by one: h = mix64(h ^ mix64(part)).
    template <typename... Parts>
    std::uint64_t at(Draw tag, Parts... parts) const
    {
        std::uint64_t hash = fold(m_key, static_cast<std::uint64_t>(tag));
        ((hash = fold(hash, static_cast<std::uint64_t>(parts))), ...);
        return hash;
    }

    /// A stream of dice of its own for one try, node or room, so that what others throw never matters to it.
    template <typename... Parts>
    Random stream(Draw tag, Parts... parts) const
    {
        return Random(at(tag, parts...));
    }

    /// True in `perMille` of 1000 places.
    template <typename... Parts>
    bool perMille(int chance, Draw tag, Parts... parts) const
    {
        return at(tag, parts...) % 1000 < static_cast<std::uint64_t>(chance); // 2^64 is so large that the rest is fair
    }

    /// A grid where each cell is set with this chance, drawn 64 cells at a time: bit plane k of word (w, y) is
    /// at(Mask, w, y, k), the planes compared from the highest bit with floor(perMille * 65536 / 1000).
    BitGrid mask(int width, int height, int perMille) const;

    /// The `count` cells of lowest at(tag, x, y), lowest first; all of them when there are fewer. Choosing by rank
    /// keeps most of a choice when cells come and go, where choosing by index moves nearly all of it.
    std::vector<CellAt> lowest(std::span<const CellAt> cells, std::size_t count, Draw tag) const;
    std::vector<CellAt> lowest(const BitGrid& cells, std::size_t count, Draw tag) const; ///< of those set

    /// Weighted rendezvous: the index whose -log2(u) / weight is least, u = at(Kind, x, y, hashes[i]). Index i is
    /// chosen with a chance of weights[i] in their sum, and adding a kind moves only that kind's share. Some weight
    /// must be above 0.
    std::size_t kind(CellAt cell, std::span<const std::uint64_t> hashes, std::span<const int> weights) const;

    /// The same of what stands in no cell: u = at(Kind, place, number, hashes[i]).
    std::size_t kind(std::uint64_t place, std::uint64_t number, std::span<const std::uint64_t> hashes,
                     std::span<const int> weights) const;

private:
    friend class Ranks;
    static constexpr std::uint64_t fold(std::uint64_t hash, std::uint64_t part) { return mix64(hash ^ mix64(part)); }

    std::uint64_t m_key;
};

/// at(tag, parts..., x, y) for many cells of one grid: what a column or a row adds to the hash is worked out once.
class Ranks {
public:
    Ranks(const Chance& chance, Draw tag, int width, int height);
    /// `draw` is the at() of all that comes before the cell.
    Ranks(std::uint64_t draw, int width, int height);
    std::uint64_t at(int x, int y) const
    {
        return mix64(m_columns[static_cast<std::size_t>(x)] ^ m_rows[static_cast<std::size_t>(y)]);
    }
    /// at(tag, parts..., x, y, last) of the at() of a cell, and of the mix64() of what is last.
    static std::uint64_t withLast(std::uint64_t cell, std::uint64_t mixedLast) { return mix64(cell ^ mixedLast); }

private:
    std::vector<std::uint64_t> m_columns;
    std::vector<std::uint64_t> m_rows;
};

/// -log2(u / 2^64) as a 16.16 fixed-point number: 0 for the greatest u, 64 << 16 for 0. Integers only, by repeated
/// squaring.
std::uint64_t negativeLog2(std::uint64_t u);

} // namespace cave
