// SPDX-License-Identifier: MIT
// All levels with a small picture each; choosing one shows it, dragging one asks for another order.
#pragma once

#include "editor/panels/drop_list.h"
#include "editor/tools/workbench.h"

#include <QTimer>

#include <set>

namespace cave {

class LevelList : public DropList {
    Q_OBJECT

public:
    explicit LevelList(Workbench& bench, QWidget* parent = nullptr);

private:
    void rebuild();
    void showCurrent();
    void redrawOne(Uid level); // soon: strokes come in many pieces
    void redrawWaiting();

    Workbench& m_bench;
    QTimer m_timer;
    std::set<Uid> m_waiting;
};

} // namespace cave
