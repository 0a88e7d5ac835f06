// SPDX-License-Identifier: MIT
// A dungeon's rules in sentences.
#pragma once

#include "app/view/words/describe.h"
#include "core/world/rules.h"

#include <QStringList>

namespace cave {

// What wins, whether walls can be dug, hunger, healing, growth and blows, one sentence or two each. `describer` knows
// the dungeon's kinds.
QStringList ruleTexts(const Rules& rules, const Describer& describer);

} // namespace cave
