// SPDX-License-Identifier: MIT
/// @file
/// The stages that creatures of some kinds go through as they lose health.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Somebody who is alive has lost health: it enters what stages begin there, in order, each once.
void enterStages(WorldWriter world, EntityId who, Events& events);

} // namespace cave
