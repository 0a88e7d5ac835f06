// SPDX-License-Identifier: MIT
// Cells that an event names: picked on the map, or where it was triggered, or all.
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace cave {

class CellsField : public QWidget {
    Q_OBJECT

public:
    // `isTrigger`: there is no "where it was triggered" yet.
    CellsField(Workbench& bench, bool isTrigger, QWidget* parent);

    void show(const EventCells& cells);
    const EventCells& cells() const { return m_cells; }
    void pick();

signals:
    void changed();

private:
    void showTexts();
    void take(EventCells cells);

    Workbench& m_bench;
    bool m_isTrigger;
    EventCells m_cells;
    QComboBox* m_box;
    QPushButton* m_pick;
    bool m_isPicking = false;
};

} // namespace cave
