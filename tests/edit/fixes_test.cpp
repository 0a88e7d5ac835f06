// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/edit/fixes/fixes.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

std::optional<Problem> problemOf(const Dungeon& dungeon, ProblemKind kind)
{
    const std::vector<Problem> problems = findProblems(dungeon);
    const auto found = std::ranges::find(problems, kind, &Problem::kind);
    return found == problems.end() ? std::nullopt : std::optional(*found);
}

// Fixes the first problem of this kind; tells what else was wrong with that: undo must be exact.
QString fixed(Dungeon& dungeon, ProblemKind kind)
{
    const auto problem = problemOf(dungeon, kind);
    if (!problem)
        return "no such problem";
    const auto fix = fixFor(dungeon, *problem);
    if (!fix)
        return "no fix";
    const Dungeon before = dungeon;
    Applied applied = apply(dungeon, fix->edit);
    Dungeon undone = dungeon;
    apply(undone, applied.inverse);
    if (undone.levels != before.levels || undone.links != before.links || undone.start != before.start)
        return "cannot be undone";
    return problemOf(dungeon, kind) ? "still there" : "";
}

void compare(const Dungeon& dungeon, std::string_view picture)
{
    QCOMPARE(shown(asciiPicture(dungeon)), shown(trimmed(picture)));
}

TileId tileOf(const Dungeon& dungeon, const char* id) { return *dungeon.catalogue->findTile(id); }

} // namespace

class FixesTest : public QObject {
    Q_OBJECT

private slots:
    void aStartIsMovedToTheGround();
    void thingsLeaveWallsAndEachOther();
    void stairsGetTheirOtherEnd();
    void stairsThatLeadOutGo();
    void aHoleGetsItsLanding();
    void brokenLinksGo();
    void tunnelsAreTheShortest();
    void tunnelsLeaveTheBorderWhole();
    void levelsAreJoinedByStairs();
    void goalsArePutWhereTheyCanBeReached();
    void locksGetKeysOrOpen();
    void keysForgetDoorsThatAreNotThere();
    void secretsAreRevealed();
    void floorIsLaidWhereTheOnlyWayDoesHarm();
    void manyFixesMakeADungeonSound();
};

void FixesTest::aStartIsMovedToTheGround()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#...#
#####
)");
    dungeon.start = Start{{levelUid(0), 0, 0}, true};
    QCOMPARE(fixed(dungeon, ProblemKind::NoStart), QString());
    QCOMPARE(dungeon.start->at, (Place{levelUid(0), 1, 1}));
}

void FixesTest::thingsLeaveWallsAndEachOther()
{
    Dungeon dungeon = asciiDungeon(R"(
#######
#@.k..#
#######
)");
    const CreatureKindId bat = *dungeon.catalogue->findCreature("bat");
    dungeon.levels[0].things.push_back({KindTable::Creature, bat, 3, 1, {}});
    QCOMPARE(fixed(dungeon, ProblemKind::CreaturesShare), QString());
    dungeon.levels[0].things.push_back({KindTable::Creature, bat, 1, 1, {}});
    sortThings(dungeon.levels[0].things);
    QCOMPARE(fixed(dungeon, ProblemKind::CreatureAtStart), QString());
    dungeon.levels[0].things.push_back({KindTable::Item, 0, 6, 2, {}});
    QCOMPARE(fixed(dungeon, ProblemKind::ThingInWall), QString());
    dungeon.levels[0].things.push_back({KindTable::Item, 0, 60, 2, {}});
    QCOMPARE(fixed(dungeon, ProblemKind::ThingOutside), QString());
    QVERIFY(findProblems(dungeon).empty());
}

void FixesTest::stairsGetTheirOtherEnd()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#@.>#
#####

#####
#..##
#####
)");
    QCOMPARE(fixed(dungeon, ProblemKind::StairsUnpaired), QString());
    compare(dungeon, R"(
#####
#@.>#
#####

#####
#..<#
#####
)");
}

void FixesTest::stairsThatLeadOutGo()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#@.>#
#####
)");
    QCOMPARE(fixed(dungeon, ProblemKind::StairsLeadOut), QString());
    compare(dungeon, R"(
#####
#@..#
#####
)");
}

void FixesTest::aHoleGetsItsLanding()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#@..#
#####

#####
#..##
#####
)");
    dungeon.levels[0].tiles[3, 1] = tileOf(dungeon, "hole");
    QCOMPARE(fixed(dungeon, ProblemKind::HoleWithoutLink), QString());
    QCOMPARE(dungeon.stairsTarget({3, 1, 0}), std::optional(Position{2, 1, 1}));
}

void FixesTest::brokenLinksGo()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#@..#
#####
)");
    dungeon.links = {{{levelUid(0), 1, 1}, {levelUid(7), 1, 1}, false, {}},
                     {{levelUid(0), 1, 1}, {levelUid(0), 0, 0}, true, {}}};
    QCOMPARE(fixed(dungeon, ProblemKind::BadLink), QString());
    QVERIFY(dungeon.links.empty());
}

void FixesTest::tunnelsAreTheShortest()
{
    Dungeon dungeon = asciiDungeon(R"(
##########
#@.###...#
#..#####.#
#..##....#
##########
)");
    QCOMPARE(fixed(dungeon, ProblemKind::FloorUnreachable), QString());
    compare(dungeon, R"(
##########
#@.###...#
#..#####.#
#........#
##########
)");
}

void FixesTest::tunnelsLeaveTheBorderWhole()
{
    Dungeon dungeon = asciiDungeon(R"(
.........
.@.###...
.########
)");
    dungeon.levels[0].tiles[4, 0] = dungeon.catalogue->rock();
    dungeon.levels[0].tiles[3, 0] = dungeon.catalogue->rock();
    QCOMPARE(fixed(dungeon, ProblemKind::FloorUnreachable), QString());
    QCOMPARE((dungeon.levels[0].tiles[4, 0]), dungeon.catalogue->rock());
}

void FixesTest::levelsAreJoinedByStairs()
{
    Dungeon dungeon = asciiDungeon(R"(
#####
#@..#
#####

#####
##..#
#####
)");
    QCOMPARE(fixed(dungeon, ProblemKind::LevelUnreachable), QString());
    QVERIFY(findProblems(dungeon).empty());
}

void FixesTest::goalsArePutWhereTheyCanBeReached()
{
    Dungeon dungeon = asciiDungeon(R"(
########
#@....>#
########

########
#.....<#
########
)");
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "altar";
    QCOMPARE(fixed(dungeon, ProblemKind::GoalMissing), QString());
    QCOMPARE((dungeon.levels[1].tiles[1, 1]), tileOf(dungeon, "altar"));
    dungeon.levels[1].tiles[3, 1] = dungeon.catalogue->wall();
    QCOMPARE(fixed(dungeon, ProblemKind::GoalUnreachable), QString());
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "kobold";
    QCOMPARE(fixed(dungeon, ProblemKind::GoalMissing), QString());
    QVERIFY(findProblems(dungeon).empty());
}

void FixesTest::locksGetKeysOrOpen()
{
    Dungeon dungeon = asciiDungeon(R"(
########
#@..#..#
########
)");
    dungeon.levels[0].tiles[4, 1] = tileOf(dungeon, "locked_door");
    Dungeon behind = dungeon;
    QCOMPARE(fixed(dungeon, ProblemKind::LockWithoutKey), QString());
    QVERIFY(findProblems(dungeon).empty());
    putItem(behind, "key", {6, 1, 0}, Position{4, 1, 0});
    QCOMPARE(fixed(behind, ProblemKind::KeyBehindLock), QString());
    QVERIFY(behind.catalogue->tile(behind.levels[0].tiles[4, 1]).walkable);
}

void FixesTest::keysForgetDoorsThatAreNotThere()
{
    Dungeon dungeon = asciiDungeon(R"(
########
#@.....#
########
)");
    putItem(dungeon, "key", {3, 1, 0}, Position{5, 1, 0});
    QCOMPARE(fixed(dungeon, ProblemKind::KeyWithoutDoor), QString());
    QVERIFY(!dungeon.levels[0].things.front().opens);
}

void FixesTest::secretsAreRevealed()
{
    Dungeon dungeon = asciiDungeon(R"(
########
#@..#..#
########
)");
    dungeon.levels[0].tiles[4, 1] = tileOf(dungeon, "secret_door");
    dungeon.levels[0].tiles[6, 1] = tileOf(dungeon, "altar");
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "altar";
    QCOMPARE(fixed(dungeon, ProblemKind::GoalBehindSecret), QString());
}

void FixesTest::floorIsLaidWhereTheOnlyWayDoesHarm()
{
    const auto lavaDungeon = [](std::string_view picture) {
        Dungeon made = asciiDungeon(picture, catalogueWith(std::string_view(R"({"use": ["living"]})")));
        made.rules.goal = Goal::Reach;
        made.rules.goalKind = "exit";
        return made;
    };
    Dungeon dungeon = lavaDungeon(R"(
#########
#@..$$$n#
#...$$$.#
#########
)");
    QCOMPARE(fixed(dungeon, ProblemKind::GoalBehindHarm), QString());
    compare(dungeon, R"(
#########
#@.....n#
#...$$$.#
#########
)");
    // On the way to a key as well, and nowhere else.
    dungeon = lavaDungeon(R"(
########
#@$.L.n#
#...####
#.$#####
#.$.####
########
)");
    putItem(dungeon, "key", {3, 4, 0}, Position{4, 1, 0});
    QCOMPARE(fixed(dungeon, ProblemKind::GoalBehindHarm), QString());
    compare(dungeon, R"(
########
#@$.L.n#
#...####
#..#####
#.$.####
########
)");
}

// Whatever is broken: fixing the first problem that offers it comes to an end, and leaves none that does.
void FixesTest::manyFixesMakeADungeonSound()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Dungeon dungeon = recipeDungeon(seed);
        Random dice(seed);
        for (int i = 0; i < 60; ++i)
            dungeon.levels[dice.below(3)].tiles[dice.between(1, 38), dice.between(1, 18)] =
                static_cast<TileId>(dice.below(static_cast<std::uint32_t>(dungeon.catalogue->tiles().size())));
        int steps = 0;
        for (bool isFixing = true; isFixing && steps < 400; ++steps) {
            isFixing = false;
            for (const Problem& problem : findProblems(dungeon)) {
                if (const auto fix = fixFor(dungeon, problem)) {
                    apply(dungeon, fix->edit);
                    isFixing = true;
                    break;
                }
            }
        }
        QVERIFY2(steps < 400, qPrintable(QString("seed %1").arg(seed)));
        for (const Problem& problem : findProblems(dungeon))
            QVERIFY2(problem.severity == Severity::Warning, qPrintable(shown(problem.what)));
    }
}

CAVE_TEST_SUITE(FixesTest);
#include "fixes_test.moc"
