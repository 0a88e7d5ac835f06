// SPDX-License-Identifier: MIT
#include "app/title/title_scene.h"

#include "core/json/json_cursor.h"
#include "core/rules/facts/field_of_view.h"

#include <array>
#include <cassert>
#include <cmath>

namespace cave {

namespace {

// Kinds that only this picture shows, with the least that a row must have.
constexpr char kKinds[] = R"json({
"tiles": [
 {"id":"title_brick","name":"brick","article":"a","description":"-","glyph":"#","colour":"#c4a98c","background":"#54463a",
  "sign":"B","stone":"room","ground":"rock","walkable":false,"opaque":true},
 {"id":"title_flag","name":"flagstone","article":"a","description":"-","glyph":".","colour":"#a08c74","background":"#2a231e",
  "sign":"f","stone":"room","ground":"floor","walkable":true,"opaque":false}],
"creatures": [
 {"id":"title_slime","name":"slime","article":"a","description":"-","glyph":"s","colour":"#a4e860","art":"slime","health":1},
 {"id":"title_orc","name":"orc","article":"an","description":"-","glyph":"o","colour":"#6fbf5c","art":"orc","health":1},
 {"id":"title_spider","name":"spider","article":"a","description":"-","glyph":"x","colour":"#b4a2cc","art":"spider","health":1},
 {"id":"title_archer","name":"archer","article":"an","description":"-","glyph":"g","colour":"#c8cc5a","art":"goblin-archer","health":1}],
"items": [
 {"id":"title_sword","name":"sword","article":"a","description":"-","glyph":")","colour":"#ffffff","art":"sword"},
 {"id":"title_potion","name":"potion","article":"a","description":"-","glyph":"!","colour":"#f4605a","art":"potion-red"},
 {"id":"title_zircon","name":"zircon","article":"a","description":"-","glyph":"*","colour":"#5fd0ff","art":"zircon"},
 {"id":"title_key","name":"key","article":"a","description":"-","glyph":"-","colour":"#ffd45a","art":"key"},
 {"id":"title_scroll","name":"scroll","article":"a","description":"-","glyph":"?","colour":"#f4795f","art":"scroll-fire"},
 {"id":"title_shield","name":"shield","article":"a","description":"-","glyph":"]","colour":"#e05a54","art":"shield"}]
})json";

// Tiles by their signs; letters below stand for things on floor.
constexpr std::array<const char*, 40> kRows{
    "############################################################",
    "############################################################",
    "########......############BBBBBBBBBBBBBB####################",
    "#######........###########BffffffffffffB##########....######",
    "######..........##########Bf|ffffffff|fB########........####",
    "######...####....#########BffffffffffffB######..........####",
    "#####...######....########Bffff_fffffffB######.....,.....###",
    "#####...#######....#######BffffffffffffB#####.............##",
    "####....########....######Bf|ffffffff|fB####..............##",
    "####...##########....#####BffffffffffffB####......###.....##",
    "#####..###########....####BBBB'BBBBBBBBB###......#####....##",
    "#####...###########........#.K,..............,...#####....##",
    "######...###########................Z.........A...###....###",
    "#######...####...####.....##.....b......................####",
    "########........#######..####...........................####",
    "##########.....#########x####.......P..>........##....######",
    "############..##############.....S...............~~#####~###",
    "#######################....##..........l.....~~~~~~~~~~~~~##",
    "####################.........##....H.......~~~==========~~##",
    "##################......................o.~~============~~##",
    "#################.....####............~~~==============~~###",
    "################....#######.....####...~~==============~~###",
    "###############...##########..#######...~==============~~###",
    "##############...############.########..~~===========~~~~###",
    "#############....#####################...~~~~=====~~~~~~####",
    "############.....###....#############......###~~~~~~~#######",
    "############....###......###########........######.....#####",
    "############....##...D....##########...F.R..............####",
    "#############........,.....########.....................####",
    "##############..............######........##.....####..#####",
    "################....###.....#####........####...############",
    "##################.#####.....###........######.#############",
    "########################................####################",
    "#########################..............#####################",
    "##########################............######################",
    "############################.......#########################",
    "##############################...###########################",
    "############################################################",
    "############################################################",
    "############################################################",
};

struct ThingRow {
    char letter;
    KindTable table;
    const char* kind;
    bool isHero = false;
};
constexpr std::array kThings{
    ThingRow{'H', KindTable::Creature, "hero", true},   ThingRow{'b', KindTable::Creature, "bat"},
    ThingRow{'F', KindTable::Creature, "fungus"},       ThingRow{'l', KindTable::Creature, "title_slime"},
    ThingRow{'o', KindTable::Creature, "title_orc"},    ThingRow{'x', KindTable::Creature, "title_spider"},
    ThingRow{'A', KindTable::Creature, "title_archer"}, ThingRow{'S', KindTable::Item, "title_sword"},
    ThingRow{'P', KindTable::Item, "title_potion"},     ThingRow{'Z', KindTable::Item, "title_zircon"},
    ThingRow{'K', KindTable::Item, "title_key"},        ThingRow{'R', KindTable::Item, "title_scroll"},
    ThingRow{'D', KindTable::Item, "title_shield"},
};

constexpr int kSight = 12;
constexpr int kMemory = 26; // cells around the hero that are remembered
constexpr std::uint64_t kDecorSeed = 7;

std::shared_ptr<const Catalogue> sceneCatalogue()
{
    auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
    std::optional<Error> problem;
    const auto json = parseJson(kKinds);
    assert(json);
    catalogue->read(JsonCursor(*json, problem), false);
    assert(!problem);
    return catalogue;
}

const ThingRow* thingOf(char letter)
{
    for (const ThingRow& row : kThings)
        if (row.letter == letter)
            return &row;
    return nullptr;
}

MapThing newThing(const Catalogue& catalogue, const ThingRow& row, int x, int y)
{
    MapThing thing;
    thing.x = x;
    thing.y = y;
    thing.table = row.table;
    thing.kind = row.table == KindTable::Item ? *catalogue.findItem(row.kind) : *catalogue.findCreature(row.kind);
    thing.isHero = row.isHero;
    return thing;
}

} // namespace

std::shared_ptr<MapModel> titleScene()
{
    const auto catalogue = sceneCatalogue();
    const auto height = static_cast<int>(kRows.size());
    const auto width = static_cast<int>(std::char_traits<char>::length(kRows.front()));
    Grid<TileId> tiles(width, height, catalogue->wall());
    BitGrid opaque(width, height);
    std::vector<MapThing> things;
    QPoint hero;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const char letter = kRows[static_cast<std::size_t>(y)][x];
            const ThingRow* row = thingOf(letter);
            tiles[x, y] = row != nullptr ? catalogue->floor() : *catalogue->findTileBySign(letter);
            opaque.set(x, y, catalogue->tile(tiles[x, y]).opaque);
            if (row == nullptr)
                continue;
            things.push_back(newThing(*catalogue, *row, x, y));
            if (row->isHero)
                hero = {x, y};
        }
    BitGrid visible(width, height);
    fieldOfView(opaque, hero.x(), hero.y(), kSight, visible);
    BitGrid known = visible;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (std::hypot(x - hero.x(), y - hero.y()) < kMemory)
                known.set(x, y);
    for (MapThing& thing : things)
        thing.remembered = !visible.get(thing.x, thing.y);
    auto model = std::make_shared<MapModel>(catalogue, width, height, kDecorSeed, MapModel::Kind::Game);
    model->setTiles(tiles);
    model->setKnowledge(known, visible);
    model->setThings(things);
    model->setTorch(Torch{hero, kSight});
    return model;
}

} // namespace cave
