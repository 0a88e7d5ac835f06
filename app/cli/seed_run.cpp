// SPDX-License-Identifier: MIT
#include "app/cli/seed_run.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace cave::cli {

namespace {

constexpr std::uint64_t kAhead = 4; // results a thread that may wait to be taken

class SeedRun {
public:
    SeedRun(const SeedRange& seeds, std::uint64_t threads) : m_seeds(seeds), m_ahead(threads * kAhead) {}

    // What a working thread does: it makes one result after the other.
    void work(const std::function<Result<std::string>(std::uint64_t)>& make)
    {
        while (const auto number = begin()) {
            auto made = make(m_seeds.first + *number);
            const std::lock_guard lock(m_mutex);
            m_made.emplace(*number, std::move(made));
            m_changed.notify_all();
        }
    }

    Result<std::string> next()
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
    std::optional<std::uint64_t> begin()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isOver || m_begun == m_seeds.count || m_begun < m_taken + m_ahead; });
        if (m_isOver || m_begun == m_seeds.count)
            return std::nullopt;
        return m_begun++;
    }

    const SeedRange m_seeds;
    const std::uint64_t m_ahead;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::uint64_t m_begun = 0;
    std::uint64_t m_taken = 0;
    std::map<std::uint64_t, Result<std::string>> m_made; // by the number of the seed in the range
    bool m_isOver = false;
};

} // namespace

void forEachSeed(const SeedRange& seeds, int jobs, const std::function<Result<std::string>(std::uint64_t)>& make,
                 const std::function<bool(const Result<std::string>&)>& take)
{
    const std::uint64_t threads = std::min(static_cast<std::uint64_t>(jobs), seeds.count);
    SeedRun run(seeds, threads);
    std::vector<std::jthread> workers;
    workers.reserve(threads);
    for (std::uint64_t i = 0; i < threads; ++i)
        workers.emplace_back([&] { run.work(make); });
    for (std::uint64_t i = 0; i < seeds.count; ++i)
        if (!take(run.next()))
            break;
    run.stop();
}

} // namespace cave::cli
