// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "tests/support/pass_run.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr Uid kConnectRow{0xc1};

// The dungeon of a seed with `connect` muted on these levels.
Dungeon baked(std::uint64_t seed, std::initializer_list<std::size_t> muted)
{
    Dungeon dungeon = recipeDungeon(seed);
    for (const std::size_t z : muted)
        dungeon.levels[z].mutedRows.push_back(kConnectRow);
    if (!bake(dungeon, seed))
        qFatal("cannot bake");
    return dungeon;
}

} // namespace

class ConnectRowsTest : public QObject {
    Q_OBJECT

private slots:
    void levelsWithoutTheRowAreNotDug();
    void anExtraRowThatTheRecipeHasTooIsThereOnce();
    void rowsOfOneUidAndTwoPassesDoEachTheirOwn();
    void aRowWithAnAreaDigsWholeTunnelsThereOrNone();
};

void ConnectRowsTest::levelsWithoutTheRowAreNotDug()
{
    int dug = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Dungeon everywhere = baked(seed, {});
        const Dungeon partly = baked(seed, {1});
        const Dungeon nowhere = baked(seed, {0, 1, 2});
        QVERIFY(partly.levels[1].tiles == nowhere.levels[1].tiles);
        dug += everywhere.levels[1].tiles != nowhere.levels[1].tiles;
    }
    QVERIFY2(dug > 0, "no seed has a tunnel there: the test proves nothing");
}

void ConnectRowsTest::anExtraRowThatTheRecipeHasTooIsThereOnce()
{
    const std::vector<RecipeText> rows{{"fill"}, {"caves"}, {"connect"}, {"stairs", R"({"link": "one"})"}};
    Dungeon plain = dungeonOfRows(40, 20, 2, rows);
    Dungeon twice = plain;
    RecipeRow tidy;
    tidy.uid = twice.recipes[0].rows[3].uid;
    tidy.type = "tidy";
    twice.levels[0].extraRows.push_back({twice.recipes[0].rows[2].uid, tidy});
    bakedOrFail(plain, 1);
    bakedOrFail(twice, 1);
    QVERIFY(twice.levels[0].tiles == plain.levels[0].tiles);
    QVERIFY(twice.levels[1].tiles == plain.levels[1].tiles);
}

// As when two recipes came from two other dungeons.
void ConnectRowsTest::rowsOfOneUidAndTwoPassesDoEachTheirOwn()
{
    Dungeon dungeon = dungeonOfRows(40, 20, 4, {{"fill"}, {"caves"}, {"connect"}, {"stairs", R"({"link": "one"})"}});
    Recipe other = dungeon.recipes[0];
    other.name = "other";
    RecipeRow joining = other.rows[3];
    joining.type = "connect";
    joining.parameters = *parseJson(R"({"scope": "dungeon"})");
    other.rows[3].uid = {0xb0};
    other.rows.push_back(joining);
    dungeon.recipes.push_back(other);
    dungeon.levels[2].recipe = dungeon.levels[3].recipe = "other";
    const Baked baked = bakedOrFail(dungeon, 1);
    const auto ran = [&](std::string_view type, int level) {
        return std::ranges::any_of(baked.rows, [&](const RowReport& row) {
            return row.type == type && row.level == level && row.state == RowState::Done;
        });
    };
    QVERIFY(ran("stairs", 0));
    QVERIFY(ran("connect", 2));
}

void ConnectRowsTest::aRowWithAnAreaDigsWholeTunnelsThereOrNone()
{
    const Where half{{{0, 0, 24, 20}}, {}};
    int dug = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const PassRun run = runPass("connect", "{}", caveLevel(40, 20, seed), seed, half);
        QVERIFY(keepsOutside(run, half));
        QVERIFY(regionsOf(run.before) - regionsOf(run.after) >= run.report.done);
        if (run.report.done == 0)
            QVERIFY(run.after == run.before);
        dug += run.report.done;
    }
    QVERIFY(dug > 0);
}

CAVE_TEST_SUITE(ConnectRowsTest);
#include "connect_rows_test.moc"
