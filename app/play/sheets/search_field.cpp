// SPDX-License-Identifier: MIT
#include "app/play/sheets/search_field.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>

namespace cave {

SearchField::SearchField(const QString& name, const QString& hint, Enter enter, QWidget& sheet)
    : QLineEdit(&sheet), m_enter(enter)
{
    setAccessibleName(name);
    setPlaceholderText(hint);
    setClearButtonEnabled(true);
    sheet.installEventFilter(this);
}

// Asked before the list, which would take the sign for the beginning of a row.
void SearchField::setList(QAbstractItemView& list)
{
    if (m_list != nullptr)
        m_list->removeEventFilter(this);
    m_list = &list;
    m_list->installEventFilter(this);
}

void SearchField::goToList() { m_list->setFocus(Qt::TabFocusReason); }

void SearchField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        if (!event->isAutoRepeat())
            goToList();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_enter == Enter::ToSheet)
            event->ignore();
        else if (!event->isAutoRepeat())
            goToList();
        return;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QApplication::sendEvent(m_list, event); return;
    case Qt::Key_Escape:
        if (text().isEmpty()) {
            event->ignore();
            return;
        }
        clear();
        goToList();
        return;
    default: break;
    }
    if (event->matches(QKeySequence::Copy) && !hasSelectedText())
        event->ignore();
    else
        QLineEdit::keyPressEvent(event);
}

bool SearchField::eventFilter(QObject* watched, QEvent* event)
{
    const bool isSlash = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->text() == u"/";
    if (!isSlash)
        return QLineEdit::eventFilter(watched, event);
    setFocus(Qt::ShortcutFocusReason);
    return true;
}

} // namespace cave
