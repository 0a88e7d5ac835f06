// SPDX-License-Identifier: MIT
// Where games are kept: saves/ and records/ in the program's folder of data.
#pragma once

#include "app/view/base/file_path.h"
#include "core/base/game_seed.h"
#include "core/base/progress.h"
#include "core/save/record.h"
#include "core/save/save_lock.h"

#include <QDateTime>
#include <QString>

#include <filesystem>
#include <vector>

namespace cave {

// What a list of saves says of one.
struct SavedGame {
    std::filesystem::path file;
    QDateTime changed;
    std::string dungeonName;
    std::uint64_t seed = 0;
    std::string seedWords; // as in GameFile
    int level = 0; // from 1
    std::int64_t turn = 0;
    bool isPractice = false;
    std::string daily; // as in GameFile
    std::optional<Error> error; // why it cannot be loaded; of the above only file and time are known then
};

struct KeptRecord {
    std::filesystem::path file;
    RecordSummary summary;
};

// Whether one of two records of a dungeon is the better: scored before practice, more points, fewer turns, earlier.
bool isBetter(const RecordSummary& one, const RecordSummary& other);

// A record's place among the scored ones of its dungeon.
struct Rank {
    int place = 1;
    int of = 1;
};

struct NewSave {
    std::filesystem::path file;
    SaveLock lock; // of it
};

class SaveFolder {
public:
    explicit SaveFolder(std::filesystem::path data) : m_data(std::move(data)) {}

    // Takes away what programs that were killed have left: half files, and locks that nobody holds.
    void clean() const;

    // Newest first. Reads every file, since only a whole one can be trusted. A step of the progress is one; stopped, it
    // gives those that have been read.
    std::vector<SavedGame> list(const Progress& progress = {}) const;
    // That can be loaded; `outside` is one that lies elsewhere, or "".
    std::optional<SavedGame> newest(const std::filesystem::path& outside = {}) const;
    // The newest game of that day, as in GameFile, that can be loaded. Only files that name the day are taken apart,
    // which takes far longer than reading them.
    std::optional<SavedGame> ofDay(const std::string& day) const;
    bool holds(const std::filesystem::path& save) const;

    // A name that no file has yet, in a folder that is made when it is missing. That of a save is held, so that no
    // other program takes it; the lock of a program that was killed is nobody's.
    Result<NewSave> newSave(const World& world) const;
    Result<std::filesystem::path> newRecord(const World& world) const;

    // Sorted by dungeon, the best first. What is no record is left out, and `unread` takes why.
    std::vector<KeptRecord> records(std::vector<Error>* unread = nullptr) const;
    std::optional<Rank> rankOf(const std::filesystem::path& record) const; // none: it is not scored

private:
    std::vector<std::filesystem::path> files() const; // newest first

    std::filesystem::path m_data;
};

// With its journal. The error: the save is still there, because somebody plays it or the system says so.
Result<void> deleteSave(const std::filesystem::path& file);

// "jsrogue-13805.record.json" -> "jsrogue-13805.record.txt": what lies beside it for people.
std::filesystem::path recordTextFile(std::filesystem::path record);

QString pathText(const std::filesystem::path& path);

} // namespace cave
