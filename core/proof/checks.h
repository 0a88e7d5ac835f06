// SPDX-License-Identifier: MIT
/// @file
/// The parts of findProblems() that have files of their own.
#pragma once

#include "core/proof/findings.h"
#include "core/proof/play/play_acts.h"
#include "core/proof/ways/fates.h"
#include "core/proof/ways/journey.h"

#include <functional>

namespace cave {

/// The goal is missing, cannot be reached, lies behind a secret door or ground that does harm, or must be paid for:
/// nobody is sure to have the coins. Whether it may be reached; false, with a doubt, where only fire may open the way.
bool checkGoal(const Dungeon& dungeon, Position start, const Journey& journey, Findings& findings);

/// Whether an event somewhere has such an effect.
bool anyEffect(const Dungeon& dungeon, const std::function<bool(const EventEffect&)>& is);
/// Whether one makes what is drawn from a table that names the kind.
bool mayBeDrawn(const Dungeon& dungeon, const std::string& kind);
/// How many of what is to be gathered the thing is, or the creature is sure to leave.
int countOfCollected(const Catalogue& catalogue, const Placement& thing, const Rules& rules);
/// Too few to gather can be reached, or nobody is sure to get enough.
void checkCollection(const Dungeon& dungeon, const Rules& rules, const Journey& journey, Findings& findings);

/// Cells where whoever wins would stand or reach: tiles to reach, or where those to be slain are.
std::vector<Position> goalCells(const Dungeon& dungeon, const Rules& rules);
/// The ground that does harm on a way to what of the goal, or to the first key for it, nobody gets to who keeps off
/// such ground; empty where there is another way. The first cell of that ground in the dungeon where no such way is
/// found.
std::vector<Position> harmfulWay(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey);
/// Ground that can burn away under the only way to the goal, or give way in another manner, as thin ice does.
void checkBridges(const Dungeon& dungeon, const Journey& journey, Findings& findings,
                  const std::function<bool()>& goesOn = {});

/// Keys whose door is not there; locked doors that nothing opens.
void checkKeys(const Dungeon& dungeon, Findings& findings);
void checkLocks(const Dungeon& dungeon, const Journey& journey, Findings& findings);

/// Names that steer a terminal or the direction of writing, and such as no window and no file system has room for;
/// what the dungeon's file says that this program does not know.
void checkNames(const Dungeon& dungeon, Findings& findings);
std::optional<Text> nameFault(std::string_view name); ///< what is wrong with a name

/// Whether somebody can come to read a sign there: maybe with a key or after a search, before drowning, or once it has
/// become something else.
bool canHoldSign(const Catalogue& catalogue, const TileKind& tile);
void checkSigns(const Dungeon& dungeon, Findings& findings); ///< where it cannot be so

/// Events whose trigger or effects do not fit their cells, and those that can never happen.
void checkEvents(const Stage& stage, const Fates& fates, Findings& findings);
/// Those that could, were their cells not out of reach.
void checkTriggers(const Stage& stage, const Fates& fates, const Journey& journey, Findings& findings);
Text doubtText(PlayDoubt doubt); ///< that it is not proved that the goal can be reached, and why
/// Events after which there is no way on to the goal, or nobody knows whether there is one. Nothing once `goesOn`,
/// which is asked now and then here and above, has said false.
void checkProof(const Dungeon& dungeon, Position start, Findings& findings, const std::function<bool()>& goesOn = {});
/// Ground of the lowest level that holds nobody, and events that make such there: a wall that looks like a way.
void checkFalls(const Dungeon& dungeon, Findings& findings);
/// Marks that nobody sets, or nobody asks for.
void checkMarks(const Stage& stage, Findings& findings);

/// Whether a row of an event, its trigger or an effect, can do there what it is for; true of rows without cells.
/// What it makes must find ground without somebody's deed, or it would come to nothing in silence.
bool fits(const Fates& fates, const Catalogue& catalogue, const ScriptedEvent& event, int row, Position at);

} // namespace cave
