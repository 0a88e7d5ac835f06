// SPDX-License-Identifier: MIT
#include "tests/bench/libtcod_peer.h"

#include <libtcod/fov.h>
#include <libtcod/heapq.h>
#include <libtcod/path.h>

#include <array>
#include <chrono>

namespace cave {

namespace {

struct Algorithm {
    TCOD_fov_algorithm_t id;
    const char* name;
};

constexpr std::array kAlgorithms{Algorithm{FOV_BASIC, "basic"},
                                 Algorithm{FOV_DIAMOND, "diamond"},
                                 Algorithm{FOV_SHADOW, "shadow"},
                                 Algorithm{FOV_PERMISSIVE_0, "permissive"},
                                 Algorithm{FOV_RESTRICTIVE, "restrictive"},
                                 Algorithm{FOV_SYMMETRIC_SHADOWCAST, "symmetric"}};

// Clear and walkable where the cells are as said.
void tell(TCOD_Map* map, const BitGrid& cells, bool isOpen, const Box& box)
{
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x)
            TCOD_map_set_properties(map, x, y, cells.get(x, y) == isOpen, cells.get(x, y) == isOpen);
}

TCOD_Map* mapOf(const BitGrid& cells, bool isOpen)
{
    TCOD_Map* map = TCOD_map_new(cells.width(), cells.height());
    tell(map, cells, isOpen, cells.box());
    return map;
}

} // namespace

LibtcodSight::LibtcodSight(const BitGrid& opaque, int radius) : m_map(mapOf(opaque, false)), m_radius(radius) {}

LibtcodSight::~LibtcodSight() { TCOD_map_delete(m_map); }

void LibtcodSight::chooseFastest(std::span<const Position> eyes)
{
    using Clock = std::chrono::steady_clock;
    auto shortest = Clock::duration::max();
    for (int pass = 0; pass < 5; ++pass)
        for (const Algorithm& algorithm : kAlgorithms) {
            const auto begin = Clock::now();
            for (const Position eye : eyes)
                TCOD_map_compute_fov(m_map, eye.x, eye.y, m_radius, true, algorithm.id);
            if (const auto time = Clock::now() - begin; time < shortest) {
                shortest = time;
                m_algorithm = algorithm.id;
                m_name = algorithm.name;
            }
        }
}

void LibtcodSight::look(Position eye) const
{
    TCOD_map_compute_fov(m_map, eye.x, eye.y, m_radius, true, static_cast<TCOD_fov_algorithm_t>(m_algorithm));
}

LibtcodWays::LibtcodWays(const BitGrid& floor)
    : m_map(mapOf(floor, true)), m_path(TCOD_path_new_using_map(m_map, 1)), m_dijkstra(TCOD_dijkstra_new(m_map, 1))
{
}

LibtcodWays::~LibtcodWays()
{
    TCOD_dijkstra_delete(m_dijkstra);
    TCOD_path_delete(m_path);
    TCOD_map_delete(m_map);
}

void LibtcodWays::update(const BitGrid& floor, const Box& box) { tell(m_map, floor, true, box); }

int LibtcodWays::pathLength(Position from, Position to) const
{
    return TCOD_path_compute(m_path, from.x, from.y, to.x, to.y) ? TCOD_path_size(m_path) : 0;
}

void LibtcodWays::computeSteps(Position from) const { TCOD_dijkstra_compute(m_dijkstra, from.x, from.y); }

int LibtcodWays::steps(int x, int y) const { return static_cast<int>(TCOD_dijkstra_get_distance(m_dijkstra, x, y)); }

LibtcodQueue::LibtcodQueue() : m_heap(std::make_unique<TCOD_Heap>())
{
    TCOD_heap_init(m_heap.get(), sizeof(Scheduler::Entry));
}

LibtcodQueue::LibtcodQueue(LibtcodQueue&&) noexcept = default;

LibtcodQueue::~LibtcodQueue()
{
    if (m_heap)
        TCOD_heap_uninit(m_heap.get());
}

void LibtcodQueue::add(const Scheduler::Entry& entry)
{
    TCOD_minheap_push(m_heap.get(), static_cast<int>(entry.time), &entry);
}

Scheduler::Entry LibtcodQueue::takeFirst()
{
    Scheduler::Entry entry;
    TCOD_minheap_pop(m_heap.get(), &entry);
    return entry;
}

} // namespace cave
