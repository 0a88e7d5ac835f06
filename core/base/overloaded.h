// SPDX-License-Identifier: MIT
/// @file
/// A visitor made of lambdas. Without a catch-all among them the compiler lists every place that a new alternative
/// touches.
#pragma once

namespace cave {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

} // namespace cave
