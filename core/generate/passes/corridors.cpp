// SPDX-License-Identifier: MIT
#include "core/generate/passes/corridors.h"

#include "core/bits/runs.h"
#include "core/generate/passes/tunnels.h"
#include "core/generate/shapes/partition.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

void appendLeg(std::vector<CellAt>& way, CellAt to)
{
    while (way.back() != to) {
        const CellAt last = way.back();
        way.push_back({last.x + (to.x > last.x) - (to.x < last.x), last.y + (to.y > last.y) - (to.y < last.y)});
    }
}

// The parts that lie in the row's area at all; other floor is not this row's.
Grid<std::uint32_t> partsInArea(const LevelCanvas& canvas, std::size_t& count)
{
    const Regions& regions = canvas.regions(Way::Eight);
    std::vector<std::uint32_t> number(regions.sizes.size(), 0);
    Grid<std::uint32_t> ids = regions.ids;
    count = 0;
    for (int y = 0; y < ids.height(); ++y)
        for (int x = 0; x < ids.width(); ++x)
            if (ids[x, y] != 0 && canvas.isInArea(x, y) && number[ids[x, y]] == 0)
                number[ids[x, y]] = static_cast<std::uint32_t>(++count);
    for (std::uint32_t& id : ids.cells())
        id = number[id];
    return ids;
}

BitGrid diggable(const LevelCanvas& canvas)
{
    BitGrid cells(canvas.width(), canvas.height());
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            if (!canvas.isWalkable(x, y) && canvas.mayWrite(x, y))
                cells.set(x, y);
    return cells;
}

BitGrid roomFloor(const LevelCanvas& canvas)
{
    BitGrid cells(canvas.width(), canvas.height());
    for (const Room& room : canvas.state().rooms)
        for (const CellAt cell : room.cells)
            cells.set(cell.x, cell.y);
    return cells;
}

} // namespace

Box boxForRooms(const LevelCanvas& canvas)
{
    Box box;
    const BitGrid free = BitGrid(canvas.width(), canvas.height(), true) -= canvas.fixed();
    for (int y = 0; y < free.height(); ++y)
        forEachRun(free.row(y), free.width(),
                   [&](int begin, int end) { box = box.united({begin, y, end - begin, 1}); });
    return box.isEmpty() ? box : box.grown(1).intersected(canvas.areaBox());
}

std::vector<CellAt> bentWay(CellAt from, CellAt to, bool acrossFirst)
{
    std::vector<CellAt> way{from};
    appendLeg(way, acrossFirst ? CellAt{to.x, from.y} : CellAt{from.x, to.y});
    appendLeg(way, to);
    return way;
}

bool Corridors::isFree(const std::vector<CellAt>& cells) const
{
    return std::ranges::all_of(
        cells, [&](CellAt cell) { return m_canvas.isWalkable(cell.x, cell.y) || m_canvas.mayWrite(cell.x, cell.y); });
}

void Corridors::write(const std::vector<CellAt>& cells)
{
    for (const CellAt cell : cells)
        if (!m_canvas.isWalkable(cell.x, cell.y))
            m_canvas.set(cell, m_canvas.catalogue().floor());
}

bool Corridors::dig(std::vector<CellAt> way)
{
    if (!isFree(way))
        return false;
    write(way);
    m_ways.push_back(std::move(way));
    return true;
}

bool Corridors::digBent(CellAt from, CellAt to, bool acrossFirst)
{
    return dig(bentWay(from, to, acrossFirst)) || dig(bentWay(from, to, !acrossFirst));
}

int Corridors::joinRest()
{
    if (!m_canvas.hasArea() && m_canvas.runs(Way::Eight).count() <= 1)
        return 0; // nearly always
    std::size_t count = 0;
    const Grid<std::uint32_t> parts = partsInArea(m_canvas, count);
    if (count <= 1)
        return 0;
    std::vector<Tunnel> tunnels = findTunnels(parts, diggable(m_canvas));
    std::ranges::stable_sort(tunnels, {}, [](const Tunnel& tunnel) { return tunnel.cells.size(); });
    Partition partition(count);
    for (const Tunnel& tunnel : tunnels)
        if (partition.join(tunnel.a - 1, tunnel.b - 1)) {
            write(tunnel.cells);
            m_tunnels.insert(m_tunnels.end(), tunnel.cells.begin(), tunnel.cells.end());
        }
    return static_cast<int>(partition.left()) - 1;
}

void Corridors::addMouths()
{
    const BitGrid rooms = roomFloor(m_canvas);
    BitGrid known(m_canvas.width(), m_canvas.height());
    const auto add = [&](CellAt outside) {
        if (known.get(outside.x, outside.y) || m_canvas.hasMark(outside.x, outside.y, kLocked | kNoDig))
            return;
        known.set(outside.x, outside.y);
        m_canvas.addMouth(outside);
    };
    const auto isRoom = [&](int x, int y) { return rooms.getOr(x, y, false); };
    for (const auto& way : m_ways)
        for (std::size_t i = 1; i < way.size(); ++i)
            if (isRoom(way[i].x, way[i].y) != isRoom(way[i - 1].x, way[i - 1].y))
                add(isRoom(way[i].x, way[i].y) ? way[i - 1] : way[i]);
    for (const CellAt cell : m_tunnels)
        if (isRoom(cell.x - 1, cell.y) || isRoom(cell.x + 1, cell.y) || isRoom(cell.x, cell.y - 1) ||
            isRoom(cell.x, cell.y + 1))
            add(cell);
}

void finishCorridors(Corridors& corridors, RowReport& report)
{
    const int apart = corridors.joinRest();
    corridors.addMouths();
    if (apart > 0)
        report.tell(RowState::Partial,
                    {CAVE_TEXT_N("recipe", "%n part(s) [stays|stay] apart, because no tunnel can be dug to [it|them]."),
                     {},
                     apart});
}

} // namespace cave
