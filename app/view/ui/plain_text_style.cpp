// SPDX-License-Identifier: MIT
#include "app/view/ui/plain_text_style.h"

#include <QLabel>

namespace cave {

PlainTextStyle::PlainTextStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void PlainTextStyle::polish(QWidget* widget)
{
    if (auto* label = qobject_cast<QLabel*>(widget))
        label->setTextFormat(Qt::PlainText);
    QProxyStyle::polish(widget);
}

} // namespace cave
