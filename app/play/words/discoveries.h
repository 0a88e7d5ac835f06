// SPDX-License-Identifier: MIT
// What the hero knows of the things that are not known at first.
#pragma once

#include "app/play/words/creature_text.h"
#include "core/session/session.h"

namespace cave {

struct DiscoveryClass {
    QString title;               // "Potions: 3 of 18 known"
    std::vector<FactText> facts; // of each kind, those that are known first
};

// A class after the other; none where the hero knows all things. Kinds that are not known come with their share of what
// the recipes put into the dungeon, of one class together 100 %.
std::vector<DiscoveryClass> discoveries(const Session& session, const Describer& describer);

} // namespace cave
