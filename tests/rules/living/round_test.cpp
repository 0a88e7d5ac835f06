// SPDX-License-Identifier: MIT
#include "core/rules/living/round.h"

#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <cstdlib>

using namespace cave;

class RoundTest : public QObject {
    Q_OBJECT

private slots:
    void aWaitIsAsLongAsAskingEachBeat();
    void sureRowsComeAtTheNextBeat();
};

// The shares of short waits beside those of a draw at each beat.
void RoundTest::aWaitIsAsLongAsAskingEachBeat()
{
    const World world = asciiWorld("###\n#@#\n###\n");
    constexpr int kCells = 100'000;
    for (const int perMille : {8, 300, 900}) {
        std::array<int, 6> waits{};
        std::array<int, 6> asked{};
        const Chance chance(perMille);
        for (int cell = 0; cell < kCells; ++cell) {
            const std::int64_t wait = waitOf(world, {cell % 300, cell / 300, 0}, perMille, 0);
            QVERIFY(wait >= 1);
            ++waits[static_cast<std::size_t>(std::min<std::int64_t>(wait, 5))];
            std::int64_t beat = 1;
            while (beat < 5 && !chance.perMille(perMille, Draw::React, beat, cell))
                ++beat;
            ++asked[static_cast<std::size_t>(beat)];
        }
        for (std::size_t beat = 1; beat < waits.size(); ++beat)
            QVERIFY2(std::abs(waits[beat] - asked[beat]) < kCells / 100, qPrintable(QString::number(beat)));
    }
}

void RoundTest::sureRowsComeAtTheNextBeat()
{
    const World world = asciiWorld("###\n#@#\n###\n");
    QCOMPARE(waitOf(world, {1, 1, 0}, 1000, 0), std::int64_t{1});
}

CAVE_TEST_SUITE(RoundTest);
#include "round_test.moc"
