// SPDX-License-Identifier: MIT
#include "core/rules/living/event_site.h"

#include <algorithm>

namespace cave {

namespace {

template <typename Things, typename Takes>
std::vector<EntityId> idsOf(const Things& things, Takes takes)
{
    std::vector<EntityId> ids;
    for (const auto& thing : things)
        if (takes(thing))
            ids.push_back(thing.id);
    std::ranges::sort(ids);
    return ids;
}

bool liesOn(const Item& item, int z) { return item.carrier == EntityId::None && item.at.z == z; }

} // namespace

Chance EventSite::chance() const
{
    const Uid level = m_world->level(m_z).uid;
    return Chance(hashOf("happen", m_world->state().seed, level.value, key().placed.value, key().event.value));
}

std::optional<int> EventSite::levelOf(const EventTerms& terms) const
{
    if (!terms.level)
        return m_z;
    for (int z = 0; z < m_world->depth(); ++z)
        if (m_world->level(z).uid == terms.level)
            return z;
    return std::nullopt;
}

BitGrid EventSite::cells(const EventTerms& terms) const
{
    return cellsOf(terms.cells, m_here, m_world->width(), m_world->height());
}

std::uint64_t EventSite::group(std::string_view name) const { return groupOf(name, key().placed); }

bool EventSite::isMeant(const EventWho& who, const Creature& creature) const
{
    return isMeant(who, Told{.at = creature.at,
                             .who = creature.id,
                             .kind = creature.kind,
                             .group = creature.group,
                             .side = creature.side,
                             .isCaptive = creature.isCaptive});
}

bool EventSite::isMeant(const EventWho& who, const Item& item) const
{
    return isMeant(who, Told{.at = item.at, .who = item.id, .isThing = true, .kind = item.kind, .group = item.group});
}

bool EventSite::isMeant(const EventWho& who, const Told& told) const
{
    const bool isHero = !told.isThing && told.who == m_world->state().hero;
    const auto isOf = [&](auto suits) {
        return !told.isThing && !isHero && !told.isCaptive &&
               suits(told.side.value_or(m_world->catalogue().factionOf(told.kind)));
    };
    switch (who.of) {
    case EventWho::Of::Hero: return isHero;
    case EventWho::Of::Ally: return isOf([](FactionId side) { return side == kHeroSide; });
    case EventWho::Of::Foe: return isOf([&](FactionId side) { return m_world->catalogue().areFoes(side, kHeroSide); });
    case EventWho::Of::Other: return !told.isThing && !isHero;
    case EventWho::Of::Thing: return told.isThing;
    case EventWho::Of::Any: return true;
    case EventWho::Of::Kind:
        return who.name ==
               (told.isThing ? m_world->catalogue().item(told.kind).id : m_world->catalogue().creature(told.kind).id);
    case EventWho::Of::Group: return told.group != 0 && told.group == group(who.name);
    }
    return false;
}

bool EventSite::isOfTeam(const EventTerms& terms, CreatureKindId kind, std::uint64_t team) const
{
    if (!terms.group.empty())
        return team != 0 && team == group(terms.group);
    return m_world->catalogue().creature(kind).id == terms.creature;
}

int EventSite::countOfTeam(const EventTerms& terms) const
{
    return static_cast<int>(std::ranges::count_if(m_world->creatures(), [&](const Creature& creature) {
        return creature.at.z == m_z && isOfTeam(terms, creature.kind, creature.group);
    }));
}

std::vector<EntityId> EventSite::creatures(const EventWho& who) const
{
    return idsOf(m_world->creatures(),
                 [&](const Creature& creature) { return creature.at.z == m_z && isMeant(who, creature); });
}

std::vector<EntityId> EventSite::creatures(const BitGrid& cells) const
{
    return idsOf(m_world->creatures(), [&](const Creature& creature) {
        return creature.at.z == m_z && cells.get(creature.at.x, creature.at.y);
    });
}

std::vector<EntityId> EventSite::things(const EventWho& who) const
{
    return idsOf(m_world->items(), [&](const Item& item) { return liesOn(item, m_z) && isMeant(who, item); });
}

std::vector<EntityId> EventSite::things(const BitGrid& cells) const
{
    return idsOf(m_world->items(),
                 [&](const Item& item) { return liesOn(item, m_z) && cells.get(item.at.x, item.at.y); });
}

std::optional<EventSite::FoundMark> EventSite::mark(std::string_view name) const
{
    const ScriptWatch& watch = *m_world->watch(m_z);
    FoundMark found{key().isOfDungeon, {key().placed, std::string(name)}};
    if (name.starts_with(kDungeonPrefix))
        found = {true, {{}, std::string(name.substr(kDungeonPrefix.size()))}};
    else if (name.starts_with(kLevelPrefix))
        found = {false, {{}, std::string(name.substr(kLevelPrefix.size()))}};
    const auto& marks = found.isOfDungeon ? watch.dungeon().marks : watch.level().marks;
    const auto declared = std::ranges::find_if(
        marks, [&](const EventMark& mark) { return mark.name == found.key.name && mark.placed == found.key.placed; });
    if (declared == marks.end())
        return std::nullopt;
    found.most = declared->most;
    return found;
}

int EventSite::weightOn(const EventCells& cells) const
{
    int weight = 0;
    for (const Creature& creature : m_world->creatures())
        if (creature.at.z == m_z && covers(cells, creature.at.x, creature.at.y))
            weight += weightOf(m_world->kindOf(creature));
    for (const Item& item : m_world->items())
        if (liesOn(item, m_z) && covers(cells, item.at.x, item.at.y))
            weight += m_world->catalogue().item(item.kind).weight;
    return weight;
}

} // namespace cave
