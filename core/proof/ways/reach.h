// SPDX-License-Identifier: MIT
/// @file
/// Where a hero can get to in a design without digging: 8-way over walkable cells, over stairs that have their other
/// end, and down into what does not hold anybody. Locked doors are open only as far as they are said to be; see
/// core/proof/ways/journey.h for keys.
#pragma once

#include "core/proof/ways/ground.h"
#include "core/world/dungeon.h"

#include <functional>
#include <map>
#include <set>

namespace cave {

/// From where an event puts or drops the hero, and where.
using Leaps = std::vector<std::pair<Position, Position>>;

/// What of the doors that are no way by themselves counts as one.
struct Openness {
    std::vector<Position> unlocked; ///< locked doors
    bool secrets = true; ///< what isSecretWay() names: searching costs nothing but time
    std::vector<Position> opened = {}; ///< by events: passable and no pit, whatever is there now
    std::vector<Position> blocked = {}; ///< no way, whatever is there now
    Leaps leaps = {};
    bool bumps = true; ///< what givesWay() names: walking into it costs nothing but time either
};

/// Where somebody stands for ever who cannot be slain and never goes away by itself, nor by an event; sorted. Costs
/// little where no kind is immortal.
std::vector<Position> barredCells(const Dungeon& dungeon);

using LevelLinks = std::vector<std::pair<Position, Position>>; ///< as linkedPositions() gives them

/// Where the stairs at a cell lead whoever climbs there, as in a game; nothing where they lead nobody.
std::optional<Position> climbFrom(const Dungeon& dungeon, const LevelLinks& links, Position from);

bool hasChasms(const Dungeon& dungeon); ///< above another level: ground that holds nobody, or not for long

inline constexpr int kFurthestFall = 32; ///< cells aside; ground further away counts for none

/// Where whoever falls at a cell lands, as in a game; nothing at the bottom, and where the first cell that might be
/// ground is one that `mayChange`.
std::optional<Position> fallFrom(const Dungeon& dungeon, Position from,
                                 const std::function<bool(Position)>& mayChange = {});

class Reach {
public:
    /// Searches breadth first from `from`, a passable cell; stops at the first cell of tile `goal` when one is given.
    /// The dungeon must outlive this. Needs a byte a cell.
    Reach(const Dungeon& dungeon, Position from, const Openness& open = {}, std::optional<TileId> goal = std::nullopt);

    bool contains(Position at) const { return m_arrivals[indexOf(at)] != kNever; } ///< the cell must lie inside
    /// The same, and the hero does not fall from there before anything else is done.
    bool staysAt(Position at) const { return contains(at) && !isPit(at, groundAt(at)); }
    /// Where a step leads there from: the cell itself where it was come to, else one beside it on its level; nothing
    /// where there is none.
    std::optional<Position> stepTo(Position at) const;
    bool touches(Position at) const { return stepTo(at).has_value(); }
    /// Opens one more locked door and goes on from it, when it was come to. The search must have had no goal; routes
    /// may then be longer than need be.
    void unlock(Position door);
    /// The same for a cell that an event opens; a pit that it fills is a way across then, and down as before.
    void open(Position cell);
    /// More leaps: goes on from the cells that they and those known before lead to, where these are passable by now.
    void leap(const Leaps& more);
    std::optional<Position> goal() const { return m_goal; } ///< the nearest of them

    /// The fewest steps to a cell that was reached, both ends included.
    std::vector<Position> routeTo(Position at) const;

private:
    using Index = std::uint32_t; ///< of a cell among those of all levels: there are at most kMaxCells
    /// How a cell was first come to: by a step in direction n - 1, or one of these.
    static constexpr std::uint8_t kNever = 0;
    static constexpr std::uint8_t kClimbed = 9;
    static constexpr std::uint8_t kStart = 10;

    Index indexOf(Position at) const
    {
        return (static_cast<Index>(at.z) * static_cast<Index>(m_dungeon.height) + static_cast<Index>(at.y)) *
                   static_cast<Index>(m_dungeon.width) +
               static_cast<Index>(at.x);
    }
    Position positionOf(Index index) const;
    /// What of a tile matters to a way.
    struct Ground {
        bool isWalkable = false;
        bool isLocked = false;
        bool isSecret = false;
        bool falls = false;
        bool isPit = false; ///< as isPit() has it, above another level or not
        bool isStairs = false;
        bool givesWay = false; ///< as givesWay() has it

        bool isRock() const { return !isWalkable && !isLocked && !isSecret && !falls && !isPit && !givesWay; }
    };
    TileId tileAt(Position at) const { return m_dungeon.level(at.z).tiles[at.x, at.y]; }
    Ground groundAt(Position at) const { return m_grounds[tileAt(at)]; }
    bool isPassable(Position at) const { return isPassable(at, groundAt(at)); }
    bool isPassable(Position at, Ground ground) const;
    bool isOpened(Position at) const;
    bool isBlocked(Position at) const;
    void goOnFrom(Position door);
    bool isPit(Position at, Ground ground) const;
    std::optional<Position> landingAt(Position hole); ///< of a hole that was not looked into before
    void search(Position from, std::uint8_t how, std::optional<TileId> goal);

    const Dungeon& m_dungeon;
    Openness m_open;
    LevelLinks m_links;
    std::vector<Ground> m_grounds; ///< by tile
    std::vector<std::uint8_t> m_arrivals;
    std::map<Index, Index> m_climbs; ///< from where, for cells climbed or fallen to
    std::set<Index> m_holes; ///< that were looked into
    std::optional<Position> m_goal;
};

} // namespace cave
