// SPDX-License-Identifier: MIT
// A session on the screen: tells the widgets when something happened, and keeps the save file.
#pragma once

#include "app/play/save_folder.h"

#include <QObject>

namespace cave {

class RunningGame : public QObject {
    Q_OBJECT

public:
    // A new game, to be kept in this folder; none: a playtest, which is not kept.
    RunningGame(Session session, std::optional<SaveFolder> folder, QObject* parent = nullptr);
    // A loaded one.
    RunningGame(GameFile game, SaveFolder folder, std::filesystem::path saveFile, QObject* parent = nullptr);

    const Session& session() const { return m_game.session; }
    const World& world() const { return session().world(); }
    bool isPlaytest() const { return !m_folder; }
    QString reference() const; // "jsrogue#13805"

    std::optional<Refusal> check(const Command& command) const; // of the hero, now
    // Emits turnPlayed() or refused(). When the game ends, its save becomes a record.
    void submit(const Command& command);

    // Writes the save; does nothing when it is up to date, the game is over or a playtest. The game goes on when that
    // fails.
    Result<void> save();
    bool isSaved() const { return isPlaytest() || m_savedLog == std::ssize(session().log()); }
    const std::filesystem::path& saveFile() const { return m_saveFile; } // empty before the first save
    const std::filesystem::path& recordFile() const { return m_recordFile; } // empty while the game runs
    // Throws the game away: its save is deleted.
    void giveUp();

signals:
    void turnPlayed(const cave::Turn& turn);
    void refused(const cave::Refusal& refusal);
    void saved();
    void recordFailed(const cave::Error& error);

private:
    Result<void> keepRecord();
    void deleteSave();

    GameFile m_game;
    std::optional<SaveFolder> m_folder;
    std::filesystem::path m_saveFile;
    std::filesystem::path m_recordFile;
    std::ptrdiff_t m_savedLog = -1; // commands in the save: not each takes a turn
};

} // namespace cave
