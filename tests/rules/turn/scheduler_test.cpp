// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/world/scheduler.h"
#include "tests/rules/play_support.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace cave;

namespace {

// Two halls and a cell apart, so that nobody meets the hero.
std::string apart(char first, char second)
{
    const std::string floor(60, '.');
    std::string picture = std::string(62, '#') + "\n#@" + std::string(60, '#') + '\n' + std::string(62, '#') + '\n';
    for (const char glyph : {first, second}) {
        for (int y = 0; y < 24; ++y)
            picture += '#' + (y == 12 ? std::string(30, '.') + glyph + std::string(29, '.') : floor) + "#\n";
        picture += std::string(62, '#') + '\n';
    }
    return picture;
}

// How often the only creature of a kind steps while the hero waits for some turns.
std::size_t stepsIn(World& world, std::string_view kind, int turns)
{
    const EntityId id = creatureOfKind(world, kind).id;
    std::size_t steps = 0;
    for (int i = 0; i < turns; ++i)
        for (const Stepped& step : eventsOf<Stepped>(play(world, Wait{}).events))
            steps += step.who.id == id;
    return steps;
}

using Key = std::pair<std::int64_t, std::uint64_t>;
Key keyOf(const Scheduler::Entry& entry) { return {entry.time, entry.order}; }

} // namespace

class SchedulerTest : public QObject {
    Q_OBJECT

private slots:
    void anActTakesTimeBySpeed();
    void theEarliestComesFirstAndTiesInInsertionOrder();
    void theCalendarKeepsTheOrderOfASortedSet();
    void ofThoseDueTogetherTheFirstScheduledActsFirst();
    void creaturesOfOneSpeedActInTheOrderTheyWereMade();
    void aBatActsTwiceAsOftenAsTheHero();
    void aNewtActsAsOftenAsTheHero();
    void aFungusActsAQuarterAsOften();
    void aFastHeroActsMoreOften();
};

void SchedulerTest::anActTakesTimeBySpeed()
{
    QCOMPARE(actDuration(100), std::int64_t{100});
    QCOMPARE(actDuration(200), std::int64_t{50});
    QCOMPARE(actDuration(25), std::int64_t{400});
    QCOMPARE(actDuration(300), std::int64_t{33});
    QCOMPARE(actDuration(1), std::int64_t{10'000});
    QCOMPARE(actDuration(1000), std::int64_t{10});
}

void SchedulerTest::theEarliestComesFirstAndTiesInInsertionOrder()
{
    Random dice(5);
    Scheduler scheduler;
    std::vector<std::pair<std::int64_t, std::uint64_t>> expected;
    for (std::uint64_t order = 1; order <= 2000; ++order) {
        const std::int64_t time = dice.below(50);
        scheduler.add({time, order, static_cast<EntityId>(order)});
        expected.emplace_back(time, order);
    }
    std::ranges::sort(expected);
    for (const auto& [time, order] : expected) {
        QVERIFY(scheduler.first());
        QCOMPARE(scheduler.first()->time, time);
        QCOMPARE(scheduler.first()->order, order);
        scheduler.removeFirst();
    }
    QVERIFY(!scheduler.first());
}

// The slow twin is a sorted set. The waits are those of creatures, none at all, longer than a year of the calendar, and
// longer than many.
void SchedulerTest::theCalendarKeepsTheOrderOfASortedSet()
{
    constexpr std::array<std::int64_t, 8> kWaits{0, 50, 100, 100, 400, 512, 1124, 10'000};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random dice(seed);
        Scheduler scheduler;
        std::set<Key> twin;
        std::int64_t now = 1'000'000 * static_cast<std::int64_t>(dice.below(3));
        const std::uint32_t most = 1 + dice.below(60);
        for (std::uint64_t order = 1; order < 2000; ++order) {
            if (!twin.empty() && (twin.size() >= most || dice.below(8) == 0)) {
                QVERIFY(keyOf(*scheduler.first()) == *twin.begin());
                now = scheduler.first()->time;
                twin.erase(twin.begin());
                scheduler.removeFirst();
            }
            const Scheduler::Entry entry{now + kWaits[dice.below(8)] + dice.below(2), order};
            twin.insert(keyOf(entry));
            scheduler.add(entry);
            QVERIFY(keyOf(*scheduler.first()) == *twin.begin());
        }
        QVERIFY(std::ranges::equal(scheduler.entries(), twin, {}, keyOf));
    }
}

void SchedulerTest::ofThoseDueTogetherTheFirstScheduledActsFirst()
{
    World world = testWorld(apart(':', 'B'));
    for (int turn = 1; turn <= 100; ++turn) {
        play(world, Wait{});
        const std::int64_t now = std::int64_t{100} * turn;
        QCOMPARE(world.state().clock, now);
        QCOMPARE(world.hero().nextAct, now);
        // The newt was scheduled for now a turn ago, before the hero was; the bat half a turn ago, after the hero.
        QCOMPARE(creatureOfKind(world, "newt").nextAct, now + 100);
        QCOMPARE(creatureOfKind(world, "bat").nextAct, now);
    }
}

void SchedulerTest::creaturesOfOneSpeedActInTheOrderTheyWereMade()
{
    World world = asciiWorld(apart('B', 'B'));
    const EntityId first = static_cast<EntityId>(2);
    const EntityId second = static_cast<EntityId>(3);
    int full = 0;
    for (int i = 0; i < 100; ++i) {
        std::vector<EntityId> order;
        for (const Stepped& step : eventsOf<Stepped>(play(world, Wait{}).events))
            order.push_back(step.who.id);
        // The second acts of a turn come with the hero's next: those due at its time, but after it.
        const std::vector<EntityId> expected{first, second, first, second};
        const std::vector<EntityId> begin{first, second};
        if (order.size() == 4 || i == 0) {
            QVERIFY(order == (i == 0 ? begin : expected));
            ++full;
        }
    }
    QVERIFY(full > 50);
}

void SchedulerTest::aBatActsTwiceAsOftenAsTheHero()
{
    World world = testWorld(apart('B', 'D'));
    const std::size_t steps = stepsIn(world, "bat", 1000);
    QVERIFY2(steps > 1900 && steps <= 2000, qPrintable(QString::number(steps))); // walls stop some
}

void SchedulerTest::aNewtActsAsOftenAsTheHero()
{
    World world = testWorld(apart(':', 'D'));
    const std::size_t steps = stepsIn(world, "newt", 1000);
    QVERIFY2(steps > 900 && steps <= 1000, qPrintable(QString::number(steps)));
}

void SchedulerTest::aFungusActsAQuarterAsOften()
{
    World world = testWorld(apart('F', 'D'));
    std::vector<std::int64_t> acts; // turns in which it acted
    std::int64_t last = creatureOfKind(world, "fungus").nextAct;
    for (int i = 1; i <= 40 && eventsOf<Grew>(play(world, Wait{}).events).empty(); ++i) {
        const std::int64_t next = creatureOfKind(world, "fungus").nextAct;
        if (next != last)
            acts.push_back(i);
        last = next;
    }
    QVERIFY(acts.size() > 3);
    for (std::size_t i = 1; i < acts.size(); ++i)
        QCOMPARE(acts[i] - acts[i - 1], std::int64_t{4});
}

void SchedulerTest::aFastHeroActsMoreOften()
{
    Rules rules;
    rules.speed = 200;
    World world = testWorld(apart(':', 'D'), rules);
    const std::size_t steps = stepsIn(world, "newt", 1000);
    QVERIFY2(steps > 450 && steps <= 500, qPrintable(QString::number(steps)));
}

CAVE_TEST_SUITE(SchedulerTest);
#include "scheduler_test.moc"
