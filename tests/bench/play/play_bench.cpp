// SPDX-License-Identifier: MIT
// cavewright-play-bench: how long a turn keeps the window's thread while its game is being saved beside it, and while
// only its journal is kept. With --ratios it prints tables of what the program costs beside what it may, and ends with
// 1 when a bar is missed.
#include "app/play/game/running_game.h"
#include "app/view/ui/theme.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/play/program_figures.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <vector>

using namespace cave;

namespace {

constexpr std::size_t kTurnsBefore = 20'000; // whose commands and messages the save holds too

double millisecondsOf(const auto& work)
{
    const auto began = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
}

RecipeSize sizeOf(const benchmark::State& state)
{
    return {static_cast<int>(state.range(0)), static_cast<int>(state.range(1)), static_cast<int>(state.range(2))};
}

// A turn of a game that is kept in a folder, then all that comes of it on the window's thread until its autosave, if
// one is due, is written. The time is that of all; what counts is how long the window was kept from painting at a time:
// "usual_ms" is the median of the longest of each turn, "longest_ms" the longest of all.
void turns(benchmark::State& state, int autosave)
{
    Session session = startCaves(1, kUsualCreatures, sizeOf(state));
    const std::vector<Command> commands = recordedWalk(session, 1, kTurnsBefore + 1000);
    for (std::size_t i = 0; i < kTurnsBefore; ++i)
        session.submit(commands[i]);
    const QTemporaryDir data;
    RunningGame game(std::move(session), SaveFolder(pathOf(data.path())));
    game.setAutosave(autosave);
    bool isWritten = false;
    QObject::connect(&game, &RunningGame::saved, &game, [&] { isWritten = true; });
    const auto giveUp = [] { qFatal("The game cannot be saved."); };
    QObject::connect(&game, &RunningGame::saveFailed, &game, giveUp);
    if (!game.save())
        giveUp();
    std::vector<double> kept;
    std::size_t next = kTurnsBefore;
    for ([[maybe_unused]] auto _ : state) {
        isWritten = autosave == 0;
        double longest = millisecondsOf([&] {
            game.submit(commands[next]);
            if (autosave > 0)
                game.autosave(); // also of a large world, which is seldom saved by itself
        });
        do { // as a window does: a thread that never rests is held up by others
            QThread::usleep(500);
            longest = std::max(longest, millisecondsOf([] { QCoreApplication::processEvents(); }));
        } while (!isWritten);
        kept.push_back(longest);
        next = next + 1 < commands.size() ? next + 1 : kTurnsBefore;
    }
    std::ranges::sort(kept);
    state.counters["usual_ms"] = kept[kept.size() / 2];
    state.counters["longest_ms"] = kept.back();
}

} // namespace

BENCHMARK_CAPTURE(turns, withJournal, 0)
    ->ArgNames({"width", "height", "depth"})
    ->Args({100, 48, 6})
    ->Args({1000, 1000, 10})
    ->Iterations(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turns, withAutosave, 1)
    ->ArgNames({"width", "height", "depth"})
    ->Args({100, 48, 6})
    ->Iterations(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turns, withAutosave, 1)
    ->ArgNames({"width", "height", "depth"})
    ->Args({1000, 1000, 10})
    ->Iterations(5)
    ->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application, 100);
    if (argc == 2 && std::string_view(argv[1]) == "--ratios")
        return printProgramFigures() ? 0 : 1;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
}
