// SPDX-License-Identifier: MIT
// All levels with a small picture each; choosing one shows it, dragging one asks for another order.
#pragma once

#include "editor/workbench.h"

#include <QListWidget>
#include <QTimer>

#include <set>

namespace cave {

class LevelList : public QListWidget {
    Q_OBJECT

public:
    explicit LevelList(Workbench& bench, QWidget* parent = nullptr);

signals:
    void dropped(int from, int to); // so that it would be level `to`

protected:
    void dropEvent(QDropEvent* event) override;

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
