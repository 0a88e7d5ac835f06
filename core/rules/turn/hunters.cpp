// SPDX-License-Identifier: MIT
#include "core/rules/turn/hunters.h"

#include "core/base/hash.h"
#include "core/content/hordes/horde.h"
#include "core/generate/chance.h"
#include "core/generate/shapes/distance_map.h"
#include "core/rules/facts/passage.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr int kMostSteps = 8; // from the stairs to where one of them stands

// The draws of one coming: of this level and turn.
std::uint64_t turnOf(const World& world) { return static_cast<std::uint64_t>(world.state().turn); }
Chance chanceOn(const World& world)
{
    return Chance(hashOf("hunters", world.state().seed, world.level(world.hero().at.z).uid.value));
}

int cameTo(const HuntState& hunt, int z)
{
    const auto index = static_cast<std::size_t>(z);
    return index < hunt.came.size() ? hunt.came[index] : 0;
}

bool isTime(const World& world, const Hunters& hunters)
{
    const HuntState& hunt = world.state().hunt;
    const std::int64_t turns = world.state().turn - hunt.since - hunters.after;
    return turns >= 0 && turns % hunters.every == 0 && cameTo(hunt, hunt.z) < hunters.most &&
           chanceOn(world).perMille(hunters.perMille, Draw::Hunt, turnOf(world));
}

// Out of which somebody may come, and nobody sees them do so.
std::optional<Position> fartherStairs(const World& world)
{
    const Position hero = world.hero().at;
    std::optional<Position> farthest;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) {
            const Position at{x, y, hero.z};
            const TileKind& kind = world.tileKind(at);
            if (kind.leads == Leads::Nowhere || kind.oneWay || !world.stairsTarget(at) || world.isVisible(at))
                continue;
            if (!farthest || distance(at, hero) > distance(*farthest, hero))
                farthest = at;
        }
    return farthest;
}

class Coming {
public:
    Coming(WorldWriter world, Position stairs) : m_world(world), m_stairs(stairs) {}

    int bring(const Horde& horde, std::uint64_t turn)
    {
        add(horde.lead);
        for (std::size_t row = 0; row < horde.with.size() && m_count > 0; ++row) {
            const HordeMember& member = horde.with[row];
            const int count = chanceOn(m_world).stream(Draw::Count, turn, row).between(member.least, member.most);
            for (int i = 0; i < count; ++i)
                add(member.kind);
        }
        return m_count;
    }

private:
    // The nearest to the stairs, by steps, then by rows.
    std::optional<Position> placeFor(CreatureKindId kind) const
    {
        const World& world = m_world;
        const BitGrid& ground = world.ground(m_stairs.z, world.catalogue().gaitOf(kind));
        const CellAt from{m_stairs.x, m_stairs.y};
        const Grid<int> steps = stepsFrom(ground, std::span(&from, 1));
        std::optional<std::tuple<int, int, int>> nearest;
        ground.forEach([&](int x, int y) {
            const Position at{x, y, m_stairs.z};
            const int distance = steps[x, y];
            if (distance == kNoSteps || distance > kMostSteps || world.creatureAt(at) || world.isVisible(at) ||
                isShut(world, at))
                return;
            if (const std::tuple found{distance, y, x}; !nearest || found < *nearest)
                nearest = found;
        });
        if (!nearest)
            return std::nullopt;
        return Position{std::get<2>(*nearest), std::get<1>(*nearest), m_stairs.z};
    }

    void add(const std::string& id)
    {
        const CreatureKindId kind = *m_world->catalogue().findCreature(id);
        const auto at = placeFor(kind);
        if (!at)
            return;
        const EntityId who = m_world.addCreature(kind, *at);
        Creature hunter = *m_world->creature(who);
        hunter.isHunter = true;
        hunter.quarry = m_world->hero().at;
        m_world.changeCreature(hunter);
        ++m_count;
    }

    WorldWriter m_world;
    Position m_stairs;
    int m_count = 0;
};

// Counts from when the hero came to where it is.
HuntState followHero(WorldWriter world)
{
    HuntState hunt = world->state().hunt;
    if (const int z = world->hero().at.z; z != hunt.z) {
        hunt.z = z;
        hunt.since = world->state().turn;
        world.setHunt(hunt);
    }
    return hunt;
}

} // namespace

void callHunters(WorldWriter world, Events& events)
{
    const auto& hunters = world->rules().hunters;
    if (!hunters || world->isOver())
        return;
    HuntState hunt = followHero(world);
    if (!isTime(world, *hunters))
        return;
    const HordeChoice choice = hordesFromBelow(world->catalogue(), hunt.z + 1, hunters->deeper);
    const auto stairs = choice.isEmpty() ? std::nullopt : fartherStairs(world);
    if (!stairs)
        return;
    const std::uint64_t turn = turnOf(world);
    const Horde& horde = *choice.hordes[chanceOn(world).kind(0, turn, choice.hashes, choice.weights)];
    const int count = Coming(world, *stairs).bring(horde, turn);
    if (count == 0)
        return;
    hunt.came.resize(static_cast<std::size_t>(world->depth()));
    ++hunt.came[static_cast<std::size_t>(hunt.z)];
    world.setHunt(std::move(hunt));
    events.push_back(HuntersCame{*stairs, count});
}

} // namespace cave
