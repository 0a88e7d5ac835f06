// SPDX-License-Identifier: MIT
/// @file
/// How much of what is done to it a kind, or whoever wears a thing, is spared.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace cave {

/// What can be resisted: a harm (those below), or an effect, see resistKeyOf() in resist_rows.h. Lightning and poison
/// are both, under one key.
using ResistKey = std::uint8_t;
inline constexpr ResistKey kResistBlow = 0; ///< of a weapon, a body, a blast
inline constexpr ResistKey kResistShot = 1; ///< of what is shot or thrown
inline constexpr ResistKey kResistFire = 2;
inline constexpr ResistKey kResistCold = 3;
inline constexpr unsigned kResistEffects = 4; ///< the key of the first EffectKind

inline constexpr int kImmunity = 1000; ///< per mille: nothing of it is left; -1000: twice as much

/// Per mille that is taken off, -kImmunity..kImmunity.
struct Resists {
    std::vector<std::pair<ResistKey, int>> rows; ///< by ascending key, each once, none of them 0

    int of(ResistKey key) const ///< 0 where it says nothing
    {
        const auto found = std::ranges::lower_bound(rows, key, {}, &std::pair<ResistKey, int>::first);
        return found != rows.end() && found->first == key ? found->second : 0;
    }
    bool empty() const { return rows.empty(); }
    bool operator==(const Resists&) const = default;
};

} // namespace cave
