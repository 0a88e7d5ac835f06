// SPDX-License-Identifier: MIT
// The painted picture beside a map for Tiled.
#include "app/view/map/tiled_picture.h"
#include "core/save/formats/tmj_tiles.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QImage>
#include <QTest>

#include <set>

using namespace cave;

namespace {

QImage pictureOf(const Dungeon& dungeon)
{
    Artwork artwork;
    return QImage::fromData(QByteArray::fromStdString(tiledPicture(dungeon, artwork)), "PNG")
        .convertToFormat(QImage::Format_ARGB32);
}

QImage cellOf(const QImage& picture, std::size_t place)
{
    const int index = static_cast<int>(place);
    return picture.copy(index % tmj::kColumns * tmj::kTile, index / tmj::kColumns * tmj::kTile, tmj::kTile, tmj::kTile);
}

int opaquePixels(const QImage& cell)
{
    int count = 0;
    for (int y = 0; y < cell.height(); ++y)
        for (int x = 0; x < cell.width(); ++x)
            count += qAlpha(cell.pixel(x, y)) == 255;
    return count;
}

} // namespace

class TiledPictureTest : public QObject {
    Q_OBJECT

private slots:
    void tilesAreFullAndThingsStandOnNothing()
    {
        const Dungeon dungeon = recipeDungeon(7);
        const Catalogue& catalogue = *dungeon.catalogue;
        const QImage picture = pictureOf(dungeon);
        QCOMPARE(picture.size(), QSize(tmj::kColumns, tmj::rowsOfPicture(catalogue)) * tmj::kTile);
        const std::size_t tiles = catalogue.tiles().size();
        for (std::size_t place = 0; place < tmj::tilesInPicture(catalogue); ++place) {
            const int opaque = opaquePixels(cellOf(picture, place));
            if (place < tiles)
                QCOMPARE(opaque, tmj::kTile * tmj::kTile);
            else
                QVERIFY2(opaque > 10 && opaque < tmj::kTile * tmj::kTile, qPrintable(QString::number(place)));
        }
    }

    void whatIsToldApartInTheGameIsToldApartThere()
    {
        const Dungeon dungeon = recipeDungeon(7);
        const Catalogue& catalogue = *dungeon.catalogue;
        const QImage picture = pictureOf(dungeon);
        std::set<QByteArray> seen;
        for (const TileId tile : {catalogue.rock(), catalogue.floor()})
            seen.insert(QByteArray(reinterpret_cast<const char*>(cellOf(picture, tile).constBits()),
                                   tmj::kTile * tmj::kTile * 4));
        for (const char* id : {"kobold", "rat"})
            seen.insert(QByteArray(
                reinterpret_cast<const char*>(
                    cellOf(picture, tmj::placeInPicture(catalogue, KindTable::Creature, *catalogue.findCreature(id)))
                        .constBits()),
                tmj::kTile * tmj::kTile * 4));
        QCOMPARE(seen.size(), std::size_t{4});
    }

    void theSameDungeonGivesTheSameFile()
    {
        Artwork first;
        Artwork second;
        QCOMPARE(tiledPicture(recipeDungeon(7), first), tiledPicture(recipeDungeon(7), second));
    }
};

CAVE_TEST_SUITE(TiledPictureTest);
#include "tiled_picture_test.moc"
