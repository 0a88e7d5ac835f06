// SPDX-License-Identifier: MIT
#include "core/generate/passes/maze.h"

#include <algorithm>
#include <array>
#include <optional>

namespace cave {

namespace {

constexpr std::array<CellAt, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

CellAt neighbour(CellAt from, int side)
{
    const CellAt step = kSteps[static_cast<std::size_t>(side)];
    return {from.x + step.x, from.y + step.y};
}

// A way is kept at its north or west end.
struct Passage {
    CellAt at;
    std::uint8_t bit;
};

Passage passageTo(CellAt from, int side)
{
    const auto bit = side % 2 == 0 ? MazeGraph::kSouth : MazeGraph::kEast;
    return {side == 0 || side == 3 ? neighbour(from, side) : from, bit};
}

bool isSet(const Grid<std::uint8_t>& ways, CellAt from, int side)
{
    const Passage passage = passageTo(from, side);
    return ways.contains(passage.at.x, passage.at.y) && (ways[passage.at.x, passage.at.y] & passage.bit) != 0;
}

// The side of lowest draw among those that `isWanted`.
template <typename Wanted>
std::optional<int> chooseSide(CellAt from, Draw tag, const Chance& chance, Wanted isWanted)
{
    std::optional<int> best;
    std::uint64_t bestRank = 0;
    for (int side = 0; side < 4; ++side) {
        if (!isWanted(side))
            continue;
        const std::uint64_t rank = chance.at(tag, from.x, from.y, side);
        if (!best || rank < bestRank) {
            best = side;
            bestRank = rank;
        }
    }
    return best;
}

class Grower {
public:
    Grower(MazeGraph& graph, int newest, const Chance& chance)
        : m_graph(graph), m_newest(newest), m_chance(chance), m_dice(chance.stream(Draw::Node)),
          m_isMet(graph.isUsed.width(), graph.isUsed.height())
    {
    }

    void growFrom(CellAt first)
    {
        if (!m_graph.isUsed[first.x, first.y] || m_isMet[first.x, first.y])
            return;
        meet(first);
        while (!m_active.empty())
            step();
    }

private:
    // Meets a junction and all that open ways lead to.
    void meet(CellAt junction)
    {
        m_isMet[junction.x, junction.y] = 1;
        std::size_t next = m_active.size();
        m_active.push_back(junction);
        for (; next < m_active.size(); ++next)
            for (int side = 0; side < 4; ++side)
                if (const CellAt there = neighbour(m_active[next], side);
                    m_graph.isOpenTo(m_active[next], side) && !m_isMet[there.x, there.y]) {
                    m_isMet[there.x, there.y] = 1;
                    m_active.push_back(there);
                }
    }

    void step()
    {
        const bool isNewest = m_dice.perMille(m_newest);
        const std::size_t index =
            isNewest ? m_active.size() - 1 : m_dice.below(static_cast<std::uint32_t>(m_active.size()));
        const CellAt here = m_active[index];
        const auto side = chooseSide(here, Draw::Shape, m_chance, [&](int way) {
            const CellAt there = neighbour(here, way);
            return m_graph.mayOpenTo(here, way) && !m_isMet[there.x, there.y];
        });
        if (side) {
            m_graph.openTo(here, *side);
            meet(neighbour(here, *side));
            return;
        }
        m_active[index] = m_active.back();
        m_active.pop_back();
    }

    MazeGraph& m_graph;
    int m_newest;
    const Chance& m_chance;
    Random m_dice;
    Grid<std::uint8_t> m_isMet;
    std::vector<CellAt> m_active;
};

} // namespace

bool MazeGraph::mayOpenTo(CellAt from, int side) const { return isSet(mayOpen, from, side); }
bool MazeGraph::isOpenTo(CellAt from, int side) const { return isSet(open, from, side); }

void MazeGraph::openTo(CellAt from, int side)
{
    const Passage passage = passageTo(from, side);
    open[passage.at.x, passage.at.y] |= passage.bit;
}

int MazeGraph::degree(CellAt junction) const
{
    int ways = 0;
    for (int side = 0; side < 4; ++side)
        ways += isOpenTo(junction, side);
    return ways;
}

void growTree(MazeGraph& graph, int newest, const Chance& chance)
{
    Grower grower(graph, newest, chance);
    for (int y = 0; y < graph.isUsed.height(); ++y)
        for (int x = 0; x < graph.isUsed.width(); ++x)
            grower.growFrom({x, y});
}

// All dead ends are found before the first is opened, so that no opening decides about another.
void braid(MazeGraph& graph, int perMille, const Chance& chance)
{
    std::vector<CellAt> ends;
    for (int y = 0; y < graph.isUsed.height(); ++y)
        for (int x = 0; x < graph.isUsed.width(); ++x)
            if (graph.isUsed[x, y] && graph.degree({x, y}) == 1 && chance.perMille(perMille, Draw::Join, x, y))
                ends.push_back({x, y});
    for (const CellAt end : ends) {
        const auto isShut = [&](int side) { return graph.mayOpenTo(end, side) && !graph.isOpenTo(end, side); };
        if (const auto side = chooseSide(end, Draw::Corridor, chance, isShut))
            graph.openTo(end, *side);
    }
}

} // namespace cave
