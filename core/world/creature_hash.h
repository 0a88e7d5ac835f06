// SPDX-License-Identifier: MIT
/// @file
/// The hash of a creature, kept up to date part by part: an act changes two or three of them, and hundreds of acts make
/// a turn.
#pragma once

#include "core/world/entity.h"
#include "core/world/quick_hash.h"

#include <utility>

namespace cave {

/// What every creature has, in the order of the hash. Its kind comes before, what has come over it behind.
enum class CreaturePart : std::uint8_t {
    Id,
    At,
    Health, ///< and the most of it
    Fighting,
    Senses, ///< and speed
    Growth, ///< and colony
    Learning,
    Gains,
    Manner, ///< strengthened, lurking
    Quarry,
    Post,
    NextAct,
    Order
};

class CreatureHash {
public:
    CreatureHash(std::uint64_t kindHash, const Creature& creature); ///< Catalogue::creatureHash of its kind

    std::uint64_t result() const { return m_hash.result(); }

    /// Changes the creature, which is the one of this hash, in no more than these parts.
    template <CreaturePart... parts, typename Change>
    void change(Creature& creature, Change&& apply)
    {
        const std::uint64_t before[]{wordOf(creature, parts)...};
        apply(creature);
        const std::uint64_t* old = before;
        (m_hash.replace(static_cast<unsigned>(parts) + 1, *old++, wordOf(creature, parts)), ...);
    }

private:
    static constexpr std::uint64_t wordOf(const Creature& creature, CreaturePart part)
    {
        constexpr Position kNowhere{-1, -1, -1};
        switch (part) {
        case CreaturePart::Id: return static_cast<std::uint64_t>(creature.id);
        case CreaturePart::At: return QuickHash::wordOf(creature.at);
        case CreaturePart::Health: return QuickHash::wordOf(creature.health, creature.maxHealth);
        case CreaturePart::Fighting: return QuickHash::wordOf(creature.attack, creature.defence);
        case CreaturePart::Senses: return QuickHash::wordOf(creature.sight, creature.speed);
        case CreaturePart::Growth: return QuickHash::wordOf(creature.growths, static_cast<int>(creature.colony));
        case CreaturePart::Learning: return QuickHash::wordOf(creature.level, creature.experience);
        case CreaturePart::Gains: return static_cast<std::uint64_t>(creature.gainsToChoose);
        case CreaturePart::Manner: return QuickHash::wordOf(creature.isStrengthened, creature.isLurking);
        case CreaturePart::Quarry: return QuickHash::wordOf(creature.quarry.value_or(kNowhere));
        case CreaturePart::Post: return QuickHash::wordOf(creature.post.value_or(kNowhere));
        case CreaturePart::NextAct: return static_cast<std::uint64_t>(creature.nextAct);
        case CreaturePart::Order: return creature.order;
        }
        std::unreachable();
    }

    QuickHash m_hash;
};

} // namespace cave
