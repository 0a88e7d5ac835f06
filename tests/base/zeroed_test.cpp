// SPDX-License-Identifier: MIT
#include "core/base/zeroed.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cstdint>

using namespace cave;

class ZeroedTest : public QObject {
    Q_OBJECT

private slots:
    void aNewOneHoldsZerosAlsoWhereAnotherWasBefore();
    void itIsCopied();
};

void ZeroedTest::aNewOneHoldsZerosAlsoWhereAnotherWasBefore()
{
    for (const std::size_t size : {std::size_t{1}, std::size_t{1000}, std::size_t{1} << 20})
        for (int i = 0; i < 3; ++i) {
            ZeroedVector<std::uint32_t> numbers(size);
            QCOMPARE(std::ranges::count(numbers, 0u), static_cast<std::ptrdiff_t>(size));
            std::ranges::fill(numbers, 7u); // what the next one may be given
        }
}

void ZeroedTest::itIsCopied()
{
    ZeroedVector<std::uint32_t> one(100);
    one[99] = 5;
    ZeroedVector<std::uint32_t> other = one;
    one[99] = 6;
    QCOMPARE(other[99], 5u);
    other = ZeroedVector<std::uint32_t>(3);
    QCOMPARE(other.size(), std::size_t{3});
    QCOMPARE(other[2], 0u);
}

CAVE_TEST_SUITE(ZeroedTest);
#include "zeroed_test.moc"
