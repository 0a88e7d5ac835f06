// SPDX-License-Identifier: MIT
#include "app/view/ui/elided_label.h"

#include <QEvent>

#include <algorithm>

namespace cave {

namespace {

constexpr int kFewestCharacters = 4;

} // namespace

void ElidedLabel::setWords(const QString& words)
{
    m_words = words;
    setAccessibleName(words);
    elide();
    updateGeometry();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_words) + margins.left() + margins.right() + 1,
            QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), kFewestCharacters * fontMetrics().averageCharWidth()),
            QLabel::minimumSizeHint().height()};
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        elide();
}

void ElidedLabel::elide()
{
    setText(fontMetrics().elidedText(m_words, Qt::ElideMiddle, contentsRect().width()));
    setToolTip(text() == m_words ? QString() : m_words);
}

} // namespace cave
