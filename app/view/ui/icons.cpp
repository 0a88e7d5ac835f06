// SPDX-License-Identifier: MIT
#include "app/view/ui/icons.h"

#include "app/view/ui/palette.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace cave {

QPixmap iconPixmap(const QString& name, int size, bool isDisabled)
{
    const QString key =
        QStringLiteral("icon %1 %2 %3 %4").arg(name).arg(size).arg(isDisabled).arg(static_cast<int>(palette::inUse()));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    const QString path = QStringLiteral(":/icons/%1.svg").arg(name);
    if (!QFile::exists(path))
        return {};
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isDisabled ? 0.35 : 1);
    QSvgRenderer(path).render(&painter, QRectF(0, 0, size, size));
    painter.end();
    image.convertTo(QImage::Format_ARGB32);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            image.setPixel(x, y, palette::iconColour(image.pixel(x, y)));
    pixmap = QPixmap::fromImage(image);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon icon(const QString& name)
{
    QIcon icon;
    for (const int size : {16, 18, 20, 24, 32, 48, 64}) {
        icon.addPixmap(iconPixmap(name, size), QIcon::Normal);
        icon.addPixmap(iconPixmap(name, size), QIcon::Selected); // or Qt would tint it
        icon.addPixmap(iconPixmap(name, size, true), QIcon::Disabled);
    }
    return icon;
}

} // namespace cave
