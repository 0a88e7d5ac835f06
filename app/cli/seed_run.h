// SPDX-License-Identifier: MIT
// The same work for many seeds, on several threads, with the results in the order of the seeds.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <string>

namespace cave::cli {

struct SeedRange {
    std::uint64_t first = 1;
    std::uint64_t count = 1; // first + count <= 2^64
};

// Calls `make` for the seeds, from `jobs` threads (1 or more), and `take` from this thread for each result, in the
// order of the seeds: what is taken does not depend on `jobs`. Ends when `take` says false. At most a few results a
// thread wait to be taken.
void forEachSeed(const SeedRange& seeds, int jobs, const std::function<Result<std::string>(std::uint64_t seed)>& make,
                 const std::function<bool(const Result<std::string>& made)>& take);

} // namespace cave::cli
