// SPDX-License-Identifier: MIT
// Boards are put up on the map, reworded and taken away, by mouse and keys.
#include "core/edit/words_edit.h"
#include "core/rules/facts/telling/remarks.h"
#include "core/rules/turn/start_game.h"
#include "core/save/built_in_dungeons.h"
#include "editor/canvas/board_box.h"
#include "editor/canvas/board_marks.h"
#include "editor/panels/events/event_list.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QFontMetricsF>
#include <QLineEdit>
#include <QScopeGuard>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace cave;

namespace {

class BoardDesk : public EditorWindow {
public:
    BoardDesk()
    {
        openEmpty();
        choose(ToolId::Rectangle, "floor");
        drag({{2, 2}, {16, 9}});
        type(u'd');
        steps = stack().count();
    }
    BoardBox& box() { return *page.findChild<BoardBox*>(); }
    void write(const QString& words) { QTest::keyClicks(&box().line(), words); }
    void press(Qt::Key key) { QTest::keyClick(&box().line(), key); }
    QString wordsAt(int x, int y)
    {
        const Sign* sign = signAt(bench().level(), {x, y});
        return sign ? QString::fromStdString(sign->text) : QString();
    }
    QStringList shownWords()
    {
        QStringList words;
        for (const Overlay::Label& label : canvas().overlay().labels)
            words += label.text;
        return words;
    }
    int boards() { return static_cast<int>(std::ranges::count_if(canvas().overlay().marks, &Overlay::Mark::isInside)); }

    int steps = 0; // before anything is done with boards
};

} // namespace

class BoardTest : public QObject {
    Q_OBJECT

private slots:
    void dTakesTheToolAndAClickAsksForTheWords();
    void theKeyboardAlonePutsUpABoard();
    void escapeLeavesItAsItWas();
    void clickingElsewhereKeepsWhatIsTyped();
    void aBoardIsReworded();
    void withoutWordsItGoes();
    void theRightButtonTakesItAway();
    void aWallIsRefusedBeforehand();
    void wordsThatNoFileHoldsAreToldAtOnce();
    void boardsAreDrawnWithTheirWords();
    void theStatusLineReadsTheBoard();
    void aBoardIsShownAsTheHeroReadsIt();
    void theHeroReadsIt();
};

void BoardTest::dTakesTheToolAndAClickAsksForTheWords()
{
    BoardDesk desk;
    QCOMPARE(desk.bench().toolId(), ToolId::Board);
    desk.click(5, 5);
    QVERIFY(desk.box().isVisible());
    QVERIFY(desk.box().line().hasFocus());
    desk.write("Beware of the lake.");
    QCOMPARE(desk.wordsAt(5, 5), QString("Beware of the lake.")); // at once
    desk.press(Qt::Key_Return);
    QVERIFY(!desk.box().isVisible());
    QVERIFY(desk.canvas().hasFocus());
    QCOMPARE(desk.stack().count(), desk.steps + 1);
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.bench().level().texts.signs.empty());
    QCOMPARE(desk.boards(), 0);
    desk.trigger(EditorAction::Redo);
    QCOMPARE(desk.wordsAt(5, 5), QString("Beware of the lake."));
}

void BoardTest::theKeyboardAlonePutsUpABoard()
{
    BoardDesk desk;
    desk.bench().setCursor({4, 4});
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Return);
    desk.write("Here.");
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.wordsAt(5, 4), QString("Here."));
    desk.key(Qt::Key_Backspace);
    QCOMPARE(desk.wordsAt(5, 4), QString());
}

void BoardTest::escapeLeavesItAsItWas()
{
    BoardDesk desk;
    desk.click(5, 5);
    desk.write("Nonsense");
    desk.press(Qt::Key_Escape);
    QVERIFY(!desk.box().isVisible());
    QVERIFY(desk.canvas().hasFocus());
    QVERIFY(desk.bench().level().texts.signs.empty());
    QCOMPARE(desk.stack().count(), desk.steps);
    desk.click(5, 5);
    desk.press(Qt::Key_Return); // nothing was typed
    QCOMPARE(desk.stack().count(), desk.steps);
}

void BoardTest::clickingElsewhereKeepsWhatIsTyped()
{
    BoardDesk desk;
    desk.click(5, 5);
    desk.write("One");
    desk.canvas().setFocus(); // as a click does
    desk.click(10, 8);
    QCOMPARE(desk.wordsAt(5, 5), QString("One"));
    desk.write("Two");
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.wordsAt(10, 8), QString("Two"));
    QCOMPARE(desk.stack().count(), desk.steps + 2);
}

void BoardTest::aBoardIsReworded()
{
    BoardDesk desk;
    desk.click(5, 5);
    desk.write("One");
    desk.press(Qt::Key_Return);
    desk.click(5, 5);
    QCOMPARE(desk.box().line().text(), QString("One"));
    desk.write("Two"); // what stood there is chosen
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.wordsAt(5, 5), QString("Two"));
    QCOMPARE(desk.bench().level().texts.signs.size(), std::size_t{1});
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.wordsAt(5, 5), QString("One"));
}

void BoardTest::withoutWordsItGoes()
{
    BoardDesk desk;
    desk.click(5, 5);
    desk.write("One");
    desk.press(Qt::Key_Return);
    desk.click(5, 5);
    desk.press(Qt::Key_Delete);
    desk.press(Qt::Key_Return);
    QVERIFY(desk.bench().level().texts.signs.empty());
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.wordsAt(5, 5), QString("One"));
}

void BoardTest::theRightButtonTakesItAway()
{
    BoardDesk desk;
    desk.click(5, 5);
    desk.write("One");
    desk.press(Qt::Key_Return);
    desk.click(5, 5, Qt::RightButton);
    QVERIFY(desk.bench().level().texts.signs.empty());
    QCOMPARE(desk.stack().count(), desk.steps + 2);
    desk.click(6, 6, Qt::RightButton); // nothing there
    QCOMPARE(desk.stack().count(), desk.steps + 2);
}

void BoardTest::aWallIsRefusedBeforehand()
{
    BoardDesk desk;
    const QString why = "Nobody could step there to read a board: the wall is in the way.";
    QCOMPARE(desk.canvas().tool(ToolId::Board).ghost({1, 5}).label, why);
    desk.click(1, 5);
    QVERIFY(!desk.box().isVisible());
    QCOMPARE(desk.toast().text(), why);
    QCOMPARE(desk.stack().count(), desk.steps);
}

void BoardTest::wordsThatNoFileHoldsAreToldAtOnce()
{
    BoardDesk desk;
    desk.click(5, 5);
    desk.write("Press {");
    desk.write("fly}");
    QVERIFY2(desk.box().hint().contains("fly"), qPrintable(desk.box().hint()));
    QVERIFY(!desk.wordsAt(5, 5).contains("}"));
    desk.press(Qt::Key_Return);
    QVERIFY(desk.box().isVisible()); // what is typed stays
    desk.box().line().selectAll();
    desk.write("Press {walk}");
    QCOMPARE(desk.wordsAt(5, 5), QString("Press {walk}"));
    desk.press(Qt::Key_Return);
    QVERIFY(!desk.box().isVisible());
}

void BoardTest::boardsAreDrawnWithTheirWords()
{
    BoardDesk desk;
    desk.document().push(*putSign(desk.dungeon(), {5, 5, 0}, "A long story about a lake and a vault."), "Test");
    QCOMPARE(desk.boards(), 1);
    QVERIFY(std::ranges::any_of(desk.shownWords(), [](const QString& words) { return words.startsWith("A long"); }));
    desk.document().push(*putSign(desk.dungeon(), {6, 5, 0}, "Beside it."), "Test");
    QCOMPARE(desk.boards(), 2);
    QVERIFY(std::ranges::none_of(desk.shownWords(), [](const QString& words) { return words.startsWith("A long"); }));
    QVERIFY(desk.shownWords().contains("Beside it."));
    desk.canvas().setCellSize(4);
    QCOMPARE(desk.boards(), 2);
    QVERIFY(!desk.shownWords().contains("Beside it."));
    desk.bench().setZ(1);
    QCOMPARE(desk.boards(), 0);
}

void BoardTest::theStatusLineReadsTheBoard()
{
    BoardDesk desk;
    desk.document().push(*putSign(desk.dungeon(), {5, 5, 0}, "Beware."), "Test");
    desk.bench().setCursor({4, 5});
    desk.key(Qt::Key_Right);
    QVERIFY2(desk.page.workspace().statusLine().text().contains("board: Beware."),
             qPrintable(desk.page.workspace().statusLine().text()));
}

// In the language in use, with keys for the words that stand for them; what is written is as it was.
void BoardTest::aBoardIsShownAsTheHeroReadsIt()
{
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/i18n/cavewright_de.qm")));
    QCoreApplication::installTranslator(&translator);
    const auto back = qScopeGuard([&translator] { QCoreApplication::removeTranslator(&translator); });
    EditorWindow window;
    window.open(builtInDungeon("tutorial")->dungeon);
    const Sign& board = window.bench().level().texts.signs.front();
    QVERIFY(board.text.starts_with("Walk with {walk}."));
    const auto isRead = [](const QString& words) { return words.contains("die Pfeiltasten."); };
    QVERIFY2(isRead(window.page.workspace().statusLine().thingText({board.x, board.y}, nullptr)),
             qPrintable(window.page.workspace().statusLine().thingText({board.x, board.y}, nullptr)));
    const auto entries = eventEntries(window.bench());
    QVERIFY(std::ranges::any_of(entries, isRead, &EventEntry::title));
    Overlay drawn;
    addBoards(drawn, {board}, 24, QFontMetricsF(window.page.font()));
    QVERIFY2(drawn.labels.front().text.contains("nimm die"), qPrintable(drawn.labels.front().text));
}

void BoardTest::theHeroReadsIt()
{
    BoardDesk desk;
    desk.click(5, 5);
    desk.write("Welcome.");
    desk.press(Qt::Key_Return);
    desk.choose(ToolId::Start);
    desk.click(5, 5);
    const auto game = startGame(desk.dungeon(), 1);
    QVERIFY(game);
    const std::vector<Message> said = openingRemarks(game->world);
    QVERIFY(std::ranges::any_of(said, [](const Message& each) { return each.text.source == "Welcome."; }));
}

CAVE_TEST_SUITE(BoardTest);
#include "board_test.moc"
