// SPDX-License-Identifier: MIT
#include "tests/bench/libtcod_peer.h"

#include <libtcod/fov.h>

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

} // namespace

LibtcodSight::LibtcodSight(const BitGrid& opaque, int radius)
    : m_map(TCOD_map_new(opaque.width(), opaque.height())), m_radius(radius)
{
    for (int y = 0; y < opaque.height(); ++y)
        for (int x = 0; x < opaque.width(); ++x)
            TCOD_map_set_properties(m_map, x, y, !opaque.get(x, y), !opaque.get(x, y));
}

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

} // namespace cave
