// SPDX-License-Identifier: MIT
// Makes a dungeon from one seed after the other, beside the window, and measures what comes of each.
#pragma once

#include "core/proof/seed_trial.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace cave {

// What one seed made.
struct SeedOutcome {
    SeedTrial trial;
    std::shared_ptr<const DungeonLevel> level; // the one that was asked for; null: none was
    std::uint64_t hash = 0; // dungeonHash() of all levels
    Text refusal; // of a dungeon that cannot be made; else empty
};

class SeedRunner : public QObject {
    Q_OBJECT

public:
    // How a seed enters the design: as the dungeon's, or as one level's own.
    using Sow = std::function<void(Dungeon& design, std::uint64_t seed)>;

    explicit SeedRunner(QObject* parent = nullptr);
    ~SeedRunner() override; // stops what is under way

    // Stops what is under way first. `keeps`: the level to hand out; nothing: none.
    void start(Dungeon design, std::vector<std::uint64_t> seeds, Sow sow, std::optional<Uid> keeps);
    void stop(); // no outcome comes after this
    bool isRunning() const { return m_worker.joinable(); }

signals:
    void made(const cave::SeedOutcome& outcome); // in the order of the seeds
    void finished();                             // all of them

private:
    std::thread m_worker;
    std::atomic<bool> m_isStopping = false;
    quint64 m_serial = 0; // of the newest work: what comes later from an older one is dropped
};

} // namespace cave
