// SPDX-License-Identifier: MIT
/// @file
/// Moving somebody who does not walk: pushed away or drawn near.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

#include <cstdint>

namespace cave {

/// Away from a cell, up to so many cells in a straight line, until something or somebody is in the way; into what is
/// solid it is stunned for an act. It may come to stand in water or over a chasm.
void shove(WorldWriter world, EntityId whom, Position away, int cells, Events& events);

/// What somebody is drawn by.
enum class Grip : std::uint8_t { Body, Iron };

/// Towards a cell until it is beside it, over ground that holds it; where it does not, it stops.
void draw(WorldWriter world, EntityId whom, Position near, Grip grip, Events& events);

/// The direction that leads most nearly from one cell to another one of the same level.
Direction directionTo(Position from, Position to);

} // namespace cave
