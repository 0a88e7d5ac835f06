// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool_table.h"

#include <QObject>

class QWidget;

namespace cave {

class ActionSet;
class EditorCanvas;
class Workbench;

/// Taking tools and what holds for all of them, symmetry, and replacing a tile everywhere, by menu and key.
class ToolActions : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions. Dialogs stand before `window`; everything handed over must outlive this.
    ToolActions(Workbench& bench, const EditorCanvas& canvas, const ActionSet& actions, QWidget& window);

signals:
    void said(const QString& text); ///< the shape or piece that the tool has changed to

private:
    void take(ToolId id);

    Workbench& m_bench;
    const EditorCanvas& m_canvas;
};

} // namespace cave
