// SPDX-License-Identifier: MIT
#include "editor/page/pane_focus.h"

#include <QWidget>

namespace cave {

QWidget* firstFocusIn(QWidget& pane)
{
    if (pane.focusProxy())
        return pane.focusProxy();
    QWidget* each = &pane;
    do {
        const bool isInside = each == &pane || pane.isAncestorOf(each);
        if (isInside && (each->focusPolicy() & Qt::TabFocus) != 0 && each->isEnabled() && each->isVisibleTo(&pane))
            return each;
        each = each->nextInFocusChain();
    } while (each != &pane);
    return nullptr;
}

} // namespace cave
