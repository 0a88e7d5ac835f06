// SPDX-License-Identifier: MIT
#include "core/content/effect_rows.h"

#include "core/content/words.h"

namespace cave {

namespace {

constexpr int kLargestNumber = 1'000'000;
constexpr int kLargestReach = 100; // cells; as sight

constexpr std::array<std::string_view, 4> kKinds{"heal", "lightning", "confusion", "fireball"};
constexpr std::array<std::string_view, 2> kUses{"drinking", "reading"};

struct NumberMember {
    std::string_view key;
    int Effect::* value;
    int high;
};
constexpr NumberMember kAmount{"amount", &Effect::amount, kLargestNumber};
constexpr NumberMember kRange{"range", &Effect::range, kLargestReach};
constexpr NumberMember kRadius{"radius", &Effect::radius, kLargestReach};
constexpr NumberMember kTurns{"turns", &Effect::turns, kLargestNumber};

std::vector<NumberMember> numbersOf(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Heal: return {kAmount};
    case EffectKind::Lightning: return {kAmount, kRange};
    case EffectKind::Confusion: return {kTurns};
    case EffectKind::Fireball: return {kAmount, kRadius};
    }
    return {};
}

} // namespace

Effect readEffect(const JsonCursor& at)
{
    Effect effect;
    effect.kind = readWord<EffectKind>(at["kind"], kKinds);
    effect.by = readWord<UsedBy>(at["by"], kUses);
    if (at.failed())
        return effect;
    if (effect.kind != EffectKind::Heal && effect.by != UsedBy::Reading)
        at["by"].fail({CAVE_TEXT("errors", "This effect works by reading only.")});
    std::vector<std::string_view> known{"kind", "by"};
    for (const NumberMember& number : numbersOf(effect.kind)) {
        known.push_back(number.key);
        effect.*number.value = static_cast<int>(at[number.key].integer(1, number.high));
    }
    at.allowOnly(known);
    return effect;
}

Json rowOf(const Effect& effect)
{
    Json json;
    json.set("kind", wordFor(kKinds, effect.kind));
    json.set("by", wordFor(kUses, effect.by));
    for (const NumberMember& number : numbersOf(effect.kind))
        json.set(number.key, effect.*number.value);
    return json;
}

} // namespace cave
