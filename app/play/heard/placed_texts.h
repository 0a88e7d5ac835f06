// SPDX-License-Identifier: MIT
// Where that was what the messages of a turn tell of: they do not say so themselves, since the map does.
#pragma once

#include "core/base/text.h"
#include "core/rules/facts/event.h"
#include "core/world/world.h"

#include <vector>

namespace cave {

struct PlacedText {
    Text text; // of a message
    Position at;
};

/// Of what others do in view, and of who strikes or shoots at the hero, in the order of the events. `world`: after
/// the turn.
std::vector<PlacedText> placedTexts(const World& world, const Events& events);

} // namespace cave
