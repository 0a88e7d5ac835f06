// SPDX-License-Identifier: MIT
#include "app/view/base/enum_names.h"
#include "app/view/keys/key_bindings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class KeyBindingsTest : public QObject {
    Q_OBJECT

private slots:
    void withoutOwnKeysAllIsUsual();
    void ownKeysTakeThePlaceOfTheUsual();
    void aUsualKeyGivesWayToAnOwnOne();
    void twiceTheSameOwnKeyCountsForTheFirst();
    void whatBelongsToNoActionKeepsItsKeys();
    void keysOfOtherPlacesDoNotClash();
    void aKeyIsGivenInThePlaceOfAnother();
    void aGivenKeyLeavesItsHolder();
    void whatIsUsualAgainIsForgotten();
    void enumeratorsHaveTheirNames();
};

namespace {

constexpr int kMap = 1;
constexpr int kList = 2;

KeyEntry entry(const QString& action, const QStringList& usual, int places = kMap)
{
    KeyEntry result;
    result.action = action;
    result.usual = usual;
    result.places = places;
    return result;
}

std::vector<KeyEntry> bound(const KeyBindings::Keys& own)
{
    std::vector<KeyEntry> entries{entry("Wait", {".", "KP5"}), entry("Search", {"s"}), entry("Save", {"Ctrl+S"}, 3),
                                  entry("Mark", {"s"}, kList)};
    bindKeys(entries, own);
    return entries;
}

} // namespace

void KeyBindingsTest::withoutOwnKeysAllIsUsual()
{
    for (const KeyEntry& each : bound({}))
        QCOMPARE(each.keys, each.usual);
}

void KeyBindingsTest::ownKeysTakeThePlaceOfTheUsual()
{
    QCOMPARE(bound({{"Wait", {"w"}}})[0].keys, QStringList{"w"});
    QCOMPARE(bound({{"Wait", {}}})[0].keys, QStringList());
    QCOMPARE(bound({{"Gone", {"w"}}})[0].keys, (QStringList{".", "KP5"})); // of another version
}

void KeyBindingsTest::aUsualKeyGivesWayToAnOwnOne()
{
    const auto entries = bound({{"Search", {"."}}});
    QCOMPARE(entries[1].keys, QStringList{"."});
    QCOMPARE(entries[0].keys, QStringList{"KP5"});
}

void KeyBindingsTest::twiceTheSameOwnKeyCountsForTheFirst()
{
    const auto entries = bound({{"Search", {"x"}}, {"Wait", {"x", "y", "y"}}});
    QCOMPARE(entries[0].keys, (QStringList{"x", "y"}));
    QCOMPARE(entries[1].keys, QStringList());
}

// Settings would refuse it, but a file of keys may say anything.
void KeyBindingsTest::whatBelongsToNoActionKeepsItsKeys()
{
    std::vector<KeyEntry> entries{entry("Wait", {"."}), entry("", {"Esc", "Space"})};
    bindKeys(entries, {{"Wait", {"Esc", "w"}}, {"", {"x"}}});
    QCOMPARE(entries[0].keys, QStringList{"w"});
    QCOMPARE(entries[1].keys, (QStringList{"Esc", "Space"}));
}

void KeyBindingsTest::keysOfOtherPlacesDoNotClash()
{
    const auto entries = bound({});
    QVERIFY(!holderOf(entries, 3, "."));
    QCOMPARE(holderOf(entries, 3, "Ctrl+S"), std::optional<std::size_t>(2));
    QCOMPARE(holderOf(entries, 0, "s"), std::optional<std::size_t>(1));
    QVERIFY(!holderOf(entries, 0, ".")); // its own
}

void KeyBindingsTest::aKeyIsGivenInThePlaceOfAnother()
{
    KeyBindings::Keys own;
    giveKey(own, bound(own), 0, "w", "KP5");
    QCOMPARE(bound(own)[0].keys, (QStringList{".", "w"}));
    giveKey(own, bound(own), 0, "q", "");
    QCOMPARE(bound(own)[0].keys, (QStringList{".", "w", "q"}));
}

void KeyBindingsTest::aGivenKeyLeavesItsHolder()
{
    KeyBindings::Keys own;
    giveKey(own, bound(own), 2, "s", ""); // counts everywhere, so both that have it lose it
    const auto entries = bound(own);
    QCOMPARE(entries[2].keys, (QStringList{"Ctrl+S", "s"}));
    QCOMPARE(entries[1].keys, QStringList());
    QCOMPARE(entries[3].keys, QStringList());
}

void KeyBindingsTest::whatIsUsualAgainIsForgotten()
{
    KeyBindings::Keys own;
    giveKey(own, bound(own), 0, "w", "KP5");
    giveKey(own, bound(own), 0, "KP5", "w");
    QVERIFY(own.empty());
}

void KeyBindingsTest::enumeratorsHaveTheirNames()
{
    QCOMPARE(QByteArray(enumName<KeyProfile::Wasd>().data(), 4), QByteArray("Wasd"));
    constexpr auto kNames = enumNames<KeyProfile, 3>();
    QCOMPARE(kNames[0], std::string_view("ArrowsVi"));
    QCOMPARE(kNames[1], std::string_view("Numpad"));
    QCOMPARE(kNames[2], std::string_view("Wasd"));
}

CAVE_TEST_SUITE(KeyBindingsTest);
#include "key_bindings_test.moc"
