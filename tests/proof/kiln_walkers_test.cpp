// SPDX-License-Identifier: MIT
// Whoever goes about in the Kiln without a plan can win to the end: games played at random, asked anew every hundred
// turns.
#include "core/base/parallel.h"
#include "core/generate/bake.h"
#include "core/proof/problems.h"
#include "core/proof/standing.h"
#include "core/save/built_in_dungeons.h"
#include "core/session/session.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/support/wanderer.h"

#include <QTest>

#include <algorithm>
#include <thread>

using namespace cave;

namespace {

// Each takes a good tenth of a second: forty at scale one, and ten thousand in tests/long.sh.
std::size_t seeds() { return testScale() < 10 ? scaled(std::size_t{40}) : scaled(std::size_t{200}); }

constexpr int kTurns = 300;
constexpr int kTurnsBetween = 100;
constexpr int kHealth = 1'000'000; // death is not what is asked about
constexpr int kAttack = 60;

Dungeon bakedKiln(const Dungeon& kiln, std::uint64_t seed)
{
    Dungeon dungeon = kiln;
    if (!bake(dungeon, seed, 1))
        qFatal("seed %llu cannot be baked", static_cast<unsigned long long>(seed));
    return dungeon;
}

// Where the stairs come down to a level: all levels are gone about in.
void startAt(Dungeon& dungeon, int z)
{
    const Grid<TileId>& tiles = dungeon.level(z).tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (dungeon.catalogue->tile(tiles[x, y]).leads == Leads::Up)
                dungeon.start = Start{{dungeon.level(z).uid, x, y}, true};
}

struct Wander {
    int asked = 0; // times
    int proved = 0;
    int events = 0; // that have happened
    QString stuck; // where there is no hope any more
};

int happenedIn(const World& world)
{
    int events = 0;
    for (int z = 0; z < world.depth(); ++z)
        for (const auto& [key, count] : world.level(z).living.happened.counts)
            events += count.times > 0 ? 1 : 0;
    return events;
}

void askWhether(const World& world, int turn, Wander& wander)
{
    const Proof proof = proveGoal(world);
    ++wander.asked;
    wander.proved += proof.verdict == Verdict::Proved ? 1 : 0;
    if (proof.verdict != Verdict::No || !wander.stuck.isEmpty())
        return;
    const Position at = world.hero().at;
    wander.stuck = QStringLiteral("turn %1, at %2, %3 on level %4").arg(turn).arg(at.x).arg(at.y).arg(at.z + 1);
    for (const PlayStep& step : proof.play)
        wander.stuck += QStringLiteral("; %1").arg(shown(step.name));
}

// What cannot be asked there, in water or falling, is asked a turn later.
Wander wanderIn(Dungeon dungeon, std::uint64_t seed)
{
    dungeon.rules.health = kHealth;
    dungeon.rules.attack = kAttack;
    startAt(dungeon, static_cast<int>(seed) % dungeon.depth());
    auto session = Session::start(dungeon, dungeon.seed);
    if (!session)
        qFatal("seed %llu cannot be played", static_cast<unsigned long long>(seed));
    Wander wander;
    Wanderer wanderer(seed);
    int waited = 0;
    for (int turn = 1; turn <= kTurns && !session->world().isOver(); ++turn) {
        session->submit(wanderer.choose(session->world()));
        const World& world = session->world();
        if (++waited < kTurnsBetween || world.isOver() || !world.isWalkable(world.hero().at))
            continue;
        askWhether(world, turn, wander);
        waited = 0;
    }
    wander.events = happenedIn(session->world());
    return wander;
}

template <typename Job>
void forAllSeeds(std::size_t count, Job job)
{
    forEachInParallel(count, static_cast<int>(std::thread::hardware_concurrency()), job);
}

} // namespace

class KilnWalkersTest : public QObject {
    Q_OBJECT

private slots:
    void whoeverWalksAtRandomCanStillWin();
    void hardlyAnySeedIsNotProved();
};

void KilnWalkersTest::whoeverWalksAtRandomCanStillWin()
{
    const Dungeon kiln = builtInDungeon("kiln")->dungeon;
    std::vector<Wander> wanders(seeds());
    forAllSeeds(wanders.size(), [&](std::size_t i) { wanders[i] = wanderIn(bakedKiln(kiln, i + 1), i + 1); });
    Wander all;
    for (std::size_t i = 0; i < wanders.size(); ++i) {
        QVERIFY2(wanders[i].stuck.isEmpty(),
                 qPrintable(QStringLiteral("seed %1: %2").arg(i + 1).arg(wanders[i].stuck)));
        all.asked += wanders[i].asked;
        all.proved += wanders[i].proved;
        all.events += wanders[i].events;
    }
    qInfo("%d of %d states proved, %d events in %zu games", all.proved, all.asked, all.events, wanders.size());
    QVERIFY(all.events > static_cast<int>(wanders.size())); // the walkers do set something off
    QVERIFY(all.proved * 10 > all.asked * 9);
}

void KilnWalkersTest::hardlyAnySeedIsNotProved()
{
    const Dungeon kiln = builtInDungeon("kiln")->dungeon;
    std::vector<Verdict> found(seeds());
    forAllSeeds(found.size(), [&](std::size_t i) { found[i] = verdictOf(findProblems(bakedKiln(kiln, i + 1))); });
    QCOMPARE(std::ranges::count(found, Verdict::No), std::ptrdiff_t{0});
    const std::ptrdiff_t open = std::ranges::count(found, Verdict::NotProved);
    qInfo("%td of %zu seeds not proved", open, found.size());
    QVERIFY2(open * 100 < static_cast<std::ptrdiff_t>(found.size()), qPrintable(QString::number(open)));
}

CAVE_TEST_SUITE(KilnWalkersTest);
#include "kiln_walkers_test.moc"
