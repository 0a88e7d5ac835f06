// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/shared_grid.h"
#include "core/generate/shapes/cell.h"
#include "core/world/dungeon.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace cave {

class ActionSet;
class EditorCanvas;
class Workbench;

/// Shows on the canvas what the level does by itself in the next beats. Space lets it run or halt, Left and Right go a
/// beat back or on, Esc and whatever changes the dungeon or the level drop it.
class ForwardPlay : public QObject {
    Q_OBJECT

public:
    static constexpr int kBeats = 50;

    /// Connects itself to the actions; everything handed over must outlive it.
    ForwardPlay(Workbench& bench, EditorCanvas& canvas, const ActionSet& actions, QObject* parent);

    bool isOn() const { return !m_frames.empty(); }
    int beat() const { return m_beat; } ///< that is shown; 0: the level as it is
    int lastBeat() const { return static_cast<int>(m_frames.size()) - 1; }

signals:
    void said(const QString& text);
    void shown(const QString& label); ///< what the canvas shows; empty: the level as it is

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void start(std::optional<CellAt> alight);
    std::optional<Position> placeToStand() const;
    void show(int beat);
    void drop();
    void forget(); ///< the canvas shows something else already

    Workbench& m_bench;
    EditorCanvas& m_canvas;
    std::vector<SharedGrid<TileId>> m_frames;
    int m_beat = 0;
    QTimer m_timer;
};

} // namespace cave
