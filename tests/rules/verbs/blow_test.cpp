// SPDX-License-Identifier: MIT
#include "core/rules/verbs/blow.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

class BlowTest : public QObject {
    Q_OBJECT

private slots:
    void drawnBlowsFillTheSpan_data();
    void drawnBlowsFillTheSpan();
    void blowsForCountsUp();
};

void BlowTest::drawnBlowsFillTheSpan_data()
{
    QTest::addColumn<DamageFormula>("formula");
    QTest::addColumn<int>("attack");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    // The target's defence is 7.
    QTest::newRow("dice, far above") << DamageFormula::Dice << 12 << 1 << 5;
    QTest::newRow("dice, one above") << DamageFormula::Dice << 8 << 1 << 1;
    QTest::newRow("dice, below") << DamageFormula::Dice << 3 << 1 << 1;
    QTest::newRow("difference, above") << DamageFormula::Difference << 12 << 5 << 5;
    QTest::newRow("difference, below") << DamageFormula::Difference << 3 << 0 << 0;
}

void BlowTest::drawnBlowsFillTheSpan()
{
    QFETCH(const DamageFormula, formula);
    QFETCH(const int, attack);
    Rules rules;
    rules.damage = formula;
    rules.attack = attack;
    World world = testWorld("####\n#@T#\n####", rules);
    const Creature target = creatureOfKind(world, "target");
    QFETCH(const int, least);
    QFETCH(const int, most);
    QCOMPARE(blowOf(world, world.hero(), target), (Span{least, most}));
    int lowest = most;
    int highest = least;
    for (int i = 0; i < scaled(1000); ++i) {
        const int blow = drawBlow(WorldWriter(world), world.hero(), target);
        lowest = std::min(lowest, blow);
        highest = std::max(highest, blow);
    }
    QCOMPARE((Span{lowest, highest}), (Span{least, most}));
}

void BlowTest::blowsForCountsUp()
{
    QCOMPARE(blowsFor({1, 4}, 6), std::optional(Span{2, 6}));
    QCOMPARE(blowsFor({3, 3}, 6), std::optional(Span{2, 2}));
    QCOMPARE(blowsFor({3, 3}, 7), std::optional(Span{3, 3}));
    QCOMPARE(blowsFor({0, 0}, 7), std::nullopt);
}

CAVE_TEST_SUITE(BlowTest);
#include "blow_test.moc"
