// SPDX-License-Identifier: MIT
#include "editor/panels/elided_label.h"

#include <QEvent>

#include <algorithm>

namespace cave {

void ElidedLabel::setWhole(const QString& text)
{
    m_whole = text;
    setAccessibleName(text);
    fit();
    updateGeometry();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_whole) + 1 + margins.left() + margins.right(),
            QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 4 * fontMetrics().averageCharWidth()), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void ElidedLabel::fit()
{
    const QString shown = fontMetrics().elidedText(m_whole, Qt::ElideRight, contentsRect().width());
    setText(shown);
    setToolTip(shown == m_whole ? QString() : m_whole);
}

} // namespace cave
