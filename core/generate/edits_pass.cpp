// SPDX-License-Identifier: MIT
// edits@1: the designer's hand edits, put back over what the rows above have made.
#include "core/generate/passes.h"

namespace cave {

namespace {

// Edited cells are locked, so that no later row paints over the designer's work or digs through it.
void run(RowContext& row)
{
    LevelCanvas& canvas = row.canvas;
    const auto width = static_cast<std::size_t>(canvas.width());
    for (const auto& [cell, edit] : canvas.level().tileEdits) {
        const int x = static_cast<int>(cell % width);
        const int y = static_cast<int>(cell / width);
        canvas.force(x, y, edit.now);
        canvas.mark(x, y, kLocked);
    }
    row.report.asked = row.report.done = static_cast<int>(canvas.level().tileEdits.size());
}

} // namespace

Pass editsPass()
{
    return {.type = "edits",
            .title = CAVE_LABEL("Hand edits"),
            .help = CAVE_LABEL("Puts back what you painted by hand; later rows leave those cells alone."),
            .runLevel = run};
}

} // namespace cave
