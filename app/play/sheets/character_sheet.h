// SPDX-License-Identifier: MIT
// The hero's numbers, gear and state.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"

namespace cave {

class Artwork;
class RunningGame;

class CharacterSheet : public Sheet {
    Q_OBJECT

public:
    CharacterSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
                   QWidget* parent = nullptr);
};

} // namespace cave
