// SPDX-License-Identifier: MIT
/// @file
/// Those who come down after a hero who stays too long.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// After the hero's act, where the rules have hunters: first `after` turns after it came to the level, then every
/// `every`, a horde of `deeper` levels below comes by this chance, `most` times a level. It comes out of the stairs
/// that are farthest from the hero as the crow flies, of those out of view; it knows where the hero is, its death
/// teaches nothing and leaves nothing. Chance is a hash of seed, level and turn: the dice are not thrown. Nobody comes
/// where the level has no such stairs.
void callHunters(WorldWriter world, Events& events);

} // namespace cave
