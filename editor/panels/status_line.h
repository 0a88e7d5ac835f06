// SPDX-License-Identifier: MIT
// The lowest line: where the pointer or the cell cursor is, what is there, problems and zoom.
#pragma once

#include "core/generate/level_state.h"
#include "editor/tools/workbench.h"

#include <QFrame>
#include <QTime>

#include <optional>

class QLabel;
class QPushButton;

namespace cave {

class ElidedLabel;

class StatusLine : public QFrame {
    Q_OBJECT

public:
    explicit StatusLine(Workbench& bench, QWidget* parent = nullptr);

    // A cell of the shown level, inside it. `instead`: what the canvas shows of it; null: the level. `writer`: the row
    // of the recipe that made it, if that is known.
    void showCell(CellAt cell, const LevelState* instead, const QString& writer);
    void setProblems(std::optional<int> count); // nothing: they were not looked for yet
    void setZoom(double percent);
    void setShown(const QString& text); // what the canvas shows instead of the level; empty: the level
    // What goes on beside the window, 0 .. 100, with a button that stops it; -1: nothing.
    void setProgress(int percent);
    void setRecovery(const QTime& when); // a recovery copy was written; invalid: there is none
    QString text() const; // all of it, for tests and screen readers
    QString levelText() const; // "Level 3: Damp Halls", or its number alone where its name says no more
    // What it says of the tile of a cell, and of all that stands there, which may be nothing.
    QString tileText(CellAt cell, const LevelState* instead, const QString& writer) const;
    QString thingText(CellAt cell, const LevelState* instead) const;

signals:
    void cancelled();

private:
    void showTexts();
    void showSelection();

    Workbench& m_bench;
    ElidedLabel* m_shown;
    ElidedLabel* m_level;
    QLabel* m_place;
    ElidedLabel* m_tile;
    ElidedLabel* m_thing;
    ElidedLabel* m_heat;
    ElidedLabel* m_selection;
    QLabel* m_problems;
    QLabel* m_zoom;
    ElidedLabel* m_recovery;
    QLabel* m_progress;
    QPushButton* m_cancel;
    std::optional<int> m_problemCount; // nothing: they were not looked for yet
    int m_percent = -1; // of the progress; -1: nothing goes on
    QTime m_recovered; // when the recovery copy was written
};

} // namespace cave
