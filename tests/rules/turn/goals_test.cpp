// SPDX-License-Identifier: MIT
// Several goals at once, and levels where nobody acts without the hero.
#include "core/rules/facts/message.h"
#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/world/goal_state.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Rules withGoals(Goal goal, std::vector<GoalPart> parts)
{
    Rules rules;
    rules.goal = goal;
    rules.parts = std::move(parts);
    rules.attack = 10'000;
    return rules;
}

const std::vector<GoalPart> kThree{{Goal::Slay, "fungus"}, {Goal::Collect, "zircon", 2}, {Goal::Reach, "exit"}};

void drop(World& world, std::string_view item, Position at)
{
    WorldWriter(world).addItem(*world.catalogue().findItem(item), at);
}

} // namespace

class GoalsTest : public QObject {
    Q_OBJECT

private slots:
    void allGoalsMustBeMetInAnyOrder()
    {
        World world = testWorld("#######\n#F@.n.#\n#######", withGoals(Goal::All, kThree));
        drop(world, "zircon", {3, 1, 0});
        drop(world, "zircon", {3, 1, 0});
        play(world, Walk{Direction::East});
        play(world, Walk{Direction::East}); // on the exit, too early
        QVERIFY(!world.isOver());
        play(world, Walk{Direction::West});
        play(world, PickUp{});
        if (world.counted(*world.catalogue().findItem("zircon")) < 2)
            play(world, PickUp{});
        play(world, Walk{Direction::West});
        QCOMPARE(world.state().goalsMet, 0U);
        play(world, Walk{Direction::West}); // slays
        QCOMPARE(world.state().goalsMet, 1U);
        QCOMPARE(world.hash(), world.recomputedHash());
        QVERIFY(!world.isOver());
        play(world, Walk{Direction::East});
        play(world, Walk{Direction::East});
        QVERIFY(world.state().outcome == Outcome::Won);
    }

    void whatIsMissingIsSaidAtThePlace()
    {
        World world = testWorld("#######\n#F@n..#\n#######", withGoals(Goal::All, kThree));
        const Turn early = play(world, Walk{Direction::East});
        const auto short1 = eventsOf<FellShort>(early.events);
        QCOMPARE(short1.size(), std::size_t{1});
        QCOMPARE(describe(world, short1.front())->text.source, std::string_view("Not yet: %1 must be slain first."));
        WorldWriter(world).meetGoal(0);
        drop(world, "zircon", {3, 1, 0});
        play(world, PickUp{});
        play(world, Walk{Direction::West});
        const auto short2 = eventsOf<FellShort>(play(world, Walk{Direction::East}).events);
        QCOMPARE(short2.front().gathered, 1);
        QCOMPARE(describe(world, short2.front())->text.source,
                 std::string_view("Not yet: you have gathered %1 of %2 (%3)."));
    }

    void anyGoalIsEnough()
    {
        World slain = testWorld("#######\n#F@.n.#\n#######", withGoals(Goal::Any, kThree));
        play(slain, Walk{Direction::West});
        QVERIFY(slain.state().outcome == Outcome::Won);
        World there = testWorld("#######\n#F@n..#\n#######", withGoals(Goal::Any, kThree));
        play(there, Walk{Direction::East});
        QVERIFY(there.state().outcome == Outcome::Won);
        World gathered = testWorld("#######\n#F@.n.#\n#######",
                                   withGoals(Goal::Any, {{Goal::Collect, "zircon", 1}, {Goal::Reach, "exit"}}));
        drop(gathered, "zircon", {2, 1, 0});
        play(gathered, PickUp{});
        QVERIFY(gathered.state().outcome == Outcome::Won);
    }

    void anEffectThatChangesPlacesLeadsToTheGoalToo()
    {
        World world = testWorld("#######\n#@.Dn.#\n#######", withGoals(Goal::Any, {{Goal::Reach, "exit"}}));
        const EntityId dummy = creatureOfKind(world, "dummy").id;
        WorldWriter(world).moveCreature(dummy, {4, 1, 0});
        std::vector<Event> events;
        meetWith(WorldWriter(world), dummy, {.kind = EffectKind::Swap}, actorOf(world, world.hero()), events);
        QCOMPARE(world.hero().at, (Position{4, 1, 0}));
        QVERIFY(world.state().outcome == Outcome::Won);
    }

    void otherKindsAreNoGoal()
    {
        World world = testWorld("#######\n#B@.n.#\n#######", withGoals(Goal::Any, {{Goal::Slay, "fungus"}}));
        play(world, Walk{Direction::West});
        QCOMPARE(world.state().goalsMet, 0U);
        QVERIFY(!world.isOver());
    }

    void anotherLevelStandsStillWhereTheRulesSaySo()
    {
        const auto far = [](bool isStill) {
            Rules rules;
            rules.isStillElsewhere = isStill;
            World world = testWorld("########\n#@.....#\n########\n\n########\n#B.....#\n########", rules);
            const Position before = creatureOfKind(world, "bat").at;
            bool moved = false;
            for (int i = 0; i < 20; ++i) {
                play(world, Wait{});
                moved = moved || creatureOfKind(world, "bat").at != before;
            }
            return moved;
        };
        QVERIFY(far(false));
        QVERIFY(!far(true));
    }

    void whoStoodStillActsOnceTheHeroComes()
    {
        Rules rules;
        rules.isStillElsewhere = true;
        World world = testWorld("########\n#@.....#\n########\n\n########\n#B.....#\n########", rules);
        for (int i = 0; i < 10; ++i)
            play(world, Wait{});
        WorldWriter(world).moveCreature(world.hero().id, {6, 1, 1});
        const std::int64_t due = creatureOfKind(world, "bat").nextAct;
        QVERIFY(due >= world.state().clock && due <= world.state().clock + 100); // not all that was missed
        const Position before = creatureOfKind(world, "bat").at;
        bool moved = false;
        for (int i = 0; i < 5; ++i) {
            play(world, Wait{});
            moved = moved || creatureOfKind(world, "bat").at != before;
        }
        QVERIFY(moved);
    }
};

CAVE_TEST_SUITE(GoalsTest);
#include "goals_test.moc"
