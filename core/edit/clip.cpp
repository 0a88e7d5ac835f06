// SPDX-License-Identifier: MIT
#include "core/edit/clip.h"

#include "core/edit/events/event_clip.h"
#include "core/edit/events/script_walk.h"
#include "core/edit/selection.h"
#include "core/generate/parameters.h"
#include "core/world/event_words.h"

#include <algorithm>
#include <set>
#include <utility>

namespace cave {

namespace {

std::string keptIdOf(const Catalogue& catalogue, KindTable table, std::uint16_t kind)
{
    return table == KindTable::Item ? catalogue.item(kind).id : catalogue.creature(kind).id;
}

std::uint16_t numberOf(std::vector<std::string>& kinds, const std::string& id)
{
    const auto index = static_cast<std::size_t>(std::ranges::find(kinds, id) - kinds.begin());
    if (index == kinds.size())
        kinds.push_back(id);
    return static_cast<std::uint16_t>(index + 1);
}

void sortThings(std::vector<ClipThing>& things)
{
    std::ranges::stable_sort(things, {}, [](const ClipThing& thing) { return std::pair(thing.y, thing.x); });
}

Json toJson(const ClipThing& thing)
{
    Json json =
        Json::Object{{"item", thing.table == KindTable::Item}, {"kind", thing.kind}, {"x", thing.x}, {"y", thing.y}};
    if (thing.levels > 0)
        json.set("levels", thing.levels);
    if (thing.door)
        json.set("door", Json::Object{{"x", thing.door->x}, {"y", thing.door->y}});
    if (thing.opens)
        json.set(
            "opens",
            Json::Object{{"level", hexOf(thing.opens->level.value)}, {"x", thing.opens->x}, {"y", thing.opens->y}});
    if (!thing.group.empty())
        json.set("group", thing.group);
    addTraits(json, thing.traits);
    return json;
}

CellAt readCell(const JsonCursor& at)
{
    return {static_cast<int>(at["x"].integer(0, kMaxSide - 1)), static_cast<int>(at["y"].integer(0, kMaxSide - 1))};
}

ClipThing readThing(const JsonCursor& at)
{
    const CellAt cell = readCell(at);
    ClipThing thing{at["item"].flag() ? KindTable::Item : KindTable::Creature, at["kind"].id(), cell.x, cell.y};
    if (const auto levels = at.find("levels"))
        thing.levels = static_cast<int>(levels->integer(0, kMostLevels));
    if (const auto door = at.find("door"))
        thing.door = readCell(*door);
    if (const auto opens = at.find("opens")) {
        const CellAt there = readCell(*opens);
        thing.opens = Place{(*opens)["level"].uid(), there.x, there.y};
    }
    if (const auto side = at.find("side"))
        thing.traits.belongs.side = side->id();
    if (const auto group = at.find("group"))
        thing.group = group->id();
    if (const auto captive = at.find("captive"))
        thing.traits.belongs.isCaptive = captive->flag();
    if (const auto carries = at.find("carries"))
        thing.traits.carries = carries->id();
    if (const auto asleep = at.find("asleep"))
        thing.traits.isAsleep = asleep->flag();
    if (const auto far = at.find("far"))
        thing.traits.isFar = far->flag();
    if (const auto enchant = at.find("enchant"))
        thing.traits.enchant = static_cast<int>(enchant->integer(-kMostEnchanted, kMostEnchanted));
    if (const auto rune = at.find("rune"))
        thing.traits.rune = rune->id();
    if (const auto price = at.find("price"))
        thing.traits.price = static_cast<int>(price->integer(0, kMostPrice));
    return thing;
}

void readTiles(Clip& clip, const JsonCursor& at, int width, int height)
{
    const std::vector<JsonCursor> cells = at.items();
    if (cells.size() != static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {
        at.fail({CAVE_TEXT("errors", "%1 cells, expected %2."),
                 {static_cast<std::int64_t>(cells.size()), std::int64_t{width} * height}});
        return;
    }
    clip.tiles = Grid<std::uint16_t>(width, height);
    for (std::size_t i = 0; i < cells.size(); ++i)
        clip.tiles.cells()[i] =
            static_cast<std::uint16_t>(cells[i].integer(0, static_cast<std::int64_t>(clip.kinds.size())));
}

// Gives each kind of cell of a clip a sign of its own.
class PieceWriter {
public:
    PieceWriter(const Clip& clip, const Catalogue& catalogue) : m_clip(clip), m_catalogue(catalogue) {}

    Result<Piece> write(std::string name)
    {
        if (m_clip.width() > kMaxPieceSide || m_clip.height() > kMaxPieceSide)
            return failure(
                {}, {CAVE_TEXT("errors", "A piece is 1 to %1 cells wide and high."), {std::int64_t{kMaxPieceSide}}});
        m_piece.name = std::move(name);
        for (const ScriptedEvent& event : m_clip.script.events)
            forEachTerms(event, [this](const EventWord&, const EventTerms& terms) {
                if (terms.cells.of == EventCells::Of::Boxes)
                    m_named.push_back(&terms.cells.boxes);
            });
        for (int y = 0; y < m_clip.height(); ++y) {
            std::string& row = m_piece.rows.emplace_back();
            for (int x = 0; x < m_clip.width(); ++x) {
                const auto sign = signOf(x, y);
                if (!sign)
                    return failure({}, {CAVE_TEXT("edit", "A piece can hold about 90 different things and tiles, and "
                                                          "this one has more.")});
                row += *sign;
            }
        }
        m_piece.script = script();
        return std::move(m_piece);
    }

private:
    // What a sign stands for, and whether each list of m_named names its cells.
    using Meaning = std::pair<PieceSign, std::vector<bool>>;

    std::vector<bool> namesAt(int x, int y) const
    {
        std::vector<bool> names;
        names.reserve(m_named.size());
        for (const std::vector<Box>* boxes : m_named)
            names.push_back(std::ranges::any_of(*boxes, [&](const Box& box) { return box.contains(x, y); }));
        return names;
    }

    // The clip's, with letters for its cells.
    Script script() const
    {
        Script script = m_clip.script;
        std::size_t number = 0;
        for (ScriptedEvent& event : script.events)
            forEachTerms(event, [&](const EventWord&, EventTerms& terms) {
                if (terms.cells.of != EventCells::Of::Boxes)
                    return;
                terms.cells = {.of = EventCells::Of::Letters};
                for (const auto& [sign, meaning] : m_meanings)
                    if (!meaning.second.empty() && meaning.second[number])
                        terms.cells.letters += sign;
                ++number;
            });
        return script;
    }

    std::optional<char> signOf(int x, int y)
    {
        const auto tile = tileAt(x, y);
        if (!tile)
            return ' ';
        const TileKind& kind = m_catalogue.tile(*tile);
        PieceSign meaning{.tile = tile, .isExit = kind.walkable && isEdge(x, y)};
        const auto thing =
            std::ranges::find_if(m_clip.things, [&](const ClipThing& other) { return other.x == x && other.y == y; });
        if (thing != m_clip.things.end() && kind.walkable) {
            meaning.thing = thing->kind;
            meaning.levels = thing->levels;
            meaning.group = thing->group;
            meaning.side = thing->traits.belongs.side;
            meaning.isCaptive = thing->traits.belongs.isCaptive;
            meaning.carries = thing->traits.carries;
            meaning.isAsleep = thing->traits.isAsleep;
            meaning.enchant = thing->traits.enchant;
            meaning.rune = thing->traits.rune;
            meaning.price = thing->traits.price;
        }
        const Meaning whole{meaning, namesAt(x, y)};
        if (!meaning.isExit && meaning.thing == Json() && std::ranges::find(whole.second, true) == whole.second.end())
            return kind.sign;
        const auto known = std::ranges::find(m_meanings, whole, &std::pair<const char, Meaning>::second);
        return known != m_meanings.end() ? std::optional(known->first) : newSign(whole);
    }

    std::optional<char> newSign(const Meaning& meaning)
    {
        for (char sign = '!'; sign <= '~'; ++sign)
            if (sign != '"' && sign != '\\' && !m_piece.legend.contains(sign) && !m_catalogue.findTileBySign(sign)) {
                m_piece.legend.emplace(sign, meaning.first);
                m_meanings.emplace(sign, meaning);
                return sign;
            }
        return std::nullopt;
    }

    std::optional<TileId> tileAt(int x, int y) const
    {
        const std::uint16_t number = m_clip.tiles.contains(x, y) ? m_clip.tiles[x, y] : std::uint16_t{0};
        return number == 0 ? std::nullopt : m_catalogue.findTile(m_clip.kinds[number - 1u]);
    }

    bool isEdge(int x, int y) const
    {
        return !tileAt(x - 1, y) || !tileAt(x + 1, y) || !tileAt(x, y - 1) || !tileAt(x, y + 1);
    }

    const Clip& m_clip;
    const Catalogue& m_catalogue;
    std::vector<const std::vector<Box>*> m_named; // cells that the clip's events name, list by list
    std::map<char, Meaning> m_meanings; // of the signs that are not those of tiles
    Piece m_piece;
};

// What a sign's thing is beside its kind: of a table, what suits the one that was drawn.
ClipThing thingOf(const PieceSign& sign, KindTable table, std::string kind, CellAt at)
{
    ClipThing thing{table, std::move(kind), at.x, at.y};
    thing.group = sign.group;
    if (table == KindTable::Item) {
        thing.traits = {.enchant = sign.enchant, .rune = sign.rune, .price = sign.price};
    } else {
        thing.levels = sign.levels;
        thing.traits = {.belongs = {sign.side, sign.isCaptive}, .carries = sign.carries, .isAsleep = sign.isAsleep};
    }
    return thing;
}

// Cells of a piece by their signs, as boxes.
std::vector<Box> boxesOf(const Piece& piece, std::string_view letters)
{
    std::vector<Box> boxes;
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x)
            if (letters.find(piece.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]) !=
                std::string_view::npos)
                boxes.push_back({x, y, 1, 1});
    return boxes;
}

} // namespace

Clip clipOf(const Dungeon& dungeon, int z, const BitGrid& cells)
{
    const DungeonLevel& level = dungeon.level(z);
    const Box box = boxOf(cells);
    Clip clip{box.x, box.y, {}, Grid<std::uint16_t>(box.width, box.height), {}};
    for (const CellAt cell : cellsOf(cells))
        clip.tiles[cell.x - box.x, cell.y - box.y] =
            numberOf(clip.kinds, dungeon.catalogue->tile(level.tiles[cell.x, cell.y]).id);
    for (const Placement& thing : level.things) {
        if (!cells.contains(thing.x, thing.y) || !cells.get(thing.x, thing.y))
            continue;
        ClipThing copy{thing.table, keptIdOf(*dungeon.catalogue, thing.table, thing.kind), thing.x - box.x,
                       thing.y - box.y, thing.levels};
        if (thing.opens && thing.opens->level == level.uid && cells.contains(thing.opens->x, thing.opens->y) &&
            cells.get(thing.opens->x, thing.opens->y))
            copy.door = CellAt{thing.opens->x - box.x, thing.opens->y - box.y};
        else
            copy.opens = thing.opens;
        copy.group = thing.group;
        copy.traits = traitsOf(thing, *dungeon.catalogue);
        clip.things.push_back(std::move(copy));
    }
    gatherEvents(dungeon, z, cells, clip);
    return clip;
}

CellAt transformed(CellAt cell, int width, int height, ClipTransform transform)
{
    switch (transform) {
    case ClipTransform::Right: return {height - 1 - cell.y, cell.x};
    case ClipTransform::Left: return {cell.y, width - 1 - cell.x};
    case ClipTransform::Mirror: return {width - 1 - cell.x, cell.y};
    case ClipTransform::Flip: return {cell.x, height - 1 - cell.y};
    }
    return cell;
}

Clip transformed(const Clip& clip, ClipTransform transform)
{
    const bool isSideways = transform == ClipTransform::Right || transform == ClipTransform::Left;
    const int width = clip.width();
    const int height = clip.height();
    Clip result = clip;
    result.tiles = isSideways ? Grid<std::uint16_t>(height, width) : Grid<std::uint16_t>(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const CellAt to = transformed({x, y}, width, height, transform);
            result.tiles[to.x, to.y] = clip.tiles[x, y];
        }
    for (ClipThing& thing : result.things) {
        const CellAt to = transformed({thing.x, thing.y}, width, height, transform);
        thing.x = to.x;
        thing.y = to.y;
        if (thing.door)
            thing.door = transformed(*thing.door, width, height, transform);
    }
    sortThings(result.things);
    turnEvents(result, clip, transform);
    return result;
}

Json toJson(const Clip& clip)
{
    Json::Array kinds(clip.kinds.begin(), clip.kinds.end());
    Json::Array tiles;
    for (const std::uint16_t number : clip.tiles.cells())
        tiles.emplace_back(int{number});
    Json::Array things;
    for (const ClipThing& thing : clip.things)
        things.push_back(toJson(thing));
    Json json = Json::Object{{"x", clip.x},
                             {"y", clip.y},
                             {"width", clip.width()},
                             {"height", clip.height()},
                             {"kinds", std::move(kinds)},
                             {"tiles", std::move(tiles)},
                             {"things", std::move(things)}};
    if (clip.script.isEmpty())
        return json;
    json.set("marks", marksJson(clip.script.marks));
    Json::Array events;
    for (const ScriptedEvent& event : clip.script.events)
        events.push_back(eventJson(event));
    json.set("events", std::move(events));
    return json;
}

Result<Clip> readClip(const Json& json)
{
    std::optional<Error> problem;
    const JsonCursor at(json, problem);
    const CellAt corner = readCell(at);
    Clip clip{corner.x, corner.y, {}, {}, {}};
    const int width = static_cast<int>(at["width"].integer(1, kMaxSide));
    const int height = static_cast<int>(at["height"].integer(1, kMaxSide));
    for (const JsonCursor& kind : at["kinds"].items())
        clip.kinds.push_back(kind.id());
    readTiles(clip, at["tiles"], width, height);
    for (const JsonCursor& thing : at["things"].items())
        clip.things.push_back(readThing(thing));
    if (problem)
        return std::unexpected(std::move(*problem));
    std::erase_if(clip.things, [&](const ClipThing& thing) { return !clip.tiles.contains(thing.x, thing.y); });
    sortThings(clip.things);
    return clip;
}

Result<Piece> pieceOf(const Clip& clip, const Catalogue& catalogue, std::string name)
{
    return PieceWriter(clip, catalogue).write(std::move(name));
}

Clip clipOf(const FlatPiece& piece, const Catalogue& catalogue, int depth)
{
    Clip clip{0, 0, {}, Grid<std::uint16_t>(piece.width(), piece.height()), {}};
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x) {
            const FlatCell& cell = piece[x, y];
            if (!cell.tile)
                continue;
            clip.tiles[x, y] = numberOf(clip.kinds, catalogue.tile(*cell.tile).id);
            if (cell.sign->thing == Json())
                continue;
            const Weighted table = weightedAt(cell.sign->thing, catalogue, depth);
            if (table.isEmpty())
                continue;
            const auto heaviest = std::ranges::max_element(table.weights) - table.weights.begin();
            const Weighted::Kind kind = table.kinds[static_cast<std::size_t>(heaviest)];
            clip.things.push_back(thingOf(*cell.sign, kind.table, keptIdOf(catalogue, kind.table, kind.kind), {x, y}));
        }
    return clip;
}

Clip clipOf(const Piece& piece, const Dungeon& dungeon, int depth)
{
    if (piece.isLoose())
        return {};
    PieceBook book(dungeon.pieces, *dungeon.catalogue, dungeon.libraryPieces());
    Clip clip = clipOf(book.flat(piece), *dungeon.catalogue, depth);
    clip.script = *piece.script;
    for (ScriptedEvent& event : clip.script.events)
        forEachTerms(event, [&](const EventWord&, EventTerms& terms) {
            if (terms.cells.of == EventCells::Of::Letters)
                terms.cells = {.of = EventCells::Of::Boxes, .boxes = boxesOf(piece, terms.cells.letters)};
        });
    return clip;
}

} // namespace cave
