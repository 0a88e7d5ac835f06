// SPDX-License-Identifier: MIT
#include "core/edit/level_edit.h"

#include "core/edit/events/event_clip.h"
#include "core/edit/hand_made_ways.h"
#include "core/edit/row_major.h"
#include "core/generate/pass.h"
#include "core/generate/shapes/cell.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

Result<void> checkSize(std::int64_t width, std::int64_t height, std::int64_t depth)
{
    if (width < kMinSide || height < kMinSide || width > kMaxSide || height > kMaxSide)
        return failure("", {CAVE_TEXT("edit", "A level has from %1 to %2 cells each way."),
                            {std::int64_t{kMinSide}, std::int64_t{kMaxSide}}});
    if (depth > kMaxDepth)
        return failure("", {CAVE_TEXT("edit", "A dungeon has at most %1 levels."), {std::int64_t{kMaxDepth}}});
    if (width * height * depth > kMaxCells)
        return failure("",
                       {CAVE_TEXT("edit", "A dungeon holds at most %1 cells on all levels together."), {kMaxCells}});
    return {};
}

Grid<TileId> solidTiles(const Catalogue& catalogue, int width, int height)
{
    Grid<TileId> tiles(width, height, catalogue.rock());
    for (int y = 1; y < height - 1; ++y)
        std::ranges::fill(tiles.row(y).subspan(1, static_cast<std::size_t>(width - 2)), catalogue.wall());
    return tiles;
}

void insertLevel(Dungeon& dungeon, int z, DungeonLevel level)
{
    const std::vector<HandMadeWay> ways = waysByHand(dungeon);
    dungeon.levels.insert(dungeon.levels.begin() + z, std::move(level));
    keepWays(dungeon, ways);
}

bool isEdge(const Box& box, int x, int y)
{
    return x == box.x || y == box.y || x == box.right() - 1 || y == box.bottom() - 1;
}

// Moves what lies on a level along with its cells, to a level of another size.
class Resizing {
public:
    Resizing(const Dungeon& dungeon, int width, int height, Anchor anchor)
        : m_catalogue(*dungeon.catalogue), m_old{0, 0, dungeon.width, dungeon.height}, m_new{0, 0, width, height},
          m_shift(shiftOf(dungeon, width, height, anchor))
    {
    }

    // Whether hand edits of this cell, which may lie outside already, come to lie where no file has a place for them.
    bool isTooFar(int x, int y) const { return !isNear(x + m_shift.x, y + m_shift.y); }
    // Whether the cell was on the level before and is not after.
    bool isLost(int x, int y) const { return m_old.contains(x, y) && !m_new.contains(x + m_shift.x, y + m_shift.y); }
    void shift(int& x, int& y) const
    {
        x += m_shift.x;
        y += m_shift.y;
    }
    void resize(DungeonLevel& level) const
    {
        level.tiles = movedTiles(level.tiles);
        moveEdits(level);
        std::erase_if(level.things, [&](const Placement& thing) { return isLost(thing.x, thing.y); });
        for (Placement& thing : level.things)
            shift(thing);
        for (ThingEdit& edit : level.thingEdits)
            shift(edit.thing);
        std::erase_if(level.thingEdits, [](const ThingEdit& edit) { return !isNear(edit.thing.x, edit.thing.y); });
        for (PlacedPiece& placed : level.placed) {
            shift(placed.x, placed.y);
            for (LetterCell& cell : placed.letters)
                shift(cell.x, cell.y);
        }
        std::erase_if(level.texts.signs, [&](const Sign& sign) { return isLost(sign.x, sign.y); });
        for (Sign& sign : level.texts.signs)
            shift(sign.x, sign.y);
        shift(level.script);
    }
    // Cells of events may lie outside: nothing happens there until the level is large enough again.
    void shift(SharedScript& script) const { shiftEvents(script, m_shift.x, m_shift.y); }

private:
    void shift(Placement& thing) const
    {
        shift(thing.x, thing.y);
        if (thing.opens)
            keepNear(*thing.opens);
    }

    // A door that is cut off stays outside, however often that happens: without it the key would open every door.
    void keepNear(Place& door) const
    {
        shift(door.x, door.y);
        door.x = std::clamp(door.x, -kMaxSide, 2 * kMaxSide - 1);
        door.y = std::clamp(door.y, -kMaxSide, 2 * kMaxSide - 1);
    }

    Grid<TileId> movedTiles(const Grid<TileId>& tiles) const
    {
        Grid<TileId> moved = solidTiles(m_catalogue, m_new.width, m_new.height);
        const Box kept = m_new.intersected({m_shift.x, m_shift.y, m_old.width, m_old.height});
        for (int y = kept.y; y < kept.bottom(); ++y) {
            for (int x = kept.x; x < kept.right(); ++x) {
                const TileId tile = tiles[x - m_shift.x, y - m_shift.y];
                const bool wasBorder = tile == m_catalogue.rock() && isEdge(m_old, x - m_shift.x, y - m_shift.y);
                moved[x, y] = wasBorder && !isEdge(m_new, x, y) ? m_catalogue.wall() : tile;
            }
        }
        return moved;
    }

    // Further out a file holds no cell.
    static bool isNear(int x, int y) { return std::min(x, y) >= -kMaxSide && std::max(x, y) < 2 * kMaxSide; }

    // Once the tiles have moved. What comes to lie outside waits there, and comes back when the level is large enough
    // again.
    void moveEdits(DungeonLevel& level) const
    {
        std::vector<OutsideEdit> edits = std::move(level.outsideEdits);
        for (const auto& [index, edit] : level.tileEdits) {
            const auto [x, y] = cellAt(index, m_old.width);
            edits.push_back({x, y, edit});
        }
        level.tileEdits.clear();
        level.outsideEdits.clear();
        for (OutsideEdit& each : edits) {
            shift(each.x, each.y);
            if (m_new.contains(each.x, each.y))
                level.tileEdits.emplace(level.tiles.index(each.x, each.y), each.edit);
            else if (isNear(each.x, each.y))
                level.outsideEdits.push_back(each);
        }
        std::ranges::sort(level.outsideEdits, {}, RowMajor{});
    }

    const Catalogue& m_catalogue;
    Box m_old;
    Box m_new;
    Shift m_shift;
};

// What a level that no recipe makes anew loses where it is cut off.
template <typename IsLost>
void addCropped(const Dungeon& dungeon, int z, IsLost isLost, LevelLoss& loss)
{
    const DungeonLevel& level = dungeon.level(z);
    const TileId wall = dungeon.catalogue->wall();
    const TileId rock = dungeon.catalogue->rock();
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            if (isLost(x, y) && level.tiles[x, y] != wall && level.tiles[x, y] != rock)
                ++loss.cells;
    for (const Placement& thing : level.things) {
        if (isLost(thing.x, thing.y))
            ++loss.things;
        else if (thing.opens && isLost(thing.opens->x, thing.opens->y))
            ++loss.keys;
    }
    forEachStair(dungeon, z, [&](Position at) {
        const auto far = dungeon.stairsTarget(at);
        if (far && isInside(dungeon, *far) && isLost(far->x, far->y) && !isLost(at.x, at.y))
            ++loss.stairs;
    });
}

int shiftOf(int before, int after, int third) // 0: the first cells stay, 1: the middle, 2: the last
{
    const int more = after - before;
    return third == 0 ? 0 : third == 2 ? more : more / 2;
}

} // namespace

Result<void> addLevel(Dungeon& dungeon, int z, Uid uid, std::string name)
{
    assert(z >= 0 && z <= dungeon.depth());
    if (auto fits = checkSize(dungeon.width, dungeon.height, dungeon.depth() + 1); !fits)
        return fits;
    DungeonLevel level;
    level.uid = uid;
    level.name = std::move(name);
    level.tiles = solidTiles(*dungeon.catalogue, dungeon.width, dungeon.height);
    insertLevel(dungeon, z, std::move(level));
    return {};
}

Result<void> duplicateLevel(Dungeon& dungeon, int z, Uid uid, std::string name)
{
    if (auto fits = checkSize(dungeon.width, dungeon.height, dungeon.depth() + 1); !fits)
        return fits;
    const DungeonLevel& original = dungeon.level(z);
    DungeonLevel copy;
    copy.uid = uid;
    copy.name = std::move(name);
    copy.texts = original.texts;
    copy.theme = original.theme;
    copy.tiles = original.tiles;
    copy.things = original.things;
    copy.script = original.script;
    copy.placed = original.placed;
    copy.mutedEvents = original.mutedEvents;
    copy.unknown = original.unknown;
    forEachStair(dungeon, z, [&](Position at) { copy.tiles[at.x, at.y] = dungeon.catalogue->floor(); });
    for (PlacedPiece& placed : copy.placed)
        placed.row = {};
    for (Placement& thing : copy.things) {
        thing.row = {};
        if (thing.opens && thing.opens->level == original.uid)
            thing.opens->level = uid;
    }
    insertLevel(dungeon, z + 1, std::move(copy));
    return {};
}

Result<void> removeLevel(Dungeon& dungeon, int z)
{
    if (dungeon.depth() == 1)
        return failure("", {CAVE_TEXT("edit", "A dungeon keeps at least one level.")});
    const std::vector<HandMadeWay> ways = waysByHand(dungeon);
    const Uid uid = dungeon.level(z).uid;
    std::erase_if(dungeon.links, [&](const Link& link) { return link.from.level == uid || link.to.level == uid; });
    if (dungeon.start && dungeon.start->at.level == uid)
        dungeon.start.reset();
    dungeon.levels.erase(dungeon.levels.begin() + z);
    keepWays(dungeon, ways);
    return {};
}

void moveLevel(Dungeon& dungeon, int from, int to)
{
    const std::vector<HandMadeWay> ways = waysByHand(dungeon);
    const auto begin = dungeon.levels.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    keepWays(dungeon, ways);
}

void renameLevel(Dungeon& dungeon, int z, std::string name) { dungeon.level(z).name = std::move(name); }

Shift shiftOf(const Dungeon& dungeon, int width, int height, Anchor anchor)
{
    const int cell = static_cast<int>(anchor);
    return {shiftOf(dungeon.width, width, cell % 3), shiftOf(dungeon.height, height, cell / 3)};
}

Result<void> canResizeLevels(const Dungeon& dungeon, int width, int height)
{
    return checkSize(width, height, dungeon.depth());
}

Result<void> resizeLevels(Dungeon& dungeon, int width, int height, Anchor anchor)
{
    if (auto fits = canResizeLevels(dungeon, width, height); !fits)
        return fits;
    const Resizing resizing(dungeon, width, height, anchor);
    const auto isLost = [&](const Place& place) { return resizing.isLost(place.x, place.y); };
    std::erase_if(dungeon.links, [&](const Link& link) { return isLost(link.from) || isLost(link.to); });
    for (Link& link : dungeon.links) {
        resizing.shift(link.from.x, link.from.y);
        resizing.shift(link.to.x, link.to.y);
    }
    if (dungeon.start && isLost(dungeon.start->at))
        dungeon.start.reset();
    if (dungeon.start)
        resizing.shift(dungeon.start->at.x, dungeon.start->at.y);
    resizing.shift(dungeon.script);
    for (DungeonLevel& level : dungeon.levels)
        resizing.resize(level);
    dungeon.width = width;
    dungeon.height = height;
    return {};
}

LevelLoss lossOfRemoving(const Dungeon& dungeon, int z)
{
    const Uid uid = dungeon.level(z).uid;
    LevelLoss loss;
    loss.start = dungeon.start && dungeon.start->at.level == uid;
    for (int other = 0; other < dungeon.depth(); ++other) {
        if (other == z)
            continue;
        forEachStair(dungeon, other, [&](Position at) {
            const auto far = dungeon.stairsTarget(at);
            if (far && far->z == z && isByHand(dungeon.level(other), at.x, at.y))
                ++loss.stairs;
        });
        for (const Placement& thing : dungeon.level(other).things)
            if (thing.opens && thing.opens->level == uid)
                ++loss.keys;
    }
    return loss;
}

bool isMadeByRecipe(const Dungeon& dungeon, const DungeonLevel& level)
{
    const Recipe* recipe = dungeon.findRecipe(level.recipe);
    const auto isKnown = [](const RecipeRow& row) { return findPass(row.type, row.version) != nullptr; };
    return recipe && std::ranges::all_of(recipe->rows, isKnown) &&
           std::ranges::all_of(level.extraRows, isKnown, &ExtraRow::row);
}

LevelLoss lossOfResizing(const Dungeon& dungeon, int width, int height, Anchor anchor)
{
    const Resizing resizing(dungeon, width, height, anchor);
    const auto isLost = [&](int x, int y) { return resizing.isLost(x, y); };
    LevelLoss loss;
    const std::optional<Start>& start = dungeon.start;
    loss.start = start && start->byHand && isLost(start->at.x, start->at.y);
    for (int z = 0; z < dungeon.depth(); ++z) {
        const DungeonLevel& level = dungeon.level(z);
        loss.signs +=
            std::ranges::count_if(level.texts.signs, [&](const Sign& sign) { return isLost(sign.x, sign.y); });
        if (!isMadeByRecipe(dungeon, level))
            addCropped(dungeon, z, isLost, loss);
        const auto addEdit = [&](int x, int y) {
            if (resizing.isTooFar(x, y))
                ++loss.farEdits;
            else if (isLost(x, y))
                ++loss.edits;
        };
        for (const auto& [index, edit] : level.tileEdits) {
            const auto [x, y] = cellAt(index, dungeon.width);
            addEdit(x, y);
        }
        for (const OutsideEdit& edit : level.outsideEdits)
            addEdit(edit.x, edit.y);
        for (const ThingEdit& edit : level.thingEdits)
            if (edit.added)
                addEdit(edit.thing.x, edit.thing.y);
    }
    return loss;
}

} // namespace cave
