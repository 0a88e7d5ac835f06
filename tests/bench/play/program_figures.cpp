// SPDX-License-Identifier: MIT
#include "tests/bench/play/program_figures.h"

#include "core/generate/bake.h"
#include "core/save/formats/formats.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/contest.h"
#include "tests/bench/play/painting_contests.h"
#include "tests/bench/play/sound_figures.h"
#include "tests/bench/play/walking.h"

#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <spawn.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace cave {

namespace {

constexpr double kFrame = 16;  // ms
constexpr double kStart = 300; // ms

struct Run {
    double milliseconds = 0;
    double megabytes = 0; // at most
};

// The program itself, from its start to its end: it paints its window, then once more into a file.
Run runProgram(const QTemporaryDir& folder, std::vector<std::string> arguments)
{
    const std::string path = folder.path().toStdString();
    arguments.insert(arguments.begin(), {CAVE_PROGRAM, "--data-dir", path + "/data", "--lang", "en", "--size",
                                         "1280x800", "--screenshot", path + "/window.bmp"});
    std::vector<char*> words;
    words.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    const auto began = std::chrono::steady_clock::now();
    pid_t child = 0;
    int status = 0;
    rusage usage{};
    if (posix_spawn(&child, CAVE_PROGRAM, nullptr, nullptr, words.data(), environ) != 0 ||
        wait4(child, &status, 0, &usage) != child || status != 0)
        std::abort();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
    return {took.count(), static_cast<double>(usage.ru_maxrss) / 1024};
}

// The usual one of some, and the most memory of all.
Run usualOf(std::vector<Run> runs)
{
    std::ranges::sort(runs, {}, &Run::milliseconds);
    return {runs[runs.size() / 2].milliseconds, std::ranges::max(runs, {}, &Run::megabytes).megabytes};
}

// In a data folder in which the program was run before.
Run warmRun(const std::vector<std::string>& arguments, int runs)
{
    const QTemporaryDir folder;
    runProgram(folder, arguments);
    std::vector<Run> all(static_cast<std::size_t>(runs));
    std::ranges::generate(all, [&] { return runProgram(folder, arguments); });
    return usualOf(std::move(all));
}

// As whoever has just installed it: each in a data folder that is empty, with nothing painted in advance. The program
// itself was read before.
Run firstRun(const std::vector<std::string>& arguments, int runs)
{
    std::vector<Run> all(static_cast<std::size_t>(runs));
    std::ranges::generate(all, [&] {
        const QTemporaryDir folder;
        return runProgram(folder, arguments);
    });
    return usualOf(std::move(all));
}

bool printStarts()
{
    const Run first = firstRun({}, 10);
    const Run title = warmRun({}, 10);
    const Run game = warmRun({"--play", "jsrogue", "--seed", "1"}, 10);
    const bool isFirstMet =
        printFigure({"first start in an empty folder, title page painted, and end", "ms", first.milliseconds, kStart});
    const bool isMet = printFigure({"start, title page painted, and end", "ms", title.milliseconds, kStart});
    printFigure({"start, new game of jsrogue painted, and end", "ms", game.milliseconds, 0});
    printFigure({"memory with the title page, at most", "MB", title.megabytes, 0});
    return isFirstMet && isMet;
}

void saveCaves(const std::string& name, const RecipeSize& size, const std::string& file)
{
    Dungeon dungeon = cavesDesign(size);
    sound(bake(dungeon, 1));
    const auto began = std::chrono::steady_clock::now();
    if (!saveDungeon(dungeon, file))
        std::abort();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
    printFigure({"saving the dungeon, " + name, "ms", took.count(), 0});
}

void printDungeon(const std::string& name, const RecipeSize& size)
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath("dungeon.cave.json").toStdString();
    // In a process of its own: the memory of this one counts as that of the programs that it starts.
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        saveCaves(name, size, file);
        _exit(0);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0)
        std::abort();
    const Run play = warmRun({"--play", file}, 2);
    printFigure({"start, opening and playing it, and end", "ms", play.milliseconds, 0});
    printFigure({"memory playing it, at most", "MB", play.megabytes, 0});
}

bool printWalk(const std::string& name, QSize window, const RecipeSize& size, int steps)
{
    const FrameTimes times = framesOfAWalk(window, size, steps);
    const std::string job = "frames of a walk, " + name;
    const bool isUsualMet = printFigure({job + ": usual, by the clock", "ms", times.usualByClock, kFrame});
    const bool isP99Met =
        printFigure({"  p99 by the clock, of three single walks the longest", "ms", times.p99ByClock, kFrame});
    printFigure({"  the worst of " + std::to_string(times.frames) + " by the clock", "ms", times.worstByClock, 0});
    printFigure({"  usual, by the window's own processor time", "ms", times.usual, 0});
    printFigure({"  p99 by it", "ms", times.p99, 0});
    printFigure({"  the worst by it", "ms", times.worst, 0});
    return isUsualMet && isP99Met;
}

} // namespace

bool printProgramFigures()
{
    printFigureHead();
    bool areAllMet = printStarts(); // first, while this process is small: see printDungeon()
    printDungeon("100x48x6", kUsualSize);
    printDungeon("1000x1000x10", {1000, 1000, 10});
    areAllMet &= printWalk("1600x768, level 100x48", {1600, 768}, {100, 48, 6}, 300);
    areAllMet &= printWalk("3840x2160, level 240x135", {3840, 2160}, {240, 135, 2}, 300);
    areAllMet &= printWalk("1600x768, level 1000x1000", {1600, 768}, {1000, 1000, 2}, 100);
    for (const int side : {100, 1000})
        areAllMet &= printFigure(
            {"light after a step, level of " + std::to_string(side) + " cells a side", "ms", lightAfterAStep(side), 2});
    areAllMet &= printSoundFigures();
    printContestHead();
    for (const Contest& contest : paintingContests())
        areAllMet &= printContest(contest);
    return areAllMet;
}

} // namespace cave
