// SPDX-License-Identifier: MIT
// Which things are not known at first, in the window about the rules.
#include "core/edit/content_edit.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/rules_window.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QComboBox>
#include <QListWidget>
#include <QTest>

using namespace cave;

namespace {

class UnknownDesk : public EditorWindow {
public:
    UnknownDesk()
    {
        Dungeon dungeon = emptyDungeon(20, 10, 1);
        if (!useLibrary(dungeon, "campaign"))
            qFatal("The library cannot be used.");
        open(dungeon);
    }
    RulesWindow& window() { return page.windows().rules(); }
    template <typename Widget>
    Widget& part(const QString& name)
    {
        for (auto* widget : window().findChildren<Widget*>())
            if (widget->accessibleName() == name)
                return *widget;
        qFatal("no such part");
    }
    QListWidget& list() { return part<QListWidget>("Not known at first"); }
    void tick(const QString& name, bool isOn)
    {
        const QList<QListWidgetItem*> rows = list().findItems(name, Qt::MatchFixedString);
        if (rows.isEmpty())
            qFatal("no such thing");
        rows.first()->setCheckState(isOn ? Qt::Checked : Qt::Unchecked);
    }
    const std::vector<UnknownClass>& identify() { return dungeon().rules.identify; }
};

} // namespace

class UnknownThingsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsTickedIsNotKnown();
    void eachClassHasThingsOfItsOwn();
    void aLookThatIsNeededStays();
};

void UnknownThingsTest::whatIsTickedIsNotKnown()
{
    UnknownDesk desk;
    QCOMPARE(desk.part<QComboBox>("Their looks").currentText(), QString("glass"));
    desk.tick("potion of healing", true);
    desk.tick("potion of haste", true);
    QVERIFY2(desk.window().problem().isEmpty(), qPrintable(desk.window().problem()));
    QVERIFY(desk.identify() ==
            (std::vector{UnknownClass{ItemClass::Potion, {"healing_potion", "haste_potion"}, "glass"}}));
    QVERIFY(desk.window().words().contains("2 kinds of things must be known by using them."));
    desk.tick("potion of healing", false);
    desk.tick("potion of haste", false);
    QVERIFY(desk.identify().empty());
}

void UnknownThingsTest::eachClassHasThingsOfItsOwn()
{
    UnknownDesk desk;
    desk.tick("potion of healing", true);
    desk.part<QComboBox>("Class of things").setCurrentIndex(2);
    QVERIFY(desk.list().findItems("potion of healing", Qt::MatchFixedString).isEmpty());
    QVERIFY(desk.part<QComboBox>("Their looks").currentText() != "glass"); // which potions have
    auto& looks = desk.part<QComboBox>("Their looks");
    looks.setCurrentText("wood");
    desk.tick("wand of rime", true);
    QCOMPARE(desk.identify().size(), std::size_t{2});
    QVERIFY(desk.identify()[1] == (UnknownClass{ItemClass::Wand, {"rime_wand"}, "wood"}));
}

void UnknownThingsTest::aLookThatIsNeededStays()
{
    Dungeon dungeon = emptyDungeon(20, 10, 1);
    QVERIFY(useLibrary(dungeon, "campaign"));
    dungeon.rules.identify = {{ItemClass::Potion, {"haste_potion"}, "glass"}};
    QVERIFY(!usesOfKind(dungeon, KindTable::Item, "haste_potion").empty());
    QVERIFY(!usesOfKind(dungeon, KindTable::Item, "amber_glass").empty());
    QVERIFY(usesOfKind(dungeon, KindTable::Item, "fish_seal").empty());
    QVERIFY(!dropLibrary(dungeon, "campaign"));
}

CAVE_TEST_SUITE(UnknownThingsTest);
#include "unknown_things_test.moc"
