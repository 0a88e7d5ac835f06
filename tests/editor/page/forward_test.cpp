// SPDX-License-Identifier: MIT
// What a level does by itself is shown on the canvas, stepped through by keys, and dropped without a trace.
#include "editor/page/forward_play.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

class MeadowDesk : public EditorWindow {
public:
    MeadowDesk()
    {
        open(asciiDungeon("##########\n#*******.#\n#*******.#\n##########", catalogueWith(R"({"use": ["living"]})")));
        bench().setCursor({1, 1});
    }
    ForwardPlay& forward() { return *page.findChild<ForwardPlay*>(); }
};

} // namespace

class ForwardPlayTest : public QObject {
    Q_OBJECT

private slots:
    void fireIsShownBeatByBeatAndDropped();
    void whereNothingGoesOnItIsSaid();
    void anEditDropsIt();
};

void ForwardPlayTest::fireIsShownBeatByBeatAndDropped()
{
    MeadowDesk desk;
    const Dungeon before = desk.dungeon();
    desk.trigger(EditorAction::BurnHere);
    QVERIFY(desk.forward().isOn() && desk.canvas().shownState());
    desk.key(Qt::Key_Space); // halts
    const int first = desk.forward().beat();
    desk.key(Qt::Key_Right, {}, 3);
    QCOMPARE(desk.forward().beat(), std::min(first + 3, desk.forward().lastBeat()));
    QVERIFY(desk.canvas().shownState()->tiles != static_cast<const Grid<TileId>&>(before.levels[0].tiles));
    desk.key(Qt::Key_Left, {}, 100);
    QCOMPARE(desk.forward().beat(), 0);
    desk.key(Qt::Key_Right, {}, 100);
    QCOMPARE(desk.forward().beat(), desk.forward().lastBeat());
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.forward().isOn() && !desk.canvas().shownState());
    QVERIFY(desk.dungeon().levels == before.levels);
    QCOMPARE(desk.stack().count(), 0);
}

void ForwardPlayTest::whereNothingGoesOnItIsSaid()
{
    MeadowDesk desk;
    desk.trigger(EditorAction::PlayForward);
    QVERIFY(!desk.forward().isOn());
    QVERIFY(desk.toast().text().contains("by itself"));
}

void ForwardPlayTest::anEditDropsIt()
{
    MeadowDesk desk;
    desk.trigger(EditorAction::BurnHere);
    desk.choose(ToolId::Brush, "floor");
    desk.click(8, 1); // what is only shown cannot be painted
    QVERIFY(!desk.forward().isOn() && !desk.canvas().shownState());
}

CAVE_TEST_SUITE(ForwardPlayTest);
#include "forward_test.moc"
