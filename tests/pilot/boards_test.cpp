// SPDX-License-Identifier: MIT
// Whoever explores reads each board once.
#include "core/pilot/boards.h"
#include "core/pilot/pilot.h"
#include "core/pilot/watch.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// Two boards that can be seen, a sign on plain floor and one inside a wall.
Dungeon boardHall()
{
    Dungeon dungeon = asciiDungeon("###########\n#@........#\n#.........#\n#.........#\n###########");
    dungeon.rules.sight = 20;
    const TileId rubble = *dungeon.catalogue->findTile("rubble");
    for (const Position at : {Position{8, 2, 0}, Position{4, 3, 0}})
        dungeon.levels[0].tiles[at.x, at.y] = rubble;
    dungeon.levels[0].texts.signs = {
        {5, 0, "In the wall."}, {2, 1, "On the floor."}, {8, 2, "First."}, {4, 3, "Second."}};
    return dungeon;
}

// Explores as the window does; where it stopped at boards.
std::vector<Position> boardsRead(Session& session)
{
    Pilot pilot;
    UnreadBoards boards;
    std::vector<Position> read;
    for (int i = 0; i < 200; ++i) {
        const std::vector<Position> unread = boards.seen(session);
        const Advice advice = pilot.explore(session.world(), unread);
        if (!advice.command)
            break;
        Watch watch;
        watch.begin(session.world(), {.boards = unread});
        const Turn turn = session.submit(*advice.command);
        const auto cause = watch.compare(session.world(), *advice.command, turn);
        const Position here = session.world().hero().at;
        if (std::ranges::find(unread, here) != unread.end()) {
            if (!cause || cause->isDanger || cause->at != here)
                return {};
            read.push_back(here);
        }
    }
    return read;
}

int timesTold(const Session& session, std::string_view words)
{
    return static_cast<int>(
        std::ranges::count(session.messages(), words, [](const Message& message) { return message.text.source; }));
}

} // namespace

class BoardsTest : public QObject {
    Q_OBJECT

private slots:
    void eachBoardIsReadOnce();
    void whatWasReadBeforeIsNoNews();
    void aTurnTakenBackIsNotRead();
    void withoutBoardsNothingChanges();
};

void BoardsTest::eachBoardIsReadOnce()
{
    Session session = *Session::start(boardHall(), 1);
    const std::vector<Position> read = boardsRead(session);
    QCOMPARE(read.size(), std::size_t{2});
    QCOMPARE(timesTold(session, "First."), 1);
    QCOMPARE(timesTold(session, "Second."), 1);
    QVERIFY(boardsRead(session).empty());
}

void BoardsTest::whatWasReadBeforeIsNoNews()
{
    Session session = *Session::start(boardHall(), 1);
    boardsRead(session);
    UnreadBoards another; // of a game that was loaded
    QVERIFY(another.seen(session).empty());
}

void BoardsTest::aTurnTakenBackIsNotRead()
{
    Dungeon dungeon = boardHall();
    dungeon.levels[0].texts.signs = {{8, 2, "First."}};
    Session session = *Session::start(dungeon, 1);
    session.allowStepsBack();
    UnreadBoards boards;
    QCOMPARE(boards.seen(session).size(), std::size_t{1});
    while (timesTold(session, "First.") == 0)
        session.submit(*Pilot().travel(session.world(), {8, 2, 0}).command);
    QVERIFY(boards.seen(session).empty());
    QVERIFY(session.stepBack().has_value());
    QCOMPARE(boards.seen(session).size(), std::size_t{1});
}

void BoardsTest::withoutBoardsNothingChanges()
{
    const Session session = *Session::start(boardHall(), 1);
    QVERIFY(Pilot().explore(session.world()).isDone); // all is in view, and nothing lies there
}

CAVE_TEST_SUITE(BoardsTest);
#include "boards_test.moc"
