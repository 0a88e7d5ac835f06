// SPDX-License-Identifier: MIT
// The gas of a level, which changes as a whole in each beat.
#include "core/world/world_writer.h"

#include <algorithm>

namespace cave {

void WorldWriter::setGas(Position at, GasId kind, int units)
{
    std::vector<GasCell> gas = m_world.level(at.z).living.gas;
    const std::size_t cell = m_world.level(at.z).tiles.index(at.x, at.y);
    auto place = std::ranges::lower_bound(gas, cell, {}, &GasCell::cell);
    if (place != gas.end() && place->cell == cell)
        place = gas.erase(place);
    if (units > 0)
        gas.insert(place, {cell, kind, units});
    setGases(at.z, std::move(gas));
}

void WorldWriter::setGases(int z, std::vector<GasCell> gas)
{
    const std::vector<GasCell> before = std::exchange(editLevel(z).living.gas, std::move(gas));
    const std::vector<GasCell>& now = m_world.level(z).living.gas;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < before.size() || j < now.size()) {
        const GasCell* was = i < before.size() ? &before[i] : nullptr;
        const GasCell* is = j < now.size() ? &now[j] : nullptr;
        if (was && is && was->cell != is->cell)
            (was->cell < is->cell ? is : was) = nullptr;
        i += was != nullptr;
        j += is != nullptr;
        if (!was || !is || *was != *is)
            changeGas(z, was, is);
    }
}

void WorldWriter::changeGas(int z, const GasCell* was, const GasCell* is)
{
    int& units = m_world.m_derived[static_cast<std::size_t>(z)].gasUnits;
    const Catalogue& catalogue = m_world.catalogue();
    // In which ways it is in the way.
    const auto barsOf = [&](const GasCell* gas) {
        const bool isBad = gas && catalogue.isBad(gas->kind, gas->units);
        return std::pair(gas && catalogue.hides(gas->kind, gas->units),
                         isBad ? std::optional(gas->kind) : std::nullopt);
    };
    if (was) {
        m_world.m_sum -= m_world.gasHash(z, *was);
        units -= was->units;
    }
    if (is) {
        m_world.m_sum += m_world.gasHash(z, *is);
        units += is->units;
        tellOfGas(z, was, *is);
    }
    if (barsOf(was) != barsOf(is))
        m_world.refreshCell(m_world.positionOf(z, (is ? is : was)->cell));
}

void WorldWriter::rememberGas()
{
    const int z = m_world.hero().at.z;
    if (m_world.level(z).memory.gas.empty() && m_world.level(z).living.gas.empty())
        return;
    Level& here = editLevel(z);
    std::vector<RememberedGas>& seen = here.memory.gas;
    std::erase_if(seen, [&](const RememberedGas& gas) { return m_world.m_visible.get(gas.x, gas.y); });
    for (const GasCell& gas : here.living.gas)
        if (const Position at = m_world.positionOf(z, gas.cell); m_world.m_visible.get(at.x, at.y))
            seen.push_back({at.x, at.y, gas.kind, gas.units, m_world.m_state.turn});
    std::ranges::sort(seen, {}, [](const RememberedGas& gas) { return std::pair(gas.y, gas.x); });
}

} // namespace cave
