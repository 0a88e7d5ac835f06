// SPDX-License-Identifier: MIT
#include "editor/canvas/level_ghosts.h"

#include "app/view/map/dungeon_picture.h"
#include "app/view/map/minimap_image.h"

#include <QPainter>

namespace cave {

void LevelGhosts::refresh(const Dungeon& dungeon, int z)
{
    m_images.clear();
    for (const int step : {-1, 1}) {
        const int other = z + step;
        if (isShown(step) && other >= 0 && other < dungeon.depth())
            m_images.push_back(minimapImage(*modelOf(dungeon, other)));
    }
}

void LevelGhosts::paint(QPainter& painter, QPoint origin, double cell) const
{
    painter.setOpacity(m_opacity / 100.0);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, cell < 1);
    for (const QImage& image : m_images)
        painter.drawImage(QRectF(origin, QSizeF(image.size()) * cell), image);
    painter.setOpacity(1);
}

} // namespace cave
