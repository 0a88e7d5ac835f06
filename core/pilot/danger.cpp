// SPDX-License-Identifier: MIT
#include "core/pilot/danger.h"

#include "core/rules/facts/company.h"
#include "core/rules/verbs/blow.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

// Whether a row hurts, robs or brings company, whatever the creature's own blows do.
bool isHarmful(const BehaviourRow& row)
{
    return row.does == Does::Explode || row.does == Does::Steal || row.does == Does::Summon ||
           row.does == Does::Raise || row.does == Does::UseCarried || (row.does == Does::Strengthen && row.attack > 0);
}

} // namespace

bool isDangerous(const CreatureKind& kind) { return kind.attack > 0 || anyBehaviour(kind, isHarmful); }

bool onlyWanders(const CreatureKind& kind)
{
    return !anyBehaviour(kind, [](const BehaviourRow& row) { return row.does != Does::Wander; });
}

bool isTrifle(const World& world, const Creature& creature)
{
    constexpr int kTriflingShare = 40;
    const Creature& hero = world.hero();
    return onlyWanders(world.kindOf(creature)) && blowOf(world, creature, hero).most * kTriflingShare < hero.maxHealth;
}

std::vector<const Creature*> dangersInView(const World& world)
{
    std::vector<const Creature*> dangers;
    for (const Creature& creature : world.creatures())
        if (creature.id != world.state().hero && world.isVisible(creature.at) &&
            world.seenCreatureAt(creature.at) == &creature && isDangerous(world.kindOf(creature)) &&
            isFoe(world, creature, world.hero()))
            dangers.push_back(&creature);
    const Position eye = world.hero().at;
    std::ranges::sort(dangers, {},
                      [eye](const Creature* creature) { return std::pair(distance(eye, creature->at), creature->id); });
    return dangers;
}

} // namespace cave
