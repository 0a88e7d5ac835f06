// SPDX-License-Identifier: MIT
// The changes to recipes whose effect on everything else is measured.
#pragma once

#include "core/world/dungeon.h"

#include <functional>

namespace cave::report {

struct Changed {
    Dungeon dungeon;
    std::optional<int> level; // the only one that was changed; nothing: all of them
};

struct Change {
    std::string name;
    std::optional<double> bar; // the most that may move, in percent
    // From a baked dungeon, to be baked again from the same seed. Nothing when it has no such row.
    std::function<std::optional<Changed>(const Dungeon& baked)> apply;
};

// Some rows are known by their type (prune, blobs, scatter); all rows that are neither makers of the ground nor place
// things are muted in turn.
std::vector<Change> changesFor(const Dungeon& dungeon);

} // namespace cave::report
