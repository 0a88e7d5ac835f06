// SPDX-License-Identifier: MIT
#include "editor/actions/editor_keys.h"
#include "tests/support/test_main.h"

#include <QKeyEvent>
#include <QTest>

using namespace cave;

class EditorKeysTest : public QObject {
    Q_OBJECT

private slots:
    void everyKeyHasOneHolder();
    void theKeypadMovesTheCursor_data();
    void theKeypadMovesTheCursor();
    void aDigitOfTheKeypadIsNoSize();
    void whatIsHeldGoesWithTheCursor();
    void keysThatAreTakenMoveNothing();
    void aKeypadKeyHeldWithCtrlCanBeGivenAway();
    void capsLockChangesNothing();
    void keysOfListsAreKnownElsewhere();
    void whatAnybodyElseHasIsNoKeyOfAList_data();
    void whatAnybodyElseHasIsNoKeyOfAList();
};

namespace {

QKeyEvent press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString& text = {})
{
    return QKeyEvent(QEvent::KeyPress, key, modifiers, text);
}

EditorKeys keysWith(const KeyBindings::Keys& own) { return EditorKeys({KeyProfile::ArrowsVi, {}, own}); }

std::optional<CanvasAction> actionOf(const EditorKeys& keys, const QKeyEvent& event)
{
    const auto key = keys.onCanvas(event);
    const auto* action = key ? std::get_if<CanvasAction>(&key->does) : nullptr;
    return action ? std::optional(*action) : std::nullopt;
}

} // namespace

void EditorKeysTest::everyKeyHasOneHolder()
{
    const std::vector<KeyEntry> entries = EditorKeys({}).entries();
    for (std::size_t i = 0; i < entries.size(); ++i)
        for (const QString& key : entries[i].usual) {
            QVERIFY2(entries[i].keys.contains(key), qPrintable(key));
            QVERIFY2(!holderOf(entries, i, key), qPrintable(key));
        }
}

void EditorKeysTest::theKeypadMovesTheCursor_data()
{
    QTest::addColumn<int>("withNumLock");
    QTest::addColumn<int>("without");
    QTest::addColumn<int>("dx");
    QTest::addColumn<int>("dy");
    QTest::newRow("1") << int(Qt::Key_1) << int(Qt::Key_End) << -1 << 1;
    QTest::newRow("2") << int(Qt::Key_2) << int(Qt::Key_Down) << 0 << 1;
    QTest::newRow("3") << int(Qt::Key_3) << int(Qt::Key_PageDown) << 1 << 1;
    QTest::newRow("4") << int(Qt::Key_4) << int(Qt::Key_Left) << -1 << 0;
    QTest::newRow("6") << int(Qt::Key_6) << int(Qt::Key_Right) << 1 << 0;
    QTest::newRow("7") << int(Qt::Key_7) << int(Qt::Key_Home) << -1 << -1;
    QTest::newRow("8") << int(Qt::Key_8) << int(Qt::Key_Up) << 0 << -1;
    QTest::newRow("9") << int(Qt::Key_9) << int(Qt::Key_PageUp) << 1 << -1;
}

// Whatever Shift and Ctrl say; a player's own keys of the cursor are beside it.
void EditorKeysTest::theKeypadMovesTheCursor()
{
    QFETCH(const int, withNumLock);
    QFETCH(const int, without);
    QFETCH(const int, dx);
    QFETCH(const int, dy);
    const EditorKeys keys = keysWith({{"CanvasLeft", {"A"}}, {"CanvasUpRight", {"D"}}});
    for (const int key : {withNumLock, without})
        for (const Qt::KeyboardModifiers held :
             {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier),
              Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ShiftModifier | Qt::ControlModifier}) {
            const auto pressed = keys.onCanvas(press(key, held | Qt::KeypadModifier));
            QVERIFY(pressed);
            QVERIFY(std::get<Offset>(pressed->does) == (Offset{dx, dy}));
            QCOMPARE(pressed->held, held);
        }
    QVERIFY(!keys.onCanvas(press(without, Qt::AltModifier | Qt::KeypadModifier)));
}

void EditorKeysTest::aDigitOfTheKeypadIsNoSize()
{
    const EditorKeys keys = EditorKeys({});
    QCOMPARE(actionOf(keys, press(Qt::Key_5, Qt::NoModifier, "5")), CanvasAction::Size5);
    QVERIFY(!keys.onCanvas(press(Qt::Key_5, Qt::KeypadModifier, "5")));
    QVERIFY(!keys.onCanvas(press(Qt::Key_Clear, Qt::KeypadModifier)));
    QCOMPARE(actionOf(keysWith({{"CanvasErase", {"KP5"}}}), press(Qt::Key_Clear, Qt::KeypadModifier)),
             CanvasAction::Erase);
}

void EditorKeysTest::whatIsHeldGoesWithTheCursor()
{
    const EditorKeys keys = keysWith({{"CanvasRight", {"D"}}, {"ToolRoom", {"Shift+O"}}});
    const auto far = keys.onCanvas(press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier));
    QVERIFY(far && far->held == (Qt::ControlModifier | Qt::ShiftModifier));
    QCOMPARE(std::get<CanvasAction>(far->does), CanvasAction::Left);
    const auto drawn = keys.onCanvas(press(Qt::Key_D, Qt::ShiftModifier, "D"));
    QVERIFY(drawn && drawn->held == Qt::ShiftModifier);
    QCOMPARE(actionOf(keys, press(Qt::Key_Return, Qt::ShiftModifier)), CanvasAction::Use);
    QVERIFY(!keys.onCanvas(press(Qt::Key_Backspace, Qt::ShiftModifier)));
}

void EditorKeysTest::keysThatAreTakenMoveNothing()
{
    const EditorKeys keys = keysWith({{"CanvasLeft", {"A"}}});
    QVERIFY(!keys.onCanvas(press(Qt::Key_A, Qt::ControlModifier, "\x01"))); // selects all
    QVERIFY(!keys.onCanvas(press(Qt::Key_Space, Qt::ShiftModifier, " ")));
    QVERIFY(!keys.onCanvas(press(Qt::Key_B, Qt::NoModifier, "b")));
    QCOMPARE(actionOf(keys, press(Qt::Key_H, Qt::NoModifier, "h")), CanvasAction::Base);
}

void EditorKeysTest::aKeypadKeyHeldWithCtrlCanBeGivenAway()
{
    const EditorKeys keys = keysWith({{"ZoomFit", {"Ctrl+KP9"}}});
    QVERIFY(!keys.onCanvas(press(Qt::Key_9, Qt::ControlModifier | Qt::KeypadModifier)));
    QVERIFY(keys.onCanvas(press(Qt::Key_9, Qt::KeypadModifier, "9")));
    QCOMPARE(keys.firstLabel(EditorAction::ZoomFit), QString("Ctrl+Keypad 9"));
}

void EditorKeysTest::capsLockChangesNothing()
{
    QCOMPARE(actionOf(EditorKeys({}), press(Qt::Key_H, Qt::NoModifier, "H")), CanvasAction::Base);
}

void EditorKeysTest::keysOfListsAreKnownElsewhere()
{
    const EditorKeys keys = EditorKeys({});
    const auto both = keys.inLists(press(Qt::Key_F2));
    QCOMPARE(both.size(), 2U);
    QCOMPARE(both[0].entry, keyEntry(EditorAction::RenameLevel));
    QCOMPARE(both[0].scope, KeyScope::Levels);
    QCOMPARE(both[1].entry, keyEntry(EditorAction::RenameRow));
    QCOMPARE(both[1].scope, KeyScope::Rows);
    const auto one = keys.inLists(press(Qt::Key_Insert));
    QCOMPARE(one.size(), 1U);
    QCOMPARE(one[0].entry, keyEntry(EditorAction::AddRow));
    QCOMPARE(one[0].scope, KeyScope::Rows);
}

void EditorKeysTest::whatAnybodyElseHasIsNoKeyOfAList_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("held");
    QTest::newRow("the canvas and lists") << int(Qt::Key_Delete) << int(Qt::NoModifier);
    QTest::newRow("all over the page") << int(Qt::Key_F7) << int(Qt::NoModifier);
    QTest::newRow("pans") << int(Qt::Key_Space) << int(Qt::NoModifier);
    QTest::newRow("nobody's") << int(Qt::Key_F11) << int(Qt::AltModifier);
    QTest::newRow("held alone") << int(Qt::Key_Shift) << int(Qt::ShiftModifier);
}

void EditorKeysTest::whatAnybodyElseHasIsNoKeyOfAList()
{
    QFETCH(const int, key);
    QFETCH(const int, held);
    QVERIFY(EditorKeys({}).inLists(press(key, Qt::KeyboardModifiers(held))).empty());
}

CAVE_TEST_SUITE(EditorKeysTest);
#include "editor_keys_test.moc"
