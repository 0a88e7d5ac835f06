// SPDX-License-Identifier: MIT
// The kernels of the core as one would write them first: a byte a cell, a loop over cells. Peers to be measured
// against.
#pragma once

#include "core/base/grid.h"
#include "core/bits/cellular.h"
#include "core/world/scheduler.h"

#include <cstdint>
#include <queue>
#include <vector>

namespace cave::plain {

using Floor = Grid<std::uint8_t>; // 1: floor

Floor nextGeneration(const Floor& floor, CaveRule rule);
Grid<std::uint32_t> labelRegions(const Floor& floor); // in four ways, numbered as in core/generate/shapes/regions

enum class Ground : std::uint8_t { Rock, Open, StairsUp, StairsDown };

// Levels of random floor, smoothed in three rounds, without regions of 20 cells and fewer; stairs for each pair of
// regions of a level and the next that share floor. Frozen: the mark that the generator is measured by.
std::vector<Grid<Ground>> makeCaves(int width, int height, int depth, std::uint32_t seed);

// The earliest first, of equally early ones the one that was put in first.
class Queue {
public:
    void add(const Scheduler::Entry& entry) { m_entries.push(entry); }
    Scheduler::Entry takeFirst()
    {
        const Scheduler::Entry due = m_entries.top();
        m_entries.pop();
        return due;
    }

private:
    struct IsLater {
        bool operator()(const Scheduler::Entry& a, const Scheduler::Entry& b) const
        {
            return a.time != b.time ? a.time > b.time : a.order > b.order;
        }
    };
    std::priority_queue<Scheduler::Entry, std::vector<Scheduler::Entry>, IsLater> m_entries;
};

} // namespace cave::plain
