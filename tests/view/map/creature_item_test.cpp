// SPDX-License-Identifier: MIT
#include "app/view/map/creature_item.h"
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QTest>

using namespace cave;

class CreatureItemTest : public QObject {
    Q_OBJECT

private slots:
    void aPoseLastsUntilItStandsElsewhere();
    void itIsPaintedAsTheLevelWould_data();
    void itIsPaintedAsTheLevelWould();
    void itsStageSaysWhetherItIsInTheAir();
};

void CreatureItemTest::aPoseLastsUntilItStandsElsewhere()
{
    const auto model = mapOf("....\n....");
    LevelItem level(model, sharedArtwork());
    CreatureItem bat(level, creatureAt(*model, "bat", 2, 1));
    QCOMPARE(bat.pos(), QPointF(2, 1));
    bat.setPose({.offset = {-1, 0.5}, .white = 0.5});
    QCOMPARE(bat.pos(), QPointF(1, 1.5));
    bat.setThing(creatureAt(*model, "bat", 1, 0));
    QCOMPARE(bat.pos(), QPointF(1, 0));
    QCOMPARE(bat.pose(), Pose{});
}

void CreatureItemTest::itIsPaintedAsTheLevelWould_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {6, 8, 12, 16, 24, 64})
        QTest::addRow("%d pixels", cell) << cell;
}

void CreatureItemTest::itIsPaintedAsTheLevelWould()
{
    QFETCH(const int, cell);
    const auto model = mapOf("#####\n#...#\n#...#\n#####");
    MapThing bat = creatureAt(*model, "bat", 2, 1);
    bat.maxHealth = 5;
    bat.health = 2;
    model->setThings({bat});
    model->setTorch(Torch{{1, 1}, 6});
    LevelItem level(model, sharedArtwork());
    const QImage byLevel = rendered(level, cell);

    level.setPaintsCreatures(false);
    CreatureItem item(level, bat);
    QImage byItem = rendered(level, cell);
    QPainter painter(&byItem);
    painter.scale(cell, cell);
    painter.translate(item.pos());
    item.paint(&painter, nullptr, nullptr);
    painter.end();
    if (cell <= kLargestTile)
        QCOMPARE(byItem, byLevel);
    QVERIFY(byItem != rendered(level, cell));
}

void CreatureItemTest::itsStageSaysWhetherItIsInTheAir()
{
    const auto paintedAs = [](std::string_view id, std::optional<bool> flies) {
        const auto model = mapOf("...\n...\n...");
        MapThing thing = creatureAt(*model, id, 1, 1);
        thing.flies = flies;
        model->setThings({thing});
        LevelItem level(model, sharedArtwork());
        return rendered(level, 32);
    };
    QVERIFY(paintedAs("bat", false) != paintedAs("bat", {}));
    QCOMPARE(paintedAs("bat", true), paintedAs("bat", {}));
    QVERIFY(paintedAs("newt", true) != paintedAs("newt", {}));
    QCOMPARE(paintedAs("newt", false), paintedAs("newt", {}));
}

CAVE_TEST_SUITE(CreatureItemTest);
#include "creature_item_test.moc"
