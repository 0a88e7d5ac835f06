// SPDX-License-Identifier: MIT
/// @file
/// The journal beside a running game's save: every command since it was written, so that a program that is killed loses
/// none. A line a command, as in a save's log; the first line says to which save the journal belongs.
#pragma once

#include "core/save/game_file.h"

#include <functional>

namespace cave {

/// "saves/a.save.json" -> "saves/a.save.json.journal"; of a link, that of the save that it leads to.
std::filesystem::path journalOf(const std::filesystem::path& save);

/// Of a save that is gone or is replaced: another game of the same seed would else be played on by it. There need be
/// none.
Result<void> removeJournal(const std::filesystem::path& save);

class Journal {
public:
    /// Replaces the file by a journal for a save that holds the first `saved` commands of the log; the rest is written
    /// into it. It outlives the program, but not a power cut before the next sync.
    static Result<Journal> begin(std::filesystem::path file, const std::vector<LoggedCommand>& log, std::size_t saved);

    Journal(Journal&& other) noexcept;
    Journal& operator=(Journal&& other) noexcept;
    ~Journal();

    /// Both reach the system before they return, as the beginning does.
    Result<void> add(const LoggedCommand& command);
    Result<void> takeBack(); ///< the last command

    bool isThere() const; ///< not when somebody has removed its file: then nothing that is added is kept

    /// Puts on the disk what was added; may be called on another thread. What cannot be synced is as safe as before.
    std::function<void()> syncer() const;

private:
    Journal(std::filesystem::path file, int descriptor) : m_file(std::move(file)), m_descriptor(descriptor) {}
    Result<void> append(const std::string& line);

    std::filesystem::path m_file;
    int m_descriptor = -1;
};

struct CaughtUp {
    std::int64_t commands = 0; ///< played again, or taken back
    std::optional<Error> damage; ///< why the journal, or its rest, could not be used
};

/// Plays what the journal of `save` holds beyond the game that was loaded from there. One that never comes by that
/// game's log is older, or of another game with the same start: it changes nothing. Every hash on the way must fit; a
/// last line that was not written to its end is as if it had not been begun, unless it holds what no command does: that
/// is damage, as a power cut leaves it.
CaughtUp catchUp(GameFile& game, const std::filesystem::path& save);

} // namespace cave
