// SPDX-License-Identifier: MIT
// Which of the things that lie here, or in something that does, the hero takes; what is put in there.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"
#include "core/rules/facts/pack.h"
#include "core/world/world.h"

namespace cave {

class Artwork;
class RunningGame;
class ThingList;

// Letters and Space mark, Ctrl+A marks all, Enter takes what is marked, else the current thing.
class TakeSheet : public Sheet {
    Q_OBJECT

public:
    // `chest`: what is in it instead of what lies here, and beside it what the hero carries.
    TakeSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
              EntityId chest = EntityId::None, QWidget* parent = nullptr);

signals:
    void chosen(const std::vector<cave::EntityId>& items); // one or more
    void allChosen();
    void putChosen(const std::vector<cave::EntityId>& items, cave::EntityId chest); // one or more

private:
    void addLines(ThingList& list, const std::vector<PackLine>& lines, std::vector<EntityId>& items);
    bool isWare(EntityId item) const;
    bool sells() const; // something of what lies here
    void addPack();
    void addButtons(bool isChest);
    void take();
    void put();

    const World& m_world;
    const Describer& m_describer;
    Artwork& m_artwork;
    bool m_asSigns;
    EntityId m_chest;
    std::vector<EntityId> m_items; // as listed
    std::vector<EntityId> m_carried; // likewise
    ThingList* m_list;
    ThingList* m_pack = nullptr;
};

} // namespace cave
