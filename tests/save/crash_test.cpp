// SPDX-License-Identifier: MIT
// What happens to a game's files when the program is killed, the disk is full or only to be read, or somebody else has
// the save: nothing that was there is lost.
#include "core/base/files.h"
#include "core/save/journal.h"
#include "core/save/save_lock.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QDeadlineTimer>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <optional>
#include <poll.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace cave;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLongestLog = 3000; // commands, then a new game begins

// A turn that the player has seen.
struct Finished {
    std::size_t commands = 0;
    std::uint64_t hash = 0;
};

GameFile anyGame(std::uint64_t seed)
{
    Dungeon dungeon = recipeDungeon(seed);
    dungeon.rules.health = 100'000;
    return {*Session::start(dungeon, seed)};
}

// The game as the next start of the program finds it.
Result<GameFile> foundAgain(const fs::path& save)
{
    auto game = loadGame(save);
    if (!game)
        return game;
    if (const auto caught = catchUp(*game, save); caught.damage)
        return std::unexpected(*caught.damage);
    return game;
}

void tell(int pipe, const Session& session)
{
    const Finished finished{session.log().size(), session.world().hash()};
    if (::write(pipe, &finished, sizeof finished) != sizeof finished)
        ::_exit(2);
}

// As the program does: every command goes into the journal before it is shown, and now and then the game is saved as it
// was some commands ago, while it goes on.
[[noreturn]] void playUntilKilled(const fs::path& save, std::uint64_t seed, int pipe)
{
    auto game = fs::exists(save) ? foundAgain(save) : Result<GameFile>(anyGame(seed));
    if (!game || !saveGame(*game, save))
        ::_exit(1);
    Session& session = game->session;
    auto journal = Journal::begin(journalOf(save), session.log(), session.log().size());
    Random dice(seed);
    tell(pipe, session);
    std::optional<GameFile> due;
    while (session.log().size() < kLongestLog) {
        if (session.submit(anyAct(dice)).refusal)
            continue;
        if (!journal || !journal->add(session.log().back()))
            ::_exit(1);
        tell(pipe, session);
        if (due && dice.below(4) == 0) {
            if (!saveGame(*due, save))
                ::_exit(1);
            journal = Journal::begin(journalOf(save), session.log(), due->session.log().size());
            due.reset();
        } else if (!due && dice.below(10) == 0) {
            due = *game;
        }
    }
    for (;;)
        ::pause();
}

std::optional<Finished> lastTold(int pipe)
{
    std::optional<Finished> last;
    for (Finished next; ::read(pipe, &next, sizeof next) == sizeof next;)
        last = next;
    return last;
}

// Kills a process that plays, some time after its first turn; the last turn that it told of.
std::optional<Finished> playAndKill(const fs::path& save, std::uint64_t seed, int microseconds)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return std::nullopt;
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        playUntilKilled(save, seed, ends[1]);
    }
    ::close(ends[1]);
    pollfd first{ends[0], POLLIN, 0};
    ::poll(&first, 1, 60'000);
    // It must not wait for us with a full pipe, so what it tells is read at once.
    std::optional<Finished> last;
    for (const QDeadlineTimer end(std::chrono::microseconds{microseconds}); !end.hasExpired();)
        if (Finished next; ::poll(&first, 1, 1) > 0 && ::read(ends[0], &next, sizeof next) == sizeof next)
            last = next;
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (const auto rest = lastTold(ends[0]))
        last = rest;
    ::close(ends[0]);
    return WIFSIGNALED(status) ? last : std::nullopt;
}

// What a function says in a process of its own.
int inChild(const std::function<bool()>& holds)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(holds() ? 0 : 1);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// A disk of our own, as long as this lives.
class SmallDisk {
public:
    SmallDisk(fs::path folder, const char* options) : m_folder(std::move(folder))
    {
        m_isThere = ::mount("tmpfs", m_folder.c_str(), "tmpfs", 0, options) == 0;
    }
    ~SmallDisk()
    {
        if (m_isThere)
            ::umount(m_folder.c_str());
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    bool isThere() const { return m_isThere; }
    bool makeReadOnly() const { return ::mount("tmpfs", m_folder.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, "") == 0; }

private:
    fs::path m_folder;
    bool m_isThere = false;
};

} // namespace

class CrashTest : public QObject {
    Q_OBJECT

private slots:
    void killedAtAnyMomentAGameLosesAtMostTheTurnInFlight();
    void aFileThatMayNotGrowCostsNothing();
    void aFullDiskCostsNothing();
    void aFolderThatCanOnlyBeReadCostsNothing();
    void aSaveBelongsToOneProgramUntilThatIsKilled();
    void whereNoLockCanBeMadeNothingIsHeld();
};

void CrashTest::killedAtAnyMomentAGameLosesAtMostTheTurnInFlight()
{
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    Random dice(5);
    for (int kill = 0; kill < scaled(20); ++kill) {
        const auto seen = playAndKill(save, static_cast<std::uint64_t>(kill), dice.between(0, 40'000));
        QVERIFY2(seen, "the process ended by itself");
        const auto game = foundAgain(save);
        QVERIFY2(game, game ? "" : (game.error().where + ": " + game.error().what.source).c_str());
        const auto& log = game->session.log();
        QVERIFY2(log.size() == seen->commands || log.size() == seen->commands + 1,
                 qPrintable(QString("kill %1: %2 of %3").arg(kill).arg(log.size()).arg(seen->commands)));
        if (seen->commands > 0)
            QCOMPARE(log[seen->commands - 1].hash, seen->hash);
        if (log.size() >= kLongestLog) {
            fs::remove(save);
            fs::remove(journalOf(save));
        }
    }
}

// What a full disk does to whoever may mount none: files end where they may grow no more.
void CrashTest::aFileThatMayNotGrowCostsNothing()
{
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    GameFile game = anyGame(1);
    QVERIFY(saveGame(game, save));
    const auto before = readFile(save, 1 << 24);
    const auto child = [&] {
        std::signal(SIGXFSZ, SIG_IGN);
        auto journal = Journal::begin(journalOf(save), {}, 0);
        const rlimit limit{100, 100}; // bytes
        if (!journal || ::setrlimit(RLIMIT_FSIZE, &limit) != 0)
            return false;
        Result<void> added;
        while (added) {
            game.session.submit(Wait{});
            added = journal->add(game.session.log().back());
        }
        return !saveGame(game, save);
    };
    QCOMPARE(inChild(child), 0);
    QVERIFY(*readFile(save, 1 << 24) == *before);
    const auto again = foundAgain(save);
    QVERIFY(again);
    QVERIFY(!again->session.log().empty()); // what fitted into the journal
    QCOMPARE(std::distance(fs::directory_iterator(folder.path().toStdString()), fs::directory_iterator()), 2);
}

void CrashTest::aFullDiskCostsNothing()
{
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    GameFile game = anyGame(1);
    const std::string text = writeGame(game);
    const SmallDisk disk(folder.path().toStdString(),
                         ("size=" + std::to_string((text.size() / 4096 + 4) * 4096)).c_str());
    if (!disk.isThere())
        QSKIP("A full disk is not tested: this needs the right to mount one (root).");
    QVERIFY(saveGame(game, save)); // there is room for one, not for two
    const auto second = saveGame(game, save);
    QVERIFY(!second);
    QVERIFY(second.error().what.source.starts_with("The disk is full."));
    QVERIFY(*readFile(save, 1 << 24) == text);
    QCOMPARE(std::distance(fs::directory_iterator(folder.path().toStdString()), fs::directory_iterator()), 1);
    QVERIFY(SaveLock::take(save)); // so it can be played
}

void CrashTest::aFolderThatCanOnlyBeReadCostsNothing()
{
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    std::optional<SmallDisk> disk; // root may write into any folder
    if (::geteuid() == 0)
        disk.emplace(folder.path().toStdString(), "size=4m");
    if (disk && !disk->isThere())
        QSKIP("A folder that can only be read is not tested: root needs the right to mount one.");
    GameFile game = anyGame(1);
    QVERIFY(saveGame(game, save));
    if (disk)
        QVERIFY(disk->makeReadOnly());
    else
        fs::permissions(folder.path().toStdString(), fs::perms::owner_read | fs::perms::owner_exec);
    game.session.submit(Wait{});
    const auto again = saveGame(game, save);
    const auto journal = Journal::begin(journalOf(save), game.session.log(), 0);
    const bool canBePlayed = SaveLock::take(save).has_value();
    if (!disk)
        fs::permissions(folder.path().toStdString(), fs::perms::owner_all);
    QVERIFY(!again && !journal && canBePlayed);
    for (const Error& error : {again.error(), journal.error()})
        QVERIFY2(error.what.source.starts_with("You are not allowed") ||
                     error.what.source.starts_with("This disk can only be read"),
                 error.what.source.c_str());
    QVERIFY(loadGame(save)->session.log().empty());
}

void CrashTest::aSaveBelongsToOneProgramUntilThatIsKilled()
{
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    int ends[2];
    QVERIFY(::pipe(ends) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        const auto lock = SaveLock::take(save);
        const char isHeld = lock ? 1 : 0;
        if (::write(ends[1], &isHeld, 1) == 1)
            ::pause();
        ::_exit(1);
    }
    char isHeld = 0;
    QVERIFY(::read(ends[0], &isHeld, 1) == 1 && isHeld == 1);
    const auto refused = SaveLock::take(save);
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    QVERIFY(!refused);
    QVERIFY(refused.error().what.source.starts_with("This game is being played"));
    QVERIFY(SaveLock::take(save));
    QVERIFY(!fs::exists(lockOf(save)));
    ::close(ends[0]);
    ::close(ends[1]);
}

void CrashTest::whereNoLockCanBeMadeNothingIsHeld()
{
    QVERIFY(SaveLock::take("/no/such/folder/a.save.json"));
    const QTemporaryDir folder;
    const fs::path save = folder.filePath("a.save.json").toStdString();
    QVERIFY(fs::create_directory(lockOf(save)));
    QVERIFY(SaveLock::take(save));
    QVERIFY(fs::exists(lockOf(save)));
}

CAVE_TEST_SUITE(CrashTest);
#include "crash_test.moc"
