// SPDX-License-Identifier: MIT
// The dungeon's factions are added, changed and deleted in their table, a step each.
#include "core/edit/content_edit.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/factions/factions_dialog.h"
#include "editor/windows/field_form.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

class FactionDesk : public EditorWindow {
public:
    FactionDesk()
    {
        open(asciiDungeon("######\n#B...#\n######"));
        trigger(EditorAction::Content);
        const auto buttons = page.windows().content().findChildren<QPushButton*>();
        const auto found = std::ranges::find(buttons, QString("Factions..."), &QPushButton::text);
        if (found != buttons.end())
            (*found)->click();
    }
    FactionsDialog& dialog() { return *page.windows().content().findChild<FactionsDialog*>(); }
    Json::Array rows() { return factionRows(dungeon()); }
    void put(int row, int column, const char* text) { dialog().table().item(row, column)->setText(text); }
};

} // namespace

class FactionsTest : public QObject {
    Q_OBJECT

private slots:
    void oneIsAddedNamedAndHates();
    void oneIsTypedByKeys();
    void stepsAreTakenBackByKeys();
    void whatNoFileCouldHoldIsNotTaken();
    void oneThatIsNeededStays();
    void whatUsesOneFollowsItsNewId();
    void aKindIsOfferedThemAsTheyAre();
};

void FactionsTest::oneIsAddedNamedAndHates()
{
    FactionDesk desk;
    QCOMPARE(desk.dialog().table().rowCount(), 0);
    desk.dialog().add();
    QCOMPARE(desk.rows().size(), std::size_t{1});
    QCOMPARE(desk.stack().count(), 1);
    desk.put(0, 0, "goblins");
    desk.put(0, 1, "goblins of the mine");
    desk.put(0, 2, "hero, dwellers");
    QCOMPARE(desk.stack().count(), 4);
    const auto goblins = desk.dungeon().catalogue->findFaction("goblins");
    QVERIFY(goblins);
    QCOMPARE(desk.dungeon().catalogue->faction(*goblins).hates, (std::vector<std::string>{"hero", "dwellers"}));
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.dialog().table().item(0, 2)->text(), QString("hero"));
    desk.dialog().remove();
    QVERIFY(desk.rows().empty());
    QCOMPARE(desk.dialog().table().rowCount(), 0);
}

void FactionsTest::oneIsTypedByKeys()
{
    FactionDesk desk;
    desk.dialog().add();
    QTableWidget& table = desk.dialog().table();
    table.setCurrentCell(0, 1);
    QTest::keyClick(&table, Qt::Key_F2);
    auto* line = table.findChild<QLineEdit*>();
    QVERIFY(line);
    line->selectAll();
    QTest::keyClicks(line, "bandits");
    QTest::keyClick(line, Qt::Key_Return);
    QCoreApplication::processEvents(); // the view takes what is typed then
    QCOMPARE(*desk.rows().at(0).find("name")->as<std::string>(), std::string("bandits"));
}

void FactionsTest::stepsAreTakenBackByKeys()
{
    FactionDesk desk;
    desk.dialog().add();
    QVERIFY(QTest::qWaitForWindowActive(&desk.dialog()));
    QTest::keyClick(&desk.dialog(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.rows().empty());
    QTest::keyClick(&desk.dialog(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.rows().size(), std::size_t{1});
}

void FactionsTest::whatNoFileCouldHoldIsNotTaken()
{
    FactionDesk desk;
    desk.dialog().add();
    const int steps = desk.stack().count();
    for (const char* wrong : {"", "Not an id"}) {
        desk.put(0, 0, wrong);
        QVERIFY(!desk.dialog().problem().isEmpty());
    }
    desk.put(0, 0, "faction");
    QVERIFY(desk.dialog().problem().isEmpty());
    desk.put(0, 2, "nobody_there");
    QVERIFY(desk.dialog().problem().contains("nobody_there"));
    QCOMPARE(desk.dialog().table().item(0, 2)->text(), QString("nobody_there"));
    QCOMPARE(desk.stack().count(), steps);
}

void FactionsTest::oneThatIsNeededStays()
{
    Dungeon dungeon = asciiDungeon("######\n#B...#\n######");
    const Json row = Json::Object{{"id", "bats"}, {"name", "bats"}, {"hates", Json::Array{"hero"}}};
    QVERIFY(setFactions(dungeon, {row}));
    dungeon.levels[0].things[0].belongs.side = "bats";
    const Dungeon before = dungeon;
    QVERIFY(!setFactions(dungeon, {}));
    QVERIFY(dungeon.content == before.content);
    dungeon.levels[0].things[0].belongs.side.clear();
    ScriptedEvent event{.uid = Uid{1}, .name = "They turn", .when = {TriggerWord::Arrive, {}}};
    event.effects = {{EffectWord::Side, {}}};
    event.effects[0].terms.side = "bats";
    for (SharedScript* script : {&dungeon.script, &dungeon.levels[0].script, &dungeon.pieces.emplace_back().script}) {
        *script = Script{{}, {event}};
        QVERIFY(!setFactions(dungeon, {}));
        *script = {};
    }
    QVERIFY(setFactions(dungeon, {}));
    QVERIFY(factionRows(dungeon).empty());
}

void FactionsTest::whatUsesOneFollowsItsNewId()
{
    FactionDesk desk;
    desk.dialog().add();
    desk.dialog().add();
    desk.put(0, 2, "hero, faction_2");
    desk.put(1, 0, "undead");
    QCOMPARE(desk.dialog().problem(), QString());
    QCOMPARE(desk.dialog().table().item(0, 2)->text(), QString("hero, undead"));
}

void FactionsTest::aKindIsOfferedThemAsTheyAre()
{
    FactionDesk desk;
    ContentWindow& content = desk.page.windows().content();
    content.addNew("gnat");
    QPointer<QComboBox> side = qobject_cast<QComboBox*>(content.form().editor("side"));
    QVERIFY(side);
    const QString usual = side->currentText();
    desk.dialog().add();
    desk.put(0, 0, "goblins");
    desk.put(0, 1, "goblins of the mine");
    QVERIFY(side); // the form stays
    QCOMPARE(side->findText("goblins of the mine"), side->findData("goblins"));
    QVERIFY(side->findData("goblins") >= 0);
    QCOMPARE(side->currentText(), usual);
    for (int step = 0; step < 3; ++step)
        desk.stack().undo();
    QVERIFY(side && side->findData("goblins") < 0);
    QCOMPARE(side->currentText(), usual);
}

CAVE_TEST_SUITE(FactionsTest);
#include "factions_test.moc"
