// SPDX-License-Identifier: MIT
// How WorldWriter changes what goes on by itself, and follows who falls and what weighs where.
#include "core/world/world_writer.h"

#include <algorithm>
#include <functional>

namespace cave {

void WorldWriter::followTile(Position at, TileId was, TileId tile)
{
    World::Derived& here = m_world.m_derived[static_cast<std::size_t>(at.z)];
    const bool burns = m_world.catalogue().fires()[tile] != 0;
    here.fireCount += burns - here.fires.get(at.x, at.y);
    here.fires.set(at.x, at.y, burns);
    const ByteSet& staying = m_world.catalogue().answering(On::Stay);
    here.stayCount += staying[tile] - staying[was];
    forgetLiving(at);
    if (m_world.catalogue().isTimed(tile))
        m_world.m_unsettled.push_back(at);
    if (const EntityId there = m_world.creatureIdAt(at); there != EntityId::None)
        followHold(there);
}

// Who falls is known from here on, so that nobody has to be asked.
void WorldWriter::followHold(EntityId id)
{
    if (!m_world.catalogue().isLiving())
        return;
    const Creature& self = find(id);
    if (m_world.drops(m_world.kindOf(self), self.at))
        m_world.m_hanging.insert(id);
    else if (!m_world.m_hanging.empty())
        m_world.m_hanging.erase(id);
}

void WorldWriter::noteWeight(Position at)
{
    if (!m_world.catalogue().isLiving() || !m_world.contains(at) ||
        !m_world.catalogue().isWeighing(m_world.level(at.z).tiles[at.x, at.y]))
        return;
    if (std::ranges::find(m_world.m_weighed, at, &Weighed::at) == m_world.m_weighed.end())
        m_world.m_weighed.push_back({at, m_world.weightAt(at)});
}

void WorldWriter::waitAnew(Position at)
{
    forgetWait(at);
    m_world.m_unsettled.push_back(at);
}

void WorldWriter::forgetLiving(Position at)
{
    Living& living = editLevel(at.z).living;
    const std::size_t cell = m_world.level(at.z).tiles.index(at.x, at.y);
    if (const TileId* under = living.under.find(cell)) {
        m_world.m_sum -= m_world.underHash(at, *under);
        living.under.erase(cell);
    }
    forgetWait(at);
}

// The heap keeps what is void: see firstWait().
void WorldWriter::forgetWait(Position at)
{
    auto& waits = editLevel(at.z).living.waits;
    const std::size_t cell = m_world.level(at.z).tiles.index(at.x, at.y);
    const Appointment* wait = waits.find(cell);
    if (!wait)
        return;
    m_world.m_sum -= m_world.waitHash(at, *wait);
    waits.erase(cell);
}

std::optional<Position> WorldWriter::firstWait(int z, std::int64_t beat)
{
    auto& due = m_world.m_derived[static_cast<std::size_t>(z)].due;
    while (!due.empty() && due.front().first <= beat) {
        const auto [time, cell] = due.front();
        const Appointment* wait = m_world.level(z).living.waits.find(cell);
        if (wait && wait->beat == time)
            return m_world.positionOf(z, cell);
        std::ranges::pop_heap(due, std::greater<>{});
        due.pop_back();
    }
    return std::nullopt;
}

void WorldWriter::setUnder(Position at, TileId tile)
{
    Level& level = editLevel(at.z);
    const std::size_t cell = level.tiles.index(at.x, at.y);
    if (const TileId* before = level.living.under.find(cell))
        m_world.m_sum -= m_world.underHash(at, *before);
    level.living.under.set(cell, tile);
    m_world.m_sum += m_world.underHash(at, tile);
}

void WorldWriter::setWait(Position at, const Appointment& wait)
{
    Level& level = editLevel(at.z);
    const std::size_t cell = level.tiles.index(at.x, at.y);
    if (const Appointment* before = level.living.waits.find(cell))
        m_world.m_sum -= m_world.waitHash(at, *before);
    level.living.waits.set(cell, wait);
    m_world.m_sum += m_world.waitHash(at, wait);
    auto& due = m_world.m_derived[static_cast<std::size_t>(at.z)].due;
    due.emplace_back(wait.beat, cell);
    std::ranges::push_heap(due, std::greater<>{});
}

void WorldWriter::setFloods(int z, std::vector<Flood> floods)
{
    std::vector<Flood>& here = editLevel(z).living.floods;
    m_world.m_sum += m_world.floodsHash(z, floods) - m_world.floodsHash(z, here);
    here = std::move(floods);
}

void WorldWriter::countBeat(int z)
{
    std::int64_t& beats = editLevel(z).living.beats;
    m_world.m_sum += m_world.beatsHash(z, beats + 1) - m_world.beatsHash(z, beats);
    ++beats;
}

} // namespace cave
