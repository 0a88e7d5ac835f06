// SPDX-License-Identifier: MIT
/// @file
/// The parts of findProblems() that have files of their own.
#pragma once

#include "core/proof/findings.h"
#include "core/proof/journey.h"

namespace cave {

/// The goal is missing, cannot be reached, or lies behind a secret door.
void checkGoal(const Dungeon& dungeon, Position start, const Journey& journey, Findings& findings);

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

} // namespace cave
