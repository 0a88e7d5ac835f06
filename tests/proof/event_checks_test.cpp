// SPDX-License-Identifier: MIT
// Events that cannot happen or do nothing, marks that nobody needs, and ways that events open.
#include "core/edit/fixes/fixes.h"
#include "core/proof/problems.h"
#include "core/proof/ways/journey.h"
#include "tests/proof/aims.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scripted.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kEmptyRoom = R"(
########
#@.....#
#......#
########
)";

Dungeon emptyRoom(std::string_view events, std::string_view marks = "{}")
{
    Dungeon dungeon = asciiDungeon(kEmptyRoom);
    dungeon.rules.dig = false;
    return withEvents(dungeon, events, marks);
}

QStringList foundIn(const Dungeon& dungeon)
{
    QStringList lines;
    for (const Problem& problem : findProblems(dungeon))
        lines << QString("%1,%2 ").arg(problem.at ? problem.at->x : -1).arg(problem.at ? problem.at->y : -1) +
                     shown(problem.what);
    return lines;
}

// Fixes all that can be fixed, one after the other; what is left.
QStringList leftAfterFixes(Dungeon& dungeon)
{
    for (int i = 0; i < 20; ++i) {
        const std::vector<Problem> problems = findProblems(dungeon);
        const auto fixable = std::ranges::find_if(
            problems, [&](const Problem& problem) { return fixFor(dungeon, problem).has_value(); });
        if (fixable == problems.end())
            return foundIn(dungeon);
        const Dungeon before = dungeon;
        const Applied applied = apply(dungeon, fixFor(dungeon, *fixable)->edit);
        Dungeon undone = dungeon;
        apply(undone, applied.inverse);
        if (undone.levels != before.levels || undone.script != before.script)
            return {"cannot be undone"};
    }
    return {"no end"};
}

std::string lever(int x, int y, std::string_view effects, std::string_view more = "")
{
    return R"([{"uid": "0x00000000000000e1", "name": "lever", "when": {"on": "use", "cells": [[)" + std::to_string(x) +
           "," + std::to_string(y) + R"(]]}, "do": [)" + std::string(effects) + "]" + std::string(more) + "}]";
}

// Two coffins side by side, which open to whoever bumps into them.
Dungeon crypt(std::string_view events)
{
    constexpr std::string_view kContent = R"({"use": ["living"]})";
    Dungeon dungeon = asciiDungeon(kEmptyRoom, catalogueWith(kContent));
    dungeon.content = *parseJson(kContent);
    dungeon.rules.dig = false;
    for (const int x : {4, 5})
        dungeon.level(0).tiles[x, 1] = *dungeon.catalogue->findTile("coffin");
    return withEvents(dungeon, events, "{}");
}

constexpr std::string_view kInCoffins =
    R"({"does": "make", "creature": "newt", "count": 2, "cells": [[4, 1], [5, 1]]})";

constexpr std::string_view kSay = R"({"does": "say", "text": "Click."})";

// Waits for the level's mark "seen" and sets the dungeon's "told"; it stands nowhere yet.
ScriptedEvent& addPieceWithMarks(Dungeon& dungeon)
{
    Piece& piece = dungeon.pieces.emplace_back();
    piece.name = "gate";
    piece.rows = {"."};
    ScriptedEvent& event = piece.script.edit().events.emplace_back();
    event.when.on = TriggerWord::Mark;
    event.when.terms.mark = "level.seen";
    event.effects = {{EffectWord::Mark, {}}};
    event.effects[0].terms.mark = "dungeon.told";
    return event;
}

} // namespace

class EventChecksTest : public QObject {
    Q_OBJECT

private slots:
    void aSoundEventIsNoProblem();
    void whatDoesNotFitIsMoved_data();
    void whatDoesNotFitIsMoved();
    void whatIsMadeInShutCoffinsIsToldAndMoved();
    void whatIsMadeInCoffinsThatEventsOpenOrAskAboutIsNoProblem();
    void whatIsMadeWhereOneCellHoldsItIsNoProblem();
    void whatIsMadeInAWallNeedsSomebodyWhoDigs();
    void whatIsDrawnMaySwim();
    void whatNeverHappensIsRemoved_data();
    void whatNeverHappensIsRemoved();
    void whatSomebodyCarriesIsThere();
    void anEventThatOthersMakePossibleIsNotDead();
    void marksThatNobodySetsOrAsksForGo();
    void aMarkThatAPieceNamesStays();
    void aMarkIsAskedForByAPieceThatStandsNowhere();
    void conditionsGoWithTheirMark();
    void marksOfTheDungeonAreLookedForOnItsLevels();
    void aLeverThatOpensTheGateMakesTheGoalReached();
    void aLeverBehindItsOwnGateDoesNot();
    void leversWorkOneAfterTheOther();
    void aRouteLeadsOverTheLever();
    void aTriggerOutOfReachGetsATunnel();
    void whatPutsTheHeroElsewhereIsAWay();
    void whatPutsTheHeroElsewhereNeedsNoPlace();
    void whatPutsTheHeroIntoARoomThatItOpensIsAWay();
    void aRouteLeadsWhereTheHeroIsPut();
    void whereTheHeroIsPutIsNotForgottenOverAKey();
    void whoIsToBeSlainMayBeBroughtBySomebody();
    void whoIsToBeSlainMayBeBroughtWhereEventsCloseWays();
    void whoIsToBeSlainMayComeFromATable();
    void whatFireMayOpenIsNotProved();
    void whoCannotDieIsNoGoal();
    void whatIsToBeGatheredMayComeLater();
    void stairsThatAnEventLaysAreAWay();
    void stairsThatAnEventTakesAwayAreNotProved();
    void stairsThatGroundMayBecomeAreNotProved();
};

void EventChecksTest::aSoundEventIsNoProblem() { QCOMPARE(foundIn(emptyRoom(lever(3, 0, kSay))), QStringList()); }

void EventChecksTest::whatDoesNotFitIsMoved_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, std::string_view events, const char* found) {
        QTest::newRow(name) << shown(events) << QString(found);
    };
    row("use of floor", lever(3, 2, kSay),
        "3,2 The event \"%1\" waits for the hero to bump into cells, but there is nothing to bump into. | lever");
    row("outside", lever(30, 2, kSay), "30,2 The event \"%1\" names cells outside the level. | lever");
    row("open of floor", lever(3, 0, R"({"does": "open", "cells": [[4, 2]]})"),
        "4,2 The event \"%1\" opens cells where nothing is shut. | lever");
    row("close of floor", lever(3, 0, R"({"does": "close", "cells": [[4, 2]]})"),
        "4,2 The event \"%1\" shuts cells where nothing is open. | lever");
    row("made in rock", lever(3, 0, R"({"does": "make", "creature": "newt", "cells": [[0, 0]]})"),
        "0,0 The event \"%1\" puts something on cells that do not hold it. | lever");
    row("made in the lever", lever(3, 0, R"({"does": "make", "creature": "newt", "cells": "here"})"),
        "3,0 The event \"%1\" puts something on cells that do not hold it. | lever");
    row("enter of rock",
        R"([{"uid": "0x00000000000000e1", "when": {"on": "enter", "cells": [[0, 1]]},
            "do": [{"does": "say", "text": "Oh."}]}])",
        "0,1 The event \"%1\" waits for something on cells that hold nothing. | 0x00000000000000e1");
}

void EventChecksTest::whatDoesNotFitIsMoved()
{
    QFETCH(QString, event);
    QFETCH(QString, found);
    Dungeon dungeon = emptyRoom(event.toStdString());
    dungeon.level(0).tiles[6, 2] = *dungeon.catalogue->findTile("door");
    dungeon.level(0).tiles[6, 1] = *dungeon.catalogue->findTile("door_open");
    QVERIFY2(foundIn(dungeon).contains(found), qPrintable(foundIn(dungeon).join('\n')));
    QCOMPARE(leftAfterFixes(dungeon), QStringList());
    QCOMPARE(dungeon.level(0).script->events.size(), std::size_t{1});
}

void EventChecksTest::whatIsMadeInShutCoffinsIsToldAndMoved()
{
    Dungeon dungeon = crypt(lever(3, 0, kInCoffins));
    QCOMPARE(
        foundIn(dungeon),
        QStringList("4,1 The event \"%1\" puts something on cells that do not hold it until somebody opens, breaks or "
                    "digs them. | lever"));
    QCOMPARE(leftAfterFixes(dungeon), QStringList());
}

void EventChecksTest::whatIsMadeInCoffinsThatEventsOpenOrAskAboutIsNoProblem()
{
    constexpr std::string_view kOpen = R"({"does": "tile", "cells": [[4, 1]], "tile": "coffin_open"}, )";
    QCOMPARE(foundIn(crypt(lever(3, 0, std::string(kOpen).append(kInCoffins)))), QStringList());
    QCOMPARE(foundIn(crypt(lever(4, 1, kInCoffins))), QStringList()); // that is bumped into, and so opens
}

void EventChecksTest::whatIsMadeWhereOneCellHoldsItIsNoProblem()
{
    QCOMPARE(
        foundIn(crypt(lever(3, 0, R"({"does": "make", "creature": "newt", "count": 2, "cells": [[4, 1], [4, 2]]})"))),
        QStringList());
}

void EventChecksTest::whatIsMadeInAWallNeedsSomebodyWhoDigs()
{
    Dungeon dungeon = emptyRoom(lever(3, 0, R"({"does": "make", "item": "apple", "cells": [[5, 0]]})"));
    QCOMPARE(foundIn(dungeon),
             QStringList("5,0 The event \"%1\" puts something on cells that do not hold it. | lever"));
    dungeon.rules.dig = true;
    QCOMPARE(
        foundIn(dungeon),
        QStringList("5,0 The event \"%1\" puts something on cells that do not hold it until somebody opens, breaks or "
                    "digs them. | lever"));
}

void EventChecksTest::whatIsDrawnMaySwim()
{
    Dungeon dungeon =
        emptyRoom(lever(3, 0, R"({"does": "make", "cells": [[4, 2]], "table": [{"kind": "cave_fish", "weight": 1}]})"));
    dungeon.level(0).tiles[4, 2] = *dungeon.catalogue->findTile("deep_water");
    QCOMPARE(foundIn(dungeon), QStringList());
}

void EventChecksTest::whatNeverHappensIsRemoved_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, std::string_view when, std::string_view conditions, const char* found) {
        QTest::newRow(name) << shown(R"([{"uid": "0x00000000000000e1", "name": "ghost", "when": )" + std::string(when) +
                                     R"(, "if": [)" + std::string(conditions) +
                                     R"(], "do": [{"does": "say", "text": "Oh."}]}])")
                            << QString(found);
    };
    constexpr std::string_view kUse = R"({"on": "use", "cells": [[3, 0]]})";
    row("nobody dies", R"({"on": "die", "kind": "newt"})", "",
        "0,0 The event \"%1\" never happens: whom or what it waits for is nowhere. | ghost");
    row("no group", R"({"on": "die", "group": "pack", "last": true})", "",
        "0,0 The event \"%1\" never happens: whom or what it waits for is nowhere. | ghost");
    row("a tile that never comes", R"({"on": "become", "cells": [[3, 1]], "tile": "altar"})", "",
        "3,1 The event \"%1\" never happens: its cells never become that tile. | ghost");
    row("nothing to have", kUse, R"({"is": "has", "item": "dagger"})",
        "3,0 The event \"%1\" never happens: what must hold for it never does. | ghost");
    row("too deep", kUse, R"({"is": "depth", "least": 2})",
        "3,0 The event \"%1\" never happens: what must hold for it never does. | ghost");
    row("no chance", kUse,
        R"({"any": [{"is": "chance", "per_mille": 0}, {"is": "alive", "kind": "newt", "least": 1}]})",
        "3,0 The event \"%1\" never happens: what must hold for it never does. | ghost");
}

void EventChecksTest::whatSomebodyCarriesIsThere()
{
    Dungeon dungeon = emptyRoom(R"([{"uid": "0x00000000000000e1", "when": {"on": "use", "cells": [[3, 0]]},
                                     "if": [{"is": "has", "item": "dagger"}], "do": [{"does": "say", "text": "Oh."}]}])");
    QVERIFY(!foundIn(dungeon).isEmpty());
    Placement newt{KindTable::Creature, *dungeon.catalogue->findCreature("newt"), 5, 1, {}};
    newt.carries = dungeon.catalogue->findItem("dagger");
    dungeon.levels[0].things.push_back(newt);
    QCOMPARE(foundIn(dungeon), QStringList());
}

void EventChecksTest::whatNeverHappensIsRemoved()
{
    QFETCH(QString, event);
    QFETCH(QString, found);
    Dungeon dungeon = emptyRoom(event.toStdString());
    QCOMPARE(foundIn(dungeon), QStringList(found));
    QCOMPARE(leftAfterFixes(dungeon), QStringList());
    QVERIFY(dungeon.level(0).script.isEmpty());
}

void EventChecksTest::anEventThatOthersMakePossibleIsNotDead()
{
    const Dungeon dungeon = emptyRoom(
        R"([{"uid": "0x00000000000000e1", "when": {"on": "mark", "mark": "told", "least": 2},
             "do": [{"does": "make", "creature": "newt", "cells": [[4, 1]]}]},
            {"uid": "0x00000000000000e2", "when": {"on": "use", "cells": [[3, 0]]},
             "do": [{"does": "mark", "mark": "told", "add": 1}], "repeat": "always"},
            {"uid": "0x00000000000000e3", "when": {"on": "die", "kind": "newt"},
             "do": [{"does": "say", "text": "Oh."}]}])",
        R"({"told": {"most": 3}})");
    QCOMPARE(foundIn(dungeon), QStringList());
}

void EventChecksTest::marksThatNobodySetsOrAsksForGo()
{
    Dungeon dungeon =
        emptyRoom(lever(3, 0, R"({"does": "mark", "mark": "set", "set": 1})"), R"({"set": {}, "nothing": {}})");
    QCOMPARE(foundIn(dungeon), QStringList({"0,0 No event asks for the mark \"%1\". | set",
                                            "0,0 No event asks for the mark \"%1\". | nothing"}));
    QCOMPARE(leftAfterFixes(dungeon), QStringList());
    QVERIFY(dungeon.level(0).script->marks.empty());
    QCOMPARE(dungeon.level(0).script->events.size(), std::size_t{1});
}

void EventChecksTest::aMarkThatAPieceNamesStays()
{
    Dungeon dungeon = emptyRoom("[]", R"({"seen": {}})");
    dungeon.script = Script{{{"told", 1}}, {}};
    addPieceWithMarks(dungeon);
    QCOMPARE(leftAfterFixes(dungeon), foundIn(dungeon));
    QCOMPARE(dungeon.level(0).script->marks.size(), std::size_t{1});
    QCOMPARE(dungeon.script->marks.size(), std::size_t{1});
    dungeon.pieces.clear();
    QCOMPARE(leftAfterFixes(dungeon), QStringList());
    QVERIFY(dungeon.level(0).script.isEmpty() && dungeon.script.isEmpty());
}

void EventChecksTest::aMarkIsAskedForByAPieceThatStandsNowhere()
{
    Dungeon dungeon = emptyRoom(lever(3, 0, R"({"does": "mark", "mark": "seen", "set": 1})"), R"({"seen": {}})");
    dungeon.script = Script{{{"told", 1}}, {}};
    QCOMPARE(foundIn(dungeon).size(), 2);
    EventCondition& condition = addPieceWithMarks(dungeon).conditions.emplace_back();
    condition.is = ConditionWord::Mark;
    condition.terms.mark = "dungeon.told";
    QCOMPARE(foundIn(dungeon), QStringList());
}

void EventChecksTest::conditionsGoWithTheirMark()
{
    Dungeon dungeon = emptyRoom(lever(3, 0, kSay,
                                      R"(, "if": [{"is": "mark", "mark": "asked", "most": 0},
                                           {"any": [{"not": {"is": "mark", "mark": "asked", "least": 1}},
                                                    {"is": "chance", "per_mille": 500}]}])"),
                                R"({"asked": {}})");
    QCOMPARE(foundIn(dungeon), QStringList("0,0 No event sets the mark \"%1\", which others ask for. | asked"));
    QCOMPARE(leftAfterFixes(dungeon), QStringList());
    QCOMPARE(dungeon.level(0).script->events.size(), std::size_t{1});
    QVERIFY(dungeon.level(0).script->events[0].conditions.empty());
}

void EventChecksTest::marksOfTheDungeonAreLookedForOnItsLevels()
{
    Dungeon dungeon = asciiDungeon(kEmptyRoom);
    dungeon.rules.dig = false;
    dungeon =
        withEventsOfAll(dungeon, R"([{"uid": "0x00000000000000e9", "when": {"on": "mark", "mark": "all"}, "do": []}])",
                        R"({"all": {}})");
    Dungeon silent = dungeon;
    dungeon = withEvents(dungeon, lever(3, 0, R"({"does": "mark", "mark": "dungeon.all", "set": 1})"));
    QCOMPARE(foundIn(dungeon), QStringList());
    QCOMPARE(foundIn(silent),
             QStringList({"-1,-1 No event sets the mark \"%1\", which others ask for. | all",
                          "0,0 The event \"%1\" never happens: its mark never rises so far. | 0x00000000000000e9"}));
    QCOMPARE(leftAfterFixes(silent), QStringList());
    QVERIFY(silent.script.isEmpty());
}

namespace {

constexpr std::string_view kGate = R"(
########
#@.#..n#
########
)";

Dungeon gatedRoom(std::string_view picture, std::string_view events, std::string_view marks = "{}")
{
    return withEvents(toReachExit(asciiDungeon(picture)), events, marks);
}

constexpr std::string_view kOpens = R"({"does": "tile", "cells": [[3, 1]], "tile": "floor"})";

} // namespace

void EventChecksTest::aLeverThatOpensTheGateMakesTheGoalReached()
{
    QCOMPARE(foundIn(gatedRoom(kGate, lever(1, 0, kOpens))), QStringList());
}

void EventChecksTest::aLeverBehindItsOwnGateDoesNot()
{
    QCOMPARE(foundIn(gatedRoom(kGate, lever(5, 0, kOpens))),
             QStringList({"5,0 The event \"%1\" never happens: its cells cannot be reached without digging. | lever",
                          "4,1 %n cell(s) of floor cannot be reached without digging.",
                          "6,1 The goal cannot be reached without digging."}));
}

void EventChecksTest::leversWorkOneAfterTheOther()
{
    constexpr std::string_view kEvents =
        R"([{"uid": "0x00000000000000e1", "when": {"on": "use", "cells": [[5, 0]]},
             "do": [{"does": "mark", "mark": "pulled", "add": 1}]},
            {"uid": "0x00000000000000e2", "when": {"on": "mark", "mark": "pulled", "least": 2},
             "do": [{"does": "open", "cells": [[6, 1]]}]},
            {"uid": "0x00000000000000e3", "when": {"on": "enter", "cells": [[2, 1]]},
             "do": [{"does": "tile", "cells": [[3, 1]], "tile": "floor"}, {"does": "mark", "mark": "pulled", "add": 1}]}])";
    QCOMPARE(foundIn(gatedRoom(R"(
#########
#@.#..Ln#
#########
)",
                               kEvents, R"({"pulled": {"most": 2}})")),
             QStringList());
}

void EventChecksTest::aRouteLeadsOverTheLever()
{
    const Dungeon dungeon = gatedRoom(R"(
########
##.#..n#
##@#.###
##.....#
########
)",
                                      lever(1, 1, R"({"does": "tile", "cells": [[5, 3]], "tile": "floor"})"));
    QVERIFY(!findRoute(dungeon).empty());
    const Dungeon shut = gatedRoom(kGate, lever(1, 0, kOpens));
    const std::vector<Position> route = findRoute(shut);
    QVERIFY(!route.empty());
    QCOMPARE(route.back(), (Position{6, 1, 0}));
}

void EventChecksTest::aTriggerOutOfReachGetsATunnel()
{
    Dungeon dungeon = gatedRoom(R"(
########
#@.n#..#
########
)",
                                lever(6, 0, kSay));
    QCOMPARE(leftAfterFixes(dungeon), QStringList());
}

void EventChecksTest::whatPutsTheHeroElsewhereIsAWay()
{
    QCOMPARE(foundIn(gatedRoom(kGate, lever(1, 0, R"({"does": "move", "cells": [[4, 1]]})"))), QStringList());
}

void EventChecksTest::whatPutsTheHeroElsewhereNeedsNoPlace()
{
    constexpr std::string_view kByMark =
        R"([{"uid": "0x00000000000000e1", "when": {"on": "use", "cells": [[1, 0]]},
             "do": [{"does": "mark", "mark": "pulled", "add": 1}]},
            {"uid": "0x00000000000000e2", "when": {"on": "mark", "mark": "pulled", "least": 1},
             "do": [{"does": "move", "cells": [[4, 1]]}]}])";
    QCOMPARE(foundIn(gatedRoom(kGate, kByMark, R"({"pulled": {"most": 1}})")), QStringList());
    Dungeon dungeon = gatedRoom(kGate, R"([{"uid": "0x00000000000000e1", "when": {"on": "die", "kind": "newt"},
                                            "do": [{"does": "move", "cells": [[4, 1]]}]}])");
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("newt"), 2, 1, {}});
    const std::vector<Problem> problems = findProblems(dungeon);
    QVERIFY(std::ranges::find(problems, Severity::Error, &Problem::severity) == problems.end());
}

void EventChecksTest::whatPutsTheHeroIntoARoomThatItOpensIsAWay()
{
    QCOMPARE(
        foundIn(gatedRoom("########\n#@###.n#\n########", lever(1, 0,
                                                                R"({"does": "tile", "cells": [[4, 1]], "tile": "floor"},
                                        {"does": "move", "cells": [[4, 1]]})"))),
        QStringList());
}

void EventChecksTest::aRouteLeadsWhereTheHeroIsPut()
{
    const Dungeon dungeon = gatedRoom(kGate, lever(0, 1, R"({"does": "move", "cells": [[4, 1]]})"));
    QCOMPARE(findRoute(dungeon), (std::vector<Position>{{1, 1, 0}, {4, 1, 0}, {5, 1, 0}, {6, 1, 0}}));
}

// There are ways of no return where the hero only goes down, and then each key is fetched by itself.
void EventChecksTest::whereTheHeroIsPutIsNotForgottenOverAKey()
{
    Dungeon dungeon =
        gatedRoom("###########\n#.L@#..L.n#\n###########", lever(3, 0, R"({"does": "move", "cells": [[6, 1]]})"));
    dungeon.rules.descendOnly = true;
    putItem(dungeon, "key", {3, 1, 0});
    putItem(dungeon, "key", {5, 1, 0});
    const Journey journey(dungeon, {3, 1, 0});
    QVERIFY(journey.contains({1, 1, 0}) && journey.contains({9, 1, 0}));
}

namespace {

Dungeon toSlayABat(const Dungeon& dungeon)
{
    Dungeon made = dungeon;
    made.rules.goal = Goal::Slay;
    made.rules.goalKind = "bat";
    made.rules.dig = false;
    return made;
}

} // namespace

void EventChecksTest::whoIsToBeSlainMayBeBroughtBySomebody()
{
    constexpr std::string_view kCaller =
        R"({"creatures": [{"id": "caller", "name": "caller", "glyph": "c", "colour": "#ffffff", "health": 1,
                           "behaviours": [{"does": "summon", "kind": "bat", "limit": 4, "colony": 4}]}]})";
    Dungeon dungeon = toSlayABat(asciiDungeon(kEmptyRoom, catalogueWith(kCaller)));
    QCOMPARE(foundIn(dungeon).size(), 1);
    QVERIFY(foundIn(dungeon).front().contains("there is none"));
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("caller"), 5, 1, {}});
    QCOMPARE(foundIn(dungeon),
             QStringList("-1,-1 It is not proved that the goal can always be reached: a fight decides it."));
}

// Then the proof is asked too, which follows nobody whom others bring.
void EventChecksTest::whoIsToBeSlainMayBeBroughtWhereEventsCloseWays()
{
    constexpr std::string_view kCallers =
        R"({"creatures": [{"id": "caller", "name": "caller", "glyph": "c", "colour": "#ffffff", "health": 1,
                           "behaviours": [{"does": "summon", "kind": "second", "limit": 4, "colony": 4}]},
                          {"id": "second", "name": "second", "glyph": "d", "colour": "#ffffff", "health": 1,
                           "behaviours": [{"does": "summon", "kind": "bat", "limit": 4, "colony": 4}]}]})";
    Dungeon room = asciiDungeon(kEmptyRoom, catalogueWith(kCallers));
    room.content = *parseJson(kCallers);
    Dungeon dungeon =
        toSlayABat(withEvents(room, lever(3, 0, R"({"does": "tile", "cells": [[4, 1]], "tile": "wall"})"), "{}"));
    QVERIFY(verdictOf(findProblems(dungeon)) == Verdict::No);
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("caller"), 5, 1, {}});
    QVERIFY(verdictOf(findProblems(dungeon)) == Verdict::NotProved);
}

void EventChecksTest::whoIsToBeSlainMayComeFromATable()
{
    const auto with = [](std::string_view table) {
        return foundIn(toSlayABat(
            emptyRoom(lever(3, 0, R"({"does": "make", "cells": [[4, 2]], "table": [)" + std::string(table) + "]}"))));
    };
    const QStringList none = with(R"({"kind": "newt", "weight": 1})");
    QCOMPARE(none.size(), 1);
    QVERIFY(none.front().contains("there is none"));
    QCOMPARE(with(R"({"kind": "newt", "weight": 1}, {"kind": "bat", "weight": 1})"),
             QStringList("-1,-1 It is not proved that the goal can always be reached: chance decides it."));
}

void EventChecksTest::whatFireMayOpenIsNotProved()
{
    constexpr std::string_view kContent = R"({"use": ["living"]})";
    const auto with = [&](const char* picture, std::string_view effects) {
        return verdictOf(findProblems(withEvents(toReachExit(drawnWith(picture, kContent)), lever(1, 0, effects))));
    };
    constexpr std::string_view kFire = R"({"does": "fire", "cells": [[4, 1]]})";
    QVERIFY(with("########\n#@..B.n#\n########", kSay) == Verdict::No);
    QVERIFY(with("########\n#@..B.n#\n########", kFire) == Verdict::NotProved);
    QVERIFY(with("########\n#@..#.n#\n########", kFire) == Verdict::No);
}

void EventChecksTest::whoCannotDieIsNoGoal()
{
    const auto with = [](std::string_view immortal, std::string_view effects) {
        const std::string content =
            R"({"creatures": [{"id": "bat", "name": "bat", "glyph": "B", "colour": "#ffffff", "health": 1, "immortal": )" +
            std::string(immortal) + "}]}";
        Dungeon room = asciiDungeon("########\n#@...B.#\n#......#\n########", catalogueWith(content));
        room.content = *parseJson(content);
        return verdictOf(findProblems(toSlayABat(withEvents(room, lever(3, 0, effects)))));
    };
    QVERIFY(with("false", kSay) == Verdict::Proved);
    QVERIFY(with("true", kSay) == Verdict::No);
    QVERIFY(with("true", R"({"does": "end", "ending": "won"})") != Verdict::No);
}

void EventChecksTest::whatIsToBeGatheredMayComeLater()
{
    const auto with = [](std::string_view effects, const std::vector<std::string>& kit) {
        Dungeon dungeon = toGather(gatedRoom("########\n#@....n#\n########", lever(3, 0, effects)), "apple", 2);
        dungeon.rules.kit = kit;
        putItem(dungeon, "apple", {2, 1, 0});
        return verdictOf(findProblems(dungeon));
    };
    QVERIFY(with(kSay, {}) == Verdict::No);
    QVERIFY(with(kSay, {"apple"}) == Verdict::Proved);
    QVERIFY(with(R"({"does": "make", "item": "apple", "cells": [[4, 1]]})", {}) == Verdict::NotProved);
    QVERIFY(with(R"({"does": "make", "cells": [[4, 1]], "table": [{"kind": "apple", "weight": 1}]})", {}) ==
            Verdict::NotProved);
}

void EventChecksTest::stairsThatAnEventLaysAreAWay()
{
    constexpr std::string_view kNotProved = "It is not proved that the goal can always be reached: an event lays "
                                            "stairs or takes them away.";
    for (const char* above : {"########\n#@.....#\n########\n", "########\n#@..#..#\n########\n"}) {
        const Dungeon dungeon = gatedRoom(std::string(above) + "\n########\n#...<.n#\n########",
                                          lever(0, 1, R"({"does": "tile", "cells": [[4, 1]], "tile": "stairs_down"})"));
        QCOMPARE(foundIn(dungeon), QStringList("-1,-1 " + shown(kNotProved)));
        const std::vector<Position> route = findRoute(dungeon);
        QCOMPARE(route.size(), std::size_t{7});
        QVERIFY(route.at(3) == (Position{4, 1, 0}) && route.at(4) == (Position{4, 1, 1}));
    }
}

void EventChecksTest::stairsThatAnEventTakesAwayAreNotProved()
{
    const auto with = [](int x, const std::string& tile) {
        const Dungeon dungeon = gatedRoom(
            "########\n#@..>..#\n########\n\n########\n#...<.n#\n########",
            lever(0, 1, R"({"does": "tile", "cells": [[)" + std::to_string(x) + R"(, 1]], "tile": ")" + tile + "\"}"));
        return foundIn(dungeon).size();
    };
    QCOMPARE(with(5, "floor"), 0);
    QCOMPARE(with(4, "floor"), 1);
    QCOMPARE(with(4, "hole"), 1); // which leads nowhere without a link
}

namespace {

// Two levels that only ground of this tile may join.
Dungeon joinedBy(std::string_view tile)
{
    constexpr std::string_view kContent = R"({"tiles": [
        {"id": "hatch", "name": "hatch", "glyph": "%", "colour": "#ffffff", "sign": "5", "walkable": true,
         "opens_into": "stairs_down"},
        {"id": "hidden_stairs", "name": "stairs", "glyph": "%", "colour": "#ffffff", "sign": "6", "walkable": true,
         "looks_like": "floor", "found_as": "stairs_down"},
        {"id": "sand", "name": "sand", "glyph": "%", "colour": "#ffffff", "sign": "7", "walkable": true,
         "reacts": [{"on": "time", "per_mille": 100, "into": "stairs_down"}]},
        {"id": "worn_stairs", "name": "stairs", "glyph": "%", "colour": "#ffffff", "sign": "9", "walkable": true,
         "leads": "down", "reacts": [{"on": "time", "per_mille": 100, "into": "rubble"}]}]})";
    Dungeon dungeon = toReachExit(drawnWith("########\n#@.....#\n########\n\n########\n#...<.n#\n########", kContent));
    dungeon.levels[0].tiles[4, 1] = *dungeon.catalogue->findTile(tile);
    return dungeon;
}

} // namespace

// Whether they are there when the hero wants to go up again hangs on whether anybody has found or opened them.
void EventChecksTest::stairsThatGroundMayBecomeAreNotProved()
{
    for (const char* tile : {"hatch", "hidden_stairs", "sand", "worn_stairs"}) {
        QCOMPARE(foundIn(joinedBy(tile)),
                 QStringList("-1,-1 It is not proved that the goal can always be reached: ground may change."));
        QCOMPARE(findRoute(joinedBy(tile)).size(), std::size_t{7});
    }
}

CAVE_TEST_SUITE(EventChecksTest);
#include "event_checks_test.moc"
