// SPDX-License-Identifier: MIT
// What must hold for every dungeon that comes with the program, over many seeds.
#include "core/base/hash.h"
#include "core/generate/bake.h"
#include "core/proof/problems.h"
#include "tests/support/built_in_rows.h"
#include "tests/support/recorded_lines.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace cave;

namespace {

constexpr std::uint64_t kGoldenSeeds = 25;
constexpr int kFoldedLevels = 1000;
constexpr int kFewSeeds = 40; // where there is little time

// "NAME SEED HASH" for 25 seeds of each dungeon, and "NAME folded HASH" for 1,000 levels.
constexpr const char* kFile = "golden_hashes.txt";
constexpr const char* kVariable = "CAVE_RECORD_HASHES";

QString goldenLine(const QString& name, const QString& what, std::uint64_t hash)
{
    return QStringLiteral("%1 %2 %3").arg(name, what, shown(hexOf(hash)));
}

QString howToRecord(const QString& name)
{
    return QStringLiteral("\nIf it should be so, record them anew: %1=%2 test_generate BuiltInTest")
        .arg(QLatin1String(kVariable), name);
}

QString seedText(const QString& name, std::uint64_t seed) { return QStringLiteral("%1, seed %2").arg(name).arg(seed); }

} // namespace

class BuiltInTest : public QObject {
    Q_OBJECT

private slots:
    // Seeds 1 to 25 by themselves, then 1,000 levels at once; under the sanitizers only a few seeds by themselves.
    // Every other world is made by two threads.
    void levelsAreTheSameInEveryBuildAndOnEveryNumberOfThreads_data() { addDungeonsOldAndNew(); }
    void levelsAreTheSameInEveryBuildAndOnEveryNumberOfThreads()
    {
        QFETCH(QString, name);
        QFETCH(bool, isFrozen);
        Dungeon dungeon = dungeonOldOrNew(name, isFrozen);
        TupleHasher folded;
        QStringList lines;
        const auto folds = static_cast<std::uint64_t>((kFoldedLevels + dungeon.depth() - 1) / dungeon.depth());
        const std::uint64_t worlds = kIsSanitized ? scaled(kGoldenSeeds) : folds;
        for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
            QVERIFY(bake(dungeon, seed, seed % 2 == 0 ? 2 : 1));
            const std::uint64_t hash = dungeonHash(dungeon);
            folded.add(hash);
            if (seed <= kGoldenSeeds)
                lines.append(goldenLine(name, QString::number(seed), hash));
        }
        if (worlds == folds)
            lines.append(goldenLine(name, QStringLiteral("folded"), folded.result()));
        const QString path = recordPath(kFile, isFrozen);
        if (mayRecord(kVariable, name, isFrozen))
            recordLines(path, name, lines);
        const QStringList golden = recordedLines(path).value(name);
        lines.removeIf([&](const QString& line) { return golden.contains(line); });
        QVERIFY2(lines.isEmpty(), qPrintable(QStringLiteral("Other levels than those in %1:\n").arg(path) +
                                             lines.join(u'\n') + (isFrozen ? QString() : howToRecord(name))));
    }

    void theStoredLevelsAreThoseOfTheStoredSeed_data() { addDungeonsOldAndNew(); }
    void theStoredLevelsAreThoseOfTheStoredSeed()
    {
        QFETCH(QString, name);
        QFETCH(bool, isFrozen);
        Dungeon dungeon = dungeonOldOrNew(name, isFrozen);
        const std::uint64_t stored = dungeonHash(dungeon);
        QVERIFY(bake(dungeon, dungeon.seed));
        QCOMPARE(dungeonHash(dungeon), stored);
    }

    void everySeedCanBeWalkedFromStartToGoalAndHasNoProblem_data() { addBuiltInDungeons(); }
    void everySeedCanBeWalkedFromStartToGoalAndHasNoProblem()
    {
        QFETCH(QString, name);
        Dungeon dungeon = fetchedDungeon();
        const auto seeds = static_cast<std::uint64_t>(scaled(testScale() == 1 ? kFewSeeds : 200));
        const auto red = lint(dungeon);
        QVERIFY(red && red->empty());
        // findRoute() knows no way to what moves about.
        const bool isPlace = dungeon.rules.goal != Goal::Slay && dungeon.rules.goal != Goal::None;
        int unfinished = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto baked = bake(dungeon, seed, 2);
            QVERIFY2(baked, qPrintable(seedText(name, seed)));
            for (const RowReport& report : baked->rows)
                unfinished += report.state != RowState::Done;
            std::vector<Problem> problems = findProblems(dungeon);
            std::erase_if(problems, isDoubt); // of many events together nobody knows: that is told, and is no fault
            QVERIFY2(problems.empty(), qPrintable(seedText(name, seed) + QStringLiteral(": ") +
                                                  (problems.empty() ? QString() : shown(problems.front().what))));
            QVERIFY2(!isPlace || !findRoute(dungeon).empty(), qPrintable(seedText(name, seed)));
        }
        qInfo("%s: %d seeds, %d rows that could not do all they were asked", qPrintable(name), static_cast<int>(seeds),
              unfinished);
    }
};

CAVE_TEST_SUITE(BuiltInTest);
#include "built_in_test.moc"
