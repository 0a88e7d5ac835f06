// SPDX-License-Identifier: MIT
#include "core/rules/living/happen.h"

#include "core/content/limits.h"
#include "core/rules/living/event_conditions.h"
#include "core/rules/living/event_effects.h"
#include "core/rules/living/react.h"
#include "core/world/event_words.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

bool isAboutWeight(const WatchedEvent& event)
{
    return event.event->when.on == TriggerWord::Weigh || event.event->when.on == TriggerWord::Lift;
}

bool isThing(const World& world, const EventTerms& terms, const Told& told)
{
    return told.isThing && (terms.item.empty() || world.catalogue().item(told.kind).id == terms.item);
}

bool hasFallenBelow(const Told& told, int perCent)
{
    const std::int64_t limit = std::int64_t{told.full} * perCent;
    return std::int64_t{told.before} * 100 >= limit && std::int64_t{told.after} * 100 < limit;
}

std::string conditionId(const EventCondition& condition)
{
    switch (condition.is) {
    case ConditionWord::Any: return "any";
    case ConditionWord::Not: return "not";
    case ConditionWord::Mark:
    case ConditionWord::Has:
    case ConditionWord::Alive:
    case ConditionWord::Stands:
    case ConditionWord::Lies:
    case ConditionWord::Tile:
    case ConditionWord::Health:
    case ConditionWord::Depth:
    case ConditionWord::Chance: break;
    }
    return std::string(wordOf(condition).id);
}

std::string aboutOf(const EventTerms& terms)
{
    if (!terms.cells.boxes.empty()) {
        const Box& first = terms.cells.boxes.front();
        return std::to_string(first.x) + ", " + std::to_string(first.y);
    }
    if (const int beats = std::max(terms.at, terms.every); beats != kNotSaid)
        return std::to_string(beats);
    if (!terms.mark.empty())
        return terms.mark;
    return terms.group.empty() ? terms.creature : terms.group;
}

std::int64_t turnOfClock(const World& world) { return world.state().clock / kTicksPerTurn; }

} // namespace

EventRound::EventRound(WorldWriter world, const Round& round, Events& events)
    : m_world(world), m_round(round), m_events(events), m_z(round.z())
{
}

void EventRound::begin()
{
    for (const DelayedEvent& due : m_world.takeDelayed(m_z)) {
        const WatchedEvent* event = m_world->watch(m_z)->find(due.event);
        if (!event)
            continue;
        const Queued next{event, {due.x, due.y, m_z}};
        if (due.effect == DelayedEvent::kWhole)
            m_queue.push_back(next);
        else
            doEffects(next, static_cast<std::size_t>(due.effect), due.isAlone);
    }
    queueTurns();
}

void EventRound::queueTurns()
{
    const std::int64_t beats = m_world->level(m_z).living.beats;
    const Position nowhere{DelayedEvent::kNowhere, DelayedEvent::kNowhere, m_z};
    for (const WatchedEvent& event : m_world->watch(m_z)->events()) {
        const EventTerms& terms = event.event->when.terms;
        const bool isTime = terms.at == kNotSaid ? beats % terms.every == 0 : beats == terms.at;
        if (event.event->when.on == TriggerWord::Turn && isTime)
            queue(event, nowhere);
    }
}

bool EventRound::run()
{
    std::size_t reacted = m_events.size();
    const std::size_t fired = m_fired.size();
    collect();
    while (!m_queue.empty() && !m_world->isOver()) {
        while (!m_queue.empty() && !m_world->isOver()) {
            const Queued next = m_queue.front();
            m_queue.pop_front();
            if (m_done < kMostEffectsARound)
                fire(next);
            else
                putOff(next, DelayedEvent::kWhole, 1, true);
        }
        reactTo(m_world, m_world->hero().id, reacted, m_events);
        reacted = m_events.size();
        collect();
    }
    settle(m_world);
    return m_fired.size() > fired;
}

void EventRound::collect()
{
    for (const Told& told : m_world.takeTold()) {
        if (told.at.z != m_z && !told.isOfDungeon)
            continue;
        if (told.on == TriggerWord::Arrive)
            weighAll();
        for (const WatchedEvent& event : m_world->watch(m_z)->events())
            if (isTriggered(event, told))
                queue(event, told.on == TriggerWord::Mark
                                 ? Position{DelayedEvent::kNowhere, DelayedEvent::kNowhere, m_z}
                                 : told.at);
    }
}

// Weights may have changed while the hero was away.
void EventRound::weighAll()
{
    for (const WatchedEvent& event : m_world->watch(m_z)->events())
        if (isAboutWeight(event) && isTipped(event))
            queue(event, {DelayedEvent::kNowhere, DelayedEvent::kNowhere, m_z});
}

bool EventRound::isTriggered(const WatchedEvent& event, const Told& told)
{
    const EventTrigger& when = event.event->when;
    const EventTerms& terms = when.terms;
    if (told.on == TriggerWord::Weigh)
        return isAboutWeight(event) && covers(terms.cells, told.at.x, told.at.y) && isTipped(event);
    if (when.on != told.on)
        return false;
    const EventSite site(m_world, event, m_z, told.at);
    const auto isHere = [&] { return covers(terms.cells, told.at.x, told.at.y); };
    switch (when.on) {
    case TriggerWord::Enter:
    case TriggerWord::Leave: return isHere() && site.isMeant(terms.who, told);
    case TriggerWord::Use:
    case TriggerWord::See: return isHere();
    case TriggerWord::Take:
    case TriggerWord::Put: return isHere() && isThing(m_world, terms, told);
    case TriggerWord::Become: return isHere() && m_world->catalogue().tile(told.tile).id == terms.tile;
    case TriggerWord::Gas:
        return isHere() && m_world->catalogue().gas(static_cast<GasId>(told.kind)).id == terms.gas &&
               told.before < terms.least && told.after >= terms.least;
    case TriggerWord::Die:
        return site.isOfTeam(terms, told.kind, told.group) && (!terms.last || site.countOfTeam(terms) == 0);
    case TriggerWord::Hurt: return site.isOfTeam(terms, told.kind, told.group) && hasFallenBelow(told, terms.below);
    case TriggerWord::Arrive: return !terms.first || told.isFirst;
    case TriggerWord::Mark: {
        const auto mark = site.mark(terms.mark);
        return mark && mark->isOfDungeon == told.isOfDungeon && mark->key == told.mark && told.before < terms.least &&
               told.after >= terms.least;
    }
    case TriggerWord::Weigh:
    case TriggerWord::Lift:
    case TriggerWord::Turn: break;
    }
    return false;
}

bool EventRound::isTipped(const WatchedEvent& event)
{
    const EventTerms& terms = event.event->when.terms;
    const bool isDown = EventSite(m_world, event, m_z, {}).weightOn(terms.cells) >= terms.least;
    EventCount count = m_world->eventCount(m_z, event.key);
    if (count.isDown == isDown)
        return false;
    count.isDown = isDown;
    m_world.setEventCount(m_z, event.key, count);
    return isDown == (event.event->when.on == TriggerWord::Weigh);
}

bool EventRound::isReady(const Queued& next)
{
    const WatchedEvent& event = *next.event;
    EventCount count = m_world->eventCount(m_z, event.key);
    const bool rests = count.times > 0 && turnOfClock(m_world) - count.last < event.event->rest;
    if (m_fired.contains(event.key))
        return false;
    if (rests || !m_world->mayHappenAgain(m_z, event)) {
        tell(event, rests ? Happened::Unless::Resting : Happened::Unless::Spent);
        return false;
    }
    const auto unmet = firstUnmet(siteOf(next), count.asked);
    if (hasChance(*event.event)) {
        count.asked = std::min(count.asked + 1, kLargestNumber);
        m_world.setEventCount(m_z, event.key, count);
    }
    if (unmet)
        tell(event, Happened::Unless::Unmet, *unmet);
    return !unmet;
}

void EventRound::tell(const WatchedEvent& event, Happened::Unless unless, std::size_t part)
{
    if (!m_world->tellsOfEvents())
        return;
    const ScriptedEvent& row = *event.event;
    Happened told{row.uid, row.name, std::string(wordOf(row.when).id), aboutOf(row.when.terms), unless, 0, {}};
    if (unless == Happened::Unless::Unmet || unless == Happened::Unless::InVain) {
        told.number = static_cast<int>(part) + 1;
        told.word = unless == Happened::Unless::Unmet ? conditionId(row.conditions[part])
                                                      : std::string(wordOf(row.effects[part]).id);
    }
    m_events.push_back(std::move(told));
}

void EventRound::fire(const Queued& next)
{
    if (!isReady(next))
        return;
    EventCount count = m_world->eventCount(m_z, next.event->key);
    count.times = std::min(count.times + 1, kLargestNumber);
    if (next.event->event->rest > 0)
        count.last = turnOfClock(m_world);
    m_world.setEventCount(m_z, next.event->key, count);
    m_fired.insert(next.event->key);
    tell(*next.event, Happened::Unless::Nothing);
    doEffects(next, 0, false);
}

// Those put off by themselves when they fired are done then, without waiting again.
void EventRound::doEffects(const Queued& next, std::size_t first, bool isAlone)
{
    const std::vector<EventEffect>& effects = next.event->event->effects;
    const std::size_t end = isAlone ? std::min(first + 1, effects.size()) : effects.size();
    for (std::size_t i = first; i < end && !m_world->isOver(); ++i) {
        if (m_done >= kMostEffectsARound)
            return putOff(next, static_cast<int>(i), 1, isAlone);
        if (const int delay = effects[i].terms.delay; delay > 0 && !isAlone) {
            putOff(next, static_cast<int>(i), delay, true);
            continue;
        }
        ++m_done;
        doAndTell(next, i);
        collect();
    }
}

// What has changed nothing and told nothing was in vain; but the hero may know cells now, which is no part of the hash.
void EventRound::doAndTell(const Queued& next, std::size_t effect)
{
    const EventEffect& row = next.event->event->effects[effect];
    const bool isTold = m_world->tellsOfEvents() && row.does != EffectWord::Reveal;
    const std::uint64_t before = isTold ? m_world->hash() : 0;
    const std::size_t told = m_events.size();
    doEffect(m_world, siteOf(next), row, m_round, m_events);
    if (isTold && m_events.size() == told && m_world->hash() == before)
        tell(*next.event, Happened::Unless::InVain, effect);
}

void EventRound::putOff(const Queued& next, int effect, std::int64_t beats, bool isAlone)
{
    const std::int64_t beat = m_world->level(m_z).living.beats + beats;
    m_world.putOff(m_z, {beat, next.event->key, effect, isAlone, next.here.x, next.here.y});
}

void happen(WorldWriter world, EntityId actor, Events& events)
{
    if (!world->watch(world->hero().at.z) || world->isOver()) {
        world.takeTold(); // of levels that stand still now
        return;
    }
    if (!world.hasTold()) // most acts are no event's business
        return settle(world);
    EventRound(world, Round::ofAct(world, actor), events).run();
}

void beginEvents(WorldWriter world)
{
    for (int z = 0; z < world->depth(); ++z)
        if (world->watch(z))
            for (const WatchedEvent& event : world->watch(z)->events())
                if (isAboutWeight(event) && EventSite(world, event, z, {}).weightOn(event.event->when.terms.cells) >=
                                                event.event->when.terms.least)
                    world.setEventCount(z, event.key, {.isDown = true});
    world.takeTold();
}

} // namespace cave
