// SPDX-License-Identifier: MIT
// What somebody may use by walking into it.
#include "core/bits/cell_bits.h"
#include "core/pilot/bot_concerns.h"

#include <algorithm>

namespace cave::concern {

namespace {

std::vector<Position> thingsToUse(Situation& now)
{
    const World& world = now.world();
    const Grid<TileId>& known = world.level(now.at().z).memory.tiles;
    std::vector<Position> cells;
    bitsWhere(known, world.catalogue().answering(On::Use)).forEach([&](int x, int y) { // no tile is kUnknownTile
        const Position at{x, y, now.at().z};
        if (!world.catalogue().tile(known[x, y]).walkable && !now.notes().pulled.contains(at))
            cells.push_back(at);
    });
    return cells;
}

} // namespace

std::optional<Command> pullLevers(Situation& now)
{
    const ByteSet& tiles = now.world().catalogue().answering(On::Use);
    if (std::ranges::all_of(tiles, [](auto answers) { return answers == 0; }) || !now.threats().empty())
        return std::nullopt;
    KnownLevel& level = now.level();
    std::vector<std::size_t> marked;
    for (const Position lever : thingsToUse(now))
        for (const Direction direction : kDirections) {
            const Position beside = moved(lever, direction);
            if (beside == now.at()) {
                now.notes().pulled.insert(lever);
                return walkTo(beside, lever);
            }
            const std::size_t cell = level.index(beside.x, beside.y);
            if ((level[cell] & fact::kOpen) != 0) {
                level.add(cell, fact::kAim);
                marked.push_back(cell);
            }
        }
    const auto goal = marked.empty() ? std::nullopt : now.nearest(fact::kAim);
    for (const std::size_t cell : marked)
        level.remove(cell, fact::kAim);
    return goal ? std::optional(now.stepTowards(*goal)) : std::nullopt;
}

} // namespace cave::concern
