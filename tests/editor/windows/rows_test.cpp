// SPDX-License-Identifier: MIT
// The dungeon's hordes and runes are listed, added, changed and deleted beside its kinds, a step each.
#include "core/edit/content_edit.h"
#include "core/edit/kinds/row_edit.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/field_form.h"
#include "editor/windows/rows/rows_dialog.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace cave;

namespace {

class RowDesk : public EditorWindow {
public:
    explicit RowDesk(const char* button, const char* library = nullptr)
    {
        Dungeon dungeon = asciiDungeon("######\n#@...#\n######");
        putItem(dungeon, "dagger", {3, 1, 0});
        if (library)
            (void)useLibrary(dungeon, library);
        open(std::move(dungeon));
        trigger(EditorAction::Content);
        push(page.windows().content(), button);
    }
    void push(QWidget& window, const QString& text)
    {
        const auto buttons = window.findChildren<QPushButton*>();
        const auto found = std::ranges::find(buttons, text, &QPushButton::text);
        if (found != buttons.end())
            (*found)->click();
    }
    RowsDialog& dialog() { return *page.windows().content().findChild<RowsDialog*>(); }
    QListWidget& list() { return *dialog().findChild<QListWidget*>(); }
    template <typename Widget>
    Widget* field(std::string_view id)
    {
        QWidget* editor = dialog().form().editor(id);
        auto* self = qobject_cast<Widget*>(editor);
        return self || !editor ? self : editor->findChild<Widget*>();
    }
    void choose(std::string_view id, const char* word)
    {
        auto* box = field<QComboBox>(id);
        box->setCurrentIndex(box->findData(word));
        emit box->activated(box->currentIndex());
    }
    const Horde& horde() { return dungeon().catalogue->hordes().front(); }
    const Rune& rune() { return dungeon().catalogue->runes().front(); }
};

// Offscreen a second window is not always the active one, which shortcuts ask for.
void pressF2(const RowsDialog& dialog)
{
    const auto keys = dialog.findChildren<QShortcut*>();
    const auto rename = std::ranges::find(keys, QKeySequence(Qt::Key_F2), &QShortcut::key);
    QVERIFY(rename != keys.end());
    emit(*rename)->activated();
}

} // namespace

class RowsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aHordeIsAddedChangedAndUndone();
    void aNameIsAskedFor();
    void numbersAreTypedDigitByDigit();
    void noIdIsAskedForWhereNoneCanBeGiven();
    void aRuneIsAddedAndShowsWhatSuitsIt();
    void whatIsWrongIsToldAtItsField();
    void aRuneInUseIsNotDeleted();
    void whatALibraryBringsIsChangedHereAndGoesBack();
    void anIdIsRenamedWithItsUses();
    void oneIsFoundByItsName();
    void stepsAreTakenBackByKeys();
};

void RowsWindowTest::aHordeIsAddedChangedAndUndone()
{
    RowDesk desk("Hordes...");
    QCOMPARE(desk.list().count(), 0);
    QVERIFY(desk.dialog().form().isHidden() && !desk.dialog().problem().isEmpty());
    desk.dialog().addNew("Grey wolves");
    QCOMPARE(desk.dialog().row(), std::string("grey_wolves"));
    QCOMPARE(desk.list().count(), 1);
    QCOMPARE(desk.stack().count(), 1);
    QVERIFY(desk.dialog().problem().isEmpty() && !desk.dialog().form().isHidden());
    desk.field<QSpinBox>("weight")->setValue(3);
    QCOMPARE(desk.horde().weight, 3);
    desk.choose("lead", "kobold");
    QCOMPARE(desk.horde().lead, std::string("kobold"));
    const auto tools = desk.dialog().form().editor("with")->findChildren<QToolButton*>();
    const auto add = std::ranges::find(tools, QString("Add somebody"), &QToolButton::accessibleName);
    QVERIFY(add != tools.end());
    (*add)->click();
    QCOMPARE(desk.horde().with.size(), std::size_t{1});
    auto* member = desk.dialog().form().editor("with")->findChild<FieldForm*>();
    QVERIFY(member);
    qobject_cast<QSpinBox*>(member->editor("least"))->setValue(4); // takes the most along
    QCOMPARE(desk.horde().with[0].least, 4);
    QCOMPARE(desk.horde().with[0].most, 4);
    QCOMPARE(qobject_cast<QSpinBox*>(member->editor("most"))->value(), 4);
    desk.dialog().addCopy("Black wolves");
    QCOMPARE(desk.list().count(), 2);
    desk.dialog().remove();
    QCOMPARE(rowIds(*desk.dungeon().catalogue, RowTable::Horde), std::vector<std::string>{"grey_wolves"});
    QCOMPARE(desk.dialog().row(), std::string("grey_wolves"));
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(!desk.document().isDirty() && !desk.dungeon().content.find("hordes"));
    QCOMPARE(desk.list().count(), 0);
}

void RowsWindowTest::aNameIsAskedFor()
{
    RowDesk desk("Runes...");
    desk.push(desk.dialog(), "New...");
    auto* asked = desk.dialog().findChild<QInputDialog*>();
    QVERIFY(asked);
    asked->setTextValue("the wasp");
    asked->accept();
    QCOMPARE(desk.rune().id, std::string("the_wasp"));
    QCOMPARE(desk.rune().name, std::string("the wasp"));
}

void RowsWindowTest::numbersAreTypedDigitByDigit()
{
    RowDesk desk("Hordes...");
    desk.dialog().addNew("Grey wolves");
    const auto tools = desk.dialog().form().editor("with")->findChildren<QToolButton*>();
    (*std::ranges::find(tools, QString("Add somebody"), &QToolButton::accessibleName))->click();
    QVERIFY(desk.horde().with[0].kind != desk.dungeon().rules.hero);
    auto* member = desk.dialog().form().editor("with")->findChild<FieldForm*>();
    qobject_cast<QSpinBox*>(member->editor("least"))->setValue(4);
    auto* most = qobject_cast<QSpinBox*>(member->editor("most"));
    most->selectAll();
    QTest::keyClicks(most, "1");
    QVERIFY(!desk.dialog().problem().isEmpty());
    QCOMPARE(desk.horde().with[0].most, 4);
    QTest::keyClicks(most, "5");
    QVERIFY2(desk.dialog().problem().isEmpty(), qPrintable(desk.dialog().problem()));
    QCOMPARE(desk.horde().with[0].least, 4);
    QCOMPARE(desk.horde().with[0].most, 15);
}

void RowsWindowTest::noIdIsAskedForWhereNoneCanBeGiven()
{
    {
        RowDesk desk("Hordes...");
        pressF2(desk.dialog());
        QVERIFY(!desk.dialog().findChild<QInputDialog*>());
        desk.dialog().rename("wolves");
        QCOMPARE(desk.stack().count(), 0);
    }
    RowDesk library("Hordes...", "campaign");
    pressF2(library.dialog());
    QVERIFY(!library.dialog().findChild<QInputDialog*>());
    QVERIFY2(library.dialog().problem().contains("keeps its id"), qPrintable(library.dialog().problem()));
}

void RowsWindowTest::aRuneIsAddedAndShowsWhatSuitsIt()
{
    RowDesk desk("Runes...");
    desk.dialog().addNew("sting");
    QVERIFY(desk.dialog().form().editor("drinks") && !desk.dialog().form().editor("returns"));
    desk.choose("on", "armour");
    QVERIFY(desk.rune().on == RuneOn::Armour && desk.rune().when == RuneWhen::Hurt);
    QCoreApplication::processEvents();
    QVERIFY(!desk.dialog().form().editor("drinks"));
    QCOMPARE(desk.field<QComboBox>("when")->count(), 2);
    desk.field<QSpinBox>("returns")->setValue(40);
    QCOMPARE(desk.rune().returns, 40);
    desk.field<QSpinBox>("per_mille")->setValue(250);
    QCOMPARE(desk.rune().perMille, 250);
    desk.choose("when", "worn");
    QVERIFY(desk.rune().when == RuneWhen::Worn && desk.rune().returns == 0 && desk.rune().gives != Gifts{});
    QVERIFY(desk.dialog().problem().isEmpty());
    desk.stack().undo();
    QCOMPARE(desk.rune().returns, 40);
    QCOMPARE(desk.field<QSpinBox>("returns")->value(), 40);
}

void RowsWindowTest::whatIsWrongIsToldAtItsField()
{
    RowDesk desk("Runes...");
    desk.dialog().addNew("sting");
    const int steps = desk.stack().count();
    desk.field<QSpinBox>("drinks")->setValue(0);
    QVERIFY2(desk.dialog().problem().contains("This rune does nothing."), qPrintable(desk.dialog().problem()));
    QCOMPARE(desk.rune().drinks, 10);
    QCOMPARE(desk.stack().count(), steps);
    desk.field<QSpinBox>("drinks")->setValue(35);
    QVERIFY(desk.dialog().problem().isEmpty());
    QCOMPARE(desk.rune().drinks, 35);
    desk.choose("against", "dwellers");
    QVERIFY2(desk.dialog().problem().contains("Against: "), qPrintable(desk.dialog().problem()));
    desk.field<QSpinBox>("times")->setValue(3);
    QVERIFY(desk.dialog().problem().isEmpty());
    QCOMPARE(desk.rune().against, std::string("dwellers"));
    QCOMPARE(desk.rune().times, 3);
    desk.choose("against", "");
    QVERIFY(desk.rune().against.empty());
}

void RowsWindowTest::aRuneInUseIsNotDeleted()
{
    RowDesk desk("Runes...");
    desk.dialog().addNew("sting");
    Dungeon changed = desk.dungeon();
    changed.levels[0].things[0].rune = "sting";
    desk.document().push(changeOf(desk.dungeon(), changed), "test");
    desk.dialog().remove();
    QVERIFY2(desk.dialog().problem().contains("level 1"), qPrintable(desk.dialog().problem()));
    QCOMPARE(desk.dungeon().catalogue->runes().size(), std::size_t{1});
    desk.choose("on", "armour");
    QVERIFY2(desk.dialog().problem().contains("level 1"), qPrintable(desk.dialog().problem()));
    QVERIFY(desk.rune().on == RuneOn::Weapon);
    desk.stack().undo();
    desk.dialog().remove();
    QVERIFY(desk.dungeon().catalogue->runes().empty());
}

void RowsWindowTest::whatALibraryBringsIsChangedHereAndGoesBack()
{
    RowDesk desk("Hordes...", "campaign");
    QCOMPARE(desk.list().count(), static_cast<int>(desk.dungeon().catalogue->hordes().size()));
    const std::string first = desk.dialog().row();
    QVERIFY(!first.empty() && !desk.dialog().form().isEnabled());
    const int usual = desk.horde().weight;
    desk.dialog().changeHere();
    QVERIFY(desk.dialog().form().isEnabled() && desk.dialog().row() == first);
    QVERIFY(desk.list().item(0)->text().endsWith("changed here"));
    desk.field<QSpinBox>("weight")->setValue(usual + 5);
    QCOMPARE(desk.horde().weight, usual + 5);
    desk.dialog().rename("others");
    QVERIFY(desk.dialog().problem().contains("keeps its id"));
    desk.dialog().remove();
    QCOMPARE(desk.horde().weight, usual);
    QCOMPARE(desk.dialog().row(), first);
    QVERIFY(!hasOwnRow(desk.dungeon(), RowTable::Horde, first));
}

void RowsWindowTest::anIdIsRenamedWithItsUses()
{
    RowDesk desk("Runes...");
    desk.dialog().addNew("sting");
    Dungeon changed = desk.dungeon();
    changed.levels[0].things[0].rune = "sting";
    desk.document().push(changeOf(desk.dungeon(), changed), "test");
    const int steps = desk.stack().count();
    desk.dialog().rename("Not an id");
    QVERIFY(desk.dialog().problem().contains("must be an id"));
    QCOMPARE(desk.stack().count(), steps);
    desk.dialog().rename("nettle");
    QCOMPARE(desk.stack().count(), steps + 1);
    QCOMPARE(desk.dialog().row(), std::string("nettle"));
    QCOMPARE(desk.dungeon().levels[0].things[0].rune, std::string("nettle"));
    desk.stack().undo();
    QCOMPARE(desk.dungeon().levels[0].things[0].rune, std::string("sting"));
}

void RowsWindowTest::oneIsFoundByItsName()
{
    RowDesk desk("Runes...");
    for (const char* name : {"sting", "nettle", "barb"})
        desk.dialog().addNew(name);
    QCOMPARE(desk.list().count(), 3);
    QTest::keyClicks(desk.dialog().findChild<QLineEdit*>(), "ett");
    QCOMPARE(desk.list().count(), 1);
    desk.list().setCurrentRow(0);
    QCOMPARE(desk.dialog().row(), std::string("nettle"));
    QCOMPARE(desk.field<QLineEdit>("name")->text(), QString("nettle"));
    desk.dialog().addNew("bramble"); // is not hidden by what was looked for
    QCOMPARE(desk.list().count(), 4);
    QCOMPARE(desk.dialog().row(), std::string("bramble"));
}

void RowsWindowTest::stepsAreTakenBackByKeys()
{
    RowDesk desk("Hordes...");
    desk.dialog().addNew("Wolves");
    QVERIFY(QTest::qWaitForWindowActive(&desk.dialog()));
    desk.list().setFocus();
    QTest::keyClick(&desk.dialog(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.dungeon().catalogue->hordes().empty());
    QTest::keyClick(&desk.dialog(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.dungeon().catalogue->hordes().size(), std::size_t{1});
}

CAVE_TEST_SUITE(RowsWindowTest);
#include "rows_test.moc"
