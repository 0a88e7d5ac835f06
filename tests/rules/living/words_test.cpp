// SPDX-License-Identifier: MIT
// What happens to a cell, in each word that its tile may answer, and what comes of it.
#include "core/rules/facts/message.h"
#include "core/rules/living/meetings.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// T is the tile that reacts, and becomes t where its rows say so; x is another that a row may spread.
std::string kinds(std::string_view rows, std::string_view members = R"("walkable": true, )")
{
    return std::string(R"({"use": ["living"], "tiles": [
        {"id": "tile", "name": "tile", "glyph": "T", "colour": "#ffffff", "sign": "T", )")
        .append(members)
        .append(R"("reacts": [)")
        .append(rows)
        .append(R"(]},
        {"id": "done", "name": "done", "glyph": "t", "colour": "#ffffff", "sign": "t", "walkable": true},
        {"id": "more", "name": "more", "glyph": "x", "colour": "#ffffff", "sign": "x", "walkable": true},
        {"id": "shut", "name": "shut", "glyph": "b", "colour": "#ffffff", "sign": "b"}], "creatures": [
        {"id": "post", "name": "post", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 10},
        {"id": "moth", "name": "moth", "article": "a", "glyph": "I", "colour": "#ffffff", "health": 10,
         "flies": true}, {"id": "bomb", "name": "bomb", "article": "a", "glyph": "Y", "colour": "#ffffff",
         "health": 1, "behaviours": [{"does": "explode", "radius": 1, "amount": 1}]},
        {"id": "sleeper", "name": "sleeper", "article": "a", "glyph": "Z", "colour": "#ffffff",
         "health": 10, "behaviours": [{"does": "sleep", "range": 1}]}], "items": [
        {"id": "stone", "name": "stone", "glyph": "*", "colour": "#ffffff", "weight": 4},
        {"id": "charge", "name": "charge", "glyph": "!", "colour": "#ffffff",
         "effect": {"kind": "fireball", "by": "throwing", "amount": 1, "radius": 2}}]})");
}

World game(std::string_view picture, std::string_view rows, std::string_view members = R"("walkable": true, )")
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kinds(rows, members)));
    dungeon.rules.health = 1000;
    dungeon.rules.attack = 1;
    dungeon.rules.sight = 9;
    return worldOf(dungeon);
}

std::string idAt(const World& world, int x, int y) { return world.tileKind({x, y, 0}).id; }

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void enterIsAboutWhoComes_data();
    void enterIsAboutWhoComes();
    void leaveIsAboutWhoGoes();
    void whatGoesFromThePackLeavesNoCell();
    void staysAreCountedByBeats();
    void weightOpensAndItsLackCloses();
    void aThrownThingWeighs();
    void eachKindWeighsWhatItsRowSays();
    void theDeadWeighNothing();
    void useCostsTheAct();
    void whatLooksLikeAWallIsNotUsed();
    void diggingLeavesWhatItLeavesFirst();
    void blowsThrowsAndBlastsStrike_data();
    void blowsThrowsAndBlastsStrike();
    void lightIsTheHerosOrAFire();
    void rowsAreTriedUntilOneIsTheLast();
    void timeGoesOnWhereNothingTurns();
    void aWordIsAnsweredOnceARound();
    void blastsGoOnFromCellToCell();
    void whatBurstsOfPoisonStrikesTheGround();
    void theBlastOfACellIsNotTheHerosOwn();
    void whatABurningHeroSetsOffGoesOn();
    void aTileSpreadsToTheSameCellEachTime();
    void noiseWakesWhoeverIsNear();
    void whatATileSaysIsHeardOrSeen();
    void joinedCellsTurnTogether();
    void nobodyIsWalledIn();
};

void WordsTest::enterIsAboutWhoComes_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<bool>("hero");
    QTest::addColumn<bool>("thing");
    QTest::newRow("walker") << "walker" << true << false;
    QTest::newRow("hero") << "hero" << true << false;
    QTest::newRow("other") << "other" << false << false;
    QTest::newRow("thing") << "thing" << false << true;
    QTest::newRow("any") << "any" << true << true;
}

void WordsTest::enterIsAboutWhoComes()
{
    QFETCH(QString, who);
    QFETCH(bool, hero);
    QFETCH(bool, thing);
    const std::string rows = R"({"on": "enter", "who": ")" + who.toStdString() + R"(", "into": "done"})";
    World world = game("#####\n#@T.#\n#####\n", rows);
    acted(world, Walk{Direction::East});
    QCOMPARE(idAt(world, 2, 1) == "done", hero);
    World thrown = game("#####\n#@T.#\n#####\n", rows);
    const EntityId stone = packItem(thrown, "stone");
    acted(thrown, Throw{stone, 2, 1});
    QCOMPARE(idAt(thrown, 2, 1) == "done", thing);
}

void WordsTest::leaveIsAboutWhoGoes()
{
    World world = game("#####\n#@T.#\n#####\n", R"({"on": "leave", "into": "done"})");
    acted(world, Walk{Direction::East});
    QCOMPARE(idAt(world, 2, 1), std::string("tile"));
    acted(world, Walk{Direction::East});
    QCOMPARE(idAt(world, 2, 1), std::string("done"));
}

void WordsTest::whatGoesFromThePackLeavesNoCell()
{
    World world = game("#####\n#@T.#\n#####\n", R"({"on": "leave", "into": "done"})");
    const ItemKindId stone = *world.catalogue().findItem("stone");
    const auto meets = [&](bool isCarried) {
        const Vanished gone{KindTable::Item, stone, {2, 1, 0}, EntityId::None, isCarried};
        return !meetingsOf(WorldWriter(world), 0, {gone}).empty();
    };
    QVERIFY(meets(false) && !meets(true));
}

void WordsTest::staysAreCountedByBeats()
{
    World world = game("#####\n#@T.#\n#####\n", R"({"on": "stay", "effect": {"kind": "heal", "amount": 3}})");
    WorldWriter(world).setHealth(world.state().hero, 10);
    waitFor(world, 3);
    QCOMPARE(world.hero().health, 10);
    acted(world, Walk{Direction::East});
    waitFor(world, 2);
    QCOMPARE(world.hero().health, 19);
    QCOMPARE(world.level(0).living.beats, std::int64_t{6});
}

void WordsTest::weightOpensAndItsLackCloses()
{
    constexpr std::string_view kRows = R"({"on": "weigh", "least": 10, "noise": 1, "say": "Click."},
                                          {"on": "lift", "least": 10, "noise": 2, "say": "Clack."})";
    World world = game("#####\n#@T.#\n#####\n", kRows);
    QCOMPARE(eventsOf<Sounded>(acted(world, Walk{Direction::East}).events).at(0).range, 1);
    QVERIFY(eventsOf<Sounded>(acted(world, Wait{}).events).empty());
    QCOMPARE(eventsOf<Sounded>(acted(world, Walk{Direction::East}).events).at(0).range, 2);
}

void WordsTest::aThrownThingWeighs()
{
    World world = game("#######\n#@..T.#\n#######\n", R"({"on": "weigh", "least": 4, "into": "done"})");
    acted(world, Throw{packItem(world, "dagger"), 4, 1});
    QCOMPARE(idAt(world, 4, 1), std::string("tile"));
    acted(world, Throw{packItem(world, "stone"), 4, 1});
    QCOMPARE(idAt(world, 4, 1), std::string("done"));
}

void WordsTest::eachKindWeighsWhatItsRowSays()
{
    World world = game("#######\n#@.WI.#\n#######\n", R"({"on": "weigh", "into": "done"})");
    QCOMPARE(world.weightAt({1, 1, 0}), 10);
    QCOMPARE(world.weightAt({3, 1, 0}), 10);
    QCOMPARE(world.weightAt({4, 1, 0}), 0);
    packItem(world, "stone");
    QCOMPARE(world.weightAt({1, 1, 0}), 10);
    acted(world, Drop{world.itemsOf(world.state().hero).front().id});
    QCOMPARE(world.weightAt({1, 1, 0}), 14);
}

void WordsTest::theDeadWeighNothing()
{
    World world = game("#####\n#@.W#\n#####\n", R"({"on": "lift", "least": 10, "into": "done"})");
    WorldWriter(world).setTile({3, 1, 0}, *world.catalogue().findTile("tile"));
    const EntityId who = creatureOfKind(world, "post").id;
    std::vector<Event> events;
    beginCondition(WorldWriter(world), who, Condition::Poisoned, 50, events);
    for (int i = 0; i < 30 && world.creature(who); ++i)
        acted(world, Wait{});
    QVERIFY(!world.creature(who));
    acted(world, Wait{});
    QCOMPARE(idAt(world, 3, 1), std::string("done"));
}

void WordsTest::useCostsTheAct()
{
    World world = game("#####\n#@T.#\n#####\n", R"({"on": "use", "into": "done"})", "");
    const Turn turn = acted(world, Walk{Direction::East});
    QCOMPARE(world.state().turn, std::int64_t{1});
    QCOMPARE(world.hero().at, (Position{1, 1, 0}));
    QCOMPARE(eventsOf<Used>(turn.events).size(), std::size_t{1});
    QCOMPARE(idAt(world, 2, 1), std::string("done"));
}

void WordsTest::whatLooksLikeAWallIsNotUsed()
{
    World world = game("#####\n#@T.#\n#####\n", R"({"on": "use", "into": "done"})", R"("looks_like": "rock", )");
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(turn.refusal);
    QCOMPARE(idAt(world, 2, 1), std::string("tile"));
}

void WordsTest::diggingLeavesWhatItLeavesFirst()
{
    World world =
        game("#####\n#@TT#\n#####\n", R"({"on": "dig", "noise": 7})", R"("opaque": true, "digs_into": "more", )");
    const Turn turn = acted(world, Walk{Direction::East});
    QCOMPARE(idAt(world, 2, 1), std::string("more"));
    QCOMPARE(eventsOf<Sounded>(turn.events).at(0).range, 7);
}

void WordsTest::blowsThrowsAndBlastsStrike_data()
{
    QTest::addColumn<QString>("by");
    QTest::newRow("blow") << "blow";
    QTest::newRow("throw") << "throw";
    QTest::newRow("blast") << "blast";
    QTest::newRow("fireball") << "fireball";
    QTest::newRow("lightning") << "lightning";
}

void WordsTest::blowsThrowsAndBlastsStrike()
{
    QFETCH(QString, by);
    const std::string rows = R"({"on": "strike", "by": [")" + by.toStdString() + R"("], "into": "done"})";
    const auto after = [&](auto&& command) {
        World world = game("#######\n#@W...#\n#######\n", rows);
        WorldWriter(world).setTile({2, 1, 0}, *world.catalogue().findTile("tile"));
        acted(world, command(world));
        return idAt(world, 2, 1) == "done";
    };
    QCOMPARE(after([](World&) { return Command(Walk{Direction::East}); }), by == "blow");
    QCOMPARE(after([](World& world) { return Command(Throw{packItem(world, "stone"), 2, 1}); }), by == "throw");
    QCOMPARE(after([](World& world) { return Command(Read{packItem(world, "lightning_scroll")}); }), by == "lightning");
    const auto thrown = [](World& world) { return Command(Throw{packItem(world, "charge"), 4, 1}); };
    QCOMPARE(after(thrown), by == "blast" || by == "fireball" || by == "throw");
}

void WordsTest::lightIsTheHerosOrAFire()
{
    World world = game("#######\n#@..T.#\n####T##\n", R"({"on": "light", "into": "done"})");
    std::vector<Event> events;
    waitFor(world, 3);
    QCOMPARE(idAt(world, 4, 1), std::string("tile"));
    WorldWriter(world).setTile({5, 1, 0}, *world.catalogue().findTile("flames"));
    acted(world, Wait{});
    QCOMPARE(idAt(world, 4, 1), std::string("done"));
    QCOMPARE(idAt(world, 4, 2), std::string("tile"));
}

void WordsTest::rowsAreTriedUntilOneIsTheLast()
{
    World world = game("#####\n#@T.#\n#####\n",
                       R"({"on": "enter", "noise": 1}, {"on": "enter", "who": "thing", "noise": 2},
                          {"on": "enter", "noise": 3}, {"on": "enter", "into": "done"}, {"on": "enter", "noise": 4})");
    const auto heard = eventsOf<Sounded>(acted(world, Walk{Direction::East}).events);
    QCOMPARE(heard.size(), std::size_t{2});
    QVERIFY(heard[0].range == 1 && heard[1].range == 3);
    QCOMPARE(idAt(world, 2, 1), std::string("done"));
}

void WordsTest::timeGoesOnWhereNothingTurns()
{
    World world =
        game("#####\n#@.T#\n#####\n", R"({"on": "time", "noise": 1}, {"on": "time", "per_mille": 500, "noise": 2},
                                                   {"on": "time", "per_mille": 20, "into": "done"})");
    std::vector<Event> events;
    int beats = 0;
    for (; idAt(world, 3, 1) == "tile" && beats < 1000; ++beats) {
        const Turn turn = acted(world, Wait{});
        events.insert(events.end(), turn.events.begin(), turn.events.end());
    }
    QVERIFY(beats > 5 && beats < 1000);
    const auto heard = eventsOf<Sounded>(events);
    QCOMPARE(std::ranges::count(heard, 1, &Sounded::range), beats);
    const auto half = std::ranges::count(heard, 2, &Sounded::range);
    QVERIFY(half > beats / 4 && half < beats * 3 / 4);
    QVERIFY(!world.isActive(0));
}

void WordsTest::aWordIsAnsweredOnceARound()
{
    World world = game("#######\n#@....#\n#..T..#\n#.....#\n#######\n", R"({"on": "burn", "noise": 1})");
    for (const Position at : {Position{3, 1, 0}, Position{2, 2, 0}, Position{4, 2, 0}, Position{3, 3, 0}})
        WorldWriter(world).setTile(at, *world.catalogue().findTile("brazier"));
    QCOMPARE(eventsOf<Sounded>(acted(world, Wait{}).events).size(), std::size_t{1});
}

void WordsTest::whatBurstsOfPoisonStrikesTheGround()
{
    World world = game("#######\n#@..T.#\n#######\n", R"({"on": "strike", "by": ["blast"], "into": "done"})");
    const EntityId bomb = WorldWriter(world).addCreature(*world.catalogue().findCreature("bomb"), Position{3, 1, 0});
    begin(world, bomb, Condition::Poisoned, 9);
    for (int i = 0; i < 2 && world.creature(bomb); ++i)
        acted(world, Wait{});
    QVERIFY(!world.creature(bomb));
    QCOMPARE(idAt(world, 4, 1), std::string("done"));
}

// A row of kegs, each within reach of the next only.
void WordsTest::blastsGoOnFromCellToCell()
{
    World world =
        game("##############\n#.@.T.T.T.T..#\n##############\n",
             R"({"on": "burn", "into": "done", "effect": {"kind": "fireball", "amount": 5, "radius": 2}})", "");
    const EntityId flask = packItem(world, "fire_flask");
    const Turn turn = acted(world, Throw{flask, 3, 1});
    for (const int x : {4, 6, 8, 10})
        QCOMPARE(idAt(world, x, 1), std::string("done"));
    QCOMPARE(eventsOf<Exploded>(turn.events).size(), std::size_t{5});
    QVERIFY(world.hero().health < 1000);
}

void WordsTest::theBlastOfACellIsNotTheHerosOwn()
{
    World world =
        game("#####\n#@T.#\n#####\n",
             R"({"on": "enter", "into": "done", "effect": {"kind": "fireball", "amount": 5000, "radius": 1}})");
    play(world, Walk{Direction::East});
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Flames);
}

void WordsTest::whatABurningHeroSetsOffGoesOn()
{
    World world = game("##########\n#@T.T...Z#\n##########\n",
                       R"({"on": "burn", "into": "done", "noise": 7,
                           "effect": {"kind": "fireball", "amount": 1, "radius": 2}})");
    begin(world, world.state().hero, Condition::Burning, 3);
    acted(world, Walk{Direction::East});
    QCOMPARE(idAt(world, 2, 1), std::string("done"));
    QCOMPARE(idAt(world, 4, 1), std::string("done"));
    QVERIFY(!lasts(creatureOfKind(world, "sleeper"), Condition::Asleep));
}

void WordsTest::aTileSpreadsToTheSameCellEachTime()
{
    constexpr std::string_view kRows = R"({"on": "time", "spread": {"tile": "more", "over": ["floor"], "cells": 4}})";
    std::string first;
    for (int i = 0; i < 2; ++i) {
        World world = game("######\n#@...#\n#..T.#\n#....#\n######\n", kRows);
        waitFor(world, 1);
        QCOMPARE(std::ranges::count(world.level(0).tiles.cells(), *world.catalogue().findTile("more")), 1);
        if (i == 0)
            first = asciiPicture(world);
        QCOMPARE(asciiPicture(world), first);
        waitFor(world, 6);
        for (const Position at : {Position{3, 1, 0}, Position{2, 2, 0}, Position{4, 2, 0}, Position{3, 3, 0}})
            QCOMPARE(world.tileKind(at).id, std::string("more"));
        QCOMPARE(idAt(world, 2, 1), std::string("floor"));
    }
}

void WordsTest::noiseWakesWhoeverIsNear()
{
    World world = game("#############\n#@T....Z...Z#\n#############\n", R"({"on": "enter", "noise": 6})");
    const auto asleep = [&] {
        return std::ranges::count_if(world.creatures(),
                                     [](const Creature& creature) { return lasts(creature, Condition::Asleep); });
    };
    QCOMPARE(asleep(), 2);
    acted(world, Walk{Direction::East});
    QCOMPARE(asleep(), 1);
}

void WordsTest::whatATileSaysIsHeardOrSeen()
{
    const auto said = [](std::string_view picture, std::string_view row) {
        World world = game(picture, row);
        for (const Event& event : acted(world, Wait{}).events)
            if (const auto message = describe(world, event))
                return message->text.source == "It hisses.";
        return false;
    };
    constexpr std::string_view kQuiet = R"({"on": "time", "say": "It hisses."})";
    QVERIFY(said("#####\n#@.T#\n#####\n", kQuiet));
    QVERIFY(!said("#####\n#@#T#\n#####\n", kQuiet));
    QVERIFY(said("#####\n#@#T#\n#####\n", R"({"on": "time", "noise": 2, "say": "It hisses."})"));
    QVERIFY(!said("#####\n#@#T#\n#####\n", R"({"on": "time", "noise": 1, "say": "It hisses."})"));
}

void WordsTest::joinedCellsTurnTogether()
{
    World world = game("#######\n#@TT.T#\n#..T..#\n#######\n", R"({"on": "enter", "into": "done", "joined": true})");
    acted(world, Walk{Direction::East});
    QCOMPARE(asciiPicture(world), trimmed("#######\n#.@t.T#\n#..t..#\n#######\n"));
    World wide =
        game("#" + std::string(400, '#') + "#\n#@" + std::string(399, 'T') + "#\n#" + std::string(400, '#') + "#\n",
             R"({"on": "enter", "into": "done", "joined": true})");
    acted(wide, Walk{Direction::East});
    QCOMPARE(std::ranges::count(wide.level(0).tiles.cells(), *wide.catalogue().findTile("done")),
             static_cast<std::ptrdiff_t>(kMostJoined));
}

void WordsTest::nobodyIsWalledIn()
{
    World world = game("#####\n#@T.#\n#####\n", R"({"on": "time", "into": "shut"})");
    acted(world, Walk{Direction::East});
    QCOMPARE(idAt(world, 2, 1), std::string("tile"));
    acted(world, Walk{Direction::East});
    acted(world, Wait{});
    QCOMPARE(idAt(world, 2, 1), std::string("shut"));
}

CAVE_TEST_SUITE(WordsTest);
#include "words_test.moc"
