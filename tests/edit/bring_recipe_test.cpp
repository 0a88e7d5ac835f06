// SPDX-License-Identifier: MIT
#include "core/edit/bring_recipe.h"

#include "core/edit/content_edit.h"
#include "core/edit/edits.h"
#include "core/edit/hand_edits.h"
#include "core/edit/recipe_edit.h"
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/library_pieces.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace cave;

namespace {

std::function<Uid()> freshUids(std::uint64_t from = 0x1000)
{
    return [next = from]() mutable { return Uid{++next}; };
}

bool hasPiece(const Dungeon& dungeon, std::string_view name)
{
    return std::ranges::find(dungeon.pieces, name, &Piece::name) != dungeon.pieces.end();
}

// Uses a library, a piece of which lies in the piece "outer"; "plain" is as large and needs none.
Dungeon dungeonWithOuter()
{
    Dungeon dungeon = emptyDungeon(20, 20, 1);
    if (!useLibrary(dungeon, "living"))
        return dungeon;
    refreshLibraryPieces(dungeon);
    const Piece& inner = *std::ranges::find(dungeon.libraryPieces(), false, &Piece::isLoose);
    Piece plain;
    plain.name = "plain";
    plain.rows.assign(static_cast<std::size_t>(inner.height()),
                      std::string(static_cast<std::size_t>(inner.width()), '.'));
    Piece outer = plain;
    outer.name = "outer";
    outer.rows[0][0] = 'i';
    outer.legend['i'].piece = inner.name;
    dungeon.pieces = {plain, outer};
    return dungeon;
}

// Eels of another health are another kind.
Dungeon dungeonWithEel(int health)
{
    Dungeon dungeon = emptyDungeon(10, 10, 1);
    const Json eel =
        Json::Object{{"id", "eel"}, {"name", "eel"}, {"glyph", "E"}, {"colour", "#ffffff"}, {"health", health}};
    (void)putKind(dungeon, KindTable::Creature, eel);
    return dungeon;
}

Piece pieceWithEel(std::string_view name, const Dungeon& dungeon)
{
    Piece piece;
    piece.name = name;
    piece.rows = {"e"};
    piece.legend['e'] = {.tile = dungeon.catalogue->floor(), .thing = "eel"};
    return piece;
}

} // namespace

class BringRecipeTest : public QObject {
    Q_OBJECT

private slots:
    void everyPresetFindsAllThatItNames_data();
    void everyPresetFindsAllThatItNames();
    void whatIsHereAlreadyIsNotBroughtTwice();
    void whatIsCalledLikeSomethingElseComesUnderAnotherName();
    void onlyLibrariesThatAreNamedCome();
    void whatWasDrawnByHandStaysAsHandEdits();
    void piecesComeAloneWithTheirKinds();
    void piecesComeFromADungeonThatUsesALibrary();
    void theGasThatAPieceLetsOutComesWithItsLibrary();
    void theOwnGasThatAPieceLetsOutComesWithIt();
    void aClashingGasComesUnderAnotherNameWithAllThatLetsItOut();
    void piecesOfALibraryAreKnownBesideThoseOfAnotherOne();
    void clashingKindsComeUnderOtherNamesOrNot();
    void aKindThatIsCalledLikeAPieceIsNoPiece();
};

void BringRecipeTest::everyPresetFindsAllThatItNames_data()
{
    QTest::addColumn<QString>("dungeon");
    QTest::addColumn<QString>("recipe");
    for (const std::string& name : builtInDungeons()) {
        const auto file = builtInDungeon(name);
        for (const Recipe& recipe : file->dungeon.recipes)
            QTest::newRow((name + ":" + recipe.name).c_str())
                << QString::fromStdString(name) << QString::fromStdString(recipe.name);
    }
}

void BringRecipeTest::everyPresetFindsAllThatItNames()
{
    QFETCH(QString, dungeon);
    QFETCH(QString, recipe);
    const Dungeon source = builtInDungeon(dungeon.toStdString())->dungeon;
    Dungeon fresh = emptyDungeon(80, 43, 2);
    const auto brought = bringRecipe(fresh, source, recipe.toStdString(), freshUids());
    QVERIFY2(brought.has_value(), brought ? "" : brought.error().what.source.c_str());
    for (int z = 0; z < fresh.depth(); ++z)
        QVERIFY(setRecipe(fresh, z, brought->recipe));
    const auto baked = bake(fresh, 42);
    QVERIFY2(baked.has_value(), baked ? "" : baked.error().what.source.c_str());
    for (const RowReport& row : baked->rows)
        QVERIFY2(!row.why.source.starts_with("No piece"), row.why.source.c_str());
    // The same file can be read again.
    const auto again = readDungeon(writeDungeon(fresh));
    QVERIFY2(again.has_value(), again ? "" : again.error().what.source.c_str());
}

void BringRecipeTest::whatIsHereAlreadyIsNotBroughtTwice()
{
    const Dungeon source = builtInDungeon("deep_first")->dungeon;
    Dungeon fresh = emptyDungeon(80, 43, 1);
    const auto first = bringRecipe(fresh, source, "halls", freshUids());
    QVERIFY(first->kinds > 0);
    QVERIFY(first->pieces > 0);
    QVERIFY(first->renamed.empty());
    const auto second = bringRecipe(fresh, source, "halls", freshUids(0x2000));
    QCOMPARE(second->recipe, std::string("halls_2"));
    QCOMPARE(second->kinds, 0);
    QCOMPARE(second->pieces, 0);
    QVERIFY(second->renamed.empty());
}

void BringRecipeTest::whatIsCalledLikeSomethingElseComesUnderAnotherName()
{
    const Dungeon source = builtInDungeon("deep_first")->dungeon;
    Dungeon fresh = emptyDungeon(80, 43, 1);
    const Json king =
        Json::Object{{"id", "pot_king"}, {"name", "king"}, {"glyph", "K"}, {"colour", "#ffffff"}, {"health", 1}};
    QVERIFY(putKind(fresh, KindTable::Creature, king));
    Piece other;
    other.name = source.pieces.front().name;
    other.tags = source.pieces.front().tags;
    other.rows = {"##", "##"};
    fresh.pieces.push_back(other);
    const auto brought = bringRecipe(fresh, source, "king", freshUids());
    QVERIFY(brought.has_value());
    QVERIFY(std::ranges::find(brought->renamed, std::pair<std::string, std::string>("pot_king", "pot_king_2")) !=
            brought->renamed.end());
    QVERIFY(fresh.catalogue->findCreature("pot_king_2").has_value());
    QCOMPARE(fresh.catalogue->creature(*fresh.catalogue->findCreature("pot_king")).health, 1);
    QVERIFY(setRecipe(fresh, 0, brought->recipe));
    QVERIFY(bake(fresh, 42).has_value());
    const auto second = bringRecipe(fresh, source, "halls", freshUids(0x2000));
    QVERIFY(second.has_value());
    QVERIFY(hasPiece(fresh, other.name + "_2"));
    const Recipe& halls = *fresh.findRecipe(second->recipe);
    for (const RecipeRow& row : halls.rows)
        if (row.type == "vault")
            for (const char* key : {"piece", "tag"})
                if (const Json* said = row.parameters.find(key); said && key == std::string("piece"))
                    QVERIFY(*said->as<std::string>() != other.name);
}

void BringRecipeTest::onlyLibrariesThatAreNamedCome()
{
    Dungeon source = builtInDungeon("jsrogue")->dungeon;
    QVERIFY(useLibrary(source, "living"));
    Dungeon plain = emptyDungeon(60, 30, 1);
    QVERIFY(bringRecipe(plain, source, "caves", freshUids()));
    QVERIFY(librariesOf(plain).empty());
    Piece stack;
    stack.name = "stack";
    stack.rows = {"h"}; // the sign of hay
    stack.tags = {"stack"};
    source.pieces.push_back(stack);
    Recipe& caves = *std::ranges::find(source.recipes, "caves", &Recipe::name);
    RecipeRow row;
    row.uid = {77};
    row.type = "vault";
    row.parameters = Json::Object{{"piece", "stack"}};
    caves.rows.push_back(row);
    Dungeon stacked = emptyDungeon(60, 30, 1);
    QVERIFY(bringRecipe(stacked, source, "caves", freshUids()));
    QCOMPARE(librariesOf(stacked), std::vector<std::string>{"living"});
}

void BringRecipeTest::whatWasDrawnByHandStaysAsHandEdits()
{
    Dungeon dungeon = emptyDungeon(60, 30, 1);
    const TileId statue = *dungeon.catalogue->findTile("statue");
    apply(dungeon, paint(dungeon, 0, std::array{CellAt{10, 10}, CellAt{11, 10}}, statue, 1));
    apply(dungeon, paint(dungeon, 0, std::array{CellAt{12, 10}}, dungeon.catalogue->floor(), 1));
    apply(dungeon, placeCreature(dungeon, {12, 10, 0}, 1, 1));
    QVERIFY(isDrawn(dungeon, 0));
    const auto brought = bringRecipe(dungeon, builtInDungeon("jsrogue")->dungeon, "caves", freshUids());
    QVERIFY(setRecipe(dungeon, 0, brought->recipe, "Drawn"));
    QVERIFY(!isDrawn(dungeon, 0));
    QVERIFY(bake(dungeon, 42).has_value());
    QCOMPARE((dungeon.levels[0].tiles[10, 10]), statue);
    QCOMPARE((dungeon.levels[0].tiles[11, 10]), statue);
    const std::vector<HandEdits> edits = listHandEdits(dungeon);
    QCOMPARE(edits.size(), std::size_t{1});
    QCOMPARE(edits[0].label, std::string("Drawn"));
    QCOMPARE(edits[0].cells, 3);
    QCOMPARE(edits[0].things, 1);
    QCOMPARE(edits[0].status.conflicts, 0);
}

void BringRecipeTest::piecesComeAloneWithTheirKinds()
{
    const Dungeon source = builtInDungeon("deep_first")->dungeon;
    Dungeon fresh = emptyDungeon(80, 43, 1);
    const std::string name = source.pieces.front().name;
    const auto brought = bringPieces(fresh, source, {name}, Clash::Rename);
    QVERIFY(brought && brought->pieces > 0 && brought->renamed.empty() && brought->recipe.empty());
    QVERIFY(hasPiece(fresh, name) && fresh.recipes.empty());
    const auto again = bringPieces(fresh, source, {name}, Clash::Rename);
    QVERIFY(again && again->pieces == 0 && again->kinds == 0);
    const auto read = readDungeon(writeDungeon(fresh));
    QVERIFY2(read.has_value(), read ? "" : read.error().what.source.c_str());
}

void BringRecipeTest::piecesComeFromADungeonThatUsesALibrary()
{
    const Dungeon source = dungeonWithOuter();
    Dungeon fresh = emptyDungeon(20, 20, 1);
    QVERIFY(bringPieces(fresh, source, {"plain"}, Clash::Rename));
    QVERIFY(hasPiece(fresh, "plain") && !hasPiece(fresh, "outer"));
    QVERIFY(librariesOf(fresh).empty());
    QVERIFY(bringPieces(fresh, source, {"outer"}, Clash::Rename));
    QCOMPARE(librariesOf(fresh), std::vector<std::string>{"living"}); // what lies in it is there
    const auto read = readDungeon(writeDungeon(fresh));
    QVERIFY2(read.has_value(), read ? "" : read.error().what.source.c_str());
}

void BringRecipeTest::theGasThatAPieceLetsOutComesWithItsLibrary()
{
    const auto bringsOf = [](const EventEffect& effect) {
        Dungeon source = dungeonWithOuter();
        Piece& plain = source.pieces.front();
        plain.script.edit().events.push_back({.uid = Uid{1}, .when = {TriggerWord::Arrive, {}}, .effects = {effect}});
        Dungeon fresh = emptyDungeon(20, 20, 1);
        return bringPieces(fresh, source, {"plain"}, Clash::Rename) && readDungeon(writeDungeon(fresh)) &&
               librariesOf(fresh) == std::vector<std::string>{"living"};
    };
    EventTerms terms;
    terms.cells = {.of = EventCells::Of::Letters, .letters = "."};
    EventTerms gas = terms;
    gas.gas = "marsh_gas";
    gas.units = 9;
    QVERIFY(bringsOf({EffectWord::Gas, gas}));
    terms.effect = Effect{.kind = EffectKind::Cloud, .aim = Aim::Creature, .amount = 9, .gas = "marsh_gas"};
    QVERIFY(bringsOf({EffectWord::Effect, terms}));
}

void BringRecipeTest::theOwnGasThatAPieceLetsOutComesWithIt()
{
    Dungeon source = dungeonWithOuter();
    Json fumes = kindRow(*source.catalogue, KindTable::Gas, "marsh_gas");
    fumes.set("id", "fumes");
    fumes.set("name", "fumes");
    QVERIFY(putKind(source, KindTable::Gas, fumes));
    EventTerms terms;
    terms.cells = {.of = EventCells::Of::Letters, .letters = "."};
    terms.gas = "fumes";
    terms.units = 9;
    source.pieces.front().script.edit().events.push_back(
        {.uid = Uid{1}, .when = {TriggerWord::Arrive, {}}, .effects = {{EffectWord::Gas, terms}}});
    Dungeon fresh = emptyDungeon(20, 20, 1);
    QVERIFY(bringPieces(fresh, source, {"plain"}, Clash::Rename));
    const auto read = readDungeon(writeDungeon(fresh));
    QVERIFY2(read.has_value(), read ? "" : read.error().what.source.c_str());
    QVERIFY(read->dungeon.catalogue->findGas("fumes"));
}

void BringRecipeTest::aClashingGasComesUnderAnotherNameWithAllThatLetsItOut()
{
    Dungeon source = dungeonWithOuter();
    Json fumes = kindRow(*source.catalogue, KindTable::Gas, "marsh_gas");
    fumes.set("id", "fumes");
    QVERIFY(putKind(source, KindTable::Gas, fumes));
    Json vent = *copyOfKind(*source.catalogue, KindTable::Tile, "rubble", "vent", "vent");
    vent.set("reacts",
             Json::Array{Json::Object{
                 {"on", "time"}, {"per_mille", 100}, {"gas", Json::Object{{"kind", "fumes"}, {"units", 5}}}}});
    QVERIFY(putKind(source, KindTable::Tile, vent));
    EventTerms terms;
    terms.cells = {.of = EventCells::Of::Letters, .letters = "."};
    terms.gas = "fumes";
    terms.units = 9;
    Piece& plain = source.pieces.front();
    plain.rows[0][0] = 'v';
    plain.legend['v'].tile = source.catalogue->findTile("vent");
    plain.script.edit().events.push_back(
        {.uid = Uid{1}, .when = {TriggerWord::Arrive, {}}, .effects = {{EffectWord::Gas, terms}}});
    // Here the same ground lets out another gas of that name.
    Dungeon fresh = emptyDungeon(20, 20, 1);
    QVERIFY(useLibrary(fresh, "living"));
    fumes.set("thins", 500);
    QVERIFY(putKind(fresh, KindTable::Gas, fumes) && putKind(fresh, KindTable::Tile, vent));
    QCOMPARE(clashesOf(fresh, source, {"plain"}), std::vector<std::string>{"fumes"});

    Dungeon own = fresh;
    QVERIFY(bringPieces(own, source, {"plain"}, Clash::UseOwn));
    QVERIFY(!own.catalogue->findGas("fumes_2") && !own.catalogue->findTile("vent_2"));
    QCOMPARE(own.pieces.at(0).script->events.at(0).effects.at(0).terms.gas, std::string("fumes"));

    QVERIFY(bringPieces(fresh, source, {"plain"}, Clash::Rename));
    const auto gas = fresh.catalogue->findGas("fumes_2");
    const auto ground = fresh.catalogue->findTile("vent_2");
    QVERIFY(gas && ground);
    QCOMPARE(fresh.catalogue->gas(*gas).thins, 10);
    QCOMPARE(fresh.catalogue->gas(*fresh.catalogue->findGas("fumes")).thins, 500);
    QCOMPARE(fresh.catalogue->tile(*ground).reacts.at(0).gas, std::string("fumes_2"));
    const Piece& brought = fresh.pieces.at(0);
    QVERIFY(brought.legend.at('v').tile == ground);
    QCOMPARE(brought.script->events.at(0).effects.at(0).terms.gas, std::string("fumes_2"));
    const auto read = readDungeon(writeDungeon(fresh));
    QVERIFY2(read.has_value(), read ? "" : read.error().what.source.c_str());
}

void BringRecipeTest::piecesOfALibraryAreKnownBesideThoseOfAnotherOne()
{
    const Dungeon source = dungeonWithOuter();
    Dungeon target = emptyDungeon(20, 20, 1);
    QVERIFY(useLibrary(target, "campaign"));
    refreshLibraryPieces(target);
    const std::size_t before = target.libraryPieces().size();
    QVERIFY(before > 0);
    QVERIFY(bringPieces(target, source, {"outer"}, Clash::Rename));
    QCOMPARE(librariesOf(target), (std::vector<std::string>{"campaign", "living"}));
    const std::size_t known = target.libraryPieces().size();
    QVERIFY(known > before);
    refreshLibraryPieces(target);
    QCOMPARE(known, target.libraryPieces().size());
}

void BringRecipeTest::clashingKindsComeUnderOtherNamesOrNot()
{
    Dungeon source = dungeonWithEel(3);
    Piece pool = pieceWithEel("pool", source);
    ScriptedEvent dies{.uid = Uid{1}, .when = {TriggerWord::Die, {}}};
    dies.when.terms.creature = "eel";
    pool.script = Script{{}, {dies}};
    source.pieces = {pool};
    QVERIFY(clashesOf(emptyDungeon(10, 10, 1), source, {"pool"}).empty());
    Dungeon fresh = dungeonWithEel(9);
    QCOMPARE(clashesOf(fresh, source, {"pool"}), std::vector<std::string>{"eel"});
    Dungeon own = fresh;
    QVERIFY(bringPieces(own, source, {"pool"}, Clash::UseOwn));
    QCOMPARE(own.pieces.at(0).script->events.at(0).when.terms.creature, std::string("eel"));
    QVERIFY(!own.catalogue->findCreature("eel_2"));
    QVERIFY(bringPieces(fresh, source, {"pool"}, Clash::Rename));
    QVERIFY(fresh.catalogue->findCreature("eel_2"));
    QCOMPARE(fresh.pieces.at(0).script->events.at(0).when.terms.creature, std::string("eel_2"));
    QVERIFY(fresh.pieces[0].legend.at('e').thing == Json("eel_2"));
}

void BringRecipeTest::aKindThatIsCalledLikeAPieceIsNoPiece()
{
    Dungeon source = dungeonWithEel(3);
    source.pieces = {pieceWithEel("eel", source)};
    Dungeon fresh = dungeonWithEel(9);
    const std::vector<std::pair<std::string, std::string>> second{{"eel", "eel_2"}};
    const auto brought = bringPieces(fresh, source, {"eel"}, Clash::Rename);
    QVERIFY(brought && brought->renamed == second && brought->renamedPieces.empty());
    QVERIFY(hasPiece(fresh, "eel"));
    const auto again = bringPieces(fresh, source, {"eel"}, Clash::UseOwn); // with the kind that is here
    QVERIFY(again && again->renamedPieces == second);
    QVERIFY(hasPiece(fresh, "eel_2"));
}

CAVE_TEST_SUITE(BringRecipeTest);
#include "bring_recipe_test.moc"
