// SPDX-License-Identifier: MIT
/// @file
/// Scripted events as a game plays them: those of placed pieces are of the level, and letters are cells.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

/// The level's own, and those of the pieces that it remembers but for the muted ones. What names a piece or letters
/// that are not there names no cells.
Script scriptInPlay(const Dungeon& dungeon, const DungeonLevel& level);
Script scriptInPlay(const Dungeon& dungeon); ///< the dungeon's own
/// The same, shared with the design where no piece adds to it.
SharedScript sharedScriptInPlay(const Dungeon& dungeon, const DungeonLevel& level);
SharedScript sharedScriptInPlay(const Dungeon& dungeon);

/// An event of the placed piece as it happens on the level, muted or not.
ScriptedEvent eventInPlay(const Dungeon& dungeon, const DungeonLevel& level, const PlacedPiece& placed,
                          ScriptedEvent event);

/// The cells of a level whose things are one choice or another: of which the rest is shut away when enough was taken.
std::vector<LetterCell> choiceCells(const Dungeon& dungeon, const DungeonLevel& level);

/// Makes pieces of the library that levels remember the dungeon's own, so that a game of it keeps them as they are.
void keepPlacedPieces(Dungeon& dungeon);

} // namespace cave
