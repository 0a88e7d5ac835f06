// SPDX-License-Identifier: MIT
// Makes the same seeds with one value of a parameter after the other, beside the window.
#pragma once

#include "core/lab/sweep.h"
#include "editor/lab/lab_worker.h"

#include <QObject>
#include <QTimer>

#include <string>

namespace cave {

struct SweepOrder {
    int z = 0; // a level that has the row
    Uid row;
    std::string parameter; // a whole number
    std::vector<std::int64_t> values;
    std::size_t measure = 0;     // of mapMeasures()
    std::optional<int> measured; // of this level alone; nothing: of all
    std::uint64_t first = 1;     // seed
    std::uint64_t count = 1;     // seeds
};

class SweepRunner : public QObject {
    Q_OBJECT

public:
    explicit SweepRunner(QObject* parent = nullptr);

    // Stops what is under way first.
    void start(const Dungeon& dungeon, const SweepOrder& order);
    void stop(); // no signal comes after this
    bool isRunning() const { return m_worker.isRunning(); }

signals:
    void sampled(std::size_t value, const cave::SweepSample& sample);
    void refused(const cave::Error& why); // nothing comes after it
    void finished();

private:
    struct Lot {
        std::vector<std::pair<std::size_t, SweepSample>> samples;
    };

    void collect();

    QTimer m_timer;
    LabWorker<Lot> m_worker;
};

} // namespace cave
