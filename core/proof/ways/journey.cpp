// SPDX-License-Identifier: MIT
#include "core/proof/ways/journey.h"

#include "core/proof/ways/design.h"
#include "core/proof/ways/ground.h"
#include "core/proof/ways/openings.h"

#include <algorithm>

namespace cave {

namespace {

bool isLocked(const Catalogue&, const TileKind& tile) { return !tile.unlocksInto.empty(); }
bool isHidden(const Catalogue&, const TileKind& tile) { return !tile.foundAs.empty(); }

} // namespace

Leaps stairsToCome(const Dungeon& dungeon)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    const std::vector<Position> cells =
        hasChangingStairs(catalogue) ? cellsWith(dungeon, leadingElsewhere(catalogue)) : std::vector<Position>();
    Leaps leaps;
    if (cells.empty())
        return leaps;
    const Stage stage(dungeon);
    const Fates fates(stage);
    const LevelLinks links = linkedPositions(dungeon);
    for (const Position at : cells)
        for (const TileId tile : ownFatesOf(catalogue, dungeon.level(at.z).tiles[at.x, at.y]))
            if (catalogue.tile(tile).leads != Leads::Nowhere)
                addStairs(fates, dungeon, links, at, catalogue.tile(tile), leaps);
    return leaps;
}

std::vector<Position> lockedDoors(const Dungeon& dungeon)
{
    return cellsWith(dungeon, byTile(*dungeon.catalogue, isLocked));
}

bool hasKey(const Dungeon& dungeon, Position door)
{
    bool has = false;
    forEachItem(dungeon, [&](Position, ItemKindId kind, const Placement& thing) {
        has |= dungeon.catalogue->item(kind).key && (!thing.opens || dungeon.positionOf(*thing.opens) == door);
    });
    return has;
}

Journey::Journey(const Dungeon& dungeon, Position start, bool secrets, bool buys, std::span<const Position> avoided)
    : m_dungeon(dungeon), m_open{{}, secrets}, m_doors(lockedDoors(dungeon)),
      m_reached(dungeon.levels.size(), BitGrid(dungeon.width, dungeon.height))
{
    m_hasSecrets = !cellsWith(dungeon, byTile(*dungeon.catalogue, isHidden)).empty();
    m_open.blocked = barredCells(dungeon);
    m_open.blocked.insert(m_open.blocked.end(), avoided.begin(), avoided.end());
    std::ranges::sort(m_open.blocked);
    std::erase(m_open.blocked, start);
    std::erase_if(m_doors, [this](Position door) { return std::ranges::binary_search(m_open.blocked, door); });
    if (!m_doors.empty())
        readKeys(buys);
    m_open.leaps = stairsToCome(dungeon);
    if (hasScripts(dungeon))
        m_openings = std::make_unique<Openings>(dungeon);
    if (isTwoWay())
        goTwoWay(start);
    else
        goOneWay(start);
}

Journey::~Journey() = default;

bool Journey::isTwoWay() const
{
    const auto leads = [&](const Place& place) {
        const auto at = m_dungeon.positionOf(place);
        return at && cave::contains(m_dungeon, *at) && kindAt(m_dungeon, *at).leads != Leads::Nowhere;
    };
    return !m_dungeon.rules.descendOnly && std::ranges::all_of(m_dungeon.links, [&](const Link& link) {
        return !link.oneWay && leads(link.from) && leads(link.to);
    });
}

// What was reached stays in reach, so one search that grows with every door does.
void Journey::goTwoWay(Position start)
{
    Reach reach(m_dungeon, start, m_open);
    do {
        while (const auto plan = nextPlan(reach)) {
            m_keys[plan->key].isUsed = true;
            m_open.unlocked.push_back(plan->door);
            m_errands.push_back({m_keys[plan->key].at, plan->door});
            reach.unlock(plan->door);
        }
    } while (openMore(reach));
    add(reach);
}

std::optional<Journey::Plan> Journey::nextPlan(const Reach& reach) const
{
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        if (m_keys[i].isUsed || !reach.contains(m_keys[i].at))
            continue;
        for (const Position door : doorsFor(m_keys[i]))
            if (reach.touches(door))
                return Plan{i, door, true};
    }
    return std::nullopt;
}

void Journey::goOneWay(Position start)
{
    Position here = start;
    for (;;) {
        Reach reach(m_dungeon, here, m_open);
        while (openMore(reach)) {}
        add(reach);
        const auto plan = nextPlan(reach, here);
        if (!plan)
            return;
        Key& key = m_keys[plan->key];
        key.isUsed = true;
        m_open.unlocked.push_back(plan->door);
        m_errands.push_back({key.at, plan->door});
        if (!plan->returns)
            here = plan->door;
    }
}

void Journey::readKeys(bool buys)
{
    forEachItem(m_dungeon, [&](Position at, ItemKindId kind, const Placement& thing) {
        const auto door = thing.opens ? m_dungeon.positionOf(*thing.opens) : std::nullopt;
        if (m_dungeon.catalogue->item(kind).key && cave::contains(m_dungeon, at) &&
            door.has_value() == thing.opens.has_value() && (buys || thing.price == 0))
            m_keys.push_back({at, door});
    });
}

std::optional<Journey::Plan> Journey::nextPlan(const Reach& reach, Position here) const
{
    std::optional<Plan> best;
    for (std::size_t i = 0; i < m_keys.size() && !(best && best->returns); ++i)
        if (!m_keys[i].isUsed && reach.contains(m_keys[i].at))
            tryKey(i, reach, here, best);
    return best;
}

void Journey::tryKey(std::size_t key, const Reach& reach, Position here, std::optional<Plan>& best) const
{
    const std::vector<Position> doors = doorsFor(m_keys[key]);
    if (std::ranges::none_of(doors, [&](Position door) { return reach.touches(door); }))
        return;
    const Reach fromKey(m_dungeon, m_keys[key].at, m_open);
    for (const Position door : doors) {
        if (!fromKey.touches(door))
            continue;
        Openness opened = m_open;
        opened.unlocked.push_back(door);
        const Plan plan{key, door, Reach(m_dungeon, door, opened).contains(here)};
        if (!best || plan.returns || door.z < best->door.z)
            best = plan;
        if (plan.returns)
            return;
    }
}

// Those still locked.
std::vector<Position> Journey::doorsFor(const Key& key) const
{
    std::vector<Position> doors;
    for (const Position door : m_doors) {
        const bool isOwn = key.opens == door;
        const auto isMadeForIt = [&](const Key& other) { return other.opens == door; };
        const bool isFree = !key.opens && std::ranges::none_of(m_keys, isMadeForIt);
        if ((isOwn || isFree) && !unlocks(door))
            doors.push_back(door);
    }
    return doors;
}

bool Journey::openMore(Reach& reach)
{
    if (!m_openings)
        return false;
    const NewWays ways = m_openings->next(reach);
    Leaps leaps;
    for (const Errand& errand : ways.errands) {
        m_errands.push_back(errand);
        for (const Position cell : errand.opens) {
            m_open.opened.push_back(cell);
            reach.open(cell);
        }
        leaps.insert(leaps.end(), errand.leaps.begin(), errand.leaps.end());
    }
    m_open.leaps.insert(m_open.leaps.end(), leaps.begin(), leaps.end());
    if (!ways.errands.empty())
        reach.leap(leaps);
    return ways.isMore;
}

void Journey::add(const Reach& reach)
{
    for (int z = 0; z < m_dungeon.depth(); ++z)
        forEachCell(m_dungeon, z, [&](Position at) {
            if (reach.contains(at))
                m_reached[static_cast<std::size_t>(z)].set(at.x, at.y);
        });
}

bool Journey::contains(Position at) const { return m_reached[static_cast<std::size_t>(at.z)].get(at.x, at.y); }

bool Journey::staysAt(Position at) const
{
    const bool isDeep = at.z + 1 < m_dungeon.depth() && isPit(*m_dungeon.catalogue, kindAt(m_dungeon, at));
    return contains(at) && (!isDeep || std::ranges::find(m_open.opened, at) != m_open.opened.end());
}

bool Journey::unlocks(Position door) const
{
    return std::ranges::find(m_open.unlocked, door) != m_open.unlocked.end() ||
           std::ranges::find(m_open.opened, door) != m_open.opened.end();
}

} // namespace cave
