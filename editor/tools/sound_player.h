// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/sounds/sound_book.h"

#include <QString>

#include <functional>

namespace cave {

/// How sounds are made and heard: as in the game, which hands this in, for the editor knows neither.
struct SoundPlayer {
    std::function<std::vector<std::int16_t>(const SoundRow& row)> samples = [](const SoundRow&) {
        return std::vector<std::int16_t>();
    };
    int rate = 44'100; ///< samples a second
    /// Once, in place of what still sounds. Gives back why nothing is heard, in words for people; "": it is.
    std::function<QString(const SoundRow& row)> play = [](const SoundRow&) { return QString(); };
    /// The same of some seconds of music, whose sound is one of the book.
    std::function<QString(const ScoreRow& row, const std::shared_ptr<const SoundBook>& book)> playScore =
        [](const ScoreRow&, const std::shared_ptr<const SoundBook>&) { return QString(); };
    std::function<void()> stop = [] {}; ///< what goes on of that
};

} // namespace cave
