// SPDX-License-Identifier: MIT
// A designer's hand: uses an editor page by mouse and keys, at cells.
#pragma once

#include "editor/actions/action_set.h"
#include "editor/handlers/file_actions.h"
#include "editor/page/editor_page.h"
#include "editor/page/workspace.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/seed_bar.h"
#include "editor/panels/status_line.h"
#include "editor/panels/toast_bar.h"

#include <QUndoStack>

namespace cave {

class EditorHand {
public:
    explicit EditorHand(EditorPage& used) : page(used) {}

    Document& document() { return page.document(); }
    Workbench& bench() { return page.workbench(); }
    EditorCanvas& canvas() { return page.workspace().canvas(); }
    ToastBar& toast() { return page.workspace().toast(); }
    QUndoStack& stack() { return document().undoStack(); }
    const Dungeon& dungeon() { return document().dungeon(); }
    const TileKind& kindAt(int x, int y, int z = 0);
    QString idAt(int x, int y, int z = 0) { return QString::fromStdString(kindAt(x, y, z).id); }
    void trigger(EditorAction action);
    void choose(ToolId tool, const char* tile = nullptr);

    QPoint pixelOf(int x, int y);
    void click(int x, int y, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
    void drag(std::initializer_list<CellAt> cells, Qt::MouseButton button = Qt::LeftButton);
    void key(int key, Qt::KeyboardModifiers modifiers = {}, int times = 1); // on the canvas
    void type(QChar character);                                            // likewise

    EditorPage& page;
};

} // namespace cave
