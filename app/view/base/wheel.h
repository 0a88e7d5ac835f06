// SPDX-License-Identifier: MIT
// What a wheel does over a map, a choice of the player. Two fingers on a touchpad come as a wheel, too.
#pragma once

#include <cstdint>

namespace cave {

enum class Wheel : std::uint8_t { ByDevice, Zooms, Scrolls }; // ByDevice: a wheel zooms, fingers scroll

} // namespace cave
