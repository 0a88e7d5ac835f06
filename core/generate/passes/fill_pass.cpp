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
         .title = CAVE_LABEL("Fill"),
         .help = CAVE_LABEL("Fills the level with one tile, inside a border that nothing digs away."),
         .runLevel = runFill},
        {field("tile", &P::tile, Tile{"wall"}, CAVE_LABEL("What the level is filled with.")),
         field("edge", &P::edge, Tile{"rock"}, CAVE_LABEL("What the border is made of.")),
         field("border", &P::border, Number::ofCells(1, 0, 100), CAVE_LABEL("How wide the border is."))});
}

} // namespace cave
