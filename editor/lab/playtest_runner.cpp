// SPDX-License-Identifier: MIT
#include "editor/lab/playtest_runner.h"

#include "core/base/parallel.h"

#include <algorithm>

namespace cave {

namespace {

using PlaytestShare = LabWorker<PlaytestGame>::Share;

void playAll(const Dungeon& dungeon, const PlaytestPlan& plan, std::optional<Problem>& error, PlaytestShare& share)
{
    const std::vector<Problem> problems = findProblems(dungeon, share.goesOn());
    if (share.isStopped())
        return;
    const auto first = std::ranges::find(problems, Severity::Error, &Problem::severity);
    if (first != problems.end()) {
        error = *first;
        return share.refuse({{}, first->what});
    }
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
    m_error = std::make_shared<std::optional<Problem>>(); // a run that was stopped may still write into its own
    m_worker.start([dungeon, plan, error = m_error](PlaytestShare& share) { playAll(dungeon, plan, *error, share); });
}

} // namespace cave
