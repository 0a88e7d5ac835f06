// SPDX-License-Identifier: MIT
// Where games are kept: saves/ and records/ in the program's folder of data.
#pragma once

#include "core/save/game_file.h"

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
    int level = 0; // from 1
    std::int64_t turn = 0;
    std::optional<Error> error; // why it cannot be loaded; of the above only file and time are known then
};

class SaveFolder {
public:
    explicit SaveFolder(std::filesystem::path data) : m_data(std::move(data)) {}

    // Newest first. Reads every file, since only a whole one can be trusted.
    std::vector<SavedGame> list() const;
    std::optional<SavedGame> newest() const; // that can be loaded

    // A name that no file has yet, in a folder that is made when it is missing.
    Result<std::filesystem::path> newSave(const World& world) const;
    Result<std::filesystem::path> newRecord(const World& world) const;

private:
    std::vector<std::filesystem::path> files() const; // newest first

    std::filesystem::path m_data;
};

// "Jsrogue" and "My Cave" as friends write them: "jsrogue", "my-cave".
QString shortDungeonName(const std::string& name);
// "jsrogue#13805"
QString gameReference(const std::string& dungeonName, std::uint64_t seed);

QString pathText(const std::filesystem::path& path);
std::filesystem::path pathOf(const QString& text);

} // namespace cave
