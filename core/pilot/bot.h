// SPDX-License-Identifier: MIT
/// @file
/// A player that plays by itself: explores, gathers, fights, eats, uses what it has, and goes down to the goal.
#pragma once

#include "core/pilot/bot_mind.h"
#include "core/pilot/persona/persona.h"
#include "core/pilot/plan/headway.h"

#include <span>

namespace cave {

class Situation;

/// Goes by what the hero knows and nothing else: what is in view, what the hero remembers and carries, the rules. Its
/// choices follow from the games's turns so far: the same game is played again in the same way. One bot a game, from
/// its first turn or from any other.
class Bot {
public:
    explicit Bot(Persona persona = explorer()) : m_persona(std::move(persona)) {}

    /// The hero's next command in a game that is not over.
    Command choose(const World& world);

    /// What the last choice was for; nothing where there was nothing to do.
    std::optional<Concern> concern() const { return m_concern; }
    /// Nothing new has come of the game for long, whatever was tried.
    bool isStuck() const { return m_headway.remedy() == Remedy::GiveUp; }

private:
    void begin(const World& world);
    std::optional<Command> wish(Situation& now, std::span<const Concern> concerns);
    std::optional<Command> wishWhenStuck(Situation& now);

    Persona m_persona;
    BotMind m_mind;
    Headway m_headway;
    std::optional<Concern> m_concern;
};

} // namespace cave
