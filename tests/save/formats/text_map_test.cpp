// SPDX-License-Identifier: MIT
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/text_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const char* const kTwoLevels = "#####\n"
                               "#.>.#\n"
                               "#~=8#\n"
                               "\n"
                               "XXXXX\n"
                               "X<+'X\n"
                               "LSOn,\n";

} // namespace

class TextMapTest : public QObject {
    Q_OBJECT

private slots:
    void levelsAreReadAndWrittenBack();
    void levelsAreMadeByHand();
    void ownTilesAreReadByTheirDungeonsCatalogue();
    void lineEndsAndEmptyLinesDoNotMatter();
    void refused_data();
    void refused();
};

void TextMapTest::levelsAreReadAndWrittenBack()
{
    const auto dungeon = readTextMap(kTwoLevels);
    QVERIFY(dungeon.has_value());
    QCOMPARE(dungeon->depth(), 2);
    QCOMPARE(dungeon->width, 5);
    QCOMPARE(dungeon->height, 3);
    QCOMPARE(shown(writeTextMap(*dungeon)), QString(kTwoLevels));
}

void TextMapTest::levelsAreMadeByHand()
{
    const auto dungeon = readTextMap(kTwoLevels);
    QVERIFY(dungeon.has_value());
    for (int z = 0; z < 2; ++z) {
        const DungeonLevel& level = dungeon->levels[static_cast<std::size_t>(z)];
        QVERIFY(level.recipe.empty() && level.things.empty() && level.tileEdits.empty());
        QVERIFY(level.uid == levelUid(z));
    }
}

void TextMapTest::ownTilesAreReadByTheirDungeonsCatalogue()
{
    const Dungeon own = builtInDungeon("tutorial")->dungeon;
    const std::string text = writeTextMap(own);
    QVERIFY(!readTextMap(text));
    const auto again = readTextMap(text, own.catalogue);
    QVERIFY(again.has_value());
    for (int z = 0; z < own.depth(); ++z)
        QVERIFY(again->level(z).tiles == own.level(z).tiles);
}

void TextMapTest::lineEndsAndEmptyLinesDoNotMatter()
{
    QString text = kTwoLevels;
    text = "\n\n" + text.replace("\n\n", "\n\n\n").replace("\n", "\r\n");
    const auto dungeon = readTextMap(text.toStdString());
    QVERIFY(dungeon.has_value());
    QCOMPARE(shown(writeTextMap(*dungeon)), QString(kTwoLevels));
    QVERIFY(readTextMap("###\n###\n###").has_value());
}

void TextMapTest::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const QString noTile = "No tile is written with this character.";
    QTest::newRow("nothing") << QByteArray("") << "" << "There is no map in this file.";
    QTest::newRow("empty lines") << QByteArray("\n\r\n\n") << "" << "There is no map in this file.";
    QTest::newRow("foreign sign") << QByteArray("####\n#.@#\n####\n") << "line 2, column 3" << noTile;
    QTest::newRow("space") << QByteArray("####\n#. #\n####\n") << "line 2, column 3" << noTile;
    QTest::newRow("not ASCII") << QByteArray("####\n#\xc3\xbc#\n####\n") << "line 2, column 2" << noTile;
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf####\n#..#\n####\n") << "line 1, column 1"
                                     << "The file starts with a byte order mark; save it as plain UTF-8.";
    QTest::newRow("zero byte") << QByteArray("###\n#\0#\n###\n", 12) << "line 2, column 2" << noTile;
    QTest::newRow("short line") << QByteArray("####\n###\n####\n") << "line 2, column 1"
                                << "%1 cells, expected %2. | 3 | 4";
    QTest::newRow("level of another height") << QByteArray("###\n###\n###\n\n###\n###\n") << "line 5, column 1"
                                             << "%1 rows, expected %2. | 2 | 3";
    QTest::newRow("too small")
        << QByteArray("##\n##\n##\n") << "line 1, column 1"
        << "A level of %1 x %2 cells cannot be made: sides are %3 to %4 long. | 2 | 3 | 3 | 4096";
    QTest::newRow("too wide")
        << QByteArray(5000, '#') + "\n###\n###\n"
        << "line 1, column 1"
        << "A level of %1 x %2 cells cannot be made: sides are %3 to %4 long. | 5000 | 3 | 3 | 4096";
    QTest::newRow("too many levels")
        << QByteArray("###\n###\n###\n\n").repeated(257) << ""
        << "%1 x %2 cells on %3 levels are too many: together they may hold %4. | 3 | 3 | 257 | 67108864";
}

void TextMapTest::refused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const auto dungeon = readTextMap(text.toStdString());
    QVERIFY(!dungeon);
    QCOMPARE(shown(dungeon.error().where), where);
    QCOMPARE(shown(dungeon.error().what), what);
}

CAVE_TEST_SUITE(TextMapTest);
#include "text_map_test.moc"
