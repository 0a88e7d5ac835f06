// SPDX-License-Identifier: MIT
// Work beside the window, when it is stopped and begun anew.
#include "editor/lab/lab_worker.h"

#include "tests/support/test_main.h"

#include <QScopeGuard>
#include <QTest>

using namespace cave;

namespace {

// A worker and what it has told.
struct WorkDesk {
    std::vector<int> taken;
    int ends = 0;
    LabWorker<int> worker{
        {.take = [this](const std::vector<int>& numbers) { taken.insert(taken.end(), numbers.begin(), numbers.end()); },
         .refused = [](const Error&) {},
         .finished = [this] { ++ends; }}};
};

} // namespace

class LabWorkerTest : public QObject {
    Q_OBJECT

private slots:
    void whoStopsDoesNotWaitForTheWork()
    {
        std::atomic<bool> isHeld = true; // till the end of the test
        std::atomic<bool> hasEnded = false;
        WorkDesk desk;
        const auto release = qScopeGuard([&] { isHeld = false; }); // also where the test fails
        desk.worker.start([&](LabWorker<int>::Share& share) {
            while (isHeld)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            share.give(1);
            hasEnded = true;
        });
        desk.worker.stop();
        QVERIFY(!desk.worker.isRunning());
        desk.worker.start([](LabWorker<int>::Share& share) { share.give(2); });
        QTRY_COMPARE(desk.ends, 1);
        QVERIFY(!hasEnded);
        QCOMPARE(desk.taken, std::vector<int>{2});
        isHeld = false;
        QTRY_VERIFY(hasEnded);
        QTest::qWait(2 * kLabPause);
        QCOMPARE(desk.taken, std::vector<int>{2}); // nothing of what was stopped
        QCOMPARE(desk.ends, 1);
    }

    void aWorkerWaitsForWhatItHasStoppedWhenItGoes()
    {
        std::atomic<int> ended = 0;
        {
            WorkDesk desk;
            for (int i = 0; i < 3; ++i) {
                desk.worker.start([&](LabWorker<int>::Share& share) {
                    while (!share.isStopped())
                        std::this_thread::sleep_for(std::chrono::milliseconds(1));
                    ++ended;
                });
            }
        }
        QCOMPARE(ended.load(), 3);
    }
};

CAVE_TEST_SUITE(LabWorkerTest);
#include "lab_worker_test.moc"
