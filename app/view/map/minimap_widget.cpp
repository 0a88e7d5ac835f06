// SPDX-License-Identifier: MIT
#include "app/view/map/minimap_widget.h"

#include "app/view/map/mean_colour.h"
#include "app/view/map/minimap_image.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {

namespace {

constexpr int kUsualScale = 3;
constexpr int kSmallestSide = 100; // pixels
constexpr int kMostPixels = 1024; // along each axis; no minimap is shown as large
constexpr int kRowsAtOnce = 64;        // rows of pixels that are made of cells at once
constexpr int kDragReach = 6;     // pixels that a click may go

} // namespace

MinimapWidget::MinimapWidget(QWidget* parent) : QWidget(parent)
{
    keepCurrent(*this, [this, ownName = QString()]() mutable {
        if (accessibleName() == ownName) // whoever holds it may call it otherwise
            setAccessibleName(ownName = tr("Minimap"));
        paintAll();
    });
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MinimapWidget::setModel(std::shared_ptr<const MapModel> model)
{
    m_model = std::move(model);
    const auto parts = [](int cells, int side) { return (cells + side - 1) / side; };
    m_side = parts(std::max(m_model->width(), m_model->height()), kMostPixels);
    m_cells = QImage(parts(m_model->width(), m_side), parts(m_model->height(), m_side), QImage::Format_RGB32);
    paintAll();
    updateGeometry();
}

void MinimapWidget::paintAll()
{
    if (!m_model)
        return;
    readCells(m_model->box());
    m_picture = {};
    update();
}

// Of a large level each pixel is the mean of its cells, which are painted a strip at a time: a picture of them all
// would take more memory than the level.
void MinimapWidget::readCells(const Box& box)
{
    if (m_side == 1)
        return paintMinimap(m_cells, *m_model, box);
    const Box pixels{box.x / m_side, box.y / m_side, (box.right() - 1) / m_side - box.x / m_side + 1,
                     (box.bottom() - 1) / m_side - box.y / m_side + 1};
    for (int top = pixels.y; top < pixels.bottom(); top += kRowsAtOnce) {
        const int rows = std::min(kRowsAtOnce, pixels.bottom() - top);
        const Box cells =
            Box{pixels.x * m_side, top * m_side, pixels.width * m_side, rows * m_side}.intersected(m_model->box());
        QImage strip(cells.width, cells.height, QImage::Format_RGB32);
        paintMinimap(strip, *m_model, cells, {cells.x, cells.y});
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < pixels.width; ++x)
                m_cells.setPixel(pixels.x + x, top + y,
                                 meanColour(strip, Box{x * m_side, y * m_side, m_side, m_side}.intersected(
                                                       {0, 0, cells.width, cells.height})));
    }
}

// Whether rock shows depends on the cells around it.
void MinimapWidget::refresh(const Box& changed)
{
    if (changed.isEmpty())
        return;
    const Box box = changed.grown(1).intersected(m_model->box());
    readCells(box);
    const QRectF cells(corner() + QPointF(box.x, box.y) * scale(), QSizeF(box.width, box.height) * scale());
    const QRect area = cells.toAlignedRect().adjusted(-2, -2, 2, 2);
    if (!m_picture.isNull())
        paintCells(area);
    update(area);
}

void MinimapWidget::setFrame(const QRectF& cells)
{
    if (cells == m_frame)
        return;
    m_frame = cells;
    update();
}

void MinimapWidget::setVeil(const QImage& cells)
{
    m_veil = cells;
    update();
}

void MinimapWidget::setMarks(std::vector<QPoint> cells)
{
    m_marks = std::move(cells);
    update();
}

QSize MinimapWidget::sizeHint() const
{
    return m_model ? QSize(m_model->width(), m_model->height()) * kUsualScale
                   : QSize(scaledPixels(200), scaledPixels(100));
}

QSize MinimapWidget::minimumSizeHint() const
{
    return (sizeHint() / kUsualScale).boundedTo({kSmallestSide, kSmallestSide});
}

int MinimapWidget::heightForWidth(int width) const
{
    if (!m_model)
        return sizeHint().height();
    const double scale = std::min<double>(kUsualScale, static_cast<double>(width) / m_model->width());
    return static_cast<int>(std::ceil(m_model->height() * scale));
}

double MinimapWidget::scale() const
{
    const double fitting =
        std::min(static_cast<double>(width()) / m_model->width(), static_cast<double>(height()) / m_model->height());
    return fitting >= 1 ? std::floor(fitting) : fitting;
}

QPointF MinimapWidget::corner() const
{
    const QSizeF used = QSizeF(m_model->width(), m_model->height()) * scale();
    return {std::floor((width() - used.width()) / 2), std::floor((height() - used.height()) / 2)};
}

// Shrinking a large level takes longer than all else that is painted here.
void MinimapWidget::paintCells(const QRect& area)
{
    QPainter painter(&m_picture);
    painter.setClipRect(area);
    painter.fillRect(rect(), QColor(kMinimapGround));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, scale() < 1);
    painter.drawImage(QRectF(corner(), QSizeF(m_cells.size()) * m_side * scale()), m_cells);
}

void MinimapWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_model) {
        painter.fillRect(rect(), QColor(kMinimapGround));
        return;
    }
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_picture.isNull() || m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        paintCells(rect());
    }
    painter.drawPixmap(0, 0, m_picture);
    const double cell = scale();
    const auto areaOf = [&](const QRectF& cells) {
        return QRectF(corner() + cells.topLeft() * cell, cells.size() * cell);
    };
    if (!m_veil.isNull())
        painter.drawImage(areaOf(QRectF(m_veil.rect())), m_veil);
    painter.setPen(QColor(255, 255, 255, 130));
    painter.drawRect(
        areaOf(m_frame.intersected(QRectF(0, 0, m_model->width(), m_model->height()))).adjusted(0, 0, -1, -1));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(palette::kInk0), 1));
    painter.setBrush(QColor(palette::kWarn));
    for (const QPoint mark : m_marks) {
        const QPointF at = areaOf(QRectF(mark, QSizeF(1, 1))).center();
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -4), at + QPointF(4, 0), at + QPointF(0, 4), at + QPointF(-4, 0)});
    }
}

void MinimapWidget::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    m_isDragged = false;
    if (m_model)
        emit cellPressed(cellAt(event->position()));
}

void MinimapWidget::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_model)
        return;
    m_isDragged = m_isDragged || (event->position() - m_pressed).manhattanLength() > kDragReach;
    emit cellPressed(cellAt(event->position()));
    if (m_isDragged)
        emit cellDragged(cellAt(event->position()));
}

void MinimapWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_model && !m_isDragged && event->button() == Qt::LeftButton)
        emit cellClicked(cellAt(event->position()));
}

QPoint MinimapWidget::cellAt(QPointF pixel) const
{
    const QPointF at = (pixel - corner()) / scale();
    return {std::clamp(static_cast<int>(std::floor(at.x())), 0, m_model->width() - 1),
            std::clamp(static_cast<int>(std::floor(at.y())), 0, m_model->height() - 1)};
}

} // namespace cave
