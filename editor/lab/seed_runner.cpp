// SPDX-License-Identifier: MIT
#include "editor/lab/seed_runner.h"

#include <algorithm>

namespace cave {

namespace {

// One core stays for the window.
int spareThreads() { return static_cast<int>(std::max(2u, std::thread::hardware_concurrency())) - 1; }

SeedOutcome outcomeOf(Dungeon design, Baker& baker, std::optional<Uid> keeps, const Progress& progress)
{
    SeedOutcome outcome;
    const auto baked = baker.bake(design, design.seed, progress);
    if (!baked) {
        outcome.refusal = baked.error().what;
        return outcome;
    }
    if (baked->wasStopped)
        return outcome;
    outcome.trial = trialOf(design, *baked, [&progress] { return progress(1, 1); });
    outcome.hash = dungeonHash(design);
    const auto z = keeps ? design.levelIndex(*keeps) : std::nullopt;
    if (z)
        outcome.level = std::make_shared<const DungeonLevel>(std::move(design.levels[static_cast<std::size_t>(*z)]));
    return outcome;
}

} // namespace

SeedRunner::SeedRunner(QObject* parent) : QObject(parent) {}

SeedRunner::~SeedRunner() { stop(); }

void SeedRunner::start(Dungeon design, std::vector<std::uint64_t> seeds, Sow sow, std::optional<Uid> keeps)
{
    stop();
    m_isStopping = false;
    m_worker = std::thread([this, design = std::move(design), seeds = std::move(seeds), sow = std::move(sow), keeps,
                            serial = ++m_serial] {
        Baker baker(spareThreads());
        for (const std::uint64_t seed : seeds) {
            Dungeon sown = design;
            sow(sown, seed);
            SeedOutcome outcome = outcomeOf(std::move(sown), baker, keeps, [this](int, int) { return !m_isStopping; });
            if (m_isStopping)
                return;
            outcome.trial.seed = seed;
            QMetaObject::invokeMethod(this, [this, serial, outcome = std::move(outcome)] {
                if (serial == m_serial)
                    emit made(outcome);
            });
        }
        QMetaObject::invokeMethod(this, [this, serial] {
            if (serial != m_serial)
                return;
            m_worker.join();
            m_worker = {};
            emit finished();
        });
    });
}

void SeedRunner::stop()
{
    ++m_serial;
    if (!isRunning())
        return;
    m_isStopping = true;
    m_worker.join();
    m_worker = {};
}

} // namespace cave
