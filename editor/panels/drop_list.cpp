// SPDX-License-Identifier: MIT
#include "editor/panels/drop_list.h"

#include <QDropEvent>

namespace cave {

void DropList::dropEvent(QDropEvent* event)
{
    const int from = currentRow();
    const QModelIndex target = indexAt(event->position().toPoint());
    int to = target.isValid() ? target.row() : count() - 1;
    if (target.isValid() && dropIndicatorPosition() == QAbstractItemView::AboveItem && to > from)
        --to;
    else if (target.isValid() && dropIndicatorPosition() == QAbstractItemView::BelowItem && to < from)
        ++to;
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    if (from >= 0 && to != from)
        emit dropped(from, to);
}

} // namespace cave
