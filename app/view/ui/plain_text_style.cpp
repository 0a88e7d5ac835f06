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
    const bool isOfIcon = metric == PM_ButtonIconSize || metric == PM_SmallIconSize || metric == PM_TabBarIconSize ||
                          metric == PM_ListViewIconSize;
    return isOfIcon ? scaledPixels(pixels) : pixels;
}

} // namespace cave
