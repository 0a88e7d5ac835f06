// SPDX-License-Identifier: MIT
#include "core/world/hero/origins.h"

#include <algorithm>

namespace cave {

namespace {

std::optional<int> numberOf(const std::optional<int>& ofAll, const Origin* origin, std::optional<int> Origin::* own)
{
    return origin && origin->*own ? origin->*own : ofAll;
}

} // namespace

const Origin* originOf(const Rules& rules, std::string_view id)
{
    const auto found = id.empty() ? rules.origins.begin() : std::ranges::find(rules.origins, id, &Origin::id);
    return found == rules.origins.end() ? nullptr : &*found;
}

std::optional<std::string> originKept(const Rules& rules, std::string_view id)
{
    const Origin* origin = originOf(rules, id);
    if (!origin && !id.empty())
        return std::nullopt;
    return origin && origin != &rules.origins.front() ? origin->id : std::string();
}

std::optional<int> healthOf(const Rules& rules, const Origin* origin)
{
    return numberOf(rules.health, origin, &Origin::health);
}

std::optional<int> attackOf(const Rules& rules, const Origin* origin)
{
    return numberOf(rules.attack, origin, &Origin::attack);
}

std::optional<int> defenceOf(const Rules& rules, const Origin* origin)
{
    return numberOf(rules.defence, origin, &Origin::defence);
}

const std::vector<std::string>& kitOf(const Rules& rules, const Origin* origin)
{
    return origin && origin->kit ? *origin->kit : rules.kit;
}

std::vector<std::string> kitsOf(const Rules& rules)
{
    std::vector<std::string> kits = rules.kit;
    for (const Origin& origin : rules.origins)
        if (origin.kit)
            kits.insert(kits.end(), origin.kit->begin(), origin.kit->end());
    std::ranges::sort(kits);
    const auto twice = std::ranges::unique(kits);
    kits.erase(twice.begin(), twice.end());
    return kits;
}

} // namespace cave
