// SPDX-License-Identifier: MIT
/// @file
/// Bakes levels of a dungeon one by one, as they are wanted, each as it would be with all of them.
#pragma once

#include "core/generate/bake.h"

namespace cave {

/// Of one dungeon, for many seeds, of each as many levels as are asked for, in any order. For one thread.
class LazyBake {
public:
    /// Fails as stepsOf() does.
    static Result<LazyBake> of(const Dungeon& design);
    ~LazyBake();
    LazyBake(LazyBake&&) noexcept;

    /// No level is made any more.
    void begin(std::uint64_t seed);
    /// The level, and the terrain of those that joins with it hang on. Once.
    void make(int z);
    void makeAll();
    bool isMade(int z) const;
    /// The first part of making it, which hangs on no other level.
    void makeTerrain(int z);
    bool hasTerrain(int z) const;
    /// Of a level that has its terrain and is not made: what lies there by then.
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
