// SPDX-License-Identifier: MIT
#include "app/key_feed.h"

#include <QApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWindow>

// What Qt Test presses keys with: the way of a key from the window system, through shortcuts to the focus.
QT_BEGIN_NAMESPACE
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow* window, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers,
                                    const QString& text = QString(), bool isAutoRepeat = false, ushort count = 1);
QT_END_NAMESPACE

namespace cave {

namespace {

struct Key {
    int key = 0;
    Qt::KeyboardModifiers modifiers;
    QString text;
};

int keyOf(QChar character) { return QKeySequence(QString(character.toUpper()))[0].key(); }

QList<Key> keysOf(const QString& name)
{
    if (name.size() == 3 && name.startsWith(QLatin1String("KP")) && name.back().isDigit())
        return {{Qt::Key_0 + name.back().digitValue(), Qt::KeypadModifier, name.right(1)}};
    if (name.size() > 1) {
        const QKeySequence sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
        if (sequence.count() == 1 && sequence[0].key() != Qt::Key_unknown && sequence[0].key() != 0)
            return {{sequence[0].key(), sequence[0].keyboardModifiers(), {}}};
    }
    QList<Key> keys;
    for (const QChar character : name)
        keys.push_back(
            {keyOf(character), character.isUpper() ? Qt::ShiftModifier : Qt::NoModifier, QString(character)});
    return keys;
}

} // namespace

void pressKeys(QWidget& window, const QStringList& keys)
{
    for (const QString& name : keys)
        for (const Key& key : keysOf(name)) {
            QWidget* const target =
                QApplication::activeModalWidget() != nullptr ? QApplication::activeModalWidget() : &window;
            QWindow* const handle = target->window()->windowHandle();
            qt_handleKeyEvent(handle, QEvent::KeyPress, key.key, key.modifiers, key.text);
            qt_handleKeyEvent(handle, QEvent::KeyRelease, key.key, key.modifiers, key.text);
            QApplication::processEvents();
        }
}

} // namespace cave
