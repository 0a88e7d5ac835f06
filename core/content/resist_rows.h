// SPDX-License-Identifier: MIT
/// @file
/// Resistances as a member of a row: {"fire": 500, "confusion": 1000, "cold": -500}.
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

#include <array>
#include <iterator>
#include <span>

namespace cave {

/// What windows know each key's name by, in the order of ResistKey: harms, then effects. What follows the dot is its
/// word in a row.
inline constexpr std::string_view kResistLabels[]{
    "resists.blow",      "resists.shot",      "resists.fire",      "resists.cold",     "resists.heal",
    "resists.lightning", "resists.confusion", "resists.fireball",  "resists.teleport", "resists.blink",
    "resists.mapping",   "resists.haste",     "resists.slow",      "resists.poison",   "resists.sleep",
    "resists.might",     "resists.digging",   "resists.light",     "resists.cure",     "resists.fear",
    "resists.strength",  "resists.vitality",  "resists.weaken",    "resists.wither",   "resists.curse",
    "resists.ignite",    "resists.befriend",  "resists.frost",     "resists.cloud",    "resists.hold",
    "resists.paralyse",  "resists.float",     "resists.fireproof", "resists.darken",   "resists.naming",
    "resists.bleed",     "resists.enfeeble",  "resists.shield",    "resists.unseen",   "resists.mending",
    "resists.discord",   "resists.mark",      "resists.petrify",   "resists.silence",  "resists.sense",
    "resists.push",      "resists.swap",      "resists.noise",     "resists.conjure",  "resists.temper",
    "resists.rust",      "resists.ally",
};
inline constexpr std::string_view kResistPrefix = "resists.";

constexpr std::string_view resistWord(ResistKey key) { return kResistLabels[key].substr(kResistPrefix.size()); }
constexpr ResistKey resistKeyOf(EffectKind kind)
{
    return static_cast<ResistKey>(kResistEffects + static_cast<unsigned>(kind));
}

/// A number each.
inline constexpr auto kResistFields = [] {
    std::array<KindField, std::size(kResistLabels)> fields{};
    for (std::size_t i = 0; i < fields.size(); ++i)
        fields[i] = {.id = kResistLabels[i].substr(kResistPrefix.size()),
                     .kind = FieldKind::Number,
                     .low = -kImmunity,
                     .high = kImmunity,
                     .step = 100,
                     .label = kResistLabels[i]};
    return fields;
}();

/// What it is called after "immune to": "fire", "blows".
struct ResistName {
    std::string_view context;
    std::string_view source;
};
const ResistName& resistName(ResistKey key);

/// Unknown keys and numbers out of range fail at their path; 0 says nothing.
Resists readResists(const JsonCursor& row);
Json rowOf(const Resists& resists); ///< reading it gives an equal one

} // namespace cave
