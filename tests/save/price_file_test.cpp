// SPDX-License-Identifier: MIT
// Prices of a design: in files, games, pieces and clips, and nowhere where nothing is said.
#include "core/edit/clip.h"
#include "core/edit/difference.h"
#include "core/edit/edits.h"
#include "core/edit/kinds/row_needs.h"
#include "core/edit/stamp.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Dungeon shop(int price = 7)
{
    Dungeon dungeon = asciiDungeon("######\n#@..B#\n######\n");
    putItem(dungeon, "apple", {2, 1, 0});
    dungeon.levels.front().things.front().price = price;
    return dungeon;
}

// A parcel that holds so many things.
std::string parcel(int holds)
{
    return R"({"items": [{"id": "parcel", "name": "parcel", "article": "a", "glyph": "%", "colour": "#aa6600", "holds": )" +
           std::to_string(holds) + "}]}";
}

// One thing of a kind that lies about for a price.
Dungeon stall(std::string_view kind, int price, int holds)
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######\n", catalogueWith(parcel(holds)));
    dungeon.content = *parseJson(parcel(holds));
    putItem(dungeon, kind, {2, 1, 0});
    dungeon.levels.front().things.front().price = price;
    return dungeon;
}

BitGrid cellOf(const Dungeon& dungeon, CellAt cell)
{
    BitGrid cells(dungeon.width, dungeon.height);
    cells.set(cell.x, cell.y);
    return cells;
}

// Where a dungeon's file is refused once this stands in it instead.
QString refusedAt(std::string text, const std::string& part, const std::string& instead)
{
    const std::size_t at = text.find(part);
    if (at == std::string::npos)
        qFatal("that is not in the file");
    const auto file = readDungeon(text.replace(at, part.size(), instead));
    return file ? QString() : shown(file.error().where);
}

} // namespace

class PriceFileTest : public QObject {
    Q_OBJECT

private slots:
    void itComesBackFromADungeonFile();
    void aGameTakesItOverAndKeepsIt();
    void whatIsFreeIsWrittenAndHashedAsEver();
    void onlyItemsHaveOne();
    void ofLettersOnlyItemsHaveOne();
    void coinsAndChestsHaveNone();
    void ofLettersCoinsAndChestsHaveNone();
    void whatHasOneStaysAThingToTake();
    void itIsCopiedWithTheThing();
    void aPieceKeepsIt();
    void designsAreToldApartByIt();
};

void PriceFileTest::itComesBackFromADungeonFile()
{
    const auto file = readDungeon(writeDungeon(shop(kMostPrice)));
    QVERIFY(file.has_value());
    QVERIFY(file->dungeon.levels.front().things == shop(kMostPrice).levels.front().things);
}

void PriceFileTest::aGameTakesItOverAndKeepsIt()
{
    const GameFile game{*Session::start(shop(), 1)};
    QCOMPARE(game.session.world().items().front().price, 7);
    const std::string text = writeGame(game);
    const auto read = readGame(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    QCOMPARE(read->session.world().items().front().price, 7);
    QCOMPARE(read->session.world().hash(), game.session.world().hash());
    QCOMPARE(shown(writeGame(*read)), shown(text));
}

void PriceFileTest::whatIsFreeIsWrittenAndHashedAsEver()
{
    QVERIFY(!shown(writeDungeon(shop(0))).contains("price"));
    QVERIFY(!shown(writeGame(GameFile{*Session::start(shop(0), 1)})).contains("price"));
    Dungeon unpriced = asciiDungeon("######\n#@..B#\n######\n");
    putItem(unpriced, "apple", {2, 1, 0});
    QCOMPARE(levelHash(shop(0), shop(0).level(0)), levelHash(unpriced, unpriced.level(0)));
    QVERIFY(levelHash(shop(1), shop(1).level(0)) != levelHash(unpriced, unpriced.level(0)));
    QCOMPARE(hasEvents(shop(0)), false);
    QCOMPARE(hasEvents(shop(1)), true); // older programs do not know it
}

void PriceFileTest::onlyItemsHaveOne()
{
    Dungeon dungeon = shop();
    dungeon.levels.front().things.back().price = 1; // of the bat
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY(!file);
    QCOMPARE(shown(file.error().where), QString("levels[0].entities[1].price"));
    const std::string text = dungeonJson(shop()).compact();
    for (const char* wrong : {"\"price\": 1001", "\"price\": -1", "\"price\": 1.5", "\"price\": true"})
        QCOMPARE(refusedAt(text, "\"price\": 7", wrong), QString("levels[0].entities[0].price"));
}

void PriceFileTest::ofLettersOnlyItemsHaveOne()
{
    const auto refused = [](std::string_view sign) {
        Json json = dungeonJson(emptyDungeon(5, 5, 1));
        json.set("pieces", *parseJson(R"({"stall": {"rows": ["a"], "legend": {"a": )" + std::string(sign) + "}}}"));
        const auto file = readDungeon(json.compact());
        return file ? QString() : shown(file.error().where);
    };
    const QString there = "pieces.stall.legend.a.price";
    QCOMPARE(refused(R"({"tile": "floor", "thing": "bat", "price": 3})"), there);
    QCOMPARE(refused(R"({"tile": "stairs_down", "price": 3})"), there);
    QCOMPARE(refused(R"({"tile": "floor", "thing": "apple", "price": 1001})"), there);
    QCOMPARE(refused(R"({"tile": "floor", "thing": "apple", "price": 3})"), QString());
    QCOMPARE(refused(R"({"tile": "floor", "thing": [{"kind": "apple", "weight": 1}], "price": 3})"), QString());
}

void PriceFileTest::coinsAndChestsHaveNone()
{
    const auto refusedAt = [](const auto& read) { return read ? QString() : shown(read.error().where); };
    QCOMPARE(refusedAt(readDungeon(writeDungeon(stall("parcel", 3, 0)))), QString());
    for (const char* kind : {"coins", "parcel"}) {
        QCOMPARE(refusedAt(readDungeon(writeDungeon(stall(kind, 0, 5)))), QString());
        const Dungeon priced = stall(kind, 3, 5);
        QCOMPARE(refusedAt(readDungeon(writeDungeon(priced))), QString("levels[0].entities[0].price"));
        const QString inGame = refusedAt(readGame(writeGame(GameFile{*Session::start(priced, 1)})));
        QVERIFY2(inGame.endsWith(".price"), qPrintable(inGame)); // of its dungeon
    }
}

void PriceFileTest::ofLettersCoinsAndChestsHaveNone()
{
    const auto isRefused = [](std::string_view thing) {
        Json json = dungeonJson(emptyDungeon(5, 5, 1));
        json.set("pieces", *parseJson(R"({"stall": {"rows": ["a"], "legend": {"a": {"tile": "floor", "thing": )" +
                                      std::string(thing) + R"(, "price": 3}}}})"));
        const auto file = readDungeon(json.compact());
        return !file && file.error().where == "pieces.stall.legend.a.price";
    };
    QVERIFY(isRefused(R"("coins")"));
    QVERIFY(isRefused(R"([{"kind": "coins", "weight": 1}, {"kind": "bat", "weight": 1}])"));
    QVERIFY(!isRefused(R"([{"kind": "coins", "weight": 1}, {"kind": "apple", "weight": 1}])"));
}

void PriceFileTest::whatHasOneStaysAThingToTake()
{
    const auto chests = catalogueWith(parcel(5));
    QCOMPARE(lostNeeds(stall("parcel", 0, 0), *chests).size(), std::size_t{0});
    QCOMPARE(lostNeeds(stall("parcel", 3, 0), *chests).size(), std::size_t{1});
    Dungeon dungeon = stall("parcel", 0, 0);
    Piece piece;
    piece.name = "stall";
    piece.legend['a'].thing = "parcel";
    piece.legend['a'].price = 2;
    dungeon.pieces.push_back(std::move(piece));
    QCOMPARE(lostNeeds(dungeon, *chests).size(), std::size_t{1});
    QCOMPARE(lostNeeds(dungeon, *dungeon.catalogue).size(), std::size_t{0});
}

void PriceFileTest::itIsCopiedWithTheThing()
{
    Dungeon dungeon = shop();
    const auto clip = readClip(toJson(clipOf(dungeon, 0, cellOf(dungeon, {2, 1}))));
    QVERIFY(clip.has_value());
    QCOMPARE(clip->things.front().traits.price, 7);
    apply(dungeon, stamp(dungeon, {3, 1, 0}, *clip, 1).edit);
    QCOMPARE(dungeon.level(0).things[1].x, 3);
    QCOMPARE(dungeon.level(0).things[1].price, 7);
    std::string text = toJson(*clip).compact();
    const std::string price = "\"price\": 7";
    QVERIFY(text.find(price) != std::string::npos);
    QVERIFY(!readClip(*parseJson(text.replace(text.find(price), price.size(), "\"price\": 1001"))));
}

void PriceFileTest::aPieceKeepsIt()
{
    const Dungeon dungeon = shop();
    const Clip clip = clipOf(dungeon, 0, cellOf(dungeon, {2, 1}));
    const auto piece = pieceOf(clip, *dungeon.catalogue, "stall");
    QVERIFY(piece.has_value());
    const std::vector<Piece> pieces{*piece};
    PieceBook book(pieces, *dungeon.catalogue);
    QCOMPARE(clipOf(book.flat(pieces.front()), *dungeon.catalogue, 1).things.front().traits.price, 7);
}

void PriceFileTest::designsAreToldApartByIt()
{
    QVERIFY(differenceOf(shop(), shop()).isSame());
    const DungeonDifference difference = differenceOf(shop(), shop(8));
    QCOMPARE(difference.thingCount(), 2);
    QCOMPARE(difference.levels[0].things[1].traits.price, 8);
}

CAVE_TEST_SUITE(PriceFileTest);
#include "price_file_test.moc"
