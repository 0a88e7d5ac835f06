// SPDX-License-Identifier: MIT
// What the dungeon "kiln" promises: a scene on each level, whose events find their cells and happen in games.
#include "core/generate/bake.h"
#include "core/proof/problems.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/game_file.h"
#include "core/session/session.h"
#include "core/world/placed_script.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

constexpr std::array<std::string_view, 10> kScenes{"gatehouse",    "settling_room", "sample_shelf",  "packing_bridge",
                                                   "lockup",       "glaze_cellar",  "mould_gallery", "cracked_floor",
                                                   "firing_altar", "great_kiln"};

Dungeon bakedKiln(std::uint64_t seed)
{
    Dungeon dungeon = builtInDungeon("kiln")->dungeon;
    if (!bake(dungeon, seed, 2))
        qFatal("seed %llu cannot be baked", static_cast<unsigned long long>(seed));
    return dungeon;
}

const PlacedPiece* sceneOf(const Dungeon& dungeon, std::size_t z)
{
    const auto& placed = dungeon.levels[z].placed;
    const auto isScene = [z](const PlacedPiece& each) { return each.piece.starts_with(kScenes[z]); };
    const auto found = std::ranges::find_if(placed, isScene); // some have smaller ones, for where there is less room
    return found == placed.end() ? nullptr : &*found;
}

bool findsItsCells(const EventCells& cells)
{
    return cells.of != EventCells::Of::Letters && (cells.of != EventCells::Of::Boxes || !cells.boxes.empty());
}

std::uint64_t seeds(std::uint64_t atScaleOne) { return static_cast<std::uint64_t>(scaled(atScaleOne)); }

QString where(std::uint64_t seed, std::size_t z) { return QStringLiteral("seed %1, level %2").arg(seed).arg(z + 1); }

} // namespace

class KilnTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelHasItsSceneOfWhichEveryEventFindsItsCells()
    {
        for (std::uint64_t seed = 1; seed <= seeds(20); ++seed) {
            const Dungeon dungeon = bakedKiln(seed);
            QCOMPARE(dungeon.levels.size(), kScenes.size());
            for (std::size_t z = 0; z < kScenes.size(); ++z) {
                const PlacedPiece* scene = sceneOf(dungeon, z);
                QVERIFY2(scene, qPrintable(where(seed, z)));
                const Script script = scriptInPlay(dungeon, dungeon.levels[z]);
                QVERIFY2(std::ranges::count(script.events, scene->uid, &ScriptedEvent::placed) > 0,
                         qPrintable(where(seed, z)));
                for (const ScriptedEvent& event : script.events) {
                    QVERIFY2(findsItsCells(event.when.terms.cells), qPrintable(where(seed, z)));
                    for (const EventEffect& effect : event.effects)
                        QVERIFY2(findsItsCells(effect.terms.cells), qPrintable(where(seed, z)));
                }
            }
        }
    }

    // What is not proved must be doubted for a reason: fights, fire, or too many events at once. Nothing is an error,
    // an event that does not fit, or ground that nobody comes to.
    void everySeedIsProvedOrOnlyDoubted()
    {
        int proved = 0;
        for (std::uint64_t seed = 1; seed <= seeds(8); ++seed) {
            const std::vector<Problem> problems = findProblems(bakedKiln(seed));
            for (const Problem& problem : problems)
                QVERIFY2(isDoubt(problem), qPrintable(QStringLiteral("seed %1: ").arg(seed) + shown(problem.what)));
            QVERIFY(verdictOf(problems) != Verdict::No);
            proved += verdictOf(problems) == Verdict::Proved;
        }
        qInfo("%d proved", proved);
    }

    // Its ninth level is so small that all its floor lies over ground of the tenth that no tunnel may be dug to.
    void levelsThatShareNoFloorAreJoinedByATunnelOnEither()
    {
        const auto problems = findProblems(bakedKiln(1313));
        QVERIFY(verdictOf(problems) != Verdict::No);
        QVERIFY(std::ranges::all_of(problems, isDoubt));
    }

    void whoFallsFromTheCrackedFloorCanGoOn()
    {
        for (std::uint64_t seed = 1; seed <= seeds(20); ++seed) {
            const Dungeon dungeon = bakedKiln(seed);
            const DungeonLevel& below = dungeon.levels[8];
            const TileId locked = *dungeon.catalogue->findTile("locked_door");
            QVERIFY2(std::ranges::find(below.tiles.cells(), locked) == below.tiles.cells().end(),
                     qPrintable(where(seed, 8)));
        }
    }

    void gamesKnowTheEventsOfTheScenesAndSoDoTheirSaves()
    {
        for (std::uint64_t seed = 1; seed <= seeds(2); ++seed) {
            const Dungeon dungeon = bakedKiln(seed);
            const auto session = Session::start(dungeon, seed);
            QVERIFY(session.has_value());
            for (std::size_t z = 0; z < kScenes.size(); ++z)
                QCOMPARE(session->world().level(static_cast<int>(z)).script->events.size(),
                         scriptInPlay(dungeon, dungeon.levels[z]).events.size());
            const auto saved = readGame(writeGame({*session}));
            QVERIFY2(saved.has_value(), saved ? "" : saved.error().where.c_str());
            const World& again = saved->session.world();
            QCOMPARE(again.hash(), session->world().hash());
            for (std::size_t z = 0; z < kScenes.size(); ++z) {
                const int level = static_cast<int>(z);
                QVERIFY(again.level(level).script == session->world().level(level).script);
            }
        }
    }
};

CAVE_TEST_SUITE(KilnTest);
#include "kiln_test.moc"
