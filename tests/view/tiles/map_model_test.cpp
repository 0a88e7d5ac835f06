// SPDX-License-Identifier: MIT
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QTest>

using namespace cave;

class MapModelTest : public QObject {
    Q_OBJECT

private slots:
    void settersReportWhatChanged();
    void thingsAreKeptInTheOrderOfPainting();
    void theEditorKnowsEverything();
};

void MapModelTest::settersReportWhatChanged()
{
    const auto model = mapOf("....\n....\n....");
    QVERIFY(model->setTile(1, 1, model->tile(1, 1)).isEmpty());
    QCOMPARE(model->setTile(1, 1, model->catalogue().wall()), (Box{1, 1, 1, 1}));
    Grid<TileId> tiles(4, 3, model->catalogue().floor());
    tiles[3, 2] = model->catalogue().wall();
    QCOMPARE(model->setTiles(tiles), (Box{1, 1, 3, 2}));
    QVERIFY(model->setTiles(tiles).isEmpty());
    QCOMPARE(setKnowledge(*model, "++++\n++-+\n++++"), (Box{2, 1, 1, 1}));
    QVERIFY(setKnowledge(*model, "++++\n++-+\n++++").isEmpty());
    QCOMPARE(model->setTorch(Torch{{1, 1}, 5}), (Box{1, 1, 1, 1}));
    QCOMPARE(model->setTorch(Torch{{2, 1}, 5}), (Box{1, 1, 2, 1}));
    QVERIFY(model->setTorch(Torch{{2, 1}, 5}).isEmpty());
    QCOMPARE(model->setTorch(std::nullopt), (Box{2, 1, 1, 1}));
    QCOMPARE(model->setThings({creatureAt(*model, "bat", 0, 2)}), (Box{0, 2, 1, 1}));
    QCOMPARE(model->setThings({creatureAt(*model, "bat", 1, 2)}), (Box{0, 2, 2, 1}));
    QVERIFY(model->setThings({creatureAt(*model, "bat", 1, 2)}).isEmpty());
}

void MapModelTest::thingsAreKeptInTheOrderOfPainting()
{
    const auto model = mapOf("....");
    MapThing hero = creatureAt(*model, "hero", 0, 0);
    hero.isHero = true;
    MapThing item;
    item.table = KindTable::Item;
    model->setThings({hero, creatureAt(*model, "newt", 1, 0), item, creatureAt(*model, "bat", 2, 0)});
    QVERIFY(!model->things()[0].isCreature());
    QCOMPARE(model->things()[1].x, 1);
    QCOMPARE(model->things()[2].x, 2);
    QVERIFY(model->things()[3].isHero);
}

void MapModelTest::theEditorKnowsEverything()
{
    const auto model = mapOf("..", MapModel::Kind::Editor);
    setKnowledge(*model, "  ");
    QVERIFY(model->hasDaylight() && model->isKnown(0, 0) && model->isVisible(1, 0));
}

CAVE_TEST_SUITE(MapModelTest);
#include "map_model_test.moc"
