// SPDX-License-Identifier: MIT
#include "core/edit/level_edit.h"
#include "core/save/dungeon_file.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cave;

namespace {

// A chamber with a lever and a gate, in it a shrine with a guardian of its own; and a hoard laid by rule.
const char* const kRememberedPieces = R"({
    "chamber": {"rows": ["#######", "#l..s #", "#..#  e", "#..g..#", "#######"],
                "legend": {"l": "altar", "g": "rubble", "e": {"tile": "floor", "exit": true}, "s": {"piece": "shrine"}},
                "events": [{"uid": "0x00000000000000e1", "when": {"on": "use", "cells": "l"},
                            "do": [{"does": "open", "cells": "g"}]}]},
    "shrine": {"rows": ["_t"], "legend": {"t": {"tile": "water", "thing": "newt", "group": "guards"}}},
    "hoard": {"interior": {"in": "area", "cells": [9, 20]}, "features": [{"letter": "t", "count": 2}],
              "legend": {"t": {"tile": "water", "thing": "newt", "group": "guards"}}},
    "plain": {"rows": ["#e#"], "legend": {"e": {"tile": "floor", "exit": true}}}
})";

Dungeon remembering(int depth, const std::vector<RecipeText>& last)
{
    std::vector<RecipeText> rows{{"fill"}, {"caves"}, {"prune"}, {"connect"}};
    rows.insert(rows.end(), last.begin(), last.end());
    Dungeon dungeon = dungeonOfRows(60, 40, depth, rows);
    Json json = dungeonJson(dungeon);
    json.set("pieces", *parseJson(kRememberedPieces));
    auto read = readDungeon(json.compact());
    if (!read)
        qFatal("%s: %s", read.error().where.c_str(), read.error().what.source.c_str());
    return std::move(read->dungeon);
}

const PlacedPiece* placedOf(const DungeonLevel& level, std::string_view piece)
{
    const auto found = std::ranges::find(level.placed, piece, &PlacedPiece::piece);
    return found == level.placed.end() ? nullptr : &*found;
}

const Piece& pieceOf(const Dungeon& dungeon, const std::string& name)
{
    return *std::ranges::find(dungeon.pieces, name, &Piece::name);
}

bool isTile(const Dungeon& dungeon, const DungeonLevel& level, const LetterCell& cell, std::string_view tile)
{
    return level.tiles[cell.x, cell.y] == *dungeon.catalogue->findTile(tile);
}

} // namespace

class PlacedPiecesTest : public QObject {
    Q_OBJECT

private slots:
    void everyTurnFindsTheCellsOfItsLetters()
    {
        std::set<int> turns;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(40)); ++seed) {
            Dungeon dungeon = remembering(2, {{"vault", R"({"piece": "chamber", "count": 2})"}});
            bakedOrFail(dungeon, seed);
            for (const DungeonLevel& level : dungeon.levels)
                for (const PlacedPiece& placed : level.placed) {
                    const Piece& piece = pieceOf(dungeon, placed.piece);
                    const bool isChamber = placed.piece == "chamber";
                    turns.insert(placed.turn);
                    QVERIFY(placed.row == Uid{0xa4});
                    const auto altars = cellsOf(piece, placed, isChamber ? "l" : "_");
                    QCOMPARE(altars.size(), std::size_t{1});
                    QVERIFY(isTile(dungeon, level, altars[0], "altar"));
                    for (const LetterCell& gate : cellsOf(piece, placed, isChamber ? "g" : ""))
                        QVERIFY(!isChamber || isTile(dungeon, level, gate, "rubble"));
                }
        }
        QCOMPARE(turns.size(), std::size_t{8});
    }

    void piecesInPiecesAreRememberedWithGroupsOfTheirOwn()
    {
        Dungeon dungeon = remembering(1, {{"vault", R"({"piece": "chamber", "count": 2})"}});
        bakedOrFail(dungeon, 3);
        const DungeonLevel& level = dungeon.levels[0];
        QCOMPARE(level.placed.size(), std::size_t{4});
        std::set<Uid> uids;
        for (const PlacedPiece& placed : level.placed) {
            QVERIFY(uids.insert(placed.uid).second);
            if (placed.piece != "shrine")
                continue;
            const auto guard = cellsOf(pieceOf(dungeon, "shrine"), placed, "t");
            const auto thing = std::ranges::find_if(
                level.things, [&](const Placement& each) { return each.x == guard[0].x && each.y == guard[0].y; });
            QVERIFY(thing != level.things.end());
            QCOMPARE(thing->group, std::string("guards"));
            QVERIFY(thing->placed == placed.uid);
        }
    }

    void aLoosePieceRemembersItsCells()
    {
        Dungeon dungeon = remembering(1, {{"stairs", R"({"goal": "exit"})"}, {"machine", R"({"piece": "hoard"})"}});
        dungeon.rules.goal = Goal::Reach;
        dungeon.rules.goalKind = "exit";
        bakedOrFail(dungeon, 2);
        const DungeonLevel& level = dungeon.levels[0];
        const PlacedPiece* hoard = placedOf(level, "hoard");
        QVERIFY(hoard);
        const auto cells = cellsOf(pieceOf(dungeon, "hoard"), *hoard, "t");
        QCOMPARE(cells.size(), std::size_t{2});
        for (const LetterCell& cell : cells)
            QVERIFY(isTile(dungeon, level, cell, "water"));
        QCOMPARE(cellsOf(pieceOf(dungeon, "hoard"), *hoard, "@").size(), std::size_t{1});
    }

    void aPlacedPieceHasTheSameUidForEverySeed()
    {
        Dungeon one = remembering(1, {{"vault", R"({"piece": "chamber"})"}});
        Dungeon other = one;
        bakedOrFail(one, 1);
        bakedOrFail(other, 2);
        const PlacedPiece& first = *placedOf(one.levels[0], "chamber");
        const PlacedPiece& second = *placedOf(other.levels[0], "chamber");
        QVERIFY(first.uid == second.uid && first.uid == placedUid(one.levels[0].uid, {0xa4}, 0));
        QVERIFY(std::pair(first.x, first.y) != std::pair(second.x, second.y));
    }

    void aPieceWithoutEventsLeavesNoTrace()
    {
        Dungeon dungeon = remembering(1, {{"vault", R"({"piece": "plain"})"}});
        bakedOrFail(dungeon, 1);
        QVERIFY(dungeon.levels[0].placed.empty());
    }

    void whatIsWrittenIsReadAgainAndCountsInTheHash()
    {
        Dungeon dungeon = remembering(1, {{"vault", R"({"piece": "chamber"})"},
                                          {"stairs", R"({"goal": "exit"})"},
                                          {"machine", R"({"piece": "hoard"})"}});
        bakedOrFail(dungeon, 4);
        const std::string written = writeDungeon(dungeon);
        const auto again = readDungeon(written);
        QVERIFY2(again, again ? "" : again.error().where.c_str());
        QVERIFY(again->changedLevels.empty());
        QVERIFY(again->dungeon.levels[0].placed == dungeon.levels[0].placed);
        QVERIFY(again->dungeon.levels[0].things == dungeon.levels[0].things);
        QCOMPARE(shown(writeDungeon(again->dungeon)), shown(written));
        Dungeon moved = dungeon;
        ++moved.levels[0].placed[0].x;
        QVERIFY(levelHash(moved, moved.levels[0]) != levelHash(dungeon, dungeon.levels[0]));
    }

    void theyMoveWithTheirLevel()
    {
        Dungeon dungeon = remembering(1, {{"vault", R"({"piece": "chamber"})"},
                                          {"stairs", R"({"goal": "exit"})"},
                                          {"machine", R"({"piece": "hoard"})"}});
        bakedOrFail(dungeon, 4);
        const std::vector<PlacedPiece> before = dungeon.levels[0].placed;
        QVERIFY(resizeLevels(dungeon, 70, 50, Anchor::SouthEast));
        const std::vector<PlacedPiece>& after = dungeon.levels[0].placed;
        for (std::size_t i = 0; i < before.size(); ++i) {
            QCOMPARE(after[i].x, before[i].x + 10);
            for (std::size_t cell = 0; cell < before[i].letters.size(); ++cell)
                QCOMPARE(after[i].letters[cell].y, before[i].letters[cell].y + 10);
        }
    }
};

CAVE_TEST_SUITE(PlacedPiecesTest);
#include "placed_pieces_test.moc"
