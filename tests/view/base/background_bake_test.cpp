// SPDX-License-Identifier: MIT
// Levels that are made beside the window.
#include "app/view/base/background_bake.h"

#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

class BakeListener {
public:
    explicit BakeListener(BackgroundBake& bake)
    {
        QObject::connect(&bake, &BackgroundBake::made, &bake,
                         [this](const Dungeon& dungeon) { made.push_back(dungeon); });
    }
    std::vector<Dungeon> made;
};

} // namespace

class BackgroundBakeTest : public QObject {
    Q_OBJECT

private slots:
    void itMakesWhatABakeMakes();
    void onlyTheNewestOrderIsTold();
    void whatIsStoppedIsNeverTold();
    void itCanBeGivenUpAtAnyTime();
};

void BackgroundBakeTest::itMakesWhatABakeMakes()
{
    const Dungeon design = builtInDungeon("crypt")->dungeon;
    BackgroundBake bake;
    BakeListener listener(bake);
    bake.start(design, 7);
    QVERIFY(bake.isRunning());
    QTRY_COMPARE(listener.made.size(), std::size_t{1});
    QVERIFY(!bake.isRunning());
    Dungeon expected = design;
    QVERIFY(cave::bake(expected, 7));
    QVERIFY(listener.made.front().levels == expected.levels);
}

void BackgroundBakeTest::onlyTheNewestOrderIsTold()
{
    const Dungeon design = builtInDungeon("crypt")->dungeon;
    BackgroundBake bake;
    BakeListener listener(bake);
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        bake.start(design, seed);
    QTRY_VERIFY(!listener.made.empty());
    QTest::qWait(50);
    QCOMPARE(listener.made.size(), std::size_t{1});
    QCOMPARE(listener.made.front().seed, std::uint64_t{5});
}

void BackgroundBakeTest::whatIsStoppedIsNeverTold()
{
    const Dungeon design = builtInDungeon("crypt")->dungeon;
    BackgroundBake bake;
    BakeListener listener(bake);
    bake.start(design, 1);
    bake.stop();
    QTest::qWait(100);
    QVERIFY(listener.made.empty());
    bake.start(design, 2); // it can be used again
    QTRY_COMPARE(listener.made.size(), std::size_t{1});
    QCOMPARE(listener.made.front().seed, std::uint64_t{2});
}

void BackgroundBakeTest::itCanBeGivenUpAtAnyTime()
{
    const Dungeon design = builtInDungeon("deep")->dungeon;
    for (int i = 0; i < 5; ++i) {
        BackgroundBake bake;
        bake.start(design, static_cast<std::uint64_t>(i));
        QTest::qWait(i);
    }
}

CAVE_TEST_SUITE(BackgroundBakeTest);
#include "background_bake_test.moc"
