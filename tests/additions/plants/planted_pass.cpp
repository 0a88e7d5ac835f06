// SPDX-License-Identifier: MIT
// stripes@1: planted by check_additions.sh.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"

namespace cave {

namespace {

struct StripesParameters {
    TileId tile;
    int every;
};

void runStripes(RowContextOf<StripesParameters>& row)
{
    BitGrid stripes(row.canvas.width(), row.canvas.height());
    for (int y = 0; y < row.canvas.height(); ++y)
        for (int x = 0; x < row.canvas.width(); x += row.parameters.every)
            stripes.set(x, y);
    row.canvas.set(stripes, row.parameters.tile);
}

} // namespace

Pass stripesPass()
{
    using P = StripesParameters;
    return makePass<P>({.type = "stripes",
                        .title = CAVE_LABEL("recipe", "Planted stripes"),
                        .help = CAVE_LABEL("recipe", "Paints every so many planted columns."),
                        .runLevel = runStripes},
                       {field("tile", CAVE_LABEL("Parameters", "Tile"), &P::tile, Tile{"floor"},
                              CAVE_LABEL("recipe", "What the stripes are made of.")),
                        field("every", CAVE_LABEL("Parameters", "Planted every"), &P::every, Number::ofCells(4, 1, 100),
                              CAVE_LABEL("recipe", "How far apart they are."))});
}

} // namespace cave
