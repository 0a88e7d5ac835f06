// SPDX-License-Identifier: MIT
// A session on the screen: tells the widgets when something happened, and keeps its one save file and the journal
// beside it.
#pragma once

#include "app/play/game/game_labels.h"
#include "app/play/game/replay_builder.h"
#include "app/play/game/save_folder.h"
#include "app/view/base/background_write.h"
#include "core/save/journal.h"
#include "core/save/save_lock.h"

#include <QObject>
#include <QTimer>

namespace cave {

class RunningGame : public QObject {
    Q_OBJECT

public:
    // Practice: steps back, no score. Watched: is led along a replay, and not kept.
    enum class Mode : std::uint8_t { Scored, Practice, Watched };

    // A new game, to be kept in this folder; none: a playtest, which is not kept.
    RunningGame(Session session, std::optional<SaveFolder> folder, Mode mode = Mode::Scored, QObject* parent = nullptr);
    // A loaded one, which catches up with the journal beside the file. The lock was taken before the file was read.
    RunningGame(GameFile game, SaveFolder folder, std::filesystem::path saveFile, SaveLock lock,
                QObject* parent = nullptr);

    const Session& session() const { return m_game.session; }
    const World& world() const { return session().world(); }
    bool isPlaytest() const { return !m_folder; }
    bool isPractice() const { return m_game.isPractice; }
    // From now on, and for good: without a score, turns can be taken back.
    void becomePractice();
    bool isWatched() const { return m_isWatched; }
    GameSeed seed() const { return {world().state().seed, m_game.seedWords}; }
    const HeroCard& hero() const { return m_game.hero; }
    GameLabels labels() const { return {m_game.seedWords, m_game.hero}; }
    void setLabels(GameLabels labels); // before anything is saved
    const std::string& daily() const { return m_game.daily; } // the day of which this is the first game, or ""
    void setDaily(std::string day) { m_game.daily = std::move(day); } // before anything is saved
    QString reference() const; // "jsrogue#13805", "deep#13805@poacher"
    RecordSummary summary() const { return summaryOfRecord(m_game); } // as if it ended now

    std::optional<Refusal> check(const Command& command) const; // of the hero, now
    // Emits turnPlayed() or refused(). When the game ends, its save becomes a record; in practice only when it is put
    // away, since the end can be taken back.
    Turn submit(const Command& command);
    void tell(Tone tone, Text text) { m_game.session.tell(tone, std::move(text)); }

    bool canStepBack() const { return session().canStepBack(); }
    bool canStepForward() const { return session().canStepForward(); }
    void stepBack(); // emits steppedBack(), or stepFailed()
    // Whether a step back behind the point where a practice game was loaded plays few turns again. The game comes to
    // know them, beside the window, soon after it was loaded; a step before that plays all again.
    bool knowsItsPast() const { return m_past != nullptr; }
    void stepForward();
    // For a watched game. The next point emits turnPlayed(), any other steppedBack().
    void goTo(const Replay& replay, std::size_t point);

    // Writes the save; does nothing when it is up to date, the game is over or a playtest. The game goes on when that
    // fails, which saveFailed() tells as well.
    Result<void> save();
    // After that many commands, on another level and when autosave() is called. 0: never.
    void setAutosave(int commands) { m_autosave = commands; }
    // Writes the save while the game goes on: emits saved() or saveFailed() later. While another is being written it
    // waits for that.
    void autosave();
    // Before the game leaves the screen: writes the save, or the record that is still missing, as that of practice is.
    // Emits saved(), saveFailed() or recordFailed().
    Result<void> putAway();
    bool isSaved() const { return isPlaytest() || m_savedLog == std::ssize(session().log()); }
    const std::filesystem::path& saveFile() const { return m_saveFile; } // empty before the first try to save
    const std::filesystem::path& recordFile() const { return m_recordFile; } // empty while there is none
    std::optional<Rank> rank() const; // of the record

signals:
    void turnPlayed(const cave::Turn& turn);
    void refused(const cave::Command& command, const cave::Refusal& refusal);
    void steppedBack();
    void stepFailed(const cave::Error& error);
    void saved();
    void saveFailed(const cave::Error& error);
    void recordFailed(const cave::Error& error); // where there is a recordFile(), only its text
    void journalFailed(const cave::Error& error); // it is given up until the next save

private:
    void keepStart();
    void autosaveIfDue(int levelBefore);
    void saveMeanwhile();
    void connectWriter();
    void learnPast();
    bool stepIntoPast();
    void awaitWriter();
    Result<void> claimSave();
    Result<void> holdSave();
    Result<void> keepRecord();
    void deleteSave();
    void catchUpWithJournal();
    void noteInJournal();
    void beginJournal();
    void keepJournal(const Result<void>& written);
    void syncJournal();
    void endJournal();

    GameFile m_game;
    std::optional<SaveFolder> m_folder;
    std::filesystem::path m_saveFile;
    std::optional<SaveLock> m_lock; // of it
    std::filesystem::path m_recordFile;
    std::ptrdiff_t m_savedLog = -1; // commands in the save: not each takes a turn
    std::ptrdiff_t m_writtenLog = -1; // in what is being written
    int m_autosave = 0;
    bool m_isWatched = false;
    bool m_isSaveDue = false; // as soon as what is being written is done
    std::optional<Journal> m_journal; // once there is a save that it can go on from
    bool m_keepsJournal = true; // until it fails
    QTimer m_syncSoon;
    std::future<void> m_sync;
    ReplayBuilder m_pastBuilder;
    std::shared_ptr<const Replay> m_past; // up to where it was loaded; until the game has stepped into it
    std::size_t m_loadedLog = 0; // commands then; 0: there is no way into that past any more
    BackgroundWrite m_writer; // last, so that it is done before the rest goes
};

} // namespace cave
