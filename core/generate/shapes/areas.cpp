// SPDX-License-Identifier: MIT
#include "core/generate/shapes/areas.h"

#include "core/base/position.h"
#include "core/bits/squares.h"
#include "core/generate/shapes/cell.h"
#include "core/generate/shapes/partition.h"

#include <algorithm>

namespace cave {

namespace {

class AreaDivision {
public:
    explicit AreaDivision(const BitGrid& ground) : m_ground(ground), m_parts(ground.width(), ground.height(), 0) {}

    Regions make()
    {
        std::vector<BitGrid> squares{m_ground}; // of side 1, 2 ...
        while (std::ssize(squares) < kWidestGround)
            squares.push_back(widerSquares(squares.back()));
        BitGrid wider(m_ground.width(), m_ground.height());
        for (int width = kWidestGround; width > 0; --width) {
            const BitGrid cells = cellsOfSquares(std::move(squares.back()), width);
            squares.pop_back();
            flood(cellsOnlyIn(cells, wider), width);
            wider = cells;
        }
        return found();
    }

private:
    struct Part {
        int widest = 0;
        int size = 0;
    };

    static std::vector<CellAt> cellsOnlyIn(BitGrid cells, const BitGrid& others)
    {
        cells -= others;
        std::vector<CellAt> list;
        cells.forEach([&](int x, int y) { list.push_back({x, y}); });
        return list;
    }

    template <typename Visit>
    void forNeighbours(CellAt cell, Visit visit)
    {
        for (const Direction direction : kDirections) {
            const Offset step = offsetOf(direction);
            const CellAt next{cell.x + step.dx, cell.y + step.dy};
            if (m_parts.contains(next.x, next.y))
                visit(next);
        }
    }

    // `cells`: those of this width, by rows.
    void flood(const std::vector<CellAt>& cells, int width)
    {
        for (const CellAt cell : cells)
            m_parts[cell.x, cell.y] = kWaiting;
        growParts(cells);
        for (const CellAt cell : cells)
            if (m_parts[cell.x, cell.y] == kWaiting)
                begin(cell, width);
        for (const CellAt cell : cells)
            forNeighbours(cell, [&](CellAt next) { meet(cell, next, width); });
    }

    // Each waiting cell goes to the part that is the fewest steps away, among such to that of the least number: they
    // are taken by number, so those of one distance come by number again.
    void growParts(const std::vector<CellAt>& cells)
    {
        std::vector<std::pair<std::uint32_t, CellAt>> reached;
        for (const CellAt cell : cells) {
            std::uint32_t nearest = kWaiting;
            forNeighbours(cell, [&](CellAt next) {
                if (const std::uint32_t part = m_parts[next.x, next.y]; part != 0 && part != kWaiting)
                    nearest = std::min(nearest, standing(part));
            });
            if (nearest != kWaiting)
                reached.emplace_back(nearest, cell);
        }
        std::ranges::stable_sort(reached, {}, &std::pair<std::uint32_t, CellAt>::first);
        for (const auto& [part, cell] : reached)
            take(cell, part);
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const auto [part, cell] = reached[i];
            forNeighbours(cell, [&](CellAt next) {
                if (m_parts[next.x, next.y] != kWaiting)
                    return;
                take(next, part);
                reached.emplace_back(part, next);
            });
        }
    }

    void begin(CellAt first, int width)
    {
        const auto part = static_cast<std::uint32_t>(m_joined.add());
        m_all.push_back({width, 0});
        std::vector<CellAt> reached{first};
        take(first, part);
        while (!reached.empty()) {
            const CellAt cell = reached.back();
            reached.pop_back();
            forNeighbours(cell, [&](CellAt next) {
                if (m_parts[next.x, next.y] != kWaiting)
                    return;
                take(next, part);
                reached.push_back(next);
            });
        }
    }

    void take(CellAt cell, std::uint32_t part)
    {
        m_parts[cell.x, cell.y] = part;
        ++m_all[part].size;
    }

    // Where two parts touch.
    void meet(CellAt cell, CellAt next, int width)
    {
        if (m_parts[next.x, next.y] == 0 || m_parts[next.x, next.y] == m_parts[cell.x, cell.y])
            return;
        const std::uint32_t one = standing(m_parts[cell.x, cell.y]);
        const std::uint32_t other = standing(m_parts[next.x, next.y]);
        if (one == other || (staysApart(m_all[one], width) && staysApart(m_all[other], width)))
            return;
        m_joined.join(one, other);
        m_all[std::min(one, other)].size += m_all[std::max(one, other)].size; // no wider: it was begun later
    }

    static bool staysApart(const Part& part, int width) { return part.widest >= 2 * width && part.size >= kLeastArea; }

    std::uint32_t standing(std::uint32_t part) { return static_cast<std::uint32_t>(m_joined.find(part)); }

    Regions found()
    {
        Regions regions;
        regions.ids = Grid<std::uint32_t>(m_ground.width(), m_ground.height(), 0);
        std::vector<std::uint32_t> ids(m_all.size());
        for (int y = 0; y < m_ground.height(); ++y)
            for (int x = 0; x < m_ground.width(); ++x) {
                if (m_parts[x, y] == 0)
                    continue;
                std::uint32_t& id = ids[standing(m_parts[x, y])];
                if (id == 0) {
                    id = static_cast<std::uint32_t>(regions.sizes.size());
                    regions.sizes.push_back(0);
                }
                regions.ids[x, y] = id;
                ++regions.sizes[id];
            }
        return regions;
    }

    static constexpr std::uint32_t kWaiting = ~std::uint32_t{0};

    const BitGrid& m_ground;
    Grid<std::uint32_t> m_parts; // by number in m_all; 0: no ground, or not wide enough yet
    std::vector<Part> m_all{Part{}}; // the least of those joined stands for all
    Partition m_joined{1};
};

} // namespace

Regions divideAreas(const BitGrid& ground) { return AreaDivision(ground).make(); }

} // namespace cave
