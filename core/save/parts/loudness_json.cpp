// SPDX-License-Identifier: MIT
#include "core/save/parts/loudness_json.h"

#include "core/content/limits.h"

namespace cave {

namespace {

constexpr LoudnessNumber kLoudnessNumbers[]{
    {"still", &Loudness::still}, {"walk", &Loudness::walk}, {"door", &Loudness::door},
    {"fight", &Loudness::fight}, {"dig", &Loudness::dig},   {"blast", &Loudness::blast},
};

} // namespace

std::span<const LoudnessNumber> loudnessNumbers() { return kLoudnessNumbers; }

Loudness readLoudness(const JsonCursor& at)
{
    at.allowOnly({"still", "walk", "door", "fight", "dig", "blast"});
    Loudness loudness;
    for (const LoudnessNumber& number : kLoudnessNumbers)
        if (const auto member = at.find(number.key))
            loudness.*number.value = static_cast<int>(member->integer(0, kLargestReach));
    return loudness;
}

Json loudnessJson(const Loudness& loudness)
{
    Json json;
    for (const LoudnessNumber& number : kLoudnessNumbers)
        json.set(number.key, loudness.*number.value);
    return json;
}

} // namespace cave
