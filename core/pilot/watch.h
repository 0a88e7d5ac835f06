// SPDX-License-Identifier: MIT
/// @file
/// What makes travelling, exploring, resting and running stop: compares what the hero knows before and after a turn.
#pragma once

#include "core/pilot/known_level.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/turn/play.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace cave {

struct Interruption {
    Text why;                             ///< "" when the log says it already
    std::optional<Position> at;           ///< where the cause is, if it has a place
    bool isDanger = true;                 ///< keys still held or queued should count for nothing
    bool isWarning = false;               ///< to be told even where nothing was underway
};

/// What stops the hero though it does no harm.
struct Noticing {
    bool things = false;
    bool stairs = false;
    bool trifles = true; ///< dangers that whoever explores lets be
    std::vector<Position> boards = {}; ///< to be read there
};

/// The causes, first to last: the game ends or a level is gained; a dangerous creature newly in view, one that only
/// wanders the first time it is seen, and one that is far from home with a warning for the first of its kind on a
/// level; a loss of health;
/// a worse word for hunger; a condition that begins; the hero is not where the command leads, or the ground there
/// became another; a warning in the log. When asked for: a board to be read, things and stairs not known before. One
/// watch is for one game: it knows whom it has seen.
class Watch {
public:
    /// Before a turn.
    void begin(const World& world, const Noticing& noticing);
    /// After it: the first cause there is. The turn must not have been refused.
    std::optional<Interruption> compare(const World& world, const Command& command, const Turn& turn) const;

private:
    std::optional<Interruption> newDanger(const World& world) const;
    std::optional<Interruption> newState(const World& world) const;
    std::optional<Interruption> newGas(const World& world) const;
    std::optional<Interruption> newPlace(const World& world, const Command& command, const Turn& turn) const;
    std::optional<Interruption> newThing(const World& world) const;
    bool wasInView(EntityId id) const;
    bool isNews(const World& world, const Creature& danger) const;
    bool isWarnedOf(const Creature& danger) const { return m_warned.contains({danger.kind, danger.at.z}); }

    std::vector<EntityId> m_inView; ///< dangerous, ascending
    std::set<EntityId> m_met; ///< wanderers that were in view
    std::set<std::pair<CreatureKindId, int>> m_warned; ///< with z: who is far from home and was in view
    std::vector<EntityId> m_things; ///< items remembered, ascending
    std::vector<Position> m_stairs; ///< known, sorted
    std::vector<GasId> m_gases; ///< in view, sorted
    int m_health = 0;
    Appetite m_appetite = Appetite::Content;
    Conditions m_conditions{};
    Position m_at;
    Noticing m_noticing;
};

} // namespace cave
