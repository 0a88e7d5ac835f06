// SPDX-License-Identifier: MIT
#include "core/generate/lint.h"

#include "core/generate/bake.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

RecipeRow row(std::uint64_t uid, const char* type, const char* parameters = "{}")
{
    RecipeRow made;
    made.uid = {uid};
    made.type = type;
    made.parameters = *parseJson(parameters);
    return made;
}

Dungeon oneLevel(std::vector<RecipeRow> rows)
{
    Dungeon dungeon = emptyDungeon(40, 20, 1);
    dungeon.recipes = {{"only", std::move(rows)}};
    dungeon.levels[0].recipe = "only";
    return dungeon;
}

QString problemsOf(const Dungeon& dungeon)
{
    const auto problems = lint(dungeon);
    if (!problems)
        return shown(problems->empty() ? Text() : problems.error().what);
    QStringList lines;
    for (const RowProblem& problem : *problems)
        lines.append(QStringLiteral("%1 %2 -> %3").arg(problem.row.value).arg(shown(problem.type), shown(problem.fix)));
    return lines.join(QStringLiteral(", "));
}

} // namespace

class LintTest : public QObject {
    Q_OBJECT

private slots:
    void aSoundRecipeHasNoProblem()
    {
        QCOMPARE(problemsOf(oneLevel({row(1, "fill"), row(2, "caves"), row(3, "connect"),
                                      row(4, "stairs", R"({"link": "one"})"), row(5, "spawn")})),
                 QString());
    }

    void aRowThatNeedsWhatNobodyGivesNamesItsFix()
    {
        QCOMPARE(problemsOf(oneLevel({row(1, "fill"), row(2, "prune")})), QStringLiteral("2 prune -> caves"));
        QCOMPARE(problemsOf(oneLevel({row(1, "fill"), row(2, "caves"), row(4, "stairs", R"({"link": "one"})")})),
                 QStringLiteral("4 stairs -> connect"));
        QCOMPARE(problemsOf(oneLevel({row(1, "fill"), row(2, "caves"), row(4, "spawn", R"({"per": "room"})")})),
                 QStringLiteral("4 spawn -> rooms"));
    }

    void aSecondRowThatMakesTheWholeLevelIsRedUnlessItHasAnArea()
    {
        Dungeon dungeon = oneLevel({row(1, "fill"), row(2, "caves"), row(3, "caves")});
        QCOMPARE(problemsOf(dungeon), QStringLiteral("3 caves -> "));
        dungeon.recipes[0].rows[2].where.boxes = {{5, 5, 10, 10}};
        QCOMPARE(problemsOf(dungeon), QString());
    }

    void aSecondRowOfHandEditsIsRedUnlessOneOfThemIsMuted()
    {
        Dungeon dungeon = oneLevel({row(1, "fill"), row(2, "edits"), row(3, "caves"), row(4, "edits")});
        QCOMPARE(problemsOf(dungeon), QStringLiteral("4 edits -> "));
        dungeon.recipes[0].rows[1].on = false;
        QCOMPARE(problemsOf(dungeon), QString());
    }

    void aRedRowIsSkippedWithItsReasonAndTheOthersRun()
    {
        Dungeon dungeon = oneLevel({row(1, "fill"), row(2, "caves"), row(3, "caves"), row(4, "prune")});
        const auto baked = bake(dungeon, 1);
        QVERIFY(baked);
        QCOMPARE(baked->rows.size(), std::size_t{4});
        QVERIFY(baked->rows[2].state == RowState::Skipped && !baked->rows[2].why.source.empty());
        QVERIFY(baked->rows[3].state == RowState::Done);
    }

    void anUnknownPassIsNamedAndItsLevelStaysAsItIsStored()
    {
        Dungeon dungeon = oneLevel({row(1, "fill"), row(2, "caves"), row(3, "dream")});
        const Grid<TileId> stored = dungeon.levels[0].tiles;
        QCOMPARE(problemsOf(dungeon), QStringLiteral("3 dream -> "));
        const auto baked = bake(dungeon, 9);
        QVERIFY(baked);
        QVERIFY(dungeon.levels[0].tiles == stored);
        QVERIFY(baked->rows.front().row == Uid{3} && baked->rows.front().state == RowState::Skipped);
    }

    void aRowRunsOnlyInItsArea()
    {
        Dungeon dungeon = oneLevel({row(1, "fill"), row(2, "caves", R"({"fill": 1000, "rounds": 0})")});
        dungeon.recipes[0].rows[1].where.boxes = {{5, 6, 7, 3}, {20, 10, 2, 1}};
        QVERIFY(bake(dungeon, 1));
        int floor = 0;
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 40; ++x) {
                const bool isInside = Box{5, 6, 7, 3}.contains(x, y) || Box{20, 10, 2, 1}.contains(x, y);
                QCOMPARE((dungeon.levels[0].tiles[x, y] == dungeon.catalogue->floor()), isInside);
                floor += isInside;
            }
        QCOMPARE(floor, 23);
    }
};

CAVE_TEST_SUITE(LintTest);
#include "lint_test.moc"
