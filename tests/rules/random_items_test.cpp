// SPDX-License-Identifier: MIT
// Whatever is done with things, packs and numbers stay sound.
#include "core/rules/growth.h"
#include "core/rules/pack.h"
#include "tests/rules/play_support.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <map>

using namespace cave;

namespace {

constexpr int kTurns = 1500;

// A strong hero among all kinds of creatures and things.
World crowdedWorld(std::uint64_t seed)
{
    Dungeon dungeon = recipeDungeon(seed);
    dungeon.rules.health = 100'000;
    dungeon.rules.packSize = 6;
    dungeon.rules.hunger = Hunger{500, 1000, 1, false};
    dungeon.rules.growth = static_cast<GrowthFormula>(1 + seed % 3);
    Random dice(seed);
    for (DungeonLevel& level : dungeon.levels)
        for (int y = 1; y < dungeon.height - 1; ++y)
            for (int x = 1; x < dungeon.width - 1; ++x) {
                if (level.tiles[x, y] != dungeon.catalogue->floor() || dice.below(4) != 0)
                    continue;
                const auto kinds = static_cast<std::uint32_t>(dungeon.catalogue->items().size());
                level.things.push_back({KindTable::Item, static_cast<std::uint16_t>(dice.below(kinds)), x, y, {}});
            }
    for (DungeonLevel& level : dungeon.levels) {
        for (Placement& thing : level.things)
            if (thing.table == KindTable::Creature)
                thing.kind = static_cast<std::uint16_t>(
                    1 + dice.below(static_cast<std::uint32_t>(dungeon.catalogue->creatures().size() - 1)));
        sortThings(level.things);
    }
    return worldOf(dungeon);
}

Command onItem(EntityId item, const World& world, Random& dice)
{
    switch (dice.below(9)) {
    case 0: return Drop{item};
    case 1: return Wield{item};
    case 2: return Wear{item};
    case 3: return TakeOff{item};
    case 4: return Eat{item};
    case 5: return Drink{item};
    case 6: return Read{item};
    case 7: return Take{item};
    default: {
        const Position at = world.hero().at;
        return ReadAt{item, at.x + dice.between(-4, 4), at.y + dice.between(-4, 4)};
    }
    }
}

Command anyCommand(const World& world, Random& dice)
{
    if (world.hero().gainsToChoose > 0 && dice.below(3) != 0)
        return Gain{kGains[dice.below(4)]};
    const auto items = static_cast<std::uint32_t>(world.items().size());
    if (items > 0 && dice.below(2) == 0) {
        const std::vector<Item> carried = world.itemsOf(world.state().hero);
        if (!carried.empty())
            return onItem(carried[dice.below(static_cast<std::uint32_t>(carried.size()))].id, world, dice);
        return onItem(world.items()[dice.below(items)].id, world, dice);
    }
    if (!world.itemsAt(world.hero().at).empty() && dice.below(2) == 0)
        return PickUp{};
    return Walk{kDirections[dice.below(8)]};
}

bool isPackSound(const World& world)
{
    const EntityId hero = world.state().hero;
    std::map<int, std::pair<ItemKindId, std::optional<Position>>> letters;
    int wielded = 0;
    int worn = 0;
    for (const Item& item : world.items()) {
        if (item.carrier == EntityId::None) {
            if (!world.contains(item.at) || item.use != Use::None)
                return false;
            continue;
        }
        const auto [line, isNew] = letters.try_emplace(item.letter, item.kind, item.opens);
        if (item.carrier != hero || (!isNew && line->second != std::pair(item.kind, item.opens)))
            return false;
        wielded += item.use == Use::Wielded;
        worn += item.use == Use::Worn;
    }
    return wielded <= 1 && worn <= 1 && letters.size() <= 6 &&
           (letters.empty() || letters.rbegin()->first < world.rules().packSize);
}

} // namespace

class RandomItemsTest : public QObject {
    Q_OBJECT

private slots:
    void packsAndHashesStaySound()
    {
        std::map<std::size_t, int> played; // by verb
        for (std::uint64_t seed = 1; seed <= 6 * static_cast<std::uint64_t>(testScale()); ++seed) {
            World world = crowdedWorld(seed);
            Random dice(seed);
            for (int i = 0; i < kTurns && !world.isOver(); ++i) {
                const Command command = anyCommand(world, dice);
                const std::uint64_t before = world.hash();
                const Turn turn = play(world, command);
                if (turn.refusal)
                    QCOMPARE(world.hash(), before);
                else
                    ++played[command.index()];
                QVERIFY(isPackSound(world));
                QCOMPARE(world.hash(), world.recomputedHash());
            }
        }
        const std::vector<Command> verbs{PickUp{}, Take{}, Drop{}, Wield{},  Wear{}, TakeOff{},
                                         Eat{},    Read{}, Gain{}, ReadAt{}, Drink{}};
        for (const Command& verb : verbs)
            QVERIFY2(played[verb.index()] > 0, spell(verb).c_str());
    }

    void aSavedStateGoesOnAsTheWorldDoes()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            World world = crowdedWorld(seed);
            Random dice(seed);
            for (int i = 0; i < 300; ++i)
                play(world, anyCommand(world, dice));
            World restored(world.savedState());
            for (int i = 0; i < 300 && !world.isOver(); ++i) {
                const Command command = anyCommand(world, dice);
                play(world, command);
                play(restored, command);
                QCOMPARE(restored.hash(), world.hash());
            }
        }
    }
};

CAVE_TEST_SUITE(RandomItemsTest);
#include "random_items_test.moc"
