// SPDX-License-Identifier: MIT
#include "core/generate/pass.h"

#include <algorithm>

namespace cave {

Phase Pass::phaseOf(const Json& parameterValues) const
{
    if (!runDungeon)
        return levelPhase;
    if (!runLevel)
        return Phase::Link;
    return scopeOf(parameterValues) == RowScope::Dungeon ? Phase::Link : levelPhase;
}

const Pass* findPass(std::string_view type, int version)
{
    const auto found =
        std::ranges::find_if(passes(), [&](const Pass& pass) { return pass.type == type && pass.version == version; });
    return found == passes().end() ? nullptr : &*found;
}

const Pass* newestPass(std::string_view type)
{
    const Pass* newest = nullptr;
    for (const Pass& pass : passes())
        if (pass.type == type && (!newest || pass.version > newest->version))
            newest = &pass;
    return newest;
}

bool isNewest(const Pass& pass) { return newestPass(pass.type) == &pass; }

} // namespace cave
