// SPDX-License-Identifier: MIT
#include "core/rules/verbs/blow.h"

#include "core/rules/facts/pack.h"

#include <algorithm>

namespace cave {

Span blowOf(const World& world, int attack, const Creature& victim)
{
    const int excess = attack - defenceOf(world, victim);
    if (world.rules().damage == DamageFormula::Difference)
        return {std::max(0, excess), std::max(0, excess)};
    return {1, std::max(1, excess)};
}

Span blowOf(const World& world, const Creature& attacker, const Creature& victim)
{
    return blowOf(world, attackOf(world, attacker), victim);
}

int drawBlow(WorldWriter world, const Creature& attacker, const Creature& victim)
{
    return drawBlowOf(world, attackOf(world, attacker), victim);
}

int drawBlowOf(WorldWriter world, int attack, const Creature& victim)
{
    const int excess = attack - defenceOf(world, victim);
    if (world->rules().damage == DamageFormula::Difference)
        return std::max(0, excess);
    return 1 + (excess > 0 ? static_cast<int>(world.dice().below(static_cast<std::uint32_t>(excess))) : 0);
}

std::optional<Span> blowsFor(const Span& blow, int health)
{
    if (blow.least <= 0)
        return std::nullopt;
    const auto count = [health](int each) { return (health + each - 1) / each; };
    return Span{count(blow.most), count(blow.least)};
}

} // namespace cave
