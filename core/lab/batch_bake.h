// SPDX-License-Identifier: MIT
/// @file
/// Bakes one design for many seeds.
#pragma once

#include "core/generate/lazy_bake.h"

#include <functional>
#include <mutex>

namespace cave {

/// What all seeds have in common, the rows read and checked, is worked out once for each thread that bakes. Any number
/// of threads may bake at once.
class BatchBake {
public:
    explicit BatchBake(const Dungeon& design) : m_design(design) {}

    /// Sees a dungeon as bake() makes it, and the reports of its rows in any order; both only till it returns.
    using See = std::function<void(const Dungeon&, const std::vector<RowReport>&)>;
    /// Fails as stepsOf() does, and then shows nothing; so does stopped(), once `goesOn`, which is asked after each row
    /// unless it is empty, says false.
    Result<void> bake(std::uint64_t seed, const See& see, const std::function<bool()>& goesOn = {});

private:
    const Dungeon m_design;
    std::mutex m_mutex;
    std::vector<LazyBake> m_idle; // guarded by the mutex
};

} // namespace cave
