// SPDX-License-Identifier: MIT
// fill@1: the ground that all other rows work on.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"

namespace cave {

namespace {

struct FillParameters {
    TileId tile;
    TileId edge;
    int border;
};
using FillRow = RowContextOf<FillParameters>;

void runFill(FillRow& row)
{
    LevelCanvas& canvas = row.canvas;
    BitGrid inside(canvas.width(), canvas.height());
    BitGrid border(canvas.width(), canvas.height(), true);
    if (const Box box = border.box().grown(-row.parameters.border); !box.isEmpty()) {
        inside.set(box);
        border.clear(box);
    }
    canvas.setAll(inside, row.parameters.tile, row.parameters.edge);
    canvas.mark(border, kNoDig);
}

} // namespace

Pass fillPass()
{
    using P = FillParameters;
    return makePass<P>(
        {.type = "fill",
         .title = CAVE_LABEL("recipe", "Fill"),
         .help = CAVE_LABEL("recipe", "Fills the level with one tile, inside a border that nothing digs away."),
         .runLevel = runFill},
        {field("tile", CAVE_LABEL("Parameters", "Tile"), &P::tile, Tile{"wall"},
               CAVE_LABEL("recipe", "What the level is filled with.")),
         field("edge", CAVE_LABEL("Parameters", "Edge"), &P::edge, Tile{"rock"},
               CAVE_LABEL("recipe", "What the border is made of.")),
         field("border", CAVE_LABEL("Parameters", "Border"), &P::border, Number::ofCells(1, 0, 100),
               CAVE_LABEL("recipe", "How wide the border is."))});
}

} // namespace cave
