// SPDX-License-Identifier: MIT
#include "app/play/words/health_marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace cave {

namespace {

constexpr std::array kMarks{75, 50, 25}; // per cent, the highest first

std::size_t marksAbove(const Creature& hero)
{
    const auto isBelow = [&hero](int mark) {
        return std::int64_t{hero.health} * 100 < std::int64_t{hero.maxHealth} * mark;
    };
    return static_cast<std::size_t>(std::ranges::count_if(kMarks, isBelow));
}

} // namespace

void HealthMarks::begin(const Creature& hero) { m_below = marksAbove(hero); }

std::optional<int> HealthMarks::look(const Creature& hero)
{
    const std::size_t before = std::exchange(m_below, marksAbove(hero));
    if (m_below <= before || hero.health <= 0)
        return std::nullopt;
    return kMarks[m_below - 1];
}

QString fallenHealthText(int mark, const Creature& hero)
{
    //: spoken: %1: per cent, %2: health that is left, %3: full health
    return QCoreApplication::translate("HealthMarks", "Health below %1 %: %2 of %3.")
        .arg(mark)
        .arg(hero.health)
        .arg(hero.maxHealth);
}

} // namespace cave
