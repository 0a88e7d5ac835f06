// SPDX-License-Identifier: MIT
#include "core/session/keyframes.h"

#include <algorithm>

namespace cave {

namespace {

// Grids weigh most: a tile, a remembered tile, who stands there and whether it blocks sight. Of levels that worlds
// share, each is taken to have its own: that is the smaller part of a cell.
std::size_t bytesOf(const World& world)
{
    constexpr std::size_t kCell = 2 * sizeof(TileId) + sizeof(EntityId) + 1;
    constexpr std::size_t kCreature = sizeof(Creature) + 64; // with its places in the tables
    const auto cells = static_cast<std::size_t>(world.width()) * static_cast<std::size_t>(world.height()) *
                       static_cast<std::size_t>(world.depth());
    return cells * kCell + world.creatures().size() * kCreature + world.items().size() * sizeof(Item);
}

} // namespace

bool Keyframes::isDue(std::size_t log) const
{
    const Keyframe* last = lastBefore(log);
    return last == nullptr || (last->log != log && log % m_interval == 0);
}

void Keyframes::add(std::size_t log, std::size_t messages, const World& world)
{
    const auto place = std::ranges::upper_bound(m_frames, log, {}, &Keyframe::log);
    m_frames.insert(place, Keyframe{log, messages, std::make_shared<const World>(world)});
    while (m_frames.size() > 1 && bytes() > m_budget) {
        m_interval *= 2;
        const std::size_t first = m_frames.front().log;
        std::erase_if(m_frames,
                      [&](const Keyframe& frame) { return frame.log != first && frame.log % m_interval != 0; });
    }
}

void Keyframes::dropAfter(std::size_t log)
{
    std::erase_if(m_frames, [log](const Keyframe& frame) { return frame.log > log; });
}

const Keyframe* Keyframes::lastBefore(std::size_t log) const
{
    const auto after = std::ranges::upper_bound(m_frames, log, {}, &Keyframe::log);
    return after == m_frames.begin() ? nullptr : &*std::prev(after);
}

std::size_t Keyframes::bytes() const
{
    return m_frames.empty() ? 0 : m_frames.size() * bytesOf(*m_frames.back().world);
}

} // namespace cave
