// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/position.h"
#include "core/base/text.h"

namespace cave {

/// Why a command cannot be done now. It costs no turn.
struct Refusal {
    Text why;
    Position at; ///< the cell it is about
};

using Answer = std::optional<Refusal>; ///< nothing: it can be done

inline Answer refuse(Text why, Position at) { return Refusal{std::move(why), at}; }

} // namespace cave
