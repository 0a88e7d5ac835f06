// SPDX-License-Identifier: MIT
// What has come into view, and where, in words for those who do not see the map.
#pragma once

#include "app/play/words/announcements.h"
#include "app/view/words/describe.h"
#include "core/world/world.h"

#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace cave {

class Arrivals {
public:
    void forget() { *this = {}; }
    /// Adds "A newt comes into view. 3 steps east." for each creature that was not in view at the last look, and
    /// "Dagger. 2 steps west." for each thing that was never in view where it lies; in the order of sightings() and
    /// thingsInView().
    void look(const World& world, const Describer& describer, Announcements& to);
    /// What the last look said of such a one there, which somebody else says as well.
    void takeBack(const KindName& kind, Position at, Announcements& from) const;

private:
    struct Said {
        KindTable table;
        std::string kind; // id
        Position at;
        QString sentence;
    };

    void lookAtCreatures(const World& world, const Describer& describer, Announcements& to);
    void lookAtThings(const World& world, const Describer& describer, Announcements& to);
    void say(Urgency urgency, Said said, Announcements& to);

    std::vector<Said> m_said; // at the last look
    std::set<EntityId> m_inView;
    std::set<std::tuple<Position, ItemKindId>> m_things; // in view at any time
};

} // namespace cave
