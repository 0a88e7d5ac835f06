// SPDX-License-Identifier: MIT
#include "core/generate/passes/machine_sites.h"

#include "core/generate/shapes/chokes.h"
#include "core/generate/shapes/distance_map.h"
#include "core/world/goals.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr std::size_t kMostSites = 12; // that are offered for one machine

bool isOfSize(const BitGrid& cells, const Interior& interior)
{
    const int count = cells.count();
    return count >= interior.least && count <= interior.most;
}

} // namespace

MachineSites::MachineSites(const LevelCanvas& canvas, const HeldCells& held)
    : m_canvas(canvas), m_held(held), m_ground(ground())
{
}

// What holds somebody and is neither a way on nor a door.
bool MachineSites::isGround(const TileKind& kind) const
{
    const Rules& rules = m_canvas.dungeon().rules;
    return kind.walkable && kind.leads == Leads::Nowhere && kind.opensInto.empty() && kind.closesInto.empty() &&
           (rules.goal == Goal::Collect || !isGoalTile(rules, kind.id));
}

BitGrid MachineSites::ground() const
{
    std::vector<bool> isGroundTile;
    for (const TileKind& kind : m_canvas.catalogue().tiles())
        isGroundTile.push_back(isGround(kind));
    BitGrid cells(m_canvas.width(), m_canvas.height());
    m_canvas.walkable().forEach([&](int x, int y) {
        if (isGroundTile[m_canvas.tile(x, y)] && m_canvas.mayWrite(x, y) && !m_canvas.hasMark(x, y, kVault))
            cells.set(x, y);
    });
    return cells -= m_held.kept;
}

bool MachineSites::offer(const Interior& interior, const Chance& chance, const Take& isTaken) const
{
    switch (interior.in) {
    case Inside::DeadEnd: return offerDeadEnds(interior, chance, isTaken);
    case Inside::Room: return offerRooms(interior, chance, isTaken);
    case Inside::Area: return offerAreas(interior, chance, isTaken);
    case Inside::Level: return offerLevel(interior, chance, isTaken);
    }
    return false;
}

// A door may be the only way in as well as open ground.
bool MachineSites::mayBeOrigin(CellAt choke) const
{
    const auto [x, y] = choke;
    const TileKind& kind = m_canvas.kind(x, y);
    const bool isDoor = !kind.opensInto.empty() || !kind.closesInto.empty();
    return !m_held.taken.get(x, y) && !m_held.kept.get(x, y) &&
           (m_ground.get(x, y) || (isDoor && m_canvas.mayWrite(x, y) && !m_canvas.hasMark(x, y, kVault)));
}

// What the root does not lead to without the choke.
BitGrid MachineSites::behind(CellAt choke, CellAt root) const
{
    BitGrid floor = m_canvas.walkable();
    floor.set(choke.x, choke.y, false);
    const Grid<int> near = stepsFrom(floor, std::span(&root, 1));
    const Regions& regions = m_canvas.regions(Way::Eight);
    const std::uint32_t region = regions.ids[root.x, root.y];
    BitGrid cells(floor.width(), floor.height());
    m_ground.forEach([&](int x, int y) {
        cells.set(x, y, regions.ids[x, y] == region && near[x, y] == kNoSteps && CellAt{x, y} != choke);
    });
    return cells;
}

bool MachineSites::offerDeadEnds(const Interior& interior, const Chance& chance, const Take& isTaken) const
{
    const Regions& regions = m_canvas.regions(Way::Eight);
    std::vector<std::uint32_t> done;
    std::vector<std::tuple<std::uint64_t, int, int, std::size_t>> ranked;
    for (std::size_t root = 0; root < m_held.arrivals.size(); ++root) {
        const auto [rootX, rootY] = m_held.arrivals[root];
        const std::uint32_t region = regions.ids[rootX, rootY];
        if (std::ranges::find(done, region) != done.end())
            continue;
        done.push_back(region);
        for (const Choke& choke : findChokes(m_canvas.walkable(), m_held.arrivals[root], m_held.kept))
            if (!choke.cutsOffKept && choke.cutOff >= interior.least && choke.cutOff <= interior.most &&
                mayBeOrigin(choke.cell))
                ranked.emplace_back(chance.at(Draw::Door, choke.cell.x, choke.cell.y), choke.cell.y, choke.cell.x,
                                    root);
    }
    const std::size_t count = std::min(ranked.size(), kMostSites);
    std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
        const CellAt choke{std::get<2>(ranked[i]), std::get<1>(ranked[i])};
        const MachineSite site{choke, true, behind(choke, m_held.arrivals[std::get<3>(ranked[i])])};
        if (isOfSize(site.cells, interior) && isTaken(site))
            return true;
    }
    return false;
}

bool MachineSites::offerRooms(const Interior& interior, const Chance& chance, const Take& isTaken) const
{
    std::vector<std::pair<std::uint64_t, const Room*>> rooms;
    for (const Room& room : m_canvas.state().rooms)
        rooms.emplace_back(chance.at(Draw::Level, room.uid), &room);
    std::ranges::stable_sort(rooms, {}, &std::pair<std::uint64_t, const Room*>::first);
    for (const auto& [rank, room] : rooms) {
        BitGrid cells(m_canvas.width(), m_canvas.height());
        for (const auto [x, y] : room->cells)
            cells.set(x, y, m_ground.get(x, y));
        if (!isOfSize(cells, interior))
            continue;
        const CellAt origin = chance.lowest(cells, 1, Draw::Rank).front();
        if (isTaken({origin, false, std::move(cells)}))
            return true;
    }
    return false;
}

// The cells nearest to the origin, as many as are drawn between the least and the most.
bool MachineSites::offerAreas(const Interior& interior, const Chance& chance, const Take& isTaken) const
{
    for (const CellAt origin : chance.lowest(m_ground, kMostSites, Draw::Rank)) {
        const Grid<int> steps = stepsFrom(m_ground, std::span(&origin, 1));
        std::vector<std::tuple<int, std::uint64_t, int, int>> ranked;
        m_ground.forEach([&](int x, int y) {
            if (steps[x, y] != kNoSteps)
                ranked.emplace_back(steps[x, y], chance.at(Draw::Shape, x, y), y, x);
        });
        const auto range = static_cast<std::uint64_t>(interior.most - interior.least) + 1;
        const auto wanted = static_cast<std::size_t>(interior.least) +
                            static_cast<std::size_t>(chance.at(Draw::Count, origin.x, origin.y) % range);
        if (ranked.size() < static_cast<std::size_t>(interior.least))
            continue;
        const std::size_t count = std::min(ranked.size(), wanted);
        std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(count));
        MachineSite site{origin, false, BitGrid(m_canvas.width(), m_canvas.height())};
        for (std::size_t i = 0; i < count; ++i)
            site.cells.set(std::get<3>(ranked[i]), std::get<2>(ranked[i]));
        if (isTaken(site))
            return true;
    }
    return false;
}

// All that the hero's first way in leads to.
bool MachineSites::offerLevel(const Interior& interior, const Chance& chance, const Take& isTaken) const
{
    if (m_held.arrivals.empty())
        return false;
    const Regions& regions = m_canvas.regions(Way::Eight);
    const auto [rootX, rootY] = m_held.arrivals.front();
    BitGrid cells(m_canvas.width(), m_canvas.height());
    m_ground.forEach([&](int x, int y) { cells.set(x, y, regions.ids[x, y] == regions.ids[rootX, rootY]); });
    if (!isOfSize(cells, interior))
        return false;
    const CellAt origin = chance.lowest(cells, 1, Draw::Rank).front();
    return isTaken({origin, false, std::move(cells)});
}

} // namespace cave
