// SPDX-License-Identifier: MIT
#include "editor/tools/piece_tool.h"

#include "core/edit/stamp.h"

#include <algorithm>

namespace cave {

namespace {

// The preview shows only the frame of larger ones, so that it follows the pointer.
constexpr std::size_t kMostPieceCells = 40'000;

} // namespace

CellAt PieceTool::cornerAt(CellAt cell) const
{
    return {cell.x - (bench().stamp().width() - 1) / 2, cell.y - (bench().stamp().height() - 1) / 2};
}

void PieceTool::press(const ToolPress& press)
{
    if (press.erases) {
        bench().leaveStamp();
        return;
    }
    const Position at = bench().positionOf(press.cell);
    if (bench().stamp().isEmpty() && takeNextVariant().isEmpty()) {
        bench().refuse({{CAVE_TEXT("edits", "There is no piece yet. Copy a part of a level, or save a selection as a "
                                            "piece.")},
                        at},
                       nullptr);
        return;
    }
    const CellAt corner = cornerAt(press.cell);
    Stamped stamped =
        stamp(bench().dungeon(), {corner.x, corner.y, at.z}, bench().stamp(), nextGroup(bench().dungeon(), at.z));
    if (stamped.unknown > 0)
        bench().refuse({leftOut(stamped.unknown), at}, nullptr);
    bench().document().push(std::move(stamped.edit), tr("Put down %1").arg(bench().stampName()));
}

Ghost PieceTool::ghost(CellAt cell) const
{
    const Clip& clip = bench().stamp();
    if (clip.isEmpty())
        return {{}, {cell.x, cell.y, 1, 1}, {}};
    const CellAt corner = cornerAt(cell);
    const Box frame{corner.x, corner.y, clip.width(), clip.height()};
    const QString label = tr("%1, %2").arg(bench().stampName(), sizeText(frame));
    if (clip.tiles.size() > kMostPieceCells)
        return {{}, frame, label};
    return {stamp(bench().dungeon(), {corner.x, corner.y, bench().z()}, clip, 0).edit, frame, label};
}

QString PieceTool::takeNextVariant()
{
    const std::vector<Piece>& pieces = bench().dungeon().pieces;
    std::vector<const Piece*> drawn;
    for (const Piece& piece : pieces)
        if (!piece.isLoose())
            drawn.push_back(&piece);
    if (drawn.empty())
        return {};
    const auto shown = std::ranges::find(drawn, bench().stampName().toStdString(), &Piece::name);
    const Piece& next = shown == drawn.end() || std::next(shown) == drawn.end() ? *drawn.front() : **std::next(shown);
    const QString name = QString::fromStdString(next.name);
    bench().takeStamp(clipOf(next, bench().dungeon(), bench().z() + 1), name);
    return tr("Piece: %1.").arg(name);
}

} // namespace cave
