// SPDX-License-Identifier: MIT
#include "app/play/words/hazards.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

// Whether such ground comes and goes by itself and is not for the hero: flames, a flood over one's head.
bool isHazard(const TileKind& tile, const CreatureKind& hero)
{
    const bool stays = !tile.transient && !tile.answers(On::Time);
    return !stays && !isImmune(hero, tile) && (tile.harmful || tile.fire || drowns(tile, hero));
}

bool isHazard(const World& world, const RememberedGas& gas)
{
    const Catalogue& catalogue = world.catalogue();
    return catalogue.isBad(gas.kind, gas.units) && !isImmune(world.kindOf(world.hero()), catalogue.gas(gas.kind));
}

QString hazardName(const World& world, const Describer& describer, KindTable table, std::uint16_t id)
{
    const Catalogue& catalogue = world.catalogue();
    return describer.name(table, table == KindTable::Gas ? catalogue.gas(static_cast<GasId>(id)).id
                                                         : catalogue.tile(static_cast<TileId>(id)).id);
}

} // namespace

void Hazards::heard()
{
    for (auto& [kind, seen] : m_seen)
        seen.said.clear();
}

void Hazards::look(const World& world, const Describer& describer, Announcements& to)
{
    forgetOld(world);
    Cells cells = cellsInView(world);
    for (const Nearest& nearest : nearestOf(cells, world.hero().at)) {
        look(world, describer, nearest, to);
        Seen& seen = m_seen.at(nearest.kind);
        seen.cells = std::move(cells.at(nearest.kind));
        seen.turn = world.state().turn;
    }
}

Hazards::Cells Hazards::cellsInView(const World& world)
{
    const int z = world.hero().at.z;
    const CreatureKind& hero = world.kindOf(world.hero());
    const Memory& memory = world.level(z).memory;
    Cells cells;
    world.visible().forEach([&](int x, int y) {
        const TileId tile = memory.tiles[x, y];
        if (tile != kUnknownTile && isHazard(world.catalogue().tile(tile), hero))
            cells[{KindTable::Tile, tile}].emplace_back(x, y, z);
    });
    for (const RememberedGas& gas : memory.gas)
        if (const Position at{gas.x, gas.y, z}; world.isVisible(at) && isHazard(world, gas))
            cells[{KindTable::Gas, gas.kind}].push_back(at);
    return cells;
}

// The nearest kind first; of equally near cells the first one by rows.
std::vector<Hazards::Nearest> Hazards::nearestOf(const Cells& cells, Position hero)
{
    std::vector<Nearest> nearest;
    nearest.reserve(cells.size());
    for (const auto& [kind, those] : cells) {
        const Position at =
            *std::ranges::min_element(those, {}, [hero](Position cell) { return distance(hero, cell); });
        nearest.push_back({distance(hero, at), kind, at});
    }
    std::ranges::stable_sort(nearest, {}, &Nearest::distance);
    return nearest;
}

void Hazards::forgetOld(const World& world)
{
    const int z = world.hero().at.z;
    if (std::exchange(m_z, z) != z)
        m_seen.clear();
    std::erase_if(m_seen, [turn = world.state().turn](const auto& entry) {
        return turn - entry.second.turn > kForgottenAfter || turn < entry.second.turn;
    });
}

void Hazards::look(const World& world, const Describer& describer, const Nearest& nearest, Announcements& to)
{
    const Position here = world.hero().at;
    const int steps = std::max(nearest.distance, 1);
    const auto [entry, isFirst] = m_seen.try_emplace(nearest.kind, Seen{Nearing(steps), {}, 0});
    Seen& seen = entry->second;
    seen.nearing.follow(steps);
    if (!isFirst && !seen.nearing.isDue(steps))
        return;
    seen.nearing.tell(steps);
    if (nearest.distance == 0)
        return;
    const bool cameItself = !isFirst && std::ranges::all_of(seen.cells, [&](Position cell) {
        return distance(here, cell) > nearest.distance;
    });
    const QString name = hazardName(world, describer, nearest.kind.table, nearest.kind.id);
    tell(nearingText(name, cameItself, here, nearest.at), seen, to);
}

void Hazards::tell(const QString& sentence, Seen& seen, Announcements& to)
{
    if (!seen.said.isEmpty())
        to.remove(seen.said);
    seen.said = sentence;
    to.add(Urgency::Danger, sentence);
}

} // namespace cave
