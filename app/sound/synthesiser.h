// SPDX-License-Identifier: MIT
// Makes samples from rows, with whole numbers only, so that a sound has the same bytes on every machine.
#pragma once

#include "core/content/sounds/sound_rows.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cave {

inline constexpr int kSampleRate = 44'100; // a second

using Samples = std::vector<std::int16_t>; // one channel

// `cents`: how much higher than its row says; -kMostCents..kMostCents.
Samples synthesise(const SoundRow& row, int cents = 0);

// A RIFF WAVE file of 16-bit samples.
std::string waveFile(const Samples& samples);

} // namespace cave
