// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/shapes/cell.h"
#include "core/world/dungeon.h"

#include <QObject>

#include <optional>

namespace cave {

class ActionSet;
class EditorCanvas;
class ProblemsStrip;
class Recovery;
class Workbench;

/// Playing a copy of the design, from its start or from the cell cursor, as far as it can be played.
class PlaytestActions : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions; everything handed over must outlive it. A recovery copy is written before.
    PlaytestActions(Workbench& bench, EditorCanvas& canvas, Recovery& recovery, ProblemsStrip& problems,
                    const ActionSet& actions, QObject* parent);

signals:
    void playRequested(const cave::Dungeon& dungeon, std::optional<cave::Position> from); ///< from: none is its start
    void said(const QString& text); ///< why it cannot be played

private:
    void prepare();
    void playFromStart();
    void playIfSound();
    void playFromCursor();
    void fireEvent();
    void playFrom(CellAt cell, const Dungeon& dungeon);

    Workbench& m_bench;
    EditorCanvas& m_canvas;
    Recovery& m_recovery;
    ProblemsStrip& m_problems;
};

} // namespace cave
