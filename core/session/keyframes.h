// SPDX-License-Identifier: MIT
/// @file
/// Copies of a world along its game, so that any earlier point is few turns from one of them.
#pragma once

#include "core/world/world.h"

#include <memory>
#include <vector>

namespace cave {

struct Keyframe {
    std::size_t log = 0;      ///< commands played before it
    std::size_t messages = 0; ///< told before it
    std::shared_ptr<const World> world; ///< which copies share
};

/// One every kInterval commands. When they take more than the budget, every second one is dropped and they stand twice
/// as far apart, so that a step back costs at most commands / (budget / size of a world) turns more than the one
/// before: 256 MiB hold some 600 worlds of 64,000 cells, which are 64 turns apart at turn 20,000.
class Keyframes {
public:
    static constexpr std::size_t kInterval = 16;

    explicit Keyframes(std::size_t budget) : m_budget(budget) {} ///< bytes; one keyframe is kept whatever it takes

    bool isDue(std::size_t log) const; ///< nothing is kept at this point yet, and something should be
    void add(std::size_t log, std::size_t messages, const World& world);
    void dropAfter(std::size_t log);
    const Keyframe* lastBefore(std::size_t log) const; ///< at this point or before it; null: none

    std::size_t budget() const { return m_budget; }
    std::size_t interval() const { return m_interval; }
    std::size_t bytes() const; ///< roughly

private:
    std::size_t m_budget;
    std::size_t m_interval = kInterval;
    std::vector<Keyframe> m_frames; ///< by ascending log
};

} // namespace cave
