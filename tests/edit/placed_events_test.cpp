// SPDX-License-Identifier: MIT
// Events of placed pieces are muted and taken over, and that is undone exactly.
#include "core/edit/events/placed_events.h"

#include "core/world/placed_script.h"
#include "tests/support/placed_gate.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

bool isInPlay(const Dungeon& dungeon, Uid event)
{
    return std::ranges::any_of(scriptInPlay(dungeon, dungeon.levels[0]).events, [&](const ScriptedEvent& each) {
        return each.placed == kPlacedGate && each.uid == event;
    });
}

} // namespace

class PlacedEventsTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreListedWithTheirCells()
    {
        const Dungeon dungeon = dungeonWithPlacedGate();
        const std::vector<PlacedEvent> events = placedEvents(dungeon, 0);
        QCOMPARE(events.size(), std::size_t{3});
        QCOMPARE(events[0].piece, std::string("gate"));
        QCOMPARE(events[0].event.when.terms.cells.boxes, (std::vector<cave::Box>{{3, 1, 1, 1}}));
        QVERIFY(!events[0].isMuted);
        QVERIFY(findPlacedEvent(dungeon, 0, events[1].address) == events[1]);
        QVERIFY(!findPlacedEvent(dungeon, 0, {kPlacedGate, Uid{9}}) && !findPlacedEvent(dungeon, 0, {Uid{9}, kPull}));
    }

    void mutedOnesAreListedAndDoNotHappen()
    {
        Dungeon dungeon = dungeonWithPlacedGate();
        const Dungeon before = dungeon;
        const Applied muted = apply(dungeon, muteEvent(dungeon, 0, {kPlacedGate, kPull}, true));
        QVERIFY(!isInPlay(dungeon, kPull) && isInPlay(dungeon, kTell));
        QVERIFY(placedEvents(dungeon, 0)[0].isMuted);
        QVERIFY(muteEvent(dungeon, 0, {kPlacedGate, kPull}, true).isEmpty());
        const Dungeon after = dungeon;
        apply(dungeon, muteEvent(dungeon, 0, {kPlacedGate, kPull}, false));
        QVERIFY(dungeon.levels == before.levels);
        dungeon = after;
        apply(dungeon, muted.inverse);
        QVERIFY(dungeon.levels == before.levels);
    }

    void whatSharesAMarkIsTakenOverTogether()
    {
        Dungeon dungeon = dungeonWithPlacedGate();
        dungeon.levels[0].script = Script{{{"pulled", 1}}, {}};
        const Dungeon before = dungeon;
        const auto taken = takeOverEvent(dungeon, 0, {kPlacedGate, kTell});
        QVERIFY(taken);
        QCOMPARE(taken->count, 2);
        const Applied applied = apply(dungeon, taken->edit);
        const Script& script = *dungeon.levels[0].script;
        QCOMPARE(script.events.size(), std::size_t{2});
        QCOMPARE(script.events[1].uid, taken->event);
        QCOMPARE(script.events[0].effects[0].terms.cells.boxes, (std::vector<cave::Box>{{5, 1, 1, 1}}));
        QVERIFY(script.marks == (std::vector<EventMark>{{"pulled", 1}, {"pulled_2", 3}}));
        QCOMPARE(script.events[0].effects[1].terms.mark, std::string("pulled_2"));
        QCOMPARE(script.events[1].when.terms.mark, std::string("pulled_2"));
        QVERIFY(!isInPlay(dungeon, kPull) && !isInPlay(dungeon, kTell) && isInPlay(dungeon, kCall));
        apply(dungeon, applied.inverse);
        QVERIFY(dungeon.levels == before.levels);
    }

    void whatNamesAGroupOfItsPieceIsNotTakenOver()
    {
        const Dungeon dungeon = dungeonWithPlacedGate();
        QVERIFY(!takeOverEvent(dungeon, 0, {kPlacedGate, kCall}));
        QVERIFY(!takeOverEvent(dungeon, 0, {kPlacedGate, Uid{9}}));
    }

    void oneThatIsFiredKeepsItsPlaceAndMarks()
    {
        Dungeon dungeon = dungeonWithPlacedGate();
        dungeon.levels[0].placed.push_back({Uid{0x5b}, "gate", 6, 2});
        const Dungeon fired = firedAtOnce(dungeon, 0, MutedEvent{kPlacedGate, kTell}, {1, 1});
        const Script script = scriptInPlay(fired, fired.levels[0]);
        int arrivals = 0;
        for (const ScriptedEvent& event : script.events)
            if (event.uid == kTell && event.when.on == TriggerWord::Arrive) {
                ++arrivals;
                QVERIFY(event.placed == kPlacedGate);
            }
        QCOMPARE(arrivals, 1);
        QCOMPARE(script.events.size(), std::size_t{6});
    }
};

CAVE_TEST_SUITE(PlacedEventsTest);
#include "placed_events_test.moc"
