// SPDX-License-Identifier: MIT
// Whether a dungeon with events can be won whatever happens.
#include "core/base/random.h"
#include "core/edit/fixes/fixes.h"
#include "core/proof/play/play_graph.h"
#include "core/proof/play/proof.h"
#include "core/save/dungeon_file.h"
#include "tests/proof/aims.h"
#include "tests/proof/proof_twin.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scale.h"
#include "tests/support/scripted.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Dungeon withExit(std::string_view picture, std::string_view events, std::string_view marks = "{}")
{
    return withEvents(toReachExit(asciiDungeon(picture)), events, marks);
}

std::string rowOf(int uid, std::string_view when, std::string_view effects, std::string_view more = "")
{
    return R"({"uid": ")" + hexOf(static_cast<std::uint64_t>(uid)) + R"(", "name": "e)" + std::to_string(uid) +
           R"(", "when": {)" + std::string(when) + R"(}, "do": [)" + std::string(effects) + "]" + std::string(more) +
           "}";
}

std::string at(std::string_view word, int x, int y, std::string_view more = "")
{
    return R"("on": ")" + std::string(word) + R"(", "cells": [[)" + std::to_string(x) + "," + std::to_string(y) + "]]" +
           std::string(more);
}

std::string lay(std::string_view tile, int x, int y, std::string_view more = "")
{
    return R"({"does": "tile", "tile": ")" + std::string(tile) + R"(", "cells": [[)" + std::to_string(x) + "," +
           std::to_string(y) + "]]" + std::string(more) + "}";
}

QString verdict(const Dungeon& dungeon)
{
    constexpr const char* kWords[]{"proved", "no", "not proved"};
    return kWords[static_cast<int>(verdictOf(findProblems(dungeon)))];
}

std::optional<Problem> problemOf(const Dungeon& dungeon, ProblemKind kind)
{
    const std::vector<Problem> problems = findProblems(dungeon);
    const auto found = std::ranges::find(problems, kind, &Problem::kind);
    return found == problems.end() ? std::nullopt : std::optional(*found);
}

constexpr std::string_view kHall = R"(
#########
#@.....n#
#########
)";

} // namespace

class ProofTest : public QObject {
    Q_OBJECT

private slots:
    void aLeverThatOpensTheWayIsProved();
    void aGateThatFallsBehindTheHeroIsNot();
    void aGateThatOpensAgainIs();
    void aLeverInsideIsAWayOut();
    void theShortestPlayIsTold();
    void theOrderOfLeversMatters();
    void marksAreFollowed();
    void aKeyTakenAwayShutsIn();
    void aKeyThatAnEventGivesOpens();
    void eachOfTheKeysThatAnEventMakesAtOnceOpensADoor();
    void anEventMakesAKeyEachTimeThatItHappens();
    void whatGivesWayIsUsedOnceOnly();
    void whatGivesWayIsAWayWhereEventsNameItToo();
    void whatMustBeBoughtIsNotProved();
    void chanceIsNotProved();
    void aFightThatOpensIsSureOnlyAsSlaying();
    void whoCannotDieOpensNothing();
    void whoCannotDieAndStaysIsAWall();
    void aHuntThatOpensIsSure();
    void whatEventsOpenNeedsNoKey();
    void whatMonstersSetOffMayHappen();
    void whatTimeShutsMayBeTooLate();
    void tooManyCombinationsAreNotProved();
    void anEventThatWinsIsAGoal();
    void anEventThatWinsIsOneWhereNothingElseIs();
    void aGoalThatAnEventLaysIsOne();
    void whoIsMovedOntoTheGoalHasWon();
    void whoIsTeleportedComesNoFurtherThanOnFoot();
    void whoIsTeleportedComesToWhereAStatueIsTheFirstCell();
    void whoIsTakenAwayIsNotSlain();
    void theHeroIsMeantByItsKindToo();
    void theFirstArrivalIsNoSecondOne();
    void whatTheDungeonDoesItDoesWhereTheHeroIs();
    void levelsAndStairsAreFollowed();
    void aBridgeThatMayBurnIsNoSureWay();
    void groundThatMayGiveWayIsNoSureWay();
    void manyPartsAreProvedOneByOne();
    void roomsThatALeverOpensAreProvedOneByOne();
    void lockedDoorsAreNoPartOfWhatIsTaken();
    void slidesAreProvedOneByOne();
    void aPartThatShutsInIsFoundAmongMany();
    void itCanBeStopped();
    void smallLevelsAgreeWithTheirTwin();
    void largerLevelsAgreeWithTheirTwin();
    void whoeverFallsAmongPartsIsProvedAsByTheWhole();
};

void ProofTest::aLeverThatOpensTheWayIsProved()
{
    const Dungeon dungeon = withExit(R"(
#########
#@.#...n#
#########
)",
                                     "[" + rowOf(1, at("use", 1, 0), lay("floor", 3, 1)) + "]");
    QCOMPARE(verdict(dungeon), QString("proved"));
}

void ProofTest::aGateThatFallsBehindTheHeroIsNot()
{
    // The way to the exit is shut by whoever looks into the cellar first.
    Dungeon dungeon = withExit(R"(
#########
#@.....n#
#.#######
#########
)",
                               "[" + rowOf(1, at("enter", 1, 2), lay("wall", 3, 1)) + "]");
    QCOMPARE(verdict(dungeon), QString("no"));
    const auto problem = problemOf(dungeon, ProblemKind::ShutsIn);
    QVERIFY(problem);
    QCOMPARE(shown(problem->what), QString("After this there is no way on to the goal: %1. | e1 (1, 2)"));
    QCOMPARE(problem->at, std::optional(Position{1, 2, 0}));
    const auto fix = fixFor(dungeon, *problem);
    QVERIFY(fix);
    apply(dungeon, fix->edit);
    QCOMPARE(verdict(dungeon), QString("proved"));
}

void ProofTest::aGateThatOpensAgainIs()
{
    QCOMPARE(
        verdict(withExit(
            kHall,
            "[" + rowOf(1, at("enter", 2, 1), lay("wall", 4, 1) + "," + lay("floor", 4, 1, R"(, "delay": 9)")) + "]")),
        QString("proved"));
}

void ProofTest::aLeverInsideIsAWayOut()
{
    const std::string trap = rowOf(1, at("enter", 2, 1), lay("wall", 4, 1), R"(, "repeat": "always")");
    QCOMPARE(verdict(withExit(kHall, "[" + trap + "," + rowOf(2, at("use", 3, 0), lay("floor", 4, 1)) + "]")),
             QString("no")); // it works once only
    QCOMPARE(
        verdict(withExit(kHall, "[" + trap + "," +
                                    rowOf(2, at("use", 3, 0), lay("floor", 4, 1), R"(, "repeat": "always")") + "]")),
        QString("proved"));
}

void ProofTest::theShortestPlayIsTold()
{
    const Dungeon dungeon = withExit(
        R"(
#########
#@.....n#
#.#.#####
#########
)",
        "[" + rowOf(1, at("use", 0, 1), lay("rubble", 0, 0)) + "," +
            rowOf(2, at("enter", 1, 2), R"({"does": "mark", "mark": "bell", "set": 1})") + "," +
            rowOf(3, at("enter", 3, 2), lay("wall", 5, 1), R"(, "if": [{"is": "mark", "mark": "bell", "least": 1}])") +
            "]",
        R"({"bell": {}})");
    QCOMPARE(shown(problemOf(dungeon, ProblemKind::ShutsIn)->what),
             QString("After this there is no way on to the goal: %1. | e2 (1, 2), e3 (3, 2)"));
}

void ProofTest::theOrderOfLeversMatters()
{
    // The second lever takes back what the first one did.
    const Dungeon dungeon = withExit(
        R"(
#########
#@.#...n#
#########
)",
        "[" + rowOf(1, at("use", 1, 0), R"({"does": "mark", "mark": "a", "set": 1})") + "," +
            rowOf(2, at("use", 2, 0), R"({"does": "mark", "mark": "a", "set": 0}, {"does": "mark", "mark": "b",
                   "set": 1})") +
            "," +
            rowOf(3, at("leave", 2, 1), lay("floor", 3, 1),
                  R"(, "if": [{"is": "mark", "mark": "a", "least": 1}, {"is": "mark", "mark": "b", "least": 1}])") +
            "]",
        R"({"a": {}, "b": {}})");
    QCOMPARE(verdict(dungeon), QString("no"));
}

void ProofTest::marksAreFollowed()
{
    const auto withLevers = [](int least) {
        return withExit(
            R"(
#########
#@.#...n#
#########
)",
            "[" + rowOf(1, at("use", 1, 0), R"({"does": "mark", "mark": "pulled", "add": 1})") + "," +
                rowOf(2, at("use", 2, 0), R"({"does": "mark", "mark": "pulled", "add": 1})") + "," +
                rowOf(3, R"("on": "mark", "mark": "pulled", "least": )" + std::to_string(least), lay("floor", 3, 1)) +
                "]",
            R"({"pulled": {"most": 3}})");
    };
    QCOMPARE(verdict(withLevers(2)), QString("proved"));
    QCOMPARE(verdict(withLevers(3)), QString("no"));
}

void ProofTest::aKeyTakenAwayShutsIn()
{
    constexpr std::string_view kPicture = R"(
#########
#@...L.n#
#.#######
#########
)";
    Dungeon dungeon = toReachExit(asciiDungeon(kPicture));
    putItem(dungeon, "key", {2, 1, 0}, Position{5, 1, 0});
    const Dungeon safe = withEvents(dungeon, "[" + rowOf(1, at("enter", 1, 2), lay("rubble", 1, 1)) + "]");
    QCOMPARE(verdict(safe), QString("proved"));
    const Dungeon robbed = withEvents(
        dungeon, "[" + rowOf(1, at("enter", 1, 2), R"({"does": "remove", "from": "hero", "item": "key"})") + "]");
    QCOMPARE(verdict(robbed), QString("no"));
    QCOMPARE(shown(problemOf(robbed, ProblemKind::ShutsIn)->what),
             QString("After this there is no way on to the goal: %1. | e1 (1, 2)"));
}

void ProofTest::aKeyThatAnEventGivesOpens()
{
    QCOMPARE(
        verdict(withExit(R"(
#########
#@...L.n#
#########
)",
                         "[" + rowOf(1, at("use", 1, 0), R"({"does": "make", "item": "key", "to": "hero"})") + "]")),
        QString("proved"));
}

void ProofTest::eachOfTheKeysThatAnEventMakesAtOnceOpensADoor()
{
    const auto with = [](std::string_view where, int count) {
        return withExit(R"(
#########
#@.L.L.n#
#########
)",
                        "[" +
                            rowOf(1, at("use", 1, 0),
                                  R"({"does": "make", "item": "key", "count": )" + std::to_string(count) + ", " +
                                      std::string(where) + "}") +
                            "]");
    };
    for (const std::string_view where : {R"("to": "hero")", R"("cells": [[2,1]])"}) {
        QCOMPARE(verdict(with(where, 1)), QString("no"));
        QCOMPARE(verdict(with(where, 2)), QString("proved"));
        QCOMPARE(verdict(with(where, 100)), QString("proved"));
    }
}

// Whoever pulls the lever again before the first key is used has two.
void ProofTest::anEventMakesAKeyEachTimeThatItHappens()
{
    const auto with = [](std::string_view where, std::string_view repeat) {
        return withExit(R"(
#########
#@.L.L.n#
#########
)",
                        "[" +
                            rowOf(1, at("use", 1, 0), R"({"does": "make", "item": "key", )" + std::string(where) + "}",
                                  R"(, "repeat": )" + std::string(repeat)) +
                            "]");
    };
    for (const std::string_view where : {R"("to": "hero")", R"("cells": [[2,1]])"}) {
        QCOMPARE(verdict(with(where, R"("once")")), QString("no"));
        QCOMPARE(verdict(with(where, "2")), QString("proved"));
        QCOMPARE(verdict(with(where, R"("always")")), QString("proved"));
    }
}

namespace {

// Both give way to whoever walks into them; the urn breaks where something is thrown at it too.
constexpr std::string_view kCurtainAndUrn = R"({"tiles": [
    {"id": "curtain", "name": "curtain", "glyph": "%", "colour": "#ffffff", "sign": "5",
     "reacts": [{"on": "use", "into": "floor"}]},
    {"id": "urn", "name": "urn", "glyph": "%", "colour": "#ffffff", "sign": "6",
     "reacts": [{"on": "strike", "by": ["throw"], "into": "floor"}, {"on": "use", "into": "floor"}]}]})";

} // namespace

// Whoever tears the curtain before the lever is pulled opens the gate no more.
void ProofTest::whatGivesWayIsUsedOnceOnly()
{
    const auto with = [&](std::string_view used, std::string_view more) {
        Dungeon dungeon = toReachExit(drawnWith("#########\n#@..#..n#\n#########\n", kCurtainAndUrn));
        dungeon.levels[0].tiles[3, 0] = *dungeon.catalogue->findTile(used);
        const std::string pulled = R"({"does": "mark", "mark": "pulled", "set": 1})";
        return verdict(withEvents(dungeon,
                                  "[" + rowOf(1, at("use", 1, 0), pulled) + ", " +
                                      rowOf(2, at("use", 3, 0), lay("floor", 4, 1), more) + "]",
                                  R"({"pulled": {"most": 1}})"));
    };
    constexpr std::string_view kOncePulled = R"(, "if": [{"is": "mark", "mark": "pulled", "least": 1}])";
    QCOMPARE(with("wall", kOncePulled), QString("proved"));
    QCOMPARE(with("curtain", kOncePulled), QString("not proved"));
    QCOMPARE(with("curtain", ""), QString("proved"));
    QCOMPARE(with("urn", ""), QString("not proved"));
}

void ProofTest::whatGivesWayIsAWayWhereEventsNameItToo()
{
    const auto with = [&](std::string_view picture, std::string_view when, std::string_view tile, int x) {
        return verdict(withEvents(toReachExit(drawnWith(picture, kCurtainAndUrn)),
                                  "[" + rowOf(1, at(when, 3, 1), lay(tile, x, 1)) + "]"));
    };
    for (const std::string_view word : {"enter", "use"}) {
        QCOMPARE(with("#########\n#@.5...n#\n#########\n", word, "wall", 2), QString("proved")); // behind the hero
        QCOMPARE(with("#########\n#@.6...n#\n#########\n", word, "wall", 2), QString("proved"));
        QCOMPARE(with("#########\n#@.8...n#\n#########\n", word, "wall", 2), QString("no"));
        QCOMPARE(with("#########\n#@.5...n#\n#########\n", word, "wall", 5), QString("no"));
    }
    // A gate that opens for whoever breaks it, if nothing else has.
    QCOMPARE(with("#########\n#@.5.#.n#\n#########\n", "use", "floor", 5), QString("proved"));
    QCOMPARE(with("#########\n#@.6.#.n#\n#########\n", "use", "floor", 5), QString("not proved"));
}

void ProofTest::whatMustBeBoughtIsNotProved()
{
    Dungeon dungeon = withExit(R"(
#########
#@..#..n#
#########
)",
                               "[" + rowOf(1, at("take", 2, 1), lay("floor", 4, 1)) + "]");
    putItem(dungeon, "apple", {2, 1, 0});
    QCOMPARE(verdict(dungeon), QString("proved"));
    dungeon.levels[0].things.front().price = 1;
    QCOMPARE(verdict(dungeon), QString("not proved"));
    QVERIFY(shown(problemOf(dungeon, ProblemKind::NotProved)->what).endsWith("something must be bought for it."));
}

void ProofTest::chanceIsNotProved()
{
    const Dungeon dungeon = withExit(R"(
#########
#@.#...n#
#########
)",
                                     "[" +
                                         rowOf(1, at("use", 1, 0), lay("floor", 3, 1),
                                               R"(, "if": [{"is": "chance", "per_mille": 500}], "repeat": "always")") +
                                         "]");
    QCOMPARE(verdict(dungeon), QString("not proved"));
    QVERIFY(problemOf(dungeon, ProblemKind::NotProved)->severity == Severity::Warning);
}

void ProofTest::aFightThatOpensIsSureOnlyAsSlaying()
{
    const auto with = [](std::string_view when) {
        return withExit(R"(
#########
#@.r.#.n#
#########
)",
                        "[" + rowOf(1, when, lay("floor", 5, 1)) + "]");
    };
    QCOMPARE(verdict(with(R"("on": "die", "kind": "rat")")), QString("proved"));
    QCOMPARE(verdict(with(R"("on": "hurt", "kind": "rat", "below": 50)")), QString("not proved"));
}

void ProofTest::whoCannotDieOpensNothing()
{
    Dungeon dungeon = toReachExit(asciiDungeon(R"(
#########
#@.r.#.n#
#########
)"));
    const std::string events = "[" + rowOf(1, R"("on": "die", "kind": "rat")", lay("floor", 5, 1)) + "]";
    QCOMPARE(verdict(withEvents(dungeon, events)), QString("proved"));
    constexpr std::string_view kContent = R"({"creatures": [{"id": "rat", "name": "rat", "glyph": "r",
        "colour": "#c39f78", "health": 3, "immortal": true}]})";
    dungeon.content = *parseJson(kContent);
    dungeon.catalogue = catalogueWith(kContent);
    QVERIFY(verdict(withEvents(dungeon, events)) != "proved");
}

void ProofTest::whoCannotDieAndStaysIsAWall()
{
    constexpr std::string_view kPicture = R"(
#########
#@.r...n#
#########
)";
    for (const bool wanders : {false, true}) {
        const std::string behaviour = wanders ? R"({"does": "wander"})" : "";
        Dungeon dungeon = asciiDungeon(kPicture, catalogueWith(R"({"creatures": [{"id": "rat", "name": "rat",
            "glyph": "r", "colour": "#c39f78", "health": 3, "immortal": true, "behaviours": [)" +
                                                               behaviour + "]}]}"));
        dungeon.rules.goal = Goal::Reach;
        dungeon.rules.goalKind = "exit";
        QCOMPARE(verdict(dungeon), wanders ? QString("proved") : QString("no"));
    }
}

void ProofTest::whatEventsOpenNeedsNoKey()
{
    constexpr std::string_view kContent = R"({"use": ["living"]})";
    Dungeon dungeon = toReachExit(drawnWith("########\n#@..l.n#\n########\n", kContent));
    QVERIFY(problemOf(dungeon, ProblemKind::LockWithoutKey));
    const std::string opens = R"("does": "open", "cells": [[4, 1]])";
    for (const std::string when :
         {R"("on": "use", "cells": [[2, 0]])", R"("on": "gas", "cells": [[2, 1]], "gas": "smoke")"})
        QVERIFY(!problemOf(withEvents(dungeon, "[" + rowOf(1, when, "{" + opens + "}") + "]"),
                           ProblemKind::LockWithoutKey));
    QCOMPARE(verdict(withEvents(dungeon, "[" + rowOf(1, R"("on": "use", "cells": [[2, 0]])", "{" + opens + "}") + "]")),
             QString("proved"));
}

void ProofTest::aHuntThatOpensIsSure()
{
    QCOMPARE(verdict(withExit(R"(
#########
#@.....n#
#########
)",
                              "[" +
                                  rowOf(1, at("enter", 3, 1),
                                        lay("wall", 5, 1) + R"(, {"does": "make", "creature": "rat", "group": "pack",
                                        "cells": [[2, 1], [4, 1]]})") +
                                  "," + rowOf(2, R"("on": "die", "group": "pack", "last": true)", lay("floor", 5, 1)) +
                                  "]")),
             QString("proved"));
}

void ProofTest::whatMonstersSetOffMayHappen()
{
    const auto with = [](std::string_view who) {
        return withExit(R"(
#########
#@.....n#
#####.###
#####r###
#########
)",
                        "[" + rowOf(1, at("enter", 5, 2, R"(, "who": )" + std::string(who)), lay("wall", 6, 1)) + "]");
    };
    QCOMPARE(verdict(with(R"("hero")")), QString("no"));
    QCOMPARE(verdict(with(R"("other")")), QString("not proved"));
}

void ProofTest::whatTimeShutsMayBeTooLate()
{
    QCOMPARE(verdict(withExit(kHall, "[" + rowOf(1, R"("on": "turn", "at": 30)", lay("wall", 4, 1)) + "]")),
             QString("no"));
    QCOMPARE(verdict(withExit(kHall, "[" +
                                         rowOf(1, R"("on": "turn", "at": 30)",
                                               lay("wall", 4, 1) + "," + lay("floor", 4, 1, R"(, "delay": 5)")) +
                                         "]")),
             QString("proved"));
}

void ProofTest::tooManyCombinationsAreNotProved()
{
    std::string events;
    std::string marks;
    for (int i = 0; i < 13; ++i) {
        const std::string name = "m" + std::to_string(i);
        events += rowOf(i + 1, at("use", 1 + i % 6, i < 7 ? 0 : 2),
                        R"({"does": "mark", "mark": ")" + name + R"(", "set": 1})") +
                  ",";
        marks += (i > 0 ? ", \"" : "\"") + name + R"(": {})";
    }
    std::string conditions;
    for (int i = 0; i < 9; ++i)
        conditions += (i > 0 ? ", " : "") + (R"({"is": "mark", "mark": "m)" + std::to_string(i) + R"(", "least": 1})");
    const std::string more =
        R"(, "if": [)" + conditions +
        R"(, {"any": [{"is": "mark", "mark": "m9", "least": 1}, {"is": "mark", "mark": "m10", "least": 1}, {"is": "mark", "mark": "m11",
                             "least": 1}, {"is": "mark", "mark": "m12", "least": 1}]}])";
    const Dungeon dungeon =
        withExit(kHall, "[" + events + rowOf(20, at("leave", 2, 1), lay("wall", 4, 1), more) + "]", "{" + marks + "}");
    QCOMPARE(verdict(dungeon), QString("not proved"));
}

void ProofTest::anEventThatWinsIsAGoal()
{
    QCOMPARE(verdict(withExit(R"(
#########
#@...#.n#
#########
)",
                              "[" + rowOf(1, at("use", 1, 0), R"({"does": "end", "ending": "won"})") + "," +
                                  rowOf(2, at("use", 2, 0), lay("floor", 5, 1)) + "]")),
             QString("proved"));
}

void ProofTest::anEventThatWinsIsOneWhereNothingElseIs()
{
    const auto with = [](int x, std::string_view ending) {
        return withExit(
            R"(
#########
#@...#.n#
#########
)",
            "[" + rowOf(1, at("use", x, 0), R"({"does": "end", "ending": ")" + std::string(ending) + R"("})") + "]");
    };
    QCOMPARE(verdict(with(1, "won")), QString("proved"));
    QCOMPARE(verdict(with(7, "won")), QString("no")); // nobody comes there
    QCOMPARE(verdict(with(1, "lost")), QString("no"));
}

void ProofTest::aGoalThatAnEventLaysIsOne()
{
    QCOMPARE(verdict(withExit(R"(
#########
#@.....##
#########
)",
                              "[" + rowOf(1, at("use", 1, 0), lay("exit", 5, 1)) + "]")),
             QString("proved"));
}

// What would shut in whoever goes on from there does not count any more.
void ProofTest::whoIsMovedOntoTheGoalHasWon()
{
    QCOMPARE(verdict(withExit(R"(
#########
#@..#..n#
#########
)",
                              "[" + rowOf(1, at("enter", 3, 1), R"({"does": "move", "cells": [[7, 1]]})") + "," +
                                  rowOf(2, at("enter", 5, 1), lay("wall", 6, 1)) + "]")),
             QString("proved"));
}

void ProofTest::whoIsTeleportedComesNoFurtherThanOnFoot()
{
    const auto with = [](std::string_view picture) {
        return withExit(picture, "[" +
                                     rowOf(1, at("enter", 3, 1),
                                           R"({"does": "effect", "effect": {"kind": "teleport"}, "who": "hero"})",
                                           R"(, "repeat": "always")") +
                                     "]");
    };
    // Nobody comes out of the cell on the right, and nobody gets into it.
    QCOMPARE(verdict(with("#########\n#@...n#.#\n#.....###\n#########")), QString("proved"));
    QCOMPARE(verdict(with("#########\n#@....#n#\n#.....###\n#########")), QString("no"));
}

void ProofTest::whoIsTeleportedComesToWhereAStatueIsTheFirstCell()
{
    constexpr std::string_view kContent = R"({"use": ["living"]})";
    Dungeon room = asciiDungeon("#########\n#@.....n#\n#########\n", catalogueWith(kContent));
    room.content = *parseJson(kContent);
    room.levels[0].tiles[4, 0] = *room.catalogue->findTile("cracked_statue");
    for (const std::string effect : {R"({"kind": "teleport"})", R"({"kind": "blink", "range": 5})"}) {
        const Dungeon dungeon = withEvents(
            room,
            "[" + rowOf(1, at("enter", 3, 1), R"({"does": "effect", "who": "hero", "effect": )" + effect + "}") + "]");
        const PlayModel model(dungeon, {1, 1, 0});
        PlayRound entering(model, model.first(), model.start());
        entering.enter(model.map().nodeAt({3, 1, 0}));
        QCOMPARE(entering.run().size(), std::size_t{3}); // stays there, goes left, goes right
    }
}

void ProofTest::whoIsTakenAwayIsNotSlain()
{
    const auto with = [](std::string_view picture, const std::string& what) {
        Dungeon dungeon = asciiDungeon(picture);
        dungeon.rules.goal = Goal::Slay;
        dungeon.rules.goalKind = "rat";
        dungeon.levels[0].things.front().group = "pack";
        return verdict(
            withEvents(dungeon, "[" + rowOf(1, at("use", 1, 0), R"({"does": "remove", )" + what + "}") + "]"));
    };
    constexpr std::string_view kOne = "#########\n#@...r..#\n#########\n";
    QCOMPARE(with(kOne, R"("cells": [[3, 1]])"), QString("proved"));
    QCOMPARE(with(kOne, R"("cells": [[5, 1]])"), QString("not proved"));
    QCOMPARE(with(kOne, R"("group": "pack")"), QString("not proved"));
    QCOMPARE(with("#########\n#@...r.r#\n#########\n", R"("group": "pack")"), QString("proved")); // another is left
}

void ProofTest::theHeroIsMeantByItsKindToo()
{
    const auto with = [](std::string_view kind) {
        return withExit(kHall, "[" +
                                   rowOf(1, at("enter", 2, 1, R"(, "who": {"kind": ")" + std::string(kind) + "\"}"),
                                         lay("wall", 4, 1)) +
                                   "]");
    };
    QCOMPARE(verdict(with("hero")), QString("no"));
    QVERIFY(!problemOf(with("hero"), ProblemKind::EventDead));
    QCOMPARE(verdict(with("rat")), QString("proved"));
    QVERIFY(problemOf(with("rat"), ProblemKind::EventDead));
}

// Whoever shuts the gate opens it again by going up and coming back, but not where only the first arrival opens it.
void ProofTest::theFirstArrivalIsNoSecondOne()
{
    const auto with = [](std::string_view more) {
        const Dungeon dungeon =
            toReachExit(asciiDungeon("########\n#@...>.#\n########\n\n########\n#n#..<.#\n########\n"));
        return withEvents(
            dungeon,
            "[" + rowOf(1, R"("on": "arrive")" + std::string(more), lay("floor", 2, 1), R"(, "repeat": "always")") +
                "," + rowOf(2, at("enter", 6, 1), lay("wall", 2, 1), R"(, "repeat": "always")") + "]",
            "{}", 1);
    };
    QCOMPARE(verdict(with("")), QString("proved"));
    QCOMPARE(verdict(with(R"(, "first": true)")), QString("no"));
}

// An event of all levels opens the gate of the level that its lever is on.
void ProofTest::whatTheDungeonDoesItDoesWhereTheHeroIs()
{
    const Dungeon dungeon = toReachExit(asciiDungeon("########\n#@.#..>#\n########\n\n########\n#n.#..<#\n########\n"));
    const auto with = [&](std::string_view levers, const std::string& effect) {
        return verdict(withEventsOfAll(dungeon, "[" +
                                                    rowOf(1, R"("on": "use", "cells": )" + std::string(levers), effect,
                                                          R"(, "repeat": "always")") +
                                                    "]"));
    };
    QCOMPARE(with("[[2, 0]]", lay("floor", 3, 1)), QString("no"));
    QCOMPARE(with("[[2, 0], [5, 0]]", lay("floor", 3, 1)), QString("proved"));
    // Nobody is moved to another level.
    const std::string below = R"("level": ")" + hexOf(dungeon.levels[1].uid.value) + "\"";
    QCOMPARE(with("[[2, 0]]", R"({"does": "move", "cells": [[1, 1]], )" + below + "}"), QString("no"));
    QCOMPARE(with("[[2, 0]]", lay("floor", 3, 1) + "," + lay("floor", 3, 1, ", " + below)), QString("proved"));
}

void ProofTest::levelsAndStairsAreFollowed()
{
    const auto with = [](std::string_view tile) {
        return withExit(R"(
########
#@...>.#
#.######
########

########
#...n<.#
#.######
########
)",
                        "[" + rowOf(1, at("use", 2, 0), lay(tile, 3, 1)) + "]");
    };
    QCOMPARE(verdict(with("rubble")), QString("proved"));
    QCOMPARE(verdict(with("wall")), QString("no"));
}

void ProofTest::aBridgeThatMayBurnIsNoSureWay()
{
    Dungeon dungeon =
        toReachExit(asciiDungeon("#########\n#@.HH..n#\n#########\n", catalogueWith(R"({"use": ["living"]})")));
    QCOMPARE(verdict(dungeon), QString("not proved"));
    const auto problem = problemOf(dungeon, ProblemKind::MayBurn);
    QVERIFY(problem);
    QCOMPARE(problem->at, std::optional(Position{3, 1, 0}));
    apply(dungeon, fixFor(dungeon, *problem)->edit);
    QCOMPARE(verdict(dungeon), QString("proved"));
    dungeon.levels[0].tiles[2, 1] = *dungeon.catalogue->findTile("short_grass"); // burns, but leaves a way
    QCOMPARE(verdict(dungeon), QString("proved"));
}

void ProofTest::groundThatMayGiveWayIsNoSureWay()
{
    constexpr std::string_view kContent = R"({"use": ["living"], "tiles": [
        {"id": "loose_stone", "name": "loose stone", "glyph": "%", "colour": "#ffffff", "sign": "z", "walkable": true,
         "reacts": [{"on": "leave", "per_mille": 200, "into": "rock"}]}]})";
    const auto with = [&](std::string_view picture) { return toReachExit(drawnWith(picture, kContent)); };
    const Dungeon dungeon = with("#########\n#@.zz..n#\n#########\n");
    QCOMPARE(verdict(dungeon), QString("not proved"));
    QCOMPARE(shown(problemOf(dungeon, ProblemKind::MayBurn)->what),
             QString("%1 may give way, and there is no other way to the goal. | loose_stone"));
    QCOMPARE(verdict(with("#########\n#@.zz..n#\n#.......#\n#########\n")), QString("proved"));
    const auto laying = [&](const std::string& tile) {
        return verdict(withEvents(with("#########\n#@..#..n#\n#########\n"),
                                  "[" + rowOf(1, at("use", 1, 0), lay(tile, 4, 1)) + "]"));
    };
    QCOMPARE(laying("floor"), QString("proved"));
    QCOMPARE(laying("loose_stone"), QString("not proved"));
    QCOMPARE(laying("flames"), QString("not proved")); // which the rock comes back from
}

namespace {

// Rooms in a row, each with a gate to the next one that its event opens or shuts.
Dungeon rooms(int count, const std::function<std::string(int room, int x)>& eventsOf)
{
    std::string wall;
    std::string floor = "#@";
    std::string events;
    for (int room = 0; room < count; ++room) {
        events += (room > 0 ? "," : "") + eventsOf(room, 1 + room * 4);
        floor += room + 1 < count ? "...#" : "..n#";
    }
    floor.erase(2, 1);
    wall.assign(floor.size(), '#');
    return withExit(wall + "\n" + floor + "\n" + wall + "\n", "[" + events + "]");
}

} // namespace

void ProofTest::manyPartsAreProvedOneByOne()
{
    // A lever opens the gate of its room, and the gate falls shut behind the hero and opens again from either side.
    const Dungeon dungeon = rooms(30, [](int room, int x) {
        const int gate = x + 3;
        return rowOf(room * 4 + 1, at("use", x + 1, 0), lay("floor", gate, 1), R"(, "repeat": "always")") + "," +
               rowOf(room * 4 + 2, at("use", gate + 1, 2), lay("floor", gate, 1), R"(, "repeat": "always")") + "," +
               rowOf(room * 4 + 3, at("leave", gate, 1), lay("wall", gate, 1), R"(, "repeat": "always")");
    });
    const Proof proof = proveGoal(dungeon, {1, 1, 0});
    QVERIFY(proof.isByParts);
    QVERIFY(proof.verdict == Verdict::Proved);
}

// Nobody is in such a room before its lever was used, so that it need not have a way out by itself.
void ProofTest::roomsThatALeverOpensAreProvedOneByOne()
{
    constexpr int kRooms = 20;
    std::string rock;
    std::string closets;
    std::string hall = "@";
    std::string events;
    for (int room = 0; room < kRooms; ++room) {
        closets += "#.#";
        hall += "...";
        rock += "###";
        const int x = room * 3 + 1;
        events += (room > 0 ? "," : "") + rowOf(room + 1, at("use", x, 4), lay("floor", x, 2));
    }
    hall.replace(hall.size() - 2, 2, "n");
    const Dungeon dungeon =
        withExit(rock + "\n" + closets + "\n" + rock + "\n" + hall + "\n" + rock + "\n", "[" + events + "]");
    const Proof proof = proveGoal(dungeon, {0, 3, 0});
    QVERIFY(proof.isByParts);
    QVERIFY(proof.verdict == Verdict::Proved);
}

// Nor has what lies where an event waits for it to do with doors, or what an altar takes.
void ProofTest::lockedDoorsAreNoPartOfWhatIsTaken()
{
    constexpr int kDoors = 10;
    std::string rock;
    std::string closets;
    std::string doors;
    std::string hall = "@";
    for (int door = 0; door < kDoors; ++door) {
        rock += "###";
        closets += "#.#";
        doors += "#L#";
        hall += "...";
    }
    hall.replace(hall.size() - 2, 2, "n");
    Dungeon dungeon = withExit(rock + "\n" + closets + "\n" + doors + "\n" + hall + "\n" + rock + "\n",
                               "[" + rowOf(1, at("take", 2, 3), lay("floor", 2, 4)) + "," +
                                   rowOf(2, at("put", 5, 3), R"({"does": "remove", "cells": [[5, 3]]})") + "]");
    for (int door = 0; door < kDoors; ++door)
        putItem(dungeon, "key", {door * 3 + 1, 3, 0}, Position{door * 3 + 1, 2, 0});
    putItem(dungeon, "apple", {2, 3, 0});
    const Proof proof = proveGoal(dungeon, {0, 3, 0});
    QVERIFY(proof.isByParts);
    QVERIFY(proof.verdict == Verdict::Proved);
}

void ProofTest::slidesAreProvedOneByOne()
{
    // At the end of each room a slide goes under the wall into the next one; none leads back.
    constexpr int kRooms = 8;
    std::string floor = "@...#";
    std::string events;
    for (int room = 0; room < kRooms; ++room) {
        floor += room + 1 < kRooms ? "....#" : "..n";
        events +=
            (room > 0 ? "," : "") + rowOf(room + 1, at("enter", room * 5 + 3, 1),
                                          R"({"does": "move", "cells": [[)" + std::to_string(room * 5 + 5) + ",1]]}",
                                          R"(, "repeat": "always")");
    }
    const std::string wall(floor.size(), '#');
    const Dungeon dungeon = withExit(wall + "\n" + floor + "\n" + wall + "\n", "[" + events + "]");
    const Proof proof = proveGoal(dungeon, {0, 1, 0});
    QVERIFY(proof.isByParts);
    QVERIFY(proof.verdict == Verdict::Proved);
}

void ProofTest::aPartThatShutsInIsFoundAmongMany()
{
    const Dungeon dungeon = rooms(30, [](int room, int x) {
        const int gate = x + 3;
        const std::string lever = rowOf(room * 4 + 1, at("use", x + 1, 0), lay("floor", gate, 1));
        const std::string trap = rowOf(room * 4 + 2, at("enter", x + 1, 1), lay("wall", gate, 1));
        return room == 20 ? lever + "," + trap : lever;
    });
    const Proof proof = proveGoal(dungeon, {1, 1, 0});
    QVERIFY(proof.verdict == Verdict::No);
    // Once the gate is open every way on leads over the trap, which shuts it for good.
    QCOMPARE(QString::fromStdString(proof.play.back().name), QString("e81"));
}

// Of all events at once, and of many parts; what was found of it then says nothing.
void ProofTest::itCanBeStopped()
{
    for (const int count : {2, 30}) {
        const Dungeon dungeon =
            rooms(count, [](int room, int x) { return rowOf(room + 1, at("use", x + 1, 0), lay("floor", x + 3, 1)); });
        int asked = 0;
        const auto until = [&asked](int end) {
            asked = 0;
            return [&asked, end] { return ++asked < end || end == 0; };
        };
        QVERIFY(!proveGoal(dungeon, {1, 1, 0}, nullptr, until(0)).wasStopped);
        const int all = asked;
        QVERIFY2(all > 5, qPrintable(QString::number(all)));
        for (int end = 1; end <= all; end += 1 + all / 20) {
            QVERIFY(proveGoal(dungeon, {1, 1, 0}, nullptr, until(end)).wasStopped);
            QVERIFY2(asked < end + 100, qPrintable(QString("%1, %2").arg(end).arg(asked)));
            QVERIFY(std::ranges::none_of(findProblems(dungeon, until(end)), isDoubt));
        }
    }
}

namespace {

// A level with walls at random, the start in one corner, the exit in the other, and events of a small grammar.
class Maker {
public:
    Maker(int side, std::uint64_t seed) : m_side(side), m_dice(seed) {}

    Dungeon make(int events, int marks, bool withTime)
    {
        Dungeon dungeon = emptyDungeon(m_side, m_side, 1);
        dungeon.rules.goal = Goal::Reach;
        dungeon.rules.goalKind = "exit";
        dungeon.rules.dig = false;
        for (TileId& tile : dungeon.levels[0].tiles.edit().cells())
            tile = m_dice.below(100) < 35 ? dungeon.catalogue->wall() : dungeon.catalogue->floor();
        dungeon.levels[0].tiles[0, 0] = dungeon.catalogue->floor();
        dungeon.levels[0].tiles[m_side - 1, m_side - 1] = *dungeon.catalogue->findTile("exit");
        dungeon.start = Start{{dungeon.levels[0].uid, 0, 0}, true};
        m_marks = marks;
        m_withTime = withTime;
        Script& script = dungeon.levels[0].script.edit();
        for (int i = 0; i < marks; ++i)
            script.marks.push_back({nameOf(i), m_dice.between(1, 2)});
        for (int i = 0; i < events; ++i)
            script.events.push_back(event(i));
        return dungeon;
    }

private:
    static std::string nameOf(int mark) { return "m" + std::to_string(mark); }
    std::string mark() { return nameOf(static_cast<int>(m_dice.below(static_cast<std::uint32_t>(m_marks)))); }
    EventCells cell()
    {
        return {.of = EventCells::Of::Boxes,
                .boxes = {{m_dice.between(0, m_side - 1), m_dice.between(0, m_side - 1), 1, 1}}};
    }

    EventTrigger trigger()
    {
        constexpr TriggerWord kWords[]{TriggerWord::Enter, TriggerWord::Use,    TriggerWord::Use,
                                       TriggerWord::Leave, TriggerWord::Become, TriggerWord::Mark};
        EventTrigger when{kWords[m_dice.below(m_marks > 0 ? 6 : 5)], {}};
        if (m_withTime && m_dice.below(6) == 0)
            when.on = TriggerWord::Turn;
        when.terms.cells = when.on == TriggerWord::Mark || when.on == TriggerWord::Turn ? EventCells{} : cell();
        when.terms.tile = m_dice.below(2) == 0 ? "wall" : "floor";
        when.terms.every = 1;
        if (when.on == TriggerWord::Mark) {
            when.terms.mark = mark();
            when.terms.least = m_dice.between(1, 2);
        }
        return when;
    }

    EventCondition condition()
    {
        EventCondition asked{m_marks > 0 ? ConditionWord::Mark : ConditionWord::Tile, {}};
        switch (m_dice.below(4)) {
        case 0: asked.is = ConditionWord::Stands; break;
        case 1: asked.is = ConditionWord::Tile; break;
        default: break;
        }
        asked.terms.cells = cell();
        asked.terms.tile = m_dice.below(2) == 0 ? "wall" : "floor";
        asked.terms.least = 0;
        asked.terms.most = kHighestMark;
        if (asked.is == ConditionWord::Mark) {
            asked.terms.mark = mark();
            (m_dice.below(2) == 0 ? asked.terms.least : asked.terms.most) = m_dice.between(0, 2);
        }
        if (m_dice.below(4) != 0)
            return asked;
        return {ConditionWord::Not, {}, {asked}};
    }

    EventEffect effect()
    {
        EventEffect done{EffectWord::Tile, {}};
        const std::uint32_t word = m_dice.below(10);
        if (word < 3 && m_marks > 0)
            done.does = EffectWord::Mark;
        else if (word == 9)
            done.does = EffectWord::Move;
        done.terms.cells = cell();
        done.terms.tile = m_dice.below(2) == 0 ? "wall" : "floor";
        if (done.does == EffectWord::Mark) {
            done.terms.mark = mark();
            (m_dice.below(2) == 0 ? done.terms.set : done.terms.add) = m_dice.between(0, 2);
        }
        if (m_withTime && m_dice.below(4) == 0)
            done.terms.delay = m_dice.between(1, 9);
        return done;
    }

    ScriptedEvent event(int number)
    {
        ScriptedEvent made;
        made.uid = {static_cast<std::uint64_t>(number + 1)};
        made.when = trigger();
        for (std::uint32_t i = m_dice.below(3); i > 1; --i)
            made.conditions.push_back(condition());
        for (std::uint32_t i = 1 + m_dice.below(2); i > 0; --i)
            made.effects.push_back(effect());
        made.repeat = m_dice.below(2) == 0 ? 1 : 0;
        return made;
    }

    int m_side;
    Random m_dice;
    int m_marks = 0;
    bool m_withTime = false;
};

struct Tally {
    int tried = 0;
    int proved = 0;
    int open = 0; // not proved
    QString contradiction;
};

void compareWithTwin(const Dungeon& dungeon, std::uint64_t seed, Tally& tally)
{
    const Position start{0, 0, 0};
    const auto twin = twinAnswer(dungeon, start, 20'000);
    if (!twin)
        return;
    const Proof proof = proveGoal(dungeon, start);
    // Where no event changes a way the proof has nothing to say.
    const bool hasWay = !findRoute(dungeon).empty();
    if (proof.states == 0 && !hasWay)
        return;
    ++tally.tried;
    tally.proved += proof.verdict == Verdict::Proved;
    tally.open += proof.verdict == Verdict::NotProved;
    if (proof.verdict != Verdict::NotProved && (proof.verdict == Verdict::Proved) != twin->alwaysHopes)
        tally.contradiction = QString("seed %1: the twin says %2, by parts %3\n%4\n%5")
                                  .arg(seed)
                                  .arg(twin->alwaysHopes)
                                  .arg(proof.isByParts)
                                  .arg(shown(asciiPicture(dungeon)), shown(dungeonJson(dungeon).compact()));
}

void compareMany(int side, int count, int events, int marks, bool withTime, Tally& tally)
{
    for (int i = 0; i < count && tally.contradiction.isEmpty(); ++i) {
        const auto seed = static_cast<std::uint64_t>(i) * 7 + (withTime ? 3 : 1);
        compareWithTwin(Maker(side, seed).make(events, marks, withTime), seed, tally);
    }
}

} // namespace

void ProofTest::smallLevelsAgreeWithTheirTwin()
{
    Tally tally;
    compareMany(4, scaled(4000), 2, 0, false, tally);
    QVERIFY2(tally.contradiction.isEmpty(), qPrintable(tally.contradiction));
    QVERIFY2(tally.open * 20 <= tally.tried, qPrintable(QString("%1 of %2").arg(tally.open).arg(tally.tried)));
    QVERIFY(tally.proved > tally.tried / 10);
}

void ProofTest::largerLevelsAgreeWithTheirTwin()
{
    for (const bool withTime : {false, true}) {
        Tally tally;
        compareMany(6, scaled(2000), 3, 3, withTime, tally);
        QVERIFY2(tally.contradiction.isEmpty(), qPrintable(tally.contradiction));
        QVERIFY2(withTime || tally.open * 20 <= tally.tried,
                 qPrintable(QString("%1 of %2").arg(tally.open).arg(tally.tried)));
        QVERIFY(tally.proved > tally.tried / 10);
    }
}

namespace {

// A floor with holes in it above a level of events.
Dungeon fallsInto(const Dungeon& below, std::uint64_t seed)
{
    Random dice(seed);
    const int side = below.width;
    Dungeon dungeon = emptyDungeon(side, side, 2);
    dungeon.catalogue = catalogueWith(R"({"use": ["living"]})");
    dungeon.rules = below.rules;
    for (TileId& tile : dungeon.levels[0].tiles.edit().cells())
        tile = dungeon.catalogue->floor();
    for (int i = 0; i < 3; ++i)
        dungeon.levels[0].tiles[dice.between(1, side - 1), dice.between(0, side - 1)] =
            *dungeon.catalogue->findTile("chasm");
    dungeon.levels[1].tiles = below.levels[0].tiles;
    dungeon.levels[1].script = below.levels[0].script;
    dungeon.start = Start{{dungeon.levels[0].uid, 0, 0}, true};
    return dungeon;
}

bool alwaysHopes(const Dungeon& dungeon)
{
    const PlayModel model(dungeon, {0, 0, 0}, nullptr);
    PlayGraph graph(model, kMostCombinations, kMostPlayStates);
    graph.add(model.first(), model.start());
    if (!graph.explore(0))
        return true; // too many to say
    const std::vector<bool> hopes = graph.hopeful(&PlayGraph::State::isGoal);
    return std::ranges::find(hopes, false) == hopes.end();
}

} // namespace

void ProofTest::whoeverFallsAmongPartsIsProvedAsByTheWhole()
{
    int byParts = 0;
    for (int i = 0; i < scaled(1000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i) * 7 + 5;
        const Dungeon dungeon = fallsInto(Maker(6, seed).make(3, 0, false), seed);
        const Proof proof = proveGoal(dungeon, {0, 0, 0});
        byParts += proof.isByParts;
        QVERIFY2(!proof.isByParts || alwaysHopes(dungeon),
                 qPrintable(QString::number(seed) + u'\n' + shown(asciiPicture(dungeon)) +
                            shown(dungeonJson(dungeon).compact())));
    }
    QVERIFY2(byParts > scaled(10), qPrintable(QString::number(byParts)));
}

CAVE_TEST_SUITE(ProofTest);
#include "proof_test.moc"
