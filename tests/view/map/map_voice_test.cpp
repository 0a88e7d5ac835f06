// SPDX-License-Identifier: MIT
// What a screen reader is told of a map.
#include "app/view/map/level_view.h"
#include "tests/support/test_main.h"

#include <QAccessible>
#include <QPushButton>
#include <QTest>

using namespace cave;

namespace {

// A map and what else may have the focus, which has it first.
struct MapAndButton {
    QWidget window;
    LevelView map{LevelView::Mode::Play, &window};
    QPushButton button{"Elsewhere", &window};

    bool show() // whether the window is the active one then
    {
        window.show();
        const bool isActive = QTest::qWaitForWindowActive(&window);
        button.setFocus();
        return isActive;
    }
};

} // namespace

class MapVoiceTest : public QObject {
    Q_OBJECT

private slots:
    void eachSentenceIsSaidByAnotherChild();
    void withoutTheFocusNoCellHasIt();
    void whatIsSaidWhenTheFocusIsBackIsSaidOnce();
};

void MapVoiceTest::eachSentenceIsSaidByAnotherChild()
{
    LevelView map(LevelView::Mode::Play);
    map.show();
    QVERIFY(QTest::qWaitForWindowActive(&map));
    map.setFocus();
    QAccessibleInterface* readable = QAccessible::queryAccessibleInterface(&map);
    QVERIFY(readable->role() == QAccessible::LayeredPane);
    QCOMPARE(readable->text(QAccessible::Name), QString("Map"));
    QCOMPARE(readable->childCount(), 2);
    QVERIFY(readable->child(0)->state().invisible && readable->child(1)->state().invisible); // they have no name yet
    map.voice().say("Floor.");
    const QAccessibleInterface* first = readable->focusChild();
    QVERIFY(first != nullptr && first->parent() == readable && first->role() == QAccessible::ListItem);
    QCOMPARE(first->text(QAccessible::Name), QString("Floor."));
    map.voice().say("Wall.");
    const QAccessibleInterface* second = readable->focusChild();
    QVERIFY(second != nullptr && second != first);
    QCOMPARE(second->text(QAccessible::Name), QString("Wall."));
    QVERIFY(second->state().focused && !first->state().focused);
    QVERIFY(!second->state().invisible);
    QCOMPARE(readable->indexOfChild(first) + readable->indexOfChild(second), 1);
    map.voice().say("Wall.");
    QVERIFY(readable->focusChild() == first);
}

void MapVoiceTest::withoutTheFocusNoCellHasIt()
{
    MapAndButton both;
    QVERIFY(both.show());
    LevelView& map = both.map;
    map.voice().say("Floor.");
    const QAccessibleInterface* readable = QAccessible::queryAccessibleInterface(&map);
    QVERIFY(readable->focusChild() == nullptr);
    map.setFocus();
    QCOMPARE(readable->focusChild()->text(QAccessible::Name), QString("Floor."));
}

void MapVoiceTest::whatIsSaidWhenTheFocusIsBackIsSaidOnce()
{
    MapAndButton both;
    QVERIFY(both.show());
    LevelView& map = both.map;
    QCoreApplication::processEvents();
    const int before = map.voice().speaking();
    map.voice().say("Floor.");
    map.setFocus();
    QCoreApplication::processEvents();
    QCOMPARE(map.voice().text(), QString("Floor."));
    QCOMPARE(map.voice().speaking(), before); // said, then said again
    both.button.setFocus();
    map.setFocus();
    map.voice().say("Wall.");
    const int now = map.voice().speaking();
    QVERIFY(now != before);
    QCoreApplication::processEvents();
    QCOMPARE(map.voice().text(), QString("Wall."));
    QCOMPARE(map.voice().speaking(), now);
}

CAVE_TEST_SUITE(MapVoiceTest);
#include "map_voice_test.moc"
