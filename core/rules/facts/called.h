// SPDX-License-Identifier: MIT
/// @file
/// What the hero knows of a thing beside its kind, and so how it is called. Events keep it: the thing may be gone.
#pragma once

#include "core/world/world.h"

namespace cave {

struct Called {
    Called(std::optional<CreatureKindId> whom = {}) : of(whom) {} // NOLINT(google-explicit-constructor)

    std::optional<CreatureKindId> of; ///< whom it is named after
    int enchant = 0; ///< as far as that is known
    std::optional<RuneId> rune; ///< too
};

Called calledAs(const World& world, const Item& item);

} // namespace cave
