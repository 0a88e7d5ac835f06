// SPDX-License-Identifier: MIT
// edits@1: the designer's hand edits, put back over what the rows above have made.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"

namespace cave {

namespace {

Text reasonOf(EditStatus status)
{
    if (status == EditStatus::AlreadySo)
        return {CAVE_TEXT("recipe", "The recipe makes this tile by itself now.")};
    return {CAVE_TEXT("recipe", "The recipe makes another tile here than when this cell was painted.")};
}

// Edited cells are locked, so that no later row paints over the designer's work or digs through it. Those of locked
// groups are in place already: see Baker.
void runEdits(RowContextOf<NoParameters>& row)
{
    LevelCanvas& canvas = row.canvas;
    LevelEdits& merged = row.report.edits;
    for (const auto& [index, edit] : canvas.level().tileEdits) {
        const auto [x, y] = cellAt(index, canvas.width());
        const TileId base = isLockedGroup(canvas.level(), edit.group) ? edit.was : canvas.tile(x, y);
        const EditStatus status = statusOf(edit, base);
        merged.count(edit.group, status);
        if (status != EditStatus::Clean)
            merged.findings.push_back({.status = status,
                                       .thing = {},
                                       .x = x,
                                       .y = y,
                                       .group = edit.group,
                                       .base = base,
                                       .why = reasonOf(status)});
        canvas.force(x, y, edit.now);
        canvas.mark(x, y, kLocked);
    }
    row.report.asked = row.report.done = static_cast<int>(canvas.level().tileEdits.size());
}

} // namespace

Pass editsPass()
{
    return makePass(
        {.type = kEditsType,
         .title = CAVE_LABEL("recipe", "Hand edits"),
         .help = CAVE_LABEL("recipe", "Puts back what you painted by hand; later rows leave those cells alone."),
         .runLevel = runEdits,
         .facts = [](const NoParameters&, const Catalogue&) { return Facts{.gives = kHandEdits}; }});
}

} // namespace cave
