// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/save/formats/foreign_kinds.h"
#include "core/save/formats/formats.h"
#include "core/save/formats/ldtk_json.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;
namespace fs = std::filesystem;

// Maps of strangers: whatever they call their tiles and objects, somebody says what these are here.
class ForeignKindsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsNotKnownIsToldWithItsPicture();
    void stoppedAnywhereItTellsNothing();
    void kindsAreWantedUntilAllAreSaid();
    void picturesAreNamedFromTheTilesetsFolder_data();
    void picturesAreNamedFromTheTilesetsFolder();
    void aMapWhoseKindsNobodyNamedIsRefused();
    void whatIsSaidToBeAKindThatIsGoneIsNotSaid_data();
    void whatIsSaidToBeAKindThatIsGoneIsNotSaid();
    void kindsBesideAMapSayWhatItsTilesAre();
    void nothingIsLostOnTheWayToTiledAndBack();
    void theFirstStartCounts();
    void aHeroInAMapIsWhereTheHeroStarts();
    void propertiesOfStrangersAreNotOurs();
    void groupsBesideLayersAreNoLevels();
    void levelsOfLdtkAreRead();
    void entitiesOfLdtkAreShiftedWithTheirLayer();
    void aProjectOfLdtkNeedsNoName();
    void whatIsWrongWithAMapWithoutANameIsTold_data();
    void whatIsWrongWithAMapWithoutANameIsTold();
    void whatIsNoProjectOfLdtkIsRefused_data();
    void whatIsNoProjectOfLdtkIsRefused();
    void namesMeanWhatTheyHold_data();
    void namesMeanWhatTheyHold();
    void kindsAreReadBack();
    void aGreatManyKindsAreReadBack();
    void whatAreNoKindsIsRefused_data();
    void whatAreNoKindsIsRefused();

private:
    fs::path fileOf(const char* name, const std::string& text)
    {
        const fs::path file = m_folder->filePath(name).toStdString();
        return writeFileAtomically(file, text) ? file : fs::path();
    }
    Result<DungeonFile> loaded(const QString& map, const QString& kinds)
    {
        fileOf("map.tmj.kinds.json", kinds.toStdString());
        return loadDungeon(fileOf("map.tmj", map.toStdString()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

// Grass everywhere but in one corner, a stone wall, an orc painted as a tile, and a layer of light that says nothing.
const char* const kForeignMap = R"({"type": "map", "orientation": "orthogonal", "infinite": false,
"width": 4, "height": 3, "tilewidth": 16, "tileheight": 16,
"properties": [{"name": "seed", "type": "int", "value": -1}],
"tilesets": [{"firstgid": 1, "name": "over", "image": "over.png", "columns": 3, "margin": 1, "spacing": 2,
"tilewidth": 16, "tileheight": 16, "tilecount": 9, "tiles": [{"id": 4, "type": "Stone Wall"}]}],
"layers": [{"type": "imagelayer", "name": "sky", "image": "sky.png", "offsetx": 3},
{"type": "tilelayer", "width": 4, "height": 3, "data": [0,1,1,1, 1,1,5,1, 1,1,1,1]},
{"type": "group", "name": "decor", "layers": [
{"type": "tilelayer", "width": 4, "height": 3, "data": [0,0,0,0, 0,9,0,0, 0,0,0,2147483650]}]},
{"type": "objectgroup", "objects": [
{"type": "", "name": "Player 1", "x": 20, "y": 4},
{"type": "Treasure", "gid": 8, "x": 32, "y": 32, "width": 16, "height": 16,
 "properties": [{"name": "kind", "type": "string", "value": "nonsense"}]},
{"type": "", "x": 0, "y": 0, "polygon": [{"x": 0, "y": 0}]},
{"type": "bat", "x": 50, "y": 20}]}]})";

const char* const kKinds = R"({"format": "cavewright/kinds", "version": 1, "empty": "rock",
"cells": {"over:0": "floor", "Stone Wall": "wall", "over:8": "orc", "over:1": ""},
"things": {"Player 1": "start", "Treasure": "apple", "": ""}})";

// Two levels of different sizes, with entities on a grid of their own.
const char* const kProject = R"({"__header__": {"app": "LDtk"}, "jsonVersion": "1.5.3", "worlds": [],
"defs": {"layers": [
{"__type": "Entities", "identifier": "Things", "type": "Entities", "gridSize": 8, "intGridValues": []},
{"__type": "IntGrid", "identifier": "Rock", "type": "IntGrid", "gridSize": 16, "intGridValues": [
 {"value": 1, "identifier": "walls", "color": "#102030"}, {"value": 4, "identifier": null, "color": "#FFFFFF"}]}]},
"levels": [
{"identifier": "Cellar", "layerInstances": [
 {"__identifier": "Things", "__type": "Entities", "__gridSize": 8, "__cWid": 6, "__cHei": 6, "entityInstances": [
  {"__identifier": "Hero_start", "__grid": [3, 2]}, {"__identifier": "Bat", "__grid": [2, 3]}]},
 {"__identifier": "Rock", "__type": "IntGrid", "__gridSize": 16, "__cWid": 3, "__cHei": 3,
  "intGridCsv": [1,1,1, 1,4,1, 1,1,1], "entityInstances": []}]},
{"identifier": "Attic", "layerInstances": [
 {"__identifier": "Rock", "__type": "IntGrid", "__gridSize": 16, "__cWid": 4, "__cHei": 3,
  "intGridCsv": [1,1,1,1, 1,4,0,1, 1,1,1,1], "entityInstances": []}]}]})";

std::string sentenceOf(const Text& text) { return format(text, EnglishPhrasebook(Catalogue::builtIn())); }

QString said(const ForeignKind& kind)
{
    const Box& part = kind.part;
    return QString("%1 %2 x%3 %4 %5,%6 %7x%8 %9")
        .arg(kind.of == ForeignKind::Of::Cell    ? "cell"
             : kind.of == ForeignKind::Of::Thing ? "thing"
                                                 : "empty")
        .arg(shown(kind.name))
        .arg(kind.count)
        .arg(shown(kind.picture.string()))
        .arg(part.x)
        .arg(part.y)
        .arg(part.width)
        .arg(part.height)
        .arg(shown(kind.colour));
}

QStringList said(const Result<std::vector<ForeignKind>>& kinds)
{
    QStringList all;
    if (!kinds)
        return {shown(kinds.error().where)};
    for (const ForeignKind& kind : *kinds)
        all += said(kind);
    return all;
}

QString idAt(const Dungeon& dungeon, int x, int y, std::size_t z = 0)
{
    return shown(dungeon.catalogue->tile(dungeon.levels[z].tiles[x, y]).id);
}

QStringList thingsOf(const Dungeon& dungeon, std::size_t z = 0)
{
    QStringList all;
    for (const Placement& thing : dungeon.levels[z].things)
        all += QString("%1 %2,%3")
                   .arg(shown(thing.table == KindTable::Item ? dungeon.catalogue->item(thing.kind).id
                                                             : dungeon.catalogue->creature(thing.kind).id))
                   .arg(thing.x)
                   .arg(thing.y);
    return all;
}

} // namespace

void ForeignKindsTest::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void ForeignKindsTest::whatIsNotKnownIsToldWithItsPicture()
{
    const QStringList told = said(foreignKinds(fileOf("map.tmj", kForeignMap)));
    QCOMPARE(told, QStringList({"cell over:0 x10 over.png 1,1 16x16 ", "cell Stone Wall x1 over.png 19,19 16x16 ",
                                "cell over:1 x1 over.png 19,1 16x16 ", "cell over:8 x1 over.png 37,37 16x16 ",
                                "thing  x1  0,0 0x0 ", "thing Player 1 x1  0,0 0x0 ",
                                "thing Treasure x1 over.png 19,37 16x16 ", "empty  x1  0,0 0x0 "}));
    fileOf("map.tmj.kinds.json", kKinds);
    QCOMPARE(said(foreignKinds(m_folder->filePath("map.tmj").toStdString())).size(), 8); // to be said otherwise
    QCOMPARE(said(foreignKinds(m_folder->filePath("none.txt").toStdString())), QStringList());
}

void ForeignKindsTest::stoppedAnywhereItTellsNothing()
{
    const fs::path map = fileOf("map.tmj", kForeignMap);
    const fs::path named = fileOf("named.tmj", kForeignMap);
    fileOf("named.tmj.kinds.json", kKinds);
    QVERIFY(loadDungeon(named));
    int steps = 0;
    QVERIFY(foreignKinds(map, [&](int, int) { return ++steps > 0; }));
    QVERIFY(steps > 1);
    for (int step = 1; step <= steps; ++step) {
        int told = 0;
        const Progress stopping = [&](int, int) { return ++told < step; };
        const auto kinds = foreignKinds(map, stopping);
        QVERIFY(!kinds && isStopped(kinds.error()));
        QCOMPARE(told, step); // nobody is asked again
        told = 0;
        const auto file = loadDungeon(named, stopping);
        QVERIFY(!file && isStopped(file.error()));
    }
}

void ForeignKindsTest::kindsAreWantedUntilAllAreSaid()
{
    const fs::path map = fileOf("map.tmj", kForeignMap);
    QVERIFY(wantsKinds(map));
    fileOf("map.tmj.kinds.json", R"({"format": "cavewright/kinds", "version": 1, "empty": "rock",
        "cells": {"over:0": "floor"}, "things": {}})");
    QVERIFY(wantsKinds(map));
    fileOf("map.tmj.kinds.json", kKinds);
    QVERIFY(!wantsKinds(map));
    fileOf("map.tmj.kinds.json", "{");
    QVERIFY(!wantsKinds(map)); // the editor would not ask either
    QVERIFY(!wantsKinds(fileOf("broken.tmj", "{")));
    QVERIFY(!wantsKinds(m_folder->filePath("none.cave.json").toStdString()));
}

void ForeignKindsTest::picturesAreNamedFromTheTilesetsFolder_data()
{
    QTest::addColumn<QString>("picture");
    QTest::addColumn<QString>("fromMap"); // empty: it is refused
    QTest::newRow("beside it") << "a.png" << "sets/a.png";
    QTest::newRow("below it") << "./art/a.png" << "sets/art/a.png";
    QTest::newRow("in another folder of the map's") << "../art/a.png" << "art/a.png";
    QTest::newRow("beside the map") << "../a.png" << "a.png";
    QTest::newRow("outside") << "../../a.png" << "";
    QTest::newRow("outside by a detour") << "art/../../../a.png" << "";
    QTest::newRow("outside as Windows writes it") << "..\\..\\a.png" << "";
    QTest::newRow("absolute") << "/a.png" << "";
    QTest::newRow("absolute as Windows writes it") << "\\a.png" << "";
    QTest::newRow("on a drive") << "C:a.png" << "";
}

void ForeignKindsTest::picturesAreNamedFromTheTilesetsFolder()
{
    QFETCH(const QString, picture);
    QFETCH(const QString, fromMap);
    QVERIFY(QDir(m_folder->path()).mkdir("sets"));
    fileOf("sets/a.tsx", QString(R"(<tileset name="over" tilewidth="16" tileheight="16" tilecount="9" columns="3">
        <image source="%1" width="48" height="48"/></tileset>)")
                             .arg(picture)
                             .toStdString());
    const fs::path map = fileOf("map.tmj", R"({"type": "map", "orientation": "orthogonal", "infinite": false,
        "width": 3, "height": 3, "tilewidth": 16, "tileheight": 16,
        "tilesets": [{"firstgid": 1, "source": "sets/a.tsx"}],
        "layers": [{"type": "tilelayer", "width": 3, "height": 3, "data": [2,2,2, 2,2,2, 2,2,2]}]})");
    QCOMPARE(said(foreignKinds(map)).front(), fromMap.isEmpty()
                                                  ? shown(map.string()) + ": sets/a.tsx: image"
                                                  : QString("cell over:1 x9 %1 16,0 16x16 ").arg(fromMap));
}

void ForeignKindsTest::aMapWhoseKindsNobodyNamedIsRefused()
{
    const fs::path map = fileOf("map.tmj", kForeignMap);
    const auto file = loadDungeon(map);
    QVERIFY(!file);
    QCOMPARE(shown(file.error().where), shown(map.string()));
    const std::string told = sentenceOf(file.error().what);
    QVERIFY2(told.starts_with("\"over:0\" is not known here") && told.contains("of 7 more"), told.c_str());
    std::string some = kKinds;
    some.replace(some.find("\"Treasure\": \"apple\", "), 21, "");
    fileOf("map.tmj.kinds.json", some);
    QCOMPARE(
        QString::fromStdString(sentenceOf(loadDungeon(map).error().what)),
        QString("\"Treasure\" is not known here, and nobody has said what it is. Import the map in the editor, which "
                "asks."));
    fileOf("map.tmj.kinds.json", "{");
    QCOMPARE(shown(loadDungeon(map).error().where), shown(map.string() + ".kinds.json: line 1, column 2"));
}

void ForeignKindsTest::kindsBesideAMapSayWhatItsTilesAre()
{
    const fs::path map = fileOf("A map.tmj", kForeignMap);
    fileOf("A map.tmj.kinds.json", kKinds);
    const auto file = loadDungeon(map);
    QVERIFY2(file, file ? "" : sentenceOf(file.error().what).c_str());
    const Dungeon& dungeon = file->dungeon;
    QCOMPARE(shown(dungeon.name), QString("A map"));
    QCOMPARE(dungeon.depth(), 1);
    QCOMPARE(idAt(dungeon, 0, 0), QString("rock"));
    QCOMPARE(idAt(dungeon, 2, 1), QString("wall"));
    QCOMPARE(idAt(dungeon, 1, 1), QString("floor")); // beneath the orc
    QCOMPARE(idAt(dungeon, 3, 2), QString("floor")); // beneath the light
    QCOMPARE(thingsOf(dungeon), QStringList({"orc 1,1", "apple 2,1", "bat 3,1"}));
    QVERIFY(dungeon.start == (Start{{dungeon.levels[0].uid, 1, 0}, true}));
}

void ForeignKindsTest::whatIsSaidToBeAKindThatIsGoneIsNotSaid_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("told");
    QTest::newRow("cell") << "\"over:0\": \"floor\"" << "\"over:0\": \"gone\"" << "\"over:0\" is not known here";
    QTest::newRow("thing") << "\"apple\"" << "\"gone\"" << "\"Treasure\" is not known here";
    QTest::newRow("ground as a thing") << "\"apple\"" << "\"wall\"" << "\"Treasure\" is not known here";
    QTest::newRow("empty cells") << "\"rock\"" << "\"gone\"" << "This map has cells or objects without a name";
    QTest::newRow("nothing") << "\"Treasure\": \"apple\"" << "\"Treasure\": \"apple\", \"bat\": \"gone\"" << "";
}

void ForeignKindsTest::whatIsSaidToBeAKindThatIsGoneIsNotSaid()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, told);
    QVERIFY(QString(kKinds).contains(before));
    const auto file = loaded(kForeignMap, QString(kKinds).replace(before, after));
    QCOMPARE(file.has_value(), told.isEmpty()); // a bat is one by its own name
    QVERIFY(file || shown(sentenceOf(file.error().what)).startsWith(told));
}

void ForeignKindsTest::nothingIsLostOnTheWayToTiledAndBack()
{
    const QString outside = R"({"type": "bat", "x": -20, "y": 70},)";
    const auto file = loaded(QString(kForeignMap).replace("\"objects\": [", "\"objects\": [" + outside), kKinds);
    QVERIFY2(file, file ? "" : sentenceOf(file.error().what).c_str());
    QVERIFY(thingsOf(file->dungeon).contains("bat -2,4"));
    const std::string whole = writeDungeon(file->dungeon);
    Dungeon dungeon = file->dungeon;
    for (const char* name : {"own.cave.json", "own.tmx", "own.tmj"}) {
        const fs::path own = m_folder->filePath(name).toStdString();
        QVERIFY(saveDungeon(dungeon, own));
        const auto again = loadDungeon(own);
        QVERIFY2(again, name);
        QCOMPARE(shown(writeDungeon(again->dungeon)), shown(whole));
        QVERIFY(foreignKinds(own)->empty());
        dungeon = again->dungeon;
    }
}

void ForeignKindsTest::theFirstStartCounts()
{
    const QString second = R"({"type": "", "name": "Player 1", "x": 50, "y": 40},)";
    const QString treasure = R"({"type": "Treasure")";
    QVERIFY(QString(kForeignMap).contains(treasure));
    const auto file = loaded(QString(kForeignMap).replace(treasure, second + treasure), kKinds);
    QVERIFY(file);
    QVERIFY(file->dungeon.start == (Start{{file->dungeon.levels[0].uid, 1, 0}, true}));
}

// Who is no thing to be placed, by whatever name.
void ForeignKindsTest::aHeroInAMapIsWhereTheHeroStarts()
{
    const QString map = QString(kForeignMap).replace("Player 1", "hero").replace("Stone Wall", "hero");
    const QString kinds = QString(kKinds).replace("Player 1", "hero").replace("Stone Wall", "hero");
    const auto file = loaded(map, kinds);
    QVERIFY2(file, file ? "" : sentenceOf(file.error().what).c_str());
    QCOMPARE(thingsOf(file->dungeon), QStringList({"orc 1,1", "apple 2,1", "bat 3,1"}));
    QVERIFY(file->dungeon.start == (Start{{file->dungeon.levels[0].uid, 1, 0}, true}));
    for (const char* entry : {"\"hero\": \"wall\", ", "\"hero\": \"start\", "}) {
        QVERIFY(kinds.contains(entry));
        QVERIFY(!loaded(map, QString(kinds).remove(entry)));
    }
    QVERIFY(!loaded(kForeignMap, QString(kKinds).replace("apple", "hero")));
}

void ForeignKindsTest::propertiesOfStrangersAreNotOurs()
{
    const QString format = R"({"name": "format", "type": "string", "value": "of theirs"}, )";
    const QString seed = R"({"name": "seed")";
    QVERIFY(QString(kForeignMap).contains(seed));
    const auto file = loaded(QString(kForeignMap).replace(seed, format + seed), kKinds);
    QVERIFY2(file, file ? "" : sentenceOf(file.error().what).c_str());
}

void ForeignKindsTest::groupsBesideLayersAreNoLevels()
{
    const QString sky = R"({"type": "imagelayer", "name": "sky", "image": "sky.png", "offsetx": 3},)";
    QVERIFY(QString(kForeignMap).contains(sky));
    QCOMPARE(loaded(QString(kForeignMap).remove(sky), kKinds)->dungeon.depth(), 1);
}

void ForeignKindsTest::levelsOfLdtkAreRead()
{
    const fs::path project = fileOf("house.ldtk", kProject);
    QCOMPARE(said(foreignKinds(project)),
             QStringList({"cell walls x18  0,0 0x0 #102030", "empty  x4  0,0 0x0 ", "cell Rock:4 x2  0,0 0x0 #FFFFFF",
                          "thing Bat x1  0,0 0x0 ", "thing Hero_start x1  0,0 0x0 "}));
    fileOf("house.ldtk.kinds.json", R"({"format": "cavewright/kinds", "version": 1, "empty": "rock",
        "cells": {"walls": "wall", "Rock:4": "floor"}, "things": {"Hero_start": "start", "Bat": "bat"}})");
    const auto file = loadDungeon(project);
    QVERIFY2(file, file ? "" : sentenceOf(file.error().what).c_str());
    const Dungeon& dungeon = file->dungeon;
    QCOMPARE(shown(dungeon.name), QString("house"));
    QCOMPARE(dungeon.depth(), 2);
    QCOMPARE(shown(dungeon.levels[1].name), QString("Attic"));
    QCOMPARE(dungeon.width, 4);
    QCOMPARE(idAt(dungeon, 0, 0), QString("wall"));
    QCOMPARE(idAt(dungeon, 3, 0), QString("rock")); // the smaller level
    QCOMPARE(idAt(dungeon, 3, 0, 1), QString("wall"));
    QCOMPARE(idAt(dungeon, 2, 1, 1), QString("rock"));
    QCOMPARE(thingsOf(dungeon), QStringList({"bat 1,1"}));
    QVERIFY(dungeon.start == (Start{{dungeon.levels[0].uid, 1, 1}, true}));
}

void ForeignKindsTest::entitiesOfLdtkAreShiftedWithTheirLayer()
{
    const QString size = R"("__gridSize": 8,)";
    const QString project =
        QString(kProject).replace(size, size + R"( "__pxTotalOffsetX": 8, "__pxTotalOffsetY": -16,)");
    QVERIFY(project != kProject);
    fileOf("house.ldtk.kinds.json", R"({"format": "cavewright/kinds", "version": 1, "empty": "rock",
        "cells": {"walls": "wall", "Rock:4": "floor"}, "things": {"Hero_start": "start", "Bat": "bat"}})");
    const auto file = loadDungeon(fileOf("house.ldtk", project.toStdString()));
    QVERIFY2(file, file ? "" : sentenceOf(file.error().what).c_str());
    QCOMPARE(thingsOf(file->dungeon), QStringList({"bat 1,0"})); // from 16..23 and 24..31 to 24..31 and 8..15
    QVERIFY(file->dungeon.start == (Start{{file->dungeon.levels[0].uid, 2, 0}, true}));
}

void ForeignKindsTest::aProjectOfLdtkNeedsNoName()
{
    const auto file = readAnyDungeon(R"({"defs": {"layers": [{"type": "IntGrid", "identifier": "Rock", "gridSize": 16,
        "intGridValues": [{"value": 1, "identifier": "wall"}]}]}, "levels": [{"identifier": "Cellar",
        "layerInstances": [{"__identifier": "Rock", "__type": "IntGrid", "__cWid": 3, "__cHei": 3,
        "intGridCsv": [1,1,1, 1,1,1, 1,1,1]}]}]})");
    QVERIFY2(file, file ? "" : sentenceOf(file.error().what).c_str());
    QCOMPARE(idAt(file->dungeon, 1, 1), QString("wall"));
}

// As of one that comes from standard input.
void ForeignKindsTest::whatIsWrongWithAMapWithoutANameIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("where");
    QTest::newRow("map of Tiled") << R"({"orientation": "orthogonal", "width": 3, "height": 2, "tilewidth": 8,
        "tileheight": 8, "layers": [], "tilesets": []})"
                                  << "height";
    QTest::newRow("project of LDtk") << R"({"defs": {"layers": []}, "levels": []})" << "defs";
    QTest::newRow("dungeon") << R"({"format": "cavewright/dungeon", "version": 1, "orientation": "north", "name": 7})"
                             << "name";
    QTest::newRow("something else") << R"({"orientated": "orthogonal"})" << "";
    QTest::newRow("XML behind a mark") << "\uFEFF<html></html>" << ""; // which may stand there
    QTest::newRow("JSON behind a mark") << "\uFEFF{}" << "";
}

void ForeignKindsTest::whatIsWrongWithAMapWithoutANameIsTold()
{
    QFETCH(const QString, text);
    QFETCH(const QString, where);
    const auto file = readAnyDungeon(text.toStdString());
    QVERIFY(!file);
    QCOMPARE(shown(file.error().where), where);
}

void ForeignKindsTest::whatIsNoProjectOfLdtkIsRefused_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("where");
    QTest::newRow("no definitions") << "\"defs\"" << "\"definitions\"" << "";
    QTest::newRow("no grid") << "\"type\": \"IntGrid\"" << "\"type\": \"Tiles\"" << "defs";
    QTest::newRow("no levels") << "\"levels\": [" << "\"levels\": [], \"old\": [" << "";
    QTest::newRow("levels elsewhere") << "\"layerInstances\": [\n {\"__identifier\": \"Things\""
                                      << "\"layerInstances\": null, \"old\": [\n {\"__identifier\": \"Things\""
                                      << "levels[0]";
    QTest::newRow("too few cells") << "[1,1,1, 1,4,1, 1,1,1]" << "[1]" << "levels[0].layerInstances[1].intGridCsv";
    QTest::newRow("no cell") << "[1,1,1, 1,4,1, 1,1,1]" << "[1,1,1, 1,-4,1, 1,1,1]"
                             << "levels[0].layerInstances[1].intGridCsv";
    QTest::newRow("shifted layer") << "\"__type\": \"IntGrid\", \"__gridSize\": 16,"
                                   << "\"__type\": \"IntGrid\", \"__gridSize\": 16, \"__pxTotalOffsetY\": 8,"
                                   << "levels[0].layerInstances[1].__pxTotalOffsetY";
    QTest::newRow("no place") << "[3, 2]" << "[3]" << "levels[0].layerInstances[0].entityInstances[0].__grid";
    QTest::newRow("too many cells") << "\"__cWid\": 4, \"__cHei\": 3" << "\"__cWid\": 4096, \"__cHei\": 4096" << "";
    QTest::newRow("no JSON") << "\"worlds\"" << "worlds" << "line 1, column 57";
}

void ForeignKindsTest::whatIsNoProjectOfLdtkIsRefused()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, where);
    QVERIFY(QString(kProject).contains(before));
    const auto map = mapOfLdtk(QString(kProject).replace(before, after).toStdString());
    QVERIFY(!map);
    QCOMPARE(shown(map.error().where), where);
}

void ForeignKindsTest::namesMeanWhatTheyHold_data()
{
    QTest::addColumn<int>("of");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    const int cell = int(ForeignKind::Of::Cell);
    const int thing = int(ForeignKind::Of::Thing);
    QTest::newRow("id in capitals") << cell << "Wall" << "wall";
    QTest::newRow("word") << cell << "StoneWall_03" << "wall";
    QTest::newRow("plural") << cell << "walls" << "wall";
    QTest::newRow("two words") << cell << "DeepWater" << "deep_water";
    QTest::newRow("part of a word") << cell << "wallpaper" << "";
    QTest::newRow("creature as tile") << cell << "Bat 1" << "bat";
    QTest::newRow("no ground as thing") << thing << "wall" << "";
    QTest::newRow("item") << thing << "red-apple" << "apple";
    QTest::newRow("where the hero starts") << thing << "PlayerSpawn" << "start";
    QTest::newRow("the hero") << thing << "Hero_start" << "start";
    QTest::newRow("the hero as a tile") << cell << "hero" << "";
    QTest::newRow("nothing") << thing << "" << "";
    QTest::newRow("empty cells") << int(ForeignKind::Of::EmptyCell) << "" << "rock";
}

void ForeignKindsTest::namesMeanWhatTheyHold()
{
    QFETCH(const int, of);
    QFETCH(const QString, name);
    QFETCH(const QString, kind);
    QCOMPARE(shown(likelyKind({static_cast<ForeignKind::Of>(of), name.toStdString()}, *Catalogue::builtIn())), kind);
}

void ForeignKindsTest::kindsAreReadBack()
{
    const KindMap kinds{{{"over:0", "floor"}, {"Höhle \"x\"", ""}}, {{"", "start"}}, "rock"};
    QVERIFY(readKindMap(writeKindMap(kinds)) == kinds);
    QVERIFY(readKindMap(writeKindMap({})) == KindMap());
    QVERIFY(kindsBeside(m_folder->filePath("none.tmx").toStdString()) == KindMap());
}

// Work that grew with their square would take minutes.
void ForeignKindsTest::aGreatManyKindsAreReadBack()
{
    KindMap kinds;
    for (int i = 0; i < 300'000; ++i)
        kinds.things["object " + std::to_string(i)] = "bat";
    const auto again = readKindMap(writeKindMap(kinds));
    QVERIFY(again && *again == kinds);
}

void ForeignKindsTest::whatAreNoKindsIsRefused_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("where");
    QTest::newRow("another format") << "cavewright/kinds" << "cavewright/recipe" << "format";
    QTest::newRow("newer") << "\"version\": 1" << "\"version\": 2" << "version";
    QTest::newRow("no id") << "\"floor\"" << "\"The floor\"" << "cells[\"over:0\"]";
    QTest::newRow("no text") << "\"start\"" << "7" << "things[\"Player 1\"]";
    QTest::newRow("no ground") << "\"rock\"" << "\"\"" << "empty";
    QTest::newRow("another member") << "\"empty\"" << "\"none\"" << "none";
}

void ForeignKindsTest::whatAreNoKindsIsRefused()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, where);
    QVERIFY(QString(kKinds).contains(before));
    const auto kinds = readKindMap(QString(kKinds).replace(before, after).toStdString());
    QVERIFY(!kinds);
    QCOMPARE(shown(kinds.error().where), where);
}

CAVE_TEST_SUITE(ForeignKindsTest);
#include "foreign_kinds_test.moc"
