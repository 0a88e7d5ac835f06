// SPDX-License-Identifier: MIT
#include "core/rules/living/results.h"

#include "core/rules/facts/landing.h"
#include "core/rules/living/by_nobody.h"
#include "core/rules/living/flood.h"
#include "core/rules/living/gas.h"

#include <algorithm>
#include <span>

namespace cave {

namespace {

bool leavesRoom(const World& world, Position at, TileId tile)
{
    const Creature* there = world.creatureAt(at);
    if (!there)
        return true;
    const TileKind& kind = world.catalogue().tile(tile);
    const CreatureKind& who = world.kindOf(*there);
    return holds(kind, who) || drowns(kind, who) || (world.below(at) && drops(kind, who));
}

// What comes back when what comes now ends. A transient tile that another covers keeps what it covered first.
TileId coveredBy(const World& world, Position at, std::optional<TileId> said)
{
    const TileId was = world.level(at.z).tiles[at.x, at.y];
    const bool isCover = world.catalogue().tile(was).transient;
    const TileId under = isCover ? world.under(at).value_or(world.catalogue().floor()) : said.value_or(was);
    return world.catalogue().tile(under).transient ? world.catalogue().floor() : under;
}

void moveThingsFrom(WorldWriter world, Position at)
{
    for (Item item : world->itemsAt(at)) {
        item.at = placeToFall(world, at);
        world.changeItem(item);
    }
}

void change(WorldWriter world, Position at, TileId now, std::optional<TileId> under, bool isNews, Events& events)
{
    const TileId was = world->level(at.z).tiles[at.x, at.y];
    const TileKind& kind = world->catalogue().tile(now);
    const TileId covered = coveredBy(world, at, under);
    world.setTile(at, now);
    if (kind.transient)
        world.setUnder(at, covered);
    if (!kind.walkable && !kind.keeps)
        moveThingsFrom(world, at);
    events.push_back(TileTurned{at, was, now, isNews});
}

std::span<const Direction> directionsOf(int cells)
{
    constexpr static Direction kStraight[]{Direction::North, Direction::East, Direction::South, Direction::West};
    return cells == 4 ? std::span<const Direction>(kStraight) : std::span<const Direction>(kDirections);
}

void spread(WorldWriter world, Round& round, Position at, const SpreadRow& row, const ReactionTiles& tiles,
            Events& events)
{
    std::optional<Position> best;
    for (const Direction direction : directionsOf(row.cells)) {
        const Position to = moved(at, direction);
        if (!world->contains(to) || tiles.over[world->level(to.z).tiles[to.x, to.y]] == 0 ||
            !leavesRoom(world, to, tiles.spread))
            continue;
        if (!best || round.rank(to) < round.rank(*best))
            best = to;
    }
    if (best)
        turn(world, round, *best, tiles.spread, std::nullopt, events);
}

// Cells of the same tile, each beside another of them in a row or a column; nearest first.
std::vector<Position> joinedCells(const World& world, Position at, TileId tile)
{
    std::vector<Position> cells{at};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Direction direction : directionsOf(4)) {
            const Position next = moved(cells[i], direction);
            if (cells.size() < kMostJoined && world.contains(next) &&
                world.level(next.z).tiles[next.x, next.y] == tile && std::ranges::find(cells, next) == cells.end())
                cells.push_back(next);
        }
    return cells;
}

bool become(WorldWriter world, Round& round, Position at, TileId tile, const ReactionRow& row,
            const ReactionTiles& tiles, Events& events)
{
    const auto now = [&](Position cell) {
        return tiles.into.value_or(world->under(cell).value_or(world->catalogue().floor()));
    };
    if (!row.joined)
        return turn(world, round, at, now(at), tiles.under, events);
    bool hasTurned = false;
    for (const Position cell : joinedCells(world, at, tile)) {
        round.noteAnswer(cell, row.on);
        const bool turns = turn(world, round, cell, now(cell), tiles.under, events);
        hasTurned = hasTurned || (turns && cell == at);
    }
    return hasTurned;
}

} // namespace

bool turn(WorldWriter world, Round& round, Position at, TileId now, std::optional<TileId> under, Events& events)
{
    const Catalogue& catalogue = world->catalogue();
    const TileId was = world->level(at.z).tiles[at.x, at.y];
    if (!leavesRoom(world, at, now))
        return false;
    const bool isFire = catalogue.tile(now).fire && !catalogue.tile(was).fire;
    change(world, at, now, under, isFire && world->isVisible(at) && round.takeFireNews(), events);
    return true;
}

void turnTile(WorldWriter world, Position at, TileId now, Events& events)
{
    change(world, at, now, std::nullopt, false, events);
}

bool comeAbout(WorldWriter world, Round& round, Position at, TileId tile, std::size_t row, Events& events)
{
    const ReactionRow& says = world->catalogue().tile(tile).reacts[row];
    const ReactionTiles& tiles = world->catalogue().reactions(tile)[row];
    if ((tiles.into || says.ends) && !become(world, round, at, tile, says, tiles, events))
        return false;
    if (!says.say.empty())
        events.push_back(TileSaid{at, tile, static_cast<int>(row)});
    if (says.noise > 0)
        events.push_back(Sounded{at, says.noise});
    if (says.flood)
        beginFlood(world, at.z,
                   {world->level(at.z).tiles.index(at.x, at.y), tiles.shallow, tiles.deep, says.flood->volume,
                    says.flood->rate, says.flood->hold});
    if (says.spread)
        spread(world, round, at, *says.spread, tiles, events);
    if (tiles.gas)
        letOut(world, at, *tiles.gas, says.units);
    if (says.effect)
        befall(world, *says.effect, at, events);
    return true;
}

} // namespace cave
