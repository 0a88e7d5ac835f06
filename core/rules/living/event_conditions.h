// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/living/event_site.h"

namespace cave {

/// The first of the event's conditions that does not hold now; nothing where all do. `asked` counts how often a chance
/// among them was asked for: each time is another draw.
std::optional<std::size_t> firstUnmet(const EventSite& site, int asked);

bool hasChance(const ScriptedEvent& event); ///< among its conditions

} // namespace cave
