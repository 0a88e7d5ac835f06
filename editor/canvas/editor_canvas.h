// SPDX-License-Identifier: MIT
// The level being edited: turns mouse and keys into strokes of the tool, and shows beforehand what it would do.
#pragma once

#include "app/view/map/level_view.h"
#include "core/generate/level_state.h"
#include "core/proof/problems.h"
#include "editor/actions/editor_keys.h"
#include "editor/canvas/overlays.h"
#include "editor/tools/workbench.h"

#include <QImage>
#include <QPainterPath>
#include <QTimer>

#include <array>
#include <memory>
#include <vector>

namespace cave {

class EditorCanvas : public LevelView {
    Q_OBJECT

public:
    EditorCanvas(Workbench& bench, std::shared_ptr<Artwork> artwork, EditorKeys keys, QWidget* parent = nullptr);
    ~EditorCanvas() override;

    const EditorKeys& keys() const { return m_keys; }
    void setKeys(EditorKeys keys) { m_keys = std::move(keys); }
    const std::shared_ptr<const MapModel>& model() const { return m_shownModel; }
    Tool& tool(ToolId id) const { return *m_tools[static_cast<std::size_t>(id)]; }
    void setGrid(bool isOn);
    void setMajorGrid(int cells);
    void setGhostOpacity(int percent); // of other levels
    void setProblems(const std::vector<Problem>& problems);
    void setRoute(std::vector<Position> route); // a way over the levels, drawn where it passes; empty: none
    void setOverlayShown(OverlayKind kind, bool isShown);
    bool isOverlayShown(OverlayKind kind) const { return m_overlaysShown[static_cast<std::size_t>(kind)]; }
    void refreshOverlays(); // at once, instead of a moment after the last change
    // Another level that shines through: -1 the one above, 1 the one below.
    void setLevelGhost(int step, bool isShown);
    bool isLevelGhostShown(int step) const { return step < 0 ? m_ghostsAbove : m_ghostsBelow; }
    // The view as it was left: pixels a cell, and what lies in the middle.
    void restoreView(int cellSize, QPointF middle);
    // The level as it stood while its recipe ran, with the cells that a row has written; null: as it is. What is only
    // shown cannot be painted.
    void showState(std::shared_ptr<const LevelState> state, const std::vector<cave::Box>& written,
                   const QString& label);
    const LevelState* shownState() const { return m_state.get(); }
    // Where the pointer is, else the cell cursor.
    CellAt currentCell() const { return m_hovered.value_or(m_bench.cursor()); }
    // Takes back what has been begun; false when there is nothing.
    bool cancelStroke();

signals:
    void currentCellChanged();
    void modelChanged(); // another level's
    void cellsChanged(cave::Box box);
    void stateTouched(); // somebody would paint what is only shown
    void baseHeld(bool isHeld); // the key that shows the level without hand edits

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // How the stroke in progress was begun.
    enum class StrokeBy : std::uint8_t { Nothing, Mouse, Enter, Walking };

    Tool& current() const { return tool(m_bench.toolId()); }
    void showLevelModel();
    void makeModel();
    void showWhole();
    void takeChange(Uid changed, const cave::Box& box);
    std::vector<MapThing> thingsOfLevel() const;
    void fillModel();
    bool refuseState(); // true: a state is shown

    void pressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void dragged(QPoint cell);
    void released(QPoint cell);
    void hovered(int x, int y);
    CellAt reached(QPoint cell) const;

    void act(const EditorKeys::CanvasKey& key, const QKeyEvent& event);
    void act(CanvasAction action, Qt::KeyboardModifiers held);
    void holdBase(const QKeyEvent& event);
    void releaseBase();
    void stepCursor(Offset offset, Qt::KeyboardModifiers modifiers);
    void useAtCursor(Qt::KeyboardModifiers modifiers);
    void eraseAtCursor();
    void finishWalk();

    void showPreview();
    void showGhost(const Ghost& ghost);
    void showMarks();
    void addRoute(Overlay& overlay) const;
    void showOverlays(bool onlyFromCursor);
    void showSelection();
    void showLevelGhosts();
    void paintOver(QPainter& painter);
    void paintLevelGhosts(QPainter& painter) const;
    void paintSymmetry(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    void paintThingGhosts(QPainter& painter) const;
    void updateThingGhosts();

    Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    EditorKeys m_keys;
    int m_baseKey = 0; // that is held; 0: none
    std::vector<std::unique_ptr<Tool>> m_tools;
    Tool* m_strokeTool = nullptr; // whose stroke is on
    StrokeBy m_strokeBy = StrokeBy::Nothing;
    std::shared_ptr<MapModel> m_model;
    std::shared_ptr<const MapModel> m_shownModel; // the same one
    std::optional<CellAt> m_hovered;
    bool m_hasKeyFocus = false;
    bool m_hasGrid = true;
    int m_majorGrid = 8;
    int m_ghostOpacity = 30;
    int m_wholeCell = 0; // that showed the whole level; 0: the designer has looked elsewhere since
    std::vector<Problem> m_problems;
    std::shared_ptr<const LevelState> m_state; // shown instead of the level
    std::vector<QRect> m_written;
    QString m_stateLabel;
    Ghost m_ghost;
    std::vector<std::pair<QPoint, Look>> m_thingGhosts;
    std::vector<Position> m_route;
    std::array<bool, kOverlayKinds> m_overlaysShown{};
    std::array<Overlay, kOverlayKinds> m_overlays; // of those that are shown
    QTimer m_overlayTimer;
    QPainterPath m_selectionEdge; // in cells
    bool m_ghostsAbove = false;
    bool m_ghostsBelow = false;
    std::vector<QImage> m_levelGhosts; // a pixel a cell
};

} // namespace cave
