// SPDX-License-Identifier: MIT
#include "core/pilot/plan/headway.h"

#include "core/pilot/danger.h"
#include "core/rules/facts/company.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kGivenUp = 100'000; // turns spent on something: more than anybody would

bool isRest(const BotMind& mind) { return mind.isResting && std::holds_alternative<Wait>(mind.last); }

} // namespace

void Headway::note(const World& world, const BotMind& mind)
{
    if (!m_lastOfOld)
        m_lastOfOld = world.state().lastEntity;
    bool isNews = false;
    for (const bool isNew : {hasNewCells(world), hasNewThings(world), hasNewWounds(world), hasGrown(world),
                             hasSearched(mind)}) // all are asked, since each keeps what it saw
        isNews |= isNew;
    const int z = world.hero().at.z;
    if (isNews)
        m_levels.clear();
    m_isNewRemedy = false;
    if (isNews)
        m_idle = 0;
    else if (isOnAnotherLevel(z)) // who goes a long way back over the levels does not stand still
        m_idle -= m_idle % kFruitless;
    else if (!isRest(mind))
        m_isNewRemedy = ++m_idle % kFruitless == 0;
    if (m_isNewRemedy) {
        m_z = z;
        m_levels = {z};
    }
}

Remedy Headway::remedy() const
{
    const int step = std::min(m_idle / kFruitless, static_cast<int>(Remedy::GiveUp));
    return static_cast<Remedy>(step);
}

// Tiles that come and go, as fire does, are new once.
bool Headway::hasNewCells(const World& world)
{
    const int z = world.hero().at.z;
    const Grid<TileId>& now = world.level(z).memory.tiles;
    m_tiles.resize(static_cast<std::size_t>(world.depth()));
    Grid<TileId>& first = m_tiles[static_cast<std::size_t>(z)];
    if (first.width() != now.width() || first.height() != now.height()) {
        first = now;
        return true;
    }
    bool isNew = false;
    for (int y = 0; y < now.height(); ++y) {
        if (std::ranges::equal(now.row(y), first.row(y)))
            continue;
        for (int x = 0; x < now.width(); ++x) {
            if (now[x, y] == first[x, y])
                continue;
            if (first[x, y] == kUnknownTile) {
                first[x, y] = now[x, y];
                isNew = true;
            } else {
                isNew |= m_turned.emplace(Position{x, y, z}, now[x, y]).second;
            }
        }
    }
    return isNew;
}

bool Headway::hasNewThings(const World& world)
{
    m_things.resize(std::size_t{*m_lastOfOld} + 1);
    bool isNew = false;
    const auto noteThing = [&](EntityId id) {
        isNew |= !m_things[static_cast<std::size_t>(id)];
        m_things[static_cast<std::size_t>(id)] = true;
    };
    for (const RememberedThing& thing : world.level(world.hero().at.z).memory.things)
        if (!isBorn(thing.id) &&
            (thing.table == KindTable::Item || isDangerous(world.catalogue().creature(thing.kind))))
            noteThing(thing.id);
    for (const Item& item : world.items())
        if (!isBorn(item.id) && item.carrier == world.state().hero)
            noteThing(item.id);
    return isNew;
}

bool Headway::hasNewWounds(const World& world)
{
    bool isNew = false;
    const int z = world.hero().at.z;
    for (const Creature& creature : world.creatures()) {
        if (creature.at.z != z || isBorn(creature.id) || world.seenCreatureAt(creature.at) != &creature ||
            !isFoe(world, creature, world.hero()))
            continue;
        const auto [known, isFirst] = m_health.try_emplace(creature.id, creature.health);
        isNew |= !isFirst && creature.health < known->second;
        known->second = std::min(known->second, creature.health);
    }
    return isNew;
}

bool Headway::hasGrown(const World& world)
{
    const Creature& hero = world.hero();
    const std::int64_t growth = std::int64_t{hero.level} * 1'000'000 + hero.maxHealth + hero.attack + hero.defence;
    const bool isNew = growth > m_growth;
    m_growth = std::max(m_growth, growth);
    return isNew;
}

bool Headway::hasSearched(const BotMind& mind)
{
    return std::holds_alternative<Search>(mind.last) && m_searched.insert(mind.lastAt).second;
}

bool Headway::isOnAnotherLevel(int z) { return m_levels.insert(z).second; }

void forgetUnreached(const World& world, BotMind& mind)
{
    const int z = world.hero().at.z;
    LevelNotes& notes = mind.levels[static_cast<std::size_t>(z)];
    for (const RememberedThing& thing : world.level(z).memory.things) {
        mind.unreachable.insert(thing.id);
        if (thing.table != KindTable::Creature)
            continue;
        mind.forgotten.insert(thing.id);
        mind.dealings[thing.id] = {
            .waited = kGivenUp, .chased = kGivenUp, .backed = kGivenUp, .sought = kGivenUp, .fled = kGivenUp};
    }
    for (const auto& cell : {notes.aim, notes.breach})
        if (cell)
            notes.spent[*cell] = kGivenUp;
    mind.isResting = false;
    mind.trail.clear();
}

} // namespace cave
