// SPDX-License-Identifier: MIT
#include "core/rules/living/round.h"

#include <limits>

namespace cave {

namespace {

bool isFireInView(const World& world, int z)
{
    if (z != world.hero().at.z)
        return false;
    const auto fires = world.fires(z).words();
    const auto seen = world.visible().words();
    for (std::size_t i = 0; i < fires.size(); ++i)
        if ((fires[i] & seen[i]) != 0)
            return true;
    return false;
}

} // namespace

Chance livingChance(const World& world, int z)
{
    return Chance(hashOf("living", world.state().seed, world.level(z).uid.value));
}

Round::Round(const World& world, int z)
    : m_chance(livingChance(world, z)), m_z(z), m_mayTellOfFire(!isFireInView(world, z))
{
}

Round Round::ofBeat(const World& world, int z)
{
    Round round(world, z);
    round.m_time = world.level(z).living.beats;
    return round;
}

Round Round::ofAct(const World& world, EntityId actor)
{
    Round round(world, world.hero().at.z);
    round.m_time = world.state().turn;
    round.m_actor = actor;
    return round;
}

bool Round::happens(int perMille, Position at, std::size_t row) const
{
    if (perMille >= 1000)
        return true;
    if (m_actor)
        return m_chance.perMille(perMille, Draw::React, m_time, static_cast<std::uint32_t>(*m_actor), at.x, at.y, row);
    return m_chance.perMille(perMille, Draw::React, m_time, at.x, at.y, row);
}

std::uint64_t Round::rank(Position at) const { return m_chance.at(Draw::Rank, m_time, at.x, at.y); }

// The number of tries until one of this chance comes, by the inverse of its distribution: 1 + log(u) / log(1 - p).
std::int64_t waitOf(const Chance& chance, std::int64_t beats, Position at, int perMille, std::size_t row)
{
    if (perMille >= 1000)
        return 1;
    const std::uint64_t u = chance.at(Draw::Wait, beats, at.x, at.y, row);
    const std::uint64_t missed =
        std::numeric_limits<std::uint64_t>::max() / 1000 * static_cast<std::uint64_t>(1000 - perMille);
    return 1 + static_cast<std::int64_t>(negativeLog2(u) / negativeLog2(missed));
}

std::int64_t waitOf(const World& world, Position at, int perMille, std::size_t row)
{
    return waitOf(livingChance(world, at.z), world.level(at.z).living.beats, at, perMille, row);
}

} // namespace cave
