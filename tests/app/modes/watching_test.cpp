// SPDX-License-Identifier: MIT
// Games that are watched in the window: where from, and where to.
#include "app/modes/replay_mode.h"
#include "app/play/game/replay_player.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/end_sheet.h"
#include "app/title/load_page.h"
#include "app/title/scores_page.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "tests/app/window_suite.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QFile>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>

using namespace cave;

class WatchingTest : public WindowSuite {
    Q_OBJECT

private slots:
    void aFinishedGameFromTheScores();
    void aFinishedGameFromItsEnd();
    void aRecordThatIsOpened();
    void aRecordThatTheDesktopOpens();
    void openingARecordCanBeStopped();
    void aRecordThatCannotBeReadIsToldOf();
    void aSavedGameFromTheLoadPage();
    void aRunningGameAndBackToIt();
    void playingOnIsAPracticeGame();
    void settingsLeaveTheReplayWhereItWas();
    void settingsPauseTheReplay();

private:
    void playAndGiveUp();
    // The page that is watched, with the map in focus.
    bool isWatching() const
    {
        return QTest::qWaitFor([this] { return m_window->page() == &m_window->watching(); }) &&
               QTest::qWaitFor([this] { return m_window->watching().map().hasFocus(); });
    }
    const World& world() const { return m_window->play().game()->world(); }
    const World& watched() const { return m_window->watching().game()->world(); }
    std::size_t point() const { return m_window->watching().player().point(); }
};

void WatchingTest::playAndGiveUp()
{
    m_window->startGame("jsrogue", 13805);
    type("...");
    m_window->play().trigger(PlayAction::GiveUp);
    m_window->play().sheets().sheet()->findChildren<QPushButton*>().front()->click();
    QVERIFY(world().isOver());
}

void WatchingTest::aFinishedGameFromTheScores()
{
    playAndGiveUp();
    m_window->showScores();
    const auto buttons = m_window->scores().findChildren<QPushButton*>();
    const auto watch = std::ranges::find(buttons, QString("Watch"), &QPushButton::text);
    QVERIFY(watch != buttons.end());
    (*watch)->click();
    QVERIFY(isWatching());
    QCOMPARE(m_window->windowTitle(), QString("Replay of Jsrogue - Cavewright"));
    QCOMPARE(m_window->menuBar()->actions().front()->text(), QString("&Replay"));
    QCOMPARE(watched().state().turn, 0);
    key(Qt::Key_Right);
    QCOMPARE(watched().state().turn, 1);
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->scores());
}

void WatchingTest::aFinishedGameFromItsEnd()
{
    playAndGiveUp();
    auto* sheet = qobject_cast<EndSheet*>(m_window->play().sheets().sheet());
    QVERIFY(sheet);
    emit sheet->chosen(EndSheet::Choice::Watch);
    QVERIFY(isWatching());
    key(Qt::Key_End);
    QVERIFY(watched().isOver());
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(qobject_cast<EndSheet*>(m_window->play().sheets().sheet()));
}

void WatchingTest::aRecordThatIsOpened()
{
    playAndGiveUp();
    const QString record = pathText(m_window->play().game()->recordFile());
    m_window->showTitle();
    m_window->loadGameFile(record);
    QVERIFY(isWatching());
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->title());
}

void WatchingTest::aRecordThatTheDesktopOpens()
{
    playAndGiveUp();
    Arguments arguments;
    arguments.open = Arguments::Open::Play; // as of any file that is named without an option
    arguments.target = pathText(m_window->play().game()->recordFile());
    m_window->open(arguments);
    QVERIFY(isWatching());
}

void WatchingTest::openingARecordCanBeStopped()
{
    playAndGiveUp();
    const QString record = pathText(m_window->play().game()->recordFile());
    m_window->showTitle();
    auto* mode = m_window->findChild<ReplayMode*>();
    QVERIFY(mode);
    QString told;
    mode->setRunner([&told](const QString& name, const auto& work) {
        told = name;
        work([](int, int) { return false; });
    });
    m_window->watchFile(record);
    QCOMPARE(told, QString("Opening the replay"));
    QCOMPARE(m_window->page(), &m_window->title());
    QVERIFY2(m_window->title().problem().contains("This was stopped."), qPrintable(m_window->title().problem()));
    mode->setRunner([](const QString&, const auto& work) { work([](int, int) { return true; }); });
    m_window->watchFile(record);
    QVERIFY(isWatching());
}

void WatchingTest::aRecordThatCannotBeReadIsToldOf()
{
    QFile file(m_folder->filePath("torn.record.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    m_window->watchFile(file.fileName());
    QCOMPARE(m_window->page(), &m_window->title());
    QVERIFY2(m_window->title().problem().contains("torn.record.json"), qPrintable(m_window->title().problem()));
}

void WatchingTest::aSavedGameFromTheLoadPage()
{
    m_window->startGame("jsrogue", 4);
    type("..");
    m_window->play().trigger(PlayAction::Title);
    type("l");
    const auto buttons = m_window->load().findChildren<QPushButton*>();
    (*std::ranges::find(buttons, QString("Watch"), &QPushButton::text))->click();
    QVERIFY(isWatching());
    key(Qt::Key_End);
    QCOMPARE(watched().state().turn, 2);
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->load());
}

void WatchingTest::aRunningGameAndBackToIt()
{
    m_window->startGame("jsrogue", 4);
    type("..");
    const std::uint64_t before = world().hash();
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(isWatching());
    key(Qt::Key_Right);
    type("o"); // refused: nothing here acts
    QCOMPARE(point(), std::size_t{1});
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(m_window->play().map().hasFocus());
    QCOMPARE(world().hash(), before);
    type(".");
    QCOMPARE(world().state().turn, 3);
}

void WatchingTest::playingOnIsAPracticeGame()
{
    m_window->startGame("jsrogue", 4);
    type("....");
    const std::filesystem::path scored = m_window->play().game()->saveFile();
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(isWatching());
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    type("p");
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(m_window->play().game()->isPractice());
    QCOMPARE(world().state().turn, 2);
    type(".");
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier); // behind where it began
    QCOMPARE(world().state().turn, 1);
    QVERIFY(loadGame(scored)->session.log().size() == 4); // the game itself is left as it was
}

void WatchingTest::settingsLeaveTheReplayWhereItWas()
{
    m_window->startGame("jsrogue", 4);
    type("...");
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(isWatching());
    key(Qt::Key_Right);
    Settings settings = m_window->settings();
    settings.textPercent = 120;
    m_window->changeSettings(settings);
    QTRY_COMPARE(m_window->settings().textPercent, 120);
    QCoreApplication::processEvents();
    QVERIFY(isWatching());
    QCOMPARE(point(), std::size_t{1});
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->play());
    settings.textPercent = 100;
    m_window->changeSettings(settings);
    QCoreApplication::processEvents();
}

void WatchingTest::settingsPauseTheReplay()
{
    m_window->startGame("jsrogue", 4);
    type("...");
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(isWatching());
    key(Qt::Key_Space);
    QVERIFY(m_window->watching().player().isPlaying());
    m_window->showSettings();
    QVERIFY(!m_window->watching().player().isPlaying());
    const std::size_t paused = point();
    key(Qt::Key_Escape);
    QVERIFY(isWatching());
    QVERIFY(!m_window->watching().player().isPlaying()); // until it is told to go on
    QCOMPARE(point(), paused);
}

CAVE_TEST_SUITE(WatchingTest);
#include "watching_test.moc"
