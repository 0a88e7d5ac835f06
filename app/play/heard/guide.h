// SPDX-License-Identifier: MIT
// What stands around the hero, for those who do not see the map: short tones for openings and doors that a step has
// come beside, and for what it bumps into. They keep to the map: west is left, north is higher.
#pragma once

#include "app/play/heard/heard_event.h"
#include "app/sound/mixer.h"
#include "core/rules/facts/command.h"
#include "core/rules/facts/refusal.h"

#include <vector>

namespace cave {

// A sound that is to be played.
struct PlayedSound {
    std::string sound;
    Hearing hearing;

    bool operator==(const PlayedSound&) const = default;
};

// Of the four straight sides of where the hero's step has ended: a door, or a way of one cell between walls. Not of
// what was beside the hero before, nor of the corridor that it walks along.
std::vector<HeardEvent> besideTheStep(const World& world, const Events& events);

// Nothing: it was no step, or a creature is in the way.
std::optional<HeardEvent> bump(const World& world, const Command& command, const Refusal& refusal);

// What lies to a side comes from that side alone, though it is near.
std::vector<PlayedSound> guideTones(const SoundBook& book, const World& world, const std::vector<HeardEvent>& events);

} // namespace cave
