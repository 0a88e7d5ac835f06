// SPDX-License-Identifier: MIT
// What must hold for every dungeon that comes with the program, over many seeds.
#include "core/base/hash.h"
#include "core/generate/bake.h"
#include "core/proof/problems.h"
#include "core/save/built_in_dungeons.h"
#include "tests/support/paths.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::uint64_t kGoldenSeeds = 25;
constexpr int kFoldedLevels = 1000;
constexpr int kFewSeeds = 40; // where there is little time

// tests/data/golden_hashes.txt: "NAME SEED HASH" for 25 seeds of each dungeon, and "NAME folded HASH" for 1,000 levels.
QString golden(const QString& name, const QString& what)
{
    QFile file(shown(dataPath("golden_hashes.txt")));
    if (!file.open(QIODevice::ReadOnly))
        return QStringLiteral("no file");
    const QString start = name + QLatin1Char(' ') + what + QLatin1Char(' ');
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')))
        if (line.startsWith(start))
            return line.mid(start.size());
    return QStringLiteral("no line");
}

Dungeon fetched(const QString& name) { return builtInDungeon(name.toStdString())->dungeon; }

void addNames()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : builtInDungeons())
        QTest::newRow(name.c_str()) << shown(name);
}

QString seedText(const QString& name, std::uint64_t seed) { return QStringLiteral("%1, seed %2").arg(name).arg(seed); }

} // namespace

class BuiltInTest : public QObject {
    Q_OBJECT

private slots:
    // Seeds 1 to 25 by themselves, then 1,000 levels at once; under the sanitizers only a few seeds by themselves.
    // Every other world is made by two threads.
    void levelsAreTheSameInEveryBuildAndOnEveryNumberOfThreads_data() { addNames(); }
    void levelsAreTheSameInEveryBuildAndOnEveryNumberOfThreads()
    {
        QFETCH(QString, name);
        Dungeon dungeon = fetched(name);
        TupleHasher folded;
        QStringList differing;
        const auto folds = static_cast<std::uint64_t>((kFoldedLevels + dungeon.depth() - 1) / dungeon.depth());
        const std::uint64_t worlds = kIsSanitized ? scaled(kGoldenSeeds) : folds;
        for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
            QVERIFY(bake(dungeon, seed, seed % 2 == 0 ? 2 : 1));
            const std::uint64_t hash = dungeonHash(dungeon);
            folded.add(hash);
            if (seed <= kGoldenSeeds && shown(hexOf(hash)) != golden(name, QString::number(seed)))
                differing.append(QStringLiteral("%1 %2 %3").arg(name).arg(seed).arg(shown(hexOf(hash))));
        }
        QVERIFY2(differing.isEmpty(), qPrintable(QLatin1Char('\n') + differing.join(QLatin1Char('\n'))));
        if (worlds == folds)
            QCOMPARE(shown(hexOf(folded.result())), golden(name, QStringLiteral("folded")));
    }

    void theStoredLevelsAreThoseOfTheStoredSeed_data() { addNames(); }
    void theStoredLevelsAreThoseOfTheStoredSeed()
    {
        QFETCH(QString, name);
        Dungeon dungeon = fetched(name);
        const std::uint64_t stored = dungeonHash(dungeon);
        QVERIFY(bake(dungeon, dungeon.seed));
        QCOMPARE(dungeonHash(dungeon), stored);
    }

    void everySeedCanBeWalkedFromStartToGoalAndHasNoProblem_data() { addNames(); }
    void everySeedCanBeWalkedFromStartToGoalAndHasNoProblem()
    {
        QFETCH(QString, name);
        Dungeon dungeon = fetched(name);
        const auto seeds = static_cast<std::uint64_t>(scaled(testScale() == 1 ? kFewSeeds : 200));
        const auto red = lint(dungeon);
        QVERIFY(red && red->empty());
        const bool isPlace = dungeon.rules.goal != Goal::Slay; // findRoute() knows no way to what moves about
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
