// SPDX-License-Identifier: MIT
#include "core/world/world.h"

#include "core/bits/cell_bits.h"
#include "core/world/company/hiding.h"
#include "core/world/looks.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <tuple>

namespace cave {

namespace {

constexpr Position kNoPosition{-1, -1, -1}; // stands for no position

// Without dice: it is asked at every look, and must stay the same for the whole game, loaded or not.
const std::string& pickedFor(const Creature& creature, const std::vector<std::string>& items, std::uint64_t seed)
{
    if (items.size() == 1)
        return items.front();
    return items[hashOf("disguise", seed, static_cast<std::uint64_t>(creature.id)) % items.size()];
}

} // namespace

std::uint64_t itemHash(const Catalogue& catalogue, const Item& item)
{
    QuickHash hash(catalogue.itemHash(item.kind));
    hash.add(static_cast<std::uint64_t>(item.id))
        .add(item.at)
        .add(static_cast<std::uint64_t>(item.carrier))
        .add(item.opens.value_or(kNoPosition))
        .add(QuickHash::wordOf(item.letter, static_cast<int>(item.use)))
        .add(QuickHash::wordOf(item.bitten, item.spent));
    if (item.group != 0)
        hash.add(item.group);
    if (item.of)
        hash.add(catalogue.creatureHash(*item.of));
    if (item.enchant != 0 || item.isShown || item.tried != 0)
        hash.add(hashOf("enchant")).add(QuickHash::wordOf(item.enchant, item.tried)).add(item.isShown ? 1U : 0U);
    if (item.rises)
        hash.add(hashOf("rises", static_cast<std::uint64_t>(*item.rises)));
    if (item.side)
        hash.add(hashOf("side", std::uint64_t{*item.side}));
    if (item.rune)
        hash.add(hashOf("rune", catalogue.rune(*item.rune).id));
    if (item.price != 0)
        hash.add(hashOf("price", static_cast<std::uint64_t>(item.price)));
    return hash.result();
}

Gifts giftsOf(const Catalogue& catalogue, const Item& item)
{
    const ItemKind& kind = catalogue.item(item.kind);
    const Gifts own = kind.givesBy == Gifts{} ? kind.gives : enchanted(kind.gives, kind.givesBy, item.enchant);
    if (!item.rune)
        return weighed(own);
    const Rune& rune = catalogue.rune(*item.rune);
    return weighed(own + enchanted(rune.gives, rune.givesBy, item.enchant));
}

std::uint64_t countHash(const Catalogue& catalogue, const CountedItem& counted)
{
    return QuickHash(catalogue.itemHash(counted.kind)).add(static_cast<std::uint64_t>(counted.count)).result();
}

std::uint64_t knownHash(const Catalogue& catalogue, ItemKindId kind)
{
    return QuickHash(catalogue.itemHash(kind)).add(hashOf("known")).result();
}

WorldState inSavedOrder(WorldState state)
{
    std::ranges::sort(state.creatures, {}, &Creature::id);
    std::ranges::sort(state.items, {}, &Item::id);
    return state;
}

World::World(WorldState state)
    : m_state(std::move(state)), m_width(m_state.levels.front()->tiles.width()),
      m_height(m_state.levels.front()->tiles.height()), m_depth(static_cast<int>(m_state.levels.size())),
      m_seenAs(looksOf(catalogue(), rules(), m_state.seed))
{
    for (const ItemKindId kind : m_state.known)
        m_seenAs[kind] = kind;
    m_gifts = giftsInUse();
    for (int z = 0; z < depth(); ++z)
        m_derived.push_back(derivedFrom(level(z)));
    for (int z = 0; z < depth(); ++z)
        for (const GasCell& gas : level(z).living.gas)
            refreshCell(positionOf(z, gas.cell));
    for (std::size_t slot = 0; slot < m_state.creatures.size(); ++slot)
        addToTables(m_state.creatures[slot], slot);
    std::vector<Scheduler::Entry> waiting;
    waiting.reserve(m_state.creatures.size());
    for (const Creature& creature : m_state.creatures)
        waiting.push_back({creature.nextAct, creature.order, creature.id});
    std::ranges::sort(waiting, {}, &Scheduler::Entry::order); // the queue takes them fastest so
    for (const Scheduler::Entry& entry : waiting)
        m_scheduler.add(entry);
    if (catalogue().isLiving())
        for (const Creature& creature : m_state.creatures)
            if (drops(kindOf(creature), creature.at))
                m_hanging.insert(creature.id);
    m_visible = BitGrid(width(), height());
    m_sum = slotSum();
}

World::Derived World::derivedFrom(const Level& level) const
{
    const Grid<TileId>& tiles = level.tiles;
    ByteSet opaque{};
    for (std::size_t id = 0; id < catalogue().tiles().size(); ++id)
        opaque[id] = catalogue().tiles()[id].opaque;
    std::vector<BitGrid> ground;
    for (const ByteSet& kinds : catalogue().gaits())
        ground.push_back(bitsWhere(tiles, kinds));
    Derived derived{bitsWhere(tiles, opaque), BitGrid(width(), height()), std::move(ground),
                    SparseGrid<EntityId>(width(), height())};
    if (catalogue().isLiving()) {
        derived.fires = bitsWhere(tiles, catalogue().fires());
        derived.fireCount = static_cast<int>(derived.fires.count());
        derived.stayCount = static_cast<int>(bitsWhere(tiles, catalogue().answering(On::Stay)).count());
        level.living.waits.forEach(
            [&](std::size_t cell, const Appointment& wait) { derived.due.emplace_back(wait.beat, cell); });
        std::ranges::make_heap(derived.due, std::greater<>{});
        for (const GasCell& gas : level.living.gas)
            derived.gasUnits += gas.units;
    }
    if (!level.script.isEmpty() || !m_state.script.isEmpty())
        derived.watch = std::make_shared<ScriptWatch>(level.script, m_state.script, level.uid, width(), height());
    return derived;
}

void World::refreshCell(Position at)
{
    Derived& here = m_derived[static_cast<std::size_t>(at.z)];
    const TileId tile = level(at.z).tiles[at.x, at.y];
    const GasCell* gas = gasAt(at);
    here.opaque.set(at.x, at.y, catalogue().tile(tile).opaque || (gas && catalogue().hides(gas->kind, gas->units)));
    const bool isBad = gas && catalogue().isBad(gas->kind, gas->units);
    for (std::size_t gait = 0; gait < here.ground.size(); ++gait)
        here.ground[gait].set(at.x, at.y,
                              catalogue().gaits()[gait][tile] != 0 &&
                                  (!isBad || catalogue().bears(static_cast<Gait>(gait), gas->kind)));
}

const GasCell* World::gasAt(Position at) const
{
    if (!contains(at))
        return nullptr;
    const std::vector<GasCell>& gas = level(at.z).living.gas;
    const std::size_t cell = level(at.z).tiles.index(at.x, at.y);
    const auto found = std::ranges::lower_bound(gas, cell, {}, &GasCell::cell);
    return found == gas.end() || found->cell != cell ? nullptr : &*found;
}

void World::setCreatureOn(Position at, EntityId id)
{
    Derived& here = m_derived[static_cast<std::size_t>(at.z)];
    here.creatureAt.set(at.x, at.y, id);
    here.taken.set(at.x, at.y, id != EntityId::None);
}

void World::countSide(const Creature& creature, int count)
{
    SideCount& here = m_derived[static_cast<std::size_t>(creature.at.z)].sides;
    if (creature.isCaptive)
        return;
    here.add(sideOf(creature), count);
    if (lasts(creature, Condition::Discordant))
        here.addDiscordant(count);
}

void World::addToTables(const Creature& creature, std::size_t slot)
{
    const auto id = static_cast<std::size_t>(creature.id);
    if (m_slotOf.size() <= id)
        m_slotOf.resize(id + 1, 0);
    m_slotOf[id] = static_cast<std::uint32_t>(slot) + 1;
    m_strangers += isStranger(creature);
    countSide(creature, 1);
    setCreatureOn(creature.at, creature.id);
    m_creatureHashes.push_back(hashOf(creature));
}

const TileKind& World::seenKind(Position at) const
{
    return contains(at) ? catalogue().tile(transitions(at).look) : tileKind(at);
}

const TileTransitions& World::transitions(Position at) const
{
    return catalogue().transitions(level(at.z).tiles[at.x, at.y]);
}

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
    if (at.z != hero().at.z) // mostly: whoever looks for those in view asks of everybody
        return nullptr;
    const Creature* there = isVisible(at) || isSensed(at) ? creatureAt(at) : nullptr;
    return there && !disguiseOf(*there) && !isUnseenFrom(*there, hero().at) && !isHidden(*this, *there) ? there
                                                                                                        : nullptr;
}

bool World::isSensed(Position at) const
{
    constexpr int kSensedWithin = 20; // cells
    const Creature& self = hero();
    return lasts(self, Condition::Sensing) && at.z == self.at.z && distance(at, self.at) <= kSensedWithin;
}

const std::vector<BehaviourRow>& World::behavioursOf(const Creature& creature) const
{
    const CreatureKind& kind = catalogue().creature(creature.kind);
    for (int stage = creature.stage; stage > 0; --stage)
        if (const auto& rows = kind.stages[static_cast<std::size_t>(stage) - 1].behaviours; !rows.empty())
            return rows;
    return kind.behaviours;
}

std::optional<ItemKindId> World::disguiseOf(const Creature& creature) const
{
    if (!creature.isLurking)
        return std::nullopt;
    for (const BehaviourRow& row : behavioursOf(creature))
        if (row.does == Does::Ambush)
            return row.looksLike.empty() ? std::nullopt
                                         : catalogue().findItem(pickedFor(creature, row.looksLike, m_state.seed));
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

Gifts World::giftsInUse() const
{
    Gifts sum;
    for (const Item& item : m_state.items)
        if (item.use != Use::None && item.carrier == m_state.hero)
            sum = sum + giftsOf(catalogue(), item);
    return sum;
}

Position World::positionOf(int z, std::size_t cell) const
{
    const auto columns = static_cast<std::size_t>(width());
    return {static_cast<int>(cell % columns), static_cast<int>(cell / columns), z};
}

std::optional<TileId> World::under(Position at) const
{
    const Level& here = level(at.z);
    const TileId* found = here.living.under.find(here.tiles.index(at.x, at.y));
    return found ? std::optional(*found) : std::nullopt;
}

int World::weightAt(Position at) const
{
    const Creature* there = creatureAt(at);
    int weight = there ? weightOf(kindOf(*there)) : 0;
    for (const Item& item : m_state.items)
        if (item.carrier == EntityId::None && item.at == at)
            weight += catalogue().item(item.kind).weight;
    return weight;
}

// Each with a salt of its own, so that what lies under a cell does not stand for what is in it.
std::uint64_t World::underHash(Position at, TileId tile) const
{
    return QuickHash(catalogue().tileHash(tile)).add(at).add(std::uint64_t{1}).result();
}

std::uint64_t World::waitHash(Position at, const Appointment& wait) const
{
    return QuickHash(static_cast<std::uint64_t>(wait.beat))
        .add(at)
        .add(std::uint64_t{2})
        .add(static_cast<std::uint64_t>(wait.row))
        .result();
}

std::uint64_t World::gasHash(int z, const GasCell& gas) const
{
    return QuickHash(catalogue().gasHash(gas.kind))
        .add(positionOf(z, gas.cell))
        .add(std::uint64_t{4})
        .add(static_cast<std::uint64_t>(gas.units))
        .result();
}

std::uint64_t World::beatsHash(int z, std::int64_t beats) const
{
    return beats == 0 ? 0 : QuickHash(static_cast<std::uint64_t>(beats)).add({0, 0, z}).add(std::uint64_t{3}).result();
}

std::uint64_t World::floodsHash(int z, const std::vector<Flood>& floods) const
{
    if (floods.empty())
        return 0;
    QuickHash hash(std::uint64_t{4});
    hash.add({0, 0, z});
    for (const Flood& flood : floods) {
        hash.add(positionOf(z, flood.source)).add(catalogue().tileHash(flood.shallow));
        hash.add(catalogue().tileHash(flood.deep)).add(QuickHash::wordOf(flood.volume, flood.rate));
        hash.add(QuickHash::wordOf(flood.hold, flood.held)).add(flood.ebbs).add(flood.cells.size());
        for (const std::size_t cell : flood.cells)
            hash.add(cell);
    }
    return hash.result();
}

std::uint64_t World::livingSum(int z) const
{
    const Living& living = level(z).living;
    std::uint64_t sum = beatsHash(z, living.beats) + floodsHash(z, living.floods);
    living.under.forEach([&](std::size_t cell, TileId tile) { sum += underHash(positionOf(z, cell), tile); });
    living.waits.forEach(
        [&](std::size_t cell, const Appointment& wait) { sum += waitHash(positionOf(z, cell), wait); });
    for (const GasCell& gas : living.gas)
        sum += gasHash(z, gas);
    return sum + happenedSum(living.happened, z);
}

std::uint64_t World::restHash() const
{
    QuickHash hash(m_state.dice.state());
    hash.add(m_state.dice.increment())
        .add(static_cast<std::uint64_t>(m_state.clock))
        .add(static_cast<std::uint64_t>(m_state.turn))
        .add(m_state.lastEntity)
        .add(m_state.lastOrder)
        .add(QuickHash::wordOf(static_cast<int>(m_state.hero), static_cast<int>(m_state.outcome)))
        .add(QuickHash::wordOf(m_state.fullness, static_cast<int>(m_state.cause)));
    if (m_state.isQuiet)
        hash.add(1);
    if (m_state.bonus != 0)
        hash.add(static_cast<std::uint64_t>(m_state.bonus));
    if (m_state.fallen)
        hash.add(catalogue().creatureHash(*m_state.fallen));
    if (m_state.fallenLeft != EntityId::None)
        hash.add(static_cast<std::uint64_t>(m_state.fallenLeft));
    if (m_state.goalsMet != 0)
        hash.add(m_state.goalsMet);
    if (m_state.noise != 0)
        hash.add(static_cast<std::uint64_t>(m_state.noise));
    if (!m_state.origin.empty())
        hash.add(cave::hashOf("origin", std::string_view(m_state.origin)));
    if (m_state.rules.hunters) {
        hash.add(static_cast<std::uint64_t>(m_state.hunt.z)).add(static_cast<std::uint64_t>(m_state.hunt.since));
        for (const int came : m_state.hunt.came)
            hash.add(static_cast<std::uint64_t>(came));
    }
    return hash.result();
}

std::uint64_t World::slotSum() const
{
    std::uint64_t sum = 0;
    for (int z = 0; z < depth(); ++z)
        for (int y = 0; y < height(); ++y)
            for (int x = 0; x < width(); ++x)
                sum += tileSlotHash({x, y, z}, level(z).tiles[x, y]);
    for (int z = 0; z < depth(); ++z)
        sum += livingSum(z);
    for (const Creature& creature : m_state.creatures)
        sum += hashOf(creature).result();
    for (const Item& item : m_state.items)
        sum += itemHash(catalogue(), item);
    for (const CountedItem& counted : m_state.counted)
        sum += countHash(catalogue(), counted);
    for (const ItemKindId kind : m_state.known)
        sum += knownHash(catalogue(), kind);
    return sum + happenedSum(m_state.happened, kDungeonScope);
}

std::uint64_t World::tileSlotHash(Position at, TileId tile) const
{
    return QuickHash(catalogue().tileHash(tile)).add(at).result();
}

CreatureHash World::hashOf(const Creature& creature) const
{
    return {catalogue().creatureHash(creature.kind), creature};
}

} // namespace cave
