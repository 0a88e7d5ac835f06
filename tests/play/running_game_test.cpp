// SPDX-License-Identifier: MIT
#include "app/play/running_game.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class RunningGameTest : public QObject {
    Q_OBJECT

private slots:
    void savesOnceATurn();
    void twoGamesOfOneSeedHaveTwoSaves();
    void loadedGameGoesOnTheSame();
    void deathLeavesARecordAndNoSave();
    void givingUpDeletesTheSave();
    void playtestWritesNothing();
    void failedSaveKeepsTheGame();
    void listShowsNewestAndBroken();
    void references();

private:
    SaveFolder folder() const { return SaveFolder(pathOf(m_folder.path())); }
    QStringList filesIn(const char* name) const { return QDir(m_folder.filePath(name)).entryList(QDir::Files); }

    QTemporaryDir m_folder;

private slots:
    void init() { QVERIFY(QDir(m_folder.path()).removeRecursively() && QDir().mkpath(m_folder.path())); }
};

void RunningGameTest::savesOnceATurn()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(!game.isSaved());
    QSignalSpy saved(&game, &RunningGame::saved);
    QVERIFY(game.save());
    QVERIFY(game.isSaved());
    QVERIFY(game.save());
    QCOMPARE(saved.count(), 1);
    game.submit(Wait{});
    QVERIFY(!game.isSaved());
    QVERIFY(game.save());
    QCOMPARE(filesIn("saves"), QStringList{"arena-7.save.json"});
}

void RunningGameTest::twoGamesOfOneSeedHaveTwoSaves()
{
    RunningGame first(sessionOf(emptyHall()), folder());
    RunningGame second(sessionOf(emptyHall()), folder());
    QVERIFY(first.save() && second.save());
    QCOMPARE(filesIn("saves"), QStringList({"arena-7-2.save.json", "arena-7.save.json"}));
}

void RunningGameTest::loadedGameGoesOnTheSame()
{
    RunningGame straight(sessionOf(emptyHall()), folder());
    for (int i = 0; i < 5; ++i)
        straight.submit(Walk{Direction::North});
    QVERIFY(straight.save());
    auto file = loadGame(straight.saveFile());
    QVERIFY(file);
    RunningGame loaded(std::move(*file), folder(), straight.saveFile());
    QVERIFY(loaded.isSaved());
    for (const Direction direction : kDirections) {
        straight.submit(Walk{direction});
        loaded.submit(Walk{direction});
        QCOMPARE(loaded.world().hash(), straight.world().hash());
    }
}

void RunningGameTest::deathLeavesARecordAndNoSave()
{
    RunningGame game(sessionOf(batPit()), folder());
    QVERIFY(game.save());
    QCOMPARE(filesIn("saves").size(), 1);
    for (int i = 0; i < 50 && !game.world().isOver(); ++i)
        game.submit(Wait{});
    QVERIFY(game.world().isOver());
    QCOMPARE(filesIn("saves"), QStringList());
    QCOMPARE(filesIn("records"), QStringList{"arena-7.record.json"});
    QVERIFY(loadGame(game.recordFile()));
    QVERIFY(game.save());
    QCOMPARE(filesIn("saves"), QStringList());
}

void RunningGameTest::givingUpDeletesTheSave()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(game.save());
    game.giveUp();
    QCOMPARE(filesIn("saves"), QStringList());
}

void RunningGameTest::playtestWritesNothing()
{
    RunningGame game(sessionOf(batPit()), std::nullopt);
    QVERIFY(game.isPlaytest() && game.save());
    for (int i = 0; i < 50 && !game.world().isOver(); ++i)
        game.submit(Wait{});
    QVERIFY(game.world().isOver());
    QVERIFY(QDir(m_folder.path()).isEmpty());
}

void RunningGameTest::failedSaveKeepsTheGame()
{
    QFile inTheWay(m_folder.filePath("saves"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(!game.save());
    QVERIFY(!game.isSaved());
    game.submit(Wait{});
    QCOMPARE(game.world().state().turn, 1);
}

void RunningGameTest::listShowsNewestAndBroken()
{
    QVERIFY(folder().list().empty());
    QVERIFY(!folder().newest());
    RunningGame game(sessionOf(emptyHall()), folder());
    game.submit(Wait{});
    QVERIFY(game.save());
    QFile broken(m_folder.filePath("saves/broken.save.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    QCOMPARE(folder().list().size(), 2u);
    const auto newest = folder().newest();
    QVERIFY(newest);
    QCOMPARE(newest->dungeonName, std::string("Arena"));
    QCOMPARE(newest->turn, 1);
    QCOMPARE(newest->level, 1);
}

void RunningGameTest::references()
{
    QCOMPARE(gameReference("Jsrogue", 13805), QString("jsrogue#13805"));
    QCOMPARE(gameReference("My  Cave!", 1), QString("my-cave-#1"));
    QCOMPARE(gameReference("", 1), QString("dungeon#1"));
}

CAVE_TEST_SUITE(RunningGameTest);
#include "running_game_test.moc"
