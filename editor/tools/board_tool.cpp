// SPDX-License-Identifier: MIT
#include "editor/tools/board_tool.h"

#include "core/edit/words_edit.h"
#include "editor/tools/workbench.h"

namespace cave {

void BoardTool::press(const ToolPress& press)
{
    const Position at = bench().positionOf(press.cell);
    if (press.erases) {
        bench().document().push(putSign(bench().dungeon(), at, {}).value_or(DungeonEdit{}),
                                tr("Take the board at %1, %2 away").arg(at.x).arg(at.y));
        return;
    }
    if (const auto refusal = whyNoSign(bench().dungeon(), at))
        bench().refuse(*refusal, nullptr);
    else
        bench().writeBoard(press.cell);
}

// What cannot be put up says why, before anything is pressed.
Ghost BoardTool::ghost(CellAt cell) const
{
    const cave::Box frame{cell.x, cell.y, 1, 1};
    if (const auto refusal = whyNoSign(bench().dungeon(), bench().positionOf(cell)))
        return {{}, frame, bench().describe(refusal->why)};
    return {{}, frame, signAt(bench().level(), cell) ? QString() : tr("a board")}; // its words stand there
}

} // namespace cave
