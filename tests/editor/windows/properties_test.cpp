// SPDX-License-Identifier: MIT
// The page about the dungeon itself, by mouse and keys.
#include "core/save/dungeon_file.h"
#include "editor/files/desk.h"
#include "editor/page/start_page.h"
#include "editor/panels/level_list.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/properties_window.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace cave;

namespace {

class PropertiesDesk : public EditorWindow {
public:
    PropertiesDesk()
    {
        openEmpty();
        key(Qt::Key_Return, Qt::AltModifier);
    }
    PropertiesWindow& window() { return page.windows().properties(); }
    template <typename Widget>
    Widget& field(const QString& name)
    {
        for (auto* widget : window().findChildren<Widget*>())
            if (widget->accessibleName() == name)
                return *widget;
        qFatal("no such field");
    }
    void typeInto(const QString& name, const QString& text)
    {
        auto& line = field<QLineEdit>(name);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
    }
    QTableWidget& levels() { return *window().findChild<QTableWidget*>(); }
    void typeIntoLevel(int row, int column, const QString& text)
    {
        levels().setFocus();
        levels().setCurrentCell(row, column);
        QTest::keyClick(&levels(), Qt::Key_F2);
        auto* editor = levels().findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents(); // the line is taken over, and goes
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QPushButton& button(const QString& text)
    {
        for (auto* each : window().findChildren<QPushButton*>())
            if (each->text() == text)
                return *each;
        qFatal("no such button");
    }
};

} // namespace

class PropertiesTest : public QObject {
    Q_OBJECT

private slots:
    void altEnterOpensItAndTheMenuNamesIt();
    void whatIsTypedIsOneStepWhenItIsApplied();
    void levelsGetNamesAndArrivalTexts();
    void aFileKeepsThem();
    void wordsThatNoFileHoldsAreToldAtTheirField();
    void strangersWordsStayPlain();
    void undoShowsTheWordsFromBefore();
    void whatIsTypedStaysWhenTheDesignChanges();
    void whatIsTypedWaitsForItsOwnDungeon();
    void closingAsksAboutWhatIsNotApplied();
    void theEndAsksAboutWhatWaitsInAnyTab();
    void closingATabAsksAboutWhatWaitsForIt();
    void twoNewDungeonsHaveTwoNames();
};

void PropertiesTest::altEnterOpensItAndTheMenuNamesIt()
{
    PropertiesDesk desk;
    QVERIFY(desk.window().isVisible());
    QCOMPARE(desk.window().windowTitle(), QString("Dungeon properties"));
    QVERIFY(desk.page.actionSet()[EditorAction::Properties].toolTip().contains("Alt+"));
    QTRY_VERIFY(desk.field<QLineEdit>("Name").hasFocus());
    QTest::keyClick(&desk.window(), Qt::Key_Escape);
    QVERIFY(!desk.window().isVisible());
}

void PropertiesTest::whatIsTypedIsOneStepWhenItIsApplied()
{
    PropertiesDesk desk;
    const Dungeon before = desk.dungeon();
    QVERIFY(!desk.button("Apply").isEnabled());
    desk.typeInto("Name", "The Temple");
    desk.typeInto("Author", "Ada");
    desk.field<QPlainTextEdit>("Description").setPlainText("Wet.\nAnd dark.");
    desk.field<QPlainTextEdit>("Intro").setPlainText("First.\n\nSecond.");
    QCOMPARE(desk.stack().count(), 0);
    QTest::keyClick(&desk.field<QLineEdit>("Author"), Qt::Key_Return);
    QCOMPARE(desk.stack().count(), 1);
    QCOMPARE(desk.dungeon().name, std::string("The Temple"));
    QCOMPARE(desk.dungeon().author, std::string("Ada"));
    QCOMPARE(desk.dungeon().description, std::string("Wet.\nAnd dark."));
    QVERIFY((desk.dungeon().rules.texts.intro == std::vector<std::string>{"First.", "Second."}));
    QVERIFY(desk.page.windowTitlePart().contains("The Temple"));
    QVERIFY(desk.window().isVisible());
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().name == before.name && desk.dungeon().author.empty() && desk.dungeon().description.empty());
    QVERIFY(desk.dungeon().rules == before.rules && desk.dungeon().levels == before.levels);
    QVERIFY(!desk.document().isDirty());
}

void PropertiesTest::levelsGetNamesAndArrivalTexts()
{
    PropertiesDesk desk;
    QCOMPARE(desk.levels().rowCount(), 3);
    desk.typeIntoLevel(1, 0, "Vault");
    desk.typeIntoLevel(1, 1, "Something breathes.");
    QTest::keyClick(&desk.levels(), Qt::Key_Return);
    QCOMPARE(desk.stack().count(), 1);
    QCOMPARE(desk.dungeon().levels[1].name, std::string("Vault"));
    QCOMPARE(desk.dungeon().levels[1].texts.arrival, std::string("Something breathes."));
    QVERIFY(desk.page.workspace().levels().item(1)->text().contains("Vault"));
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.levels().item(1, 0)->text(), QString("Level 2"));
    QVERIFY(desk.page.workspace().levels().item(1)->text().contains("Level 2"));
}

void PropertiesTest::aFileKeepsThem()
{
    PropertiesDesk desk;
    desk.typeInto("Author", "Ada");
    desk.typeIntoLevel(2, 1, "The end.");
    desk.button("Apply").click();
    const auto file = readDungeon(writeDungeon(desk.dungeon()));
    QVERIFY(file);
    QCOMPARE(file->dungeon.author, std::string("Ada"));
    QCOMPARE(file->dungeon.levels[2].texts.arrival, std::string("The end."));
}

void PropertiesTest::wordsThatNoFileHoldsAreToldAtTheirField()
{
    PropertiesDesk desk;
    desk.typeIntoLevel(0, 1, "Press {fly}.");
    QVERIFY2(desk.window().problem().contains("Arrival on level 1"), qPrintable(desk.window().problem()));
    QVERIFY(desk.window().problem().contains("fly"));
    QVERIFY(!desk.button("Apply").isEnabled());
    desk.typeIntoLevel(0, 1, "Press {walk}.");
    QVERIFY(desk.window().problem().isEmpty());
    desk.typeInto("Name", QString(201, 'x'));
    QVERIFY(desk.window().problem().contains("Name"));
    desk.typeInto("Name", "x");
    desk.field<QPlainTextEdit>("Intro").setPlainText(QString(501, 'x'));
    QVERIFY(desk.window().problem().contains("Intro"));
    QVERIFY(!desk.window().apply());
    QCOMPARE(desk.stack().count(), 0);
}

void PropertiesTest::strangersWordsStayPlain()
{
    PropertiesDesk desk;
    desk.typeInto("Name", "<b>Fat</b>");
    desk.button("Apply").click();
    QCOMPARE(desk.dungeon().name, std::string("<b>Fat</b>"));
    QCOMPARE(desk.field<QLineEdit>("Name").text(), QString("<b>Fat</b>"));
    desk.field<QPlainTextEdit>("Description").setPlainText("<i>Thin</i>");
    desk.button("Apply").click();
    QCOMPARE(desk.dungeon().description, std::string("<i>Thin</i>"));
}

void PropertiesTest::undoShowsTheWordsFromBefore()
{
    PropertiesDesk desk;
    const QString before = desk.field<QLineEdit>("Name").text();
    desk.typeInto("Name", "The Temple");
    desk.button("Apply").click();
    QVERIFY(!desk.button("Apply").isEnabled());
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.field<QLineEdit>("Name").text(), before);
    desk.trigger(EditorAction::Redo);
    QCOMPARE(desk.field<QLineEdit>("Name").text(), QString("The Temple"));
}

void PropertiesTest::whatIsTypedStaysWhenTheDesignChanges()
{
    PropertiesDesk desk;
    desk.typeInto("Author", "Ada");
    desk.trigger(EditorAction::NewLevel);
    QCOMPARE(desk.levels().rowCount(), 4);
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString("Ada"));
    desk.button("Apply").click();
    QCOMPARE(desk.dungeon().author, std::string("Ada"));
    QCOMPARE(desk.dungeon().depth(), 4);
}

void PropertiesTest::whatIsTypedWaitsForItsOwnDungeon()
{
    PropertiesDesk desk;
    desk.typeInto("Author", "Ada");
    desk.open(emptyDungeon(8, 8, 1));
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString());
    QCOMPARE(desk.levels().rowCount(), 1);
    desk.page.desk().show(0);
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString("Ada"));
    QCOMPARE(desk.levels().rowCount(), 3);
}

void PropertiesTest::closingAsksAboutWhatIsNotApplied()
{
    PropertiesDesk desk;
    desk.typeInto("Author", "Ada");
    answer("stay");
    QTest::keyClick(&desk.window(), Qt::Key_Escape);
    QVERIFY(desk.window().isVisible());
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString("Ada"));
    answer("save");
    desk.button("Close").click();
    QVERIFY(!desk.window().isVisible());
    QCOMPARE(desk.dungeon().author, std::string("Ada"));
    desk.trigger(EditorAction::Properties);
    desk.typeInto("Author", "Eve");
    answer("discard");
    desk.window().close();
    QVERIFY(!desk.window().isVisible());
    QCOMPARE(desk.dungeon().author, std::string("Ada"));
    desk.trigger(EditorAction::Properties);
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString("Ada"));
}

void PropertiesTest::theEndAsksAboutWhatWaitsInAnyTab()
{
    PropertiesDesk desk;
    desk.typeInto("Author", "Ada");
    desk.open(emptyDungeon(8, 8, 1));
    desk.window().close(); // what waits for the other tab is none of this one's business
    QVERIFY(!desk.window().isVisible());
    answer("stay");
    QVERIFY(!desk.page.mayClose());
    QCOMPARE(desk.page.desk().current(), 0);
    QVERIFY(desk.window().isVisible());
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString("Ada"));
    desk.page.desk().show(1);
    desk.window().close();
    answer("save", "discard"); // what was typed becomes unsaved work
    QVERIFY(desk.page.mayClose());
    QCOMPARE(desk.page.desk().draft(0).dungeon.author, std::string("Ada"));
    QVERIFY(!desk.window().isVisible());
}

void PropertiesTest::closingATabAsksAboutWhatWaitsForIt()
{
    PropertiesDesk desk;
    desk.typeInto("Author", "Ada");
    desk.open(emptyDungeon(8, 8, 1));
    answer("stay");
    QVERIFY(!desk.page.files().close(0));
    QCOMPARE(desk.page.desk().count(), 2);
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString("Ada"));
    desk.page.desk().show(1);
    answer("save", "stay");
    QVERIFY(!desk.page.files().close(0));
    QCOMPARE(desk.page.desk().draft(0).dungeon.author, std::string("Ada"));
    desk.typeInto("Author", "Eve");
    answer("discard", "discard");
    QVERIFY(desk.page.files().close(0));
    QCOMPARE(desk.page.desk().count(), 1);
    desk.trigger(EditorAction::ReopenTab);
    QCOMPARE(desk.dungeon().author, std::string("Ada"));
    QCOMPARE(desk.field<QLineEdit>("Author").text(), QString("Ada"));
}

void PropertiesTest::twoNewDungeonsHaveTwoNames()
{
    EditorWindow window;
    QStringList names;
    for (int i = 0; i < 3; ++i) {
        window.page.startPage().createEmpty();
        names += window.document().title();
    }
    QCOMPARE(names, QStringList({"Untitled", "Untitled 2", "Untitled 3"}));
}

CAVE_TEST_SUITE(PropertiesTest);
#include "properties_test.moc"
