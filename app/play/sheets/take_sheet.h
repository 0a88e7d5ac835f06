// SPDX-License-Identifier: MIT
// Which of the things that lie here the hero takes.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"
#include "core/world/world.h"

namespace cave {

class Artwork;
class RunningGame;
class ThingList;

// Letters and Space mark, Ctrl+A marks all, Enter takes what is marked, else the current thing.
class TakeSheet : public Sheet {
    Q_OBJECT

public:
    TakeSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
              QWidget* parent = nullptr);

signals:
    void chosen(const std::vector<cave::EntityId>& items); // one or more
    void allChosen();

private:
    void take();

    std::vector<EntityId> m_items; // as listed
    ThingList* m_list;
};

} // namespace cave
