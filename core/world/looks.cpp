// SPDX-License-Identifier: MIT
#include "core/world/looks.h"

#include "core/base/hash.h"
#include "core/world/identify_rows.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace cave {

namespace {

// In no order that a row's place in the file could tell of.
std::vector<ItemKindId> shuffledLooks(const Catalogue& catalogue, const UnknownClass& unknown, std::uint64_t seed)
{
    std::vector<std::tuple<std::uint64_t, std::string, ItemKindId>> ranked;
    for (std::size_t i = 0; i < catalogue.items().size(); ++i)
        if (const ItemKind& row = catalogue.items()[i]; row.lookOf == unknown.looks)
            ranked.emplace_back(hashOf("look", seed, itemClassWords()[static_cast<std::size_t>(unknown.what)], row.id),
                                row.id, static_cast<ItemKindId>(i));
    std::ranges::sort(ranked);
    std::vector<ItemKindId> looks;
    looks.reserve(ranked.size());
    for (const auto& [rank, id, look] : ranked)
        looks.push_back(look);
    return looks;
}

} // namespace

bool canBe(const ItemKind& kind, ItemClass what)
{
    if (!kind.lookOf.empty() || kind.key || kind.counted || kind.food > 0)
        return false;
    const auto isUsedBy = [&](UsedBy by) { return kind.effect && kind.effect->by == by; };
    switch (what) {
    case ItemClass::Potion: return isUsedBy(UsedBy::Drinking);
    case ItemClass::Scroll: return isUsedBy(UsedBy::Reading);
    case ItemClass::Wand: return isUsedBy(UsedBy::Zapping);
    case ItemClass::Ring: return kind.slot != Slot::None && !kind.effect;
    }
    return false;
}

const UnknownClass* classOf(const Rules& rules, std::string_view item)
{
    const auto found = std::ranges::find_if(rules.identify, [&](const UnknownClass& unknown) {
        return std::ranges::find(unknown.kinds, item) != unknown.kinds.end();
    });
    return found == rules.identify.end() ? nullptr : &*found;
}

std::optional<ItemClass> classOfLook(const Rules& rules, const ItemKind& row)
{
    const auto found = std::ranges::find(rules.identify, row.lookOf, &UnknownClass::looks);
    return row.lookOf.empty() || found == rules.identify.end() ? std::nullopt : std::optional(found->what);
}

std::vector<ItemKindId> looksOf(const Catalogue& catalogue, const Rules& rules, std::uint64_t seed)
{
    if (rules.identify.empty())
        return {};
    std::vector<ItemKindId> seenAs(catalogue.items().size());
    std::iota(seenAs.begin(), seenAs.end(), ItemKindId{0});
    for (const UnknownClass& unknown : rules.identify) {
        const std::vector<ItemKindId> looks = shuffledLooks(catalogue, unknown, seed);
        std::vector<std::string> kinds = unknown.kinds;
        std::ranges::sort(kinds);
        for (std::size_t i = 0; i < std::min(kinds.size(), looks.size()); ++i)
            if (const auto kind = catalogue.findItem(kinds[i]))
                seenAs[*kind] = looks[i];
    }
    return seenAs;
}

} // namespace cave
