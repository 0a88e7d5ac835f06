// SPDX-License-Identifier: MIT
/// @file
/// Foes that come out of nothing.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

#include <vector>

namespace cave {

/// The kinds that suit of its foes on its level, the hero not counted: ascending, each once.
std::vector<CreatureKindId> kindsOfFoes(const World& world, const Creature& self,
                                        bool (*suits)(const World& world, const CreatureKind& kind));

/// So many foes of somebody come to the cells beside it, each of one of the kinds that its level has by now; fewer
/// where there is no room, none where it has no foe there.
void bringFoes(WorldWriter world, EntityId whom, int count, Events& events);

} // namespace cave
