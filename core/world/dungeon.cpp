// SPDX-License-Identifier: MIT
#include "core/world/dungeon.h"

#include "core/base/hash.h"
#include "core/bits/runs.h"
#include "core/world/event_words.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace cave {

namespace {

// Equal tiles in a row are hashed as a run, its length and its tile: a level hashes in microseconds, and its legend
// does not matter.
void addTiles(TupleHasher& hasher, const Catalogue& catalogue, const Grid<TileId>& tiles)
{
    std::array<std::uint64_t, 256> runs{};
    std::size_t count = 0;
    forEachRun(tiles.cells(), [&](std::size_t length, TileId tile) {
        if (count == runs.size()) {
            hasher.add(runs);
            count = 0;
        }
        runs[count++] = length;
        runs[count++] = catalogue.tileHash(tile);
    });
    hasher.add(std::span(runs).first(count));
}

void addPlace(TupleHasher& hasher, const Place& place)
{
    hasher.add(place.level.value).add(static_cast<std::uint64_t>(place.x)).add(static_cast<std::uint64_t>(place.y));
}

// What says nothing adds nothing: hashes from before there was any of it stay.
void addBelonging(TupleHasher& hasher, const Belonging& belongs)
{
    if (!belongs.side.empty())
        hasher.add("side").add(belongs.side);
    if (belongs.isCaptive)
        hasher.add("captive");
}

void addPlaced(TupleHasher& hasher, const PlacedPiece& placed)
{
    hasher.add("placed").add(placed.uid.value).add(placed.piece).add(static_cast<std::uint64_t>(placed.turn));
    hasher.add(static_cast<std::uint64_t>(placed.x)).add(static_cast<std::uint64_t>(placed.y));
    for (const LetterCell& cell : placed.letters)
        hasher.add(static_cast<std::uint64_t>(cell.letter))
            .add(static_cast<std::uint64_t>(cell.x))
            .add(static_cast<std::uint64_t>(cell.y));
}

} // namespace

std::optional<int> Dungeon::levelIndex(Uid uid) const
{
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (levels[i].uid == uid)
            return static_cast<int>(i);
    return std::nullopt;
}

std::optional<Position> Dungeon::positionOf(const Place& place) const
{
    const auto z = levelIndex(place.level);
    if (!z || !level(*z).tiles.contains(place.x, place.y))
        return std::nullopt;
    return Position{place.x, place.y, *z};
}

std::vector<const RecipeRow*> extraRowsAfter(const DungeonLevel& level, Uid row, const Recipe& recipe)
{
    std::vector<const RecipeRow*> rows;
    for (const ExtraRow& extra : level.extraRows)
        if (extra.after == row && !recipe.has(extra.row.uid))
            rows.push_back(&extra.row);
    return rows;
}

const Piece* Dungeon::findPiece(std::string_view pieceName) const
{
    for (const std::span<const Piece> from : {std::span<const Piece>(pieces), libraryPieces()})
        if (const auto found = std::ranges::find(from, pieceName, &Piece::name); found != from.end())
            return &*found;
    return nullptr;
}

std::vector<const Piece*> Dungeon::allPieces() const
{
    std::vector<const Piece*> all;
    all.reserve(pieces.size());
    for (const Piece& piece : pieces)
        all.push_back(&piece);
    for (const Piece& piece : libraryPieces())
        if (findPiece(piece.name) == &piece)
            all.push_back(&piece);
    return all;
}

const Recipe* Dungeon::findRecipe(std::string_view recipeName) const
{
    const auto found = std::ranges::find(recipes, recipeName, &Recipe::name);
    return found == recipes.end() ? nullptr : &*found;
}

std::optional<Position> Dungeon::stairsTarget(Position from) const
{
    const DungeonLevel& level = this->level(from.z);
    return stairsTarget(from, level.tiles[from.x, from.y]);
}

std::optional<Position> Dungeon::stairsTarget(Position from, TileId tile) const
{
    const Place here{level(from.z).uid, from.x, from.y};
    for (const Link& link : links) {
        if (link.from != here && (link.oneWay || link.to != here))
            continue;
        const Place& there = link.from == here ? link.to : link.from;
        if (const auto z = levelIndex(there.level))
            return Position{there.x, there.y, *z};
        return std::nullopt;
    }
    const TileKind& kind = catalogue->tile(tile);
    if (kind.leads == Leads::Nowhere || kind.oneWay)
        return std::nullopt;
    const int z = from.z + (kind.leads == Leads::Down ? 1 : -1);
    if (z < 0 || z >= depth())
        return std::nullopt;
    return Position{from.x, from.y, z};
}

std::vector<std::pair<Position, Position>> linkedPositions(const Dungeon& dungeon)
{
    std::vector<std::pair<Position, Position>> linked;
    for (const Link& link : dungeon.links) {
        const auto from = dungeon.positionOf(link.from);
        const auto to = dungeon.positionOf(link.to);
        if (!from || !to)
            continue;
        linked.emplace_back(*from, *to);
        if (!link.oneWay)
            linked.emplace_back(*to, *from);
    }
    std::ranges::sort(linked);
    return linked;
}

bool hasEvents(const Dungeon& dungeon)
{
    const auto isLater = [](const Placement& thing) {
        return !thing.group.empty() || thing.carries || thing.isAsleep || thing.isFar || thing.enchant != 0 ||
               !thing.rune.empty() || thing.price != 0;
    };
    return !dungeon.script.isEmpty() ||
           std::ranges::any_of(dungeon.pieces, [](const Piece& piece) { return piece.isRemembered(); }) ||
           std::ranges::any_of(dungeon.levels, [&](const DungeonLevel& level) {
               return !level.script.isEmpty() || !level.mutedEvents.empty() || !level.placed.empty() ||
                      std::ranges::any_of(level.things, isLater);
           });
}

std::uint64_t levelHash(const Dungeon& dungeon, const DungeonLevel& level)
{
    TupleHasher hasher;
    hasher.add("level content").add(static_cast<std::uint64_t>(level.tiles.width()));
    hasher.add(static_cast<std::uint64_t>(level.tiles.height()));
    addTiles(hasher, *dungeon.catalogue, level.tiles);
    for (const Placement& thing : level.things) {
        const bool isCreature = thing.table == KindTable::Creature;
        hasher.add(isCreature ? dungeon.catalogue->creatureHash(thing.kind) : dungeon.catalogue->itemHash(thing.kind));
        hasher.add(static_cast<std::uint64_t>(thing.x)).add(static_cast<std::uint64_t>(thing.y));
        if (thing.opens) {
            hasher.add("opens");
            addPlace(hasher, *thing.opens);
        }
        if (thing.levels != 0)
            hasher.add("levels").add(static_cast<std::uint64_t>(thing.levels));
        if (thing.carries)
            hasher.add("carries").add(dungeon.catalogue->itemHash(*thing.carries));
        if (!thing.group.empty())
            hasher.add("group").add(thing.group).add(thing.placed.value);
        addBelonging(hasher, thing.belongs);
        if (thing.isAsleep || thing.isFar)
            hasher.add("at first").add(std::uint64_t{thing.isAsleep}).add(std::uint64_t{thing.isFar});
        if (thing.enchant != 0)
            hasher.add("enchant").add(static_cast<std::uint64_t>(thing.enchant));
        if (!thing.rune.empty())
            hasher.add("rune").add(thing.rune);
        if (thing.price != 0)
            hasher.add("price").add(static_cast<std::uint64_t>(thing.price));
    }
    if (!level.script.isEmpty())
        hasher.add("script").add(scriptHash(*level.script));
    for (const PlacedPiece& placed : level.placed)
        addPlaced(hasher, placed);
    for (const MutedEvent& muted : level.mutedEvents)
        hasher.add("muted").add(muted.placed.value).add(muted.event.value);
    return hasher.result();
}

std::uint64_t dungeonHash(const Dungeon& dungeon)
{
    TupleHasher hasher;
    hasher.add("dungeon content").add(static_cast<std::uint64_t>(dungeon.depth()));
    for (const DungeonLevel& level : dungeon.levels)
        hasher.add(level.uid.value).add(levelHash(dungeon, level));
    if (dungeon.start)
        addPlace(hasher, dungeon.start->at);
    for (const Link& link : dungeon.links) {
        addPlace(hasher, link.from);
        addPlace(hasher, link.to);
        hasher.add(std::uint64_t{link.oneWay});
    }
    if (!dungeon.script.isEmpty())
        hasher.add("script").add(scriptHash(*dungeon.script));
    return hasher.result();
}

Dungeon emptyDungeon(int width, int height, int depth)
{
    Dungeon dungeon;
    dungeon.width = width;
    dungeon.height = height;
    for (int i = 0; i < depth; ++i) {
        DungeonLevel level;
        level.uid = levelUid(i);
        level.name = "Level " + std::to_string(i + 1);
        level.tiles = Grid<TileId>(width, height, dungeon.catalogue->rock());
        for (int y = 1; y < height - 1; ++y)
            std::ranges::fill(level.tiles.row(y).subspan(1, static_cast<std::size_t>(width - 2)),
                              dungeon.catalogue->wall());
        dungeon.levels.push_back(std::move(level));
    }
    return dungeon;
}

Uid levelUid(int index) { return {hashOf("level", static_cast<std::uint64_t>(index))}; }

void sortThings(std::vector<Placement>& things)
{
    std::ranges::stable_sort(
        things, [](const Placement& a, const Placement& b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
}

void sortThingEdits(std::vector<ThingEdit>& edits)
{
    std::ranges::stable_sort(edits, [](const ThingEdit& a, const ThingEdit& b) {
        return std::tie(a.thing.y, a.thing.x) < std::tie(b.thing.y, b.thing.x);
    });
}

} // namespace cave
