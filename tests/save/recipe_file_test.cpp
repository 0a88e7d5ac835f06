// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/recipe_file.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kRecipe = R"({"format": "cavewright/recipe", "version": 1, "rows": [
    {"uid": "0x00000000000000a1", "type": "fill"},
    {"uid": "0x00000000000000a2", "type": "caves", "on": false, "salt": 3, "p": {"fill": 480}, "label": "deep"}]})";

constexpr std::string_view kOwnKinds = R"({"format": "cavewright/recipe", "version": 1,
            "content": {"creatures": [{"id": "hen", "name": "hen", "article": "a", "description": "A hen.", "glyph": "h",
                                       "colour": "#ffffff", "health": 1, "attack": 0, "defence": 0}]},
            "pieces": {"coop": {"rows": ["###", "#.#", "#+#"]}},
            "rows": [{"uid": "0x00000000000000a1", "type": "spawn",
                      "p": {"table": [{"kind": "hen", "weight": 1}]}}]})";

} // namespace

class RecipeFileTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreReadAsInADungeonFile()
    {
        const auto home = readRecipe(kRecipe);
        QVERIFY(home && home->levels.empty());
        QCOMPARE(home->recipes.size(), 1u);
        const std::vector<RecipeRow>& rows = home->recipes.front().rows;
        QCOMPARE(rows.size(), 2u);
        const RecipeRow& caves = rows.back();
        QCOMPARE(caves.uid.value, 0xa2u);
        QCOMPARE(caves.type, "caves");
        QVERIFY(!caves.on);
        QCOMPARE(caves.salt, 3u);
        QVERIFY(*caves.parameters.find("fill") == Json(480));
        QCOMPARE(caves.label, "deep");
    }

    void piecesAndKindsOfItsOwnAreReadToo()
    {
        const auto home = readRecipe(kOwnKinds);
        QVERIFY2(home, home ? "" : qPrintable(shown(home.error().where) + shown(home.error().what)));
        const auto dungeon = dungeonOf(*home, kFileRecipe, {9, 9, 1});
        QVERIFY(dungeon && dungeon->catalogue->findCreature("hen"));
        QCOMPARE(dungeon->pieces.size(), 1u);
        const auto again = readDungeon(writeDungeon(*dungeon));
        QVERIFY2(again, again ? "" : qPrintable(shown(again.error().where) + shown(again.error().what)));
    }

    void aFileMayNameItsSchema()
    {
        std::string text(kRecipe);
        QVERIFY(readRecipe(text.insert(1, R"("$schema": "recipe.schema.json", )")));
    }

    void anErrorNamesRowAndParameter()
    {
        std::string text(kRecipe);
        text.replace(text.find("480"), 3, "1001");
        const auto home = readRecipe(text);
        QVERIFY(!home);
        QCOMPARE(shown(home.error().where), QStringLiteral("rows[1].p.fill"));
    }

    void aFileOfAnotherFormatIsToldWhatItIs()
    {
        for (const char* format : {"cavewright/dungeon", "cavewright/game", "cavewright/bogus"}) {
            std::string text(kRecipe);
            text.replace(text.find("cavewright/recipe"), 17, format);
            const auto home = readRecipe(text);
            QVERIFY(!home);
            QCOMPARE(shown(home.error().where), QStringLiteral("format"));
            QCOMPARE(shown(home.error().what), QStringLiteral("This file is of the format \"%1\", but one of \"%2\" is "
                                                              "wanted here. | ") +
                                                   format + " | cavewright/recipe");
        }
    }

    void everyLevelGetsTheRecipeAndTheRulesOfItsHome()
    {
        const Dungeon home = builtInDungeon("jsrogue")->dungeon;
        auto dungeon = dungeonOf(home, "caves", {30, 20, 3});
        QVERIFY(dungeon);
        QVERIFY(dungeon->rules == home.rules);
        QVERIFY(bake(*dungeon, 5));
        for (const DungeonLevel& level : dungeon->levels) {
            QCOMPARE(level.recipe, "caves");
            QCOMPARE(level.tiles.width(), 30);
            QVERIFY(!level.things.empty());
        }
        QVERIFY(!dungeonOf(home, "dream", {30, 20, 3}));
    }

    void piecesAreWrittenWithTheirKinds()
    {
        Dungeon home = builtInDungeon("deep")->dungeon;
        home.levels.clear();
        const auto read = readRecipe(writePieces(home));
        QVERIFY2(read.has_value(), read ? "" : qPrintable(shown(read.error().where) + shown(read.error().what)));
        QVERIFY(read->content == home.content && read->recipes.front().rows.empty());
        QCOMPARE(writePieces(*read), writePieces(home));
        QVERIFY(readRecipe(writePieces(*readRecipe(writePieces({}))))->pieces.empty());
    }

    void sizesThatNoDungeonCanHaveAreErrors()
    {
        const auto home = readRecipe(kRecipe);
        for (const RecipeSize& size :
             {RecipeSize{2, 20, 1}, {20, 4097, 1}, {20, 20, 0}, {20, 20, 257}, {4096, 4096, 5}, {-1, -1, -1}})
            QVERIFY(!dungeonOf(*home, kFileRecipe, size));
        QVERIFY(dungeonOf(*home, kFileRecipe, {3, 3, 1}));
    }
};

CAVE_TEST_SUITE(RecipeFileTest);
#include "recipe_file_test.moc"
