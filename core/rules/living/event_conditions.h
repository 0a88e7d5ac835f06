// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/living/event_site.h"

namespace cave {

/// Whether all conditions of the event hold now. `asked` counts how often a chance among them was asked for: each time
/// is another draw.
bool conditionsHold(const EventSite& site, int asked);

bool hasChance(const ScriptedEvent& event); ///< among its conditions

} // namespace cave
