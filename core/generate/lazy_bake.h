// SPDX-License-Identifier: MIT
/// @file
/// Bakes levels of a dungeon one by one, as they are wanted, each as it would be with all of them.
#pragma once

#include "core/generate/bake.h"

#include <functional>

namespace cave {

/// Of one dungeon, for many seeds, of each as many levels as are asked for, in any order. For one thread.
class LazyBake {
public:
    /// With `only`, levels are made as far as things of these kinds, tiles and placed pieces go: rows of Place on which
    /// none of those hang are left out. Fails as stepsOf() does.
    static Result<LazyBake> of(const Dungeon& design, const std::optional<std::vector<Weighted::Kind>>& only = {});
    ~LazyBake();
    LazyBake(LazyBake&&) noexcept;

    /// No level is made any more.
    void begin(std::uint64_t seed);
    /// The level, and the terrain of those that joins with it hang on. Once.
    void make(int z);
    /// All that are not made yet. `goesOn` is asked after each row, unless it is empty; false, and so from then on: the
    /// dungeon is of no use till the next begin(). Whether it went on to the end.
    bool makeAll(const std::function<bool()>& goesOn = {});
    bool isMade(int z) const;
    /// The first part of making it, which hangs on no other level: the first so many of its rows of Terrain, or all
    /// where there are no more.
    void makeTerrain(int z, std::size_t rows);
    std::size_t terrainRowsOf(int z) const; ///< that have run
    /// Rows of all levels that have yet to run till it is made.
    std::size_t costOf(int z) const;
    /// Of a level that is not made: what its rows of Terrain, as far as they have run, have put there.
    const std::vector<Placement>& thingsOfTerrain(int z) const;

    /// Its levels that are made are as bake() makes them, with all links to and from them; with all levels made, it is
    /// as bake() makes it. Stays where it is.
    const Dungeon& dungeon() const;
    /// All of levels that are made, some of others, in any order.
    const std::vector<RowReport>& rows() const;

private:
    class Work;
    explicit LazyBake(std::unique_ptr<Work> work);
    std::unique_ptr<Work> m_work;
};

} // namespace cave
