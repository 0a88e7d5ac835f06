// SPDX-License-Identifier: MIT
// Those who wait to be freed.
#include "core/pilot/bot_concerns.h"

#include <algorithm>

namespace cave::concern {

std::optional<Command> freeCaptives(Situation& now)
{
    const World& world = now.world();
    if (!now.threats().empty())
        return std::nullopt;
    for (const RememberedThing& thing : world.level(now.at().z).memory.things) {
        const Creature* captive = thing.table == KindTable::Creature ? world.creature(thing.id) : nullptr;
        const Position at{thing.x, thing.y, now.at().z};
        if (!captive || !captive->isCaptive || captive->at != at || now.mind().unreachable.contains(thing.id))
            continue;
        const auto beside =
            std::ranges::find_if(kDirections, [&](Direction direction) { return moved(now.at(), direction) == at; });
        if (beside != kDirections.end())
            return Free{*beside};
        if (const auto way = now.reach(at))
            return now.stepTowards(*way);
        now.mind().unreachable.insert(thing.id);
    }
    return std::nullopt;
}

} // namespace cave::concern
