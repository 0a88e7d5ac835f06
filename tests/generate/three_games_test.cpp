// SPDX-License-Identifier: MIT
// The worlds of the three tutorial games, made from data, have the distributions of the games they follow.
#include "core/generate/bake.h"

#include "core/generate/shapes/regions.h"
#include "core/save/built_in_dungeons.h"
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace cave;

namespace {

constexpr int kSeeds = 200;

// How often each kind lies on each level, over all seeds.
class Tally {
public:
    explicit Tally(const char* name) : dungeon(builtInDungeon(name)->dungeon) {}

    template <typename Look>
    void forEachSeed(const Look& look)
    {
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            const auto baked = bake(dungeon, seed, 2);
            QVERIFY(baked);
            for (int z = 0; z < dungeon.depth(); ++z)
                for (const Placement& thing : dungeon.levels[static_cast<std::size_t>(z)].things)
                    ++m_counts[{idOf(thing), z}];
            look(*baked);
        }
    }
    int count(const std::string& kind, int z) const
    {
        const auto found = m_counts.find({kind, z});
        return found == m_counts.end() ? 0 : found->second;
    }
    int count(const std::string& kind) const
    {
        int sum = 0;
        for (int z = 0; z < dungeon.depth(); ++z)
            sum += count(kind, z);
        return sum;
    }

    Dungeon dungeon;

private:
    std::string idOf(const Placement& thing) const
    {
        return thing.table == KindTable::Creature ? dungeon.catalogue->creature(thing.kind).id
                                                  : dungeon.catalogue->item(thing.kind).id;
    }
    std::map<std::pair<std::string, int>, int> m_counts;
};

// Per mille of `part` in `whole`.
int share(int part, int whole) { return whole == 0 ? 0 : static_cast<int>(std::int64_t{1000} * part / whole); }

bool isAbout(int value, int stated, int within) { return value >= stated - within && value <= stated + within; }

} // namespace

class ThreeGamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (kIsSanitized)
            QSKIP("Figures over many seeds of what other tests make under the sanitizers.");
    }

    // Stated: 41.4 % floor, 14.4 links a pair of levels, about 0.9 tunnels a world.
    void jsroguesFloorLinksAndTunnelsAreThoseStated()
    {
        Tally tally("jsrogue");
        int floor = 0;
        int links = 0;
        int tunnels = 0;
        tally.forEachSeed([&](const Baked& baked) {
            for (const RowReport& report : baked.rows)
                tunnels += report.type == "connect" ? report.done : 0;
            for (std::size_t z = 0; z < 6; ++z)
                for (const TileId tile : tally.dungeon.levels[z].tiles.cells()) {
                    floor += tally.dungeon.catalogue->tile(tile).walkable;
                    links += tile == tally.dungeon.catalogue->stairsDown();
                }
        });
        const int floorShare = share(floor / 6 / kSeeds, 4800);
        QVERIFY2(isAbout(floorShare, 414, 10), qPrintable(QString::number(floorShare)));
        QVERIFY2(isAbout(links * 10 / kSeeds / 5, 144, 5), qPrintable(QString::number(links)));
        QVERIFY2(isAbout(tunnels * 10 / kSeeds, 9, 3), qPrintable(QString::number(tunnels)));
    }

    // Stated: 8.1 regions a level, without a border. The border of rock leaves 7.7, and the tunnels join some of them.
    void jsroguesRegionsAreThoseStatedLessTheBorder()
    {
        Tally tally("jsrogue");
        int regions = 0;
        tally.forEachSeed([&](const Baked&) {
            for (int z = 0; z < 6; ++z) {
                const FloorRuns runs = labelRuns(walkableOf(tally.dungeon, z), Way::Eight);
                regions += runs.count();
                QVERIFY(*std::min_element(runs.sizes.begin() + 1, runs.sizes.end()) > 20);
            }
        });
        const int tenths = regions * 10 / (6 * kSeeds);
        QVERIFY2(isAbout(tenths, 76, 3), qPrintable(QString::number(tenths)));
    }

    void jsroguesThingsAre15And15ALevelEachKindEquallyOftenAndTheGearOnce()
    {
        Tally tally("jsrogue");
        tally.forEachSeed([&](const Baked&) {
            for (std::size_t z = 0; z < 6; ++z)
                for (const Placement& thing : tally.dungeon.levels[z].things)
                    if (thing.table == KindTable::Creature)
                        QCOMPARE(thing.levels, static_cast<int>(z));
        });
        for (const char* kind : {"fungus", "bat", "newt", "kobold", "slime"})
            QVERIFY2(isAbout(tally.count(kind), 3 * 6 * kSeeds, 250), kind);
        for (const char* kind : {"apple", "melon", "pumpkin", "rock"})
            QVERIFY2(isAbout(tally.count(kind) * 4, 15 * 6 * kSeeds, 1000), kind);
        for (const char* kind : {"dagger", "sword", "staff", "tunic", "chainmail", "platemail"})
            QCOMPARE(tally.count(kind), kSeeds);
        QCOMPARE(tally.count("giant_zombie", 6), kSeeds);
        QCOMPARE(tally.count("giant_zombie"), kSeeds);
    }

    // Stated by floor: orc 80, troll 15 from 3, 30 from 5, 60 from 7; potion 35, confusion 10 from 2, lightning 25 and
    // sword 5 from 4, fireball 25 and chain mail 15 from 6.
    void roomsThingsHaveTheStatedWeightsByFloor()
    {
        Tally tally("rooms");
        tally.forEachSeed([](const Baked&) {});
        QCOMPARE(tally.count("troll", 0) + tally.count("troll", 1), 0);
        const auto trolls = [&](int z) {
            return share(tally.count("troll", z), tally.count("troll", z) + tally.count("orc", z));
        };
        QVERIFY2(isAbout(trolls(2), 15 * 1000 / 95, 35), qPrintable(QString::number(trolls(2))));
        QVERIFY2(isAbout(trolls(4), 30 * 1000 / 110, 35), qPrintable(QString::number(trolls(4))));
        QVERIFY2(isAbout(trolls(8), 60 * 1000 / 140, 35), qPrintable(QString::number(trolls(8))));
        const char* const items[]{"health_potion", "confusion_scroll", "lightning_scroll",
                                  "plain_sword",   "fireball_scroll",  "chain_mail"};
        const int weights[]{35, 10, 25, 5, 25, 15};
        int all = 0;
        for (const char* kind : items)
            for (int z = 5; z < 10; ++z)
                all += tally.count(kind, z);
        for (std::size_t i = 0; i < std::size(items); ++i) {
            int own = 0;
            for (int z = 5; z < 10; ++z)
                own += tally.count(items[i], z);
            QVERIFY2(isAbout(share(own, all), weights[i] * 1000 / 115, 25), items[i]);
        }
        QCOMPARE(tally.count("fireball_scroll", 4), 0);
    }

    // Uniform 0..2 creatures a room from floor 1, 0..3 from 4, 0..5 from 6; the first room holds fewer, because nothing
    // stands beside the hero's arrival. Items: 0..1 from floor 1, 0..2 from 4.
    void roomsThingsGrowInNumberByFloorAsStated()
    {
        Tally tally("rooms");
        tally.forEachSeed([](const Baked&) {});
        const auto perFloor = [&](int z) { return tally.count("orc", z) + tally.count("troll", z); };
        // The means are 1, 1.5 and 2.5 a room.
        QVERIFY2(isAbout(share(perFloor(3), perFloor(0)), 1500, 150),
                 qPrintable(QString::number(share(perFloor(3), perFloor(0)))));
        QVERIFY2(isAbout(share(perFloor(7), perFloor(0)), 2500, 250),
                 qPrintable(QString::number(share(perFloor(7), perFloor(0)))));
        const auto itemsOn = [&](int z) {
            int items = 0;
            for (const char* kind : {"health_potion", "confusion_scroll", "lightning_scroll", "plain_sword",
                                     "fireball_scroll", "chain_mail"})
                items += tally.count(kind, z);
            return items;
        };
        for (const int z : {1, 2}) // half a thing a room
            QVERIFY2(isAbout(share(itemsOn(z), itemsOn(0)), 1000, 100),
                     qPrintable(QString::number(share(itemsOn(z), itemsOn(0)))));
        for (const int z : {3, 8}) // one
            QVERIFY2(isAbout(share(itemsOn(z), itemsOn(0)), 2000, 200),
                     qPrintable(QString::number(share(itemsOn(z), itemsOn(0)))));
    }

    void zirconsThingsAreThoseStatedOnEveryLevel()
    {
        struct Stated {
            const char* name;
            int fungi, bats, zombies, zircons, gear;
        };
        for (const Stated& stated : {Stated{"zircon", 3, 10, 2, 20, 3}, Stated{"zircon_large", 15, 10, 3, 20, 0}}) {
            Tally tally(stated.name);
            tally.forEachSeed([](const Baked&) {});
            for (int z = 0; z < 2; ++z) {
                QCOMPARE(tally.count("cave_fungus", z), stated.fungi * kSeeds);
                QCOMPARE(tally.count("cave_bat", z), stated.bats * kSeeds);
                QCOMPARE(tally.count("zombie", z), stated.zombies * kSeeds);
                QCOMPARE(tally.count("zircon", z), stated.zircons * kSeeds);
                QCOMPARE(tally.count("rusty_dagger", z) + tally.count("iron_sword", z) + tally.count("wooden_staff", z),
                         stated.gear * kSeeds);
                QCOMPARE(tally.count("leather_tunic", z) + tally.count("cave_chainmail", z) +
                             tally.count("cave_platemail", z),
                         stated.gear * kSeeds);
            }
        }
    }

    // Stated: 52.5 % of a level, which caves without a border have.
    void zirconsFloorIsThatStated()
    {
        Tally tally("zircon");
        int floor = 0;
        tally.forEachSeed([&](const Baked&) {
            for (const DungeonLevel& level : tally.dungeon.levels)
                floor += static_cast<int>(std::ranges::count_if(
                    level.tiles.cells(), [&](TileId tile) { return tally.dungeon.catalogue->tile(tile).walkable; }));
        });
        const int floorShare = share(floor / 2 / kSeeds, 4000);
        QVERIFY2(isAbout(floorShare, 525, 10), qPrintable(QString::number(floorShare)));
    }
};

CAVE_TEST_SUITE(ThreeGamesTest);
#include "three_games_test.moc"
