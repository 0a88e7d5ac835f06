// SPDX-License-Identifier: MIT
/// @file
/// What the scripted events of a level wait for: each write of a World asks a bit of this, and tells what it meets.
#pragma once

#include "core/base/position.h"
#include "core/bits/bit_grid.h"
#include "core/world/entity.h"
#include "core/world/happenings.h"

#include <cstddef>
#include <span>
#include <vector>

namespace cave {

/// Something that a level's events may wait for has happened. `on` is Weigh where the weight on a cell changed,
/// however.
struct Told {
    TriggerWord on = TriggerWord::Enter;
    Position at;
    EntityId who = EntityId::None; ///< a creature or item, which may be gone by now
    bool isThing = false;
    std::uint16_t kind = 0; ///< of the creature, item or gas
    std::uint64_t group = 0; ///< see groupOf()
    std::optional<FactionId> side = {}; ///< of a creature, as the next
    bool isCaptive = false;
    int before = 0; ///< of Hurt: health; of Mark: its value; of Gas: its units
    int after = 0;
    int full = 0; ///< of Hurt: the most health
    TileId tile = 0; ///< of Become
    bool isFirst = false; ///< of Arrive: nothing was known of the level
    bool isOfDungeon = false; ///< of Mark, as these two
    MarkKey mark = {};
};

struct WatchedEvent {
    EventKey key;
    const ScriptedEvent* event = nullptr;
};

/// Does not change while a game goes on, so copies of a World share it.
class ScriptWatch {
public:
    /// Of the events of a level and of the dungeon: those that are about this level.
    ScriptWatch(SharedScript level, SharedScript dungeon, Uid levelUid, int width, int height);
    ScriptWatch(const ScriptWatch&) = delete;
    ScriptWatch& operator=(const ScriptWatch&) = delete;

    const Script& level() const { return *m_level; }
    const Script& dungeon() const { return *m_dungeon; }
    std::span<const WatchedEvent> events() const { return m_events; } ///< in the order in which they fire
    const WatchedEvent* find(const EventKey& key) const;

    const BitGrid& steps() const { return m_steps; } ///< where coming and going is told
    const BitGrid& things() const { return m_things; } ///< where taking up and putting down is told
    const BitGrid& weights() const { return m_weights; }
    const BitGrid& uses() const { return m_uses; }
    const BitGrid& sights() const { return m_sights; }
    const BitGrid& tiles() const { return m_tiles; }
    const BitGrid& airs() const { return m_airs; } ///< where gas that comes is told
    bool asksForHealth() const { return m_asksForHealth; }
    bool asksForFallen() const { return m_asksForFallen; } ///< for the last ally that died
    bool has(TriggerWord word) const;

private:
    void add(const Script& script, bool isOfDungeon, Uid levelUid);
    void watch(const EventTrigger& trigger);

    SharedScript m_level;
    SharedScript m_dungeon;
    std::vector<WatchedEvent> m_events;
    BitGrid m_steps;
    BitGrid m_things;
    BitGrid m_weights;
    BitGrid m_uses;
    BitGrid m_sights;
    BitGrid m_tiles;
    BitGrid m_airs;
    bool m_asksForHealth = false;
    bool m_asksForFallen = false;
};

bool covers(const EventCells& cells, int x, int y); ///< not of Here

/// The cells that a term names on a level of this size, those outside left out. `here` may be outside.
BitGrid cellsOf(const EventCells& cells, Position here, int width, int height);

} // namespace cave
