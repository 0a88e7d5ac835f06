// SPDX-License-Identifier: MIT
// Each call on files fails in turn, and is the last one in turn: whatever was there is there, or what was to be.
#include "core/base/files.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"
#include "core/save/journal.h"
#include "core/save/save_lock.h"
#include "tests/save/faults.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

using namespace cave;
namespace fs = std::filesystem;

namespace {

constexpr int kMostCalls = 200; // that a deed may make
constexpr unsigned kLongest = 60; // seconds, of a child that hangs

// How a child ended: by its status, by a signal, or because its deed made fewer calls than the fault waited for.
struct End {
    bool isDone = false;    // it says that all went well
    bool isKilled = false;
    bool isBeyond = false;
};

constexpr int kDone = 0;
constexpr int kFailed = 1;
constexpr int kBeyond = 2; // and done

End tried(const std::function<bool()>& deed, const faults::Fault& fault, const fs::path& folder)
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::alarm(kLongest);
        faults::arm(fault, folder);
        const bool isDone = deed();
        if (isDone && fault.kind == faults::Kind::PowerCut)
            faults::losePower();
        ::_exit(!isDone ? kFailed : faults::calls() < fault.call ? kBeyond : kDone);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        return {false, WTERMSIG(status) == SIGKILL, false};
    return {WEXITSTATUS(status) != kFailed, false, WEXITSTATUS(status) == kBeyond};
}

struct Named {
    const char* name;
    faults::Fault fault;
};

const Named kFaults[]{
    {"a full disk", {faults::Kind::Fails, ENOSPC}},
    {"a broken disk", {faults::Kind::Fails, EIO}},
    {"a signal", {faults::Kind::Fails, EINTR}},
    {"half a write", {faults::Kind::Short}},
    {"killed", {faults::Kind::Killed}},
    {"a power cut", {faults::Kind::PowerCut}},
};

std::string contentOf(const fs::path& file) { return readFile(file, std::size_t{1} << 28).value_or("(unreadable)"); }

GameFile gameOf(int commands)
{
    Dungeon dungeon = recipeDungeon(1);
    dungeon.rules.health = 100'000;
    GameFile game{*Session::start(dungeon, 1)};
    for (int i = 0; i < commands; ++i)
        game.session.submit(Wait{});
    return game;
}

// Something that is written over what is there, or where nothing is.
struct Deed {
    std::string file;
    std::function<bool(const fs::path& file)> before;
    std::function<bool(const fs::path& file)> after;
};

} // namespace

class FaultTest : public QObject {
    Q_OBJECT

private slots:
    void whatFailsLeavesTheOldFileAndWhatIsDoneStays_data();
    void whatFailsLeavesTheOldFileAndWhatIsDoneStays();
    void aJournalKeepsWhatItHasTaken_data();
    void aJournalKeepsWhatItHasTaken();
    void aLockWhoseFileAnotherTookAwayIsTakenAgain();
    void aLockIsTakenAtOnceWhereNobodyHoldsIt();
};

void FaultTest::whatFailsLeavesTheOldFileAndWhatIsDoneStays_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("deed");
    for (int fault = 0; fault < static_cast<int>(std::size(kFaults)); ++fault)
        for (int deed = 0; deed < 4; ++deed)
            QTest::addRow("%s, deed %d", kFaults[fault].name, deed) << fault << deed;
}

void FaultTest::whatFailsLeavesTheOldFileAndWhatIsDoneStays()
{
    QFETCH(int, fault);
    QFETCH(int, deed);
    const GameFile first = gameOf(0);
    const GameFile second = gameOf(5);
    const Dungeon design = builtInDungeon("rooms")->dungeon;
    Dungeon changed = design;
    changed.name = "Changed";
    const auto nothing = [](const fs::path&) { return true; };
    const Deed deeds[]{
        {"a.save.json", [&](const fs::path& file) { return bool(saveGame(first, file)); },
         [&](const fs::path& file) { return bool(saveGame(second, file)); }},
        {"new.save.json", nothing, [&](const fs::path& file) { return bool(saveGame(second, file)); }},
        {"a.tmj", [&](const fs::path& file) { return bool(saveDungeon(design, file)); },
         [&](const fs::path& file) { return bool(saveDungeon(changed, file)); }},
        {"a.json", [](const fs::path& file) { return bool(writeFileAtomically(file, "old")); },
         [](const fs::path& file) { return bool(writeFileAtomically(file, std::string(100'000, 'n'))); }},
    };
    const Deed& it = deeds[deed];
    const QTemporaryDir wanted;
    const fs::path example = wanted.filePath("example-").toStdString() + it.file;
    QVERIFY(it.after(example));
    const std::string after = contentOf(example);
    for (int call = 1; call < kMostCalls; ++call) {
        const QTemporaryDir temporary;
        const fs::path folder = temporary.path().toStdString();
        const fs::path file = folder / it.file;
        QVERIFY(it.before(file));
        const std::string before = contentOf(file);
        faults::Fault due = kFaults[fault].fault;
        due.call = call;
        const End end = tried([&] { return it.after(file); }, due, folder);
        if (end.isKilled)
            removeLeftTemporaries(folder);
        const std::string now = contentOf(file);
        const QByteArray what = QByteArray("call ") + QByteArray::number(call);
        QVERIFY2(now == after || (now == before && !end.isDone), what);
        QVERIFY2(end.isDone || end.isKilled || now == before, what);
        for (const auto& entry : fs::directory_iterator(folder))
            QVERIFY2(entry.path().extension() != ".tmp", what);
        if (end.isBeyond)
            return;
    }
    QFAIL("the deed makes more calls than it may");
}

void FaultTest::aJournalKeepsWhatItHasTaken_data()
{
    QTest::addColumn<int>("fault");
    for (int fault = 0; fault < static_cast<int>(std::size(kFaults)); ++fault)
        QTest::addRow("%s", kFaults[fault].name) << fault;
}

void FaultTest::aJournalKeepsWhatItHasTaken()
{
    QFETCH(int, fault);
    for (int call = 1; call < 20; ++call) {
        const QTemporaryDir temporary;
        const fs::path folder = temporary.path().toStdString();
        const fs::path save = folder / "a.save.json";
        QVERIFY(saveGame(gameOf(2), save));
        int told[2];
        QVERIFY(::pipe(told) == 0);
        faults::Fault due = kFaults[fault].fault;
        due.call = call;
        const auto play = [&] {
            GameFile game = gameOf(2);
            auto journal = Journal::begin(journalOf(save), game.session.log(), 2);
            for (int i = 0; journal && i < 5; ++i) {
                game.session.submit(Wait{});
                if (!journal->add(game.session.log().back()) || ::write(told[1], "x", 1) != 1)
                    return false;
            }
            return bool(journal);
        };
        const End end = tried(play, due, folder);
        ::close(told[1]);
        char taken[8];
        const auto count = std::max<ssize_t>(0, ::read(told[0], taken, sizeof taken));
        ::close(told[0]);
        auto game = loadGame(save);
        QVERIFY(game);
        const CaughtUp caught = catchUp(*game, save);
        QVERIFY(!caught.damage);
        if (due.kind != faults::Kind::PowerCut) // which may cost the last second
            QVERIFY2(caught.commands == count || (end.isKilled && caught.commands == count + 1),
                     QByteArray::number(call));
    }
}

// By whoever held it and went, after this one had opened it: what it then holds is nobody's file.
void FaultTest::aLockWhoseFileAnotherTookAwayIsTakenAgain()
{
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    const auto holds = [&] {
        faults::beforeNextLock([&] { fs::remove(lockOf(save)); });
        const auto lock = SaveLock::take(save);
        return lock && lock->isHeld() && fs::exists(lockOf(save)) && !SaveLock::take(save);
    };
    QVERIFY(tried(holds, {}, folder.path().toStdString()).isDone);
}

void FaultTest::aLockIsTakenAtOnceWhereNobodyHoldsIt()
{
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    const auto holds = [&] {
        auto lock = SaveLock::take(save);
        if (!lock || !lock->isHeld() || SaveLock::take(save))
            return false;
        fs::remove(lockOf(save)); // by somebody who cleans up
        return !lock->isHeld();
    };
    QVERIFY(tried(holds, {}, folder.path().toStdString()).isDone);
}

CAVE_TEST_SUITE(FaultTest);
#include "fault_test.moc"
