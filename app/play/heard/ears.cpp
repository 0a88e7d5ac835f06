// SPDX-License-Identifier: MIT
#include "app/play/heard/ears.h"

#include <algorithm>
#include <vector>

namespace cave {

namespace {

constexpr int kDoor = 5;     // cells that what blocks sight but opens counts as
constexpr int kWide = 8;     // cells to the side from which a sound comes from that side alone
constexpr int kMostPan = 200; // of kWhole: the other ear hears it too
constexpr int kNear = 2;     // cells of way that take nothing from it

} // namespace

Ears::Ears(const World& world)
    : m_world(world), m_here(world.hero().at), m_ways(2 * kEarshot + 1, 2 * kEarshot + 1, std::int16_t{-1})
{
    // By cells of equal ways, the nearest first: ways are at most kEarshot, so a list for each of them will do.
    std::vector<std::vector<Position>> reached(kEarshot + 1);
    reached[0].push_back(m_here);
    const auto index = [this](Position at) { return Offset{at.x - m_here.x + kEarshot, at.y - m_here.y + kEarshot}; };
    m_ways[kEarshot, kEarshot] = 0;
    for (int way = 0; way < kEarshot; ++way)
        for (std::size_t i = 0; i < reached[static_cast<std::size_t>(way)].size(); ++i) {
            const Position at = reached[static_cast<std::size_t>(way)][i];
            if (const Offset cell = index(at); m_ways[cell.dx, cell.dy] != way)
                continue; // a shorter way was found since
            for (const Direction direction : kDirections) {
                const Position next = moved(at, direction);
                if (!m_world.contains(next) || !isNear(next))
                    continue;
                const TileKind& tile = m_world.tileKind(next);
                const int far = way + (tile.opaque ? kDoor : 1);
                const Offset cell = index(next);
                std::int16_t& known = m_ways[cell.dx, cell.dy];
                if (far > kEarshot || (known >= 0 && known <= far))
                    continue;
                known = static_cast<std::int16_t>(far);
                // Into rock it goes as far as its face: what happens there is heard, but nothing behind it.
                if (!tile.opaque || !tile.opensInto.empty() || tile.walkable)
                    reached[static_cast<std::size_t>(far)].push_back(next);
            }
        }
}

bool Ears::isNear(Position at) const { return at.z == m_here.z && distance(at, m_here) <= kEarshot; }

std::optional<int> Ears::way(Position at) const
{
    if (!isNear(at))
        return std::nullopt;
    const int way = m_ways[at.x - m_here.x + kEarshot, at.y - m_here.y + kEarshot];
    return way < 0 ? std::nullopt : std::optional(way);
}

std::optional<Hearing> Ears::hear(Position at) const
{
    const auto way = this->way(at);
    if (!way)
        return std::nullopt;
    Hearing hearing;
    const int far = std::max(*way - kNear, 0);
    hearing.gain = kWhole * (kEarshot - far) * (kEarshot - far) / (kEarshot * kEarshot);
    hearing.pan = std::clamp((at.x - m_here.x) * kMostPan / kWide, -kMostPan, kMostPan);
    // What comes a longer way than the straight one comes around a corner or through a door.
    const int around = *way - distance(at, m_here);
    hearing.muffle = std::clamp(around * kWhole / 8 + far * kWhole / (3 * kEarshot), 0, kWhole);
    return hearing;
}

} // namespace cave
