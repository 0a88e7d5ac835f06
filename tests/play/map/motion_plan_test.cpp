// SPDX-License-Identifier: MIT
// How a turn's events are laid out in time.
#include "app/play/map/motion_plan.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>

using namespace cave;

namespace {

using Before = std::map<EntityId, MapThing>;

// A hall with the hero in (2, 2) and a newt in (5, 2), all in view.
World hall()
{
    const Session session = sessionOf(arena({{
        "XXXXXXXXX",
        "X.......X",
        "X.@..N..X",
        "X.......X",
        "XXXXXXXXX",
    }}));
    return session.world();
}

Before shownIn(const World& world)
{
    Before before;
    for (const Creature& creature : world.creatures()) {
        MapThing thing;
        thing.x = creature.at.x;
        thing.y = creature.at.y;
        thing.kind = creature.kind;
        thing.isHero = creature.id == world.state().hero;
        before.emplace(creature.id, thing);
    }
    return before;
}

Actor actor(const World& world, Position at)
{
    const Creature& creature = *world.creatureAt(at);
    return {creature.id, creature.kind, creature.id == world.state().hero};
}

// `way`: as core tells it, see UsedUp.
UsedUp usedBy(const World& world, const Actor& who, const char* item, std::vector<Position> way = {})
{
    return {.who = who,
            .kind = *world.catalogue().findItem(item),
            .from = world.creature(who.id)->at,
            .way = std::move(way)};
}

int countOf(const MotionPlan& plan, Cue::Kind kind)
{
    return static_cast<int>(std::ranges::count(plan.cues, kind, &Cue::kind));
}

constexpr Position kHero{2, 2, 0};
constexpr Position kNewt{5, 2, 0};

int actsEnd(const MotionPlan& plan)
{
    int end = 0;
    for (const Cue& cue : plan.cues)
        if (cue.kind == Cue::Kind::Step || cue.kind == Cue::Kind::Strike || cue.kind == Cue::Kind::Missile)
            end = std::max(end, cue.end());
    return end;
}

const Cue* find(const MotionPlan& plan, Cue::Kind kind)
{
    const auto found = std::ranges::find(plan.cues, kind, &Cue::kind);
    return found == plan.cues.end() ? nullptr : &*found;
}

} // namespace

class MotionPlanTest : public QObject {
    Q_OBJECT

private slots:
    void aStepGlidesFromThereToHere();
    void aBlowLandsBeforeItsVictimFlinches();
    void whoeverActsTwiceDoesItInOrder();
    void noTurnTakesLonger();
    void shortIsHalfAsLong();
    void numbersOfOneCellStandApart();
    void theDeadFadeWhereTheyStood();
    void whatIsOutOfViewIsNotShown();
    void whoWasNotShownDoesNotGlide();
    void nothingBetraysWhoHides();
    void whatIsAimedFliesAsABoltBeforeItHurts();
    void aBoltGoesToTheEndOfItsLine();
    void aBoltEndsWhereTheViewDoes();
    void whatHappensLaterInATurnBendsNoBolt();
    void lightningFlashesAndBurningDoesNot();
    void aBoltBetraysNobodyWhoHides();
    void anotherLevelComesOutOfTheDark();
};

void MotionPlanTest::aStepGlidesFromThereToHere()
{
    const World world = hall();
    const Actor newt = actor(world, kNewt);
    const std::vector<Event> events{Stepped{newt, {6, 2, 0}, kNewt}};
    const MotionPlan plan = planMotion(world, events, shownIn(world), 1);
    const QPoint home(5, 2);
    QCOMPARE(poseAt(plan, newt.id, home, 0).offset, QPointF(1, 0));
    const double halfway = poseAt(plan, newt.id, home, 45).offset.x();
    QVERIFY(halfway > 0 && halfway < 0.5); // fast at first
    QCOMPARE(poseAt(plan, newt.id, home, plan.length).offset, QPointF(0, 0));
    QCOMPARE(plan.length, 90);
    QCOMPARE(poseAt(plan, world.state().hero, {2, 2}, 0), Pose{});
}

void MotionPlanTest::aBlowLandsBeforeItsVictimFlinches()
{
    const World world = hall();
    const Actor hero = actor(world, kHero);
    const Actor newt = actor(world, kNewt);
    const std::vector<Event> events{Struck{hero, newt, kHero, {3, 2, 0}, 3}};
    const MotionPlan plan = planMotion(world, events, shownIn(world), 1);
    QVERIFY(poseAt(plan, hero.id, {2, 2}, 59).offset.x() > 0.3);
    QCOMPARE(poseAt(plan, newt.id, {5, 2}, 59).white, 0.0);
    QVERIFY(poseAt(plan, newt.id, {5, 2}, 61).white > 0.5);
    QVERIFY(poseAt(plan, newt.id, {5, 2}, 61).shake != 0);
    QCOMPARE(find(plan, Cue::Kind::Number)->amount, -3);
    QCOMPARE(poseAt(plan, hero.id, {2, 2}, plan.length), Pose{});
    QCOMPARE(poseAt(plan, newt.id, {5, 2}, plan.length), Pose{});
}

void MotionPlanTest::whoeverActsTwiceDoesItInOrder()
{
    const World world = hall();
    const Actor newt = actor(world, kNewt);
    const std::vector<Event> events{Stepped{newt, {7, 2, 0}, {6, 2, 0}}, Stepped{newt, {6, 2, 0}, kNewt}};
    const MotionPlan plan = planMotion(world, events, shownIn(world), 1);
    double last = 3;
    for (int time = 0; time <= plan.length; ++time) {
        const double left = poseAt(plan, newt.id, {5, 2}, time).offset.x();
        QVERIFY(left <= last); // never back
        last = left;
    }
    QCOMPARE(poseAt(plan, newt.id, {5, 2}, 0).offset, QPointF(2, 0));
    QCOMPARE(last, 0.0);
}

void MotionPlanTest::noTurnTakesLonger()
{
    const World world = hall();
    const Actor hero = actor(world, kHero);
    const Actor newt = actor(world, kNewt);
    std::vector<Event> events;
    for (int i = 0; i < 20; ++i) {
        events.emplace_back(Stepped{newt, {6, 2, 0}, kNewt});
        events.emplace_back(Struck{newt, hero, kNewt, kHero, 1});
        events.emplace_back(Struck{hero, newt, kHero, kNewt, 1});
    }
    const MotionPlan plan = planMotion(world, events, shownIn(world), 1);
    QVERIFY(actsEnd(plan) > 0 && actsEnd(plan) <= kLongestTurn);
    for (const Cue& cue : plan.cues)
        QVERIFY(cue.start <= kLongestTurn && cue.duration > 0);
}

void MotionPlanTest::shortIsHalfAsLong()
{
    const World world = hall();
    const std::vector<Event> events{Stepped{actor(world, kNewt), {6, 2, 0}, kNewt}};
    QCOMPARE(planMotion(world, events, shownIn(world), 0.5).length,
             planMotion(world, events, shownIn(world), 1).length / 2);
}

void MotionPlanTest::numbersOfOneCellStandApart()
{
    const World world = hall();
    const Actor hero = actor(world, kHero);
    const Actor newt = actor(world, kNewt);
    const std::vector<Event> events{Struck{newt, hero, kNewt, kHero, 1}, Struck{newt, hero, kNewt, kHero, 2}};
    std::vector<int> above;
    for (const Cue& cue : planMotion(world, events, shownIn(world), 1).cues)
        if (cue.kind == Cue::Kind::Number)
            above.push_back(cue.above);
    QCOMPARE(above, (std::vector<int>{0, 1}));
}

void MotionPlanTest::theDeadFadeWhereTheyStood()
{
    const World world = hall();
    const Actor hero = actor(world, kHero);
    const Actor newt = actor(world, kNewt);
    const std::vector<Event> events{Struck{hero, newt, kHero, kNewt, 9}, Died{newt, hero, kNewt}};
    const MotionPlan plan = planMotion(world, events, shownIn(world), 1);
    const Cue* sink = find(plan, Cue::Kind::Sink);
    QVERIFY(sink != nullptr && sink->thing);
    QCOMPARE(QPoint(sink->thing->x, sink->thing->y), QPoint(5, 2));
    QCOMPARE(sink->start, find(plan, Cue::Kind::Struck)->start);
    QCOMPARE(sinkingAt(0), Pose{});
    QCOMPARE(sinkingAt(1).opacity, 0.0);
}

void MotionPlanTest::whatIsOutOfViewIsNotShown()
{
    const World world = sessionOf(arena({{
                                      "XXXXXXXXX",
                                      "X.@.X.N.X",
                                      "XXXXXXXXX",
                                  }}))
                            .world();
    const Actor newt = actor(world, {6, 1, 0});
    const std::vector<Event> events{Stepped{newt, {5, 1, 0}, {6, 1, 0}}, Struck{newt, newt, {6, 1, 0}, {5, 1, 0}, 2},
                                    Exploded{{6, 1, 0}, 2}};
    QVERIFY(planMotion(world, events, shownIn(world), 1).cues.empty());
}

void MotionPlanTest::whoWasNotShownDoesNotGlide()
{
    const World world = hall();
    const std::vector<Event> events{Stepped{actor(world, kNewt), {6, 2, 0}, kNewt}};
    QVERIFY(planMotion(world, events, {}, 1).cues.empty());
}

void MotionPlanTest::nothingBetraysWhoHides()
{
    const World world = hall();
    const Before before = shownIn(world);
    Actor newt = actor(world, kNewt);
    const auto eventsOf = [&] {
        return std::vector<Event>{Blasted{.victim = newt, .at = kNewt, .damage = 2},
                                  Burned{.victim = newt, .at = kNewt, .damage = 2},
                                  Suffered{.who = newt, .at = kNewt, .damage = 2},
                                  Bled{.who = newt, .at = kNewt, .damage = 2},
                                  Healed{.who = newt, .health = 2},
                                  Teleported{.who = newt, .from = kNewt, .to = {6, 2, 0}},
                                  Stepped{.who = newt, .from = {6, 2, 0}, .to = kNewt}};
    };
    for (const Event& event : eventsOf())
        QVERIFY2(!planMotion(world, {&event, 1}, before, 1).cues.empty(), std::to_string(event.index()).c_str());
    newt.isUnseen = true;
    for (const Event& event : eventsOf())
        QVERIFY2(planMotion(world, {&event, 1}, before, 1).cues.empty(), std::to_string(event.index()).c_str());
}

void MotionPlanTest::whatIsAimedFliesAsABoltBeforeItHurts()
{
    const World world = hall();
    const Actor hero = actor(world, kHero);
    const Actor newt = actor(world, kNewt);
    const std::vector<Event> zaps{Burned{.victim = newt, .at = kNewt, .by = EffectKind::Lightning, .damage = 3},
                                  ConditionChanged{.who = newt, .at = kNewt, .condition = Condition::Asleep},
                                  Teleported{.who = newt, .from = kNewt, .to = {6, 1, 0}},
                                  Resisted{.who = newt, .at = kNewt}};
    for (const Event& zap : zaps) {
        const std::vector<Event> events{usedBy(world, hero, "lightning_scroll", {kNewt}), zap};
        const MotionPlan plan = planMotion(world, events, shownIn(world), 1);
        const Cue* bolt = find(plan, Cue::Kind::Bolt);
        QVERIFY2(bolt != nullptr, std::to_string(zap.index()).c_str());
        QCOMPARE(bolt->from, QPoint(2, 2));
        QCOMPARE(bolt->to, QPoint(5, 2));
        for (const Cue& cue : plan.cues)
            QVERIFY(&cue == bolt || cue.start > bolt->start);
    }
    QCOMPARE(boltReachAt(0), 0.0);
    QCOMPARE(boltReachAt(1), 1.0);
    QCOMPARE(boltStrengthAt(0), 1.0);
    QCOMPARE(boltStrengthAt(1), 0.0);
}

void MotionPlanTest::aBoltGoesToTheEndOfItsLine()
{
    const World world = hall();
    const Actor hero = actor(world, kHero);
    const auto boltOf = [&](std::vector<Position> way) {
        const std::vector<Event> events{usedBy(world, hero, "fire_wand", std::move(way))};
        const MotionPlan plan = planMotion(world, events, shownIn(world), 1);
        const Cue* bolt = find(plan, Cue::Kind::Bolt);
        return bolt != nullptr ? bolt->to : QPoint(-1, -1);
    };
    QCOMPARE(boltOf({{3, 2, 0}, {4, 2, 0}, kNewt, {6, 2, 0}, {7, 2, 0}}), QPoint(7, 2));
    QCOMPARE(boltOf({{2, 1, 0}}), QPoint(2, 1)); // though nobody is there
    QCOMPARE(boltOf({kHero}), QPoint(-1, -1));
}

void MotionPlanTest::aBoltEndsWhereTheViewDoes()
{
    const World world = sessionOf(arena({{
                                      "XXXXXXXXX",
                                      "X.@.X...X",
                                      "XXXXXXXXX",
                                  }}))
                            .world();
    const std::vector<Event> events{
        usedBy(world, actor(world, {2, 1, 0}), "digging_wand", {{3, 1, 0}, {4, 1, 0}, {5, 1, 0}, {6, 1, 0}})};
    QCOMPARE(find(planMotion(world, events, shownIn(world), 1), Cue::Kind::Bolt)->to, QPoint(4, 1));
}

void MotionPlanTest::whatHappensLaterInATurnBendsNoBolt()
{
    const World world = hall();
    const Actor hero = actor(world, kHero);
    const std::vector<Position> way{{3, 2, 0}, {4, 2, 0}, kNewt};
    const Burned flames{.victim = actor(world, kNewt), .at = {7, 3, 0}, .by = EffectKind::Ignite, .damage = 1};
    const std::vector<Event> wand{usedBy(world, hero, "fire_wand", way), flames, Met{.at = {7, 3, 0}},
                                  Exploded{{7, 1, 0}, 0}};
    const MotionPlan plan = planMotion(world, wand, shownIn(world), 1);
    QCOMPARE(countOf(plan, Cue::Kind::Bolt), 1);
    QCOMPARE(find(plan, Cue::Kind::Bolt)->to, QPoint(5, 2));
    // Nor does it make one of what was not aimed.
    const std::vector<Event> potion{usedBy(world, hero, "might_potion"), flames};
    QCOMPARE(countOf(planMotion(world, potion, shownIn(world), 1), Cue::Kind::Bolt), 0);
}

void MotionPlanTest::lightningFlashesAndBurningDoesNot()
{
    const World world = hall();
    const Actor newt = actor(world, kNewt);
    const auto flashes = [&](const Event& event) {
        return countOf(planMotion(world, {&event, 1}, shownIn(world), 1), Cue::Kind::Flash);
    };
    for (const EffectKind kind : {EffectKind::Lightning, EffectKind::Fireball, EffectKind::Frost})
        QCOMPARE(flashes(Burned{.victim = newt, .at = kNewt, .by = kind, .damage = 2}), 1);
    QCOMPARE(flashes(Burned{.victim = newt, .at = kNewt, .by = EffectKind::Ignite, .damage = 2}), 0);
    QCOMPARE(flashes(Exploded{kNewt, 2}), 1);
}

void MotionPlanTest::aBoltBetraysNobodyWhoHides()
{
    const World world = hall();
    Actor newt = actor(world, kNewt);
    newt.isUnseen = true;
    const std::vector<Event> events{usedBy(world, actor(world, kHero), "lightning_scroll"),
                                    Burned{.victim = newt, .at = kNewt, .by = EffectKind::Lightning, .damage = 2}};
    QVERIFY(planMotion(world, events, shownIn(world), 1).cues.empty());
    const std::vector<Event> ambush{usedBy(world, newt, "lightning_scroll", {kHero}),
                                    Burned{.victim = actor(world, kHero), .at = kHero, .damage = 2}};
    QCOMPARE(countOf(planMotion(world, ambush, shownIn(world), 1), Cue::Kind::Bolt), 0);
}

void MotionPlanTest::anotherLevelComesOutOfTheDark()
{
    const World world = hall();
    const MotionPlan plan = planArrival(world, 1);
    QCOMPARE(countOf(plan, Cue::Kind::Fade), 1);
    QCOMPARE(plan.cues[0].from, QPoint(0, 0));
    QCOMPARE(plan.cues[0].to, QPoint(8, 4));
    QVERIFY(plan.length > 0 && plan.length == plan.cues[0].end());
    QCOMPARE(planArrival(world, 0.5).length, plan.length / 2);
}

CAVE_TEST_SUITE(MotionPlanTest);
#include "motion_plan_test.moc"
