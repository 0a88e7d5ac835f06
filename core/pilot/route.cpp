// SPDX-License-Identifier: MIT
#include "core/pilot/route.h"

#include <algorithm>
#include <limits>
#include <map>

namespace cave {

namespace {

constexpr std::size_t kNoStop = std::numeric_limits<std::size_t>::max();

// A place where one comes out of stairs, the stairs that lead there and the stop before.
struct Stop {
    Position at;
    int steps = 0;
    Position by;
    std::size_t before = kNoStop;
    bool isDone = false;
};

class RouteSearch {
public:
    explicit RouteSearch(const World& world, CellFacts avoided = 0)
        : m_world(world),
          m_search{
              .goals = 0, .blocked = static_cast<CellFacts>(fact::kEnd | avoided), .open = fact::kOpen | fact::kLocked}
    {
    }

    std::optional<StairsRoute> find(Position from, Position to)
    {
        m_stops.push_back({from, 0, from});
        std::optional<std::size_t> best;
        int fewest = std::numeric_limits<int>::max();
        for (std::size_t stop = next(); stop != kNoStop && m_stops[stop].steps < fewest; stop = next()) {
            const Position at = m_stops[stop].at;
            spread(at);
            if (const auto rest = at.z == to.z ? m_ways.stepsTo(m_level, to) : std::nullopt)
                if (const int steps = m_stops[stop].steps + *rest; steps < fewest) {
                    fewest = steps;
                    best = stop;
                }
            follow(stop);
        }
        return best ? std::optional(StairsRoute{stairsTo(*best), fewest}) : std::nullopt;
    }

    std::optional<Position> findLevel(Position from, int z)
    {
        m_stops.push_back({from, 0, from});
        for (std::size_t stop = next(); stop != kNoStop; stop = next()) {
            const Position at = m_stops[stop].at;
            if (at.z == z)
                return at;
            spread(at);
            follow(stop);
        }
        return std::nullopt;
    }

private:
    // The nearest stop not yet done; of equal ones the first.
    std::size_t next()
    {
        std::size_t nearest = kNoStop;
        for (std::size_t i = 0; i < m_stops.size(); ++i)
            if (!m_stops[i].isDone && (nearest == kNoStop || m_stops[i].steps < m_stops[nearest].steps))
                nearest = i;
        if (nearest != kNoStop)
            m_stops[nearest].isDone = true;
        return nearest;
    }

    void spread(Position from)
    {
        m_level.read(m_world, from.z);
        m_ways.find(m_level, from, m_search);
    }

    // All stairs of the level just searched.
    void follow(std::size_t stop)
    {
        const int z = m_stops[stop].at.z;
        for (const RememberedWay& way : m_world.level(z).memory.ways) {
            const Position stairs{way.x, way.y, z};
            const auto steps = m_ways.stepsTo(m_level, stairs);
            if (!steps || (m_level.at(stairs) & (fact::kUp | fact::kDown)) == 0)
                continue;
            const int sum = m_stops[stop].steps + *steps + 1;
            const auto [known, isNew] = m_stopAt.try_emplace(way.to, m_stops.size());
            if (isNew)
                m_stops.push_back({way.to, sum, stairs, stop});
            else if (Stop& there = m_stops[known->second]; sum < there.steps)
                there = {way.to, sum, stairs, stop};
        }
    }

    std::vector<Position> stairsTo(std::size_t stop) const
    {
        std::vector<Position> stairs;
        for (; m_stops[stop].before != kNoStop; stop = m_stops[stop].before)
            stairs.push_back(m_stops[stop].by);
        std::ranges::reverse(stairs);
        return stairs;
    }

    const World& m_world;
    WaySearch m_search;
    KnownLevel m_level;
    Ways m_ways;
    std::vector<Stop> m_stops;
    std::map<Position, std::size_t> m_stopAt;
};

} // namespace

std::optional<StairsRoute> stairsOnTheWay(const World& world, Position from, Position to, CellFacts avoided)
{
    return RouteSearch(world, avoided).find(from, to);
}

std::optional<Position> arrivalOn(const World& world, Position from, int z)
{
    return RouteSearch(world).findLevel(from, z);
}

} // namespace cave
