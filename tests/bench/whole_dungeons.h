// SPDX-License-Identifier: MIT
// How many levels of whole dungeons are made and proved a second, and how many games the bot plays on them.
#pragma once

namespace cave {

// Prints a row a figure; false when a bar is missed. Brogue CE's figures, which are not measured here, stand beside.
bool printWholeDungeons();

// Makes and proves one dungeon of each. False when a level is not as bake() makes it.
bool tryWholeDungeons();

} // namespace cave
