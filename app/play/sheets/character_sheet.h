// SPDX-License-Identifier: MIT
// The hero's numbers, gear and state; a tab with what is known of things that are not known at first.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/play/words/discoveries.h"
#include "app/view/words/describe.h"

class QTabBar;

namespace cave {

class Artwork;
class RunningGame;

class CharacterSheet : public Sheet {
    Q_OBJECT

public:
    CharacterSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
                   QWidget* parent = nullptr);

signals:
    void deedsRequested();

private:
    QWidget* newHero(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns);
    QWidget* newDiscoveries(const std::vector<DiscoveryClass>& classes);
    QTabBar* newTabs(QWidget& hero, QWidget& known);
};

} // namespace cave
