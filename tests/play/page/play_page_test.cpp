// SPDX-License-Identifier: MIT
// The play page as a player meets it: keys, pointer, look line, sheets.
#include "app/play/page/in_view_list.h"
#include "app/play/page/look_line.h"
#include "app/play/page/pack_glance.h"
#include "app/play/page/play_page.h"
#include "app/play/page/status_panel.h"
#include "app/play/sheets/end_sheet.h"
#include "app/play/sheets/help_sheet.h"
#include "app/play/sheets/history_sheet.h"
#include "app/play/sheets/message_list.h"
#include "app/play/sheets/note_sheets.h"
#include "app/play/sheets/row_delegate.h"
#include "app/view/map/creature_item.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/elided_label.h"
#include "app/view/ui/theme.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QClipboard>
#include <QGraphicsScene>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>

#include <algorithm>

using namespace cave;

class PlayPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void everyKeyOfADirectionReachesTheSameCell_data();
    void everyKeyOfADirectionReachesTheSameCell();
    void waitingTakesATurn();
    void stairsByTheirSignsAndByEnter();
    void thingsArePickedUpByKeyAndByEnter();
    void theOnlyOpenDoorIsClosedAtOnce();
    void severalOpenDoorsAskForADirection();
    void aClickAnswersAQuestionForADirectionOrDropsIt();
    void searchingFindsADoor();
    void refusedKeyUsesNoTurn();
    void unknownKeyIsTold();
    void tabChangesTheLook();
    void lookingNamesCellsAndUsesNoTurn();
    void hoverFillsTheLookLine();
    void clickOnANeighbourActsThere();
    void saveByKey();
    void ofAPracticeGameThatIsOverNoRecordIsPromised();
    void copyByKey();
    void escapeClosesTheTopmostThing();
    void sheetsOpenByKeyAndUseNoTurn_data();
    void sheetsOpenByKeyAndUseNoTurn();
    void anyActionIsFoundByItsWordsAndDone();
    void mapKeysDoNothingBehindASheet();
    void motionEndsWithTheNextKey();
    void nearDeathReddensTheEdge();
    void historyFindsLines();
    void theLookLineNeverEndsInTheMiddle();
    void helpSearchesThePageThatIsOpen();
    void helpCutsNoText_data();
    void helpCutsNoText();
    void deathSheetIgnoresEarlyKeys();
    void anotherGameClosesAllSheets();
    void theEndNamesTheKeyThatStepsBack();
    void victoryIsTold();
    void playtestGoesBackByEscape();
    void sentencesNameTheKeyThatCloses();
    void panesFollowF6();
    void keysWorkWithTheFocusInAPanel_data();
    void keysWorkWithTheFocusInAPanel();
    void theHelpGoesToTheTabThatHasWhatIsLookedFor();
    void aZoomByWheelStays();
    void mapHasItsShare_data();
    void mapHasItsShare();
    void panelShowsPackAndThingsInView();
    void turnsAreNumberedInTheLog();
    void everythingHasAName();

private:
    void start(const Dungeon& dungeon, PlayPage::Kind kind = PlayPage::Kind::Game);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focused(), Qt::Key(key), modifiers);
    }
    void type(char character) { QTest::keyClick(focused(), character); }
    QWidget* focused() const
    {
        return QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : m_page.get();
    }
    const World& world() const { return m_page->game()->world(); }
    Position hero() const { return world().hero().at; }
    std::int64_t turn() const { return world().state().turn; }
    QPoint pixelOf(QPoint cell) const
    {
        const int half = m_page->map().cellSize() / 2;
        return m_page->map().pixelOf(cell) + QPoint(half, half);
    }

    QTranslator m_english; // plurals
    std::shared_ptr<Artwork> m_artwork;
    std::unique_ptr<PlayPage> m_page;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void PlayPageTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
    QVERIFY(m_english.load(":/i18n/cavewright_en.qm"));
    QApplication::installTranslator(&m_english);
}

void PlayPageTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start(emptyHall());
}

void PlayPageTest::cleanup() { m_page.reset(); }

void PlayPageTest::start(const Dungeon& dungeon, PlayPage::Kind kind)
{
    m_page = std::make_unique<PlayPage>(kind, m_artwork);
    m_page->setAnimation(Animation::Off);
    m_page->resize(1280, 780);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    const auto folder =
        kind == PlayPage::Kind::Game ? std::optional(SaveFolder(pathOf(m_folder->path()))) : std::nullopt;
    m_page->play(std::make_unique<RunningGame>(sessionOf(dungeon), folder));
    QTRY_VERIFY(m_page->map().hasFocus());
}

void PlayPageTest::everyKeyOfADirectionReachesTheSameCell_data()
{
    QTest::addColumn<int>("direction");
    QTest::addColumn<int>("arrow");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("digit");
    QTest::addColumn<char>("letter");
    const auto row = [](Direction direction, Qt::Key arrow, Qt::KeyboardModifiers modifiers, Qt::Key digit,
                        char letter) {
        QTest::newRow(std::string(shortName(direction)).c_str())
            << int(direction) << int(arrow) << modifiers << int(digit) << letter;
    };
    row(Direction::North, Qt::Key_Up, Qt::NoModifier, Qt::Key_8, 'k');
    row(Direction::NorthEast, Qt::Key_Right, Qt::ControlModifier, Qt::Key_9, 'u');
    row(Direction::East, Qt::Key_Right, Qt::NoModifier, Qt::Key_6, 'l');
    row(Direction::SouthEast, Qt::Key_Right, Qt::AltModifier, Qt::Key_3, 'n');
    row(Direction::South, Qt::Key_Down, Qt::NoModifier, Qt::Key_2, 'j');
    row(Direction::SouthWest, Qt::Key_Left, Qt::AltModifier, Qt::Key_1, 'b');
    row(Direction::West, Qt::Key_Left, Qt::NoModifier, Qt::Key_4, 'h');
    row(Direction::NorthWest, Qt::Key_Left, Qt::ControlModifier, Qt::Key_7, 'y');
}

void PlayPageTest::everyKeyOfADirectionReachesTheSameCell()
{
    QFETCH(const int, direction);
    QFETCH(const int, arrow);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const int, digit);
    QFETCH(const char, letter);
    const Position to = moved(hero(), static_cast<Direction>(direction));
    press(arrow, modifiers);
    QCOMPARE(hero(), to);
    start(emptyHall());
    press(digit, Qt::KeypadModifier);
    QCOMPARE(hero(), to);
    start(emptyHall());
    type(letter);
    QCOMPARE(hero(), to);
    QCOMPARE(turn(), 1);
}

void PlayPageTest::waitingTakesATurn()
{
    type('.');
    press(Qt::Key_Clear, Qt::KeypadModifier);
    press(Qt::Key_5, Qt::KeypadModifier);
    QCOMPARE(turn(), 3);
}

void PlayPageTest::stairsByTheirSignsAndByEnter()
{
    press(Qt::Key_Right);
    QCOMPARE(m_page->lookLine(), QString("The way down. Press > to take it."));
    type('>');
    QCOMPARE(hero().z, 1);
    QCOMPARE(m_page->lookLine(), QString("The way up. Press < to take it."));
    type('<');
    QCOMPARE(hero().z, 0);
    press(Qt::Key_Return);
    QCOMPARE(hero().z, 1);
    press(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(hero().z, 0);
    QCOMPARE(turn(), 5);
}

void PlayPageTest::thingsArePickedUpByKeyAndByEnter()
{
    Dungeon dungeon = emptyHall();
    const std::uint16_t apple = *dungeon.catalogue->findItem("apple");
    for (const int x : {4, 5, 5})
        dungeon.levels[0].things.push_back({KindTable::Item, apple, x, 4, {}});
    start(dungeon);
    type('.');
    QCOMPARE(m_page->lookLine(), QString("2 things lie here. Press g to pick up."));
    type('g');
    QCOMPARE(world().itemsOf(world().state().hero).size(), std::size_t{2});
    press(Qt::Key_Left);
    press(Qt::Key_Return);
    QCOMPARE(world().itemsOf(world().state().hero).size(), std::size_t{3});
    const std::int64_t turn = world().state().turn;
    type(',');
    QCOMPARE(world().state().turn, turn);
}

void PlayPageTest::theOnlyOpenDoorIsClosedAtOnce()
{
    start(arena({{"XXXXX", "X@'.X", "XXXXX"}}));
    type('c');
    QCOMPARE(world().tileKind({2, 1, 0}).id, std::string("door"));
    const std::int64_t turn = world().state().turn;
    type('c');
    QCOMPARE(world().state().turn, turn);
    QCOMPARE(m_page->lookLine(), QString("No open door is next to you."));
}

void PlayPageTest::severalOpenDoorsAskForADirection()
{
    start(arena({{"XXXXX", "X'@'X", "XXXXX"}}));
    type('c');
    QCOMPARE(world().state().turn, std::int64_t{0});
    press(Qt::Key_Escape);
    QVERIFY(m_page->sheets().sheet() == nullptr);
    press(Qt::Key_Right); // walks again
    QVERIFY(hero() == (Position{3, 1, 0}));
    press(Qt::Key_Left);
    type('c');
    press(Qt::Key_Right);
    QVERIFY(hero() == (Position{2, 1, 0}));
    QCOMPARE(world().tileKind({3, 1, 0}).id, std::string("door"));
    QCOMPARE(world().tileKind({1, 1, 0}).id, std::string("door_open"));
}

void PlayPageTest::aClickAnswersAQuestionForADirectionOrDropsIt()
{
    start(arena({{"XXXXXX", "X'@'.X", "XXXXXX"}}));
    type('c');
    const QString question = m_page->lookLine();
    emit m_page->map().cellHovered(4, 1);
    QCOMPARE(m_page->lookLine(), question);
    QTest::mouseClick(m_page->map().viewport(), Qt::LeftButton, {}, pixelOf({3, 1}));
    QCOMPARE(world().tileKind({3, 1, 0}).id, std::string("door"));
    QCOMPARE(hero(), (Position{2, 1, 0}));
    type('A');
    QTest::mouseClick(m_page->map().viewport(), Qt::LeftButton, {}, pixelOf({2, 1}));
    QCOMPARE(m_page->lookLine(), QString("Nothing is to be done here."));
    press(Qt::Key_Left); // walks again
    QCOMPARE(hero(), (Position{1, 1, 0}));
}

void PlayPageTest::searchingFindsADoor()
{
    start(arena({{"XXXXX", "X@S.X", "XXXXX"}}));
    m_page->trigger(PlayAction::Look);
    press(Qt::Key_Right);
    QVERIFY(m_page->lookLine().startsWith("Wall."));
    type('s');
    QCOMPARE(world().tileKind({2, 1, 0}).id, std::string("door"));
}

void PlayPageTest::refusedKeyUsesNoTurn()
{
    type('g');
    QCOMPARE(turn(), 0);
    const int last = m_page->messages().rowCount() - 1;
    QCOMPARE(m_page->messages().index(last).data().toString(), QString("Nothing lies here."));
    QCOMPARE(m_page->map().overlay().brackets.size(), 1u); // the mark at the cell
    type('g');
    QCOMPARE(m_page->messages().index(last).data().toString(), QString("Nothing lies here. (x2)"));
}

void PlayPageTest::unknownKeyIsTold()
{
    type('p');
    QCOMPARE(m_page->lookLine(), QString("Nothing is on p. Press ? for all keys."));
    QCOMPARE(turn(), 0);
}

void PlayPageTest::tabChangesTheLook()
{
    QSignalSpy changed(m_page.get(), &PlayPage::asciiChanged);
    press(Qt::Key_Tab);
    QVERIFY(m_page->isAscii());
    QVERIFY(m_page->map().level()->isAscii());
    QVERIFY(m_page->map().hasFocus());
    press(Qt::Key_Tab);
    QVERIFY(!m_page->isAscii());
    QCOMPARE(changed.count(), 2);
    QCOMPARE(turn(), 0);
}

void PlayPageTest::lookingNamesCellsAndUsesNoTurn()
{
    type(';');
    QVERIFY(m_page->map().overlay().cursor);
    QVERIFY(m_page->lookLine().startsWith("You."));
    press(Qt::Key_Right);
    QVERIFY(m_page->lookLine().startsWith("Stairs down. 1 step") && m_page->lookLine().endsWith("east."));
    for (int i = 0; i < 20; ++i)
        press(Qt::Key_Left);
    QCOMPARE(m_page->map().overlay().cursor, QPoint(0, 4)); // stops at the edge
    press(Qt::Key_Escape);
    QVERIFY(!m_page->map().overlay().cursor);
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QCOMPARE(turn(), 0);
}

void PlayPageTest::hoverFillsTheLookLine()
{
    emit m_page->map().cellHovered(6, 4);
    QVERIFY(m_page->lookLine().startsWith("Stairs down. 1 step") && m_page->lookLine().endsWith("east."));
    emit m_page->map().cellHovered(-1, -1);
    QCOMPARE(m_page->lookLine(), QString());
}

void PlayPageTest::clickOnANeighbourActsThere()
{
    QTest::mouseClick(m_page->map().viewport(), Qt::LeftButton, {}, pixelOf({6, 4}));
    QCOMPARE(hero(), (Position{6, 4, 0}));
    QTest::mouseClick(m_page->map().viewport(), Qt::LeftButton, {}, pixelOf({6, 4})); // the own cell: takes the stairs
    QCOMPARE(hero().z, 1);
    QTest::mouseClick(m_page->map().viewport(), Qt::RightButton, {}, pixelOf({7, 4}));
    QVERIFY(m_page->sheets().sheet() != nullptr); // all about that cell
    QCOMPARE(m_page->sheets().sheet()->accessibleName(), QString("Cave floor"));
    press(Qt::Key_Escape);
    QCOMPARE(turn(), 2);
}

void PlayPageTest::saveByKey()
{
    type('.');
    press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(m_page->game()->isSaved());
    QCOMPARE(m_page->lookLine(), QString("Saved."));
    const auto loaded = loadGame(m_page->game()->saveFile());
    QVERIFY(loaded);
    QCOMPARE(loaded->session.world().hash(), world().hash());
}

// It is written when the game is put away: until then the end can be taken back.
void PlayPageTest::ofAPracticeGameThatIsOverNoRecordIsPromised()
{
    m_page->play(std::make_unique<RunningGame>(sessionOf(emptyHall()), SaveFolder(pathOf(m_folder->path())),
                                               RunningGame::Mode::Practice));
    type('.');
    m_page->game()->submit(GiveUp{});
    m_page->trigger(PlayAction::Save);
    QCOMPARE(m_page->lookLine(), QString("This game is over; there is nothing left to save."));
    QVERIFY(m_page->game()->putAway());
    m_page->trigger(PlayAction::Save);
    QCOMPARE(m_page->lookLine(), QString("This game is over; its record is kept."));
}

void PlayPageTest::copyByKey()
{
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("arena#7"));
}

void PlayPageTest::escapeClosesTheTopmostThing()
{
    press(Qt::Key_Escape);
    QVERIFY(qobject_cast<GameMenuSheet*>(m_page->sheets().sheet()));
    press(Qt::Key_Escape);
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QVERIFY(m_page->map().hasFocus());
    type(';');
    type('?');
    press(Qt::Key_Escape); // the sheet
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QVERIFY(m_page->map().overlay().cursor);
    press(Qt::Key_Escape); // looking around
    QVERIFY(!m_page->map().overlay().cursor);
    press(Qt::Key_F6);
    QVERIFY(!m_page->map().hasFocus());
    press(Qt::Key_Escape); // the other pane
    QVERIFY(m_page->map().hasFocus());
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QCOMPARE(turn(), 0);
}

void PlayPageTest::sheetsOpenByKeyAndUseNoTurn_data()
{
    QTest::addColumn<char>("key");
    QTest::addColumn<QString>("title");
    QTest::newRow("help") << '?' << "Help";
    QTest::newRow("character") << 'C' << "Character";
    QTest::newRow("messages") << 'v' << "Messages";
    QTest::newRow("pack") << 'i' << "Pack";
}

void PlayPageTest::sheetsOpenByKeyAndUseNoTurn()
{
    QFETCH(const char, key);
    QFETCH(const QString, title);
    type(key);
    QVERIFY(m_page->sheets().sheet());
    QCOMPARE(m_page->sheets().sheet()->accessibleName(), title);
    QVERIFY(m_page->sheets().sheet()->isAncestorOf(QApplication::focusWidget()));
    for (int i = 0; i < 12; ++i) { // Tab stays inside
        press(Qt::Key_Tab);
        QVERIFY(m_page->sheets().sheet()->isAncestorOf(QApplication::focusWidget()));
    }
    press(Qt::Key_Escape);
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QVERIFY(m_page->map().hasFocus());
    QCOMPARE(turn(), 0);
}

void PlayPageTest::anyActionIsFoundByItsWordsAndDone()
{
    const auto find = [this](const char* words) {
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_page->sheets().sheet());
        QCOMPARE(m_page->sheets().sheet()->accessibleName(), QString("Find an action"));
        for (; *words != '\0'; ++words)
            type(*words);
        press(Qt::Key_Return);
    };
    find("turn pass"); // words of its sentence
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QVERIFY(m_page->map().hasFocus());
    QCOMPARE(turn(), 1);
    find("messages v");
    QCOMPARE(m_page->sheets().sheet()->accessibleName(), QString("Messages"));
    press(Qt::Key_Escape);
    find("no such thing"); // stays
    QVERIFY(m_page->sheets().sheet());
    QCOMPARE(turn(), 1);
}

void PlayPageTest::mapKeysDoNothingBehindASheet()
{
    type('C');
    type('.');
    press(Qt::Key_5, Qt::KeypadModifier);
    press(Qt::Key_F6);
    QVERIFY(m_page->sheets().sheet()->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(turn(), 0);
    press(Qt::Key_Return); // the default button
    QVERIFY(m_page->sheets().sheet() == nullptr);
}

void PlayPageTest::motionEndsWithTheNextKey()
{
    const auto isMoving = [this] {
        const auto items = m_page->map().scene()->items();
        return std::ranges::any_of(items, [](QGraphicsItem* item) {
            const auto* creature = dynamic_cast<CreatureItem*>(item);
            return creature != nullptr && creature->pose() != Pose{};
        });
    };
    m_page->setAnimation(Animation::Full);
    press(Qt::Key_Left);
    QCOMPARE(hero(), (Position{4, 4, 0})); // the world is ahead
    QVERIFY(isMoving());
    type('v');
    QVERIFY(!isMoving());
    press(Qt::Key_Escape);
    press(Qt::Key_Left);
    QVERIFY(isMoving());
    QTRY_VERIFY(!isMoving());
    m_page->setAnimation(Animation::Off);
    press(Qt::Key_Left);
    QVERIFY(!isMoving());
}

void PlayPageTest::nearDeathReddensTheEdge()
{
    const auto edge = [this] {
        const QImage picture = m_page->map().viewport()->grab().toImage();
        return QColor(picture.pixel(2, picture.height() / 2));
    };
    QVERIFY(edge().red() < 30);
    Dungeon pit = batPit();
    pit.rules.health = 100;
    start(pit);
    while (!world().isOver() && world().hero().health > 20)
        type('.');
    QVERIFY(!world().isOver());
    QVERIFY(edge().red() > edge().blue() + 20);
}

void PlayPageTest::historyFindsLines()
{
    type('<');
    type('g');
    type('v');
    auto* search = m_page->sheets().sheet()->findChild<QLineEdit*>();
    auto* list = m_page->sheets().sheet()->findChild<MessageList*>();
    QVERIFY(search != nullptr && list != nullptr);
    QCOMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->currentIndex().row(), 1); // the newest
    type('/');
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, "LIES");
    QCOMPARE(list->model()->rowCount(), 1);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("Turn 0: Nothing lies here."));
    press(Qt::Key_Escape); // clears the words first
    QVERIFY(m_page->sheets().sheet() != nullptr && list->hasFocus());
    QCOMPARE(list->model()->rowCount(), 2);
    press(Qt::Key_Home);
    QCOMPARE(list->currentIndex().row(), 0);
    press(Qt::Key_End);
    QCOMPARE(list->currentIndex().row(), 1);
    press(Qt::Key_Escape);
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QCOMPARE(turn(), 0);
}

void PlayPageTest::theLookLineNeverEndsInTheMiddle()
{
    const auto* line = m_page->findChild<LookLine*>();
    press(Qt::Key_C, Qt::ControlModifier); // says that the seed is copied
    QCOMPARE(line->text(), m_page->lookLine());
    m_page->resize(640, 480); // without the panel it can be narrower still
    m_page->resize(320, 480);
    QVERIFY(line->text() != m_page->lookLine() && line->text().endsWith(QChar(0x2026)));
    QCOMPARE(line->toolTip(), m_page->lookLine());
    m_page->resize(1280, 780);
    QCOMPARE(line->text(), m_page->lookLine());
}

void PlayPageTest::helpSearchesThePageThatIsOpen()
{
    type('?');
    const Sheet& help = *m_page->sheets().sheet();
    auto* search = help.findChild<QLineEdit*>();
    auto* tabs = help.findChild<QTabWidget*>();
    QVERIFY(search->hasFocus());
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        press(Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), tabs->currentWidget());
        type('/');
        QVERIFY(search->hasFocus());
    }
    QVERIFY(search->text().isEmpty());
}

void PlayPageTest::helpCutsNoText_data()
{
    QTest::addColumn<int>("textPercent");
    QTest::newRow("usual text") << 100;
    QTest::newRow("large text") << 200;
}

void PlayPageTest::helpCutsNoText()
{
    QFETCH(const int, textPercent);
    auto& application = *qobject_cast<QApplication*>(QApplication::instance());
    applyTheme(application, textPercent);
    const auto usualText = qScopeGuard([&] { applyTheme(application, 100); });
    QCoreApplication::processEvents(); // sheets that are open then are made anew
    type('?');
    auto* tabs = m_page->sheets().sheet()->findChild<QTabWidget*>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QCoreApplication::processEvents(); // columns are laid out anew
        auto& tree = *qobject_cast<QTreeWidget*>(tabs->currentWidget());
        QVERIFY(tree.columnWidth(tree.columnCount() - 1) * 3 >= tree.viewport()->width());
        for (QTreeWidgetItemIterator row(&tree); *row != nullptr; ++row)
            for (int column = 0; column < tree.columnCount() && !(*row)->isFirstColumnSpanned(); ++column) {
                const QRect cell = tree.visualRect(tree.indexFromItem(*row, column));
                const QRect text = tree.fontMetrics().boundingRect(0, 0, cell.width() - 8, 1 << 14, Qt::TextWordWrap,
                                                                   (*row)->text(column));
                QVERIFY2(text.width() <= cell.width() && text.height() <= cell.height(),
                         qPrintable((*row)->text(column)));
            }
    }
}

void PlayPageTest::deathSheetIgnoresEarlyKeys()
{
    start(batPit());
    QSignalSpy newGame(m_page.get(), &PlayPage::newGameRequested);
    for (int i = 0; i < 50 && !world().isOver(); ++i)
        type('.');
    QVERIFY(world().isOver());
    QPointer<Sheet> sheet = m_page->sheets().sheet();
    QVERIFY(qobject_cast<EndSheet*>(sheet));
    QVERIFY(sheet->ignoresKeys());
    for (const int key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Tab, Qt::Key_Escape})
        press(key);
    QCOMPARE(newGame.count(), 0);
    QCOMPARE(m_page->sheets().sheet(), sheet);
    QTRY_VERIFY(!sheet->ignoresKeys());
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, "\r", true); // still held from before
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    QCOMPARE(newGame.count(), 0);
    press(Qt::Key_Escape); // to look at the map
    QVERIFY(m_page->sheets().sheet() == nullptr);
    press(Qt::Key_Escape);
    QTRY_VERIFY(m_page->sheets().sheet() != nullptr && !m_page->sheets().sheet()->ignoresKeys());
    press(Qt::Key_Return);
    QCOMPARE(newGame.count(), 1);
}

void PlayPageTest::anotherGameClosesAllSheets()
{
    const auto openTwo = [this] {
        type('C');
        const auto buttons = m_page->sheets().sheet()->findChildren<QPushButton*>();
        (*std::ranges::find(buttons, QString("Deeds"), &QPushButton::text))->click();
        QCOMPARE(m_page->sheets().sheet()->accessibleName(), QString("Deeds"));
    };
    openTwo();
    m_page->play(std::make_unique<RunningGame>(sessionOf(emptyHall()), SaveFolder(pathOf(m_folder->path()))));
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QVERIFY(m_page->map().hasFocus());
    openTwo();
    m_page->dropGame();
    QVERIFY(m_page->sheets().sheet() == nullptr);
}

void PlayPageTest::theEndNamesTheKeyThatStepsBack()
{
    KeyBindings keys;
    keys.play[playActionId(PlayAction::StepBack)] = {"F7"};
    m_page->setKeys(keys);
    m_page->play(std::make_unique<RunningGame>(sessionOf(batPit()), SaveFolder(pathOf(m_folder->path())),
                                               RunningGame::Mode::Practice));
    for (int i = 0; i < 50 && !world().isOver(); ++i)
        type('.');
    QVERIFY(qobject_cast<EndSheet*>(m_page->sheets().sheet()));
    const auto buttons = m_page->sheets().sheet()->findChildren<QPushButton*>();
    const auto back = std::ranges::find(buttons, QString("Step back"), &QPushButton::text);
    QVERIFY(back != buttons.end());
    QVERIFY2((*back)->toolTip().contains("F7"), qPrintable((*back)->toolTip()));
}

void PlayPageTest::victoryIsTold()
{
    Dungeon hall = emptyHall();
    hall.rules.goal = Goal::Reach;
    hall.rules.goalKind = "exit";
    start(hall);
    press(Qt::Key_Right);
    type('>');
    press(Qt::Key_Right);
    press(Qt::Key_3, Qt::KeypadModifier);
    press(Qt::Key_3, Qt::KeypadModifier);
    QVERIFY(world().isOver());
    QVERIFY(m_page->sheets().sheet());
    QCOMPARE(m_page->sheets().sheet()->accessibleName(), QString("You have won"));
}

void PlayPageTest::playtestGoesBackByEscape()
{
    start(emptyHall(), PlayPage::Kind::Playtest);
    QSignalSpy ended(m_page.get(), &PlayPage::playtestEnded);
    type('.');
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_page->lookLine(), QString("This is a playtest. Esc goes back to the editor."));
    press(Qt::Key_Escape);
    QCOMPARE(ended.count(), 1);
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void PlayPageTest::sentencesNameTheKeyThatCloses()
{
    start(arena({{"XXXXX", "X'@'X", "XXXXX"}}), PlayPage::Kind::Playtest);
    KeyBindings keys;
    keys.play[playActionId(PlayAction::Close)] = {"F7"};
    m_page->setKeys(keys);
    const auto buttons = m_page->findChildren<QPushButton*>();
    QVERIFY(std::ranges::find(buttons, QString("Back to the editor  F7"), &QPushButton::text) != buttons.end());
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_page->lookLine(), QString("This is a playtest. F7 goes back to the editor."));
    type('c');
    QCOMPARE(m_page->lookLine(), QString("Close which door? Press its direction, or F7 to leave it open."));
    QSignalSpy ended(m_page.get(), &PlayPage::playtestEnded);
    press(Qt::Key_F7); // takes the question back
    QCOMPARE(ended.count(), 0);
    press(Qt::Key_F7);
    QCOMPARE(ended.count(), 1);
}

void PlayPageTest::panesFollowF6()
{
    std::vector<QWidget*> seen;
    do {
        seen.push_back(QApplication::focusWidget());
        press(Qt::Key_F6);
    } while (!m_page->map().hasFocus() && seen.size() < 10);
    QCOMPARE(seen.size(), 4u); // map, in view, messages, buttons
    QVERIFY(qobject_cast<InViewList*>(seen[1]));
    QVERIFY(qobject_cast<MessageList*>(seen[2]));
    press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), seen[3]);
}

void PlayPageTest::keysWorkWithTheFocusInAPanel_data()
{
    QTest::addColumn<int>("pane"); // how often F6 is pressed
    for (const int pane : {1, 2, 3})
        QTest::addRow("pane %d", pane) << pane;
}

void PlayPageTest::keysWorkWithTheFocusInAPanel()
{
    QFETCH(const int, pane);
    const auto goThere = [&] {
        m_page->map().setFocus();
        for (int i = 0; i < pane; ++i)
            press(Qt::Key_F6);
        QVERIFY(!m_page->map().hasFocus());
    };
    goThere();
    type('?');
    QVERIFY(qobject_cast<HelpSheet*>(m_page->sheets().sheet()));
    press(Qt::Key_Escape);
    goThere();
    type('v');
    QVERIFY(qobject_cast<HistorySheet*>(m_page->sheets().sheet()));
    press(Qt::Key_Escape);
    goThere();
    const int before = m_page->messages().rowCount();
    type('o');
    QTRY_VERIFY(!m_page->traveller().isUnderway());
    QVERIFY(m_page->messages().rowCount() > before || turn() > 0);
    goThere();
    type('p');
    QCOMPARE(m_page->lookLine(), QString("Nothing is on p. Press ? for all keys."));
}

void PlayPageTest::theHelpGoesToTheTabThatHasWhatIsLookedFor()
{
    type('?');
    const auto* help = qobject_cast<HelpSheet*>(m_page->sheets().sheet());
    QVERIFY(help);
    auto& search = *help->findChild<QLineEdit*>();
    const auto& tabs = *help->findChild<QTabWidget*>();
    QCOMPARE(tabs.currentIndex(), 0);
    search.setText("looks for you"); // of a sign
    QCOMPARE(tabs.tabText(tabs.currentIndex()), QString("Signs"));
    search.setText("no such words");
    QCOMPARE(tabs.tabText(tabs.currentIndex()), QString("Signs"));
    press(Qt::Key_Escape);
}

void PlayPageTest::aZoomByWheelStays()
{
    LevelView& map = m_page->map();
    const double usual = map.cellSize();
    const QPointF at = pixelOf({hero().x, hero().y});
    QWheelEvent turn(at, map.viewport()->mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, Qt::ControlModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(map.viewport(), &turn);
    const double zoomed = map.cellSize();
    QVERIFY(zoomed > usual);
    m_page->resize(1200, 760);
    QCOMPARE(map.cellSize(), zoomed);
    PlayOptions options;
    options.messageLines = 6;
    m_page->setOptions(options);
    QCOMPARE(map.cellSize(), zoomed);
    options.cellSize = 16;
    m_page->setOptions(options);
    QCOMPARE(map.cellSize(), 16.0);
    press(Qt::Key_0, Qt::ControlModifier); // as chosen
    QCOMPARE(map.cellSize(), 16.0);
}

void PlayPageTest::mapHasItsShare_data()
{
    QTest::addColumn<QSize>("window");
    for (const QSize size : {QSize(720, 480), QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void PlayPageTest::mapHasItsShare()
{
    QFETCH(const QSize, window);
    constexpr int kMenuBar = 28;
    m_page->resize(window.width(), window.height() - kMenuBar);
    QApplication::processEvents();
    QCOMPARE(m_page->size(), QSize(window.width(), window.height() - kMenuBar));
    const double share =
        double(m_page->map().width()) * m_page->map().height() / (double(window.width()) * window.height());
    QVERIFY2(share >= 0.55,
             qPrintable(QString("%1: %2 x %3").arg(share).arg(m_page->map().width()).arg(m_page->map().height())));
}

void PlayPageTest::panelShowsPackAndThingsInView()
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.kit = {"sword", "apple", "apple"};
    const auto put = [&](const char* kind, int x) {
        dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem(kind), x, 4, {}});
    };
    put("dagger", 2);
    put("apple", 4);
    put("apple", 4);
    start(dungeon);
    type('.');
    const auto texts = [](const QListWidget& list) {
        QStringList rows;
        for (int row = 0; row < list.count(); ++row)
            rows << list.item(row)->text();
        return rows;
    };
    const auto* inView = m_page->findChild<InViewList*>();
    const auto* pack = m_page->findChild<PackGlance*>();
    m_page->resize(1024, 672);
    QApplication::processEvents();
    QCOMPARE(texts(*inView), (QStringList{"Nobody but you.", "Apple (x2)", "Dagger"}));
    QVERIFY(pack->isVisible());
    QCOMPARE(texts(*pack->findChild<QListWidget*>()), (QStringList{"Sword", "Apple (x2)"}));
    m_page->resize(1920, 1052);
    QTRY_VERIFY(pack->isVisible());
    const auto frames = m_page->findChild<StatusPanel*>()->findChildren<QFrame*>();
    const auto portrait =
        std::ranges::find_if(frames, [](const QFrame* frame) { return frame->property("role") == "card"; });
    QVERIFY((*portrait)->height() < 80); // nothing else fills what is free
    press(Qt::Key_Left);
    QCOMPARE(inView->item(1)->data(RowDelegate::AsideRole).toString(), QString("here"));
    const auto* rows = pack->findChild<QListWidget*>();
    auto* line = pack->findChild<ElidedLabel*>();
    for (int height = 672; height >= 480; height -= 16) {
        m_page->resize(1024, height);
        QApplication::processEvents();
        QVERIFY(pack->isVisible() && inView->isVisible());
        QVERIFY(rows->isVisible() != line->isVisible());
    }
    QVERIFY(!rows->isVisible()); // too low for it
    QVERIFY2(line->words().startsWith("Pack: 3 thing"), qPrintable(line->words()));
    QVERIFY2(line->words().endsWith(", i to open"), qPrintable(line->words()));
    QTest::mouseClick(line, Qt::LeftButton);
    QCOMPARE(m_page->sheets().sheet()->accessibleName(), QString("Pack"));
    press(Qt::Key_Escape);
    m_page->resize(1024, 672);
    QApplication::processEvents();
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualItemRect(rows->item(0)).center());
    QCOMPARE(m_page->sheets().sheet()->accessibleName(), QString("Pack"));
}

// A turn's number is left of its first line; without it that column is empty.
void PlayPageTest::turnsAreNumberedInTheLog()
{
    const auto* list = m_page->findChild<MessageList*>();
    const auto isNumbered = [&](int row) {
        const QRect line = list->visualRect(list->model()->index(row, 0));
        const QImage picture = list->viewport()->grab().toImage();
        const QRgb ground = picture.pixel(1, line.center().y());
        for (int y = line.top(); y <= line.bottom(); ++y)
            for (int x = 1; x < list->fontMetrics().horizontalAdvance("000,000"); ++x)
                if (picture.pixel(x, y) != ground)
                    return true;
        return false;
    };
    type('s');
    type('g'); // is refused and takes no turn
    type('s');
    QCOMPARE(list->model()->rowCount(), 3);
    QVERIFY(isNumbered(0));
    QVERIFY(!isNumbered(1));
    QVERIFY(isNumbered(2));
}

void PlayPageTest::everythingHasAName()
{
    for (const QWidget* widget : m_page->findChildren<QWidget*>())
        if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isVisible() &&
            widget->focusProxy() == nullptr) {
            const auto* button = qobject_cast<const QPushButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
                     qPrintable(QString("%1 in %2")
                                    .arg(widget->metaObject()->className(),
                                         widget->parentWidget()->metaObject()->className())));
        }
}

CAVE_TEST_SUITE(PlayPageTest);
#include "play_page_test.moc"
