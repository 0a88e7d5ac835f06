// SPDX-License-Identifier: MIT
#include "core/proof/findings.h"

#include <algorithm>
#include <tuple>

namespace cave {

void Findings::add(ProblemKind kind, Severity severity, std::optional<Position> at, Text what, ScriptAddress script)
{
    if (m_problems.size() < kMost) {
        m_problems.push_back({kind, severity, at, std::move(what), std::move(script)});
        return;
    }
    ++m_left;
    m_worstLeft = std::min(m_worstLeft, severity);
}

std::vector<Problem> Findings::taken()
{
    std::ranges::stable_sort(m_problems, {}, [](const Problem& problem) {
        const Position at = problem.at.value_or(Position{});
        return std::tuple(problem.at.has_value(), at.z, at.y, at.x);
    });
    if (m_left > 0)
        m_problems.push_back({ProblemKind::More,
                              m_worstLeft,
                              std::nullopt,
                              {CAVE_TEXT_N("problems", "%n more problem(s) [is|are] not listed."), {}, m_left}});
    return std::move(m_problems);
}

} // namespace cave
