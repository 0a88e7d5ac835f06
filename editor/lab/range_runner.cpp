// SPDX-License-Identifier: MIT
#include "editor/lab/range_runner.h"

#include "core/base/parallel.h"
#include "core/generate/bake.h"
#include "editor/canvas/thumbnail.h"

namespace cave {

namespace {

constexpr std::uint64_t kLot = 32; // seeds between two results: those of one come in order

} // namespace

RangeRunner::RangeRunner(QObject* parent)
    : QObject(parent), m_worker({.take =
                                     [this](const std::vector<Lot>& lots) {
                                         for (const Lot& lot : lots)
                                             emit measured(lot.points, lot.seeds);
                                     },
                                 .refused = [this](const Error& why) { emit refused(why); },
                                 .finished = [this] { emit finished(); }}),
      m_painter({.take =
                     [this](const std::vector<Picture>& pictures) {
                         for (const Picture& picture : pictures)
                             emit painted(picture.point, picture.image);
                     },
                 .refused = [](const Error&) {}, // what could not be made has no picture
                 .finished = [] {}})
{
}

void RangeRunner::start(const Dungeon& dungeon, const RangeOrder& order)
{
    m_worker.start([dungeon, order](LabWorker<Lot>::Share& share) {
        for (std::uint64_t done = 0; done < order.count && !share.isStopped(); done += kLot) {
            const auto size = static_cast<std::size_t>(std::min(kLot, order.count - done));
            std::vector<std::vector<RangePoint>> bySeed(size);
            forEachInParallel(size, labThreads(), [&](std::size_t i) {
                if (share.isStopped())
                    return;
                Dungeon made = dungeon;
                if (const auto baked = bake(made, order.first + done + i, 1); !baked)
                    return share.refuse(baked.error());
                bySeed[i] = rangePointsOf(made, order.measures);
                markFaulty(bySeed[i], made);
            });
            if (share.isStopped())
                return;
            Lot lot{static_cast<int>(size), {}};
            for (const auto& points : bySeed)
                lot.points.insert(lot.points.end(), points.begin(), points.end());
            share.give(std::move(lot));
        }
    });
}

void RangeRunner::paint(const Dungeon& dungeon, std::vector<RangePoint> points, QSize most)
{
    m_painter.start([dungeon, points = std::move(points), most](LabWorker<Picture>::Share& share) {
        for (const RangePoint& point : points) {
            if (share.isStopped())
                return;
            Dungeon made = dungeon;
            if (bake(made, point.seed))
                share.give({point, levelImage(made, point.z, most)});
        }
    });
}

void RangeRunner::stop()
{
    m_worker.stop();
    m_painter.stop();
}

} // namespace cave
