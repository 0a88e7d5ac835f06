// SPDX-License-Identifier: MIT
#include "core/lab/sign_test.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// How many of so many games may go the other way at most; -1: not even none.
std::int64_t mostAgainst(std::int64_t all)
{
    std::int64_t most = -1;
    while (2 * (most + 1) <= all && isMoreThanChance(all - most - 1, most + 1))
        ++most;
    return most;
}

} // namespace

class SignTestTest : public QObject {
    Q_OBJECT

private slots:
    // The critical values of the two-sided test at 5 % as tables of it have them.
    void agreesWithTheTables_data()
    {
        QTest::addColumn<std::int64_t>("all");
        QTest::addColumn<std::int64_t>("most");
        for (const auto& [all, most] : {std::pair{0, -1},
                                        {5, -1},
                                        {6, 0},
                                        {8, 0},
                                        {9, 1},
                                        {12, 2},
                                        {20, 5},
                                        {25, 7},
                                        {40, 13},
                                        {60, 21},
                                        {70, 26},
                                        {100, 39}})
            QTest::addRow("%d", all) << std::int64_t{all} << std::int64_t{most};
    }

    void agreesWithTheTables()
    {
        QFETCH(std::int64_t, all);
        QFETCH(std::int64_t, most);
        QCOMPARE(mostAgainst(all), most);
    }

    void countsBothWaysAlike()
    {
        for (std::int64_t better = 0; better < 90; ++better)
            for (std::int64_t worse = 0; worse < 90; ++worse)
                QCOMPARE(isMoreThanChance(better, worse), isMoreThanChance(worse, better));
    }

    void holdsTheLargestNumbers()
    {
        QVERIFY(isMoreThanChance(10'000'000, 0));
        QVERIFY(!isMoreThanChance(10'000'000, 10'000'000));
    }
};

CAVE_TEST_SUITE(SignTestTest);
#include "sign_test_test.moc"
