// SPDX-License-Identifier: MIT
#include "core/proof/play/play_map.h"
#include "core/proof/problems.h"
#include "core/proof/ways/journey.h"
#include "core/rules/turn/play.h"
#include "tests/proof/aims.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Dungeon toExit(std::string_view picture, std::shared_ptr<const Catalogue> catalogue = Catalogue::builtIn())
{
    return toReachExit(asciiDungeon(picture, std::move(catalogue)));
}

constexpr const char* kMustBeBought =
    "warning It is not proved that the goal can always be reached: something must be bought for it.";

QStringList listed(const Dungeon& dungeon)
{
    QStringList lines;
    for (const Problem& problem : findProblems(dungeon))
        lines << (problem.severity == Severity::Error ? "error " : "warning ") + shown(problem.what);
    return lines;
}

// Plays the route by command, picking up what lies on it: what is proved can be played.
bool isWonBy(const Dungeon& dungeon, const std::vector<Position>& route)
{
    World world = worldOf(dungeon);
    for (std::size_t i = 1; i < route.size(); ++i) {
        play(world, PickUp{});
        const Position from = world.hero().at;
        if (from.z != route[i].z) {
            play(world, route[i].z > from.z ? Command(ClimbDown{}) : Command(ClimbUp{}));
            continue;
        }
        for (const Direction direction : kDirections)
            while (moved(world.hero().at, direction) == route[i] && world.hero().at == from)
                if (play(world, Walk{direction}).refusal)
                    return false;
    }
    return world.state().outcome == Outcome::Won;
}

} // namespace

class KeysTest : public QObject {
    Q_OBJECT

private slots:
    void aLockedDoorIsNoWayWithoutItsKey();
    void aKeyOnTheNearSideOpensTheWay();
    void aKeyBehindItsOwnDoorDoesNot();
    void keysThatLieBehindOtherDoorsAreFetchedInOrder();
    void keysThatWaitForEachOtherOpenNothing();
    void keysAreCarriedOverLevels();
    void aFreeKeyOpensOneDoor();
    void aFreeKeyIsKeptFromDoorsWithTheirOwn();
    void onlyNeededKeysAreOnTheRoute();
    void whatIsBlockedStaysNoWayWhenItIsOpened();
    void noKeyIsSpentOnADoorThatIsBlocked();
    void aKeyBelowAHoleComesTooLate();
    void aKeyIsTakenAlongThroughAHole();
    void aKeyWhoseDoorIsNotThereIsFound();
    void whatOpensADoorMustBeAKey();
    void secretDoorsAreAWayForReachAndAWarningForTheGoal();
    void theRouteAvoidsSecretDoorsWhereItCan();
    void whatIsFoundToBeALeverIsNoWay();
    void aGoalBehindWhatDoesHarmIsToldWhereItBegins_data();
    void aGoalBehindWhatDoesHarmIsToldWhereItBegins();
    void aKeyAmongWhatDoesHarmIsAsBad();
    void whatIsToBeGatheredMayLieAmongHarmWhereEnoughDoesNot();
    void collectingNeedsEnoughWithinReach();
    void aKeyForSaleOpensTheWayWithoutProof();
    void whatMustBeBoughtIsNotSurelyCollected();
    void ofSeveralGoalsOneThatCostsNothingIsEnough();
    void whatCreaturesAreSureToLeaveCanBeCollected_data();
    void whatCreaturesAreSureToLeaveCanBeCollected();
    void whatCreaturesHaveCanBeCollectedIfTheyDieAndHaveNotUsedIt_data();
    void whatCreaturesHaveCanBeCollectedIfTheyDieAndHaveNotUsedIt();
    void whatACreatureCarriesCanBeHad_data();
    void whatACreatureCarriesCanBeHad();
    void aKeyThatACreatureIsSureToDropCanBeHad_data();
    void aKeyThatACreatureIsSureToDropCanBeHad();
    void whatGivesWayToWhoeverWalksIntoItIsAWay_data();
    void whatGivesWayToWhoeverWalksIntoItIsAWay();
};

void KeysTest::aLockedDoorIsNoWayWithoutItsKey()
{
    const Dungeon dungeon = toExit("#######\n#@.L.n#\n#######");
    QCOMPARE(listed(dungeon), (QStringList{"warning %1 has no key. | locked_door",
                                           "warning %n cell(s) of floor cannot be reached without digging.",
                                           "error The goal cannot be reached without digging."}));
    QVERIFY(findRoute(dungeon).empty());
}

void KeysTest::aKeyOnTheNearSideOpensTheWay()
{
    Dungeon dungeon = toExit("#######\n#@.L.n#\n#.#####\n#.#####\n#######");
    putItem(dungeon, "key", {1, 3, 0}, Position{3, 1, 0});
    QCOMPARE(listed(dungeon), QStringList());
    const auto route = findRoute(dungeon);
    QCOMPARE(route.size(), std::size_t{8});
    QVERIFY(isWonBy(dungeon, route));
}

void KeysTest::aKeyBehindItsOwnDoorDoesNot()
{
    Dungeon dungeon = toExit("########\n#@.L..n#\n########");
    putItem(dungeon, "key", {4, 1, 0}, Position{3, 1, 0});
    QVERIFY(listed(dungeon).contains("warning %1 stays locked: its key cannot be had first. | locked_door"));
    QVERIFY(listed(dungeon).contains("error The goal cannot be reached without digging."));
    QVERIFY(findRoute(dungeon).empty());
}

void KeysTest::keysThatLieBehindOtherDoorsAreFetchedInOrder()
{
    Dungeon dungeon = toExit("#########\n#...@.Ln#\n##L###L##\n#.#...#.#\n#...#...#\n#########");
    putItem(dungeon, "key", {1, 1, 0}, Position{2, 2, 0});
    putItem(dungeon, "key", {1, 3, 0}, Position{6, 2, 0});
    putItem(dungeon, "key", {7, 3, 0}, Position{6, 1, 0});
    QCOMPARE(listed(dungeon), QStringList());
    QVERIFY(isWonBy(dungeon, findRoute(dungeon)));
}

void KeysTest::keysThatWaitForEachOtherOpenNothing()
{
    Dungeon dungeon = toExit("#########\n#.L.@.L.#\n#########");
    putItem(dungeon, "key", {1, 1, 0}, Position{6, 1, 0});
    putItem(dungeon, "key", {7, 1, 0}, Position{2, 1, 0});
    const Journey journey(dungeon, {4, 1, 0});
    QVERIFY(journey.errands().empty());
    QVERIFY(!journey.contains({1, 1, 0}) && !journey.contains({7, 1, 0}) && journey.contains({3, 1, 0}));
}

void KeysTest::keysAreCarriedOverLevels()
{
    Dungeon dungeon = toExit("#######\n#@>.Ln#\n#######\n\n#######\n#.<...#\n#######");
    putItem(dungeon, "key", {5, 1, 1}, Position{4, 1, 0});
    QCOMPARE(listed(dungeon), QStringList());
    QVERIFY(isWonBy(dungeon, findRoute(dungeon)));
}

void KeysTest::aFreeKeyOpensOneDoor()
{
    Dungeon dungeon = toExit("#########\n#.L.@.Ln#\n#########");
    putItem(dungeon, "key", {3, 1, 0});
    QCOMPARE(Journey(dungeon, {4, 1, 0}).errands(), (std::vector<Errand>{{{3, 1, 0}, {2, 1, 0}}}));
    putItem(dungeon, "key", {5, 1, 0});
    QCOMPARE(listed(dungeon), QStringList());
    QVERIFY(isWonBy(dungeon, findRoute(dungeon)));
}

void KeysTest::aFreeKeyIsKeptFromDoorsWithTheirOwn()
{
    Dungeon dungeon = toExit("#########\n#.L.@.Ln#\n#########");
    putItem(dungeon, "key", {3, 1, 0});
    putItem(dungeon, "key", {5, 1, 0}, Position{2, 1, 0});
    QCOMPARE(listed(dungeon), QStringList());
}

void KeysTest::onlyNeededKeysAreOnTheRoute()
{
    Dungeon dungeon = toExit("###########\n#....@...n#\n#L###L#####\n#.###.....#\n###########");
    putItem(dungeon, "key", {2, 1, 0}, Position{1, 2, 0});
    putItem(dungeon, "key", {3, 1, 0}, Position{5, 2, 0});
    QCOMPARE(findRoute(dungeon).size(), std::size_t{5}); // straight to the exit
    dungeon.levels[0].tiles[8, 1] = *dungeon.catalogue->findTile("locked_door");
    putItem(dungeon, "key", {9, 3, 0}, Position{8, 1, 0});
    QCOMPARE(listed(dungeon), QStringList());
    const auto route = findRoute(dungeon);
    QVERIFY(std::ranges::find(route, Position{1, 2, 0}) == route.end());
    QVERIFY(std::ranges::find(route, Position{5, 2, 0}) != route.end());
    QVERIFY(isWonBy(dungeon, route));
}

// As where somebody stands for ever.
void KeysTest::whatIsBlockedStaysNoWayWhenItIsOpened()
{
    const Dungeon dungeon = toExit("#######\n#@.L.n#\n#.#####\n#L#####\n#.#####\n#######");
    const Position left{1, 3, 0};
    const Position right{3, 1, 0};
    for (const bool isBlocked : {false, true}) {
        Openness open;
        if (isBlocked)
            open.blocked = {left, right};
        Reach reach(dungeon, {1, 1, 0}, open);
        reach.unlock(left);
        reach.open(right);
        for (const Position at : {left, right, Position{1, 4, 0}, Position{4, 1, 0}})
            QCOMPARE(reach.contains(at), !isBlocked);
    }
}

void KeysTest::noKeyIsSpentOnADoorThatIsBlocked()
{
    Dungeon dungeon = toExit("#######\n#@.g..#\n#.#####\n#L#####\n#n#####\n#######",
                             catalogueWith(R"({"creatures": [{"id": "guard", "name": "guard", "glyph": "g",
                                 "colour": "#ffffff", "health": 1, "immortal": true}]})"));
    dungeon.levels[0].tiles[3, 1] = *dungeon.catalogue->findTile("locked_door");
    putItem(dungeon, "key", {2, 1, 0});
    for (const bool descendOnly : {false, true}) { // ways of no return are searched for in another order
        dungeon.rules.descendOnly = descendOnly;
        const Journey journey(dungeon, {1, 1, 0});
        QVERIFY(journey.contains({1, 4, 0}));
        QVERIFY(!journey.contains({4, 1, 0}));
    }
}

// Both can be reached, but not one after the other.
void KeysTest::aKeyBelowAHoleComesTooLate()
{
    Dungeon dungeon = toExit("#######\n#@O.Ln#\n#######\n\n#######\n#.....#\n#######");
    dungeon.links.push_back({{dungeon.levels[0].uid, 2, 1}, {dungeon.levels[1].uid, 2, 1}, true});
    putItem(dungeon, "key", {5, 1, 1}, Position{4, 1, 0});
    QVERIFY(listed(dungeon).contains("error The goal cannot be reached without digging."));
    QVERIFY(findRoute(dungeon).empty());
}

void KeysTest::aKeyIsTakenAlongThroughAHole()
{
    Dungeon dungeon = toExit("#######\n#@O...#\n#######\n\n#######\n#.Ln..#\n#######");
    dungeon.links.push_back({{dungeon.levels[0].uid, 2, 1}, {dungeon.levels[1].uid, 1, 1}, true});
    putItem(dungeon, "key", {5, 1, 0}, Position{2, 1, 1});
    QCOMPARE(listed(dungeon), QStringList());
    QVERIFY(isWonBy(dungeon, findRoute(dungeon)));
}

void KeysTest::aKeyWhoseDoorIsNotThereIsFound()
{
    Dungeon dungeon = toExit("#######\n#@...n#\n#######");
    for (const Place& door :
         {Place{dungeon.levels[0].uid, 3, 1}, Place{dungeon.levels[0].uid, 30, 1}, Place{Uid{99}, 3, 1}}) {
        dungeon.levels[0].things.clear();
        putItem(dungeon, "key", {2, 1, 0});
        dungeon.levels[0].things[0].opens = door;
        QCOMPARE(listed(dungeon), (QStringList{"error %1 opens a locked door that is not there. | key"}));
    }
}

void KeysTest::whatOpensADoorMustBeAKey()
{
    Dungeon dungeon = toExit("#######\n#@...n#\n###L###\n#######");
    putItem(dungeon, "rock", {2, 1, 0}, Position{3, 2, 0});
    QVERIFY(listed(dungeon).contains("error %1 is to open a door, but is no key. | rock"));
    QVERIFY(listed(dungeon).contains("warning %1 has no key. | locked_door"));
}

void KeysTest::secretDoorsAreAWayForReachAndAWarningForTheGoal()
{
    QCOMPARE(listed(toExit("#######\n#@n.S.#\n#######")), QStringList());
    QCOMPARE(listed(toExit("#######\n#@..Sn#\n#######")),
             (QStringList{"warning The only way to the goal leads through a secret door."}));
    QCOMPARE(findRoute(toExit("#######\n#@..Sn#\n#######")).size(), std::size_t{5});
}

void KeysTest::theRouteAvoidsSecretDoorsWhereItCan()
{
    const auto route = findRoute(toExit("#######\n#@.S.n#\n#.###.#\n#.....#\n#######"));
    QVERIFY(!route.empty() && std::ranges::find(route, Position{3, 1, 0}) == route.end());
}

namespace {

// The same with lava, '$', and a hidden lever, 'E'.
Dungeon toExitByLava(std::string_view picture) { return toExit(picture, catalogueWith(R"({"use": ["living"]})")); }

// Where the way begins that does harm; it is told at most once.
std::optional<Position> harmOf(const Dungeon& dungeon)
{
    std::vector<Problem> found = findProblems(dungeon);
    std::erase_if(found, [](const Problem& problem) { return problem.kind != ProblemKind::GoalBehindHarm; });
    if (found.size() > 1)
        qFatal("told %zu times", found.size());
    return found.empty() ? std::nullopt : found[0].at;
}

} // namespace

void KeysTest::whatIsFoundToBeALeverIsNoWay()
{
    const Dungeon shut = toExitByLava("#######\n#@.E.n#\n#######");
    QVERIFY(findRoute(shut).empty());
    QVERIFY(listed(shut).contains("error The goal cannot be reached without digging."));
    const PlayMap map(shut, {});
    QVERIFY(map.nodeAt({3, 1, 0}) == PlayMap::kNone && map.nodeAt({2, 1, 0}) != map.nodeAt({4, 1, 0}));
}

void KeysTest::aGoalBehindWhatDoesHarmIsToldWhereItBegins_data()
{
    QTest::addColumn<QString>("picture");
    QTest::addColumn<int>("x"); // -1: it is not told
    QTest::newRow("a lake from wall to wall") << "########\n#@.$$.n#\n#..$$..#\n########" << 3;
    QTest::newRow("a way round") << "########\n#@.$$.n#\n#......#\n########" << -1;
    QTest::newRow("an island in the lake") << "#########\n#@$.$$.n#\n#########" << 2;
    QTest::newRow("on the other side of the goal") << "########\n#@.n.$$#\n########" << -1;
    QTest::newRow("under the start") << "########\n#@....n#\n########" << -1;
}

void KeysTest::aGoalBehindWhatDoesHarmIsToldWhereItBegins()
{
    QFETCH(const QString, picture);
    QFETCH(const int, x);
    Dungeon dungeon = toExitByLava(picture.toStdString());
    if (qstrcmp(QTest::currentDataTag(), "under the start") == 0)
        dungeon.levels[0].tiles[1, 1] = *dungeon.catalogue->findTile("lava");
    QCOMPARE(harmOf(dungeon), x < 0 ? std::nullopt : std::optional(Position{x, 1, 0}));
    if (x >= 0)
        QCOMPARE(listed(dungeon),
                 QStringList("warning The only way to the goal leads over %1, which does harm. | lava"));
}

void KeysTest::aKeyAmongWhatDoesHarmIsAsBad()
{
    Dungeon dungeon = toExitByLava("########\n#@$.L.n#\n#...####\n#.$#####\n#.$.####\n########");
    putItem(dungeon, "key", {3, 4, 0}, Position{4, 1, 0});
    QCOMPARE(harmOf(dungeon), std::optional(Position{2, 3, 0})); // not where a way leads round
    putItem(dungeon, "key", {1, 4, 0}, Position{4, 1, 0}); // another one that costs nothing
    QCOMPARE(harmOf(dungeon), std::nullopt);
}

void KeysTest::whatIsToBeGatheredMayLieAmongHarmWhereEnoughDoesNot()
{
    Dungeon dungeon = toExitByLava("########\n#@..$$.#\n########");
    dungeon.rules.goal = Goal::Collect;
    dungeon.rules.goalKind.clear();
    dungeon.rules.collectKind = "bread";
    dungeon.rules.collectCount = 1;
    putItem(dungeon, "bread", {6, 1, 0});
    QCOMPARE(harmOf(dungeon), std::optional(Position{4, 1, 0}));
    putItem(dungeon, "bread", {3, 1, 0});
    QCOMPARE(harmOf(dungeon), std::nullopt);
    dungeon.rules.collectCount = 2;
    QCOMPARE(harmOf(dungeon), std::optional(Position{4, 1, 0}));
}

void KeysTest::collectingNeedsEnoughWithinReach()
{
    Dungeon dungeon = toGather(toExit("########\n#@..n#.#\n########"), "zircon", 2);
    putItem(dungeon, "zircon", {2, 1, 0});
    putItem(dungeon, "zircon", {6, 1, 0});
    QVERIFY(listed(dungeon).contains(
        "error The goal is to gather %1 of a kind (%2), but only %3 can be reached. | 2 | zircon | 1"));
    putItem(dungeon, "zircon", {3, 1, 0});
    QVERIFY(std::ranges::none_of(findProblems(dungeon),
                                 [](const Problem& problem) { return problem.severity == Severity::Error; }));
    QCOMPARE(findRoute(dungeon).size(), std::size_t{4});
}

void KeysTest::aKeyForSaleOpensTheWayWithoutProof()
{
    Dungeon dungeon = toExit("#######\n#@.L.n#\n#.#####\n#.#####\n#######");
    putItem(dungeon, "key", {1, 3, 0}, Position{3, 1, 0});
    dungeon.levels[0].things.front().price = 3;
    QCOMPARE(listed(dungeon), QStringList{kMustBeBought});
    QVERIFY(verdictOf(findProblems(dungeon)) == Verdict::NotProved);
    QCOMPARE(findRoute(dungeon).size(), std::size_t{8});
    putItem(dungeon, "key", {1, 2, 0}, Position{3, 1, 0}); // another one that is free
    QCOMPARE(listed(dungeon), QStringList());
    dungeon.levels[0].things.erase(dungeon.levels[0].things.begin());
    dungeon.levels[0].tiles[3, 1] = dungeon.catalogue->floor(); // one that is for sale, and of no use
    dungeon.levels[0].things.front().opens.reset();
    QCOMPARE(listed(dungeon), QStringList());
}

void KeysTest::whatMustBeBoughtIsNotSurelyCollected()
{
    Dungeon dungeon = toGather(toExit("########\n#@..n..#\n########"), "zircon", 2);
    putItem(dungeon, "zircon", {2, 1, 0});
    putItem(dungeon, "zircon", {3, 1, 0});
    QCOMPARE(listed(dungeon), QStringList());
    dungeon.levels[0].things.front().price = 1;
    QCOMPARE(listed(dungeon), QStringList{kMustBeBought});
    dungeon.rules.collectCount = 3;
    QVERIFY(listed(dungeon).contains(
        "error The goal is to gather %1 of a kind (%2), but only %3 can be reached. | 3 | zircon | 2"));
}

void KeysTest::ofSeveralGoalsOneThatCostsNothingIsEnough()
{
    Dungeon dungeon = asciiDungeon("########\n#@..n..#\n########");
    dungeon.rules.goal = Goal::Any;
    dungeon.rules.parts = {{Goal::Collect, "zircon", 1}, {Goal::Reach, "exit"}};
    putItem(dungeon, "zircon", {2, 1, 0});
    dungeon.levels[0].things.front().price = 1;
    QCOMPARE(listed(dungeon), QStringList());
    dungeon.levels[0].tiles[4, 1] = dungeon.catalogue->floor(); // there is no exit
    QCOMPARE(listed(dungeon), QStringList{kMustBeBought});
}

void KeysTest::whatCreaturesAreSureToLeaveCanBeCollected_data()
{
    QTest::addColumn<QString>("picture");
    QTest::addColumn<QString>("drop");
    QTest::addColumn<Verdict>("verdict");
    const auto row = [](const char* name, const char* picture, const char* drop, Verdict verdict) {
        QTest::newRow(name) << picture << drop << verdict;
    };
    row("sure", "########\n#@gg.n.#\n########", R"({"items": ["zircon"]})", Verdict::Proved);
    row("two each", "########\n#@g..n.#\n########", R"({"items": ["zircon"], "least": 2})", Verdict::Proved);
    row("too few", "########\n#@g..n.#\n########", R"({"items": ["zircon"]})", Verdict::No);
    row("out of reach", "########\n#@g.n#g#\n########", R"({"items": ["zircon"]})", Verdict::No);
    row("by chance", "########\n#@gg.n.#\n########", R"({"items": ["zircon"], "per_mille": 999})", Verdict::NotProved);
    row("or something else", "########\n#@gg.n.#\n########", R"({"items": ["zircon", "rock"]})", Verdict::NotProved);
}

void KeysTest::whatCreaturesAreSureToLeaveCanBeCollected()
{
    QFETCH(QString, picture);
    QFETCH(QString, drop);
    QFETCH(Verdict, verdict);
    const QString content = R"({"creatures": [{"id": "guard", "name": "guard", "glyph": "g", "colour": "#ffffff",
                                               "health": 1, "drops": [%1], "behaviours": []}]})";
    Dungeon dungeon = asciiDungeon(picture.toStdString(), catalogueWith(content.arg(drop).toStdString()));
    dungeon.rules.goal = Goal::Collect;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.collectKind = "zircon";
    dungeon.rules.collectCount = 2;
    QCOMPARE(verdictOf(findProblems(dungeon)), verdict);
}

void KeysTest::whatCreaturesHaveCanBeCollectedIfTheyDieAndHaveNotUsedIt_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("isEnough");
    const auto row = [](const char* name, const char* what, bool isEnough) { QTest::newRow(name) << what << isEnough; };
    row("carried", R"("carries": [{"items": ["zircon"]}], "behaviours": [{"does": "wander"}])", true);
    row("by chance", R"("carries": [{"items": ["zircon"], "per_mille": 999}], "behaviours": [{"does": "wander"}])",
        false);
    row("used", R"("carries": [{"items": ["zircon"]}], "behaviours": [{"does": "use_carried", "range": 5}])", false);
    row("kept", R"("carries": [{"items": ["zircon"]}], "behaviours": [{"does": "wander"}], "immortal": true)", false);
    row("never left", R"("drops": [{"items": ["zircon"]}], "behaviours": [{"does": "wander"}], "immortal": true)",
        false);
}

void KeysTest::whatCreaturesHaveCanBeCollectedIfTheyDieAndHaveNotUsedIt()
{
    QFETCH(QString, what);
    QFETCH(bool, isEnough);
    const QString content = R"({"creatures": [{"id": "guard", "name": "guard", "glyph": "g", "colour": "#ffffff",
                                               "health": 1, %1}]})";
    Dungeon dungeon =
        toGather(toExit("########\n#@g..n.#\n########", catalogueWith(content.arg(what).toStdString())), "zircon", 1);
    QCOMPARE(listed(dungeon).isEmpty(), isEnough);
}

void KeysTest::whatACreatureCarriesCanBeHad_data()
{
    QTest::addColumn<bool>("isImmortal");
    QTest::newRow("who dies leaves it") << false;
    QTest::newRow("who never dies keeps it") << true;
}

void KeysTest::whatACreatureCarriesCanBeHad()
{
    QFETCH(bool, isImmortal);
    const QString content = R"({"creatures": [{"id": "guard", "name": "guard", "glyph": "g", "colour": "#ffffff",
                                               "health": 1, "immortal": %1, "behaviours": [{"does": "wander"}]}]})";
    Dungeon dungeon =
        toExit("########\n#@g.L.n#\n########", catalogueWith(content.arg(isImmortal ? "true" : "false").toStdString()));
    Placement& guard = dungeon.levels[0].things.front();
    guard.carries = dungeon.catalogue->findItem("key");
    QCOMPARE(listed(dungeon).isEmpty(), !isImmortal);
    QCOMPARE(findRoute(dungeon).empty(), isImmortal);
    guard.carries = dungeon.catalogue->findItem("zircon");
    dungeon.levels[0].tiles[4, 1] = dungeon.catalogue->floor();
    dungeon.rules.goal = Goal::Collect;
    dungeon.rules.collectKind = "zircon";
    dungeon.rules.collectCount = 1;
    QCOMPARE(listed(dungeon).isEmpty(), !isImmortal);
}

void KeysTest::aKeyThatACreatureIsSureToDropCanBeHad_data()
{
    QTest::addColumn<QString>("guard");
    QTest::addColumn<bool>("isHad");
    QTest::newRow("sure") << R"("drops": [{"items": ["key"]}])" << true;
    QTest::newRow("by chance") << R"("drops": [{"items": ["key"], "per_mille": 999}])" << false;
    QTest::newRow("or something else") << R"("drops": [{"items": ["key", "rock"]}])" << false;
    QTest::newRow("never dies") << R"("drops": [{"items": ["key"]}], "immortal": true)" << false;
}

void KeysTest::aKeyThatACreatureIsSureToDropCanBeHad()
{
    QFETCH(QString, guard);
    QFETCH(bool, isHad);
    const QString content = R"({"creatures": [{"id": "guard", "name": "guard", "glyph": "g", "colour": "#ffffff",
                                               "health": 1, "behaviours": [{"does": "wander"}], %1}]})";
    const Dungeon dungeon = toExit("########\n#@g.L.n#\n########", catalogueWith(content.arg(guard).toStdString()));
    QCOMPARE(listed(dungeon).isEmpty(), isHad);
    QCOMPARE(findRoute(dungeon).empty(), !isHad);
}

void KeysTest::whatGivesWayToWhoeverWalksIntoItIsAWay_data()
{
    QTest::addColumn<QString>("curtain");
    QTest::addColumn<bool>("isWay");
    QTest::newRow("at once") << R"("reacts": [{"on": "use", "into": "floor"}])" << true;
    QTest::newRow("at the second time") << R"("reacts": [{"on": "use", "into": "rag"}])" << true;
    QTest::newRow("stays as it is") << R"("reacts": [{"on": "use", "say": "Soft."}])" << false;
    QTest::newRow("into a wall") << R"("reacts": [{"on": "use", "into": "wall"}])" << false;
    QTest::newRow("to and fro") << R"("reacts": [{"on": "use", "into": "lever"}])" << false;
    QTest::newRow("by chance") << R"("reacts": [{"on": "use", "into": "floor", "per_mille": 999}])" << false;
}

void KeysTest::whatGivesWayToWhoeverWalksIntoItIsAWay()
{
    QFETCH(QString, curtain);
    QFETCH(bool, isWay);
    const QString content = R"({"tiles": [
        {"id": "curtain", "name": "curtain", "glyph": "%", "colour": "#ffffff", "sign": "5", %1},
        {"id": "rag", "name": "rag", "glyph": "%", "colour": "#ffffff", "sign": "6",
         "reacts": [{"on": "use", "into": "floor"}]},
        {"id": "lever", "name": "lever", "glyph": "%", "colour": "#ffffff", "sign": "7",
         "reacts": [{"on": "use", "into": "curtain"}]}]})";
    Dungeon dungeon = toExit("#######\n#@..n.#\n#######", catalogueWith(content.arg(curtain).toStdString()));
    dungeon.levels[0].tiles[2, 1] = *dungeon.catalogue->findTile("curtain");
    QCOMPARE(listed(dungeon).isEmpty(), isWay);
    QCOMPARE(isWonBy(dungeon, findRoute(dungeon)), isWay);
}

CAVE_TEST_SUITE(KeysTest);
#include "keys_test.moc"
