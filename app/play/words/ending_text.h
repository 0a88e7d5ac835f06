// SPDX-License-Identifier: MIT
// How games ended, and what they were worth, in words.
#pragma once

#include "app/play/game/save_folder.h"
#include "app/view/words/describe.h"
#include "core/rules/facts/score.h"

namespace cave {

// "Slain by a bat on level 2 of The Deep, on turn 1,204."
QString endingSentence(const RecordSummary& summary);
// "Slain by a bat"
QString endingWords(const RecordSummary& summary);
// "The best of 12 here", "Third best of 12 here"
QString rankText(const Rank& rank);
// "Victory: 1 x 1,000" and the points
std::pair<QString, QString> scoreLineText(const ScoreLine& line);

} // namespace cave
