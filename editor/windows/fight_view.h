// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace cave {

/// How a fresh hero of the dungeon fares against a creature, in one sentence.
QString oddsText(const Workbench& bench, CreatureKindId foe);

/// A fight of a fresh hero with a creature, line by line, as the game plays it.
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
