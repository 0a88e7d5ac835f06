// SPDX-License-Identifier: MIT
/// @file
/// Kinds of gas.
#pragma once

#include "core/content/kinds.h"

namespace cave {

/// What fills the air of cells, in units that spread and thin out. A cell holds one kind.
struct GasKind {
    std::string id;
    std::string name;
    std::string article;
    std::string description;
    Look look;
    int thins = 0; ///< per mille of it that is lost each beat
    bool harmful = false; ///< nobody goes into it by itself, from `least` units on
    int least = 1; ///< units from which on it does something
    int opaqueFrom = 0; ///< units from which on nobody sees through it; 0: never
    std::optional<Effect> effect; ///< each beat, on who is in it: as a touch
    std::string fire; ///< tile id that it burns with, transient and fire; "": it does not burn
    std::optional<Effect> burst; ///< when it burns, on who is in it: as a touch
};

constexpr bool isImmune(const CreatureKind& kind, const GasKind& gas)
{
    return std::ranges::find(kind.immune, gas.id) != kind.immune.end();
}

} // namespace cave
