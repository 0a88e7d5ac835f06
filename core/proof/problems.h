// SPDX-License-Identifier: MIT
/// @file
/// What is wrong with a design, so that it cannot be played or won, or not all of it can be reached.
#pragma once

#include "core/proof/play/verdict.h"
#include "core/proof/ways/script_address.h"
#include "core/world/dungeon.h"

#include <functional>
#include <span>
#include <vector>

namespace cave {

enum class Severity : std::uint8_t { Error, Warning }; ///< errors stop play

/// What is wrong, for whoever would set it right: see core/edit/fixes/fixes.h.
enum class ProblemKind : std::uint8_t {
    NoStart,
    ThingOutside,
    ThingInWall,
    CreaturesShare,
    CreatureAtStart,
    StairsLeadOut,
    StairsUnpaired,
    HoleWithoutLink,
    BadLink,
    GoalUnknown,
    GoalMissing,
    GoalUnreachable,
    TooFewToCollect,
    GoalBehindSecret,
    GoalBehindHarm,
    KeyIsNoKey,
    KeyWithoutDoor,
    LockWithoutKey,
    KeyBehindLock,
    LevelUnreachable,
    FloorUnreachable,
    ThingUnreachable,
    SignInWall,
    BadName,
    UnknownMember,
    EventUnfit,
    EventDead,
    TriggerUnreachable,
    MarkUnset,
    MarkUnread,
    ShutsIn,
    MayBurn,
    ChasmAtBottom, ///< ground, or an event, that lets fall where there is no level below
    NotProved,
    More ///< how many more there are
};

struct Problem {
    ProblemKind kind = ProblemKind::More;
    Severity severity = Severity::Error;
    std::optional<Position>
        at; ///< nothing when it is about the dungeon as a whole; may lie outside the level, as things may
    Text what;
    ScriptAddress script = {}; ///< what it is about, where that is an event or a mark
};

inline constexpr std::size_t kMostNameBytes = 200; ///< of a dungeon, a level, a kind ...

/// Errors: no start (not on walkable ground, or none and no free floor on level 1), a thing on a cell that cannot be
/// walked on or outside, two creatures in a cell or one where the game starts, stairs without their other end, a link
/// that leads nowhere, a goal that is missing or cannot be reached (without digging, 8-way, over stairs, links and
/// levels, through locked doors whose key can be had first), a key whose door is not there, events after which
/// there is no way on to the goal (core/proof/play/proof). Warnings: that this cannot be proved, levels, floor and
/// things that cannot be reached, locked doors that nothing opens, a goal behind a secret door or behind ground that
/// does harm, signs where nobody can read them, events that cannot happen or do nothing, marks that nobody sets or asks
/// for, names that hold controls (see core/base/utf8.h) or more than kMostNameBytes, members of the file that this
/// program does not know. That stored rows do not fit their hash is the reader's to say. Sorted by level, y, x;
/// dungeon-wide ones first. After 1,000 problems the last one says how many more there are. Needs time and memory by
/// the number of cells. `goesOn` is asked before each of its parts, about fifteen, and again and again within the
/// long ones; once it says false, and so from then on, only what was found until then is given.
std::vector<Problem> findProblems(const Dungeon& dungeon, const std::function<bool()>& goesOn = {});
bool isDoubt(const Problem& problem); ///< it says that something is not proved
Verdict verdictOf(std::span<const Problem> problems); ///< what findProblems() found comes to

/// The way that proves a design winnable: from the start to the goal over all levels, without digging, past the keys
/// that it needs and the doors they open, and through secret doors only when there is no other way; each leg with the
/// fewest steps. Every cell stepped on, the start and stairs included. What is to be collected is not fetched; who is
/// to be slain is met where the design puts them, the nearest of them; keys for sale are bought. Empty when there is no
/// way, no start or no goal.
std::vector<Position> findRoute(const Dungeon& dungeon);

} // namespace cave
