// SPDX-License-Identifier: MIT
/// @file
/// Collects problems; of a flood of them only the first.
#pragma once

#include "core/proof/problems.h"

namespace cave {

class Findings {
public:
    void add(ProblemKind kind, Severity severity, std::optional<Position> at, Text what, ScriptAddress script = {});
    std::vector<Problem> taken(); ///< sorted

private:
    static constexpr std::size_t kMost = 1000;

    std::vector<Problem> m_problems;
    std::int64_t m_left = 0; ///< beyond kMost
    Severity m_worstLeft = Severity::Warning;
};

} // namespace cave
