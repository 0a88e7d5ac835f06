// SPDX-License-Identifier: MIT
#include "app/view/base/torch_flicker.h"

#include "app/view/base/decor_hash.h"

#include <cmath>
#include <numbers>

namespace cave {

namespace {

constexpr int kValueTime = 110; // ms

float valueAt(std::int64_t step) { return 2 * unitOf(decorHash(static_cast<int>(step), 0)) - 1; }

} // namespace

float torchFlicker(std::int64_t time)
{
    const std::int64_t step = time / kValueTime;
    const float share = static_cast<float>(time % kValueTime) / kValueTime;
    const float eased = (1 - std::cos(std::numbers::pi_v<float> * share)) / 2;
    return std::lerp(valueAt(step), valueAt(step + 1), eased);
}

} // namespace cave
