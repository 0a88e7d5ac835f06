// SPDX-License-Identifier: MIT
// Events of placed pieces are seen in the panel, muted, taken over and fired.
#include "core/edit/events/event_edit.h"
#include "core/world/placed_script.h"
#include "editor/page/workspace.h"
#include "editor/panels/events/event_form.h"
#include "editor/panels/events/events_panel.h"
#include "tests/editor/editor_window.h"
#include "tests/support/placed_gate.h"
#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

class PlacedDesk : public EditorWindow {
public:
    PlacedDesk()
    {
        open(dungeonWithPlacedGate());
        page.workspace().tabs().setCurrentWidget(&panel());
    }
    EventsPanel& panel() { return page.workspace().events(); }
    QPushButton* button(const QString& text)
    {
        const auto all = panel().findChildren<QPushButton*>(Qt::FindDirectChildrenOnly);
        const auto found = std::ranges::find(all, text, &QPushButton::text);
        return found == all.end() ? nullptr : *found;
    }
    QString line(int row) { return panel().list().item(row)->text(); }
};

} // namespace

class PlacedEventsPanelTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreListedWithTheirPieceAndOnlyRead();
    void theyAreMutedByKeysInOneStep();
    void oneBecomesTheLevelsOwn();
    void whatCannotBecomeItsOwnSaysWhy();
    void oneIsFired();
};

void PlacedEventsPanelTest::theyAreListedWithTheirPieceAndOnlyRead()
{
    PlacedDesk desk;
    QCOMPARE(desk.panel().list().count(), 3);
    QCOMPARE(desk.line(0), QString("gate (piece): Pull"));
    QVERIFY(!desk.button("Mute here") || !desk.button("Mute here")->isVisibleTo(&desk.panel()));
    desk.panel().list().setCurrentRow(0);
    QCOMPARE(desk.bench().cursor().x, 3);
    QVERIFY(desk.panel().form().isVisibleTo(&desk.panel()) && !desk.panel().form().isEnabled());
    QCOMPARE(desk.panel().form().name().text(), QString("Pull"));
    desk.panel().remove();
    desk.panel().duplicate();
    desk.panel().move(1);
    QCOMPARE(desk.stack().count(), 0);
    QCOMPARE(desk.panel().list().count(), 3);
    desk.panel().addToLevel();
    QVERIFY(desk.panel().form().isEnabled());
}

void PlacedEventsPanelTest::theyAreMutedByKeysInOneStep()
{
    PlacedDesk desk;
    desk.panel().list().setFocus();
    desk.panel().list().setCurrentRow(0);
    QTest::keyClick(&desk.panel().list(), Qt::Key_Return);
    QVERIFY(desk.button("Mute here")->hasFocus());
    QTest::keyClick(desk.button("Mute here"), Qt::Key_Space);
    QCOMPARE(desk.stack().count(), 1);
    QVERIFY(desk.dungeon().levels[0].mutedEvents == (std::vector<MutedEvent>{{kPlacedGate, kPull}}));
    QCOMPARE(desk.line(0), QString("gate (piece, muted): Pull"));
    QCOMPARE(desk.panel().list().currentRow(), 0);
    QTest::keyClick(desk.button("Unmute"), Qt::Key_Space);
    QVERIFY(desk.dungeon().levels[0].mutedEvents.empty());
    desk.trigger(EditorAction::Undo);
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().levels[0].mutedEvents.empty());
}

void PlacedEventsPanelTest::oneBecomesTheLevelsOwn()
{
    PlacedDesk desk;
    desk.panel().list().setCurrentRow(1);
    QTest::mouseClick(desk.button("Make its own"), Qt::LeftButton);
    QCOMPARE(desk.stack().count(), 1);
    QCOMPARE(desk.dungeon().levels[0].script->events.size(), std::size_t{2});
    QCOMPARE(desk.panel().list().currentRow(), 1);
    QCOMPARE(desk.line(1), QString("Tell"));
    QVERIFY(desk.panel().form().isEnabled());
    QVERIFY(desk.toast().isVisible()); // the other one came along
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().levels[0].script.isEmpty() && desk.dungeon().levels[0].mutedEvents.empty());
}

void PlacedEventsPanelTest::whatCannotBecomeItsOwnSaysWhy()
{
    PlacedDesk desk;
    desk.panel().list().setCurrentRow(2);
    desk.button("Make its own")->click();
    QCOMPARE(desk.stack().count(), 0);
    QVERIFY(desk.toast().isVisible());
}

void PlacedEventsPanelTest::oneIsFired()
{
    PlacedDesk desk;
    std::vector<Dungeon> played;
    QObject::connect(&desk.page, &EditorPage::playRequested,
                     [&played](const Dungeon& dungeon, std::optional<Position>) { played.push_back(dungeon); });
    desk.panel().list().setCurrentRow(1);
    desk.bench().setCursor({1, 1});
    desk.trigger(EditorAction::FireEvent);
    QCOMPARE(played.size(), std::size_t{1});
    const Script script = scriptInPlay(played[0], played[0].levels[0]);
    QVERIFY(std::ranges::any_of(script.events, [](const ScriptedEvent& event) {
        return event.uid == kTell && event.when.on == TriggerWord::Arrive;
    }));
}

CAVE_TEST_SUITE(PlacedEventsPanelTest);
#include "placed_events_test.moc"
