// SPDX-License-Identifier: MIT
#include "core/pilot/watch.h"

#include "core/pilot/danger.h"
#include "core/rules/facts/message.h"

#include <algorithm>

namespace cave {

namespace {

// Sorted by y, then x, as they are read.
std::vector<Position> knownStairs(const World& world)
{
    std::vector<Position> stairs;
    const int z = world.hero().at.z;
    const Grid<TileId>& tiles = world.level(z).memory.tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (const TileId tile = tiles[x, y];
                tile != kUnknownTile && world.catalogue().tile(tile).leads != Leads::Nowhere)
                stairs.emplace_back(x, y, z);
    return stairs;
}

// Where a command takes the hero when all goes well.
Position expectedAt(const Position& before, const Command& command, const Turn& turn)
{
    Position expected = before;
    for (const Event& event : turn.events) {
        const auto* step = std::get_if<Stepped>(&event);
        const auto* climb = std::get_if<Climbed>(&event);
        if (step && step->who.isHero && std::holds_alternative<Walk>(command) &&
            step->to == moved(step->from, std::get<Walk>(command).direction))
            expected = step->to;
        if (climb && climb->who.isHero)
            expected = climb->to;
        if (const auto* fall = std::get_if<Fell>(&event); fall && fall->who.isHero)
            expected = fall->to;
    }
    return expected;
}

// Those that may matter, each once, in order.
std::vector<GasId> gasesInView(const World& world)
{
    std::vector<GasId> kinds;
    const int z = world.hero().at.z;
    for (const RememberedGas& gas : world.level(z).memory.gas) {
        const GasKind& kind = world.catalogue().gas(gas.kind);
        if (world.isVisible({gas.x, gas.y, z}) &&
            (kind.harmful || kind.effect || kind.opaqueFrom > 0 || !kind.fire.empty()))
            kinds.push_back(gas.kind);
    }
    std::ranges::sort(kinds);
    const auto again = std::ranges::unique(kinds);
    kinds.erase(again.begin(), again.end());
    return kinds;
}

bool isWarning(const World& world, const Event& event)
{
    const auto message = describe(world, event);
    return message && message->tone == Tone::Warning;
}

} // namespace

void Watch::begin(const World& world, const Noticing& noticing)
{
    m_noticing = noticing;
    const Creature& hero = world.hero();
    m_at = hero.at;
    m_health = hero.health;
    m_appetite = appetiteOf(world);
    m_conditions = hero.conditions;
    m_inView.clear();
    for (const Creature* danger : dangersInView(world)) {
        m_inView.push_back(danger->id);
        if (onlyWanders(world.kindOf(*danger)))
            m_met.insert(danger->id);
        if (danger->isFar)
            m_warned.emplace(danger->kind, danger->at.z);
    }
    std::ranges::sort(m_inView);
    m_things.clear();
    for (const RememberedThing& thing : world.level(m_at.z).memory.things)
        if (thing.table == KindTable::Item && noticing.things)
            m_things.push_back(thing.id);
    std::ranges::sort(m_things);
    m_gases = gasesInView(world);
    m_stairs = noticing.stairs ? knownStairs(world) : std::vector<Position>();
}

bool Watch::wasInView(EntityId id) const { return std::ranges::binary_search(m_inView, id); }

bool Watch::isNews(const World& world, const Creature& danger) const
{
    return !wasInView(danger.id) && !m_met.contains(danger.id) && (m_noticing.trifles || !isTrifle(world, danger));
}

std::optional<Interruption> Watch::compare(const World& world, const Command& command, const Turn& turn) const
{
    if (world.isOver() || world.hero().gainsToChoose > 0)
        return Interruption{{}, std::nullopt};
    if (auto danger = newDanger(world))
        return danger;
    if (auto state = newState(world))
        return state;
    if (auto gas = newGas(world))
        return gas;
    if (auto place = newPlace(world, command, turn))
        return place;
    if (std::ranges::any_of(turn.events, [&](const Event& event) { return isWarning(world, event); }))
        return Interruption{{}, world.hero().at};
    if (std::ranges::find(m_noticing.boards, world.hero().at) != m_noticing.boards.end())
        return Interruption{{}, world.hero().at, false};
    return world.hero().at.z == m_at.z ? newThing(world) : std::nullopt;
}

std::optional<Interruption> Watch::newDanger(const World& world) const
{
    std::vector<const Creature*> news = dangersInView(world);
    std::erase_if(news, [&](const Creature* danger) { return !isNews(world, *danger); });
    if (news.empty())
        return std::nullopt;
    const auto named = [&](const Creature& danger, Role role) {
        return KindName{KindTable::Creature, world.kindOf(danger).id, role};
    };
    const auto far =
        std::ranges::find_if(news, [&](const Creature* danger) { return danger->isFar && !isWarnedOf(*danger); });
    if (far != news.end())
        return Interruption{.why = {CAVE_TEXT("game", "You should not meet %1 yet."), {named(**far, Role::AObject)}},
                            .at = (*far)->at,
                            .isWarning = true};
    return Interruption{{CAVE_TEXT("game", "%1 comes into view. You stop."), {named(*news.front(), Role::ASubject)}},
                        news.front()->at};
}

std::optional<Interruption> Watch::newGas(const World& world) const
{
    for (const GasId kind : gasesInView(world))
        if (!std::ranges::binary_search(m_gases, kind))
            return Interruption{{CAVE_TEXT("game", "%1 drifts into view. You stop."),
                                 {KindName{KindTable::Gas, world.catalogue().gas(kind).id, Role::ASubject}}},
                                world.hero().at};
    return std::nullopt;
}

std::optional<Interruption> Watch::newState(const World& world) const
{
    const Creature& hero = world.hero();
    if (hero.health < m_health)
        return Interruption{{CAVE_TEXT("game", "You are hurt. You stop.")}, hero.at};
    const Appetite appetite = appetiteOf(world);
    if (appetite < m_appetite && appetite < Appetite::Content)
        return Interruption{{CAVE_TEXT("game", "You think of food. You stop.")}, hero.at};
    const auto begins = [&](Condition condition) {
        return lasts(hero, condition) && m_conditions[static_cast<std::size_t>(condition)] == 0;
    };
    if (std::ranges::any_of(kConditions, begins))
        return Interruption{{CAVE_TEXT("game", "You do not feel like yourself. You stop.")}, hero.at};
    return std::nullopt;
}

std::optional<Interruption> Watch::newPlace(const World& world, const Command& command, const Turn& turn) const
{
    const Position here = world.hero().at;
    if (here != expectedAt(m_at, command, turn))
        return Interruption{{CAVE_TEXT("game", "You are not where you meant to go. You stop.")}, here};
    const auto isGround = [here](const Event& event) {
        const auto* dug = std::get_if<Dug>(&event);
        const auto* closed = std::get_if<Closed>(&event);
        return (dug && dug->at == here) || (closed && closed->at == here);
    };
    if (std::ranges::any_of(turn.events, isGround))
        return Interruption{{CAVE_TEXT("game", "The ground changes under you. You stop.")}, here};
    return std::nullopt;
}

std::optional<Interruption> Watch::newThing(const World& world) const
{
    for (const RememberedThing& thing : world.level(m_at.z).memory.things)
        if (m_noticing.things && thing.table == KindTable::Item && !std::ranges::binary_search(m_things, thing.id))
            return Interruption{{CAVE_TEXT("game", "You see %1."),
                                 {KindName{KindTable::Item, world.seenItem(thing.kind).id, Role::AObject}}},
                                Position{thing.x, thing.y, m_at.z},
                                false};
    if (!m_noticing.stairs)
        return std::nullopt;
    for (const Position& stairs : knownStairs(world))
        if (std::ranges::find(m_stairs, stairs) == m_stairs.end()) {
            const TileId tile = world.level(stairs.z).memory.tiles[stairs.x, stairs.y];
            return Interruption{{CAVE_TEXT("game", "You see %1."),
                                 {KindName{KindTable::Tile, world.catalogue().tile(tile).id, Role::AObject}}},
                                stairs,
                                false};
        }
    return std::nullopt;
}

} // namespace cave
