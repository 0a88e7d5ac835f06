// SPDX-License-Identifier: MIT
#include "core/rules/scheduler.h"

#include <tuple>

namespace cave {

namespace {

// The heap functions of std keep the greatest in front, so "less" means "later".
bool isLater(const Scheduler::Entry& a, const Scheduler::Entry& b)
{
    return std::tie(a.time, a.order) > std::tie(b.time, b.order);
}

} // namespace

void Scheduler::add(Entry entry)
{
    m_heap.push_back(entry);
    std::ranges::push_heap(m_heap, isLater);
}

void Scheduler::removeFirst()
{
    std::ranges::pop_heap(m_heap, isLater);
    m_heap.pop_back();
}

} // namespace cave
