// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/position.h"
#include "editor/canvas/editor_canvas.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

namespace cave {

class ProblemsStrip;
class RecipePanel;
class StatusLine;

/// Tells a screen reader what is done on the canvas, for those who paint with the keyboard alone: the cell that the
/// cursor comes to, the tool and what it paints with, where a stroke begins, and what each change came to. Toasts and
/// notices speak for themselves.
class CanvasVoice : public QObject {
    Q_OBJECT

public:
    /// Where it is told from; all of it must outlive the voice.
    struct Sources {
        Workbench& bench;
        EditorCanvas& canvas;
        const StatusLine& status;
        const ProblemsStrip& problems;
        const RecipePanel& recipe;
    };

    explicit CanvasVoice(const Sources& sources, QObject* parent);

private:
    /// What a tool works with: told where it becomes another one.
    struct Choice {
        ToolId tool = ToolId::Brush;
        QString with; // "floor", "newt", the name of a piece; empty: nothing
        int brushSize = 1;
        bool leftRight = false;
        bool upDown = false;
    };

    void begin(); ///< another level or draft
    void tellCell();
    void tellSelection();
    void tellEdit();
    void tellUse();
    void speak();
    Choice choice() const;
    QStringList newChoices(); ///< since they were told last
    QString symmetryText() const;
    QString cellText() const;

    Sources m_from;
    QTimer m_soon; // all that one key has brought about is told at once: a reader breaks off when it is told more
    QStringList m_news;
    QString m_done; // by the last change; of a stroke by all of it, once it has ended
    QString m_size; // of the stroke under way, as it was told last
    bool m_tellsCell = false;
    bool m_wasUsed = false;
    bool m_wasRefused = false; // which its toast tells
    Choice m_choice;
    int m_steps = 0; // that could be undone
};

} // namespace cave
