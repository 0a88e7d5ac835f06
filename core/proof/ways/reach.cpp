// SPDX-License-Identifier: MIT
#include "core/proof/ways/reach.h"

#include "core/proof/ways/design.h"
#include "core/world/placed_script.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace cave {

namespace {

bool stays(const CreatureKind& kind)
{
    return kind.immortal && !anyBehaviour(kind, [](const BehaviourRow& row) {
               switch (row.does) {
               case Does::Wander:
               case Does::Hunt:
               case Does::Flee:
               case Does::Steal:
               case Does::Swarm:
               case Does::Burrow:
               case Does::Guard:
               case Does::Follow:
               case Does::Climb:
               case Does::Charge:
               case Does::Withdraw:
               case Does::Explode:
               case Does::Blink: return true;
               case Does::Shoot: return row.keeps > 0;
               case Does::Spread:
               case Does::Summon:
               case Does::Strengthen:
               case Does::Sleep:
               case Does::Ambush:
               case Does::Regenerate:
               case Does::Split:
               case Does::Mend:
               case Does::Touch:
               case Does::Pull:
               case Does::Call:
               case Does::Raise:
               case Does::UseCarried:
               case Does::Revive:
               case Does::Aid:
               case Does::Hearten:
               case Does::Perish:
               case Does::Lead: break;
               }
               return false;
           });
}

bool movesOthers(const Script& script)
{
    return std::ranges::any_of(script.events, [](const ScriptedEvent& event) {
        return std::ranges::any_of(event.effects, [](const EventEffect& effect) {
            return effect.does == EffectWord::Move || effect.does == EffectWord::Remove ||
                   effect.does == EffectWord::Order || effect.does == EffectWord::Effect ||
                   effect.does == EffectWord::Side || effect.does == EffectWord::Fall;
        });
    });
}

} // namespace

std::vector<Position> barredCells(const Dungeon& dungeon)
{
    std::vector<Position> cells;
    const Catalogue& catalogue = *dungeon.catalogue;
    if (std::ranges::none_of(catalogue.creatures(), stays) || movesOthers(*sharedScriptInPlay(dungeon)) ||
        std::ranges::any_of(dungeon.levels, [&](const DungeonLevel& level) {
            return movesOthers(*sharedScriptInPlay(dungeon, level));
        }))
        return cells;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (thing.table == KindTable::Creature && contains(dungeon, at) && stays(catalogue.creature(thing.kind)))
            cells.push_back(at);
    });
    std::ranges::sort(cells);
    return cells;
}

// As World::stairsTarget and the rules for climbing have it.
std::optional<Position> climbFrom(const Dungeon& dungeon, const LevelLinks& links, Position from)
{
    const Leads leads = kindAt(dungeon, from).leads;
    if (leads == Leads::Nowhere || (leads == Leads::Up && dungeon.rules.descendOnly))
        return std::nullopt;
    const auto link = std::ranges::lower_bound(links, from, {}, &std::pair<Position, Position>::first);
    if (link != links.end() && link->first == from)
        return kindAt(dungeon, link->second).walkable ? std::optional(link->second) : std::nullopt;
    const Position to{from.x, from.y, from.z + (leads == Leads::Down ? 1 : -1)};
    if (to.z < 0 || to.z >= dungeon.depth())
        return std::nullopt;
    return isStairsPair(kindAt(dungeon, from), kindAt(dungeon, to)) ? std::optional(to) : std::nullopt;
}

bool hasChasms(const Dungeon& dungeon)
{
    if (std::ranges::none_of(dungeon.catalogue->tiles(), &TileKind::falls))
        return false;
    const std::vector<bool> pits = pitsOf(*dungeon.catalogue);
    bool isFound = false;
    for (int z = 0; z + 1 < dungeon.depth() && !isFound; ++z)
        forEachCell(dungeon, z, [&](Position at) {
            isFound = isFound || kindAt(dungeon, at).falls || pits[dungeon.level(z).tiles[at.x, at.y]];
        });
    return isFound;
}

// As nearestGround() of the rules has it.
std::optional<Position> fallFrom(const Dungeon& dungeon, Position from, const std::function<bool(Position)>& mayChange)
{
    if (from.z + 1 >= dungeon.depth())
        return std::nullopt;
    for (int ring = 0; ring <= kFurthestFall; ++ring)
        for (int dy = -ring; dy <= ring; ++dy) {
            const bool isWhole = std::abs(dy) == ring;
            for (int dx = -ring; dx <= ring; dx += isWhole || ring == 0 ? 1 : 2 * ring) {
                const Position to{from.x + dx, from.y + dy, from.z + 1};
                if (!contains(dungeon, to))
                    continue;
                if (kindAt(dungeon, to).walkable)
                    return to;
                if (mayChange && mayChange(to))
                    return std::nullopt;
            }
        }
    return std::nullopt;
}

Reach::Reach(const Dungeon& dungeon, Position from, const Openness& open, std::optional<TileId> goal)
    : m_dungeon(dungeon), m_open(open), m_links(linkedPositions(dungeon)),
      m_arrivals(static_cast<std::size_t>(dungeon.width) * static_cast<std::size_t>(dungeon.height) *
                     dungeon.levels.size(),
                 kNever)
{
    for (const TileKind& tile : dungeon.catalogue->tiles())
        m_grounds.push_back({.isWalkable = tile.walkable,
                             .isLocked = !tile.unlocksInto.empty(),
                             .isSecret = isSecretWay(*dungeon.catalogue, tile),
                             .falls = tile.falls,
                             .isPit = cave::isPit(*dungeon.catalogue, tile),
                             .isStairs = tile.leads != Leads::Nowhere,
                             .givesWay = givesWay(*dungeon.catalogue, tile)});
    std::ranges::sort(m_open.unlocked);
    std::ranges::sort(m_open.opened);
    std::ranges::sort(m_open.blocked);
    std::ranges::sort(m_open.leaps);
    search(from, kStart, goal);
}

void Reach::unlock(Position door)
{
    m_open.unlocked.insert(std::ranges::lower_bound(m_open.unlocked, door), door);
    goOnFrom(door);
}

void Reach::open(Position cell)
{
    const bool wasPit = contains(cell) && isPit(cell, groundAt(cell));
    m_open.opened.insert(std::ranges::lower_bound(m_open.opened, cell), cell);
    if (wasPit)
        search(cell, std::exchange(m_arrivals[indexOf(cell)], kNever), std::nullopt);
    else
        goOnFrom(cell);
}

void Reach::leap(const Leaps& more)
{
    m_open.leaps.insert(m_open.leaps.end(), more.begin(), more.end());
    std::ranges::sort(m_open.leaps);
    for (const auto& [from, to] : m_open.leaps)
        if (contains(from) && !contains(to) && isPassable(to)) {
            m_climbs[indexOf(to)] = indexOf(from);
            search(to, kClimbed, std::nullopt);
        }
}

// What is blocked stays so, even opened. From beside a pit nobody gets in: whoever is there falls.
void Reach::goOnFrom(Position door)
{
    if (contains(door) || !isPassable(door))
        return;
    for (const Direction direction : kDirections) {
        const Offset step = offsetOf(direction);
        const Position beside{door.x - step.dx, door.y - step.dy, door.z};
        if (cave::contains(m_dungeon, beside) && staysAt(beside))
            return search(door, static_cast<std::uint8_t>(static_cast<int>(direction) + 1), std::nullopt);
    }
}

std::optional<Position> Reach::stepTo(Position at) const
{
    if (contains(at))
        return at;
    for (const Direction direction : kDirections)
        if (const Position beside = moved(at, direction); cave::contains(m_dungeon, beside) && staysAt(beside))
            return beside;
    return std::nullopt;
}

bool Reach::isPassable(Position at, Ground ground) const
{
    if (isBlocked(at))
        return false;
    if (ground.isWalkable || isOpened(at))
        return true;
    if (ground.isLocked)
        return std::ranges::binary_search(m_open.unlocked, at);
    return (m_open.secrets && ground.isSecret) || (m_open.bumps && ground.givesWay);
}

bool Reach::isBlocked(Position at) const
{
    return !m_open.blocked.empty() && std::ranges::binary_search(m_open.blocked, at);
}

bool Reach::isOpened(Position at) const
{
    return !m_open.opened.empty() && std::ranges::binary_search(m_open.opened, at);
}

// Nobody goes on from there but down.
bool Reach::isPit(Position at, Ground ground) const
{
    return ground.isPit && at.z + 1 < m_dungeon.depth() && !isOpened(at);
}

std::optional<Position> Reach::landingAt(Position hole)
{
    if (!m_holes.insert(indexOf(hole)).second)
        return std::nullopt;
    const auto landing = fallFrom(m_dungeon, hole);
    return landing && isPassable(*landing) ? landing : std::nullopt;
}

Position Reach::positionOf(Index index) const
{
    const auto width = static_cast<Index>(m_dungeon.width);
    const auto height = static_cast<Index>(m_dungeon.height);
    return {static_cast<int>(index % width), static_cast<int>(index / width % height),
            static_cast<int>(index / width / height)};
}

void Reach::search(Position from, std::uint8_t how, std::optional<TileId> goal)
{
    std::vector<Index> edge; // cells as far away as it gets, and those one step further
    std::vector<Index> next;
    const auto arrive = [&](Index at, std::uint8_t by) {
        if (m_arrivals[at] != kNever)
            return false;
        m_arrivals[at] = by;
        next.push_back(at);
        if (goal && !m_goal && tileAt(positionOf(at)) == *goal)
            m_goal = positionOf(at);
        return true;
    };
    const bool isPlain = m_open.blocked.empty() && m_open.opened.empty(); // tiles alone say what is passable
    assert(isPassable(from));
    arrive(indexOf(from), how);
    while (!next.empty() && !m_goal) {
        edge.swap(next);
        next.clear();
        for (const Index index : edge) {
            const Position here = positionOf(index);
            const Ground ground = groundAt(here);
            const auto fall = [&](Position hole) {
                if (const auto landing = landingAt(hole); landing && arrive(indexOf(*landing), kClimbed))
                    m_climbs[indexOf(*landing)] = index;
            };
            if (!m_open.leaps.empty())
                for (const auto& leap : std::ranges::equal_range(m_open.leaps, here, {}, &Leaps::value_type::first))
                    if (!contains(leap.second) && isPassable(leap.second) && arrive(indexOf(leap.second), kClimbed))
                        m_climbs[indexOf(leap.second)] = index;
            if (ground.isPit)
                fall(here); // also where an event fills it: whoever comes before that falls
            if (isPit(here, ground))
                continue;
            const Grid<TileId>& tiles = m_dungeon.level(here.z).tiles;
            const bool isInside = tiles.box().grown(-1).contains(here.x, here.y); // and so is all around it
            for (const Direction direction : kDirections) {
                const Position to = moved(here, direction);
                if (!isInside && !tiles.contains(to.x, to.y))
                    continue;
                const Offset step = offsetOf(direction);
                const auto there = index + static_cast<Index>(step.dy * m_dungeon.width + step.dx);
                if (m_arrivals[there] != kNever)
                    continue;
                const Ground beside = m_grounds[tiles[to.x, to.y]];
                if (isPlain && beside.isRock())
                    continue;
                if ((isPlain && beside.isWalkable) || isPassable(to, beside))
                    arrive(there, static_cast<std::uint8_t>(static_cast<int>(direction) + 1));
                if (beside.falls && !beside.isWalkable && !isBlocked(to))
                    fall(to); // also where an event fills it, as above
            }
            if (!ground.isStairs)
                continue;
            if (const auto to = climbFrom(m_dungeon, m_links, here); to && arrive(indexOf(*to), kClimbed))
                m_climbs[indexOf(*to)] = index;
        }
    }
}

std::vector<Position> Reach::routeTo(Position at) const
{
    std::vector<Position> route{at};
    for (std::uint8_t how = m_arrivals[indexOf(at)]; how != kStart; how = m_arrivals[indexOf(at)]) {
        assert(how != kNever);
        if (how == kClimbed) {
            at = positionOf(m_climbs.at(indexOf(at)));
        } else {
            const Offset step = offsetOf(static_cast<Direction>(how - 1));
            at = {at.x - step.dx, at.y - step.dy, at.z};
        }
        route.push_back(at);
    }
    std::ranges::reverse(route);
    return route;
}

} // namespace cave
