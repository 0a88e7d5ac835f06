// SPDX-License-Identifier: MIT
#include "app/play/key_map.h"
#include "tests/support/test_main.h"

#include <QKeyEvent>
#include <QTest>

#include <set>

using namespace cave;

class KeyMapTest : public QObject {
    Q_OBJECT

private slots:
    void signsAreToldByTheirCharacter();
    void keypadIgnoresNumLock_data();
    void keypadIgnoresNumLock();
    void combinations_data();
    void combinations();
    void onlySomeKeysCountEverywhere();
    void noTwoActionsShareAKey();
    void everyActionHasWords();
};

namespace {

QKeyEvent press(int key, Qt::KeyboardModifiers modifiers, const QString& text = {})
{
    return QKeyEvent(QEvent::KeyPress, key, modifiers, text);
}

} // namespace

// A US board types < with Shift and the comma key, a German one with a key of its own.
void KeyMapTest::signsAreToldByTheirCharacter()
{
    const KeyMap keys;
    QCOMPARE(keys.find(press(Qt::Key_Less, Qt::ShiftModifier, "<"), KeyPlace::Map), PlayAction::ClimbUp);
    QCOMPARE(keys.find(press(Qt::Key_Less, Qt::NoModifier, "<"), KeyPlace::Map), PlayAction::ClimbUp);
    QCOMPARE(keys.find(press(Qt::Key_7, Qt::ShiftModifier, "/"), KeyPlace::Map), PlayAction::Look);
    QCOMPARE(keys.find(press(Qt::Key_C, Qt::ShiftModifier, "C"), KeyPlace::Map), PlayAction::Character);
    QCOMPARE(keys.find(press(Qt::Key_C, Qt::NoModifier, "c"), KeyPlace::Map), PlayAction::CloseDoor);
}

void KeyMapTest::keypadIgnoresNumLock_data()
{
    QTest::addColumn<int>("withNumLock");
    QTest::addColumn<int>("without");
    QTest::addColumn<PlayAction>("action");
    QTest::newRow("7") << int(Qt::Key_7) << int(Qt::Key_Home) << PlayAction::WalkNorthWest;
    QTest::newRow("8") << int(Qt::Key_8) << int(Qt::Key_Up) << PlayAction::WalkNorth;
    QTest::newRow("9") << int(Qt::Key_9) << int(Qt::Key_PageUp) << PlayAction::WalkNorthEast;
    QTest::newRow("4") << int(Qt::Key_4) << int(Qt::Key_Left) << PlayAction::WalkWest;
    QTest::newRow("5") << int(Qt::Key_5) << int(Qt::Key_Clear) << PlayAction::Wait;
    QTest::newRow("6") << int(Qt::Key_6) << int(Qt::Key_Right) << PlayAction::WalkEast;
    QTest::newRow("1") << int(Qt::Key_1) << int(Qt::Key_End) << PlayAction::WalkSouthWest;
    QTest::newRow("2") << int(Qt::Key_2) << int(Qt::Key_Down) << PlayAction::WalkSouth;
    QTest::newRow("3") << int(Qt::Key_3) << int(Qt::Key_PageDown) << PlayAction::WalkSouthEast;
}

void KeyMapTest::keypadIgnoresNumLock()
{
    QFETCH(const int, withNumLock);
    QFETCH(const int, without);
    QFETCH(const PlayAction, action);
    const KeyMap keys;
    QCOMPARE(keys.find(press(withNumLock, Qt::KeypadModifier, QChar(withNumLock)), KeyPlace::Map), action);
    QCOMPARE(keys.find(press(without, Qt::KeypadModifier), KeyPlace::Map), action);
    // The digit row walks nowhere.
    QVERIFY(!keys.find(press(withNumLock, Qt::NoModifier, QChar(withNumLock)), KeyPlace::Map));
}

void KeyMapTest::combinations_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<PlayAction>("action");
    const auto row = [](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers, PlayAction action) {
        QTest::newRow(name) << int(key) << modifiers << action;
    };
    row("save", Qt::Key_S, Qt::ControlModifier, PlayAction::Save);
    row("zoom in, US board", Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier, PlayAction::ZoomIn);
    row("zoom in, unshifted", Qt::Key_Equal, Qt::ControlModifier, PlayAction::ZoomIn);
    row("zoom in, keypad", Qt::Key_Plus, Qt::ControlModifier | Qt::KeypadModifier, PlayAction::ZoomIn);
    row("lean up left", Qt::Key_Left, Qt::ControlModifier, PlayAction::WalkNorthWest);
    row("lean down right", Qt::Key_Right, Qt::AltModifier, PlayAction::WalkSouthEast);
    row("enter of the keypad", Qt::Key_Enter, Qt::KeypadModifier, PlayAction::Obvious);
    row("pane before", Qt::Key_F6, Qt::ShiftModifier, PlayAction::PreviousPane);
    row("pane", Qt::Key_F6, Qt::NoModifier, PlayAction::NextPane);
    row("grey home", Qt::Key_Home, Qt::NoModifier, PlayAction::WalkNorthWest);
}

void KeyMapTest::combinations()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const PlayAction, action);
    QCOMPARE(KeyMap().find(press(key, modifiers), KeyPlace::Map), action);
}

void KeyMapTest::onlySomeKeysCountEverywhere()
{
    const KeyMap keys;
    QVERIFY(!keys.find(press(Qt::Key_Left, Qt::NoModifier), KeyPlace::Everywhere));
    QVERIFY(!keys.find(press(Qt::Key_C, Qt::ControlModifier), KeyPlace::Everywhere));
    QCOMPARE(keys.find(press(Qt::Key_S, Qt::ControlModifier), KeyPlace::Everywhere), PlayAction::Save);
    QCOMPARE(keys.find(press(Qt::Key_Escape, Qt::NoModifier), KeyPlace::Everywhere), PlayAction::Close);
}

void KeyMapTest::noTwoActionsShareAKey()
{
    const KeyMap keys;
    std::set<QString> taken;
    for (const PlayActionRow& row : playActions())
        for (const QString& label : keys.labels(row.id))
            QVERIFY2(taken.insert(label).second, qPrintable(label));
}

void KeyMapTest::everyActionHasWords()
{
    const KeyMap keys;
    for (const PlayActionRow& row : playActions()) {
        QVERIFY(!withoutMnemonic(playText(row.name)).isEmpty());
        QVERIFY(QString(playText(row.help)).endsWith('.'));
        QVERIFY(keys.tooltip(row.id).contains(playText(row.help)));
    }
    QCOMPARE(keys.tooltip(PlayAction::Wait), QString("Wait (.)\nLets a turn pass."));
}

CAVE_TEST_SUITE(KeyMapTest);
#include "key_map_test.moc"
