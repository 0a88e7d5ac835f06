// SPDX-License-Identifier: MIT
#include "core/proof/shape.h"

#include "core/generate/shapes/cell.h"
#include "core/generate/shapes/distance_map.h"
#include "core/generate/shapes/regions.h"
#include "core/world/goals.h"

#include <algorithm>
#include <climits>
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
    Grid<int> stepsFromEnds(bool arrivals, bool throughSecrets) const;

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

Grid<int> Plan::stepsFromEnds(bool arrivals, bool throughSecrets) const
{
    const BitGrid open =
        cells([&](const TileKind& kind) { return isPassable(kind) && (throughSecrets || !isSecret(kind)); });
    std::vector<CellAt> from;
    ends(arrivals).forEach([&](int x, int y) {
        if (open.get(x, y))
            from.push_back({x, y});
    });
    return stepsFrom(open, from);
}

// Of the shortest way from an arrival to a departure.
std::optional<int> Plan::steps(bool throughSecrets) const
{
    const Grid<int> steps = stepsFromEnds(true, throughSecrets);
    std::optional<int> fewest;
    ends(false).forEach([&](int x, int y) {
        if (steps[x, y] != kNoSteps && steps[x, y] < fewest.value_or(INT_MAX))
            fewest = steps[x, y];
    });
    return fewest;
}

} // namespace

LevelDistances distancesOf(const Dungeon& dungeon, int z)
{
    const Plan plan(dungeon, z);
    return {plan.stepsFromEnds(true, true), plan.stepsFromEnds(false, true)};
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
