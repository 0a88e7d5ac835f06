// SPDX-License-Identifier: MIT
/// @file
/// What things are worth to the bot.
#pragma once

#include "core/pilot/situation.h"
#include "core/rules/facts/pack.h"

namespace cave {

/// The kinds of foes to be armed against, at least one.
std::vector<Fighter> foesToExpect(const Situation& now, const BotMind& mind);

/// The hero as it would fight with this in that use, instead of what is there now; null: with nothing there.
Fighter fighterWith(const Situation& now, const ItemKind* kind, Use use, int enchant = 0);

/// Whether carrying this kind is of use. Of gear only what is better than what is in use.
bool isUseful(Situation& now, ItemKindId id);

} // namespace cave
