// SPDX-License-Identifier: MIT
#include "core/pilot/duel.h"

#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/gain.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kWidth = 11;
constexpr int kHeight = 9;
constexpr Position kHero{3, 4, 0};
constexpr Position kFoe{7, 4, 0};

// A hall with the kinds and rules of the dungeon, whose own levels play no part.
Dungeon hallOf(const Dungeon& dungeon, CreatureKindId foe)
{
    Dungeon hall = emptyDungeon(kWidth, kHeight, 1);
    hall.seed = dungeon.seed;
    hall.rules = dungeon.rules;
    hall.content = dungeon.content;
    hall.catalogue = dungeon.catalogue;
    DungeonLevel& level = hall.levels.front();
    level.tiles.fill(hall.catalogue->rock());
    for (int y = 1; y < kHeight - 1; ++y)
        std::ranges::fill(level.tiles.row(y).subspan(1, kWidth - 2), hall.catalogue->floor());
    level.things.push_back({KindTable::Creature, foe, kFoe.x, kFoe.y, {}});
    return hall;
}

const Creature* nearestFoe(const World& world)
{
    const Creature* nearest = nullptr;
    const auto farness = [&](const Creature& creature) {
        return std::pair(distance(world.hero().at, creature.at), creature.id);
    };
    for (const Creature& creature : world.creatures())
        if (creature.id != world.hero().id && (nearest == nullptr || farness(creature) < farness(*nearest)))
            nearest = &creature;
    return nearest;
}

// Who rises while others still stand does nothing else before that: the first that the rules offer.
void chooseGains(World& world)
{
    for (const Gained gained : kGains)
        while (!check(world, world.hero().id, Gain{gained}))
            play(world, Gain{gained});
}

Direction wayTo(Position from, Position to)
{
    return *std::ranges::min_element(kDirections, {},
                                     [&](Direction direction) { return distance(moved(from, direction), to); });
}

} // namespace

Result<Duel> playDuel(const Dungeon& dungeon, CreatureKindId foe, int turns)
{
    auto game = startGameAt(hallOf(dungeon, foe), kHero);
    if (!game)
        return std::unexpected(game.error());
    World& world = game->world;
    Duel duel;
    while (!world.isOver() && world.state().turn < turns) {
        const Creature* nearest = nearestFoe(world);
        if (nearest == nullptr)
            break;
        chooseGains(world);
        Turn turn = play(world, Walk{wayTo(world.hero().at, nearest->at)});
        if (turn.refusal)
            turn = play(world, Wait{});
        for (const Event& event : turn.events)
            if (auto message = describe(world, event))
                duel.messages.push_back(std::move(*message));
    }
    duel.isFelled = nearestFoe(world) == nullptr;
    duel.turns = world.state().turn;
    duel.health = world.hero().health;
    duel.outcome = world.state().outcome;
    return duel;
}

Result<DuelTally> tallyDuels(const Dungeon& dungeon, CreatureKindId foe, int turns, int fights)
{
    DuelTally tally{.fights = fights};
    std::int64_t health = 0;
    Dungeon design = dungeon;
    for (int i = 0; i < fights; ++i, ++design.seed) {
        const auto duel = playDuel(design, foe, turns);
        if (!duel)
            return std::unexpected(duel.error());
        tally.lost += duel->outcome == Outcome::Died;
        if (!duel->isFelled)
            continue;
        ++tally.won;
        tally.turns += duel->turns;
        health += duel->health;
    }
    if (tally.won > 0) {
        tally.turns /= tally.won;
        tally.health = static_cast<int>(health / tally.won);
    }
    return tally;
}

} // namespace cave
