// SPDX-License-Identifier: MIT
// How a torch burns: not evenly.
#pragma once

#include <cstdint>

namespace cave {

inline constexpr int kTorchFrameTime = 22; // ms between two pictures of it: five a value

// How bright it is `time` ms after it was lit, -1 .. 1. Goes smoothly from one value by chance to the next.
float torchFlicker(std::int64_t time);

} // namespace cave
