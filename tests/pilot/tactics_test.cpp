// SPDX-License-Identifier: MIT
// What the bot uses in a fight, and when the planner waits, runs or goes to meet somebody.
#include "core/pilot/bot.h"
#include "core/rules/turn/play.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::string_view kFoes = R"j({"creatures": [
  {"id": "brute", "name": "brute", "article": "a", "glyph": "Y", "colour": "#dddddd", "health": 60, "attack": 9,
   "behaviours": [{"does": "hunt"}]},
  {"id": "slinger", "name": "slinger", "article": "a", "glyph": "Z", "colour": "#dddddd", "health": 9, "attack": 2,
   "behaviours": [{"does": "shoot", "range": 6, "keeps": 2, "share": 60, "per_mille": 500}, {"does": "hunt"}]},
  {"id": "ram", "name": "ram", "article": "a", "glyph": "J", "colour": "#dddddd", "health": 60, "attack": 9,
   "behaviours": [{"does": "charge", "range": 5}, {"does": "hunt"}]}],
 "items": [
  {"id": "vial", "name": "vial", "article": "a", "glyph": "!", "colour": "#dddddd",
   "effect": {"kind": "sleep", "by": "drinking", "aim": "blast", "turns": 8, "radius": 1}},
  {"id": "flask", "name": "flask", "article": "a", "glyph": "!", "colour": "#dddddd",
   "effect": {"kind": "ignite", "by": "throwing", "radius": 1}},
  {"id": "charmer", "name": "charmer", "article": "a", "glyph": "/", "colour": "#dddddd", "charges": 2,
   "effect": {"kind": "befriend", "by": "zapping", "aim": "creature"}}]})j";

// So many kinds of scrolls that nobody has a use for.
std::string uselessKinds(int count)
{
    QString rows;
    for (int i = 0; i < count; ++i)
        rows +=
            QStringLiteral(R"(%1{"id": "dull%2", "name": "dull%2", "article": "a", "glyph": "?", "colour": "#dddddd",
                                     "effect": {"kind": "noise", "by": "reading", "amount": 3}})")
                .arg(i == 0 ? QString() : QStringLiteral(", "))
                .arg(i);
    return QStringLiteral(R"({"items": [%1]})").arg(rows).toStdString();
}

World fightOf(const std::vector<std::string_view>& items, std::string_view picture)
{
    return worldCarrying(items, kFoes, picture);
}

Command choiceOf(const World& world, const char* persona)
{
    Bot bot(*findPersona(persona));
    return bot.choose(world);
}

bool throws(std::string_view item, std::string_view picture)
{
    return std::holds_alternative<Throw>(choiceOf(fightOf({item}, picture), "greedy"));
}

QString textOf(const Command& command) { return shown(formatCommand(command)); }

QString with(const char* verb, const World& world, std::string_view id)
{
    return QStringLiteral("%1 %2").arg(verb).arg(static_cast<std::uint32_t>(thingOf(world, id)));
}

void wound(World& world, int health)
{
    Creature hero = world.hero();
    hero.health = health;
    WorldWriter(world).changeCreature(hero);
}

bool isCarried(const World& world, std::string_view id)
{
    return std::ranges::any_of(world.items(), [&](const Item& item) {
        return item.carrier == world.state().hero && world.catalogue().item(item.kind).id == id;
    });
}

} // namespace

class BotTacticsTest : public QObject {
    Q_OBJECT

private slots:
    void aPlannerGoesToMeetWhoShoots()
    {
        const World world = fightOf({}, "########\n#@...Z.#\n########");
        QCOMPARE(textOf(choiceOf(world, "planner")), QString("walk e"));
        QCOMPARE(textOf(choiceOf(world, "explorer")), QString("wait"));
    }

    void whatMayNotBeReadHidesNothingElse()
    {
        World world = fightOf({"teleport_scroll", "health_potion"}, "#####\n#@Y.#\n#####");
        wound(world, 6);
        QCOMPARE(textOf(choiceOf(world, "greedy")), with("read", world, "teleport_scroll"));
        Creature hero = world.hero();
        hero.conditions[static_cast<std::size_t>(Condition::Silenced)] = 9;
        WorldWriter(world).changeCreature(hero);
        QCOMPARE(textOf(choiceOf(world, "greedy")), with("drink", world, "health_potion"));
    }

    void nobodyThrowsWhatBreaksBesideItself()
    {
        QVERIFY(throws("vial", "#######\n#@..Y.#\n#######"));
        // The one behind is out of its burst, but the one beside is in the way.
        QVERIFY(!throws("vial", "#######\n#@Y.Y.#\n#######"));
    }

    void aPlannerKeepsWhatLastsForTurnsUntilTheyAreNear()
    {
        const World far = fightOf({"haste_potion"}, "########\n#@....Y#\n########");
        QCOMPARE(textOf(choiceOf(far, "greedy")), with("drink", far, "haste_potion"));
        QVERIFY(textOf(choiceOf(far, "planner")) != with("drink", far, "haste_potion"));
        const World near = fightOf({"haste_potion"}, "########\n#@.Y...#\n########");
        QCOMPARE(textOf(choiceOf(near, "planner")), with("drink", near, "haste_potion"));
    }

    void aPlannerDoesNotRunFromWhoCharges()
    {
        World slow = fightOf({}, "########\n#<..@Y.#\n########");
        wound(slow, 4);
        QCOMPARE(textOf(choiceOf(slow, "planner")), QString("walk w"));
        World charging = fightOf({}, "########\n#<..@J.#\n########");
        wound(charging, 4);
        QCOMPARE(textOf(choiceOf(charging, "planner")), QString("walk e"));
    }

    void whatBurnsIsThrownWhereTheHeroDoesNotStand()
    {
        QVERIFY(throws("flask", "#######\n#@..Y.#\n#######"));
        QVERIFY(!throws("flask", "#######\n#@Y...#\n#######"));
    }

    void somebodyStrongIsWonOver()
    {
        const World world = fightOf({"charmer"}, "#######\n#@..Y.#\n#######");
        QVERIFY(std::holds_alternative<ZapAt>(choiceOf(world, "greedy")));
    }

    void theExplorerHopesForTooLongBeforeItUsesWhatItCarries()
    {
        World world = fightOf({"haste_potion"}, "########\n#@.Y...#\n########");
        QVERIFY(textOf(choiceOf(world, "explorer")) != with("drink", world, "haste_potion"));
        WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth / 20);
        QCOMPARE(textOf(choiceOf(world, "explorer")), with("drink", world, "haste_potion"));
    }

    // Each has a letter to itself; what is dropped is not taken again.
    void aFullPackMakesRoomForWhatIsWorthMore()
    {
        std::vector<std::string> names;
        names.reserve(kMostLetters);
        for (int i = 0; i < kMostLetters; ++i)
            names.push_back("dull" + std::to_string(i));
        std::vector<std::string_view> carried(names.begin(), names.end());
        carried.push_back("health_potion"); // does not fit any more
        World world = worldCarrying(carried, uselessKinds(kMostLetters), "####\n#@.#\n####");
        QVERIFY(!isCarried(world, "health_potion"));
        Bot bot;
        for (int i = 0; i < 4; ++i)
            play(world, bot.choose(world));
        QVERIFY(isCarried(world, "health_potion"));
        QCOMPARE(std::ranges::count_if(names, [&](const std::string& id) { return isCarried(world, id); }),
                 kMostLetters - 1);
    }
};

CAVE_TEST_SUITE(BotTacticsTest);
#include "tactics_test.moc"
