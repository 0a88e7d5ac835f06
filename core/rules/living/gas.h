// SPDX-License-Identifier: MIT
/// @file
/// Gas: how it spreads and thins out, what it does to those in it, and how it burns.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/living/round.h"
#include "core/world/world_writer.h"

namespace cave {

/// A beat of all gas of the level. A cell gives each of the cells beside it that air passes, in eight directions, and
/// itself an equal share of its units; the rest goes a unit each to those of lowest rank. Then each kind thins out, the
/// fraction of a unit by chance. Where kinds meet, the one with more units (of as many, the lower number) takes all.
/// No unit is lost but by thinning.
void spreadGas(WorldWriter world, const Round& round);

/// Lets out so many units in a cell; the level holds no more than kMostUnits, the others are not let out. Another gas
/// there takes them over, or is taken over, as where kinds meet.
void letOut(WorldWriter world, Position at, GasId kind, int units);
/// So many in each of these cells, row by row.
void letOut(WorldWriter world, int z, const BitGrid& cells, GasId kind, int units);

/// All gas that burns in these cells does: it is gone, its fire covers the ground where that may be, and whoever is
/// there has its burst.
void burnGas(WorldWriter world, Round& round, const BitGrid& cells, Events& events);

BitGrid gasCells(const World& world, int z); ///< where enough gas is that it does something to who is there

/// The gas around somebody does what it does.
void breatheGas(WorldWriter world, EntityId who, Events& events);

} // namespace cave
