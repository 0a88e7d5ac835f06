// SPDX-License-Identifier: MIT
// Creatures that events wait for.
#include "core/proof/play/play_model.h"
#include "core/proof/ways/design.h"
#include "core/world/hero/origins.h"

#include <algorithm>

namespace cave {

bool PlayModel::isAsked(const Placement& who, int z) const
{
    return std::ranges::any_of(m_rows, [&](const Row& row) {
        const StagedEvent& event = m_stage.events()[row.staged];
        const auto asks = [&](const auto& self, const EventCondition& condition) -> bool {
            return (condition.is == ConditionWord::Alive && isOfTeam(event, condition.terms, who, z)) ||
                   std::ranges::any_of(condition.parts, [&](const auto& part) { return self(self, part); });
        };
        return (event.event->when.on == TriggerWord::Die && isOfTeam(event, event.event->when.terms, who, z)) ||
               std::ranges::any_of(event.event->conditions, [&](const auto& part) { return asks(asks, part); });
    });
}

void PlayModel::findMade()
{
    for (const Row& row : m_rows) {
        const StagedEvent& event = m_stage.events()[row.staged];
        for (const EventEffect& effect : event.event->effects) {
            const auto kind = effect.does == EffectWord::Make ? dungeon().catalogue->findCreature(effect.terms.creature)
                                                              : std::nullopt;
            if (!kind)
                continue;
            const std::vector<Position> cells = m_stage.cellsOf(event, effect.terms);
            const Position at = cells.empty() ? Position{-1, -1, -1} : cells.front();
            Placement who{KindTable::Creature, *kind, at.x, at.y, {}};
            who.group = effect.terms.group;
            who.placed = event.event->placed;
            if (isAsked(who, event.z.value_or(at.z)))
                m_foes.push_back({at, who, effect.terms.count, true});
        }
    }
}

void PlayModel::findFoes()
{
    m_hasThings = !kitsOf(dungeon().rules).empty();
    forEachThing(dungeon(), [&](Position at, const Placement&) {
        m_hasThings = true;
        for (Row& row : m_rows)
            row.isWeighed |= std::ranges::binary_search(row.cells, at);
    });
    forEachThing(dungeon(), [&](Position at, const Placement& thing) {
        if (thing.table != KindTable::Creature || !contains(dungeon(), at))
            return;
        m_hasOthers = true;
        if (isAsked(thing, at.z))
            m_foes.push_back({at, thing});
    });
    findMade();
    for (const StagedEvent& event : m_stage.events())
        for (const EventEffect& effect : event.event->effects)
            if (effect.does == EffectWord::Make) {
                m_hasThings = true;
                m_hasOthers |= effect.terms.item.empty();
            }
}

bool PlayModel::isOfTeam(const StagedEvent& event, const EventTerms& team, const Placement& thing, int z) const
{
    if (!team.group.empty())
        return m_stage.isOfGroup(event, team.group, thing, z);
    return thing.table == KindTable::Creature && (!event.z || *event.z == z) &&
           dungeon().catalogue->creature(thing.kind).id == team.creature;
}

bool PlayModel::canMultiply(const EventTerms& team) const
{
    const auto makes = [&](const EventEffect& effect) {
        const bool isIts =
            team.group.empty() ? effect.terms.creature == team.creature : effect.terms.group == team.group;
        return makesAnything(effect) || (effect.does == EffectWord::Make && isIts);
    };
    const auto isFollowed = [&](std::size_t staged) {
        return std::ranges::find(m_rows, staged, &Row::staged) != m_rows.end();
    };
    for (std::size_t i = 0; i < m_stage.events().size(); ++i)
        for (const EventEffect& effect : m_stage.events()[i].event->effects)
            if (makes(effect) && (makesAnything(effect) || !isFollowed(i)))
                return true;
    if (!team.group.empty())
        return false;
    for (const CreatureKind& kind : dungeon().catalogue->creatures())
        if (anyBehaviour(kind, [&](const BehaviourRow& row) {
                const bool comes = row.does == Does::Follow || row.does == Does::Climb;
                const bool grows =
                    row.does == Does::Spread || row.does == Does::Split || (comes && dungeon().depth() > 1);
                return (grows && kind.id == team.creature) || row.kind == team.creature;
            }))
            return true;
    return false;
}

} // namespace cave
