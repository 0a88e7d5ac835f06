// SPDX-License-Identifier: MIT
/// @file
/// What a recipe can make: levels of many seeds by two measures, counted in bins. After G. Smith and J. Whitehead,
/// "Analyzing the Expressive Range of a Level Generator" (2010).
#pragma once

#include "core/base/grid.h"
#include "core/lab/map_measures.h"

#include <vector>

namespace cave {

inline constexpr int kRangeBins = 24; ///< along each axis
inline constexpr std::size_t kAxisLevels = 200; ///< from which the axes are made
inline constexpr std::size_t kMostRangePoints = 100'000;

/// A level that both measures have a value of.
struct RangePoint {
    std::uint64_t seed = 0;
    int z = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;
    bool isFaulty = false; ///< see RangeSum::markFaulty()
    bool operator==(const RangePoint&) const = default;
};

struct RangeMeasures {
    std::size_t x = 0; ///< of mapMeasures()
    std::size_t y = 0;
    std::optional<int> z; ///< of this level alone; nothing: of all
    bool operator==(const RangeMeasures&) const = default;

    bool areOfDungeon() const; ///< both: a seed has one point
};

/// Of a baked dungeon, by level. Where both measures are of the whole dungeon it has one point, on the first level that
/// is asked for.
std::vector<RangePoint> rangePointsOf(const Dungeon& dungeon, const RangeMeasures& measures,
                                      const MeasuredWith& with = {});

/// The levels of a seed that have an error.
struct FaultyLevels {
    std::uint64_t seed = 0;
    std::vector<int> levels; ///< z, ascending
};
/// Of a baked dungeon: those on which findProblems() finds one, or all where one is about the whole dungeon, or
/// both measures are. Takes longer than rangePointsOf(). `goesOn` as findProblems() has it.
FaultyLevels faultyLevelsOf(const Dungeon& dungeon, const RangeMeasures& measures,
                            const std::function<bool()>& goesOn = {});

/// Values low .. high, both included, in bins of one width; what lies beyond is in the first and last bin.
struct RangeAxis {
    std::int64_t low = 0;
    std::int64_t high = 0;
    bool operator==(const RangeAxis&) const = default;

    std::int64_t width() const; ///< values in a bin, 1 or more
    int binOf(std::int64_t value) const; ///< 0 .. kRangeBins - 1
    std::int64_t firstOf(int bin) const; ///< the lowest value that is in it
};

/// Points in the order in which they are added. The axes go from the 1st to the 99th percentile of the first
/// kAxisLevels points and stay so from then on.
class RangeSum {
public:
    RangeSum() = default;
    RangeSum(RangeAxis x, RangeAxis y) : m_x(x), m_y(y), m_areAxesGiven(true) {} ///< which stay so from the first

    /// What comes behind kMostRangePoints is left out.
    void add(std::span<const RangePoint> points);

    /// Of the points that were added those of these levels, if there are any.
    void markFaulty(const FaultyLevels& faulty);

    std::size_t count() const { return m_points.size(); }
    const RangeAxis& x() const { return m_x; }
    const RangeAxis& y() const { return m_y; }
    const Grid<int>& bins() const { return m_bins; } ///< how many points, by bin of x and y
    const Grid<int>& faulty() const { return m_faulty; } ///< how many of them are faulty
    /// The points of a bin, lowest seeds first, `most` at most.
    std::vector<RangePoint> pointsIn(int x, int y, std::size_t most) const;
    /// The fewest bins that hold so much of all points, the fullest first; of two as full the lower one, then the left.
    Grid<std::uint8_t> densest(int perCent) const; ///< 1: it is one of them

private:
    std::vector<RangePoint> m_points;
    std::map<std::uint64_t, std::size_t> m_firstOf; ///< of a seed's points, which are one behind the other
    RangeAxis m_x;
    RangeAxis m_y;
    bool m_areAxesGiven = false;
    Grid<int> m_bins{kRangeBins, kRangeBins};
    Grid<int> m_faulty{kRangeBins, kRangeBins};
};

} // namespace cave
