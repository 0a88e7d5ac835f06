// SPDX-License-Identifier: MIT
// The pieces that come with the libraries of content.
#include "core/edit/content_edit.h"
#include "core/generate/pieces.h"
#include "core/proof/problems.h"
#include "core/rules/turn/start_game.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/save/library_pieces.h"
#include "core/save/recipe_file.h"
#include "core/world/placed_script.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace cave;

namespace {

// Caves of the library's kinds with these rows as the last.
Dungeon libraryCaves(int depth, const std::vector<RecipeText>& terrain, const std::vector<RecipeText>& things)
{
    std::vector<RecipeText> rows{{"fill"}, {"caves"}, {"prune"}, {"connect"}};
    rows.insert(rows.end(), terrain.begin(), terrain.end());
    rows.push_back({"stairs", R"({"link": "one", "goal": "exit"})"});
    rows.insert(rows.end(), things.begin(), things.end());
    Dungeon dungeon = dungeonOfRows(70, 40, depth, rows);
    Json json = dungeonJson(dungeon);
    json.set("content", *parseJson(R"({"use": ["living"]})"));
    json.set("rules", *parseJson(R"({"win": {"reach": "exit"}})"));
    auto read = readDungeon(json.compact());
    if (!read)
        qFatal("%s: %s", read.error().where.c_str(), read.error().what.source.c_str());
    return std::move(read->dungeon);
}

const std::vector<Piece>& livingPieces()
{
    static const Dungeon dungeon = libraryCaves(1, {}, {});
    return *dungeon.library;
}

// A recipe of the library in which deep water has another sign.
constexpr std::string_view kOwnTarn = R"({"format": "cavewright/recipe", "version": 1, "rows": [], "content":
    {"use": ["living"], "tiles": [{"id": "deep_water", "name": "tarn", "article": "a", "glyph": "~",
    "colour": "#4f9ecb", "sign": "T", "flyable": true}]}})";

std::string namedRow(const std::string& piece, bool isOverWall = false)
{
    Json row = Json::Object{{"piece", piece}};
    if (isOverWall)
        row.set("over", "wall");
    return row.compact();
}

} // namespace

class LibraryPiecesTest : public QObject {
    Q_OBJECT

private slots:
    void aDungeonHasThePiecesOfItsLibrariesBesideItsOwn()
    {
        Dungeon dungeon = libraryCaves(1, {}, {});
        QVERIFY(dungeon.pieces.empty());
        QVERIFY(dungeon.findPiece("tinder_hall"));
        QVERIFY(dungeon.allPieces().size() == livingPieces().size());
        Piece own = *dungeon.findPiece("tinder_hall");
        own.description = "Another.";
        dungeon.pieces = {own};
        QCOMPARE(dungeon.findPiece("tinder_hall")->description, std::string("Another."));
        QVERIFY(dungeon.allPieces().size() == livingPieces().size());
        dungeon.pieces.clear();
        QVERIFY(!dungeonJson(dungeon).find("pieces")); // what a library brings is not written
    }

    void whoUsesALibraryLaterHasItsPiecesToo()
    {
        Dungeon dungeon = emptyDungeon(20, 20, 1);
        QVERIFY(useLibrary(dungeon, "living"));
        refreshLibraryPieces(dungeon);
        QVERIFY(dungeon.findPiece("tinder_hall"));
        const auto tile = dungeon.findPiece("hay_loft")->legend.at('h').tile;
        QVERIFY(tile == dungeon.catalogue->findTile("hay"));
        QVERIFY(dropLibrary(dungeon, "living"));
        refreshLibraryPieces(dungeon);
        QVERIFY(!dungeon.findPiece("tinder_hall"));
    }

    void aPieceOfALibraryKeepsItsTilesWhateverSignsADungeonGivesThem()
    {
        const auto home = readRecipe(kOwnTarn);
        QVERIFY2(home, home ? "" : home.error().where.c_str());
        const Piece& bridge = *home->findPiece("wick_bridge");
        PieceBook book(home->pieces, *home->catalogue, home->libraryPieces());
        const FlatPiece& cells = book.flat(bridge);
        QVERIFY((cells[4, 1].tile == home->catalogue->findTile("deep_water")));
    }

    void everyPieceIsPutSomewhere()
    {
        for (const Piece& piece : livingPieces()) {
            int put = 0;
            for (std::uint64_t seed = 1; seed <= 6 && put == 0; ++seed) {
                const std::vector<RecipeText> row{
                    {piece.isLoose() ? "machine" : "vault", namedRow(piece.name, !piece.isLoose())}};
                Dungeon dungeon = piece.isLoose() ? libraryCaves(5, {}, row) : libraryCaves(5, row, {});
                bakedOrFail(dungeon, seed);
                for (const DungeonLevel& level : dungeon.levels)
                    put += static_cast<int>(std::ranges::count(level.placed, piece.name, &PlacedPiece::piece)) +
                           !piece.isRemembered();
            }
            QVERIFY2(put > 0, piece.name.c_str());
        }
    }

    // Who sleeps takes no step.
    void nobodyIsToldToSleepWhoIsToldToStep()
    {
        for (const Piece& piece : livingPieces()) {
            std::set<std::string> asleep;
            std::set<std::string> stepping;
            for (const ScriptedEvent& event : piece.script->events)
                for (const EventEffect& effect : event.effects)
                    if (effect.does == EffectWord::Order && effect.terms.order == static_cast<int>(EventOrder::Sleep))
                        asleep.insert(effect.terms.group);
                    else if (effect.does == EffectWord::Order &&
                             effect.terms.order == static_cast<int>(EventOrder::Step))
                        stepping.insert(effect.terms.group);
            for (const std::string& group : stepping)
                QVERIFY2(!asleep.contains(group), piece.name.c_str());
        }
    }

    // What an event of a piece names must be there, or it could never happen.
    void everyEventOfAPieceFindsItsCells()
    {
        for (const Piece& piece : livingPieces()) {
            if (piece.script.isEmpty())
                continue;
            const std::vector<RecipeText> row{
                {piece.isLoose() ? "machine" : "vault", namedRow(piece.name, !piece.isLoose())}};
            Dungeon dungeon = piece.isLoose() ? libraryCaves(5, {}, row) : libraryCaves(5, row, {});
            bakedOrFail(dungeon, 3);
            for (const DungeonLevel& level : dungeon.levels)
                for (const ScriptedEvent& event : scriptInPlay(dungeon, level).events) {
                    const EventCells& cells = event.when.terms.cells;
                    QVERIFY2(cells.of != EventCells::Of::Letters, piece.name.c_str());
                    QVERIFY2(cells.of != EventCells::Of::Boxes || !cells.boxes.empty(), piece.name.c_str());
                    for (const EventEffect& effect : event.effects)
                        QVERIFY2(effect.terms.cells.of != EventCells::Of::Boxes || !effect.terms.cells.boxes.empty(),
                                 piece.name.c_str());
                }
        }
    }

    void gamesBeginWithEveryPiece()
    {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(10)); ++seed) {
            Dungeon dungeon = libraryCaves(6, {{"vault", R"({"tag": "machine", "count": 2, "over": "wall"})"}},
                                           {{"machine", R"({"tag": "machine", "count": 3})"},
                                            {"gates", R"({"adopted": 800})"},
                                            {"spawn", R"({"count": 5, "table": [{"kind": "rat", "weight": 1}]})"}});
            bakedOrFail(dungeon, seed);
            const auto game = startGame(dungeon, dungeon.seed);
            QVERIFY2(game, game ? "" : game.error().where.c_str());
        }
    }

    // A key in place of what a piece laid out for it: the chain goes through the piece.
    void aGatesKeyIsAdopted()
    {
        int adopted = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(20)); ++seed) {
            Dungeon dungeon = libraryCaves(
                3, {},
                {{"machine", R"({"piece": "rats_in_the_wall", "count": 2})"}, {"gates", R"({"adopted": 1000})"}});
            bakedOrFail(dungeon, seed);
            for (const DungeonLevel& level : dungeon.levels)
                for (const Placement& thing : level.things) {
                    if (!thing.opens)
                        continue;
                    const bool isOnAltar = level.tiles[thing.x, thing.y] == *dungeon.catalogue->findTile("altar");
                    adopted += isOnAltar;
                    QCOMPARE(std::ranges::count_if(
                                 level.things,
                                 [&](const Placement& other) { return other.x == thing.x && other.y == thing.y; }),
                             std::ptrdiff_t{1});
                }
        }
        QVERIFY(adopted > 0);
    }

    void whatIsChosenIsWrittenOutAsEvents()
    {
        Dungeon dungeon = libraryCaves(1, {}, {});
        const auto json = parseJson(R"({"desk": {"interior": {"in": "area", "cells": [12, 30]},
            "features": [{"letter": "a", "count": 3, "apart": 2}], "choose": {"cells": "a", "shut": "wall"},
            "legend": {"a": {"tile": "altar", "thing": "apple"}}}})");
        Json file = dungeonJson(dungeon);
        file.set("pieces", *json);
        dungeon = readDungeon(file.compact())->dungeon;
        RecipeRow row{.uid = {0xff}, .type = "machine"};
        row.parameters.set("piece", "desk");
        dungeon.recipes[0].rows.push_back(row);
        bakedOrFail(dungeon, 1);
        QCOMPARE(dungeon.levels[0].placed.size(), std::size_t{1});
        const Script script = scriptInPlay(dungeon, dungeon.levels[0]);
        QCOMPARE(script.marks.size(), std::size_t{1});
        QCOMPARE(script.events.size(), std::size_t{9});
        for (const ScriptedEvent& event : script.events) {
            QVERIFY(event.placed == dungeon.levels[0].placed[0].uid);
            QCOMPARE(std::ranges::count(script.events, event.uid, &ScriptedEvent::uid), std::ptrdiff_t{1});
        }
    }

    void gamesPlayTheEventsOfPlacedPieces()
    {
        Dungeon dungeon = libraryCaves(1, {}, {{"machine", R"({"piece": "rats_in_the_wall"})"}});
        bakedOrFail(dungeon, 2);
        const auto game = startGame(dungeon, dungeon.seed);
        QVERIFY2(game, game ? "" : game.error().where.c_str());
        QVERIFY(*game->world.level(0).script == scriptInPlay(dungeon, dungeon.levels[0]));
        QCOMPARE(game->world.level(0).script->events.size(), std::size_t{1});
    }

    // Whatever the library is like when the game is read.
    void savedGamesKeepThePiecesThatTheyPlay()
    {
        Dungeon dungeon = libraryCaves(2, {{"vault", R"({"piece": "lever_gate", "over": "wall"})"}},
                                       {{"machine", R"({"piece": "tinder_hall"})"}});
        bakedOrFail(dungeon, 4);
        auto session = Session::start(dungeon, dungeon.seed);
        QVERIFY(session);
        const GameFile file{*std::move(session)};
        const auto again = readGame(writeGame(file));
        QVERIFY2(again, again ? "" : again.error().where.c_str());
        for (int z = 0; z < 2; ++z)
            QVERIFY(*again->session.world().level(z).script == *file.session.world().level(z).script);
        QCOMPARE(again->session.world().hash(), file.session.world().hash());
    }

    void whatTheEventsOfAPieceOpenCanBeReached()
    {
        Dungeon dungeon = libraryCaves(2, {{"vault", R"({"piece": "lever_gate", "over": "wall"})"}}, {});
        bakedOrFail(dungeon, 4);
        QVERIFY(!dungeon.levels[0].placed.empty());
        for (const Problem& problem : findProblems(dungeon))
            QVERIFY2(false, problem.what.source.c_str());
    }

    void noPieceShutsTheHeroIn()
    {
        for (const Piece& piece : livingPieces()) {
            const std::vector<RecipeText> row{
                {piece.isLoose() ? "machine" : "vault", namedRow(piece.name, !piece.isLoose())}};
            Dungeon dungeon = piece.isLoose() ? libraryCaves(5, {}, row) : libraryCaves(5, row, {});
            bakedOrFail(dungeon, 5);
            for (const Problem& problem : findProblems(dungeon))
                QVERIFY2(problem.severity != Severity::Error, piece.name.c_str());
        }
    }

    void mutedEventsDoNotPlay()
    {
        Dungeon dungeon = libraryCaves(1, {}, {{"machine", R"({"piece": "rats_in_the_wall"})"}});
        bakedOrFail(dungeon, 2);
        DungeonLevel& level = dungeon.levels[0];
        QCOMPARE(scriptInPlay(dungeon, level).events.size(), std::size_t{1});
        level.mutedEvents = {{level.placed[0].uid, {0xa1}}};
        QVERIFY(scriptInPlay(dungeon, level).events.empty());
    }
};

CAVE_TEST_SUITE(LibraryPiecesTest);
#include "library_pieces_test.moc"
