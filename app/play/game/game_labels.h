// SPDX-License-Identifier: MIT
// What stands beside a game for people, and goes along wherever it is shown: no rule asks for it.
#pragma once

#include "core/save/parts/hero_card.h"

#include <string>

namespace cave {

struct GameLabels {
    std::string seedWords; // as in GameFile
    HeroCard hero;
};

} // namespace cave
