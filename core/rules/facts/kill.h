// SPDX-License-Identifier: MIT
/// @file
/// A kill as one thing to tell: its blow, the death and what the hero learns from it are events of their own.
#pragma once

#include "core/rules/facts/message.h"

#include <span>

namespace cave {

struct Kill {
    Actor victim;
    Actor killer;
    Position at;
    int damage = 0;
    int experience = 0;    ///< that the hero gains
    std::size_t events = 0; ///< how many stand for it
};

/// What the first of these events begins. Nothing: no blow that kills, or the hero is who dies.
std::optional<Kill> killIn(std::span<const Event> events);

std::optional<Message> describe(const World& world, const Kill& kill); ///< nothing for what the hero does not notice

} // namespace cave
