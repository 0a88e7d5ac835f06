// SPDX-License-Identifier: MIT
// Dungeons as pictures, in and out.
//
// A picture has a line a row and an empty line between levels; empty lines around it are left out, so that it can be a
// raw string. Signs are those of the catalogue's tiles; the glyph of a creature is that creature on floor, and '@' is
// the start, on floor. Anything else is a mistake of the test and ends it.
#pragma once

#include "core/world/world.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

// Hand-made levels with the uids of levelUid(0), ...
Dungeon asciiDungeon(std::string_view picture, std::shared_ptr<const Catalogue> catalogue = Catalogue::builtIn());
World asciiWorld(std::string_view picture, const Rules& rules = {}, std::uint64_t seed = 1);
World worldOf(const Dungeon& dungeon); // the game of a dungeon that must be playable

// Lays an item down; a key may open one door only.
void putItem(Dungeon& dungeon, std::string_view id, Position at, std::optional<Position> opens = std::nullopt);

EntityId thingOf(const World& world, std::string_view kind); // the first item of it

// The built-in kinds and those of `content`, JSON as in a dungeon file.
std::shared_ptr<const Catalogue> catalogueWith(std::string_view content);

// The game of a picture whose hero has taken up these things, of the built-in kinds and those of `content`, from where
// it starts.
World worldCarrying(const std::vector<std::string_view>& ids, std::string_view content,
                    std::string_view picture = "######\n#@...#\n######");

// Creatures and the start are drawn over the tiles.
std::string asciiPicture(const Dungeon& dungeon);
std::string asciiPicture(const World& world); // as it is, not as the hero knows it

std::string trimmed(std::string_view picture); // as asciiPicture() would give it: to compare with

// The only cell of a level that shows `sign`: a tile, a creature or '@'.
Position onlyCell(std::string_view picture, char sign);

} // namespace cave
