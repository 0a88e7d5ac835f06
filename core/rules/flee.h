// SPDX-License-Identifier: MIT
// Getting away from somebody, and not into a corner.
#pragma once

#include "core/rules/path.h"
#include "core/world/world.h"

#include <algorithm>
#include <queue>

namespace cave {

// How unsafe the cells around are, by ten times 6/5 of their steps from a threat, negative, and then no more than 10
// worse than any neighbour: downhill leads away, and out of a dead end past the threat if freedom beyond is worth it.
// After Pete Mack and Joel Anderson, "The Incredible Power of Dijkstra Maps" (2010).
class DangerMap {
public:
    static constexpr int kUnknown = std::numeric_limits<int>::max(); // out of reach for both

    // The cells no further than `reach` from the centre. `isOpen(Position)` says where ways lead; the threat need not
    // be open. A threat outside the square leaves all unknown.
    template <typename IsOpen>
    DangerMap(Position centre, int reach, Position threat, IsOpen&& isOpen) : m_steps(centre, reach)
    {
        if (!m_steps.contains(threat))
            return;
        m_steps.countFrom(threat, std::nullopt, isOpen);
        m_corner = {centre.x - reach, centre.y - reach, centre.z};
        m_danger = Grid<int>(2 * reach + 1, 2 * reach + 1, kUnknown);
        for (const Position at : m_steps.reached())
            cell(at) = -kAway * m_steps.at(at);
        smooth();
    }

    int at(Position at) const
    {
        const int x = at.x - m_corner.x;
        const int y = at.y - m_corner.y;
        return m_danger.contains(x, y) ? m_danger[x, y] : kUnknown;
    }

private:
    static constexpr int kAway = 12; // a step away is worth more than a step costs: 10
    static constexpr int kStep = 10;

    int& cell(Position at) { return m_danger[at.x - m_corner.x, at.y - m_corner.y]; }

    // From the safest cells outwards.
    void smooth()
    {
        using Entry = std::pair<int, Position>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        for (const Position at : m_steps.reached())
            open.emplace(cell(at), at);
        while (!open.empty()) {
            const auto [danger, here] = open.top();
            open.pop();
            if (danger > cell(here))
                continue;
            for (const Direction direction : kDirections) {
                const Position next = moved(here, direction);
                if (m_steps.at(next) == StepMap::kUnreached || cell(next) <= danger + kStep)
                    continue;
                cell(next) = danger + kStep;
                open.emplace(cell(next), next);
            }
        }
    }

    StepMap m_steps;
    Position m_corner;
    Grid<int> m_danger;
};

// Whether a creature of this row has lost so much health that it flees.
constexpr bool isHurtEnough(const Creature& self, const BehaviourRow& flee)
{
    return std::int64_t{self.health} * 100 <= std::int64_t{self.maxHealth} * flee.share;
}

// A step to a free cell by which this creature gets away from the hero: the safest, then the furthest as the crow
// flies, then the first in the order of kDirections. Nothing when no step is safer than staying, or the hero is far.
std::optional<Direction> fleeingStep(const World& world, const Creature& self);

} // namespace cave
