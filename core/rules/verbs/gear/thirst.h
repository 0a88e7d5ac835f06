// SPDX-License-Identifier: MIT
/// @file
/// Harm that heals who does it.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// After a blow or a throw that took `loss`, 0 or more: the health that what the hero has in use gives for it, `drinks`
/// per cent. What is left over of one health comes as often as it is large, by the dice. Nobody else has gear in use.
void drinkFrom(WorldWriter world, const Actor& by, const Actor& victim, int loss, Events& events);

} // namespace cave
