// SPDX-License-Identifier: MIT
/// @file
/// What kinds a goal asks for, whether it is one or several.
#pragma once

#include "core/content/catalogue.h"
#include "core/world/rules.h"

#include <string_view>

namespace cave {

constexpr bool isCombined(const Rules& rules) { return rules.goal == Goal::All || rules.goal == Goal::Any; }

/// The goal as parts: of a single one the only part, or two where things are gathered and then brought somewhere.
std::vector<GoalPart> goalParts(const Rules& rules);

/// Rules of one goal each, in the order of the parts; these themselves where it is no combined goal. One that must be
/// reached among all others is Collect with nothing to collect: coming there alone ends no game.
std::vector<Rules> singleGoals(const Rules& rules);

KindTable tableOf(Goal part); ///< of the kind that a part asks for

bool isGoalTile(const Rules& rules, std::string_view tile); ///< to be reached, also with what was gathered
bool isGoalCreature(const Rules& rules, std::string_view creature); ///< to be slain
bool isGoalItem(const Rules& rules, std::string_view item); ///< to be gathered
bool hasGoalPlace(const Rules& rules); ///< whether any ground is to be reached

} // namespace cave
