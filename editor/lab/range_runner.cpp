// SPDX-License-Identifier: MIT
#include "editor/lab/range_runner.h"

#include "core/base/parallel.h"
#include "core/lab/batch_bake.h"
#include "editor/canvas/thumbnail.h"

namespace cave {

namespace {

constexpr std::uint64_t kLot = 32; // seeds between two results: those of one come in order

// Makes the dungeon of each seed of the order, and gives what is wanted of them lot by lot.
void forEachLot(const Dungeon& dungeon, const RangeOrder& order, auto& share, auto&& wantedOf, auto&& give)
{
    BatchBake batch(dungeon);
    for (std::uint64_t done = 0; done < order.count && !share.isStopped(); done += kLot) {
        const auto size = static_cast<std::size_t>(std::min(kLot, order.count - done));
        std::vector<decltype(wantedOf(dungeon, std::vector<RowReport>{}))> bySeed(size);
        forEachInParallel(size, labThreads(), [&](std::size_t i) {
            if (share.isStopped())
                return;
            const auto see = [&](const Dungeon& made, const std::vector<RowReport>& rows) {
                bySeed[i] = wantedOf(made, rows);
            };
            if (const auto baked = batch.bake(order.first + done + i, see, share.goesOn()); !baked)
                share.refuse(baked.error());
        });
        if (!share.isStopped())
            give(std::move(bySeed));
    }
}

} // namespace

RangeRunner::RangeRunner(QObject* parent)
    : QObject(parent), m_worker({.take =
                                     [this](const std::vector<Lot>& lots) {
                                         for (const Lot& lot : lots) {
                                             if (lot.faulty.empty())
                                                 emit measured(lot.points, lot.seeds);
                                             else
                                                 emit proved(lot.faulty, lot.seeds);
                                         }
                                     },
                                 .refused = [this](const Error& why) { emit refused(why); },
                                 .finished = [this] { emit finished(); }}),
      m_painter({.take =
                     [this](const std::vector<Picture>& pictures) {
                         for (const Picture& picture : pictures)
                             emit painted(picture.point, picture.image, picture.hash);
                     },
                 .refused = [](const Error&) {}, // what could not be made has no picture
                 .finished = [] {}})
{
}

void RangeRunner::start(const Dungeon& dungeon, const RangeOrder& order)
{
    m_worker.start([dungeon, order](LabWorker<Lot>::Share& share) {
        const auto pointsOf = [&](const Dungeon& made, const std::vector<RowReport>& rows) {
            return rangePointsOf(made, order.measures, {&rows, share.goesOn()});
        };
        forEachLot(dungeon, order, share, pointsOf, [&](const std::vector<std::vector<RangePoint>>& bySeed) {
            Lot lot{static_cast<int>(bySeed.size()), {}, {}};
            for (const auto& points : bySeed)
                lot.points.insert(lot.points.end(), points.begin(), points.end());
            share.give(std::move(lot));
        });
        // The proof takes longer than all else: nobody should wait for it who looks for something else.
        const auto faultyOf = [&](const Dungeon& made, const std::vector<RowReport>&) {
            return faultyLevelsOf(made, order.measures, share.goesOn());
        };
        forEachLot(dungeon, order, share, faultyOf, [&](std::vector<FaultyLevels> bySeed) {
            const int seeds = static_cast<int>(bySeed.size());
            share.give({seeds, {}, std::move(bySeed)});
        });
    });
}

void RangeRunner::paint(const Dungeon& dungeon, std::vector<RangePoint> points, QSize most)
{
    m_painter.start([dungeon, points = std::move(points), most](LabWorker<Picture>::Share& share) {
        for (const RangePoint& point : points) {
            if (share.isStopped())
                return;
            Dungeon made = dungeon;
            if (makeLevels(made, point.seed, share.goesOn()))
                share.give({point, levelImage(made, point.z, most), dungeonHash(made)});
        }
    });
}

void RangeRunner::stop()
{
    m_worker.stop();
    m_painter.stop();
}

} // namespace cave
