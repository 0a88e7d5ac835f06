// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace cave {

/// How a fresh hero of the dungeon fares in fights with a creature, as the game plays them.
QString oddsText(const Workbench& bench, CreatureKindId foe);

/// The first of those fights, line by line.
class FightView : public QWidget {
    Q_OBJECT

public:
    explicit FightView(const Workbench& bench, QWidget* parent = nullptr);

    void showFight(CreatureKindId foe);
    void showNone();
    QListWidget& lines() const { return *m_lines; }

private:
    const Workbench& m_bench;
    QLabel* m_end;
    QListWidget* m_lines;
};

} // namespace cave
