// SPDX-License-Identifier: MIT
/// @file
/// Where an event of the dungeon happens, and what the words of its rows name there.
#pragma once

#include "core/generate/chance.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

class EventSite {
public:
    /// On level `z`, the hero's. `here` may be nowhere.
    EventSite(const World& world, const WatchedEvent& event, int z, Position here)
        : m_world(&world), m_event(&event), m_z(z), m_here(here)
    {
    }

    const World& world() const { return *m_world; }
    const EventKey& key() const { return m_event->key; }
    const ScriptedEvent& event() const { return *m_event->event; }
    int z() const { return m_z; }
    Position here() const { return m_here; }
    Chance chance() const; ///< of this event on this level

    std::optional<int> levelOf(const EventTerms& terms) const; ///< nothing where it names one that is not there
    BitGrid cells(const EventTerms& terms) const;

    std::uint64_t group(std::string_view name) const;
    bool isMeant(const EventWho& who, const Creature& creature) const;
    bool isMeant(const EventWho& who, const Item& item) const;
    bool isMeant(const EventWho& who, const Told& told) const;
    /// Of the group or the kind that the terms name.
    bool isOfTeam(const EventTerms& terms, CreatureKindId kind, std::uint64_t team) const;
    int countOfTeam(const EventTerms& terms) const; ///< on the level
    std::vector<EntityId> creatures(const EventWho& who) const; ///< on the level, by ascending id
    std::vector<EntityId> creatures(const BitGrid& cells) const;
    std::vector<EntityId> things(const EventWho& who) const; ///< that lie there
    std::vector<EntityId> things(const BitGrid& cells) const;

    /// A mark by the name that the event gives it; nothing where none is declared.
    struct FoundMark {
        bool isOfDungeon = false;
        MarkKey key;
        int most = 1;
    };
    std::optional<FoundMark> mark(std::string_view name) const;
    int valueOf(const FoundMark& found) const { return m_world->mark(m_z, found.isOfDungeon, found.key); }

    int weightOn(const EventCells& cells) const;

private:
    const World* m_world;
    const WatchedEvent* m_event;
    int m_z;
    Position m_here;
};

} // namespace cave
