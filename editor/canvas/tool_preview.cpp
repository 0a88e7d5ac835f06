// SPDX-License-Identifier: MIT
#include "editor/canvas/tool_preview.h"

#include "app/view/ui/palette.h"

namespace cave {

namespace {

constexpr int kAreaOpacity = 30; // per cent

std::vector<QRect> runRects(const std::vector<CellAt>& cells, const Box& bounds)
{
    std::vector<QRect> rects;
    for (const Box& run : runsOf(combined(BitGrid(bounds.width, bounds.height), cells, Combine::Replace)))
        rects.emplace_back(run.x, run.y, run.width, run.height);
    return rects;
}

const Look& lookOf(const Placement& thing, const Catalogue& catalogue)
{
    return thing.table == KindTable::Creature ? catalogue.creature(thing.kind).look : catalogue.item(thing.kind).look;
}

} // namespace

void ToolPreview::show(Ghost ghost, const Workbench& bench)
{
    m_ghost = std::move(ghost);
    m_tiles.clear();
    m_things.clear();
    const Catalogue& catalogue = bench.catalogue();
    for (const LevelEdit& part : m_ghost.edit.levels) {
        if (part.level != bench.level().uid)
            continue;
        for (const CellState& cell : part.cells)
            m_tiles.push_back({{cell.x, cell.y}, cell.tile});
        for (const ThingsState& cell : part.things)
            for (const Placement& thing : cell.things)
                m_things.emplace_back(QPoint(cell.x, cell.y), lookOf(thing, catalogue));
    }
    const auto hero = catalogue.findCreature(bench.dungeon().rules.hero);
    if (const auto& start = m_ghost.edit.start; hero && start && *start)
        m_things.emplace_back(QPoint((*start)->at.x, (*start)->at.y), catalogue.creature(*hero).look);
}

void ToolPreview::addTo(Overlay& overlay, const Box& bounds) const
{
    const Box& frame = m_ghost.frame;
    if (!m_ghost.area.empty())
        overlay.areas.push_back({runRects(m_ghost.area, bounds), palette::kAmber, kAreaOpacity});
    for (const CellAt cell : m_ghost.path)
        overlay.path.emplace_back(cell.x, cell.y);
    if (!frame.isEmpty())
        overlay.frames.push_back({{frame.x, frame.y, frame.width, frame.height}, palette::kAmber});
    if (!m_ghost.label.isEmpty())
        overlay.labels.push_back({{frame.right() - 1, frame.bottom() - 1}, m_ghost.label, palette::kAmber});
}

} // namespace cave
