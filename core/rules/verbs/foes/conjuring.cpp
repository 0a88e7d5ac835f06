// SPDX-License-Identifier: MIT
#include "core/rules/verbs/foes/conjuring.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/landing.h"
#include "core/world/goals.h"

#include <algorithm>

namespace cave {

namespace {

// There is one boss, and whoever is to be slain for the goal is no copy.
bool mayCome(const World& world, const CreatureKind& kind)
{
    const bool isUnique = kind.role == FightRole::Boss || isGoalCreature(world.rules(), kind.id);
    return !kind.immortal && !(isUnique && world.playsBy(kBossesComeAlone));
}

} // namespace

std::vector<CreatureKindId> kindsOfFoes(const World& world, const Creature& self,
                                        bool (*suits)(const World& world, const CreatureKind& kind))
{
    std::vector<CreatureKindId> kinds;
    for (const Creature& other : world.creatures())
        if (other.at.z == self.at.z && other.id != world.state().hero && isFoe(world, other, self) &&
            suits(world, world.kindOf(other)))
            kinds.push_back(other.kind);
    std::ranges::sort(kinds);
    kinds.erase(std::ranges::unique(kinds).begin(), kinds.end());
    return kinds;
}

void bringFoes(WorldWriter world, EntityId whom, int count, Events& events)
{
    const Creature self = *world->creature(whom);
    const std::vector<CreatureKindId> kinds = kindsOfFoes(world, self, mayCome);
    if (kinds.empty())
        return;
    const std::uint32_t first = world.dice().below(8);
    for (std::uint32_t i = 0; i < 8 && count > 0; ++i) {
        const Position to = moved(self.at, kDirections[(first + i) % 8]);
        if (!isOutOfTheWay(world, to) || world->tileKind(to).harmful)
            continue;
        const CreatureKindId kind = kinds[world.dice().below(static_cast<std::uint32_t>(kinds.size()))];
        const EntityId foe = world.addCreature(kind, to);
        events.push_back(Summoned{actorOf(world, self), actorOf(world, *world->creature(foe)), to});
        --count;
    }
}

} // namespace cave
