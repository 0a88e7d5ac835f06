// SPDX-License-Identifier: MIT
#include "app/play/game/running_game.h"

#include "app/view/words/game_reference.h"
#include "core/base/files.h"
#include "core/rules/verbs/check.h"

#include <QDate>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kSeldom = 20; // a large world is saved so many times less often

constexpr int kSyncAfter = 1000; // ms: what a power cut may cost

// Copying it would be felt.
bool isLarge(const World& world) { return std::int64_t{world.width()} * world.height() * world.depth() > 4'000'000; }

// Nothing was done: there is nothing to tell of it.
bool isUnplayed(const Session& session)
{
    return session.log().size() == 1 && std::holds_alternative<GiveUp>(session.log().front().command);
}

} // namespace

RunningGame::RunningGame(Session session, std::optional<SaveFolder> folder, Mode mode, QObject* parent)
    : QObject(parent), m_game{std::move(session)}, m_folder(std::move(folder))
{
    m_game.isPractice = mode == Mode::Practice;
    m_isWatched = mode == Mode::Watched;
    if (m_game.isPractice)
        m_game.session.allowStepsBack();
    connectWriter();
    QTimer::singleShot(0, this, [this] { // most often done before the first key
        if (m_saveFile.empty() && !isLarge(world()))
            autosave();
    });
}

RunningGame::RunningGame(GameFile game, SaveFolder folder, std::filesystem::path saveFile, SaveLock lock,
                         QObject* parent)
    : QObject(parent), m_game(std::move(game)), m_folder(std::move(folder)), m_saveFile(std::move(saveFile)),
      m_lock(std::move(lock)), m_savedLog(std::ssize(session().log()))
{
    catchUpWithJournal();
    if (m_game.isPractice) {
        m_game.session.allowStepsBack();
        learnPast();
    }
    connectWriter();
}

void RunningGame::becomePractice()
{
    m_game.isPractice = true;
    m_game.session.allowStepsBack();
    learnPast();
    m_savedLog = m_writtenLog = -1; // what is in the file is scored
    if (!m_saveFile.empty())
        saveMeanwhile(); // also where no autosave is wanted: by its journal that save has come as far as the game
    else
        autosave();
}

void RunningGame::learnPast()
{
    if (isLarge(world()))
        return;
    m_loadedLog = session().log().size();
    connect(&m_pastBuilder, &ReplayBuilder::built, this, [this](const std::shared_ptr<const Replay>& past) {
        if (!past->difference())
            m_past = past;
    });
    m_pastBuilder.start(session());
}

// A journal that does not fit is put aside, where somebody may look at it. One that leads back behind the save leaves
// none that another could go on from.
void RunningGame::catchUpWithJournal()
{
    const std::vector<LoggedCommand> saved = session().log();
    const CaughtUp caught = catchUp(m_game, m_saveFile);
    if (std::ranges::mismatch(saved, session().log()).in1 != saved.end()) {
        m_savedLog = -1;
        QTimer::singleShot(0, this, &RunningGame::autosave);
    }
    if (caught.commands > 0)
        tell(Tone::Warning,
             {CAVE_TEXT_N("game",
                          "The program was stopped before it could save: %n command(s) [was|were] played again."),
              {},
              caught.commands});
    if (caught.damage) {
        std::error_code error; // then it is overwritten
        const std::filesystem::path journal = journalOf(m_saveFile);
        std::filesystem::rename(journal, std::filesystem::path(journal) += ".damaged", error);
        tell(Tone::Warning, {CAVE_TEXT("game", "What came after the last save could not be read and was put aside.")});
    }
    if (!world().isOver() || isPractice())
        return;
    if (const auto kept = keepRecord(); !kept) // nobody listens yet
        QTimer::singleShot(0, this, [this, error = kept.error()] { emit recordFailed(error); });
}

void RunningGame::setLabels(GameLabels labels)
{
    m_game.seedWords = std::move(labels.seedWords);
    m_game.hero = std::move(labels.hero);
}

QString RunningGame::reference() const { return gameReference(world(), seed()); }

std::optional<Refusal> RunningGame::check(const Command& command) const
{
    return cave::check(world(), world().state().hero, command);
}

Turn RunningGame::submit(const Command& command)
{
    keepStart();
    const int level = world().hero().at.z;
    Turn turn = m_game.session.submit(command);
    if (turn.refusal) {
        emit refused(command, *turn.refusal);
        return turn;
    }
    noteInJournal();
    if (world().isOver() && !isPractice()) {
        if (const auto kept = keepRecord(); !kept)
            emit recordFailed(kept.error());
    } else {
        autosaveIfDue(level);
    }
    emit turnPlayed(turn);
    return turn;
}

// A journal needs a save that it goes on from: that is there before the first command is taken, or the first one after
// what was caught up with, so that no turn can be lost. A large world is played meanwhile.
void RunningGame::keepStart()
{
    if (m_autosave == 0 || m_savedLog >= 0 || m_journal || isLarge(world()))
        return;
    autosave();
    awaitWriter();
}

void RunningGame::stepBack()
{
    if (!stepIntoPast()) {
        if (const auto stepped = m_game.session.stepBack(); !stepped) {
            emit stepFailed(stepped.error());
            return;
        }
    }
    m_savedLog = m_writtenLog = -1; // another game may grow as long again
    m_recordFile.clear(); // it is of another end
    if (m_journal)
        keepJournal(m_journal->takeBack());
    emit steppedBack();
}

// The first step behind where the game was loaded brings the worlds of before that with it.
bool RunningGame::stepIntoPast()
{
    const std::size_t commands = session().log().size();
    if (commands > m_loadedLog)
        return false;
    if (m_past)
        m_game.session.stepBackTo(m_past->practiceAt(commands - 1));
    m_pastBuilder.stop();
    m_loadedLog = 0;
    return std::exchange(m_past, nullptr) != nullptr;
}

void RunningGame::stepForward()
{
    const Turn turn = m_game.session.stepForward();
    noteInJournal();
    emit turnPlayed(turn);
}

void RunningGame::goTo(const Replay& replay, std::size_t point)
{
    const std::size_t now = session().log().size();
    if (point == now + 1) {
        emit turnPlayed(m_game.session.submit(replay.log()[now].command));
        return;
    }
    replay.move(m_game.session, point);
    emit steppedBack();
}

// A name that is nobody else's, once there is something to be written.
Result<void> RunningGame::claimSave()
{
    if (!m_saveFile.empty())
        return holdSave();
    auto claimed = m_folder->newSave(world());
    if (!claimed)
        return std::unexpected(claimed.error());
    m_lock = std::move(claimed->lock);
    m_saveFile = std::move(claimed->file);
    return {};
}

// Somebody may have removed the folder since: it is made again.
Result<void> RunningGame::holdSave()
{
    std::error_code error; // which is told when the save is written
    std::filesystem::create_directories(m_saveFile.parent_path(), error);
    if (m_lock && m_lock->isHeld())
        return {};
    auto lock = SaveLock::take(m_saveFile);
    if (!lock)
        return std::unexpected(lock.error());
    m_lock = std::move(*lock);
    return {};
}

Result<void> RunningGame::save()
{
    awaitWriter();
    if (isSaved() || world().isOver())
        return {};
    auto written = claimSave();
    if (written)
        written = saveGame(m_game, m_saveFile);
    if (!written) {
        emit saveFailed(written.error());
        return written;
    }
    m_savedLog = std::ssize(session().log());
    m_keepsJournal = true;
    beginJournal();
    emit saved();
    return {};
}

void RunningGame::autosaveIfDue(int levelBefore)
{
    const std::ptrdiff_t commands = std::ptrdiff_t{m_autosave} * (isLarge(world()) ? kSeldom : 1);
    if ((m_saveFile.empty() && isLarge(world())) || world().hero().at.z != levelBefore ||
        std::ssize(session().log()) - std::max<std::ptrdiff_t>(m_savedLog, 0) >= commands)
        autosave();
}

void RunningGame::autosave()
{
    if (m_autosave != 0)
        saveMeanwhile();
}

void RunningGame::saveMeanwhile()
{
    m_isSaveDue = false;
    if (isSaved() || world().isOver())
        return;
    if (m_writer.isBusy()) {
        m_isSaveDue = true;
        return;
    }
    if (const auto claimed = claimSave(); !claimed) {
        emit saveFailed(claimed.error());
        return;
    }
    m_writtenLog = std::ssize(session().log());
    m_writer.start(
        [game = GameSnapshot(m_game), path = m_saveFile]() mutable { return saveGame(std::move(game), path); });
}

void RunningGame::connectWriter()
{
    connect(&m_writer, &BackgroundWrite::written, this, [this] {
        m_savedLog = m_writtenLog;
        m_keepsJournal = true;
        beginJournal();
        emit saved();
        if (m_isSaveDue)
            saveMeanwhile();
    });
    m_syncSoon.setSingleShot(true);
    m_syncSoon.setInterval(kSyncAfter);
    connect(&m_syncSoon, &QTimer::timeout, this, &RunningGame::syncJournal);
    connect(&m_writer, &BackgroundWrite::failed, this, &RunningGame::saveFailed);
}

// Whoever waits writes more than an autosave would that waits as well.
void RunningGame::awaitWriter()
{
    m_isSaveDue = false;
    m_writer.wait();
}

// The text beside a record says what the record says, so nobody need stay for it.
Result<void> RunningGame::putAway()
{
    if (world().isOver() && m_recordFile.empty()) {
        const auto kept = keepRecord();
        if (kept)
            emit saved();
        else
            emit recordFailed(kept.error());
        if (!kept && m_recordFile.empty())
            return kept;
    } else if (const auto written = save(); !written) {
        return written;
    }
    if (isSaved())
        endJournal();
    return {};
}

// The save goes only when the record is there.
Result<void> RunningGame::keepRecord()
{
    if (isPlaytest())
        return {};
    awaitWriter();
    m_savedLog = std::ssize(session().log());
    if (isUnplayed(session())) {
        deleteSave();
        return {};
    }
    const auto file = m_folder->newRecord(world());
    if (!file)
        return std::unexpected(file.error());
    GameFile record = m_game;
    record.isRecord = true;
    record.endedOn = QDate::currentDate().toString(Qt::ISODate).toStdString();
    if (auto written = saveGame(record, *file); !written)
        return written;
    m_recordFile = *file;
    deleteSave();
    return writeFileAtomically(recordTextFile(*file), recordText(record));
}

std::optional<Rank> RunningGame::rank() const
{
    return m_recordFile.empty() ? std::nullopt : m_folder->rankOf(m_recordFile);
}

void RunningGame::deleteSave()
{
    m_journal.reset();
    m_lock.reset(); // whoever deletes a save takes it
    if (!m_saveFile.empty())
        (void)cave::deleteSave(m_saveFile); // what cannot be deleted stays; nothing is lost by that
    m_saveFile.clear();
}

void RunningGame::noteInJournal()
{
    if (m_journal && !m_journal->isThere()) { // then neither is the save
        m_journal.reset();
        m_savedLog = m_writtenLog = -1;
        autosave();
    } else if (m_journal) {
        keepJournal(m_journal->add(session().log().back()));
    } else {
        beginJournal();
    }
}

// Behind the commands that the save holds. A game that was stepped back since then goes on with the journal that knows
// how.
void RunningGame::beginJournal()
{
    if (!m_keepsJournal || m_saveFile.empty() || m_savedLog < 0)
        return;
    auto journal = Journal::begin(journalOf(m_saveFile), session().log(), static_cast<std::size_t>(m_savedLog));
    if (journal)
        m_journal = std::move(*journal);
    keepJournal(journal ? Result<void>() : std::unexpected(journal.error()));
    syncJournal(); // at once: the journal before, which it replaces, may have been on the disk
}

void RunningGame::keepJournal(const Result<void>& written)
{
    if (!written) {
        m_journal.reset();
        m_keepsJournal = false;
        emit journalFailed(written.error());
    } else if (!m_syncSoon.isActive()) {
        m_syncSoon.start();
    }
}

void RunningGame::endJournal()
{
    m_journal.reset();
    if (!m_saveFile.empty())
        (void)removeJournal(m_saveFile); // where it stays it leads no further than this save
}

// Runs on another thread, because a disk may take its time.
void RunningGame::syncJournal()
{
    if (m_journal && (!m_sync.valid() || m_sync.wait_for(std::chrono::seconds(0)) == std::future_status::ready))
        m_sync = std::async(std::launch::async, m_journal->syncer());
}

} // namespace cave
