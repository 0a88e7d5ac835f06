// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats.h"
#include "core/save/tmj_file.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class TmjTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsReadBack();
    void builtInDungeonsAreReadBack_data();
    void builtInDungeonsAreReadBack();
    void largeMapsAreCompressed();
    void aMapMadeInTiledIsRead();
    void groupsAreLevels();
    void cellsAreReadPacked_data();
    void cellsAreReadPacked();
    void changesMadeInTiledAreNoticed();
    void whatCannotBeReadIsRefused_data();
    void whatCannotBeReadIsRefused();
    void thePictureOfTheTilesLiesBesideTheMap();
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

void TmjTest::groupsAreLevels()
{
    const QString layer = R"({"type": "tilelayer", "width": 3, "height": 3, "data": [1,1,1,1,1,1,1,1,1]})";
    const QString map = R"({"orientation": "orthogonal", "width": 3, "height": 3, "tilewidth": 8, "tileheight": 8,
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

void TmjTest::cellsAreReadPacked_data()
{
    QTest::addColumn<QString>("compression");
    QTest::addColumn<QString>("data");
    QTest::newRow("raw") << "" << "AQAAAAEAAAABAAAAAQAAAAEAAAACAAAAAgAAgAEAAAABAAAAAQAAAAEAAAABAAAA";
    QTest::newRow("zlib") << "zlib" << "eJxjZGBgYETDTBDcgC4OwgAMHACP";
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
    QTest::newRow("infinite") << "false" << "true" << "infinite";
    QTest::newRow("too wide") << "\"width\": 4, \"height\": 3, \"tile" << "\"width\": 4097, \"height\": 3, \"tile"
                              << "width";
    QTest::newRow("layer of another size") << "\"width\": 4, \"height\": 3, \"op" << "\"width\": 3, \"height\": 4, \"op"
                                           << "layers[0]";
    QTest::newRow("too few cells") << ground << "[1,1]" << "layers[0].data";
    QTest::newRow("negative cell") << ground << "[1,1,1,1, 1,2,-2,1, 1,1,1,1]" << "layers[0].data";
    QTest::newRow("unknown tile") << ground << "[1,1,1,1, 1,2,3,1, 1,1,1,1]" << "layers[0]";
    QTest::newRow("empty cell") << ground << "[1,1,1,1, 1,2,0,1, 1,1,1,1]" << "";
    QTest::newRow("no base64") << ground << packed("A?==", "") << "layers[0].data";
    QTest::newRow("too short") << ground << packed("AQAAAA==", "") << "layers[0].data";
    QTest::newRow("cut zlib") << ground << packed("eJxjZGBgYETDTBDcgC4O", "zlib") << "layers[0].data";
    QTest::newRow("more than its size") << ground << packed("eJxjZGBgYETDTBDcgC6OC+NTDwAy2AEd", "zlib")
                                        << "layers[0].data";
    QTest::newRow("zstd") << ground << packed("AQAAAA==", "zstd") << "layers[0].data";
    QTest::newRow("absolute picture") << "art/a.png" << "/a.png" << "tilesets[0].image";
    QTest::newRow("picture on a drive") << "art/a.png" << "C:a.png" << "tilesets[0].image";
    QTest::newRow("picture outside") << "art/a.png" << "art/../../a.png" << "tilesets[0].image";
    QTest::newRow("tileset elsewhere") << "\"image\": \"art/a.png\"" << "\"source\": \"a.tsj\"" << "tilesets[0].source";
    QTest::newRow("tiles of 1.1") << "[{\"id\": 4, \"type\": \"bat\"}, {\"id\": 5, \"type\": \"water\"}]" << "{}"
                                  << "tilesets[1].tiles";
    QTest::newRow("unknown kind of layer") << "objectgroup" << "imagelayer" << "layers[2]";
    QTest::newRow("object without type") << "\"type\": \"apple\"" << "\"type\": \"\"" << "layers[2].objects[0]";
    QTest::newRow("unknown thing") << "apple" << "apples" << "levels[0].entities[0].kind";
    QTest::newRow("far away") << "47.25" << "4e300" << "layers[2].objects[0].x";
    QTest::newRow("unknown kind of tile") << "\"wall\"" << "\"walls\"" << "legend[\"!\"]";
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
