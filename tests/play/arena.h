// SPDX-License-Identifier: MIT
// Small dungeons drawn as text, for tests of the window.
#pragma once

#include "core/session/session.h"

#include <string_view>
#include <vector>

namespace cave {

// Levels as rows of the tiles' signs; '@' is the start on floor, 'B' a bat and 'N' a newt on floor. All rows are
// equally long. The level is as seen by a hero with `health`.
inline Dungeon arena(const std::vector<std::vector<std::string_view>>& levels, int health = 40)
{
    Dungeon dungeon = emptyDungeon(static_cast<int>(levels.front().front().size()),
                                   static_cast<int>(levels.front().size()), static_cast<int>(levels.size()));
    dungeon.name = "Arena";
    dungeon.seed = 7;
    dungeon.rules.health = health;
    const Catalogue& catalogue = *dungeon.catalogue;
    for (std::size_t z = 0; z < levels.size(); ++z)
        for (int y = 0; y < dungeon.height; ++y)
            for (int x = 0; x < dungeon.width; ++x) {
                const char sign = levels[z][static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                DungeonLevel& level = dungeon.levels[z];
                const bool isThing = sign == '@' || sign == 'B' || sign == 'N';
                level.tiles[x, y] = isThing ? catalogue.floor() : *catalogue.findTileBySign(sign);
                if (sign == '@')
                    dungeon.start = Start{{level.uid, x, y}, true};
                else if (isThing)
                    level.things.push_back(
                        {KindTable::Creature, *catalogue.findCreature(sign == 'B' ? "bat" : "newt"), x, y, {}});
            }
    return dungeon;
}

// An empty hall of 11 x 9 cells with the hero in its middle, and the stairs one step east of that.
inline Dungeon emptyHall()
{
    return arena({{
                      "XXXXXXXXXXX",
                      "X.........X",
                      "X.........X",
                      "X.........X",
                      "X....@>...X",
                      "X.........X",
                      "X.........X",
                      "X.........X",
                      "XXXXXXXXXXX",
                  },
                  {
                      "XXXXXXXXXXX",
                      "X.........X",
                      "X.........X",
                      "X.........X",
                      "X.....<...X",
                      "X.........X",
                      "X........nX",
                      "X.........X",
                      "XXXXXXXXXXX",
                  }});
}

// The hero has one health point and a bat on every side: waiting kills.
inline Dungeon batPit()
{
    return arena({{
                     "XXXXXXX",
                     "XBBBBBX",
                     "XBBBBBX",
                     "XBB@BBX",
                     "XBBBBBX",
                     "XBBBBBX",
                     "XXXXXXX",
                 }},
                 1);
}

inline Session sessionOf(const Dungeon& dungeon) { return *Session::start(dungeon, dungeon.seed); }

} // namespace cave
