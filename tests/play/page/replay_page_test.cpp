// SPDX-License-Identifier: MIT
// A game that is watched: keys, bar, and what the page shows.
#include "app/play/game/replay_builder.h"
#include "app/play/game/replay_player.h"
#include "app/play/page/play_page.h"
#include "app/play/page/watch_bar.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenuBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace cave;

namespace {

// East and down the stairs, to and fro below, and up again.
Session toAndFro()
{
    Session session = sessionOf(emptyHall());
    session.submit(Walk{Direction::East});
    session.submit(ClimbDown{});
    for (int i = 0; i < 10; ++i) {
        session.submit(Walk{Direction::North});
        session.submit(Walk{Direction::South});
    }
    session.submit(ClimbUp{});
    session.submit(Walk{Direction::West});
    return session;
}

std::shared_ptr<const Replay> replayOf(const Session& session)
{
    auto replay = std::make_shared<Replay>(*Replay::of(session));
    replay->playOn(session.log().size());
    return replay;
}

} // namespace

class ReplayPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_page.reset(); }

    void stepsByKey_data();
    void stepsByKey();
    void everyPointIsShownAsItWas();
    void theTurnIsTyped();
    void levelsAreChosen();
    void theSliderLeadsToAnyPoint();
    void playsByItselfUntilItsEnd();
    void speedsByKey();
    void aSheetPausesIt();
    void nothingActsInIt_data();
    void nothingActsInIt();
    void whoLooksActsInItNoMore();
    void lookingMovesTheCursorOnly();
    void playingOnIsAskedFor();
    void escapeClosesTheTopmostThing();
    void menusAreThoseOfAReplay();
    void everyControlHasANameAndATooltip();
    void whatDiffersIsNotShown();
    void theBuilderPlaysAgainBesideTheWindow();
    void aStoppedBuilderTellsNothing();
    void anotherGameIsRefusedByTheBuilder();

private:
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focused(), Qt::Key(key), modifiers);
    }
    void type(char character) { QTest::keyClick(focused(), character); }
    QWidget* focused() const
    {
        return QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : m_page.get();
    }
    std::size_t point() const { return m_page->player().point(); }
    const World& world() const { return m_page->game()->world(); }

    std::shared_ptr<Artwork> m_artwork;
    std::shared_ptr<const Replay> m_replay;
    std::unique_ptr<PlayPage> m_page;
};

void ReplayPageTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
    m_replay = replayOf(toAndFro());
    QVERIFY(!m_replay->difference());
}

void ReplayPageTest::init()
{
    m_page = std::make_unique<PlayPage>(PlayPage::Kind::Replay, m_artwork);
    m_page->setAnimation(Animation::Off);
    m_page->resize(1280, 780);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->watch(m_replay);
    QTRY_VERIFY(m_page->map().hasFocus());
}

void ReplayPageTest::stepsByKey_data()
{
    QTest::addColumn<int>("forward");
    QTest::addColumn<int>("back");
    QTest::newRow("arrows") << int(Qt::Key_Right) << int(Qt::Key_Left);
    QTest::newRow("signs") << int(Qt::Key_Period) << int(Qt::Key_Comma);
}

void ReplayPageTest::stepsByKey()
{
    QFETCH(const int, forward);
    QFETCH(const int, back);
    press(back); // there is nothing before the start
    QCOMPARE(point(), std::size_t{0});
    for (int i = 0; i < 3; ++i)
        press(forward);
    QCOMPARE(point(), std::size_t{3});
    press(back);
    QCOMPARE(point(), std::size_t{2});
    QCOMPARE(world().hash(), m_replay->log()[1].hash);
    press(Qt::Key_End);
    QCOMPARE(point(), m_replay->length());
    press(forward);
    QCOMPARE(point(), m_replay->length());
    press(Qt::Key_Home);
    QCOMPARE(point(), std::size_t{0});
}

void ReplayPageTest::everyPointIsShownAsItWas()
{
    const Session session = toAndFro();
    press(Qt::Key_End);
    for (std::size_t at = session.log().size(); at > 0; --at) {
        QCOMPARE(point(), at);
        QCOMPARE(world().hash(), session.log()[at - 1].hash);
        QCOMPARE(m_page->game()->session().log().size(), at);
        QCOMPARE(m_page->watchBar().turn().value(), static_cast<int>(world().state().turn));
        QCOMPARE(m_page->watchBar().slider().value(), static_cast<int>(at));
        const Arrival& arrival =
            m_replay->arrivals()[static_cast<std::size_t>(m_page->watchBar().levels().currentIndex())];
        QVERIFY(arrival.point <= at);
        QCOMPARE(arrival.z, world().hero().at.z);
        press(Qt::Key_Left);
    }
    QCOMPARE(m_page->game()->session().messages().size(), std::size_t{0});
}

void ReplayPageTest::theTurnIsTyped()
{
    type('t');
    QVERIFY(m_page->watchBar().turn().hasFocus());
    QTest::keyClicks(focused(), "12");
    QCOMPARE(point(), std::size_t{0}); // not before Enter
    press(Qt::Key_Return);
    QCOMPARE(world().state().turn, std::int64_t{12});
    QVERIFY(m_page->map().hasFocus());
}

void ReplayPageTest::levelsAreChosen()
{
    QComboBox& levels = m_page->watchBar().levels();
    QCOMPARE(levels.count(), 3);
    type('l');
    QVERIFY(levels.view()->isVisible());
    QTest::keyClick(levels.view(), Qt::Key_Down);
    QTest::keyClick(levels.view(), Qt::Key_Return);
    QCOMPARE(point(), m_replay->arrivals()[1].point);
    QCOMPARE(world().hero().at.z, 1);
    QTRY_VERIFY(m_page->map().hasFocus());
}

void ReplayPageTest::theSliderLeadsToAnyPoint()
{
    for (const int to : {7, 3, 20})
        m_page->watchBar().slider().setValue(to);
    QCOMPARE(point(), std::size_t{20});
    QCOMPARE(world().hash(), m_replay->log()[19].hash);
}

void ReplayPageTest::playsByItselfUntilItsEnd()
{
    for (int i = 0; i < 3; ++i)
        type('+');
    press(Qt::Key_Space);
    QVERIFY(m_page->player().isPlaying());
    QTRY_VERIFY(point() > 2);
    press(Qt::Key_Space);
    QVERIFY(!m_page->player().isPlaying());
    press(Qt::Key_Space);
    QTRY_VERIFY(m_page->player().isAtEnd());
    QVERIFY(!m_page->player().isPlaying());
    QCOMPARE(m_page->lookLine(), QString("The game has come so far."));
    press(Qt::Key_Space); // from the start again
    QVERIFY(m_page->player().isPlaying() && point() < m_replay->length());
}

void ReplayPageTest::speedsByKey()
{
    type('-');
    QCOMPARE(m_page->player().speed(), 0);
    for (int i = 0; i < 9; ++i)
        type('+');
    QCOMPARE(m_page->player().speed(), 3);
    press(Qt::Key_Down);
    QCOMPARE(m_page->player().speed(), 2);
}

void ReplayPageTest::aSheetPausesIt()
{
    press(Qt::Key_Space);
    type('C');
    QVERIFY(m_page->sheets().sheet() != nullptr);
    QVERIFY(!m_page->player().isPlaying());
    press(Qt::Key_Escape);
    QVERIFY(m_page->sheets().sheet() == nullptr);
}

void ReplayPageTest::nothingActsInIt_data()
{
    QTest::addColumn<bool>("isLooking");
    QTest::addColumn<char>("key");
    for (const char key : {'o', 's', 'g', 'k', '>', 'Z', 'c', 'w', 'R'}) {
        QTest::addRow("%c", key) << false << key;
        if (key != 'k') // which moves the cursor
            QTest::addRow("looking, %c", key) << true << key;
    }
}

void ReplayPageTest::nothingActsInIt()
{
    QFETCH(const bool, isLooking);
    QFETCH(const char, key);
    const std::uint64_t before = world().hash();
    if (isLooking)
        type(';');
    type(key);
    QCOMPARE(world().hash(), before);
    QCOMPARE(point(), std::size_t{0});
    QVERIFY(m_page->sheets().sheet() == nullptr);
    QCOMPARE(m_page->lookLine(), QString("You are watching. Press p to play on from here."));
    const int half = m_page->map().cellSize() / 2;
    QTest::mouseClick(m_page->map().viewport(), Qt::LeftButton, {},
                      m_page->map().pixelOf({world().hero().at.x + 1, world().hero().at.y}) + QPoint(half, half));
    QCOMPARE(world().hash(), before);
}

// Two kinds of things lie there: in a game a sheet would ask which of them to take.
void ReplayPageTest::whoLooksActsInItNoMore()
{
    Dungeon dungeon = emptyHall();
    for (const char* id : {"dagger", "sword"})
        dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem(id), 5, 4, {}});
    Session session = sessionOf(dungeon);
    session.submit(Wait{});
    m_page->watch(replayOf(session));
    const QString watched("You are watching. Press p to play on from here.");
    for (const PlayAction action : {PlayAction::PickUp, PlayAction::Save, PlayAction::NewGame, PlayAction::Watch,
                                    PlayAction::EditDesign, PlayAction::StepBack}) {
        m_page->trigger(PlayAction::Look);
        m_page->trigger(action);
        QCOMPARE(m_page->lookLine(), watched);
        QVERIFY(m_page->sheets().sheet() == nullptr);
        press(Qt::Key_Escape);
    }
    m_page->trigger(PlayAction::AimHere); // with nothing looked at it is as Enter
    QCOMPARE(m_page->lookLine(), watched);
    QVERIFY(m_page->sheets().sheet() == nullptr);
}

void ReplayPageTest::lookingMovesTheCursorOnly()
{
    press(Qt::Key_Right);
    type(';');
    const QString first = m_page->lookLine();
    press(Qt::Key_Left);
    QVERIFY(m_page->lookLine() != first);
    QCOMPARE(point(), std::size_t{1});
    press(Qt::Key_Escape);
    press(Qt::Key_Left);
    QCOMPARE(point(), std::size_t{0});
}

void ReplayPageTest::playingOnIsAskedFor()
{
    QSignalSpy asked(m_page.get(), &PlayPage::playOnRequested);
    type('p');
    QCOMPARE(asked.count(), 1);
    Session ended = toAndFro();
    ended.submit(GiveUp{});
    m_page->watch(replayOf(ended));
    press(Qt::Key_End);
    QVERIFY(world().isOver() && m_page->sheets().sheet() == nullptr);
    QCOMPARE(m_page->lookLine(), QString("The game ends here."));
    type('p');
    QCOMPARE(asked.count(), 1);
    QCOMPARE(m_page->lookLine(), QString("The game is over here. Step back to play on."));
}

void ReplayPageTest::escapeClosesTheTopmostThing()
{
    QSignalSpy ended(m_page.get(), &PlayPage::watchEnded);
    type('v');
    press(Qt::Key_Escape);
    type(';');
    press(Qt::Key_Escape);
    type('t');
    press(Qt::Key_Escape);
    QVERIFY(m_page->map().hasFocus());
    QCOMPARE(ended.count(), 0);
    press(Qt::Key_Escape);
    QCOMPARE(ended.count(), 1);
}

void ReplayPageTest::menusAreThoseOfAReplay()
{
    QMenuBar bar;
    m_page->fillMenus(bar);
    QStringList titles;
    for (const QAction* action : bar.actions())
        titles.push_back(action->text());
    QCOMPARE(titles, QStringList({"&Replay", "&View", "&Help"}));
    QVERIFY(!m_page->actions()[PlayAction::WatchBack].isEnabled());
    QVERIFY(m_page->actions()[PlayAction::WatchForward].isEnabled());
    QVERIFY(!m_page->actions()[PlayAction::Explore].isEnabled());
    press(Qt::Key_End);
    QVERIFY(m_page->actions()[PlayAction::WatchBack].isEnabled());
    QVERIFY(!m_page->actions()[PlayAction::WatchForward].isEnabled());
}

void ReplayPageTest::everyControlHasANameAndATooltip()
{
    for (QWidget* control : m_page->watchBar().findChildren<QWidget*>()) {
        const bool isControl = control->focusPolicy() != Qt::NoFocus && control->isVisible() &&
                               control->parentWidget() == &m_page->watchBar();
        if (!isControl)
            continue;
        const auto* button = qobject_cast<QAbstractButton*>(control);
        QVERIFY2(!control->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
                 control->metaObject()->className());
        QVERIFY2(!control->toolTip().isEmpty(), control->metaObject()->className());
    }
}

// The points before it are.
void ReplayPageTest::whatDiffersIsNotShown()
{
    const Session session = toAndFro();
    auto log = session.log();
    log[9].hash ^= 1;
    m_page->watch(replayOf(Session({session.dungeon(), session.world()}, log, {})));
    press(Qt::Key_End);
    QCOMPARE(point(), std::size_t{9});
    QVERIFY(m_page->lookLine().startsWith("From here on the game went otherwise"));
}

void ReplayPageTest::theBuilderPlaysAgainBesideTheWindow()
{
    ReplayBuilder builder;
    std::shared_ptr<const Replay> replay;
    connect(&builder, &ReplayBuilder::built, this, [&](const std::shared_ptr<const Replay>& built) { replay = built; });
    builder.start(toAndFro());
    QTRY_VERIFY(replay);
    QVERIFY(!builder.isBusy());
    QCOMPARE(replay->length(), m_replay->length());
}

void ReplayPageTest::aStoppedBuilderTellsNothing()
{
    ReplayBuilder builder;
    QSignalSpy built(&builder, &ReplayBuilder::built);
    Session session = sessionOf(emptyHall());
    for (int i = 0; i < 50'000; ++i)
        session.submit(Walk{kDirections[static_cast<std::size_t>(i) % 8]});
    builder.start(session);
    const bool wasReady = !builder.isBusy();
    builder.stop();
    QVERIFY(!builder.isBusy());
    QCoreApplication::processEvents();
    QCOMPARE(built.count(), wasReady ? 1 : 0);
}

void ReplayPageTest::anotherGameIsRefusedByTheBuilder()
{
    const Session session = toAndFro();
    auto log = session.log();
    log.front().hash ^= 1;
    ReplayBuilder builder;
    QSignalSpy failed(&builder, &ReplayBuilder::failed);
    builder.start(Session({session.dungeon(), session.world()}, log, {}));
    QTRY_COMPARE(failed.count(), 1);
}

CAVE_TEST_SUITE(ReplayPageTest);
#include "replay_page_test.moc"
