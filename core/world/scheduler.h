// SPDX-License-Identifier: MIT
/// @file
/// Who acts next: a queue by time, ties in insertion order.
#pragma once

#include "core/world/entity.h"

#include <algorithm>
#include <array>
#include <vector>

namespace cave {

inline constexpr std::int64_t kTicksPerTurn = 100;
/// A time that no game reaches and that leaves room for sums.
inline constexpr std::int64_t kLastTick = std::int64_t{1} << 60;

/// Ticks from one act of a creature to its next: 100 at speed 100, 50 at 200, 400 at 25. Rounded down, at least 1.
constexpr std::int64_t actDuration(int speed) { return std::max<std::int64_t>(1, kTicksPerTurn * 100 / speed); }

/// A calendar queue keyed (time, order). The order is a number that grows with every insertion, so it is the insertion
/// order and makes every key unique: the queue's inside never decides anything.
///
/// A day is a tick and a year has kDays days. Each day has what is due on that day of any year, sorted by key, and a
/// bit that says whether there is anything. Hardly any wait is longer than a year and whoever is added mostly belongs
/// behind all others of its day, so a step takes the same time however many wait, and goes through memory in order.
/// After R. Brown, "Calendar queues: a fast O(1) priority queue implementation for the simulation event set problem"
/// (1988).
class Scheduler {
public:
    struct Entry {
        std::int64_t time = 0;
        std::uint64_t order = 0;
        EntityId who = EntityId::None;
    };

    void add(const Entry& entry); ///< not one that first() told of
    const Entry* first() const { return m_first == kNone ? nullptr : &m_days[m_first].first(); }
    void removeFirst(); ///< there must be one
    std::vector<Entry> entries() const; ///< in order

private:
    static constexpr std::uint32_t kDays = 512; ///< a power of two
    static constexpr std::uint32_t kWords = kDays / 64;
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    struct Day {
        std::vector<Entry> entries;
        std::size_t gone = 0; ///< the first so many were removed

        const Entry& first() const { return entries[gone]; }
    };

    static std::uint32_t dayOf(std::int64_t time) { return static_cast<std::uint32_t>(time) % kDays; }
    static bool isEarlier(const Entry& a, const Entry& b)
    {
        return a.time != b.time ? a.time < b.time : a.order < b.order;
    }
    std::uint32_t firstDayFrom(std::int64_t time) const;

    std::array<Day, kDays> m_days;
    std::array<std::uint64_t, kWords> m_busyDays{};
    std::uint32_t m_first = kNone; ///< the day of the first of all
};

} // namespace cave
