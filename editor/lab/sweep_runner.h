// SPDX-License-Identifier: MIT
// Makes the same seeds with one value of a parameter after the other, beside the window.
#pragma once

#include "core/lab/sweep.h"
#include "editor/lab/lab_worker.h"

#include <QObject>

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

// With one of the values.
struct ValueSample {
    std::size_t value = 0; // of the order
    SweepSample sample;
};

class SweepRunner : public QObject {
    Q_OBJECT

public:
    explicit SweepRunner(QObject* parent = nullptr);

    // Stops what is under way first.
    void start(const Dungeon& dungeon, const SweepOrder& order);
    void stop() { m_worker.stop(); } // no signal comes after this
    bool isRunning() const { return m_worker.isRunning(); }

signals:
    void sampled(const std::vector<cave::ValueSample>& samples); // some more
    void refused(const cave::Error& why); // nothing comes after it
    void finished();

private:
    LabWorker<std::vector<ValueSample>> m_worker; // of a few seeds each
};

} // namespace cave
