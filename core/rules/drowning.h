// SPDX-License-Identifier: MIT
// Ground that does not hold everybody.
#pragma once

#include "core/rules/act.h"

namespace cave {

// After an act: whoever is in over its head is so for one act more, and drowns when the ground says it is too long. The
// creature may be gone then.
void feelDepth(World& world, EntityId who, Events& events);

// Whether a step of the hero leads from firm ground into what does not hold it, or is one too many there. Goes by what
// the hero knows; a step into somebody is no step.
bool wouldSink(const World& world, Direction direction);

} // namespace cave
