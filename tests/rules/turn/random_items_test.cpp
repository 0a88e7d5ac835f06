// SPDX-License-Identifier: MIT
// Whatever is done with things, packs and numbers stay sound.
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/gain.h"
#include "tests/rules/play_support.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <map>

using namespace cave;

namespace {

constexpr int kTurns = 1500;

// Wands of three aims beside the built-in kinds.
std::shared_ptr<const Catalogue> kindsWithWands()
{
    static const std::shared_ptr<const Catalogue> kinds = catalogueWith(R"({"items": [
        {"id": "wand_a", "name": "wand", "article": "a", "glyph": "/", "colour": "#ffffff", "charges": 4,
         "effect": {"kind": "digging", "by": "zapping", "range": 6}},
        {"id": "wand_b", "name": "wand", "article": "a", "glyph": "/", "colour": "#ffffff", "charges": 4,
         "effect": {"kind": "teleport", "by": "zapping", "aim": "creature"}},
        {"id": "wand_c", "name": "wand", "article": "a", "glyph": "/", "colour": "#ffffff", "charges": 9,
         "effect": {"kind": "sleep", "by": "zapping", "aim": "around", "turns": 5, "radius": 4}}]})");
    return kinds;
}

// A strong hero among all kinds of creatures and things.
World crowdedWorld(std::uint64_t seed)
{
    Dungeon dungeon = recipeDungeon(seed);
    dungeon.catalogue = kindsWithWands();
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
    const Position at = world.hero().at;
    const auto others = static_cast<std::uint32_t>(world.creatures().size());
    const Position aim = dice.below(2) == 0 ? world.creatures()[dice.below(others)].at : at;
    const int x = aim.x + dice.between(-1, 1);
    const int y = aim.y + dice.between(-1, 1);
    switch (dice.below(12)) {
    case 0: return Drop{item};
    case 1: return Wield{item};
    case 2: return Wear{item};
    case 3: return TakeOff{item};
    case 4: return Eat{item};
    case 5: return Drink{item};
    case 6: return Read{item};
    case 7: return Take{item};
    case 8: return Throw{item, x, y};
    case 9: return Zap{item};
    case 10: return ZapAt{item, x, y};
    default: return ReadAt{item, x, y};
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
        return dice.below(3) == 0 ? Command(Take{world.itemsAt(world.hero().at).front().id}) : Command(PickUp{});
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
        if (item.carrier != hero) { // stolen
            if (!world.creature(item.carrier))
                return false;
            continue;
        }
        const auto [line, isNew] = letters.try_emplace(item.letter, item.kind, item.opens);
        if (!isNew && line->second != std::pair(item.kind, item.opens))
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
        const std::vector<Command> verbs{PickUp{}, Take{}, Drop{},   Wield{}, Wear{},  TakeOff{}, Eat{},
                                         Read{},   Gain{}, ReadAt{}, Drink{}, Throw{}, Zap{},     ZapAt{}};
        for (const Command& verb : verbs)
            QVERIFY2(played[verb.index()] > 0, formatCommand(verb).c_str());
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
