// SPDX-License-Identifier: MIT
#include "core/session/forward.h"

#include "core/rules/living/beat.h"
#include "core/rules/turn/start_game.h"

#include <algorithm>

namespace cave {

namespace {

Dungeon withoutCreatures(Dungeon dungeon)
{
    for (DungeonLevel& level : dungeon.levels)
        std::erase_if(level.things, [](const Placement& thing) { return thing.table == KindTable::Creature; });
    return dungeon;
}

// What lay there comes back where the fire ends.
Result<void> setAlight(WorldWriter world, Position at)
{
    const std::span<const TileKind> tiles = world->catalogue().tiles();
    const auto flames = std::ranges::find_if(tiles, [](const TileKind& tile) { return tile.fire && tile.transient; });
    if (flames == tiles.end())
        return failure({}, {CAVE_TEXT("edit", "Nothing burns in this dungeon: it has no tile that is fire. The library "
                                              "living brings some.")});
    const TileId before = world->level(at.z).tiles[at.x, at.y];
    world.setTile(at, static_cast<TileId>(flames - tiles.begin()));
    world.setUnder(at, before);
    return {};
}

} // namespace

Result<std::vector<SharedGrid<TileId>>> playedForward(const Dungeon& dungeon, Position from, int beats,
                                                      std::optional<CellAt> alight)
{
    auto game = startGameAt(withoutCreatures(dungeon), from);
    if (!game)
        return std::unexpected(std::move(game.error()));
    WorldWriter world(game->world);
    // The hero's turn never comes: beats go on until then.
    world.schedule(game->world.hero().id, (std::int64_t{beats} + 2) * kTicksPerTurn);
    if (alight)
        if (auto burns = setAlight(world, {alight->x, alight->y, from.z}); !burns)
            return std::unexpected(std::move(burns.error()));
    std::vector<SharedGrid<TileId>> frames{game->world.level(from.z).tiles};
    Events events;
    for (int beat = 0; beat < beats && beatIfDue(world, events); ++beat)
        frames.push_back(game->world.level(from.z).tiles);
    return frames;
}

} // namespace cave
