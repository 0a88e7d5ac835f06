// SPDX-License-Identifier: MIT
#include "tests/bench/bench_games.h"

#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kCreaturesALevel = 15; // as the recipe has it

// One of the creatures that the caves have, on free floor of any level.
void crowd(Dungeon& dungeon, Random& dice)
{
    constexpr std::array<std::string_view, 5> kKinds{"fungus", "bat", "newt", "kobold", "slime"};
    const CreatureKindId kind = *dungeon.catalogue->findCreature(kKinds[dice.below(kKinds.size())]);
    for (;;) {
        DungeonLevel& level = dungeon.level(static_cast<int>(dice.below(static_cast<std::uint32_t>(dungeon.depth()))));
        const int x = static_cast<int>(dice.below(static_cast<std::uint32_t>(dungeon.width)));
        const int y = static_cast<int>(dice.below(static_cast<std::uint32_t>(dungeon.height)));
        const bool isStart = dungeon.start && dungeon.start->at.x == x && dungeon.start->at.y == y;
        const auto isHere = [&](const Placement& thing) { return thing.x == x && thing.y == y; };
        if (level.tiles[x, y] != dungeon.catalogue->floor() || isStart || std::ranges::any_of(level.things, isHere))
            continue;
        level.things.push_back({.table = KindTable::Creature, .kind = kind, .x = x, .y = y});
        return;
    }
}

Command nextCommand(const World& world, Direction& heading, Random& dice)
{
    const Creature& hero = world.hero();
    if (hero.gainsToChoose > 0)
        return Gain{Gained::Health};
    const Leads leads = world.tileKind(hero.at).leads;
    if (leads != Leads::Nowhere && dice.below(2) == 0)
        return leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{});
    for (int i = 0; i < 8 && (!world.isWalkable(moved(hero.at, heading)) || dice.below(16) == 0); ++i)
        heading = kDirections[dice.below(8)];
    return Walk{heading};
}

} // namespace

Dungeon cavesDesign(const RecipeSize& size)
{
    return sound(dungeonOf(sound(builtInDungeon("jsrogue")).dungeon, "caves", size));
}

Session startCaves(std::uint64_t seed, std::size_t creatures, const RecipeSize& size)
{
    Dungeon dungeon = cavesDesign(size);
    sound(bake(dungeon, seed));
    dungeon.rules.health = 1'000'000;
    dungeon.rules.hunger.reset();
    dungeon.rules.goal = Goal::None;
    Random dice(seed);
    const std::size_t usual = kCreaturesALevel * static_cast<std::size_t>(size.depth);
    for (std::size_t i = usual; i < creatures; ++i)
        crowd(dungeon, dice);
    for (DungeonLevel& level : dungeon.levels)
        sortThings(level.things);
    Session session = sound(Session::start(dungeon, seed));
    if (session.world().creatures().size() != std::max(usual, creatures) + 1)
        std::abort();
    return session;
}

std::vector<Command> recordedWalk(Session session, std::uint64_t seed, std::size_t turns)
{
    Random dice(seed);
    Direction heading = Direction::North;
    while (session.log().size() < turns)
        session.submit(nextCommand(session.world(), heading, dice));
    std::vector<Command> commands;
    commands.reserve(turns);
    for (const LoggedCommand& logged : session.log())
        commands.push_back(logged.command);
    return commands;
}

} // namespace cave
