// SPDX-License-Identifier: MIT
#include "core/rules/minds/user.h"

#include "core/content/effects/thing_effects.h"
#include "core/rules/facts/flight.h"
#include "core/rules/minds/hunt.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kHurtShare = 50; // per cent of full health: from there on it heals itself

bool isHurt(const Creature& self) { return self.health * 100 <= self.maxHealth * kHurtShare; }

// Thrown or aimed at the prey, which must be the first in the way and not so near that it meets the thrower as well.
std::optional<Command> against(const World& world, const Creature& self, const Item& item, const Effect& effect,
                               const BehaviourRow& row, const Creature& prey)
{
    const int away = distance(self.at, prey.at);
    const int blast = effect.aim == Aim::Blast ? effect.radius : 0;
    if (away > row.range || away <= blast)
        return std::nullopt;
    if (flightOf(world, self.at, prey.at, [](const Creature&) { return true; }).met != prey.id)
        return std::nullopt;
    if (effect.by == UsedBy::Zapping)
        return needsTarget(effect) ? Command(ZapAt{item.id, prey.at.x, prey.at.y}) : Command(Zap{item.id});
    if (effect.by == UsedBy::Reading)
        return needsTarget(effect) ? Command(ReadAt{item.id, prey.at.x, prey.at.y}) : Command(Read{item.id});
    return Throw{item.id, prey.at.x, prey.at.y};
}

std::optional<Command> forItself(const Creature& self, const Item& item, const Effect& effect, const Creature* prey)
{
    const bool isWanted = effect.kind == EffectKind::Heal ? isHurt(self) : prey != nullptr;
    if (!isWanted || needsTarget(effect))
        return std::nullopt;
    switch (effect.by) {
    case UsedBy::Drinking: return Drink{item.id};
    case UsedBy::Reading: return Read{item.id};
    case UsedBy::Zapping: return Zap{item.id};
    case UsedBy::Throwing: break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Command> usingCommand(const World& world, const Creature& self, const BehaviourRow& row, MayDo mayDo)
{
    const Creature* prey = preyOf(world, self);
    for (const Item& item : world.itemsOf(self.id)) {
        const ItemKind& kind = world.catalogue().item(item.kind);
        if (!kind.effect)
            continue;
        const Effect& effect = leadingEffect(kind);
        std::optional<Command> wish;
        if (harms(effect.kind) || effect.kind == EffectKind::Cloud)
            wish = prey ? against(world, self, item, effect, row, *prey) : std::nullopt;
        else
            wish = forItself(self, item, effect, prey);
        if (wish && mayDo(world, self, *wish))
            return wish;
    }
    return std::nullopt;
}

} // namespace cave
