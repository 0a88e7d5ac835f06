// SPDX-License-Identifier: MIT
/// @file
/// Creatures that jump about.
#pragma once

#include "core/base/random.h"
#include "core/rules/minds/may_do.h"

namespace cave {

/// Who sees its prey jumps nearer to it, or, hurt and beside it, away from it: to any cell in view of both within the
/// row's range. Nothing without such a cell, or when the row's chance says so.
std::optional<Command> blinkingCommand(const World& world, const Creature& self, const BehaviourRow& row, Random& dice,
                                       MayDo mayDo);

} // namespace cave
