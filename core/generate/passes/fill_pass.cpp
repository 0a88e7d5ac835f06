// SPDX-License-Identifier: MIT
// fill@1: the ground that all other rows work on.
#include "core/generate/passes.h"

namespace cave {

namespace {

void runFill(RowContext& row)
{
    LevelCanvas& canvas = row.canvas;
    BitGrid inside(canvas.width(), canvas.height());
    BitGrid border(canvas.width(), canvas.height(), true);
    if (const Box box = border.box().grown(-row.parameters.number("border")); !box.isEmpty()) {
        inside.set(box);
        border.clear(box);
    }
    canvas.setAll(inside, *row.parameters.tile("tile"), *row.parameters.tile("edge"));
    canvas.mark(border, kNoDig);
}

} // namespace

Pass fillPass()
{
    return {.type = "fill",
            .title = CAVE_LABEL("Fill"),
            .help = CAVE_LABEL("Fills the level with one tile, inside a border that nothing digs away."),
            .parameters = {{.id = "tile",
                            .kind = ParameterKind::Tile,
                            .standard = "wall",
                            .help = CAVE_LABEL("What the level is filled with.")},
                           {.id = "edge",
                            .kind = ParameterKind::Tile,
                            .standard = "rock",
                            .help = CAVE_LABEL("What the border is made of.")},
                           {.id = "border",
                            .kind = ParameterKind::Integer,
                            .standard = 1,
                            .low = 0,
                            .high = 100,
                            .unit = CAVE_LABEL("cells"),
                            .help = CAVE_LABEL("How wide the border is.")}},
            .runLevel = runFill};
}

} // namespace cave
