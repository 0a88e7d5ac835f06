// SPDX-License-Identifier: MIT
// What burns, drifts or rises in view is told at first sight, at half the distance and beside, and what is not.
#include "app/play/words/hazards.h"
#include "core/rules/turn/sight.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <memory>

using namespace cave;

class HazardsTest : public QObject {
    Q_OBJECT

private slots:
    void flamesAreToldAtFirstSightAtHalfTheDistanceAndBeside();
    void whereOnlyTheHeroCameNearerNothingIsSaidToCome();
    void whatIsBurntIsNotCloser();
    void badGasIsToldWhereItIsThickEnough();
    void aFloodIsToldWhereItDrowns();
    void whatStaysOrDoesNoHarmIsNotTold();
    void whatTheHeroDoesNotSeeIsNotTold();
    void eachKindIsToldTheNearestFirst();
    void ofWhatTheHeroStandsInTheCellTells();
    void whatIsGoneForLongIsSeenForTheFirstTimeAgain();
    void onTheWayTheNewerTakesThePlaceOfTheOlder();
};

namespace {

constexpr std::string_view kPassage = "##############\n#@...........#\n#............#\n##############\n";

// The hero, and what begins in its view.
class Scene {
public:
    explicit Scene(std::string_view picture = kPassage)
    {
        Dungeon dungeon = asciiDungeon(picture, catalogueWith(R"({"use": ["living"]})"));
        dungeon.rules.sight = 12;
        m_world = std::make_unique<World>(worldOf(dungeon));
    }

    void lay(std::string_view tile, int x, int y = 1)
    {
        WorldWriter(*m_world).setTile({x, y, 0}, *m_world->catalogue().findTile(tile));
        refreshSight(WorldWriter(*m_world));
    }
    void burn(int x) { lay("flames", x); }
    void waft(std::string_view gas, int x, int units)
    {
        WorldWriter(*m_world).setGas({x, 1, 0}, *m_world->catalogue().findGas(gas), units);
        refreshSight(WorldWriter(*m_world));
    }
    void moveHero(int x)
    {
        WorldWriter(*m_world).moveCreature(m_world->hero().id, {x, 1, 0});
        refreshSight(WorldWriter(*m_world));
    }
    void passTurns(int count)
    {
        for (int i = 0; i < count; ++i)
            WorldWriter(*m_world).finishHeroTurn();
    }
    // What a look adds.
    QStringList look()
    {
        Announcements to;
        look(to);
        m_hazards.heard();
        return to.sentences();
    }
    void look(Announcements& to) { m_hazards.look(*m_world, Describer(m_world->state().catalogue), to); }
    QStringList lookAfterFire(int x)
    {
        burn(x);
        return look();
    }

private:
    std::unique_ptr<World> m_world;
    Hazards m_hazards;
};

const QStringList kSilence;

} // namespace

void HazardsTest::flamesAreToldAtFirstSightAtHalfTheDistanceAndBeside()
{
    Scene scene;
    QCOMPARE(scene.look(), kSilence);
    QCOMPARE(scene.lookAfterFire(9), QStringList{"Flames. 8 step(s) east."});
    QCOMPARE(scene.look(), kSilence);
    QCOMPARE(scene.lookAfterFire(6), kSilence);
    QCOMPARE(scene.lookAfterFire(5), QStringList{"Flames, coming nearer. 4 step(s) east."});
    QCOMPARE(scene.lookAfterFire(4), kSilence);
    QCOMPARE(scene.lookAfterFire(3), QStringList{"Flames, coming nearer. 2 step(s) east."});
    QCOMPARE(scene.lookAfterFire(2), QStringList{"Flames, beside you. 1 step(s) east."});
    QCOMPARE(scene.look(), kSilence);
}

void HazardsTest::whereOnlyTheHeroCameNearerNothingIsSaidToCome()
{
    Scene scene;
    scene.lookAfterFire(9);
    scene.moveHero(5);
    QCOMPARE(scene.look(), QStringList{"Flames. 4 step(s) east."});
    scene.moveHero(8);
    QCOMPARE(scene.look(), QStringList{"Flames, beside you. 1 step(s) east."});
}

void HazardsTest::whatIsBurntIsNotCloser()
{
    Scene scene;
    QCOMPARE(scene.lookAfterFire(5), QStringList{"Flames. 4 step(s) east."});
    scene.lay("floor", 5);
    QCOMPARE(scene.lookAfterFire(8), kSilence); // 7 steps: not yet twice as far
    scene.lay("floor", 8);
    QCOMPARE(scene.lookAfterFire(10), kSilence); // 9 steps: it counts from there
    QCOMPARE(scene.lookAfterFire(5), QStringList{"Flames, coming nearer. 4 step(s) east."});
}

void HazardsTest::badGasIsToldWhereItIsThickEnough()
{
    Scene scene;
    scene.waft("poison_gas", 5, 2);
    QCOMPARE(scene.look(), kSilence);
    scene.waft("poison_gas", 7, 3);
    QCOMPARE(scene.look(), QStringList{"Poison gas. 6 step(s) east."});
    scene.waft("poison_gas", 4, 3);
    QCOMPARE(scene.look(), QStringList{"Poison gas, coming nearer. 3 step(s) east."});
}

void HazardsTest::aFloodIsToldWhereItDrowns()
{
    Scene scene;
    scene.lay("flood_water", 3);
    QCOMPARE(scene.look(), kSilence);
    scene.lay("flood_deep", 5);
    QCOMPARE(scene.look(), QStringList{"Deep flood. 4 step(s) east."});
}

void HazardsTest::whatStaysOrDoesNoHarmIsNotTold()
{
    Scene scene("##############\n#@..$...~....#\n#...f..e.....#\n##############\n");
    scene.waft("marsh_gas", 7, 100);
    QCOMPARE(scene.look(), kSilence);
}

void HazardsTest::whatTheHeroDoesNotSeeIsNotTold()
{
    Scene scene("##############\n#@..#........#\n#...#........#\n##############\n");
    scene.waft("poison_gas", 7, 50);
    QCOMPARE(scene.lookAfterFire(6), kSilence);
}

void HazardsTest::eachKindIsToldTheNearestFirst()
{
    Scene scene;
    scene.burn(8);
    scene.waft("poison_gas", 6, 50);
    scene.lay("lava_flow", 10);
    QCOMPARE(scene.look(),
             (QStringList{"Poison gas. 5 step(s) east.", "Flames. 7 step(s) east.", "Flowing lava. 9 step(s) east."}));
}

void HazardsTest::ofWhatTheHeroStandsInTheCellTells()
{
    Scene scene;
    scene.waft("poison_gas", 1, 50);
    scene.waft("poison_gas", 2, 50);
    QCOMPARE(scene.look(), kSilence);
    scene.waft("poison_gas", 1, 0);
    QCOMPARE(scene.look(), kSilence);
}

void HazardsTest::whatIsGoneForLongIsSeenForTheFirstTimeAgain()
{
    Scene scene;
    QCOMPARE(scene.lookAfterFire(5).size(), 1);
    scene.lay("floor", 5);
    scene.passTurns(Hazards::kForgottenAfter);
    QCOMPARE(scene.look(), kSilence);
    QCOMPARE(scene.lookAfterFire(5), kSilence); // it flared up again
    scene.lay("floor", 5);
    scene.passTurns(Hazards::kForgottenAfter + 1);
    QCOMPARE(scene.look(), kSilence);
    QCOMPARE(scene.lookAfterFire(5), QStringList{"Flames. 4 step(s) east."});
}

void HazardsTest::onTheWayTheNewerTakesThePlaceOfTheOlder()
{
    Scene scene;
    Announcements to;
    for (const int x : {9, 5, 3}) {
        scene.burn(x);
        scene.look(to);
    }
    QCOMPARE(to.sentences(), QStringList{"Flames, coming nearer. 2 step(s) east."});
}

CAVE_TEST_SUITE(HazardsTest);
#include "hazards_test.moc"
