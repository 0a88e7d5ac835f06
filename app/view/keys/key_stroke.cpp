// SPDX-License-Identifier: MIT
#include "app/view/keys/key_stroke.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr Qt::KeyboardModifiers kMeant = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
constexpr Qt::KeyboardModifiers kHeld = kMeant | Qt::ShiftModifier;

// What the keys of the digits are without NumLock.
constexpr std::array kWithoutNumLock{Qt::Key_Insert, Qt::Key_End,   Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Left,
                                     Qt::Key_Clear,  Qt::Key_Right, Qt::Key_Home, Qt::Key_Up,       Qt::Key_PageUp};

bool isDigit(int key) { return key >= Qt::Key_0 && key <= Qt::Key_9; }

// Keys that type something have its number in Unicode.
bool typesCharacter(int key) { return key > Qt::Key_Space && key <= 0xffff; }

bool typesLetter(int key) { return typesCharacter(key) && QChar(key).isLetter(); }

bool typesSign(int key) { return typesCharacter(key) && !typesLetter(key); }

// Both keys Enter are one, and so is Tab, with which the key alone says that Shift is held.
int plainKey(int key)
{
    if (key == Qt::Key_Enter)
        return Qt::Key_Return;
    return key == Qt::Key_Backtab ? int(Qt::Key_Tab) : key;
}

bool isOnlyHeld(int key)
{
    constexpr std::array kNoKeys{Qt::Key_Shift,   Qt::Key_Control,  Qt::Key_Alt,     Qt::Key_AltGr,     Qt::Key_Meta,
                                 Qt::Key_unknown, Qt::Key_CapsLock, Qt::Key_NumLock, Qt::Key_ScrollLock};
    return key == 0 || std::ranges::find(kNoKeys, key) != kNoKeys.end();
}

// "KP4" with what is held before it: the same with "Num+4" at its end, which QKeySequence reads.
QString withoutOwnNames(const QString& name)
{
    const qsizetype keypad = name.size() - 3;
    const bool isKeypad = keypad >= 0 && name.mid(keypad, 2) == QLatin1String("KP") && name.back().isDigit() &&
                          (keypad == 0 || name[keypad - 1] == u'+');
    return isKeypad ? name.left(keypad) + QStringLiteral("Num+") + name.back() : name;
}

} // namespace

std::optional<int> keypadDigit(const QKeyEvent& event)
{
    if (!event.modifiers().testFlag(Qt::KeypadModifier))
        return std::nullopt;
    if (isDigit(event.key()))
        return event.key() - Qt::Key_0;
    const auto found = std::ranges::find(kWithoutNumLock, event.key());
    return found == kWithoutNumLock.end() ? std::nullopt
                                          : std::optional(static_cast<int>(found - kWithoutNumLock.begin()));
}

std::optional<KeyStroke> KeyStroke::read(const QString& name, KeySpelling spelling)
{
    if (name.size() == 1 && (!name.front().isPrint() || name.front().isSpace()))
        return std::nullopt;
    if (name.size() == 1 && spelling == KeySpelling::Typed)
        return ofCharacter(name.front());
    const QKeySequence sequence = QKeySequence::fromString(withoutOwnNames(name), QKeySequence::PortableText);
    if (sequence.count() != 1 || isOnlyHeld(sequence[0].key()))
        return std::nullopt;
    return ofCombination(sequence[0]);
}

std::optional<KeyStroke> KeyStroke::of(const QKeyEvent& event, KeySpelling spelling)
{
    if (isOnlyHeld(event.key()))
        return std::nullopt;
    const Qt::KeyboardModifiers held = event.modifiers() & kHeld;
    if (const auto digit = keypadDigit(event))
        return KeyStroke(Qt::Key_0 + *digit, held | Qt::KeypadModifier);
    const QString text = event.text();
    if ((held & kMeant) || text.size() != 1 || !text.front().isPrint() || text.front().isSpace())
        return ofCombination(QKeyCombination(held, static_cast<Qt::Key>(event.key())));
    KeyStroke typed = ofCharacter(text.front());
    if (spelling == KeySpelling::Shortcut && typesLetter(typed.m_key))
        typed.m_modifiers = held;
    return typed;
}

// Letters whose capital is that of another letter, such as the dotless i, are keys without a capital.
KeyStroke KeyStroke::ofCharacter(QChar character)
{
    const QChar capital = character.toUpper();
    const bool hasCapital = capital.toLower() == character;
    return {hasCapital ? capital.unicode() : character.unicode(),
            character.isUpper() ? Qt::ShiftModifier : Qt::NoModifier};
}

// Shift is a part of typing a sign ("Ctrl++" is Ctrl+Shift+= on many boards), but not of other keys.
KeyStroke KeyStroke::ofCombination(QKeyCombination combination)
{
    const int key = plainKey(combination.key());
    const Qt::KeyboardModifiers modifiers = combination.keyboardModifiers();
    if (modifiers.testFlag(Qt::KeypadModifier) && isDigit(key))
        return {key, modifiers};
    return {key, modifiers & (typesSign(key) ? kMeant : kHeld)};
}

Qt::KeyboardModifiers KeyStroke::held() const { return m_modifiers & kHeld; }

KeyStroke KeyStroke::without(Qt::KeyboardModifiers held) const { return {m_key, m_modifiers & ~held}; }

bool KeyStroke::isCharacter() const { return typesCharacter(m_key) && !isKeypad() && !(m_modifiers & kMeant); }

QChar KeyStroke::character() const { return held() ? QChar(m_key) : QChar(m_key).toLower(); }

QString KeyStroke::text(QKeySequence::SequenceFormat format) const
{
    return QKeySequence(QKeyCombination(held(), static_cast<Qt::Key>(m_key))).toString(format);
}

QString KeyStroke::name(KeySpelling spelling) const
{
    if (spelling == KeySpelling::Typed && isCharacter())
        return character();
    QString text = this->text(QKeySequence::PortableText);
    return isKeypad() ? text.insert(text.size() - 1, QStringLiteral("KP")) : text;
}

QString KeyStroke::label(KeySpelling spelling) const
{
    if (spelling == KeySpelling::Typed && isCharacter())
        return character();
    const QString text = this->text(QKeySequence::NativeText);
    if (!isKeypad())
        return text;
    if (held() == Qt::ShiftModifier)
        return QCoreApplication::translate("Keys", "Shift+Keypad %1").arg(text.back());
    return text.chopped(1) + QCoreApplication::translate("Keys", "Keypad %1").arg(text.back());
}

QList<QKeySequence> KeyStroke::shortcuts() const
{
    const QKeySequence own(QKeyCombination(m_modifiers, static_cast<Qt::Key>(m_key)));
    if (!isKeypad())
        return {own};
    const Qt::Key other = kWithoutNumLock[static_cast<std::size_t>(m_key - Qt::Key_0)];
    return {own, QKeySequence(QKeyCombination(m_modifiers, other))};
}

} // namespace cave
