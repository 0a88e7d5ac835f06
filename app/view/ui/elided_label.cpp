// SPDX-License-Identifier: MIT
#include "app/view/ui/elided_label.h"

#include <QEvent>

#include <algorithm>

namespace cave {

namespace {

constexpr int kFewestCharacters = 6; // of the words, before what is kept goes as well

} // namespace

void ElidedLabel::setWords(const QString& words, const QString& kept)
{
    m_words = words;
    m_kept = kept;
    setAccessibleName(this->words());
    elide();
    updateGeometry();
}

void ElidedLabel::setHelp(const QString& help)
{
    m_help = help;
    elide();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(words()) + margins.left() + margins.right() + 1,
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
    const QFontMetrics metrics = fontMetrics();
    const int room = contentsRect().width();
    const int forWords = room - metrics.horizontalAdvance(m_kept);
    if (forWords >= kFewestCharacters * metrics.averageCharWidth())
        setText(metrics.elidedText(m_words, Qt::ElideMiddle, forWords) + m_kept);
    else
        setText(metrics.elidedText(words(), Qt::ElideMiddle, room));
    const QString all = text() == words() ? QString() : words();
    setToolTip(all.isEmpty() || m_help.isEmpty() ? all + m_help : all + u'\n' + m_help);
}

} // namespace cave
