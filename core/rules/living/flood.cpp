// SPDX-License-Identifier: MIT
#include "core/rules/living/flood.h"

#include "core/rules/living/results.h"
#include "core/world/goals.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr Direction kAround[]{Direction::North, Direction::East, Direction::South, Direction::West};

// One flood in a beat of its level.
class Flow {
public:
    Flow(WorldWriter world, Round& round, Events& events, Flood& flood)
        : m_world(world), m_round(round), m_events(events), m_flood(flood)
    {
    }

    void leaveWhatTurned()
    {
        std::erase_if(m_flood.cells, [this](std::size_t cell) { return !isWet(placeOf(cell)); });
    }

    void rise()
    {
        const std::size_t before = m_flood.cells.size();
        for (const Position at : besideInOrder()) {
            if (m_flood.cells.size() >= volume() || m_flood.cells.size() - before >= rate() || m_world->isOver())
                break;
            take(at);
        }
        deepen();
        if (m_flood.cells.size() > before)
            m_flood.held = 0;
        else if (m_flood.hold > 0 && ++m_flood.held >= m_flood.hold)
            m_flood.ebbs = true;
    }

    void ebb()
    {
        for (std::size_t given = 0; given < rate() && !m_flood.cells.empty(); ++given) {
            const Position at = placeOf(m_flood.cells.back());
            m_flood.cells.pop_back();
            turn(m_world, m_round, at, m_world->under(at).value_or(m_world->catalogue().floor()), {}, m_events);
        }
        deepen();
    }

    // What is left of one that stays is ground like any other.
    bool isOver(std::size_t before) const
    {
        const bool isFull = m_flood.hold == 0 && m_flood.cells.size() <= before;
        return isFull || (m_flood.ebbs && m_flood.cells.empty());
    }

private:
    int z() const { return m_round.z(); }
    std::size_t volume() const { return static_cast<std::size_t>(m_flood.volume); }
    std::size_t rate() const { return static_cast<std::size_t>(m_flood.rate); }
    Position placeOf(std::size_t cell) const
    {
        const auto columns = static_cast<std::size_t>(m_world->width());
        return {static_cast<int>(cell % columns), static_cast<int>(cell / columns), z()};
    }
    std::size_t cellOf(Position at) const { return m_world->level(z()).tiles.index(at.x, at.y); }
    TileId tileAt(Position at) const { return m_world->level(z()).tiles[at.x, at.y]; }
    bool isWet(Position at) const { return tileAt(at) == m_flood.shallow || tileAt(at) == m_flood.deep; }
    bool isMet(Position at) const
    {
        return !isWet(at) && (isCoverable(m_world, at) || m_world->catalogue().answering(On::Soak)[tileAt(at)] != 0);
    }

    // The cells that it can take or soak, as the beat began.
    std::vector<Position> besideInOrder() const
    {
        std::vector<Position> beside;
        if (m_flood.cells.empty())
            beside.push_back(placeOf(m_flood.source));
        for (const std::size_t cell : m_flood.cells)
            for (const Direction direction : kAround)
                if (const Position at = moved(placeOf(cell), direction); m_world->contains(at) && isMet(at))
                    beside.push_back(at);
        const Position source = placeOf(m_flood.source);
        const auto order = [&](Position at) {
            const int dx = at.x - source.x;
            const int dy = at.y - source.y;
            return std::tuple(dx * dx + dy * dy, m_round.rank(at), at.y, at.x);
        };
        std::ranges::sort(beside, {}, order);
        const auto again = std::ranges::unique(beside);
        beside.erase(again.begin(), again.end());
        return beside;
    }

    void take(Position at)
    {
        react(m_world, m_round, {at, On::Soak}, m_events);
        if (isCoverable(m_world, at) && turn(m_world, m_round, at, m_flood.shallow, {}, m_events))
            m_flood.cells.push_back(cellOf(at));
    }

    // As far as nobody has to be drowned for that who could not be there.
    void deepen()
    {
        if (m_flood.deep == m_flood.shallow)
            return;
        for (std::size_t i = 0; i < m_flood.cells.size(); ++i) {
            const Position at = placeOf(m_flood.cells[i]);
            const TileId depth = i < m_flood.cells.size() / 2 ? m_flood.deep : m_flood.shallow;
            if (tileAt(at) != depth && isWet(at))
                turn(m_world, m_round, at, depth, {}, m_events);
        }
    }

    WorldWriter m_world;
    Round& m_round;
    Events& m_events;
    Flood& m_flood;
};

} // namespace

bool isCoverable(const World& world, Position at)
{
    const TileKind& tile = world.tileKind(at);
    return tile.walkable && !tile.transient && tile.leads == Leads::Nowhere && tile.opensInto.empty() &&
           tile.closesInto.empty() && tile.unlocksInto.empty() && tile.foundAs.empty() && tile.looksLike.empty() &&
           !isGoalTile(world.rules(), tile.id);
}

void beginFlood(WorldWriter world, int z, Flood flood)
{
    std::vector<Flood> floods = world->level(z).living.floods;
    if (floods.size() >= kMostFloods)
        return;
    floods.push_back(std::move(flood));
    world.setFloods(z, std::move(floods));
}

// What soaking begins comes behind those that flow now.
void flow(WorldWriter world, Round& round, Events& events)
{
    const std::size_t count = world->level(round.z()).living.floods.size();
    if (count == 0)
        return;
    std::vector<Flood> flowed;
    for (std::size_t i = 0; i < count && !world->isOver(); ++i) {
        Flood flood = world->level(round.z()).living.floods[i];
        Flow one(world, round, events, flood);
        one.leaveWhatTurned();
        const std::size_t before = flood.cells.size();
        if (flood.ebbs)
            one.ebb();
        else
            one.rise();
        if (!one.isOver(before))
            flowed.push_back(std::move(flood));
    }
    const std::vector<Flood>& now = world->level(round.z()).living.floods;
    flowed.insert(flowed.end(), now.begin() + static_cast<std::ptrdiff_t>(count), now.end());
    world.setFloods(round.z(), std::move(flowed));
}

} // namespace cave
