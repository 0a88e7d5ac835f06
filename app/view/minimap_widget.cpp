// SPDX-License-Identifier: MIT
#include "app/view/minimap_widget.h"

#include "app/view/palette.h"
#include "app/view/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace cave {

namespace {

constexpr QRgb kGround = 0xff0b0c11;
constexpr QRgb kHero = 0xffffffff;
constexpr QRgb kCreature = 0xffff6a5a;
constexpr QRgb kItem = 0xff6fc0f0;
constexpr QRgb kStairs = 0xfff4f0e6;
constexpr int kUsualScale = 3;
constexpr int kSmallestSide = 100; // pixels

QRgb opaque(QRgb colour) { return colour | 0xff000000; }

QRgb groundColour(const TileKind& kind, bool isVisible)
{
    constexpr std::array kRock{0x55504fu, 0x6e5f50u, 0x565874u};
    constexpr std::array kFloor{0x2b2827u, 0x2b2827u, 0x31323fu};
    const auto stone = static_cast<std::size_t>(kind.stone);
    switch (kind.ground) {
    case Ground::Rock: return opaque(kRock[stone]);
    case Ground::Water: return isVisible ? 0xff4a94b0 : 0xff2c6a86;
    case Ground::Floor: return isVisible ? 0xff6a5844 : opaque(kFloor[stone]);
    }
    return kGround;
}

} // namespace

MinimapWidget::MinimapWidget(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Minimap"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MinimapWidget::setModel(std::shared_ptr<const MapModel> model)
{
    m_model = std::move(model);
    m_cells = QImage(m_model->width(), m_model->height(), QImage::Format_RGB32);
    refresh(m_model->box());
    updateGeometry();
}

// Whether rock shows depends on the cells around it.
void MinimapWidget::refresh(const Box& changed)
{
    if (changed.isEmpty())
        return;
    const Box box = changed.grown(1).intersected(m_model->box());
    for (int y = box.y; y < box.bottom(); ++y) {
        for (int x = box.x; x < box.right(); ++x)
            m_cells.setPixel(x, y, colourOf(x, y));
    }
    for (const MapThing& thing : m_model->things()) {
        if (!box.contains(thing.x, thing.y) || !m_model->isKnown(thing.x, thing.y))
            continue;
        const QRgb colour = thing.isHero ? kHero : thing.isCreature() ? kCreature : kItem;
        m_cells.setPixel(thing.x, thing.y, thing.remembered ? QColor(colour).darker(200).rgb() : colour);
    }
    const QRectF area(corner() + QPointF(box.x, box.y) * scale(), QSizeF(box.width, box.height) * scale());
    update(area.toAlignedRect().adjusted(-1, -1, 1, 1));
}

QRgb MinimapWidget::colourOf(int x, int y) const
{
    if (!m_model->isKnown(x, y))
        return kGround;
    const TileKind& kind = m_model->tileKind(x, y);
    if (kind.leads != Leads::Nowhere)
        return kStairs;
    if (!kind.look.art.empty())
        return opaque(kind.look.colour);
    if (kind.ground == Ground::Rock && !isEdgeOfRock(x, y))
        return kGround;
    return groundColour(kind, m_model->isVisible(x, y));
}

// Deep rock is left out: shapes of caves show better.
bool MinimapWidget::isEdgeOfRock(int x, int y) const
{
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const int nearX = x + dx;
            const int nearY = y + dy;
            if (m_model->contains(nearX, nearY) && m_model->isKnown(nearX, nearY) &&
                m_model->tileKind(nearX, nearY).ground != Ground::Rock)
                return true;
        }
    }
    return false;
}

void MinimapWidget::setFrame(const QRectF& cells)
{
    if (cells == m_frame)
        return;
    m_frame = cells;
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

void MinimapWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(kGround));
    if (!m_model)
        return;
    const double cell = scale();
    const auto areaOf = [&](const QRectF& cells) {
        return QRectF(corner() + cells.topLeft() * cell, cells.size() * cell);
    };
    painter.setRenderHint(QPainter::SmoothPixmapTransform, cell < 1);
    painter.drawImage(areaOf(QRectF(0, 0, m_model->width(), m_model->height())), m_cells);
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

void MinimapWidget::mousePressEvent(QMouseEvent* event) { press(event->position()); }

void MinimapWidget::mouseMoveEvent(QMouseEvent* event) { press(event->position()); }

void MinimapWidget::press(QPointF pixel)
{
    if (!m_model)
        return;
    const QPointF at = (pixel - corner()) / scale();
    const int x = std::clamp(static_cast<int>(std::floor(at.x())), 0, m_model->width() - 1);
    const int y = std::clamp(static_cast<int>(std::floor(at.y())), 0, m_model->height() - 1);
    emit cellPressed({x, y});
}

} // namespace cave
