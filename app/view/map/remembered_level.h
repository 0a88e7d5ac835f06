// SPDX-License-Identifier: MIT
// A level as the hero knows it, for pictures of it.
#pragma once

#include "app/view/tiles/map_model.h"
#include "core/world/world.h"

namespace cave {

BitGrid knownCells(const Grid<TileId>& remembered);
Box knownBox(const Grid<TileId>& remembered); // around them; empty: nothing is known

// Whoever is in view as it is, the hero included; what is remembered elsewhere as it was.
std::vector<MapThing> knownThings(const World& world, int z);
// In view as it is; elsewhere as it was, as long as it may still be there.
std::vector<MapGas> knownGases(const World& world, int z);
// What the hero is drawn as: the portrait, else what the origin says, as far as there is such a drawing; "": as the
// kind.
std::string heroArt(const World& world, const std::string& portrait);
MapThing thingOf(const World& world, const Creature& creature);
bool isShown(const World& world, const Creature& creature); // on the hero's level and in view

// Without the torch, for small pictures.
MapModel rememberedModel(const World& world, int z);

} // namespace cave
