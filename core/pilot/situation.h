// SPDX-License-Identifier: MIT
/// @file
/// What the bot goes by in one turn: all that the hero knows about here and now, read once.
#pragma once

#include "core/pilot/bot_mind.h"
#include "core/pilot/persona/persona.h"
#include "core/pilot/ways.h"

#include <optional>
#include <vector>

namespace cave {

/// A creature in view.
struct Foe {
    const Creature* creature = nullptr;
    Fighter numbers;
    int away = 0;          ///< cells
    bool isThreat = false; ///< it can hurt, and is here or will come, as far as it is known
};

class Situation {
public:
    Situation(const World& world, BotMind& mind, const Persona& persona);

    const World& world() const { return m_world; }
    BotMind& mind() { return m_mind; }
    const Persona& persona() const { return m_persona; }
    LevelNotes& notes() { return m_mind.levels[static_cast<std::size_t>(at().z)]; }
    const Creature& hero() const { return m_world.hero(); }
    Position at() const { return hero().at; }
    const Fighter& fighter() const { return m_fighter; }
    bool canStrike() const { return m_fighter.attack > 0 && !lasts(hero(), Condition::Afraid); }
    KnownLevel& level() { return m_level; }
    const std::vector<Foe>& foes() const { return m_foes; }       ///< nearest first, then by id
    const std::vector<Foe>& threats() const { return m_threats; } ///< those of them that are threats

    /// Hundredths of health that fighting all threats where the hero stands would cost.
    std::int64_t expectedLoss() const;
    bool isInDanger() const; ///< that could cost the hero's life

    /// Open cells around a cell.
    int openAround(Position cell) const;

    /// The nearest cell that is one of the goals. Around those in view, and around danger where there is a way.
    std::optional<Position> nearest(CellFacts goals, bool edges = false);
    /// The same, where a way leads there past no danger.
    std::optional<Position> nearestInSafety(CellFacts goals);
    /// That cell, where a way leads there: as nearest() would go, and past whoever stands on it.
    std::optional<Position> reach(Position cell);
    /// The nearest cell that holds the hero and does it no harm, by way of those that would drown or burn it.
    std::optional<Position> nearestShore();
    /// The nearest cell where the hero would fall to the level below.
    std::optional<Position> nearestDrop();
    /// From now on ground that harms or drowns is a way like any other.
    void dare();
    /// Steps to a cell, around those in view; nothing where no known way leads.
    std::optional<int> stepsTo(Position cell);
    /// The command that begins the way to a cell which nearest(), nearestInSafety(), reach(), nearestShore(),
    /// nearestDrop() or stepsTo() found.
    Command stepTowards(Position cell);

private:
    bool hasStayedAway(const Dealings& dealings) const;
    bool isShy(EntityId id) const;
    void readFoes();
    void disregardShy();

    const World& m_world;
    BotMind& m_mind;
    const Persona& m_persona;
    Fighter m_fighter;
    KnownLevel m_level;
    Ways m_ways;
    bool m_isFlooded = false; ///< the ways lead everywhere
    std::vector<Foe> m_foes;
    std::vector<Foe> m_threats;
};

bool staysPut(const CreatureKind& kind); ///< it never moves, but may spread

/// Who never moves and cannot be slain: its cell is as good as a wall.
bool isFixed(const CreatureKind& kind);

/// Whether somebody has so much of its health, in per mille.
bool isAtLeast(const Creature& creature, int perMille);
bool isAtMost(const Creature& creature, int perMille);

Command walkTo(Position from, Position to); ///< a cell beside

/// Up or down stairs, or the next step to them; stepsTo() must have found them.
Command takeStairs(Situation& now, Position stairs);

} // namespace cave
