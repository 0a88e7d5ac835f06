// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/living/event_site.h"
#include "core/rules/living/round.h"
#include "core/world/world_writer.h"

namespace cave {

/// Does it, as far as it can be done: what cannot does nothing.
void doEffect(WorldWriter world, const EventSite& site, const EventEffect& effect, Round& round, Events& events);

} // namespace cave
