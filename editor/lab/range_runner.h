// SPDX-License-Identifier: MIT
// Measures the levels of many seeds, and paints some of them, beside the window.
#pragma once

#include "core/lab/range.h"
#include "editor/lab/lab_worker.h"

#include <QImage>
#include <QObject>
#include <QSize>

namespace cave {

struct RangeOrder {
    RangeMeasures measures;
    std::uint64_t first = 1; // seed
    std::uint64_t count = 1; // seeds
};

class RangeRunner : public QObject {
    Q_OBJECT

public:
    explicit RangeRunner(QObject* parent = nullptr);

    // Stops what is under way first.
    void start(const Dungeon& dungeon, const RangeOrder& order);
    // Paints these levels, in their order, a pixel a cell or smaller. What is painted already stops.
    void paint(const Dungeon& dungeon, std::vector<RangePoint> points, QSize most);
    void stop(); // no signal comes after this
    bool isRunning() const { return m_worker.isRunning(); }

signals:
    void measured(const std::vector<cave::RangePoint>& points, int seeds); // of so many more seeds, in their order
    void proved(const std::vector<cave::FaultyLevels>& faulty, int seeds); // the same again, when all are measured
    void painted(const cave::RangePoint& point, const QImage& picture, std::uint64_t hash); // dungeonHash() of its seed
    void refused(const cave::Error& why); // nothing comes after it
    void finished(); // all are measured and proved

private:
    struct Lot {
        int seeds = 0;
        std::vector<RangePoint> points;
        std::vector<FaultyLevels> faulty; // of each seed, where they were proved instead
    };
    struct Picture {
        RangePoint point;
        QImage image;
        std::uint64_t hash = 0;
    };

    LabWorker<Lot> m_worker;
    LabWorker<Picture> m_painter;
};

} // namespace cave
