// SPDX-License-Identifier: MIT
#include "core/pilot/danger.h"
#include "core/pilot/pilot.h"
#include "core/pilot/refusing.h"
#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/pack.h"
#include "core/rules/minds/mood.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/chests/chest_verbs.h"
#include "core/rules/verbs/foes/onslaught.h"

#include <algorithm>
#include <bit>

namespace cave {

namespace {

// Which kinds would still find room in the hero's pack.
class PackRoom {
public:
    explicit PackRoom(const World& world) : m_world(world), m_isCarried(world.catalogue().items().size())
    {
        std::uint32_t letters = 0;
        static_assert(kMostLetters <= 32);
        for (const Item& item : world.items())
            if (item.carrier == world.state().hero) {
                m_isCarried[world.seenAs(item.kind)] = true;
                letters |= std::uint32_t{1} << item.letter;
            }
        m_hasFreeLetter = std::popcount(letters) < world.rules().packSize;
    }

    // Of a kind as the hero sees it. Keys of one kind need not share a letter, so a full pack is taken to hold no more
    // of them; gear shares one where it is alike.
    bool fits(ItemKindId kind, EntityId thing) const
    {
        const ItemKind& row = m_world.seenItem(kind);
        if (row.counted || m_hasFreeLetter)
            return true;
        // Null: it is remembered and gone, or only looks like a thing, which must not show.
        const Item* item = m_world.item(thing);
        return m_isCarried[kind] && !row.key &&
               letterFor(m_world, m_world.state().hero, item ? *item : Item{.kind = kind});
    }

private:
    const World& m_world;
    std::vector<bool> m_isCarried;
    bool m_hasFreeLetter = false;
};

// The hero knows what the hero put down, and buys nothing by the way.
bool staysThere(const Item* item) { return item && (isForSale(*item) || item->isLeft); }

// What lies in a cage is offered: others shut when something is taken, so whoever plays chooses. Null: it lies in none.
const TileKind* cageAt(const World& world, Position at)
{
    const TileId tile = world.level(at.z).memory.tiles[at.x, at.y];
    return tile != kUnknownTile && world.catalogue().tile(tile).keeps ? &world.catalogue().tile(tile) : nullptr;
}

// All at once where all of it is wanted; what holds things is looked into.
Command takingHere(const World& world, const std::vector<EntityId>& wanted)
{
    const std::vector<Item> lying = world.itemsAt(world.hero().at);
    const auto chest = [&](const Item& item) { return isChest(world, item); };
    if (const Item* first = world.item(wanted.front()); first && chest(*first))
        return OpenThing{first->id};
    return wanted.size() == lying.size() && std::ranges::none_of(lying, chest) ? Command(PickUp{})
                                                                               : Command(Take{wanted.front()});
}

constexpr CellFacts kInTheWay = fact::kTaken | fact::kEnd;
constexpr CellFacts kShunned = kInTheWay | fact::kBursts;

// Who keeps to the water or to a post that is far enough, and does not shoot from there, is walked around. The hero is
// not told where a post is; here that only spares a refusal.
bool canGetAtHero(const World& world, const Creature& danger)
{
    const BehaviourRow* pull = behaviourRow(world, danger, Does::Pull);
    if ((pull && hasHoldOn(world, *pull, world.hero())) || behaviourRow(world, danger, Does::Shoot))
        return true;
    const Position at = world.hero().at;
    const BehaviourRow* guard = behaviourRow(world, danger, Does::Guard);
    const bool isPosted = guard && danger.post && distance(*danger.post, at) > guard->range;
    return !isPosted && world.holds(world.kindOf(danger), at);
}

bool isRememberedGas(const World& world, Position at)
{
    return std::ranges::any_of(world.level(at.z).memory.gas,
                               [&](const RememberedGas& gas) { return gas.x == at.x && gas.y == at.y; });
}

// Of ground that would do harm: what is beyond it is left for whoever goes there on purpose.
Advice leftBehind(const World& world, Position at)
{
    const KindName name{KindTable::Tile, world.seenKind(at).id, Role::TheSubject};
    return {std::nullopt,
            {CAVE_TEXT("game", "%1 is in the way of what is left to explore. Walking there would harm you."), {name}},
            true};
}

std::optional<Text> forbiddenByDanger(const World& world)
{
    for (const Creature* danger : dangersInView(world)) {
        const auto named = [&](Role role) { return KindName{KindTable::Creature, world.kindOf(*danger).id, role}; };
        if (isTrifle(world, *danger))
            continue;
        if (distance(danger->at, world.hero().at) <= 1)
            return Text{CAVE_TEXT("game", "You cannot explore with %1 beside you."), {named(Role::AObject)}};
        const Mood mood = moodOf(world, *danger);
        if ((mood == Mood::Hunts || mood == Mood::Searches) && canGetAtHero(world, *danger))
            return Text{CAVE_TEXT("game", "You cannot explore while %1 hunts you."), {named(Role::ASubject)}};
    }
    return std::nullopt;
}

} // namespace

// Marks the cells of things to fetch and counts those without room.
void Pilot::markWanted(const World& world)
{
    m_lying = 0;
    m_hasOffers = false;
    m_hasWares = false;
    m_wantedHere.clear();
    if (!m_choices.picksUp)
        return;
    const PackRoom room(world);
    const Position here = world.hero().at;
    for (const RememberedThing& thing : world.level(here.z).memory.things) {
        if (thing.table != KindTable::Item)
            continue;
        const Item* item = world.item(thing.id); // null: it is remembered and gone, or only looks like one
        m_hasWares |= item && isForSale(*item);
        if (staysThere(item) || hasEnough(world, thing.kind))
            continue;
        const Position at{thing.x, thing.y, here.z};
        if (const TileKind* cage = cageAt(world, at)) {
            m_hasOffers |= cage->walkable;
            continue;
        }
        if (!room.fits(thing.kind, thing.id) && world.seenItem(thing.kind).holds == 0)
            ++m_lying;
        else if (at == here)
            m_wantedHere.push_back(thing.id);
        else
            m_level.add(m_level.index(at), fact::kWanted);
    }
    for (const Item& chest : world.itemsAt(here))
        if (isChest(world, chest) && chest.isLeft)
            for (const Item& held : world.itemsOf(chest.id))
                if (!held.isLeft && room.fits(world.seenAs(held.kind), held.id))
                    m_wantedHere.push_back(held.id);
}

std::optional<Position> Pilot::nextToExplore(Position from)
{
    for (const CellFacts blocked : {CellFacts{kShunned | fact::kRisk}, kShunned})
        if (const auto next = m_ways.find(m_level, from, {.blocked = blocked, .edges = true}))
            return next;
    return m_ways.find(m_level, from,
                       {.goals = fact::kLocked, .blocked = kShunned, .open = fact::kOpen | fact::kLocked});
}

Advice Pilot::explore(const World& world, std::span<const Position> boards)
{
    if (auto refusal = check(world, world.state().hero, Wait{}))
        return {std::nullopt, std::move(refusal->why)};
    const Position here = world.hero().at;
    if (world.hero().sight < 1)
        return {std::nullopt, {CAVE_TEXT("game", "You cannot see where you go.")}};
    if (auto why = forbiddenByDanger(world))
        return {std::nullopt, std::move(*why)};
    m_level.read(world, here.z);
    markWanted(world);
    for (const Position board : boards)
        m_level.add(m_level.index(board), fact::kWanted);
    if (!m_wantedHere.empty())
        return advised(world, takingHere(world, m_wantedHere));
    if (const auto next = nextToExplore(here))
        return advised(world, Walk{m_ways.stepTowards(m_level, *next)});
    return explored(world);
}

// Why there is nothing more to do, as the search that found nothing left it.
Advice Pilot::explored(const World& world)
{
    const Position here = world.hero().at;
    bool isCutOff = false;
    for (int y = 0; y < m_level.height() && !isCutOff; ++y)
        for (int x = 0; x < m_level.width() && !isCutOff; ++x) {
            const std::size_t cell = m_level.index(x, y);
            const CellFacts facts = m_level[cell];
            const bool isOut = !m_ways.stepsTo(m_level, {x, y, here.z});
            const bool leadsOn = (facts & (fact::kOpen | fact::kBarred)) != 0 && m_level.hasUnknownBeside(cell);
            isCutOff = isOut && (leadsOn || (facts & fact::kWanted) != 0);
        }
    if (const auto beyond = m_ways.find(m_level, here, {.blocked = fact::kEnd, .edges = true}))
        if (auto barred = barredOnWayTo(world, *beyond))
            return *std::move(barred);
    const WaySearch throughGas{.blocked = fact::kEnd, .edges = true, .open = fact::kOpen | fact::kHarms};
    if (const auto beyond = m_ways.find(m_level, here, throughGas))
        for (const Position at : m_ways.pathTo(m_level, *beyond))
            if ((m_level.at(at) & fact::kHarms) != 0 && isRememberedGas(world, at))
                return {std::nullopt, {CAVE_TEXT("game", "Gas is in the way of what is not explored yet.")}, true};
    if (const auto beyond = m_ways.find(m_level, here, {.blocked = kInTheWay, .edges = true}))
        for (const Position at : m_ways.pathTo(m_level, *beyond))
            if (bursts(at))
                return leftBehind(world, at);
    if (m_lying > 0)
        return {std::nullopt,
                {CAVE_TEXT_N("game", "Explored. %n thing(s) must stay here: your pack is full."), {}, m_lying},
                true};
    if (m_hasOffers)
        return {std::nullopt, {CAVE_TEXT("game", "Explored. What lies in open cages is yours to choose.")}, true};
    if (isCutOff)
        return {std::nullopt, {CAVE_TEXT("game", "Explored. What is left lies behind water or doors.")}, true};
    if (m_hasWares)
        return {std::nullopt, {CAVE_TEXT("game", "Explored. What has a price is left for you to buy.")}, true};
    return {std::nullopt, {CAVE_TEXT("game", "Explored. Nothing more is to be found here.")}, true};
}

// What the hero has climbed before is known to lead somewhere.
std::optional<Position> Pilot::unusedStairs(const World& world)
{
    const Position here = world.hero().at;
    const CellFacts goals = world.rules().descendOnly ? fact::kDown : fact::kUp | fact::kDown;
    m_level.read(world, here.z);
    for (const RememberedWay& way : world.level(here.z).memory.ways)
        m_level.remove(m_level.index(way.x, way.y), goals);
    return (m_level.at(here) & goals) != 0 ? here : findWanted(here, goals);
}

Advice Pilot::exploreOrLeave(const World& world, std::span<const Position> boards)
{
    Advice advice = explore(world, boards);
    if (!advice.isDone)
        return advice;
    const auto stairs = unusedStairs(world);
    return stairs ? travel(world, *stairs) : advice;
}

bool Pilot::isExplored(const World& world, int z)
{
    m_level.read(world, z);
    std::vector<Position> entries;
    if (world.hero().at.z == z)
        entries.push_back(world.hero().at);
    for (int other = 0; other < world.depth(); ++other)
        for (const RememberedWay& way : world.level(other).memory.ways)
            if (way.to.z == z)
                entries.push_back(way.to);
    for (const RememberedWay& way : world.level(z).memory.ways)
        entries.emplace_back(way.x, way.y, z);
    return std::ranges::none_of(entries, [&](Position entry) {
        return m_ways.find(m_level, entry, {.goals = 0, .blocked = fact::kEnd, .edges = true}).has_value();
    });
}

} // namespace cave
