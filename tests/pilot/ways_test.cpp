// SPDX-License-Identifier: MIT
#include "core/pilot/ways.h"

#include "core/base/random.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QSize>
#include <QTest>

using namespace cave;

namespace {

// All of it known; the hero stands where it disturbs nobody.
World worldOf(const BitGrid& floor)
{
    std::string picture;
    for (int y = 0; y < floor.height(); ++y) {
        for (int x = 0; x < floor.width(); ++x)
            picture += floor.get(x, y) ? '.' : '#';
        picture += '\n';
    }
    const std::string rock(static_cast<std::size_t>(floor.width()), '#');
    return knownWorld(picture + rock + '\n' + rock.substr(1) + '@');
}

} // namespace

class WaysTest : public QObject {
    Q_OBJECT

private slots:
    void theWayToOneCellIsThatOfTheWholeSearch_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(12, 12), QSize(63, 8), QSize(64, 8), QSize(65, 8), QSize(130, 6)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }

    void theWayToOneCellIsThatOfTheWholeSearch()
    {
        QFETCH(const QSize, size);
        Random dice(1);
        int straight = 0;
        int found = 0;
        KnownLevel level;
        Ways some;
        Ways all;
        for (int i = 0; i < scaled(40); ++i) {
            const World world = worldOf(randomBits(dice, size.width(), size.height(), 400, 1000));
            level.read(world, 0);
            for (int pair = 0; pair < 40; ++pair) {
                const Position from{dice.between(0, size.width() - 1), dice.between(0, size.height() - 1), 0};
                const Position to{dice.between(0, size.width() - 1), dice.between(0, size.height() - 1), 0};
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
