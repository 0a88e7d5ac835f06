// SPDX-License-Identifier: MIT
#include "core/pilot/danger.h"

#include "core/content/effects/thing_effects.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/blow.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

// Whether what comes out where it dies does harm: gas for one.
bool perishesHarmfully(const BehaviourRow& row)
{
    return row.does == Does::Perish && (harms(row.effect->kind) || row.effect->kind == EffectKind::Cloud);
}

// Whether a row hurts, robs or brings company, whatever the creature's own blows do.
bool isHarmful(const BehaviourRow& row)
{
    return row.does == Does::Explode || row.does == Does::Steal || row.does == Does::Summon ||
           row.does == Does::Raise || row.does == Does::UseCarried || perishesHarmfully(row) ||
           (row.does == Does::Strengthen && row.attack > 0);
}

// Whether a row of the ground answers when the hero comes there.
bool answersHero(const ReactionRow& row, const CreatureKind& hero)
{
    const bool isHeld = !hero.flies && !hero.phases;
    switch (row.on) {
    case On::Enter:
    case On::Stay: return row.who == Who::Any || row.who == Who::Hero || (row.who == Who::Walker && isHeld);
    case On::Weigh: return row.least <= weightOf(hero);
    case On::Leave:
    case On::Lift:
    case On::Use:
    case On::Dig:
    case On::Burn:
    case On::Soak:
    case On::Freeze:
    case On::Strike:
    case On::Light:
    case On::Time: return false;
    }
    return false;
}

bool isBadAir(const World& world, GasId gas, int units)
{
    const Catalogue& catalogue = world.catalogue();
    return catalogue.isBad(gas, units) && !isImmune(world.kindOf(world.hero()), catalogue.gas(gas));
}

// Whether what a row of the ground brings about does the hero harm.
bool bringsHarm(const World& world, const ReactionRow& row, const ReactionTiles& tiles)
{
    const Catalogue& catalogue = world.catalogue();
    const CreatureKind& hero = world.kindOf(world.hero());
    if (tiles.gas && isBadAir(world, *tiles.gas, row.units))
        return true;
    if (row.effect) {
        const auto gas = catalogue.findGas(row.effect->gas);
        if (harms(row.effect->kind) || (gas && isBadAir(world, *gas, row.effect->amount)))
            return true;
    }
    const auto isBad = [&](TileId tile) {
        const TileKind& kind = catalogue.tile(tile);
        return harms(kind, hero) || drowns(kind, hero) || drops(kind, hero);
    };
    const bool drownsIn = row.flood && !row.flood->deep.empty() && isBad(tiles.deep);
    return (tiles.into && isBad(*tiles.into)) || drownsIn || (row.flood && isBad(tiles.shallow));
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

bool canHarm(const World& world, const Creature& creature)
{
    return anyBehaviour(world.kindOf(creature), isHarmful) ||
           (attackOf(world, creature) > 0 && blowOf(world, creature, world.hero()).most > 0);
}

bool harmsOnEntry(const World& world, TileId tile)
{
    const std::vector<ReactionRow>& rows = world.catalogue().tile(tile).reacts;
    const CreatureKind& hero = world.kindOf(world.hero());
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (answersHero(rows[row], hero) && bringsHarm(world, rows[row], world.catalogue().reactions(tile)[row]))
            return true;
    return false;
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
