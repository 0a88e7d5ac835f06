// SPDX-License-Identifier: MIT
// fill@1: the ground that all other rows work on.
#include "core/generate/passes.h"

#include <algorithm>

namespace cave {

namespace {

void run(RowContext& row)
{
    LevelCanvas& canvas = row.canvas;
    const TileId inside = *row.parameters.tile("tile");
    const TileId edge = *row.parameters.tile("edge");
    const int border = row.parameters.number("border");
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x) {
            const int toEdge = std::min({x, y, canvas.width() - 1 - x, canvas.height() - 1 - y});
            canvas.set(x, y, toEdge < border ? edge : inside);
            if (toEdge < border)
                canvas.mark(x, y, kNoDig);
        }
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
            .runLevel = run};
}

} // namespace cave
