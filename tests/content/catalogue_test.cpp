// SPDX-License-Identifier: MIT
#include "core/content/catalogue.h"
#include "core/content/kind_rows.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace cave;

namespace {

// A dungeon's own content read over the built-in rows.
struct Reading {
    explicit Reading(std::string_view text, bool mayReplace = true)
        : json(*parseJson(text)), catalogue(*Catalogue::builtIn())
    {
        catalogue.read(JsonCursor(json, problem), mayReplace);
    }
    QString where() const { return problem ? shown(problem->where) : QString("no problem"); }
    QString what() const { return problem ? shown(problem->what) : QString(); }

    Json json;
    Catalogue catalogue;
    std::optional<Error> problem;
};

// Rows that are whole but for the members given, which come first.
std::string tileRow(const std::string& members)
{
    return R"({)" + members + R"("name": "bog", "glyph": "&", "colour": "#123456"})";
}
std::string tiles(const std::string& rows) { return R"({"tiles": [)" + rows + "]}"; }
std::string creature(const std::string& members)
{
    return R"({"creatures": [{"name": "frog", "glyph": "f", "colour": "#123456", )" + members + "}]}";
}
std::string item(const std::string& id)
{
    return R"({"id": ")" + id + R"(", "name": "pebble", "glyph": "*", "colour": "#999999"})";
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void theBaseSetHasItsSigns();
    void theBaseSetCanBeWalkedAndDugAsItShould();
    void theCreaturesHaveTheirNumbers();
    void theItemsHaveTheirNumbers();
    void thePotionsAndScrollsHaveTheirEffects();
    void everyPictureExists();
    void everyRowHasWordsForPeople();
    void tilesTurnIntoWhatTheyShould();
    void hashesComeFromIdsAndDiffer();
    void rowsAreWrittenAsTheyAreRead();
    void aDungeonAddsAndReplaces();
    void replacingKeepsTheIndex();
    void withoutLeaveToReplaceAKnownRowIsADuplicate();
    void aGlyphBeyondAsciiNeedsItsStandIn();
    void badContentIsRefusedAtItsPath_data();
    void badContentIsRefusedAtItsPath();
    void tooManyTilesAreRefused();
};

void CatalogueTest::theBaseSetHasItsSigns()
{
    const std::pair<const char*, char> signs[]{
        {"wall", '#'},        {"rock", 'X'},       {"floor", '.'}, {"stairs_up", '<'},  {"stairs_down", '>'},
        {"water", '~'},       {"deep_water", '='}, {"door", '+'},  {"door_open", '\''}, {"locked_door", 'L'},
        {"secret_door", 'S'}, {"hole", 'O'},       {"exit", 'n'},  {"rubble", ','},     {"pillar", '|'},
        {"statue", '8'},      {"altar", '_'}};
    const auto catalogue = Catalogue::builtIn();
    QCOMPARE(catalogue->tiles().size(), std::size(signs));
    for (const auto& [id, sign] : signs) {
        const auto tile = catalogue->findTile(id);
        QVERIFY2(tile, id);
        QCOMPARE(catalogue->tile(*tile).sign, sign);
        QVERIFY(catalogue->findTileBySign(sign) == tile);
    }
    QVERIFY(!catalogue->findTile("lava"));
    QVERIFY(!catalogue->findTileBySign('?'));
}

void CatalogueTest::theBaseSetCanBeWalkedAndDugAsItShould()
{
    const auto catalogue = Catalogue::builtIn();
    std::set<std::string> walkable, opaque, diggable;
    for (const TileKind& tile : catalogue->tiles()) {
        if (tile.walkable)
            walkable.insert(tile.id);
        if (tile.opaque)
            opaque.insert(tile.id);
        if (tile.diggable())
            diggable.insert(tile.id);
    }
    QVERIFY((walkable == std::set<std::string>{"floor", "stairs_up", "stairs_down", "water", "door", "door_open",
                                               "exit", "rubble", "altar", "hole"}));
    QVERIFY((opaque == std::set<std::string>{"wall", "rock", "door", "locked_door", "secret_door", "pillar"}));
    QVERIFY((diggable == std::set<std::string>{"wall"}));
    QCOMPARE(catalogue->dugFrom(catalogue->wall()), catalogue->floor());
    QCOMPARE(catalogue->dugFrom(catalogue->rock()), catalogue->rock());
    QVERIFY(catalogue->tile(catalogue->stairsUp()).leads == Leads::Up);
    QVERIFY(catalogue->tile(catalogue->stairsDown()).leads == Leads::Down);
}

void CatalogueTest::theCreaturesHaveTheirNumbers()
{
    struct Numbers {
        const char* id;
        int health, attack, defence, sight, speed;
    };
    const auto catalogue = Catalogue::builtIn();
    for (const Numbers& expected :
         {Numbers{"hero", 40, 10, 0, 6, 100}, Numbers{"fungus", 10, 0, 0, 0, 25}, Numbers{"bat", 5, 4, 0, 0, 200},
          Numbers{"newt", 3, 2, 0, 0, 100}, Numbers{"kobold", 6, 4, 0, 5, 100}, Numbers{"slime", 10, 5, 0, 3, 100},
          Numbers{"giant_zombie", 30, 8, 5, 6, 100}, Numbers{"orc", 10, 3, 0, 8, 100},
          Numbers{"troll", 16, 4, 1, 8, 100}, Numbers{"cave_fungus", 10, 0, 0, 0, 100},
          Numbers{"cave_bat", 5, 2, 1, 0, 100}, Numbers{"zombie", 25, 8, 4, 10, 100}}) {
        const auto id = catalogue->findCreature(expected.id);
        QVERIFY2(id, expected.id);
        const CreatureKind& kind = catalogue->creature(*id);
        QCOMPARE(kind.health, expected.health);
        QCOMPARE(kind.attack, expected.attack);
        QCOMPARE(kind.defence, expected.defence);
        QCOMPARE(kind.sight, expected.sight);
        QCOMPARE(kind.speed, expected.speed);
    }
    const auto behaviour = [&](const char* id) {
        return catalogue->creature(*catalogue->findCreature(id)).behaviours.at(0);
    };
    QVERIFY(behaviour("fungus").does == Does::Spread);
    QCOMPARE(behaviour("fungus").perMille, 20);
    QCOMPARE(behaviour("fungus").limit, 5);
    QVERIFY(behaviour("fungus").colony > 0);
    QVERIFY(!behaviour("bat").diagonal);
    QVERIFY(behaviour("newt").diagonal);
}

void CatalogueTest::theItemsHaveTheirNumbers()
{
    struct Numbers {
        const char* id;
        Slot slot;
        int attack, defence, food, bites;
    };
    const auto catalogue = Catalogue::builtIn();
    for (const Numbers& expected :
         {Numbers{"apple", Slot::None, 0, 0, 50, 1},         Numbers{"melon", Slot::None, 0, 0, 35, 4},
          Numbers{"pumpkin", Slot::Either, 2, 2, 50, 1},     Numbers{"corpse", Slot::None, 0, 0, 75, 1},
          Numbers{"rock", Slot::None, 0, 0, 0, 1},           Numbers{"dagger", Slot::Hand, 5, 0, 0, 1},
          Numbers{"sword", Slot::Hand, 10, 0, 0, 1},         Numbers{"staff", Slot::Hand, 5, 3, 0, 1},
          Numbers{"tunic", Slot::Body, 0, 2, 0, 1},          Numbers{"chainmail", Slot::Body, 0, 4, 0, 1},
          Numbers{"platemail", Slot::Body, 0, 6, 0, 1},      Numbers{"plain_dagger", Slot::Hand, 2, 0, 0, 1},
          Numbers{"plain_sword", Slot::Hand, 4, 0, 0, 1},    Numbers{"leather_armour", Slot::Body, 0, 1, 0, 1},
          Numbers{"chain_mail", Slot::Body, 0, 3, 0, 1},     Numbers{"club", Slot::Hand, 0, 0, 0, 1},
          Numbers{"rusty_dagger", Slot::Hand, 4, 0, 0, 1},   Numbers{"iron_sword", Slot::Hand, 6, 0, 0, 1},
          Numbers{"wooden_staff", Slot::Hand, 4, 2, 0, 1},   Numbers{"leather_jacket", Slot::Body, 0, 0, 0, 1},
          Numbers{"leather_tunic", Slot::Body, 0, 2, 0, 1},  Numbers{"cave_chainmail", Slot::Body, 0, 3, 0, 1},
          Numbers{"cave_platemail", Slot::Body, 0, 4, 0, 1}, Numbers{"bat_meat", Slot::None, 0, 0, 750, 1},
          Numbers{"mushroom", Slot::None, 0, 0, 500, 1}}) {
        const auto id = catalogue->findItem(expected.id);
        QVERIFY2(id, expected.id);
        const ItemKind& kind = catalogue->item(*id);
        QVERIFY2(kind.slot == expected.slot, expected.id);
        QCOMPARE(kind.attack, expected.attack);
        QCOMPARE(kind.defence, expected.defence);
        QCOMPARE(kind.food, expected.food);
        QCOMPARE(kind.bites, expected.bites);
        QVERIFY(!kind.key && !kind.counted && !kind.effect);
    }
    QVERIFY(catalogue->item(*catalogue->findItem("key")).key);
    QVERIFY(catalogue->item(*catalogue->findItem("zircon")).counted);
}

void CatalogueTest::thePotionsAndScrollsHaveTheirEffects()
{
    const auto catalogue = Catalogue::builtIn();
    const auto effect = [&](const char* id) { return *catalogue->item(*catalogue->findItem(id)).effect; };
    QVERIFY((effect("health_potion") == Effect{EffectKind::Heal, UsedBy::Drinking, Aim::Self, 4, 0, 0, 0}));
    QVERIFY((effect("lightning_scroll") == Effect{EffectKind::Lightning, UsedBy::Reading, Aim::Nearest, 20, 5, 0, 0}));
    QVERIFY((effect("confusion_scroll") == Effect{EffectKind::Confusion, UsedBy::Reading, Aim::Creature, 0, 0, 0, 10}));
    QVERIFY((effect("fireball_scroll") == Effect{EffectKind::Fireball, UsedBy::Reading, Aim::Blast, 12, 0, 3, 0}));
}

void CatalogueTest::everyPictureExists()
{
    const auto check = [](const auto& kinds) {
        for (const auto& kind : kinds) {
            const QString file = shown(resourcePath("art/" + kind.look.art + ".svg"));
            const bool isPainted = kind.look.art == "rubble"; // by code, as ground is
            QVERIFY2(kind.look.art.empty() || isPainted || QFile::exists(file), qPrintable(file));
        }
    };
    check(Catalogue::builtIn()->tiles());
    check(Catalogue::builtIn()->creatures());
    check(Catalogue::builtIn()->items());
}

void CatalogueTest::everyRowHasWordsForPeople()
{
    const auto check = [](const auto& kinds) {
        for (const auto& kind : kinds) {
            QVERIFY2(!kind.name.empty(), kind.id.c_str());
            QVERIFY2(kind.description.ends_with('.'), kind.id.c_str());
        }
    };
    check(Catalogue::builtIn()->tiles());
    check(Catalogue::builtIn()->creatures());
    check(Catalogue::builtIn()->items());
}

void CatalogueTest::tilesTurnIntoWhatTheyShould()
{
    const auto catalogue = Catalogue::builtIn();
    const auto id = [&](const char* name) { return *catalogue->findTile(name); };
    QCOMPARE(catalogue->transitions(id("door")).opened, id("door_open"));
    QCOMPARE(catalogue->transitions(id("door_open")).closed, id("door"));
    QCOMPARE(catalogue->transitions(id("locked_door")).unlocked, id("door_open"));
    QCOMPARE(catalogue->transitions(id("secret_door")).found, id("door"));
    QCOMPARE(catalogue->transitions(id("secret_door")).look, id("wall"));
    QVERIFY(catalogue->tile(id("hole")).leads == Leads::Down && catalogue->tile(id("hole")).oneWay);
    const TileTransitions& floor = catalogue->transitions(catalogue->floor());
    for (const TileId turned : {floor.dug, floor.opened, floor.closed, floor.unlocked, floor.found, floor.look})
        QCOMPARE(turned, catalogue->floor());
}

void CatalogueTest::hashesComeFromIdsAndDiffer()
{
    const Reading reading(
        R"({"tiles": [{"id": "bat", "name": "bat cave", "sign": "%", "glyph": "%", "colour": "#000000"}]})");
    QCOMPARE(reading.where(), QString("no problem"));
    const Catalogue& catalogue = reading.catalogue;
    QCOMPARE(catalogue.tileHash(catalogue.wall()), Catalogue::builtIn()->tileHash(Catalogue::builtIn()->wall()));
    std::set<std::uint64_t> hashes;
    for (std::size_t i = 0; i < catalogue.tiles().size(); ++i)
        hashes.insert(catalogue.tileHash(static_cast<TileId>(i)));
    for (std::size_t i = 0; i < catalogue.creatures().size(); ++i)
        hashes.insert(catalogue.creatureHash(static_cast<CreatureKindId>(i)));
    QCOMPARE(hashes.size(), catalogue.tiles().size() + catalogue.creatures().size());
}

void CatalogueTest::rowsAreWrittenAsTheyAreRead()
{
    Json content;
    Json::Array tileRows, creatureRows, itemRows;
    for (const TileKind& kind : Catalogue::builtIn()->tiles())
        tileRows.push_back(rowOf(kind));
    for (const CreatureKind& kind : Catalogue::builtIn()->creatures())
        creatureRows.push_back(rowOf(kind));
    for (const ItemKind& kind : Catalogue::builtIn()->items())
        itemRows.push_back(rowOf(kind));
    content.set("tiles", tileRows);
    content.set("creatures", creatureRows);
    content.set("items", itemRows);

    std::optional<Error> problem;
    Catalogue again;
    again.read(JsonCursor(content, problem), false);
    QVERIFY2(!problem, problem ? problem->where.c_str() : "");
    for (std::size_t i = 0; i < tileRows.size(); ++i)
        QCOMPARE(shown(rowOf(again.tiles()[i]).compact()), shown(tileRows[i].compact()));
    for (std::size_t i = 0; i < creatureRows.size(); ++i)
        QCOMPARE(shown(rowOf(again.creatures()[i]).compact()), shown(creatureRows[i].compact()));
    for (std::size_t i = 0; i < itemRows.size(); ++i)
        QCOMPARE(shown(rowOf(again.items()[i]).compact()), shown(itemRows[i].compact()));
}

void CatalogueTest::aDungeonAddsAndReplaces()
{
    const Reading reading(R"({
        "tiles": [{"id": "bog", "name": "bog", "article": "a", "glyph": "≈", "glyph7": "~", "colour": "#405030",
                   "background": "#102010", "sign": "b", "stone": "crypt", "ground": "water", "walkable": true,
                   "opaque": true, "digs_into": "mud"},
                  {"id": "mud", "name": "mud", "article": "", "glyph": ".", "colour": "#302010", "sign": "m"}],
        "creatures": [{"id": "frog", "name": "frog", "glyph": "f", "colour": "#00ff00", "health": 4, "attack": 1, "defence": 2,
                       "sight": 3, "speed": 150, "flies": true,
                       "behaviours": [{"does": "spread", "per_mille": 5, "limit": 2, "colony": 7},
                                      {"does": "wander", "per_mille": 500, "diagonal": false}]}],
        "items": [{"id": "pebble", "name": "pebble", "glyph": "*", "colour": "#999999", "art": "rock"}]})");
    QCOMPARE(reading.where(), QString("no problem"));
    const TileKind& bog = reading.catalogue.tile(*reading.catalogue.findTile("bog"));
    QCOMPARE(static_cast<std::uint32_t>(bog.look.glyph), 0x2248u);
    QCOMPARE(bog.look.glyph7, '~');
    QCOMPARE(bog.look.colour, 0x405030u);
    QCOMPARE(bog.look.background, 0x102010u);
    QVERIFY(bog.stone == Stone::Crypt && bog.ground == Ground::Water && bog.walkable && bog.opaque);
    QVERIFY(reading.catalogue.dugFrom(*reading.catalogue.findTile("bog")) == *reading.catalogue.findTile("mud"));
    const CreatureKind& frog = reading.catalogue.creature(*reading.catalogue.findCreature("frog"));
    QCOMPARE(frog.behaviours.size(), std::size_t{2});
    QCOMPARE(frog.behaviours[0].colony, 7);
    QVERIFY(!frog.behaviours[1].diagonal);
    QVERIFY(frog.flies);
    QCOMPARE(shown(reading.catalogue.item(*reading.catalogue.findItem("pebble")).look.art), QString("rock"));
}

void CatalogueTest::replacingKeepsTheIndex()
{
    const Reading reading(creature(R"("id": "bat", "health": 50)"));
    QCOMPARE(reading.where(), QString("no problem"));
    QVERIFY(reading.catalogue.findCreature("bat") == Catalogue::builtIn()->findCreature("bat"));
    QCOMPARE(reading.catalogue.creature(*reading.catalogue.findCreature("bat")).health, 50);
    QCOMPARE(reading.catalogue.creatures().size(), Catalogue::builtIn()->creatures().size());
}

void CatalogueTest::withoutLeaveToReplaceAKnownRowIsADuplicate()
{
    const Reading reading(creature(R"("id": "bat", "health": 50)"), false);
    QCOMPARE(reading.where(), QString("creatures[0].id"));
}

void CatalogueTest::aGlyphBeyondAsciiNeedsItsStandIn()
{
    const Reading reading(tiles(R"({"id": "bog", "name": "bog", "glyph": "≈", "colour": "#000000", "sign": "b"})"));
    QCOMPARE(reading.where(), QString("tiles[0]"));
    QCOMPARE(reading.what(), QString("\"%1\" is missing here. | glyph7"));
}

void CatalogueTest::badContentIsRefusedAtItsPath_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("where");
    const auto add = [](const char* name, const std::string& content, const char* where) {
        QTest::newRow(name) << QString::fromStdString(content) << where;
    };
    const auto tile = [](const std::string& members) { return tiles(tileRow(members)); };
    const std::string bog = R"("id": "bog", "sign": "b", )";
    const std::string frog = R"("id": "frog", "health": 1)";
    add("no object", "[]", "");
    add("unknown table", R"({"tile": []})", "tile");
    add("table that is no list", R"({"tiles": {}})", "tiles");
    add("unknown member", tile(bog + R"("walkible": true, )"), "tiles[0].walkible");
    add("no id", tile(R"("sign": "b", )"), "tiles[0]");
    add("no sign", tile(R"("id": "bog", )"), "tiles[0]");
    add("bad id", tile(R"("id": "Bog", "sign": "b", )"), "tiles[0].id");
    add("same id twice", tiles(tileRow(bog) + "," + tileRow(bog)), "tiles[1].id");
    add("sign of another tile", tile(R"("id": "bog", "sign": "#", )"), "tiles[0].sign");
    add("sign that JSON escapes", tile(R"("id": "bog", "sign": "\\", )"), "tiles[0].sign");
    add("quote as a sign", tile(R"("id": "bog", "sign": "\"", )"), "tiles[0].sign");
    add("blank sign", tile(R"("id": "bog", "sign": " ", )"), "tiles[0].sign");
    add("long sign", tile(R"("id": "bog", "sign": "ab", )"), "tiles[0].sign");
    add("foreign sign", tile(R"("id": "bog", "sign": "ü", )"), "tiles[0].sign");
    add("unknown stone", tile(bog + R"("stone": "wood", )"), "tiles[0].stone");
    add("unknown ground", tile(bog + R"("ground": "lava", )"), "tiles[0].ground");
    add("unknown way", tile(bog + R"("leads": "out", )"), "tiles[0].leads");
    add("flag that is no flag", tile(bog + R"("opaque": 1, )"), "tiles[0].opaque");
    add("digs into nothing known", tile(bog + R"("digs_into": "lava", )"), "tiles[0].digs_into");
    add("opens into nothing known", tile(bog + R"("opens_into": "gate", )"), "tiles[0].opens_into");
    add("closes into itself", tile(bog + R"("closes_into": "bog", )"), "tiles[0].closes_into");
    add("unlocks into nothing known", tile(bog + R"("unlocks_into": "gate", )"), "tiles[0].unlocks_into");
    add("found as nothing known", tile(bog + R"("found_as": "gate", )"), "tiles[0].found_as");
    add("looks like itself", tile(bog + R"("looks_like": "bog", )"), "tiles[0].looks_like");
    add("one-way stairs",
        tile(R"("id": "stairs_down", "sign": ">", "walkable": true, "leads": "down", "one_way": true, )"), "tiles[0]");
    add("digs into itself", tile(bog + R"("digs_into": "bog", )"), "tiles[0].digs_into");
    add("a floor that blocks", tile(R"("id": "floor", "sign": ".", )"), "tiles[0]");
    add("a rock that can be dug", tile(R"("id": "rock", "sign": "X", "digs_into": "floor", )"), "tiles[0]");
    add("stairs that lead nowhere", tile(R"("id": "stairs_up", "sign": "<", "walkable": true, )"), "tiles[0]");
    add("two characters", R"({"items": [{"id": "x", "name": "x", "glyph": "ab", "colour": "#000000"}]})",
        "items[0].glyph");
    add("no character", R"({"items": [{"id": "x", "name": "x", "glyph": "", "colour": "#000000"}]})", "items[0].glyph");
    add("a blank", R"({"items": [{"id": "x", "name": "x", "glyph": " ", "colour": "#000000"}]})", "items[0].glyph");
    add("colour by name", R"({"items": [{"id": "x", "name": "x", "glyph": "x", "colour": "red"}]})", "items[0].colour");
    add("colour in capitals", R"({"items": [{"id": "x", "name": "x", "glyph": "x", "colour": "#FF0000"}]})",
        "items[0].colour");
    add("no name", R"({"items": [{"id": "x", "name": "", "glyph": "x", "colour": "#000000"}]})", "items[0].name");
    add("name of two lines", R"({"items": [{"id": "x", "name": "a\nb", "glyph": "x", "colour": "#000000"}]})",
        "items[0].name");
    add("long name", R"({"items": [{"id": "x", "name": ")" + std::string(61, 'x') + R"("}]})", "items[0].name");
    add("odd article", R"({"items": [{"id": "x", "name": "x", "article": "the"}]})", "items[0].article");
    add("path as art", R"({"items": [{"id": "x", "name": "x", "glyph": "x", "colour": "#000000", "art": "../x"}]})",
        "items[0].art");
    add("item with health", R"({"items": [{"id": "x", "health": 1}]})", "items[0].health");
    add("item twice", R"({"items": [)" + item("x") + "," + item("x") + "]}", "items[1].id");
    add("item that is a creature", R"({"items": [)" + item("newt") + "]}", "");
    add("no health", creature(R"("id": "frog")"), "creatures[0]");
    add("dead from the start", creature(R"("id": "frog", "health": 0)"), "creatures[0].health");
    add("half a health", creature(R"("id": "frog", "health": 1.5)"), "creatures[0].health");
    add("negative attack", creature(frog + R"(, "attack": -1)"), "creatures[0].attack");
    add("sees too far", creature(frog + R"(, "sight": 101)"), "creatures[0].sight");
    add("stands still", creature(frog + R"(, "speed": 0)"), "creatures[0].speed");
    add("too fast", creature(frog + R"(, "speed": 1001)"), "creatures[0].speed");
    add("unknown behaviour", creature(frog + R"(, "behaviours": [{"does": "sing"}])"),
        "creatures[0].behaviours[0].does");
    add("chance above certainty", creature(frog + R"(, "behaviours": [{"does": "wander", "per_mille": 1001}])"),
        "creatures[0].behaviours[0].per_mille");
    add("summons nothing", creature(frog + R"(, "behaviours": [{"does": "summon"}])"), "creatures[0].behaviours[0]");
    add("summons nothing known", creature(frog + R"(, "behaviours": [{"does": "summon", "kind": "toad"}])"),
        "creatures[0].behaviours[0].kind");
    add("hunting by chance", creature(frog + R"(, "behaviours": [{"does": "hunt", "per_mille": 5}])"),
        "creatures[0].behaviours[0].per_mille");
    const auto thing = [](const std::string& members) {
        return R"({"items": [{"id": "x", "name": "x", "glyph": "x", "colour": "#000000", )" + members + "}]}";
    };
    add("leaves nothing known", creature(frog + R"(, "drops": [{"items": ["fly"]}])"),
        "creatures[0].drops[0].items[0]");
    add("leaves no choice", creature(frog + R"(, "drops": [{"items": []}])"), "creatures[0].drops[0].items");
    add("leaves less than nothing", creature(frog + R"(, "drops": [{"items": ["apple"], "least": 3, "most": 2}])"),
        "creatures[0].drops[0].most");
    add("unknown slot", thing(R"("slot": "foot")"), "items[0].slot");
    add("attack without a slot", thing(R"("attack": 3)"), "items[0]");
    add("armour for both hands", thing(R"("slot": "body", "hands": 2)"), "items[0].hands");
    add("gifts of nothing worn", thing(R"("gives": {"sight": 2})"), "items[0].gives");
    add("an unknown gift", thing(R"("slot": "ring", "gives": {"smell": 2})"), "items[0].gives.smell");
    add("more thrift than all", thing(R"("slot": "ring", "gives": {"thrift": 101})"), "items[0].gives.thrift");
    add("sinking before it is worn", thing(R"("slot": "body", "gives": {"sinks": -1})"), "items[0].gives.sinks");
    add("more health than harm", thing(R"("slot": "ring", "gives": {"drinks": 101})"), "items[0].gives.drinks");
    add("a cushion of thorns", thing(R"("slot": "ring", "gives": {"cushions": -1})"), "items[0].gives.cushions");
    add("weightless by enchantment", thing(R"("slot": "ring", "gives": {"by": {"weightless": true}})"),
        "items[0].gives.by.weightless");
    add("more attack of nothing worn", thing(R"("attack_by": 1)"), "items[0]");
    add("less attack by enchantment", thing(R"("slot": "ring", "attack_by": -1)"), "items[0].attack_by");
    add("a shot in no time", thing(R"("slot": "hand", "launches": "rock", "launch_time": 99)"), "items[0].launch_time");
    add("swimming by enchantment", thing(R"("slot": "ring", "gives": {"by": {"swims": true}})"),
        "items[0].gives.by.swims");
    add("healing the other way", thing(R"("slot": "ring", "gives": {"regenerates": -1})"),
        "items[0].gives.regenerates");
    const std::string heal = R"({"kind": "heal", "by": "drinking", "amount": 4})";
    add("no effects at all", thing(R"("effects": [])"), "items[0].effects");
    add("five effects", thing("\"effects\": [" + heal + "," + heal + "," + heal + "," + heal + "," + heal + "]"),
        "items[0].effects");
    add("one effect and several", thing("\"effect\": " + heal + ", \"effects\": [" + heal + "]"), "items[0].effects");
    add("effects of two uses", thing("\"effects\": [" + heal + R"(, {"kind": "cure", "by": "reading"}])"),
        "items[0].effects[1].by");
    add("effects of two targets",
        thing(R"("effects": [{"kind": "slow", "by": "reading", "aim": "line", "turns": 3, "range": 4},
                             {"kind": "sleep", "by": "reading", "turns": 3}])"),
        "items[0].effects");
    add("a shield that stabs", thing(R"("slot": "off", "style": "stab")"), "items[0].style");
    add("unknown style", thing(R"("slot": "hand", "style": "tickle")"), "items[0].style");
    add("three hands", thing(R"("slot": "hand", "hands": 3)"), "items[0].hands");
    add("bites of nothing", thing(R"("bites": 3)"), "items[0].bites");
    add("unknown effect", thing(R"("effect": {"kind": "sing", "by": "drinking"})"), "items[0].effect.kind");
    add("effect by no use", thing(R"("effect": {"kind": "heal", "amount": 4})"), "items[0].effect");
    add("a drink that digs", thing(R"("effect": {"kind": "digging", "by": "drinking", "range": 4})"),
        "items[0].effect.by");
    add("mapping to throw", thing(R"("effect": {"kind": "mapping", "by": "throwing"})"), "items[0].effect.by");
    add("mapping of a creature", thing(R"("effect": {"kind": "mapping", "by": "reading", "aim": "creature"})"),
        "items[0].effect.aim");
    add("unknown aim", thing(R"("effect": {"kind": "sleep", "by": "reading", "aim": "sideways", "turns": 3})"),
        "items[0].effect.aim");
    add("line without its range", thing(R"("effect": {"kind": "sleep", "by": "reading", "aim": "line", "turns": 3})"),
        "items[0].effect");
    add("wand without charges", thing(R"("effect": {"kind": "teleport", "by": "zapping"})"), "items[0]");
    add("charges of no wand", thing(R"("charges": 3)"), "items[0]");
    add("bow of the body", thing(R"("slot": "body", "launches": "rock")"), "items[0].launches");
    add("bow for nothing known", thing(R"("slot": "hand", "launches": "feather")"), "items[0].launches");
    add("effect without its number", thing(R"("effect": {"kind": "heal", "by": "drinking"})"), "items[0].effect");
    add("effect with a foreign number",
        thing(R"("effect": {"kind": "heal", "by": "drinking", "amount": 4, "radius": 2})"), "items[0].effect.radius");
    add("a share of health of what does not heal",
        thing(R"("effect": {"kind": "shield", "by": "drinking", "amount": 4, "full_percent": 2})"),
        "items[0].effect.full_percent");
    add("more than full health",
        thing(R"("effect": {"kind": "heal", "by": "drinking", "amount": 4, "full_percent": 101})"),
        "items[0].effect.full_percent");
    add("effect of nothing", thing(R"("effect": {"kind": "heal", "by": "drinking", "amount": 0})"),
        "items[0].effect.amount");
    add("wandering colony", creature(frog + R"(, "behaviours": [{"does": "wander", "colony": 3}])"),
        "creatures[0].behaviours[0].colony");
}

void CatalogueTest::badContentIsRefusedAtItsPath()
{
    QFETCH(QString, content);
    QFETCH(QString, where);
    const Reading reading(content.toStdString());
    QCOMPARE(reading.where(), where);
}

// Signs run out before ids do, so the limit is met with rows of one sign.
void CatalogueTest::tooManyTilesAreRefused()
{
    std::string rows;
    for (int i = 0; i < 255; ++i)
        rows += (i > 0 ? "," : "") + tileRow(R"("id": "t)" + std::to_string(i) + R"(", "sign": "b", )");
    const Reading reading(tiles(rows));
    QCOMPARE(reading.what(), QString("More than %1 kinds are too many. | 255"));
}

CAVE_TEST_SUITE(CatalogueTest);
#include "catalogue_test.moc"
