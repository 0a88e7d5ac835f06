// SPDX-License-Identifier: MIT
// Those that go with the hero: what they do, what they are told, and how the hero treats them.
#include "core/content/english.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/message.h"
#include "core/rules/minds/mood.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/company/faith.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/foes/rallying.h"
#include "core/rules/verbs/growth.h"
#include "core/rules/verbs/harm.h"
#include "core/world/world_writer.h"
#include "tests/rules/company/camp.h"
#include "tests/support/invariants.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

World hall(std::string_view picture, Duty duty = Duty::Follow)
{
    World world = camp(picture);
    befriendIt(world, "rat", duty);
    return world;
}

int awayFromHero(const World& world) { return distance(placeOfKind(world, "rat"), world.hero().at); }

std::vector<QString> toldOf(const World& world, const std::vector<Event>& events)
{
    std::vector<QString> told;
    for (const Event& event : events)
        if (const auto message = describe(world, event))
            told.push_back(QString::fromStdString(format(message->text, EnglishPhrasebook(world.state().catalogue))));
    return told;
}

} // namespace

class AlliesTest : public QObject {
    Q_OBJECT

private slots:
    void anAllyIsNoFoeOfTheHero();
    void anAllyKeepsNearTheHero();
    void anAllyStrikesFoesNearTheHero();
    void anAllyLeavesFoesAloneThatAreFarFromTheHero();
    void anAllyFleesWhenBadlyHurt();
    void anAllyThatIsToStayStays();
    void anAllyThatIsToStayStrikesWhoComesBesideIt();
    void aFreeAllyDoesAsItsKindDoes();
    void anAllyShootsFoes();
    void walkingIntoAnAllyChangesPlaces();
    void noPlacesAreChangedWhereTheAllyCannotGo();
    void onlyStrikingHitsAnAlly();
    void aStruckAllyIsAfraidAndStaysAnAlly();
    void whoWasPeacefulTurnsAgainstTheHeroWhenStruck();
    void whoWasPeacefulTurnsAgainstTheHeroHoweverItIsHarmed();
    void onlyTheHerosHarmBreaksThePeace();
    void anOrderIsHeardTenCellsAway();
    void anOrderNeedsSomebodyWhoHearsIt();
    void alliesNearTheStairsComeAlong();
    void alliesFurtherAwayComeAfter();
    void anAllyThatIsToStayDoesNotComeAlong();
    void anAllyThatCannotMoveDoesNotComeAlong();
    void whatAnAllySlaysCountsForTheGoal();
    void whatAnAllySlaysByBurstingCountsToo();
    void poisonOfAnAllyIsNotTheHeros();
    void whomACompanionBringsForthIsACompanion();
    void whoAidsTheHeroDoesSoOnlyAsACompanionWithinItsRange();
    void theLogCallsCompanionsSo();
    void commandsAreWrittenAsTheyAreRead();
    void everythingHoldsInABattle();
};

void AlliesTest::anAllyIsNoFoeOfTheHero()
{
    const World world = hall("########\n#@R..o.#\n########\n");
    const Creature& rat = *findKind(world, "rat");
    QVERIFY(isAlly(world, rat) && !isFoe(world, rat, world.hero()) && isFoe(world, rat, *findKind(world, "orc")));
    QVERIFY(moodOf(world, rat) == Mood::Ally);
}

void AlliesTest::anAllyKeepsNearTheHero()
{
    World world = hall("####################\n#@................R#\n#..................#\n####################\n");
    waitFor(world, 20);
    QVERIFY(awayFromHero(world) <= 3);
    for (int i = 0; i < 40; ++i) {
        waitFor(world, 1);
        QVERIFY(awayFromHero(world) >= 1 && awayFromHero(world) <= 3);
    }
    QCOMPARE(world.hash(), world.recomputedHash());
}

void AlliesTest::anAllyStrikesFoesNearTheHero()
{
    World world = hall("############\n#@R.....o..#\n############\n");
    bool struck = false;
    for (int i = 0; i < 8 && !struck; ++i)
        for (const Struck& blow : eventsOf<Struck>(waitFor(world, 1)))
            struck = struck || blow.attacker.id == findKind(world, "rat")->id;
    QVERIFY(struck);
}

void AlliesTest::anAllyLeavesFoesAloneThatAreFarFromTheHero()
{
    const std::string picture = "##################\n#@R.......Z......#\n##################\n";
    const std::string idle = "," + creatureRow("statue", 'Z', R"("health": 40, "attack": 1)");
    World world = worldOf(campDungeon(picture, idle));
    befriendIt(world, "rat");
    waitFor(world, 15);
    QCOMPARE(findKind(world, "statue")->health, 40);
    befriendIt(world, "rat", Duty::Free);
    waitFor(world, 15);
    QVERIFY(findKind(world, "statue")->health < 40);
}

void AlliesTest::anAllyFleesWhenBadlyHurt()
{
    World world = hall("############\n#@......Ro.#\n#..........#\n############\n");
    WorldWriter(world).setHealth(findKind(world, "rat")->id, 10);
    const auto events = waitFor(world, 1);
    QVERIFY(placeOfKind(world, "rat") != (Position{8, 1, 0}));
    for (const Struck& blow : eventsOf<Struck>(events))
        QVERIFY(blow.attacker.id != findKind(world, "rat")->id);
}

void AlliesTest::anAllyThatIsToStayStays()
{
    World world = hall("############\n#@........R#\n############\n", Duty::Stay);
    waitFor(world, 10);
    QCOMPARE(placeOfKind(world, "rat"), (Position{10, 1, 0}));
}

void AlliesTest::anAllyThatIsToStayStrikesWhoComesBesideIt()
{
    World world = hall("############\n#@#......oR#\n############\n", Duty::Stay);
    const int health = findKind(world, "orc")->health;
    waitFor(world, 3);
    QVERIFY(findKind(world, "orc")->health < health);
    QCOMPARE(placeOfKind(world, "rat"), (Position{10, 1, 0}));
}

void AlliesTest::aFreeAllyDoesAsItsKindDoes()
{
    World world = hall("##############\n#@..........R#\n##############\n", Duty::Free);
    waitFor(world, 10);
    QVERIFY(awayFromHero(world) > 3); // a hunter with nothing to hunt stays where it is
}

void AlliesTest::anAllyShootsFoes()
{
    World world = camp("############\n#@A.....o..#\n############\n");
    befriendIt(world, "archer");
    const auto shots = eventsOf<Shot>(waitFor(world, 1));
    QCOMPARE(shots.size(), std::size_t{1});
    QCOMPARE(shots.front().victim.id, findKind(world, "orc")->id);
}

void AlliesTest::walkingIntoAnAllyChangesPlaces()
{
    World world = hall("######\n#@R..#\n######\n", Duty::Stay);
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(!turn.refusal);
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
    QCOMPARE(placeOfKind(world, "rat"), (Position{1, 1, 0}));
    QCOMPARE(eventsOf<Swapped>(turn.events).size(), std::size_t{1});
    QVERIFY(eventsOf<Struck>(turn.events).empty());
    QCOMPARE(toldOf(world, turn.events).front(), QStringLiteral("You change places with the rat."));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void AlliesTest::noPlacesAreChangedWhereTheAllyCannotGo()
{
    Dungeon dungeon = campDungeon("######\n#@R..#\n######\n");
    dungeon.levels.front().tiles.edit()[1, 1] = *dungeon.catalogue->findTile("door_open");
    World world = worldOf(dungeon);
    befriendIt(world, "rat", Duty::Stay);
    QVERIFY(!play(world, Walk{Direction::East}).refusal); // an open door is ground like any other
    dungeon = campDungeon("######\n#m@R.#\n######\n", R"(], "tiles": [{"id": "mire", "name": "mire", "glyph": "~",
        "colour": "#000000", "sign": "m", "flyable": true, "drowns": 9})");
    World lake = worldOf(dungeon);
    befriendIt(lake, "rat", Duty::Stay);
    WorldWriter(lake).moveCreature(lake.state().hero, {1, 1, 0});
    WorldWriter(lake).moveCreature(findKind(lake, "rat")->id, {2, 1, 0});
    QCOMPARE(refusalIn(lake, play(lake, Walk{Direction::East})), QStringLiteral("The rat is in the way."));
}

void AlliesTest::onlyStrikingHitsAnAlly()
{
    World world = hall("######\n#@R..#\n######\n", Duty::Stay);
    QCOMPARE(harmsAlly(world, Strike{Direction::East}), std::vector{findKind(world, "rat")->id});
    QVERIFY(harmsAlly(world, Walk{Direction::East}).empty());
    const Turn turn = play(world, Strike{Direction::East});
    QCOMPARE(eventsOf<Struck>(turn.events).size(), std::size_t{1});
    QVERIFY(findKind(world, "rat")->health < 40);
    QCOMPARE(refusalIn(world, play(world, Strike{Direction::West})), QStringLiteral("Nobody is there to be struck."));
}

void AlliesTest::aStruckAllyIsAfraidAndStaysAnAlly()
{
    World world = hall("##########\n#@R......#\n#........#\n##########\n");
    play(world, Strike{Direction::East});
    const Creature& rat = *findKind(world, "rat");
    QVERIFY(isAlly(world, rat));
    QCOMPARE(turnsLeft(rat, Condition::Afraid), 4); // it has acted once
    waitFor(world, 2);
    QVERIFY(awayFromHero(world) > 1);
    waitFor(world, 6);
    QVERIFY(!lasts(*findKind(world, "rat"), Condition::Afraid));
}

void AlliesTest::whoWasPeacefulTurnsAgainstTheHeroWhenStruck()
{
    World world = camp("######\n#@M..#\n######\n");
    QVERIFY(moodOf(world, *findKind(world, "monk")) == Mood::Peaceful);
    play(world, Strike{Direction::East});
    QVERIFY(isFoe(world, *findKind(world, "monk"), world.hero()));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void AlliesTest::whoWasPeacefulTurnsAgainstTheHeroHoweverItIsHarmed()
{
    World thrown = camp("########\n#@..M..#\n########\n");
    QVERIFY(!play(thrown, Throw{packItem(thrown, "dagger"), 4, 1}).refusal);
    QVERIFY(isFoe(thrown, *findKind(thrown, "monk"), thrown.hero()));
    World asleep = camp("########\n#@..M..#\n########\n");
    Events events;
    meetWith(WorldWriter(asleep), findKind(asleep, "monk")->id, {.kind = EffectKind::Sleep, .turns = 3},
             actorOf(asleep, asleep.hero()), events);
    QVERIFY(isFoe(asleep, *findKind(asleep, "monk"), asleep.hero()));
    QCOMPARE(asleep.hash(), asleep.recomputedHash());
}

void AlliesTest::onlyTheHerosHarmBreaksThePeace()
{
    World world = camp("########\n#@.RM..#\n########\n");
    const EntityId monk = findKind(world, "monk")->id;
    const auto meet = [&](const Effect& effect, const Creature& by) {
        Events events;
        meetWith(WorldWriter(world), monk, effect, actorOf(world, by), events);
        return isFoe(world, *world.creature(monk), world.hero());
    };
    QVERIFY(!meet({.kind = EffectKind::Haste, .turns = 3}, world.hero()));
    QVERIFY(!meet({.kind = EffectKind::Slow, .turns = 3}, *findKind(world, "rat")));
    bindIt(world, "monk");
    QVERIFY(!meet({.kind = EffectKind::Slow, .turns = 9}, world.hero())); // captives are nobody's foes
    QVERIFY(world.creature(monk)->isCaptive && !world.creature(monk)->side);
}

void AlliesTest::anOrderIsHeardTenCellsAway()
{
    World world = camp("#################\n#@R.......A.M...#\n#################\n");
    for (const char* const kind : {"rat", "archer", "monk"})
        befriendIt(world, kind);
    const Turn turn = play(world, Order{Duty::Stay});
    const auto ordered = eventsOf<Ordered>(turn.events);
    QCOMPARE(ordered.size(), std::size_t{1});
    QCOMPARE(ordered.front().heard, 2);
    QVERIFY(findKind(world, "rat")->duty == Duty::Stay && findKind(world, "archer")->duty == Duty::Stay);
    QVERIFY(findKind(world, "monk")->duty == Duty::Follow); // eleven cells away
    QCOMPARE(toldOf(world, turn.events).front(), QStringLiteral("2 companions stay here."));
    QCOMPARE(world.state().turn, std::int64_t{1});
}

void AlliesTest::anOrderNeedsSomebodyWhoHearsIt()
{
    World world = camp("######\n#@R..#\n######\n");
    QCOMPARE(refusalIn(world, play(world, Order{Duty::Stay})),
             QStringLiteral("No companion of yours is near enough to hear you."));
}

constexpr std::string_view kStairway =
    "#########\n#..>.R..#\n#@......#\n#########\n\n#########\n#..<....#\n#.......#\n#########";

World atTheStairway(Position rat, Duty duty = Duty::Follow)
{
    World world = hall(kStairway, duty);
    WorldWriter(world).moveCreature(world.state().hero, {3, 1, 0});
    if (placeOfKind(world, "rat") != rat)
        WorldWriter(world).moveCreature(findKind(world, "rat")->id, rat);
    return world;
}

void AlliesTest::alliesNearTheStairsComeAlong()
{
    World world = atTheStairway({5, 1, 0});
    const Turn turn = play(world, ClimbDown{});
    QVERIFY(!turn.refusal);
    QCOMPARE(placeOfKind(world, "rat").z, 1);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void AlliesTest::alliesFurtherAwayComeAfter()
{
    World world = atTheStairway({7, 2, 0});
    WorldWriter(world).setQuarry(findKind(world, "rat")->id, Position{3, 1, 0});
    play(world, ClimbDown{});
    QCOMPARE(placeOfKind(world, "rat").z, 0);
    waitFor(world, 10);
    QCOMPARE(placeOfKind(world, "rat").z, 1);
}

void AlliesTest::anAllyThatIsToStayDoesNotComeAlong()
{
    World world = atTheStairway({4, 1, 0}, Duty::Stay);
    play(world, ClimbDown{});
    waitFor(world, 10);
    QCOMPARE(placeOfKind(world, "rat").z, 0);
}

void AlliesTest::anAllyThatCannotMoveDoesNotComeAlong()
{
    for (const Condition condition : {Condition::Held, Condition::Paralysed}) {
        World world = atTheStairway({5, 1, 0});
        Events events;
        beginCondition(WorldWriter(world), findKind(world, "rat")->id, condition, 50, events);
        play(world, ClimbDown{});
        QCOMPARE(placeOfKind(world, "rat").z, 0);
    }
}

void AlliesTest::whatAnAllySlaysCountsForTheGoal()
{
    Dungeon dungeon = campDungeon("########\n#@#.Ro.#\n########\n");
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "orc";
    World world = worldOf(dungeon);
    befriendIt(world, "rat", Duty::Stay);
    WorldWriter(world).setHealth(findKind(world, "orc")->id, 1);
    waitFor(world, 3);
    QVERIFY(world.state().outcome == Outcome::Won);
    QVERIFY(world.state().slain.empty()); // the hero has slain nobody
}

void AlliesTest::whatAnAllySlaysByBurstingCountsToo()
{
    const std::string bloat =
        creatureRow("bloat", 'B', R"("behaviours": [{"does": "explode", "radius": 1, "amount": 7}])");
    Dungeon dungeon = campDungeon("########\n#@#.Bo.#\n########\n", "," + bloat);
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "orc";
    World world = worldOf(dungeon);
    befriendIt(world, "bloat");
    WorldWriter(world).setHealth(findKind(world, "orc")->id, 1);
    World older = byRules(kBurstsCount - 1, world);
    const Actor itself = actorOf(world, *findKind(world, "bloat"));
    Events told;
    for (World* each : {&world, &older})
        harmToDeath(WorldWriter(*each), itself.id, itself, told);
    QVERIFY(world.state().outcome == Outcome::Won);
    QVERIFY(!findKind(older, "orc") && !older.isOver());
}

void AlliesTest::poisonOfAnAllyIsNotTheHeros()
{
    World world = hall("########\n#@R....#\n########\n");
    Events events;
    beginCondition(WorldWriter(world), findKind(world, "rat")->id, Condition::Poisoned, 5, events);
    waitFor(world, 3);
    QVERIFY(findKind(world, "rat")->health < 40);
    QVERIFY(!lasts(*findKind(world, "rat"), Condition::Afraid));
}

void AlliesTest::whomACompanionBringsForthIsACompanion()
{
    const std::string brood = "," + creatureRow("brood", 'V', R"("health": 40, "sight": 9, "behaviours": [
        {"does": "spread", "per_mille": 1000}, {"does": "summon", "kind": "rat", "per_mille": 1000},
        {"does": "split", "colony": 9}, {"does": "raise", "range": 5, "kind": "rat"}])") +
                              R"(], "items": [{"id": "bones", "name": "bones", "article": "", "glyph": "%",
        "colour": "#dddddd", "named_after": {"name": "bones of %1", "form": "a"}})";
    for (const bool isFriend : {false, true}) {
        World world = worldOf(campDungeon("########\n#@.....#\n#...V..#\n#......#\n########\n", brood));
        if (isFriend)
            befriendIt(world, "brood");
        WorldWriter writer(world);
        Events events;
        const EntityId parent = findKind(world, "brood")->id;
        spread(writer, *world.creature(parent), Direction::East, events);
        summon(writer, *world.creature(parent), Direction::West, events);
        harm(writer, parent, 1, actorOf(world, *world.creature(parent)), events);
        Item bones = *world.item(writer.addItem(*world.catalogue().findItem("bones"), {1, 3, 0}));
        bones.of = *world.catalogue().findCreature("orc");
        writer.changeItem(bones);
        raiseRemains(writer, *world.creature(parent), {1, 3, 0}, events);
        QCOMPARE(world.creatures().size(), std::size_t{6});
        for (const Creature& creature : world.creatures())
            if (creature.id != world.state().hero) {
                QCOMPARE(isAlly(world, creature), isFriend);
                QCOMPARE(creature.side.has_value(), isFriend); // or it would be in the hash
            }
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

void AlliesTest::whoAidsTheHeroDoesSoOnlyAsACompanionWithinItsRange()
{
    const std::string sprite =
        "," +
        creatureRow(
            "sprite", 'Y',
            R"("sight": 9, "behaviours": [{"does": "aid", "range": 3, "effect": {"kind": "sense", "turns": 4}}])");
    const Dungeon dungeon = campDungeon("############\n#@.Y.......#\n############\n", sprite);
    World stranger = worldOf(dungeon);
    waitFor(stranger, 3);
    QVERIFY(!lasts(stranger.hero(), Condition::Sensing));
    World captive = worldOf(dungeon);
    befriendIt(captive, "sprite");
    bindIt(captive, "sprite");
    waitFor(captive, 3);
    QVERIFY(!lasts(captive.hero(), Condition::Sensing));
    World companion = worldOf(dungeon);
    befriendIt(companion, "sprite", Duty::Stay);
    waitFor(companion, 8); // it does so again and again
    QVERIFY(lasts(companion.hero(), Condition::Sensing));
    QCOMPARE(companion.hash(), companion.recomputedHash());
    WorldWriter(companion).moveCreature(companion.state().hero, {9, 1, 0});
    waitFor(companion, 8);
    QVERIFY(!lasts(companion.hero(), Condition::Sensing));
}

void AlliesTest::theLogCallsCompanionsSo()
{
    World world = hall("#######\n#@Ro..#\n#######\n", Duty::Stay);
    const auto told = toldOf(world, play(world, Wait{}).events);
    const auto isTold = [&](const QString& text) { return std::ranges::find(told, text) != told.end(); };
    QVERIFY(isTold(QStringLiteral("Your companion, the rat, hits the orc for 1 damage.")));
    QVERIFY(isTold(QStringLiteral("The orc hits your companion, the rat, for 3 damage.")));
    WorldWriter(world).setHealth(findKind(world, "rat")->id, 1);
    QVERIFY(
        toldOf(world, play(world, Wait{}).events).back().startsWith(QStringLiteral("Your companion, the rat, dies.")));
}

void AlliesTest::commandsAreWrittenAsTheyAreRead()
{
    const std::pair<Command, const char*> kCommands[]{{Strike{Direction::North}, "strike n"},
                                                      {Free{Direction::SouthWest}, "free sw"},
                                                      {Order{Duty::Follow}, "order follow"},
                                                      {Order{Duty::Stay}, "order stay"},
                                                      {Order{Duty::Free}, "order free"}};
    for (const auto& [command, text] : kCommands) {
        QCOMPARE(formatCommand(command), std::string(text));
        QVERIFY(parseCommand(text) == command);
    }
    for (const char* const text : {"order", "order run", "strike", "free x", "order  stay"})
        QVERIFY2(!parseCommand(text), text);
}

void AlliesTest::everythingHoldsInABattle()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        World world = camp("##############\n#o.o.AR....zz#\n#.o...@.M.z..#\n#..o......z..#\n##############\n", seed);
        befriendIt(world, "rat");
        befriendIt(world, "archer");
        befriendIt(world, "monk");
        Invariants invariants(world);
        Random dice(seed);
        for (int i = 0; i < 80 && !world.isOver(); ++i) {
            const Direction direction = kDirections[dice.below(8)];
            const Command any[]{Wait{},          Walk{direction},   Walk{direction},     Strike{direction},
                                Free{direction}, Order{Duty::Stay}, Order{Duty::Follow}, Order{Duty::Free}};
            const Command command = any[dice.below(8)];
            if (check(world, world.state().hero, command))
                continue;
            const Turn turn = play(world, command);
            QVERIFY(!invariants.brokenBy(world, turn.events));
            QCOMPARE(world.hash(), world.recomputedHash());
        }
    }
}

CAVE_TEST_SUITE(AlliesTest);
#include "allies_test.moc"
