// SPDX-License-Identifier: MIT
#include "core/pilot/ways.h"

#include "core/base/random.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr int kSide = 12;

// All of it known; the hero stands where it disturbs nobody.
World worldOf(const BitGrid& floor)
{
    std::string picture(kSide + 2, '#');
    for (int y = 0; y < kSide; ++y) {
        picture += "\n#";
        for (int x = 0; x < kSide; ++x)
            picture += floor.get(x, y) ? '.' : '#';
        picture += '#';
    }
    picture += '\n' + std::string(kSide + 2, '#') + '\n' + std::string(kSide, '#') + "#@";
    return knownWorld(picture);
}

} // namespace

class WaysTest : public QObject {
    Q_OBJECT

private slots:
    void theWayToOneCellIsThatOfTheWholeSearch()
    {
        Random dice(1);
        int straight = 0;
        int found = 0;
        KnownLevel level;
        Ways some;
        Ways all;
        for (int i = 0; i < 100 * testScale(); ++i) {
            const World world = worldOf(randomBits(dice, kSide, kSide, 400, 1000));
            level.read(world, 0);
            for (int pair = 0; pair < 40; ++pair) {
                const Position from{dice.between(1, kSide), dice.between(1, kSide), 0};
                const Position to{dice.between(1, kSide), dice.between(1, kSide), 0};
                if (from == to)
                    continue;
                const bool isFound = some.findTo(level, from, to, {});
                level.add(level.index(to), fact::kWanted);
                QCOMPARE(isFound, all.find(level, from, {}).has_value());
                level.remove(level.index(to), fact::kWanted);
                if (!isFound)
                    continue;
                ++found;
                straight += some.stepsTo(level, to) == distance(from, to);
                QCOMPARE(some.stepsTo(level, to), all.stepsTo(level, to));
                QVERIFY(some.pathTo(level, to) == all.pathTo(level, to));
                QVERIFY(some.stepTowards(level, to) == all.stepTowards(level, to));
            }
        }
        QVERIFY(straight > 0 && straight < found);
    }
};

CAVE_TEST_SUITE(WaysTest);
#include "ways_test.moc"
