// SPDX-License-Identifier: MIT
// Lists that readers are told of once.
#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QFocusEvent>
#include <QLineEdit>

namespace cave {

/// A QListView or a QTreeView, or what is made of one, whose current row readers are told of while it has the focus or
/// somebody types, and when it gets the focus, once the list itself was told. Qt 6.4 tells of another current row
/// without the focus as well, and of the list alone when the focus comes, or of its first row before it: what was done
/// elsewhere was then told twice, and the name of a list before and behind its row.
template <class List>
class HeardOnce : public List {
public:
    using List::List;

    /// For a list that keys steer wherever the focus is on its page: whoever presses them hears what they choose, and
    /// the row that was chosen at first is told though the focus goes on at once.
    void tellFromElsewhere() { m_tellsFromElsewhere = true; }

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        const bool isLookedFor = qobject_cast<const QLineEdit*>(QApplication::focusWidget()) != nullptr; // by typing
        if (!m_isDue && (this->hasFocus() || isLookedFor || m_tellsFromElsewhere))
            List::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous); // all of it but what is told
    }
    void focusInEvent(QFocusEvent* event) override
    {
        m_isDue = true;
        List::focusInEvent(event);
        // Once readers were told of the list.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_isDue)
                    tellCurrentRow();
            },
            Qt::QueuedConnection);
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        // A page may open with the list and go on to what comes next at once.
        if (m_isDue && m_tellsFromElsewhere)
            tellCurrentRow();
        m_isDue = false;
        List::focusOutEvent(event);
    }

private:
    void tellCurrentRow()
    {
        m_isDue = false;
        if (!QAccessible::isActive())
            return;
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(this);
        QAccessibleInterface* row = list != nullptr ? list->focusChild() : nullptr;
        if (row == nullptr || row == list)
            return;
        QAccessibleEvent event(row, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }

    bool m_tellsFromElsewhere = false;
    bool m_isDue = false; // the focus has come, and the row is not told yet
};

} // namespace cave
