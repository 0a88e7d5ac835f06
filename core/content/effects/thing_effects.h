// SPDX-License-Identifier: MIT
/// @file
/// What can be said of the effects of things before they come about.
#pragma once

#include "core/content/kinds.h"

#include <vector>

namespace cave {

/// All effects of a thing, in the order in which they come.
std::vector<Effect> effectsOf(const ItemKind& kind);
/// The same of a thing that is so much better than its kind: each enchantment of a wand adds a fifth of what it does.
std::vector<Effect> effectsOf(const ItemKind& kind, int enchant);
/// The one that says how the thing is aimed: the first that needs a target, else the first. The thing has one.
const Effect& leadingEffect(const ItemKind& kind);

bool needsTarget(const Effect& effect); ///< a cell must be chosen for it: read or zapped, and aimed

/// Health that a healing effect gives back to somebody of so much health when whole.
int healedBy(const Effect& effect, int fullHealth);

/// Whether those whom it meets would rather not have met it: allies are spared it, foes are not.
bool harms(EffectKind kind);

} // namespace cave
