// SPDX-License-Identifier: MIT
#include "core/batch/shard.h"

#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace cave;

class ShardTest : public QObject {
    Q_OBJECT

private slots:
    void allShardsTogetherAreTheWholeAndAboutEqual()
    {
        const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        for (const SeedRange whole : {SeedRange{1, 0}, SeedRange{1, 1}, SeedRange{7, 1000}, SeedRange{most - 99, 100},
                                      SeedRange{0, most}, SeedRange{most, 1}})
            for (const std::uint64_t of : {std::uint64_t{1}, std::uint64_t{3}, std::uint64_t{512}, kMostShards}) {
                std::uint64_t next = whole.first, total = 0, least = most, largest = 0;
                for (std::uint64_t i = 0; i < of; ++i) {
                    const SeedRange part = seedsOf(whole, {i, of});
                    QCOMPARE(part.first, next);
                    next += part.count; // wraps behind the last seed of all
                    total += part.count;
                    least = std::min(least, part.count);
                    largest = std::max(largest, part.count);
                }
                QCOMPARE(total, whole.count);
                QVERIFY(largest - least <= 1);
            }
    }

    void aShardIsReadAsAnIndexBelowACount()
    {
        QCOMPARE(readShard("0/1").value(), (Shard{0, 1}));
        QCOMPARE(readShard("7/512").value(), (Shard{7, 512}));
        QCOMPARE(readShard("99998/99999").value(), (Shard{99'998, 99'999}));
        for (const char* text : {"", "7", "7/", "/7", "7/7", "8/7", "0/0", "-1/7", "1/7/2", " 1/7", "0/100000", "a/b",
                                 "1/18446744073709551616"})
            QVERIFY2(!readShard(text), text);
    }

    void tasksThatDoSeveralShardsDoEachOnce()
    {
        std::vector<std::uint64_t> done;
        for (std::uint64_t task = 0; task < 9; ++task)
            for (const Shard& shard : shardsOfTask(task, 3, 20)) {
                QCOMPARE(shard.of, std::uint64_t{20});
                done.push_back(shard.index);
            }
        QCOMPARE(done.size(), std::size_t{20});
        for (std::uint64_t i = 0; i < 20; ++i)
            QCOMPARE(done[i], i);
        QVERIFY(shardsOfTask(std::numeric_limits<std::uint64_t>::max(), 1, 20).empty());
        QVERIFY(shardsOfTask(7, 3, 20).empty());
    }

    void numbersAreToldAsAnArrayTakesThem()
    {
        QCOMPARE(arrayText({}), std::string());
        QCOMPARE(arrayText({3}), std::string("3"));
        QCOMPARE(arrayText({3, 17, 18, 19, 21, 22}), std::string("3,17-19,21-22"));
    }
};

CAVE_TEST_SUITE(ShardTest);
#include "shard_test.moc"
