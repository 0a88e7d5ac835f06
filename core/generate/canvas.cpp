// SPDX-License-Identifier: MIT
#include "core/generate/canvas.h"

#include "core/generate/shapes/distance_map.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr std::uint8_t kHeld = kLocked | kNoDig; // no row writes there

// Whether the tile that is written inside and the one outside are such as bits are kept of.
class KeptTiles {
public:
    KeptTiles(bool in, bool out) : m_in(in ? ~std::uint64_t{0} : 0), m_out(out ? ~std::uint64_t{0} : 0) {}

    // A word of those bits, when these cells were written. True when that changed it.
    bool bringUpToDate(std::uint64_t& word, std::uint64_t cells, std::uint64_t inside) const
    {
        const std::uint64_t now = (inside & m_in) | (~inside & m_out);
        const std::uint64_t before = std::exchange(word, (word & ~cells) | (now & cells));
        return word != before;
    }

private:
    std::uint64_t m_in;
    std::uint64_t m_out;
};

} // namespace

LevelCanvas::LevelCanvas(const Dungeon& dungeon, int z, LevelState state)
    : m_dungeon(&dungeon), m_z(z), m_state(std::move(state))
{
}

LevelCanvas::LevelCanvas(const Dungeon& dungeon, int z, TileId tile)
    : LevelCanvas(dungeon, z, LevelState(dungeon.width, dungeon.height, tile))
{
    m_walkable.emplace(width(), height(), catalogue().tile(tile).walkable);
    m_floor.emplace(width(), height(), tile == catalogue().floor());
    m_held.emplace(width(), height());
}

void LevelCanvas::restore(LevelState state)
{
    m_state = std::move(state);
    m_walkable.reset();
    m_floor.reset();
    m_held.reset();
    forgetRegions();
}

void LevelCanvas::beginRow(std::uint16_t owner, const Where& where)
{
    m_owner = owner;
    m_area.reset();
    if (where.isEverywhere())
        return;
    m_area.emplace(width(), height());
    for (const Box& box : where.boxes)
        m_area->set(box.intersected(m_area->box()));
    for (const Room& room : m_state.rooms)
        if (!where.tag.empty() && room.hasTag(where.tag))
            for (const CellAt cell : room.cells)
                m_area->set(cell.x, cell.y);
}

void LevelCanvas::forgetRegions()
{
    for (auto& kept : m_runs)
        kept.reset();
    for (auto& kept : m_regions)
        kept.reset();
}

void LevelCanvas::write(int x, int y, TileId tile)
{
    if (const bool isWalkable = catalogue().tile(tile).walkable; isWalkable != kind(x, y).walkable) {
        forgetRegions();
        if (m_walkable)
            m_walkable->set(x, y, isWalkable);
    }
    if (m_floor)
        m_floor->set(x, y, tile == catalogue().floor());
    m_state.tiles[x, y] = tile;
    m_state.owners[x, y] = m_owner;
}

bool LevelCanvas::set(int x, int y, TileId tile)
{
    if (!mayWrite(x, y))
        return false;
    if (m_state.tiles[x, y] != tile)
        write(x, y, tile);
    return true;
}

void LevelCanvas::write(const BitGrid& cells, const BitGrid& inside, TileId in, TileId out)
{
    const TileId floor = catalogue().floor();
    const KeptTiles ofFloor(in == floor, out == floor);
    const KeptTiles ofGround(catalogue().tile(in).walkable, catalogue().tile(out).walkable);
    const BitGrid& kept = held();
    bool isNewGround = false;
    for (int y = 0; y < height(); ++y)
        for (std::size_t w = 0; w < cells.row(y).size(); ++w) {
            std::uint64_t bits = cells.row(y)[w] & ~kept.row(y)[w];
            if (m_area)
                bits &= m_area->row(y)[w];
            if (bits == 0)
                continue;
            const std::uint64_t ins = inside.row(y)[w];
            paint(cellsOfWord(m_state.tiles.row(y), w), cellsOfWord(m_state.owners.row(y), w), bits, {ins, in, out},
                  m_owner);
            if (m_walkable)
                isNewGround |= ofGround.bringUpToDate(m_walkable->row(y)[w], bits, ins);
            if (m_floor)
                ofFloor.bringUpToDate(m_floor->row(y)[w], bits, ins);
        }
    if (isNewGround)
        forgetRegions();
}

void LevelCanvas::set(const BitGrid& cells, TileId tile) { write(cells, cells, tile, tile); }

void LevelCanvas::setAll(const BitGrid& inside, TileId in, TileId out)
{
    write(BitGrid(width(), height(), true), inside, in, out);
}

void LevelCanvas::set(Way way, const RegionSet& regions, TileId tile)
{
    const BitGrid cells = cellsOf(runs(way), regions);
    BitGrid kept = cells;
    kept &= fixed();
    if (catalogue().tile(tile).walkable || kept.isAnySet())
        return set(cells, tile);
    FloorRuns left = without(runs(way), regions); // what is left need not be found again
    set(cells, tile);
    m_runs[static_cast<std::size_t>(way)] = std::move(left);
}

void LevelCanvas::mark(int x, int y, std::uint8_t marks)
{
    m_state.marks[x, y] |= marks;
    if (m_held && (marks & kHeld) != 0)
        m_held->set(x, y);
}

void LevelCanvas::mark(const BitGrid& cells, std::uint8_t marks)
{
    for (int y = 0; y < height(); ++y)
        for (std::size_t w = 0; w < cells.row(y).size(); ++w)
            if (const std::uint64_t bits = cells.row(y)[w]; bits != 0) {
                cave::mark(cellsOfWord(m_state.marks.row(y), w), bits, marks);
                if (m_held && (marks & kHeld) != 0)
                    m_held->row(y)[w] |= bits;
            }
}

void LevelCanvas::force(int x, int y, TileId tile) { write(x, y, tile); }

Box LevelCanvas::areaBox() const
{
    if (!m_area)
        return m_state.tiles.box();
    Box box;
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x)
            if (m_area->get(x, y))
                box = box.united({x, y, 1, 1});
    return box;
}

void LevelCanvas::addRoom(Room room)
{
    if (room.cells.empty())
        return;
    std::ranges::sort(room.cells, {}, [](CellAt cell) { return std::pair(cell.y, cell.x); });
    room.box = {};
    for (const CellAt cell : room.cells)
        room.box = room.box.united({cell.x, cell.y, 1, 1});
    m_state.rooms.push_back(std::move(room));
}

const BitGrid& LevelCanvas::walkable() const
{
    if (!m_walkable)
        m_walkable = cellsWhere([](const TileKind& kind) { return kind.walkable; });
    return *m_walkable;
}

const BitGrid& LevelCanvas::held() const
{
    if (!m_held)
        m_held = marked(kHeld);
    return *m_held;
}

BitGrid LevelCanvas::fixed() const
{
    if (!m_area)
        return held();
    BitGrid cells(width(), height(), true);
    cells -= *m_area;
    return cells |= held();
}

BitGrid LevelCanvas::marked(std::uint8_t marks) const
{
    ByteSet set{};
    for (std::size_t i = 0; i < set.size(); ++i)
        set[i] = (i & marks) != 0;
    return bitsWhere(m_state.marks, set);
}

BitGrid LevelCanvas::diggable() const
{
    return cellsWhere([](const TileKind& kind) { return kind.diggable(); }) -= fixed();
}

void LevelCanvas::adopt(Placement key)
{
    const auto isThere = [&](const Placement& thing) {
        return thing.x == key.x && thing.y == key.y && thing.table == KindTable::Item;
    };
    std::erase(m_state.adopters, CellAt{key.x, key.y});
    const auto held = std::ranges::find_if(m_state.things, isThere);
    if (held == m_state.things.end())
        return addThing(std::move(key));
    key.group = held->group;
    key.placed = held->placed;
    *held = std::move(key);
}

BitGrid LevelCanvas::free(TileId ground) const
{
    BitGrid cells = bitsWhere(m_state.tiles, ground);
    if (m_area)
        cells &= *m_area;
    return cells -= marked(kNoSpawn);
}

bool LevelCanvas::isPlainFloor(int x, int y) const
{
    return tile(x, y) == catalogue().floor() && !hasMark(x, y, kHeld);
}

BitGrid LevelCanvas::plainFloor() const
{
    if (!m_floor)
        m_floor = bitsWhere(m_state.tiles, catalogue().floor());
    return BitGrid(*m_floor) -= held();
}

const FloorRuns& LevelCanvas::runs(Way way) const
{
    auto& kept = m_runs[static_cast<std::size_t>(way)];
    if (!kept)
        kept = labelRuns(walkable(), way);
    return *kept;
}

const Regions& LevelCanvas::regions(Way way) const
{
    auto& kept = m_regions[static_cast<std::size_t>(way)];
    if (!kept)
        kept = labelRegions(runs(way));
    return *kept;
}

Grid<int> LevelCanvas::distances(std::span<const CellAt> from) const
{
    std::vector<CellAt> starts(from.begin(), from.end());
    std::erase_if(starts, [&](CellAt cell) { return !isWalkable(cell.x, cell.y); });
    return stepsFrom(walkable(), starts);
}

} // namespace cave
