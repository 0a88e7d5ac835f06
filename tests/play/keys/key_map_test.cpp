// SPDX-License-Identifier: MIT
#include "app/play/keys/key_map.h"
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
    void keysOfAimingComeBeforeThoseOfTheMap();
    void noTwoActionsShareAKey_data() { profiles(); }
    void noTwoActionsShareAKey();
    void everyActionIsReached_data() { profiles(); }
    void everyActionIsReached();
    void wasdWalks();
    void profilesWithoutLettersOfVi();
    void ownKeysCount();
    void whatIsNoKeyIsIgnored();
    void everyActionHasWords();

private:
    static void profiles();
};

namespace {

QKeyEvent press(int key, Qt::KeyboardModifiers modifiers, const QString& text = {})
{
    return QKeyEvent(QEvent::KeyPress, key, modifiers, text);
}

} // namespace

void KeyMapTest::keysOfAimingComeBeforeThoseOfTheMap()
{
    const KeyMap usual;
    const QKeyEvent tab = press(Qt::Key_Tab, Qt::NoModifier, "\t");
    QCOMPARE(usual.find(tab, KeyPlace::Aim), PlayAction::AimNext);
    QCOMPARE(usual.find(tab, KeyPlace::Map), PlayAction::Ascii);
    QCOMPARE(usual.find(press(Qt::Key_Left, Qt::NoModifier), KeyPlace::Aim), PlayAction::WalkWest);
    KeyBindings own;
    own.play["AimNext"] = {"X"};
    const KeyMap changed(own);
    QCOMPARE(changed.find(press(Qt::Key_X, Qt::ShiftModifier, "X"), KeyPlace::Aim), PlayAction::AimNext);
    QVERIFY(!changed.find(press(Qt::Key_X, Qt::ShiftModifier, "X"), KeyPlace::Map));
    const std::vector<KeyEntry> entries = usual.entries();
    const auto aim = static_cast<std::size_t>(PlayAction::AimNext);
    QCOMPARE(holderOf(entries, aim, "Left"), static_cast<std::size_t>(PlayAction::WalkWest));
    QVERIFY(!holderOf(entries, aim, "o"));
}

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

void KeyMapTest::profiles()
{
    QTest::addColumn<KeyProfile>("profile");
    QTest::newRow("arrows and vi") << KeyProfile::ArrowsVi;
    QTest::newRow("numpad") << KeyProfile::Numpad;
    QTest::newRow("wasd") << KeyProfile::Wasd;
}

void KeyMapTest::noTwoActionsShareAKey()
{
    QFETCH(const KeyProfile, profile);
    std::set<std::pair<int, QString>> taken; // in a place
    for (const KeyEntry& entry : KeyMap({profile, {}, {}}).entries())
        for (const QString& key : entry.keys)
            for (const int place : {1, 2, 4, 8})
                if ((entry.places & place) != 0)
                    QVERIFY2(taken.insert({place, key}).second, qPrintable(key));
}

// But for those that were meant for the menu alone from the first.
void KeyMapTest::everyActionIsReached()
{
    QFETCH(const KeyProfile, profile);
    const KeyMap keys(KeyBindings{profile, {}, {}});
    for (const PlayActionRow& row : playActions())
        QCOMPARE(keys.labels(row.id).isEmpty(), row.keys[0] == '\0');
}

void KeyMapTest::wasdWalks()
{
    const KeyMap keys(KeyBindings{KeyProfile::Wasd, {}, {}});
    const auto onMap = [&keys](QChar letter) {
        return keys.find(press(letter.toUpper().unicode(), Qt::NoModifier, letter), KeyPlace::Map);
    };
    QCOMPARE(onMap('w'), PlayAction::WalkNorth);
    QCOMPARE(onMap('a'), PlayAction::WalkWest);
    QCOMPARE(onMap('s'), PlayAction::WalkSouth);
    QCOMPARE(onMap('d'), PlayAction::WalkEast);
    QCOMPARE(onMap('r'), PlayAction::ClimbUp);
    QCOMPARE(onMap('f'), PlayAction::ClimbDown);
    QCOMPARE(onMap('j'), PlayAction::Wield);
    QCOMPARE(onMap('n'), PlayAction::Search);
    QCOMPARE(onMap('l'), PlayAction::Drop);
    QCOMPARE(onMap('k'), PlayAction::Read);
    QCOMPARE(onMap('h'), PlayAction::ThrowAgain);
    QCOMPARE(keys.find(press(Qt::Key_Left, Qt::NoModifier), KeyPlace::Map), PlayAction::WalkWest);
}

void KeyMapTest::profilesWithoutLettersOfVi()
{
    for (const KeyProfile profile : {KeyProfile::Numpad, KeyProfile::Wasd}) {
        const KeyMap keys(KeyBindings{profile, {}, {}});
        for (const QChar letter : QStringLiteral("HJKLYUBN")) {
            const auto action = keys.find(press(letter.unicode(), Qt::ShiftModifier, letter), KeyPlace::Map);
            QVERIFY(!action || !runDirectionOf(*action));
        }
        QCOMPARE(keys.find(press(Qt::Key_Right, Qt::ShiftModifier), KeyPlace::Map), PlayAction::RunEast);
    }
}

void KeyMapTest::ownKeysCount()
{
    const KeyMap keys(KeyBindings{KeyProfile::ArrowsVi, {{"Explore", {"F2", "s"}}}, {}});
    QCOMPARE(keys.find(press(Qt::Key_F2, Qt::NoModifier), KeyPlace::Map), PlayAction::Explore);
    QCOMPARE(keys.find(press(Qt::Key_S, Qt::NoModifier, "s"), KeyPlace::Map), PlayAction::Explore);
    QVERIFY(!keys.find(press(Qt::Key_O, Qt::NoModifier, "o"), KeyPlace::Map));
    QCOMPARE(keys.firstLabel(PlayAction::Explore), QString("F2"));
    QVERIFY(keys.labels(PlayAction::Search).isEmpty());
    QVERIFY(keys.tooltip(PlayAction::Explore).startsWith("Explore (F2)"));
}

void KeyMapTest::whatIsNoKeyIsIgnored()
{
    const KeyMap keys(
        KeyBindings{KeyProfile::ArrowsVi, {{"Wait", {"", "Elbow", "KPx", " ", "w"}}, {"Dance", {"q"}}}, {}});
    QCOMPARE(keys.labels(PlayAction::Wait), QStringList{"w"});
    QVERIFY(keys.labels(PlayAction::Wield).isEmpty());
    QCOMPARE(keys.labels(PlayAction::Drink), QStringList{"q"});
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
