// SPDX-License-Identifier: MIT
#include "app/view/tiles/map_model.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cave {

namespace {

constexpr Box cellBox(int x, int y) { return {x, y, 1, 1}; }

int paintOrder(const MapThing& thing)
{
    if (thing.isHero)
        return 2;
    return thing.isCreature() ? 1 : 0;
}

std::pair<int, int> cellOrder(const MapGas& gas) { return {gas.y, gas.x}; }

} // namespace

MapModel::MapModel(std::shared_ptr<const Catalogue> catalogue, int width, int height, std::uint64_t decorSeed,
                   Kind kind)
    : m_catalogue(std::move(catalogue)), m_kind(kind),
      m_decorSeed(static_cast<std::uint32_t>(decorSeed ^ decorSeed >> 32)), m_tiles(width, height),
      m_known(width, height, kind == Kind::Editor), m_visible(width, height, kind == Kind::Editor)
{
}

Box MapModel::setTheme(std::string_view id)
{
    const Theme* theme = m_catalogue->findTheme(id);
    const Theme before = std::exchange(m_theme, theme ? *theme : Theme{});
    return before == m_theme ? Box{} : box();
}

Box MapModel::setTile(int x, int y, TileId tile)
{
    if (m_tiles[x, y] == tile)
        return {};
    m_tiles[x, y] = tile;
    return cellBox(x, y);
}

// Little of a large level changes at a time, so rows that are the same are passed over as a whole.
Box MapModel::setTiles(const Grid<TileId>& tiles)
{
    assert(tiles.box() == box());
    Box changed;
    for (int y = 0; y < height(); ++y) {
        if (std::ranges::equal(tiles.row(y), std::as_const(m_tiles).row(y)))
            continue;
        for (int x = 0; x < width(); ++x)
            changed = changed.united(setTile(x, y, tiles[x, y]));
    }
    return changed;
}

Box MapModel::setKnowledge(const BitGrid& known, const BitGrid& visible)
{
    assert(known.box() == box() && visible.box() == box());
    if (hasDaylight())
        return {};
    Box changed;
    for (int y = 0; y < height(); ++y) {
        const auto isSame = [y](const BitGrid& a, const BitGrid& b) { return std::ranges::equal(a.row(y), b.row(y)); };
        if (isSame(known, m_known) && isSame(visible, m_visible))
            continue;
        for (int x = 0; x < width(); ++x) {
            if (known.get(x, y) != m_known.get(x, y) || visible.get(x, y) != m_visible.get(x, y))
                changed = changed.united(cellBox(x, y));
        }
    }
    m_known = known;
    m_visible = visible;
    return changed;
}

Box MapModel::setThings(std::vector<MapThing> things)
{
    std::ranges::stable_sort(things, {}, paintOrder);
    Box changed;
    const auto addMissing = [&changed](const std::vector<MapThing>& from, const std::vector<MapThing>& in) {
        for (const MapThing& thing : from) {
            if (std::ranges::find(in, thing) == in.end())
                changed = changed.united(cellBox(thing.x, thing.y));
        }
    };
    addMissing(m_things, things);
    addMissing(things, m_things);
    m_things = std::move(things);
    return changed;
}

Box MapModel::setGases(std::vector<MapGas> gases)
{
    Box changed;
    std::size_t before = 0;
    for (std::size_t i = 0; i < gases.size() || before < m_gases.size();) {
        const MapGas* is = i < gases.size() ? &gases[i] : nullptr;
        const MapGas* was = before < m_gases.size() ? &m_gases[before] : nullptr;
        if (is && was && cellOrder(*is) != cellOrder(*was))
            (cellOrder(*is) < cellOrder(*was) ? was : is) = nullptr;
        i += is != nullptr;
        before += was != nullptr;
        if (!is || !was || *is != *was)
            changed = changed.united(cellBox((is ? is : was)->x, (is ? is : was)->y));
    }
    m_gases = std::move(gases);
    return changed;
}

const MapGas* MapModel::gasAt(int x, int y) const
{
    const auto found = std::ranges::lower_bound(m_gases, std::pair(y, x), {}, &cellOrder);
    return found == m_gases.end() || cellOrder(*found) != std::pair(y, x) ? nullptr : &*found;
}

Box MapModel::setTorch(std::optional<Torch> torch)
{
    if (torch == m_torch)
        return {};
    Box changed;
    for (const std::optional<Torch>& place : {m_torch, torch}) {
        if (place)
            changed = changed.united(cellBox(place->cell.x(), place->cell.y()));
    }
    m_torch = torch;
    return changed;
}

} // namespace cave
