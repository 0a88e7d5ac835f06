// SPDX-License-Identifier: MIT
#include "editor/lab/sweep_runner.h"

#include "core/base/parallel.h"
#include "core/edit/recipe_edit.h"
#include "core/lab/batch_bake.h"

#include <deque>

namespace cave {

namespace {

constexpr std::uint64_t kSeedsAtOnce =
    4; // seeds between two results, each with all values: so all columns grow together

} // namespace

SweepRunner::SweepRunner(QObject* parent)
    : QObject(parent), m_worker({.take =
                                     [this](const std::vector<std::vector<ValueSample>>& lots) {
                                         for (const auto& samples : lots)
                                             emit sampled(samples);
                                     },
                                 .refused = [this](const Error& why) { emit refused(why); },
                                 .finished = [this] { emit finished(); }})
{
}

void SweepRunner::start(const Dungeon& dungeon, const SweepOrder& order)
{
    m_worker.start([dungeon, order](LabWorker<std::vector<ValueSample>>::Share& share) {
        std::deque<BatchBake> designs; // which stay where they are
        for (const std::int64_t value : order.values) {
            Dungeon design = dungeon;
            setParameter(design, order.z, order.row, order.parameter, value);
            designs.emplace_back(design);
        }
        for (std::uint64_t done = 0; done < order.count && !share.isStopped(); done += kSeedsAtOnce) {
            const auto seeds = static_cast<std::size_t>(std::min(kSeedsAtOnce, order.count - done));
            std::vector<ValueSample> samples(seeds * designs.size());
            forEachInParallel(samples.size(), labThreads(), [&](std::size_t i) {
                if (share.isStopped())
                    return;
                const std::size_t value = i % designs.size();
                const auto see = [&](const Dungeon& made, const std::vector<RowReport>& rows) {
                    samples[i] = {value, sweepSampleOf(made, order.measure, order.measured, {&rows, share.goesOn()})};
                };
                const std::uint64_t seed = order.first + done + i / designs.size();
                if (const auto baked = designs[value].bake(seed, see, share.goesOn()); !baked)
                    share.refuse(baked.error());
            });
            if (share.isStopped())
                return;
            share.give(std::move(samples));
        }
    });
}

} // namespace cave
