// SPDX-License-Identifier: MIT
// Where the hero is, in words for those who do not see the map.
#pragma once

#include "app/view/words/describe.h"
#include "core/world/world.h"

namespace cave {

// "Newt, hunting you. 2 of 3 health, hits for 1. 3 steps east. Dagger. 2 steps west. Way down. 5 steps south.": who is
// in view, what lies in view, and of each kind of place the nearest; each nearest first.
QString aroundText(const World& world, const Describer& describer);

// "Open ground, 8 by 6 cells. 2 ways out: door, 4 steps north; door, 2 steps west. Not yet seen: east.": the ground
// that the hero knows of and could walk to without going through a door, as far as kPlaceReach.
QString placeText(const World& world, const Describer& describer);
inline constexpr int kPlaceReach = 24; // steps to each side

} // namespace cave
