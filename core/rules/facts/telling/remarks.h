// SPDX-License-Identifier: MIT
/// @file
/// What a dungeon itself has to say: its intro, the lines of its levels and the signs that stand about.
#pragma once

#include "core/rules/facts/message.h"

namespace cave {

std::vector<Message> openingRemarks(const World& world); ///< of a game that begins
/// What is told of the event beside what describe() says.
std::vector<Message> remarks(const World& world, const Event& event);
const Sign* signAt(const World& world, Position at); ///< null where none stands
const Sign* signAt(const LevelTexts& texts, int x, int y); ///< likewise

} // namespace cave
