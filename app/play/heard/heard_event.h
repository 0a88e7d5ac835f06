// SPDX-License-Identifier: MIT
// Which events can be heard, and where: what rows of sounds.json are looked up by.
#pragma once

#include "core/content/sounds/heard_as.h"
#include "core/rules/facts/event.h"
#include "core/world/world.h"

#include <array>
#include <optional>
#include <string_view>

namespace cave {

struct HeardEvent {
    HeardAs as = HeardAs::Struck;
    std::array<std::string_view, 2> of; // ids of what it was about, the more telling one first; "": nothing more
    Position at;
    std::string_view cry;  // id of the creature that may cry; ""
    bool isOfHero = false; // the hero makes or suffers it, and needs no caption to know
};

// Nothing: it makes no sound of its own, as the steps of others.
std::optional<HeardEvent> heard(const World& world, const Event& event);

} // namespace cave
