// SPDX-License-Identifier: MIT
#include "core/proof/problems.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// "error 3,1,0 These stairs ..." a line; a problem of the whole dungeon has "-" for its place.
QStringList listedProblems(const Dungeon& dungeon)
{
    QStringList lines;
    for (const Problem& problem : findProblems(dungeon)) {
        const QString place =
            problem.at ? QString("%1,%2,%3").arg(problem.at->x).arg(problem.at->y).arg(problem.at->z) : QString("-");
        const QString count = problem.what.count ? QString(" | %1").arg(*problem.what.count) : QString();
        lines << (problem.severity == Severity::Error ? "error " : "warning ") + place + " " + shown(problem.what) +
                     count;
    }
    return lines;
}

void compare(const Dungeon& dungeon, const QStringList& expected)
{
    QCOMPARE(listedProblems(dungeon).join("\n"), expected.join("\n"));
}

Dungeon withGoal(Dungeon dungeon, Goal goal, std::string kind)
{
    dungeon.rules.goal = goal;
    dungeon.rules.goalKind = std::move(kind);
    return dungeon;
}

constexpr std::string_view kSound = R"(
#######
#@.>..#
#...#B#
#######

#######
#..<..#
#...#n#
#######
)";

} // namespace

class ProblemsTest : public QObject {
    Q_OBJECT

private slots:
    void aSoundDungeonHasNone();
    void generatedDungeonsHaveNone();
    void aMissingStartIsFound();
    void aRandomStartNeedsFloorWithoutACreature();
    void aStartOnBadGroundIsFound();
    void thingsInWallsAndOutsideAreFound();
    void creaturesThatShareACellAreFound();
    void aCreatureOnTheStartIsFound();
    void stairsWithoutTheirOtherEndAreFound();
    void stairsOutOfTheDungeonAreFound();
    void linkedStairsNeedNoOtherEnd();
    void aHoleNeedsALink();
    void linksToNowhereAreFound();
    void missingGoalsAreFound();
    void goalsThatCannotBeReachedAreFound();
    void floorThatCannotBeReachedIsFound();
    void levelsThatCannotBeReachedAreFound();
    void thingsThatCannotBeReachedAreFound();
    void stairsUpAreNoWayWhenOnlyDescending();
    void theyAreSortedByPlace();
    void aFloodOfProblemsIsCut();
    void lookingForThemCanBeStopped();
};

void ProblemsTest::aSoundDungeonHasNone()
{
    compare(asciiDungeon(kSound), {});
    compare(withGoal(asciiDungeon(kSound), Goal::Reach, "exit"), {});
    compare(withGoal(asciiDungeon(kSound), Goal::Slay, "bat"), {});
}

void ProblemsTest::generatedDungeonsHaveNone()
{
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        compare(recipeDungeon(seed), {});
}

void ProblemsTest::aMissingStartIsFound()
{
    compare(asciiDungeon("####\n#~~#\n####"), {"error - There is no free floor to start on."});
    Dungeon dungeon = asciiDungeon(kSound);
    dungeon.start = Start{{Uid{77}, 1, 1}, true};
    compare(dungeon, {"error - The start is on a level that does not exist."});
}

void ProblemsTest::aRandomStartNeedsFloorWithoutACreature()
{
    compare(asciiDungeon("#####\n#B.B#\n#####"), {});
    compare(asciiDungeon("#####\n#BBB#\n#####"), {"error - There is no free floor to start on."});
}

void ProblemsTest::aStartOnBadGroundIsFound()
{
    Dungeon dungeon = asciiDungeon(kSound);
    dungeon.start = Start{{levelUid(1), 4, 2}, true};
    compare(dungeon, {"error 4,2,1 The start is not on ground that can be walked on."});
    dungeon.start = Start{{levelUid(0), 7, 2}, true};
    compare(dungeon, {"error 7,2,0 The start lies outside its level."});
}

void ProblemsTest::thingsInWallsAndOutsideAreFound()
{
    Dungeon dungeon = asciiDungeon(kSound);
    const CreatureKindId newt = *dungeon.catalogue->findCreature("newt");
    dungeon.levels[1].things = {{KindTable::Creature, newt, 4, 2, {}}, {KindTable::Creature, newt, 2, 9, {}}};
    compare(dungeon, {"error 4,2,1 %1 is on a cell that cannot be walked on. | newt",
                      "error 2,9,1 %1 lies outside the level. | newt"});
}

void ProblemsTest::creaturesThatShareACellAreFound()
{
    Dungeon dungeon = asciiDungeon(kSound);
    const CreatureKindId newt = *dungeon.catalogue->findCreature("newt");
    dungeon.levels[0].things.push_back({KindTable::Creature, newt, 5, 2, {}});
    compare(dungeon, {"error 5,2,0 %1 shares its cell with another creature. | newt"});
}

void ProblemsTest::aCreatureOnTheStartIsFound()
{
    Dungeon dungeon = asciiDungeon(kSound);
    dungeon.start = Start{{levelUid(0), 5, 2}, true};
    compare(dungeon, {"error 5,2,0 %1 stands where the game starts. | bat"});
}

void ProblemsTest::stairsWithoutTheirOtherEndAreFound()
{
    compare(asciiDungeon(R"(
#####
#@>>#
#####

#####
#<<.#
#####
)"),
            {"error 3,1,0 These stairs have no other end on level %1. | 2",
             "error 1,1,1 These stairs have no other end on level %1. | 1"});
}

void ProblemsTest::stairsOutOfTheDungeonAreFound()
{
    compare(asciiDungeon("#####\n#@<>#\n#####"),
            {"error 2,1,0 These stairs lead out of the dungeon.", "error 3,1,0 These stairs lead out of the dungeon."});
}

void ProblemsTest::linkedStairsNeedNoOtherEnd()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#@.>#
#####

#####
#<..#
#####
)");
    dungeon.links = {{{levelUid(0), 3, 1}, {levelUid(1), 1, 1}, false}};
    compare(dungeon, {});
    dungeon.links.front().oneWay = true;
    compare(dungeon, {"error 1,1,1 These stairs have no other end on level %1. | 1"});
}

// Stairs below a hole do not make it a way.
void ProblemsTest::aHoleNeedsALink()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#@.O#
#####

#####
#..<#
#####
)");
    compare(dungeon, {"error 3,1,0 %1 leads nowhere: it needs a link to where it ends. | hole",
                      "warning 1,1,1 Level %1 cannot be reached without digging. | 2",
                      "error 3,1,1 These stairs have no other end on level %1. | 1"});
    dungeon.levels[1].tiles[3, 1] = dungeon.catalogue->floor();
    dungeon.links.push_back({{dungeon.levels[0].uid, 3, 1}, {dungeon.levels[1].uid, 1, 1}, true});
    compare(dungeon, {});
}

void ProblemsTest::linksToNowhereAreFound()
{
    const auto linked = [](Place to, bool oneWay) {
        Dungeon dungeon = asciiDungeon("#####\n#@.>#\n#####");
        dungeon.links = {{{levelUid(0), 3, 1}, to, oneWay}};
        return dungeon;
    };
    compare(linked({levelUid(0), 1, 1}, true), {});
    compare(linked({levelUid(0), 0, 0}, true), {"error 3,1,0 The link from here ends where nobody can stand."});
    compare(linked({levelUid(0), 1, 7}, true), {"error 3,1,0 These stairs lead out of the dungeon.",
                                                "error 3,1,0 A link starts or ends outside its level."});
    compare(linked({Uid{5}, 1, 1}, true), {"error 3,1,0 These stairs lead out of the dungeon.",
                                           "error 3,1,0 A link names a level that does not exist."});
    Dungeon back = asciiDungeon("#####\n#@.>#\n#####");
    back.links = {{{levelUid(0), 0, 0}, {levelUid(0), 3, 1}, false}};
    compare(back, {"error 3,1,0 The link from here ends where nobody can stand."});
}

void ProblemsTest::missingGoalsAreFound()
{
    compare(withGoal(asciiDungeon("####\n#@.#\n####"), Goal::Reach, "exit"),
            {"error - The goal is to reach %1, but there is none. | exit"});
    compare(withGoal(asciiDungeon(kSound), Goal::Slay, "newt"),
            {"error - The goal is to slay %1, but there is none. | newt"});
    compare(withGoal(asciiDungeon(kSound), Goal::Reach, "moon"),
            {"error - The goal is a tile \"%1\", which does not exist. | moon"});
    compare(withGoal(asciiDungeon(kSound), Goal::Slay, "moon"),
            {"error - The goal is a creature \"%1\", which does not exist. | moon"});
}

void ProblemsTest::goalsThatCannotBeReachedAreFound()
{
    compare(withGoal(asciiDungeon("######\n#@.#n#\n######"), Goal::Reach, "exit"),
            {"error 4,1,0 The goal cannot be reached without digging.",
             "warning 4,1,0 %n cell(s) of floor cannot be reached without digging. | 1"});
    compare(withGoal(asciiDungeon("######\n#@n#n#\n######"), Goal::Reach, "exit"),
            {"warning 4,1,0 %n cell(s) of floor cannot be reached without digging. | 1"});
    compare(withGoal(asciiDungeon("######\n#@.#B#\n######"), Goal::Slay, "bat"),
            {"error 4,1,0 The goal cannot be reached without digging.",
             "warning 4,1,0 %n cell(s) of floor cannot be reached without digging. | 1",
             "warning 4,1,0 %1 cannot be reached without digging. | bat"});
}

void ProblemsTest::floorThatCannotBeReachedIsFound()
{
    compare(asciiDungeon(R"(
########
#@#..=.#
##.#.#.#
########
)"),
            {"warning 6,1,0 %n cell(s) of floor cannot be reached without digging. | 2"});
}

void ProblemsTest::levelsThatCannotBeReachedAreFound()
{
    compare(asciiDungeon(R"(
#####
#@..#
#####

#####
##B.#
#####

#####
#####
#####
)"),
            {"warning 2,1,1 Level %1 cannot be reached without digging. | 2",
             "warning 0,0,2 Level %1 cannot be reached without digging. | 3"});
}

void ProblemsTest::thingsThatCannotBeReachedAreFound()
{
    compare(asciiDungeon("######\n#@B#B#\n######"),
            {"warning 4,1,0 %n cell(s) of floor cannot be reached without digging. | 1",
             "warning 4,1,0 %1 cannot be reached without digging. | bat"});
}

void ProblemsTest::stairsUpAreNoWayWhenOnlyDescending()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#>.>#
#####

#####
#<@<#
#####
)");
    compare(dungeon, {});
    dungeon.rules.descendOnly = true;
    compare(dungeon, {"warning 1,1,0 Level %1 cannot be reached without digging. | 1"});
}

void ProblemsTest::theyAreSortedByPlace()
{
    const std::vector<Problem> problems = findProblems(withGoal(asciiDungeon(R"(
########
#@.#.B##
#.<#..>#
########

########
#>.#.<##
#.<#..B#
########
)"),
                                                                Goal::Reach, "altar"));
    QVERIFY(problems.size() > 6);
    QVERIFY(!problems.front().at);
    const auto key = [](const Problem& problem) {
        const Position at = problem.at.value_or(Position{});
        return std::tuple(problem.at.has_value(), at.z, at.y, at.x);
    };
    QVERIFY(std::ranges::is_sorted(problems, {}, key));
}

void ProblemsTest::aFloodOfProblemsIsCut()
{
    Dungeon dungeon = emptyDungeon(100, 30, 1);
    dungeon.levels[0].tiles.fill(dungeon.catalogue->stairsDown());
    dungeon.start = Start{{levelUid(0), 5, 5}, true};
    const std::vector<Problem> problems = findProblems(dungeon);
    QCOMPARE(problems.size(), std::size_t{1001});
    QVERIFY(problems.back().severity == Severity::Error);
    QVERIFY(problems.back().what.count == 2000);
}

// After each part of the work, which for a large dungeon takes long.
void ProblemsTest::lookingForThemCanBeStopped()
{
    const Dungeon dungeon = withGoal(asciiDungeon("######\n#@.#B#\n#.<#.#\n######"), Goal::Slay, "bat");
    int looks = 0;
    const auto lookingUntil = [&](int end) {
        looks = 0;
        return findProblems(dungeon, [&looks, end] { return ++looks != end; }).size();
    };
    const std::size_t count = findProblems(dungeon).size();
    QVERIFY(count > 0);
    QCOMPARE(lookingUntil(0), count);
    const int all = looks;
    QVERIFY2(all > 10, qPrintable(QString::number(all)));
    for (int end = 1; end <= all; ++end) {
        QVERIFY(lookingUntil(end) <= count);
        QCOMPARE(looks, end); // and nothing goes on after it
    }
    QCOMPARE(lookingUntil(1), std::size_t{0});
}

CAVE_TEST_SUITE(ProblemsTest);
#include "problems_test.moc"
