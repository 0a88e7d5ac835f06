// SPDX-License-Identifier: MIT
// The lowest line: where the pointer or the cell cursor is, what is there, problems and zoom.
#pragma once

#include "editor/workbench.h"

#include <QFrame>

class QLabel;

namespace cave {

class StatusLine : public QFrame {
    Q_OBJECT

public:
    explicit StatusLine(Workbench& bench, QWidget* parent = nullptr);

    void showCell(CellAt cell); // of the shown level; must lie inside
    void setProblems(int count);
    void setZoom(int percent);
    QString text() const; // all of it, for tests and screen readers

private:
    Workbench& m_bench;
    QLabel* m_level;
    QLabel* m_place;
    QLabel* m_tile;
    QLabel* m_thing;
    QLabel* m_problems;
    QLabel* m_zoom;
};

} // namespace cave
