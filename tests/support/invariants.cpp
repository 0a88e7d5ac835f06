// SPDX-License-Identifier: MIT
#include "tests/support/invariants.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/pack.h"

#include "core/base/overloaded.h"

#include <algorithm>
#include <map>

namespace cave {

namespace {

using Breach = std::optional<Text>;

constexpr int kThorough = 16; // turns from one look at everything to the next

std::int64_t number(EntityId id) { return static_cast<std::int64_t>(id); }
std::size_t indexOf(EntityId id) { return static_cast<std::size_t>(id); }

Breach creatureBroken(const World& world, const Creature& creature)
{
    const auto broken = [&](const char* what) { return Text{"", what, {number(creature.id)}}; };
    if (world.creature(creature.id) != &creature)
        return broken("Creature %1 is not found by its id.");
    if (world.creatureAt(creature.at) != &creature)
        return broken("Creature %1 is not found where it stands.");
    const CreatureKind& kind = world.kindOf(creature);
    if (!world.holds(kind, creature.at) && !world.drowns(kind, creature.at) && !world.drops(kind, creature.at))
        return broken("Creature %1 stands where nobody can.");
    if (world.hanging().contains(creature.id) != world.drops(kind, creature.at))
        return broken("It is not known whether creature %1 falls.");
    if (creature.health > creature.maxHealth)
        return broken("Creature %1 has more health than it can have.");
    if (creature.health <= 0 && !(world.isOver() && creature.id == world.state().hero))
        return broken("Creature %1 lives without health.");
    return std::nullopt;
}

// Who looks for foes finds those that there are.
Breach foesBroken(const World& world)
{
    for (const Creature& creature : world.creatures()) {
        const auto isNear = [&](const Creature& other) {
            return other.id != creature.id && other.at.z == creature.at.z && isFoe(world, creature, other);
        };
        if (!world.mayMeetFoes(creature) && std::ranges::any_of(world.creatures(), isNear))
            return Text{"", "Creature %1 knows of no foe on its level.", {number(creature.id)}};
    }
    return std::nullopt;
}

// How often the scheduler has each, by number.
Breach scheduleBroken(const World& world)
{
    std::vector<int> entries(world.state().lastEntity + 1);
    for (const Scheduler::Entry& entry : world.scheduler().entries()) {
        const Creature* due = world.creature(entry.who);
        if (due && due->order == entry.order && due->nextAct == entry.time)
            ++entries[indexOf(entry.who)];
    }
    for (const Creature& creature : world.creatures())
        if (const int times = entries[indexOf(creature.id)]; times != 1)
            return Text{"", "Creature %1 is scheduled %2 times.", {number(creature.id), times}};
    return std::nullopt;
}

Breach creaturesBroken(const World& world)
{
    std::vector<bool> isTaken(world.state().lastEntity + 1);
    for (const Creature& creature : world.creatures()) {
        if (indexOf(creature.id) >= isTaken.size() || isTaken[indexOf(creature.id)])
            return Text{"", "Number %1 is not one creature's.", {number(creature.id)}};
        isTaken[indexOf(creature.id)] = true;
        if (auto broken = creatureBroken(world, creature))
            return broken;
    }
    if (!isTaken[indexOf(world.state().hero)])
        return Text{"", "There is no hero."};
    return scheduleBroken(world);
}

Breach itemBroken(const World& world, const Item& item)
{
    const auto broken = [&](const char* what) { return Text{"", what, {number(item.id)}}; };
    if (world.creature(item.id) || static_cast<std::uint32_t>(item.id) > world.state().lastEntity)
        return broken("Item %1 has a number that is not its own.");
    if (world.item(item.id) != &item)
        return broken("Item %1 is not found by its id.");
    if (item.carrier == EntityId::None && !world.contains(item.at))
        return broken("Item %1 lies outside.");
    if (item.carrier == EntityId::None && item.use != Use::None)
        return broken("Item %1 is in use where it lies.");
    const Item* chest = world.item(item.carrier);
    if (item.carrier != EntityId::None && !world.creature(item.carrier) && chest == nullptr)
        return broken("Item %1 is carried by nobody who lives.");
    if (chest != nullptr && (chest->carrier != EntityId::None || world.catalogue().item(chest->kind).holds == 0))
        return broken("Item %1 lies in what holds nothing.");
    return std::nullopt;
}

// Equal items share a letter, others have another; one thing is wielded and one worn at most.
Breach packBroken(const World& world)
{
    std::map<int, Item> letters;
    std::map<Use, int> uses;
    for (const Item& item : world.items()) {
        if (item.carrier != world.state().hero)
            continue;
        const auto [line, isNew] = letters.try_emplace(item.letter, item);
        if (item.price != 0)
            return Text{"", "Item %1 is carried and has a price.", {number(item.id)}};
        if (line->second.kind != item.kind || !areAlike(line->second, item) || item.letter < 0 ||
            item.letter >= world.rules().packSize)
            return Text{"", "Item %1 has a letter that is not its own.", {number(item.id)}};
        if (item.use != Use::None && ++uses[item.use] > 1)
            return Text{"", "Item %1 is in use beside another.", {number(item.id)}};
    }
    return std::nullopt;
}

Breach itemsBroken(const World& world)
{
    if (!std::ranges::is_sorted(world.items(), {}, &Item::id))
        return Text{"", "The items are out of order."};
    for (const Item& item : world.items())
        if (auto broken = itemBroken(world, item))
            return broken;
    return packBroken(world);
}

// The grids of bits say what the cells say.
Breach groundBroken(const World& world, Position at)
{
    const TileId tile = world.level(at.z).tiles[at.x, at.y];
    const TileKind& kind = world.catalogue().tile(tile);
    const auto broken = [&](const char* what) {
        return Text{"", what, {std::int64_t{at.x}, std::int64_t{at.y}, std::int64_t{at.z}}};
    };
    const GasCell* gas = world.gasAt(at);
    const bool isHidden = gas && world.catalogue().hides(gas->kind, gas->units);
    const bool isBad = gas && world.catalogue().isBad(gas->kind, gas->units);
    if (world.opaque(at.z).get(at.x, at.y) != (kind.opaque || isHidden))
        return broken("Sight does not know what stands at %1, %2, %3.");
    if (world.taken(at.z).get(at.x, at.y) != (world.creatureAt(at) != nullptr))
        return broken("Ways do not know who stands at %1, %2, %3.");
    for (std::size_t id = 0; id < world.catalogue().creatures().size(); ++id) {
        const auto creature = static_cast<CreatureKindId>(id);
        const CreatureKind& self = world.catalogue().creature(creature);
        const bool isKeptOut = isBad && !isImmune(self, world.catalogue().gas(gas->kind));
        if (world.ground(at.z, world.catalogue().gaitOf(creature)).get(at.x, at.y) !=
            (welcomes(kind, self) && !isKeptOut))
            return broken("Ways do not know what stands at %1, %2, %3.");
    }
    return std::nullopt;
}

// Only what is transient covers anything, and waits are for what the tile does in time, after the last beat.
Breach livingBroken(const World& world, int z)
{
    const Level& level = world.level(z);
    const auto tileOf = [&](std::size_t cell) -> const TileKind& {
        return world.catalogue().tile(level.tiles.cells()[cell]);
    };
    for (const auto& [cell, tile] : level.living.under.sorted())
        if (!tileOf(cell).transient || world.catalogue().tile(tile).transient)
            return Text{"", "Something lies under cell %1 of level %2.", {static_cast<std::int64_t>(cell), z}};
    for (const auto& [cell, wait] : level.living.waits.sorted())
        if (wait.beat <= level.living.beats ||
            tileOf(cell).reacts.at(static_cast<std::size_t>(wait.row)).on != On::Time)
            return Text{"", "Cell %1 of level %2 waits in vain.", {static_cast<std::int64_t>(cell), z}};
    int units = 0;
    for (std::size_t i = 0; i < level.living.gas.size(); ++i) {
        const GasCell& gas = level.living.gas[i];
        if (gas.units < 1 || (i > 0 && level.living.gas[i - 1].cell >= gas.cell))
            return Text{
                "", "The gas of cell %1 of level %2 is out of order.", {static_cast<std::int64_t>(gas.cell), z}};
        units += gas.units;
    }
    if (units != world.gasUnits(z))
        return Text{"", "Level %1 does not know its gas.", {z}};
    for (int y = 0; y < world.height() && world.catalogue().isLiving(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (world.fires(z).get(x, y) != world.tileKind({x, y, z}).fire)
                return Text{"", "Fire is not known at %1, %2, %3.", {x, y, z}};
    return std::nullopt;
}

// How many items of each kind the events say are gone.
std::map<ItemKindId, int> toldGone(const std::vector<Event>& events)
{
    std::map<ItemKindId, int> gone;
    for (const Event& event : events)
        std::visit(Overloaded{[&](const Ate& told) { gone[told.kind] += told.isLast; },
                              [&](const UsedUp& told) { ++gone[told.kind]; },
                              [&](const BurntUp& told) { ++gone[told.kind]; },
                              [&](const Vanished& told) { gone[told.kind] += told.table == KindTable::Item; },
                              [&](const Thrown& told) { gone[told.kind] += told.breaks; },
                              [&](const Unlocked& told) { ++gone[told.key]; },
                              [&](const PickedUp& told) { gone[told.kind] += told.counted > 0; }, [](const auto&) {}},
                   event);
    std::erase_if(gone, [](const auto& entry) { return entry.second == 0; });
    return gone;
}

std::vector<EntityId> toldDead(const std::vector<Event>& events)
{
    std::vector<EntityId> dead;
    for (const Event& event : events)
        if (const auto* told = std::get_if<Died>(&event); told && !told->victim.isHero)
            dead.push_back(told->victim.id);
        else if (const auto* gone = std::get_if<Vanished>(&event); gone && gone->table == KindTable::Creature)
            dead.push_back(gone->id);
    return dead;
}

Breach everythingBroken(const World& world)
{
    if (world.hash() != world.recomputedHash())
        return Text{"", "The hash is not that of the whole state."};
    std::size_t found = 0;
    for (int z = 0; z < world.depth(); ++z)
        for (int y = 0; y < world.height(); ++y)
            for (int x = 0; x < world.width(); ++x) {
                found += world.creatureAt({x, y, z}) != nullptr;
                if (auto broken = groundBroken(world, {x, y, z}))
                    return broken;
            }
    for (int z = 0; z < world.depth(); ++z)
        if (auto broken = livingBroken(world, z))
            return broken;
    if (found != world.creatures().size())
        return Text{"", "There are %1 creatures in cells.", {static_cast<std::int64_t>(found)}};
    return foesBroken(world);
}

// By ascending number.
void note(const World& world, std::vector<Invariants::Known>& creatures, std::vector<Invariants::Known>& items)
{
    creatures.clear();
    for (const Creature& creature : world.creatures())
        creatures.push_back({creature.id, creature.kind});
    std::ranges::sort(creatures, {}, &Invariants::Known::id);
    items.clear();
    for (const Item& item : world.items())
        items.push_back({item.id, item.kind});
}

bool isKnown(const std::vector<Invariants::Known>& all, EntityId id)
{
    return std::ranges::binary_search(all, id, {}, &Invariants::Known::id);
}

// Those that are gone must be those told dead, and whoever is new must have a new number.
Breach livesLost(const std::vector<Invariants::Known>& before, const World& world, const std::vector<Event>& events,
                 std::uint32_t lastEntity)
{
    const std::vector<EntityId> dead = toldDead(events);
    for (const auto& [id, kind] : before)
        if (!world.creature(id) && std::ranges::find(dead, id) == dead.end())
            return Text{"", "Creature %1 is gone without a word.", {number(id)}};
    for (const EntityId id : dead)
        if (world.creature(id))
            return Text{"", "Creature %1 lives after its death.", {number(id)}};
    for (const Creature& creature : world.creatures())
        if (static_cast<std::uint32_t>(creature.id) <= lastEntity && !isKnown(before, creature.id))
            return Text{"", "Creature %1 has come back.", {number(creature.id)}};
    return std::nullopt;
}

Breach itemsLost(const std::vector<Invariants::Known>& before, const World& world, const std::vector<Event>& events,
                 std::uint32_t lastEntity)
{
    std::map<ItemKindId, int> gone;
    for (const auto& [id, kind] : before)
        if (!world.item(id))
            ++gone[kind];
    for (const Item& item : world.items())
        if (static_cast<std::uint32_t>(item.id) <= lastEntity && !isKnown(before, item.id))
            return Text{"", "Item %1 has come back.", {number(item.id)}};
    if (gone.empty())
        return std::nullopt;
    // What was made and used up in the same turn was never seen: it may be told, but need not be missing.
    const std::map<ItemKindId, int> told = toldGone(events);
    for (const auto& [kind, count] : gone)
        if (const auto line = told.find(kind); line == told.end() || line->second < count)
            return Text{"", "%2 of %1 are gone without a word.", {world.catalogue().item(kind).id, count}};
    return std::nullopt;
}

} // namespace

Invariants::Invariants(const World& world) : m_lastEntity(world.state().lastEntity)
{
    note(world, m_creatures, m_items);
}

std::optional<Text> Invariants::brokenBy(const World& world, const std::vector<Event>& events)
{
    Breach broken = creaturesBroken(world);
    if (!broken)
        broken = itemsBroken(world);
    if (!broken)
        broken = livesLost(m_creatures, world, events, m_lastEntity);
    if (!broken)
        broken = itemsLost(m_items, world, events, m_lastEntity);
    if (!broken && m_turns++ % kThorough == 0)
        broken = everythingBroken(world);
    note(world, m_creatures, m_items);
    m_lastEntity = world.state().lastEntity;
    return broken;
}

} // namespace cave
