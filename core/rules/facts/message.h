// SPDX-License-Identifier: MIT
/// @file
/// Events turned into sentences for the hero's message log.
#pragma once

#include "core/rules/facts/event.h"

namespace cave {

/// Muted: what is for the designer, in playtests.
enum class Tone : std::uint8_t { Plain, Harm, Gain, Warning, Rare, Muted };

struct Message {
    std::int64_t turn = 0;
    Tone tone = Tone::Plain;
    Text text;
    bool operator==(const Message&) const = default;
};

std::string_view toneName(Tone tone); ///< "plain", "harm", "gain", "warning", "rare", "muted", as in game files
std::optional<Tone> toneNamed(std::string_view name);

/// The dungeon's own sentence where it brings one instead of this.
Text inOwnWords(const World& world, Text text);

/// Nothing for what the hero does not notice.
std::optional<Message> describe(const World& world, const Event& event);

} // namespace cave
