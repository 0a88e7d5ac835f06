// SPDX-License-Identifier: MIT
/// @file
/// What a hero can get to who fetches the keys of locked doors and sets off the events that open ways.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/proof/ways/reach.h"

#include <memory>
#include <span>

namespace cave {

/// A key fetched and the door it unlocked; or an event set off, and what cells it opens and where it puts the hero.
struct Errand {
    Position key; ///< where it lies; of an event: where the hero sets it off
    Position door; ///< of an event: nothing to go by
    std::vector<Position> opens = {}; ///< by an event
    bool isAnywhere = false; ///< of an event: it needs no place
    Leaps leaps = {}; ///< by an event
    bool isOfEvent() const { return !opens.empty() || !leaps.empty(); }
    bool operator==(const Errand&) const = default;
};

class Openings;

Leaps stairsToCome(const Dungeon& dungeon); ///< that ground may become by itself, or be found to be
std::vector<Position> lockedDoors(const Dungeon& dungeon); ///< by level, row, column
bool hasKey(const Dungeon& dungeon, Position door);        ///< one made for it, or one that opens any

/// Goes on errands until none is left: a key that can be reached, and from it its door. Doors from which the hero can
/// come back are opened first; an errand of no return only when all others are done, topmost door first. A key that
/// opens any door is kept for doors that have none of their own, nearest in the order of lockedDoors(). So what is
/// found can be walked; where ways back are missing, or free keys are fewer than doors, a cleverer order might reach
/// more. Events that may open a way do so once they can be set off, and what they shut again stays open; ground
/// that may become stairs is such from the beginning: so no way that there may be is missing. Whether each of them can
/// be gone in the end is core/proof/play/proof's to say.
class Journey {
public:
    /// `start` must be walkable. Needs a bit a cell, and a search of all cells; where there are ways of no return, a
    /// few searches for every door. Keys that have a price are fetched as if the hero had the coins, if anything is
    /// bought at all. Nobody sets foot on the cells to avoid, but for the start.
    Journey(const Dungeon& dungeon, Position start, bool secrets = true, bool buys = true,
            std::span<const Position> avoided = {});
    ~Journey();

    bool contains(Position at) const; ///< the cell must lie inside
    bool staysAt(Position at) const; ///< and does not fall from there before anything else is done
    bool unlocks(Position door) const; ///< a key, or an event
    const Openness& openness() const { return m_open; } ///< all that was opened in the end
    bool hasSecrets() const { return m_hasSecrets; } ///< there are hidden doors in the dungeon
    const std::vector<Errand>& errands() const { return m_errands; } ///< in the order they can be done

private:
    struct Key {
        Position at;
        std::optional<Position> opens;
        bool isUsed = false;
    };
    /// A key for a door, and whether there is a way back after it.
    struct Plan {
        std::size_t key = 0;
        Position door;
        bool returns = false;
    };

    void readKeys(bool buys);
    bool isTwoWay() const; ///< whoever can go somewhere can come back
    void goTwoWay(Position start);
    void goOneWay(Position start);
    std::optional<Plan> nextPlan(const Reach& reach) const;
    std::optional<Plan> nextPlan(const Reach& reach, Position here) const;
    void tryKey(std::size_t key, const Reach& reach, Position here, std::optional<Plan>& best) const;
    std::vector<Position> doorsFor(const Key& key) const;
    bool openMore(Reach& reach); ///< what events open that have come within reach
    void add(const Reach& reach);

    const Dungeon& m_dungeon;
    bool m_hasSecrets = false;
    Openness m_open;
    std::vector<Position> m_doors;
    std::vector<Key> m_keys;
    std::vector<BitGrid> m_reached;
    std::vector<Errand> m_errands;
    std::unique_ptr<Openings> m_openings; ///< null where there are no events
};

} // namespace cave
