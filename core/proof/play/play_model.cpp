// SPDX-License-Identifier: MIT
#include "core/proof/play/play_model.h"

#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

namespace {

// What it does beside opening or telling something may take a way from the hero.
bool onlyOpens(const EventEffect& effect, const Catalogue& catalogue)
{
    switch (effect.does) {
    case EffectWord::Say:
    case EffectWord::Open:
    case EffectWord::Make:
    case EffectWord::Gas:
    case EffectWord::Order:
    case EffectWord::Side:
    case EffectWord::Reveal:
    case EffectWord::Noise:
    case EffectWord::Score: return true;
    case EffectWord::Tile: {
        const auto tile = catalogue.findTile(effect.terms.tile);
        return tile && catalogue.tile(*tile).walkable && !isPit(catalogue, catalogue.tile(*tile));
    }
    case EffectWord::Mark:
    case EffectWord::Close:
    case EffectWord::Remove:
    case EffectWord::Move:
    case EffectWord::Fall:
    case EffectWord::Effect:
    case EffectWord::Fire:
    case EffectWord::Flood:
    case EffectWord::End: break;
    }
    return false;
}

bool mayMeetHero(const EventTerms& terms, const Rules& rules)
{
    return terms.cells.of != EventCells::Of::None || meansHero(terms.who, rules);
}

} // namespace

bool carriesWithinWalk(const EventEffect& effect)
{
    return effect.does == EffectWord::Effect &&
           (effect.terms.effect->kind == EffectKind::Teleport || effect.terms.effect->kind == EffectKind::Blink);
}

PlayModel::PlayModel(const Dungeon& dungeon, Position start, const PlayBeginning* begun)
    : m_stage(dungeon), m_fates(m_stage), m_startAt(start), m_begun(begun), m_pits(pitsOf(*dungeon.catalogue)),
      m_givesWay(givingWay(*dungeon.catalogue))
{
    chooseRows();
    if (m_rows.empty() && !hasChasms(dungeon))
        return;
    findDelays();
    findThings();
    findFoes();
    nameCells();
    m_map = std::make_shared<const PlayMap>(
        dungeon, m_single, PlayMap::Part{{}, {}, std::vector<bool>(dungeon.levels.size(), true), holes()});
    numberSlots();
}

PlayModel PlayModel::part(const std::vector<std::size_t>& rows, const std::vector<Position>& doors, Others others) const
{
    PlayModel made(*this);
    made.m_rows.clear();
    for (const std::size_t row : rows)
        made.m_rows.push_back(m_rows[row]);
    made.m_things.clear();
    made.m_foes.clear();
    made.findDelays();
    made.findThings();
    made.findFoes();
    const auto isOthers = [&](const Thing& thing) {
        const bool isKey = dungeon().catalogue->item(thing.kind).key;
        return isKey && (thing.opens ? std::ranges::find(doors, *thing.opens) == doors.end() : doors.empty());
    };
    std::erase_if(made.m_things, isOthers);
    made.m_doors = doors;
    made.nameCells();
    made.m_map = std::make_shared<const PlayMap>(dungeon(), made.m_single, mapOf(made, others));
    made.numberSlots();
    return made;
}

PlayMap::Part PlayModel::mapOf(const PlayModel& part, Others others) const
{
    PlayMap::Part map{{}, {}, std::vector<bool>(dungeon().levels.size(), true), part.holes()};
    if (others == Others::Away)
        map.levels = part.levelsTouched();
    const auto setsOff = [this](Position at) {
        return std::ranges::any_of(m_rows, [at](const Row& row) { return std::ranges::binary_search(row.cells, at); });
    };
    for (const Position at : m_single) {
        if (std::ranges::binary_search(part.m_single, at))
            continue;
        const bool canOpen = m_fates.any(at, [this](const TileKind& tile) { return holdsHero(tile); });
        if (others == Others::Open && canOpen)
            map.open.push_back(at);
        else if (others == Others::Away || setsOff(at))
            map.without.push_back(at);
    }
    return map;
}

std::vector<Position> PlayModel::holes() const
{
    std::vector<Position> found;
    std::ranges::copy_if(m_single, std::back_inserter(found), [this](Position at) {
        return at.z + 1 < dungeon().depth() && m_fates.any(at, [](const TileKind& tile) { return tile.falls; });
    });
    return found;
}

std::vector<bool> PlayModel::levelsTouched() const
{
    std::vector<bool> levels(dungeon().levels.size());
    const auto touch = [&](Position at) {
        if (at.z >= 0)
            levels[static_cast<std::size_t>(at.z)] = true;
    };
    std::ranges::for_each(m_single, touch);
    for (const Position hole : holes())
        touch({hole.x, hole.y, hole.z + 1});
    std::ranges::for_each(m_usable, touch);
    for (const Thing& thing : m_things)
        touch(thing.at);
    for (const Foe& foe : m_foes)
        touch(foe.at);
    for (const Row& row : m_rows)
        if (const auto z = m_stage.events()[row.staged].z)
            levels[static_cast<std::size_t>(*z)] = true;
        else
            levels.assign(levels.size(), true);
    return levels;
}

void PlayModel::numberSlots()
{
    m_slots.marks = m_single.size();
    m_slots.times = m_slots.marks + m_stage.marks().size();
    m_slots.delays = m_slots.times + m_rows.size();
    m_slots.things = m_slots.delays + m_delays.size();
    m_slots.foes = m_slots.things + m_things.size();
    m_slots.count = m_slots.foes + m_foes.size();
}

bool PlayModel::changesWays(const StagedEvent& event, const EventEffect& effect) const
{
    const auto laid = m_stage.dungeon().catalogue->findTile(tileLaidBy(effect));
    const auto matters = [&](Position at) {
        const bool canBeShut = m_fates.any(at, [this](const TileKind& tile) { return !holdsHero(tile); });
        const bool isAbove = at.z + 1 < dungeon().depth();
        const bool canBeOpen =
            m_fates.any(at, [&](const TileKind& tile) { return holdsHero(tile) || (tile.falls && isAbove); });
        const std::string& goal = m_stage.dungeon().rules.goalKind;
        const bool isGoal =
            laid && (m_stage.dungeon().catalogue->tile(*laid).id == goal || kindAt(m_stage.dungeon(), at).id == goal);
        return (canBeShut && canBeOpen) || isGoal || m_askedCells.contains(at);
    };
    return std::ranges::any_of(m_stage.cellsOf(event, effect.terms), matters);
}

bool PlayModel::matters(const StagedEvent& event, const EventEffect& effect) const
{
    const EventTerms& terms = effect.terms;
    switch (effect.does) {
    case EffectWord::Tile:
    case EffectWord::Fall:
    case EffectWord::Open:
    case EffectWord::Close: return changesWays(event, effect);
    case EffectWord::Mark: {
        const auto mark = m_stage.markOf(event, terms.mark);
        return mark && m_asked.contains(*mark);
    }
    case EffectWord::Move: return meansHero(terms.who, dungeon().rules);
    case EffectWord::Make: return isKey(terms.item) || m_asksForTeams;
    case EffectWord::Remove:
    case EffectWord::End: return true;
    case EffectWord::Effect: return carriesWithinWalk(effect) && mayMeetHero(terms, dungeon().rules);
    case EffectWord::Say:
    case EffectWord::Gas:
    case EffectWord::Fire:
    case EffectWord::Flood:
    case EffectWord::Order:
    case EffectWord::Side:
    case EffectWord::Reveal:
    case EffectWord::Noise:
    case EffectWord::Score: break;
    }
    return false;
}

bool PlayModel::matters(const StagedEvent& event) const
{
    return std::ranges::any_of(event.event->effects, [&](const EventEffect& effect) { return matters(event, effect); });
}

void PlayModel::noteAsked(const StagedEvent& event, const EventCondition& condition)
{
    if (condition.is == ConditionWord::Mark)
        if (const auto mark = m_stage.markOf(event, condition.terms.mark))
            m_asked.insert(*mark);
    if (condition.is == ConditionWord::Tile)
        for (const Position at : m_stage.cellsOf(event, condition.terms))
            m_askedCells.insert(at);
    m_asksForTeams |= condition.is == ConditionWord::Alive;
    for (const EventCondition& part : condition.parts)
        noteAsked(event, part);
}

void PlayModel::noteAsked(const StagedEvent& event)
{
    const EventTrigger& when = event.event->when;
    if (when.on == TriggerWord::Mark)
        if (const auto mark = m_stage.markOf(event, when.terms.mark))
            m_asked.insert(*mark);
    if (when.on == TriggerWord::Become || when.on == TriggerWord::Use)
        for (const Position at : m_stage.cellsOf(event, when.terms))
            m_askedCells.insert(at);
    m_asksForTeams |= when.on == TriggerWord::Die;
    for (const EventCondition& condition : event.event->conditions)
        noteAsked(event, condition);
}

// What events that matter ask for makes others matter.
void PlayModel::chooseRows()
{
    std::vector<bool> isChosen(m_stage.events().size());
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (std::size_t i = 0; i < isChosen.size(); ++i)
            if (!isChosen[i] && matters(m_stage.events()[i])) {
                isChosen[i] = true;
                noteAsked(m_stage.events()[i]);
                goesOn = true;
            }
    }
    const Catalogue& catalogue = *m_stage.dungeon().catalogue;
    for (std::size_t i = 0; i < isChosen.size(); ++i) {
        if (!isChosen[i])
            continue;
        const StagedEvent& event = m_stage.events()[i];
        const bool mayClose = std::ranges::any_of(event.event->effects, [&](const EventEffect& effect) {
            return !onlyOpens(effect, catalogue) && matters(event, effect);
        });
        std::vector<Position> cells = m_stage.cellsOf(event, event.event->when.terms);
        std::ranges::sort(cells);
        m_rows.push_back({i, std::move(cells), mayClose});
    }
}

void PlayModel::findDelays()
{
    m_delays.clear();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const std::vector<EventEffect>& effects = event(row).effects;
        for (std::size_t i = 0; i < effects.size(); ++i)
            if (effects[i].terms.delay > 0 && matters(staged(row), effects[i]))
                m_delays.push_back({row, i, !onlyOpens(effects[i], *dungeon().catalogue)});
    }
}

// Cells that may change, those where the hero sets something off by coming, going or standing there, and hidden pits.
void PlayModel::nameCells()
{
    std::set<Position> named(m_doors.begin(), m_doors.end());
    std::set<Position> used;
    const auto addStands = [&](const auto& self, const StagedEvent& event, const EventCondition& condition) -> void {
        if (condition.is == ConditionWord::Stands)
            for (const Position at : m_stage.cellsOf(event, condition.terms))
                named.insert(at);
        for (const EventCondition& part : condition.parts)
            self(self, event, part);
    };
    for (const Row& row : m_rows) {
        const StagedEvent& event = m_stage.events()[row.staged];
        switch (event.event->when.on) {
        case TriggerWord::Use: used.insert(row.cells.begin(), row.cells.end()); break;
        case TriggerWord::Enter:
        case TriggerWord::Leave:
        case TriggerWord::Weigh:
        case TriggerWord::Lift:
        case TriggerWord::Take:
        case TriggerWord::Put: named.insert(row.cells.begin(), row.cells.end()); break;
        case TriggerWord::See:
        case TriggerWord::Die:
        case TriggerWord::Hurt:
        case TriggerWord::Turn:
        case TriggerWord::Arrive:
        case TriggerWord::Mark:
        case TriggerWord::Become:
        case TriggerWord::Gas: break;
        }
        for (const EventCondition& condition : event.event->conditions)
            addStands(addStands, event, condition);
        for (const EventEffect& effect : event.event->effects)
            if (changesTiles(effect))
                for (const Position at : m_stage.cellsOf(event, effect.terms))
                    named.insert(at);
    }
    for (int z = 0; z + 1 < dungeon().depth(); ++z)
        forEachCell(dungeon(), z, [&](Position at) {
            if (isPit(dungeon().level(z).tiles[at.x, at.y]))
                named.insert(at);
        });
    m_usable.assign(used.begin(), used.end());
    m_single.assign(named.begin(), named.end());
}

} // namespace cave
