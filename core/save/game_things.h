// SPDX-License-Identifier: MIT
/// @file
/// The creatures and items of a game file.
#pragma once

#include "core/json/json_cursor.h"
#include "core/world/world.h"

#include <set>

namespace cave {

/// A number up to the last that the game has given.
EntityId readEntityId(const JsonCursor& at, const WorldState& state, std::uint32_t least = 1);
/// An object of "x", "y" and "z", within the dungeon.
Position readPosition(const JsonCursor& at, const Dungeon& dungeon);

/// Reads the two lists into a state whose other members are there, creatures first. Both end at the first failure.
class GameThings {
public:
    GameThings(const Dungeon& dungeon, WorldState& state) : m_dungeon(dungeon), m_state(state) {}

    void readCreatures(const JsonCursor& creatures);
    void readItems(const JsonCursor& items);
    bool isCreature(EntityId id) const; ///< once they are all read

private:
    template <typename Thing>
    void readThing(const JsonCursor& at, KindTable table, Thing& thing);
    Creature readCreature(const JsonCursor& at);
    void readProgress(const JsonCursor& at, Creature& creature) const;
    void readConditions(const JsonCursor& at, Creature& creature) const;
    void readMind(const JsonCursor& at, Creature& creature) const;
    std::optional<FactionId> readSide(const JsonCursor& at) const;
    void readBelonging(const JsonCursor& at, Creature& creature) const;
    void checkGround(const JsonCursor& at, const Creature& creature);
    Item readItem(const JsonCursor& at);
    CreatureKindId readNamedAfter(const JsonCursor& at, ItemKindId kind) const;
    void checkHeld(const JsonCursor& items) const;

    const Dungeon& m_dungeon;
    WorldState& m_state;
    std::set<EntityId> m_ids;
    std::set<std::uint64_t> m_orders;
    std::set<Position> m_taken; ///< by creatures
};

} // namespace cave
