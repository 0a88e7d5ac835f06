// SPDX-License-Identifier: MIT
#include "core/rules/facts/telling/remarks.h"
#include "core/world/world_writer.h"

#include "core/content/english.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Two levels with stairs beside the start, and a sign east of the upper ones.
Dungeon toldDungeon()
{
    Dungeon dungeon = asciiDungeon(R"(
XXXXXX
X@>..X
XXXXXX

XXXXXX
X.<..X
XXXXXX
)");
    dungeon.rules.texts.intro = {"Once upon a time.", "There was a cave."};
    dungeon.levels[0].texts = {"It is dark.", {{3, 1, "Press {down} on the stairs."}}};
    dungeon.levels[1].texts = {"It is darker.", {{2, 1, "Mind the step."}}};
    return dungeon;
}

QStringList told(const std::vector<Message>& messages)
{
    QStringList texts;
    for (const Message& message : messages)
        texts << shown(format(message.text, EnglishPhrasebook(testKinds())));
    return texts;
}

QStringList toldAfter(World& world, const Command& command)
{
    QStringList texts;
    for (const Event& event : play(world, command).events)
        texts << told(remarks(world, event));
    return texts;
}

} // namespace

class RemarksTest : public QObject {
    Q_OBJECT

private slots:
    void aGameBeginsWithTheIntroAndTheFirstLevel();
    void aSignIsReadOnEveryVisit();
    void aLevelSaysItsLineOnTheFirstVisitOnly();
    void monstersReadNothing();
    void ownSentencesReplaceTheBuiltInOnes();
    void withoutOwnSentencesTheBuiltInOnesStay();
};

void RemarksTest::aGameBeginsWithTheIntroAndTheFirstLevel()
{
    Dungeon dungeon = toldDungeon();
    QCOMPARE(told(openingRemarks(worldOf(dungeon))),
             (QStringList{"Once upon a time.", "There was a cave.", "It is dark."}));
    dungeon.levels[0].texts.signs = {{1, 1, "Walk with {walk}."}};
    QCOMPARE(told(openingRemarks(worldOf(dungeon))).last(), QString("Walk with the arrow keys."));
    QVERIFY(openingRemarks(testWorld("@.")).empty());
}

void RemarksTest::aSignIsReadOnEveryVisit()
{
    World world = worldOf(toldDungeon());
    QCOMPARE(toldAfter(world, Walk{Direction::East}), QStringList());
    QCOMPARE(toldAfter(world, Walk{Direction::East}), QStringList{"Press > on the stairs."});
    QCOMPARE(toldAfter(world, Wait{}), QStringList());
    QCOMPARE(toldAfter(world, Walk{Direction::East}), QStringList());
    QCOMPARE(toldAfter(world, Walk{Direction::West}), QStringList{"Press > on the stairs."});
}

void RemarksTest::aLevelSaysItsLineOnTheFirstVisitOnly()
{
    World world = worldOf(toldDungeon());
    play(world, Walk{Direction::East});
    QCOMPARE(toldAfter(world, ClimbDown{}), (QStringList{"It is darker.", "Mind the step."}));
    QCOMPARE(toldAfter(world, ClimbUp{}), QStringList());
    QCOMPARE(toldAfter(world, ClimbDown{}), QStringList{"Mind the step."});
}

void RemarksTest::monstersReadNothing()
{
    World world = worldOf(toldDungeon());
    const EntityId bat = WorldWriter(world).addCreature(*world.catalogue().findCreature("bat"), {4, 1, 0});
    const Actor actor = actorOf(world, *world.creature(bat));
    QVERIFY(remarks(world, Stepped{actor, {4, 1, 0}, {3, 1, 0}}).empty());
    QVERIFY(remarks(world, Climbed{actor, {2, 1, 0}, {2, 1, 1}}).empty());
}

void RemarksTest::ownSentencesReplaceTheBuiltInOnes()
{
    Dungeon dungeon = toldDungeon();
    dungeon.rules.goal = Goal::Collect;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.collectKind = "coins";
    dungeon.rules.collectCount = 3;
    dungeon.rules.texts.victory = "Out on turn %1!";
    dungeon.rules.texts.death = "How sad.";
    dungeon.rules.texts.notYet = "%1 is less than %2.";
    dungeon.rules.texts.climbedUp = "Up to %1.";
    dungeon.rules.texts.climbedDown = "Down to %1.";
    dungeon.rules.texts.noWayUp = "You jump.";
    dungeon.rules.texts.noWayDown = "You stamp.";
    World world = worldOf(dungeon);
    QCOMPARE(shown(refusalOf(play(world, ClimbUp{}))), QString("You jump."));
    QCOMPARE(shown(refusalOf(play(world, ClimbDown{}))), QString("You stamp."));
    const Actor hero = actorOf(world, world.hero());
    const auto said = [&](const Event& event) { return told({*describe(world, event)}).front(); };
    QCOMPARE(said(Climbed{hero, {2, 1, 0}, {2, 1, 1}}), QString("Down to 2."));
    QCOMPARE(said(Climbed{hero, {2, 1, 1}, {2, 1, 0}}), QString("Up to 1."));
    QCOMPARE(said(FellShort{1}), QString("1 is less than 3."));
    QCOMPARE(said(Ended{Outcome::Won, 7}), QString("Out on turn 7!"));
    QCOMPARE(said(Ended{Outcome::Died, 7}), QString("How sad."));
}

void RemarksTest::withoutOwnSentencesTheBuiltInOnesStay()
{
    World world = testWorld("@.");
    QCOMPARE(shown(refusalOf(play(world, ClimbUp{}))), QString("You cannot go up here."));
    QVERIFY(!describe(world, Ended{Outcome::Died, 7}));
}

CAVE_TEST_SUITE(RemarksTest);
#include "remarks_test.moc"
