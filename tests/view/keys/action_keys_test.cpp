// SPDX-License-Identifier: MIT
#include "app/view/keys/action_keys.h"
#include "app/view/keys/action_row.h"
#include "app/view/keys/mnemonic.h"
#include "tests/support/test_main.h"

#include <QKeyEvent>
#include <QTest>

#include <array>

namespace cave {

enum class DoorAction : std::uint8_t { Open, Shut, Knock };

constexpr std::size_t keyEntry(DoorAction id) { return static_cast<std::size_t>(id); }

} // namespace cave

using namespace cave;

class ActionKeysTest : public QObject {
    Q_OBJECT

private slots:
    void keysOfARowAreFoundInItsPlaces();
    void tooltipsNameTheFirstKey();
    void ownKeysReplaceTheUsualOnes();
    void whatIsNoKeyIsIgnored();
    void aCopyStaysWhenItsOriginIsReplaced();
    void namesAreShownWithoutMnemonics();
};

namespace {

enum class DoorMenu : std::uint8_t { Doors };
constexpr int kOutside = 1;
constexpr int kInside = 2;

using DoorRow = ActionRowOf<DoorAction, DoorMenu, int>;
constexpr std::array kDoors{
    DoorRow{DoorAction::Open, DoorMenu::Doors, "&Open...", "o KP8", nullptr, "Opens it.", kOutside | kInside},
    DoorRow{DoorAction::Shut, DoorMenu::Doors, "&Shut", "s", nullptr, "Shuts it.", kInside},
    DoorRow{DoorAction::Knock, DoorMenu::Doors, "&Knock", "", nullptr, "Asks.", kOutside},
};
static_assert(isInOrder(kDoors));

ActionKeys doorKeys(const KeyBindings::Keys& own = {})
{
    constexpr std::array<const char*, 3> kNames{"Open", "Shut", "Knock"};
    std::vector<KeyEntry> entries;
    for (const DoorRow& row : kDoors)
        entries.push_back(keyEntryOf(row, kNames[keyEntry(row.id)], "Doors", "&Doors", row.scope));
    return {entries, own, KeySpelling::Typed};
}

std::optional<std::size_t> found(const ActionKeys& keys, const QString& typed, int places)
{
    return keys.find(QKeyEvent(QEvent::KeyPress, typed[0].toUpper().unicode(), Qt::NoModifier, typed), places);
}

} // namespace

void ActionKeysTest::keysOfARowAreFoundInItsPlaces()
{
    const ActionKeys keys = doorKeys();
    QCOMPARE(found(keys, "o", kOutside), keyEntry(DoorAction::Open));
    QCOMPARE(found(keys, "s", kInside), keyEntry(DoorAction::Shut));
    QVERIFY(!found(keys, "s", kOutside));
    QVERIFY(!found(keys, "x", kOutside | kInside));
    QCOMPARE(keys.labels(DoorAction::Open), (QStringList{"o", "Keypad 8"}));
    QCOMPARE(keys.shortcuts(DoorAction::Shut), QList<QKeySequence>{QKeySequence(Qt::Key_S)});
}

void ActionKeysTest::tooltipsNameTheFirstKey()
{
    const ActionKeys keys = doorKeys();
    QCOMPARE(keys.tooltip(DoorAction::Open), QString("Open (o)\nOpens it."));
    QCOMPARE(keys.tooltip(DoorAction::Knock), QString("Knock\nAsks."));
    QCOMPARE(keys.tooltip(DoorAction::Shut, "Slam"), QString("Slam (s)\nShuts it."));
    QCOMPARE(keys.tooltip(DoorAction::Shut, "Slam", "It is shut."), QString("Slam (s)\nIt is shut."));
    QCOMPARE(keys.firstLabel(DoorAction::Knock), QString());
}

void ActionKeysTest::ownKeysReplaceTheUsualOnes()
{
    const ActionKeys keys = doorKeys({{"Knock", {"Num+8", "K"}}});
    QCOMPARE(keys.labels(DoorAction::Knock), (QStringList{"Keypad 8", "K"}));
    QCOMPARE(keys.labels(DoorAction::Open), QStringList{"o"}); // it had the key, outside
    QCOMPARE(keys.entries()[keyEntry(DoorAction::Knock)].keys, (QStringList{"KP8", "K"}));
}

void ActionKeysTest::whatIsNoKeyIsIgnored()
{
    QCOMPARE(doorKeys({{"Knock", {"", "Elbow", "k"}}, {"Climb", {"o"}}}).labels(DoorAction::Knock), QStringList{"k"});
}

void ActionKeysTest::aCopyStaysWhenItsOriginIsReplaced()
{
    ActionKeys keys = doorKeys();
    const ActionKeys copy = keys;
    keys = doorKeys({{"Shut", {"x"}}});
    QCOMPARE(copy.firstLabel(DoorAction::Shut), QString("s"));
    QCOMPARE(keys.firstLabel(DoorAction::Shut), QString("x"));
}

void ActionKeysTest::namesAreShownWithoutMnemonics()
{
    QCOMPARE(withoutMnemonic("&Wait..."), QString("Wait"));
    QCOMPARE(withoutMnemonic("Save &as"), QString("Save as"));
}

CAVE_TEST_SUITE(ActionKeysTest);
#include "action_keys_test.moc"
