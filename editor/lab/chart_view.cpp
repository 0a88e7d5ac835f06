// SPDX-License-Identifier: MIT
#include "editor/lab/chart_view.h"

#include "app/view/ui/theme.h"

#include <QHelpEvent>
#include <QToolTip>

namespace cave {

ChartView::ChartView(QSize usual, QSize least, QWidget* parent) : QWidget(parent), m_usual(usual), m_least(least)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

QSize ChartView::sizeHint() const { return grown(m_usual); }

bool ChartView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const QString text = textAt(help->pos()); !text.isEmpty())
        QToolTip::showText(help->globalPos(), text, this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace cave
