// SPDX-License-Identifier: MIT
// The kernels of the core as one would write them first: a byte a cell, a loop over cells. Peers to be measured
// against.
#pragma once

#include "core/base/grid.h"
#include "core/generate/cellular.h"
#include "core/rules/scheduler.h"

#include <cstdint>
#include <queue>
#include <vector>

namespace cave::plain {

using Floor = Grid<std::uint8_t>; // 1: floor

Floor nextGeneration(const Floor& floor, CaveRule rule);
Grid<std::uint32_t> labelRegions(const Floor& floor); // in four ways, numbered as in core/generate/regions

// The earliest first, of equally early ones the one that was put in first.
struct IsLater {
    bool operator()(const cave::Scheduler::Entry& a, const cave::Scheduler::Entry& b) const
    {
        return a.time != b.time ? a.time > b.time : a.order > b.order;
    }
};
using Scheduler = std::priority_queue<cave::Scheduler::Entry, std::vector<cave::Scheduler::Entry>, IsLater>;

} // namespace cave::plain
