// SPDX-License-Identifier: MIT
#include "core/lab/interval.h"

#include "tests/support/test_main.h"

#include <QTest>

#include <limits>

using namespace cave;

class IntervalTest : public QObject {
    Q_OBJECT

private slots:
    void aRootIsTheLargestWhoseSquareIsNoLarger()
    {
        for (std::int64_t number = 0; number < 2000; ++number) {
            const std::int64_t root = isqrt(number);
            QVERIFY(root * root <= number && (root + 1) * (root + 1) > number);
        }
        for (const std::int64_t root : {std::int64_t{46'340}, std::int64_t{65'536}, std::int64_t{3'037'000'499}}) {
            QCOMPARE(isqrt(root * root), root);
            QCOMPARE(isqrt(root * root - 1), root - 1);
        }
        QCOMPARE(isqrt(std::numeric_limits<std::int64_t>::max()), std::int64_t{3'037'000'499});
    }

    void intervalsAreWilsons_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<int>("whole");
        QTest::addColumn<int>("low");
        QTest::addColumn<int>("high");
        QTest::newRow("nothing was counted") << 0 << 0 << 0 << 1000;
        QTest::newRow("never") << 0 << 10 << 0 << 278;     // 0.2775
        QTest::newRow("always") << 10 << 10 << 722 << 1000; // 0.7225
        QTest::newRow("half") << 5 << 10 << 236 << 764;    // 0.2366 0.7634
        QTest::newRow("a few") << 2 << 43 << 12 << 155;    // 0.0128 0.1546
        QTest::newRow("a third of many") << 300 << 1000 << 272 << 330; // 0.2724 0.3291
        QTest::newRow("millions") << 5'000'000 << 10'000'000 << 499 << 501;
    }

    void intervalsAreWilsons()
    {
        QFETCH(int, part);
        QFETCH(int, whole);
        const Interval interval = wilson(part, whole);
        QTEST(interval.low, "low");
        QTEST(interval.high, "high");
    }

    void theShareLiesInItsInterval()
    {
        for (int whole = 1; whole <= 60; ++whole)
            for (int part = 0; part <= whole; ++part) {
                const Interval interval = wilson(part, whole);
                QVERIFY(interval.low <= perMille(part, whole) && perMille(part, whole) <= interval.high);
                QCOMPARE(interval.low, 1000 - wilson(whole - part, whole).high); // either way round
            }
    }
};

CAVE_TEST_SUITE(IntervalTest);
#include "interval_test.moc"
