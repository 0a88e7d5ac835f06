// SPDX-License-Identifier: MIT
// Keys and things that events wait for, and the state that a play begins in.
#include "core/proof/play/play_model.h"
#include "core/proof/ways/design.h"
#include "core/proof/ways/journey.h"

#include <algorithm>

namespace cave {

namespace {

int scopeOf(bool isOfDungeon, std::optional<int> z) { return isOfDungeon || !z ? kDungeonScope : *z; }

EventKey keyOf(const StagedEvent& staged) { return {staged.isOfDungeon, staged.event->placed, staged.event->uid}; }

template <typename Key>
int valueOf(const std::map<Key, int>& values, const Key& key)
{
    const auto found = values.find(key);
    return found == values.end() ? 0 : found->second;
}

} // namespace

bool PlayModel::isKey(std::string_view item) const
{
    const auto kind = dungeon().catalogue->findItem(item);
    return kind && dungeon().catalogue->item(*kind).key;
}

bool PlayModel::isCarried(Position at, const Placement& thing) const
{
    return m_begun && at.z == m_startAt.z &&
           m_begun->carried.contains(static_cast<std::size_t>(&thing - dungeon().level(at.z).things.data()));
}

// Keys, also those that somebody carries, and what lies where events wait for it.
void PlayModel::findThings()
{
    const Catalogue& catalogue = *dungeon().catalogue;
    const auto isWatched = [this](Position at) {
        return std::ranges::any_of(m_rows, [&](const Row& row) {
            const TriggerWord on = m_stage.events()[row.staged].event->when.on;
            return (on == TriggerWord::Take || on == TriggerWord::Put) && std::ranges::binary_search(row.cells, at);
        });
    };
    forEachItem(dungeon(), [&](Position at, ItemKindId kind, const Placement& thing) {
        if (!contains(dungeon(), at))
            return;
        if (catalogue.item(kind).key || (thing.table == KindTable::Item && isWatched(at)))
            m_things.push_back({at, kind, thing.opens ? dungeon().positionOf(*thing.opens) : std::nullopt, &thing});
    });
    findMadeKeys();
    const bool hasKeys =
        std::ranges::any_of(m_things, [&](const Thing& thing) { return catalogue.item(thing.kind).key; });
    if (hasKeys)
        m_doors = lockedDoors(dungeon());
}

// By all the times that the event may happen: of many those are enough that there are doors for.
void PlayModel::findMadeKeys()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (const EventEffect& effect : event(row).effects) {
            if (effect.does != EffectWord::Make || !isKey(effect.terms.item))
                continue;
            const std::vector<Position> cells = m_stage.cellsOf(staged(row), effect.terms);
            const Thing made{cells.empty() ? Position{-1, -1, -1} : cells.front(),
                             *dungeon().catalogue->findItem(effect.terms.item), std::nullopt, nullptr};
            const std::size_t doors = std::max<std::size_t>(lockedDoors(dungeon()).size(), 1);
            const auto times = static_cast<std::size_t>(event(row).repeat);
            const std::size_t most = times == 0 ? doors : static_cast<std::size_t>(effect.terms.count) * times;
            m_things.insert(m_things.end(), std::min(doors, most), made);
        }
}

bool PlayModel::isAlike(std::size_t thing, std::size_t other) const
{
    const Thing& one = m_things[thing];
    const Thing& two = m_things[other];
    return !one.placement && !two.placement && one.kind == two.kind && one.at == two.at;
}

void PlayModel::sortAlike(PlayState& state) const
{
    const auto slotOf = [&](std::size_t thing) {
        return state.begin() + static_cast<std::ptrdiff_t>(thingSlot(thing));
    };
    for (std::size_t first = 0, end = 1; first < m_things.size(); first = end++) {
        while (end < m_things.size() && isAlike(first, end))
            ++end;
        std::ranges::sort(slotOf(first), slotOf(end));
    }
}

PlayState PlayModel::first() const
{
    PlayState state(m_slots.count);
    for (std::size_t i = 0; i < m_single.size(); ++i)
        state[i] = dungeon().level(m_single[i].z).tiles[m_single[i].x, m_single[i].y];
    for (std::size_t i = 0; i < m_things.size(); ++i) {
        const Thing& thing = m_things[i];
        state[thingSlot(i)] = !thing.placement ? Gone : isCarried(thing.at, *thing.placement) ? Carried : Lies;
    }
    for (std::size_t i = 0; i < m_foes.size(); ++i)
        state[foeSlot(i)] = m_foes[i].isMade ? Absent : Alive;
    if (m_begun)
        goOn(state);
    return state;
}

// The hero comes to a level for the first time once.
int PlayModel::mostTimes(std::size_t row) const
{
    const EventTrigger& when = event(row).when;
    return when.on == TriggerWord::Arrive && when.terms.first && staged(row).z ? 1 : event(row).repeat;
}

// How often an event has happened counts only where it may not for ever, or rests.
void PlayModel::goOn(PlayState& state) const
{
    for (std::size_t i = 0; i < m_stage.marks().size(); ++i) {
        const StagedMark& mark = m_stage.marks()[i];
        const MarkKey key{mark.mark->placed, mark.mark->name};
        state[markSlot(i)] =
            static_cast<std::uint16_t>(valueOf(m_begun->marks, std::pair(scopeOf(false, mark.z), key)));
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const int times =
            valueOf(m_begun->times, std::pair(scopeOf(staged(row).isOfDungeon, staged(row).z), keyOf(staged(row))));
        const int most = mostTimes(row) > 0 ? mostTimes(row) : event(row).rest > 0 ? 1 : 0;
        state[timesSlot(row)] = static_cast<std::uint16_t>(std::min(times, most));
    }
    for (std::size_t i = 0; i < m_delays.size(); ++i) {
        const StagedEvent& of = staged(m_delays[i].row);
        const int times =
            valueOf(m_begun->delays, {scopeOf(of.isOfDungeon, of.z), keyOf(of), static_cast<int>(m_delays[i].effect)});
        state[delaySlot(i)] = static_cast<std::uint16_t>(std::min<int>(times, kManyDelays));
    }
}

} // namespace cave
