// SPDX-License-Identifier: MIT
// Two ways to do the same job, on the same input.
#pragma once

#include <functional>
#include <string>

namespace cave {

struct Contest {
    std::string job;
    std::string peer;
    double bar;  // that the ratio must reach; 0: none is set
    bool isSame; // the results of both
    std::function<void()> ours;
    std::function<void()> theirs;
};

} // namespace cave
