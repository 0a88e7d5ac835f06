// SPDX-License-Identifier: MIT
#include "app/play/game/running_game.h"

#include "app/view/words/game_reference.h"
#include "core/base/files.h"
#include "core/session/replay.h"
#include "tests/play/arena.h"
#include "tests/session/same_session.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace cave;

class RunningGameTest : public QObject {
    Q_OBJECT

private slots:
    void savesOnceATurn();
    void twoGamesOfOneSeedHaveTwoSaves();
    void loadedGameGoesOnTheSame();
    void deathLeavesARecordAndNoSave();
    void givingUpLeavesARecordToo();
    void anUnplayedGameThatIsGivenUpLeavesNothing();
    void aTextLiesBesideTheRecord();
    void recordsAreRanked();
    void practiceIsPutAwayAsAnUnscoredRecord();
    void aRecordWithoutItsTextIsPutAway();
    void practiceGoesOnAfterItsEnd();
    void anEndAfterOneThatWasTakenBackHasItsOwnRecord();
    void practiceIsKeptInTheSave();
    void whatBecomesPracticeIsSavedAlsoWithoutAutosave();
    void practiceStepsBehindItsLoadingWithoutPlayingAllAgain();
    void autosavesAfterSoManyCommands();
    void autosavesOnAnotherLevel();
    void autosaveWaitsForTheOneUnderWay();
    void autosaveCanBeOff();
    void aFailedAutosaveIsTold();
    void whatWasTakenBackIsNotSaved();
    void theFirstTurnOutlivesTheProgram_data();
    void theFirstTurnOutlivesTheProgram();
    void whatAKilledProgramLeftGoesAtTheNextStart();
    void aRemovedFolderIsMadeAgain();
    void aSaveOpenedThroughALinkIsTheSameSave();
    void aPipeInPlaceOfAFileKeepsNobodyWaiting();
    void theLongestNameCanBeSaved();
    void aGameThatWasKilledGoesOnAtItsLastCommand();
    void aGameThatWasKilledBehindItsSaveGoesOnFromThere_data();
    void aGameThatWasKilledBehindItsSaveGoesOnFromThere();
    void aGameThatWasKilledAsItEndedHasItsRecord();
    void whatHindersTheRecordOfAKilledGameIsTold();
    void whatIsPutAwayNeedsNoJournal();
    void aGameThatIsPlayedIsNobodyElses();
    void newGamesOfTwoProgramsHaveTwoSaves();
    void aProgramThatWasKilledTakesNoName();
    void aNewSaveTakesNoJournalOver();
    void aDamagedJournalIsPutAside();
    void playtestWritesNothing();
    void failedSaveKeepsTheGame();
    void listShowsNewestAndBroken();
    void listCountsWhatTheJournalHolds();
    void theGameOfADayIsFoundAmongAllSaves();
    void references();

private:
    SaveFolder folder() const { return SaveFolder(pathOf(m_folder.path())); }
    QStringList filesIn(const char* name) const
    {
        return QDir(m_folder.filePath(name)).entryList({"*.json", "*.txt"}, QDir::Files);
    }

    // For a second game that goes on from the same save: one that is played is held.
    static std::filesystem::path copyOf(const std::filesystem::path& save)
    {
        const std::filesystem::path copy = save.parent_path() / "copy.save.json";
        std::filesystem::copy_file(save, copy);
        return copy;
    }

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
    const std::filesystem::path copy = copyOf(straight.saveFile());
    auto file = loadGame(copy);
    QVERIFY(file);
    RunningGame loaded(std::move(*file), folder(), copy, *SaveLock::take(copy));
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
    QCOMPARE(filesIn("records"), (QStringList{"arena-7.record.json", "arena-7.record.txt"}));
    QVERIFY(loadGame(game.recordFile()));
    QVERIFY(game.save());
    QCOMPARE(filesIn("saves"), QStringList());
}

void RunningGameTest::givingUpLeavesARecordToo()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.submit(Wait{});
    QVERIFY(game.save());
    game.submit(GiveUp{});
    QVERIFY(game.world().isOver());
    QCOMPARE(filesIn("saves"), QStringList());
    const auto summary = loadRecordSummary(game.recordFile());
    QVERIFY(summary && summary->cause == Cause::GaveUp);
    const auto record = loadGame(game.recordFile());
    QVERIFY(record && record->isRecord && replay(record->session) && !*replay(record->session));
}

void RunningGameTest::anUnplayedGameThatIsGivenUpLeavesNothing()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(game.save());
    game.submit(GiveUp{});
    QCOMPARE(filesIn("saves"), QStringList());
    QCOMPARE(filesIn("records"), QStringList());
}

void RunningGameTest::aTextLiesBesideTheRecord()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.submit(Wait{});
    game.submit(GiveUp{});
    QCOMPARE(filesIn("records"), (QStringList{"arena-7.record.json", "arena-7.record.txt"}));
    QFile text(pathText(recordTextFile(game.recordFile())));
    QVERIFY(text.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(text.readAll());
    QVERIFY2(all.contains("Gave up on level 1 of 2"), qPrintable(all));
    QVERIFY(all.contains(QDate::currentDate().toString(Qt::ISODate)));
}

void RunningGameTest::recordsAreRanked()
{
    const auto finish = [this](int steps, RunningGame::Mode mode) {
        auto game = std::make_unique<RunningGame>(sessionOf(emptyHall()), folder(), mode);
        for (int i = 0; i < steps; ++i)
            game->submit(Wait{});
        game->submit(Walk{Direction::East});
        game->submit(ClimbDown{});
        game->submit(GiveUp{});
        [[maybe_unused]] const auto kept = game->putAway();
        return game;
    };
    const auto slow = finish(9, RunningGame::Mode::Scored);
    QCOMPARE(slow->rank()->of, 1);
    const auto quick = finish(1, RunningGame::Mode::Scored);
    const auto practice = finish(0, RunningGame::Mode::Practice);
    QCOMPARE(quick->rank()->place, 1);
    QCOMPARE(slow->rank()->place, 2);
    QCOMPARE(slow->rank()->of, 2);
    QVERIFY(!practice->rank());
    const std::vector<KeptRecord> records = folder().records();
    QCOMPARE(records.size(), 3u);
    QCOMPARE(records[0].file, quick->recordFile());
    QCOMPARE(records[0].summary.score, 100);
    QCOMPARE(records[2].file, practice->recordFile());
    QFile broken(m_folder.filePath("records/broken.record.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    QCOMPARE(folder().records().size(), 3u);
}

void RunningGameTest::practiceIsPutAwayAsAnUnscoredRecord()
{
    RunningGame game(sessionOf(emptyHall()), folder(), RunningGame::Mode::Practice);
    game.submit(Wait{});
    QVERIFY(game.save());
    game.submit(GiveUp{});
    QCOMPARE(filesIn("saves").size(), 1); // the end can be taken back
    QVERIFY(game.recordFile().empty());
    QVERIFY(game.putAway() && game.putAway());
    QCOMPARE(filesIn("saves"), QStringList());
    QCOMPARE(filesIn("records").size(), 2);
    QVERIFY(loadRecordSummary(game.recordFile())->isPractice);
}

void RunningGameTest::aRecordWithoutItsTextIsPutAway()
{
    RunningGame game(sessionOf(emptyHall()), folder(), RunningGame::Mode::Practice);
    game.submit(Wait{});
    game.submit(GiveUp{});
    const auto record = folder().newRecord(game.world());
    QVERIFY(record && QDir().mkpath(pathText(recordTextFile(*record)))); // in the way of the text
    QSignalSpy failed(&game, &RunningGame::recordFailed);
    QVERIFY(game.putAway());
    QCOMPARE(failed.count(), 1);
    QVERIFY(loadRecordSummary(game.recordFile())->isPractice);
}

void RunningGameTest::practiceGoesOnAfterItsEnd()
{
    RunningGame game(sessionOf(batPit()), folder(), RunningGame::Mode::Practice);
    QSignalSpy back(&game, &RunningGame::steppedBack);
    QSignalSpy played(&game, &RunningGame::turnPlayed);
    for (int i = 0; i < 50 && !game.world().isOver(); ++i)
        game.submit(Wait{});
    QVERIFY(game.world().isOver());
    const std::uint64_t end = game.world().hash();
    game.stepBack();
    QCOMPARE(back.count(), 1);
    QVERIFY(!game.world().isOver() && game.canStepForward());
    const auto before = played.count();
    game.stepForward();
    QCOMPARE(played.count(), before + 1);
    QCOMPARE(game.world().hash(), end);
}

void RunningGameTest::anEndAfterOneThatWasTakenBackHasItsOwnRecord()
{
    RunningGame game(sessionOf(emptyHall()), folder(), RunningGame::Mode::Practice);
    game.setAutosave(1);
    game.submit(Wait{});
    game.submit(GiveUp{});
    QVERIFY(game.putAway());
    QVERIFY(!game.recordFile().empty());
    game.stepBack();
    game.submit(Wait{});
    game.submit(GiveUp{});
    QVERIFY(game.recordFile().empty());
    QVERIFY(game.putAway());
    QCOMPARE(filesIn("saves"), QStringList());
    QCOMPARE(folder().records().size(), std::size_t{2});
}

void RunningGameTest::practiceIsKeptInTheSave()
{
    RunningGame game(sessionOf(emptyHall()), folder(), RunningGame::Mode::Practice);
    game.submit(Wait{});
    QVERIFY(game.save());
    QVERIFY(folder().newest()->isPractice);
    const std::filesystem::path copy = copyOf(game.saveFile());
    RunningGame loaded(*loadGame(copy), folder(), copy, *SaveLock::take(copy));
    QVERIFY(loaded.isPractice() && loaded.canStepBack());
    loaded.stepBack();
    QCOMPARE(loaded.world().state().turn, 0);
    RunningGame scored(sessionOf(emptyHall()), folder());
    scored.submit(Wait{});
    QVERIFY(!scored.isPractice() && !scored.canStepBack());
}

void RunningGameTest::whatBecomesPracticeIsSavedAlsoWithoutAutosave()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.setAutosave(0);
    game.submit(Wait{});
    QVERIFY(game.save());
    QVERIFY(!loadGame(game.saveFile())->isPractice);
    QSignalSpy saved(&game, &RunningGame::saved);
    game.becomePractice();
    QVERIFY(saved.wait());
    QVERIFY(loadGame(game.saveFile())->isPractice);
}

// The way back is learned beside the window; whatever was told meanwhile, each step leads to what it was.
void RunningGameTest::practiceStepsBehindItsLoadingWithoutPlayingAllAgain()
{
    constexpr int kBefore = 300;
    RunningGame game(sessionOf(emptyHall()), folder(), RunningGame::Mode::Practice);
    std::vector<std::uint64_t> hashes;
    const auto walk = [&](RunningGame& walker, int from, int to) {
        for (int i = from; i < to; ++i) {
            hashes.push_back(walker.world().hash());
            walker.submit(Walk{i % 2 == 0 ? Direction::East : Direction::West});
            walker.tell(Tone::Plain, {"test", "An aside."});
        }
    };
    walk(game, 0, kBefore);
    QVERIFY(game.save());
    const std::filesystem::path copy = copyOf(game.saveFile());
    RunningGame loaded(*loadGame(copy), folder(), copy, *SaveLock::take(copy));
    walk(loaded, kBefore, kBefore + 20);
    QTRY_VERIFY(loaded.knowsItsPast());
    const Session before = loaded.session();
    for (int i = kBefore + 19; i >= kBefore; --i) {
        loaded.stepBack();
        QCOMPARE(loaded.world().hash(), hashes[static_cast<std::size_t>(i)]);
    }
    QVERIFY(loaded.knowsItsPast()); // so far it was not needed
    for (int i = kBefore - 1; i >= 0; --i) {
        loaded.stepBack();
        QCOMPARE(loaded.world().hash(), hashes[static_cast<std::size_t>(i)]);
        Session copied = loaded.session();
        if (i > 0)
            QVERIFY(*copied.stepBack() <= Keyframes::kInterval);
    }
    QVERIFY(!loaded.canStepBack() && !loaded.knowsItsPast());
    while (loaded.canStepForward())
        loaded.stepForward();
    QVERIFY(isSame(loaded.session(), before));
}

void RunningGameTest::autosavesAfterSoManyCommands()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.setAutosave(3);
    QSignalSpy saved(&game, &RunningGame::saved);
    for (int i = 0; i < 2; ++i)
        game.submit(Wait{});
    QVERIFY(!saved.wait(1));
    QCOMPARE(loadGame(game.saveFile())->session.world().state().turn, 0); // from then on there is a journal
    game.submit(Wait{});
    QVERIFY(saved.wait());
    QVERIFY(game.isSaved());
    QCOMPARE(loadGame(game.saveFile())->session.world().state().turn, 3);
    game.submit(Wait{});
    QVERIFY(!game.isSaved());
    game.autosave(); // as when the window loses the focus
    QVERIFY(saved.wait());
    QVERIFY(game.isSaved());
    QCOMPARE(filesIn("saves").size(), 1);
}

void RunningGameTest::autosavesOnAnotherLevel()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.setAutosave(1000);
    QSignalSpy saved(&game, &RunningGame::saved);
    game.submit(Walk{Direction::East});
    QCOMPARE(saved.count(), 1);
    game.submit(ClimbDown{});
    QVERIFY(saved.wait());
    QCOMPARE(loadGame(game.saveFile())->session.world().hero().at.z, 1);
}

void RunningGameTest::autosaveWaitsForTheOneUnderWay()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.setAutosave(1000);
    game.submit(Walk{Direction::East});
    game.autosave(); // which is under way until events are taken
    game.submit(ClimbDown{});
    QTRY_VERIFY(game.isSaved());
    QCOMPARE(loadGame(game.saveFile())->session.world().hero().at.z, 1);
}

void RunningGameTest::autosaveCanBeOff()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.setAutosave(0);
    game.submit(Walk{Direction::East});
    game.submit(ClimbDown{});
    game.autosave();
    QVERIFY(game.saveFile().empty());
    QVERIFY(game.save());
    QVERIFY(game.isSaved());
}

void RunningGameTest::aFailedAutosaveIsTold()
{
    QFile inTheWay(m_folder.filePath("saves"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    RunningGame game(sessionOf(emptyHall()), folder());
    game.setAutosave(2);
    QSignalSpy failed(&game, &RunningGame::saveFailed);
    game.submit(Wait{});
    QCOMPARE(failed.count(), 1);
    QVERIFY(!game.isSaved());
}

// A save that is still being written is of a game that is none any more.
void RunningGameTest::whatWasTakenBackIsNotSaved()
{
    RunningGame game(sessionOf(emptyHall()), folder(), RunningGame::Mode::Practice);
    game.setAutosave(2);
    QSignalSpy saved(&game, &RunningGame::saved);
    game.submit(Walk{Direction::North});
    game.submit(Walk{Direction::North});
    game.stepBack();
    game.submit(Walk{Direction::West});
    QVERIFY(saved.count() > 0 || saved.wait());
    QVERIFY(!game.isSaved());
    QVERIFY(game.save());
    QCOMPARE(loadGame(game.saveFile())->session.world().hash(), game.world().hash());
}

void RunningGameTest::theFirstTurnOutlivesTheProgram_data()
{
    QTest::addColumn<bool>("waitsForTheFirstKey");
    QTest::newRow("at once") << false;
    QTest::newRow("later") << true;
}

void RunningGameTest::theFirstTurnOutlivesTheProgram()
{
    QFETCH(bool, waitsForTheFirstKey);
    const pid_t child = ::fork();
    if (child == 0) {
        RunningGame game(sessionOf(emptyHall()), folder());
        game.setAutosave(100);
        if (waitsForTheFirstKey)
            QCoreApplication::processEvents();
        game.submit(Walk{Direction::East});
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    const std::vector<SavedGame> saves = folder().list();
    QCOMPARE(saves.size(), std::size_t{1});
    QVERIFY(!saves.front().error);
    QCOMPARE(saves.front().turn, 1);
}

void RunningGameTest::whatAKilledProgramLeftGoesAtTheNextStart()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(game.save());
    const QDir saves(m_folder.filePath("saves"));
    for (const char* name : {".cave-1-0.tmp", ".cave-99999-7.tmp", "gone.save.json.lock"}) {
        QFile left(saves.filePath(name));
        QVERIFY(left.open(QIODevice::WriteOnly));
    }
    folder().clean();
    QCOMPARE(saves.entryList(QDir::Files | QDir::Hidden, QDir::Name),
             (QStringList{"arena-7.save.json", "arena-7.save.json.journal", "arena-7.save.json.lock"}));
    QVERIFY(!SaveLock::take(game.saveFile())); // it is held as before
}

void RunningGameTest::aRemovedFolderIsMadeAgain()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    game.setAutosave(1000);
    game.submit(Wait{});
    QVERIFY(QDir(m_folder.filePath("saves")).removeRecursively());
    QSignalSpy failed(&game, &RunningGame::journalFailed);
    game.submit(Wait{});
    QTRY_VERIFY(game.isSaved());
    game.submit(Wait{});
    QVERIFY(!SaveLock::take(game.saveFile()));
    QCOMPARE(folder().list().front().turn, 3);
    QVERIFY(QDir(m_folder.filePath("saves")).removeRecursively());
    QVERIFY(game.save());
    QCOMPARE(folder().list().front().turn, 3);
    QCOMPARE(failed.count(), 0);
}

void RunningGameTest::aSaveOpenedThroughALinkIsTheSameSave()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(game.save());
    const std::filesystem::path link = pathOf(m_folder.filePath("link.save.json"));
    std::filesystem::create_symlink(game.saveFile(), link);
    QVERIFY(!SaveLock::take(link));
    game.submit(Wait{});
    auto loaded = *loadGame(link);
    QCOMPARE(catchUp(loaded, link).commands, 1);
}

void RunningGameTest::aPipeInPlaceOfAFileKeepsNobodyWaiting()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(game.save());
    const std::string saves = m_folder.filePath("saves/").toStdString();
    QVERIFY(QDir().mkpath(m_folder.filePath("records")));
    for (const std::string& pipe :
         {saves + "a.save.json", saves + "b.save.json.lock", journalOf(game.saveFile()).string(),
          saves + ".cave-1-0.tmp", m_folder.filePath("records/a.record.json").toStdString()}) {
        std::filesystem::remove(pipe);
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    }
    folder().clean();
    QCOMPARE(folder().list().size(), std::size_t{2});
    QVERIFY(folder().newest());
    QVERIFY(folder().records().empty());
    GameFile again = *loadGame(game.saveFile());
    QVERIFY(catchUp(again, game.saveFile()).damage);
}

void RunningGameTest::theLongestNameCanBeSaved()
{
    Dungeon dungeon = emptyHall();
    for (int i = 0; i < 3000; ++i)
        dungeon.name += "\xe6\xb4\x9e"; // a cave, in three bytes
    RunningGame game(sessionOf(dungeon), folder());
    QVERIFY(game.save());
    game.submit(Wait{});
    QVERIFY(std::filesystem::exists(journalOf(game.saveFile())));
    game.submit(GiveUp{});
    QCOMPARE(folder().records().size(), std::size_t{1});
}

// Destroyed without being put away: as far as the files go, that is being killed.
void RunningGameTest::aGameThatWasKilledGoesOnAtItsLastCommand()
{
    auto game = std::make_unique<RunningGame>(sessionOf(emptyHall()), folder());
    QVERIFY(game->save());
    for (const Direction direction : kDirections)
        game->submit(Walk{direction});
    const std::filesystem::path file = game->saveFile();
    const std::uint64_t hash = game->world().hash();
    game.reset();
    game = std::make_unique<RunningGame>(*loadGame(file), folder(), file, *SaveLock::take(file));
    QCOMPARE(game->world().hash(), hash);
    QVERIFY(!game->isSaved());
    QCOMPARE(game->session().messages().back().text.count, 8);
    game->submit(Wait{});
    const std::uint64_t later = game->world().hash();
    game.reset();
    RunningGame third(*loadGame(file), folder(), file, *SaveLock::take(file));
    QCOMPARE(third.world().hash(), later);
}

void RunningGameTest::aGameThatWasKilledBehindItsSaveGoesOnFromThere_data()
{
    QTest::addColumn<int>("otherSteps"); // after two that were taken back
    QTest::newRow("shorter than the save") << 0;
    QTest::newRow("as long") << 2;
    QTest::newRow("longer") << 3;
}

void RunningGameTest::aGameThatWasKilledBehindItsSaveGoesOnFromThere()
{
    QFETCH(const int, otherSteps);
    auto game = std::make_unique<RunningGame>(sessionOf(emptyHall()), folder(), RunningGame::Mode::Practice);
    for (int i = 0; i < 3; ++i)
        game->submit(Walk{Direction::North});
    QVERIFY(game->save());
    const std::filesystem::path file = game->saveFile();
    for (int i = 0; i < 2; ++i)
        game->stepBack();
    for (int i = 0; i < otherSteps; ++i)
        game->submit(Walk{Direction::West});
    const std::uint64_t hash = game->world().hash();
    game.reset();
    game = std::make_unique<RunningGame>(*loadGame(file), folder(), file, *SaveLock::take(file));
    game->setAutosave(100);
    QCOMPARE(game->world().hash(), hash);
    QVERIFY(!game->isSaved());
    game->submit(Walk{Direction::South});
    const std::uint64_t later = game->world().hash();
    game.reset();
    RunningGame third(*loadGame(file), folder(), file, *SaveLock::take(file));
    QCOMPARE(third.world().hash(), later);
}

void RunningGameTest::aGameThatWasKilledAsItEndedHasItsRecord()
{
    Session session = sessionOf(batPit());
    const std::filesystem::path file = folder().newSave(session.world())->file;
    QVERIFY(saveGame(GameFile{session}, file));
    while (!session.world().isOver())
        session.submit(Wait{});
    QVERIFY(Journal::begin(journalOf(file), session.log(), 0));
    const RunningGame game(*loadGame(file), folder(), file, *SaveLock::take(file));
    QVERIFY(game.world().isOver());
    QCOMPARE(filesIn("saves"), QStringList());
    QCOMPARE(filesIn("records"), (QStringList{"arena-7.record.json", "arena-7.record.txt"}));
    QVERIFY(!std::filesystem::exists(journalOf(file)));
}

void RunningGameTest::whatHindersTheRecordOfAKilledGameIsTold()
{
    Session session = sessionOf(batPit());
    const std::filesystem::path file = folder().newSave(session.world())->file;
    QVERIFY(saveGame(GameFile{session}, file));
    while (!session.world().isOver())
        session.submit(Wait{});
    QVERIFY(Journal::begin(journalOf(file), session.log(), 0));
    QVERIFY(QDir(m_folder.path()).mkpath("records/arena-7.record.txt")); // in the way of the text
    const RunningGame game(*loadGame(file), folder(), file, *SaveLock::take(file));
    QSignalSpy failed(&game, &RunningGame::recordFailed);
    QVERIFY(failed.wait());
    QVERIFY(std::filesystem::exists(game.recordFile()));
}

void RunningGameTest::whatIsPutAwayNeedsNoJournal()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(game.save());
    game.submit(Wait{});
    QVERIFY(std::filesystem::exists(journalOf(game.saveFile())));
    QVERIFY(game.putAway());
    QVERIFY(!std::filesystem::exists(journalOf(game.saveFile())));
}

void RunningGameTest::aGameThatIsPlayedIsNobodyElses()
{
    auto game = std::make_unique<RunningGame>(sessionOf(emptyHall()), folder());
    QVERIFY(game->save());
    const std::filesystem::path file = game->saveFile();
    QVERIFY(!SaveLock::take(file));
    const auto refused = deleteSave(file);
    QVERIFY(!refused);
    QVERIFY(shown(refused.error().what).startsWith("This game is being played by another program"));
    QVERIFY(std::filesystem::exists(file));
    game.reset();
    {
        const auto lock = SaveLock::take(file);
        QVERIFY(lock);
        QVERIFY(!SaveLock::take(file));
    }
    QVERIFY(!std::filesystem::exists(lockOf(file)));
    QVERIFY(deleteSave(file));
    QVERIFY(!std::filesystem::exists(file));
}

// Even where neither has written its save yet.
void RunningGameTest::newGamesOfTwoProgramsHaveTwoSaves()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    const auto first = folder().newSave(game.world());
    QVERIFY(first);
    QVERIFY(game.save());
    QVERIFY(game.saveFile() != first->file);
}

// It leaves its lock behind, which nobody holds.
void RunningGameTest::aProgramThatWasKilledTakesNoName()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    const std::filesystem::path free = folder().newSave(game.world())->file;
    QFile left(pathText(lockOf(free)));
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    QVERIFY(game.save());
    QVERIFY(game.saveFile() == free);
    QVERIFY(!SaveLock::take(free));
}

// As where a program was killed between the two, or somebody has removed the save.
void RunningGameTest::aNewSaveTakesNoJournalOver()
{
    auto game = std::make_unique<RunningGame>(sessionOf(emptyHall()), folder());
    QVERIFY(game->save());
    const std::filesystem::path file = game->saveFile();
    game->submit(Wait{});
    game.reset();
    QVERIFY(std::filesystem::remove(file) && std::filesystem::exists(journalOf(file)));
    const Session again = sessionOf(emptyHall());
    const auto claimed = folder().newSave(again.world());
    QVERIFY(claimed && claimed->file == file);
    QVERIFY(saveGame(GameFile{again}, file));
    GameFile loaded = *loadGame(file);
    QCOMPARE(catchUp(loaded, file).commands, 0);
}

void RunningGameTest::aDamagedJournalIsPutAside()
{
    auto game = std::make_unique<RunningGame>(sessionOf(emptyHall()), folder());
    QVERIFY(game->save());
    const std::filesystem::path file = game->saveFile();
    game.reset();
    QFile journal(pathText(journalOf(file)));
    QVERIFY(journal.open(QIODevice::WriteOnly));
    journal.write("something else\n");
    journal.close();
    RunningGame again(*loadGame(file), folder(), file, *SaveLock::take(file));
    QVERIFY(QFile::exists(journal.fileName() + ".damaged"));
    again.submit(Wait{});
    QVERIFY(QFile::exists(journal.fileName()));
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

void RunningGameTest::listCountsWhatTheJournalHolds()
{
    RunningGame game(sessionOf(emptyHall()), folder());
    QVERIFY(game.save());
    game.submit(Walk{Direction::East});
    game.submit(ClimbDown{});
    const auto newest = folder().newest();
    QVERIFY(newest);
    QCOMPARE(newest->turn, game.world().state().turn);
    QCOMPARE(newest->level, 2);
}

void RunningGameTest::theGameOfADayIsFoundAmongAllSaves()
{
    const std::string day = "2026-11-21";
    QVERIFY(!folder().ofDay(day)); // not even a folder
    std::filesystem::path ofDay;
    for (const char* daily : {"2026-11-20", "2026-11-21", ""}) {
        RunningGame game(sessionOf(emptyHall()), folder());
        game.setDaily(daily);
        if (*daily == '\0')
            game.setLabels({{}, {day, {}}}); // a hero of that name
        QVERIFY(game.save());
        if (daily == day)
            ofDay = game.saveFile();
    }
    QVERIFY(writeFileAtomically(ofDay.parent_path() / "broken.save.json", "{\"daily\": \"2026-11-21\""));
    const auto found = folder().ofDay(day);
    QVERIFY(found);
    QCOMPARE(shown(found->file.string()), shown(ofDay.string()));
    QCOMPARE(shown(found->daily), shown(day));
    QVERIFY(!folder().ofDay("2026-11-19"));
}

void RunningGameTest::references()
{
    QCOMPARE(gameReference("Jsrogue", 13805), QString("jsrogue#13805"));
    QCOMPARE(gameReference("My  Cave!", 1), QString("my-cave-#1"));
    QCOMPARE(gameReference("", 1), QString("dungeon#1"));
    QCOMPARE(gameReference("Jsrogue", *readGameSeed("cellar door")), QString("jsrogue#cellar door"));
    const GameSeed unreadable = *readGameSeed("door #2"); // would be read as seed 2
    QCOMPARE(gameReference("Jsrogue", unreadable), "jsrogue#" + QString::number(unreadable.number));
}

CAVE_TEST_SUITE(RunningGameTest);
#include "running_game_test.moc"
