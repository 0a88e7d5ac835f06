// SPDX-License-Identifier: MIT
#include "core/lab/range.h"

#include "core/proof/problems.h"

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

namespace cave {

namespace {

RangeAxis axisOf(std::span<const RangePoint> points, std::int64_t RangePoint::* number)
{
    constexpr std::size_t kPercent = 100;
    std::vector<std::int64_t> values;
    for (const RangePoint& point : points)
        values.push_back(point.*number);
    std::ranges::sort(values);
    return values.empty()
               ? RangeAxis{}
               : RangeAxis{values[values.size() / kPercent], values[values.size() * (kPercent - 1) / kPercent]};
}

} // namespace

bool RangeMeasures::areOfDungeon() const { return mapMeasures()[x].isOfDungeon() && mapMeasures()[y].isOfDungeon(); }

std::vector<RangePoint> rangePointsOf(const Dungeon& dungeon, const RangeMeasures& measures, const MeasuredWith& with)
{
    std::vector<RangePoint> points;
    const MapMeasure& across = mapMeasures()[measures.x];
    const MapMeasure& upwards = mapMeasures()[measures.y];
    const int first = measures.z.value_or(0);
    const int end = measures.z || measures.areOfDungeon() ? first + 1 : dungeon.depth();
    MeasuredDungeon measured(dungeon, with);
    for (int z = first; z < end; ++z) {
        MeasuredLevel& level = measured.level(z);
        const auto x = across.of(level);
        const auto y = upwards.of(level);
        if (x && y)
            points.push_back({dungeon.seed, z, *x, *y});
    }
    return points;
}

FaultyLevels faultyLevelsOf(const Dungeon& dungeon, const RangeMeasures& measures, const std::function<bool()>& goesOn)
{
    FaultyLevels faulty{dungeon.seed, {}};
    std::set<int> levels;
    bool isWhole = false;
    for (const Problem& problem : findProblems(dungeon, goesOn)) {
        if (problem.severity != Severity::Error)
            continue;
        if (problem.at)
            levels.insert(problem.at->z);
        isWhole |= !problem.at || measures.areOfDungeon();
    }
    for (int z = 0; z < dungeon.depth(); ++z)
        if (isWhole || levels.contains(z))
            faulty.levels.push_back(z);
    return faulty;
}

std::int64_t RangeAxis::width() const { return std::max<std::int64_t>(1, (high - low + kRangeBins) / kRangeBins); }

int RangeAxis::binOf(std::int64_t value) const
{
    return static_cast<int>(std::clamp<std::int64_t>((value - low) / width(), 0, kRangeBins - 1));
}

std::int64_t RangeAxis::firstOf(int bin) const { return low + bin * width(); }

void RangeSum::add(std::span<const RangePoint> points)
{
    const std::size_t before = m_points.size();
    const std::size_t room = kMostRangePoints - before;
    m_points.insert(m_points.end(), points.begin(),
                    points.begin() + static_cast<std::ptrdiff_t>(std::min(room, points.size())));
    for (std::size_t i = before; i < m_points.size(); ++i)
        m_firstOf.try_emplace(m_points[i].seed, i);
    std::size_t from = before;
    if (before < kAxisLevels && !m_areAxesGiven) {
        const std::span<const RangePoint> first(m_points.data(), std::min(m_points.size(), kAxisLevels));
        m_x = axisOf(first, &RangePoint::x);
        m_y = axisOf(first, &RangePoint::y);
        m_bins.fill(0);
        m_faulty.fill(0);
        from = 0;
    }
    for (std::size_t i = from; i < m_points.size(); ++i) {
        const int x = m_x.binOf(m_points[i].x);
        const int y = m_y.binOf(m_points[i].y);
        ++m_bins[x, y];
        m_faulty[x, y] += m_points[i].isFaulty;
    }
}

void RangeSum::markFaulty(const FaultyLevels& faulty)
{
    const auto first = m_firstOf.find(faulty.seed);
    if (first == m_firstOf.end())
        return;
    for (std::size_t i = first->second; i < m_points.size() && m_points[i].seed == faulty.seed; ++i) {
        RangePoint& point = m_points[i];
        if (point.isFaulty || !std::ranges::binary_search(faulty.levels, point.z))
            continue;
        point.isFaulty = true;
        ++m_faulty[m_x.binOf(point.x), m_y.binOf(point.y)];
    }
}

Grid<std::uint8_t> RangeSum::densest(int perCent) const
{
    constexpr std::size_t kPerCent = 100;
    std::vector<std::pair<int, int>> order; // y, x
    for (int y = 0; y < kRangeBins; ++y)
        for (int x = 0; x < kRangeBins; ++x)
            order.emplace_back(y, x);
    std::ranges::stable_sort(order, std::greater(), [this](const auto& bin) { return m_bins[bin.second, bin.first]; });
    Grid<std::uint8_t> densest(kRangeBins, kRangeBins);
    std::size_t held = 0;
    for (const auto& [y, x] : order) {
        if (held * kPerCent >= m_points.size() * static_cast<std::size_t>(perCent) || m_bins[x, y] == 0)
            break;
        densest[x, y] = 1;
        held += static_cast<std::size_t>(m_bins[x, y]);
    }
    return densest;
}

std::vector<RangePoint> RangeSum::pointsIn(int x, int y, std::size_t most) const
{
    std::vector<RangePoint> points;
    std::ranges::copy_if(m_points, std::back_inserter(points),
                         [&](const RangePoint& point) { return m_x.binOf(point.x) == x && m_y.binOf(point.y) == y; });
    std::ranges::sort(points, {}, [](const RangePoint& point) { return std::tuple(point.seed, point.z); });
    points.resize(std::min(points.size(), most));
    return points;
}

} // namespace cave
