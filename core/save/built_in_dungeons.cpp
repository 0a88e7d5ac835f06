// SPDX-License-Identifier: MIT
#include "core/save/built_in_dungeons.h"

#include "core/content/embedded.h"
#include "core/json/json_cursor.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

constexpr std::string_view kFolder = "dungeons/";

// The dungeon's name when the file is one, else "".
std::string_view dungeonNameOf(const EmbeddedFile& file)
{
    if (!file.name.starts_with(kFolder) || !file.name.ends_with(kDungeonSuffix))
        return {};
    return file.name.substr(kFolder.size(), file.name.size() - kFolder.size() - kDungeonSuffix.size());
}

} // namespace

std::vector<std::string> builtInDungeons()
{
    std::vector<std::string> names;
    for (const EmbeddedFile& file : embeddedFiles())
        if (const std::string_view name = dungeonNameOf(file); !name.empty())
            names.emplace_back(name);
    return names;
}

Result<std::vector<OfferedDungeon>> readOffered(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    top.allowOnlyInFile({"offered"});
    std::vector<OfferedDungeon> offered;
    for (const JsonCursor& row : top["offered"].items()) {
        row.allowOnly({"name", "difficulty", "next"});
        const auto next = row.find("next");
        offered.push_back({row["name"].id(), static_cast<int>(row["difficulty"].integer(1, kMostDifficulty)),
                           next ? next->id() : std::string()});
    }
    if (problem)
        return std::unexpected(std::move(*problem));
    return offered;
}

std::vector<OfferedDungeon> offeredDungeons()
{
    const auto file =
        std::ranges::find(embeddedFiles(), std::string_view("dungeons/offered.json"), &EmbeddedFile::name);
    auto offered = readOffered(file->bytes);
    assert(offered);
    return *std::move(offered);
}

bool isBuiltInDungeon(std::string_view name)
{
    return !name.empty() && std::ranges::count(embeddedFiles(), name, dungeonNameOf) == 1;
}

Result<DungeonFile> builtInDungeon(std::string_view name)
{
    const auto found = std::ranges::find(embeddedFiles(), name, dungeonNameOf);
    if (name.empty() || found == embeddedFiles().end())
        return failure(std::string(name),
                       {CAVE_TEXT("errors", "No built-in dungeon is called \"%1\"."), {std::string(name)}});
    return readDungeon(found->bytes);
}

} // namespace cave
