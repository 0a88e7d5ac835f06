// SPDX-License-Identifier: MIT
#include "app/view/ui/plain_text_style.h"

#include "app/view/ui/theme.h"

#include <QLabel>

namespace cave {

PlainTextStyle::PlainTextStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void PlainTextStyle::polish(QWidget* widget)
{
    if (auto* label = qobject_cast<QLabel*>(widget))
        label->setTextFormat(Qt::PlainText);
    QProxyStyle::polish(widget);
}

int PlainTextStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_TabBarIconSize:
    case PM_ListViewIconSize: return scaledPixels(pixels);
    default: return pixels;
    }
}

} // namespace cave
