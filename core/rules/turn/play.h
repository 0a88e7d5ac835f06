// SPDX-License-Identifier: MIT
/// @file
/// One turn of the game: a command in, events out.
#pragma once

#include "core/base/rules_version.h"
#include "core/rules/facts/command.h"
#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"

namespace cave {

struct Turn {
    std::optional<Refusal> refusal;
    Events events;
};

/// The hero's command, then everything that acts before the hero is next and awake; then sight and memory are
/// refreshed. Acts that the hero loses asleep are also turns. When refused, or when the game is over, nothing changes.
Turn play(World& world, const Command& command);

} // namespace cave
