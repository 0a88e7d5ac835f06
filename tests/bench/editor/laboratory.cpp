// SPDX-License-Identifier: MIT
// The laboratory at work in an open editor: how long it takes, and how long it holds the window meanwhile.
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "editor/lab/batch_window.h"
#include "editor/lab/playtest_window.h"
#include "editor/lab/range_window.h"
#include "editor/lab/search_window.h"
#include "editor/lab/sweep_window.h"
#include "editor/windows/design_windows.h"
#include "tests/bench/own_time.h"
#include "tests/editor/editor_window.h"
#include "tests/support/frozen_dungeons.h"

#include <benchmark/benchmark.h>

#include <QAbstractEventDispatcher>
#include <QCheckBox>
#include <QCoreApplication>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <optional>
#include <vector>

using namespace cave;

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

// How long the window's thread is held: from its waking to its next sleep, whatever it does in between. By the clock,
// as who clicks then waits, and its own processor time, for what else the machine does is none of ours.
class HeldWatch {
public:
    HeldWatch()
    {
        auto* dispatcher = QAbstractEventDispatcher::instance();
        QObject::connect(dispatcher, &QAbstractEventDispatcher::awake, &m_context, [this] {
            if (!m_woke)
                m_woke = Moment{Clock::now(), ownTime()};
        });
        QObject::connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, &m_context, [this] {
            if (m_woke)
                add(*m_woke);
            m_woke.reset();
        });
    }

    // What a click does is held time too.
    double work(const std::function<void()>& job)
    {
        const Moment began{Clock::now(), ownTime()};
        job();
        add(began);
        return milliseconds(Clock::now() - began.byClock);
    }
    void restWhile(const std::function<bool()>& isBusy)
    {
        while (isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    void tell(benchmark::State& state)
    {
        const auto p99 = [](std::vector<double>& times) {
            std::ranges::sort(times);
            return times[times.size() * 99 / 100];
        };
        state.counters["held_p99_ms"] = p99(m_byClock);
        state.counters["held_worst_ms"] = m_byClock.back();
        state.counters["own_p99_ms"] = p99(m_own);
        state.counters["own_worst_ms"] = m_own.back();
        state.counters["times"] = static_cast<double>(m_byClock.size());
    }

private:
    struct Moment {
        Clock::time_point byClock;
        double own = 0;
    };

    void add(const Moment& began)
    {
        m_byClock.push_back(milliseconds(Clock::now() - began.byClock));
        m_own.push_back(ownTime() - began.own);
    }

    QObject m_context;
    std::optional<Moment> m_woke; // nothing: it sleeps
    std::vector<double> m_byClock;
    std::vector<double> m_own;
};

constexpr std::int64_t kSmallDungeon = 2;

// The frozen deep, that of today, and a small one of three levels; each baked.
Dungeon dungeonOf(std::int64_t which)
{
    Dungeon dungeon = which == 0 ? frozenDungeon("deep") : builtInDungeon(which == 1 ? "deep" : "labyrinth")->dungeon;
    if (!bake(dungeon, 1) || (which == kSmallDungeon && dungeon.depth() != 3))
        std::abort();
    return dungeon;
}

void openDesk(EditorWindow& window, std::int64_t which)
{
    window.open(dungeonOf(which));
    QTest::qWait(1000); // what is done after opening, off the window's thread
}

// Whatever runs for one pass of the benchmark, in a window of its own; the time is from Run to the end. `isShown`: what
// is waited for may be there sooner.
template <typename Lab>
void runLab(benchmark::State& state, std::int64_t which, EditorAction action, Lab& (*labOf)(EditorWindow&),
            const std::function<void(Lab&)>& run, const std::function<bool(Lab&)>& isShown = {})
{
    EditorWindow window;
    openDesk(window, which);
    window.trigger(action);
    Lab& lab = labOf(window);
    QTest::qWait(300);
    HeldWatch watch;
    for (auto _ : state) {
        const auto began = Clock::now();
        std::optional<Clock::duration> shown;
        watch.work([&] { run(lab); });
        watch.restWhile([&] {
            if (isShown && !shown && isShown(lab))
                shown = Clock::now() - began;
            return lab.isBusy();
        });
        state.SetIterationTime(milliseconds(Clock::now() - began) / 1000);
        if (shown)
            state.counters["shown_ms"] = milliseconds(*shown);
    }
    watch.work([&] { run(lab); }); // and once more, stopped in its middle
    const auto stopsAt = Clock::now() + std::chrono::milliseconds(300);
    watch.restWhile([&] { return lab.isBusy() && Clock::now() < stopsAt; });
    state.counters["stop_ms"] = watch.work([&] { lab.stop(); });
    watch.tell(state);
}

PlaytestPlan planOf(int games)
{
    PlaytestPlan plan;
    plan.games = games;
    return plan;
}

// 100 games on the map of the frozen deep within 15 s on two processors, of the new one within 30 s; 20 of the small
// one within 1 s.
void labPlaytest(benchmark::State& state)
{
    runLab<PlaytestWindow>(
        state, state.range(0), EditorAction::Playtests,
        [](EditorWindow& window) -> PlaytestWindow& { return window.page.windows().playtests(); },
        [&](PlaytestWindow& lab) { lab.run(planOf(static_cast<int>(state.range(1)))); });
}
BENCHMARK(labPlaytest)
    ->ArgNames({"dungeon", "games"})
    ->Args({0, 100})
    ->Args({1, 100})
    ->Args({kSmallDungeon, 20})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

// A cell of wall on the top level, not at its edge, that opens under one click of the brush.
void openAWall(EditorWindow& window)
{
    const Dungeon& dungeon = window.dungeon();
    const Grid<TileId>& tiles = dungeon.level(0).tiles;
    for (int y = 1; y + 1 < dungeon.height; ++y)
        for (int x = 1; x + 1 < dungeon.width; ++x) {
            if (tiles[x, y] != dungeon.catalogue->wall())
                continue;
            window.choose(ToolId::Brush, "floor");
            window.canvas().setCellSize(24);
            window.canvas().centerOnCell({x, y});
            QCoreApplication::processEvents();
            window.click(x, y);
            return;
        }
}

// The small one again after an edit, as "Again when edited" has it: from the click to the end of its games. "rest_ms"
// of that are until they begin, for more clicks may follow; "games_ms" are they themselves, which may take 1 s.
void labPlaytestAgain(benchmark::State& state)
{
    EditorWindow window;
    openDesk(window, kSmallDungeon);
    window.trigger(EditorAction::Playtests);
    PlaytestWindow& lab = window.page.windows().playtests();
    const auto boxes = lab.findChildren<QCheckBox*>();
    const auto again = std::ranges::find_if(boxes, [](QCheckBox* box) { return box->text().contains("edited"); });
    if (again == boxes.end())
        std::abort();
    (*again)->setChecked(true);
    HeldWatch watch;
    for (auto _ : state) {
        lab.run(planOf(20));
        while (lab.isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const PlaytestSum* const first = lab.sum();
        const auto began = Clock::now();
        std::optional<Clock::duration> rested;
        watch.work([&] { openAWall(window); });
        // After a first run of three seconds and more none begins by itself, nor where nothing can be played. That no
        // event comes then must not hold the waiting up.
        QTimer::singleShot(6000, &lab, [] {});
        watch.restWhile([&] {
            if (!rested && lab.sum() != first)
                rested = Clock::now() - began;
            return rested ? lab.isBusy() : Clock::now() - began < std::chrono::seconds(5);
        });
        if (!rested || window.stack().count() != 1 || !lab.sum()->isDone()) {
            state.SkipWithError("it is not played again");
            return;
        }
        const auto took = Clock::now() - began;
        state.SetIterationTime(milliseconds(took) / 1000);
        state.counters["rest_ms"] = milliseconds(*rested);
        state.counters["games_ms"] = milliseconds(took - *rested);
    }
    watch.tell(state);
}
BENCHMARK(labPlaytestAgain)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);

// A thousand levels and a few more, within 3 s on two processors; then the proof of them all.
void labRange(benchmark::State& state)
{
    constexpr std::uint64_t kSeeds = 80; // of 14 levels, the last of which has no way through it
    runLab<RangeWindow>(
        state, 0, EditorAction::Range,
        [](EditorWindow& window) -> RangeWindow& { return window.page.windows().range(); },
        [](RangeWindow& lab) {
            RangeOrder order = lab.typedOrder();
            order.count = kSeeds;
            lab.run(order);
        },
        [](RangeWindow& lab) { return lab.range() && lab.range()->count() >= 1000; });
}
BENCHMARK(labRange)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);

void labSweep(benchmark::State& state)
{
    runLab<SweepWindow>(
        state, 0, EditorAction::Sweep,
        [](EditorWindow& window) -> SweepWindow& { return window.page.windows().sweep(); },
        [&](SweepWindow& lab) {
            auto order = lab.typedOrder();
            if (!order)
                std::abort();
            order->count = 20;
            lab.run(*order);
        });
}
BENCHMARK(labSweep)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);

// Up to the first two dozen that have it, with their pictures.
void labSearch(benchmark::State& state)
{
    runLab<SearchWindow>(
        state, 0, EditorAction::SearchSeeds,
        [](EditorWindow& window) -> SearchWindow& { return window.page.windows().search(); },
        [&](SearchWindow& lab) {
            lab.setQuery(QStringLiteral("count(item:bow, 1..last) >= 3"));
            lab.run();
        });
}
BENCHMARK(labSearch)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);

void labBatch(benchmark::State& state)
{
    runLab<BatchWindow>(
        state, 0, EditorAction::Batch,
        [](EditorWindow& window) -> BatchWindow& { return window.page.windows().batch(); },
        [](BatchWindow& lab) { lab.run(1, 100); });
}
BENCHMARK(labBatch)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
