// SPDX-License-Identifier: MIT
/// @file
/// What parts of a query come to on a dungeon as it is.
#pragma once

#include "core/base/box.h"
#include "core/lab/measured_dungeon.h"
#include "core/search/query.h"
#include "core/search/start_walk.h"

#include <memory>

namespace cave {

/// Of one baked dungeon; what costs much is worked out when it is asked for, once.
class Measuring {
public:
    /// The dungeon and what `with` points to must outlive it. Levels may still be made, which `isMade` tells by index;
    /// empty: all are. There is nothing on those that are not.
    explicit Measuring(const Dungeon& dungeon, MeasuredWith with = {}, std::function<bool(int z)> isMade = {});
    ~Measuring();

    /// Nothing: it has no value, as the steps to what is not there.
    std::optional<std::int64_t> valueOf(const QueryPart& part);
    /// Of a measure of levels: what the level, index z, adds to it; else how many of its names are there.
    std::optional<std::int64_t> valueOn(const QueryPart& part, int z);
    /// What must be made for it to go on telling steps from the start: till then none as far as that are left out.
    std::optional<StartWalk::Wait> waitsFor() { return walk().goOn(); }
    /// From 1: the first level where what a part names is, or the nearest one, or the only one; 0: there is none.
    int levelOf(const QueryPart& part);
    /// Where that is on the level `z`: each thing, tile and piece that was counted there, in the order of the names, or
    /// only the nearest one that steps were counted to. Measures of a level are nowhere.
    std::vector<Box> placesOf(const QueryPart& part, int z);

private:
    struct Known;
    std::int64_t countOf(const QueryPart& part);
    std::int64_t countOn(const CountedName& name, int z) const;
    template <typename Meet>
    void forEachNamed(const CountedName& name, int z, Meet meet) const;
    struct Nearest {
        int steps = 0;
        int z = 0;
        Box place{};
    };
    std::optional<Nearest> nearestOf(const QueryPart& part);
    std::optional<std::int64_t> measureOf(const QueryPart& part);
    std::int64_t problemsOf(QueryWord word);
    std::optional<std::int64_t> botsNumber(const QueryPart& part);
    StartWalk& walk();

    const Dungeon& m_dungeon;
    std::unique_ptr<Known> m_known;
};

} // namespace cave
