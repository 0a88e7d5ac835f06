// SPDX-License-Identifier: MIT
// How often things come beside one another, by the recipes.
#include "core/generate/items_to_expect.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Two levels with one recipe, whose row puts four things: three apples for a dagger; on level 2 a bat for each, too.
Dungeon withThings()
{
    Dungeon dungeon = emptyDungeon(20, 20, 2);
    const Json parameters = *parseJson(R"({"count": 4, "table": [{"kind": "apple", "weight": 3},
        {"kind": "dagger", "weight": 1}, {"kind": "bat", "weight": {"step": [[1, 0], [2, 4]]}}]})");
    dungeon.recipes.push_back({"things", {{.uid = Uid{1}, .type = "fill"}, {.uid = Uid{2}, .type = "spawn"}}});
    dungeon.recipes[0].rows[1].parameters = parameters;
    for (DungeonLevel& level : dungeon.levels)
        level.recipe = "things";
    return dungeon;
}

std::int64_t thousandthsOf(const Dungeon& dungeon, std::string_view id)
{
    return itemsToExpect(dungeon)[*dungeon.catalogue->findItem(id)];
}

} // namespace

class ItemsToExpectTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreCountedByWeightAndDepth();
    void withoutRecipesNothingIsExpected();
};

void ItemsToExpectTest::rowsAreCountedByWeightAndDepth()
{
    const Dungeon dungeon = withThings();
    // On level 1 four things; on level 2 half of them are creatures.
    QCOMPARE(thousandthsOf(dungeon, "apple"), std::int64_t{3000 + 1500});
    QCOMPARE(thousandthsOf(dungeon, "dagger"), std::int64_t{1000 + 500});
    QCOMPARE(thousandthsOf(dungeon, "rock"), std::int64_t{0});
}

void ItemsToExpectTest::withoutRecipesNothingIsExpected()
{
    QCOMPARE(thousandthsOf(emptyDungeon(20, 20, 2), "apple"), std::int64_t{0});
}

CAVE_TEST_SUITE(ItemsToExpectTest);
#include "items_to_expect_test.moc"
