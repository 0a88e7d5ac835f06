// SPDX-License-Identifier: MIT
#include "app/play/sheets/scroll_body.h"

#include <QScrollBar>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kFocusFrame = 1; // above and below

} // namespace

ScrollBody::ScrollBody(QWidget* parent) : QScrollArea(parent)
{
    auto* content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(10);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setProperty("role", "body");
    setWidget(content);
    content->setAutoFillBackground(false); // the sheet shows through
    viewport()->setAutoFillBackground(false);
}

// Arrows and page keys scroll, where there is anything to scroll.
void ScrollBody::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    setFocusPolicy(widget()->height() > viewport()->height() ? Qt::StrongFocus : Qt::NoFocus);
}

int ScrollBody::heightForWidth(int width) const
{
    const int room = width - verticalScrollBar()->sizeHint().width();
    return (widget()->hasHeightForWidth() ? widget()->heightForWidth(room) : widget()->sizeHint().height()) +
           2 * kFocusFrame;
}

QSize ScrollBody::sizeHint() const { return widget()->sizeHint() + QSize(0, 2 * kFocusFrame); }

} // namespace cave
