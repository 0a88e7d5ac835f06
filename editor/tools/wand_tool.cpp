// SPDX-License-Identifier: MIT
#include "editor/tools/wand_tool.h"

#include "core/edit/shapes.h"
#include "core/proof/analysis.h"

namespace cave {

namespace {

// The preview shows only the cell on larger levels, so that it follows the pointer.
constexpr std::int64_t kMostWandCells = 100'000;

// Of the area that the overlay of regions numbers; none where nobody can walk.
std::vector<CellAt> areaCells(const Workbench& bench, CellAt cell)
{
    const Regions areas = areasOf(bench.level(), bench.catalogue());
    const std::uint32_t area = areas.ids[cell.x, cell.y];
    std::vector<CellAt> cells;
    for (int y = 0; y < areas.ids.height() && area != 0; ++y)
        for (int x = 0; x < areas.ids.width(); ++x)
            if (areas.ids[x, y] == area)
                cells.push_back({x, y});
    return cells;
}

} // namespace

void WandTool::press(const ToolPress& press) { bench().select(cellsLike(press.cell), combineOf(press)); }

Ghost WandTool::ghost(CellAt cell) const
{
    Ghost ghost{{}, {cell.x, cell.y, 1, 1}, {}};
    if (static_cast<std::int64_t>(bench().level().tiles.size()) > kMostWandCells)
        return ghost;
    ghost.area = cellsLike(cell);
    ghost.label = tr("%n cell(s)", nullptr, static_cast<int>(ghost.area.size()));
    return ghost;
}

std::vector<CellAt> WandTool::cellsLike(CellAt cell) const
{
    const Grid<TileId>& tiles = bench().level().tiles;
    switch (m_likeness) {
    case Likeness::JoinedTile: return floodCells(tiles, cell);
    case Likeness::SameTile: return sameCells(tiles, bench().tileAt(cell));
    case Likeness::Region: return areaCells(bench(), cell);
    }
    return {};
}

} // namespace cave
