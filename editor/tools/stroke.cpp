// SPDX-License-Identifier: MIT
#include "editor/tools/stroke.h"

#include "core/edit/shapes.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

int cellsIn(const DungeonEdit& edit, Uid level)
{
    std::size_t count = 0;
    for (const LevelEdit& part : edit.levels) {
        if (part.level == level)
            count += part.cells.size();
    }
    return static_cast<int>(count);
}

} // namespace

void Stroke::begin(Workbench& bench)
{
    m_id = bench.document().newStroke();
    m_group = nextGroup(bench.dungeon(), bench.z());
    m_count = 0;
    m_z = bench.z();
}

void Stroke::paint(Workbench& bench, std::span<const CellAt> cells, TileId tile)
{
    DungeonEdit edit = cave::paint(bench.dungeon(), m_z, symmetric(bench, {cells.begin(), cells.end()}), tile, m_group);
    m_count += cellsIn(edit, bench.dungeon().levels[static_cast<std::size_t>(m_z)].uid);
    const QString text = QCoreApplication::translate("EditorTools", "Paint %1, %n cell(s)", nullptr, m_count);
    push(bench, std::move(edit), text.arg(bench.tileName(tile)));
}

void Stroke::push(Workbench& bench, DungeonEdit edit, const QString& text)
{
    bench.document().push(std::move(edit), text, m_id);
}

void Stroke::cancel(Workbench& bench)
{
    bench.document().abandonStroke(m_id);
    end();
}

std::vector<CellAt> symmetric(const Workbench& bench, std::vector<CellAt> cells)
{
    if (!bench.mirrorsLeftRight() && !bench.mirrorsUpDown())
        return cells;
    return mirroredCells(std::move(cells), bench.bounds(), bench.mirrorsLeftRight(), bench.mirrorsUpDown());
}

std::vector<CellAt> brushOf(const Workbench& bench, CellAt centre)
{
    return bench.shape(ToolId::Brush) == Shape::Round ? discCells(centre, bench.brushSize(), bench.bounds())
                                                      : brushCells(centre, bench.brushSize(), bench.bounds());
}

std::vector<CellAt> withoutDoubles(std::vector<CellAt> cells)
{
    std::ranges::sort(cells, {}, [](const CellAt& cell) { return std::tuple(cell.y, cell.x); });
    const auto doubles = std::ranges::unique(cells);
    cells.erase(doubles.begin(), doubles.end());
    return cells;
}

Box boxAround(CellAt a, CellAt b)
{
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x) + 1, std::abs(a.y - b.y) + 1};
}

QString sizeText(const Box& box)
{
    return QCoreApplication::translate("EditorTools", "%1 x %2").arg(box.width).arg(box.height);
}

DungeonEdit paintPreview(const Workbench& bench, std::span<const CellAt> cells, TileId tile)
{
    return cave::paint(bench.dungeon(), bench.z(), symmetric(bench, {cells.begin(), cells.end()}), tile, 0);
}

} // namespace cave
