// SPDX-License-Identifier: MIT
/// @file
/// How somebody plays, as a row: when it rests, whom it fears, what it takes, what it cares about most.
#pragma once

#include "core/base/result.h"
#include "core/pilot/persona/build.h"
#include "core/pilot/persona/concern.h"

#include <optional>
#include <string>
#include <vector>

namespace cave {

enum class Takes : std::uint8_t { Useful, All };

/// Health in per mille of the whole. What a row leaves out is as the explorer has it, but for useFrom and
/// hurries.
struct Persona {
    std::string id;
    int restFrom = 600;  ///< below it the hero rests
    int restTo = 900;    ///< until it has so much
    int mend = 600;      ///< up to it the hero drinks what heals, where nobody disturbs
    int useFrom = 1000;  ///< in danger with so much or less the hero uses up what it carries
    int caution = 1300;  ///< danger: the loss that is expected, times this, is 1000 times the hero's health
    int chase = 25;      ///< turns that somebody is gone after
    int leastWorth = 3;  ///< experience that is worth a chase
    int patience = 3;    ///< turns that somebody is let come
    int hurries = 0;     ///< turns: hungry, with less food than for them, the hero makes for the next level; 0: never
    Takes takes = Takes::Useful;
    bool plans = false; ///< keeps reserves, and weighs fights and levels against what may come
    std::vector<Concern> concerns; ///< the first that wishes something is heard
    std::optional<Build> build = {}; ///< of no row: forced by who lets it play. Nothing: what helps most
    bool operator==(const Persona&) const = default;
};

/// Of a file as resources/content/personas.json. An error with its place where a row is not sound: one without what no
/// hero can do without, an unknown concern, or one that stands there twice.
Result<std::vector<Persona>> readPersonas(std::string_view text);

const std::vector<Persona>& personas(); ///< the built-in ones, the explorer first
const Persona& explorer();
const Persona* findPersona(std::string_view id); ///< null where none is called so

} // namespace cave
