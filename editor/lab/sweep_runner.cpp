// SPDX-License-Identifier: MIT
#include "editor/lab/sweep_runner.h"

#include "core/base/parallel.h"
#include "core/edit/recipe_edit.h"
#include "core/generate/bake.h"

namespace cave {

namespace {

constexpr std::uint64_t kSeedsAtOnce =
    4; // seeds between two results, each with all values: so all columns grow together

} // namespace

SweepRunner::SweepRunner(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(kLabPause);
    connect(&m_timer, &QTimer::timeout, this, &SweepRunner::collect);
}

void SweepRunner::start(const Dungeon& dungeon, const SweepOrder& order)
{
    m_worker.start([dungeon, order](LabWorker<Lot>::Share& share) {
        std::vector<Dungeon> designs;
        for (const std::int64_t value : order.values) {
            designs.push_back(dungeon);
            setParameter(designs.back(), order.z, order.row, order.parameter, value);
        }
        for (std::uint64_t done = 0; done < order.count && !share.isStopped(); done += kSeedsAtOnce) {
            const auto seeds = static_cast<std::size_t>(std::min(kSeedsAtOnce, order.count - done));
            Lot lot;
            lot.samples.resize(seeds * designs.size());
            forEachInParallel(lot.samples.size(), labThreads(), [&](std::size_t i) {
                if (share.isStopped())
                    return;
                const std::size_t value = i % designs.size();
                Dungeon made = designs[value];
                if (const auto baked = bake(made, order.first + done + i / designs.size(), 1); !baked)
                    return share.refuse(baked.error());
                lot.samples[i] = {value, sweepSampleOf(made, order.measure, order.measured)};
            });
            if (share.isStopped())
                return;
            share.give(std::move(lot));
        }
    });
    m_timer.start();
}

void SweepRunner::stop()
{
    m_timer.stop();
    m_worker.stop();
}

void SweepRunner::collect()
{
    const auto delivery = m_worker.collect();
    if (!m_worker.isRunning())
        m_timer.stop();
    if (delivery.refusal) {
        emit refused(*delivery.refusal);
        return;
    }
    for (const Lot& lot : delivery.results)
        for (const auto& [value, sample] : lot.samples)
            emit sampled(value, sample);
    if (delivery.isDone)
        emit finished();
}

} // namespace cave
