// SPDX-License-Identifier: MIT
#include "core/proof/ways/prospect.h"

#include "core/proof/ways/design.h"
#include "core/world/hero/origins.h"

#include <algorithm>

namespace cave {

namespace {

// To the ids of creatures those of whom they bring; these bring others in turn.
void addBrought(const Catalogue& catalogue, std::set<std::string, std::less<>>& kinds)
{
    for (std::size_t before = 0; before != kinds.size();) {
        before = kinds.size();
        for (const CreatureKind& kind : catalogue.creatures())
            if (kinds.contains(kind.id))
                anyBehaviour(kind, [&](const BehaviourRow& row) {
                    kinds.insert(row.kind);
                    return false;
                });
    }
}

} // namespace

bool mayBeBrought(const Stage& stage, std::string_view kind)
{
    const Dungeon& dungeon = stage.dungeon();
    std::set<std::string, std::less<>> kinds;
    forEachThing(dungeon, [&](Position, const Placement& thing) {
        if (thing.table == KindTable::Creature)
            kinds.insert(dungeon.catalogue->creature(thing.kind).id);
    });
    for (const StagedEvent& staged : stage.events())
        for (const EventEffect& effect : staged.event->effects)
            if (effect.does == EffectWord::Make)
                kinds.insert(effect.terms.creature);
    if (const auto itself = kinds.find(kind); itself != kinds.end())
        kinds.erase(itself);
    addBrought(*dungeon.catalogue, kinds);
    return kinds.contains(kind);
}

Prospect::Prospect(const Stage& stage, const Fates& fates)
    : m_stage(stage), m_fates(fates), m_happens(stage.events().size()), m_highest(stage.marks().size())
{
    census();
}

// Creatures bring others of their own, and leave things.
void Prospect::census()
{
    const Dungeon& dungeon = m_stage.dungeon();
    forEachThing(dungeon, [&](Position, const Placement& thing) { m_kinds.insert(nameOf(dungeon, thing, {}).id); });
    forEachItem(dungeon,
                [&](Position, ItemKindId kind, const Placement&) { m_kinds.insert(dungeon.catalogue->item(kind).id); });
    const std::vector<std::string> kits = kitsOf(dungeon.rules);
    m_kinds.insert(kits.begin(), kits.end());
    for (const StagedEvent& staged : m_stage.events())
        for (const EventEffect& effect : staged.event->effects) {
            if (effect.does != EffectWord::Make)
                continue;
            m_anything |= makesAnything(effect);
            m_kinds.insert(effect.terms.creature + effect.terms.item);
        }
    addBrought(*dungeon.catalogue, m_kinds);
    for (const CreatureKind& kind : dungeon.catalogue->creatures())
        if (m_kinds.contains(kind.id))
            for (const auto* rows : {&kind.drops, &kind.carries})
                for (const DropRow& row : *rows)
                    m_kinds.insert(row.items.begin(), row.items.end());
}

bool Prospect::hasGroup(const StagedEvent& event, std::string_view group) const
{
    const Dungeon& dungeon = m_stage.dungeon();
    for (int z = 0; z < dungeon.depth(); ++z)
        for (const Placement& thing : dungeon.level(z).things)
            if (m_stage.isOfGroup(event, group, thing, z))
                return true;
    return std::ranges::any_of(m_stage.events(), [&](const StagedEvent& other) {
        return std::ranges::any_of(other.event->effects, [&](const EventEffect& effect) {
            return effect.does == EffectWord::Make && effect.terms.group == group;
        });
    });
}

bool Prospect::exists(const StagedEvent& event, const EventTerms& terms) const
{
    return terms.group.empty() ? hasThing(terms.creature) : hasGroup(event, terms.group);
}

bool Prospect::exists(const StagedEvent& event, const EventWho& who) const
{
    switch (who.of) {
    case EventWho::Of::Kind: return meansHero(who, m_stage.dungeon().rules) || hasThing(who.name);
    case EventWho::Of::Group: return hasGroup(event, who.name);
    case EventWho::Of::Hero:
    case EventWho::Of::Ally:
    case EventWho::Of::Foe:
    case EventWho::Of::Other:
    case EventWho::Of::Thing:
    case EventWho::Of::Any: break;
    }
    return true;
}

bool Prospect::mayBeTile(const StagedEvent& event, const EventTerms& terms, bool all) const
{
    const auto isIt = [&](Position at) {
        return m_fates.any(at, [&](const TileKind& tile) { return tile.id == terms.tile; });
    };
    const std::vector<Position> cells = m_stage.cellsOf(event, terms);
    return all ? !cells.empty() && std::ranges::all_of(cells, isIt) : std::ranges::any_of(cells, isIt);
}

int Prospect::highest(const StagedEvent& event, std::string_view mark) const
{
    const auto number = m_stage.markOf(event, mark);
    return number ? m_highest[*number] : 0;
}

Prospect::Doubt Prospect::doubtOfTrigger(const StagedEvent& event) const
{
    const EventTrigger& when = event.event->when;
    const EventTerms& terms = when.terms;
    const auto nobodyUnless = [](bool isThere) { return isThere ? Doubt::None : Doubt::Nobody; };
    switch (when.on) {
    case TriggerWord::Enter:
    case TriggerWord::Leave: return nobodyUnless(exists(event, terms.who));
    case TriggerWord::Take:
    case TriggerWord::Put: return nobodyUnless(terms.item.empty() || hasThing(terms.item));
    case TriggerWord::Die:
    case TriggerWord::Hurt: return nobodyUnless(exists(event, terms));
    case TriggerWord::Mark: return highest(event, terms.mark) >= terms.least ? Doubt::None : Doubt::MarkTooLow;
    case TriggerWord::Become: return mayBeTile(event, terms, false) ? Doubt::None : Doubt::TileNever;
    case TriggerWord::Weigh:
    case TriggerWord::Lift:
    case TriggerWord::Use:
    case TriggerWord::See:
    case TriggerWord::Turn:
    case TriggerWord::Arrive:
    case TriggerWord::Gas: break;
    }
    return Doubt::None;
}

bool Prospect::mayHold(const StagedEvent& event, const EventCondition& condition) const
{
    const EventTerms& terms = condition.terms;
    switch (condition.is) {
    case ConditionWord::Mark: return terms.least <= std::min(terms.most, highest(event, terms.mark));
    case ConditionWord::Has: return hasThing(terms.item);
    case ConditionWord::Alive: return terms.least <= terms.most && (terms.least == 0 || exists(event, terms));
    case ConditionWord::Stands: return exists(event, terms.who);
    case ConditionWord::Lies: return terms.item.empty() || hasThing(terms.item);
    case ConditionWord::Tile: return mayBeTile(event, terms, terms.all);
    case ConditionWord::Depth:
        return event.z ? *event.z + 1 >= terms.least && *event.z + 1 <= terms.most
                       : terms.least <= std::min(terms.most, m_stage.dungeon().depth());
    case ConditionWord::Chance: return terms.perMille > 0;
    case ConditionWord::Any:
        return std::ranges::any_of(condition.parts, [&](const auto& part) { return mayHold(event, part); });
    case ConditionWord::Health:
    case ConditionWord::Not: break;
    }
    return true;
}

Prospect::Doubt Prospect::doubtOf(std::size_t number) const
{
    const StagedEvent& event = m_stage.events()[number];
    if (m_stage.namesNoLevel(event.event->when.terms))
        return Doubt::NoLevel;
    if (const Doubt doubt = doubtOfTrigger(event); doubt != Doubt::None)
        return doubt;
    const bool holds =
        std::ranges::all_of(event.event->conditions, [&](const auto& part) { return mayHold(event, part); });
    return holds ? Doubt::None : Doubt::ConditionNever;
}

// What adds may happen so often that the mark rises to its most.
void Prospect::raise(const StagedEvent& event)
{
    for (const EventEffect& effect : event.event->effects) {
        const auto number = effect.does == EffectWord::Mark ? m_stage.markOf(event, effect.terms.mark) : std::nullopt;
        if (!number)
            continue;
        const int most = m_stage.marks()[*number].mark->most;
        const bool adds = effect.terms.set == kNotSaid;
        const bool addsOnce = adds && event.event->repeat == 1;
        const int value = addsOnce ? m_highest[*number] + effect.terms.add : adds ? most : effect.terms.set;
        if (!adds || effect.terms.add > 0)
            m_highest[*number] = std::clamp(value, m_highest[*number], std::max(most, m_highest[*number]));
    }
}

bool Prospect::grow(const std::function<bool(const StagedEvent&)>& isWithinReach)
{
    bool grew = false;
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (std::size_t i = 0; i < m_happens.size(); ++i) {
            if (m_happens[i] || doubtOf(i) != Doubt::None || !isWithinReach(m_stage.events()[i]))
                continue;
            m_happens[i] = true;
            raise(m_stage.events()[i]);
            goesOn = true;
            grew = true;
        }
    }
    return grew;
}

} // namespace cave
