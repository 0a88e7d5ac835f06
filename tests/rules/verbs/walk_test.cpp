// SPDX-License-Identifier: MIT
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class WalkTest : public QObject {
    Q_OBJECT

private slots:
    void aStepGoesInEachDirection_data();
    void aStepGoesInEachDirection();
    void aDiagonalStepBetweenTwoWallsIsAllowed();
    void waitingTakesATurn();
    void aWallIsDugInOneTurnAndEnteredInTheNext();
    void diggingGoesDiagonallyToo();
    void whatCannotBeDugIsRefused_data();
    void whatCannotBeDugIsRefused();
    void theEdgeIsRefused();
    void diggingCanBeForbidden();
    void onlyTheHeroDigs();
    void commandsAreFormattedAndParsedBack();
};

void WalkTest::aStepGoesInEachDirection_data()
{
    QTest::addColumn<int>("direction");
    for (const Direction direction : kDirections)
        QTest::newRow(std::string(shortName(direction)).c_str()) << static_cast<int>(direction);
}

void WalkTest::aStepGoesInEachDirection()
{
    QFETCH(const int, direction);
    World world = testWorld("#####\n#...#\n#.@.#\n#...#\n#####");
    const Position from = world.hero().at;
    const Turn turn = play(world, Walk{static_cast<Direction>(direction)});
    QVERIFY(!turn.refusal);
    QVERIFY(world.hero().at == moved(from, static_cast<Direction>(direction)));
    QVERIFY(world.creatureAt(world.hero().at) && !world.creatureAt(from));
    QCOMPARE(turn.events.size(), std::size_t{1});
    const Stepped step = std::get<Stepped>(turn.events.front());
    QVERIFY(step.who.isHero && step.from == from && step.to == world.hero().at);
    QCOMPARE(world.state().turn, std::int64_t{1});
}

void WalkTest::aDiagonalStepBetweenTwoWallsIsAllowed()
{
    World world = testWorld("####\n#@##\n##.#\n####");
    QVERIFY(!play(world, Walk{Direction::SouthEast}).refusal);
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("####\n#.##\n##@#\n####\n")));
}

void WalkTest::waitingTakesATurn()
{
    World world = testWorld("###\n#@#\n###");
    const Turn turn = play(world, Wait{});
    QVERIFY(!turn.refusal && turn.events.empty());
    QCOMPARE(world.state().turn, std::int64_t{1});
    QCOMPARE(world.state().clock, std::int64_t{100});
}

void WalkTest::aWallIsDugInOneTurnAndEnteredInTheNext()
{
    World world = testWorld("####\n#@##\n####");
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(!turn.refusal);
    const Dug dug = std::get<Dug>(turn.events.front());
    QVERIFY(dug.at == (Position{2, 1, 0}) && dug.tile == world.catalogue().wall());
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("####\n#@.#\n####\n")));
    QCOMPARE(world.state().turn, std::int64_t{1});
    QVERIFY(!world.opaque(0).get(2, 1));
    QVERIFY(!play(world, Walk{Direction::East}).refusal);
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("####\n#.@#\n####\n")));
}

void WalkTest::diggingGoesDiagonallyToo()
{
    World world = testWorld("####\n#@##\n####\n####");
    play(world, Walk{Direction::SouthEast});
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("####\n#@##\n##.#\n####\n")));
}

void WalkTest::whatCannotBeDugIsRefused_data()
{
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QString>("why");
    QTest::newRow("rock") << "X" << "The solid rock blocks the way.";
    QTest::newRow("deep water") << "=" << "The deep water blocks the way.";
    QTest::newRow("a statue") << "8" << "The statue blocks the way.";
    QTest::newRow("a locked door") << "L" << "The locked door is locked. It needs its key.";
}

void WalkTest::whatCannotBeDugIsRefused()
{
    QFETCH(const QString, sign);
    QFETCH(const QString, why);
    World world = testWorld("####\n#@" + sign.toStdString() + "#\n####");
    const Instant before(world);
    const Turn turn = play(world, Walk{Direction::East});
    QCOMPARE(shown(refusalOf(turn)), why);
    QVERIFY(turn.refusal->at == (Position{2, 1, 0}));
    QVERIFY(turn.events.empty());
    QVERIFY(Instant(world) == before);
}

void WalkTest::theEdgeIsRefused()
{
    World world = testWorld("...\n.@.\n...");
    QVERIFY(!play(world, Walk{Direction::NorthWest}).refusal);
    const Instant before(world);
    for (const Direction direction :
         {Direction::North, Direction::NorthEast, Direction::West, Direction::SouthWest, Direction::NorthWest}) {
        QVERIFY(play(world, Walk{direction}).refusal);
        QVERIFY(Instant(world) == before);
    }
    QVERIFY(!play(world, Walk{Direction::SouthEast}).refusal);
}

void WalkTest::diggingCanBeForbidden()
{
    Rules rules;
    rules.dig = false;
    World world = testWorld("####\n#@##\n####", rules);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, Walk{Direction::East}))), QString("The wall cannot be dug here."));
    QVERIFY(Instant(world) == before);
}

void WalkTest::onlyTheHeroDigs()
{
    World world = testWorld("#####\n#@#B#\n#####");
    for (const Direction direction : kDirections)
        QVERIFY(check(world, creatureOfKind(world, "bat").id, Walk{direction}));
    for (int i = 0; i < 200; ++i)
        play(world, Wait{});
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("#####\n#@#B#\n#####\n")));
}

void WalkTest::commandsAreFormattedAndParsedBack()
{
    std::vector<Command> all{Wait{}, ClimbUp{}, ClimbDown{}, Strengthen{}, Search{}, PickUp{}};
    for (const Direction direction : kDirections) {
        all.push_back(Walk{direction});
        all.push_back(Spread{direction});
        all.push_back(Summon{direction});
        all.push_back(Close{direction});
    }
    for (const Command& command : all)
        QVERIFY(parseCommand(formatCommand(command)) == command);
    QCOMPARE(shown(formatCommand(Walk{Direction::NorthEast})), QString("walk ne"));
    QCOMPARE(shown(formatCommand(ClimbDown{})), QString("climb down"));
    QCOMPARE(shown(formatCommand(PickUp{})), QString("pick up"));
    QCOMPARE(shown(formatCommand(Close{Direction::South})), QString("close s"));
    for (const char* wrong : {"", "walk", "walk ", "walk x", "Walk n", "walk n ", "climb", "wait n", "spread", "dig n",
                              "close", "pick", "pick up n", "search n"})
        QVERIFY2(!parseCommand(wrong), wrong);
}

CAVE_TEST_SUITE(WalkTest);
#include "walk_test.moc"
