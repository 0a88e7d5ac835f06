// SPDX-License-Identifier: MIT
#include "editor/lab/seed_runner.h"

#include "core/base/ordered.h"
#include "core/lab/batch_bake.h"

#include <algorithm>

namespace cave {

namespace {

using SeedShare = LabWorker<SeedOutcome>::Share;

// The dungeon is made.
SeedOutcome outcomeOf(const Dungeon& dungeon, const Baked& baked, std::optional<Uid> keeps, const SeedShare& share)
{
    SeedOutcome outcome;
    outcome.trial = trialOf(dungeon, baked, share.goesOn());
    outcome.hash = dungeonHash(dungeon);
    if (const auto z = keeps ? dungeon.levelIndex(*keeps) : std::nullopt)
        outcome.level = std::make_shared<const DungeonLevel>(dungeon.level(*z));
    return outcome;
}

// All levels are others from each seed, so many seeds are made at once.
void trySeeds(const Dungeon& design, const SeedOrder& order, SeedShare& share)
{
    BatchBake batch(design);
    const auto make = [&](std::uint64_t i) {
        SeedOutcome outcome;
        const auto see = [&](const Dungeon& made, const std::vector<RowReport>& rows) {
            Baked baked;
            baked.rows = rows;
            std::ranges::stable_sort(baked.rows, {}, &RowReport::level);
            outcome = outcomeOf(made, baked, order.keeps, share);
        };
        const std::uint64_t seed = order.seeds[static_cast<std::size_t>(i)];
        if (const auto baked = batch.bake(seed, see, share.goesOn()); !baked)
            share.refuse(baked.error());
        outcome.trial.seed = seed;
        return outcome;
    };
    forEachInOrder(order.seeds.size(), labThreads(), make, [&](SeedOutcome outcome) {
        if (share.isStopped())
            return false; // it may not be whole
        share.give(std::move(outcome));
        return true;
    });
}

// Only this level is another one, and what hangs on it: all else is kept from seed to seed.
void trySeedsOf(Uid level, Dungeon design, const SeedOrder& order, SeedShare& share)
{
    const auto z = design.levelIndex(level);
    if (!z)
        return;
    Baker baker(labThreads());
    for (const std::uint64_t seed : order.seeds) {
        design.levels[static_cast<std::size_t>(*z)].seed = seed;
        Dungeon made = design;
        const auto baked = baker.bake(made, made.seed, share.goesOn());
        if (!baked)
            return share.refuse(baked.error());
        if (baked->wasStopped)
            return;
        SeedOutcome outcome = outcomeOf(made, *baked, order.keeps, share);
        if (share.isStopped())
            return;
        outcome.trial.seed = seed;
        share.give(std::move(outcome));
    }
}

} // namespace

SeedRunner::SeedRunner(QObject* parent)
    : QObject(parent), m_worker({.take = [this](const std::vector<SeedOutcome>& outcomes) { emit made(outcomes); },
                                 .refused = [this](const Error& why) { emit refused(why); },
                                 .finished = [this] { emit finished(); }})
{
}

void SeedRunner::start(const Dungeon& design, const SeedOrder& order)
{
    m_worker.start([design, order](SeedShare& share) {
        if (order.of)
            trySeedsOf(*order.of, design, order, share);
        else
            trySeeds(design, order, share);
    });
}

} // namespace cave
