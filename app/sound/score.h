// SPDX-License-Identifier: MIT
// A calm, sparse piece of music without an end, made from a scale, a tempo and a seed.
#pragma once

#include "core/base/random.h"

#include <string>
#include <vector>

namespace cave {

struct ScoreRow {
    std::string theme;      // id of what a level wears; "": levels that wear nothing known
    std::vector<int> scale; // semitones above the root, from 0 up, below 12
    int root = -1200;       // cents from the pitch of its sound
    int tempo = 50;         // beats a minute, 20..200
    std::string sound;      // that plays it

    bool operator==(const ScoreRow&) const = default;
};

class Score {
public:
    Score(const ScoreRow& row, std::uint64_t seed);

    struct Note {
        int after = 0;  // ms since the note before
        int cents = 0;  // from the pitch of its sound
        int volume = 0; // per cent
    };
    Note next();

private:
    int centsOf(int degree) const;

    ScoreRow m_row;
    Random m_random;
    int m_degree = 0; // steps of the scale above the root
    bool m_isAnswer = false; // a low note that goes with the one before
};

} // namespace cave
