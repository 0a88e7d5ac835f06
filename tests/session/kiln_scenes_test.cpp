// SPDX-License-Identifier: MIT
// One game of the Kiln that plays all its scenes, level by level, to the end: tests/data/kiln_scenes.txt. It is of
// the Kiln as it was laid out in 1.0.0 (kiln_scenes.cave.json), of the content that the program has. Its hero is
// hardier than a player's, so that one way through all of it is enough.
#include "core/base/files.h"
#include "core/save/dungeon_file.h"
#include "tests/session/recorded.h"
#include "tests/support/paths.h"
#include "tests/support/recorded_lines.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace cave;

namespace {

// What of a scene must have happened: events of its piece by their last two digits, and a tile that came of them.
struct Scene {
    std::string_view piece; // its name, or the beginning of it
    std::vector<std::uint64_t> events;
    std::string_view tile;
};

const std::array<Scene, 10> kScenes{{{"gatehouse", {0xa1}, "portcullis_open"}, // a lever lifts the portcullis
                                     {"settling_room", {0xa1}, "flood_water"}, // the room floods, and runs dry
                                     {"sample_shelf", {0xa1}, "cage"}, // one taken of four shuts the others
                                     {"packing_bridge", {0xa1, 0xa2}, "flames"}, // the bridge burns behind the hero
                                     {"lockup", {0xa1, 0xa2}, ""}, // the captive joins
                                     {"glaze_cellar", {0xa1, 0xa2, 0xa4}, "portcullis"}, // gas, and the vent's draught
                                     {"mould_gallery", {0xa1, 0xa2}, "cracked_statue"}, // the guards wake, and break
                                     {"cracked_floor", {0xa1}, "chasm"}, // the floor goes
                                     {"firing_altar", {0xa1}, ""}, // something is given for something
                                     {"great_kiln", {0xa2, 0xa3}, "lava_flow"}}}; // the Stoker's stages

Dungeon hardyKiln()
{
    Dungeon dungeon = readDungeon(*readFile(dataPath("kiln_scenes.cave.json"), 1 << 20))->dungeon;
    dungeon.rules.health = 300;
    dungeon.rules.attack = 30;
    dungeon.rules.defence = 8;
    return dungeon;
}

// What has been seen of the game so far.
struct Seen {
    std::set<std::pair<int, std::string>> tiles; // by level: what cells have become
    int falls = 0; // of the hero
    bool hasAlly = false;
    bool isWon = false;
};

void look(const Turn& turn, const World& world, Seen& seen)
{
    for (const Event& event : turn.events) {
        if (const auto* const turned = std::get_if<TileTurned>(&event))
            seen.tiles.emplace(turned->at.z, world.catalogue().tile(turned->to).id);
        if (const auto* const fell = std::get_if<Fell>(&event))
            seen.falls += fell->who.isHero ? 1 : 0;
    }
    for (const Creature& creature : world.creatures())
        seen.hasAlly |= creature.id != world.hero().id && creature.side == kHeroSide && !creature.isCaptive;
    seen.isWon = world.state().outcome == Outcome::Won;
}

} // namespace

class KilnScenesTest : public QObject {
    Q_OBJECT

private slots:
    void oneGamePlaysAllTenScenes();
};

void KilnScenesTest::oneGamePlaysAllTenScenes()
{
    const Dungeon kiln = hardyKiln();
    const std::vector<Recorded> games =
        recordedFrom(recordedLines(recordPath("kiln_scenes.txt", false)).value(QStringLiteral("kiln")));
    QCOMPARE(games.size(), std::size_t{1});
    Seen seen;
    std::vector<Happenings> happened(kScenes.size());
    const QString wrong = wrongIn(games[0], kiln, [&](const Turn& turn, const World& world) {
        look(turn, world, seen);
        for (std::size_t z = 0; z < happened.size(); ++z)
            happened[z] = world.level(static_cast<int>(z)).living.happened;
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    const auto session = Session::start(kiln, games[0].seed);
    for (std::size_t z = 0; z < kScenes.size(); ++z) {
        const Scene& scene = kScenes[z];
        const auto& placed = session->dungeon().levels[z].placed;
        const auto piece =
            std::ranges::find_if(placed, [&](const PlacedPiece& each) { return each.piece.starts_with(scene.piece); });
        QVERIFY(piece != placed.end());
        for (const std::uint64_t event : scene.events) {
            const auto count = happened[z].counts.find({false, piece->uid, Uid{event}});
            QVERIFY2(count != happened[z].counts.end() && count->second.times > 0,
                     qPrintable(QStringLiteral("%1: 0x%2").arg(shown(scene.piece)).arg(event, 0, 16)));
        }
        QVERIFY2(scene.tile.empty() || seen.tiles.contains({static_cast<int>(z), std::string(scene.tile)}),
                 qPrintable(shown(scene.tile)));
    }
    QVERIFY(seen.hasAlly);
    QVERIFY(seen.falls > 0);
    QVERIFY(seen.isWon);
}

CAVE_TEST_SUITE(KilnScenesTest);
#include "kiln_scenes_test.moc"
