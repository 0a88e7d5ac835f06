// SPDX-License-Identifier: MIT
#include "core/rules/scheduler.h"

namespace cave {

namespace {

// The heap functions of std keep the greatest in front, so "less" means "later".
bool isLater(const Scheduler::Entry& a, const Scheduler::Entry& b)
{
    return a.time != b.time ? a.time > b.time : a.order > b.order;
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

// Sinks from the front to where no child is earlier.
void Scheduler::replaceFirst(Entry entry)
{
    std::size_t hole = 0;
    for (std::size_t child = 1; child < m_heap.size(); child = 2 * hole + 1) {
        if (child + 1 < m_heap.size() && isLater(m_heap[child], m_heap[child + 1]))
            ++child;
        if (!isLater(entry, m_heap[child]))
            break;
        m_heap[hole] = m_heap[child];
        hole = child;
    }
    m_heap[hole] = entry;
}

} // namespace cave
