// SPDX-License-Identifier: MIT
// A walker without a plan who gets about all the same: to things, levers, captives, stairs and anywhere, over whatever
// lies in between, and who tries what it carries on what it sees.
#pragma once

#include "core/base/random.h"
#include "core/rules/facts/command.h"
#include "core/world/world.h"

#include <optional>

namespace cave {

class Wanderer {
public:
    explicit Wanderer(std::uint64_t seed) : m_dice(seed) {}

    // A command that is legal now, in a game that is not over. Goes by what is there, whether the hero knows it or not.
    Command choose(const World& world);

private:
    std::optional<Command> actHere(const World& world);
    std::optional<Command> tryOut(const World& world); // of what is carried
    std::optional<Command> goOn(const World& world);
    void chooseAim(const World& world);
    Position anyCell(const World& world);

    Random m_dice;
    std::optional<Position> m_aim;
    int m_patience = 0; // turns that are left for getting to the aim
};

} // namespace cave
