// SPDX-License-Identifier: MIT
// What has come into view, and where, in words for those who do not see the map.
#pragma once

#include "app/play/words/announcements.h"
#include "app/view/words/describe.h"
#include "core/world/world.h"

#include <set>
#include <tuple>

namespace cave {

class Arrivals {
public:
    void forget() { *this = {}; }
    /// Adds "A newt comes into view. 3 steps east." for each creature that was not in view at the last look, and
    /// "Dagger. 2 steps west." for each thing that was never in view where it lies; each nearest first.
    void look(const World& world, const Describer& describer, Announcements& to);

private:
    void lookAtCreatures(const World& world, const Describer& describer, Announcements& to);
    void lookAtThings(const World& world, const Describer& describer, Announcements& to);

    std::set<EntityId> m_inView;
    std::set<std::tuple<Position, ItemKindId>> m_things; // in view at any time
};

} // namespace cave
