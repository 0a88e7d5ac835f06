// SPDX-License-Identifier: MIT
#include "editor/lab/playtest_runner.h"

#include "core/base/parallel.h"
#include "editor/lab/behind_others.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace cave {

namespace {

constexpr int kPause = 100; // ms between two deliveries

} // namespace

// What the threads and the window share.
struct PlaytestRunner::Work {
    std::atomic<bool> isStopped = false;
    std::mutex mutex;
    std::vector<PlaytestGame> games; // that the window has not taken yet
    std::optional<Error> refusal;
    bool isDone = false;
    std::thread thread;

    void run(const Dungeon& dungeon, const PlaytestPlan& plan)
    {
        runBehindOthers();
        const std::vector<Problem> problems = findProblems(dungeon);
        const auto error = std::ranges::find(problems, Severity::Error, &Problem::severity);
        if (error != problems.end())
            refuse({{}, error->what});
        else
            forEachInParallel(static_cast<std::size_t>(plan.total()),
                              static_cast<int>(std::max(1u, std::thread::hardware_concurrency())),
                              [&](std::size_t number) { playOne(dungeon, plan, static_cast<int>(number)); });
        const std::scoped_lock lock(mutex);
        isDone = true;
    }

    void playOne(const Dungeon& dungeon, const PlaytestPlan& plan, int number)
    {
        if (isStopped)
            return;
        auto game = playTest(dungeon, plan, number, isStopped);
        if (isStopped)
            return;
        if (!game)
            return refuse(game.error());
        const std::scoped_lock lock(mutex);
        games.push_back(std::move(*game));
    }

    void refuse(Error why)
    {
        const std::scoped_lock lock(mutex);
        if (!refusal)
            refusal = std::move(why);
        isStopped = true;
    }
};

PlaytestRunner::PlaytestRunner(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(kPause);
    connect(&m_timer, &QTimer::timeout, this, &PlaytestRunner::collect);
}

PlaytestRunner::~PlaytestRunner() { stop(); }

void PlaytestRunner::start(const Dungeon& dungeon, const PlaytestPlan& plan)
{
    stop();
    m_work = std::make_unique<Work>();
    m_work->thread = std::thread([work = m_work.get(), dungeon, plan] { work->run(dungeon, plan); });
    m_timer.start();
}

void PlaytestRunner::stop()
{
    m_timer.stop();
    if (!m_work)
        return;
    m_work->isStopped = true;
    m_work->thread.join();
    m_work.reset();
}

void PlaytestRunner::collect()
{
    std::vector<PlaytestGame> games;
    std::optional<Error> refusal;
    bool isDone = false;
    {
        const std::scoped_lock lock(m_work->mutex);
        games.swap(m_work->games);
        refusal = m_work->refusal;
        isDone = m_work->isDone;
    }
    if (refusal) {
        stop();
        emit refused(*refusal);
        return;
    }
    if (isDone)
        stop();
    if (!games.empty())
        emit played(games);
    if (isDone)
        emit finished();
}

} // namespace cave
