// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QSpinBox;

namespace cave {

class ActionSet;

/// How the chosen tool works: its shapes as buttons, and for brushes their size. Empty for tools without a choice.
class ToolOptions : public QWidget {
    Q_OBJECT

public:
    ToolOptions(Workbench& bench, const ActionSet& actions, QWidget* parent = nullptr);

private:
    void showChoice();
    void showTool();
    void addShapes();
    int shapeSide() const; // pixels

    Workbench& m_bench;
    const ActionSet& m_actions;
    ToolId m_tool = ToolId::Brush; // whose shapes are shown
    QLabel* m_shapeName;
    QHBoxLayout* m_shapeRow;
    QButtonGroup* m_shapes;
    QLabel* m_sizeName;
    QSpinBox* m_size;
};

} // namespace cave
