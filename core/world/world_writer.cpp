// SPDX-License-Identifier: MIT
#include "core/world/world_writer.h"

#include "core/content/limits.h"
#include "core/world/company/hiding.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace cave {

namespace {

bool isSeenTogether(const RememberedThing& a, const RememberedThing& b)
{
    return std::tie(a.y, a.x) < std::tie(b.y, b.x);
}

} // namespace

template <CreaturePart... parts, typename Change>
void WorldWriter::change(EntityId id, Change&& apply)
{
    CreatureHash& hash = m_world.m_creatureHashes[m_world.slotOf(id)];
    m_world.m_sum -= hash.result();
    hash.change<parts...>(find(id), apply);
    m_world.m_sum += hash.result();
}

Creature& WorldWriter::find(EntityId id)
{
    assert(m_world.creature(id));
    return m_world.m_state.creatures[m_world.slotOf(id)];
}

Item& WorldWriter::findItem(EntityId id)
{
    assert(m_world.item(id));
    return *std::ranges::lower_bound(m_world.m_state.items, id, {}, &Item::id);
}

void WorldWriter::setTile(Position at, TileId tile)
{
    TileId& cell = editLevel(at.z).tiles[at.x, at.y];
    const TileId was = cell;
    m_world.m_sum += m_world.tileSlotHash(at, tile) - m_world.tileSlotHash(at, was);
    cell = tile;
    m_world.refreshCell(at);
    if (m_world.catalogue().isLiving())
        followTile(at, was, tile);
    if (const ScriptWatch* events = m_world.watch(at.z); events && events->tiles().get(at.x, at.y))
        m_world.m_told.push_back({.on = TriggerWord::Become, .at = at, .tile = tile});
}

EntityId WorldWriter::addCreature(CreatureKindId kind, Position at, EntityId colony)
{
    assert(m_world.contains(at) && !m_world.creatureAt(at));
    noteWeight(at);
    const CreatureKind& row = m_world.catalogue().creature(kind);
    Creature creature;
    creature.id = static_cast<EntityId>(++m_world.m_state.lastEntity);
    creature.kind = kind;
    creature.at = at;
    creature.health = creature.maxHealth = row.health;
    creature.attack = row.attack;
    creature.defence = row.defence;
    creature.sight = row.sight;
    creature.speed = row.speed;
    creature.level = row.level;
    creature.colony = colony == EntityId::None ? creature.id : colony;
    creature.nextAct = m_world.m_state.clock + actDuration(row.speed);
    creature.order = ++m_world.m_state.lastOrder;
    m_world.m_state.creatures.push_back(creature);
    m_world.addToTables(creature, m_world.m_state.creatures.size() - 1);
    m_world.m_sum += m_world.m_creatureHashes.back().result();
    m_world.m_scheduler.add({creature.nextAct, creature.order, creature.id});
    followHold(creature.id);
    tellOfStep(TriggerWord::Enter, creature, at);
    return creature.id;
}

// The last creature takes the free slot, so removal costs the same however many there are. The scheduler's entry stays
// and is dropped when it comes up.
void WorldWriter::removeCreature(EntityId id)
{
    assert(id != m_world.m_state.hero);
    Creature& gone = find(id);
    tellOfDeath(gone);
    noteWeight(gone.at);
    m_world.m_hanging.erase(id);
    CreatureHash& goneHash = m_world.m_creatureHashes[m_world.slotOf(id)];
    m_world.m_sum -= goneHash.result();
    m_world.m_strangers -= World::isStranger(gone);
    m_world.countSide(gone, -1);
    goneHash = m_world.m_creatureHashes.back();
    m_world.m_creatureHashes.pop_back();
    m_world.setCreatureOn(gone.at, EntityId::None);
    std::uint32_t& slot = m_world.m_slotOf[static_cast<std::size_t>(id)];
    gone = m_world.m_state.creatures.back();
    m_world.m_slotOf[static_cast<std::size_t>(gone.id)] = slot;
    slot = 0;
    m_world.m_state.creatures.pop_back();
}

void WorldWriter::moveTo(EntityId id, Position to)
{
    m_world.countSide(find(id), -1);
    change<CreaturePart::At>(id, [to](Creature& creature) { creature.at = to; });
    m_world.countSide(find(id), 1);
}

void WorldWriter::moveCreature(EntityId id, Position to)
{
    Creature& moving = find(id);
    assert((m_world.holds(m_world.kindOf(moving), to) || m_world.drowns(m_world.kindOf(moving), to) ||
            m_world.drops(m_world.kindOf(moving), to)) &&
           !m_world.creatureAt(to));
    const Position from = moving.at;
    noteWeight(from);
    noteWeight(to);
    m_world.setCreatureOn(from, EntityId::None);
    m_world.setCreatureOn(to, id);
    moveTo(id, to);
    followHold(id);
    tellOfStep(TriggerWord::Leave, moving, from);
    tellOfStep(TriggerWord::Enter, moving, to);
}

void WorldWriter::swapCreatures(EntityId one, EntityId other)
{
    const Position here = find(one).at;
    const Position there = find(other).at;
    noteWeight(here);
    noteWeight(there);
    m_world.setCreatureOn(here, other);
    m_world.setCreatureOn(there, one);
    moveTo(one, there);
    moveTo(other, here);
    followHold(one);
    followHold(other);
    tellOfStep(TriggerWord::Leave, find(one), here);
    tellOfStep(TriggerWord::Leave, find(other), there);
    tellOfStep(TriggerWord::Enter, find(one), there);
    tellOfStep(TriggerWord::Enter, find(other), here);
}

void WorldWriter::changeCreature(const Creature& creature)
{
    Creature& changed = find(creature.id);
    assert(changed.at == creature.at && changed.order == creature.order);
    tellOfHealth(changed, creature.health);
    CreatureHash& hash = m_world.m_creatureHashes[m_world.slotOf(creature.id)];
    m_world.m_sum -= hash.result();
    m_world.m_strangers += World::isStranger(creature) - World::isStranger(changed);
    m_world.countSide(changed, -1);
    changed = creature;
    m_world.countSide(changed, 1);
    hash = m_world.hashOf(creature);
    m_world.m_sum += hash.result();
    followHold(creature.id);
}

void WorldWriter::setHealth(EntityId id, int health)
{
    tellOfHealth(find(id), health);
    change<CreaturePart::Health>(id, [health](Creature& creature) { creature.health = health; });
}

void WorldWriter::countGrowth(EntityId id)
{
    change<CreaturePart::Growth>(id, [](Creature& creature) { ++creature.growths; });
}

void WorldWriter::strengthen(EntityId id, int attack)
{
    change<CreaturePart::Fighting, CreaturePart::Manner>(id, [attack](Creature& creature) {
        creature.attack += attack;
        creature.isStrengthened = true;
    });
}

void WorldWriter::setQuarry(EntityId id, std::optional<Position> quarry)
{
    if (find(id).lost > 0) {
        Creature found = find(id);
        found.lost = 0;
        changeCreature(found);
    }
    change<CreaturePart::Quarry>(id, [&](Creature& creature) { creature.quarry = quarry; });
}

EntityId WorldWriter::addItem(ItemKindId kind, Position at, std::optional<Position> opens)
{
    assert(m_world.contains(at));
    noteWeight(at);
    const Item item{static_cast<EntityId>(++m_world.m_state.lastEntity), kind, at, EntityId::None, opens};
    m_world.m_state.items.push_back(item);
    m_world.m_sum += itemHash(m_world.catalogue(), item);
    tellOfThing(TriggerWord::Put, item, at);
    return item.id;
}

EntityId WorldWriter::addHeldItem(ItemKindId kind, EntityId holder)
{
    const Item* chest = m_world.item(holder); // a creature is no item
    const Position at = chest ? chest->at : Position{};
    const Item item{static_cast<EntityId>(++m_world.m_state.lastEntity), kind, at, holder};
    m_world.m_state.items.push_back(item);
    m_world.m_sum += itemHash(m_world.catalogue(), item);
    return item.id;
}

void WorldWriter::changeItem(const Item& item)
{
    assert(item.carrier == EntityId::None
               ? m_world.contains(item.at)
               : m_world.creature(item.carrier) != nullptr || m_world.item(item.carrier) != nullptr);
    Item& changed = findItem(item.id);
    if (changed.carrier == EntityId::None)
        noteWeight(changed.at);
    if (item.carrier == EntityId::None)
        noteWeight(item.at);
    m_world.m_sum += itemHash(m_world.catalogue(), item) - itemHash(m_world.catalogue(), changed);
    const Item before = std::exchange(changed, item);
    if (before.use != Use::None || item.use != Use::None)
        followGifts();
    if (before.carrier == EntityId::None && item.carrier != EntityId::None)
        tellOfThing(TriggerWord::Take, item, before.at);
    else if (before.carrier == EntityId::None && before.at != item.at)
        tellOfWeight(before.at);
    if (item.carrier == EntityId::None && (before.carrier != EntityId::None || before.at != item.at))
        tellOfThing(TriggerWord::Put, item, item.at);
}

// The most health that the hero can have is the hero's own number; whoever has lost what a thing gave keeps 1.
void WorldWriter::followGifts()
{
    const Gifts before = std::exchange(m_world.m_gifts, m_world.giftsInUse());
    if (m_world.m_gifts == before)
        return;
    Creature hero = m_world.hero();
    const int health = hero.maxHealth + m_world.m_gifts.health - before.health;
    hero.maxHealth = std::clamp(health, 1, kLargestNumber);
    hero.health = std::min(hero.health, hero.maxHealth);
    changeCreature(hero);
}

void WorldWriter::removeItem(EntityId id)
{
    const Item& gone = findItem(id);
    if (gone.carrier == EntityId::None)
        noteWeight(gone.at);
    m_world.m_sum -= itemHash(m_world.catalogue(), gone);
    const Item before = gone;
    m_world.m_state.items.erase(m_world.m_state.items.begin() + (&gone - m_world.m_state.items.data()));
    if (before.use != Use::None)
        followGifts();
    if (before.carrier == EntityId::None)
        tellOfWeight(before.at);
    if (m_world.catalogue().item(before.kind).holds > 0)
        spill(before);
}

// What was in a thing that is gone lies where that was.
void WorldWriter::spill(const Item& chest)
{
    for (Item held : m_world.itemsOf(chest.id)) {
        held.carrier = EntityId::None;
        held.at = chest.at;
        changeItem(held);
    }
}

void WorldWriter::countItem(EntityId id)
{
    const Item item = findItem(id);
    const ItemKindId kind = item.kind;
    removeItem(id);
    if (item.carrier == EntityId::None)
        tellOfThing(TriggerWord::Take, item, item.at);
    auto place = std::ranges::lower_bound(m_world.m_state.counted, kind, {}, &CountedItem::kind);
    if (place == m_world.m_state.counted.end() || place->kind != kind)
        place = m_world.m_state.counted.insert(place, {kind, 0});
    else
        m_world.m_sum -= countHash(m_world.catalogue(), *place);
    ++place->count;
    m_world.m_sum += countHash(m_world.catalogue(), *place);
}

void WorldWriter::learn(ItemKindId kind)
{
    const ItemKindId look = std::exchange(m_world.m_seenAs[kind], kind);
    assert(look != kind);
    auto& known = m_world.m_state.known;
    known.insert(std::ranges::lower_bound(known, kind), kind);
    m_world.m_sum += knownHash(m_world.catalogue(), kind);
    const auto isSuch = [look](const RememberedThing& thing) {
        return thing.table == KindTable::Item && thing.kind == look;
    };
    for (int z = 0; z < m_world.depth(); ++z)
        if (std::ranges::any_of(m_world.level(z).memory.things, isSuch))
            for (RememberedThing& thing : editLevel(z).memory.things)
                if (isSuch(thing))
                    thing.kind = kind;
}

void WorldWriter::countSlain(CreatureKindId kind)
{
    auto place = std::ranges::lower_bound(m_world.m_state.slain, kind, {}, &SlainKind::kind);
    if (place == m_world.m_state.slain.end() || place->kind != kind)
        place = m_world.m_state.slain.insert(place, {kind, 0});
    ++place->count;
}

void WorldWriter::schedule(EntityId id, std::int64_t time)
{
    const Scheduler::Entry* first = m_world.m_scheduler.first();
    if (first && first->order == find(id).order) // who has just acted is first still
        m_world.m_scheduler.removeFirst();
    const std::uint64_t order = ++m_world.m_state.lastOrder;
    change<CreaturePart::NextAct, CreaturePart::Order>(id, [&](Creature& creature) {
        creature.nextAct = time;
        creature.order = order;
    });
    m_world.m_scheduler.add({time, order, id});
}

const Scheduler::Entry* WorldWriter::firstDue()
{
    while (const Scheduler::Entry* entry = m_world.m_scheduler.first()) {
        const Creature* due = m_world.creature(entry->who);
        if (due && due->order == entry->order)
            return entry;
        m_world.m_scheduler.removeFirst(); // it died, or was scheduled anew since
    }
    return nullptr;
}

std::optional<std::int64_t> WorldWriter::timeOfNext()
{
    const Scheduler::Entry* entry = firstDue();
    return entry ? std::optional(entry->time) : std::nullopt;
}

EntityId WorldWriter::nextToAct()
{
    const Scheduler::Entry* entry = firstDue();
    if (!entry)
        return EntityId::None;
    m_world.m_state.clock = entry->time;
    return entry->who;
}

void WorldWriter::end(Outcome outcome, std::optional<CreatureKindId> killer, Cause cause)
{
    m_world.m_state.cause = cause;
    m_world.m_state.outcome = outcome;
    m_world.m_state.killer = killer;
}

void WorldWriter::learnCells(int z, const BitGrid& cells)
{
    Level& learned = editLevel(z);
    const Grid<TileId>& actual = learned.tiles;
    Grid<TileId>& known = learned.memory.tiles.edit();
    cells.forEach([&](int x, int y) { known[x, y] = m_world.catalogue().transitions(actual[x, y]).look; });
}

void WorldWriter::learnGround(int z)
{
    Level& learned = editLevel(z);
    const Grid<TileId>& actual = learned.tiles;
    Grid<TileId>& known = learned.memory.tiles.edit();
    for (int y = 0; y < m_world.height(); ++y)
        for (int x = 0; x < m_world.width(); ++x) {
            const Position at{x, y, z};
            const auto isOpen = [&](Direction direction) { return m_world.isWalkable(moved(at, direction)); };
            if (m_world.isWalkable(at) || std::ranges::any_of(kDirections, isOpen))
                known[x, y] = m_world.catalogue().transitions(actual[x, y]).look;
        }
}

void WorldWriter::rememberWay(Position from, Position to)
{
    std::vector<RememberedWay>& ways = editLevel(from.z).memory.ways;
    const auto known =
        std::ranges::find_if(ways, [from](const RememberedWay& way) { return way.x == from.x && way.y == from.y; });
    if (known != ways.end())
        known->to = to;
    else
        ways.push_back({from.x, from.y, to});
}

RememberedThing WorldWriter::seenAs(const Creature& creature)
{
    const auto item = m_world.disguiseOf(creature);
    return {creature.id, item ? KindTable::Item : KindTable::Creature, item ? m_world.seenAs(*item) : creature.kind,
            creature.at.x, creature.at.y};
}

void WorldWriter::rememberVisible()
{
    const Creature& hero = m_world.hero();
    const int z = hero.at.z;
    const auto senses = [&](const Creature& creature) { // what a thing in use tells of
        return m_world.m_gifts.sense > 0 && creature.at.z == z &&
               distance(creature.at, hero.at) <= m_world.m_gifts.sense;
    };
    Level& here = editLevel(z);
    const Grid<TileId>& actual = here.tiles;
    Grid<TileId>& known = here.memory.tiles.edit();
    m_world.m_visible.forEach(m_world.m_reach,
                              [&](int x, int y) { known[x, y] = m_world.catalogue().transitions(actual[x, y]).look; });
    auto& things = here.memory.things;
    std::erase_if(things, [&](const RememberedThing& thing) {
        const Creature* living = m_world.creature(thing.id);
        return m_world.m_visible.get(thing.x, thing.y) ||
               (living && ((m_world.isVisible(living->at) && !isHidden(m_world, *living)) || senses(*living)));
    });
    for (const Item& item : m_world.m_state.items)
        if (item.carrier == EntityId::None && m_world.isVisible(item.at))
            things.push_back({item.id, KindTable::Item, m_world.seenAs(item.kind), item.at.x, item.at.y});
    for (const Creature& creature : m_world.m_state.creatures)
        if (creature.id != m_world.m_state.hero &&
            ((m_world.isVisible(creature.at) && !isUnseenFrom(creature, m_world.hero().at) &&
              !isHidden(m_world, creature)) ||
             senses(creature)))
            things.push_back(seenAs(creature));
    std::ranges::stable_sort(things, isSeenTogether);
    rememberGas();
}

} // namespace cave
