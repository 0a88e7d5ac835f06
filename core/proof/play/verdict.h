// SPDX-License-Identifier: MIT
/// @file
/// What a proof comes to.
#pragma once

#include <cstdint>

namespace cave {

/// Whether the goal can be reached from every state that play can come to, without digging; death and hunger aside.
enum class Verdict : std::uint8_t {
    Proved,
    No, ///< there is an error
    NotProved ///< nobody knows: this never counts as proved
};

} // namespace cave
