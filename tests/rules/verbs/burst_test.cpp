// SPDX-License-Identifier: MIT
#include "core/content/kind_rows.h"
#include "core/rules/facts/condition.h"
#include "core/rules/verbs/harm.h"
#include "core/save/game_file.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kBursting{
    creatureRow("bloat", 'B', R"("health": 4, "sight": 9,
        "behaviours": [{"does": "explode", "radius": 2, "amount": 7}, {"does": "hunt"}])"),
    creatureRow("mine", 'M', R"("health": 4, "behaviours": [{"does": "explode", "radius": 2, "amount": 7}])"),
    creatureRow("dozer", 'Z', R"("health": 40,
        "behaviours": [{"does": "sleep", "range": 6, "per_mille": 0}, {"does": "hunt"}])"),
    creatureRow("slug", 'Y', R"("health": 40, "behaviours": [{"does": "split", "colony": 5}],
        "stages": [{"below": 90, "speed": 50, "behaviours": [{"does": "split", "colony": 5}]}])"),
    creatureRow("nettle", 'Q', R"("health": 1,
        "behaviours": [{"does": "perish", "effect": {"kind": "poison", "turns": 9}}])"),
    creatureRow("curd", 'C', R"("health": 40, "experience": 7, "behaviours": [{"does": "split", "colony": 5}],
        "stages": [{"below": 10, "behaviours": [{"does": "hunt"}]}])"),
    creatureRow("jelly", 'J', R"("health": 40, "behaviours": [{"does": "split", "colony": 5}])"),
};

} // namespace

class BurstTest : public QObject {
    Q_OBJECT

private slots:
    void itBurstsBesideTheHero();
    void theBlastStopsAtWallsAndItsRadius();
    void oneSetsOffTheNext();
    void struckDownItBurstsToo();
    void whatPoisonKillsIsHeardAsItBursts();
    void aShieldKeepsNobodyInOnePiece();
    void aBlastCanKillTheHero();
    void nobodyElseBursts();
    void struckItSplitsItsHealth();
    void halvesOfAHunterAreHunters();
    void halvesAreAsFastAsTheirStage();
    void splittingHasACapAndNeedsRoom();
    void nobodySplitsIntoAClosedDoor();
    void theHalfOfWhoFloatsComesWhereAFileTakesIt();
    void ofAllHalvesOnlyTheFirstTeaches();
    void whoDiesDoesNotSplit();
    void whoPerishesIsMetBesideItOnly();
    void whatCannotDieDoesNotPerish();
};

void BurstTest::itBurstsBesideTheHero()
{
    World world = zoo("#######\n#@..B.#\n#######", kBursting);
    QVERIFY(eventsOf<WentOff>(waitFor(world, 2)).empty());
    QCOMPARE(creatureOfKind(world, "bloat").at, (Position{2, 1, 0}));
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<WentOff>(events).size(), std::size_t{1});
    QCOMPARE(eventsOf<Died>(events).size(), std::size_t{1});
    QCOMPARE(world.hero().health, 100'000 - 7);
    QCOMPARE(world.creatures().size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void BurstTest::theBlastStopsAtWallsAndItsRadius()
{
    World world = zoo("#########\n#@MD#D..#\n#...#...#\n#..D#...#\n#.D.#...#\n#########", kBursting);
    waitFor(world, 1);
    QCOMPARE(shown(asciiPicture(world)),
             shown(trimmed("#########\n#@..#D..#\n#...#...#\n#...#...#\n#.D.#...#\n#########")));
}

void BurstTest::oneSetsOffTheNext()
{
    World world = zoo("############\n#@M.M.M..MD#\n############", kBursting);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<WentOff>(events).size(), std::size_t{3});
    QCOMPARE(world.hero().health, 100'000 - 7); // the others were too far
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("############\n#@.......MD#\n############")));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void BurstTest::struckDownItBurstsToo()
{
    World world = zoo("#####\n#@B.#\n#####", kBursting);
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(eventsOf<Died>(turn.events).front().killer.isHero);
    QCOMPARE(eventsOf<WentOff>(turn.events).size(), std::size_t{1});
    QCOMPARE(world.hero().health, 100'000 - 7);
}

void BurstTest::whatPoisonKillsIsHeardAsItBursts()
{
    World world = zoo("##########\n#@#M...Z.#\n##########", kBursting);
    const EntityId mine = creatureOfKind(world, "mine").id;
    WorldWriter(world).setHealth(mine, 1);
    begin(world, mine, Condition::Poisoned, 9);
    const Turn turn = acted(world, Wait{});
    QCOMPARE(eventsOf<WentOff>(turn.events).size(), std::size_t{1});
    QVERIFY(!lasts(creatureOfKind(world, "dozer"), Condition::Asleep));
}

void BurstTest::aShieldKeepsNobodyInOnePiece()
{
    World world = zoo("#####\n#@B.#\n#####", kBursting);
    begin(world, creatureOfKind(world, "bloat").id, Condition::Shielded, 30 * kShieldActs);
    QCOMPARE(eventsOf<WentOff>(waitFor(world, 1)).size(), std::size_t{1});
    QCOMPARE(world.creatures().size(), std::size_t{1});
    QCOMPARE(world.hero().health, 100'000 - 7);
}

void BurstTest::aBlastCanKillTheHero()
{
    World world = zoo("######\n#@M.M#\n######", kBursting);
    WorldWriter(world).setHealth(world.state().hero, 7);
    waitFor(world, 1);
    QVERIFY(world.state().outcome == Outcome::Died && world.state().killer);
    QCOMPARE(world.catalogue().creature(*world.state().killer).id, std::string("mine"));
}

void BurstTest::nobodyElseBursts()
{
    World world = zoo("#####\n#@D.#\n#####", kBursting);
    QVERIFY(check(world, creatureOfKind(world, "dummy").id, Burst{}));
    const Instant before(world);
    QVERIFY(play(world, Burst{}).refusal);
    QVERIFY(Instant(world) == before);
}

void BurstTest::struckItSplitsItsHealth()
{
    World world = zoo("######\n#....#\n#@J..#\n#....#\n######", kBursting);
    const EntityId first = creatureOfKind(world, "jelly").id;
    const Turn turn = play(world, Walk{Direction::East}); // for 10 damage
    const auto splits = eventsOf<SplitUp>(turn.events);
    QCOMPARE(splits.size(), std::size_t{1});
    const Creature* child = world.creature(splits.front().child.id);
    QVERIFY(child && distance(child->at, world.creature(first)->at) == 1 && child->colony == first);
    QCOMPARE(child->health, 15);
    QCOMPARE(world.creature(first)->health, 15);
    QCOMPARE(child->maxHealth, 40);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void BurstTest::halvesOfAHunterAreHunters()
{
    World world = zoo("######\n#....#\n#@J..#\n#....#\n######", kBursting);
    Creature hunter = creatureOfKind(world, "jelly");
    hunter.isHunter = true;
    WorldWriter(world).changeCreature(hunter);
    const auto splits = eventsOf<SplitUp>(play(world, Walk{Direction::East}).events);
    QVERIFY(splits.size() == 1 && world.creature(splits.front().child.id)->isHunter);
}

void BurstTest::halvesAreAsFastAsTheirStage()
{
    World world = zoo("######\n#....#\n#@Y..#\n#....#\n######", kBursting);
    World older = byRules(kHalvesKeepPace - 1, world);
    const auto splits = eventsOf<SplitUp>(play(world, Walk{Direction::East}).events);
    QCOMPARE(splits.size(), std::size_t{1});
    const EntityId half = splits.front().child.id;
    QCOMPARE(world.creature(half)->stage, 1);
    QCOMPARE(world.creature(half)->speed, 50);
    play(older, Walk{Direction::East});
    QCOMPARE(older.creature(half)->speed, 100);
}

void BurstTest::splittingHasACapAndNeedsRoom()
{
    World open = zoo("######\n#....#\n#@J..#\n#....#\n######", kBursting);
    WorldWriter(open).setHealth(creatureOfKind(open, "jelly").id, 40);
    std::size_t most = 0;
    for (int i = 0; i < 30; ++i) {
        for (const Creature& creature : open.savedState().creatures)
            if (creature.id != open.state().hero && distance(creature.at, open.hero().at) == 1 &&
                creature.health > 12) {
                for (const Direction direction : kDirections)
                    if (moved(open.hero().at, direction) == creature.at)
                        play(open, Walk{direction});
                break;
            }
        most = std::max(most, open.creatures().size());
    }
    QVERIFY(most > 2 && most <= 6); // the hero and five
    World narrow = zoo("####\n#@J#\n####", kBursting);
    play(narrow, Walk{Direction::East});
    QCOMPARE(narrow.creatures().size(), std::size_t{2});
    QCOMPARE(creatureOfKind(narrow, "jelly").health, 30);
}

void BurstTest::nobodySplitsIntoAClosedDoor()
{
    World world = zoo("#####\n#@J+#\n#####", kBursting);
    World older = byRules(kDoorsStayClear - 1, world);
    play(world, Walk{Direction::East});
    QCOMPARE(world.creatures().size(), std::size_t{2});
    play(older, Walk{Direction::East});
    QCOMPARE(older.creatures().size(), std::size_t{3});
}

// Deep water that drowns nobody, and a chasm that is the bottom.
void BurstTest::theHalfOfWhoFloatsComesWhereAFileTakesIt()
{
    const auto refused = [](Game game) {
        const auto read = readGame(writeGame({Session(std::move(game), {}, {})}));
        return read ? QString() : QString::fromStdString(read.error().where);
    };
    const std::string jelly =
        creatureRow("jelly", 'Q', R"("health": 40, "behaviours": [{"does": "split", "colony": 5}])");
    for (const std::string_view picture : {"#####\n#@Q=#\n#####", "#####\n#@Q[#\n#####"}) {
        Dungeon dungeon = asciiDungeon(picture, catalogueWith(R"({"use": ["living"], "creatures": [)" + jelly + "]}"));
        dungeon.rules.damage = DamageFormula::Difference;
        Game game = *startGame(dungeon, 1);
        begin(game.world, creatureOfKind(game.world, "jelly").id, Condition::Floating, 20);
        Game older{game.dungeon, byRules(kHalvesStand - 1, game.world)};
        play(game.world, Walk{Direction::East});
        QCOMPARE(game.world.creatures().size(), std::size_t{2});
        QVERIFY(creatureOfKind(game.world, "jelly").health < 40);
        QCOMPARE(refused(std::move(game)), QString());
        play(older.world, Walk{Direction::East});
        QCOMPARE(older.world.creatures().size(), std::size_t{3});
        QCOMPARE(refused(std::move(older)), QString("creatures[2]"));
    }
    World shore = zoo("######\n#..=.#\n#@J==#\n#..=.#\n######", kBursting);
    begin(shore, creatureOfKind(shore, "jelly").id, Condition::Floating, 20);
    const auto splits = eventsOf<SplitUp>(play(shore, Walk{Direction::East}).events);
    QCOMPARE(splits.size(), std::size_t{1});
    QVERIFY(shore.tileKind(splits.front().at).walkable);
}

void BurstTest::ofAllHalvesOnlyTheFirstTeaches()
{
    Dungeon dungeon = zooDungeon("######\n#....#\n#@C..#\n#....#\n######", kBursting);
    dungeon.rules.growth = GrowthFormula::Rooms;
    World world = worldOf(dungeon);
    World older = byRules(kHalvesTeachOnce - 1, world);
    World later(world.savedState());
    const auto learned = [](World& in, int stage) {
        const EntityId first = creatureOfKind(in, "curd").id;
        play(in, Walk{Direction::East});
        std::vector<int> gains;
        for (const bool isFirst : {false, true}) {
            Events events;
            for (const Creature& creature : in.savedState().creatures)
                if (creature.id != in.state().hero && (creature.id == first) == isFirst) {
                    Creature victim = creature;
                    victim.stage = stage;
                    WorldWriter(in).changeCreature(victim);
                    harmToDeath(WorldWriter(in), creature.id, actorOf(in, in.hero()), events);
                }
            for (const Learned& gained : eventsOf<Learned>(events))
                gains.push_back(gained.experience);
        }
        return gains;
    };
    QCOMPARE(learned(world, 0), (std::vector<int>{7}));
    QCOMPARE(learned(later, 1), (std::vector<int>{7})); // of a stage that splits no more
    QCOMPARE(learned(older, 0), (std::vector<int>{7, 7}));
}

void BurstTest::whoDiesDoesNotSplit()
{
    World world = zoo("######\n#....#\n#@J..#\n#....#\n######", kBursting);
    WorldWriter(world).setHealth(creatureOfKind(world, "jelly").id, 10);
    play(world, Walk{Direction::East});
    QCOMPARE(world.creatures().size(), std::size_t{1});
}

void BurstTest::whoPerishesIsMetBesideItOnly()
{
    World world = zoo("#########\n#@QZ.Z..#\n#########", kBursting);
    const EntityId beside = world.creatureAt({3, 1, 0})->id;
    const EntityId beyond = world.creatureAt({5, 1, 0})->id;
    QVERIFY(eventsOf<Died>(waitFor(world, 1)).empty());
    QVERIFY(!lasts(world.hero(), Condition::Poisoned));
    acted(world, Walk{Direction::East});
    QVERIFY(world.creatures().size() == 3); // the nettle is gone
    QVERIFY(lasts(world.hero(), Condition::Poisoned));
    QVERIFY(lasts(*world.creature(beside), Condition::Poisoned));
    QVERIFY(!lasts(*world.creature(beyond), Condition::Poisoned));
}

void BurstTest::whatCannotDieDoesNotPerish()
{
    constexpr std::string_view kRow = R"({"id": "idol", "name": "idol", "glyph": "i", "colour": "#ffffff", "health": 1,
        "immortal": true, "behaviours": [{"does": "perish", "effect": {"kind": "poison", "turns": 9}}]})";
    const Json row = *parseJson(kRow);
    std::optional<Error> problem;
    readCreature(JsonCursor(row, problem));
    QVERIFY(problem);
    QCOMPARE(problem->where, "immortal");
}

CAVE_TEST_SUITE(BurstTest);
#include "burst_test.moc"
