// SPDX-License-Identifier: MIT
// F1 opens the manual beside what is shown; it is found in and left by keys alone.
#include "app/manual/manual_window.h"
#include "editor/actions/action_set.h"
#include "tests/app/window_suite.h"
#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

using namespace cave;

class ManualWindowTest : public WindowSuite {
    Q_OBJECT

private slots:
    void cleanup();
    void fromTheTitleItBegins();
    void fromAGameItTellsOfPlay();
    void fromTheEditorItTellsOfDesigning();
    void openItStaysWhereItIs();
    void newsAreShownWhateverIsOpen();
    void aLongPageIsLaidOutOnce();
    void linksLeadToPages();
    void searchLeavesPagesThatHaveTheWords();
    void wordsAreFoundAsTheyAreRead();
    void fromTheSearchDownAndEnterLeadToThePages();
    void escapeLeavesIt();
    void itFollowsLanguageAndKeys();
    void itFollowsKeysAlone();
    void itStaysWhereItIsReadWhenKeysChange();
    void fromOtherPagesItBegins();

private:
    ManualWindow& manual() const { return *m_window->manual(); }
    QListWidget& list() const { return *manual().findChild<QListWidget*>(); }
};

void ManualWindowTest::cleanup()
{
    Settings settings = m_window->settings();
    settings.language = "en";
    m_window->changeSettings(settings);
    QTest::qWait(1);
    m_window.reset();
}

void ManualWindowTest::fromTheTitleItBegins()
{
    key(Qt::Key_F1);
    QVERIFY(m_window->manual() != nullptr && manual().isVisible());
    QCOMPARE(manual().shown(), QString("start"));
    QVERIFY(manual().browser().toPlainText().startsWith("The manual of Cavewright"));
}

void ManualWindowTest::fromAGameItTellsOfPlay()
{
    m_window->startGame("jsrogue", 1);
    key(Qt::Key_F1);
    QCOMPARE(manual().shown(), QString("first-hour"));
    QVERIFY(manual().browser().toPlainText().contains("The fastest way to see a level is o:"));
}

void ManualWindowTest::fromTheEditorItTellsOfDesigning()
{
    m_window->showEditor();
    key(Qt::Key_F1);
    QCOMPARE(manual().shown(), QString("first-dungeon"));
}

void ManualWindowTest::openItStaysWhereItIs()
{
    key(Qt::Key_F1);
    manual().open("passes");
    m_window->showManual("start");
    QCOMPARE(manual().shown(), QString("passes"));
    manual().close();
    m_window->showManual("start");
    QCOMPARE(manual().shown(), QString("start"));
}

void ManualWindowTest::newsAreShownWhateverIsOpen()
{
    m_window->showManual("passes");
    m_window->startGame("jsrogue", 1);
    m_window->play().trigger(PlayAction::News);
    QCOMPARE(manual().shown(), QString("news"));
    QVERIFY(manual().browser().toPlainText().startsWith("Changes"));
}

void ManualWindowTest::aLongPageIsLaidOutOnce()
{
    m_window->showManual("start");
    const QSignalSpy changes(manual().browser().document(), &QTextDocument::contentsChanged);
    manual().open("news");
    QCOMPARE(manual().shown(), QString("news"));
    QCOMPARE(changes.count(), 1);
}

void ManualWindowTest::linksLeadToPages()
{
    m_window->showManual("start");
    emit manual().browser().anchorClicked(QUrl("fights"));
    QCOMPARE(manual().shown(), QString("fights"));
    emit manual().browser().anchorClicked(QUrl("nowhere"));
    QCOMPARE(manual().shown(), QString("fights"));
}

void ManualWindowTest::searchLeavesPagesThatHaveTheWords()
{
    m_window->showManual("start");
    auto* search = manual().findChild<QLineEdit*>();
    search->setText("javelins");
    QCOMPARE(manual().shown(), QString("fights"));
    QCOMPARE(manual().browser().textCursor().selectedText(), QString("javelins"));
    int left = 0;
    for (int row = 0; row < list().count(); ++row)
        left += !list().item(row)->isHidden();
    QCOMPARE(left, 1);
    search->setText("no page has this");
    search->clear();
    for (int row = 0; row < list().count(); ++row)
        QVERIFY(!list().item(row)->isHidden());
}

// Over the ends of lines in the page's file, and over its marks.
void ManualWindowTest::wordsAreFoundAsTheyAreRead()
{
    m_window->showManual("start");
    auto* search = manual().findChild<QLineEdit*>();
    for (const QString& words :
         QStringList{"you edit the very dungeon that you are in", "the recipe: the list of what makes"}) {
        search->setText(words);
        QCOMPARE(manual().shown(), QString("first-dungeon"));
        QCOMPARE(manual().browser().textCursor().selectedText(), words);
    }
    search->setText("first-dungeon"); // where links lead
    for (int row = 0; row < list().count(); ++row)
        QVERIFY(list().item(row)->isHidden());
}

void ManualWindowTest::fromTheSearchDownAndEnterLeadToThePages()
{
    m_window->showManual("start");
    auto* search = manual().findChild<QLineEdit*>();
    for (const Qt::Key pressed : {Qt::Key_Down, Qt::Key_Return}) {
        search->setFocus();
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClick(search, pressed);
        QVERIFY(list().hasFocus());
    }
}

void ManualWindowTest::escapeLeavesIt()
{
    m_window->showManual("start");
    QTest::keyClick(&manual().browser(), Qt::Key_Escape);
    QVERIFY(!manual().isVisible());
    QVERIFY(m_window->isVisible());
}

void ManualWindowTest::itFollowsLanguageAndKeys()
{
    m_window->showManual("first-hour");
    Settings settings = m_window->settings();
    settings.language = "de";
    settings.keys.play["Explore"] = QStringList{"F9"};
    m_window->changeSettings(settings);
    QTRY_VERIFY(manual().browser().toPlainText().startsWith("Deine erste Stunde"));
    QCOMPARE(manual().shown(), QString("first-hour"));
    QVERIFY(manual().browser().toPlainText().contains("mit F9:"));
}

void ManualWindowTest::itFollowsKeysAlone()
{
    m_window->showManual("first-hour");
    Settings settings = m_window->settings();
    settings.keys.play["Explore"] = QStringList{"F9"};
    m_window->changeSettings(settings);
    QVERIFY(manual().browser().toPlainText().contains("The fastest way to see a level is F9:"));
}

void ManualWindowTest::itStaysWhereItIsReadWhenKeysChange()
{
    m_window->showManual("news");
    QScrollBar& bar = *manual().browser().verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 0);
    bar.setValue(bar.maximum() / 2);
    const int read = bar.value();
    QVERIFY(read > 0);
    Settings settings = m_window->settings();
    settings.keys.play["Explore"] = QStringList{"F8"};
    m_window->changeSettings(settings);
    QCOMPARE(manual().shown(), QString("news"));
    QCOMPARE(bar.value(), read);
}

void ManualWindowTest::fromOtherPagesItBegins()
{
    m_window->showNewGame();
    key(Qt::Key_F1);
    QVERIFY(m_window->manual() != nullptr && manual().isVisible());
    QCOMPARE(manual().shown(), QString("start"));
}

CAVE_TEST_SUITE(ManualWindowTest);
#include "manual_window_test.moc"
