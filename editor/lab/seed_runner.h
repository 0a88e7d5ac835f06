// SPDX-License-Identifier: MIT
// Makes a dungeon from many seeds, beside the window, and measures what comes of each.
#pragma once

#include "core/proof/seed_trial.h"
#include "editor/lab/lab_worker.h"

#include <QObject>

#include <memory>
#include <vector>

namespace cave {

struct SeedOrder {
    std::vector<std::uint64_t> seeds;
    std::optional<Uid> of;    // the level whose own they are; nothing: the dungeon's
    std::optional<Uid> keeps; // the level to hand out; nothing: none
};

// What one seed made.
struct SeedOutcome {
    SeedTrial trial;
    std::shared_ptr<const DungeonLevel> level; // the one that was asked for; null: none was
    std::uint64_t hash = 0; // dungeonHash() of all levels
};

class SeedRunner : public QObject {
    Q_OBJECT

public:
    explicit SeedRunner(QObject* parent = nullptr);

    // Stops what is under way first.
    void start(const Dungeon& design, const SeedOrder& order);
    void stop() { m_worker.stop(); } // no outcome comes after this
    bool isRunning() const { return m_worker.isRunning(); }

signals:
    void made(const std::vector<cave::SeedOutcome>& outcomes); // in the order of the seeds
    void refused(const cave::Error& why); // the dungeon cannot be made; nothing comes after it
    void finished();                      // all of them

private:
    LabWorker<SeedOutcome> m_worker;
};

} // namespace cave
