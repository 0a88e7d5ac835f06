// SPDX-License-Identifier: MIT
/// @file
/// Chance of ground that reacts: by place, so that it takes nothing from the world's dice.
#pragma once

#include "core/generate/chance.h"
#include "core/world/quick_hash.h"
#include "core/world/world.h"

#include <unordered_set>
#include <utility>

namespace cave {

/// One act of somebody or one beat of a level: each cell answers a word once in it.
class Round {
public:
    static Round ofBeat(const World& world, int z); ///< the one that the level counted last
    static Round ofAct(const World& world, EntityId actor); ///< on the hero's level

    int z() const { return m_z; }
    /// Whether this row of the tile in a cell comes about.
    bool happens(int perMille, Position at, std::size_t row) const;
    std::uint64_t rank(Position at) const; ///< of cells to choose from: the lowest is taken
    /// Each cell answers a word once.
    bool hasAnswered(Position at, On word) const { return m_answered.contains(keyOf(at, word)); }
    void noteAnswer(Position at, On word) { m_answered.insert(keyOf(at, word)); }
    Chance drift() const { return Chance(m_chance.at(Draw::Drift, m_time)); } ///< of gas: where it goes this beat
    /// Whether the player is to be told that fire broke out in view: once, where there was none when the round began.
    bool takeFireNews() { return std::exchange(m_mayTellOfFire, false); }

private:
    Round(const World& world, int z);
    static std::uint64_t keyOf(Position at, On word)
    {
        return QuickHash::wordOf(at) << 8 | static_cast<std::uint64_t>(word);
    }

    Chance m_chance;
    int m_z;
    std::int64_t m_time = 0; ///< beats of the level, or turns of the game
    std::optional<EntityId> m_actor;
    bool m_mayTellOfFire;
    std::unordered_set<std::uint64_t> m_answered; ///< only asked for, never walked through
};

/// The beats that pass until a row whose chance is asked each beat comes about, 1 or more: one draw stands for all.
std::int64_t waitOf(const World& world, Position at, int perMille, std::size_t row);
/// The same for many cells: the chance of their level is worked out once.
std::int64_t waitOf(const Chance& chance, std::int64_t beats, Position at, int perMille, std::size_t row);
Chance livingChance(const World& world, int z);

} // namespace cave
