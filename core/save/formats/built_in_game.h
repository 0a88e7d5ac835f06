// SPDX-License-Identifier: MIT
/// @file
/// Which of the dungeons that the program brings a game is played in.
#pragma once

#include <string>

namespace cave {

struct Dungeon;

/// The name of the built-in dungeon ("jsrogue") that a game of `played` is played in, where that is to the letter what
/// the built-in one makes of its seed: design, levels, start. "": of none, whatever it is called. Makes the levels anew
/// where the title and the seed leave it open, which takes as long as beginning a game.
std::string builtInPlayed(const Dungeon& played);

} // namespace cave
