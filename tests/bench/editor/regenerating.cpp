// SPDX-License-Identifier: MIT
// How long a level takes to follow a slider of its recipe.
#include "core/edit/recipe_edit.h"
#include "core/generate/bake.h"
#include "editor/handlers/bakery.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/paint_watch.h"
#include "tests/editor/editor_window.h"

#include <benchmark/benchmark.h>

#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace cave;

namespace {

// From a value to the picture of what it makes. The share of floor that the caves begin with goes up and down, as one
// stroke does; all six levels of 100 x 48 follow, or the one of 1000 x 1000 beside the window.
void regenerate(benchmark::State& state)
{
    const RecipeSize size{static_cast<int>(state.range(0)), static_cast<int>(state.range(1)),
                          static_cast<int>(state.range(2))};
    Dungeon dungeon = cavesDesign(size);
    sound(bake(dungeon, 1));
    EditorWindow window;
    window.open(std::move(dungeon));
    QTest::qWait(400); // what is done after opening, off the window's thread
    const Recipe& recipe = *window.dungeon().findRecipe(window.dungeon().levels[0].recipe);
    const auto row = std::ranges::find(recipe.rows, "caves", &RecipeRow::type);
    if (row == recipe.rows.end())
        std::abort();
    Bakery& bakery = window.page.workspace().bakery();
    PaintWatch watch(window.canvas().viewport());
    int fill = 400;
    for (auto _ : state) {
        fill = fill == 400 ? 480 : 400;
        watch.take();
        bakery.make(
            [uid = row->uid, fill](Dungeon& made) -> Result<void> {
                if (!setParameter(made, 0, uid, "fill", fill))
                    std::abort();
                return {};
            },
            "slider", 1);
        do {
            QCoreApplication::processEvents();
        } while (bakery.isBusy() || !watch.take());
    }
}
BENCHMARK(regenerate)
    ->ArgNames({"width", "height", "depth"})
    ->Args({100, 48, 6})
    ->Args({1000, 1000, 1})
    ->Iterations(12)
    ->Unit(benchmark::kMillisecond);

} // namespace
