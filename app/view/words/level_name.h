// SPDX-License-Identifier: MIT
// Names of levels that say no more than which level it is, as new ones have.
#pragma once

#include <QString>

#include <string>

namespace cave {

/// "Level 3", in the player's language. `z` from 0.
QString usualLevelName(int z);
/// What a level is called in the player's language: what Cavewright brings translated, else as it is written, and
/// without a name of its own usualLevelName().
QString shownLevelName(const std::string& name, int z);
/// Whether a level there is called so, in the player's language or in English. So is one without a name.
bool hasUsualName(const std::string& name, int z);

} // namespace cave
