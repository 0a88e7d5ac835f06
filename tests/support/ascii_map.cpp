// SPDX-License-Identifier: MIT
#include "tests/support/ascii_map.h"

#include "core/generate/chance.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace cave {

namespace {

[[noreturn]] void fail(std::string_view why, std::string_view picture)
{
    std::fprintf(stderr, "%.*s:\n%.*s\n", static_cast<int>(why.size()), why.data(), static_cast<int>(picture.size()),
                 picture.data());
    std::quick_exit(1);
}

using Rows = std::vector<std::string_view>;

std::vector<Rows> levelsOf(std::string_view picture)
{
    std::vector<Rows> levels;
    bool isOpen = false;
    while (!picture.empty()) {
        const std::string_view row = picture.substr(0, picture.find('\n'));
        picture.remove_prefix(std::min(picture.size(), row.size() + 1));
        if (row.empty()) {
            isOpen = false;
            continue;
        }
        if (!isOpen)
            levels.emplace_back();
        levels.back().push_back(row);
        isOpen = true;
    }
    return levels;
}

// Built-in kinds may share a glyph with a test's own: then the own one is meant.
std::optional<CreatureKindId> creatureOf(const Catalogue& catalogue, char glyph)
{
    std::optional<CreatureKindId> found;
    for (std::size_t i = 0; i < catalogue.creatures().size(); ++i) {
        const CreatureKind& kind = catalogue.creatures()[i];
        const bool isOwn = !Catalogue::builtIn()->findCreature(kind.id);
        if (kind.look.glyph == static_cast<unsigned char>(glyph) && (!found || isOwn))
            found = static_cast<CreatureKindId>(i);
    }
    return found;
}

void readCell(Dungeon& dungeon, DungeonLevel& level, CellAt at, char sign, std::string_view picture)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    TileId& tile = level.tiles[at.x, at.y];
    if (const auto known = catalogue.findTileBySign(sign)) {
        tile = *known;
        return;
    }
    tile = catalogue.floor();
    if (sign == '@')
        dungeon.start = Start{{level.uid, at.x, at.y}, true};
    else if (const auto kind = creatureOf(catalogue, sign))
        level.things.push_back({KindTable::Creature, *kind, at.x, at.y, {}});
    else
        fail(std::string("No tile or creature has the sign ") + sign, picture);
}

using Canvas = std::vector<std::string>;

Canvas drawn(const Catalogue& catalogue, const Grid<TileId>& tiles)
{
    Canvas canvas;
    for (int y = 0; y < tiles.height(); ++y) {
        canvas.emplace_back();
        for (const TileId tile : tiles.row(y))
            canvas.back() += catalogue.tile(tile).sign;
    }
    return canvas;
}

char& cellOf(std::vector<Canvas>& levels, Position at)
{
    return levels[static_cast<std::size_t>(at.z)][static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
}

std::string joined(const std::vector<Canvas>& levels)
{
    std::string picture;
    for (const Canvas& level : levels) {
        if (!picture.empty())
            picture += '\n';
        for (const std::string& row : level)
            picture += row + '\n';
    }
    return picture;
}

} // namespace

Dungeon asciiDungeon(std::string_view picture, std::shared_ptr<const Catalogue> catalogue)
{
    const std::vector<Rows> levels = levelsOf(picture);
    if (levels.empty())
        fail("A picture needs a level", picture);
    const auto width = static_cast<int>(levels.front().front().size());
    const auto height = static_cast<int>(levels.front().size());
    Dungeon dungeon = emptyDungeon(width, height, static_cast<int>(levels.size()));
    dungeon.catalogue = std::move(catalogue);
    for (std::size_t z = 0; z < levels.size(); ++z) {
        if (static_cast<int>(levels[z].size()) != height)
            fail("All levels need as many rows", picture);
        for (int y = 0; y < height; ++y) {
            const std::string_view row = levels[z][static_cast<std::size_t>(y)];
            if (static_cast<int>(row.size()) != width)
                fail("All rows need as many cells", picture);
            for (int x = 0; x < width; ++x)
                readCell(dungeon, dungeon.levels[z], {x, y}, row[static_cast<std::size_t>(x)], picture);
        }
    }
    return dungeon;
}

World worldOf(const Dungeon& dungeon)
{
    auto game = startGame(dungeon, dungeon.seed);
    if (!game)
        fail(game.error().where + ": " + game.error().what.source, asciiPicture(dungeon));
    return std::move(game->world);
}

World asciiWorld(std::string_view picture, const Rules& rules, std::uint64_t seed)
{
    Dungeon dungeon = asciiDungeon(picture);
    dungeon.rules = rules;
    dungeon.seed = seed;
    return worldOf(dungeon);
}

void putItem(Dungeon& dungeon, std::string_view id, Position at, std::optional<Position> opens)
{
    const auto kind = dungeon.catalogue->findItem(id);
    if (!kind)
        fail("No such item", id);
    std::vector<Placement>& things = dungeon.levels[static_cast<std::size_t>(at.z)].things;
    things.push_back({KindTable::Item, *kind, at.x, at.y, {}});
    if (opens)
        things.back().opens = Place{dungeon.levels[static_cast<std::size_t>(opens->z)].uid, opens->x, opens->y};
    sortThings(things);
}

EntityId thingOf(const World& world, std::string_view kind)
{
    const auto wanted = world.catalogue().findItem(kind);
    const auto found = std::ranges::find_if(world.items(), [&](const Item& item) { return item.kind == wanted; });
    return found == world.items().end() ? EntityId::None : found->id;
}

std::shared_ptr<const Catalogue> catalogueWith(std::string_view content)
{
    const auto json = parseJson(content);
    if (!json)
        fail(json.error().where, content);
    auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
    std::optional<Error> problem;
    catalogue->read(JsonCursor(*json, problem), true);
    if (problem)
        fail(problem->where + ": " + problem->what.source, content);
    return catalogue;
}

World worldCarrying(const std::vector<std::string_view>& ids, std::string_view content, std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(content));
    const Place start = dungeon.start->at;
    for (const std::string_view id : ids)
        putItem(dungeon, id, {start.x, start.y, 0});
    World world = worldOf(dungeon);
    play(world, PickUp{});
    return world;
}

std::string asciiPicture(const Dungeon& dungeon)
{
    std::vector<Canvas> levels;
    levels.reserve(dungeon.levels.size());
    for (const DungeonLevel& level : dungeon.levels)
        levels.push_back(drawn(*dungeon.catalogue, level.tiles));
    for (int z = 0; z < dungeon.depth(); ++z)
        for (const Placement& thing : dungeon.levels[static_cast<std::size_t>(z)].things)
            if (thing.table == KindTable::Creature)
                cellOf(levels, {thing.x, thing.y, z}) =
                    static_cast<char>(dungeon.catalogue->creature(thing.kind).look.glyph);
    if (dungeon.start)
        cellOf(levels, {dungeon.start->at.x, dungeon.start->at.y, *dungeon.levelIndex(dungeon.start->at.level)}) = '@';
    return joined(levels);
}

std::string asciiPicture(const World& world)
{
    std::vector<Canvas> levels;
    levels.reserve(static_cast<std::size_t>(world.depth()));
    for (int z = 0; z < world.depth(); ++z)
        levels.push_back(drawn(world.catalogue(), world.level(z).tiles));
    for (const Creature& creature : world.creatures())
        cellOf(levels, creature.at) = static_cast<char>(world.kindOf(creature).look.glyph);
    return joined(levels);
}

std::string trimmed(std::string_view picture)
{
    std::vector<Canvas> levels;
    for (const Rows& rows : levelsOf(picture))
        levels.emplace_back(rows.begin(), rows.end());
    return joined(levels);
}

Position onlyCell(std::string_view picture, char sign)
{
    std::vector<Position> found;
    const std::vector<Rows> levels = levelsOf(picture);
    for (std::size_t z = 0; z < levels.size(); ++z)
        for (std::size_t y = 0; y < levels[z].size(); ++y)
            for (std::size_t x = 0; x < levels[z][y].size(); ++x)
                if (levels[z][y][x] == sign)
                    found.push_back({static_cast<int>(x), static_cast<int>(y), static_cast<int>(z)});
    if (found.size() != 1)
        fail(std::string("Not exactly one cell shows ") + sign, picture);
    return found.front();
}

} // namespace cave
