// SPDX-License-Identifier: MIT
// Whatever is played, the world stays sound.
#include "core/rules/facts/field_of_view.h"
#include "core/rules/verbs/check.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

constexpr int kPlayTurns = 2000;

World strongHeroIn(std::uint64_t seed)
{
    Dungeon dungeon = recipeDungeon(seed);
    dungeon.rules.health = 100'000;
    return worldOf(dungeon);
}

// Walks about, digs, strikes, and takes most stairs that it comes to.
Command anyPlayCommand(const World& world, Random& dice)
{
    const Leads leads = world.tileKind(world.hero().at).leads;
    if (leads != Leads::Nowhere && dice.below(4) != 0)
        return leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{});
    switch (dice.below(20)) {
    case 0: return world.itemsAt(world.hero().at).empty() ? Command(Search{}) : Command(PickUp{});
    case 1: return ClimbUp{};
    case 2: return ClimbDown{};
    default: return Walk{kDirections[dice.below(8)]};
    }
}

// Of what anyone can do next, in each direction and where they stand.
bool mayDoWhatIsNotRefused(const World& world)
{
    const auto isSame = [&](const Creature& creature, const Command& command) {
        return mayDo(world, creature, command) == !check(world, creature.id, command);
    };
    for (const Creature& creature : world.creatures()) {
        if (!isSame(creature, ClimbDown{}) || !isSame(creature, Gain{}) || !isSame(creature, GiveUp{}))
            return false;
        for (const Direction direction : kDirections)
            if (!isSame(creature, Walk{direction}) || !isSame(creature, Spread{direction}))
                return false;
    }
    return true;
}

// Nobody shares a cell or stands where nobody can, and the tables agree with the list.
bool isSound(const World& world)
{
    std::set<Position> taken;
    std::set<EntityId> ids;
    for (const Creature& creature : world.creatures()) {
        if (!world.holds(world.kindOf(creature), creature.at) || !taken.insert(creature.at).second ||
            !ids.insert(creature.id).second)
            return false;
        if (world.creatureAt(creature.at) != &creature || world.creature(creature.id) != &creature)
            return false;
        if (creature.health > creature.maxHealth || static_cast<std::uint32_t>(creature.id) > world.state().lastEntity)
            return false;
    }
    std::size_t found = 0;
    for (int z = 0; z < world.depth(); ++z)
        for (int y = 0; y < world.height(); ++y)
            for (int x = 0; x < world.width(); ++x)
                found += world.creatureAt({x, y, z}) != nullptr;
    return found == world.creatures().size() && ids.contains(world.state().hero);
}

bool seesRightly(const World& world)
{
    const Creature& hero = world.hero();
    BitGrid opaque(world.width(), world.height());
    BitGrid seen(world.width(), world.height());
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            opaque.set(x, y, world.tileKind({x, y, hero.at.z}).opaque);
    fieldOfView(opaque, hero.at.x, hero.at.y, hero.sight, seen);
    if (!(seen == world.visible()))
        return false;
    const Memory& memory = world.level(hero.at.z).memory;
    std::set<EntityId> remembered;
    for (const RememberedThing& thing : memory.things) {
        if (!remembered.insert(thing.id).second)
            return false;
        const Position at{thing.x, thing.y, hero.at.z};
        const Creature* creature = world.creatureAt(at);
        const Item* item = world.item(thing.id);
        const bool isThere =
            thing.table == KindTable::Creature ? creature && creature->id == thing.id : item && item->at == at;
        if (world.isVisible(at) && !isThere)
            return false;
    }
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (seen.get(x, y) && memory.tiles[x, y] != world.level(hero.at.z).tiles[x, y])
                return false;
    for (const Creature& creature : world.creatures())
        if (creature.id != hero.id && world.isVisible(creature.at) && !remembered.contains(creature.id))
            return false;
    return true;
}

} // namespace

class RandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void theWorldStaysSound();
    void whoMayDoSomethingIsNotRefusedIt();
    void theHashIsThatOfTheWholeState();
    void turnsAndClockGoForward();
    void aCopyPlaysTheSameGame();
    void aSavedStateGoesOnAsTheWorldDoes();
};

void RandomPlayTest::theWorldStaysSound()
{
    std::set<int> levels;
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(3); ++seed) {
        World world = strongHeroIn(seed);
        Random dice(seed);
        for (int i = 0; i < kPlayTurns && !world.isOver(); ++i) {
            play(world, anyPlayCommand(world, dice));
            QVERIFY(isSound(world));
            QVERIFY(seesRightly(world));
            levels.insert(world.hero().at.z);
        }
    }
    QVERIFY(levels.size() > 1); // one of the games went on to another
}

void RandomPlayTest::whoMayDoSomethingIsNotRefusedIt()
{
    World world = strongHeroIn(5);
    Random dice(5);
    for (int i = 0; i < 300; ++i) {
        play(world, anyPlayCommand(world, dice));
        QVERIFY(mayDoWhatIsNotRefused(world));
    }
    Creature hero = world.hero();
    hero.gainsToChoose = 1;
    WorldWriter(world).changeCreature(hero);
    QVERIFY(mayDoWhatIsNotRefused(world));
    play(world, GiveUp{});
    QVERIFY(world.isOver() && mayDoWhatIsNotRefused(world));
}

void RandomPlayTest::theHashIsThatOfTheWholeState()
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        World world = strongHeroIn(seed);
        Random dice(seed);
        std::uint64_t last = 0;
        for (int i = 0; i < kPlayTurns && !world.isOver(); ++i) {
            const bool isRefused = play(world, anyPlayCommand(world, dice)).refusal.has_value();
            QCOMPARE(world.hash(), world.recomputedHash());
            if (i > 0)
                QCOMPARE(world.hash() == last, isRefused);
            last = world.hash();
        }
    }
}

void RandomPlayTest::turnsAndClockGoForward()
{
    World world = strongHeroIn(4);
    Random dice(4);
    for (int i = 0; i < kPlayTurns; ++i) {
        const Instant before(world);
        const Turn turn = play(world, anyPlayCommand(world, dice));
        if (turn.refusal) {
            QVERIFY(Instant(world) == before && turn.events.empty());
            continue;
        }
        QCOMPARE(world.state().turn, before.turn + 1);
        QCOMPARE(world.state().clock, before.clock + 100);
    }
}

void RandomPlayTest::aCopyPlaysTheSameGame()
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        World world = strongHeroIn(seed);
        Random dice(seed);
        for (int i = 0; i < 300; ++i)
            play(world, anyPlayCommand(world, dice));
        World copy = world;
        const World untouched = world;
        for (int i = 0; i < 500; ++i) {
            const Command command = anyPlayCommand(world, dice);
            play(world, command);
            play(copy, command);
            QCOMPARE(copy.hash(), world.hash());
        }
        QVERIFY(copy.visible() == world.visible());
        for (int z = 0; z < world.depth(); ++z)
            QVERIFY(copy.level(z) == world.level(z));
        QCOMPARE(untouched.hash(), untouched.recomputedHash());
        QVERIFY(untouched.hash() != world.hash());
    }
}

void RandomPlayTest::aSavedStateGoesOnAsTheWorldDoes()
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        World world = strongHeroIn(seed);
        Random dice(seed);
        for (int i = 0; i < 300; ++i)
            play(world, anyPlayCommand(world, dice));
        World restored(world.savedState());
        QCOMPARE(restored.hash(), world.hash());
        for (int i = 0; i < 500; ++i) {
            const Command command = anyPlayCommand(world, dice);
            play(world, command);
            play(restored, command);
            QCOMPARE(restored.hash(), world.hash());
        }
    }
}

CAVE_TEST_SUITE(RandomPlayTest);
#include "random_play_test.moc"
