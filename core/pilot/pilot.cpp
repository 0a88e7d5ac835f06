// SPDX-License-Identifier: MIT
#include "core/pilot/pilot.h"

#include "core/pilot/danger.h"
#include "core/pilot/refusing.h"
#include "core/pilot/route.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/verbs/check.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace cave {

namespace {

// The most careful way first: through locked doors only where no other way leads, and last of all through what bursts.
// That way is walked up to it and no further.
constexpr std::array kCare{
    WaySearch{.blocked = fact::kRisk | fact::kTaken | fact::kEnd | fact::kBursts},
    WaySearch{.blocked = fact::kTaken | fact::kEnd | fact::kBursts},
    WaySearch{.blocked = fact::kTaken | fact::kEnd | fact::kBursts, .open = fact::kOpen | fact::kLocked},
    WaySearch{.blocked = fact::kTaken | fact::kEnd, .open = fact::kOpen | fact::kLocked},
};
constexpr WaySearch kPastCreatures{.blocked = fact::kEnd, .open = fact::kOpen | fact::kLocked};

Text unknownStairs(Leads leads)
{
    return leads == Leads::Up ? Text{CAVE_TEXT("game", "You know no way up yet.")}
                              : Text{CAVE_TEXT("game", "You know no way down yet.")};
}

Command climb(Leads leads) { return leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{}); }

CellFacts stairsThat(Leads leads) { return leads == Leads::Up ? fact::kUp : fact::kDown; }

// Over what bursts only where no other way leads.
std::optional<StairsRoute> carefulRoute(const World& world, Position from, Position to)
{
    auto route = stairsOnTheWay(world, from, to, fact::kBursts);
    return route ? std::move(route) : stairsOnTheWay(world, from, to);
}

// In the order in which the hero goes for them: a trifle is struck when nobody worse is in view, or when it is awake
// beside the hero and all who are worse sleep further off.
std::vector<const Creature*> thoseToStrike(const World& world)
{
    std::vector<const Creature*> dangers = dangersInView(world);
    std::erase_if(dangers, [&](const Creature* each) { return isAlly(world, *each) || !canHarm(world, *each); });
    const auto isBeside = [&](const Creature* each) { return distance(world.hero().at, each->at) == 1; };
    const auto isAwake = [](const Creature* each) { return !lasts(*each, Condition::Asleep); };
    const bool isPressed = std::ranges::any_of(
        dangers, [&](const Creature* each) { return !isTrifle(world, *each) && (isAwake(each) || isBeside(each)); });
    std::ranges::stable_partition(dangers, [&](const Creature* each) {
        return !isTrifle(world, *each) || (!isPressed && isBeside(each) && isAwake(each));
    });
    return dangers;
}

// Who is left alone: only a foe can be walked into all the same.
Advice nobodyToStrike(const World& world)
{
    const Creature* nearest = nullptr;
    const Position here = world.hero().at;
    const auto rank = [&](const Creature& each) {
        return std::tuple(!isFoe(world, each, world.hero()), distance(here, each.at), each.id);
    };
    for (const Creature& each : world.creatures())
        if (each.id != world.state().hero && world.isVisible(each.at) && world.seenCreatureAt(each.at) == &each &&
            (!nearest || rank(each) < rank(*nearest)))
            nearest = &each;
    if (!nearest)
        return {std::nullopt, {CAVE_TEXT("game", "Nobody to strike is in view.")}};
    if (isAlly(world, *nearest) || !isFoe(world, *nearest, world.hero()))
        return {std::nullopt, {CAVE_TEXT("game", "Nobody in view would harm you.")}};
    const KindName name{KindTable::Creature, world.kindOf(*nearest).id, Role::AObject};
    return {std::nullopt,
            {CAVE_TEXT("game", "Nobody in view would harm you. To strike %1 all the same, walk there."), {name}}};
}

} // namespace

Advice advised(const World& world, const Command& command)
{
    if (auto refusal = check(world, world.state().hero, command))
        return {std::nullopt, std::move(refusal->why)};
    return {command, {}};
}

Advice inTheWay(const World& world, Position at, bool isDone)
{
    const KindName name{KindTable::Creature, world.kindOf(*world.creatureAt(at)).id, Role::TheSubject};
    return {std::nullopt, {CAVE_TEXT("game", "%1 is in the way."), {name}}, isDone};
}

Advice harmInTheWay(const World& world, Position at)
{
    const KindName name{KindTable::Tile, world.seenKind(at).id, Role::TheSubject};
    return {std::nullopt, {CAVE_TEXT("game", "%1 is in the way. Walking there would harm you."), {name}}};
}

std::optional<Position> Pilot::findWanted(Position from, CellFacts goals)
{
    for (WaySearch search : kCare) {
        search.goals = goals;
        if (const auto found = m_ways.find(m_level, from, search))
            return found;
    }
    return std::nullopt;
}

bool Pilot::findWay(const World& world, Position target, CellFacts ofTarget)
{
    const Position here = world.hero().at;
    m_level.read(world, here.z);
    const std::size_t cell = m_level.index(target);
    m_level.remove(cell, fact::kRisk | fact::kTaken | fact::kEnd);
    m_level.add(cell, ofTarget);
    return std::ranges::any_of(kCare,
                               [&](const WaySearch& search) { return m_ways.findTo(m_level, here, target, search); });
}

// Who stands on the way to a cell that a search past creatures has found.
std::optional<Advice> Pilot::barredOnWayTo(const World& world, Position found) const
{
    for (const Position at : m_ways.pathTo(m_level, found))
        if ((m_level.at(at) & fact::kTaken) != 0)
            return inTheWay(world, at, false);
    return std::nullopt;
}

// The first step of the way that was found.
Advice Pilot::stepTowards(const World& world, Position target) const
{
    const Direction direction = m_ways.stepTowards(m_level, target);
    const Position next = moved(world.hero().at, direction);
    return bursts(next) ? harmInTheWay(world, next) : advised(world, Walk{direction});
}

// The cells of the way that was found, as far as it is walked.
std::vector<Position> Pilot::cellsTo(Position target) const
{
    std::vector<Position> cells = m_ways.pathTo(m_level, target);
    cells.erase(std::ranges::find_if(cells, [this](Position at) { return bursts(at); }), cells.end());
    return cells;
}

bool Pilot::isWholeWay(Position target) const
{
    return std::ranges::none_of(m_ways.pathTo(m_level, target), [this](Position at) { return bursts(at); });
}

Advice Pilot::walkTo(const World& world, Position target, CellFacts ofTarget)
{
    const Position here = world.hero().at;
    if (findWay(world, target, ofTarget)) {
        if (moved(here, m_ways.stepTowards(m_level, target)) == target && world.seenCreatureAt(target))
            return inTheWay(world, target, true);
        return stepTowards(world, target);
    }
    const CellFacts facts = m_level.at(target);
    if (m_ways.findTo(m_level, here, target, kPastCreatures))
        if (auto barred = barredOnWayTo(world, target))
            return *std::move(barred);
    if ((facts & fact::kUnknown) != 0)
        return {std::nullopt, {CAVE_TEXT("game", "You have not seen that place yet.")}};
    if ((facts & (fact::kOpen | fact::kLocked)) != 0)
        return {std::nullopt, {CAVE_TEXT("game", "You know no way there.")}};
    const TileKind& tile = world.catalogue().tile(world.level(target.z).memory.tiles[target.x, target.y]);
    return {std::nullopt,
            {CAVE_TEXT("game", "%1 blocks the way."), {KindName{KindTable::Tile, tile.id, Role::TheSubject}}}};
}

// The stairs to take on the hero's level. The plan holds until it fails or the hero leaves it.
std::optional<Position> Pilot::stairsTowards(const World& world, Position target)
{
    const Position here = world.hero().at;
    const auto planned = std::ranges::find(m_planned, here.z, &Position::z);
    if (m_plannedFor == target && planned != m_planned.end() &&
        (*planned == here || (findWay(world, *planned) && isWholeWay(*planned))))
        return *planned;
    auto route = carefulRoute(world, here, target);
    if (!route || route->stairs.empty())
        return std::nullopt;
    m_plannedFor = target;
    m_planned = std::move(route->stairs);
    return m_planned.front();
}

Advice Pilot::travel(const World& world, Position target)
{
    const Position here = world.hero().at;
    if (here == target)
        return {std::nullopt, {}, true};
    if (auto refusal = check(world, world.state().hero, Wait{}))
        return {std::nullopt, std::move(refusal->why)};
    if (target.z == here.z)
        return walkTo(world, target);
    const auto stairs = stairsTowards(world, target);
    if (!stairs)
        return {std::nullopt, {CAVE_TEXT("game", "You know no way there.")}};
    return *stairs == here ? advised(world, climb(world.tileKind(here).leads)) : walkTo(world, *stairs);
}

std::optional<PlannedWay> Pilot::wayTo(const World& world, Position target)
{
    const Position here = world.hero().at;
    if (here == target)
        return std::nullopt;
    if (target.z != here.z) {
        const auto route = carefulRoute(world, here, target);
        if (!route || (route->stairs.front() != here && !findWay(world, route->stairs.front())))
            return std::nullopt;
        const Position stairs = route->stairs.front();
        return PlannedWay{stairs == here ? std::vector<Position>{} : cellsTo(stairs), route->steps};
    }
    if (!findWay(world, target))
        return std::nullopt;
    PlannedWay way{cellsTo(target), 0};
    way.steps = static_cast<int>(way.cells.size());
    return way.steps > 0 ? std::optional(std::move(way)) : std::nullopt;
}

Advice Pilot::takeStairs(const World& world, Leads leads)
{
    const Position here = world.hero().at;
    const bool isBarred = leads == Leads::Up && world.rules().descendOnly;
    if (world.tileKind(here).leads == leads || isBarred)
        return advised(world, climb(leads));
    m_level.read(world, here.z);
    const auto stairs = findWanted(here, stairsThat(leads));
    if (stairs)
        return stepTowards(world, *stairs);
    if (!m_level.hasAnywhere(stairsThat(leads)))
        return {std::nullopt, unknownStairs(leads)};
    WaySearch search = kPastCreatures;
    search.goals = stairsThat(leads);
    if (const auto beyond = m_ways.find(m_level, here, search))
        if (auto barred = barredOnWayTo(world, *beyond))
            return *std::move(barred);
    return {std::nullopt, {CAVE_TEXT("game", "You know no way to the stairs.")}};
}

bool Pilot::knowsStairs(const World& world, Leads leads)
{
    m_level.read(world, world.hero().at.z);
    return m_level.hasAnywhere(stairsThat(leads));
}

Advice Pilot::strikeNearest(const World& world)
{
    if (auto refusal = check(world, world.state().hero, Wait{}))
        return {std::nullopt, std::move(refusal->why)};
    const Position here = world.hero().at;
    Advice first = nobodyToStrike(world);
    bool isFirst = true;
    for (const Creature* danger : thoseToStrike(world)) {
        const auto beside = std::ranges::find(kDirections, danger->at, [&](Direction to) { return moved(here, to); });
        // Whatever it stands in, fire or deep water: the hero goes beside it and no further.
        Advice advice =
            beside != kDirections.end() ? advised(world, Walk{*beside}) : walkTo(world, danger->at, fact::kOpen);
        if (advice.command)
            return advice;
        if (std::exchange(isFirst, false))
            first = std::move(advice);
    }
    return first;
}

Advice Pilot::rest(const World& world)
{
    if (auto refusal = check(world, world.state().hero, Wait{}))
        return {std::nullopt, std::move(refusal->why)};
    if (const auto dangers = dangersInView(world); !dangers.empty())
        return {std::nullopt,
                {CAVE_TEXT("game", "You cannot rest with %1 in view."),
                 {KindName{KindTable::Creature, world.kindOf(*dangers.front()).id, Role::AObject}}}};
    const Creature& hero = world.hero();
    const bool isHurt = hero.health < hero.maxHealth;
    const auto ails = [&](Condition condition) { return lasts(hero, condition) && wordsOf(condition).isBad; };
    if ((isHurt && world.rules().heals()) || std::ranges::any_of(kConditions, ails)) {
        if (appetiteOf(world) == Appetite::Starving) // nothing would stop it before the end
            return {std::nullopt, {CAVE_TEXT("game", "You are starving. To rest now could be your death.")}};
        return {Wait{}, {}};
    }
    if (isHurt)
        return {std::nullopt, {CAVE_TEXT("game", "Your wounds do not heal by themselves here.")}};
    return {std::nullopt, {CAVE_TEXT("game", "You are rested.")}, true};
}

} // namespace cave
