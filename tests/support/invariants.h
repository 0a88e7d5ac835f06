// SPDX-License-Identifier: MIT
// What must hold after every turn of every game, whoever plays it.
#pragma once

#include "core/rules/facts/event.h"

#include <optional>
#include <vector>

namespace cave {

// Watches one game from the turn it is made at.
//
// Every turn: the tables agree with the lists; nobody shares a cell, stands where none can stand or lives without
// health; the hero is there once; everybody is scheduled once; every item lies inside the world or is carried by
// someone who lives, in a sound pack; nobody and nothing has gone without an event that says so. Every sixteenth turn
// also: the hash is that of the whole state, no cell holds somebody who is not there, and whoever has foes on the level
// knows of some.
class Invariants {
public:
    struct Known {
        EntityId id = EntityId::None;
        std::uint16_t kind = 0;
    };

    explicit Invariants(const World& world);

    // What does not hold after the turn that these events tell of; nothing: all is well.
    std::optional<Text> brokenBy(const World& world, const std::vector<Event>& events);

private:
    std::vector<Known> m_creatures; // as they were after the last turn, by ascending number
    std::vector<Known> m_items;
    std::uint32_t m_lastEntity = 0;
    int m_turns = 0;
};

} // namespace cave
