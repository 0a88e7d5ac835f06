// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/position.h"
#include "editor/tools/workbench.h"

#include <QFrame>

class QLabel;
class QLineEdit;

namespace cave {

class EditorCanvas;

/// A line over the map, beside a board, for its words. They are taken as they are typed, all of them as one step that
/// can be undone: Enter and leaving it keep them, Esc gives back what the board said before. Words that no file could
/// hold are told at once, and the board says its last ones.
class BoardBox : public QFrame {
    Q_OBJECT

public:
    BoardBox(Workbench& bench, EditorCanvas& canvas); ///< lies over the canvas, in its parent

    void open(CellAt cell); ///< of the shown level
    QLineEdit& line() const { return *m_line; }
    QString hint() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showHint();
    void take();
    void finish();
    void cancel();
    void close();
    void place();
    std::string words() const;

    Workbench& m_bench;
    EditorCanvas& m_canvas;
    QLabel* m_heading;
    QLineEdit* m_line;
    QLabel* m_hint;
    Position m_at;
    std::string m_before; // what the board said; "": there was none
    int m_stroke = kNoStroke;
};

} // namespace cave
