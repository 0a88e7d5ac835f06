// SPDX-License-Identifier: MIT
#include "core/pilot/situation.h"

#include "core/pilot/bot_goal.h"
#include "core/pilot/danger.h"
#include "core/rules/facts/company.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

constexpr CellFacts kNoWay = fact::kTaken | fact::kEnd;

// Only what stays where it is or drifts about by chance is no threat from afar.
bool comesForHero(const CreatureKind& kind)
{
    return std::ranges::any_of(kind.behaviours, [](const BehaviourRow& row) {
        return row.does == Does::Hunt || row.does == Does::Swarm || row.does == Does::Burrow ||
               row.does == Does::Shoot || row.does == Does::Guard || row.does == Does::Steal ||
               row.does == Does::Summon;
    });
}

} // namespace

Situation::Situation(const World& world, BotMind& mind, const Persona& persona)
    : m_world(world), m_mind(mind), m_persona(persona), m_fighter(fighterOf(world, world.hero()))
{
    m_level.read(world, at().z);
    readFoes();
    disregardShy();
    // What never moves is in the way even where it is out of view; others are for a hero who was torn, unless they are
    // such as give way.
    for (const RememberedThing& thing : m_world.level(at().z).memory.things)
        if (thing.table == KindTable::Creature &&
            ((m_mind.avoids > 0 && !isShy(thing.id)) || staysPut(m_world.catalogue().creature(thing.kind))))
            m_level.add(m_level.index(thing.x, thing.y), fact::kTaken);
}

bool Situation::isShy(EntityId id) const
{
    const auto dealings = m_mind.dealings.find(id);
    return dealings != m_mind.dealings.end() && hasStayedAway(dealings->second);
}

bool Situation::hasStayedAway(const Dealings& dealings) const
{
    return dealings.waited >= m_persona.patience && dealings.chased >= m_persona.chase;
}

void Situation::readFoes()
{
    const int z = at().z;
    for (const Creature& creature : m_world.creatures()) {
        if (creature.at.z != z || creature.id == hero().id || m_world.seenCreatureAt(creature.at) != &creature ||
            !isFoe(m_world, creature, hero()))
            continue;
        const CreatureKind& kind = m_world.kindOf(creature);
        const int away = distance(at(), creature.at);
        Dealings& dealings = m_mind.dealings[creature.id];
        if (away == 1 && !m_mind.forgotten.contains(creature.id))
            dealings = {.fled = dealings.fled};
        // Who is only sensed, behind a wall, is no threat yet: a hero that waited for it would wait long.
        const bool isThreat = m_world.isVisible(creature.at) && isDangerous(kind) && !kind.immortal &&
                              !lasts(creature, Condition::Asleep) &&
                              (away == 1 || (comesForHero(kind) && !hasStayedAway(dealings)));
        m_foes.push_back({&creature, fighterOf(m_world, creature), away, isThreat});
        if (isGuardian(m_world, kind))
            m_mind.guardians.try_emplace(creature.id, Guardian{creature.kind, creature.at}).first->second.isMissed =
                false;
        if (isDangerous(kind))
            m_mind.met.insert_or_assign(creature.kind, m_foes.back().numbers);
    }
    std::ranges::sort(m_foes, {}, [](const Foe& foe) { return std::pair(foe.away, foe.creature->id); });
    std::ranges::copy_if(m_foes, std::back_inserter(m_threats), &Foe::isThreat);
}

// Whoever keeps away gives way. It changes no way, in view or not: else the hero would turn round each time that it
// comes into view and goes out of it.
void Situation::disregardShy()
{
    for (const RememberedThing& thing : m_world.level(at().z).memory.things) {
        if (thing.table != KindTable::Creature || !isShy(thing.id))
            continue;
        const std::size_t cell = m_level.index(thing.x, thing.y);
        m_level.remove(cell, fact::kTaken | fact::kRisk);
        for (const Direction direction : kDirections)
            m_level.remove(cell + static_cast<std::size_t>(m_level.step(direction)), fact::kRisk);
    }
    // Whoever is awake and not beside the hero will stand elsewhere when the hero comes there; else one that keeps its
    // distance in a corridor would send it up the stairs.
    for (const Foe& foe : m_foes)
        if (foe.away > 1 && !lasts(*foe.creature, Condition::Asleep) && !staysPut(m_world.kindOf(*foe.creature)))
            m_level.remove(m_level.index(foe.creature->at), fact::kTaken);
}

std::int64_t Situation::expectedLoss() const
{
    std::vector<Fighter> fighters;
    fighters.reserve(m_threats.size());
    for (const Foe& foe : m_threats)
        fighters.push_back(foe.numbers);
    return lossAgainst(m_world.rules(), m_fighter, fighters, openAround(at()));
}

bool Situation::isInDanger() const
{
    return !m_threats.empty() && expectedLoss() * m_persona.caution >= std::int64_t{100'000} * hero().health;
}

int Situation::openAround(Position cell) const
{
    return static_cast<int>(std::ranges::count_if(kDirections, [&](Direction direction) {
        const Position beside = moved(cell, direction);
        return m_world.contains(beside) && (m_level.at(beside) & fact::kOpen) != 0;
    }));
}

void Situation::dare()
{
    for (std::size_t cell = 0; cell < m_level.size(); ++cell)
        if ((m_level[cell] & (fact::kHarms | fact::kDrowns)) != 0) {
            m_level.remove(cell, fact::kBarred);
            m_level.add(cell, fact::kOpen);
        }
    m_isFlooded = false;
}

std::optional<Position> Situation::nearestDrop()
{
    m_isFlooded = false;
    return m_ways.find(m_level, at(), {.goals = fact::kFalls, .blocked = kNoWay, .open = fact::kOpen | fact::kFalls});
}

std::optional<Position> Situation::nearest(CellFacts goals, bool edges)
{
    m_isFlooded = false;
    if (!edges && !m_level.hasAnywhere(goals))
        return std::nullopt;
    WaySearch search{.goals = goals, .blocked = static_cast<CellFacts>(kNoWay & ~goals), .edges = edges};
    search.open |= goals & fact::kLocked;
    WaySearch safe = search;
    safe.blocked |= fact::kRisk;
    const auto found = m_ways.find(m_level, at(), safe);
    return found || !m_level.hasAnywhere(fact::kRisk) ? found : m_ways.find(m_level, at(), search);
}

std::optional<Position> Situation::nearestInSafety(CellFacts goals)
{
    m_isFlooded = false;
    if (!m_level.hasAnywhere(goals))
        return std::nullopt;
    const auto noWay = static_cast<CellFacts>((kNoWay & ~goals) | fact::kRisk);
    return m_ways.find(m_level, at(), {.goals = goals, .blocked = noWay});
}

std::optional<Position> Situation::reach(Position cell)
{
    const std::size_t aim = m_level.index(cell);
    const CellFacts before = m_level[aim];
    m_level.remove(aim, fact::kTaken | fact::kLocked);
    m_level.add(aim, fact::kAim | ((before & fact::kLocked) != 0 ? fact::kOpen : CellFacts{}));
    const auto found = nearest(fact::kAim);
    m_level.remove(aim, fact::kAim | fact::kOpen);
    m_level.add(aim, before);
    return found;
}

std::optional<Position> Situation::nearestShore()
{
    m_isFlooded = false;
    return m_ways.find(m_level, at(),
                       {.goals = fact::kOpen, .blocked = kNoWay, .open = fact::kOpen | fact::kDrowns | fact::kHarms});
}

std::optional<int> Situation::stepsTo(Position cell)
{
    if (!m_isFlooded)
        m_ways.find(m_level, at(), {.goals = 0, .blocked = kNoWay});
    m_isFlooded = true;
    return m_ways.stepsTo(m_level, cell);
}

Command Situation::stepTowards(Position cell) { return Walk{m_ways.stepTowards(m_level, cell)}; }

bool staysPut(const CreatureKind& kind)
{
    return std::ranges::all_of(kind.behaviours, [](const BehaviourRow& row) { return row.does == Does::Spread; });
}

bool isFixed(const CreatureKind& kind) { return kind.immortal && staysPut(kind); }

bool isAtLeast(const Creature& creature, int perMille)
{
    return std::int64_t{1000} * creature.health >= std::int64_t{perMille} * creature.maxHealth;
}

bool isAtMost(const Creature& creature, int perMille)
{
    return std::int64_t{1000} * creature.health <= std::int64_t{perMille} * creature.maxHealth;
}

Command walkTo(Position from, Position to)
{
    const auto direction =
        std::ranges::find_if(kDirections, [&](Direction candidate) { return moved(from, candidate) == to; });
    assert(direction != kDirections.end());
    return Walk{*direction};
}

Command takeStairs(Situation& now, Position stairs)
{
    if (stairs != now.at())
        return now.stepTowards(stairs);
    return (now.level().at(stairs) & fact::kUp) != 0 ? Command(ClimbUp{}) : Command(ClimbDown{});
}

} // namespace cave
