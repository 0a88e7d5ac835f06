// SPDX-License-Identifier: MIT
#include "editor/handlers/history_actions.h"

#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"

#include <QAction>

namespace cave {

HistoryActions::HistoryActions(Document& document, EditorCanvas& canvas, ActionSet& actions, QObject* parent)
    : QObject(parent), m_document(document), m_actions(actions)
{
    QUndoGroup& group = document.undoGroup();
    connect(&actions[EditorAction::Undo], &QAction::triggered, this, [&canvas, &group] {
        if (!canvas.cancelStroke())
            group.undo();
    });
    connect(&actions[EditorAction::Redo], &QAction::triggered, &group, &QUndoGroup::redo);
    connect(&group, &QUndoGroup::canUndoChanged, this, &HistoryActions::enable);
    connect(&group, &QUndoGroup::canRedoChanged, this, &HistoryActions::enable);
    enable();
}

void HistoryActions::enable()
{
    m_actions.enable(EditorAction::Undo, m_document.undoGroup().canUndo(),
                     QT_TRANSLATE_NOOP("EditorActions", "Nothing has been changed yet."));
    m_actions.enable(EditorAction::Redo, m_document.undoGroup().canRedo(),
                     QT_TRANSLATE_NOOP("EditorActions", "Nothing has been taken back."));
}

} // namespace cave
