// SPDX-License-Identifier: MIT
/// @file
/// What a game came to level by level: how long it took, what it cost and gave.
#pragma once

#include "core/rules/turn/play.h"
#include "core/world/world.h"

#include <map>
#include <vector>

namespace cave {

/// Of one level, all the hero's stays there together. A turn belongs to the level where it ends.
struct LevelLog {
    std::int64_t turns = 0;
    std::int64_t waits = 0;     ///< turns of waiting with nothing dangerous in view
    std::int64_t damage = 0;    ///< health that blows, missiles, fire, poison and falls took
    std::int64_t healed = 0;    ///< health regained, in whatever way
    std::int64_t foodEaten = 0; ///< in turns of hunger, bite by bite
    std::int64_t kills = 0;     ///< by the hero's hand
    std::int64_t noticed = 0; ///< times that a foe that was after nobody came to know where the hero is
    std::int64_t healthIn = 0; ///< per mille of the whole when the hero first came
    // When the hero was last there:
    std::int64_t healthOut = 0; ///< per mille of the whole
    std::int64_t foodCarried = 0; ///< in turns of hunger
    std::int64_t healingCarried = 0; ///< health that what is carried would give back, known or not
    std::int64_t maxHealth = 0;
    std::int64_t attack = 0; ///< with what is wielded and worn
    std::int64_t defence = 0;
    bool operator==(const LevelLog&) const = default;
};

/// A measure of a level by its name in JSON.
struct LevelMeasure {
    std::string_view name;
    std::int64_t LevelLog::* number;
};
std::span<const LevelMeasure> levelMeasures(); ///< in the order in which they are written

/// Health that blows, missiles, fire, poison and falls took from the hero.
std::int64_t damageToHero(const Event& event);
bool isKillByHero(const Event& event);

class PlayLog {
public:
    explicit PlayLog(const World& start) { look(start); }

    /// What a command of the hero's brought, with the world as it is afterwards.
    void add(const World& world, const Command& command, const Turn& turn);

    const std::map<int, LevelLog>& levels() const { return m_levels; } ///< those the hero was on, by z
    std::int64_t waits() const;                                        ///< on all levels together
    std::int64_t stonesUsed() const { return m_stonesUsed; } ///< things that the hero has made others better with

private:
    void look(const World& world);
    LevelLog& levelOf(const Creature& hero);
    std::int64_t noticedBy(const World& world) const;

    std::map<int, LevelLog> m_levels;
    std::int64_t m_turn = 0;
    std::int64_t m_health = 0;
    std::int64_t m_stonesUsed = 0;
    std::vector<EntityId> m_unaware; ///< who was after nobody after the last turn, by ascending id
    bool m_isAlone = true; ///< nothing dangerous was in view after the last turn
};

} // namespace cave
