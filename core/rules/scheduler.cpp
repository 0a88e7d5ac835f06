// SPDX-License-Identifier: MIT
#include "core/rules/scheduler.h"

#include <bit>

namespace cave {

std::uint32_t Scheduler::takeNote(const Entry& entry)
{
    const std::uint32_t taken = m_unused;
    if (taken == kNone) {
        m_notes.push_back({entry});
        return static_cast<std::uint32_t>(m_notes.size() - 1);
    }
    m_unused = m_notes[taken].next;
    m_notes[taken].entry = entry;
    return taken;
}

void Scheduler::add(Entry entry)
{
    const std::uint32_t added = takeNote(entry);
    const std::uint32_t day = dayOf(entry.time);
    std::uint32_t& head = m_heads[day];
    if (head == kNone) {
        m_notes[added].next = m_notes[added].previous = head = added;
        m_busyDays[day / 64] |= std::uint64_t{1} << day % 64;
    } else {
        const bool isHead = isEarlier(entry, m_notes[head].entry);
        std::uint32_t before = m_notes[head].previous;
        while (!isHead && isEarlier(entry, m_notes[before].entry)) // who is due in a later year
            before = m_notes[before].previous;
        const std::uint32_t after = m_notes[before].next;
        m_notes[added].previous = before;
        m_notes[added].next = after;
        m_notes[before].next = m_notes[after].previous = added;
        if (isHead)
            head = added;
    }
    if (m_first == kNone || isEarlier(entry, m_notes[m_first].entry))
        m_first = added;
}

void Scheduler::removeFirst()
{
    Note& gone = m_notes[m_first];
    const std::uint32_t day = dayOf(gone.entry.time);
    if (gone.next == m_first) {
        m_heads[day] = kNone;
        m_busyDays[day / 64] &= ~(std::uint64_t{1} << day % 64);
    } else {
        m_heads[day] = gone.next;
        m_notes[gone.next].previous = gone.previous;
        m_notes[gone.previous].next = gone.next;
    }
    gone.next = m_unused;
    m_unused = m_first;
    m_first = firstFrom(gone.entry.time);
}

// The earliest of all, when nothing is earlier than `time`: the first head that is due within a year of it, else the
// earliest head.
std::uint32_t Scheduler::firstFrom(std::int64_t time) const
{
    std::uint32_t earliest = kNone;
    const std::uint32_t today = dayOf(time);
    const std::uint64_t laterDays = ~std::uint64_t{0} << today % 64; // in the word of today
    for (std::uint32_t i = 0; i <= kWords; ++i) {
        const std::uint32_t word = (today / 64 + i) % kWords;
        std::uint64_t days = m_busyDays[word];
        if (word == today / 64)
            days &= i == 0 ? laterDays : ~laterDays;
        for (; days; days &= days - 1) {
            const std::uint32_t head = m_heads[word * 64 + static_cast<std::uint32_t>(std::countr_zero(days))];
            if (m_notes[head].entry.time - time < kDays)
                return head;
            if (earliest == kNone || isEarlier(m_notes[head].entry, m_notes[earliest].entry))
                earliest = head;
        }
    }
    return earliest;
}

std::vector<Scheduler::Entry> Scheduler::entries() const
{
    std::vector<Entry> all;
    for (const std::uint32_t head : m_heads)
        for (std::uint32_t at = head; at != kNone; at = m_notes[at].next == head ? kNone : m_notes[at].next)
            all.push_back(m_notes[at].entry);
    std::ranges::sort(all, isEarlier);
    return all;
}

} // namespace cave
