// SPDX-License-Identifier: MIT
// Sides, groups and captives of a design: in files, in games and in hashes, and nowhere where nothing is said.
#include "core/edit/clip.h"
#include "core/edit/difference.h"
#include "core/edit/edits.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr Uid kPiece{0x51};

Dungeon company()
{
    Dungeon dungeon = asciiDungeon("########\n#@.B.BB#\n########\n", catalogueWith(R"({"factions": [
        {"id": "goblins", "name": "goblins", "hates": ["hero"]}]})"));
    dungeon.content = *parseJson(R"({"factions": [{"id": "goblins", "name": "goblins", "hates": ["hero"]}]})");
    putItem(dungeon, "apple", {2, 1, 0});
    std::vector<Placement>& things = dungeon.levels.front().things;
    things[0].group = "larder"; // the apple
    things[1].belongs = {"goblins", false};
    things[1].group = "pack";
    things[1].placed = kPiece;
    things[2].belongs = {"", true};
    return dungeon;
}

const Creature& creatureAt(const World& world, int x) { return *world.creatureAt({x, 1, 0}); }

} // namespace

class BelongingTest : public QObject {
    Q_OBJECT

private slots:
    void itComesBackFromADungeonFile();
    void aGameTakesItOver();
    void itComesBackFromAGameFile();
    void hashesKnowIt();
    void wrongOnesAreRefusedAtTheirPlace();
    void itIsCopiedWithTheThings();
    void designsAreToldApartByIt();
};

void BelongingTest::itComesBackFromADungeonFile()
{
    const Dungeon dungeon = company();
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY(file.has_value());
    QCOMPARE(file->dungeon.levels.front().things.size(), dungeon.levels.front().things.size());
    for (std::size_t i = 0; i < dungeon.levels.front().things.size(); ++i)
        QVERIFY(file->dungeon.levels.front().things[i] == dungeon.levels.front().things[i]);
}

void BelongingTest::aGameTakesItOver()
{
    const World world = worldOf(company());
    const Creature& goblin = creatureAt(world, 3);
    QVERIFY(goblin.side == world.catalogue().findFaction("goblins"));
    QCOMPARE(goblin.group, groupOf("pack", kPiece));
    QVERIFY(goblin.group != groupOf("pack")); // each placed piece has its own
    QVERIFY(creatureAt(world, 5).isCaptive && !creatureAt(world, 5).side);
    QVERIFY(!creatureAt(world, 6).isCaptive && creatureAt(world, 6).group == 0);
    QCOMPARE(world.items().back().group, groupOf("larder"));
    QVERIFY(world.hasFeuds());
    QCOMPARE(world.sideOf(world.hero()), kHeroSide);
    QCOMPARE(world.sideOf(creatureAt(world, 6)), kDwellers);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void BelongingTest::itComesBackFromAGameFile()
{
    const GameFile game{*Session::start(company(), 1)};
    const std::string text = writeGame(game);
    const auto read = readGame(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    QCOMPARE(read->session.world().hash(), game.session.world().hash());
    QCOMPARE(shown(writeGame(*read)), shown(text));
}

void BelongingTest::hashesKnowIt()
{
    const Dungeon with = company();
    Dungeon without = with;
    for (Placement& thing : without.levels.front().things)
        thing = {thing.table, thing.kind, thing.x, thing.y, {}};
    QVERIFY(levelHash(with, with.level(0)) != levelHash(without, without.level(0)));
    World world = worldOf(without);
    QVERIFY(!world.hasFeuds());
    const std::uint64_t before = world.hash();
    Creature goblin = creatureAt(world, 3);
    for (const auto& change : std::initializer_list<void (*)(Creature&)>{
             [](Creature& creature) { creature.side = kHeroSide; },
             [](Creature& creature) { creature.isCaptive = true; },
             [](Creature& creature) { creature.duty = Duty::Stay; }, [](Creature& creature) { creature.group = 7; }}) {
        Creature changed = goblin;
        change(changed);
        WorldWriter(world).changeCreature(changed);
        QVERIFY(world.hash() != before);
        QCOMPARE(world.hash(), world.recomputedHash());
        QCOMPARE(world.hasFeuds(), changed.side.has_value() || changed.isCaptive);
        WorldWriter(world).changeCreature(goblin);
        QCOMPARE(world.hash(), before);
    }
    WorldWriter(world).swapCreatures(goblin.id, world.state().hero);
    QCOMPARE(world.hash(), world.recomputedHash());
    QCOMPARE(world.hero().at, (Position{3, 1, 0}));
    QCOMPARE(world.creatureAt({1, 1, 0})->id, goblin.id);
}

void BelongingTest::wrongOnesAreRefusedAtTheirPlace()
{
    const auto problem = [](const Belonging& belongs, const std::string& group, std::size_t thing) {
        Dungeon dungeon = company();
        dungeon.levels.front().things[thing].belongs = belongs;
        dungeon.levels.front().things[thing].group = group;
        const auto file = readDungeon(writeDungeon(dungeon));
        return file ? QString() : shown(file.error().where);
    };
    QCOMPARE(problem({"elves", false}, "", 1), QStringLiteral("levels[0].entities[1].side"));
    QCOMPARE(problem({"", false}, "No Id", 1), QStringLiteral("levels[0].entities[1].group"));
    QCOMPARE(problem({"", true}, "", 0), QStringLiteral("levels[0].entities[0]"));
}

void BelongingTest::itIsCopiedWithTheThings()
{
    const Dungeon dungeon = company();
    BitGrid cells(dungeon.width, dungeon.height);
    for (int x = 2; x < 6; ++x)
        cells.set(x, 1);
    const auto clip = readClip(toJson(clipOf(dungeon, 0, cells)));
    QVERIFY(clip.has_value());
    QCOMPARE(clip->things.size(), std::size_t{3});
    QCOMPARE(clip->things[0].group, std::string("larder"));
    QVERIFY(clip->things[1].traits.belongs == (Belonging{"goblins", false}) && clip->things[1].group == "pack");
    QVERIFY(clip->things[2].traits.belongs.isCaptive);
}

void BelongingTest::designsAreToldApartByIt()
{
    const Dungeon before = company();
    Dungeon after = before;
    QVERIFY(differenceOf(before, after).isSame());
    after.levels.front().things[2].belongs.isCaptive = false;
    QVERIFY(!differenceOf(before, after).isSame());
}

CAVE_TEST_SUITE(BelongingTest);
#include "belonging_test.moc"
