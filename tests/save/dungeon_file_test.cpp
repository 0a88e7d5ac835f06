// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "core/save/dungeon_file.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

// A dungeon that uses every member a file can have.
Dungeon fullDungeon()
{
    const std::string content =
        R"({"tiles": [{"id": "bog", "name": "bog", "glyph": "&", "colour": "#405030", "sign": "b",
                                              "walkable": true}],
                                    "creatures": [{"id": "frog", "name": "frog", "glyph": "f", "colour": "#00ff00", "health": 4}],
                                    "items": [{"id": "pebble", "name": "pebble", "glyph": "*", "colour": "#999999"}]})";
    Dungeon dungeon = recipeDungeon(7);
    dungeon.name = "The \"Höhle\"";
    dungeon.author = "someone\\else";
    dungeon.description = "Two lines\nof text.";
    dungeon.content = *parseJson(content);
    std::optional<Error> problem;
    auto catalogue = std::make_shared<Catalogue>(*dungeon.catalogue);
    catalogue->read(JsonCursor(dungeon.content, problem), true);
    dungeon.catalogue = std::move(catalogue);
    dungeon.rules = {Goal::Reach, "exit", false, false, true, "hero", 50, 11, 1, 7, 120};
    dungeon.rules.packSize = 9;
    dungeon.rules.hunger = Hunger{300, 900, 2, true};
    dungeon.rules.damage = DamageFormula::Difference;
    dungeon.rules.growth = GrowthFormula::Zircon;
    dungeon.rules.kit = {"pebble", "apple", "pebble"};
    dungeon.rules.origins = {
        {"digger", "Digger", "Digs.", 46, 9, 0, std::vector<std::string>{"apple"}, {}, "hero-digger"},
        {"guest", "Guest", {}, {}, {}, {}, std::vector<std::string>{}, {}, {}}};
    dungeon.rules.texts = {
        {"Once.", "Press {help}."}, "Won on %1.", "Dead.", "%1 of %2.", "Up %1.", "Down %1.", "No up.", "No down."};
    dungeon.levels[0].texts = {"Here we are.", {{4, 1, "Read {look}."}, {0, 2, "Second."}}};
    dungeon.start = Start{{dungeon.levels[0].uid, 3, 4}, true};
    dungeon.links.push_back({{dungeon.levels[0].uid, 1, 2}, {dungeon.levels[2].uid, 3, 4}, true});
    dungeon.links.push_back({{dungeon.levels[1].uid, 5, 6}, {Uid{99}, -1, 9}, false}); // a link to nowhere
    RecipeRow& row = dungeon.recipes[0].rows[1];
    row.on = false;
    row.salt = 4'000'000'000u;
    row.pin = ~std::uint64_t{0};
    row.label = "big ones";
    row.note = "after lunch";
    dungeon.recipes.push_back({"empty", {}});
    dungeon.recipes.push_back(
        {"future", {{.uid = {5}, .type = "rivers", .version = 3, .parameters = *parseJson(R"({"wild": [1]})")}}});
    dungeon.unknown = *parseJson(R"({"future": [{"a": 1.50}], "later": null})");

    DungeonLevel& level = dungeon.levels[1];
    const TileId bog = *dungeon.catalogue->findTile("bog");
    const TileId wall = dungeon.catalogue->wall();
    level.seed = 1;
    level.parameters = {{Uid{0xa1}, *parseJson(R"({"fill": 400})")}, {kSpawnRow, *parseJson("{}")}};
    level.mutedRows = {Uid{0xb2}};
    level.extraRows = {{Uid{0xa1}, {.uid = {0xf1}, .type = "prune", .parameters = *parseJson(R"({"max": 3})")}}};
    for (const std::size_t cell : {39u, 40u, 41u, 42u, 44u})
        level.tileEdits[cell] = {wall, bog, cell < 42 ? 1 : 2};
    level.thingEdits = {{true, {KindTable::Creature, *dungeon.catalogue->findCreature("frog"), 2, 1, {}}, 3},
                        {false, {KindTable::Creature, *dungeon.catalogue->findCreature("bat"), 5, 6, kSpawnRow}, 4}};
    level.things.push_back({KindTable::Item, *dungeon.catalogue->findItem("pebble"), -3, 500, {}});
    level.things.back().opens = Place{dungeon.levels[2].uid, 4, -5};
    level.thingEdits.front().thing.opens = Place{Uid{98}, 1, 2};
    sortThings(level.things);
    level.tiles[3, 3] = bog;
    level.unknown = *parseJson(R"({"weather": {"rain": [true, 2]}})");
    return dungeon;
}

void compare(const Dungeon& a, const Dungeon& b)
{
    QCOMPARE(shown(a.name), shown(b.name));
    QCOMPARE(shown(a.author), shown(b.author));
    QCOMPARE(shown(a.description), shown(b.description));
    QCOMPARE(a.seed, b.seed);
    QCOMPARE(a.width, b.width);
    QCOMPARE(a.height, b.height);
    QVERIFY(a.rules == b.rules);
    QVERIFY(a.start == b.start);
    QVERIFY(a.recipes == b.recipes);
    QVERIFY(a.content == b.content);
    QVERIFY(a.links == b.links);
    QVERIFY(a.unknown == b.unknown);
    QCOMPARE(a.levels.size(), b.levels.size());
    for (std::size_t i = 0; i < a.levels.size(); ++i)
        QVERIFY2(a.levels[i] == b.levels[i], std::to_string(i).c_str());
    QCOMPARE(dungeonHash(a), dungeonHash(b));
}

QString whereIn(const Result<DungeonFile>& file) { return file ? QString("no problem") : shown(file.error().where); }

// A small dungeon file as text, with parts to replace.
const char* const kSmall = R"({
"format": "cavewright/dungeon", "version": 1, "name": "Small", "seed": "42", "rng": 1,
"width": 4, "height": 3, "depth": 2,
"legend": {"#": "wall", ".": "floor", ">": "stairs_down", "<": "stairs_up"},
"recipes": {"cave": [{"uid": "0x00000000000000a1", "type": "caves", "p": {}}]},
"content": {},
"rules": {},
"levels": [
{"uid": "0x0000000000000001", "name": "One", "rows": ["####", "#.>#", "####"], "edits": [], "entities": [{"kind": "bat", "x": 1, "y": 1}]},
{"uid": "0x0000000000000002", "name": "Two", "rows": ["####", "#.<#", "####"]}],
"links": []
})";

} // namespace

class DungeonFileTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsReadBack();
    void writingWhatWasReadGivesTheSameBytes();
    void aLevelRowIsALine();
    void theLegendAndTheTilesAreWrittenForOtherReaders();
    void aSmallFileIsRead();
    void otherSignsAreReadAndOursWritten();
    void editsOutsideAreKept();
    void aLongRowOfEditsOutsideIsKept();
    void changedRowsAreNoticed();
    void theDoorOfAKeyIsPartOfTheHash();
    void editsAndThingsAreSorted();
    void aBakedDungeonReadFromItsFileBakesTheSame();
    void collectingIsReadBack();
    void kindsCanComeFromAGivenCatalogue();
    void refused_data();
    void refused();
    void hostileSizesAreRefusedBeforeMemoryIsTaken_data();
    void hostileSizesAreRefusedBeforeMemoryIsTaken();
    void everyTruncationIsRefused();
    void aGreatManyUnknownMembersAreKept();
};

void DungeonFileTest::everythingIsReadBack()
{
    const Dungeon dungeon = fullDungeon();
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY2(file.has_value(), qPrintable(whereIn(file)));
    compare(file->dungeon, dungeon);
    QVERIFY(file->changedLevels.empty());
}

void DungeonFileTest::writingWhatWasReadGivesTheSameBytes()
{
    for (const Dungeon& dungeon : {fullDungeon(), recipeDungeon(3), emptyDungeon(5, 4, 2)}) {
        const std::string text = writeDungeon(dungeon);
        const auto file = readDungeon(text);
        QVERIFY2(file.has_value(), qPrintable(whereIn(file)));
        QCOMPARE(shown(writeDungeon(file->dungeon)), shown(text));
        QVERIFY(dungeonJson(file->dungeon) == *parseJson(text));
    }
}

void DungeonFileTest::aLevelRowIsALine()
{
    const QStringList lines = shown(writeDungeon(emptyDungeon(5, 4, 2))).split('\n');
    QCOMPARE(lines.count("        \"XXXXX\","), 2);
    QCOMPARE(lines.count("        \"X###X\","), 4);
    QCOMPARE(lines.count("        \"XXXXX\""), 2);
}

void DungeonFileTest::theLegendAndTheTilesAreWrittenForOtherReaders()
{
    const auto json = parseJson(writeDungeon(fullDungeon()));
    QVERIFY(json.has_value());
    QVERIFY(*json->find("legend")->find("b") == Json("bog"));
    QVERIFY(*json->find("legend")->find("#") == Json("wall"));
    QCOMPARE(shown(json->find("tiles")->find("wall")->compact()),
             QString(R"({"walkable": false, "opaque": true, "diggable": true})"));
    QCOMPARE(shown(json->find("tiles")->find("bog")->compact()),
             QString(R"({"walkable": true, "opaque": false, "diggable": false})"));
}

void DungeonFileTest::aSmallFileIsRead()
{
    const auto file = readDungeon(kSmall);
    QVERIFY2(file.has_value(), qPrintable(whereIn(file)));
    const Dungeon& dungeon = file->dungeon;
    QCOMPARE(shown(dungeon.levels[1].name), QString("Two"));
    QVERIFY((dungeon.levels[0].tiles[2, 1] == dungeon.catalogue->stairsDown()));
    QCOMPARE(dungeon.levels[0].things.size(), std::size_t{1});
    QCOMPARE(dungeon.catalogue->creature(dungeon.levels[0].things[0].kind).id, std::string("bat"));
    QCOMPARE(dungeon.seed, std::uint64_t{42});
    QVERIFY(dungeon.rules == Rules{});
}

void DungeonFileTest::editsOutsideAreKept()
{
    QString text = shown(writeDungeon(readDungeon(kSmall)->dungeon));
    text.replace("\"rows\": [", R"("outside": [{"x": -2, "y": 1, "was": "##", "now": ".#", "group": 3}], "rows": [)");
    const auto file = readDungeon(text.toStdString());
    QVERIFY(file);
    const std::vector<OutsideEdit>& edits = file->dungeon.levels[0].outsideEdits;
    QCOMPARE(edits.size(), std::size_t{2});
    QCOMPARE(edits[0].x, -2);
    QCOMPARE(edits[0].edit.group, 3);
    QVERIFY(file->dungeon.levels[0].unknown == Json(Json::Object{}));
    const auto again = readDungeon(writeDungeon(file->dungeon));
    QVERIFY(again && again->dungeon.levels == file->dungeon.levels);
    // What lies inside is any other edit; a cell has one.
    text.replace("\"x\": -2", "\"x\": -1");
    const auto inside = readDungeon(text.toStdString());
    QVERIFY(inside);
    QCOMPARE(inside->dungeon.levels[0].outsideEdits.size(), std::size_t{1});
    QVERIFY(inside->dungeon.levels[0].tileEdits.contains(inside->dungeon.levels[0].tiles.index(0, 1)));
    text.replace("\"x\": -1", "\"x\": -9000");
    QVERIFY(!readDungeon(text.toStdString()));
}

void DungeonFileTest::aLongRowOfEditsOutsideIsKept()
{
    Dungeon dungeon = readDungeon(kSmall)->dungeon;
    for (int x = -kMaxSide; x < 2 * kMaxSide; ++x)
        dungeon.levels[0].outsideEdits.push_back({x, -1, {dungeon.catalogue->wall(), dungeon.catalogue->floor(), 3}});
    const auto again = readDungeon(writeDungeon(dungeon));
    QVERIFY2(again.has_value(), qPrintable(whereIn(again)));
    QVERIFY(again->dungeon.levels == dungeon.levels);
}

void DungeonFileTest::otherSignsAreReadAndOursWritten()
{
    QString text = kSmall;
    text.replace("\"#\": \"wall\"", "\" \": \"wall\"")
        .replace("\"####\"", "\"    \"")
        .replace("\"#.>#\"", "\" .> \"")
        .replace("\"#.<#\"", "\" .< \"");
    const auto file = readDungeon(text.toStdString());
    QVERIFY2(file.has_value(), qPrintable(whereIn(file)));
    QCOMPARE(dungeonHash(file->dungeon), dungeonHash(readDungeon(kSmall)->dungeon));
    QVERIFY(shown(writeDungeon(file->dungeon)).contains("\"#.>#\""));
}

void DungeonFileTest::changedRowsAreNoticed()
{
    QString text = shown(writeDungeon(readDungeon(kSmall)->dungeon));
    QVERIFY(readDungeon(text.toStdString())->changedLevels.empty());
    text.replace("#.<#", "##<#");
    const auto file = readDungeon(text.toStdString());
    QVERIFY(file.has_value());
    QVERIFY(file->changedLevels == std::vector<int>{1});
}

void DungeonFileTest::theDoorOfAKeyIsPartOfTheHash()
{
    Dungeon dungeon = readDungeon(kSmall)->dungeon;
    DungeonLevel& level = dungeon.levels[0];
    std::set<std::uint64_t> hashes{levelHash(dungeon, level)};
    for (const Place& door : {Place{level.uid, 2, 1}, Place{level.uid, 1, 1}, Place{dungeon.levels[1].uid, 2, 1}}) {
        level.things[0].opens = door;
        hashes.insert(levelHash(dungeon, level));
        QVERIFY(readDungeon(writeDungeon(dungeon))->dungeon.levels[0].things[0].opens == door);
    }
    QCOMPARE(hashes.size(), std::size_t{4});
}

void DungeonFileTest::editsAndThingsAreSorted()
{
    QString text = kSmall;
    text.replace(
        "{\"kind\": \"bat\", \"x\": 1, \"y\": 1}",
        R"({"kind": "newt", "x": 2, "y": 1}, {"kind": "bat", "x": 1, "y": 1}, {"kind": "bat", "x": 3, "y": 0})");
    text.replace("\"edits\": []",
                 R"("edits": [{"add": {"kind": "newt", "x": 2, "y": 2}}, {"x": 1, "y": 2, "was": "##", "now": ".."},
                                      {"remove": {"kind": "bat", "x": 1, "y": 1}}, {"x": 0, "y": 0, "was": "#", "now": "."}])");
    const auto file = readDungeon(text.toStdString());
    QVERIFY2(file.has_value(), qPrintable(whereIn(file)));
    const DungeonLevel& level = file->dungeon.levels[0];
    QCOMPARE(level.things[0].x, 3);
    QCOMPARE(level.things[2].x, 2);
    QVERIFY(!level.thingEdits[0].added);
    QCOMPARE(level.tileEdits.size(), std::size_t{3});
    QVERIFY(level.tileEdits.contains(0) && level.tileEdits.contains(9) && level.tileEdits.contains(10));
}

void DungeonFileTest::aBakedDungeonReadFromItsFileBakesTheSame()
{
    Dungeon dungeon = recipeDungeon(11);
    auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY(file.has_value());
    QVERIFY(bake(dungeon, 12).has_value());
    QVERIFY(bake(file->dungeon, 12).has_value());
    compare(file->dungeon, dungeon);
}

void DungeonFileTest::collectingIsReadBack()
{
    QString text = kSmall;
    text.replace("\"rules\": {}", R"("rules": {"win": {"collect": "zircon", "count": 20, "reach": "exit"}})");
    const auto file = readDungeon(text.toStdString());
    QVERIFY2(file.has_value(), qPrintable(whereIn(file)));
    const Rules& rules = file->dungeon.rules;
    QVERIFY(rules.goal == Goal::Collect && rules.goalKind == "exit" && rules.collectKind == "zircon" &&
            rules.collectCount == 20);
    QVERIFY(readDungeon(writeDungeon(file->dungeon))->dungeon.rules == rules);
}

void DungeonFileTest::kindsCanComeFromAGivenCatalogue()
{
    const Dungeon dungeon = fullDungeon();
    const auto file = dungeonFrom(*parseJson(writeDungeon(dungeon)), dungeon.catalogue);
    QVERIFY(file.has_value());
    QVERIFY(file->dungeon.catalogue == dungeon.catalogue);
    QVERIFY(file->dungeon.content == dungeon.content);
}

void DungeonFileTest::refused_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("where");
    const auto add = [](const char* name, const char* part, const char* instead, const char* where) {
        QTest::newRow(name) << part << instead << where;
    };
    add("other format", "cavewright/dungeon", "tiled/map", "");
    add("a game", "cavewright/dungeon", "cavewright/game", "format");
    add("no format", "\"format\": \"cavewright/dungeon\",", "", "");
    add("newer version", "\"version\": 1", "\"version\": 3", "version");
    add("version 0", "\"version\": 1", "\"version\": 0", "version");
    add("newer random rules", "\"rng\": 1", "\"rng\": 2", "rng");
    add("no seed", "\"seed\": \"42\",", "", "");
    add("seed as a number", "\"seed\": \"42\"", "\"seed\": 42", "seed");
    add("seed of 2^64", "\"seed\": \"42\"", "\"seed\": \"18446744073709551616\"", "seed");
    add("no width", "\"width\": 4,", "", "");
    add("width as a fraction", "\"width\": 4", "\"width\": 4.0", "width");
    add("too narrow", "\"width\": 4", "\"width\": 2", "width");
    add("too wide", "\"width\": 4", "\"width\": 4097", "width");
    add("too low", "\"height\": 3", "\"height\": 2", "height");
    add("too high", "\"height\": 3", "\"height\": 4097", "height");
    add("no depth at all", "\"depth\": 2", "\"depth\": 0", "depth");
    add("too deep", "\"depth\": 2", "\"depth\": 257", "depth");
    add("a level too few", "\"depth\": 2", "\"depth\": 3", "levels");
    add("a level too many", "\"depth\": 2", "\"depth\": 1", "levels");
    add("a row too few", "\"#.<#\", \"####\"", "\"#.<#\"", "levels[1].rows");
    add("a row too many", "\"#.<#\", \"####\"", "\"#.<#\", \"####\", \"####\"", "levels[1].rows");
    add("a short row", "\"#.<#\"", "\"#.<\"", "levels[1].rows[1]");
    add("a long row", "\"#.<#\"", "\"#.<##\"", "levels[1].rows[1]");
    add("a row that is no text", "\"#.<#\"", "7", "levels[1].rows[1]");
    add("rows that are no list", "[\"####\", \"#.<#\", \"####\"]", "\"####\"", "levels[1].rows");
    add("no rows", ", \"rows\": [\"####\", \"#.<#\", \"####\"]", "", "levels[1]");
    add("sign without legend", "\"#.<#\"", "\"#~<#\"", "levels[1].rows[1]");
    add("sign beyond ASCII", "\"#.<#\"", "\"#ü#\"", "levels[1].rows[1]");
    add("no legend", "\"legend\": {\"#\": \"wall\", \".\": \"floor\", \">\": \"stairs_down\", \"<\": \"stairs_up\"},",
        "", "");
    add("unknown tile", "\"#\": \"wall\"", "\"#\": \"hedge\"", "legend[\"#\"]");
    add("legend of two signs", "\"#\": \"wall\"", "\"##\": \"wall\"", "legend[\"##\"]");
    add("legend with a quote", "\"#\": \"wall\"", "\"\\\"\": \"wall\"", "legend[\"\\\"\"]");
    add("duplicate key", "\"rng\": 1", "\"rng\": 1, \"rng\": 1", "rng");
    add("duplicate level", "\"0x0000000000000002\"", "\"0x0000000000000001\"", "levels[1].uid");
    add("level without uid", "\"uid\": \"0x0000000000000002\", ", "", "levels[1]");
    add("level with uid 0", "\"0x0000000000000002\"", "\"0x0000000000000000\"", "levels[1].uid");
    add("uid in capitals", "\"0x0000000000000002\"", "\"0x000000000000000A\"", "levels[1].uid");
    add("hash that is none", "\"name\": \"Two\"", "\"hash\": \"0x1\"", "levels[1].hash");
    add("recipe's name", "\"cave\"", "\"My cave\"", "recipes[\"My cave\"]");
    add("row without type", "\"type\": \"caves\", ", "", "recipes.cave[0]");
    add("row with unknown member", "\"type\": \"caves\"", "\"type\": \"caves\", \"seed\": 1", "recipes.cave[0].seed");
    add("row uid twice", "[{\"uid\": \"0x00000000000000a1\", \"type\": \"caves\", \"p\": {}}]",
        "[{\"uid\": \"0x00000000000000a1\", \"type\": \"caves\"}, {\"uid\": \"0x00000000000000a1\", \"type\": "
        "\"prune\"}]",
        "recipes.cave[1].uid");
    add("unknown parameter", "\"p\": {}", "\"p\": {\"fil\": 500}", "recipes.cave[0].p.fil");
    add("parameter out of range", "\"p\": {}", "\"p\": {\"fill\": 1001}", "recipes.cave[0].p.fill");
    add("parameters that are no object", "\"p\": {}", "\"p\": []", "recipes.cave[0].p");
    add("salt out of range", "\"p\": {}", "\"salt\": 4294967296", "recipes.cave[0].salt");
    add("unknown member of content", "\"content\": {}", "\"content\": {\"spells\": []}", "content.spells");
    add("content that is no object", "\"content\": {}", "\"content\": []", "content");
    add("bad row of content", "\"content\": {}", "\"content\": {\"items\": [{\"id\": \"x\"}]}", "content.items[0]");
    add("unknown rule", "\"rules\": {}", "\"rules\": {\"thirst\": true}", "rules.thirst");
    add("hunger without numbers", "\"rules\": {}", "\"rules\": {\"hunger\": {}}", "rules.hunger");
    add("more food than fits", "\"rules\": {}", R"("rules": {"hunger": {"start": 11, "most": 10}})",
        "rules.hunger.start");
    add("unknown formula", "\"rules\": {}", R"("rules": {"formulas": {"damage": "much"}})", "rules.formulas.damage");
    add("unknown growth", "\"rules\": {}", R"("rules": {"formulas": {"experience": "much"}})",
        "rules.formulas.experience");
    add("a blow of less than nothing", "\"rules\": {}", R"("rules": {"formulas": {"damage": {"least": -1}}})",
        "rules.formulas.damage.least");
    const auto addGrowth = [&](const char* name, const char* growth, const char* where) {
        add(name, "\"rules\": {}", (std::string(R"("rules": {"formulas": {"growth": )") + growth + "}}").c_str(),
            (std::string("rules.formulas.growth") + where).c_str());
    };
    addGrowth("growth without choices", R"({"needed": {"of": [10]}, "choices": []})", ".choices");
    addGrowth("growth of nothing", R"({"needed": {"of": []}, "choices": [{"health": 1}]})", ".needed.of");
    addGrowth("growth for nothing", R"({"needed": {"of": [0]}, "choices": [{"health": 1}]})", ".needed");
    addGrowth("growth that falls", R"({"needed": {"of": [99, 9, -1]}, "choices": [{"health": 1}]})", ".needed");
    addGrowth("a term too many", R"({"needed": {"of": [1, 1, 1, 1, 1]}, "choices": [{"health": 1}]})", ".needed.of[4]");
    addGrowth("a choice of two", R"({"needed": {"of": [10]}, "choices": [{"health": 1, "attack": 1}]})", ".choices[0]");
    addGrowth("a choice of the same", R"({"needed": {"of": [10]}, "choices": [{"sight": 1}, {"sight": 2}]})",
              ".choices[1]");
    add("growth beside experience", "\"rules\": {}",
        R"("rules": {"formulas": {"experience": "rooms", "growth": {"needed": {"of": [10]}, "choices": [{"sight": 1}]}}})",
        "rules.formulas.growth");
    add("acting elsewhere", "\"rules\": {}", R"("rules": {"elsewhere": "slow"})", "rules.elsewhere");
    add("no goal among several", "\"rules\": {}", R"("rules": {"win": {"all": []}})", "rules.win.all");
    add("two places", "\"rules\": {}", R"("rules": {"win": {"any": [{"reach": "exit"}, {"reach": "altar"}]}})",
        "rules.win.any[1]");
    add("a goal within another", "\"rules\": {}", R"("rules": {"win": {"all": [{"any": [{"reach": "exit"}]}]}})",
        "rules.win.all[0].any");
    add("a goal that is two", "\"rules\": {}",
        R"("rules": {"win": {"all": [{"collect": "zircon", "count": 1, "reach": "exit"}]}})", "rules.win.all[0]");
    add("a goal twice", "\"rules\": {}", R"("rules": {"win": {"all": [{"slay": "bat"}, {"slay": "bat"}]}})",
        "rules.win.all[1]");
    add("an unknown foe among several", "\"rules\": {}", R"("rules": {"win": {"all": [{"slay": "unicorn"}]}})",
        "rules.win.all[0].slay");
    add("seven goals", "\"rules\": {}",
        R"("rules": {"win": {"all": [{"slay": "bat"}, {"slay": "newt"}, {"slay": "orc"}, {"slay": "troll"}, {"slay": "kobold"}, {"slay": "slime"}, {"reach": "exit"}]}})",
        "rules.win.all[6]");
    add("unknown text", "\"rules\": {}", R"("rules": {"texts": {"hello": "hi"}})", "rules.texts.hello");
    add("text of two lines", "\"rules\": {}", R"("rules": {"texts": {"death": "a\nb"}})", "rules.texts.death");
    add("unknown key word", "\"rules\": {}", R"("rules": {"texts": {"intro": ["{walk}", "{fly}"]}})",
        "rules.texts.intro[1]");
    add("nothing to put in", "\"rules\": {}", R"("rules": {"texts": {"victory": "%2"}})", "rules.texts.victory");
    add("goal of no kind", "\"rules\": {}", "\"rules\": {\"win\": {}}", "rules.win");
    add("two goals", "\"rules\": {}", R"("rules": {"win": {"slay": "bat", "reach": "exit"}})", "rules.win");
    add("collecting nothing known", "\"rules\": {}",
        R"("rules": {"win": {"collect": "moon", "count": 1, "reach": "exit"}})", "rules.win.collect");
    add("collecting without a number", "\"rules\": {}", R"("rules": {"win": {"collect": "zircon", "reach": "exit"}})",
        "rules.win");
    add("collecting without a way out", "\"rules\": {}", R"("rules": {"win": {"collect": "zircon", "count": 2}})",
        "rules.win");
    add("a number of the slain", "\"rules\": {}", R"("rules": {"win": {"slay": "bat", "count": 2}})",
        "rules.win.count");
    add("unknown foe", "\"rules\": {}", R"("rules": {"win": {"slay": "unicorn"}})", "rules.win.slay");
    add("unknown goal", "\"rules\": {}", R"("rules": {"win": {"reach": "home"}})", "rules.win.reach");
    add("unknown hero", "\"rules\": {}", R"("rules": {"hero": {"kind": "wizard"}})", "rules.hero.kind");
    add("kit of no kind", "\"rules\": {}", R"("rules": {"hero": {"kit": ["moon"]}})", "rules.hero.kit[0]");
    add("kit of a creature", "\"rules\": {}", R"("rules": {"hero": {"kit": ["bat"]}})", "rules.hero.kit[0]");
    add("kit larger than the pack", "\"rules\": {}", R"("rules": {"hero": {"pack": 1, "kit": ["apple", "rock"]}})",
        "rules.hero.kit");
    add("origin's kit larger than the pack", "\"rules\": {}",
        R"("rules": {"hero": {"pack": 1, "origins": [{"id": "a", "name": "A", "kit": ["apple", "rock"]}]}})",
        "rules.hero.origins[0].kit");
    add("origin's kit of no kind", "\"rules\": {}",
        R"("rules": {"hero": {"origins": [{"id": "a", "name": "A", "kit": ["apple", "moon"]}]}})",
        "rules.hero.origins[0].kit[1]");
    add("origin twice", "\"rules\": {}",
        R"("rules": {"hero": {"origins": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]}})",
        "rules.hero.origins[1].id");
    add("origin without a name", "\"rules\": {}", R"("rules": {"hero": {"origins": [{"id": "a", "name": ""}]}})",
        "rules.hero.origins[0].name");
    add("origin that is dead", "\"rules\": {}",
        R"("rules": {"hero": {"origins": [{"id": "a", "name": "A", "health": 0}]}})", "rules.hero.origins[0].health");
    add("origin that knows what all know", "\"rules\": {}",
        R"("rules": {"hero": {"origins": [{"id": "a", "name": "A", "knows": ["apple"]}]}})",
        "rules.hero.origins[0].knows[0]");
    add("origin's picture elsewhere", "\"rules\": {}",
        R"("rules": {"hero": {"origins": [{"id": "a", "name": "A", "art": "../hero"}]}})", "rules.hero.origins[0].art");
    add("no pack", "\"rules\": {}", R"("rules": {"hero": {"pack": 0}})", "rules.hero.pack");
    add("dead hero", "\"rules\": {}", R"("rules": {"hero": {"health": 0}})", "rules.hero.health");
    add("unknown member of the hero", "\"rules\": {}", R"("rules": {"hero": {"luck": 7}})", "rules.hero.luck");
    add("sign outside", R"("name": "Two")", R"("name": "Two", "signs": [{"x": 4, "y": 0, "text": "a"}])",
        "levels[1].signs[0].x");
    add("sign without a text", R"("name": "Two")", R"("name": "Two", "signs": [{"x": 3, "y": 0}])",
        "levels[1].signs[0]");
    add("two signs in a cell", R"("name": "Two")",
        R"("name": "Two", "signs": [{"x": 1, "y": 2, "text": "a"}, {"x": 1, "y": 2, "text": "b"}])", "levels[1].signs");
    add("arrival that is no text", R"("name": "Two")", R"("name": "Two", "arrival": 1)", "levels[1].arrival");
    add("unknown thing", "\"kind\": \"bat\"", "\"kind\": \"unicorn\"", "levels[0].entities[0].kind");
    add("thing in half a cell", "\"x\": 1", "\"x\": 1.5", "levels[0].entities[0].x");
    add("thing far away", "\"x\": 1", "\"x\": 10000", "levels[0].entities[0].x");
    add("unknown member of a thing", "\"kind\": \"bat\"", "\"kind\": \"bat\", \"hp\": 3", "levels[0].entities[0].hp");
    add("better creature", "\"kind\": \"bat\"", "\"kind\": \"bat\", \"enchant\": 3", "levels[0].entities[0].enchant");
    add("better apple", "\"kind\": \"bat\"", "\"kind\": \"apple\", \"enchant\": 3", "levels[0].entities[0].enchant");
    add("far too good", "\"kind\": \"bat\"", "\"kind\": \"dagger\", \"enchant\": 101", "levels[0].entities[0].enchant");
    add("creature for sale", "\"kind\": \"bat\"", "\"kind\": \"bat\", \"price\": 3", "levels[0].entities[0].price");
    add("door of no level", "\"kind\": \"bat\"", R"("kind": "bat", "opens": {"x": 1, "y": 1})",
        "levels[0].entities[0].opens");
    add("door with a height", "\"kind\": \"bat\"",
        R"("kind": "bat", "opens": {"level": "0x0000000000000001", "x": 1, "y": 1, "z": 0})",
        "levels[0].entities[0].opens.z");
    add("edit outside", "\"edits\": []", R"("edits": [{"x": 4, "y": 0, "was": "#", "now": "."}])",
        "levels[0].edits[0].x");
    add("edit over the edge", "\"edits\": []", R"("edits": [{"x": 3, "y": 0, "was": "##", "now": ".."}])",
        "levels[0].edits[0]");
    add("edit of two lengths", "\"edits\": []", R"("edits": [{"x": 1, "y": 0, "was": "##", "now": "."}])",
        "levels[0].edits[0]");
    add("edit of nothing", "\"edits\": []", R"("edits": [{"x": 1, "y": 0, "was": "", "now": ""}])",
        "levels[0].edits[0]");
    add("edit twice", "\"edits\": []",
        R"("edits": [{"x": 1, "y": 0, "was": "##", "now": ".."}, {"x": 2, "y": 0, "was": "#", "now": "."}])",
        "levels[0].edits[1]");
    add("edit with unknown sign", "\"edits\": []", R"("edits": [{"x": 1, "y": 0, "was": "#", "now": "~"}])",
        "levels[0].edits[0].now");
    add("edit in a group below 0", "\"edits\": []",
        R"("edits": [{"x": 1, "y": 0, "was": "#", "now": ".", "group": -1}])", "levels[0].edits[0].group");
    add("added and removed", "\"edits\": []",
        R"("edits": [{"add": {"kind": "bat", "x": 1, "y": 0}, "remove": {"kind": "bat", "x": 1, "y": 0}}])",
        "levels[0].edits[0].remove");
    add("override under no uid", "\"edits\": []", R"("set": {"caves": {}})", "levels[0].set.caves");
    add("override that is no object", "\"edits\": []", R"("set": {"0x00000000000000a1": 3})",
        "levels[0].set[\"0x00000000000000a1\"]");
    add("muted twice", "\"edits\": []", R"("off": ["0x00000000000000a1", "0x00000000000000a1"])", "levels[0].off[1]");
    add("extra row without place", "\"edits\": []",
        R"("extra": [{"row": {"uid": "0x00000000000000f1", "type": "prune"}}])", "levels[0].extra[0]");
    add("link without end", "\"links\": []", R"("links": [{"from": {"level": "0x0000000000000001", "x": 1, "y": 1}}])",
        "links[0]");
    add("link with unknown member", "\"links\": []", R"("links": [{"kind": "rope"}])", "links[0].kind");
    add("start without level", "\"rules\": {}", "\"start\": {\"x\": 1, \"y\": 1}", "start");
    add("syntax", "\"rules\": {}", "\"rules\": {},,", "line 7, column 13");
}

void DungeonFileTest::refused()
{
    QFETCH(QString, part);
    QFETCH(QString, instead);
    QFETCH(QString, where);
    QString text = kSmall;
    const qsizetype at = text.indexOf(part);
    QVERIFY(at >= 0);
    text.replace(at, part.size(), instead);
    const auto file = readDungeon(text.toStdString());
    QVERIFY(!file);
    QCOMPARE(whereIn(file), where);
    QVERIFY(!file.error().what.source.empty());
}

void DungeonFileTest::hostileSizesAreRefusedBeforeMemoryIsTaken_data()
{
    QTest::addColumn<QString>("sizes");
    QTest::addColumn<QString>("where");
    QTest::newRow("all that is allowed of each") << "\"width\": 4096, \"height\": 4096, \"depth\": 256" << "";
    QTest::newRow("one level too many") << "\"width\": 4096, \"height\": 4096, \"depth\": 5" << "";
    QTest::newRow("the most cells, not there") << "\"width\": 4096, \"height\": 4096, \"depth\": 2" << "levels[0].rows";
    QTest::newRow("2^31") << "\"width\": 2147483648, \"height\": 3, \"depth\": 2" << "width";
    QTest::newRow("2^64") << "\"width\": 18446744073709551616, \"height\": 3, \"depth\": 2" << "width";
    QTest::newRow("below nothing") << "\"width\": 4, \"height\": -3, \"depth\": 2" << "height";
}

void DungeonFileTest::hostileSizesAreRefusedBeforeMemoryIsTaken()
{
    QFETCH(QString, sizes);
    QFETCH(QString, where);
    QString text = kSmall;
    text.replace("\"width\": 4, \"height\": 3, \"depth\": 2", sizes);
    const auto file = readDungeon(text.toStdString());
    QVERIFY(!file);
    QCOMPARE(whereIn(file), where);
}

void DungeonFileTest::everyTruncationIsRefused()
{
    const std::string text = writeDungeon(emptyDungeon(4, 3, 1));
    for (std::size_t length = 0; length + 2 < text.size(); ++length)
        QVERIFY2(!readDungeon(std::string_view(text).substr(0, length)), std::to_string(length).c_str());
}

// Each looked up among all the others, they would take minutes.
void DungeonFileTest::aGreatManyUnknownMembersAreKept()
{
    std::string members;
    for (int i = 0; i < 300'000; ++i)
        members += "\"k" + std::to_string(i) + "\": 1,\n";
    const std::string text = writeDungeon(emptyDungeon(3, 3, 1));
    const auto file = readDungeon("{" + members + text.substr(1));
    QVERIFY(file);
    QCOMPARE(file->dungeon.unknown.as<Json::Object>()->size(), 300'000u);
    const auto again = readDungeon(writeDungeon(file->dungeon));
    QVERIFY(again && again->dungeon.unknown == file->dungeon.unknown);
}

CAVE_TEST_SUITE(DungeonFileTest);
#include "dungeon_file_test.moc"
