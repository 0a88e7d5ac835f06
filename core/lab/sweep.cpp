// SPDX-License-Identifier: MIT
#include "core/lab/sweep.h"

#include "core/proof/problems.h"

#include <algorithm>

namespace cave {

std::vector<std::int64_t> sweepValues(std::int64_t low, std::int64_t high)
{
    const std::int64_t steps = std::min<std::int64_t>(kSweepValues - 1, high - low);
    std::vector<std::int64_t> values{low};
    for (std::int64_t i = 1; i <= steps; ++i)
        values.push_back(low + (high - low) * i / steps);
    return values;
}

SweepSample sweepSampleOf(const Dungeon& dungeon, std::size_t measure, std::optional<int> z, const MeasuredWith& with)
{
    SweepSample sample;
    const MapMeasure& wanted = mapMeasures()[measure];
    const int first = z.value_or(0);
    const int end = z || wanted.isOfDungeon() ? first + 1 : dungeon.depth();
    MeasuredDungeon measured(dungeon, with);
    for (int at = first; at < end; ++at)
        if (const auto number = wanted.of(measured.level(at)))
            sample.numbers.push_back(*number);
    sample.isFaulty = std::ranges::any_of(findProblems(dungeon, with.goesOn), // which take long
                                          [](const Problem& problem) { return problem.severity == Severity::Error; });
    return sample;
}

SweepSum::SweepSum(std::vector<std::int64_t> values) : m_values(std::move(values)), m_columns(m_values.size()) {}

void SweepSum::add(std::size_t value, const SweepSample& sample)
{
    Column& column = m_columns[value];
    column.numbers.insert(column.numbers.end(), sample.numbers.begin(), sample.numbers.end());
    ++column.seeds;
    column.faulty += sample.isFaulty;
}

SweepBand SweepSum::band(std::size_t value) const
{
    constexpr std::size_t kTenth = 10;
    const Column& column = m_columns[value];
    SweepBand band;
    band.seeds = column.seeds;
    band.faulty = column.faulty;
    band.numbers = column.numbers.size();
    if (column.numbers.empty())
        return band;
    std::vector<std::int64_t> sorted = column.numbers;
    std::ranges::sort(sorted);
    band.low = sorted[sorted.size() / kTenth];
    band.median = sorted[(sorted.size() - 1) / 2];
    band.high = sorted[sorted.size() - 1 - sorted.size() / kTenth];
    return band;
}

} // namespace cave
