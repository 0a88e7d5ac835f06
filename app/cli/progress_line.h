// SPDX-License-Identifier: MIT
// How far a long command is, on standard error.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace cave::cli {

// Shown at most twice a second: when it was asked for, or where a terminal sees nothing else of the command.
class ProgressLine {
public:
    ProgressLine(std::uint64_t total, std::string unit, bool isAskedFor);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    void show(std::uint64_t done);
    void clear(); // before anything else is said

private:
    using Clock = std::chrono::steady_clock;

    const std::uint64_t m_total;
    const std::string m_unit;
    const bool m_isShown;
    const Clock::time_point m_begun = Clock::now();
    Clock::time_point m_last = m_begun;
};

} // namespace cave::cli
