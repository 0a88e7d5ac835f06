// SPDX-License-Identifier: MIT
/// @file
/// How problems of events name what they are about.
#pragma once

#include "core/base/ids.h"

#include <string>

namespace cave {

/// Names an event or a mark of a design.
struct ScriptAddress {
    Uid level; ///< whose it is; none: the dungeon's, or a piece's
    std::string piece; ///< by its name; "": none
    Uid event; ///< none: a mark
    std::string mark;
    Uid placed{}; ///< the placed piece whose event or mark it is on that level; none: its own
    static constexpr int kTrigger = -1;
    int row = kTrigger; ///< of an event: which of its effects
    bool operator==(const ScriptAddress&) const = default;
};

} // namespace cave
