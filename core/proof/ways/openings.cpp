// SPDX-License-Identifier: MIT
#include "core/proof/ways/openings.h"

#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

namespace {

// A teleport leads only to where the hero can walk as well.
bool movesHero(const EventEffect& effect, const Rules& rules)
{
    return effect.does == EffectWord::Move && meansHero(effect.terms.who, rules);
}

} // namespace

bool needsPlace(const EventTrigger& trigger)
{
    switch (trigger.on) {
    case TriggerWord::Enter:
    case TriggerWord::Leave: return trigger.terms.who.of == EventWho::Of::Hero;
    case TriggerWord::Use:
    case TriggerWord::Take: return true;
    case TriggerWord::Weigh:
    case TriggerWord::Lift:
    case TriggerWord::Put:
    case TriggerWord::See:
    case TriggerWord::Die:
    case TriggerWord::Hurt:
    case TriggerWord::Turn:
    case TriggerWord::Arrive:
    case TriggerWord::Mark:
    case TriggerWord::Become:
    case TriggerWord::Gas: break;
    }
    return false;
}

std::optional<Position> placeToAct(const Stage& stage, const StagedEvent& event,
                                   const std::function<bool(Position)>& staysAt)
{
    for (const Position cell : stage.cellsOf(event, event.event->when.terms)) {
        if (event.event->when.on != TriggerWord::Use) {
            if (staysAt(cell))
                return cell;
            continue;
        }
        for (const Direction direction : kDirections)
            if (const Position beside = moved(cell, direction); contains(stage.dungeon(), beside) && staysAt(beside))
                return beside;
    }
    return std::nullopt;
}

void addStairs(const Fates& fates, const Dungeon& dungeon, const LevelLinks& links, Position at, const TileKind& stairs,
               Leaps& leaps)
{
    const bool isDown = stairs.leads == Leads::Down;
    const auto lead = [&](Position from, Position to, bool down) {
        if (down || !dungeon.rules.descendOnly)
            leaps.emplace_back(from, to);
    };
    const auto link = std::ranges::lower_bound(links, at, {}, &LevelLinks::value_type::first);
    const bool isLinked = link != links.end() && link->first == at;
    const Position to = isLinked ? link->second : Position{at.x, at.y, at.z + (isDown ? 1 : -1)};
    if (!contains(dungeon, to))
        return;
    const Leads back = kindAt(dungeon, to).leads;
    if (isLinked) {
        lead(at, to, isDown);
        if (back != Leads::Nowhere && std::ranges::binary_search(links, std::pair(to, at)))
            lead(to, at, back == Leads::Down);
    } else if (fates.any(to, [&](const TileKind& tile) { return isStairsPair(stairs, tile); })) {
        lead(at, to, isDown);
        lead(to, at, !isDown);
    }
}

Openings::Openings(const Dungeon& dungeon)
    : m_stage(dungeon), m_fates(m_stage), m_prospect(m_stage, m_fates), m_pits(pitsOf(*dungeon.catalogue)),
      m_isDone(m_stage.events().size())
{
}

std::optional<Position> Openings::firstReached(const StagedEvent& event, const Reach& reach) const
{
    const int last = event.z.value_or(m_stage.dungeon().depth() - 1);
    std::optional<Position> first;
    for (int z = event.z.value_or(0); z <= last && !first; ++z)
        forEachCell(m_stage.dungeon(), z, [&](Position at) {
            if (!first && reach.contains(at))
                first = at;
        });
    return first;
}

bool Openings::isWithinReach(const StagedEvent& event, const Reach& reach) const
{
    if (needsPlace(event.event->when))
        return placeToAct(m_stage, event, [&](Position at) { return reach.staysAt(at); }).has_value();
    return firstReached(event, reach).has_value();
}

bool Openings::isHole(TileId tile, Position at) const
{
    const TileKind& kind = m_stage.dungeon().catalogue->tile(tile);
    return at.z + 1 < m_stage.dungeon().depth() && ((kind.falls && !kind.walkable) || m_pits[tile]);
}

bool Openings::isWay(TileId tile, Position at) const
{
    const Catalogue& catalogue = *m_stage.dungeon().catalogue;
    const TileKind& kind = catalogue.tile(tile);
    return !isHole(tile, at) && (kind.walkable || isSecretWay(catalogue, kind) || givesWay(catalogue, kind));
}

// Also what is a way already to whoever searches: not everybody does.
std::vector<Position> Openings::openedBy(const StagedEvent& event) const
{
    const Catalogue& catalogue = *m_stage.dungeon().catalogue;
    std::vector<Position> opened;
    for (const EventEffect& effect : event.event->effects) {
        if (const auto item = catalogue.findItem(effect.terms.item);
            effect.does == EffectWord::Make && item && catalogue.item(*item).key) {
            const std::vector<Position> doors = lockedDoors(m_stage.dungeon());
            opened.insert(opened.end(), doors.begin(), doors.end());
        }
        const auto laid = catalogue.findTile(tileLaidBy(effect));
        if (!laid && effect.does != EffectWord::Open)
            continue;
        for (const Position cell : m_stage.cellsOf(event, effect.terms)) {
            const TileId was = m_stage.dungeon().level(cell.z).tiles[cell.x, cell.y];
            const bool opens = laid ? isWay(*laid, cell) : m_fates.any(cell, [](const TileKind& tile) {
                return !tile.opensInto.empty() || !tile.unlocksInto.empty();
            });
            if (opens && (!catalogue.tile(was).walkable || isHole(was, cell)))
                opened.push_back(cell);
        }
    }
    return opened;
}

// Ground that the hero can stand on before it falls, or step into then.
void Openings::addHoles(const StagedEvent& event, const EventEffect& effect, const Errand& errand)
{
    const auto laid = m_stage.dungeon().catalogue->findTile(tileLaidBy(effect));
    if (!laid)
        return;
    for (const Position hole : m_stage.cellsOf(event, effect.terms))
        if (isHole(*laid, hole))
            m_holes.try_emplace(hole, Errand{errand.key, {}, {}, errand.isAnywhere});
}

// The hero may come to them later than to what makes them.
void Openings::addFalls(const Reach& reach, NewWays& ways)
{
    std::erase_if(m_holes, [&](const auto& made) {
        const auto& [hole, errand] = made;
        const auto from = reach.stepTo(hole);
        if (!from)
            return false;
        if (const auto to = fallFrom(m_stage.dungeon(), hole)) {
            ways.errands.push_back(errand);
            ways.errands.back().leaps = {{*from, *to}};
            ways.isMore = true;
        }
        return true;
    });
}

void Openings::addStairs(const StagedEvent& event, const EventEffect& effect, Errand& errand) const
{
    const Catalogue& catalogue = *m_stage.dungeon().catalogue;
    const auto laid = catalogue.findTile(tileLaidBy(effect));
    std::vector<TileId> stairs = laid ? ownFatesOf(catalogue, *laid) : std::vector<TileId>();
    std::erase_if(stairs, [&](TileId tile) { return catalogue.tile(tile).leads == Leads::Nowhere; });
    if (stairs.empty())
        return;
    const LevelLinks links = linkedPositions(m_stage.dungeon());
    for (const Position at : m_stage.cellsOf(event, effect.terms))
        for (const TileId tile : stairs)
            cave::addStairs(m_fates, m_stage.dungeon(), links, at, catalogue.tile(tile), errand.leaps);
}

// What needs no place, as somebody's death, finds the hero anywhere.
void Openings::addOpened(const StagedEvent& event, const Reach& reach, NewWays& ways)
{
    const auto place = placeToAct(m_stage, event, [&](Position at) { return reach.staysAt(at); });
    const auto from = place ? place : firstReached(event, reach);
    Errand errand{place.value_or(Position{}), {}, openedBy(event), !place};
    for (const EventEffect& effect : event.event->effects) {
        addHoles(event, effect, errand);
        addStairs(event, effect, errand);
        if (!movesHero(effect, m_stage.dungeon().rules))
            continue;
        for (const Position to : m_stage.cellsOf(event, effect.terms))
            if (from && *from != to && m_fates.any(to, [](const TileKind& tile) { return tile.walkable; }))
                errand.leaps.emplace_back(*from, to);
    }
    if (errand.isOfEvent())
        ways.errands.push_back(std::move(errand));
}

NewWays Openings::next(const Reach& reach)
{
    NewWays ways;
    ways.isMore = m_prospect.grow([&](const StagedEvent& event) { return isWithinReach(event, reach); });
    for (std::size_t i = 0; i < m_isDone.size(); ++i)
        if (m_prospect.mayHappen(i) && !m_isDone[i]) {
            m_isDone[i] = true;
            addOpened(m_stage.events()[i], reach, ways);
        }
    addFalls(reach, ways);
    return ways;
}

} // namespace cave
