// SPDX-License-Identifier: MIT
#include "core/edit/recipe_edit.h"

#include "core/base/random.h"
#include "core/edit/dungeon_edit.h"
#include "core/generate/bake.h"
#include "core/generate/curve.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr Uid kFresh{0x77};

Uid rowOf(const Dungeon& dungeon, std::string_view type)
{
    const auto& rows = dungeon.recipes.front().rows;
    return std::ranges::find(rows, type, &RecipeRow::type)->uid;
}

std::vector<std::string> typesOf(const Dungeon& dungeon)
{
    std::vector<std::string> types;
    for (const RecipeRow& row : dungeon.recipes.front().rows)
        types.push_back(row.type);
    return types;
}

RecipeRow fresh(std::string type)
{
    RecipeRow row;
    row.uid = kFresh;
    row.type = std::move(type);
    return row;
}

// Some change to a recipe.
void changeARow(Dungeon& dungeon, Random& dice)
{
    const int z = dice.between(0, dungeon.depth() - 1);
    const auto rows = levelRows(dungeon, dungeon.levels[static_cast<std::size_t>(z)]);
    if (rows.empty())
        return;
    const Uid row = rows[dice.below(static_cast<std::uint32_t>(rows.size()))].row.uid;
    switch (dice.below(8)) {
    case 0: toggleRow(dungeon, z, row); break;
    case 1: rerollRow(dungeon, z, row); break;
    case 2: togglePin(dungeon, z, row); break;
    case 3: (void)moveRow(dungeon, z, row, dice.below(2) ? 1 : -1); break;
    case 4: duplicateRow(dungeon, z, row, Uid{dice.next()}); break;
    case 5: setParameter(dungeon, z, rowOf(dungeon, "prune"), "max", dice.between(5, 60)); break;
    case 6: makeUnique(dungeon, z); break;
    default: dungeon.seed = dice.next(); break;
    }
}

} // namespace

class RecipeEditTest : public QObject {
    Q_OBJECT

private slots:
    void aParameterIsMadeTheLevelsOwnAndTheRecipesAgain();
    void aParameterAsUsualIsNotKept();
    void aLevelsOwnParameterIsChangedForItAlone();
    void rowsDoNotCrossPhases();
    void anInsertedRowStandsInItsPhase();
    void aRemovedRowLeavesNothingBehind();
    void aUniqueRecipeMakesTheSameLevel();
    void soloLeavesTheGround();
    void aPinnedRowKeepsItsSeed();
    void aRowIsRerolledWithinBoxesAlone();
    void designChangesAreUndoneExactly();
    void curvesAreReadAsTheyAreWritten();
};

void RecipeEditTest::aParameterAsUsualIsNotKept()
{
    Dungeon dungeon = recipeDungeon(1);
    const Uid row = rowOf(dungeon, "caves");
    QVERIFY(setParameter(dungeon, 0, row, "rounds", 7));
    QVERIFY(!setParameter(dungeon, 0, row, "rounds", 7));
    const Json usual = findParameter(findPass("caves", 1)->parameters, "rounds")->byDefault;
    QVERIFY(setParameter(dungeon, 0, row, "rounds", usual));
    for (const LevelRow& each : levelRows(dungeon, dungeon.levels[0]))
        if (each.row.uid == row)
            QVERIFY(!each.row.parameters.find("rounds"));
}

void RecipeEditTest::aLevelsOwnParameterIsChangedForItAlone()
{
    Dungeon dungeon = recipeDungeon(1);
    const Uid row = rowOf(dungeon, "prune");
    dungeon.levels[1].parameters = {{row, Json::Object{{"max", 9}}}};
    QVERIFY(setParameter(dungeon, 1, row, "max", 33));
    const auto maxOn = [&](std::size_t z) {
        for (const LevelRow& each : levelRows(dungeon, dungeon.levels[z]))
            if (each.row.uid == row)
                if (const Json* max = each.row.parameters.find("max"))
                    return *max->as<std::int64_t>();
        return std::int64_t{-1};
    };
    QCOMPARE(maxOn(1), std::int64_t{33});
    QVERIFY(maxOn(0) != 33);
}

void RecipeEditTest::rowsDoNotCrossPhases()
{
    Dungeon dungeon = frozenDungeon("jsrogue");
    const std::vector<std::string> before = typesOf(dungeon);
    const Uid stairs = rowOf(dungeon, "stairs");
    QVERIFY(!moveRow(dungeon, 0, stairs, -1));
    QCOMPARE(typesOf(dungeon), before);
    QVERIFY(moveRow(dungeon, 0, stairs, 1)); // past connect, which joins the levels too
    QVERIFY(typesOf(dungeon) != before);
    QVERIFY(!moveRow(dungeon, 0, dungeon.recipes.front().rows.front().uid, -1));
}

void RecipeEditTest::anInsertedRowStandsInItsPhase()
{
    for (const Pass& pass : passes()) {
        for (const std::size_t after : {0, 3, 99}) {
            Dungeon dungeon = frozenDungeon("jsrogue");
            const auto& rows = dungeon.recipes.front().rows;
            const Uid anchor = after < rows.size() ? rows[after].uid : rows.back().uid;
            insertRow(dungeon, 0, anchor, fresh(std::string(pass.type)));
            QVERIFY(rows.size() == frozenDungeon("jsrogue").recipes.front().rows.size() + 1);
            QVERIFY2(stepsOf(dungeon, 0), pass.type.data());
        }
    }
}

void RecipeEditTest::aRemovedRowLeavesNothingBehind()
{
    Dungeon dungeon = recipeDungeon(1);
    const Uid row = rowOf(dungeon, "prune");
    dungeon.levels[1].parameters = {{row, Json::Object{{"max", 9}}}};
    dungeon.levels[2].mutedRows = {row};
    dungeon.levels[2].extraRows = {{row, fresh("scatter")}};
    QVERIFY(removeRow(dungeon, 0, row));
    QVERIFY(dungeon.levels[1].parameters.empty());
    QVERIFY(dungeon.levels[2].mutedRows.empty());
    QCOMPARE(dungeon.levels[2].extraRows.size(), std::size_t{1});
    const auto rows = levelRows(dungeon, dungeon.levels[2]);
    QVERIFY(std::ranges::any_of(rows, [](const LevelRow& each) { return each.isExtra && each.row.uid == kFresh; }));
    QVERIFY(removeRow(dungeon, 2, kFresh));
    QVERIFY(dungeon.levels[2].extraRows.empty());
}

void RecipeEditTest::aUniqueRecipeMakesTheSameLevel()
{
    Dungeon dungeon = recipeDungeon(5);
    dungeon.levels[1].parameters = {{rowOf(dungeon, "prune"), Json::Object{{"max", 9}}}};
    QVERIFY(bake(dungeon, 5));
    const Dungeon before = dungeon;
    makeUnique(dungeon, 1);
    QVERIFY(dungeon.levels[1].recipe != before.levels[1].recipe);
    QVERIFY(bake(dungeon, 5));
    QCOMPARE(dungeonHash(dungeon), dungeonHash(before));
    QVERIFY(setParameter(dungeon, 1, rowOf(dungeon, "prune"), "max", 40));
    QVERIFY(dungeon.recipes.front() == before.recipes.front());
}

void RecipeEditTest::soloLeavesTheGround()
{
    Dungeon dungeon = recipeDungeon(1);
    QVERIFY(soloRow(dungeon, 0, rowOf(dungeon, "prune")));
    for (const LevelRow& each : levelRows(dungeon, dungeon.levels[0])) {
        const bool isWanted = each.row.type == "prune" || each.row.type == "caves" || each.row.type == "fill" ||
                              each.row.type == "rooms" || each.row.type == "arena";
        QVERIFY2(!each.row.on || isWanted, each.row.type.c_str());
    }
    QVERIFY(!soloRow(dungeon, 0, rowOf(dungeon, "prune")));
}

void RecipeEditTest::aPinnedRowKeepsItsSeed()
{
    Dungeon dungeon = recipeDungeon(3);
    const Uid row = rowOf(dungeon, "caves");
    QVERIFY(togglePin(dungeon, 0, row));
    Baker baker;
    QVERIFY(baker.bake(dungeon, 3));
    const auto before = baker.after(dungeon.levels[0].uid, row)->tiles;
    QVERIFY(baker.bake(dungeon, 4));
    QVERIFY(baker.after(dungeon.levels[0].uid, row)->tiles == before);
    QVERIFY(togglePin(dungeon, 0, row));
    QVERIFY(baker.bake(dungeon, 4));
    QVERIFY(baker.after(dungeon.levels[0].uid, row)->tiles != before);
}

void RecipeEditTest::aRowIsRerolledWithinBoxesAlone()
{
    Dungeon dungeon = frozenDungeon("jsrogue");
    std::erase_if(dungeon.recipes.front().rows,
                  [](const RecipeRow& row) { return row.type != "fill" && row.type != "caves"; });
    QVERIFY(bake(dungeon, 4));
    const Grid<TileId> before = dungeon.levels[0].tiles;
    const Grid<TileId> below = dungeon.levels[1].tiles;
    const Box part{20, 10, 30, 20};
    QVERIFY(rerollRowWithin(dungeon, 0, rowOf(dungeon, "caves"), kFresh, {part}));
    QVERIFY(bake(dungeon, 4));
    const Grid<TileId> first = dungeon.levels[0].tiles;
    int changed = 0;
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x)
            if (first[x, y] != before[x, y]) {
                QVERIFY(part.contains(x, y));
                ++changed;
            }
    QVERIFY(changed > 50);
    QVERIFY(dungeon.levels[1].tiles == below);
    // Once more there: no row is added.
    QVERIFY(rerollRowWithin(dungeon, 0, kFresh, Uid{0x78}, {part}));
    QCOMPARE(dungeon.levels[0].extraRows.size(), std::size_t{1});
    QVERIFY(bake(dungeon, 4));
    QVERIFY(dungeon.levels[0].tiles != first);
    Dungeon whole = frozenDungeon("jsrogue");
    QVERIFY(!rerollRowWithin(whole, 0, rowOf(whole, "spawn"), kFresh, {part}));
    QVERIFY(whole.levels[0].extraRows.empty());
}

void RecipeEditTest::designChangesAreUndoneExactly()
{
    for (int run = 0; run < scaled(20); ++run) {
        Random dice(static_cast<std::uint64_t>(run));
        Dungeon dungeon = recipeDungeon(static_cast<std::uint64_t>(run));
        Baker baker;
        const Dungeon first = dungeon;
        std::vector<DungeonEdit> undo;
        for (int i = 0; i < 25; ++i) {
            Dungeon changed = dungeon;
            changeARow(changed, dice);
            if (dice.below(6) == 0 && changed.depth() > 1)
                changed.levels.erase(changed.levels.begin() + dice.between(0, changed.depth() - 1));
            else if (dice.below(6) == 0)
                std::swap(changed.levels.front(), changed.levels.back());
            if (!baker.bake(changed, changed.seed))
                continue;
            undo.push_back(apply(dungeon, changeOf(dungeon, changed)).inverse);
            QVERIFY(dungeon.levels == changed.levels && dungeon.recipes == changed.recipes);
        }
        const Dungeon last = dungeon;
        DungeonEdit back; // all as one
        for (auto edit = undo.rbegin(); edit != undo.rend(); ++edit)
            back = merged(std::move(back), *edit);
        const DungeonEdit forth = apply(dungeon, back).inverse;
        QVERIFY(dungeon.levels == first.levels && dungeon.recipes == first.recipes && dungeon.links == first.links &&
                dungeon.seed == first.seed && dungeon.start == first.start);
        apply(dungeon, forth);
        QVERIFY(dungeon.levels == last.levels && dungeon.recipes == last.recipes && dungeon.links == last.links &&
                dungeon.seed == last.seed && dungeon.start == last.start);
    }
}

void RecipeEditTest::curvesAreReadAsTheyAreWritten()
{
    for (const char* text : {"15", "-3", "step 1:2, 4:3", "line 1:900, 26:100"}) {
        const auto curve = parseCurve(text);
        QVERIFY2(curve, text);
        QCOMPARE(curveText(*curve), std::string(text));
    }
    QVERIFY(parseCurve(" line  1 : 9 ,2:4 "));
    for (const char* text : {"", "x", "step", "step 1", "step 1:", "15 16", "line 1:2,", "curve 1:2"})
        QVERIFY2(!parseCurve(text), text);
}

void RecipeEditTest::aParameterIsMadeTheLevelsOwnAndTheRecipesAgain()
{
    Dungeon dungeon = recipeDungeon(1);
    const Dungeon before = dungeon;
    const RecipeRow row = levelRows(dungeon, dungeon.levels[0]).front().row;
    const Pass* pass = findPass(row.type, row.version);
    QVERIFY(pass && !pass->parameters.empty());
    const std::string id(pass->parameters.front().id);
    QVERIFY(!setParameterOwn(dungeon, 0, row.uid, id, false)); // it is so already
    QVERIFY(setParameterOwn(dungeon, 0, row.uid, id, true));
    QVERIFY(!setParameterOwn(dungeon, 0, row.uid, id, true));
    QVERIFY((levelRows(dungeon, dungeon.levels[0]).front().own == std::vector{id}));
    QVERIFY(dungeon.recipes == before.recipes);
    QVERIFY(setParameterOwn(dungeon, 0, row.uid, id, false));
    QVERIFY(dungeon.levels == before.levels);
    QVERIFY(!setParameterOwn(dungeon, 0, row.uid, "nothing_of_it", true));
    QVERIFY(!setParameterOwn(dungeon, 0, Uid{12345}, id, true));
}

CAVE_TEST_SUITE(RecipeEditTest);
#include "recipe_edit_test.moc"
