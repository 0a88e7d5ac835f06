// SPDX-License-Identifier: MIT
#include "tests/support/frozen_dungeons.h"

#include "core/base/files.h"
#include "core/save/dungeon_file.h"
#include "tests/support/paths.h"

#include <algorithm>
#include <filesystem>

namespace cave {

namespace {

constexpr std::string_view kFrozenFolder = "dungeons/1";
constexpr std::size_t kLargestFrozen = 1 << 20; // bytes

} // namespace

std::vector<std::string> frozenDungeons()
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(dataPath(kFrozenFolder)))
        if (const std::string file = entry.path().filename().string(); file.ends_with(kDungeonSuffix))
            names.push_back(file.substr(0, file.size() - kDungeonSuffix.size()));
    std::ranges::sort(names);
    return names;
}

// A catalogue that begins empty: a game's save is read so.
Dungeon frozenDungeon(std::string_view name)
{
    const std::string path = std::string(kFrozenFolder).append("/").append(name).append(kDungeonSuffix);
    const Json document = *parseJson(*readFile(dataPath(path), kLargestFrozen));
    std::optional<Error> problem;
    auto catalogue = std::make_shared<Catalogue>();
    catalogue->read(JsonCursor(document, problem)["content"], false);
    return dungeonFrom(document, catalogue)->dungeon;
}

} // namespace cave
