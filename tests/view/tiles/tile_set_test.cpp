// SPDX-License-Identifier: MIT
#include "app/view/tiles/tile_set.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cstdint>
#include <vector>

using namespace cave;

namespace {

constexpr int kTile = 32;

// Rock, floor and water in all kinds of neighbourhood, in view and remembered; some of them twice.
std::vector<CellLook> manyLooks()
{
    std::vector<CellLook> looks;
    for (int i = 0; i < 300; ++i) {
        CellLook look;
        look.ground = static_cast<Ground>(i % 3);
        look.stone = static_cast<Stone>(i / 3 % 3);
        look.rock = static_cast<std::uint8_t>(i * 37);
        look.water = static_cast<std::uint8_t>(look.ground == Ground::Water ? i * 11 : 0);
        look.windowX = static_cast<std::uint8_t>(i % 8);
        look.windowY = static_cast<std::uint8_t>(i / 8 % 8);
        look.isMemory = i % 5 < 2;
        look.decal = look.ground == Ground::Floor ? static_cast<Decal>(i % 12) : Decal::None;
        looks.push_back(look);
        if (i % 7 == 0)
            looks.push_back(look);
    }
    return looks;
}

CellLook memoryOf(CellLook look)
{
    look.isMemory = true;
    return look;
}

} // namespace

class TileSetTest : public QObject {
    Q_OBJECT

private slots:
    void preparedPicturesAreThoseComposedOneByOne();
    void whatIsRememberedLooksTheSameSeenBeforeOrNot();
    void preparedThingsStandOnTheirTiles();

private:
    StoneLibrary m_stones;
    SpriteBook m_sprites;
};

void TileSetTest::preparedPicturesAreThoseComposedOneByOne()
{
    const std::vector<CellLook> looks = manyLooks();
    TileSet prepared(kTile, m_stones, m_sprites);
    prepared.prepare(looks);
    const int count = prepared.count();
    TileSet single(kTile, m_stones, m_sprites);
    for (const CellLook& look : looks)
        QCOMPARE(prepared.picture(look), single.picture(look));
    QCOMPARE(prepared.count(), count); // nothing was left to compose
    prepared.prepare(looks);
    QCOMPARE(prepared.count(), count);
}

void TileSetTest::whatIsRememberedLooksTheSameSeenBeforeOrNot()
{
    TileSet seen(kTile, m_stones, m_sprites);
    TileSet unseen(kTile, m_stones, m_sprites);
    for (CellLook look : manyLooks()) {
        look.isMemory = false;
        const QImage inView = seen.picture(look);
        const QImage& memory = seen.picture(memoryOf(look));
        QCOMPARE(memory, unseen.picture(memoryOf(look)));
        QVERIFY(memory != inView);
        QCOMPARE(seen.picture(look), inView);
    }
}

void TileSetTest::preparedThingsStandOnTheirTiles()
{
    CellLook look;
    look.ground = Ground::Floor;
    const CellLook empty = look;
    look.sprite = m_sprites.find("door-closed");
    QVERIFY(look.sprite != 0);
    TileSet set(kTile, m_stones, m_sprites);
    set.prepare(std::vector{look, empty});
    QVERIFY(set.picture(look) != set.picture(empty));
}

CAVE_TEST_SUITE(TileSetTest);
#include "tile_set_test.moc"
