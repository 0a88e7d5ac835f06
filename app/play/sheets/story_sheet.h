// SPDX-License-Identifier: MIT
// What a dungeon tells when a game of it begins.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"

namespace cave {

class RunningGame;

class StorySheet : public Sheet {
    Q_OBJECT

public:
    StorySheet(const RunningGame& game, const Describer& describer, QWidget* parent = nullptr);

    static bool isDue(const RunningGame& game); // it has just begun and has something to tell
};

} // namespace cave
