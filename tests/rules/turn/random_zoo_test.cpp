// SPDX-License-Identifier: MIT
// Whatever monsters do, the world stays sound and the same game stays the same.
#include "tests/rules/zoo.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

constexpr int kZooTurns = 600;

// One of every behaviour, in company that lets it happen.
const std::vector<std::string> kAll{
    creatureRow("archer", 'A', R"("attack": 12, "sight": 9,
        "behaviours": [{"does": "shoot", "range": 6, "keeps": 3}, {"does": "hunt"}, {"does": "wander"}])"),
    creatureRow("coward", 'C', R"("attack": 3, "sight": 9, "health": 30, "behaviours": [{"does": "flee", "share": 60},
        {"does": "regenerate", "every": 3, "amount": 2}, {"does": "hunt"}, {"does": "wander"}])"),
    creatureRow("imp", 'I', R"("sight": 9, "attack": 1, "speed": 130,
        "behaviours": [{"does": "steal"}, {"does": "hunt"}, {"does": "wander"}])"),
    creatureRow("sleeper", 'Z', R"("attack": 2, "sight": 9, "phases": true, "drops": [{"items": ["apple"]}],
        "behaviours": [{"does": "sleep", "range": 6, "per_mille": 100}, {"does": "follow"}, {"does": "hunt"}, {"does": "wander"}])"),
    creatureRow("lurker", 'M', R"("attack": 2, "sight": 9, "flies": true,
        "behaviours": [{"does": "ambush", "range": 3, "looks_like": "sword"}, {"does": "hunt"}, {"does": "wander"}])"),
    creatureRow("jackal", 'J', R"("attack": 2, "sight": 7, "swims": true,
        "behaviours": [{"does": "follow"}, {"does": "swarm", "range": 8, "least": 2}, {"does": "wander"}])"),
    creatureRow("mole", 'U', R"("attack": 1, "behaviours": [{"does": "burrow", "range": 12}, {"does": "wander"}])"),
    creatureRow("bloat", 'B', R"("health": 4, "sight": 9, "flies": true, "drops": [{"items": ["rock"]}],
        "behaviours": [{"does": "explode", "radius": 2, "amount": 7}, {"does": "wander"}])"),
    creatureRow("sentry", 'Y', R"("attack": 2, "sight": 9, "behaviours": [{"does": "guard", "range": 5}])"),
    creatureRow("roamer", 'R', R"("behaviours": [{"does": "climb", "per_mille": 300}, {"does": "wander"}])"),
    creatureRow("jelly", 'G', R"("health": 40, "attack": 1, "sight": 6,
        "behaviours": [{"does": "split", "colony": 8}, {"does": "hunt"}, {"does": "wander"}])"),
    creatureRow("medic", 'H', R"("behaviours": [{"does": "mend", "range": 9, "amount": 3}, {"does": "wander"}])"),
    creatureRow("lasher", 'L', R"("attack": 2, "sight": 9, "behaviours": [
        {"does": "touch", "effect": {"kind": "weaken", "amount": 1}},
        {"does": "touch", "effect": {"kind": "curse", "turns": 5}, "per_mille": 300}, {"does": "hunt"},
        {"does": "wander"}])"),
    creatureRow(
        "queen", 'Q',
        R"("behaviours": [{"does": "summon", "kind": "bloat", "per_mille": 30, "colony": 6, "inherits": true}])"),
};

World zooIn(std::uint64_t seed)
{
    Dungeon dungeon = recipeDungeon(seed);
    dungeon.catalogue = zooKinds(kAll);
    dungeon.rules.health = 100'000;
    Random dice(seed);
    for (DungeonLevel& level : dungeon.levels)
        for (std::size_t kind = Catalogue::builtIn()->creatures().size(); kind < dungeon.catalogue->creatures().size();
             ++kind)
            for (int tries = 0; tries < 10; ++tries) {
                const int x = dice.between(0, dungeon.width - 1);
                const int y = dice.between(0, dungeon.height - 1);
                const bool isStart = dungeon.start && dungeon.start->at == Place{level.uid, x, y};
                const bool isTaken = isStart || std::ranges::any_of(level.things, [&](const Placement& thing) {
                                         return thing.x == x && thing.y == y;
                                     });
                if (!isTaken && level.tiles[x, y] == dungeon.catalogue->floor())
                    level.things.push_back({KindTable::Creature, static_cast<CreatureKindId>(kind), x, y, {}});
            }
    World world = worldOf(dungeon);
    for (const char* item : {"apple", "melon", "rock", "dagger"})
        packItem(world, item);
    return world;
}

Command anyZooCommand(const World& world, Random& dice)
{
    const Leads leads = world.tileKind(world.hero().at).leads;
    if (leads != Leads::Nowhere && dice.below(4) != 0)
        return leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{});
    return dice.below(10) == 0 ? Command(Wait{}) : Command(Walk{kDirections[dice.below(8)]});
}

bool isZooSound(const World& world)
{
    std::set<Position> taken;
    for (const Creature& creature : world.creatures())
        if (!world.holds(world.kindOf(creature), creature.at) || !taken.insert(creature.at).second ||
            world.creatureAt(creature.at) != &creature || creature.health > creature.maxHealth || creature.health < 1)
            return false;
    for (const Item& item : world.items())
        if (item.carrier == EntityId::None ? !world.isWalkable(item.at) : !world.creature(item.carrier))
            return false;
    return world.hash() == world.recomputedHash();
}

} // namespace

class RandomZooTest : public QObject {
    Q_OBJECT

private slots:
    void theWorldStaysSoundAndEveryBehaviourHappens();
    void aSavedStateGoesOnAsTheWorldDoes();
};

void RandomZooTest::theWorldStaysSoundAndEveryBehaviourHappens()
{
    std::vector<std::size_t> happened(std::variant_size_v<Event>);
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(4); ++seed) {
        World world = zooIn(seed);
        Random dice(seed);
        for (int i = 0; i < kZooTurns && !world.isOver(); ++i) {
            const Turn turn = play(world, anyZooCommand(world, dice));
            for (const Event& event : turn.events)
                ++happened[event.index()];
            QVERIFY(isZooSound(world));
        }
    }
    for (const Event& event :
         {Event(Shot{}), Event(Stole{}), Event(Woke{}), Event(WentOff{}), Event(Blasted{}), Event(SplitUp{}),
          Event(Dug{}), Event(Climbed{}), Event(Summoned{}), Event(Mended{}), Event(Worsened{})})
        QVERIFY2(happened[event.index()] > 0, std::to_string(event.index()).c_str());
}

void RandomZooTest::aSavedStateGoesOnAsTheWorldDoes()
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        World world = zooIn(seed);
        Random dice(seed);
        for (int i = 0; i < 200; ++i)
            play(world, anyZooCommand(world, dice));
        World restored(world.savedState());
        QCOMPARE(restored.hash(), world.hash());
        for (int i = 0; i < 300; ++i) {
            const Command command = anyZooCommand(world, dice);
            play(world, command);
            play(restored, command);
            QCOMPARE(restored.hash(), world.hash());
        }
    }
}

CAVE_TEST_SUITE(RandomZooTest);
#include "random_zoo_test.moc"
