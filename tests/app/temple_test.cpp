// SPDX-License-Identifier: MIT
// A temple of three levels made from nothing by keys and mouse alone, each of them counted, and won by keys: a lake, a
// locked vault with an item of its own, a board, a boss of its own.
#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "core/proof/problems.h"
#include "editor/panels/problems_strip.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/kind_list.h"
#include "editor/windows/rules_window.h"
#include "tests/app/window_suite.h"
#include "tests/editor/editor_hand.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>

using namespace cave;

namespace {

constexpr int kMostActions = 80;
constexpr int kMostKeysOfPlay = 400;

// A hand that counts: a key with its modifiers, a text, a click and a drag are an action each.
class CountingHand {
public:
    CountingHand(MainWindow& window) : m_window(window), m_hand(window.editor()) {}

    int actions() const { return m_actions; }
    EditorHand& hand() { return m_hand; }

    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_actions;
        QTest::keyClick(focused(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const char* text)
    {
        ++m_actions;
        QTest::keyClicks(focused(), QString::fromUtf8(text));
    }
    void click(int x, int y)
    {
        ++m_actions;
        bringToFront(m_window);
        m_hand.click(x, y);
    }
    void drag(CellAt from, CellAt to)
    {
        ++m_actions;
        bringToFront(m_window);
        m_hand.drag({from, to});
    }
    // A button of the window in front, by what stands on it.
    template <typename Button>
    void press(QWidget& on, const char* text)
    {
        ++m_actions;
        bringToFront(*on.window());
        for (Button* button : on.findChildren<Button*>())
            if (button->isVisible() && button->text().remove(u'&') == QLatin1StringView(text))
                return QTest::mouseClick(button, Qt::LeftButton, {}, {8, button->height() / 2});
        QFAIL(text);
    }
    void clickOn(QWidget& widget)
    {
        ++m_actions;
        bringToFront(*widget.window());
        QTest::mouseClick(&widget, Qt::LeftButton);
    }
    void pressTab(QTabBar& tabs, const char* text)
    {
        ++m_actions;
        bringToFront(*tabs.window());
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i) == QLatin1StringView(text))
                return QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(i).center());
        QFAIL(text);
    }

    // As a click does on a desktop, or closing what lies above.
    static void bringToFront(QWidget& window)
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

private:
    QWidget* focused() const
    {
        QCoreApplication::processEvents();
        QWidget* window = QApplication::activeModalWidget();
        if (window == nullptr)
            window = QApplication::activeWindow();
        if (window == nullptr)
            window = &m_window;
        return window->focusWidget() ? window->focusWidget() : window;
    }

    MainWindow& m_window;
    EditorHand m_hand;
    int m_actions = 0;
};

void findInThePalette(CountingHand& hand, const char* name)
{
    hand.key(Qt::Key_Q);
    hand.type(name);
    hand.key(Qt::Key_Return);
}

} // namespace

class TempleTest : public WindowSuite {
    Q_OBJECT

private slots:
    void aTempleIsMadeInEightyActionsAndWonByKeys();

private:
    void beginEmpty(CountingHand& hand);
    void buildRooms(CountingHand& hand);
    void joinLevels(CountingHand& hand);
    void floodAndWriteABoard(CountingHand& hand);
    void lockTheVault(CountingHand& hand);
    void bringTheBoss(CountingHand& hand);
    void setTheGoal(CountingHand& hand);
    void playByKeys();
};

void TempleTest::aTempleIsMadeInEightyActionsAndWonByKeys()
{
    m_window->resize(1280, 800);
    CountingHand hand(*m_window);
    for (const auto step :
         {&TempleTest::beginEmpty, &TempleTest::buildRooms, &TempleTest::joinLevels, &TempleTest::floodAndWriteABoard,
          &TempleTest::lockTheVault, &TempleTest::bringTheBoss, &TempleTest::setTheGoal}) {
        (this->*step)(hand);
        if (QTest::currentTestFailed())
            return;
    }
    ProblemsStrip& problems = m_window->editor().workspace().problems();
    problems.whenKnown([] {});
    for (const Problem& problem : problems.problems())
        QVERIFY2(problem.severity != Severity::Error, qPrintable(hand.hand().bench().describe(problem.what)));
    QVERIFY(!problems.route().empty());

    hand.bringToFront(*m_window);
    hand.key(Qt::Key_F5);
    QCOMPARE(m_window->page(), &m_window->playtest());
    qInfo("%d actions", hand.actions());
    QVERIFY(hand.actions() <= kMostActions);
    playByKeys();
}

void TempleTest::beginEmpty(CountingHand& hand)
{
    hand.key(Qt::Key_E, Qt::ControlModifier);
    hand.press<QPushButton>(m_window->editor(), "Make an empty one");
    QVERIFY(m_window->editor().isOpen());
    QCOMPARE(hand.hand().dungeon().depth(), 3);
    hand.key(Qt::Key_9, Qt::ControlModifier);
}

// Two rooms with a door on the first level, a room with a vault on the second, a hall on the third.
void TempleTest::buildRooms(CountingHand& hand)
{
    hand.key(Qt::Key_O);
    hand.drag({4, 4}, {24, 16});
    hand.drag({24, 4}, {44, 16});
    hand.click(24, 10);
    hand.key(Qt::Key_PageDown);
    hand.drag({30, 4}, {50, 16});
    hand.drag({50, 8}, {56, 12});
    hand.key(Qt::Key_PageDown);
    hand.drag({10, 4}, {50, 20});
    QCOMPARE(hand.hand().idAt(24, 10, 0), QString("door"));
    QCOMPARE(hand.hand().idAt(53, 10, 1), QString("floor"));
    QCOMPARE(hand.hand().idAt(20, 10, 2), QString("floor"));
}

void TempleTest::joinLevels(CountingHand& hand)
{
    hand.key(Qt::Key_PageUp);
    hand.type(">");
    hand.click(34, 14);
    hand.key(Qt::Key_PageUp);
    hand.click(42, 6);
    hand.key(Qt::Key_A);
    hand.click(6, 6);
    QCOMPARE(hand.hand().idAt(34, 14, 1), QString("stairs_down"));
    QCOMPARE(hand.hand().idAt(42, 6, 1), QString("stairs_up"));
}

void TempleTest::floodAndWriteABoard(CountingHand& hand)
{
    for (int i = 0; i < 3; ++i) // the tool, then its outline, then the ellipse
        hand.key(Qt::Key_P);
    findInThePalette(hand, "water");
    hand.drag({9, 8}, {17, 13});
    QCOMPARE(hand.hand().idAt(13, 10, 0), QString("water"));
    QCOMPARE(hand.hand().idAt(9, 8, 0), QString("floor")); // the corner of an ellipse
    hand.key(Qt::Key_D);
    hand.click(7, 6);
    hand.type("The sun sleeps below.");
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.hand().dungeon().level(0).texts.signs.size(), std::size_t{1});
}

void TempleTest::lockTheVault(CountingHand& hand)
{
    hand.key(Qt::Key_PageDown);
    hand.key(Qt::Key_B);
    findInThePalette(hand, "locked");
    hand.click(50, 10);
    QCOMPARE(hand.hand().idAt(50, 10, 1), QString("locked_door"));

    hand.key(Qt::Key_F12);
    ContentWindow& content = m_window->editor().windows().content();
    hand.pressTab(*content.findChild<QTabBar*>(), "Items");
    hand.press<QPushButton>(content, "New...");
    hand.type("Sun idol");
    hand.key(Qt::Key_Return);
    QVERIFY(hand.hand().dungeon().catalogue->findItem("sun_idol"));
    hand.bringToFront(content);
    hand.key(Qt::Key_Return, Qt::ControlModifier);
    hand.click(54, 10);

    ProblemsStrip& problems = m_window->editor().workspace().problems();
    problems.whenKnown([] {});
    const CellAt door{50, 10}; // has no key, which can be mended
    for (std::size_t i = 0; i < problems.problems().size() && hand.hand().bench().cursor() != door; ++i)
        hand.key(Qt::Key_F8);
    QCOMPARE(hand.hand().bench().cursor(), door);
    hand.key(Qt::Key_F8, Qt::ControlModifier);
    const Dungeon& dungeon = hand.hand().dungeon();
    QCOMPARE(dungeon.level(0).things.size() + dungeon.level(1).things.size(), std::size_t{2}); // idol and key
}

void TempleTest::bringTheBoss(CountingHand& hand)
{
    hand.key(Qt::Key_PageDown);
    hand.key(Qt::Key_F12);
    ContentWindow& content = m_window->editor().windows().content();
    hand.pressTab(*content.findChild<QTabBar*>(), "Creatures");
    hand.clickOn(*content.findChild<KindList*>()->findChild<QLineEdit*>());
    hand.type("troll");
    QCOMPARE(content.kind(), std::string("troll"));
    hand.press<QPushButton>(content, "Copy...");
    hand.type("Temple guardian");
    hand.key(Qt::Key_Return);
    QVERIFY(hand.hand().dungeon().catalogue->findCreature("temple_guardian"));
    hand.bringToFront(content);
    hand.key(Qt::Key_Return, Qt::ControlModifier);
    hand.click(20, 10);
    QCOMPARE(hand.hand().dungeon().level(2).things.size(), std::size_t{1});
}

void TempleTest::setTheGoal(CountingHand& hand)
{
    hand.key(Qt::Key_F12, Qt::ShiftModifier);
    RulesWindow& rules = m_window->editor().windows().rules();
    hand.press<QRadioButton>(rules, "Slay");
    hand.key(Qt::Key_Tab);
    hand.type("Temple");
    hand.key(Qt::Key_Escape);
    QCOMPARE(hand.hand().dungeon().rules.goal, Goal::Slay);
    QCOMPARE(hand.hand().dungeon().rules.goalKind, std::string("temple_guardian"));
}

// As a player would who knows four keys: strike who is near, explore, go down the stairs, else go on to the west, where
// the guardian waits.
void TempleTest::playByKeys()
{
    const World& world = m_window->playtest().game()->world();
    int keys = 0;
    const auto isTurnOf = [&](const char* key) {
        const std::int64_t before = world.state().turn;
        QTest::keyClicks(focused(), key);
        ++keys;
        return world.isOver() || world.state().turn != before;
    };
    // Keys that follow at once on the sight of danger are dropped, so some are pressed again.
    while (!world.isOver() && keys < kMostKeysOfPlay)
        QTRY_VERIFY(isTurnOf("F") || isTurnOf(">") || isTurnOf("o") || isTurnOf("h"));
    QCOMPARE(world.state().outcome, Outcome::Won);
}

CAVE_TEST_SUITE(TempleTest);
#include "temple_test.moc"
