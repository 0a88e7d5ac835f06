// SPDX-License-Identifier: MIT
// What burns, drifts or rises in view and does harm, and where, in words for those who do not see the map.
#pragma once

#include "app/play/words/announcements.h"
#include "app/play/words/nearing.h"
#include "app/view/words/describe.h"
#include "core/world/world.h"

#include <map>
#include <vector>

namespace cave {

class Hazards {
public:
    void forget() { *this = {}; }
    /// What was told is not to be taken back any more: the player acts.
    void heard();
    /// Of each kind of ground that does the hero harm and does not stay, and of each bad gas, the nearest cell in view,
    /// as the hero sees it: "Flames. 6 steps east." at first sight, at half the distance of the last telling or less
    /// "Flames, coming nearer. 3 steps east." (or as at first sight where only the hero came nearer), then "Flames,
    /// beside you. 1 step east."; the nearest kind first. What was said of the same kind since heard() it takes back.
    /// Of what the hero stands in, that cell tells. Who has not seen a kind for kForgottenAfter turns sees it for the
    /// first time again.
    void look(const World& world, const Describer& describer, Announcements& to);
    static constexpr int kForgottenAfter = 10; // turns

private:
    struct Kind {
        KindTable table;
        std::uint16_t id;
        auto operator<=>(const Kind&) const = default;
    };
    using Cells = std::map<Kind, std::vector<Position>>; // by rows
    struct Seen {
        Nearing nearing;
        std::vector<Position> cells; // when it was in view last
        std::int64_t turn; // then
        QString said = {}; // since heard()
    };
    struct Nearest {
        int distance;
        Kind kind;
        Position at;
    };

    static Cells cellsInView(const World& world);
    static std::vector<Nearest> nearestOf(const Cells& cells, Position hero);
    void forgetOld(const World& world);
    void look(const World& world, const Describer& describer, const Nearest& nearest, Announcements& to);
    void tell(const QString& sentence, Seen& seen, Announcements& to);

    std::map<Kind, Seen> m_seen;
    int m_z = -1;
};

} // namespace cave
