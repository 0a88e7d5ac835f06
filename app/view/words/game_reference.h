// SPDX-License-Identifier: MIT
// The names by which friends tell each other of a dungeon and a game.
#pragma once

#include "core/base/game_seed.h"

#include <QString>

#include <string>

namespace cave {

class World;

// "Jsrogue" and "My Cave" as friends write them: "jsrogue", "my-cave".
QString shortDungeonName(const std::string& name);
// The same as the beginning of a file's name. No name of a dungeon is too long for it: there is room for what stands
// behind it.
QString dungeonFileStem(const std::string& name);
// "13805", or the words that were typed.
QString seedText(const GameSeed& seed);
// "jsrogue#13805", "jsrogue#cellar door"; with an origin's id "deep#13805@poacher"
QString gameReference(const std::string& dungeonName, const GameSeed& seed, const std::string& origin = {});
// That of a game, with the origin that its hero has.
QString gameReference(const World& world, const GameSeed& seed);

// A mark without width at which a line may end: stands in references that are shown, and is no part of them.
inline constexpr QChar kLineMayEnd(0x200B);

} // namespace cave
