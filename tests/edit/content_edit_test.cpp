// SPDX-License-Identifier: MIT
#include "core/edit/content_edit.h"

#include "core/base/random.h"
#include "core/content/english.h"
#include "core/edit/dungeon_edit.h"
#include "core/edit/kinds/row_edit.h"
#include "core/edit/rules_words.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/dungeon_file.h"
#include "core/save/parts/rules_json.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Json copyOf(const Dungeon& dungeon, KindTable table, std::string_view id, const std::string& name)
{
    const std::string fresh = freshKindId(*dungeon.catalogue, name);
    return *copyOfKind(*dungeon.catalogue, table, id, fresh, name);
}

Json with(Json row, std::string_view key, Json value)
{
    row.set(key, std::move(value));
    return row;
}

// Any change to the dungeon's own kinds or rules, sound or not.
void changeSomething(Dungeon& dungeon, Random& dice)
{
    constexpr KindTable kTables[]{KindTable::Tile, KindTable::Creature, KindTable::Item};
    constexpr std::string_view kSources[]{"rubble", "kobold", "dagger"};
    const std::size_t which = dice.below(3);
    const KindTable table = kTables[which];
    const Json* own = dungeon.content.find(contentKey(table));
    const Json::Array none;
    const Json::Array& rows = own ? *own->as<Json::Array>() : none;
    switch (dice.below(rows.empty() ? 3 : 6)) {
    case 0: (void)putKind(dungeon, table, copyOf(dungeon, table, kSources[which], "Own kind")); break;
    case 1:
        (void)putKind(dungeon, table, with(kindRow(*dungeon.catalogue, table, kSources[which]), "colour", "#102030"));
        break;
    case 2: dungeon.rules.dig = !dungeon.rules.dig; break;
    case 3: {
        const std::string id = *rows[dice.below(static_cast<std::uint32_t>(rows.size()))].find("id")->as<std::string>();
        (void)removeKind(dungeon, table, id);
        break;
    }
    default: {
        const std::string id = *rows[dice.below(static_cast<std::uint32_t>(rows.size()))].find("id")->as<std::string>();
        Json row = kindRow(*dungeon.catalogue, table, id);
        row.set("description", std::to_string(dice.below(1000)));
        (void)putKind(dungeon, table, row);
        if (table == KindTable::Tile)
            dungeon.levels[0].tiles[3, 3] = *dungeon.catalogue->findTile(id);
        break;
    }
    }
}

} // namespace

class ContentEditTest : public QObject {
    Q_OBJECT

private slots:
    void aCopyIsAnOwnKind();
    void aNewKindIsSoundAsItIs();
    void onlyWhatDiffersIsKept();
    void whatIsWrongIsToldByItsPathAndChangesNothing();
    void aKindInUseIsNotRemoved();
    void aKindThatACreatureCarriesIsInUse();
    void removingAKindKeepsAllOthersWhereTheyAre();
    void aChangedBuiltInKindGoesBackToUsual();
    void aLibraryComesAndGoes();
    void aLibraryInUseStays();
    void aNewSignDoesNotChangePieces();
    void anotherIdIsTakenOverByAllUses();
    void anotherIdOfAGasIsTakenOverByAllUses();
    void whatCreaturesLookLikeFollowsWhatIsRenamed();
    void ownSoundsStayAndFollowWhatIsRenamed();
    void soundsOfTheProgramKeepTheirIds();
    void anIdThatCannotBeIsRefused();
    void whatCanBePutCanBeRead();
    void changesAreUndoneExactly();
    void rulesThatNoFileHoldsAreTold();
    void rulesAreSaidInWords();
};

void ContentEditTest::aCopyIsAnOwnKind()
{
    Dungeon dungeon = recipeDungeon(1);
    const Json row = copyOf(dungeon, KindTable::Creature, "kobold", "Cave kobold");
    QVERIFY(putKind(dungeon, KindTable::Creature, row));
    QVERIFY(hasOwnKind(dungeon, KindTable::Creature, "cave_kobold"));
    const auto kind = dungeon.catalogue->findCreature("cave_kobold");
    QVERIFY(kind);
    QCOMPARE(dungeon.catalogue->creature(*kind).name, std::string("Cave kobold"));
    QCOMPARE(dungeon.catalogue->creature(*kind).health, 6);
    QCOMPARE(freshKindId(*dungeon.catalogue, "Cave kobold!"), std::string("cave_kobold_2"));
    QCOMPARE(freshKindId(*dungeon.catalogue, "9 Höhlen"), std::string("h_hlen"));
    QCOMPARE(freshKindId(*dungeon.catalogue, "!?"), std::string("kind"));
    const auto tile = copyOfKind(*dungeon.catalogue, KindTable::Tile, "floor", "mud", "mud");
    QVERIFY(tile);
    QVERIFY(putKind(dungeon, KindTable::Tile, *tile)); // with a sign of its own
}

void ContentEditTest::aNewKindIsSoundAsItIs()
{
    Dungeon dungeon = recipeDungeon(1);
    for (const KindTable table : {KindTable::Tile, KindTable::Creature, KindTable::Item, KindTable::Gas}) {
        const std::string id = freshKindId(*dungeon.catalogue, "thing");
        const auto row = newKind(*dungeon.catalogue, table, id, "thing");
        QVERIFY(row);
        QVERIFY(putKind(dungeon, table, *row));
        QVERIFY(hasKind(*dungeon.catalogue, table, id) && !hasKind(*usualKinds(dungeon), table, id));
    }
}

void ContentEditTest::onlyWhatDiffersIsKept()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "newt", "eft")));
    const Json& row = dungeon.content.find("creatures")->as<Json::Array>()->front();
    QVERIFY(row.find("health"));
    QVERIFY(row.find("behaviours"));
    QVERIFY(!row.find("defence"));
    QVERIFY(!row.find("glyph7"));
    QVERIFY(!row.find("article"));
}

void ContentEditTest::whatIsWrongIsToldByItsPathAndChangesNothing()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "newt", "eft")));
    const Json content = dungeon.content;
    const Json eft = kindRow(*dungeon.catalogue, KindTable::Creature, "eft");
    const auto wrong = [&](std::string_view key, Json value) {
        const auto put = putKind(dungeon, KindTable::Creature, with(eft, key, std::move(value)));
        return put ? std::string("nothing") : put.error().where;
    };
    QCOMPARE(wrong("name", ""), std::string("name"));
    QCOMPARE(wrong("health", 0), std::string("health"));
    QCOMPARE(wrong("behaviours", Json::Array{Json(Json::Object{{"does", "guard"}, {"range", 0}})}),
             std::string("behaviours[0].range"));
    QCOMPARE(wrong("drops", Json::Array{Json(Json::Object{{"items", Json::Array{Json("nonsense")}}})}),
             std::string("drops[0].items[0]"));
    QVERIFY(dungeon.content == content);
    const auto hero =
        putKind(dungeon, KindTable::Item, with(copyOf(dungeon, KindTable::Item, "dagger", "x"), "id", "newt"));
    QVERIFY(!hero);
    QCOMPARE(hero.error().where, std::string());
    QVERIFY(dungeon.content == content);
}

void ContentEditTest::aKindInUseIsNotRemoved()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(putKind(dungeon, KindTable::Tile, copyOf(dungeon, KindTable::Tile, "floor", "mud")));
    QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "newt", "eft")));
    QVERIFY(putKind(dungeon, KindTable::Item, copyOf(dungeon, KindTable::Item, "dagger", "shiv")));
    QVERIFY(usesOfKind(dungeon, KindTable::Tile, "mud").empty());
    Dungeon used = dungeon;
    used.levels[1].tiles[5, 5] = *used.catalogue->findTile("mud");
    used.rules.goal = Goal::Slay;
    used.rules.goalKind = "eft";
    used.rules.kit = {"shiv"};
    const auto spawn = std::ranges::find(used.recipes[0].rows, "spawn", &RecipeRow::type);
    spawn->parameters.set("table", Json::Array{Json(Json::Object{{"kind", "eft"}, {"weight", 1}})});
    Json kobold = kindRow(*used.catalogue, KindTable::Creature, "kobold");
    kobold.set("drops", Json::Array{Json(Json::Object{{"items", Json::Array{Json("shiv")}}})});
    QVERIFY(putKind(used, KindTable::Creature, kobold));
    QCOMPARE(usesOfKind(used, KindTable::Tile, "mud").size(), std::size_t{1});
    QCOMPARE(usesOfKind(used, KindTable::Creature, "eft").size(), std::size_t{2});
    QCOMPARE(usesOfKind(used, KindTable::Item, "shiv").size(), std::size_t{2});
    QVERIFY(!removeKind(used, KindTable::Tile, "mud"));
    QVERIFY(used.catalogue->findTile("mud"));
    QVERIFY(removeKind(dungeon, KindTable::Tile, "mud"));
    QVERIFY(removeKind(dungeon, KindTable::Creature, "eft"));
    QVERIFY(removeKind(dungeon, KindTable::Item, "shiv"));
    QVERIFY(dungeon.content == recipeDungeon(1).content);
}

void ContentEditTest::aKindThatACreatureCarriesIsInUse()
{
    Dungeon dungeon = asciiDungeon("#####\n#@B.#\n#####\n");
    QVERIFY(putKind(dungeon, KindTable::Item, copyOf(dungeon, KindTable::Item, "dagger", "shiv")));
    Placement& bat = dungeon.levels[0].things.back();
    bat.carries = dungeon.catalogue->findItem("shiv");
    QCOMPARE(usesOfKind(dungeon, KindTable::Item, "shiv").size(), std::size_t{1});
    QVERIFY(!removeKind(dungeon, KindTable::Item, "shiv"));
    QVERIFY(bat.carries == dungeon.catalogue->findItem("shiv"));
    bat.carries.reset();
    QVERIFY(removeKind(dungeon, KindTable::Item, "shiv"));
}

void ContentEditTest::removingAKindKeepsAllOthersWhereTheyAre()
{
    Dungeon dungeon = recipeDungeon(1);
    for (const char* name : {"mud", "moss"})
        QVERIFY(putKind(dungeon, KindTable::Tile, copyOf(dungeon, KindTable::Tile, "floor", name)));
    for (const char* name : {"eft", "toad"})
        QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "newt", name)));
    const TileId moss = *dungeon.catalogue->findTile("moss");
    DungeonLevel& level = dungeon.levels[0];
    level.tiles[4, 4] = moss;
    level.tileEdits[level.tiles.index(4, 4)] = {dungeon.catalogue->floor(), moss, 1, moss};
    level.things = {{KindTable::Creature, *dungeon.catalogue->findCreature("toad"), 4, 4, {}}};
    level.thingEdits = {{true, level.things[0], 1}};
    const std::uint64_t hash = dungeonHash(dungeon);
    QVERIFY(removeKind(dungeon, KindTable::Tile, "mud"));
    QVERIFY(removeKind(dungeon, KindTable::Creature, "eft"));
    QCOMPARE(dungeonHash(dungeon), hash);
    QVERIFY(*dungeon.catalogue->findTile("moss") != moss);
    QCOMPARE(level.tileEdits.begin()->second.now, *dungeon.catalogue->findTile("moss"));
    QCOMPARE(level.thingEdits[0].thing.kind, *dungeon.catalogue->findCreature("toad"));
    QVERIFY(readDungeon(writeDungeon(dungeon)));
}

void ContentEditTest::aChangedBuiltInKindGoesBackToUsual()
{
    Dungeon dungeon = recipeDungeon(1);
    const Json usual = kindRow(*dungeon.catalogue, KindTable::Creature, "bat");
    QVERIFY(putKind(dungeon, KindTable::Creature, with(usual, "health", 50)));
    QCOMPARE(dungeon.catalogue->creature(*dungeon.catalogue->findCreature("bat")).health, 50);
    QVERIFY(removeKind(dungeon, KindTable::Creature, "bat")); // though it is in use
    QVERIFY(kindRow(*dungeon.catalogue, KindTable::Creature, "bat") == usual);
    // The nature of the tiles that everything starts from stays.
    const Json floor = kindRow(*dungeon.catalogue, KindTable::Tile, "floor");
    QVERIFY(putKind(dungeon, KindTable::Tile, with(floor, "colour", "#ff0000")));
    QVERIFY(!putKind(dungeon, KindTable::Tile, with(floor, "walkable", false)));
}

void ContentEditTest::aLibraryComesAndGoes()
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####\n");
    const Dungeon before = dungeon;
    QVERIFY(!isBuiltIn(dungeon, KindTable::Tile, "flames"));
    QVERIFY(useLibrary(dungeon, "living"));
    QVERIFY(useLibrary(dungeon, "living"));
    QCOMPARE(librariesOf(dungeon), std::vector<std::string>{"living"});
    QVERIFY(dungeon.catalogue->findTile("flames") && isBuiltIn(dungeon, KindTable::Tile, "flames"));
    QVERIFY(!hasOwnKind(dungeon, KindTable::Tile, "flames"));
    QVERIFY(!useLibrary(dungeon, "cellar"));
    QVERIFY(putKind(dungeon, KindTable::Tile, kindRow(*dungeon.catalogue, KindTable::Tile, "hay")));
    QVERIFY(removeKind(dungeon, KindTable::Tile, "hay"));
    QVERIFY(dungeon.catalogue->findTile("hay"));
    QVERIFY(dropLibrary(dungeon, "living"));
    QVERIFY(dungeon.content == before.content && dungeon.levels == before.levels);
    QVERIFY(!dungeon.catalogue->findTile("flames"));
}

void ContentEditTest::aLibraryInUseStays()
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####\n");
    QVERIFY(useLibrary(dungeon, "living"));
    dungeon.level(0).tiles[2, 1] = *dungeon.catalogue->findTile("dead_grass");
    const auto dropped = dropLibrary(dungeon, "living");
    QVERIFY(!dropped);
    QCOMPARE(dropped.error().where, std::string("dead_grass"));
    QCOMPARE(librariesOf(dungeon), std::vector<std::string>{"living"});
}

void ContentEditTest::aNewSignDoesNotChangePieces()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(putKind(dungeon, KindTable::Tile, with(copyOf(dungeon, KindTable::Tile, "floor", "mud"), "sign", "m")));
    Piece piece;
    piece.name = "pit";
    piece.rows = {"mm", "m."};
    dungeon.pieces = {piece};
    QVERIFY(putKind(dungeon, KindTable::Tile, with(kindRow(*dungeon.catalogue, KindTable::Tile, "mud"), "sign", "u")));
    QVERIFY(dungeon.pieces[0].legend['m'].tile == dungeon.catalogue->findTile("mud"));
    QCOMPARE(usesOfKind(dungeon, KindTable::Tile, "mud").size(), std::size_t{1});
    QVERIFY(readDungeon(writeDungeon(dungeon)));
}

void ContentEditTest::anotherIdIsTakenOverByAllUses()
{
    Dungeon dungeon = recipeDungeon(1);
    // "hunt" is a behaviour as well, which must stay one.
    QVERIFY(putKind(dungeon, KindTable::Creature,
                    with(copyOf(dungeon, KindTable::Creature, "kobold", "hunt"), "behaviours",
                         Json::Array{Json(Json::Object{{"does", "hunt"}})})));
    QVERIFY(putKind(dungeon, KindTable::Item, copyOf(dungeon, KindTable::Item, "dagger", "shiv")));
    QVERIFY(putKind(dungeon, KindTable::Tile, copyOf(dungeon, KindTable::Tile, "floor", "mud")));
    QVERIFY(putKind(dungeon, KindTable::Tile,
                    with(copyOf(dungeon, KindTable::Tile, "rubble", "heap"), "digs_into", "mud")));
    QVERIFY(putKind(dungeon, KindTable::Creature,
                    with(copyOf(dungeon, KindTable::Creature, "newt", "eft"), "drops",
                         Json::Array{Json(Json::Object{{"items", Json::Array{Json("shiv")}}})})));
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "hunt";
    dungeon.rules.kit = {"shiv"};
    dungeon.rules.origins = {{"cook", "Cook", {}, {}, {}, {}, std::vector<std::string>{"shiv", "apple"}, {}, {}}};
    const Json table = Json::Array{Json(Json::Object{{"kind", "hunt"}, {"weight", 1}})};
    const auto spawn = std::ranges::find(dungeon.recipes[0].rows, "spawn", &RecipeRow::type);
    spawn->parameters.set("table", table);
    Json own = Json::Object{};
    own.set("table", table);
    dungeon.levels[0].parameters = {{spawn->uid, own}};
    dungeon.levels[0].tiles[4, 4] = *dungeon.catalogue->findTile("mud");
    Piece piece;
    piece.name = "pit";
    piece.rows = {"h."};
    piece.legend['h'].tile = dungeon.catalogue->floor();
    piece.legend['h'].thing = "hunt";
    dungeon.pieces = {piece};
    const Dungeon before = dungeon;

    QVERIFY(renameKind(dungeon, KindTable::Creature, "hunt", "hound"));
    QVERIFY(renameKind(dungeon, KindTable::Item, "shiv", "blade"));
    QVERIFY(renameKind(dungeon, KindTable::Tile, "mud", "bog"));
    QVERIFY(!hasOwnKind(dungeon, KindTable::Creature, "hunt"));
    QVERIFY(dungeon.catalogue->creature(*dungeon.catalogue->findCreature("hound")).behaviours[0].does == Does::Hunt);
    QCOMPARE(dungeon.rules.goalKind, std::string("hound"));
    QCOMPARE(dungeon.rules.kit, std::vector<std::string>{"blade"});
    QCOMPARE(*dungeon.rules.origins[0].kit, (std::vector<std::string>{"blade", "apple"}));
    QCOMPARE(usesOfKind(dungeon, KindTable::Creature, "hound").size(),
             usesOfKind(before, KindTable::Creature, "hunt").size());
    QCOMPARE(usesOfKind(dungeon, KindTable::Item, "blade").size(), usesOfKind(before, KindTable::Item, "shiv").size());
    QCOMPARE(usesOfKind(dungeon, KindTable::Tile, "bog").size(), usesOfKind(before, KindTable::Tile, "mud").size());
    QVERIFY(dungeon.levels[0].tiles == before.levels[0].tiles); // numbers stay
    const std::string file = writeDungeon(dungeon);
    for (const char* gone :
         {"\"id\": \"shiv\"", "[\"shiv\"]", "\"digs_into\": \"mud\"", "\"kind\": \"hunt\"", "\"id\": \"hunt\""})
        QVERIFY2(!file.contains(gone), gone);
    QVERIFY(readDungeon(file));

    Dungeon back = before;
    const DungeonEdit edit = changeOf(back, dungeon);
    const DungeonEdit undo = apply(back, edit).inverse;
    apply(back, undo);
    QVERIFY(back.content == before.content && back.rules == before.rules && back.recipes == before.recipes);
    QVERIFY(back.levels == before.levels && back.pieces == before.pieces);
}

void ContentEditTest::anotherIdOfAGasIsTakenOverByAllUses()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(useLibrary(dungeon, "living"));
    // "kobold" is a creature as well, which must stay one.
    const Json gas = with(kindRow(*dungeon.catalogue, KindTable::Gas, "marsh_gas"), "id", "kobold");
    QVERIFY(putKind(dungeon, KindTable::Gas, gas));
    const Json cloud = Json::Object{{"kind", "cloud"}, {"amount", 9}, {"gas", "kobold"}};
    const Json vents =
        Json::Object{{"on", "time"}, {"per_mille", 100}, {"gas", Json::Object{{"kind", "kobold"}, {"units", 5}}}};
    const Json touches = Json::Object{{"does", "touch"}, {"effect", cloud}};
    const Json burns = Json::Object{{"fire", "gas_flames"}, {"effect", cloud}};
    QVERIFY(putKind(dungeon, KindTable::Tile,
                    with(copyOf(dungeon, KindTable::Tile, "rubble", "vent"), "reacts", Json::Array{vents})));
    QVERIFY(putKind(dungeon, KindTable::Creature,
                    with(with(copyOf(dungeon, KindTable::Creature, "newt", "eft"), "behaviours", Json::Array{touches}),
                         "immune", Json::Array{"kobold", "vent"})));
    QVERIFY(putKind(dungeon, KindTable::Item,
                    with(*newKind(*dungeon.catalogue, KindTable::Item, "flask", "flask"), "effect",
                         with(cloud, "by", "throwing"))));
    QVERIFY(putKind(dungeon, KindTable::Gas, with(with(gas, "id", "fumes"), "burns", burns)));
    QVERIFY(putRow(dungeon, RowTable::Rune, with(newRow(dungeon, RowTable::Rune, "sour", "sour"), "effect", cloud)));
    EventTerms terms;
    terms.cells = {.of = EventCells::Of::Letters, .letters = "."};
    terms.gas = "kobold";
    terms.units = 9;
    Piece piece;
    piece.name = "pit";
    piece.rows = {"k."};
    piece.legend['k'].tile = dungeon.catalogue->floor();
    piece.legend['k'].thing = "kobold";
    piece.script.edit().events.push_back(
        {.uid = Uid{1}, .when = {TriggerWord::Arrive, {}}, .effects = {{EffectWord::Gas, terms}}});
    dungeon.pieces = {piece};
    const Dungeon before = dungeon;
    QCOMPARE(usesOfKind(before, KindTable::Gas, "kobold").size(), std::size_t{6});
    QVERIFY(!removeKind(dungeon, KindTable::Gas, "kobold"));
    QVERIFY(!renameKind(dungeon, KindTable::Gas, "kobold", "smoke")); // another gas
    QVERIFY(!renameKind(dungeon, KindTable::Gas, "kobold", "newt"));
    QVERIFY(!checkNewId(dungeon, KindTable::Gas, "smoke", "reek")); // the library's

    QVERIFY(renameKind(dungeon, KindTable::Gas, "kobold", "reek"));
    QVERIFY(!dungeon.catalogue->findGas("kobold") && dungeon.catalogue->findGas("reek"));
    QCOMPARE(usesOfKind(dungeon, KindTable::Gas, "reek").size(), std::size_t{6});
    QCOMPARE(dungeon.pieces[0].script->events[0].effects[0].terms.gas, std::string("reek"));
    QCOMPARE(dungeon.pieces[0].legend.at('k').thing, Json("kobold"));
    QVERIFY(dungeon.recipes == before.recipes);
    QCOMPARE(usesOfKind(dungeon, KindTable::Creature, "kobold").size(),
             usesOfKind(before, KindTable::Creature, "kobold").size());
    QVERIFY(readDungeon(writeDungeon(dungeon)));
    QVERIFY(removeKind(dungeon, KindTable::Gas, "fumes")); // which nothing needs
    QVERIFY(!removeKind(dungeon, KindTable::Gas, "reek"));
}

void ContentEditTest::whatCreaturesLookLikeFollowsWhatIsRenamed()
{
    for (const Json& looks : {Json("shiv"), Json(Json::Array{"sword", "shiv"})}) {
        Dungeon dungeon = recipeDungeon(1);
        QVERIFY(putKind(dungeon, KindTable::Item, copyOf(dungeon, KindTable::Item, "dagger", "shiv")));
        const Json lies = Json::Object{{"does", "ambush"}, {"range", 2}, {"looks_like", looks}};
        QVERIFY(putKind(dungeon, KindTable::Creature,
                        with(copyOf(dungeon, KindTable::Creature, "newt", "liar"), "behaviours", Json::Array{lies})));
        QCOMPARE(usesOfKind(dungeon, KindTable::Item, "shiv").size(), std::size_t{1}); // the creature
        QVERIFY(renameKind(dungeon, KindTable::Item, "shiv", "blade"));
        const auto& ids = dungeon.catalogue->creature(*dungeon.catalogue->findCreature("liar")).behaviours[0].looksLike;
        QCOMPARE(ids.back(), std::string("blade"));
    }
}

void ContentEditTest::ownSoundsStayAndFollowWhatIsRenamed()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(putKind(dungeon, KindTable::Tile, copyOf(dungeon, KindTable::Tile, "rubble", "mud")));
    QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "newt", "eft")));
    dungeon.content.set("sounds", *parseJson(R"({
        "sounds": [{"id": "hum", "loops": true}, {"id": "eft"}],
        "events": [{"event": "dug", "of": "mud", "sound": "hum"}, {"event": "sounded", "sound": "eft"}],
        "ambience": [{"sound": "hum", "tiles": ["floor", "mud"]}]})"));
    dungeon.catalogue = *catalogueWith(dungeon.content);
    const SoundRows before = dungeon.catalogue->sounds()->own();

    QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "bat", "night bat")));
    QVERIFY(dungeon.catalogue->sounds()->own() == before);
    QCOMPARE(usesOfKind(dungeon, KindTable::Tile, "mud").size(), std::size_t{1}); // something is heard of it
    QVERIFY(!removeKind(dungeon, KindTable::Tile, "mud"));
    QVERIFY(renameKind(dungeon, KindTable::Tile, "mud", "sludge"));
    QVERIFY(renameKind(dungeon, KindTable::Creature, "eft", "red_eft"));
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY(file);
    SoundRows after = before;
    after.sounds[1].id = after.events[1].sound = "red_eft";
    after.events[0].of = after.ambience[0].tiles[1] = "sludge";
    QVERIFY(file->dungeon.catalogue->sounds()->own() == after);
}

void ContentEditTest::soundsOfTheProgramKeepTheirIds()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "newt", "bell")));
    dungeon.content.set("sounds", *parseJson(R"({"events": [{"event": "dug", "of": "bell", "sound": "bell"}]})"));
    dungeon.catalogue = *catalogueWith(dungeon.content);
    QVERIFY(!removeKind(dungeon, KindTable::Creature, "bell"));
    QVERIFY(renameKind(dungeon, KindTable::Creature, "bell", "gong"));
    const std::vector<EventSound> expected{{"dug", "gong", "bell"}};
    QVERIFY(dungeon.catalogue->sounds()->own().events == expected);
}

void ContentEditTest::anIdThatCannotBeIsRefused()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(putKind(dungeon, KindTable::Creature, copyOf(dungeon, KindTable::Creature, "newt", "eft")));
    const Json content = dungeon.content;
    for (const char* id : {"", "Eft", "9eft", "red eft", "newt", "floor", "dagger"})
        QVERIFY2(!renameKind(dungeon, KindTable::Creature, "eft", id), id);
    QVERIFY(putKind(dungeon, KindTable::Creature,
                    with(kindRow(*dungeon.catalogue, KindTable::Creature, "bat"), "health", 9)));
    QVERIFY(!renameKind(dungeon, KindTable::Creature, "bat", "night_bat"));
    QVERIFY(removeKind(dungeon, KindTable::Creature, "bat"));
    QVERIFY(dungeon.content == content);
    QVERIFY(renameKind(dungeon, KindTable::Creature, "eft", "red_eft"));
    QVERIFY(!renameKind(dungeon, KindTable::Creature, "eft", "blue_eft")); // it is gone by then
    QVERIFY(!removeKind(dungeon, KindTable::Creature, "eft"));
}

void ContentEditTest::whatCanBePutCanBeRead()
{
    Random dice(5);
    Dungeon dungeon = recipeDungeon(1);
    for (int i = 0; i < 200; ++i)
        changeSomething(dungeon, dice);
    const auto read = readDungeon(writeDungeon(dungeon));
    QVERIFY(read);
    QVERIFY(read->dungeon.content == dungeon.content);
    QCOMPARE(dungeonHash(read->dungeon), dungeonHash(dungeon));
}

void ContentEditTest::changesAreUndoneExactly()
{
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Random dice(seed);
        Dungeon dungeon = recipeDungeon(seed);
        const Dungeon first = dungeon;
        std::vector<DungeonEdit> undo;
        for (int i = 0; i < 60; ++i) {
            Dungeon changed = dungeon;
            changeSomething(changed, dice);
            const DungeonEdit edit = changeOf(dungeon, changed);
            undo.push_back(apply(dungeon, edit).inverse);
            QCOMPARE(dungeonHash(dungeon), dungeonHash(changed));
        }
        const Dungeon last = dungeon;
        std::vector<DungeonEdit> redo;
        for (; !undo.empty(); undo.pop_back())
            redo.push_back(apply(dungeon, undo.back()).inverse);
        QVERIFY(dungeon.content == first.content && dungeon.catalogue == first.catalogue);
        QVERIFY(dungeon.levels == first.levels && dungeon.rules == first.rules);
        for (; !redo.empty(); redo.pop_back())
            apply(dungeon, redo.back());
        QVERIFY(dungeon.content == last.content && dungeon.catalogue == last.catalogue);
        QVERIFY(dungeon.levels == last.levels && dungeon.rules == last.rules);
    }
}

void ContentEditTest::rulesThatNoFileHoldsAreTold()
{
    const Catalogue& catalogue = *Catalogue::builtIn();
    Rules rules;
    QVERIFY(checkRules(rules, catalogue));
    rules.kit = {"dagger", "sword"};
    rules.packSize = 1;
    const auto checked = checkRules(rules, catalogue);
    QVERIFY(!checked);
    QCOMPARE(checked.error().where, std::string("hero.kit"));
    rules = {};
    rules.goal = Goal::Slay;
    rules.goalKind = "nobody";
    QCOMPARE(checkRules(rules, catalogue).error().where, std::string("win.slay"));
    rules = {};
    rules.hunger = Hunger{.start = 20, .most = 10};
    QVERIFY(!checkRules(rules, catalogue));
}

void ContentEditTest::rulesAreSaidInWords()
{
    const EnglishPhrasebook english(Catalogue::builtIn());
    const auto said = [&](const Rules& rules) {
        std::string all;
        for (const Text& text : rulesInWords(rules))
            all += format(text, english) + ' ';
        return all;
    };
    Rules rules;
    rules.goal = Goal::Slay;
    rules.goalKind = "giant_zombie";
    rules.regenerates = 10;
    QCOMPARE(said(rules), std::string("Win by slaying the giant zombie. Wounds heal by 1 in 10 turns. "));
    rules.anyhow = true;
    rules.fall = 7;
    QCOMPARE(said(rules), std::string("Win when the giant zombie dies, however that happens. A fall to the level below "
                                      "takes 7 health. Wounds heal by 1 in 10 turns. "));
    rules.fall = Rules{}.fall;
    rules.goal = Goal::Any;
    rules.parts = {{.goal = Goal::Slay, .kind = "giant_zombie"},
                   {.goal = Goal::Slay, .kind = "giant_zombie", .anyhow = true}};
    QCOMPARE(said(rules), std::string("Win by doing any of this: Slay the giant zombie. See that the giant zombie "
                                      "dies, however that happens. Wounds heal by 1 in 10 turns. "));
    rules.parts.clear();
    rules.goal = Goal::Collect;
    rules.goalKind = "exit";
    rules.collectKind = "zircon";
    rules.collectCount = 20;
    rules.dig = false;
    QCOMPARE(said(rules), std::string("Gather 20 of these: zircon. Then win by reaching the way out. Nobody can dig "
                                      "through walls by hand. Wounds heal by 1 in 10 turns. "));
}

CAVE_TEST_SUITE(ContentEditTest);
#include "content_edit_test.moc"
