// SPDX-License-Identifier: MIT
#include "core/world/growth.h"

#include "core/content/limits.h"
#include "core/world/rules.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cave {

namespace {

// The greatest r with r * r <= value.
std::int64_t rootOf(std::int64_t value)
{
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= value)
            root += bit;
    return root;
}

} // namespace

const Growth& presetOf(GrowthFormula formula)
{
    static const Growth none{.needed = {{kLargestNumber}, false, 0}};
    static const Growth jsrogue{.worth = {.health = 1, .attack = 1, .defence = 1, .hero = -3, .victim = 3},
                                .needed = {{0, 0, 10}, false, 0},
                                .healsWhole = true,
                                .choices = {10, 2, 2, 1}};
    static const Growth rooms{
        .worth = {.row = 1}, .needed = {{201, 150}, false, 0}, .usesUp = true, .choices = {20, 1, 1, 0}};
    static const Growth zircon{.worth = {.health = 1, .attack = 1, .defence = 1, .hero = -2},
                               .needed = {{0, 0, 0, 400}, true, 1},
                               .healsPerLevel = 2,
                               .choices = {10, 2, 2, 1}};
    switch (formula) {
    case GrowthFormula::None: return none;
    case GrowthFormula::Jsrogue: return jsrogue;
    case GrowthFormula::Rooms: return rooms;
    case GrowthFormula::Zircon: return zircon;
    }
    std::unreachable();
}

const Growth& growthOf(const Rules& rules) { return rules.ownGrowth ? *rules.ownGrowth : presetOf(rules.growth); }

bool learns(const Rules& rules) { return rules.ownGrowth || rules.growth != GrowthFormula::None; }

int neededFor(const Growth& growth, int level)
{
    std::int64_t sum = 0;
    for (auto term = growth.needed.of.rbegin(); term != growth.needed.of.rend(); ++term)
        sum = sum * level + *term;
    if (growth.needed.root)
        sum = rootOf(std::max<std::int64_t>(sum, 0));
    return static_cast<int>(std::clamp<std::int64_t>(sum + growth.needed.more, 0, std::numeric_limits<int>::max()));
}

} // namespace cave
