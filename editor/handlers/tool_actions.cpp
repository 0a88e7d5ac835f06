// SPDX-License-Identifier: MIT
#include "editor/handlers/tool_actions.h"

#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"
#include "editor/dialogs/replace_dialog.h"

#include <QAction>

#include <algorithm>

namespace cave {

ToolActions::ToolActions(Workbench& bench, const EditorCanvas& canvas, const ActionSet& actions, QWidget& window)
    : QObject(&window), m_bench(bench), m_canvas(canvas)
{
    connect(&actions, &ActionSet::toolTriggered, this, &ToolActions::take);
    const auto showTool = [&bench, &actions] { actions.tool(bench.toolId()).setChecked(true); };
    connect(&bench, &Workbench::choiceChanged, this, showTool);
    showTool();
    QAction& leftRight = actions[EditorAction::SymmetryLeftRight];
    QAction& upDown = actions[EditorAction::SymmetryUpDown];
    const auto setSymmetry = [&bench, &leftRight, &upDown] {
        bench.setSymmetry(leftRight.isChecked(), upDown.isChecked());
    };
    connect(&leftRight, &QAction::toggled, this, setSymmetry);
    connect(&upDown, &QAction::toggled, this, setSymmetry);
    connect(&actions[EditorAction::ReplaceTile], &QAction::triggered, this,
            [&bench, &window] { ReplaceDialog::ask(&window, bench); });
}

// The letter of the tool in use takes its next shape or piece; that of another only takes the tool.
void ToolActions::take(ToolId id)
{
    if (id != m_bench.toolId()) {
        m_bench.setTool(id);
        return;
    }
    if (const auto shapes = toolRow(id).shapes; !shapes.empty()) {
        auto next = std::ranges::find(shapes, m_bench.shape(id), &ToolShape::shape) + 1;
        if (next == shapes.end())
            next = shapes.begin();
        m_bench.setShape(id, next->shape);
        emit said(shapeName(*next));
    } else if (const QString piece = m_canvas.tool(id).takeNextVariant(); !piece.isEmpty()) {
        emit said(piece);
    }
}

} // namespace cave
