// SPDX-License-Identifier: MIT
#include "app/view/map/level_view.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"

#include <QGestureEvent>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace cave {

namespace {

constexpr std::array<double, 7> kPlaySteps{8, 12, 16, 24, 32, 48, 64};
// Whole cells a pixel, so that the largest level fits a small window; whole pixels a cell: above 16 px the tile sizes
// that are shown pixel by pixel, then their doubles.
constexpr std::array<double, 35> kEditorSteps{
    1.0 / 16, 1.0 / 12, 1.0 / 8, 1.0 / 6, 1.0 / 4, 1.0 / 3, 1.0 / 2, 1,  2,  3,  4,  6,  8,   10,  12,  16,  20, 24,
    28,       32,       36,      40,      44,      48,      56,      64, 72, 80, 88, 96, 112, 128, 160, 192, 256};
constexpr double kUsualPlaySize = 24;
constexpr double kUsualEditorSize = 16;

constexpr int kFrame = 2;             // pixels of the focus frame
constexpr double kRoomAround = 0.5;   // of the window, beyond the level's edges in the editor
constexpr double kSlack = 1e-6;       // pixels: thirds are not exact

std::size_t nearestStep(std::span<const double> steps, double pixels)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        if (std::abs(steps[i] - pixels) < std::abs(steps[best] - pixels))
            best = i;
    }
    return best;
}

} // namespace

LevelView::LevelView(Mode mode, QWidget* parent) : QGraphicsView(parent), m_mode(mode)
{
    setScene(new QGraphicsScene(this));
    scene()->setItemIndexMethod(QGraphicsScene::NoIndex); // few items, and creatures move all the time
    setLayoutDirection(Qt::LeftToRight); // west is on the left in every language
    installMapVoices();
    keepCurrent(*this, [this] { setAccessibleName(tr("Map")); });
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setLineWidth(kFrame);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent); // see drawBackground()
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(AnchorViewCenter);
    setViewportUpdateMode(SmartViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->grabGesture(Qt::PinchGesture);
    setCellSize(mode == Mode::Play ? kUsualPlaySize : kUsualEditorSize);
}

LevelItem& LevelView::showLevel(std::unique_ptr<LevelItem> item)
{
    delete m_level;
    m_level = item.release();
    scene()->addItem(m_level);
    levelChanged();
    return *m_level;
}

void LevelView::levelChanged()
{
    updateSceneRect();
    unhover();
    viewport()->update();
}

// In the editor the level's edges can be brought to the middle of the window.
void LevelView::updateSceneRect()
{
    if (m_level == nullptr)
        return;
    QRectF area = m_level->boundingRect();
    if (m_mode == Mode::Editor) {
        const QSizeF room = QSizeF(viewport()->size()) * kRoomAround / m_cellSize;
        area.adjust(-room.width(), -room.height(), room.width(), room.height());
    }
    setSceneRect(area);
}

std::span<const double> LevelView::zoomSteps() const
{
    if (m_mode == Mode::Play)
        return kPlaySteps;
    return kEditorSteps;
}

void LevelView::setCellSize(double pixels)
{
    const std::span<const double> steps = zoomSteps();
    setZoom(steps[nearestStep(steps, pixels)], anchorPixel());
}

void LevelView::zoomIn() { stepZoom(1, anchorPixel()); }

void LevelView::zoomOut() { stepZoom(-1, anchorPixel()); }

void LevelView::stepZoom(int count, QPointF viewportPixel)
{
    const std::span<const double> steps = zoomSteps();
    const int last = static_cast<int>(steps.size()) - 1;
    const int step = std::clamp(static_cast<int>(nearestStep(steps, m_cellSize)) + count, 0, last);
    setZoom(steps[static_cast<std::size_t>(step)], viewportPixel);
}

void LevelView::fitLevel()
{
    if (m_level == nullptr)
        return;
    const QSizeF cells = m_level->boundingRect().size();
    const double room = std::min(viewport()->width() / cells.width(), viewport()->height() / cells.height());
    double best = zoomSteps().front();
    for (const double step : zoomSteps()) {
        if (step <= room)
            best = step;
    }
    setZoom(best, anchorPixel());
    centerOn(m_level->boundingRect().center());
}

// The point of the level under `viewportPixel` stays under it.
void LevelView::setZoom(double pixels, QPointF viewportPixel)
{
    if (pixels == m_cellSize)
        return;
    const QPointF kept = viewportTransform().inverted().map(viewportPixel);
    m_cellSize = pixels;
    setTransform(QTransform::fromScale(pixels, pixels));
    updateSceneRect();
    const QPointF now = viewportTransform().map(kept);
    panBy((viewportPixel - now).toPoint());
    emit cellSizeChanged(pixels);
    emit moved();
}

QPointF LevelView::anchorPixel() const
{
    const QPointF middle = QRectF(viewport()->rect()).center();
    if (!m_anchor)
        return middle;
    const QPointF anchor = viewportTransform().map(QPointF(*m_anchor) + QPointF(0.5, 0.5));
    return QRectF(viewport()->rect()).contains(anchor) ? anchor : middle;
}

// Whole pixels, so that the same cell always lands in the same place.
void LevelView::centerOnCell(QPoint cell) { panBy(viewport()->rect().center() - middleOf(cell)); }

void LevelView::followCell(QPoint cell)
{
    const QRect all = viewport()->rect();
    const QRect middle = all.adjusted(all.width() / 3, all.height() / 3, -all.width() / 3, -all.height() / 3);
    const QRect area = pixelsOf(cell);
    QPoint way;
    way.setX(std::max(0, middle.left() - area.left()) - std::max(0, area.right() - middle.right()));
    way.setY(std::max(0, middle.top() - area.top()) - std::max(0, area.bottom() - middle.bottom()));
    panBy(way);
}

// Scroll bars stop at the edges of the scene.
void LevelView::panBy(QPoint pixels)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - pixels.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - pixels.y());
}

// The level holds what it has painted in play, so painting all again copies that once. Scrolling would copy the window
// within itself for each axis, and a camera that sets out goes there and back first. Labels move to the other side of
// their cells at an edge.
void LevelView::scrollContentsBy(int dx, int dy)
{
    if (m_mode == Mode::Play || !m_overlay.labels.empty())
        setViewportUpdateMode(FullViewportUpdate);
    QGraphicsView::scrollContentsBy(dx, dy);
    setViewportUpdateMode(SmartViewportUpdate);
    emit moved();
}

void LevelView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    updateSceneRect();
    emit moved();
}

QPoint LevelView::cellUnder(QPoint viewportPixel) const
{
    // The middle of the pixel, so that a cell's first pixel is its own at any zoom.
    const QPointF at = viewportTransform().inverted().map(QPointF(viewportPixel) + QPointF(0.5, 0.5));
    return {static_cast<int>(std::floor(at.x() + kSlack)), static_cast<int>(std::floor(at.y() + kSlack))};
}

std::optional<QPoint> LevelView::cellAt(QPoint viewportPixel) const
{
    const QPoint cell = cellUnder(viewportPixel);
    if (m_level == nullptr || !m_level->model().contains(cell.x(), cell.y()))
        return std::nullopt;
    return cell;
}

QRectF LevelView::shownCells() const { return viewportTransform().inverted().mapRect(QRectF(viewport()->rect())); }

QPoint LevelView::pixelOf(QPoint cell) const
{
    const QPointF corner = viewportTransform().map(QPointF(cell));
    return {static_cast<int>(std::floor(corner.x() + kSlack)), static_cast<int>(std::floor(corner.y() + kSlack))};
}

QRect LevelView::pixelsOf(QPoint cell) const
{
    const int side = std::max(1, static_cast<int>(m_cellSize));
    return {pixelOf(cell), QSize(side, side)};
}

QPoint LevelView::middleOf(QPoint cell) const
{
    const int half = static_cast<int>(m_cellSize / 2);
    return pixelOf(cell) + QPoint(half, half);
}

void LevelView::setOverlay(Overlay overlay)
{
    viewport()->update(overlayDifference(m_overlay, overlay, viewportTransform().map(QPointF(0, 0)), m_cellSize,
                                         QFontMetricsF(font()), viewport()->rect()));
    m_overlay = std::move(overlay);
}

void LevelView::setForegroundPainter(std::function<void(QPainter&)> painter)
{
    m_foreground = std::move(painter);
    viewport()->update();
}

void LevelView::paintEvent(QPaintEvent* event)
{
    constexpr int kMostParts = 16;
    if (m_level != nullptr) {
        const QTransform toScene = viewportTransform().inverted();
        std::vector<QRectF> parts;
        if (event->region().rectCount() <= kMostParts)
            for (const QRect& part : event->region())
                parts.push_back(toScene.mapRect(QRectF(part)));
        m_level->setExposed(std::move(parts));
    }
    QGraphicsView::paintEvent(event);
    if (m_level != nullptr)
        m_level->setExposed({});
}

// Only around the level, which covers what is behind it but for parts of pixels at its edges.
void LevelView::drawBackground(QPainter* painter, const QRectF& exposed)
{
    QRegion ground(viewportTransform().mapRect(exposed).toAlignedRect());
    if (m_level != nullptr)
        ground -= viewportTransform().mapRect(m_level->boundingRect()).toRect().adjusted(1, 1, -1, -1);
    painter->save();
    painter->resetTransform();
    for (const QRect& part : ground)
        painter->fillRect(part, QColor(palette::kVoid));
    painter->restore();
}

void LevelView::drawForeground(QPainter* painter, const QRectF& exposed)
{
    const QRectF pixels = viewportTransform().mapRect(exposed);
    const QPointF origin = viewportTransform().map(QPointF(0, 0));
    painter->save();
    painter->resetTransform();
    painter->setFont(font());
    QRectF gridArea = pixels;
    if (m_level != nullptr)
        gridArea = gridArea.intersected(viewportTransform().mapRect(m_level->boundingRect()));
    paintOverlay(*painter, m_overlay, origin, m_cellSize, gridArea, viewport()->rect());
    if (m_foreground)
        m_foreground(*painter);
    painter->restore();
}

// The frame lies outside the viewport, so that scrolling does not smear it.
void LevelView::paintFocusFrame()
{
    QPainter painter(this);
    const QRect outer = rect().adjusted(0, 0, -1, -1);
    painter.setPen(hasFocus() ? QColor(Qt::white) : QColor(palette::kInk0));
    painter.drawRect(outer);
    painter.setPen(hasFocus() ? QColor(Qt::black) : QColor(palette::kInk0));
    painter.drawRect(outer.adjusted(1, 1, -1, -1));
}

void LevelView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    update();
    m_voice.repeatSoon();
}

void LevelView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    m_spaceIsHeld = false;
    updateCursor();
    update();
}

bool LevelView::event(QEvent* event)
{
    if (event->type() == QEvent::Paint) {
        paintFocusFrame();
        return true;
    }
    if (m_takesTab && event->type() == QEvent::KeyPress) {
        // Before keyPressEvent() the key would move the focus.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            emit tabPressed(key == Qt::Key_Backtab);
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

bool LevelView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        unhover();
    if (event->type() == QEvent::Gesture && gestureEvent(*static_cast<QGestureEvent*>(event)))
        return true;
    if (event->type() == QEvent::NativeGesture && nativeGestureEvent(*static_cast<QNativeGestureEvent*>(event)))
        return true;
    return QGraphicsView::viewportEvent(event);
}

// Not QGraphicsView's: it would scroll by arrows. What is ignored goes on to the page that holds the view.
void LevelView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceIsHeld = true;
        updateCursor();
    }
    event->ignore();
}

void LevelView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceIsHeld = false;
        updateCursor();
    }
    event->ignore();
}

void LevelView::updateCursor()
{
    if (m_drag.isPan)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (m_spaceIsHeld)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->unsetCursor();
}

} // namespace cave
