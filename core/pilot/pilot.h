// SPDX-License-Identifier: MIT
/// @file
/// Chooses the hero's next command when travelling, exploring and resting, from what the hero knows and nothing else:
/// the memory of each level, what is in view now, the hero's own state and pack, and the rules.
#pragma once

#include "core/pilot/advice.h"
#include "core/pilot/ways.h"

#include <optional>
#include <span>
#include <vector>

namespace cave {

/// A way as it is shown: the cells on the hero's level and how many steps there are in all, stairs counted as one.
struct PlannedWay {
    std::vector<Position> cells; ///< without the hero's own
    int steps = 0;
};

/// Keeps no state that changes an answer, only buffers and the last plan: each call looks at the world anew. Its cost
/// is a few passes over the cells known of one level.
class Pilot {
public:
    explicit Pilot(PilotChoices choices = {}) : m_choices(choices) {}

    const PilotChoices& choices() const { return m_choices; }
    void setChoices(const PilotChoices& choices) { m_choices = choices; }

    /// The next step to a cell, over known stairs when it lies on another level. Around creatures in view and the cells
    /// beside dangerous ones where there is a way around, never over what would end the game unless that is the cell,
    /// and up to ground that is known to do harm when one walks there, such as a plant that bursts, but not onto it.
    /// Done when the hero is there, or beside a creature that stands there.
    Advice travel(const World& world, Position target);
    /// Takes the stairs that the hero stands on, else steps to the nearest known ones.
    Advice takeStairs(const World& world, Leads leads);
    bool knowsStairs(const World& world, Leads leads); ///< on the hero's level

    /// The way that travel() goes; nothing when it knows none.
    std::optional<PlannedWay> wayTo(const World& world, Position target);

    /// Steps to the nearest cell beside the unknown, or to a thing worth picking up; picks it up; last of all unlocks
    /// doors. Around ground that would do harm. Done when no known way leads to anything more, with the reason. Refused
    /// beside a danger and while somebody in view hunts the hero; trifles are let be. Boards to be read are wanted like
    /// things.
    Advice explore(const World& world, std::span<const Position> boards = {});
    /// The same, and then steps to the nearest stairs that were never taken. Done there, without a word.
    Advice exploreOrLeave(const World& world, std::span<const Position> boards = {});
    /// On the hero's level, known and within reach.
    std::optional<Position> unusedStairs(const World& world);
    /// Whether nothing that is known of a level and can be reached there borders on the unknown. True for a level that
    /// was never seen.
    bool isExplored(const World& world, int z);

    /// Waits while that mends something. Refused with a danger in view.
    Advice rest(const World& world);

    /// A blow at the nearest danger beside the hero, else a step towards the nearest that a way leads to; trifles last.
    /// Never at companions, at who is no foe, or at who cannot do harm: when only such are in view, that is said.
    Advice strikeNearest(const World& world);

private:
    Advice walkTo(const World& world, Position target, CellFacts ofTarget = 0);
    Advice stepTowards(const World& world, Position target) const;
    bool bursts(Position at) const { return (m_level.at(at) & fact::kBursts) != 0; }
    std::vector<Position> cellsTo(Position target) const;
    bool isWholeWay(Position target) const;
    bool findWay(const World& world, Position target, CellFacts ofTarget = 0); // which are added to what is known
    std::optional<Advice> barredOnWayTo(const World& world, Position found) const;
    std::optional<Position> stairsTowards(const World& world, Position target);
    std::optional<Position> findWanted(Position from, CellFacts goals);
    void markWanted(const World& world);
    std::optional<Position> nextToExplore(Position from);
    Advice explored(const World& world);

    PilotChoices m_choices;
    KnownLevel m_level;
    Ways m_ways;
    Position m_plannedFor;
    std::vector<Position> m_planned; ///< stairs to take
    std::vector<EntityId> m_wantedHere; ///< things to pick up where the hero stands, when last looked
    int m_lying = 0; ///< and those in sight that find no room in the pack
    bool m_hasOffers = false; ///< something lies in an open cage
    bool m_hasWares = false; ///< something that is known of has a price
};

} // namespace cave
