// SPDX-License-Identifier: MIT
#include "app/play/page/look_line.h"

#include "app/view/ui/keep_current.h"

#include <QEvent>

namespace cave {

LookLine::LookLine(QWidget* parent) : QLabel(parent)
{
    keepCurrent(*this, [this] { setWords(m_words); });
}

void LookLine::setWords(const QString& words)
{
    m_words = words;
    setToolTip(words);
    setAccessibleName(words.isEmpty() ? tr("Look line") : words); // whole, where there is no room for it
    elide();
}

void LookLine::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void LookLine::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        elide();
}

void LookLine::elide() { setText(fontMetrics().elidedText(m_words, Qt::ElideRight, contentsRect().width())); }

} // namespace cave
