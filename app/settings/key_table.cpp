// SPDX-License-Identifier: MIT
#include "app/settings/key_table.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace cave {

KeyTable::KeyTable(QWidget* parent) : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
}

void KeyTable::beginCapture() { m_isCapturing = true; }

void KeyTable::endCapture() { m_isCapturing = false; }

bool KeyTable::event(QEvent* event)
{
    if (m_isCapturing && event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (m_isCapturing && event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QTableWidget::event(event);
}

void KeyTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    emit resized();
}

void KeyTable::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = !(event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier));
    if (m_isCapturing) {
        if (!event->isAutoRepeat())
            emit captured(*event);
    } else if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                           event->key() == Qt::Key_F2 || event->key() == Qt::Key_Space)) {
        if (!event->isAutoRepeat())
            emit changeRequested();
    } else if (isPlain && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
        emit removeRequested();
    } else if (event->key() == Qt::Key_Escape) {
        event->ignore();
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

void KeyTable::focusOutEvent(QFocusEvent* event)
{
    QTableWidget::focusOutEvent(event);
    if (m_isCapturing)
        emit left();
}

} // namespace cave
