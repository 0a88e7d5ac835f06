// SPDX-License-Identifier: MIT
// Sums over many seeds, made by several threads.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace cave::report {

struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t count = 0;
    int jobs = 1;
};

// Whole numbers by name: sums do not depend on the order in which threads are done.
using Sums = std::map<std::string, std::int64_t>;

Result<Sums> sumOverSeeds(const Seeds& seeds, const std::function<Result<Sums>(std::uint64_t seed)>& measure);

std::int64_t at(const Sums& sums, const std::string& name); // 0 for what was never counted

} // namespace cave::report
