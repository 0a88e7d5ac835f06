// SPDX-License-Identifier: MIT
#include "core/world/scheduler.h"

#include <bit>

namespace cave {

namespace {

constexpr std::size_t kFirstRoom = 16; // entries: else the first turns of a game would be spent on growing step by step

} // namespace

void Scheduler::add(const Entry& entry)
{
    const std::uint32_t number = dayOf(entry.time);
    Day& day = m_days[number];
    if (day.entries.empty() || isEarlier(day.entries.back(), entry)) {
        if (day.entries.size() == day.entries.capacity() && 2 * day.gone >= day.entries.size()) {
            day.entries.erase(day.entries.begin(), day.entries.begin() + static_cast<std::ptrdiff_t>(day.gone));
            day.gone = 0;
        }
        if (day.entries.capacity() == 0)
            day.entries.reserve(kFirstRoom);
        day.entries.push_back(entry);
        m_busyDays[number / 64] |= std::uint64_t{1} << number % 64;
    } else { // behind it are those who are due in a later year
        const auto left = day.entries.begin() + static_cast<std::ptrdiff_t>(day.gone);
        day.entries.insert(std::upper_bound(left, day.entries.end(), entry, isEarlier), entry);
    }
    if (m_first == kNone || isEarlier(entry, m_days[m_first].first()))
        m_first = number;
}

void Scheduler::removeFirst()
{
    Day& day = m_days[m_first];
    const std::int64_t time = day.first().time;
    if (++day.gone < day.entries.size()) {
        if (day.first().time == time)
            return;
    } else {
        day.entries.clear();
        day.gone = 0;
        m_busyDays[m_first / 64] &= ~(std::uint64_t{1} << m_first % 64);
    }
    m_first = firstDayFrom(time);
}

// The day of the earliest of all, when nothing is earlier than `time`: the first day whose first is due within a year
// of it, else that with the earliest.
std::uint32_t Scheduler::firstDayFrom(std::int64_t time) const
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
            const std::uint32_t day = word * 64 + static_cast<std::uint32_t>(std::countr_zero(days));
            if (m_days[day].first().time - time < kDays)
                return day;
            if (earliest == kNone || isEarlier(m_days[day].first(), m_days[earliest].first()))
                earliest = day;
        }
    }
    return earliest;
}

std::vector<Scheduler::Entry> Scheduler::entries() const
{
    std::vector<Entry> all;
    for (const Day& day : m_days)
        all.insert(all.end(), day.entries.begin() + static_cast<std::ptrdiff_t>(day.gone), day.entries.end());
    std::ranges::sort(all, isEarlier);
    return all;
}

} // namespace cave
