// SPDX-License-Identifier: MIT
#include "editor/tools/fill_tool.h"

#include "core/edit/shapes.h"

namespace cave {

namespace {

// The preview shows only the cell on larger levels, so that it follows the pointer.
constexpr std::int64_t kMostPreviewedCells = 100'000;

} // namespace

void FillTool::press(const ToolPress& press)
{
    Stroke stroke;
    stroke.begin(bench());
    stroke.paint(bench(), floodCells(bench().level().tiles, press.cell),
                 press.erases ? bench().catalogue().wall() : bench().tile());
}

Ghost FillTool::ghost(CellAt cell) const
{
    const Box frame{cell.x, cell.y, 1, 1};
    if (static_cast<std::int64_t>(bench().level().tiles.size()) > kMostPreviewedCells)
        return {paintPreview(bench(), std::span(&cell, 1), bench().tile()), frame, {}};
    return {paintPreview(bench(), floodCells(bench().level().tiles, cell), bench().tile()), frame, {}};
}

} // namespace cave
