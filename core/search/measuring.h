// SPDX-License-Identifier: MIT
/// @file
/// What parts of a query come to on a dungeon as it is.
#pragma once

#include "core/lab/measured_dungeon.h"
#include "core/search/query.h"

#include <memory>

namespace cave {

/// Of one baked dungeon; what costs much is worked out when it is asked for, once.
class Measuring {
public:
    /// The dungeon and what `with` points to must outlive it.
    explicit Measuring(const Dungeon& dungeon, MeasuredWith with = {});
    ~Measuring();

    /// Nothing: it has no value, as the steps to what is not there.
    std::optional<std::int64_t> valueOf(const QueryPart& part);
    /// From 1: the first level where what a part names is, or the nearest one, or the only one; 0: there is none.
    int levelOf(const QueryPart& part);

private:
    struct Known;
    std::int64_t countOf(const QueryPart& part) const;
    std::int64_t countOn(const CountedName& name, int z) const;
    struct Nearest {
        int steps = 0;
        int z = 0;
    };
    std::optional<Nearest> nearestOf(const QueryPart& part);
    std::optional<std::int64_t> measureOf(const QueryPart& part);
    std::int64_t problemsOf(QueryWord word);
    std::optional<std::int64_t> botsNumber(const QueryPart& part);
    void findWays();

    const Dungeon& m_dungeon;
    std::unique_ptr<Known> m_known;
};

} // namespace cave
