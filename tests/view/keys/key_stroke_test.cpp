// SPDX-License-Identifier: MIT
#include "app/view/keys/key_stroke.h"
#include "tests/support/test_main.h"

#include <QKeyEvent>
#include <QTest>

using namespace cave;

class KeyStrokeTest : public QObject {
    Q_OBJECT

private slots:
    void pressedKeysHaveNames_data();
    void pressedKeysHaveNames();
    void namesHaveOneSpelling_data();
    void namesHaveOneSpelling();
    void whatIsNoKeyHasNoName();
    void keypadIgnoresNumLock();
    void capsLockIsOfNoConcernToShortcuts();
    void lettersWithoutACapitalStayThemselves();
    void shortcutsAreWhatMenusTake();
    void labelsAreForPeople();
    void lessIsHeldWithout();
};

namespace {

QKeyEvent press(int key, Qt::KeyboardModifiers modifiers, const QString& text = {})
{
    return QKeyEvent(QEvent::KeyPress, key, modifiers, text);
}

QString nameOf(const QKeyEvent& event, KeySpelling spelling)
{
    const auto stroke = KeyStroke::of(event, spelling);
    return stroke ? stroke->name(spelling) : QString();
}

} // namespace

void KeyStrokeTest::pressedKeysHaveNames_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shortcut");
    const auto row = [](const char* tag, int key, Qt::KeyboardModifiers modifiers, const char* text, const char* typed,
                        const char* shortcut) {
        QTest::newRow(tag) << key << modifiers << QString(text) << QString(typed) << QString(shortcut);
    };
    row("letter", Qt::Key_X, Qt::NoModifier, "x", "x", "X");
    row("capital", Qt::Key_X, Qt::ShiftModifier, "X", "X", "Shift+X");
    row("umlaut", Qt::Key_Adiaeresis, Qt::NoModifier, "ä", "ä", "Ä");
    row("sign", Qt::Key_Greater, Qt::ShiftModifier, ">", ">", ">");
    row("sign of its own key", Qt::Key_Greater, Qt::NoModifier, ">", ">", ">");
    row("digit", Qt::Key_4, Qt::NoModifier, "4", "4", "4");
    row("letter with Ctrl", Qt::Key_X, Qt::ControlModifier, "\x18", "Ctrl+X", "Ctrl+X");
    row("capital with Ctrl", Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier, "\x18", "Ctrl+Shift+X",
        "Ctrl+Shift+X");
    row("sign with Ctrl", Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier, "+", "Ctrl++", "Ctrl++");
    row("arrow with Shift", Qt::Key_Up, Qt::ShiftModifier, "", "Shift+Up", "Shift+Up");
    row("keypad", Qt::Key_4, Qt::KeypadModifier, "4", "KP4", "KP4");
    row("keypad without NumLock", Qt::Key_Clear, Qt::KeypadModifier, "", "KP5", "KP5");
    row("keypad with Shift", Qt::Key_Left, Qt::KeypadModifier | Qt::ShiftModifier, "", "Shift+KP4", "Shift+KP4");
    row("keypad with Ctrl", Qt::Key_4, Qt::KeypadModifier | Qt::ControlModifier, "", "Ctrl+KP4", "Ctrl+KP4");
    row("plus of the keypad", Qt::Key_Plus, Qt::KeypadModifier, "+", "+", "+");
    row("Enter of the keypad", Qt::Key_Enter, Qt::KeypadModifier, "\r", "Return", "Return");
    row("Tab", Qt::Key_Tab, Qt::NoModifier, "\t", "Tab", "Tab");
    row("Tab back", Qt::Key_Backtab, Qt::ShiftModifier, "", "Shift+Tab", "Shift+Tab");
    row("Space", Qt::Key_Space, Qt::NoModifier, " ", "Space", "Space");
    row("Space with Shift", Qt::Key_Space, Qt::ShiftModifier, " ", "Shift+Space", "Shift+Space");
    row("Shift alone", Qt::Key_Shift, Qt::ShiftModifier, "", "", "");
}

// And what has been pressed is what its name says.
void KeyStrokeTest::pressedKeysHaveNames()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const QString, text);
    QFETCH(const QString, typed);
    QFETCH(const QString, shortcut);
    const QKeyEvent event = press(key, modifiers, text);
    QCOMPARE(nameOf(event, KeySpelling::Typed), typed);
    QCOMPARE(nameOf(event, KeySpelling::Shortcut), shortcut);
    for (const KeySpelling spelling : {KeySpelling::Typed, KeySpelling::Shortcut})
        if (const auto pressed = KeyStroke::of(event, spelling))
            QVERIFY(KeyStroke::read(pressed->name(spelling), spelling) == pressed);
}

void KeyStrokeTest::namesHaveOneSpelling_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shortcut");
    QTest::newRow("letter") << "b" << "b" << "B";
    QTest::newRow("capital") << "B" << "B" << "B";
    QTest::newRow("letter with Shift") << "Shift+B" << "B" << "Shift+B";
    QTest::newRow("sign") << ";" << ";" << ";";
    QTest::newRow("Qt's keypad") << "Num+4" << "KP4" << "KP4";
    QTest::newRow("keypad held") << "Shift+KP4" << "Shift+KP4" << "Shift+KP4";
    QTest::newRow("keypad with two held") << "Ctrl+Shift+KP4" << "Ctrl+Shift+KP4" << "Ctrl+Shift+KP4";
    QTest::newRow("order") << "Shift+Ctrl+Z" << "Ctrl+Shift+Z" << "Ctrl+Shift+Z";
    QTest::newRow("page") << "PgDown" << "PgDown" << "PgDown";
    QTest::newRow("sign that Shift types") << "Ctrl+Shift+=" << "Ctrl+=" << "Ctrl+=";
}

void KeyStrokeTest::namesHaveOneSpelling()
{
    QFETCH(const QString, name);
    QFETCH(const QString, typed);
    QFETCH(const QString, shortcut);
    QCOMPARE(KeyStroke::read(name, KeySpelling::Typed)->name(KeySpelling::Typed), typed);
    QCOMPARE(KeyStroke::read(name, KeySpelling::Shortcut)->name(KeySpelling::Shortcut), shortcut);
}

void KeyStrokeTest::whatIsNoKeyHasNoName()
{
    for (const KeySpelling spelling : {KeySpelling::Typed, KeySpelling::Shortcut})
        for (const QString name : {"", " ", "Elbow", "KP", "KPx", "KP44", "XKP4", "Ctrl+X, Ctrl+Y"})
            QVERIFY2(!KeyStroke::read(name, spelling), qPrintable(name));
}

void KeyStrokeTest::keypadIgnoresNumLock()
{
    const auto five = KeyStroke::read("KP5", KeySpelling::Typed);
    QVERIFY(KeyStroke::of(press(Qt::Key_5, Qt::KeypadModifier, "5"), KeySpelling::Typed) == five);
    QVERIFY(KeyStroke::of(press(Qt::Key_Clear, Qt::KeypadModifier), KeySpelling::Typed) == five);
    QVERIFY(KeyStroke::of(press(Qt::Key_5, Qt::NoModifier, "5"), KeySpelling::Typed) != five);
    QCOMPARE(keypadDigit(press(Qt::Key_PageUp, Qt::KeypadModifier)), std::optional(9));
    QCOMPARE(keypadDigit(press(Qt::Key_PageUp, Qt::NoModifier)), std::nullopt);
    QCOMPARE(keypadDigit(press(Qt::Key_Plus, Qt::KeypadModifier, "+")), std::nullopt);
}

void KeyStrokeTest::capsLockIsOfNoConcernToShortcuts()
{
    QCOMPARE(nameOf(press(Qt::Key_H, Qt::NoModifier, "H"), KeySpelling::Shortcut), QString("H"));
    QCOMPARE(nameOf(press(Qt::Key_H, Qt::ShiftModifier, "h"), KeySpelling::Shortcut), QString("Shift+H"));
    QCOMPARE(nameOf(press(Qt::Key_H, Qt::NoModifier, "H"), KeySpelling::Typed), QString("H")); // as it is typed
}

void KeyStrokeTest::lettersWithoutACapitalStayThemselves()
{
    for (const QString letter : {"ß", "ı", "א"}) {
        QCOMPARE(KeyStroke::read(letter, KeySpelling::Typed)->name(KeySpelling::Typed), letter);
        QCOMPARE(nameOf(press(0, Qt::NoModifier, letter), KeySpelling::Typed), QString()); // no key at all
    }
    QVERIFY(KeyStroke::read("ı", KeySpelling::Typed) != KeyStroke::read("i", KeySpelling::Typed));
}

void KeyStrokeTest::shortcutsAreWhatMenusTake()
{
    const auto shortcuts = [](const QString& name) {
        return KeyStroke::read(name, KeySpelling::Shortcut)->shortcuts();
    };
    QCOMPARE(shortcuts("B"), QList<QKeySequence>{QKeySequence(Qt::Key_B)});
    QCOMPARE(shortcuts("Shift+Z"), QList<QKeySequence>{QKeySequence(Qt::SHIFT | Qt::Key_Z)});
    QCOMPARE(shortcuts(">"), QList<QKeySequence>{QKeySequence(Qt::Key_Greater)});
    QCOMPARE(shortcuts("KP4"), (QList<QKeySequence>{QKeySequence(Qt::KeypadModifier | Qt::Key_4),
                                                    QKeySequence(Qt::KeypadModifier | Qt::Key_Left)}));
}

void KeyStrokeTest::labelsAreForPeople()
{
    const auto label = [](const QString& name, KeySpelling spelling) {
        return KeyStroke::read(name, spelling)->label(spelling);
    };
    QCOMPARE(label("h", KeySpelling::Typed), QString("h"));
    QCOMPARE(label("H", KeySpelling::Shortcut), QString("H"));
    QCOMPARE(label("KP4", KeySpelling::Typed), QString("Keypad 4"));
    QCOMPARE(label("Shift+KP4", KeySpelling::Shortcut), QString("Shift+Keypad 4"));
    QCOMPARE(label("Ctrl+KP4", KeySpelling::Shortcut), QString("Ctrl+Keypad 4"));
    QCOMPARE(label("Ctrl+Shift+Z", KeySpelling::Typed), QString("Ctrl+Shift+Z"));
}

void KeyStrokeTest::lessIsHeldWithout()
{
    const auto stroke = KeyStroke::read("Ctrl+Shift+Left", KeySpelling::Shortcut);
    QCOMPARE(stroke->held(), Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(stroke->without(Qt::ShiftModifier) == KeyStroke::read("Ctrl+Left", KeySpelling::Shortcut));
    const auto keypad = KeyStroke::read("Shift+KP4", KeySpelling::Shortcut);
    QVERIFY(keypad->without(Qt::ShiftModifier) == KeyStroke::read("KP4", KeySpelling::Shortcut));
    QVERIFY(keypad->isKeypad());
}

CAVE_TEST_SUITE(KeyStrokeTest);
#include "key_stroke_test.moc"
