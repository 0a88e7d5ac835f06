// SPDX-License-Identifier: MIT
#include "app/play/game/save_folder.h"

#include "app/view/words/game_reference.h"
#include "core/base/files.h"
#include "core/save/journal.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <system_error>
#include <tuple>

namespace cave {

namespace {

// When the save or its journal was changed, whichever was written last.
QDateTime changeOf(const std::filesystem::path& file)
{
    const QDateTime journal = QFileInfo(pathText(journalOf(file))).lastModified(); // not valid when there is none
    const QDateTime save = QFileInfo(pathText(file)).lastModified();
    return journal.isValid() ? std::max(save, journal) : save;
}

// Tells of the game as it will be when it is loaded, with what its journal holds beyond the save.
SavedGame summaryOf(const std::filesystem::path& file)
{
    SavedGame saved;
    saved.file = file;
    saved.changed = changeOf(file);
    auto game = loadGame(file);
    if (!game) {
        saved.error = game.error();
        return saved;
    }
    catchUp(*game, file); // what is damaged is told of when the game is loaded
    const World& world = game->session.world();
    saved.dungeonName = world.state().dungeonName;
    saved.seed = world.state().seed;
    saved.seedWords = game->seedWords;
    saved.level = world.hero().at.z + 1;
    saved.turn = world.state().turn;
    saved.isPractice = game->isPractice;
    saved.daily = game->daily;
    return saved;
}

// "jsrogue-13805.save.json", then "jsrogue-13805-2.save.json", ...
class Names {
public:
    Names(std::filesystem::path folder, const World& world, std::string_view suffix)
        : m_folder(std::move(folder)), m_suffix(suffix),
          m_stem(dungeonFileStem(world.state().dungeonName).toStdString() + '-' + std::to_string(world.state().seed))
    {
    }

    Result<void> makeFolder() const
    {
        std::error_code error;
        std::filesystem::create_directories(m_folder, error);
        if (error)
            return failure(m_folder.string(),
                           {CAVE_TEXT("errors", "This folder cannot be made: %1."), {error.message()}});
        return {};
    }

    // The next one that no file has.
    std::filesystem::path nextFree()
    {
        for (;;) {
            ++m_number;
            const std::string number = m_number == 1 ? "" : '-' + std::to_string(m_number);
            std::filesystem::path file = m_folder / (m_stem + number + m_suffix);
            std::error_code error; // a folder that cannot be read is told of when the file is written
            if (!std::filesystem::exists(file, error))
                return file;
        }
    }

private:
    std::filesystem::path m_folder;
    std::string m_suffix;
    std::string m_stem;
    int m_number = 0;
};

} // namespace

void SaveFolder::clean() const
{
    for (const char* name : {"", "saves", "records"})
        removeLeftTemporaries(m_data / name);
    std::vector<std::filesystem::path> locked;
    std::error_code error; // a folder that is not there holds no locks
    for (const auto& entry : std::filesystem::directory_iterator(m_data / "saves", error))
        if (entry.path().extension() == ".lock")
            locked.push_back(std::filesystem::path(entry.path()).replace_extension());
    for (const std::filesystem::path& save : locked)
        (void)SaveLock::take(save); // which takes its file away when it goes
}

std::vector<std::filesystem::path> SaveFolder::files() const
{
    std::vector<std::pair<QDateTime, std::filesystem::path>> found;
    std::error_code error; // a folder that is not there holds no saves
    for (const auto& entry : std::filesystem::directory_iterator(m_data / "saves", error))
        if (entry.path().string().ends_with(kGameSuffix))
            found.emplace_back(changeOf(entry.path()), entry.path());
    std::ranges::sort(found, std::greater{});
    std::vector<std::filesystem::path> files;
    files.reserve(found.size());
    for (auto& [time, file] : found)
        files.push_back(std::move(file));
    return files;
}

std::vector<SavedGame> SaveFolder::list(const Progress& progress) const
{
    const std::vector<std::filesystem::path> all = files();
    std::vector<SavedGame> saved;
    saved.reserve(all.size());
    for (const std::filesystem::path& file : all) {
        saved.push_back(summaryOf(file));
        if (progress && !progress(static_cast<int>(saved.size()), static_cast<int>(all.size())))
            break;
    }
    return saved;
}

std::optional<SavedGame> SaveFolder::newest(const std::filesystem::path& outside) const
{
    std::optional<SavedGame> newest;
    std::vector<std::filesystem::path> all = files();
    if (!outside.empty() && QFileInfo::exists(pathText(outside)))
        all.insert(std::ranges::upper_bound(all, changeOf(outside), std::greater{}, changeOf), outside);
    for (const std::filesystem::path& file : all)
        if (SavedGame saved = summaryOf(file); !saved.error)
            return saved;
    return std::nullopt;
}

std::optional<SavedGame> SaveFolder::ofDay(const std::string& day) const
{
    for (const std::filesystem::path& file : files()) {
        const auto text = readFile(file, JsonLimits{}.bytes);
        if (!text || !text->contains('"' + day + '"')) // as it is written, or somewhere in a message
            continue;
        if (SavedGame saved = summaryOf(file); !saved.error && saved.daily == day)
            return saved;
    }
    return std::nullopt;
}

bool SaveFolder::holds(const std::filesystem::path& save) const
{
    std::error_code error; // what cannot be compared is another folder
    return std::filesystem::equivalent(save.parent_path(), m_data / "saves", error);
}

Result<NewSave> SaveFolder::newSave(const World& world) const
{
    Names names(m_data / "saves", world, kGameSuffix);
    if (auto made = names.makeFolder(); !made)
        return std::unexpected(made.error());
    for (;;) {
        std::filesystem::path file = names.nextFree();
        auto lock = SaveLock::take(file);
        std::error_code error; // whoever held the name until now may have saved
        if (!lock || std::filesystem::exists(file, error))
            continue;
        (void)removeJournal(file);
        return NewSave{std::move(file), std::move(*lock)};
    }
}

Result<std::filesystem::path> SaveFolder::newRecord(const World& world) const
{
    Names names(m_data / "records", world, kRecordSuffix);
    if (auto made = names.makeFolder(); !made)
        return std::unexpected(made.error());
    return names.nextFree();
}

std::vector<KeptRecord> SaveFolder::records(std::vector<Error>* unread) const
{
    std::vector<KeptRecord> records;
    std::error_code error; // a folder that is not there holds no records
    for (const auto& entry : std::filesystem::directory_iterator(m_data / "records", error))
        if (entry.path().string().ends_with(kRecordSuffix)) {
            if (auto summary = loadRecordSummary(entry.path()))
                records.push_back({entry.path(), std::move(*summary)});
            else if (unread != nullptr)
                unread->push_back(std::move(summary.error()));
        }
    std::ranges::sort(records, [](const KeptRecord& one, const KeptRecord& other) {
        if (one.summary.dungeon != other.summary.dungeon)
            return one.summary.dungeon < other.summary.dungeon;
        if (isBetter(one.summary, other.summary) != isBetter(other.summary, one.summary))
            return isBetter(one.summary, other.summary);
        return one.file < other.file;
    });
    return records;
}

std::optional<Rank> SaveFolder::rankOf(const std::filesystem::path& record) const
{
    const std::vector<KeptRecord> all = records();
    const auto found = std::ranges::find(all, record, &KeptRecord::file);
    if (found == all.end() || found->summary.isPractice)
        return std::nullopt;
    Rank rank{1, 0};
    for (auto other = all.begin(); other != all.end(); ++other) {
        const bool isRival = other->summary.dungeon == found->summary.dungeon && !other->summary.isPractice;
        rank.of += isRival;
        rank.place += isRival && other < found;
    }
    return rank;
}

bool isBetter(const RecordSummary& one, const RecordSummary& other)
{
    return std::tuple(one.isPractice, -one.score, one.turn, one.endedOn) <
           std::tuple(other.isPractice, -other.score, other.turn, other.endedOn);
}

std::filesystem::path recordTextFile(std::filesystem::path record) { return record.replace_extension(".txt"); }

Result<void> deleteSave(const std::filesystem::path& file)
{
    const auto lock = SaveLock::take(file);
    if (!lock)
        return std::unexpected(lock.error());
    std::error_code error;
    if (std::filesystem::remove(file, error); error)
        return std::unexpected(systemError(file, error));
    (void)removeJournal(file);
    return {};
}

QString pathText(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

} // namespace cave
