// SPDX-License-Identifier: MIT
#include "core/content/effects/thing_effects.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cave {

std::vector<Effect> effectsOf(const ItemKind& kind)
{
    std::vector<Effect> effects;
    if (kind.effect)
        effects.push_back(*kind.effect);
    effects.insert(effects.end(), kind.moreEffects.begin(), kind.moreEffects.end());
    return effects;
}

std::vector<Effect> effectsOf(const ItemKind& kind, int enchant)
{
    constexpr int kWhole = 5; // fifths
    std::vector<Effect> effects = effectsOf(kind);
    const auto bettered = [enchant](int number) {
        return number == 0 ? 0 : std::max(1, number * (kWhole + enchant) / kWhole);
    };
    if (kind.charges > 0 && enchant != 0)
        for (Effect& effect : effects) {
            effect.amount = bettered(effect.amount);
            effect.fullPercent = bettered(effect.fullPercent);
        }
    return effects;
}

const Effect& leadingEffect(const ItemKind& kind)
{
    const auto aimed = std::ranges::find_if(kind.moreEffects, needsTarget);
    return needsTarget(*kind.effect) || aimed == kind.moreEffects.end() ? *kind.effect : *aimed;
}

bool needsTarget(const Effect& effect)
{
    const bool isAimed = effect.aim == Aim::Creature || effect.aim == Aim::Blast || effect.aim == Aim::Line;
    return isAimed && (effect.by == UsedBy::Reading || effect.by == UsedBy::Zapping);
}

int healedBy(const Effect& effect, int fullHealth)
{
    return effect.amount + static_cast<int>(std::int64_t{fullHealth} * effect.fullPercent / 100);
}

bool harms(EffectKind kind)
{
    using enum EffectKind;
    constexpr std::array kHarming{Lightning, Confusion, Fireball, Slow,    Poison,  Sleep,    Fear,   Weaken,
                                  Wither,    Curse,     Ignite,   Frost,   Hold,    Paralyse, Darken, Bleed,
                                  Enfeeble,  Discord,   Mark,     Petrify, Silence, Push,     Rust};
    return std::ranges::find(kHarming, kind) != kHarming.end();
}

} // namespace cave
