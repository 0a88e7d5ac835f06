// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/save/formats/formats.h"
#include "core/save/formats/tmj_file.h"
#include "core/save/formats/tmx_json.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class TmxTest : public QObject {
    Q_OBJECT

private slots:
    void xmlSaysWhatJsonSays();
    void cellsAreReadInAllEncodings_data();
    void cellsAreReadInAllEncodings();
    void aMapInChunksIsRead();
    void anInfiniteMapMayHaveEmptyLayers_data();
    void anInfiniteMapMayHaveEmptyLayers();
    void numbersThatJsonCannotHoldStayTexts();
    void whatIsWrittenSaysWhatJsonSays_data();
    void whatIsWrittenSaysWhatJsonSays();
    void theTilesetLiesBesideTheMap();
    void aMapThatIsNotWrittenLeavesNoFilesBeside();
    void whatCannotBeReadIsRefused_data();
    void whatCannotBeReadIsRefused();
    void brokenBytesAreRefusedOrRead();
};

namespace {

const char* const kCells = R"(<data encoding="csv">
1,1,1,1,
1,2,2147483650,1,
1,1,1,1
</data>)";

// As Tiled writes it.
const char* const kXmlMap = R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" width="4" height="3" tilewidth="32" tileheight="16" infinite="0" nextlayerid="4" nextobjectid="4">
 <tileset firstgid="1" name="12" tilewidth="32" tileheight="16" tilecount="2" columns="2">
  <image source="art/a.png" width="64" height="16"/>
  <tile id="0" type="wall"/>
  <tile id="1" class="floor"/>
 </tileset>
 <layer id="1" name="ground" width="4" height="3">
  %1
 </layer>
 <objectgroup id="3" name="things">
  <object id="1" name="A &amp; B" type="apple" x="47.25" y="24"><point/></object>
  <object id="2" gid="3" x="64" y="32" width="32" height="16" visible="0"/>
 </objectgroup>
 <!-- a word -->
 <tileset firstgid="3" name="c" tilecount="9"><tile id="0" type="bat"/></tileset>
</map>
)";

const char* const kSameInJson = R"({"version": "1.10", "tiledversion": "1.10.2", "orientation": "orthogonal",
"renderorder": "right-down", "width": 4, "height": 3, "tilewidth": 32, "tileheight": 16, "infinite": false,
"nextlayerid": 4, "nextobjectid": 4,
"tilesets": [{"firstgid": 1, "name": "12", "tilewidth": 32, "tileheight": 16, "tilecount": 2, "columns": 2,
"image": "art/a.png", "imagewidth": 64, "imageheight": 16,
"tiles": [{"id": 0, "type": "wall"}, {"id": 1, "class": "floor"}]},
{"firstgid": 3, "name": "c", "tilecount": 9, "tiles": [{"id": 0, "type": "bat"}]}],
"layers": [{"id": 1, "name": "ground", "width": 4, "height": 3, "type": "tilelayer",
"data": [1, 1, 1, 1, 1, 2, 2147483650, 1, 1, 1, 1, 1]},
{"id": 3, "name": "things", "type": "objectgroup", "objects": [
{"id": 1, "name": "A & B", "type": "apple", "x": 47.25, "y": 24},
{"id": 2, "gid": 3, "x": 64, "y": 32, "width": 32, "height": 16, "visible": false}]}]})";

std::string xmlMapWith(const QString& cells) { return QString(kXmlMap).arg(cells).toStdString(); }

QString infiniteMap()
{
    return QString(kXmlMap)
        .arg(R"(<data encoding="csv">
<chunk x="-16" y="0" width="4" height="3">1,1,1,1,1,2,2,1,1,1,1,1</chunk>
<chunk x="-12" y="0" width="1" height="3">1,1,1</chunk></data>)")
        .replace("infinite=\"0\"", "infinite=\"1\"");
}

Result<DungeonFile> readTmx(std::string_view text)
{
    const auto map = tmj::mapOfTmx(text);
    if (!map)
        return std::unexpected(map.error());
    return readTiledMap(*map, {});
}

QString placeOf(const Result<DungeonFile>& file) { return file ? QString("no problem") : shown(file.error().where); }

} // namespace

void TmxTest::xmlSaysWhatJsonSays()
{
    const auto map = tmj::mapOfTmx(xmlMapWith(kCells));
    QVERIFY(map);
    QCOMPARE(shown(map->compact()), shown(parseJson(kSameInJson)->compact()));
    const auto file = readTmx(xmlMapWith(kCells));
    QCOMPARE(placeOf(file), QString("no problem"));
    QVERIFY(file->dungeon.levels == readTmj(kSameInJson)->dungeon.levels);
    QCOMPARE(file->dungeon.levels[0].things.size(), std::size_t{2});
}

void TmxTest::cellsAreReadInAllEncodings_data()
{
    QTest::addColumn<QString>("data");
    QTest::newRow("tiles") << "<data><tile gid='1'/><tile gid='1'/><tile gid='1'/><tile gid='1'/><tile gid='1'/>"
                              "<tile gid='2'/><tile gid='2'/><tile gid='1'/><tile gid='1'/><tile gid='1'/>"
                              "<tile gid='1'/><tile gid='1'/></data>";
    QTest::newRow("raw") << "<data encoding='base64'>\n "
                            "AQAAAAEAAAABAAAAAQAAAAEAAAACAAAAAgAAgAEAAAABAAAAAQAAAAEAAAABAAAA \n</data>";
    QTest::newRow("zlib") << "<data encoding='base64' compression='zlib'>eJxjZGBgYETDTBDcgC4OwgAMHACP</data>";
    QTest::newRow("zstd") << "<data encoding='base64' compression='zstd'>"
                             "KLUv/QRoxQAAgAEAAAACAAAAAgAAgAEAAAACAABJkEsEEldnyQ==</data>";
}

void TmxTest::cellsAreReadInAllEncodings()
{
    QFETCH(const QString, data);
    const auto file = readTmx(xmlMapWith(data));
    QCOMPARE(placeOf(file), QString("no problem"));
    QVERIFY(file->dungeon.levels[0].tiles == readTmx(xmlMapWith(kCells))->dungeon.levels[0].tiles);
}

void TmxTest::aMapInChunksIsRead()
{
    const auto file = readTmx(infiniteMap().toStdString());
    QCOMPARE(placeOf(file), QString("no problem"));
    QCOMPARE(file->dungeon.width, 5);
}

void TmxTest::anInfiniteMapMayHaveEmptyLayers_data()
{
    QTest::addColumn<QString>("data");
    QTest::addColumn<QString>("where");
    const QString fine = "no problem";
    QTest::newRow("comma separated") << "<data encoding='csv'>\n</data>" << fine;
    QTest::newRow("raw") << "<data encoding='base64'>\n   \n  </data>" << fine;
    QTest::newRow("packed") << "<data encoding='base64' compression='zlib'></data>" << fine;
    QTest::newRow("tiles") << "<data/>" << fine;
    QTest::newRow("cells in no chunk") << "<data encoding='csv'>0,0</data>" << "layers[1]";
    QTest::newRow("packed cells in no chunk") << "<data encoding='base64'>AAAAAA==</data>" << "layers[1]";
    QTest::newRow("tiles in no chunk") << "<data><tile gid='0'/></data>" << "layers[1]";
}

void TmxTest::anInfiniteMapMayHaveEmptyLayers()
{
    QFETCH(const QString, data);
    QFETCH(const QString, where);
    const QString layer = "<layer id='2' name='decor' width='4' height='3'>" + data + "</layer><objectgroup";
    const auto file = readTmx(infiniteMap().replace("<objectgroup", layer).toStdString());
    QCOMPARE(placeOf(file), where);
    if (file)
        QVERIFY(file->dungeon.levels == readTmx(infiniteMap().toStdString())->dungeon.levels);
}

void TmxTest::numbersThatJsonCannotHoldStayTexts()
{
    for (const char* value : {".5", "1.", "nan", "inf", "007.5", "1.5"}) {
        const QString property = QString("<properties><property name='a' type='float' value='%1'/></properties>");
        const auto map =
            tmj::mapOfTmx(QString(kXmlMap)
                              .arg(kCells)
                              .replace("<tileset firstgid=\"1\"", property.arg(value) + "<tileset firstgid=\"1\"")
                              .toStdString());
        QVERIFY2(map && parseJson(map->compact()), value);
        const Json& read = *map->find("properties")->as<Json::Array>()->front().find("value");
        QCOMPARE(read.as<Json::Fraction>() != nullptr, value == std::string_view("1.5"));
    }
}

void TmxTest::whatIsWrittenSaysWhatJsonSays_data()
{
    QTest::addColumn<QString>("description");
    QTest::newRow("lines") << "Two\nlines\tand  blanks ";
    QTest::newRow("nothing but lines") << "\n\n";
    QTest::newRow("carriage returns") << "Two\r\nlines\rand a third";
}

void TmxTest::whatIsWrittenSaysWhatJsonSays()
{
    QFETCH(const QString, description);
    Dungeon dungeon = recipeDungeon(3);
    dungeon.name = "A <b>\"quoted\"</b> & 'name'";
    dungeon.author = "Höhle";
    dungeon.description = description.toStdString();
    Json map = tiledMap(dungeon, "tiles.png");
    const auto again = tmj::mapOfTmx(tmj::tmxOfMap(map));
    QVERIFY2(again, again ? "" : again.error().where.c_str());
    const auto fromXml = readTiledMap(*again, {});
    const auto fromJson = readTiledMap(map, {});
    QCOMPARE(placeOf(fromXml), QString("no problem"));
    QVERIFY(writeDungeon(fromXml->dungeon) == writeDungeon(fromJson->dungeon));
    QVERIFY(writeDungeon(fromXml->dungeon) == writeDungeon(dungeon));
}

void TmxTest::theTilesetLiesBesideTheMap()
{
    const QTemporaryDir folder;
    const std::filesystem::path first = folder.filePath("first.tmx").toStdString();
    const std::filesystem::path second = folder.filePath("second.tmx").toStdString();
    QVERIFY(saveDungeon(recipeDungeon(3), first) && saveDungeon(recipeDungeon(4), second));
    const QStringList tilesets = QDir(folder.path()).entryList({"*.tsx"});
    QCOMPARE(tilesets.size(), 1); // of both
    QCOMPARE(QDir(folder.path()).entryList({"*.png"}).size(), 1);
    QVERIFY(readFile(first, 1 << 24)->contains("source=\"" + tilesets[0].toStdString()));
    const std::string tileset = *readFile(folder.filePath(tilesets[0]).toStdString(), 1 << 24);
    QVERIFY(tileset.contains("type=\"deep_water\"") && tileset.contains("name=\"walkable\" type=\"bool\" value="));
    QCOMPARE(dungeonHash(loadDungeon(first)->dungeon), dungeonHash(recipeDungeon(3)));
    QVERIFY(QFile::remove(folder.filePath(tilesets[0])));
    QVERIFY(!loadDungeon(first)); // it is read
}

void TmxTest::aMapThatIsNotWrittenLeavesNoFilesBeside()
{
    const QTemporaryDir folder;
    const auto filesIn = [&] { return QDir(folder.path()).entryList(QDir::Files); };
    Dungeon broken = recipeDungeon(3);
    broken.name = "\xff";
    QVERIFY(!saveDungeon(broken, folder.filePath("broken.tmx").toStdString()));
    QCOMPARE(filesIn(), QStringList());
    QVERIFY(saveDungeon(recipeDungeon(3), folder.filePath("map.tmx").toStdString()));
    const QStringList ofAnother = filesIn();
    QVERIFY(!saveDungeon(broken, folder.filePath("broken.tmx").toStdString()));
    QCOMPARE(filesIn(), ofAnother);
    QVERIFY(QDir(folder.path()).mkdir("folder.tmx")); // where no file can be written
    QVERIFY(QFile::remove(folder.filePath("map.tmx")));
    for (const QString& file : filesIn())
        QVERIFY(QFile::remove(folder.filePath(file)));
    QVERIFY(!saveDungeon(recipeDungeon(3), folder.filePath("folder.tmx").toStdString()));
    QCOMPARE(filesIn(), QStringList());
}

void TmxTest::whatCannotBeReadIsRefused_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("where");
    QTest::newRow("cut off") << "</map>" << "" << "line 21";
    QTest::newRow("wrong end tag") << "</objectgroup>" << "</group>" << "line 18";
    QTest::newRow("another document") << "map " << "mop " << "line 21";
    QTest::newRow("hexagons") << "orthogonal" << "hexagonal" << "";
    QTest::newRow("no number") << "width=\"4\" height=\"3\">" << "width=\"four\" height=\"3\">" << "layers[0].width";
    QTest::newRow("too few cells") << "1,2,2147483650,1," << "1," << "layers[0].data";
    QTest::newRow("no cell") << "2147483650" << "x" << "layers[0].data";
    QTest::newRow("picture outside") << "art/a.png" << "../a.png" << "tilesets[0].image";
    QTest::newRow("tileset elsewhere") << "name=\"c\"" << "source=\"a.tsx\"" << "tilesets[1].source";
    QTest::newRow("unknown kind of tile") << "\"wall\"" << "\"walls\"" << "";
}

void TmxTest::whatCannotBeReadIsRefused()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, where);
    const QString map = QString(kXmlMap).arg(kCells);
    QVERIFY(map.contains(before));
    QCOMPARE(placeOf(readTmx(QString(map).replace(before, after).toStdString())), where);
}

void TmxTest::brokenBytesAreRefusedOrRead()
{
    const std::string map = xmlMapWith(kCells);
    const QString groups = QString("<group>").repeated(100'000);
    QVERIFY(!readTmx(QString(kXmlMap).arg(kCells).replace("<objectgroup", groups + "<objectgroup").toStdString()));
    const QString closed = groups + QString("</group>").repeated(100'000) + "<objectgroup";
    QVERIFY(!readTmx(QString(kXmlMap).arg(kCells).replace("<objectgroup", closed).toStdString()));
    QCOMPARE(placeOf(readTmx(map + '\xff')), QString("line 22"));
    for (std::size_t i = 0; i < map.size(); ++i)
        for (const char byte : {'0', '9', '-', '"', '<', '/', '>', '&'}) {
            std::string broken = map;
            broken[i] = byte;
            const auto file = readTmx(broken);
            QVERIFY(!file || !writeDungeon(file->dungeon).empty());
        }
}

CAVE_TEST_SUITE(TmxTest);
#include "tmx_test.moc"
