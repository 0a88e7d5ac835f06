// SPDX-License-Identifier: MIT
#include "tests/reports/tally.h"

#include "core/base/parallel.h"

#include <mutex>

namespace cave::report {

Result<Sums> sumOverSeeds(const Seeds& seeds, const std::function<Result<Sums>(std::uint64_t)>& measure)
{
    Result<Sums> sums;
    std::mutex mutex;
    forEachInParallel(seeds.count, seeds.jobs, [&](std::size_t number) {
        const auto one = measure(seeds.first + number);
        const std::lock_guard lock(mutex);
        if (sums && !one)
            sums = std::unexpected(one.error());
        if (sums)
            for (const auto& [name, value] : *one)
                (*sums)[name] += value;
    });
    return sums;
}

std::int64_t at(const Sums& sums, const std::string& name)
{
    const auto found = sums.find(name);
    return found == sums.end() ? 0 : found->second;
}

} // namespace cave::report
