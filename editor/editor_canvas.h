// SPDX-License-Identifier: MIT
// The level being edited: turns mouse and keys into strokes of the tool, and shows beforehand what it would do.
#pragma once

#include "app/view/level_view.h"
#include "core/proof/problems.h"
#include "editor/workbench.h"

#include <memory>
#include <vector>

namespace cave {

class EditorCanvas : public LevelView {
    Q_OBJECT

public:
    EditorCanvas(Workbench& bench, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);
    ~EditorCanvas() override;

    const std::shared_ptr<const MapModel>& model() const { return m_shownModel; }
    Tool& tool(ToolId id) const { return *m_tools[static_cast<std::size_t>(id)]; }
    void setGrid(bool isOn);
    void setProblems(const std::vector<Problem>& problems);
    // Where the pointer is, else the cell cursor.
    CellAt currentCell() const { return m_hovered.value_or(m_bench.cursor()); }
    // Takes back what has been begun; false when there is nothing.
    bool cancelStroke();

signals:
    void currentCellChanged();
    void modelChanged(); // another level's
    void cellsChanged(cave::Box box);

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
    void showWhole();
    void takeChange(Uid changed, const cave::Box& box);
    std::vector<MapThing> thingsOfLevel() const;

    void pressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void dragged(QPoint cell);
    void released(QPoint cell);
    void hovered(int x, int y);
    CellAt reached(QPoint cell) const;

    void stepCursor(Offset offset, Qt::KeyboardModifiers modifiers);
    void useAtCursor();
    void eraseAtCursor();
    void finishWalk();

    void showPreview();
    void showGhost(const Ghost& ghost);
    void showMarks();
    void paintCreatureGhosts(QPainter& painter);

    Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    std::vector<std::unique_ptr<Tool>> m_tools;
    Tool* m_strokeTool = nullptr; // whose stroke is on
    StrokeBy m_strokeBy = StrokeBy::Nothing;
    std::shared_ptr<MapModel> m_model;
    std::shared_ptr<const MapModel> m_shownModel; // the same one
    std::optional<CellAt> m_hovered;
    bool m_hasKeyFocus = false;
    bool m_hasGrid = true;
    bool m_isFresh = true; // opened and not touched yet: the view still finds its place
    std::vector<Problem> m_problems;
    Ghost m_ghost;
    std::vector<std::pair<QPoint, Look>> m_creatureGhosts;
};

} // namespace cave
