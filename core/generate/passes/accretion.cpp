// SPDX-License-Identifier: MIT
#include "core/generate/passes/accretion.h"

#include "core/bits/shifted.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kFirstPlaces = 200;
constexpr std::size_t kMostDoors = 4'000; // looked at in one try: only large levels have more
constexpr std::size_t kNoSide = kSides.size();
constexpr int kSideDoorChance = 150; // per mille, that a corridor also opens to its sides

CellAt stepped(CellAt from, CellAt side, int steps = 1) { return {from.x + side.x * steps, from.y + side.y * steps}; }

// The floor of a room beyond which, against a direction, there is none.
BitGrid outermost(const BitGrid& room, CellAt inward)
{
    BitGrid cells(room.width(), room.height());
    BitGrid seen(room.width(), 1); // columns
    for (int i = 0; i < room.height(); ++i) {
        const int y = inward.y < 0 ? room.height() - 1 - i : i;
        const auto row = room.row(y);
        for (std::size_t w = 0; inward.y != 0 && w < row.size(); ++w) {
            cells.row(y)[w] = row[w] & ~seen.row(0)[w];
            seen.row(0)[w] |= row[w];
        }
        std::optional<int> edge;
        if (inward.x != 0)
            room.forEach(Box{0, y, room.width(), 1}, [&](int x, int) { edge = inward.x > 0 ? edge.value_or(x) : x; });
        if (edge)
            cells.set(*edge, y);
    }
    return cells;
}

std::optional<CellAt> chooseDoor(const BitGrid& room, CellAt inward, Random& dice)
{
    std::vector<CellAt> doors;
    outermost(room, inward).forEach([&](int x, int y) {
        const CellAt door = stepped({x, y}, inward, -1);
        const auto isFloor = [&](CellAt side) { return room.getOr(door.x + side.x, door.y + side.y, false); };
        if (std::ranges::count_if(kSides, isFloor) == 1)
            doors.push_back(door);
    });
    if (doors.empty())
        return std::nullopt;
    return doors[dice.below(static_cast<std::uint32_t>(doors.size()))];
}

// Moves everything right and down, onto a larger ground.
Design enlarged(const Design& design, const Box& ground)
{
    const auto shifted = [&](CellAt cell) { return CellAt{cell.x - ground.x, cell.y - ground.y}; };
    Design moved{BitGrid(ground.width, ground.height), {}, {}, {}};
    for (const CellAt cell : design.room) {
        moved.room.push_back(shifted(cell));
        moved.floor.set(moved.room.back().x, moved.room.back().y);
    }
    for (std::size_t side = 0; side < kSides.size(); ++side)
        if (design.doors[side])
            moved.doors[side] = shifted(*design.doors[side]);
    return moved;
}

void addCorridor(Design& design, std::size_t inwardSide, Random& dice)
{
    const CellAt inward = kSides[inwardSide];
    const int length = inward.x != 0 ? dice.between(5, 15) : dice.between(2, 9);
    const CellAt near = *design.doors[inwardSide];
    const CellAt far = stepped(near, inward, 1 - length);
    design = enlarged(design, design.floor.box().united({near.x, near.y, 1, 1}).united({far.x, far.y, 1, 1}));
    const CellAt mouth = *design.doors[inwardSide];
    for (int step = 0; step < length; ++step) {
        const CellAt cell = stepped(mouth, inward, -step);
        design.floor.set(cell.x, cell.y);
    }
    design.corridorMouth = mouth;
    const CellAt end = stepped(mouth, inward, 1 - length);
    const bool opensToSides = dice.perMille(kSideDoorChance);
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        const bool isBack = kSides[side].x == -inward.x && kSides[side].y == -inward.y;
        if (side == inwardSide || (opensToSides && !isBack))
            design.doors[side] = stepped(end, kSides[side], -1);
        else
            design.doors[side].reset();
    }
}

} // namespace

Design designRoom(const BitGrid& room, bool withCorridor, Random& dice)
{
    Design design{room, {}, {}, {}};
    room.forEach([&](int x, int y) { design.room.push_back({x, y}); });
    std::vector<std::size_t> sides;
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        design.doors[side] = chooseDoor(room, kSides[side], dice);
        if (design.doors[side])
            sides.push_back(side);
    }
    if (withCorridor && !sides.empty())
        addCorridor(design, sides[dice.below(static_cast<std::uint32_t>(sides.size()))], dice);
    return design;
}

Accretion::Accretion(LevelCanvas& canvas)
    : m_canvas(canvas), m_blocked(canvas.fixed()), m_listed(canvas.width(), canvas.height()),
      m_sides(canvas.width(), canvas.height(), kNoSide)
{
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x) {
            const bool isEdge = x == 0 || y == 0 || x + 1 == canvas.width() || y + 1 == canvas.height();
            if (isEdge) // a wall must find place around rooms
                m_blocked.set(x, y);
            if (canvas.isWalkable(x, y))
                addFloor({x, y});
        }
}

void Accretion::block(CellAt cell)
{
    for (int y = cell.y - 1; y <= cell.y + 1; ++y)
        for (int x = cell.x - 1; x <= cell.x + 1; ++x)
            if (m_canvas.contains(x, y))
                m_blocked.set(x, y);
}

void Accretion::addFloor(CellAt cell)
{
    block(cell);
    m_sides[cell.x, cell.y] = kNoSide;
    for (const CellAt side : kSides)
        if (const CellAt door = stepped(cell, side); m_canvas.mayWrite(door.x, door.y)) {
            if (m_canvas.isInArea(cell.x, cell.y))
                list(door);
            m_sides[door.x, door.y] = static_cast<std::uint8_t>(sideOf(door));
        }
}

void Accretion::list(CellAt door)
{
    if (m_listed.get(door.x, door.y))
        return;
    m_listed.set(door.x, door.y);
    m_doors.push_back(door);
}

bool Accretion::fits(const BitGrid& floor, CellAt corner) const
{
    return corner.x >= 0 && corner.y >= 0 && corner.x + floor.width() <= m_blocked.width() &&
           corner.y + floor.height() <= m_blocked.height() && !overlaps(floor, m_blocked, corner.x, corner.y);
}

void Accretion::put(const Design& design, Room room, CellAt corner)
{
    const TileId floor = m_canvas.catalogue().floor();
    for (const CellAt cell : design.room)
        room.cells.push_back({corner.x + cell.x, corner.y + cell.y});
    design.floor.forEach([&](int x, int y) {
        m_canvas.set(corner.x + x, corner.y + y, floor);
        addFloor({corner.x + x, corner.y + y});
    });
    m_canvas.addRoom(std::move(room));
    if (design.corridorMouth)
        m_canvas.addMouth({corner.x + design.corridorMouth->x, corner.y + design.corridorMouth->y});
}

bool Accretion::place(const Design& design, Room room, Random& dice)
{
    const auto cells = static_cast<std::uint32_t>(m_blocked.width() * m_blocked.height() - m_blocked.count());
    if (cells == 0)
        return false;
    std::vector<std::uint32_t> chosen;
    chosen.reserve(kFirstPlaces);
    for (int number = 0; number < kFirstPlaces; ++number)
        chosen.push_back(dice.below(cells));
    std::ranges::sort(chosen);
    chosen.erase(std::ranges::unique(chosen).begin(), chosen.end());
    std::uint32_t index = 0;
    std::size_t next = 0;
    std::vector<CellAt> places;
    for (int y = 0; y < m_blocked.height(); ++y)
        for (int x = 0; x < m_blocked.width() && next < chosen.size(); ++x)
            if (!m_blocked.get(x, y)) {
                if (chosen[next] == index) {
                    places.push_back({x - design.floor.width() / 2, y - design.floor.height() / 2});
                    ++next;
                }
                ++index;
            }
    std::erase_if(places, [&](CellAt corner) { return !fits(design.floor, corner); });
    if (places.empty())
        return false;
    put(design, std::move(room), places[dice.below(static_cast<std::uint32_t>(places.size()))]);
    return true;
}

// The side of the new room that this door would lead into; kNoSide when the cell is no longer a wall with floor on
// exactly one side.
std::size_t Accretion::sideOf(CellAt door) const
{
    if (m_canvas.isWalkable(door.x, door.y))
        return kNoSide;
    std::size_t found = kNoSide;
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        const CellAt behind = stepped(door, kSides[side], -1);
        if (!m_canvas.isWalkable(behind.x, behind.y))
            continue;
        if (found != kNoSide || !m_canvas.isInArea(behind.x, behind.y))
            return kNoSide;
        found = side;
    }
    return found;
}

// That of lowest draw.
std::optional<Accretion::Fit> Accretion::bestFit(const Design& design, const Chance& chance, int number) const
{
    const bool isSample = m_doors.size() > kMostDoors;
    const Ranks ranks(chance.at(Draw::Door, number), m_canvas.width(), m_canvas.height());
    std::optional<Fit> best;
    std::uint64_t least = 0;
    for (std::size_t i = 0; i < std::min(m_doors.size(), kMostDoors); ++i) {
        const CellAt door = m_doors[isSample ? chance.at(Draw::Rank, number, i) % m_doors.size() : i];
        const std::size_t side = m_sides[door.x, door.y];
        if (side == kNoSide || !design.doors[side])
            continue;
        const std::uint64_t rank = ranks.at(door.x, door.y);
        const CellAt corner{door.x - design.doors[side]->x, door.y - design.doors[side]->y};
        if ((best && rank >= least) || !fits(design.floor, corner))
            continue;
        best = Fit{door, corner};
        least = rank;
    }
    return best;
}

bool Accretion::attach(const Design& design, Room room, const Chance& chance, int number)
{
    const auto fit = bestFit(design, chance, number);
    if (!fit)
        return false;
    m_canvas.set(fit->door, m_canvas.catalogue().floor());
    addFloor(fit->door);
    put(design, std::move(room), fit->corner);
    m_canvas.addMouth(fit->door);
    return true;
}

} // namespace cave
