// SPDX-License-Identifier: MIT
/// @file
/// Creatures that keep together: who leads, who goes along, and at which depths they are at home.
#pragma once

#include "core/content/limits.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cave {

class Catalogue;

inline constexpr int kUsualHordeWeight = 10;

/// How many of a kind go along: between `least` and `most`, both counted.
struct HordeMember {
    std::string kind; ///< id of a creature
    int least = 1; ///< 0..kMostInHorde
    int most = 1; ///< least..kMostInHorde
    bool operator==(const HordeMember&) const = default;
};

struct Horde {
    std::string id;
    std::string lead; ///< id of a creature
    std::vector<HordeMember> with = {}; ///< kMostHordeKinds at most
    int first = 1; ///< the levels where it is at home, counted from 1, both included
    int last = kDeepestBand;
    int weight = kUsualHordeWeight; ///< how often it comes beside the others, 1..kLargestWeight
    bool operator==(const Horde&) const = default;
    bool isAtHome(int depth) const { return depth >= first && depth <= last; }
};

/// Hordes to choose from: no weight is 0, the hashes stand for their ids. Pointers go as long as the catalogue does.
struct HordeChoice {
    std::vector<const Horde*> hordes;
    std::vector<std::uint64_t> hashes;
    std::vector<int> weights;
    bool isEmpty() const { return hordes.empty(); }
};

/// Those at home at `depth`, which counts from 1.
HordeChoice hordesAt(const Catalogue& catalogue, int depth);
/// Those at home `deeper` levels below; where none is, those of the next level above that which has some, `depth` at
/// the latest.
HordeChoice hordesFromBelow(const Catalogue& catalogue, int depth, int deeper);

} // namespace cave
