// SPDX-License-Identifier: MIT
// Who acts next: a queue by time, ties in insertion order.
#pragma once

#include "core/world/entity.h"

#include <algorithm>
#include <span>
#include <vector>

namespace cave {

inline constexpr std::int64_t kTicksPerTurn = 100;

// Ticks from one act of a creature to its next: 100 at speed 100, 50 at 200, 400 at 25. Rounded down, at least 1.
constexpr std::int64_t actDuration(int speed) { return std::max<std::int64_t>(1, kTicksPerTurn * 100 / speed); }

// A binary heap keyed (time, order). The order is a number that grows with every insertion, so it is the insertion
// order and makes every key unique: the queue's inside never decides anything.
class Scheduler {
public:
    struct Entry {
        std::int64_t time = 0;
        std::uint64_t order = 0;
        EntityId who = EntityId::None;
    };

    void add(Entry entry);
    const Entry* first() const { return m_heap.empty() ? nullptr : &m_heap.front(); }
    std::span<const Entry> entries() const { return m_heap; } // in no order that means anything
    void removeFirst();
    void replaceFirst(Entry entry); // as removeFirst() and add() in one go; there must be a first

private:
    std::vector<Entry> m_heap;
};

} // namespace cave
