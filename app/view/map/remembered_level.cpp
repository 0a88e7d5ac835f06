// SPDX-License-Identifier: MIT
#include "app/view/map/remembered_level.h"

#include "app/view/tiles/sprite_book.h"
#include "app/view/tiles/status_sign.h"
#include "core/rules/minds/mood.h"
#include "core/world/hero/origins.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace cave {

std::string heroArt(const World& world, const std::string& portrait)
{
    const Origin* origin = originOf(world.rules(), world.state().origin);
    for (const std::string& art : {portrait, origin ? origin->art : std::string()})
        if (isDrawn(art))
            return art;
    return {};
}

MapThing thingOf(const World& world, const Creature& creature)
{
    MapThing thing;
    thing.x = creature.at.x;
    thing.y = creature.at.y;
    thing.table = KindTable::Creature;
    thing.kind = creature.kind;
    thing.health = std::max(1, creature.health);
    thing.maxHealth = std::max(1, creature.maxHealth);
    thing.isHero = creature.id == world.state().hero;
    thing.flies = fliesIn(world.catalogue().creature(creature.kind), creature.stage);
    thing.mood = thing.isHero ? Mood::Still : moodOf(world, creature);
    return thing;
}

bool isShown(const World& world, const Creature& creature)
{
    return creature.id == world.state().hero || world.seenCreatureAt(creature.at) == &creature;
}

std::vector<MapThing> knownThings(const World& world, int z)
{
    std::vector<MapThing> things;
    for (const RememberedThing& seen : world.level(z).memory.things) {
        const Position at{seen.x, seen.y, z};
        const bool inView = world.isVisible(at);
        if (inView && seen.table == KindTable::Creature)
            continue;
        MapThing thing;
        thing.x = seen.x;
        thing.y = seen.y;
        thing.table = seen.table;
        thing.kind = seen.kind;
        thing.remembered = !inView;
        things.push_back(thing);
    }
    for (const Creature& creature : world.creatures())
        if (creature.at.z == z && isShown(world, creature))
            things.push_back(thingOf(world, creature));
    return things;
}

std::vector<MapGas> knownGases(const World& world, int z)
{
    std::vector<MapGas> gases;
    for (const RememberedGas& gas : world.level(z).memory.gas) {
        const bool inView = world.isVisible({gas.x, gas.y, z});
        if (inView || gas.turn + kGasStays >= world.state().turn)
            gases.push_back({gas.x, gas.y, gas.kind, gas.units, !inView});
    }
    return gases;
}

BitGrid knownCells(const Grid<TileId>& remembered)
{
    BitGrid known(remembered.width(), remembered.height());
    for (int y = 0; y < remembered.height(); ++y) {
        std::span<const TileId> cells = remembered.row(y);
        for (std::uint64_t& word : known.row(y)) {
            const std::size_t count = std::min<std::size_t>(64, cells.size());
            for (std::size_t i = 0; i < count; ++i)
                word |= std::uint64_t{cells[i] != kUnknownTile} << i;
            cells = cells.subspan(count);
        }
    }
    return known;
}

// Of most rows of a large level nothing is known, which counting tells much faster than looking for the first cell.
Box knownBox(const Grid<TileId>& remembered)
{
    const auto isKnown = [](TileId tile) { return tile != kUnknownTile; };
    Box box;
    for (int y = 0; y < remembered.height(); ++y) {
        const std::span<const TileId> row = remembered.row(y);
        if (std::ranges::count_if(row, isKnown) == 0)
            continue;
        const auto first = std::ranges::find_if(row, isKnown) - row.begin();
        const auto end = row.rend() - std::find_if(row.rbegin(), row.rend(), isKnown);
        box = box.united({static_cast<int>(first), y, static_cast<int>(end - first), 1});
    }
    return box;
}

MapModel rememberedModel(const World& world, int z)
{
    const Level& level = world.level(z);
    const Grid<TileId>& tiles = level.memory.tiles;
    MapModel model(world.state().catalogue, world.width(), world.height(), level.uid.value, MapModel::Kind::Game);
    model.setTheme(level.theme);
    model.setTiles(tiles);
    const bool isHere = z == world.hero().at.z;
    model.setKnowledge(knownCells(tiles), isHere ? world.visible() : BitGrid(world.width(), world.height()));
    model.setThings(knownThings(world, z));
    model.setGases(knownGases(world, z));
    return model;
}

} // namespace cave
