// SPDX-License-Identifier: MIT
#include "core/generate/pieces.h"
#include "core/save/dungeon_file.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// The text of an empty dungeon with these pieces.
std::string fileWith(std::string_view pieces)
{
    Json json = dungeonJson(emptyDungeon(5, 5, 1));
    json.set("pieces", *parseJson(pieces));
    return json.compact();
}

const char* const kPieces = R"({
    "crypt": {
        "description": "Somebody rests here.", "tags": ["reward", "crypt"],
        "rows": ["#####", "#a.te", "# . #", "#####"],
        "legend": {
            "a": {"piece": "altar"},
            "t": {"tile": "floor", "thing": [{"kind": "newt", "weight": 3}, {"kind": "bat", "weight": {"step": [[4, 2]]}}]},
            "e": {"tile": "floor", "exit": true, "marks": ["no_spawn", "opaque"]}
        },
        "weight": 3, "depth": [2, 9], "rotate": false, "unique": "dungeon"
    },
    "altar": {"rows": ["_."], "legend": {"_": "altar"}, "depth": [2], "mirror": false, "weight": 0, "unique": "level"},
    "pond": {
        "tags": ["wet"], "interior": {"in": "dead_end", "cells": [8, 40]},
        "features": [{"letter": "k", "far": [750, 1000], "view": "out", "hallway": false, "blocks": "may"},
                     {"letter": "w", "wall": true, "apart": 3, "beside": "k", "of": "wet", "weight": 3, "count": [2, 4]},
                     {"letter": "~", "count": 3, "need": 0}],
        "legend": {"k": {"thing": "newt", "marks": ["no_dig"]}, "w": "water", "@": {"tile": "door"}}
    }
})";

} // namespace

class PieceFileTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void aPieceHoldsWhatTheFileSays();
    void aLoosePieceHoldsWhatTheFileSays();
    void whateverComesOfATableBearsWhatTheLetterSays();
    void charactersOfTheFilesOwnLegendKeepTheirMeaning();
    void includesAreFlattenedOnce();
    void turningAndMirroringMovesEveryCell();
    void everyMistakeIsNamed_data();
    void everyMistakeIsNamed();
};

void PieceFileTest::whatIsWrittenIsReadAgain()
{
    const auto read = readDungeon(fileWith(kPieces));
    QVERIFY(read);
    const std::string written = writeDungeon(read->dungeon);
    const auto again = readDungeon(written);
    QVERIFY(again);
    QVERIFY(again->dungeon.pieces == read->dungeon.pieces);
    QCOMPARE(shown(writeDungeon(again->dungeon)), shown(written));
}

void PieceFileTest::aPieceHoldsWhatTheFileSays()
{
    const auto read = readDungeon(fileWith(kPieces));
    QVERIFY(read);
    QCOMPARE(read->dungeon.pieces.size(), std::size_t{3});
    const Piece& crypt = read->dungeon.pieces[0];
    QCOMPARE(shown(crypt.name), QStringLiteral("crypt"));
    QVERIFY(crypt.tags == (std::vector<std::string>{"reward", "crypt"}));
    QVERIFY(!crypt.isForDepth(1) && crypt.isForDepth(2) && crypt.isForDepth(9) && !crypt.isForDepth(10));
    QVERIFY(!crypt.mayRotate && crypt.mayMirror && crypt.unique == Unique::Dungeon && crypt.weight == 3);
    const PieceSign& exit = crypt.legend.at('e');
    QVERIFY(exit.isExit && exit.noSpawn && exit.opaque && !exit.noDig && !exit.noLiquid);
    QVERIFY(read->dungeon.pieces[1].isForDepth(kMaxDepth));
}

void PieceFileTest::aLoosePieceHoldsWhatTheFileSays()
{
    const auto read = readDungeon(fileWith(kPieces));
    QVERIFY(read);
    const Piece& pond = read->dungeon.pieces[2];
    QVERIFY(pond.isLoose() && pond.rows.empty() && !read->dungeon.pieces[0].isLoose());
    QVERIFY((*pond.interior == Interior{Inside::DeadEnd, 8, 40}));
    QCOMPARE(pond.features.size(), std::size_t{3});
    const Feature& first = pond.features[0];
    QVERIFY(first.letter == 'k' && first.farFrom == 750 && first.farTo == 1000 && first.view == InView::Out);
    QVERIFY(!first.hallway && !first.wall && first.blocks == Blocks::May && first.least == 1 && first.most == 1);
    const Feature& second = pond.features[1];
    QVERIFY(second.wall && second.apart == 3 && second.beside == 'k' && second.of == "wet" && second.weight == 3);
    QVERIFY(second.least == 2 && second.most == 4 && second.needed() == 2);
    QVERIFY(pond.features[2].letter == '~' && pond.features[2].needed() == 0);
    QVERIFY(pond.legend.at('k').noDig && !pond.legend.at('k').tile);
}

void PieceFileTest::whateverComesOfATableBearsWhatTheLetterSays()
{
    const auto read = readDungeon(fileWith(R"({"p": {"rows": ["a"], "legend": {"a": {"tile": "floor", "enchant": 2,
        "thing": [{"kind": "dagger", "weight": 1}, {"kind": "sword", "weight": 1}]}}}})"));
    QVERIFY(read);
    QCOMPARE(read->dungeon.pieces.front().legend.at('a').enchant, 2);
}

void PieceFileTest::charactersOfTheFilesOwnLegendKeepTheirMeaning()
{
    Json json = dungeonJson(emptyDungeon(5, 5, 1));
    json.set("pieces", *parseJson(R"({"p": {"rows": ["w.e"], "legend": {"e": {"tile": "floor", "exit": true}}}})"));
    Json legend = *json.find("legend");
    legend.set("w", "water");
    legend.set(".", "rubble");
    json.set("legend", legend);
    const auto read = readDungeon(json.compact());
    QVERIFY(read);
    const auto again = readDungeon(writeDungeon(read->dungeon));
    QVERIFY(again);
    const Catalogue& catalogue = *again->dungeon.catalogue;
    const FlatPiece flat = PieceBook(again->dungeon.pieces, catalogue).flat(again->dungeon.pieces[0]);
    QVERIFY((flat[0, 0].tile == catalogue.findTile("water")));
    QVERIFY((flat[1, 0].tile == catalogue.findTile("rubble")));
    QVERIFY((flat[2, 0].sign->isExit));
}

void PieceFileTest::includesAreFlattenedOnce()
{
    const auto read = readDungeon(fileWith(kPieces));
    QVERIFY(read);
    const Catalogue& catalogue = *read->dungeon.catalogue;
    PieceBook book(read->dungeon.pieces, catalogue);
    const FlatPiece& crypt = book.flat(read->dungeon.pieces[0]);
    QVERIFY((crypt[1, 1].tile == catalogue.findTile("altar")));
    QVERIFY((crypt[2, 1].tile == catalogue.floor()));
    QVERIFY((!crypt[1, 2].tile && crypt[4, 1].sign->isExit && crypt[4, 1].marks() == (kNoSpawn | kOpaque)));
    QCOMPARE(&book.flat(read->dungeon.pieces[0]), &crypt);

    // Each holds the one before it three times: made anew at every place, the last would take 3^30 copies.
    std::string many = R"({"p0": {"rows": ["#"]})";
    for (std::size_t i = 1; i <= 30; ++i)
        many += ", \"p" + std::to_string(i) + "\": {\"rows\": [\"aaa" + std::string(2 * i - 2, ' ') +
                "\"], \"legend\": {\"a\": {\"piece\": \"p" + std::to_string(i - 1) + "\"}}}";
    const auto large = readDungeon(fileWith(many + "}"));
    QVERIFY(large);
    PieceBook nested(large->dungeon.pieces, *large->dungeon.catalogue);
    QCOMPARE(nested.flat(*findPiece(large->dungeon.pieces, "p30")).width(), 61);
}

void PieceFileTest::turningAndMirroringMovesEveryCell()
{
    FlatPiece piece(3, 2);
    for (int i = 0; i < 6; ++i)
        piece.cells()[static_cast<std::size_t>(i)].tile = static_cast<TileId>(i);
    const auto order = [](const FlatPiece& cells) {
        std::string signs;
        for (int y = 0; y < cells.height(); ++y, signs += '/')
            for (int x = 0; x < cells.width(); ++x)
                signs += static_cast<char>('0' + *cells[x, y].tile);
        return signs;
    };
    QCOMPARE(shown(order(turned(piece, 0, false))), QStringLiteral("012/345/"));
    QCOMPARE(shown(order(turned(piece, 1, false))), QStringLiteral("30/41/52/"));
    QCOMPARE(shown(order(turned(piece, 2, false))), QStringLiteral("543/210/"));
    QCOMPARE(shown(order(turned(piece, 3, false))), QStringLiteral("25/14/03/"));
    QCOMPARE(shown(order(turned(piece, 0, true))), QStringLiteral("210/543/"));
    QCOMPARE(shown(order(turned(piece, 1, true))), QStringLiteral("52/41/30/"));
}

void PieceFileTest::everyMistakeIsNamed_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* pieces, const char* where, const char* what) {
        QTest::newRow(name) << QString::fromUtf8(pieces) << QString::fromUtf8(where) << QString::fromUtf8(what);
    };
    row("tile", R"({"p": {"rows": ["a"], "legend": {"a": "lava"}}})", R"(pieces.p.legend.a)", "lava");
    row("thing", R"({"p": {"rows": ["a"], "legend": {"a": {"tile": "floor", "thing": "unicorn"}}}})",
        "pieces.p.legend.a.thing", "unicorn");
    row("table",
        R"({"p": {"rows": ["a"], "legend": {"a": {"tile": "floor", "thing": [{"kind": "unicorn", "weight": 1}]}}}})",
        "pieces.p.legend.a.thing[0].kind", "unicorn");
    row("one of a table cannot be better",
        R"({"p": {"rows": ["a"], "legend": {"a": {"tile": "floor", "enchant": 1, "thing": [
            {"kind": "dagger", "weight": 1}, {"kind": "apple", "weight": 1}]}}}})",
        "pieces.p.legend.a.enchant", "Only gear");
    row("piece", R"({"p": {"rows": ["a"], "legend": {"a": {"piece": "nowhere"}}}})", "pieces.p.legend.a", "nowhere");
    row("tag", R"({"p": {"rows": ["."], "tags": ["Not good"]}})", "pieces.p.tags[0]", "");
    row("mark", R"({"p": {"rows": ["a"], "legend": {"a": {"tile": "floor", "marks": ["no_fun"]}}}})",
        "pieces.p.legend.a.marks[0]", "no_fun");
    row("character", R"({"p": {"rows": ["..", ".?"]}})", "pieces.p.rows[1]", "not in the legend");
    row("width", R"({"p": {"rows": ["..", "."]}})", "pieces.p.rows[1]", "cells, expected");
    row("empty", R"({"p": {"rows": []}})", "pieces.p.rows", "wide and high");
    row("exit in a wall", R"({"p": {"rows": ["a"], "legend": {"a": {"tile": "wall", "exit": true}}}})",
        "pieces.p.legend.a", "exit");
    row("unknown member", R"({"p": {"rows": ["."], "colour": 3}})", "pieces.p.colour", "");
    row("depth", R"({"p": {"rows": ["."], "depth": [4, 3]}})", "pieces.p.depth[1]", "");
    row("unique", R"({"p": {"rows": ["."], "unique": "world"}})", "pieces.p.unique", "world");
    row("name", R"({"P!": {"rows": ["."]}})", "pieces[\"P!\"]", "name");
    row("itself", R"({"p": {"rows": ["a"], "legend": {"a": {"piece": "p"}}}})", "pieces.p.legend.a", "p > p");
    row("circle", R"({"o": {"rows": ["a"], "legend": {"a": {"piece": "p"}}},
                      "p": {"rows": ["a"], "legend": {"a": {"piece": "q"}}},
                      "q": {"rows": ["a"], "legend": {"a": {"piece": "p"}}}})",
        "pieces.q.legend.a", "p > q > p");
    row("loose with rows", R"({"p": {"rows": ["."], "interior": {"in": "room"}}})", "pieces.p.rows", "loose");
    row("loose turned", R"({"p": {"interior": {"in": "room"}, "mirror": false}})", "pieces.p.mirror", "loose");
    row("features of rows", R"({"p": {"rows": ["."], "features": []}})", "pieces.p.features", "loose");
    row("interior", R"({"p": {"interior": {"in": "cellar"}}})", "pieces.p.interior.in", "dead_end");
    row("size", R"({"p": {"interior": {"in": "room", "cells": [9, 4]}}})", "pieces.p.interior.cells[1]", "");
    row("letter", R"({"p": {"interior": {"in": "room"}, "features": [{"letter": "?"}]}})",
        "pieces.p.features[0].letter", "legend");
    row("origin", R"({"p": {"interior": {"in": "room"}, "features": [{"letter": "@"}], "legend": {"@": "floor"}}})",
        "pieces.p.features[0].letter", "origin");
    row("beside", R"({"p": {"interior": {"in": "room"}, "features": [{"letter": "~", "beside": "?"}]}})",
        "pieces.p.features[0].beside", "legend");
    row("blocks", R"({"p": {"interior": {"in": "room"}, "features": [{"letter": "~", "blocks": "yes"}]}})",
        "pieces.p.features[0].blocks", "never");
    row("need", R"({"p": {"interior": {"in": "room"}, "features": [{"letter": "~", "count": 2, "need": 3}]}})",
        "pieces.p.features[0].need", "");
    row("exit of a loose piece",
        R"({"p": {"interior": {"in": "room"}, "legend": {"e": {"tile": "floor", "exit": true}}}})", "pieces.p.legend.e",
        "exit");
    row("loose in drawn",
        R"({"p": {"rows": ["a"], "legend": {"a": {"piece": "q"}}}, "q": {"interior": {"in": "room"}}})",
        "pieces.p.legend.a", "loose");
    row("too large", R"({"p": {"rows": ["#a"], "legend": {"a": {"piece": "q"}}}, "q": {"rows": [".."]}})",
        "pieces.p.legend.a", "reaches beyond");
}

void PieceFileTest::everyMistakeIsNamed()
{
    QFETCH(const QString, pieces);
    QFETCH(const QString, where);
    QFETCH(const QString, what);
    const auto read = readDungeon(fileWith(pieces.toStdString()));
    QVERIFY(!read);
    QCOMPARE(shown(read.error().where), where);
    QVERIFY2(shown(read.error().what).contains(what), qPrintable(shown(read.error().what)));
}

CAVE_TEST_SUITE(PieceFileTest);
#include "piece_file_test.moc"
