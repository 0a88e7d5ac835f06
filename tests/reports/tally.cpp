// SPDX-License-Identifier: MIT
#include "tests/reports/tally.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace cave::report {

Result<Sums> sumOverSeeds(const Seeds& seeds, const std::function<Result<Sums>(std::uint64_t)>& measure)
{
    Result<Sums> sums;
    std::mutex mutex;
    std::atomic<std::uint64_t> next{0};
    const auto work = [&] {
        for (std::uint64_t i = next++; i < seeds.count; i = next++) {
            const auto one = measure(seeds.first + i);
            const std::lock_guard lock(mutex);
            if (!sums)
                return;
            if (!one) {
                sums = std::unexpected(one.error());
                return;
            }
            for (const auto& [name, value] : *one)
                (*sums)[name] += value;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < seeds.jobs; ++i)
            threads.emplace_back(work);
    }
    return sums;
}

std::int64_t at(const Sums& sums, const std::string& name)
{
    const auto found = sums.find(name);
    return found == sums.end() ? 0 : found->second;
}

} // namespace cave::report
