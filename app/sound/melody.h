// SPDX-License-Identifier: MIT
// A calm, sparse piece of music without an end, made from a scale, a tempo and a seed.
#pragma once

#include "core/base/random.h"
#include "core/content/sounds/sound_rows.h"

namespace cave {

int beatOf(const ScoreRow& row); // ms

class Melody {
public:
    Melody(const ScoreRow& row, std::uint64_t seed);

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
