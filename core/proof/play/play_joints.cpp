// SPDX-License-Identifier: MIT
// Which events have something to do with each other.
#include "core/proof/play/play_parts.h"

#include "core/proof/ways/design.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace cave {

namespace {

// Whether the hero may be anywhere when it is carried off, or come down anywhere.
bool carriesFromAnywhere(const ScriptedEvent& event, const EventEffect& effect)
{
    if (effect.does == EffectWord::Effect)
        return carriesWithinWalk(effect);
    const EventTrigger& when = event.when;
    const bool isStep = when.on == TriggerWord::Enter || when.on == TriggerWord::Leave;
    const bool isAtItsCells = when.on == TriggerWord::Use || (isStep && when.terms.who.of == EventWho::Of::Hero);
    return effect.does == EffectWord::Move && (!isAtItsCells || effect.terms.delay > 0);
}

bool changesKeys(const PlayModel& model, const EventEffect& effect)
{
    const auto item = model.dungeon().catalogue->findItem(effect.terms.item);
    return (effect.does == EffectWord::Remove || effect.does == EffectWord::Make) && item &&
           model.dungeon().catalogue->item(*item).key;
}

// Joins what names the same.
class Joiner {
public:
    Joiner(const PlayModel& model) : m_model(model), m_parents(model.rows().size() + model.doors().size())
    {
        std::iota(m_parents.begin(), m_parents.end(), std::size_t{0});
    }

    std::vector<PlayPart> join()
    {
        for (std::size_t row = 0; row < m_model.rows().size(); ++row)
            addRow(row);
        for (std::size_t door = 0; door < m_model.doors().size(); ++door)
            addDoor(door);
        joinNeighbours();
        joinLandings();
        std::map<std::size_t, PlayPart> parts;
        for (std::size_t i = 0; i < m_parents.size(); ++i) {
            PlayPart& part = parts[rootOf(i)];
            if (i < m_model.rows().size())
                part.rows.push_back(i);
            else
                part.doors.push_back(m_model.doors()[i - m_model.rows().size()]);
        }
        std::vector<PlayPart> list;
        list.reserve(parts.size());
        for (auto& [root, part] : parts)
            list.push_back(std::move(part));
        return list;
    }

private:
    std::size_t rootOf(std::size_t i)
    {
        while (m_parents[i] != i)
            i = m_parents[i] = m_parents[m_parents[i]];
        return i;
    }
    template <typename Key>
    void name(std::map<Key, std::size_t>& names, const Key& key, std::size_t who)
    {
        const auto [known, isNew] = names.try_emplace(key, who);
        if (!isNew)
            m_parents[rootOf(who)] = rootOf(known->second);
    }
    // Whoever goes from a cell of one part straight to one of another, or acts from there, is on no ground that both
    // leave alone.
    void joinNeighbours()
    {
        for (const auto& [at, who] : m_cells)
            for (const Offset step : kOffsets)
                if (const auto beside = m_cells.find({at.x + step.dx, at.y + step.dy, at.z});
                    beside != m_cells.end() && (m_model.tileSlot(at) || m_model.tileSlot(beside->first)))
                    m_parents[rootOf(who)] = rootOf(beside->second);
    }
    // Nor is whoever falls from one of them onto one of another.
    void joinLandings()
    {
        const PlayMap& map = m_model.map();
        const auto ownerOf = [this, &map](PlayMap::Node node) { return m_cells.find(map.cellOf(node)); };
        for (PlayMap::Node node = 0; node < map.singles(); ++node)
            if (const PlayMap::Node to = map.landing(node); to != PlayMap::kNone && to < map.singles())
                if (const auto from = ownerOf(node), into = ownerOf(to); from != m_cells.end() && into != m_cells.end())
                    m_parents[rootOf(from->second)] = rootOf(into->second);
    }
    void nameAll(const std::vector<Position>& cells, std::size_t who)
    {
        for (const Position at : cells)
            name(m_cells, at, who);
    }
    void nameMark(const StagedEvent& event, const std::string& mark, std::size_t who)
    {
        if (const auto number = m_model.stage().markOf(event, mark))
            name(m_marks, *number, who);
    }

    void addCondition(const StagedEvent& event, const EventCondition& condition, std::size_t who)
    {
        if (condition.is == ConditionWord::Mark)
            nameMark(event, condition.terms.mark, who);
        if (condition.is == ConditionWord::Stands || condition.is == ConditionWord::Tile)
            nameAll(m_model.stage().cellsOf(event, condition.terms), who);
        if (condition.is == ConditionWord::Alive)
            nameFoes(event, condition.terms, who);
        for (const EventCondition& part : condition.parts)
            addCondition(event, part, who);
    }

    void nameFoes(const StagedEvent& event, const EventTerms& team, std::size_t who)
    {
        for (std::size_t i = 0; i < m_model.foes().size(); ++i)
            if (const PlayModel::Foe& foe = m_model.foes()[i]; m_model.isOfTeam(event, team, foe.who, foe.at.z)) {
                name(m_foes, i, who);
                name(m_cells, foe.at, who);
            }
    }

    void addRow(std::size_t row)
    {
        const StagedEvent& event = m_model.staged(row);
        nameAll(m_model.rows()[row].cells, row);
        if (event.event->when.on == TriggerWord::Mark)
            nameMark(event, event.event->when.terms.mark, row);
        if (event.event->when.on == TriggerWord::Die)
            nameFoes(event, event.event->when.terms, row);
        for (const EventCondition& condition : event.event->conditions)
            addCondition(event, condition, row);
        for (const EventEffect& effect : event.event->effects) {
            if (effect.does == EffectWord::Mark)
                nameMark(event, effect.terms.mark, row);
            if (changesTiles(effect) || effect.does == EffectWord::Move)
                nameAll(m_model.stage().cellsOf(event, effect.terms), row);
            if (changesKeys(m_model, effect))
                name(m_keys, 0, row);
        }
    }

    // Where a key lies that an event waits for, that event is of the door's part.
    void addDoor(std::size_t door)
    {
        const std::size_t who = m_model.rows().size() + door;
        name(m_cells, m_model.doors()[door], who);
        for (const PlayModel::Thing& thing : m_model.things()) {
            const bool isKey = m_model.dungeon().catalogue->item(thing.kind).key;
            if (!isKey || (thing.opens && thing.opens != m_model.doors()[door]))
                continue;
            if (!thing.opens || m_keys.contains(0))
                name(m_keys, 0, who);
            if (m_model.tileSlot(thing.at))
                name(m_cells, thing.at, who);
        }
    }

    const PlayModel& m_model;
    std::vector<std::size_t> m_parents;
    std::map<Position, std::size_t> m_cells;
    std::map<std::size_t, std::size_t> m_marks;
    std::map<std::size_t, std::size_t> m_foes;
    std::map<int, std::size_t> m_keys; // 0: whatever changes which there are
};

} // namespace

std::vector<Position> carriedTo(const PlayModel& model, std::size_t row)
{
    std::vector<Position> cells;
    for (const EventEffect& effect : model.event(row).effects)
        if (effect.does == EffectWord::Move)
            std::ranges::copy(model.stage().cellsOf(model.staged(row), effect.terms), std::back_inserter(cells));
    return cells;
}

std::vector<PlayPart> partsOf(const PlayModel& model)
{
    for (std::size_t row = 0; row < model.rows().size(); ++row) {
        const ScriptedEvent& event = model.event(row);
        if (std::ranges::any_of(event.effects,
                                [&](const EventEffect& effect) { return carriesFromAnywhere(event, effect); }))
            return {};
    }
    const PlayMap& map = model.map();
    const auto isSingle = [&](PlayMap::Node node) { return node < map.singles(); };
    if (isSingle(model.start()))
        return {};
    // Whoever falls onto a cell of theirs is there as if it had walked; from stairs one comes by itself.
    const auto isOwnStairs = [&](PlayMap::Node node) {
        return isSingle(node) && kindAt(model.dungeon(), map.cellOf(node)).leads != Leads::Nowhere;
    };
    for (PlayMap::Node node = 0; node < map.count(); ++node)
        if ((isSingle(node) && !map.climbs(node).empty()) || std::ranges::any_of(map.climbs(node), isOwnStairs))
            return {};
    return Joiner(model).join();
}

} // namespace cave
