// SPDX-License-Identifier: MIT
// One press of a key, as tables, settings files, menus and events tell of it.
#pragma once

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace cave {

/// How letters are written. Typed: the character itself, "b" and "B". Shortcut: the key as menus have it, "B" and
/// "Shift+B"; Caps Lock then makes no difference.
enum class KeySpelling : std::uint8_t { Typed, Shortcut };

/// A key as it is pressed. Letters and signs are told by the character that they type, whatever the board's layout; the
/// digits of the keypad are keys of their own, whatever NumLock says; all others are Qt's keys with what is held.
class KeyStroke {
public:
    /// ";", "KP4", "Shift+KP4", or what QKeySequence reads: "Ctrl+S", "Home", "Num+4". None for what is no key.
    static std::optional<KeyStroke> read(const QString& name, KeySpelling spelling);
    /// The key that is pressed; none while it is only Shift, Ctrl and their like.
    static std::optional<KeyStroke> of(const QKeyEvent& event, KeySpelling spelling);

    QString name(KeySpelling spelling) const; ///< as read() takes it; equal keys have one name
    QString label(KeySpelling spelling) const; ///< for people: "Keypad 4"
    /// For the shortcuts of a QAction: a digit of the keypad has one for each state of NumLock.
    QList<QKeySequence> shortcuts() const;

    bool isKeypad() const { return m_modifiers.testFlag(Qt::KeypadModifier); }
    Qt::KeyboardModifiers held() const; ///< Shift, Ctrl, Alt, Meta; of a sign only those that do not type it
    KeyStroke without(Qt::KeyboardModifiers held) const;

    bool operator==(const KeyStroke&) const = default;

private:
    KeyStroke(int key, Qt::KeyboardModifiers modifiers) : m_key(key), m_modifiers(modifiers) {}
    static KeyStroke ofCharacter(QChar character);
    static KeyStroke ofCombination(QKeyCombination combination);
    bool isCharacter() const;
    QString text(QKeySequence::SequenceFormat format) const; // as if no key were on the keypad
    QChar character() const;

    int m_key; // a Qt::Key: of a letter the capital, of the keypad the digit
    Qt::KeyboardModifiers m_modifiers; // with Shift, a letter is a capital
};

/// The digit of a key of the keypad, with and without NumLock; nothing for other keys.
std::optional<int> keypadDigit(const QKeyEvent& event);

} // namespace cave
