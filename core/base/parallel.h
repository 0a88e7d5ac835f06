// SPDX-License-Identifier: MIT
/// @file
/// Work on several threads whose parts know nothing of each other.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

namespace cave {

/// How many threads to start for work of this size, when `each` is what takes much longer than starting one: at least
/// 1, and no more than there are processors.
inline int usefulThreads(std::int64_t size, std::int64_t each)
{
    if (size < 2 * each)
        return 1;
    return static_cast<int>(std::min<std::int64_t>(size / each, std::max(1u, std::thread::hardware_concurrency())));
}

/// Calls job(i) once for each i below `count`, on up to `threads` threads, and returns when all are done. The order is
/// any, so each call must write only what is its own. `job` must not throw.
template <typename Job>
void forEachInParallel(std::size_t count, int threads, const Job& job)
{
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            job(i);
    };
    std::vector<std::jthread> helpers;
    const std::size_t extra = std::min(count, static_cast<std::size_t>(std::max(threads, 1))) - (count > 0 ? 1 : 0);
    helpers.reserve(extra);
    for (std::size_t i = 0; i < extra; ++i)
        helpers.emplace_back(run);
    run();
}

} // namespace cave
