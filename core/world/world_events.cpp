// SPDX-License-Identifier: MIT
// What a World says and writes of scripted events.
#include "core/world/world_writer.h"

#include <algorithm>

namespace cave {

const EventCount& World::eventCount(int z, const EventKey& key) const
{
    static const EventCount kNone{};
    const auto& counts = happened(z, key.isOfDungeon).counts;
    const auto found = counts.find(key);
    return found == counts.end() ? kNone : found->second;
}

int World::mark(int z, bool isOfDungeon, const MarkKey& key) const
{
    const auto& marks = happened(z, isOfDungeon).marks;
    const auto found = marks.find(key);
    return found == marks.end() ? 0 : found->second;
}

bool World::mayHappenAgain(int z, const WatchedEvent& event) const
{
    return event.event->repeat == 0 || eventCount(z, event.key).times < event.event->repeat;
}

bool World::isUsable(Position at) const
{
    const ScriptWatch* events = contains(at) ? watch(at.z) : nullptr;
    return events && events->uses().get(at.x, at.y) &&
           std::ranges::any_of(events->events(), [&](const WatchedEvent& each) {
               return each.event->when.on == TriggerWord::Use && covers(each.event->when.terms.cells, at.x, at.y) &&
                      mayHappenAgain(at.z, each);
           });
}

bool World::hasEventsDue(int z) const
{
    if (!watch(z))
        return false;
    const Living& living = level(z).living;
    return !living.happened.delayed.empty() || std::ranges::any_of(watch(z)->events(), [&](const WatchedEvent& each) {
        return each.event->when.on == TriggerWord::Turn && mayHappenAgain(z, each) &&
               (each.event->when.terms.at == kNotSaid || each.event->when.terms.at > living.beats);
    });
}

Happenings& WorldWriter::editHappened(int z, bool isOfDungeon)
{
    return isOfDungeon ? m_world.m_state.happened : editLevel(z).living.happened;
}

void WorldWriter::setEventCount(int z, const EventKey& key, const EventCount& count)
{
    const int scope = key.isOfDungeon ? kDungeonScope : z;
    m_world.m_sum += countHash(scope, key, count) - countHash(scope, key, m_world.eventCount(z, key));
    auto& counts = editHappened(z, key.isOfDungeon).counts;
    if (count == EventCount{})
        counts.erase(key);
    else
        counts[key] = count;
}

void WorldWriter::setMark(int z, bool isOfDungeon, const MarkKey& key, int value)
{
    const int scope = isOfDungeon ? kDungeonScope : z;
    const int before = m_world.mark(z, isOfDungeon, key);
    m_world.m_sum += markHash(scope, key, value) - markHash(scope, key, before);
    auto& marks = editHappened(z, isOfDungeon).marks;
    if (value == 0)
        marks.erase(key);
    else
        marks[key] = value;
    m_world.m_told.push_back({.on = TriggerWord::Mark,
                              .at = {0, 0, z},
                              .before = before,
                              .after = value,
                              .isOfDungeon = isOfDungeon,
                              .mark = key});
}

void WorldWriter::putOff(int z, const DelayedEvent& event)
{
    auto& delayed = editLevel(z).living.happened.delayed;
    m_world.m_sum -= delayedHash(z, delayed);
    delayed.push_back(event);
    m_world.m_sum += delayedHash(z, delayed);
}

std::vector<DelayedEvent> WorldWriter::takeDelayed(int z)
{
    const std::int64_t beats = m_world.level(z).living.beats;
    const auto isDue = [beats](const DelayedEvent& each) { return each.beat <= beats; };
    std::vector<DelayedEvent> due;
    std::ranges::copy_if(m_world.level(z).living.happened.delayed, std::back_inserter(due), isDue);
    if (due.empty())
        return due;
    auto& delayed = editLevel(z).living.happened.delayed;
    m_world.m_sum -= delayedHash(z, delayed);
    std::erase_if(delayed, isDue);
    m_world.m_sum += delayedHash(z, delayed);
    return due;
}

void WorldWriter::noteFallen(CreatureKindId kind)
{
    for (int z = 0; z < m_world.depth(); ++z)
        if (const ScriptWatch* events = m_world.watch(z); events && events->asksForFallen())
            return setFallen(kind);
}

void WorldWriter::setGroup(EntityId id, std::uint64_t group)
{
    if (m_world.creature(id)) {
        Creature changed = find(id);
        changed.group = group;
        changeCreature(changed);
    } else {
        Item changed = findItem(id);
        changed.group = group;
        changeItem(changed);
    }
}

void WorldWriter::uncountItems(ItemKindId kind, int count)
{
    const auto place = std::ranges::find(m_world.m_state.counted, kind, &CountedItem::kind);
    if (place == m_world.m_state.counted.end() || count == 0)
        return;
    m_world.m_sum -= countHash(m_world.catalogue(), *place);
    place->count -= count;
    if (place->count > 0)
        m_world.m_sum += countHash(m_world.catalogue(), *place);
    else
        m_world.m_state.counted.erase(place);
}

// --- What is told

void WorldWriter::tellOf(TriggerWord on, const Creature& who, Position at)
{
    m_world.m_told.push_back({.on = on,
                              .at = at,
                              .who = who.id,
                              .kind = who.kind,
                              .group = who.group,
                              .side = who.side,
                              .isCaptive = who.isCaptive});
}

void WorldWriter::tellOf(TriggerWord on, const Item& thing, Position at)
{
    m_world.m_told.push_back(
        {.on = on, .at = at, .who = thing.id, .isThing = true, .kind = thing.kind, .group = thing.group});
}

void WorldWriter::tellOfWeight(Position at)
{
    if (const ScriptWatch* events = m_world.watch(at.z); events && events->weights().get(at.x, at.y))
        m_world.m_told.push_back({.on = TriggerWord::Weigh, .at = at});
}

void WorldWriter::tellOfGas(int z, const GasCell* was, const GasCell& is)
{
    const ScriptWatch* events = m_world.watch(z);
    const Position at = m_world.positionOf(z, is.cell);
    if (!events || !events->airs().get(at.x, at.y))
        return;
    const int before = was && was->kind == is.kind ? was->units : 0;
    m_world.m_told.push_back({.on = TriggerWord::Gas, .at = at, .kind = is.kind, .before = before, .after = is.units});
}

void WorldWriter::tellOfStep(TriggerWord on, const Creature& who, Position at)
{
    const ScriptWatch* events = m_world.watch(at.z);
    if (!events)
        return;
    if (events->steps().get(at.x, at.y))
        tellOf(on, who, at);
    tellOfWeight(at);
}

void WorldWriter::tellOfThing(TriggerWord on, const Item& thing, Position at)
{
    const ScriptWatch* events = m_world.watch(at.z);
    if (!events)
        return;
    if (events->things().get(at.x, at.y))
        tellOf(on, thing, at);
    tellOfWeight(at);
}

void WorldWriter::tellOfDeath(const Creature& dead)
{
    if (!m_world.watch(dead.at.z))
        return;
    tellOf(TriggerWord::Die, dead, dead.at);
    tellOfStep(TriggerWord::Leave, dead, dead.at);
}

void WorldWriter::tellOfHealth(const Creature& who, int health)
{
    const ScriptWatch* events = m_world.watch(who.at.z);
    if (!events || !events->asksForHealth() || health >= who.health)
        return;
    tellOf(TriggerWord::Hurt, who, who.at);
    m_world.m_told.back().before = who.health;
    m_world.m_told.back().after = health;
    m_world.m_told.back().full = who.maxHealth;
}

void WorldWriter::tellOfArrival(bool isFirst)
{
    const Creature& hero = m_world.hero();
    if (!m_world.watch(hero.at.z))
        return;
    tellOf(TriggerWord::Arrive, hero, hero.at);
    m_world.m_told.back().isFirst = isFirst;
}

void WorldWriter::tellOfUse(Position at)
{
    if (m_world.isUsable(at))
        tellOf(TriggerWord::Use, m_world.hero(), at);
}

void WorldWriter::tellOfSight(const BitGrid& before)
{
    const int z = m_world.hero().at.z;
    const ScriptWatch* events = m_world.watch(z);
    if (!events)
        return;
    BitGrid seen = m_world.visible();
    seen &= events->sights();
    seen -= before;
    seen.forEach([&](int x, int y) { tellOf(TriggerWord::See, m_world.hero(), {x, y, z}); });
}

} // namespace cave
