// SPDX-License-Identifier: MIT
#include "core/bits/bit_grid.h"
#include "core/rules/facts/danger_map.h"
#include "core/rules/turn/healing.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kCowards{
    creatureRow("coward", 'C',
                R"("attack": 3, "sight": 9, "behaviours": [{"does": "flee", "share": 50}, {"does": "hunt"}])"),
    creatureRow("hydra", 'Y', R"("attack": 3, "sight": 9, "behaviours": [{"does": "flee", "share": 50},
        {"does": "regenerate", "every": 4, "amount": 2}, {"does": "hunt"}])"),
    creatureRow("stump", 'Z', R"("behaviours": [
        {"does": "regenerate", "every": 4, "amount": 2, "unless_burning": true}])"),
};

constexpr int kSide = 11;
constexpr int kFar = 100'000;

using Picture = Grid<int>;

// The obvious twin: steps and dangers, lowered until nothing changes.
template <typename Lower>
void settle(const BitGrid& open, Lower lower)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                for (const Direction direction : kDirections) {
                    const Position next = moved({x, y, 0}, direction);
                    if (open.getOr(x, y, false) && open.getOr(next.x, next.y, false))
                        changed = lower(next, Position{x, y, 0}) || changed;
                }
    }
}

Picture slowDanger(BitGrid open, Position threat)
{
    open.set(threat.x, threat.y);
    Picture steps(kSide, kSide, kFar);
    steps[threat.x, threat.y] = 0;
    const auto lowerBy = [](Picture& picture, int cost) {
        return [&picture, cost](Position from, Position to) {
            const bool isLower = picture[from.x, from.y] < kFar && picture[from.x, from.y] + cost < picture[to.x, to.y];
            if (isLower)
                picture[to.x, to.y] = picture[from.x, from.y] + cost;
            return isLower;
        };
    };
    settle(open, lowerBy(steps, 1));
    Picture danger = steps;
    for (int& cell : danger.cells())
        cell = cell == kFar ? kFar : -12 * cell;
    settle(open, lowerBy(danger, 10));
    return danger;
}

} // namespace

class FleeTest : public QObject {
    Q_OBJECT

private slots:
    void dangerIsAsTheObviousTwinHasIt();
    void dangerEndsWhereTheSquareDoes();
    void whoIsWellHunts();
    void hurtItRunsAndStaysAway();
    void itLeavesADeadEndWhileItCan();
    void corneredItFights();
    void whoRegeneratesComesBack();
    void regeneratingEndsAtFullHealth();
    void whoBurnsRegainsNothingIfItsRowSaysSo_data();
    void whoBurnsRegainsNothingIfItsRowSaysSo();
};

void FleeTest::dangerIsAsTheObviousTwinHasIt()
{
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(60); ++seed) {
        Random dice(seed);
        const BitGrid open = randomBits(dice, kSide, kSide, 400, 950);
        const Position threat{dice.between(0, kSide - 1), dice.between(0, kSide - 1), 0};
        const Picture slow = slowDanger(open, threat);
        const DangerMap quick({kSide / 2, kSide / 2, 0}, kSide / 2, threat,
                              [&](Position at) { return open.getOr(at.x, at.y, false); });
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x) {
                const int expected = slow[x, y] == kFar ? DangerMap::kUnknown : slow[x, y];
                QCOMPARE(quick.at({x, y, 0}), expected);
            }
    }
}

// What is beyond the square is no way, and a threat there none.
void FleeTest::dangerEndsWhereTheSquareDoes()
{
    constexpr int kReach = 3;
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(60); ++seed) {
        Random dice(seed);
        const BitGrid open = randomBits(dice, kSide, kSide, 400, 950);
        const Position centre{dice.between(0, kSide - 1), dice.between(0, kSide - 1), 0};
        const Position threat{dice.between(0, kSide - 1), dice.between(0, kSide - 1), 0};
        const auto isInside = [&](int x, int y) { return distance({x, y, 0}, centre) <= kReach; };
        BitGrid within = open;
        within.forEach([&](int x, int y) { within.set(x, y, isInside(x, y)); });
        const Picture slow = isInside(threat.x, threat.y) ? slowDanger(within, threat) : Picture(kSide, kSide, kFar);
        const DangerMap quick(centre, kReach, threat, [&](Position at) { return open.getOr(at.x, at.y, false); });
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x) {
                const int expected = slow[x, y] == kFar ? DangerMap::kUnknown : slow[x, y];
                QCOMPARE(quick.at({x, y, 0}), expected);
            }
    }
}

void FleeTest::whoIsWellHunts()
{
    World world = zoo("#########\n#@...C..#\n#########", kCowards);
    waitFor(world, 3);
    QCOMPARE(creatureOfKind(world, "coward").at, (Position{2, 1, 0}));
}

void FleeTest::hurtItRunsAndStaysAway()
{
    World world = zoo("############\n#..........#\n#@C........#\n#..........#\n############", kCowards);
    WorldWriter(world).setHealth(creatureOfKind(world, "coward").id, 5);
    QVERIFY(eventsOf<Struck>(waitFor(world, 30)).empty());
    QVERIFY(distance(creatureOfKind(world, "coward").at, world.hero().at) >= 8);
}

// Past the hero's reach while that is the way to freedom.
void FleeTest::itLeavesADeadEndWhileItCan()
{
    World world =
        zoo("##############\n#........#####\n#....@...#..C#\n#........+..##\n#............#\n##############", kCowards);
    const EntityId coward = creatureOfKind(world, "coward").id;
    WorldWriter(world).setHealth(coward, 1);
    WorldWriter(world).moveCreature(world.state().hero, {8, 4, 0});
    waitFor(world, 12);
    const int away = distance(world.creature(coward)->at, world.hero().at);
    QVERIFY2(away >= 4, std::to_string(away).c_str());
}

void FleeTest::corneredItFights()
{
    World world = zoo("####\n#@C#\n####", kCowards);
    WorldWriter(world).setHealth(creatureOfKind(world, "coward").id, 1);
    QCOMPARE(eventsOf<Struck>(waitFor(world, 3)).size(), std::size_t{3});
}

// Every fourth act 2 health: from 1 to more than half of 10 in three times.
void FleeTest::whoRegeneratesComesBack()
{
    World world = zoo("############\n#@........Y#\n############", kCowards);
    const EntityId hydra = creatureOfKind(world, "hydra").id;
    WorldWriter(world).setHealth(hydra, 1);
    waitFor(world, 8);
    QCOMPARE(world.creature(hydra)->health, 5);
    QCOMPARE(world.creature(hydra)->at, (Position{10, 1, 0}));
    waitFor(world, 4);
    QCOMPARE(world.creature(hydra)->health, 7);
    waitFor(world, 4);
    QVERIFY(world.creature(hydra)->at.x < 10);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void FleeTest::regeneratingEndsAtFullHealth()
{
    World world = zoo("####\n#@##\n##Y#\n####", kCowards);
    const EntityId hydra = creatureOfKind(world, "hydra").id;
    WorldWriter(world).setHealth(hydra, 9);
    waitFor(world, 20);
    QCOMPARE(world.creature(hydra)->health, 10);
}

void FleeTest::whoBurnsRegainsNothingIfItsRowSaysSo_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("burns");
    QTest::addColumn<int>("health");
    QTest::newRow("does not burn") << "stump" << false << 3;
    QTest::newRow("burns") << "stump" << true << 1;
    QTest::newRow("burns, but may mend") << "hydra" << true << 3;
}

void FleeTest::whoBurnsRegainsNothingIfItsRowSaysSo()
{
    QFETCH(const QString, kind);
    QFETCH(const bool, burns);
    QFETCH(const int, health);
    World world = zoo("#######\n#@#Y#Z#\n#######", kCowards);
    Creature creature = creatureOfKind(world, kind.toStdString());
    creature.health = 1;
    creature.conditions[static_cast<std::size_t>(Condition::Burning)] = burns ? 9 : 0;
    WorldWriter(world).changeCreature(creature);
    regenerate(WorldWriter(world), creature.id); // at the world's start, when every fourth act comes round
    QCOMPARE(world.creature(creature.id)->health, health);
}

CAVE_TEST_SUITE(FleeTest);
#include "flee_test.moc"
