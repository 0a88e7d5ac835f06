// SPDX-License-Identifier: MIT
// Each kind of effect by the ways it can be had, with exact numbers.
#include "core/content/effect_rows.h"
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/effects.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

// One thing, with this effect: "tool", a wand where it is zapped.
std::shared_ptr<const Catalogue> toolOf(const std::string& effect)
{
    const std::string charges = effect.find("zapping") != std::string::npos ? R"(, "charges": 3)" : "";
    return catalogueWith(R"({"creatures": [
        {"id": "dummy", "name": "dummy", "article": "a", "glyph": "D", "colour": "#ffffff", "health": 50},
        {"id": "target", "name": "target", "article": "a", "glyph": "T", "colour": "#ffffff", "health": 1000}],
        "items": [{"id": "tool", "name": "tool", "article": "a", "glyph": "/", "colour": "#ffffff"
        )" + charges + R"(, "effect": )" +
                         effect + "}]}");
}

World worldWith(std::string_view picture, const std::string& effect, int tools = 1)
{
    Dungeon dungeon = asciiDungeon(picture, toolOf(effect));
    dungeon.rules.kit.assign(static_cast<std::size_t>(tools), "tool");
    dungeon.rules.sight = 8;
    dungeon.rules.dig = false;
    return worldOf(dungeon);
}

EntityId tool(const World& world) { return world.items().front().id; }

constexpr std::string_view kEffectHall = "############\n#@..D..T...#\n#..........#\n############";

} // namespace

class EffectKindsTest : public QObject {
    Q_OBJECT

private slots:
    void drinksBringConditionsToTheDrinker_data();
    void drinksBringConditionsToTheDrinker();
    void aShareOfFullHealthComesWithWhatHeals();
    void aHostileDrinkMeetsTheDrinker();
    void drunkFireBurnsAroundTheDrinker();
    void wandsLoseAChargeAndThenAreEmpty();
    void chargesOfAStackAreEachItsOwn();
    void teleportGoesToPlainFreeFloor();
    void teleportNeverLeadsBehindALockedDoor();
    void aWandSendsOthersAway();
    void blinkStaysInViewAndRange();
    void mappingShowsTheLevelAndItsSecrets();
    void diggingGoesAsFarAsItReaches();
    void aLineMeetsEverybodyOnIt();
    void theWayOfWhatIsAimedIsTold();
    void theWayBetraysNobodyWhoHides();
    void fearMeetsThoseAroundAndNotItsUser();
    void sleepOfARadiusMeetsItsUserToo();
    void cureEndsWhatIsBadOnly();
    void onlyWhatChangesNothingIsUsedInVain();
    void strengthAndVitalityStay();
    void everyKindOfEffectCanBeReadWrittenAndUsed();
};

void EffectKindsTest::drinksBringConditionsToTheDrinker_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("condition");
    QTest::newRow("haste") << "haste" << static_cast<int>(Condition::Hasted);
    QTest::newRow("might") << "might" << static_cast<int>(Condition::Mighty);
    QTest::newRow("light") << "light" << static_cast<int>(Condition::Lit);
    QTest::newRow("slow") << "slow" << static_cast<int>(Condition::Slowed);
    QTest::newRow("poison") << "poison" << static_cast<int>(Condition::Poisoned);
    QTest::newRow("confusion") << "confusion" << static_cast<int>(Condition::Confused);
}

void EffectKindsTest::drinksBringConditionsToTheDrinker()
{
    QFETCH(QString, kind);
    QFETCH(int, condition);
    World hall = worldWith(kEffectHall, R"({"kind": ")" + kind.toStdString() + R"(", "by": "drinking", "turns": 11})");
    QVERIFY(!play(hall, Drink{tool(hall)}).refusal);
    QCOMPARE(turnsLeft(hall.hero(), static_cast<Condition>(condition)), 11);
    QVERIFY(hall.items().empty());
    play(hall, Wait{});
    QCOMPARE(turnsLeft(hall.hero(), static_cast<Condition>(condition)), 10);
    QCOMPARE(hall.hash(), hall.recomputedHash());
}

void EffectKindsTest::aShareOfFullHealthComesWithWhatHeals()
{
    const auto healthAfter = [](const std::string& more, int full) {
        World hall = worldWith(kEffectHall, R"({"kind": "heal", "by": "drinking", "amount": 7)" + more + "}");
        Creature hero = hall.hero();
        hero.maxHealth = full;
        hero.health = 1;
        WorldWriter(hall).changeCreature(hero);
        play(hall, Drink{tool(hall)});
        return hall.hero().health;
    };
    QCOMPARE(healthAfter("", 90), 8);
    QCOMPARE(healthAfter(R"(, "full_percent": 30)", 90), 8 + 27);
    QCOMPARE(healthAfter(R"(, "full_percent": 30)", 9), 9); // no more than there is room for
    QCOMPARE(healthAfter(R"(, "full_percent": 100)", 90), 90);
}

void EffectKindsTest::aHostileDrinkMeetsTheDrinker()
{
    World hall = worldWith(kEffectHall, R"({"kind": "sleep", "by": "drinking", "turns": 9})");
    play(hall, Drink{tool(hall)});
    QCOMPARE(hall.state().turn, std::int64_t{10}); // the drink, and nine lost
    QVERIFY(!lasts(hall.hero(), Condition::Asleep));
}

void EffectKindsTest::drunkFireBurnsAroundTheDrinker()
{
    World hall =
        worldWith("######\n#@D..#\n######", R"({"kind": "fireball", "by": "drinking", "amount": 7, "radius": 1})");
    play(hall, Drink{tool(hall)});
    QCOMPARE(hall.hero().health, 33);
    QCOMPARE(creatureOfKind(hall, "dummy").health, 43);
}

void EffectKindsTest::wandsLoseAChargeAndThenAreEmpty()
{
    World hall = worldWith(kEffectHall, R"({"kind": "lightning", "by": "zapping", "amount": 5, "range": 6})");
    for (int i = 1; i <= 3; ++i) {
        const Turn turn = play(hall, Zap{tool(hall)});
        QCOMPARE(eventsOf<UsedUp>(turn.events).at(0).chargesLeft, 3 - i);
        QCOMPARE(creatureOfKind(hall, "dummy").health, 50 - 5 * i);
        QCOMPARE(hall.hash(), hall.recomputedHash());
    }
    const Instant before(hall);
    const Turn turn = play(hall, Zap{tool(hall)});
    QVERIFY(turn.refusal && turn.refusal->why.source == "%1 has no charge left.");
    QVERIFY(Instant(hall) == before);
    QCOMPARE(hall.items().size(), std::size_t{1});
}

void EffectKindsTest::chargesOfAStackAreEachItsOwn()
{
    World hall = worldWith(kEffectHall, R"({"kind": "lightning", "by": "zapping", "amount": 5, "range": 6})", 2);
    const std::uint64_t before = hall.hash();
    play(hall, Zap{hall.items()[1].id});
    QCOMPARE(hall.items()[0].spent, 0);
    QCOMPARE(hall.items()[1].spent, 1);
    QVERIFY(hall.hash() != before);
}

void EffectKindsTest::teleportGoesToPlainFreeFloor()
{
    std::set<Position> places;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Dungeon dungeon = asciiDungeon("#########\n#@<~.=D.#\n#####O#n#\n#########",
                                       toolOf(R"({"kind": "teleport", "by": "reading"})"));
        dungeon.rules.kit = {"tool"};
        dungeon.seed = seed;
        World hall = worldOf(dungeon);
        const Turn turn = play(hall, Read{tool(hall)});
        QCOMPARE(eventsOf<Teleported>(turn.events).size(), std::size_t{1});
        places.insert(hall.hero().at);
        QCOMPARE(hall.hash(), hall.recomputedHash());
    }
    QVERIFY(places == (std::set<Position>{{4, 1, 0}, {7, 1, 0}}));
}

void EffectKindsTest::teleportNeverLeadsBehindALockedDoor()
{
    for (int i = 0; i < 50; ++i) {
        World hall = worldWith("##########\n#@.+.S.L.#\n##########", R"({"kind": "teleport", "by": "reading"})");
        for (int draws = 0; draws < i; ++draws)
            WorldWriter(hall).dice().next();
        play(hall, Read{tool(hall)});
        QVERIFY(hall.hero().at.x <= 6);
    }
}

void EffectKindsTest::aWandSendsOthersAway()
{
    World hall = worldWith(kEffectHall, R"({"kind": "teleport", "by": "zapping", "aim": "creature"})");
    const EntityId dummy = creatureOfKind(hall, "dummy").id;
    const Turn turn = play(hall, ZapAt{tool(hall), 4, 1});
    QVERIFY(eventsOf<Teleported>(turn.events).at(0).who.id == dummy);
    QVERIFY((hall.hero().at == Position{1, 1, 0}));
}

void EffectKindsTest::blinkStaysInViewAndRange()
{
    for (int i = 0; i < 20; ++i) {
        World hall =
            worldWith("############\n#@......#..#\n############", R"({"kind": "blink", "by": "reading", "range": 4})");
        for (int draws = 0; draws < i; ++draws)
            WorldWriter(hall).dice().below(7);
        play(hall, Read{tool(hall)});
        QVERIFY(hall.hero().at.x >= 2 && hall.hero().at.x <= 5);
    }
}

void EffectKindsTest::mappingShowsTheLevelAndItsSecrets()
{
    World hall = worldWith("##########\n#@.#.....#\n####.###S#\n####.#...#\n##########",
                           R"({"kind": "mapping", "by": "reading"})");
    const Grid<TileId>& known = hall.level(0).memory.tiles;
    QCOMPARE((known[8, 1]), kUnknownTile);
    play(hall, Read{tool(hall)});
    for (int y = 0; y < hall.height(); ++y)
        for (int x = 0; x < hall.width(); ++x)
            if (hall.isWalkable({x, y, 0}))
                QCOMPARE((known[x, y]), (hall.level(0).tiles[x, y]));
    QCOMPARE(shown(hall.catalogue().tile(known[8, 2]).id), QString("door"));
    QVERIFY(hall.level(0).memory.things.empty()); // the ground, not who is on it
    QCOMPARE(hall.hash(), hall.recomputedHash());
}

void EffectKindsTest::diggingGoesAsFarAsItReaches()
{
    World hall =
        worldWith("############\n#@.##.##X..#\n############", R"({"kind": "digging", "by": "zapping", "range": 5})");
    const Turn turn = play(hall, ZapAt{tool(hall), 2, 1});
    QVERIFY(!turn.refusal);
    QCOMPARE(eventsOf<Dug>(turn.events).size(), std::size_t{3}); // cells 3, 4 and 6 of 2..6
    QVERIFY(hall.isWalkable({6, 1, 0}) && !hall.isWalkable({7, 1, 0}));
    play(hall, Walk{Direction::East});
    play(hall, ZapAt{tool(hall), 3, 1});
    play(hall, ZapAt{tool(hall), 3, 1});
    QVERIFY(hall.isWalkable({7, 1, 0}) && !hall.isWalkable({8, 1, 0})); // rock holds
    QCOMPARE(hall.hash(), hall.recomputedHash());
}

void EffectKindsTest::aLineMeetsEverybodyOnIt()
{
    World hall = worldWith("##########\n#@.D.T#T.#\n#..D.....#\n##########",
                           R"({"kind": "lightning", "by": "zapping", "aim": "line", "amount": 5, "range": 9})");
    const Turn turn = play(hall, ZapAt{tool(hall), 2, 1});
    QCOMPARE(eventsOf<Burned>(turn.events).size(), std::size_t{2});
    QVERIFY(play(hall, ZapAt{tool(hall), 1, 1}).refusal);
    QVERIFY(play(hall, Zap{tool(hall)}).refusal);
}

void EffectKindsTest::theWayOfWhatIsAimedIsTold()
{
    using Way = std::vector<Position>;
    const auto wayOf = [](const std::string& effect, auto&& use) {
        World hall = worldWith("##########\n#@.D.T#T.#\n#..D.....#\n##########", effect);
        const Turn turn = play(hall, use(tool(hall)));
        const std::vector<UsedUp> used = eventsOf<UsedUp>(turn.events);
        return used.size() == 1 && used[0].from == Position{1, 1, 0} ? used[0].way : Way{{-1, -1, -1}};
    };
    const auto zapAt = [](int x, int y) { return [x, y](EntityId item) { return Command(ZapAt{item, x, y}); }; };
    // Through whoever stands there, with the wall that ends it; no further than it reaches.
    QVERIFY(wayOf(R"({"kind": "lightning", "by": "zapping", "aim": "line", "amount": 5, "range": 9})", zapAt(2, 1)) ==
            (Way{{2, 1, 0}, {3, 1, 0}, {4, 1, 0}, {5, 1, 0}, {6, 1, 0}}));
    QVERIFY(wayOf(R"({"kind": "lightning", "by": "zapping", "aim": "line", "amount": 5, "range": 2})", zapAt(2, 1)) ==
            (Way{{2, 1, 0}, {3, 1, 0}}));
    QVERIFY(wayOf(R"({"kind": "lightning", "by": "zapping", "amount": 5, "range": 6})",
                  [](EntityId item) { return Command(Zap{item}); }) == (Way{{3, 1, 0}}));
    QVERIFY(wayOf(R"({"kind": "slow", "by": "zapping", "turns": 5})", zapAt(3, 2)) == (Way{{3, 2, 0}}));
    QVERIFY(wayOf(R"({"kind": "fireball", "by": "reading", "amount": 5, "radius": 1})",
                  [](EntityId item) { return Command(ReadAt{item, 4, 2}); }) == (Way{{4, 2, 0}}));
    QVERIFY(wayOf(R"({"kind": "fear", "by": "reading", "turns": 8, "radius": 3})",
                  [](EntityId item) { return Command(Read{item}); }) == Way{});
    QVERIFY(wayOf(R"({"kind": "haste", "by": "drinking", "turns": 8})",
                  [](EntityId item) { return Command(Drink{item}); }) == Way{});
}

void EffectKindsTest::theWayBetraysNobodyWhoHides()
{
    const auto wayWith = [](const std::string& seenWithin) {
        Dungeon dungeon = asciiDungeon("########\n#@..V..#\n########", catalogueWith(R"({"creatures": [
            {"id": "shade", "name": "shade", "article": "a", "glyph": "V", "colour": "#ffffff", "health": 50,
             "seen_within": )" + seenWithin + R"(}], "items": [
            {"id": "tool", "name": "tool", "article": "a", "glyph": "/", "colour": "#ffffff", "charges": 3,
             "effect": {"kind": "lightning", "by": "zapping", "amount": 5, "range": 6}}]})"));
        dungeon.rules.kit = {"tool"};
        dungeon.rules.sight = 8;
        World hall = worldOf(dungeon);
        const Turn turn = play(hall, Zap{tool(hall)});
        return turn.refusal ? std::vector<Position>{{-1, -1, -1}} : eventsOf<UsedUp>(turn.events).at(0).way;
    };
    QVERIFY(wayWith("5") == (std::vector<Position>{{4, 1, 0}}));
    QVERIFY(wayWith("2").empty());
}

void EffectKindsTest::fearMeetsThoseAroundAndNotItsUser()
{
    World hall = worldWith(kEffectHall, R"({"kind": "fear", "by": "reading", "turns": 8, "radius": 3})");
    play(hall, Read{tool(hall)});
    QVERIFY(lasts(creatureOfKind(hall, "dummy"), Condition::Afraid));
    QVERIFY(!lasts(creatureOfKind(hall, "target"), Condition::Afraid));
    QVERIFY(!lasts(hall.hero(), Condition::Afraid));
}

void EffectKindsTest::sleepOfARadiusMeetsItsUserToo()
{
    World hall =
        worldWith(kEffectHall, R"({"kind": "sleep", "by": "reading", "aim": "blast", "turns": 30, "radius": 2})");
    QVERIFY(!play(hall, ReadAt{tool(hall), 5, 1}).refusal);
    QVERIFY(lasts(creatureOfKind(hall, "dummy"), Condition::Asleep));
    QVERIFY(lasts(creatureOfKind(hall, "target"), Condition::Asleep));
    World close =
        worldWith(kEffectHall, R"({"kind": "sleep", "by": "reading", "aim": "blast", "turns": 30, "radius": 2})");
    play(close, ReadAt{tool(close), 3, 1});
    QCOMPARE(close.state().turn, std::int64_t{31});
}

void EffectKindsTest::cureEndsWhatIsBadOnly()
{
    World hall = worldWith(kEffectHall, R"({"kind": "cure", "by": "drinking"})");
    const Turn refused = play(hall, Drink{tool(hall)});
    QVERIFY(refused.refusal && refused.refusal->why.source == "Nothing ails you.");
    std::vector<Event> events;
    for (const Condition condition : {Condition::Poisoned, Condition::Confused, Condition::Lit, Condition::Mighty})
        beginCondition(WorldWriter(hall), hall.state().hero, condition, 20, events);
    play(hall, Drink{tool(hall)});
    for (const Condition condition : kConditions)
        QCOMPARE(lasts(hall.hero(), condition), condition == Condition::Lit || condition == Condition::Mighty);
    QCOMPARE(hall.hero().health, 40); // before the poison was felt
}

void EffectKindsTest::onlyWhatChangesNothingIsUsedInVain()
{
    const auto isInVain = [](const Turn& turn) { return std::get<UsedUp>(turn.events.front()).isInVain; };
    World hall = worldWith(kEffectHall, R"({"kind": "haste", "by": "drinking", "turns": 20})", 2);
    QVERIFY(!isInVain(play(hall, Drink{tool(hall)})));
    play(hall, Wait{});
    QVERIFY(!isInVain(play(hall, Drink{tool(hall)}))); // it lasts longer than before, which no event tells
    World aimed =
        worldWith(kEffectHall, R"({"kind": "sleep", "by": "zapping", "aim": "line", "range": 6, "turns": 5})");
    QVERIFY(isInVain(play(aimed, ZapAt{tool(aimed), 1, 2}))); // nobody stands there
    QVERIFY(!isInVain(play(aimed, ZapAt{tool(aimed), 2, 1})));
}

void EffectKindsTest::strengthAndVitalityStay()
{
    World hall = worldWith(kEffectHall, R"({"kind": "strength", "by": "drinking", "amount": 3})");
    const int attack = hall.hero().attack;
    play(hall, Drink{tool(hall)});
    QCOMPARE(hall.hero().attack, attack + 3);
    World other = worldWith(kEffectHall, R"({"kind": "vitality", "by": "drinking", "amount": 10})");
    WorldWriter(other).setHealth(other.state().hero, 5);
    play(other, Drink{tool(other)});
    QCOMPARE(other.hero().maxHealth, 50);
    QCOMPARE(other.hero().health, 15);
    QCOMPARE(other.hash(), other.recomputedHash());
}

// Whatever a row can say: it is written as it is read, and using it at random keeps the worldWith sound.
void EffectKindsTest::everyKindOfEffectCanBeReadWrittenAndUsed()
{
    int used = 0;
    for (const char* kind :
         {"heal",     "lightning", "confusion", "fireball",  "teleport", "blink",  "mapping",  "haste",
          "slow",     "poison",    "sleep",     "might",     "digging",  "light",  "cure",     "fear",
          "strength", "vitality",  "weaken",    "wither",    "curse",    "ignite", "befriend", "frost",
          "hold",     "paralyse",  "float",     "fireproof", "darken"})
        for (const char* by : {"drinking", "reading", "zapping", "throwing"})
            for (const char* aim : {"self", "nearest", "creature", "blast", "around", "line"})
                for (int numbers = 0; numbers < 8; ++numbers) {
                    const std::string text = R"({"kind": ")" + std::string(kind) + R"(", "by": ")" + by +
                                             R"(", "aim": ")" + aim + '"' + (numbers & 1 ? R"(, "amount": 3)" : "") +
                                             (numbers & 2 ? R"(, "turns": 4)" : "") +
                                             (numbers & 4 ? R"(, "range": 5)" : "") + '}';
                    for (const std::string& row : {text, text.substr(0, text.size() - 1) + R"(, "radius": 2})"}) {
                        const Json json = *parseJson(row);
                        std::optional<Error> problem;
                        const Effect effect = readEffect(JsonCursor(json, problem));
                        if (problem)
                            continue;
                        ++used;
                        QVERIFY(readEffect(JsonCursor(rowOf(effect), problem)) == effect && !problem);
                        World hall = worldWith(kEffectHall, row);
                        WorldWriter(hall).setHealth(hall.state().hero, 30);
                        const EntityId item = tool(hall);
                        for (const Command& command : {Command(Drink{item}), Command(Read{item}), Command(Zap{item}),
                                                       Command(ReadAt{item, 4, 1}), Command(ZapAt{item, 4, 1}),
                                                       Command(Throw{item, 4, 1}), Command(Wait{})}) {
                            if (!hall.isOver())
                                play(hall, command);
                            QCOMPARE(hall.hash(), hall.recomputedHash());
                        }
                    }
                }
    QVERIFY(used > 200);
}

CAVE_TEST_SUITE(EffectKindsTest);
#include "effect_kinds_test.moc"
