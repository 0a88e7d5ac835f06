// SPDX-License-Identifier: MIT
// The keys of the editor's actions and tools as they are bound now.
#pragma once

#include "app/view/keys/key_bindings.h"
#include "editor/actions/key_map.h"
#include "editor/tools/tool_table.h"

#include <QKeySequence>
#include <QList>

#include <map>
#include <optional>

class QKeyEvent;

namespace cave {

// All actions, then all tools, then what only the canvas does, then what it keeps; keys as QKeySequence names them.
std::vector<KeyEntry> editorKeys(const KeyBindings& bindings);

// The name of the key that is pressed; "" while it is only Shift, Ctrl and their like.
QString editorKeyName(const QKeyEvent& event);
QString editorKeyLabel(const QString& name); // for people

class EditorKeys {
public:
    // A key of the canvas, and what is held with it that is no part of it.
    struct CanvasKey {
        CanvasAction id = CanvasAction::Left;
        Qt::KeyboardModifiers held;
    };

    explicit EditorKeys(const KeyBindings& bindings);

    const QList<QKeySequence>& of(EditorAction id) const { return m_actions[static_cast<std::size_t>(id)]; }
    const QList<QKeySequence>& of(ToolId id) const { return m_tools[static_cast<std::size_t>(id)]; }
    const QList<QKeySequence>& of(CanvasAction id) const { return m_canvas[static_cast<std::size_t>(id)]; }
    std::optional<CanvasKey> onCanvas(const QKeyEvent& event) const;

private:
    void addCanvasKeys(const std::vector<KeyEntry>& entries);

    std::vector<QList<QKeySequence>> m_actions;
    std::vector<QList<QKeySequence>> m_tools;
    std::vector<QList<QKeySequence>> m_canvas;
    std::map<QString, CanvasKey> m_onCanvas; // by the key's name
};

} // namespace cave
