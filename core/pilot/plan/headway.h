// SPDX-License-Identifier: MIT
/// @file
/// Whether a game still gets on, as far as the hero can tell, and what to try when it does not.
#pragma once

#include "core/pilot/bot_mind.h"

namespace cave {

inline constexpr int kFruitless = 300; ///< commands without anything new, before the bot tries something else

/// What is tried then, each for as many commands more. Each but Dare begins with Forget.
enum class Remedy : std::uint8_t {
    None,      ///< the game gets on
    Forget,    ///< what was gone for and not reached
    Search,    ///< for what is hidden, before all else
    Elsewhere, ///< by other stairs, or into a chasm
    Dare,      ///< dangerous ground is a way like any other, to whatever was given up as well
    GiveUp,    ///< nothing helped
};

/// What counts is finite, so a game comes to its end: cells as tiles that they were not before, things and dangerous
/// creatures not seen before, wounds of foes beyond those they had, growth of the hero, cells searched from. Whatever
/// was born since the bot began does not count, for there is no end to it, and neither does resting. Each level gives
/// each remedy its time once more.
class Headway {
public:
    /// Before a choice; the mind still holds the last one.
    void note(const World& world, const BotMind& mind);

    Remedy remedy() const;
    bool isNewRemedy() const { return m_isNewRemedy; } ///< since this command
    int level() const { return m_z; } ///< z of the hero when the remedy was new

private:
    bool hasNewCells(const World& world);
    bool hasNewThings(const World& world);
    bool hasNewWounds(const World& world);
    bool hasGrown(const World& world);
    bool hasSearched(const BotMind& mind);
    bool isOnAnotherLevel(int z);
    bool isBorn(EntityId id) const { return static_cast<std::uint32_t>(id) > *m_lastOfOld; }

    std::vector<Grid<TileId>> m_tiles; ///< as the hero knew them first, by level
    std::set<std::pair<Position, TileId>> m_turned; ///< what they became
    std::vector<bool> m_things; ///< seen or carried, by id of who was not born since
    std::map<EntityId, int> m_health;  ///< the least of each foe
    std::set<Position> m_searched;
    std::set<int> m_levels; ///< where the hero was since anything was new, or a remedy was
    std::optional<std::uint32_t> m_lastOfOld; ///< the last entity that was there when the bot began
    std::int64_t m_growth = 0;
    int m_idle = 0; ///< commands since anything was new
    int m_z = 0;
    bool m_isNewRemedy = false;
};

/// Gives up, for now, all that the hero knows of on its level and has not got: things, foes, cells, captives.
void forgetUnreached(const World& world, BotMind& mind);

} // namespace cave
