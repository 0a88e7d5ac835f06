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

} // namespace

class RecipeFileTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreReadAsInADungeonFile()
    {
        const auto rows = readRecipe(kRecipe);
        QVERIFY(rows);
        QCOMPARE(rows->size(), 2u);
        const RecipeRow& caves = rows->back();
        QCOMPARE(caves.uid.value, 0xa2u);
        QCOMPARE(caves.type, "caves");
        QVERIFY(!caves.on);
        QCOMPARE(caves.salt, 3u);
        QVERIFY(*caves.parameters.find("fill") == Json(480));
        QCOMPARE(caves.label, "deep");
    }

    void anErrorNamesRowAndParameter()
    {
        std::string text(kRecipe);
        text.replace(text.find("480"), 3, "1001");
        const auto rows = readRecipe(text);
        QVERIFY(!rows);
        QCOMPARE(shown(rows.error().where), QStringLiteral("rows[1].p.fill"));
    }

    void everyLevelGetsTheRecipeAndTheRulesOfItsHome()
    {
        const Dungeon home = builtInDungeon("jsrogue")->dungeon;
        auto dungeon = dungeonOf(home.recipes.front(), {30, 20, 3}, home);
        QVERIFY(dungeon);
        QVERIFY(dungeon->rules == home.rules);
        QVERIFY(bake(*dungeon, 5));
        for (const DungeonLevel& level : dungeon->levels) {
            QCOMPARE(level.recipe, home.recipes.front().name);
            QCOMPARE(level.tiles.width(), 30);
            QVERIFY(!level.things.empty());
        }
    }

    void sizesThatNoDungeonCanHaveAreErrors()
    {
        for (const RecipeSize& size :
             {RecipeSize{2, 20, 1}, {20, 4097, 1}, {20, 20, 0}, {20, 20, 257}, {4096, 4096, 5}, {-1, -1, -1}})
            QVERIFY(!dungeonOf({"cave", {}}, size));
        QVERIFY(dungeonOf({"cave", {}}, {3, 3, 1}));
    }
};

CAVE_TEST_SUITE(RecipeFileTest);
#include "recipe_file_test.moc"
