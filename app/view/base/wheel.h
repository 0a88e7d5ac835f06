// SPDX-License-Identifier: MIT
// What a wheel does over a map, which the player chooses. Two fingers on a touchpad also come as a wheel.
#pragma once

#include <cstdint>

namespace cave {

enum class Wheel : std::uint8_t { ByDevice, Zooms, Scrolls }; // ByDevice: a wheel zooms, fingers scroll

} // namespace cave
