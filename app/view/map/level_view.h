// SPDX-License-Identifier: MIT
// The window onto a level in both modes: zoom, pan, camera, pointer and keys in cells, marks over the map.
#pragma once

#include "app/view/base/wheel.h"
#include "app/view/map/level_item.h"
#include "app/view/map/map_voice.h"
#include "app/view/map/overlay.h"

#include <QGraphicsView>

#include <functional>
#include <optional>
#include <span>

class QGestureEvent;
class QNativeGestureEvent;

namespace cave {

// Scene coordinates are cells. Keys are left to whoever holds the view: it only takes Space for panning, and Tab if
// told so.
class LevelView : public QGraphicsView {
    Q_OBJECT

public:
    // Play: 8 12 16 24 32 48 64 px a cell, the anchor stays in place, dragging with the left button pans.
    // Editor: 16 cells a pixel to 256 px a cell in finer steps, at the pointer, with room around the level.
    enum class Mode { Play, Editor };
    Q_ENUM(Mode)

    explicit LevelView(Mode mode, QWidget* parent = nullptr);

    // The view owns the item and shows it. Later levels: level()->setModel(), then levelChanged().
    LevelItem& showLevel(std::unique_ptr<LevelItem> item);
    LevelItem* level() const { return m_level; }
    void levelChanged();

    // Pixels a cell, from the mode's steps: a whole number, or 1 / n where a pixel shows n x n cells.
    double cellSize() const { return m_cellSize; }
    void setCellSize(double pixels); // the nearest step
    void zoomIn();
    void zoomOut();
    void fitLevel();              // the greatest step that shows all
    // Where zooming by key or, in play, by wheel keeps its place; none: the middle.
    void setZoomAnchor(std::optional<QPoint> cell) { m_anchor = cell; }

    void centerOnCell(QPoint cell);
    // Moves the map only when the cell leaves the middle third, and never beyond the level's edges.
    void followCell(QPoint cell);
    void panBy(QPoint pixels);

    std::optional<QPoint> cellAt(QPoint viewportPixel) const; // none outside the level
    QRectF shownCells() const;                                // for the minimap's frame
    QPoint pixelOf(QPoint cell) const;                        // upper left corner, in the viewport
    QRect pixelsOf(QPoint cell) const; // at least one
    QPoint middleOf(QPoint cell) const; // a pixel of it

    const Overlay& overlay() const { return m_overlay; }
    void setOverlay(Overlay overlay);
    // Painted over the overlay, in viewport pixels; for what only one mode has.
    void setForegroundPainter(std::function<void(QPainter&)> painter);

    // What screen readers are told; which cell counts is known to whoever holds the view.
    MapVoice& voice() { return m_voice; }
    const MapVoice& voice() const { return m_voice; }

    // Ctrl with the wheel always zooms, Shift always scrolls.
    void setWheel(Wheel wheel) { m_wheel = wheel; }

    // Tab goes to tabPressed() instead of moving the focus.
    void setTakesTab(bool takes) { m_takesTab = takes; }

signals:
    void cellHovered(int x, int y); // (-1, -1) when the pointer leaves the level
    // Begins inside the level; the two below follow unless it becomes a pan.
    void cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    // Another cell than before while a button is held; may lie outside the level.
    void cellDragged(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void cellReleased(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    // Pressed and released without going further than a few pixels: what play acts on.
    void cellClicked(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void tabPressed(bool backwards);
    void cellSizeChanged(double pixels);
    void moved();                   // by camera, pan or zoom

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& exposed) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;

private:
    // A button that is held: where it went down, and the cell that was last told of.
    struct Drag {
        Qt::MouseButton button = Qt::NoButton;
        QPoint pressed;
        QPoint last;
        QPoint cell;
        bool isPan = false;
        bool hasLeft = false; // went further than a click may
    };

    std::span<const double> zoomSteps() const;
    void setZoom(double pixels, QPointF viewportPixel);
    void stepZoom(int count, QPointF viewportPixel);
    QPointF anchorPixel() const;
    QPointF wheelAnchor(QPointF pointer) const { return m_mode == Mode::Play ? anchorPixel() : pointer; }
    void updateSceneRect();
    QPoint cellUnder(QPoint viewportPixel) const; // may lie outside the level
    void hover(QPoint viewportPixel);
    void unhover();
    void zoomByWheel(const QWheelEvent& event);
    void panByWheel(const QWheelEvent& event);
    bool pinch(double factor, QPointF viewportPixel);
    bool gestureEvent(QGestureEvent& event);
    bool nativeGestureEvent(const QNativeGestureEvent& event);
    void updateCursor();
    void paintFocusFrame();

    Mode m_mode;
    LevelItem* m_level = nullptr; // the scene's
    double m_cellSize = 0;
    std::optional<QPoint> m_anchor;
    Overlay m_overlay;
    MapVoice m_voice{*this};
    std::function<void(QPainter&)> m_foreground;
    Drag m_drag;
    QPoint m_hovered{-1, -1};
    Wheel m_wheel = Wheel::ByDevice;
    int m_wheelRest = 0;          // eighths of a degree that make no step yet
    double m_pinch = 1;           // factor since the last step
    bool m_takesTab = false;
    bool m_spaceIsHeld = false;
};

} // namespace cave
