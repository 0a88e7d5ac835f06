// SPDX-License-Identifier: MIT
// A sound as a row of whole numbers: how it is made, not what it is. Nothing here is recorded.
#pragma once

#include <cstdint>
#include <string>

namespace cave {

enum class Wave : std::uint8_t { Square, Saw, Triangle, Sine, Noise };

inline constexpr int kCentsPerOctave = 1200; // 100 of them are a semitone

inline constexpr int kLowestPitch = 20; // Hz
inline constexpr int kHighestPitch = 8000;
inline constexpr int kMostCents = 4 * kCentsPerOctave; // either way
inline constexpr int kLongestPart = 5000;              // ms, of attack, hold and decay each

struct SoundRow {
    std::string id;
    std::string caption; // what a caption calls it, English: "running water". "": it has none
    Wave wave = Wave::Square;
    int pitch = 440;     // Hz, kLowestPitch..kHighestPitch. Of noise: how often it changes
    int slide = 0;       // cents a second
    int jump = 0;        // cents, from jumpAfter on
    int jumpAfter = 0;   // ms
    int vibrato = 0;     // cents to either side, 0..1200
    int vibratoSpeed = 6; // times a second, 1..50
    int attack = 0;      // ms in which it comes, is there, and goes
    int hold = 60;
    int decay = 120;
    int duty = 50;       // per cent of a square wave that is high, 5..95
    int lowPass = 0;     // Hz above which it is dulled; 0: nowhere
    int highPass = 0;    // Hz below which it is thinned; 0: nowhere
    int times = 1;       // 1..8, that it is made, each repeat ms after the one before. Not of what loops
    int repeat = 200;
    int volume = 60;     // per cent
    bool loops = false;  // goes on without a seam; attack and decay are where its end runs into its beginning

    bool operator==(const SoundRow&) const = default;
};

} // namespace cave
