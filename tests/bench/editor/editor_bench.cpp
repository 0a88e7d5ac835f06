// SPDX-License-Identifier: MIT
// cavewright-editor-bench: how long a stroke takes from the mouse to the pixels, what undoing it costs in time and
// memory, and how fast a large dungeon opens; each beside the plain way to do it. With --large-world FILE it shows what
// the editor does with that dungeon, and ends with 1 when that takes more than 2 GiB.
#include "core/edit/dungeon_edit.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/formats.h"
#include "editor/files/edit_command.h"
#include "tests/bench/editor/large_world.h"
#include "tests/bench/paint_watch.h"
#include "tests/editor/editor_window.h"

#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include <QApplication>
#include <QTest>

#include <cstdlib>
#include <fstream>
#include <string_view>

using namespace cave;

namespace {

constexpr int kStrokeCells = 12;

// Halls and pillars all over, so that every cell must be painted. Levels are square.
Dungeon hallsOf(int side, int depth)
{
    Dungeon dungeon = emptyDungeon(side, side, depth);
    const TileId floor = dungeon.catalogue->floor();
    for (DungeonLevel& level : dungeon.levels)
        for (int y = 1; y + 1 < side; ++y)
            for (int x = 1; x + 1 < side; ++x)
                if (x % 5 != 0 || y % 3 != 0)
                    level.tiles[x, y] = floor;
    return dungeon;
}

// A stroke of the widest brush, with all painted that it changes. Gives back the longest time between a movement of
// the mouse and its pixels, in milliseconds.
double stroke(EditorWindow& window, const char* tile)
{
    window.choose(ToolId::Brush, tile);
    window.bench().setBrushSize(9);
    QWidget* viewport = window.canvas().viewport();
    PaintWatch watch(viewport);
    double worst = 0;
    const auto send = [&](QEvent::Type type, int x, Qt::MouseButton changed, Qt::MouseButtons held) {
        const auto began = std::chrono::steady_clock::now();
        const QPoint at = window.pixelOf(x, 10);
        QMouseEvent event(type, at, viewport->mapToGlobal(at), changed, held, {});
        QApplication::sendEvent(viewport, &event);
        // Qt paints a few milliseconds later, which count. A button that goes up changes nothing any more.
        do {
            QCoreApplication::processEvents();
        } while (type != QEvent::MouseButtonRelease && !watch.take());
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
        worst = std::max(worst, took.count());
    };
    send(QEvent::MouseButtonPress, 10, Qt::LeftButton, Qt::LeftButton);
    for (int i = 1; i <= kStrokeCells; ++i)
        send(QEvent::MouseMove, 10 + i, Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, 10 + kStrokeCells, Qt::LeftButton, Qt::NoButton);
    return worst;
}

void openHalls(EditorWindow& window, int side)
{
    window.open(hallsOf(side, 2));
    QTest::qWait(400); // what is done after opening, off the window's thread
    window.canvas().setCellSize(24);
    window.canvas().centerOnCell({16, 10});
    QTest::qWait(100);
    if (!window.canvas().viewport()->rect().contains(window.pixelOf(10, 10)))
        std::abort(); // what is not seen is not painted
}

// Ours, by the side of the level: one to the other must not differ.
void strokeToPixel(benchmark::State& state)
{
    EditorWindow window;
    openHalls(window, static_cast<int>(state.range(0)));
    double worst = 0;
    bool isWater = false;
    for (auto _ : state) {
        isWater = !isWater;
        const double took = stroke(window, isWater ? "water" : "floor");
        worst = std::max(worst, took);
        state.SetIterationTime(took / 1000);
    }
    state.counters["worst_ms"] = worst;
}
BENCHMARK(strokeToPixel)->Arg(100)->Arg(1000)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(20);

void undoStroke(benchmark::State& state)
{
    EditorWindow window;
    openHalls(window, static_cast<int>(state.range(0)));
    stroke(window, "water");
    const auto* command = static_cast<const EditCommand*>(window.stack().command(0));
    bool isUndone = false;
    for (auto _ : state) {
        if (isUndone)
            window.stack().redo();
        else
            window.stack().undo();
        isUndone = !isUndone;
    }
    state.counters["bytes"] = static_cast<double>(command->bytes());
}
BENCHMARK(undoStroke)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);

// The plain way: a copy of the level's cells for every stroke.
void undoByCopy(benchmark::State& state)
{
    Dungeon dungeon = hallsOf(static_cast<int>(state.range(0)), 1);
    Grid<TileId> kept = dungeon.levels[0].tiles;
    for (auto _ : state) {
        Grid<TileId> now = dungeon.levels[0].tiles;
        dungeon.levels[0].tiles = kept;
        kept = std::move(now);
        benchmark::DoNotOptimize(dungeon.levels[0].tiles);
    }
    state.counters["bytes"] = static_cast<double>(kept.size() * sizeof(TileId));
}
BENCHMARK(undoByCopy)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);

std::string fileOf(int side, int depth)
{
    static const QTemporaryDir folder;
    const std::string path = folder.filePath(QString("halls_%1_%2.cave.json").arg(side).arg(depth)).toStdString();
    if (!std::ifstream(path) && !saveDungeon(hallsOf(side, depth), path))
        std::abort();
    return path;
}

void openLarge(benchmark::State& state)
{
    const QString path = QString::fromStdString(fileOf(1000, 10));
    for (auto _ : state) {
        EditorWindow window;
        if (!window.page.openFile(path))
            state.SkipWithError("it cannot be opened");
        window.canvas().viewport()->repaint();
    }
}
BENCHMARK(openLarge)->Unit(benchmark::kMillisecond)->Iterations(3);

// The plain way: the file as a document of nlohmann's, without looking at what it says.
void parseLarge(benchmark::State& state)
{
    const std::string path = fileOf(1000, 10);
    for (auto _ : state) {
        std::ifstream file(path);
        benchmark::DoNotOptimize(nlohmann::json::parse(file));
    }
}
BENCHMARK(parseLarge)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == "--large-world")
        return useLargeWorld(argv[2]) ? 0 : 1;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
}
