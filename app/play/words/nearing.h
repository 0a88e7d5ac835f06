// SPDX-License-Identifier: MIT
// When what comes nearer is told again to those who do not see the map, and in which words.
#pragma once

#include "core/base/position.h"

#include <QString>

namespace cave {

/// Distances are steps, 1 or more. After it was told, something is due again at half that distance or less; so what is
/// beside the hero is due unless it was told there. Once it is more than twice as far away, it counts from there.
class Nearing {
public:
    explicit Nearing(int told) : m_told(told) {}

    bool isDue(int distance) const { return distance * 2 <= m_told; }
    void tell(int distance) { m_told = distance; }
    /// It is there now, told or not.
    void follow(int distance)
    {
        if (distance > m_told * 2)
            m_told = distance;
    }

private:
    int m_told;
};

// "Newt, coming nearer. 3 steps east.", beside the hero "Newt, beside you. 1 step east.", else "Flames. 3 steps east."
// `at` is not where the hero is.
QString nearingText(const QString& name, bool isComing, Position hero, Position at);

// Of those that are only counted, 1 or more: "4 more, coming nearer."
QString moreNearingText(int count);

} // namespace cave
