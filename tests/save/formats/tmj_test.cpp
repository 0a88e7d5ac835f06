// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"
#include "core/save/formats/tmj_file.h"
#include "core/save/formats/tmj_tiles.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace cave;

class TmjTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsReadBack();
    void builtInDungeonsAreReadBack_data();
    void builtInDungeonsAreReadBack();
    void largeMapsAreCompressed();
    void aMapMadeInTiledIsRead();
    void aTileStandsWhereTiledShowsIt_data();
    void aTileStandsWhereTiledShowsIt();
    void hiddenLayersAreRead();
    void groupsAreLevels();
    void tooManyGroupsAreTooManyLevels();
    void copiesOfALevelAreLevelsOfTheirOwn();
    void cellsAreReadPacked_data();
    void cellsAreReadPacked();
    void packedCellsMustBeAsManyAsTheLayerHas_data();
    void packedCellsMustBeAsManyAsTheLayerHas();
    void anInfiniteMapBeginsWhereItIsPainted();
    void ourOwnPlacesMoveWithAnInfiniteMap();
    void recipesMoveWithAnInfiniteMap();
    void rowsOfALevelMoveWithAnInfiniteMap();
    void whatLiesOutsideAMovedMapIsRefused_data();
    void whatLiesOutsideAMovedMapIsRefused();
    void anInfiniteMapHasBounds_data();
    void anInfiniteMapHasBounds();
    void packedLayersTakeNoTimeWithoutEnd();
    void aGreatManyChunksAreOpened();
    void tilesetsAreReadFromTheMapsFolder();
    void noTilesetIsReadFromElsewhere_data();
    void noTilesetIsReadFromElsewhere();
    void whatIsWrongInATilesetIsToldWithItsName();
    void changesMadeInTiledAreNoticed();
    void whatCannotBeReadIsRefused_data();
    void whatCannotBeReadIsRefused();
    void thePictureOfTheTilesLiesBesideTheMap();
    void everyThingIsATileOfItsKind();
    void aPainterPaintsThePictureBesideTheMap();
    void brokenBytesAreRefusedOrRead();
};

namespace {

QString whereOf(const Result<DungeonFile>& file) { return file ? QString("no problem") : shown(file.error().where); }

void compareAll(const Dungeon& dungeon)
{
    const auto again = readTmj(writeTmj(dungeon));
    QCOMPARE(whereOf(again), QString("no problem"));
    QVERIFY(again->changedLevels.empty());
    QVERIFY(again->dungeon.levels == dungeon.levels);
    QVERIFY(again->dungeon.links == dungeon.links);
    QVERIFY(again->dungeon.start == dungeon.start);
    QVERIFY(writeDungeon(again->dungeon) == writeDungeon(dungeon));
}

// A small map as Tiled writes it, with parts to replace.
const char* const kTiledMap = R"({"type": "map", "orientation": "orthogonal", "infinite": false,
"width": 4, "height": 3, "tilewidth": 32, "tileheight": 16,
"tilesets": [{"firstgid": 1, "image": "art/a.png", "tilecount": 2, "tiles": [{"id": 0, "type": "wall"}, {"id": 1, "class": "floor"}]},
{"firstgid": 3, "tilecount": 9, "tiles": [{"id": 4, "type": "bat"}, {"id": 5, "type": "water"}]}],
"layers": [{"id": 1, "name": "ground", "type": "tilelayer", "width": 4, "height": 3, "opacity": 1, "visible": true,
"data": [1,1,1,1, 1,2,2147483650,1, 1,1,1,1]},
{"id": 2, "name": "liquid", "type": "tilelayer", "width": 4, "height": 3, "data": [0,0,0,0, 0,8,0,0, 0,0,0,0]},
{"id": 3, "name": "things", "type": "objectgroup", "objects": [
{"id": 1, "type": "apple", "point": true, "x": 47.25, "y": 24},
{"id": 2, "type": "", "gid": 7, "x": 64, "y": 32, "width": 32, "height": 16},
{"id": 3, "type": "bat", "x": -32, "y": 0, "width": 32, "height": 16}]}],
"nextlayerid": 4, "nextobjectid": 4})";

const char* const kTiledCells = "[1,1,1,1, 1,2,2147483650,1, 1,1,1,1]";

Result<DungeonFile> readChanged(const char* before, const QString& after)
{
    return readTmj(QString(kTiledMap).replace(before, after).toStdString());
}

} // namespace

void TmjTest::everythingIsReadBack()
{
    Dungeon dungeon = recipeDungeon(7);
    dungeon.name = "12";
    dungeon.author = "[\"someone\"]";
    dungeon.description = "Two lines\nof \"Höhle\".";
    dungeon.seed = ~std::uint64_t{0};
    dungeon.start = Start{{dungeon.levels[0].uid, 3, 4}, true};
    dungeon.links.push_back({{dungeon.levels[0].uid, 1, 2}, {dungeon.levels[2].uid, -3, 4}, true});
    dungeon.unknown =
        *parseJson(R"({"big": 5000000000, "future": [{"a": 1.50}], "later": null, "on": true, "word": "5"})");
    dungeon.levels[1].seed = 1;
    dungeon.levels[1].things.push_back({KindTable::Item, *dungeon.catalogue->findItem("apple"), -3, 500, {}});
    dungeon.levels[1].things.back().opens = Place{dungeon.levels[2].uid, 4, -5};
    sortThings(dungeon.levels[1].things);
    compareAll(dungeon);
}

void TmjTest::builtInDungeonsAreReadBack_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : builtInDungeons())
        QTest::newRow(name.c_str()) << shown(name);
}

void TmjTest::builtInDungeonsAreReadBack()
{
    QFETCH(const QString, name);
    const auto dungeon = builtInDungeon(name.toStdString());
    QVERIFY(dungeon.has_value());
    compareAll(dungeon->dungeon);
}

void TmjTest::largeMapsAreCompressed()
{
    Dungeon dungeon = emptyDungeon(600, 900, 2);
    dungeon.levels[1].tiles[599, 899] = dungeon.catalogue->wall();
    QVERIFY(writeTmj(dungeon).size() < 100'000);
    compareAll(dungeon);
}

void TmjTest::aMapMadeInTiledIsRead()
{
    const auto file = readTmj(kTiledMap);
    QCOMPARE(whereOf(file), QString("no problem"));
    const Dungeon& dungeon = file->dungeon;
    QCOMPARE(dungeon.depth(), 1);
    QVERIFY(dungeon.levels[0].uid);
    const auto idAt = [&](int x, int y) { return shown(dungeon.catalogue->tile(dungeon.levels[0].tiles[x, y]).id); };
    QCOMPARE(idAt(0, 0), QString("wall"));
    QCOMPARE(idAt(1, 1), QString("water")); // of the upper layer
    QCOMPARE(idAt(2, 1), QString("floor")); // mirrored
    const Catalogue& catalogue = *dungeon.catalogue;
    const auto bat = *catalogue.findCreature("bat");
    const std::vector<Placement> things{{KindTable::Creature, bat, -1, 0, {}},
                                        {KindTable::Item, *catalogue.findItem("apple"), 1, 1, {}},
                                        {KindTable::Creature, bat, 2, 1, {}}};
    QVERIFY(dungeon.levels[0].things == things);
}

void TmjTest::aTileStandsWhereTiledShowsIt_data()
{
    QTest::addColumn<QString>("alignment");
    QTest::addColumn<QString>("rotation");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::newRow("usual") << "unspecified" << "0" << 64 << 32;
    QTest::newRow("top left") << "topleft" << "0" << 64 << 16;
    QTest::newRow("top") << "top" << "0" << 80 << 16;
    QTest::newRow("top right") << "topright" << "0" << 96 << 16;
    QTest::newRow("left") << "left" << "0" << 64 << 24;
    QTest::newRow("center") << "center" << "0" << 80 << 24;
    QTest::newRow("right") << "right" << "0" << 96 << 24;
    QTest::newRow("bottom left") << "bottomleft" << "0" << 64 << 32;
    QTest::newRow("bottom") << "bottom" << "0" << 80 << 32;
    QTest::newRow("bottom right") << "bottomright" << "0" << 96 << 32;
    QTest::newRow("turned to the right") << "unspecified" << "90" << 72 << 8;
    QTest::newRow("turned to the left") << "unspecified" << "-90.0" << 88 << 40;
    QTest::newRow("upside down") << "unspecified" << "180" << 96 << 16;
    QTest::newRow("turned about its middle") << "center" << "135" << 80 << 24;
}

void TmjTest::aTileStandsWhereTiledShowsIt()
{
    QFETCH(const QString, alignment);
    QFETCH(const QString, rotation);
    QFETCH(const int, x);
    QFETCH(const int, y);
    const QString object = QString(R"("gid": 7, "rotation": %1, "x": %2, "y": %3)").arg(rotation).arg(x).arg(y);
    const QString tileset = QString(R"("firstgid": 3, "objectalignment": "%1")").arg(alignment);
    const QString map =
        QString(kTiledMap).replace(R"("gid": 7, "x": 64, "y": 32)", object).replace(R"("firstgid": 3)", tileset);
    QVERIFY(map.contains(object) && map.contains(tileset));
    const auto file = readTmj(map.toStdString());
    QCOMPARE(whereOf(file), QString("no problem"));
    QVERIFY(file->dungeon.levels[0].things == readTmj(kTiledMap)->dungeon.levels[0].things);
}

void TmjTest::hiddenLayersAreRead()
{
    const QString map = QString(kTiledMap)
                            .replace(R"("name": "liquid")", R"("name": "liquid", "visible": false)")
                            .replace(R"("name": "things")", R"("name": "things", "visible": false)");
    const auto file = readTmj(map.toStdString());
    QCOMPARE(whereOf(file), QString("no problem"));
    QVERIFY(file->dungeon.levels == readTmj(kTiledMap)->dungeon.levels);
}

void TmjTest::groupsAreLevels()
{
    const QString layer = R"({"type": "tilelayer", "width": 3, "height": 3, "data": [1,1,1,1,1,1,1,1,1]})";
    const QString map = R"({"orientation": "orthogonal", "width": 3, "height": 3, "tilewidth": 8, "tileheight": 8,
        "properties": [{"name": "format", "type": "string", "value": "cavewright/dungeon"}],
        "tilesets": [{"firstgid": 1, "tiles": [{"id": 0, "type": "wall"}]}], "layers": [
        {"type": "group", "name": "Cellar", "layers": [%1]},
        {"type": "group", "name": "b", "layers": [{"type": "group", "layers": [%1]}],
         "properties": [{"name": "uid", "type": "string", "value": "%2"}]}]})";
    const auto file = readTmj(map.arg(layer, shown(hexOf(levelUid(0).value))).toStdString());
    QCOMPARE(whereOf(file), QString("no problem"));
    QCOMPARE(file->dungeon.depth(), 2);
    QCOMPARE(shown(file->dungeon.levels[0].name), QString("Cellar"));
    QVERIFY(file->dungeon.levels[0].uid == levelUid(1)); // the first is taken
}

void TmjTest::tooManyGroupsAreTooManyLevels()
{
    const QString group = R"({"type": "group", "layers": [
        {"type": "tilelayer", "width": 3, "height": 3, "data": [1,1,1,1,1,1,1,1,1]}]})";
    const QString map = R"({"orientation": "orthogonal", "width": 3, "height": 3, "tilewidth": 8, "tileheight": 8,
        "tilesets": [{"firstgid": 1, "tiles": [{"id": 0, "type": "wall"}]}], "layers": [%1]})";
    const auto file = readTmj(map.arg(QStringList(280, group).join(',')).toStdString());
    QVERIFY(!file);
    QCOMPARE(shown(file.error().where), QString("layers"));
    QCOMPARE(shown(file.error().what), QString("A dungeon of %1 levels cannot be made: it has 1 to %2. | 280 | 256"));
}

void TmjTest::cellsAreReadPacked_data()
{
    QTest::addColumn<QString>("compression");
    QTest::addColumn<QString>("data");
    QTest::newRow("raw") << "" << "AQAAAAEAAAABAAAAAQAAAAEAAAACAAAAAgAAgAEAAAABAAAAAQAAAAEAAAABAAAA";
    QTest::newRow("zlib") << "zlib" << "eJxjZGBgYETDTBDcgC4OwgAMHACP";
    QTest::newRow("zstd") << "zstd" << "KLUv/QRoxQAAgAEAAAACAAAAAgAAgAEAAAACAABJkEsEEldnyQ==";
    QTest::newRow("gzip") << "gzip" << "H4sIAAAAAAACA2NkYGBgRMNMENzAiEUOAIYOoOIwAAAA";
}

void TmjTest::cellsAreReadPacked()
{
    QFETCH(const QString, compression);
    QFETCH(const QString, data);
    const auto file =
        readChanged(kTiledCells, QString(R"("%1", "encoding": "base64", "compression": "%2")").arg(data, compression));
    QCOMPARE(whereOf(file), QString("no problem"));
    QVERIFY(file->dungeon.levels[0].tiles == readTmj(kTiledMap)->dungeon.levels[0].tiles);
}

void TmjTest::packedCellsMustBeAsManyAsTheLayerHas_data() { cellsAreReadPacked_data(); }

void TmjTest::packedCellsMustBeAsManyAsTheLayerHas()
{
    QFETCH(const QString, compression);
    QFETCH(const QString, data);
    const auto whereIsWrong = [&](const QString& cells, int height) {
        const QString map =
            QString(kTiledMap)
                .replace(kTiledCells,
                         QString(R"("%1", "encoding": "base64", "compression": "%2")").arg(cells, compression))
                .replace(R"("height": 3)", QString(R"("height": %1)").arg(height));
        return whereOf(readTmj(map.toStdString()));
    };
    QCOMPARE(whereIsWrong(data, 4), QString("layers[0].data")); // a row too few
    QCOMPARE(whereIsWrong(data.chopped(4), 3), QString("layers[0].data")); // the end is missing
    QCOMPARE(whereIsWrong(QString(data).remove('=') + "AAAA", 3), QString("layers[0].data")); // something is behind it
    QString small = QString(kTiledMap).replace(
        kTiledCells, QString(R"("%1", "encoding": "base64", "compression": "%2")").arg(data, compression));
    small.replace(R"("width": 4)", R"("width": 3)"); // the rows are cut elsewhere, and three cells are left
    QCOMPARE(whereOf(readTmj(small.toStdString())), QString("layers[0].data"));
}

namespace {

// Of an infinite map as Tiled writes it: the walls and floor of kTiledMap around the cell -2, -1, in chunks that also
// hold nothing.
const char* const kInfiniteMap = R"({"type": "map", "orientation": "orthogonal", "infinite": true,
"width": 30, "height": 20, "tilewidth": 16, "tileheight": 16,
"tilesets": [{"firstgid": 1, "tiles": [{"id": 0, "type": "wall"}, {"id": 1, "type": "floor"}]}],
"layers": [{"id": 1, "name": "ground", "type": "tilelayer", "startx": -4, "starty": -4, "width": 8, "height": 8, "chunks": [
{"x": -4, "y": -4, "width": 4, "height": 4, "data": [0,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,1,1]},
{"x": 0, "y": -4, "width": 4, "height": 4, "data": [0,0,0,0, 0,0,0,0, 0,0,0,0, 1,1,0,0]},
{"x": -4, "y": 0, "width": 4, "height": 4, "data": [0,0,1,2, 0,0,1,1, 0,0,0,0, 0,0,0,0]},
{"x": 0, "y": 0, "width": 4, "height": 4, "data": [2147483650,1,0,0, 1,1,0,0, 0,0,0,0, 0,0,0,0]}]},
{"id": 2, "name": "things", "type": "objectgroup", "objects": [{"id": 1, "type": "bat", "point": true, "x": -8, "y": 8}]}]
})";

QString fileOf(const QTemporaryDir& folder, const char* name, const QString& text)
{
    QFile file(folder.filePath(name));
    if (!QDir().mkpath(QFileInfo(file).path()) || !file.open(QIODevice::WriteOnly))
        return {};
    file.write(text.toUtf8());
    return file.fileName();
}

const char* const kTileset = R"({"type": "tileset", "name": "cave", "tilewidth": 32, "tileheight": 16, "tilecount": 2,
"image": "cave.png", "tiles": [{"id": 0, "type": "wall"}, {"id": 1, "type": "floor"}]})";

// What makes a map one of ours, whose other properties are read.
const char* const kOurs = R"({"name": "format", "type": "string", "value": "cavewright/dungeon"})";

// A property that holds JSON, as it stands in a map.
QString propertyOf(const char* name, const QString& json)
{
    return QString(R"({"name": "%1", "type": "string", "value": "%2"})")
        .arg(name, json.simplified().replace(u'"', "\\\""));
}

std::string infiniteMapWith(const char* name, const QString& json)
{
    return QString(kInfiniteMap)
        .replace(R"("infinite": true)", R"("infinite": true, "properties": [%1, %2])")
        .arg(kOurs, propertyOf(name, json))
        .toStdString();
}

// The map kTiledMap with its first tileset in a file of this name.
QString mapWith(const char* source)
{
    return QString(kTiledMap).replace(
        R"("image": "art/a.png", "tilecount": 2, "tiles": [{"id": 0, "type": "wall"}, {"id": 1, "class": "floor"}])",
        QString(R"("source": "%1")").arg(source));
}

} // namespace

void TmjTest::copiesOfALevelAreLevelsOfTheirOwn()
{
    const QString uid = shown(hexOf(levelUid(1).value));
    const QString group = QString(R"({"type": "group", "name": "z0", "properties": [
        {"name": "uid", "type": "string", "value": "%1"}], "layers": [
        {"type": "tilelayer", "width": 3, "height": 3, "data": [1,1,1,1,1,1,1,1,1]},
        {"type": "objectgroup", "objects": [{"type": "apple", "x": 8, "y": 8, "properties": [%2]}]}]})")
                              .arg(uid, propertyOf("opens", QString(R"({"level": "%1", "x": 0, "y": 1})").arg(uid)));
    const QString map = R"({"orientation": "orthogonal", "width": 3, "height": 3, "tilewidth": 8, "tileheight": 8,
        "properties": [%1], "tilesets": [{"firstgid": 1, "tiles": [{"id": 0, "type": "wall"}]}], "layers": [%2]})";
    const auto file = readTmj(map.arg(kOurs, QStringList(3, group).join(',')).toStdString());
    QCOMPARE(whereOf(file), QString("no problem"));
    QVERIFY(file->dungeon.levels[0].uid == levelUid(1));
    QVERIFY(file->dungeon.levels[1].uid == levelUid(0) && file->dungeon.levels[2].uid == levelUid(2));
    for (const DungeonLevel& level : file->dungeon.levels)
        QVERIFY(level.things.front().opens->level == level.uid);
}

void TmjTest::anInfiniteMapBeginsWhereItIsPainted()
{
    const auto file = readTmj(kInfiniteMap);
    QCOMPARE(whereOf(file), QString("no problem"));
    QCOMPARE(file->dungeon.width, 4);
    QCOMPARE(file->dungeon.height, 3);
    const DungeonLevel& level = file->dungeon.levels[0];
    const Catalogue& catalogue = *file->dungeon.catalogue;
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 4; ++x)
            QVERIFY((level.tiles[x, y] == (y == 1 && (x == 1 || x == 2) ? catalogue.floor() : catalogue.wall())));
    const std::vector<Placement> things{{KindTable::Creature, *catalogue.findCreature("bat"), 1, 1, {}}};
    QVERIFY(level.things == things);
}

// Maps of ours that were made infinite in Tiled, and grew to the left and above: the cell -2, -1 became 0, 0.
void TmjTest::ourOwnPlacesMoveWithAnInfiniteMap()
{
    const auto file = readTmj(infiniteMapWith("start", R"({"level": "0x0000000000000001", "x": 0, "y": 0})"));
    QCOMPARE(whereOf(file), QString("no problem"));
    QVERIFY(file->dungeon.start->at == (Place{Uid{1}, 2, 1}));
}

void TmjTest::recipesMoveWithAnInfiniteMap()
{
    const auto file = readTmj(infiniteMapWith("recipes", R"({"caves": [
        {"uid": "0x0000000000000001", "type": "caves", "where": {"rects": [[0, 0, 2, 1], [1, 5, 9, 9]]}},
        {"uid": "0x0000000000000002", "type": "arena", "p": {"x": 1, "y": 0, "radius": 3}},
        {"uid": "0x0000000000000003", "type": "arena", "p": {"x": -1}}]})"));
    QCOMPARE(whereOf(file), QString("no problem"));
    const std::vector<RecipeRow>& rows = file->dungeon.recipes.front().rows;
    QVERIFY(rows[0].where.boxes == (std::vector<Box>{{2, 1, 2, 1}, {3, 6, 9, 9}}));
    QVERIFY(rows[1].parameters == *parseJson(R"({"x": 3, "y": 1, "radius": 3})"));
    QVERIFY(rows[2].parameters == *parseJson(R"({"x": -1})")); // the middle, wherever that is
}

void TmjTest::rowsOfALevelMoveWithAnInfiniteMap()
{
    const QString extra = R"([{"after": "0x0000000000000001", "row":
        {"uid": "0x0000000000000002", "type": "caves", "where": {"rects": [[1, 1, 2, 2]]}}}])";
    const QString set = R"({"0x0000000000000003": {"x": 7, "y": -1}})";
    const QString placed = R"([{"uid": "0x0000000000000004", "piece": "mill", "x": 1, "y": 0},
        {"uid": "0x0000000000000005", "piece": "loose", "x": 0, "y": 1, "letters": {"x": [[0, 0], [1, 1]]}}])";
    QString map =
        QString(kInfiniteMap)
            .replace(R"("layers": [)",
                     R"("properties": [%1], "layers": [{"type": "group", "name": "z0", "properties": [%2, %3, %4],
                                  "layers": [)");
    map.insert(map.lastIndexOf(u'}'), "}]");
    const auto file = readTmj(
        map.arg(kOurs, propertyOf("extra", extra), propertyOf("set", set), propertyOf("placed", placed)).toStdString());
    QCOMPARE(whereOf(file), QString("no problem"));
    const DungeonLevel& level = file->dungeon.levels.front();
    QVERIFY(level.extraRows.front().row.where.boxes == (std::vector<Box>{{3, 2, 2, 2}}));
    QVERIFY(level.parameters.front().second == *parseJson(R"({"x": 9, "y": -1})"));
    QVERIFY(level.placed == (std::vector<PlacedPiece>{{Uid{4}, "mill", 3, 1},
                                                      {Uid{5}, "loose", 2, 2, 0, Uid{}, {{'x', 2, 1}, {'x', 3, 2}}}}));
}

// A map that lost its left columns: what sticks out is cut, what has no cell left is refused by name.
void TmjTest::whatLiesOutsideAMovedMapIsRefused_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("where");
    QTest::newRow("cut") << R"("type": "caves", "where": {"rects": [[1, 0, 3, 3]]})" << "no problem";
    QTest::newRow("lost") << R"("type": "caves", "where": {"rects": [[0, 0, 2, 2]]})"
                          << "recipes.caves[0].where.rects[0][0]";
    QTest::newRow("a lost cell") << R"("type": "arena", "p": {"x": 1})" << "recipes.caves[0].p.x";
}

void TmjTest::whatLiesOutsideAMovedMapIsRefused()
{
    QFETCH(const QString, row);
    QFETCH(const QString, where);
    QString map = shown(infiniteMapWith("recipes", R"({"caves": [{"uid": "0x0000000000000001", )" + row + "}]}"));
    map.replace(R"("x": 0)", R"("x": 4)").replace(R"("x": -4)", R"("x": 0)"); // all of it
    const auto file = readTmj(map.toStdString());
    QCOMPARE(whereOf(file), where);
    if (file)
        QVERIFY(file->dungeon.recipes.front().rows.front().where.boxes == (std::vector<Box>{{0, 1, 2, 3}}));
}

void TmjTest::anInfiniteMapHasBounds_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("where");
    QTest::newRow("far away") << R"({"x": 0, "y": 0)" << R"({"x": 2000000, "y": 0)" << "layers[0].chunks[3].x";
    QTest::newRow("too wide") << R"({"x": 0, "y": 0)" << R"({"x": 5000, "y": 0)" << "";
    QTest::newRow("a chunk without width") << R"("y": 0, "width": 4)" << R"("y": 0, "width": 0)"
                                           << "layers[0].chunks[2].width";
    QTest::newRow("too few cells") << "[0,0,1,2, 0,0,1,1," << "[0,0,1,2, 0,0,1," << "layers[0].chunks[2].data";
    QTest::newRow("a hole") << "[0,0,1,2," << "[0,0,1,0," << "";
}

void TmjTest::anInfiniteMapHasBounds()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, where);
    QVERIFY(QString(kInfiniteMap).contains(before));
    QCOMPARE(whereOf(readTmj(QString(kInfiniteMap).replace(before, after).toStdString())), where);
}

// A few bytes a layer say that it holds 16 million cells: so many are refused before one is unpacked.
void TmjTest::packedLayersTakeNoTimeWithoutEnd()
{
    const std::string layer = R"({"type": "tilelayer", "width": 4096, "height": 4096, "encoding": "base64",
        "compression": "zlib", "data": "eJxjZGBgYETDTBDcgC4OwgAMHACP"})";
    std::string map = R"({"orientation": "orthogonal", "width": 4096, "height": 4096, "tilewidth": 8, "tileheight": 8,
        "tilesets": [{"firstgid": 1, "tiles": [{"id": 0, "type": "wall"}]}], "layers": [)" +
                      layer;
    for (int i = 1; i < 20; ++i)
        map += ",\n" + layer;
    QCOMPARE(whereOf(readTmj(map + "]}")), QString("layers[8]"));
}

// Work that grew with their square would take minutes.
void TmjTest::aGreatManyChunksAreOpened()
{
    constexpr int kSide = 256; // chunks
    std::string map = R"({"orientation": "orthogonal", "infinite": true, "tilewidth": 8, "tileheight": 8,
        "tilesets": [{"firstgid": 1, "tiles": [{"id": 0, "type": "wall"}, {"id": 1, "type": "floor"}]}],
        "layers": [{"type": "tilelayer", "chunks": [)";
    for (int i = 0; i < kSide * kSide; ++i)
        map += (i > 0 ? "," : "") + std::string(R"({"x":)") + std::to_string(i % kSide * 4 - 100) + R"(,"y":)" +
               std::to_string(i / kSide * 2 - 100) + R"(,"width":4,"height":2,"data":[1,1,1,2,1,1,1,1]})";
    const auto file = readTmj(map + "]}]}");
    QCOMPARE(whereOf(file), QString("no problem"));
    QCOMPARE(file->dungeon.width, 4 * kSide);
    QCOMPARE(file->dungeon.height, 2 * kSide);
    const Catalogue& catalogue = *file->dungeon.catalogue;
    for (int x = 0; x < 4 * kSide; ++x)
        QCOMPARE((file->dungeon.levels[0].tiles[x, 100]), x % 4 == 3 ? catalogue.floor() : catalogue.wall());
}

void TmjTest::tilesetsAreReadFromTheMapsFolder()
{
    const QTemporaryDir folder;
    fileOf(folder, "sets/cave.tsj", kTileset);
    const QString map = fileOf(folder, "map.tmj", mapWith("sets/cave.tsj"));
    const auto file = loadDungeon(map.toStdString());
    QCOMPARE(whereOf(file), QString("no problem"));
    QVERIFY(file->dungeon.levels == readTmj(kTiledMap)->dungeon.levels);
}

void TmjTest::noTilesetIsReadFromElsewhere_data()
{
    QTest::addColumn<QString>("source");
    for (const char* source : {"../cave.tsj", "sets/../../cave.tsj", "/etc/cave.tsj", "C:cave.tsj", "\\cave.tsj",
                               "..\\cave.tsj", "link.tsj", "linked/cave.tsj", "cave.tsx", "pipe.tsj", "none.tsj"})
        QTest::newRow(source) << source;
}

void TmjTest::noTilesetIsReadFromElsewhere()
{
    QFETCH(const QString, source);
    const QTemporaryDir outside;
    const QTemporaryDir folder;
    const QString elsewhere = fileOf(outside, "cave.tsj", kTileset);
    QVERIFY(QFile::link(elsewhere, folder.filePath("link.tsj")));
    QVERIFY(QFile::link(outside.path(), folder.filePath("linked")));
    QCOMPARE(::mkfifo(folder.filePath("pipe.tsj").toLocal8Bit(), 0600), 0);
    fileOf(folder, "cave.tsx", kTileset);
    const QString map = fileOf(folder, "map.tmj", mapWith(qPrintable(QString(source).replace('\\', "\\\\"))));
    const auto file = loadDungeon(map.toStdString());
    QVERIFY(!file);
    QVERIFY2(file.error().where.starts_with(map.toStdString() + ": "), file.error().where.c_str());
}

void TmjTest::whatIsWrongInATilesetIsToldWithItsName()
{
    const QTemporaryDir folder;
    const QString map = fileOf(folder, "map.tmj", mapWith("cave.tsj"));
    fileOf(folder, "cave.tsj", QString(kTileset).replace("\"id\": 1", "\"id\": -1"));
    QCOMPARE(whereOf(loadDungeon(map.toStdString())), map + ": cave.tsj: tiles[1].id");
    fileOf(folder, "cave.tsj", "{");
    QVERIFY(whereOf(loadDungeon(map.toStdString())).startsWith(map + ": cave.tsj: line 1"));
    fileOf(folder, "cave.tsj", QString(kTileset).replace("cave.png", "/etc/cave.png"));
    QCOMPARE(whereOf(loadDungeon(map.toStdString())), map + ": cave.tsj: image");
}

void TmjTest::changesMadeInTiledAreNoticed()
{
    Dungeon dungeon = recipeDungeon(7);
    std::string map = writeTmj(dungeon);
    const std::size_t cell = map.find("\"data\": [") + 9;
    QVERIFY(map[cell] != '1');
    map[cell] = '1';
    const auto file = readTmj(map);
    QCOMPARE(whereOf(file), QString("no problem"));
    QVERIFY(file->changedLevels == std::vector<int>{0});
}

void TmjTest::whatCannotBeReadIsRefused_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("where");
    const auto packed = [](const char* data, const char* compression) {
        return QString(R"("%1", "encoding": "base64", "compression": "%2")").arg(data, compression);
    };
    const QString ground = kTiledCells;
    QTest::newRow("no JSON") << "{\"type\": \"map\"," << "oops" << "line 1, column 1";
    QTest::newRow("hexagons") << "orthogonal" << "hexagonal" << "";
    QTest::newRow("infinite without chunks") << "false" << "true" << "layers[0]";
    QTest::newRow("too wide") << "\"width\": 4, \"height\": 3, \"tile" << "\"width\": 4097, \"height\": 3, \"tile"
                              << "width";
    QTest::newRow("layer of another size") << "\"width\": 4, \"height\": 3, \"op" << "\"width\": 3, \"height\": 4, \"op"
                                           << "layers[0]";
    QTest::newRow("too few cells") << ground << "[1,1]" << "layers[0].data";
    QTest::newRow("negative cell") << ground << "[1,1,1,1, 1,2,-2,1, 1,1,1,1]" << "layers[0].data";
    QTest::newRow("unknown tile") << ground << "[1,1,1,1, 1,2,3,1, 1,1,1,1]" << "";
    QTest::newRow("empty cell") << ground << "[1,1,1,1, 1,2,0,1, 1,1,1,1]" << "";
    QTest::newRow("no base64") << ground << packed("A?==", "") << "layers[0].data";
    QTest::newRow("too short") << ground << packed("AQAAAA==", "") << "layers[0].data";
    QTest::newRow("cut zlib") << ground << packed("eJxjZGBgYETDTBDcgC4O", "zlib") << "layers[0].data";
    QTest::newRow("more than its size") << ground << packed("eJxjZGBgYETDTBDcgC6OC+NTDwAy2AEd", "zlib")
                                        << "layers[0].data";
    QTest::newRow("broken zstd") << ground << packed("AQAAAA==", "zstd") << "layers[0].data";
    QTest::newRow("more than its size, zstd")
        << ground << packed("KLUv/QRoxQAAgAEAAAACAAAAAgAAgAEAAAACAABPkEsEFBxcTg==", "zstd") << "layers[0].data";
    QTest::newRow("unknown compression") << ground << packed("AQAAAA==", "lzma") << "layers[0].data";
    QTest::newRow("absolute picture") << "art/a.png" << "/a.png" << "tilesets[0].image";
    QTest::newRow("picture on a drive") << "art/a.png" << "C:a.png" << "tilesets[0].image";
    QTest::newRow("picture outside") << "art/a.png" << "art/../../a.png" << "tilesets[0].image";
    QTest::newRow("tileset elsewhere") << "\"image\": \"art/a.png\"" << "\"source\": \"a.tsj\"" << "tilesets[0].source";
    QTest::newRow("tiles of 1.1") << "[{\"id\": 4, \"type\": \"bat\"}, {\"id\": 5, \"type\": \"water\"}]" << "{}"
                                  << "tilesets[1].tiles";
    QTest::newRow("unknown kind of layer") << "objectgroup" << "soundlayer" << "layers[2]";
    QTest::newRow("shifted layer") << "\"name\": \"liquid\"" << "\"name\": \"liquid\", \"offsetx\": 0, \"offsety\": -16"
                                   << "layers[1].offsety";
    QTest::newRow("object without type") << "\"type\": \"apple\"" << "\"type\": \"\"" << "";
    QTest::newRow("unknown thing") << "apple" << "apples" << "";
    QTest::newRow("far away") << "47.25" << "4e300" << "layers[2].objects[0].x";
    QTest::newRow("template") << "\"point\": true" << "\"template\": \"apple.tj\""
                              << "layers[2].objects[0].template";
    QTest::newRow("unknown alignment") << "\"firstgid\": 3" << "\"firstgid\": 3, \"objectalignment\": \"middle\""
                                       << "tilesets[1].objectalignment";
    QTest::newRow("unknown kind of tile") << "\"wall\"" << "\"walls\"" << "";
}

void TmjTest::whatCannotBeReadIsRefused()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, where);
    QVERIFY(QString(kTiledMap).contains(before));
    QCOMPARE(whereOf(readChanged(qPrintable(before), after)), where);
}

void TmjTest::thePictureOfTheTilesLiesBesideTheMap()
{
    const QTemporaryDir folder;
    const Dungeon dungeon = recipeDungeon(7);
    QVERIFY(saveDungeon(dungeon, folder.filePath("map.tmj").toStdString()).has_value());
    const auto map = parseJson(writeTmj(dungeon));
    const Json& tileset = map->find("tilesets")->as<Json::Array>()->front();
    const std::filesystem::path path = folder.filePath(shown(*tileset.find("image")->as<std::string>())).toStdString();
    const auto picture = readFile(path, 1 << 20);
    QVERIFY(picture.has_value());
    QVERIFY(picture->starts_with("\x89PNG"));
    QVERIFY(loadDungeon(folder.filePath("map.tmj").toStdString()).has_value());
}

void TmjTest::everyThingIsATileOfItsKind()
{
    const Dungeon dungeon = recipeDungeon(7);
    const auto map = parseJson(writeTmj(dungeon));
    const Json& tileset = map->find("tilesets")->as<Json::Array>()->front();
    const Json::Array& tiles = *tileset.find("tiles")->as<Json::Array>();
    QCOMPARE(tiles.size(), tmj::tilesInPicture(*dungeon.catalogue));
    QVERIFY(*tileset.find("tilecount")->as<std::int64_t>() >= std::ssize(tiles));
    std::size_t things = 0;
    for (const Json& level : *map->find("layers")->as<Json::Array>())
        for (const Json& object : *level.find("layers")->as<Json::Array>()->back().find("objects")->as<Json::Array>()) {
            const auto tile = static_cast<std::size_t>(*object.find("gid")->as<std::int64_t>() - 1);
            QVERIFY(*object.find("type") == *tiles.at(tile).find("type"));
            ++things;
        }
    QVERIFY(things > 0);
}

void TmjTest::aPainterPaintsThePictureBesideTheMap()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("map.tmj").toStdString();
    QVERIFY(saveDungeon(recipeDungeon(7), path, {}, [](const Dungeon&) { return std::string("painted"); }).has_value());
    const auto picture = readFile(folder.filePath(shown(tmj::nameOfTiles("painted"))).toStdString(), 100);
    QVERIFY(picture == "painted");
    QVERIFY(readFile(path, 1 << 24)->contains(tmj::nameOfTiles("painted")));
}

void TmjTest::brokenBytesAreRefusedOrRead()
{
    const std::string map = kTiledMap;
    for (std::size_t i = 0; i < map.size(); ++i) {
        QVERIFY(!readTmj(map.substr(0, i)));
        for (const char byte : {'0', '9', '-', '"', '[', '}'}) {
            std::string broken = map;
            broken[i] = byte;
            const auto file = readTmj(broken);
            QVERIFY(!file || readTmj(writeTmj(file->dungeon)).has_value());
        }
    }
}

CAVE_TEST_SUITE(TmjTest);
#include "tmj_test.moc"
