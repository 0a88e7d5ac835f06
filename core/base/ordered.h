// SPDX-License-Identifier: MIT
/// @file
/// Work on several threads whose results are taken in order.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace cave {

/// What the threads of forEachInOrder() share: which number is next, and the results that wait for those before them.
template <typename T>
class OrderedWork {
public:
    OrderedWork(std::uint64_t count, std::uint64_t ahead) : m_count(count), m_ahead(ahead) {}

    /// The number of the next result to make; nothing when there is no more to do. Waits while too many wait.
    std::optional<std::uint64_t> begin()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isOver || m_begun == m_count || m_begun < m_taken + m_ahead; });
        if (m_isOver || m_begun == m_count)
            return std::nullopt;
        return m_begun++;
    }

    void put(std::uint64_t number, T made)
    {
        const std::lock_guard lock(m_mutex);
        m_made.emplace(number, std::move(made));
        m_changed.notify_all();
    }

    T take()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_made.contains(m_taken); });
        auto node = m_made.extract(m_taken++);
        m_changed.notify_all();
        return std::move(node.mapped());
    }

    void stop()
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
        m_changed.notify_all();
    }

private:
    const std::uint64_t m_count;
    const std::uint64_t m_ahead;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::uint64_t m_begun = 0;
    std::uint64_t m_taken = 0;
    std::map<std::uint64_t, T> m_made; // by its number
    bool m_isOver = false;
};

/// Calls make(i) for each i below `count`, from `threads` threads (1 or more), and take(result) from this thread in the
/// order of i: what is taken does not depend on `threads`. Ends when `take` says false. At most four results a thread
/// wait to be taken. Neither may throw.
template <typename Make, typename Take>
void forEachInOrder(std::uint64_t count, int threads, const Make& make, const Take& take)
{
    constexpr std::uint64_t kAhead = 4; // results a thread
    const std::uint64_t workers = std::min(static_cast<std::uint64_t>(threads), count);
    OrderedWork<decltype(make(std::uint64_t{}))> work(count, workers * kAhead);
    std::vector<std::jthread> running;
    running.reserve(workers);
    for (std::uint64_t i = 0; i < workers; ++i)
        running.emplace_back([&] {
            while (const auto number = work.begin())
                work.put(*number, make(*number));
        });
    for (std::uint64_t i = 0; i < count; ++i)
        if (!take(work.take()))
            break;
    work.stop();
}

} // namespace cave
