// SPDX-License-Identifier: MIT
#include "app/title/title_backdrop.h"

#include "app/title/title_scene.h"
#include "app/view/base/torch_flicker.h"
#include "app/view/ui/palette.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr int kFrameTime = 2 * kTorchFrameTime; // ms: the menu is painted anew with each picture
constexpr int kWideWindow = 1500;
constexpr double kLeastShade = 900; // pixels: wider than the menu in small windows
constexpr double kHeroX = 0.70; // where the torch burns in the window
constexpr double kHeroY = 0.48;

QColor shade(int alpha)
{
    QColor colour(palette::inUse() == palette::Set::Light ? QRgb(palette::kInk1) : palette::kVoid);
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

TitleBackdrop::TitleBackdrop(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_picture(titleScene(), std::move(artwork))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&m_timer, &QTimer::timeout, this, &TitleBackdrop::flicker);
}

void TitleBackdrop::setAnimated(bool isAnimated)
{
    if (isAnimated)
        m_timer.start(kFrameTime);
    else
        m_timer.stop();
}

void TitleBackdrop::flicker()
{
    if (!isVisible() || !isActiveWindow())
        return;
    m_torchTime += kFrameTime;
    const Box lit = m_picture.setFlicker(torchFlicker(m_torchTime));
    const QPoint corner = origin() + QPoint(lit.x, lit.y) * tile();
    update(QRect(corner, QSize(lit.width, lit.height) * tile()));
}

int TitleBackdrop::tile() const { return width() >= kWideWindow ? 48 : 32; }

QPoint TitleBackdrop::origin() const
{
    const QPoint hero = m_picture.model().torch()->cell;
    const double heroX = isRightToLeft() ? 1 - kHeroX : kHeroX; // the texts are on the other side
    return QPoint(static_cast<int>(width() * heroX), static_cast<int>(height() * kHeroY)) - hero * tile();
}

void TitleBackdrop::resizeEvent(QResizeEvent*) { update(); }

void TitleBackdrop::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), QColor(palette::kVoid));
    const QPoint corner = origin();
    const QRect exposed = event->rect().translated(-corner);
    const auto cellOf = [this](int pixel) { return pixel >= 0 ? pixel / tile() : -1; };
    const int left = cellOf(exposed.left());
    const int top = cellOf(exposed.top());
    const Box cells =
        Box{left, top, cellOf(exposed.right()) - left + 1, cellOf(exposed.bottom()) - top + 1}.intersected(
            m_picture.model().box());
    if (!cells.isEmpty()) {
        const QImage& picture = m_picture.paint(cells, tile());
        painter.drawImage(corner + QPoint(cells.x, cells.y) * tile(), picture,
                          QRect(0, 0, cells.width * tile(), cells.height * tile()));
    }
    paintShade(painter);
}

// Text must be readable whatever stands behind it.
void TitleBackdrop::paintShade(QPainter& painter) const
{
    const double reach = std::max(width() * 0.72, kLeastShade);
    QLinearGradient side(isRightToLeft() ? width() : 0, 0, isRightToLeft() ? width() - reach : reach, 0);
    side.setColorAt(0, shade(240));
    side.setColorAt(0.45, shade(200));
    side.setColorAt(1, shade(0));
    painter.fillRect(rect(), side);
    QLinearGradient bottom(0, height(), 0, height() * 0.74);
    bottom.setColorAt(0, shade(215));
    bottom.setColorAt(1, shade(0));
    painter.fillRect(rect(), bottom);
    QLinearGradient top(0, 0, 0, height() * 0.3);
    top.setColorAt(0, shade(150));
    top.setColorAt(1, shade(0));
    painter.fillRect(rect(), top);
    QRadialGradient edge(rect().center(), std::hypot(width(), height()) * 0.55);
    edge.setColorAt(0.45, shade(0));
    edge.setColorAt(1, shade(140));
    painter.fillRect(rect(), edge);
}

} // namespace cave
