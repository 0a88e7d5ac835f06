// SPDX-License-Identifier: MIT
#include "core/proof/analysis.h"

#include "core/base/position.h"
#include "core/generate/shapes/areas.h"
#include "core/generate/shapes/chokes.h"
#include "core/proof/ways/journey.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/turn/start_game.h"

#include <algorithm>

namespace cave {

namespace {

template <typename Condition>
BitGrid cellsWhere(const Grid<TileId>& tiles, Condition isWanted)
{
    BitGrid cells(tiles.width(), tiles.height());
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (isWanted(x, y))
                cells.set(x, y);
    return cells;
}

bool partsAreas(const TileKind& tile)
{
    return tile.leads != Leads::Nowhere || !tile.opensInto.empty() || !tile.closesInto.empty();
}

// The first cell of each region, by its id.
std::vector<CellAt> rootsOf(const Regions& regions)
{
    std::vector<CellAt> roots;
    for (int y = 0; y < regions.ids.height(); ++y)
        for (int x = 0; x < regions.ids.width(); ++x)
            if (regions.ids[x, y] == roots.size() + 1)
                roots.push_back({x, y});
    return roots;
}

const CreatureKind* heroOf(const Dungeon& dungeon)
{
    const auto hero = dungeon.catalogue->findCreature(dungeon.rules.hero);
    return hero ? &dungeon.catalogue->creature(*hero) : nullptr;
}

} // namespace

BitGrid walkableCells(const DungeonLevel& level, const Catalogue& catalogue)
{
    return cellsWhere(level.tiles, [&](int x, int y) { return catalogue.tile(level.tiles[x, y]).walkable; });
}

Regions areasOf(const DungeonLevel& level, const Catalogue& catalogue)
{
    return divideAreas(cellsWhere(level.tiles, [&](int x, int y) {
        const TileKind& tile = catalogue.tile(level.tiles[x, y]);
        return tile.walkable && !partsAreas(tile);
    }));
}

BitGrid reachableCells(const Dungeon& dungeon, int z)
{
    const auto start = startPosition(dungeon);
    if (!start)
        return BitGrid(dungeon.width, dungeon.height);
    const Journey journey(dungeon, *start);
    return cellsWhere(dungeon.level(z).tiles, [&](int x, int y) { return journey.contains({x, y, z}); });
}

Bottlenecks findBottlenecks(const DungeonLevel& level, const Catalogue& catalogue, int leastCutOff)
{
    const BitGrid floor = walkableCells(level, catalogue);
    Bottlenecks found{{}, BitGrid(floor.width(), floor.height()), 0};
    const BitGrid nothing(floor.width(), floor.height());
    for (const CellAt root : rootsOf(labelRegions(floor, Way::Eight)))
        for (const Choke& choke : findChokes(floor, root, nothing))
            if (choke.cutOff >= leastCutOff)
                found.chokes.push_back(choke.cell);

    const Regions solid =
        labelRegions(cellsWhere(level.tiles, [&](int x, int y) { return !floor.get(x, y); }), Way::Four);
    std::vector<bool> isEdge(solid.sizes.size());
    const auto isAtEdge = [&](int x, int y) {
        return x == 0 || y == 0 || x == floor.width() - 1 || y == floor.height() - 1;
    };
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            if (isAtEdge(x, y))
                isEdge[solid.ids[x, y]] = true;
    found.islands =
        cellsWhere(level.tiles, [&](int x, int y) { return solid.ids[x, y] > 0 && !isEdge[solid.ids[x, y]]; });
    found.loops = static_cast<int>(std::count(isEdge.begin() + 1, isEdge.end(), false));
    return found;
}

Grid<int> stepsFrom(const DungeonLevel& level, const Catalogue& catalogue, CellAt from)
{
    const BitGrid floor = walkableCells(level, catalogue);
    if (!floor.getOr(from.x, from.y, false))
        return Grid<int>(floor.width(), floor.height(), kNoSteps);
    return stepsFrom(floor, std::span(&from, 1));
}

std::vector<CellAt> walkBetween(const DungeonLevel& level, const Catalogue& catalogue, CellAt from, CellAt to)
{
    const Grid<int> steps = stepsFrom(level, catalogue, to);
    if (!steps.contains(from.x, from.y) || steps[from.x, from.y] == kNoSteps)
        return {};
    std::vector<CellAt> way{from};
    while (way.back() != to) {
        const CellAt here = way.back();
        for (const Direction direction : kDirections) {
            const Offset step = offsetOf(direction);
            const CellAt next{here.x + step.dx, here.y + step.dy};
            if (steps.contains(next.x, next.y) && steps[next.x, next.y] == steps[here.x, here.y] - 1) {
                way.push_back(next);
                break;
            }
        }
    }
    return way;
}

BitGrid seenFrom(const Dungeon& dungeon, int z, CellAt cell)
{
    const Grid<TileId>& tiles = dungeon.level(z).tiles;
    const BitGrid opaque = cellsWhere(tiles, [&](int x, int y) { return dungeon.catalogue->tile(tiles[x, y]).opaque; });
    BitGrid seen(tiles.width(), tiles.height());
    const CreatureKind* hero = heroOf(dungeon);
    const int sight = dungeon.rules.sight.value_or(hero ? hero->sight : 0);
    if (tiles.contains(cell.x, cell.y))
        fieldOfView(opaque, cell.x, cell.y, sight, seen);
    return seen;
}

int dangerOf(const Dungeon& dungeon, CreatureKindId kind)
{
    const CreatureKind& creature = dungeon.catalogue->creature(kind);
    const CreatureKind* hero = heroOf(dungeon);
    const int blow = std::max(1, dungeon.rules.attack.value_or(hero ? hero->attack : 1) - creature.defence);
    return creature.attack * ((creature.health + blow - 1) / blow);
}

AreaDanger dangerByArea(const Dungeon& dungeon, int z)
{
    const DungeonLevel& level = dungeon.level(z);
    AreaDanger found{areasOf(level, *dungeon.catalogue), {}};
    found.danger.resize(found.areas.sizes.size());
    for (const Placement& thing : level.things)
        if (thing.table == KindTable::Creature && found.areas.ids.contains(thing.x, thing.y))
            found.danger[found.areas.ids[thing.x, thing.y]] += dangerOf(dungeon, thing.kind);
    return found;
}

BitGrid changedCells(const Dungeon& before, const Dungeon& after, int z)
{
    const DungeonLevel& level = after.level(z);
    const auto earlier = before.levelIndex(level.uid);
    if (!earlier || before.width != after.width || before.height != after.height)
        return BitGrid(after.width, after.height, true);
    const DungeonLevel& old = before.level(*earlier);
    // Both may have kinds of their own, numbered differently.
    BitGrid changed = cellsWhere(level.tiles, [&](int x, int y) {
        return before.catalogue->tile(old.tiles[x, y]).id != after.catalogue->tile(level.tiles[x, y]).id;
    });
    const auto markMissing = [&](const std::vector<Placement>& things, const std::vector<Placement>& others) {
        for (const Placement& thing : things)
            if (changed.contains(thing.x, thing.y) && std::ranges::find(others, thing) == others.end())
                changed.set(thing.x, thing.y);
    };
    markMissing(old.things, level.things);
    markMissing(level.things, old.things);
    return changed;
}

} // namespace cave
