// SPDX-License-Identifier: MIT
#include "core/lab/map_measures.h"

#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

std::optional<std::int64_t> measured(const Dungeon& dungeon, std::string_view id, int z = 0)
{
    MeasuredLevel level(dungeon, z);
    return mapMeasures()[findMapMeasure(id).value()].of(level);
}

} // namespace

class MapMeasuresTest : public QObject {
    Q_OBJECT

private slots:
    void idsAreUniqueAndFound()
    {
        std::set<std::string_view> ids;
        for (std::size_t i = 0; i < mapMeasures().size(); ++i) {
            QVERIFY(ids.insert(mapMeasures()[i].id).second);
            QVERIFY(findMapMeasure(mapMeasures()[i].id) == i);
        }
        QVERIFY(!findMapMeasure("height"));
    }

    void floorIsCountedAndItsShareIsOfAllCells()
    {
        const Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####\n#...#\n#####");
        QCOMPARE(measured(dungeon, "floor").value(), std::int64_t{6});
        QCOMPARE(measured(dungeon, "floor_share").value(), std::int64_t{6 * 1000 / 25});
    }

    void aDeadEndHasOneWayToGo()
    {
        QCOMPARE(measured(asciiDungeon("#####\n#@..#\n###.#\n#...#\n#####"), "dead_ends").value(), std::int64_t{2});
        QCOMPARE(measured(asciiDungeon("####\n#@.#\n#..#\n####"), "dead_ends").value(), std::int64_t{0});
        QCOMPARE(measured(asciiDungeon("###\n#@#\n###"), "dead_ends").value(), std::int64_t{0});
    }

    void symmetryIsOfTheBetterAxis()
    {
        QCOMPARE(measured(asciiDungeon("#####\n#@..#\n#####"), "symmetry").value(), std::int64_t{1000});
        QCOMPARE(measured(asciiDungeon("#####\n#@###\n##..#\n#####"), "symmetry").value(), std::int64_t{800});
    }

    void thingsAreCountedAndWeighed()
    {
        const Dungeon none = asciiDungeon("######\n#@...#\n######");
        const Dungeon some = asciiDungeon("######\n#@..k#\n######");
        QCOMPARE(measured(none, "creatures").value(), std::int64_t{0});
        QCOMPARE(measured(none, "danger").value(), std::int64_t{0});
        QCOMPARE(measured(some, "creatures").value(), std::int64_t{1});
        QVERIFY(measured(some, "danger").value() > 0);
        Dungeon fed = none;
        const auto apple = fed.catalogue->findItem("apple").value();
        fed.levels[0].things.push_back({KindTable::Item, apple, 3, 1, {}});
        const ItemKind& kind = fed.catalogue->item(apple);
        QCOMPARE(measured(fed, "food").value(), std::int64_t{kind.food} * kind.bites);
        QCOMPARE(measured(fed, "items").value(), std::int64_t{1});
        QCOMPARE(measured(fed, "healing").value(), std::int64_t{0});
    }

    void linearityIsTheShareOfCellsHardlyOffTheWay()
    {
        // The way has 3 steps; the branch downwards leaves it by more than 3 steps and back after its third cell.
        QCOMPARE(measured(asciiDungeon("######\n#@..>#\n######"), "linearity").value(), std::int64_t{1000});
        const Dungeon branch = asciiDungeon("######\n#@..>#\n#.####\n#.####\n#.####\n#.####\n#.####\n#.####\n######");
        QCOMPARE(measured(branch, "linearity").value(), std::int64_t{7 * 1000 / 10});
        QVERIFY(!measured(asciiDungeon("######\n#@#.>#\n######"), "linearity"));
    }

    void leniencyIsTheShareOfTheWayWithoutDangerNearIt()
    {
        QCOMPARE(measured(asciiDungeon("######\n#@..>#\n######"), "leniency").value(), std::int64_t{1000});
        // 12 cells of way; the kobold stands beside the last one, so the first six are out of its reach.
        const Dungeon guarded = asciiDungeon("##############\n#@..........>#\n############k#\n##############");
        QCOMPARE(measured(guarded, "leniency").value(), std::int64_t{6 * 1000 / 12});
        QVERIFY(!measured(asciiDungeon("######\n#@#.>#\n######"), "leniency"));
    }

    void aLevelWithoutAWayHasNoLengthOfIt()
    {
        QVERIFY(!measured(asciiDungeon("#####\n#@..#\n#####"), "way"));
        QCOMPARE(measured(asciiDungeon("#####\n#@.>#\n#####\n\n#####\n#..<#\n#####"), "way").value(), std::int64_t{2});
    }
};

CAVE_TEST_SUITE(MapMeasuresTest);
#include "map_measures_test.moc"
