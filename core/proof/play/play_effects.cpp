// SPDX-License-Identifier: MIT
// What the effects of events make of the states of a proof.
#include "core/proof/play/play_round.h"
#include "core/world/event_words.h"

#include <algorithm>

namespace cave {

namespace {

bool isAmong(const std::vector<Position>& cells, Position at) { return std::ranges::find(cells, at) != cells.end(); }

} // namespace

void PlayRound::doEffect(Branch& now)
{
    const std::size_t number = now.effect++;
    const EventEffect& effect = m_model.event(now.current->row).effects[number];
    if (effect.terms.delay > 0 && !now.isDue) {
        for (std::size_t i = 0; i < m_model.delays().size(); ++i)
            if (m_model.delays()[i].row == now.current->row && m_model.delays()[i].effect == number) {
                std::uint16_t& times = now.state[m_model.delaySlot(i)];
                times = std::min<std::uint16_t>(times + 1, PlayModel::kManyDelays);
            }
        return;
    }
    const auto z = m_model.stage().levelOf(staged(now.current->row), effect.terms);
    if (m_model.stage().namesNoLevel(effect.terms) || (z && *z != level(now) && !wordOf(effect).reachesFar))
        return;
    switch (effect.does) {
    case EffectWord::Tile:
    case EffectWord::Fall:
    case EffectWord::Open:
    case EffectWord::Close: return layTiles(now, effect);
    case EffectWord::Mark: return writeMark(now, effect);
    case EffectWord::Make: return make(now, effect);
    case EffectWord::Remove: return remove(now, effect);
    case EffectWord::Move:
        if (meansHero(effect.terms.who, m_model.dungeon().rules))
            moveHero(now, cellsOf(now, effect.terms), false);
        return;
    case EffectWord::Effect:
        if (carriesWithinWalk(effect))
            moveHero(now, cellsWithinWalk(now), true);
        return;
    case EffectWord::End: now.end = effect.terms.ending == 0 ? PlayEnd::Won : PlayEnd::Lost; return;
    case EffectWord::Say:
    case EffectWord::Gas:
    case EffectWord::Fire:
    case EffectWord::Flood:
    case EffectWord::Order:
    case EffectWord::Side:
    case EffectWord::Reveal:
    case EffectWord::Noise:
    case EffectWord::Score: return;
    }
}

std::vector<Position> PlayRound::cellsOf(const Branch& now, const EventTerms& terms) const
{
    if (terms.cells.of == EventCells::Of::Here)
        return {now.current->here};
    std::vector<Position> cells = m_model.stage().cellsOf(staged(now.current->row), terms);
    if (!m_model.stage().levelOf(staged(now.current->row), terms)) // of the level that the hero is on
        std::erase_if(cells, [z = level(now)](Position at) { return at.z != z; });
    return cells;
}

// As in a game, where nobody is teleported behind what is locked or shut.
std::vector<Position> PlayRound::cellsWithinWalk(const Branch& now) const
{
    const PlayMap& map = m_model.map();
    std::vector<bool> isReached(static_cast<std::size_t>(map.count()));
    std::vector<Position> cells;
    std::vector<Node> edge;
    const auto reach = [&](Node node) {
        if (isReached[static_cast<std::size_t>(node)])
            return;
        isReached[static_cast<std::size_t>(node)] = true;
        cells.push_back(map.cellOf(node));
        edge.push_back(node);
    };
    reach(now.node);
    while (!edge.empty()) {
        const Node here = edge.back();
        edge.pop_back();
        for (const Node beside : map.beside(here))
            if (beside >= map.singles() || m_model.holdsHero(m_model.tileAt(now.state, map.cellOf(beside))))
                reach(beside);
    }
    return cells;
}

std::optional<TileId> PlayRound::laidBy(const Branch& now, const EventEffect& effect, Position at) const
{
    const Catalogue& catalogue = *m_model.dungeon().catalogue;
    const TileId was = m_model.tileIdAt(now.state, at);
    const TileTransitions& turns = catalogue.transitions(was);
    if (const std::string_view laid = tileLaidBy(effect); !laid.empty())
        return effect.does == EffectWord::Fall && at.z + 1 >= m_model.dungeon().depth() ? std::nullopt
                                                                                        : catalogue.findTile(laid);
    if (effect.does == EffectWord::Close)
        return turns.closed;
    return catalogue.tile(was).opensInto.empty() ? turns.unlocked : turns.opened;
}

// A creature may stand where a way is shut, and then it stays open.
void PlayRound::layTiles(Branch& now, const EventEffect& effect)
{
    const std::vector<Position> cells = cellsOf(now, effect.terms);
    const auto shuts = [&](Position at) {
        const auto laid = laidBy(now, effect, at);
        if (!laid || !m_model.tileSlot(at) || !m_model.holdsHero(m_model.tileAt(now.state, at)))
            return false;
        const TileKind& kind = m_model.dungeon().catalogue->tile(*laid);
        const bool falls = kind.falls && at.z + 1 < m_model.dungeon().depth(); // and so does the creature
        return !falls && !m_model.holdsHero(kind);
    };
    if (m_model.hasOthers() && std::ranges::any_of(cells, shuts)) {
        Branch other = now;
        other.isDoubtful = true;
        m_open.push_back(std::move(other));
    }
    layFrom(now, effect, cells, 0);
}

void PlayRound::layFrom(Branch& now, const EventEffect& effect, const std::vector<Position>& cells, std::size_t first)
{
    for (std::size_t i = first; i < cells.size(); ++i) {
        const auto tile = laidBy(now, effect, cells[i]);
        const auto slot = m_model.tileSlot(cells[i]);
        if (!tile || !slot || now.state[*slot] == *tile)
            continue;
        const bool isOnHero = static_cast<std::size_t>(now.node) == *slot;
        const TileKind& kind = m_model.dungeon().catalogue->tile(*tile);
        const bool falls = kind.falls && m_model.map().landing(static_cast<Node>(*slot)) != PlayMap::kNone;
        if (!isOnHero || falls || m_model.holdsHero(kind) || stepAside(now, effect, cells, i))
            set(now, cells[i], *tile);
    }
}

// The hero is pushed off the cell, where that may be; of several ways one is gone on with here.
bool PlayRound::stepAside(Branch& now, const EventEffect& effect, const std::vector<Position>& cells,
                          std::size_t number)
{
    const Position at = cells[number];
    std::vector<Node> aside;
    for (const Node node : m_model.map().around(at))
        if (node != now.node && m_model.isGround(now.state, node))
            aside.push_back(node);
    if (!effect.terms.force || aside.empty())
        return false;
    now.isDoubtful |= aside.size() > 1 || m_model.hasOthers();
    for (std::size_t i = 1; i < aside.size(); ++i) {
        Branch other = now;
        place(other, aside[i]);
        set(other, at, *laidBy(other, effect, at));
        layFrom(other, effect, cells, number + 1);
        m_open.push_back(std::move(other));
    }
    place(now, aside.front());
    return true;
}

void PlayRound::set(Branch& now, Position at, TileId tile) const
{
    now.state[*m_model.tileSlot(at)] = tile;
    tellTile(now, at, tile);
}

// To one of the cells; which of them, chance says. Whoever comes down on a goal has won at once.
void PlayRound::moveHero(Branch& now, const std::vector<Position>& cells, bool maySame)
{
    struct Landing {
        Node node = PlayMap::kNone;
        bool isWon = false;
        bool operator==(const Landing&) const = default;
    };
    std::vector<Landing> landings;
    for (const Position at : cells) {
        const Landing landing{m_model.map().nodeAt(at), !maySame && isGoal(now, at)};
        if (landing.node == PlayMap::kNone || !m_model.isGround(now.state, landing.node) ||
            std::ranges::find(landings, landing) != landings.end())
            continue;
        if (maySame || landing.node != now.node || landing.node >= m_model.map().singles())
            landings.push_back(landing);
    }
    if (landings.empty())
        return;
    now.isDoubtful |= landings.size() > 1 || m_model.hasOthers();
    const auto land = [this](Branch& branch, const Landing& landing) {
        place(branch, landing.node);
        branch.end = landing.isWon ? PlayEnd::Won : branch.end;
    };
    const Branch before = now;
    for (std::size_t i = 1; i < landings.size(); ++i) {
        Branch other = before;
        land(other, landings[i]);
        m_open.push_back(std::move(other));
    }
    if (m_model.hasOthers())
        m_open.push_back(before);
    land(now, landings.front());
}

void PlayRound::writeMark(Branch& now, const EventEffect& effect)
{
    const auto mark = m_model.stage().markOf(staged(now.current->row), effect.terms.mark);
    if (!mark)
        return;
    std::uint16_t& value = now.state[m_model.markSlot(*mark)];
    const int before = value;
    const int wanted = effect.terms.set == kNotSaid ? before + effect.terms.add : effect.terms.set;
    value = static_cast<std::uint16_t>(std::clamp(wanted, 0, m_model.stage().marks()[*mark].mark->most));
    tellMark(now, *mark, before, value);
}

// Where there is hardly room for all, some may not come.
void PlayRound::makeFoes(Branch& now, const EventEffect& effect)
{
    const std::vector<Position> cells = cellsOf(now, effect.terms);
    for (std::size_t i = 0; i < m_model.foes().size(); ++i) {
        const PlayModel::Foe& foe = m_model.foes()[i];
        const bool isIt = foe.isMade && foe.who.group == effect.terms.group && foe.count == effect.terms.count &&
                          m_model.dungeon().catalogue->creature(foe.who.kind).id == effect.terms.creature &&
                          (effect.terms.hero ? foe.at.z < 0 : !cells.empty() && foe.at == cells.front());
        std::uint16_t& state = now.state[m_model.foeSlot(i)];
        if (!isIt || state == PlayModel::Alive)
            continue;
        if (!effect.terms.hero && cells.size() < 2 * static_cast<std::size_t>(foe.count)) {
            Branch other = now;
            other.isDoubtful = true;
            m_open.push_back(std::move(other));
        }
        state = PlayModel::Alive;
        return;
    }
}

// Of several cells the first stands for all: where they are parted, that is doubtful.
void PlayRound::make(Branch& now, const EventEffect& effect)
{
    const auto kind = m_model.dungeon().catalogue->findItem(effect.terms.item);
    if (!kind)
        return makeFoes(now, effect);
    const std::vector<Position> cells = cellsOf(now, effect.terms);
    int left = effect.terms.count;
    for (std::size_t i = 0; i < m_model.things().size() && left > 0; ++i) {
        const PlayModel::Thing& thing = m_model.things()[i];
        std::uint16_t& state = now.state[m_model.thingSlot(i)];
        const bool isIt = !thing.placement && thing.kind == *kind &&
                          (effect.terms.hero ? thing.at.z < 0 : !cells.empty() && thing.at == cells.front());
        if (!isIt || state != PlayModel::Gone)
            continue;
        state = effect.terms.hero ? PlayModel::Carried : PlayModel::Lies;
        now.isDoubtful |= cells.size() > 1;
        --left;
    }
}

// As in a game: keys go only where they are named.
bool PlayRound::mayTakeAway(const EventTerms& terms, ItemKindId kind) const
{
    const ItemKind& item = m_model.dungeon().catalogue->item(kind);
    return terms.item.empty() ? !item.key : item.id == terms.item;
}

void PlayRound::removeFromHero(Branch& now, const EventEffect& effect)
{
    int left = effect.terms.count;
    for (std::size_t i = 0; i < m_model.things().size() && left > 0; ++i) {
        std::uint16_t& state = now.state[m_model.thingSlot(i)];
        if (state != PlayModel::Carried || !mayTakeAway(effect.terms, m_model.things()[i].kind))
            continue;
        state = PlayModel::Gone;
        --left;
    }
}

void PlayRound::remove(Branch& now, const EventEffect& effect)
{
    const EventTerms& terms = effect.terms;
    if (terms.hero)
        return removeFromHero(now, effect);
    const std::vector<Position> cells = cellsOf(now, terms);
    const StagedEvent& event = staged(now.current->row);
    const auto isMeant = [&](const Placement* placement, Position at) {
        if (terms.group.empty())
            return isAmong(cells, at);
        return placement && m_model.stage().isOfGroup(event, terms.group, *placement, at.z);
    };
    for (std::size_t i = 0; i < m_model.things().size(); ++i) {
        const PlayModel::Thing& thing = m_model.things()[i];
        std::uint16_t& state = now.state[m_model.thingSlot(i)];
        if (state == PlayModel::Lies && mayTakeAway(terms, thing.kind) && isMeant(thing.placement, thing.at))
            state = PlayModel::Gone;
    }
    for (std::size_t i = 0; i < m_model.foes().size() && terms.item.empty(); ++i) {
        const PlayModel::Foe& foe = m_model.foes()[i];
        std::uint16_t& isDead = now.state[m_model.foeSlot(i)];
        if (isDead != PlayModel::Alive || !isMeant(&foe.who, foe.at))
            continue;
        if (terms.group.empty()) { // it may have gone elsewhere
            now.isDoubtful = true;
            m_open.push_back(now);
        }
        isDead = PlayModel::Dead;
    }
}

} // namespace cave
