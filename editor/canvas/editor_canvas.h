// SPDX-License-Identifier: MIT
// The level being edited: turns mouse and keys into strokes of the tool, and shows beforehand what it would do.
#pragma once

#include "app/view/map/level_view.h"
#include "core/proof/problems.h"
#include "core/session/footsteps.h"
#include "editor/actions/editor_keys.h"
#include "editor/canvas/level_ghosts.h"
#include "editor/canvas/recipe_state.h"
#include "editor/canvas/shown_overlays.h"
#include "editor/canvas/tool_preview.h"
#include "editor/canvas/tool_stroke.h"
#include "editor/tools/workbench.h"

#include <QPainterPath>
#include <QTimer>

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
    void setFootsteps(Footsteps steps); // of a playtest, likewise
    bool hasFootsteps() const { return !m_marks.footsteps.cells().empty(); }
    void setOverlayShown(OverlayKind kind, bool isShown);
    bool isOverlayShown(OverlayKind kind) const { return m_overlays.isShown(kind); }
    void refreshOverlays(); // at once, instead of a moment after the last change
    // Another level that shines through: -1 the one above, 1 the one below.
    void setLevelGhost(int step, bool isShown);
    bool isLevelGhostShown(int step) const { return m_levelGhosts.isShown(step); }
    // The view as it was left: pixels a cell, and what lies in the middle.
    void restoreView(double cellSize, QPointF middle);
    // The level as it stood while its recipe ran, with the cells that a row has written; null: as it is. What is only
    // shown cannot be painted.
    void showState(std::shared_ptr<const LevelState> state, const std::vector<cave::Box>& written,
                   const QString& label);
    const LevelState* shownState() const { return m_state.level.get(); }
    // Where the pointer is, else the cell cursor.
    CellAt currentCell() const { return m_hovered.value_or(m_bench.cursor()); }
    bool isStroking() const { return m_stroke.isOn(); }
    const QString& previewLabel() const { return m_preview.label(); } // "12 x 6"; may be empty
    // Takes back what has been begun; false when there is nothing.
    bool cancelStroke();

signals:
    void currentCellChanged();
    void modelChanged(); // another level's
    void cellsChanged(cave::Box box);
    void stateTouched(); // somebody would paint what is only shown
    void toolUsed(); // it was pressed by a key or let go, whatever came of that
    void strokeCancelled();
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
    // What is marked on the level.
    struct Marks {
        bool hasGrid = true;
        int majorGrid = 8;
        std::vector<Sign> boards; // of the shown level
        Overlay ofBoards; // nothing but their marks and words: the pointer's every cell is too often to fit these
        std::vector<Problem> problems;
        std::vector<Position> route;
        Footsteps footsteps;
    };

    Tool& current() const { return tool(m_bench.toolId()); }
    void showLevelModel();
    void makeModel();
    void showWhole();
    void takeChange(Uid changed, const cave::Box& box);
    void showTheme();
    std::vector<MapThing> thingsOfLevel() const;
    void fillModel();
    bool refuseState(); // true: a state is shown

    void pressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void dragged(QPoint cell);
    void released(QPoint cell);
    void hovered(int x, int y);

    void act(const EditorKeys::CanvasKey& key, const QKeyEvent& event);
    void act(CanvasAction action, Qt::KeyboardModifiers held);
    void holdBase(const QKeyEvent& event);
    void releaseBase();
    void stepCursor(Offset offset, Qt::KeyboardModifiers modifiers);
    void useAtCursor(Qt::KeyboardModifiers modifiers);
    void eraseAtCursor();
    void finishWalk();

    void showPreview();
    void showMarks();
    void takeBoards();
    void markBoards();
    void addRoute(Overlay& overlay) const;
    void addFootsteps(Overlay& overlay) const;
    void addProblems(Overlay& overlay) const;
    void showSelection();
    void showLevelGhosts();
    void paintOver(QPainter& painter);
    void paintSymmetry(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    void paintThingGhosts(QPainter& painter) const;
    void updateThingGhosts();

    Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    EditorKeys m_keys;
    int m_baseKey = 0; // that is held; 0: none
    QTimer m_baseEnd; // runs while it may be about to repeat
    std::vector<std::unique_ptr<Tool>> m_tools;
    ToolStroke m_stroke;
    std::shared_ptr<MapModel> m_model;
    std::shared_ptr<const MapModel> m_shownModel; // the same one
    std::optional<CellAt> m_hovered;
    bool m_hasKeyFocus = false;
    double m_wholeCell = 0; // that showed the whole level; 0: the designer has looked elsewhere since
    Marks m_marks;
    RecipeState m_state;
    ToolPreview m_preview;
    ShownOverlays m_overlays;
    QTimer m_overlayTimer;
    QPainterPath m_selectionEdge; // in cells
    LevelGhosts m_levelGhosts;
};

} // namespace cave
