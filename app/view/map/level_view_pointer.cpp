// SPDX-License-Identifier: MIT
// How LevelView takes mouse, wheel and touchpad.
#include "app/view/map/level_view.h"

#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace cave {

namespace {

constexpr int kClickReach = 6;     // pixels that a click may go
constexpr int kWheelStep = 120;    // eighths of a degree
constexpr int kWheelScroll = 48;   // pixels a step
constexpr double kPinchStep = 1.25;

// The event says which it was.
bool isTouchpad(const QWheelEvent& event)
{
    const bool byDevice = event.device() != nullptr && event.device()->type() == QInputDevice::DeviceType::TouchPad;
    return byDevice || event.phase() != Qt::NoScrollPhase;
}

} // namespace

void LevelView::mousePressEvent(QMouseEvent* event)
{
    if (m_drag.button != Qt::NoButton) { // a second button does not disturb the first
        event->accept();
        return;
    }
    const QPoint pixel = event->position().toPoint();
    const bool pans = event->button() == Qt::MiddleButton || (m_spaceIsHeld && event->button() == Qt::LeftButton);
    event->accept();
    if (!pans && !cellAt(pixel))
        return;
    m_drag = {event->button(), pixel, pixel, cellUnder(pixel), pans, pans};
    updateCursor();
    if (!pans)
        emit cellPressed(m_drag.cell, m_drag.button, event->modifiers());
}

// Two presses are two presses.
void LevelView::mouseDoubleClickEvent(QMouseEvent* event) { mousePressEvent(event); }

void LevelView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint pixel = event->position().toPoint();
    event->accept();
    if (m_drag.button == Qt::NoButton) {
        hover(pixel);
        return;
    }
    m_drag.hasLeft = m_drag.hasLeft || (pixel - m_drag.pressed).manhattanLength() > kClickReach;
    if (m_mode == Mode::Play && m_drag.button == Qt::LeftButton && m_drag.hasLeft && !m_drag.isPan) {
        m_drag.isPan = true;
        updateCursor();
    }
    if (m_drag.isPan) {
        panBy(pixel - m_drag.last);
        m_drag.last = pixel;
        return;
    }
    hover(pixel);
    const QPoint cell = cellUnder(pixel);
    if (cell == m_drag.cell)
        return;
    m_drag.cell = cell;
    emit cellDragged(cell, m_drag.button, event->modifiers());
}

void LevelView::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() != m_drag.button)
        return;
    const Drag drag = std::exchange(m_drag, {});
    updateCursor();
    const QPoint pixel = event->position().toPoint();
    hover(pixel);
    if (drag.isPan)
        return;
    emit cellReleased(cellUnder(pixel), drag.button, event->modifiers());
    if (!drag.hasLeft && cellAt(pixel))
        emit cellClicked(cellUnder(pixel), drag.button, event->modifiers());
}

void LevelView::hover(QPoint viewportPixel)
{
    const QPoint cell = cellAt(viewportPixel).value_or(QPoint(-1, -1));
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    emit cellHovered(cell.x(), cell.y());
}

void LevelView::unhover()
{
    if (m_hovered == QPoint(-1, -1))
        return;
    m_hovered = {-1, -1};
    emit cellHovered(-1, -1);
}

void LevelView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const bool isMeantToZoom = m_wheel == Wheel::ByDevice ? !isTouchpad(*event) : m_wheel == Wheel::Zooms;
    const bool zooms = (event->modifiers() & Qt::ControlModifier) != 0 ||
                       (isMeantToZoom && (event->modifiers() & Qt::ShiftModifier) == 0);
    if (zooms)
        zoomByWheel(*event);
    else
        panByWheel(*event);
    hover(event->position().toPoint());
}

void LevelView::zoomByWheel(const QWheelEvent& event)
{
    m_wheelRest += event.angleDelta().y();
    const int steps = m_wheelRest / kWheelStep;
    m_wheelRest -= steps * kWheelStep;
    if (steps != 0)
        stepZoom(steps, wheelAnchor(event.position()));
}

void LevelView::panByWheel(const QWheelEvent& event)
{
    QPoint way = event.pixelDelta();
    if (way.isNull())
        way = event.angleDelta() * kWheelScroll / kWheelStep;
    if ((event.modifiers() & Qt::ShiftModifier) != 0 && way.x() == 0)
        way = way.transposed();
    panBy(way);
}

bool LevelView::gestureEvent(QGestureEvent& event)
{
    const auto* gesture = static_cast<const QPinchGesture*>(event.gesture(Qt::PinchGesture));
    if (gesture == nullptr)
        return false;
    event.accept();
    return pinch(gesture->scaleFactor(), viewport()->mapFromGlobal(gesture->centerPoint()));
}

bool LevelView::nativeGestureEvent(const QNativeGestureEvent& event)
{
    return event.gestureType() == Qt::ZoomNativeGesture && pinch(1 + event.value(), event.position());
}

// Collects until a step is full: zoom has steps, fingers do not.
bool LevelView::pinch(double factor, QPointF viewportPixel)
{
    m_pinch *= factor;
    const int steps = static_cast<int>(std::log(m_pinch) / std::log(kPinchStep));
    if (steps != 0) {
        m_pinch /= std::pow(kPinchStep, steps);
        stepZoom(steps, wheelAnchor(viewportPixel));
    }
    return true;
}

} // namespace cave
