// SPDX-License-Identifier: MIT
// Creatures of several factions on levels drawn as pictures: o(rc) of the goblins and z(ombie) of the undead hate each
// other; both hate the hero, as A(rcher) and R(at) do, which belong to nobody. M(onk) hates nobody.
#pragma once

#include "tests/rules/zoo.h"

namespace cave {

Dungeon campDungeon(std::string_view picture, std::string_view moreCreatures = {});
World camp(std::string_view picture, std::uint64_t seed = 1);

// The one of this kind, changed.
void befriendIt(World& world, std::string_view kind, Duty duty = Duty::Follow);
void bindIt(World& world, std::string_view kind);

QString refusalIn(const World& world, const Turn& turn); // in English; "" when the turn was played
const Creature* findKind(const World& world, std::string_view kind); // the first by id; null when there is none
Position placeOfKind(const World& world, std::string_view kind);

} // namespace cave
