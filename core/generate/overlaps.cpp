// SPDX-License-Identifier: MIT
#include "core/generate/overlaps.h"

#include "core/base/parallel.h"

#include <algorithm>

namespace cave {

namespace {

// What was found of one pair so far.
struct Found {
    Overlap overlap;
    std::uint64_t rank = 0; // of its best cell
};

class Pairs {
public:
    // Asked for the first time, it is added.
    Found& of(std::uint32_t upper, std::uint32_t lower)
    {
        std::uint32_t& slot = slotOf(upper, lower);
        if (slot != 0)
            return m_found[slot - 1];
        m_found.push_back({{upper, lower}});
        slot = static_cast<std::uint32_t>(m_found.size());
        if (m_found.size() * 2 >= m_slots.size())
            grow();
        return m_found.back();
    }

    // What was found further down.
    void add(const Pairs& below)
    {
        for (const Found& found : below.m_found) {
            Found& all = of(found.overlap.upper, found.overlap.lower);
            all.overlap.isJoined |= found.overlap.isJoined;
            if (found.overlap.best && (!all.overlap.best || found.rank < all.rank)) { // of equals the first
                all.overlap.best = found.overlap.best;
                all.rank = found.rank;
            }
        }
    }

    std::vector<Overlap> overlaps() const
    {
        std::vector<Overlap> overlaps;
        overlaps.reserve(m_found.size());
        for (const Found& found : m_found)
            overlaps.push_back(found.overlap);
        return overlaps;
    }

private:
    std::uint32_t& slotOf(std::uint32_t upper, std::uint32_t lower)
    {
        const std::uint64_t hash = mix64(std::uint64_t{upper} << 32 | lower);
        for (std::size_t i = hash & (m_slots.size() - 1);; i = (i + 1) & (m_slots.size() - 1)) {
            const std::uint32_t found = m_slots[i];
            if (found == 0 || (m_found[found - 1].overlap.upper == upper && m_found[found - 1].overlap.lower == lower))
                return m_slots[i];
        }
    }

    void grow()
    {
        m_slots.assign(m_slots.size() * 2, 0);
        for (std::uint32_t i = 0; i < m_found.size(); ++i)
            slotOf(m_found[i].overlap.upper, m_found[i].overlap.lower) = i + 1;
    }

    std::vector<Found> m_found;
    std::vector<std::uint32_t> m_slots = std::vector<std::uint32_t>(64); // 0: free, else 1 + place in m_found
};

// What is asked of the cells of one row.
struct Row {
    std::span<const std::uint64_t> free;
    std::span<const std::uint64_t> joined;
    int y = 0;
};

// Looks at the cells of a row from begin to end - 1: those that are floor of both levels belong to the pair.
void look(Found& found, const Row& row, int begin, int end, const Ranks& ranks)
{
    std::uint64_t least = found.rank;
    bool hasNone = !found.overlap.best;
    for (std::size_t w = static_cast<std::size_t>(begin) / 64; w * 64 < static_cast<std::size_t>(end); ++w) {
        const std::uint64_t cells = columnBits(static_cast<int>(w), begin, end);
        found.overlap.isJoined |= (row.joined[w] & cells) != 0;
        for (std::uint64_t bits = row.free[w] & cells; bits != 0; bits &= bits - 1) {
            const int column = static_cast<int>(w) * 64 + std::countr_zero(bits);
            const std::uint64_t rank = ranks.at(column, row.y);
            if (hasNone || rank < least) { // of equals the first
                found.overlap.best = {column, row.y};
                least = rank;
                hasNone = false;
            }
        }
    }
    found.rank = least;
}

void lookAtRow(Pairs& pairs, std::span<const FloorRun> above, std::span<const FloorRun> below, const Row& row,
               const Ranks& ranks)
{
    FloorRun stretch; // of one pair, not looked at yet; its region is the upper one
    std::uint32_t lower = 0;
    const auto lookAtStretch = [&] {
        if (stretch.begin < stretch.end)
            look(pairs.of(stretch.region, lower), row, stretch.begin, stretch.end, ranks);
    };
    for (std::size_t i = 0, k = 0; i < above.size() && k < below.size();) {
        const int begin = std::max(above[i].begin, below[k].begin);
        const int end = std::min(above[i].end, below[k].end);
        if (begin < end && (above[i].region != stretch.region || below[k].region != lower)) {
            lookAtStretch();
            stretch = {begin, end, above[i].region};
            lower = below[k].region;
        }
        if (begin < end)
            stretch.end = end;
        const bool isFirst = above[i].end < below[k].end;
        i += isFirst;
        k += !isFirst;
    }
    lookAtStretch();
}

} // namespace

std::vector<Overlap> findOverlaps(const FloorRuns& upper, const FloorRuns& lower, const BitGrid& free,
                                  const BitGrid& joined, const Ranks& ranks, std::optional<int> threads)
{
    constexpr std::int64_t kCellsEach = 100'000;
    const int count = threads.value_or(usefulThreads(std::int64_t{free.width()} * free.height(), kCellsEach));
    std::vector<Pairs> bands(static_cast<std::size_t>(count));
    forEachInParallel(bands.size(), count, [&](std::size_t band) {
        const int begin = free.height() * static_cast<int>(band) / count;
        const int end = free.height() * static_cast<int>(band + 1) / count;
        for (int y = begin; y < end; ++y)
            lookAtRow(bands[band], upper.row(y), lower.row(y), {free.row(y), joined.row(y), y}, ranks);
    });
    for (std::size_t band = 1; band < bands.size(); ++band)
        bands.front().add(bands[band]);
    return bands.front().overlaps();
}

} // namespace cave
