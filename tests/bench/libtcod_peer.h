// SPDX-License-Identifier: MIT
// libtcod doing our jobs, to be measured against.
#pragma once

#include "core/base/box.h"
#include "core/base/grid.h"
#include "core/base/position.h"
#include "core/bits/bit_grid.h"
#include "core/world/scheduler.h"

#include <memory>
#include <span>
#include <string>

struct TCOD_Dijkstra;
struct TCOD_Heap;
struct TCOD_Map;
struct TCOD_Path;

namespace cave {

class LibtcodSight {
public:
    LibtcodSight(const BitGrid& opaque, int radius);
    ~LibtcodSight();
    LibtcodSight(const LibtcodSight&) = delete;
    LibtcodSight& operator=(const LibtcodSight&) = delete;

    // Of all its algorithms the one that is fastest from these eyes is used from now on.
    void chooseFastest(std::span<const Position> eyes);
    const std::string& algorithm() const { return m_name; }
    void look(Position eye) const;

private:
    TCOD_Map* m_map;
    int m_radius;
    int m_algorithm = 0;
    std::string m_name;
};

// A step in any of the 8 directions costs 1.
class LibtcodWays {
public:
    explicit LibtcodWays(const BitGrid& floor);
    ~LibtcodWays();
    LibtcodWays(const LibtcodWays&) = delete;
    LibtcodWays& operator=(const LibtcodWays&) = delete;

    void update(const BitGrid& floor, const Box& box); // tells it of these cells anew
    int pathLength(Position from, Position to) const; // A*; 0 where no way leads
    void computeSteps(Position from) const;           // Dijkstra
    int steps(int x, int y) const;                    // of it; -1 where no way leads

private:
    TCOD_Map* m_map;
    TCOD_Path* m_path;
    TCOD_Dijkstra* m_dijkstra;
};

// Its binary heap. Ties come in no order that is promised.
class LibtcodQueue {
public:
    LibtcodQueue();
    LibtcodQueue(LibtcodQueue&&) noexcept;
    ~LibtcodQueue();

    void add(const Scheduler::Entry& entry);
    Scheduler::Entry takeFirst();

private:
    std::unique_ptr<TCOD_Heap> m_heap;
};

} // namespace cave
