// SPDX-License-Identifier: MIT
#include "core/proof/shape.h"

#include "core/generate/shapes/cell.h"
#include "core/generate/shapes/regions.h"
#include "core/world/goals.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

bool isSecret(const TileKind& kind) { return !kind.foundAs.empty(); }

bool isDoor(const TileKind& kind)
{
    return isSecret(kind) || !kind.opensInto.empty() || !kind.closesInto.empty() || !kind.unlocksInto.empty();
}

bool isPassable(const TileKind& kind) { return kind.walkable || isDoor(kind) || kind.leads != Leads::Nowhere; }

bool isWet(const TileKind& kind) { return kind.ground == Ground::Water; }

class Plan {
public:
    Plan(const Dungeon& dungeon, int z) : m_dungeon(dungeon), m_z(z) {}

    template <typename Wanted>
    BitGrid cells(Wanted&& wanted) const
    {
        BitGrid grid(m_dungeon.width, m_dungeon.height);
        for (int y = 0; y < grid.height(); ++y)
            for (int x = 0; x < grid.width(); ++x)
                grid.set(x, y, wanted(kindAt(x, y)));
        return grid;
    }

    int loops() const;
    int rooms() const;
    std::optional<int> steps(bool throughSecrets) const;
    Grid<int> distances(bool fromArrivals) const;

private:
    const DungeonLevel& level() const { return m_dungeon.level(m_z); }
    const TileKind& kindAt(int x, int y) const { return m_dungeon.catalogue->tile(level().tiles[x, y]); }
    BitGrid ends(bool arrivals) const;

    const Dungeon& m_dungeon;
    int m_z;
};

int Plan::loops() const
{
    const BitGrid open = cells([](const TileKind& kind) { return isPassable(kind) || isWet(kind); });
    const Regions walls =
        labelRegions(cells([](const TileKind& kind) { return !isPassable(kind) && !isWet(kind); }), Way::Four);
    std::vector<int> beside(walls.sizes.size());
    std::vector<bool> isEdge(walls.sizes.size());
    for (int y = 0; y < open.height(); ++y)
        for (int x = 0; x < open.width(); ++x) {
            if (x == 0 || y == 0 || x == open.width() - 1 || y == open.height() - 1)
                isEdge[walls.ids[x, y]] = true;
            if (!open.get(x, y))
                continue;
            std::set<std::uint32_t> touched;
            for (const Direction way : {Direction::North, Direction::East, Direction::South, Direction::West}) {
                const Position there = moved({x, y, 0}, way);
                if (walls.ids.contains(there.x, there.y))
                    touched.insert(walls.ids[there.x, there.y]);
            }
            for (const std::uint32_t wall : touched)
                ++beside[wall];
        }
    int loops = 0;
    for (std::size_t wall = 1; wall < beside.size(); ++wall)
        loops += !isEdge[wall] && beside[wall] >= kLongLoop;
    return loops;
}

int Plan::rooms() const
{
    const BitGrid open = cells([](const TileKind& kind) { return (isPassable(kind) || isWet(kind)) && !isDoor(kind); });
    BitGrid wide(open.width(), open.height());
    for (int y = 0; y + 1 < open.height(); ++y)
        for (int x = 0; x + 1 < open.width(); ++x)
            if (open.get(x, y) && open.get(x + 1, y) && open.get(x, y + 1) && open.get(x + 1, y + 1))
                for (const Offset part : {Offset{0, 0}, {1, 0}, {0, 1}, {1, 1}})
                    wide.set(x + part.dx, y + part.dy);
    const Regions rooms = labelRegions(wide, Way::Four);
    return static_cast<int>(
        std::count_if(rooms.sizes.begin() + 1, rooms.sizes.end(), [](int size) { return size >= kSmallestRoom; }));
}

BitGrid Plan::ends(bool arrivals) const
{
    BitGrid ends = cells([&](const TileKind& kind) {
        return kind.leads == (arrivals ? Leads::Up : Leads::Down) ||
               (!arrivals && m_dungeon.rules.goal != Goal::Collect && isGoalTile(m_dungeon.rules, kind.id));
    });
    const auto add = [&](const Place& place) {
        if (place.level == level().uid && ends.contains(place.x, place.y))
            ends.set(place.x, place.y);
    };
    if (arrivals && m_dungeon.start)
        add(m_dungeon.start->at);
    for (const Link& link : m_dungeon.links)
        add(arrivals ? link.to : link.from);
    return ends;
}

// Breadth first from all arrivals at once.
std::optional<int> Plan::steps(bool throughSecrets) const
{
    BitGrid open = cells([&](const TileKind& kind) { return isPassable(kind) && (throughSecrets || !isSecret(kind)); });
    const BitGrid to = ends(false);
    std::vector<CellAt> front;
    const auto visit = [&](std::vector<CellAt>& cells, int x, int y) {
        if (!open.contains(x, y) || !open.get(x, y))
            return false;
        open.set(x, y, false);
        cells.push_back({x, y});
        return to.get(x, y);
    };
    bool isThere = false;
    const BitGrid from = ends(true);
    for (int y = 0; y < from.height(); ++y)
        for (int x = 0; x < from.width(); ++x)
            if (from.get(x, y))
                isThere = visit(front, x, y) || isThere;
    for (int steps = 0; !front.empty(); ++steps) {
        if (isThere)
            return steps;
        std::vector<CellAt> next;
        for (const CellAt cell : front)
            for (const Direction direction : kDirections) {
                const Offset step = offsetOf(direction);
                isThere = visit(next, cell.x + step.dx, cell.y + step.dy) || isThere;
            }
        front = std::move(next);
    }
    return std::nullopt;
}

Grid<int> Plan::distances(bool fromArrivals) const
{
    const BitGrid open = cells(isPassable);
    Grid<int> distances(open.width(), open.height(), -1);
    std::vector<CellAt> front;
    ends(fromArrivals).forEach([&](int x, int y) {
        if (open.get(x, y)) {
            distances[x, y] = 0;
            front.push_back({x, y});
        }
    });
    for (std::size_t i = 0; i < front.size(); ++i) // grows meanwhile
        for (const Direction direction : kDirections) {
            const CellAt from = front[i];
            const Offset step = offsetOf(direction);
            const int x = from.x + step.dx;
            const int y = from.y + step.dy;
            if (!open.getOr(x, y, false) || distances[x, y] >= 0)
                continue;
            distances[x, y] = distances[from.x, from.y] + 1;
            front.push_back({x, y});
        }
    return distances;
}

} // namespace

LevelDistances distancesOf(const Dungeon& dungeon, int z)
{
    const Plan plan(dungeon, z);
    return {plan.distances(true), plan.distances(false)};
}

LevelShape shapeOf(const Dungeon& dungeon, int z)
{
    const Plan plan(dungeon, z);
    LevelShape shape;
    shape.loops = plan.loops();
    shape.rooms = plan.rooms();
    shape.lakes = labelRegions(plan.cells(isWet), Way::Eight).count();
    shape.passable = plan.cells([](const TileKind& kind) { return kind.walkable || isDoor(kind); }).count();
    shape.secrets = plan.cells(isSecret).count();
    const std::optional<int> steps = plan.steps(true);
    shape.hasWay = steps.has_value();
    shape.steps = steps.value_or(0);
    shape.needsSecret = shape.hasWay && !plan.steps(false);
    return shape;
}

BitGrid isOpen(const Dungeon& dungeon, int z)
{
    return Plan(dungeon, z).cells([](const TileKind& kind) { return isPassable(kind) || isWet(kind); });
}

} // namespace cave
