// SPDX-License-Identifier: MIT
#include "editor/lab/playtest_runner.h"

#include "core/base/parallel.h"
#include "core/proof/problems.h"

#include <algorithm>

namespace cave {

namespace {

using PlaytestShare = LabWorker<PlaytestGame>::Share;

void playAll(const Dungeon& dungeon, const PlaytestPlan& plan, PlaytestShare& share)
{
    const std::vector<Problem> problems = findProblems(dungeon, share.goesOn());
    if (share.isStopped())
        return;
    const auto error = std::ranges::find(problems, Severity::Error, &Problem::severity);
    if (error != problems.end())
        return share.refuse({{}, error->what});
    forEachInParallel(static_cast<std::size_t>(plan.total()), labThreads(), [&](std::size_t number) {
        if (share.isStopped())
            return;
        auto game = playTest(dungeon, plan, static_cast<int>(number), share.isStopped());
        if (game)
            share.give(std::move(*game));
        else
            share.refuse(game.error());
    });
}

} // namespace

PlaytestRunner::PlaytestRunner(QObject* parent)
    : QObject(parent), m_worker({.take =
                                     [this](const std::vector<PlaytestGame>& games) {
                                         if (!games.empty())
                                             emit played(games);
                                     },
                                 .refused = [this](const Error& why) { emit refused(why); },
                                 .finished = [this] { emit finished(); }})
{
}

void PlaytestRunner::start(const Dungeon& dungeon, const PlaytestPlan& plan)
{
    m_worker.start([dungeon, plan](PlaytestShare& share) { playAll(dungeon, plan, share); });
}

} // namespace cave
