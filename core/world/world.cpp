// SPDX-License-Identifier: MIT
#include "core/world/world.h"

#include "core/bits/cell_bits.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <tuple>

namespace cave {

namespace {

constexpr Position kNoPosition{-1, -1, -1}; // stands for no position

bool isSeenTogether(const RememberedThing& a, const RememberedThing& b)
{
    return std::tie(a.y, a.x) < std::tie(b.y, b.x);
}

} // namespace

std::uint64_t itemHash(const Catalogue& catalogue, const Item& item)
{
    return QuickHash(catalogue.itemHash(item.kind))
        .add(static_cast<std::uint64_t>(item.id))
        .add(item.at)
        .add(static_cast<std::uint64_t>(item.carrier))
        .add(item.opens.value_or(kNoPosition))
        .add(QuickHash::wordOf(item.letter, static_cast<int>(item.use)))
        .add(QuickHash::wordOf(item.bitten, item.spent))
        .result();
}

std::uint64_t countHash(const Catalogue& catalogue, const CountedItem& counted)
{
    return QuickHash(catalogue.itemHash(counted.kind)).add(static_cast<std::uint64_t>(counted.count)).result();
}

WorldState inSavedOrder(WorldState state)
{
    std::ranges::sort(state.creatures, {}, &Creature::id);
    std::ranges::sort(state.items, {}, &Item::id);
    return state;
}

World::World(WorldState state)
    : m_state(std::move(state)), m_width(m_state.levels.front()->tiles.width()),
      m_height(m_state.levels.front()->tiles.height()), m_depth(static_cast<int>(m_state.levels.size()))
{
    for (int z = 0; z < depth(); ++z)
        m_derived.push_back(derivedFrom(level(z).tiles));
    for (std::size_t slot = 0; slot < m_state.creatures.size(); ++slot)
        addToTables(m_state.creatures[slot], slot);
    std::vector<Scheduler::Entry> waiting;
    waiting.reserve(m_state.creatures.size());
    for (const Creature& creature : m_state.creatures)
        waiting.push_back({creature.nextAct, creature.order, creature.id});
    std::ranges::sort(waiting, {}, &Scheduler::Entry::order); // the queue takes them fastest so
    for (const Scheduler::Entry& entry : waiting)
        m_scheduler.add(entry);
    m_visible = BitGrid(width(), height());
    m_sum = slotSum();
}

World::Derived World::derivedFrom(const Grid<TileId>& tiles) const
{
    ByteSet opaque{};
    for (std::size_t id = 0; id < catalogue().tiles().size(); ++id)
        opaque[id] = catalogue().tiles()[id].opaque;
    std::vector<BitGrid> ground;
    for (const ByteSet& kinds : catalogue().gaits())
        ground.push_back(bitsWhere(tiles, kinds));
    return {bitsWhere(tiles, opaque), BitGrid(width(), height()), std::move(ground),
            Grid<EntityId>(width(), height(), EntityId::None)};
}

void World::setCreatureOn(Position at, EntityId id)
{
    Derived& here = m_derived[static_cast<std::size_t>(at.z)];
    here.creatureAt[at.x, at.y] = id;
    here.taken.set(at.x, at.y, id != EntityId::None);
}

void World::addToTables(const Creature& creature, std::size_t slot)
{
    const auto id = static_cast<std::size_t>(creature.id);
    if (m_slotOf.size() <= id)
        m_slotOf.resize(id + 1, 0);
    m_slotOf[id] = static_cast<std::uint32_t>(slot) + 1;
    setCreatureOn(creature.at, creature.id);
    m_creatureHashes.push_back(hashOf(creature));
}

const TileKind& World::seenKind(Position at) const
{
    return contains(at) ? catalogue().tile(turns(at).look) : tileKind(at);
}

const TileTurns& World::turns(Position at) const { return catalogue().turns(level(at.z).tiles[at.x, at.y]); }

std::optional<Position> World::stairsTarget(Position from) const
{
    const auto link = std::ranges::lower_bound(m_state.links, from, {}, &std::pair<Position, Position>::first);
    if (link != m_state.links.end() && link->first == from)
        return isWalkable(link->second) ? std::optional(link->second) : std::nullopt;
    const Leads leads = tileKind(from).leads;
    const Position to{from.x, from.y, from.z + (leads == Leads::Down ? 1 : -1)};
    return isStairsPair(tileKind(from), tileKind(to)) ? std::optional(to) : std::nullopt;
}

const Creature* World::seenCreatureAt(Position at) const
{
    const Creature* there = isVisible(at) ? creatureAt(at) : nullptr;
    return there && !disguiseOf(*there) ? there : nullptr;
}

std::optional<ItemKindId> World::disguiseOf(const Creature& creature) const
{
    if (!creature.isLurking)
        return std::nullopt;
    for (const BehaviourRow& row : kindOf(creature).behaviours)
        if (row.does == Does::Ambush)
            return catalogue().findItem(row.looksLike);
    return std::nullopt;
}

const Item* World::item(EntityId id) const
{
    const auto found = std::ranges::lower_bound(m_state.items, id, {}, &Item::id);
    return found != m_state.items.end() && found->id == id ? &*found : nullptr;
}

std::vector<Item> World::itemsAt(Position at) const
{
    std::vector<Item> lying;
    std::ranges::copy_if(m_state.items, std::back_inserter(lying),
                         [at](const Item& item) { return item.carrier == EntityId::None && item.at == at; });
    return lying;
}

std::vector<Item> World::itemsOf(EntityId carrier) const
{
    std::vector<Item> carried;
    std::ranges::copy_if(m_state.items, std::back_inserter(carried),
                         [carrier](const Item& item) { return item.carrier == carrier; });
    return carried;
}

int World::counted(ItemKindId kind) const
{
    const auto found = std::ranges::find(m_state.counted, kind, &CountedItem::kind);
    return found == m_state.counted.end() ? 0 : found->count;
}

std::uint64_t World::restHash() const
{
    return QuickHash(m_state.dice.state())
        .add(m_state.dice.increment())
        .add(static_cast<std::uint64_t>(m_state.clock))
        .add(static_cast<std::uint64_t>(m_state.turn))
        .add(m_state.lastEntity)
        .add(m_state.lastOrder)
        .add(QuickHash::wordOf(static_cast<int>(m_state.hero), static_cast<int>(m_state.outcome)))
        .add(QuickHash::wordOf(m_state.fullness, static_cast<int>(m_state.cause)))
        .result();
}

std::uint64_t World::slotSum() const
{
    std::uint64_t sum = 0;
    for (int z = 0; z < depth(); ++z)
        for (int y = 0; y < height(); ++y)
            for (int x = 0; x < width(); ++x)
                sum += tileSlotHash({x, y, z}, level(z).tiles[x, y]);
    for (const Creature& creature : m_state.creatures)
        sum += hashOf(creature).result();
    for (const Item& item : m_state.items)
        sum += itemHash(catalogue(), item);
    for (const CountedItem& counted : m_state.counted)
        sum += countHash(catalogue(), counted);
    return sum;
}

std::uint64_t World::tileSlotHash(Position at, TileId tile) const
{
    return QuickHash(catalogue().tileHash(tile)).add(at).result();
}

CreatureHash World::hashOf(const Creature& creature) const
{
    return {catalogue().creatureHash(creature.kind), creature};
}

template <CreaturePart... parts, typename Change>
void World::change(EntityId id, Change&& apply)
{
    CreatureHash& hash = m_creatureHashes[slotOf(id)];
    m_sum -= hash.result();
    hash.change<parts...>(find(id), apply);
    m_sum += hash.result();
}

Creature& World::find(EntityId id)
{
    assert(creature(id));
    return m_state.creatures[slotOf(id)];
}

void World::setTile(Position at, TileId tile)
{
    TileId& cell = editLevel(at.z).tiles[at.x, at.y];
    m_sum += tileSlotHash(at, tile) - tileSlotHash(at, cell);
    cell = tile;
    Derived& here = m_derived[static_cast<std::size_t>(at.z)];
    here.opaque.set(at.x, at.y, catalogue().tile(tile).opaque);
    for (std::size_t gait = 0; gait < here.ground.size(); ++gait)
        here.ground[gait].set(at.x, at.y, catalogue().gaits()[gait][tile] != 0);
}

EntityId World::addCreature(CreatureKindId kind, Position at, EntityId colony)
{
    assert(contains(at) && !creatureAt(at));
    const CreatureKind& row = catalogue().creature(kind);
    Creature creature;
    creature.id = static_cast<EntityId>(++m_state.lastEntity);
    creature.kind = kind;
    creature.at = at;
    creature.health = creature.maxHealth = row.health;
    creature.attack = row.attack;
    creature.defence = row.defence;
    creature.sight = row.sight;
    creature.speed = row.speed;
    creature.level = row.level;
    creature.colony = colony == EntityId::None ? creature.id : colony;
    creature.nextAct = m_state.clock + actDuration(row.speed);
    creature.order = ++m_state.lastOrder;
    m_state.creatures.push_back(creature);
    addToTables(creature, m_state.creatures.size() - 1);
    m_sum += m_creatureHashes.back().result();
    m_scheduler.add({creature.nextAct, creature.order, creature.id});
    return creature.id;
}

EntityId World::addItem(ItemKindId kind, Position at, std::optional<Position> opens)
{
    assert(contains(at));
    const Item item{static_cast<EntityId>(++m_state.lastEntity), kind, at, EntityId::None, opens};
    m_state.items.push_back(item);
    m_sum += itemHash(catalogue(), item);
    return item.id;
}

Item& World::findItem(EntityId id)
{
    assert(item(id));
    return *std::ranges::lower_bound(m_state.items, id, {}, &Item::id);
}

void World::changeItem(const Item& item)
{
    assert(item.carrier == EntityId::None ? contains(item.at) : creature(item.carrier) != nullptr);
    Item& changed = findItem(item.id);
    m_sum += itemHash(catalogue(), item) - itemHash(catalogue(), changed);
    changed = item;
}

void World::countItem(EntityId id)
{
    const ItemKindId kind = findItem(id).kind;
    removeItem(id);
    auto place = std::ranges::lower_bound(m_state.counted, kind, {}, &CountedItem::kind);
    if (place == m_state.counted.end() || place->kind != kind)
        place = m_state.counted.insert(place, {kind, 0});
    else
        m_sum -= countHash(catalogue(), *place);
    ++place->count;
    m_sum += countHash(catalogue(), *place);
}

void World::countSlain(CreatureKindId kind)
{
    auto place = std::ranges::lower_bound(m_state.slain, kind, {}, &SlainKind::kind);
    if (place == m_state.slain.end() || place->kind != kind)
        place = m_state.slain.insert(place, {kind, 0});
    ++place->count;
}

void World::removeItem(EntityId id)
{
    const Item& gone = findItem(id);
    m_sum -= itemHash(catalogue(), gone);
    m_state.items.erase(m_state.items.begin() + (&gone - m_state.items.data()));
}

// The last creature takes the free slot, so removal costs the same however many there are. The scheduler's entry stays
// and is dropped when it comes up.
void World::removeCreature(EntityId id)
{
    assert(id != m_state.hero);
    Creature& gone = find(id);
    CreatureHash& goneHash = m_creatureHashes[slotOf(id)];
    m_sum -= goneHash.result();
    goneHash = m_creatureHashes.back();
    m_creatureHashes.pop_back();
    setCreatureOn(gone.at, EntityId::None);
    std::uint32_t& slot = m_slotOf[static_cast<std::size_t>(id)];
    gone = m_state.creatures.back();
    m_slotOf[static_cast<std::size_t>(gone.id)] = slot;
    slot = 0;
    m_state.creatures.pop_back();
}

void World::moveCreature(EntityId id, Position to)
{
    Creature& moving = find(id);
    assert((holds(kindOf(moving), to) || drowns(kindOf(moving), to)) && !creatureAt(to));
    setCreatureOn(moving.at, EntityId::None);
    setCreatureOn(to, id);
    change<CreaturePart::At>(id, [to](Creature& creature) { creature.at = to; });
}

void World::setHealth(EntityId id, int health)
{
    change<CreaturePart::Health>(id, [health](Creature& creature) { creature.health = health; });
}

void World::countGrowth(EntityId id)
{
    change<CreaturePart::Growth>(id, [](Creature& creature) { ++creature.growths; });
}

void World::strengthen(EntityId id, int attack)
{
    change<CreaturePart::Fighting, CreaturePart::Manner>(id, [attack](Creature& creature) {
        creature.attack += attack;
        creature.isStrengthened = true;
    });
}

void World::setQuarry(EntityId id, std::optional<Position> quarry)
{
    change<CreaturePart::Quarry>(id, [&](Creature& creature) { creature.quarry = quarry; });
}

void World::schedule(EntityId id, std::int64_t time)
{
    const Scheduler::Entry* first = m_scheduler.first();
    if (first && first->order == find(id).order) // who has just acted is first still
        m_scheduler.removeFirst();
    const std::uint64_t order = ++m_state.lastOrder;
    change<CreaturePart::NextAct, CreaturePart::Order>(id, [&](Creature& creature) {
        creature.nextAct = time;
        creature.order = order;
    });
    m_scheduler.add({time, order, id});
}

EntityId World::nextToAct()
{
    while (const Scheduler::Entry* entry = m_scheduler.first()) {
        const Creature* due = creature(entry->who);
        if (due && due->order == entry->order) {
            m_state.clock = entry->time;
            return due->id;
        }
        m_scheduler.removeFirst(); // it died, or was scheduled anew since
    }
    return EntityId::None;
}

void World::changeCreature(const Creature& creature)
{
    Creature& changed = find(creature.id);
    assert(changed.at == creature.at && changed.order == creature.order);
    CreatureHash& hash = m_creatureHashes[slotOf(creature.id)];
    m_sum -= hash.result();
    changed = creature;
    hash = hashOf(creature);
    m_sum += hash.result();
}

void World::end(Outcome outcome, std::optional<CreatureKindId> killer, Cause cause)
{
    m_state.cause = cause;
    m_state.outcome = outcome;
    m_state.killer = killer;
}

void World::rememberWay(Position from, Position to)
{
    std::vector<RememberedWay>& ways = editLevel(from.z).memory.ways;
    const auto known =
        std::ranges::find_if(ways, [from](const RememberedWay& way) { return way.x == from.x && way.y == from.y; });
    if (known != ways.end())
        known->to = to;
    else
        ways.push_back({from.x, from.y, to});
}

void World::learnGround(int z)
{
    Level& learned = editLevel(z);
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x) {
            const Position at{x, y, z};
            const auto isOpen = [&](Direction direction) { return isWalkable(moved(at, direction)); };
            if (isWalkable(at) || std::ranges::any_of(kDirections, isOpen))
                learned.memory.tiles[x, y] = catalogue().turns(learned.tiles[x, y]).look;
        }
}

RememberedThing World::seenAs(const Creature& creature) const
{
    const auto item = disguiseOf(creature);
    return {creature.id, item ? KindTable::Item : KindTable::Creature, item.value_or(creature.kind), creature.at.x,
            creature.at.y};
}

void World::rememberVisible()
{
    const int z = hero().at.z;
    Level& here = editLevel(z);
    for (int y = m_reach.y; y < m_reach.bottom(); ++y) {
        const auto words = m_visible.row(y);
        const auto end = static_cast<std::size_t>((m_reach.right() + 63) / 64);
        for (auto w = static_cast<std::size_t>(m_reach.x / 64); w < end; ++w)
            for (std::uint64_t word = words[w]; word; word &= word - 1) {
                const int x = static_cast<int>(w) * 64 + std::countr_zero(word);
                here.memory.tiles[x, y] = catalogue().turns(here.tiles[x, y]).look;
            }
    }
    auto& things = here.memory.things;
    std::erase_if(things, [&](const RememberedThing& thing) {
        const Creature* living = creature(thing.id);
        return m_visible.get(thing.x, thing.y) || (living && isVisible(living->at));
    });
    for (const Item& item : m_state.items)
        if (item.carrier == EntityId::None && isVisible(item.at))
            things.push_back({item.id, KindTable::Item, item.kind, item.at.x, item.at.y});
    for (const Creature& creature : m_state.creatures)
        if (creature.id != m_state.hero && isVisible(creature.at))
            things.push_back(seenAs(creature));
    std::ranges::stable_sort(things, isSeenTogether);
}

} // namespace cave
