// SPDX-License-Identifier: MIT
/// @file
/// Events of the dungeon, the hero's level and the pieces placed there: what fires in one round, which is an act of
/// somebody or a beat of the level. Other levels stand still.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/living/event_site.h"
#include "core/rules/living/round.h"
#include "core/world/world_writer.h"

#include <deque>
#include <set>
#include <span>

namespace cave {

inline constexpr int kMostEffectsARound = 256; ///< the rest waits for the next beat

/// Triggers queue in the order in which they were told, then in that of the level's events. An event fires at most once
/// in a round, if its conditions hold when its turn comes; what its effects trigger queues behind. So nothing loops.
class EventRound {
public:
    EventRound(WorldWriter world, const Round& round, Events& events);

    void begin(); ///< of a beat: what was put off until it is done, and those that count turns queue
    bool run(); ///< until nothing queues any more; whether anything fired

private:
    struct Queued {
        const WatchedEvent* event = nullptr;
        Position here;
    };

    void collect();
    void queueTurns();
    void weighAll();
    void queue(const WatchedEvent& event, Position here) { m_queue.push_back({&event, here}); }
    bool isTriggered(const WatchedEvent& event, const Told& told);
    bool isTipped(const WatchedEvent& event); ///< the weight on its cells has risen or fallen as it waits for
    void fire(const Queued& next);
    bool isReady(const Queued& next);
    void tell(const WatchedEvent& event, Happened::Unless unless, std::size_t part = 0); ///< in playtests
    void doAndTell(const Queued& next, std::size_t effect);
    void doEffects(const Queued& next, std::size_t first, bool isAlone);
    void putOff(const Queued& next, int effect, std::int64_t beats, bool isAlone);
    EventSite siteOf(const Queued& next) const { return {m_world, *next.event, m_z, next.here}; }

    WorldWriter m_world;
    Round m_round;
    Events& m_events;
    int m_z;
    std::deque<Queued> m_queue;
    std::set<EventKey> m_fired;
    int m_done = 0; // effects
};

/// After an act: what it triggered.
void happen(WorldWriter world, EntityId actor, Events& events);

/// At the start of a game: what lies on plates has lain there before, and nothing has happened yet.
void beginEvents(WorldWriter world);

} // namespace cave
