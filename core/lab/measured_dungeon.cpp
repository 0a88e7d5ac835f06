// SPDX-License-Identifier: MIT
#include "core/lab/measured_dungeon.h"

#include "core/rules/turn/start_game.h"

#include <utility>

namespace cave {

const Dungeon& MeasuredLevel::dungeon() const { return m_whole->dungeon(); }

const LevelShape& MeasuredLevel::shape()
{
    if (!m_shape)
        m_shape = shapeOf(dungeon(), m_z);
    return *m_shape;
}

MeasuredDungeon::MeasuredDungeon(const Dungeon& dungeon, MeasuredWith with)
    : m_dungeon(dungeon), m_with(std::move(with))
{
}

MeasuredDungeon::~MeasuredDungeon() = default;

MeasuredLevel& MeasuredDungeon::level(int z) { return m_levels.try_emplace(z, *this, z).first->second; }

const Journey* MeasuredDungeon::journey()
{
    if (!std::exchange(m_isTravelled, true))
        if (const auto start = startPosition(m_dungeon))
            m_journey = std::make_unique<const Journey>(m_dungeon, *start);
    return m_journey.get();
}

const BotGame* MeasuredDungeon::game(const std::string& persona)
{
    auto known = m_games.find(persona);
    if (known == m_games.end()) {
        BotPlan plan;
        plan.persona = *findPersona(persona);
        plan.goesOn = m_with.goesOn;
        auto played = playByBot(m_dungeon, m_dungeon.seed, plan);
        const bool isWhole = played && !m_with.isStopped();
        known = m_games.emplace(persona, isWhole ? std::optional(std::move(*played)) : std::nullopt).first;
    }
    return known->second ? &*known->second : nullptr;
}

} // namespace cave
