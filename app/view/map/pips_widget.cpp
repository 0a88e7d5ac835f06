// SPDX-License-Identifier: MIT
#include "app/view/map/pips_widget.h"

#include "app/view/tiles/thing_painter.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"

#include <QPainter>

namespace cave {

namespace {

constexpr int kPips = 4;

} // namespace

void PipsWidget::setHealth(int health, int most)
{
    m_full = pipsOf(health, most);
    update();
}

QSize PipsWidget::sizeHint() const { return {scaledPixels(kPips * 11), scaledPixels(10)}; }

void PipsWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int step = width() / kPips;
    for (int i = 0; i < kPips; ++i)
        painter.fillRect(QRect(i * step, height() / 5, step - 2, height() * 3 / 5),
                         QColor(i < m_full ? pipColour(m_full) : palette::kPipEmpty));
}

} // namespace cave
