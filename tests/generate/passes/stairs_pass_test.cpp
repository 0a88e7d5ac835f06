// SPDX-License-Identifier: MIT
#include "tests/support/recipe_rows.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr Box kArea{4, 3, 18, 12};

Dungeon twoLevels(const std::string& stairs, const std::string& makers)
{
    return dungeonOfRows(40, 20, 2, {{"fill"}, {makers}, {"connect"}, {"stairs", stairs, Where{{kArea}, {}}}});
}

const RowReport& reportOf(const Baked& baked, int level)
{
    return *std::ranges::find_if(baked.rows,
                                 [level](const RowReport& row) { return row.type == "stairs" && row.level == level; });
}

// Whether no tile outside the area is one of stairs, a hole or the goal.
bool hasNothingOutside(const Dungeon& dungeon, const DungeonLevel& level)
{
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x) {
            const TileKind& kind = dungeon.catalogue->tile(level.tiles[x, y]);
            if (!kArea.contains(x, y) && (kind.leads != Leads::Nowhere || kind.id == "hole" || kind.id == "exit"))
                return false;
        }
    return true;
}

std::string goalAndLink(const std::string& link) { return R"({"goal": "exit", "link": ")" + link + "\"}"; }

std::string onlyLink(const std::string& link) { return R"({"start": "none", "link": ")" + link + "\"}"; }

constexpr const char* kNoStart = R"({"start": "none"})";

int tilesOn(const Dungeon& dungeon, std::size_t z, std::string_view id)
{
    return static_cast<int>(std::ranges::count(dungeon.levels[z].tiles.cells(), *dungeon.catalogue->findTile(id)));
}

} // namespace

class StairsPassTest : public QObject {
    Q_OBJECT

private slots:
    void aRowWithAnAreaWorksThereOnlyAndTellsWhatItMade_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("makers");
        QTest::addColumn<QString>("tile");
        QTest::newRow("every") << "every" << "caves" << "stairs_down";
        QTest::newRow("one") << "one" << "caves" << "stairs_down";
        QTest::newRow("far") << "far" << "bsp" << "stairs_down";
        QTest::newRow("last room") << "last_room" << "bsp" << "stairs_down";
        QTest::newRow("hole") << "hole" << "caves" << "hole";
    }

    void aRowWithAnAreaWorksThereOnlyAndTellsWhatItMade()
    {
        QFETCH(QString, link);
        QFETCH(QString, makers);
        QFETCH(QString, tile);
        Dungeon dungeon = twoLevels(goalAndLink(link.toStdString()), makers.toStdString());
        int all = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Baked baked = bakedOrFail(dungeon, seed);
            const int made = tilesOn(dungeon, 0, tile.toStdString());
            for (const DungeonLevel& level : dungeon.levels)
                QVERIFY(hasNothingOutside(dungeon, level));
            QVERIFY(!dungeon.start || kArea.contains(dungeon.start->at.x, dungeon.start->at.y));
            QCOMPARE(reportOf(baked, 0).done, made + dungeon.start.has_value());
            QCOMPARE(reportOf(baked, 1).done, tilesOn(dungeon, 1, "exit"));
            for (const Link& each : dungeon.links)
                QVERIFY(kArea.contains(each.from.x, each.from.y) && kArea.contains(each.to.x, each.to.y));
            all += made;
        }
        QVERIFY(all > 0);
    }

    void cavesThatLieOverEachOtherOutsideTheAreaAreNotMissed()
    {
        Dungeon dungeon = dungeonOfRows(40, 20, 2, {{"fill"}, {"caves"}, {"stairs", kNoStart, Where{{kArea}, {}}}});
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Baked baked = bakedOrFail(dungeon, seed);
            QVERIFY(reportOf(baked, 0).state == RowState::Done);
        }
    }

    void aRowThatFindsTheLevelsJoinedOutsideOfItsAreaTellsSo_data()
    {
        QTest::addColumn<QString>("link");
        QTest::newRow("one") << "one";
        QTest::newRow("far") << "far";
    }

    void aRowThatFindsTheLevelsJoinedOutsideOfItsAreaTellsSo()
    {
        QFETCH(QString, link);
        const std::string once = onlyLink(link.toStdString());
        const auto statesWith = [&](const Box& area) {
            Dungeon dungeon = dungeonOfRows(40, 20, 2,
                                            {{"fill"},
                                             {"caves"},
                                             {"connect"},
                                             {"stairs", once, Where{{area}, {}}},
                                             {"stairs", once, Where{{kArea}, {}}}});
            std::vector<RowState> states;
            for (const RowReport& row : bakedOrFail(dungeon, 1).rows)
                if (row.type == "stairs" && row.level == 0)
                    states.push_back(row.state);
            return states;
        };
        QVERIFY(statesWith({24, 3, 14, 14}) == (std::vector{RowState::Done, RowState::Skipped}));
        QVERIFY(statesWith(kArea) == (std::vector{RowState::Done, RowState::Done}));
    }
};

CAVE_TEST_SUITE(StairsPassTest);
#include "stairs_pass_test.moc"
