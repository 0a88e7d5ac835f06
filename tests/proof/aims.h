// SPDX-License-Identifier: MIT
// What the dungeons of these tests are made of and won by.
#pragma once

#include "tests/support/ascii_map.h"

#include <string>
#include <string_view>
#include <utility>

namespace cave {

// A picture of the built-in kinds and those of `content`, JSON as in a dungeon file, which it keeps.
inline Dungeon drawnWith(std::string_view picture, std::string_view content)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(content));
    dungeon.content = *parseJson(content);
    return dungeon;
}

// By coming to the exit, without digging.
inline Dungeon toReachExit(Dungeon dungeon)
{
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.dig = false;
    return dungeon;
}

// By gathering so many, and coming to what it was to be won by before.
inline Dungeon toGather(Dungeon dungeon, std::string_view kind, int count)
{
    dungeon.rules.goal = Goal::Collect;
    dungeon.rules.collectKind = kind;
    dungeon.rules.collectCount = count;
    return dungeon;
}

} // namespace cave
