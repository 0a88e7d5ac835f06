// SPDX-License-Identifier: MIT
/// @file
/// The ways that events may open for whoever gets to where they are set off.
#pragma once

#include "core/proof/ways/journey.h"
#include "core/proof/ways/prospect.h"

#include <functional>
#include <map>

namespace cave {

/// Only the hero can set it off, by being there or acting there. What weighs may also be thrown, or walk there itself.
bool needsPlace(const EventTrigger& trigger);

/// Where the hero can do so, who can stay wherever `staysAt` says: the first such cell; nothing where there is none.
/// Who falls from where it steps sets off nothing there. Of a trigger that needs no place this means nothing.
std::optional<Position> placeToAct(const Stage& stage, const StagedEvent& event,
                                   const std::function<bool(Position)>& staysAt);

/// Over stairs that may come to a cell as climbFrom() has it, and back from their other end, be it there or still to
/// come.
void addStairs(const Fates& fates, const Dungeon& dungeon, const LevelLinks& links, Position at, const TileKind& stairs,
               Leaps& leaps);

struct NewWays {
    std::vector<Errand> errands;
    bool isMore = false; ///< there was something new
};

class Openings {
public:
    explicit Openings(const Dungeon& dungeon);

    /// What the events open that have come within reach since the last time. Each opens what it may ever open.
    NewWays next(const Reach& reach);

private:
    bool isWithinReach(const StagedEvent& event, const Reach& reach) const;
    /// The first cell that is reached of the event's level, or of any where it has none.
    std::optional<Position> firstReached(const StagedEvent& event, const Reach& reach) const;
    void addHoles(const StagedEvent& event, const EventEffect& effect, const Errand& errand);
    void addStairs(const StagedEvent& event, const EventEffect& effect, Errand& errand) const;
    void addOpened(const StagedEvent& event, const Reach& reach, NewWays& ways);
    void addFalls(const Reach& reach, NewWays& ways);
    std::vector<Position> openedBy(const StagedEvent& event) const;
    bool isHole(TileId tile, Position at) const; ///< whoever comes there falls
    bool isWay(TileId tile, Position at) const; ///< maybe once it was searched for, or walked into

    Stage m_stage;
    Fates m_fates;
    Prospect m_prospect;
    std::vector<bool> m_pits; ///< by tile
    std::vector<bool> m_isDone;
    /// That events may make, where nobody was seen to fall yet, and what makes them.
    std::map<Position, Errand> m_holes;
};

} // namespace cave
