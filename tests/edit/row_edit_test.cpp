// SPDX-License-Identifier: MIT
// A dungeon's own hordes and runes: what is put, refused, needed and renamed.
#include "core/edit/kinds/row_edit.h"

#include "core/content/english.h"
#include "core/edit/content_edit.h"
#include "core/generate/bake.h"
#include "core/save/dungeon_file.h"
#include "core/save/library_pieces.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Json withMember(Json row, std::string_view key, Json value)
{
    row.set(key, std::move(value));
    return row;
}

Json own(const Dungeon& dungeon, RowTable table, std::string_view id) { return rowIn(*dungeon.catalogue, table, id); }

// A dagger that bears a rune of the dungeon's own.
Dungeon runedDungeon()
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######");
    putItem(dungeon, "dagger", {3, 1, 0});
    if (putRow(dungeon, RowTable::Rune, newRow(dungeon, RowTable::Rune, "sting", "sting")))
        dungeon.levels[0].things[0].rune = "sting";
    return dungeon;
}

RecipeRow hordeRow()
{
    RecipeRow row;
    row.uid = {0xe7};
    row.type = "spawn";
    row.version = 2;
    row.parameters = Json::Object{{"horde", true}, {"count", 1}};
    return row;
}

// Three levels whose recipe puts hordes, which are wolves' alone.
Dungeon hordeDungeon()
{
    Dungeon dungeon = recipeDungeon(1);
    if (putRow(dungeon, RowTable::Horde, newRow(dungeon, RowTable::Horde, "wolves", "wolves")))
        dungeon.recipes[0].rows.push_back(hordeRow());
    return dungeon;
}

std::string placeOfFault(Dungeon& dungeon, RowTable table, const Json& row)
{
    const auto put = putRow(dungeon, table, row);
    return put ? std::string("nothing") : put.error().where;
}

} // namespace

class RowEditTest : public QObject {
    Q_OBJECT

private slots:
    void aNewRowIsSoundAsItIs();
    void idsAreMadeOfNamesAndUniqueInTheirTable();
    void whatGoesWithoutSayingIsNotKept();
    void whatIsWrongIsToldByItsPathAndChangesNothing();
    void aRuneThatAThingBearsStaysAndSuitsIt();
    void aThingKeepsItsKindUnderItsRune();
    void whatIsBetterThanItsKindStaysGear();
    void whatAPiecesThingsHaveStaysAndSuitsThem();
    void anotherIdIsTakenOverByThings();
    void aHordeFollowsItsKinds();
    void aHordeThatARecipeAsksForStays();
    void aHordeThatHuntersNeedStays();
    void whatALibraryBringsGoesBackToUsual();
    void aLibraryWhoseRuneIsBorneStays();
    void aLibraryWhoseFactionIsASideStays();
    void aLibraryWhoseHordesARecipeAsksForStays();
    void aLibraryThatStaysKeepsItsPieces();
    void aRuneFollowsTheFactionThatItIsAgainst();
    void whatWasPutCanBeRead();
};

void RowEditTest::aNewRowIsSoundAsItIs()
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######");
    for (const RowTable table : {RowTable::Horde, RowTable::Rune}) {
        QVERIFY(rowIds(*dungeon.catalogue, table).empty());
        QVERIFY(putRow(dungeon, table, newRow(dungeon, table, "first", "first")));
        QVERIFY(hasOwnRow(dungeon, table, "first") && hasRow(*dungeon.catalogue, table, "first"));
        QVERIFY(putRow(dungeon, table, copyOfRow(*dungeon.catalogue, table, "first", "second", "second")));
        QCOMPARE(rowIds(*dungeon.catalogue, table), (std::vector<std::string>{"first", "second"}));
        QVERIFY(usesOfRow(dungeon, table, "first").empty());
        QVERIFY(removeRow(dungeon, table, "first") && removeRow(dungeon, table, "second"));
        QVERIFY(!dungeon.content.find(contentKey(table)));
    }
    const Json horde = newRow(dungeon, RowTable::Horde, "x", "x");
    QVERIFY(*horde.find("lead")->as<std::string>() != dungeon.rules.hero);
}

void RowEditTest::idsAreMadeOfNamesAndUniqueInTheirTable()
{
    const Dungeon dungeon = runedDungeon();
    QCOMPARE(freshRowId(*dungeon.catalogue, RowTable::Rune, "Sting!"), std::string("sting_2"));
    QCOMPARE(freshRowId(*dungeon.catalogue, RowTable::Horde, "Sting"), std::string("sting"));
    QCOMPARE(freshRowId(*dungeon.catalogue, RowTable::Horde, "Grey wolves"), std::string("grey_wolves"));
}

void RowEditTest::whatGoesWithoutSayingIsNotKept()
{
    Dungeon dungeon = runedDungeon();
    QVERIFY(putRow(dungeon, RowTable::Rune, own(dungeon, RowTable::Rune, "sting")));
    const Json& rune = dungeon.content.find("runes")->as<Json::Array>()->front();
    QVERIFY(rune.find("drinks") && !rune.find("weight") && !rune.find("per_mille") && !rune.find("bad"));
    Json horde = newRow(dungeon, RowTable::Horde, "pack", "pack");
    horde.set("band", Json::Array{1, kDeepestBand});
    horde.set("weight", Horde{}.weight);
    horde.set("with", Json::Array{});
    QVERIFY(putRow(dungeon, RowTable::Horde, horde));
    const Json& kept = dungeon.content.find("hordes")->as<Json::Array>()->front();
    QCOMPARE(kept, newRow(dungeon, RowTable::Horde, "pack", "pack"));
}

void RowEditTest::whatIsWrongIsToldByItsPathAndChangesNothing()
{
    Dungeon dungeon = hordeDungeon();
    QVERIFY(putRow(dungeon, RowTable::Rune, newRow(dungeon, RowTable::Rune, "sting", "sting")));
    const Json before = dungeon.content;
    const Json wolves = own(dungeon, RowTable::Horde, "wolves");
    QCOMPARE(placeOfFault(dungeon, RowTable::Horde, withMember(wolves, "lead", "cheese")), std::string("lead"));
    QCOMPARE(placeOfFault(dungeon, RowTable::Horde, withMember(wolves, "weight", 0)), std::string("weight"));
    const Json nobody = Json::Array{Json::Object{{"kind", "cheese"}}};
    QCOMPARE(placeOfFault(dungeon, RowTable::Horde, withMember(wolves, "with", nobody)), std::string("with[0].kind"));
    const Json sting = own(dungeon, RowTable::Rune, "sting");
    QCOMPARE(placeOfFault(dungeon, RowTable::Rune, withMember(sting, "drinks", 101)), std::string("drinks"));
    QCOMPARE(placeOfFault(dungeon, RowTable::Rune, withMember(sting, "against", "dwellers")), std::string("against"));
    QCOMPARE(placeOfFault(dungeon, RowTable::Rune, withMember(sting, "name", "")), std::string("name"));
    QVERIFY(dungeon.content == before);
}

void RowEditTest::aRuneThatAThingBearsStaysAndSuitsIt()
{
    Dungeon dungeon = runedDungeon();
    QCOMPARE(dungeon.levels[0].things[0].rune, std::string("sting"));
    const std::vector<Text> uses = usesOfRow(dungeon, RowTable::Rune, "sting");
    QCOMPARE(uses.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(format(uses[0], EnglishPhrasebook())).contains("level 1 bears the rune \"sting\""));
    QVERIFY(!removeRow(dungeon, RowTable::Rune, "sting"));
    Json worn = withMember(own(dungeon, RowTable::Rune, "sting"), "on", "armour");
    worn.set("when", "hurt");
    worn.set("returns", 10);
    QVERIFY(!putRow(dungeon, RowTable::Rune, worn));
    QVERIFY(hasOwnRow(dungeon, RowTable::Rune, "sting"));
    dungeon.levels[0].things[0].rune.clear();
    QVERIFY(putRow(dungeon, RowTable::Rune, worn));
    QVERIFY(removeRow(dungeon, RowTable::Rune, "sting"));
}

void RowEditTest::aThingKeepsItsKindUnderItsRune()
{
    Dungeon dungeon = runedDungeon();
    const Json dagger = kindRow(*dungeon.catalogue, KindTable::Item, "dagger");
    QVERIFY(checkKind(dungeon, KindTable::Item, withMember(dagger, "attack", 9)));
    QVERIFY(!checkKind(dungeon, KindTable::Item, withMember(dagger, "slot", "body")));
    QVERIFY(!putKind(dungeon, KindTable::Item, withMember(dagger, "slot", "body")));
    dungeon.levels[0].things[0].rune.clear();
    QVERIFY(putKind(dungeon, KindTable::Item, withMember(dagger, "slot", "body")));
}

void RowEditTest::whatIsBetterThanItsKindStaysGear()
{
    Dungeon dungeon = runedDungeon();
    dungeon.levels[0].things[0].rune.clear();
    dungeon.levels[0].things[0].enchant = 2;
    const Json eaten = withMember(kindRow(*dungeon.catalogue, KindTable::Item, "apple"), "id", "dagger");
    const auto refused = checkKind(dungeon, KindTable::Item, eaten);
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(format(refused.error().what, EnglishPhrasebook())),
             QString("\"dagger\" on level 1 is better or worse than its kind, which only gear and wands are."));
    QVERIFY(!putKind(dungeon, KindTable::Item, eaten));
    QVERIFY(readDungeon(writeDungeon(dungeon)).has_value());
    dungeon.levels[0].things[0].enchant = 0;
    QVERIFY(putKind(dungeon, KindTable::Item, eaten));
}

void RowEditTest::whatAPiecesThingsHaveStaysAndSuitsThem()
{
    const Json table = *parseJson(R"([{"kind": "sword", "weight": 2}, {"kind": "dagger", "weight": 1}])");
    for (const Json& thing : {Json("dagger"), table}) {
        Dungeon dungeon = runedDungeon();
        dungeon.levels[0].things.clear();
        PieceSign sign;
        sign.tile = dungeon.catalogue->findTile("floor");
        sign.thing = thing;
        sign.enchant = 1;
        sign.rune = "sting";
        dungeon.pieces = {Piece{.name = "rack", .rows = {"a"}, .legend = {{'a', sign}}}};
        const Json eaten = withMember(kindRow(*dungeon.catalogue, KindTable::Item, "apple"), "id", "dagger");
        QVERIFY(!putKind(dungeon, KindTable::Item, eaten));
        QVERIFY(!removeRow(dungeon, RowTable::Rune, "sting"));
        QVERIFY(renameRow(dungeon, RowTable::Rune, "sting", "prick"));
        QCOMPARE(dungeon.pieces[0].legend.at('a').rune, std::string("prick"));
        dungeon.pieces[0].legend.at('a').rune.clear();
        const auto refused = checkKind(dungeon, KindTable::Item, eaten);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(format(refused.error().what, EnglishPhrasebook())),
                 QString("\"dagger\" in the piece \"rack\" is better or worse than its kind, which only gear and "
                         "wands are."));
        QVERIFY(readDungeon(writeDungeon(dungeon)).has_value());
    }
}

void RowEditTest::anotherIdIsTakenOverByThings()
{
    Dungeon dungeon = runedDungeon();
    ThingEdit edit;
    edit.thing = dungeon.levels[0].things[0];
    dungeon.levels[0].thingEdits.push_back(edit);
    QVERIFY(!renameRow(dungeon, RowTable::Rune, "sting", "Not an id"));
    QVERIFY(putRow(dungeon, RowTable::Rune, newRow(dungeon, RowTable::Rune, "barb", "barb")));
    QVERIFY(!renameRow(dungeon, RowTable::Rune, "sting", "barb"));
    QVERIFY(renameRow(dungeon, RowTable::Rune, "sting", "nettle"));
    QCOMPARE(dungeon.levels[0].things[0].rune, std::string("nettle"));
    QCOMPARE(dungeon.levels[0].thingEdits[0].thing.rune, std::string("nettle"));
    QCOMPARE(rowIds(*dungeon.catalogue, RowTable::Rune), (std::vector<std::string>{"nettle", "barb"}));
}

void RowEditTest::aHordeFollowsItsKinds()
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######");
    const auto imp = copyOfKind(*dungeon.catalogue, KindTable::Creature, "bat", "imp", "imp");
    QVERIFY(imp && putKind(dungeon, KindTable::Creature, *imp));
    Json pack = withMember(newRow(dungeon, RowTable::Horde, "imp", "imp"), "lead", "imp");
    pack.set("with", Json::Array{Json::Object{{"kind", "imp"}}, Json::Object{{"kind", "bat"}}});
    QVERIFY(putRow(dungeon, RowTable::Horde, pack));
    QVERIFY(renameKind(dungeon, KindTable::Creature, "imp", "sprite"));
    const Horde& horde = dungeon.catalogue->hordes().front();
    QCOMPARE(horde.id, std::string("imp")); // is no kind's
    QCOMPARE(horde.lead, std::string("sprite"));
    QCOMPARE(horde.with[0].kind, std::string("sprite"));
    QCOMPARE(horde.with[1].kind, std::string("bat"));
}

void RowEditTest::aHordeThatARecipeAsksForStays()
{
    Dungeon dungeon = hordeDungeon();
    QVERIFY(bake(dungeon, 1));
    const std::vector<Text> uses = usesOfRow(dungeon, RowTable::Horde, "wolves");
    QCOMPARE(uses.size(), std::size_t{1}); // one sentence for a recipe of three levels
    QVERIFY(QString::fromStdString(format(uses[0], EnglishPhrasebook())).contains("recipe \"cave\""));
    QVERIFY(!removeRow(dungeon, RowTable::Horde, "wolves"));
    const Json deep = withMember(own(dungeon, RowTable::Horde, "wolves"), "band", Json::Array{2, 9});
    QVERIFY(!putRow(dungeon, RowTable::Horde, deep));
    Json rats = newRow(dungeon, RowTable::Horde, "rats", "rats");
    rats.set("band", Json::Array{1, 1});
    QVERIFY(putRow(dungeon, RowTable::Horde, rats));
    QVERIFY(putRow(dungeon, RowTable::Horde, deep));
    QVERIFY(!removeRow(dungeon, RowTable::Horde, "wolves") && !removeRow(dungeon, RowTable::Horde, "rats"));
    dungeon.recipes[0].rows.back().on = false;
    QVERIFY(removeRow(dungeon, RowTable::Horde, "wolves") && removeRow(dungeon, RowTable::Horde, "rats"));
}

void RowEditTest::aHordeThatHuntersNeedStays()
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######");
    Json wolves = newRow(dungeon, RowTable::Horde, "wolves", "wolves");
    QVERIFY(putRow(dungeon, RowTable::Horde, wolves));
    QVERIFY(usesOfRow(dungeon, RowTable::Horde, "wolves").empty());
    dungeon.rules.hunters = Hunters{};
    QVERIFY(!removeRow(dungeon, RowTable::Horde, "wolves"));
    QVERIFY(!putRow(dungeon, RowTable::Horde, withMember(wolves, "band", Json::Array{200, 210})));
    QVERIFY(putRow(dungeon, RowTable::Horde, newRow(dungeon, RowTable::Horde, "rats", "rats")));
    QVERIFY(removeRow(dungeon, RowTable::Horde, "wolves"));
}

void RowEditTest::whatALibraryBringsGoesBackToUsual()
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######");
    QVERIFY(useLibrary(dungeon, "campaign"));
    const std::string id = rowIds(*dungeon.catalogue, RowTable::Horde).front();
    const Json usual = own(dungeon, RowTable::Horde, id);
    const std::size_t count = dungeon.catalogue->hordes().size();
    QVERIFY(!hasOwnRow(dungeon, RowTable::Horde, id));
    QVERIFY(putRow(dungeon, RowTable::Horde, withMember(usual, "weight", 77)));
    QVERIFY(hasOwnRow(dungeon, RowTable::Horde, id));
    QCOMPARE(own(dungeon, RowTable::Horde, id), withMember(usual, "weight", 77));
    QVERIFY(!checkNewRowId(dungeon, RowTable::Horde, id, "others"));
    QVERIFY(removeRow(dungeon, RowTable::Horde, id));
    QCOMPARE(own(dungeon, RowTable::Horde, id), usual);
    QCOMPARE(dungeon.catalogue->hordes().size(), count);
}

void RowEditTest::aLibraryWhoseRuneIsBorneStays()
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######");
    QVERIFY(useLibrary(dungeon, "campaign"));
    putItem(dungeon, "dagger", {3, 1, 0});
    const auto dagger = *dungeon.catalogue->findItem("dagger");
    const RuneChoice choice = runesFor(*dungeon.catalogue, dungeon.catalogue->item(dagger), false);
    QVERIFY(!choice.isEmpty());
    dungeon.levels[0].things[0].rune = dungeon.catalogue->rune(choice.runes[0]).id;
    QVERIFY(!dropLibrary(dungeon, "campaign"));
    dungeon.levels[0].things[0].rune.clear();
    QVERIFY(dropLibrary(dungeon, "campaign"));
}

void RowEditTest::aLibraryWhoseFactionIsASideStays()
{
    Dungeon dungeon = asciiDungeon("######\n#@.B.#\n######");
    QVERIFY(useLibrary(dungeon, "campaign"));
    refreshLibraryPieces(dungeon);
    std::string& side = dungeon.levels[0].things.back().belongs.side;
    side = "undead";
    const auto dropped = dropLibrary(dungeon, "campaign");
    QVERIFY(!dropped);
    QVERIFY(QString::fromStdString(format(dropped.error().what, EnglishPhrasebook())).contains("\"undead\""));
    QVERIFY(dungeon.catalogue->findFaction("undead"));
    side.clear();
    QVERIFY(dropLibrary(dungeon, "campaign"));
}

// Hordes are asked for by depth, so no use of a creature tells that the library is needed.
void RowEditTest::aLibraryWhoseHordesARecipeAsksForStays()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(useLibrary(dungeon, "campaign"));
    dungeon.recipes[0].rows.push_back(hordeRow());
    QVERIFY(bake(dungeon, 1));
    const Json before = dungeon.content;
    Dungeon tried = dungeon; // as it was designed, without what stands there now
    for (DungeonLevel& level : tried.levels)
        level.things.clear();
    const auto dropped = dropLibrary(tried, "campaign");
    QVERIFY(!dropped);
    QVERIFY(QString::fromStdString(format(dropped.error().what, EnglishPhrasebook())).contains("recipe \"cave\""));
    QVERIFY(tried.content == before && !tried.catalogue->hordes().empty());
    // Hordes of the dungeon's own do as well, and a muted row asks for nothing.
    Dungeon owning = tried;
    QVERIFY(putRow(owning, RowTable::Horde, newRow(owning, RowTable::Horde, "wolves", "wolves")));
    Json wolves = own(owning, RowTable::Horde, "wolves");
    QVERIFY(putRow(owning, RowTable::Horde, withMember(wolves, "lead", "bat")));
    QVERIFY(dropLibrary(owning, "campaign"));
    QCOMPARE(rowIds(*owning.catalogue, RowTable::Horde), std::vector<std::string>{"wolves"});
    tried.recipes[0].rows.back().on = false;
    QVERIFY(dropLibrary(tried, "campaign"));
    QVERIFY(tried.catalogue->hordes().empty());
}

void RowEditTest::aLibraryThatStaysKeepsItsPieces()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(useLibrary(dungeon, "campaign"));
    refreshLibraryPieces(dungeon);
    QVERIFY(!dungeon.libraryPieces().empty());
    dungeon.rules.hunters = Hunters{};
    QVERIFY(!dropLibrary(dungeon, "campaign"));
    QVERIFY(!dungeon.libraryPieces().empty());
}

void RowEditTest::aRuneFollowsTheFactionThatItIsAgainst()
{
    Dungeon dungeon = runedDungeon();
    const auto faction = [](const char* id) {
        return Json::Array{Json::Object{{"id", id}, {"name", "bats"}, {"hates", Json::Array{"hero"}}}};
    };
    QVERIFY(setFactions(dungeon, faction("bats")));
    Json bane = own(dungeon, RowTable::Rune, "sting");
    bane.set("times", 2);
    bane.set("against", "bats");
    QVERIFY(putRow(dungeon, RowTable::Rune, bane));
    QVERIFY(setFactions(dungeon, faction("owls")));
    QCOMPARE(dungeon.catalogue->runes()[0].against, std::string("owls"));
    QVERIFY(!setFactions(dungeon, {}));
}

void RowEditTest::whatWasPutCanBeRead()
{
    Dungeon dungeon = runedDungeon();
    QVERIFY(putRow(dungeon, RowTable::Horde, newRow(dungeon, RowTable::Horde, "wolves", "wolves")));
    const auto read = readDungeon(writeDungeon(dungeon));
    QVERIFY(read);
    QVERIFY(read->dungeon.content == dungeon.content);
    QCOMPARE(read->dungeon.levels[0].things[0].rune, std::string("sting"));
}

CAVE_TEST_SUITE(RowEditTest);
#include "row_edit_test.moc"
