// SPDX-License-Identifier: MIT
// Who comes nearer, and where, in words for those who do not see the map.
#pragma once

#include "app/play/words/announcements.h"
#include "app/play/words/nearing.h"
#include "app/view/words/describe.h"
#include "core/world/world.h"

#include <map>
#include <span>

namespace cave {

/// Tells again of those dangers in view that Arrivals told of at first sight.
class Approaches {
public:
    void forget() { *this = {}; }
    /// What was told is not to be taken back any more: the player acts.
    void heard();
    /// Adds "Kobold, coming nearer. 3 steps east." where a danger has come to half the distance or less at which it was
    /// told last, then "Kobold, beside you. 1 step east."; what was said of the same one since heard() it takes back.
    /// In the order of sightings(): two are named, the others are counted.
    ///
    /// Not told: whoever did not come itself, since the hero knows whom it walks up to; the sleeping, captives and
    /// trifles; and who stands at one of `told`, of where a message has told already.
    void look(const World& world, const Describer& describer, std::span<const Position> told, Announcements& to);

private:
    struct Seen {
        Nearing nearing;
        Position at; // at the last look
        QString said = {}; // since heard()
    };

    void tell(const World& world, const Describer& describer, std::span<const Creature* const> due, Announcements& to);

    std::map<EntityId, Seen> m_inView;
    QString m_saidOfMore;
};

} // namespace cave
