// SPDX-License-Identifier: MIT
#include "core/world/creature_hash.h"

namespace cave {

CreatureHash::CreatureHash(std::uint64_t kindHash, const Creature& creature) : m_hash(kindHash)
{
    for (unsigned part = 0; part <= static_cast<unsigned>(CreaturePart::Order); ++part)
        m_hash.add(wordOf(creature, static_cast<CreaturePart>(part)));
    for (const Condition condition : kConditions) // most creatures have none
        if (lasts(creature, condition))
            m_hash.add(QuickHash::wordOf(static_cast<int>(condition), turnsLeft(creature, condition)));
    if (creature.submerged > 0)
        m_hash.add(static_cast<std::uint64_t>(creature.submerged));
    if (creature.cushioned > 0)
        m_hash.add(QuickHash::wordOf(6, creature.cushioned));
    if (creature.side || creature.isCaptive || creature.duty != Duty::Follow)
        m_hash.add(QuickHash::wordOf(creature.side ? *creature.side + 1 : 0, creature.isCaptive))
            .add(static_cast<std::uint64_t>(creature.duty));
    if (creature.group != 0)
        m_hash.add(creature.group);
    if (creature.isPoisonNobodys)
        m_hash.add(QuickHash::wordOf(1, 1));
    if (creature.withdraws > 0)
        m_hash.add(QuickHash::wordOf(3, creature.withdraws));
    if (creature.lost > 0)
        m_hash.add(QuickHash::wordOf(7, creature.lost));
    if (creature.stage > 0)
        m_hash.add(QuickHash::wordOf(2, creature.stage));
    if (creature.isDozing || creature.isHunter)
        m_hash.add(QuickHash::wordOf(4 + creature.isDozing, creature.isHunter));
}

} // namespace cave
