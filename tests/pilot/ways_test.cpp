// SPDX-License-Identifier: MIT
#include "core/pilot/ways.h"

#include "core/base/random.h"
#include "core/session/session.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class WaysTest : public QObject {
    Q_OBJECT

private slots:
    // Whoever is told where to go walks as who looks for it.
    void straightToACellTheWayIsTheOneThatASearchAllAroundFinds()
    {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testScale()); ++seed) {
            const World world = withAllKnown(Session::start(recipeDungeon(seed), seed)->world());
            KnownLevel level;
            level.read(world, 0);
            Ways around;
            Ways straight;
            Random dice(seed);
            int found = 0;
            for (int i = 0; i < 500; ++i) {
                const auto anywhere = [&] {
                    return Position{dice.between(0, world.width() - 1), dice.between(0, world.height() - 1), 0};
                };
                const Position from = anywhere();
                const Position to = anywhere();
                level.add(level.index(to), fact::kWanted);
                const bool leads = around.find(level, from, {}).has_value();
                level.remove(level.index(to), fact::kWanted);
                QCOMPARE(straight.findTo(level, from, to, {}), leads);
                if (!leads)
                    continue;
                ++found;
                QCOMPARE(straight.stepsTo(level, to), around.stepsTo(level, to));
                QVERIFY(straight.pathTo(level, to) == around.pathTo(level, to));
            }
            QVERIFY(found > 20);
        }
    }
};

CAVE_TEST_SUITE(WaysTest);
#include "ways_test.moc"
