// SPDX-License-Identifier: MIT
#include "app/view/tiles/cell_look.h"
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QTest>

#include <set>

using namespace cave;

class CellLookTest : public QObject {
    Q_OBJECT

private slots:
    void theUnknownCountsAsRock();
    void unknownTilesAreNeverLookedAt();
    void theLevelsEdgeCountsAsRock();
    void onlyBitsThatShowAreKept();
    void doorsHaveTwoForms();
    void anEdgeShowsOnlyWhereItsTileBegins();
    void rememberedCellsHaveATwin();
    void keysTellLooksApart();

private:
    static CellLook lookIn(const MapModel& model, int x, int y)
    {
        return lookAt(model, tileStyles(model.catalogue(), sharedArtwork()->sprites()), x, y);
    }
};

void CellLookTest::theUnknownCountsAsRock()
{
    const auto model = mapOf("...\n...\n...");
    QCOMPARE(lookIn(*model, 1, 1).rock, 0);
    setKnowledge(*model, "+++\n++ \n+++");
    QCOMPARE(lookIn(*model, 1, 1).rock, kEast);
}

void CellLookTest::unknownTilesAreNeverLookedAt()
{
    const auto floor = mapOf("...\n...\n...");
    const auto wall = mapOf("###\n#.#\n###");
    for (const auto& model : {floor, wall})
        setKnowledge(*model, "   \n + \n   ");
    QCOMPARE(lookIn(*floor, 1, 1).key(), lookIn(*wall, 1, 1).key());
}

void CellLookTest::theLevelsEdgeCountsAsRock()
{
    const auto model = mapOf("##\n##");
    QCOMPARE(lookIn(*model, 0, 0).rock, 0xff);
}

void CellLookTest::onlyBitsThatShowAreKept()
{
    // Floor beside a straight wall: the shadow of its ends is covered.
    const auto beside = mapOf("###\n...\n...");
    QCOMPARE(lookIn(*beside, 1, 1).rock, kNorth);
    // A lone corner throws its own.
    const auto corner = mapOf("#..\n...\n...");
    QCOMPARE(lookIn(*corner, 1, 1).rock, kNorthWest);
    // A pillar of rock has no neighbours at all.
    const auto pillar = mapOf("#.#\n.#.\n#.#");
    QCOMPARE(lookIn(*pillar, 1, 1).rock, 0);
}

void CellLookTest::doorsHaveTwoForms()
{
    const auto front = mapOf(".+.\n#+#\n...");
    const auto side = mapOf(".#.\n.+.\n.#.");
    SpriteBook& sprites = sharedArtwork()->sprites();
    QCOMPARE(lookIn(*front, 1, 1).sprite, sprites.find("door-closed"));
    QCOMPARE(lookIn(*side, 1, 1).sprite, sprites.find("door-closed-side"));
    QVERIFY(sprites.find("door-closed-side") != 0);
}

void CellLookTest::anEdgeShowsOnlyWhereItsTileBegins()
{
    const auto model = mapOf("###\n...\n...");
    std::vector<TileStyle> styles = tileStyles(model->catalogue(), sharedArtwork()->sprites());
    const TileId floor = model->tile(1, 1);
    styles[floor].below = 77;
    QCOMPARE(lookAt(*model, styles, 1, 1).sprite, styles[floor].front);
    QCOMPARE(lookAt(*model, styles, 1, 2).sprite, SpriteId{77});
    setKnowledge(*model, "+++\n+ +\n+++");
    QCOMPARE(lookAt(*model, styles, 1, 2).sprite, styles[floor].front);
    QVERIFY(sharedArtwork()->sprites().find("chasm-edge-below") != 0);
}

void CellLookTest::rememberedCellsHaveATwin()
{
    const auto model = mapOf("...\n...\n...");
    const CellLook inView = lookIn(*model, 1, 1);
    setKnowledge(*model, "+++\n+-+\n+++");
    const CellLook remembered = lookIn(*model, 1, 1);
    QVERIFY(!inView.isMemory && remembered.isMemory);
    QVERIFY(inView.key() != remembered.key());
}

void CellLookTest::keysTellLooksApart()
{
    const auto model = mapOf("##########\n"
                             "#.~=><+'L#\n"
                             "#.........\n"
                             "#O_|8n,#X#");
    std::set<std::uint64_t> keys;
    int cells = 0;
    for (int y = 0; y < model->height(); ++y) {
        for (int x = 0; x < model->width(); ++x, ++cells)
            keys.insert(lookIn(*model, x, y).key());
    }
    QVERIFY(static_cast<int>(keys.size()) > cells * 3 / 4); // windows differ, only deep rock may repeat
}

CAVE_TEST_SUITE(CellLookTest);
#include "cell_look_test.moc"
