// SPDX-License-Identifier: MIT
#include "core/save/formats.h"

#include "core/base/files.h"
#include "core/save/checks.h"
#include "core/save/text_map.h"
#include "core/save/tmj_file.h"

#include <algorithm>

namespace cave {

namespace {

Result<DungeonFile> readDungeonText(std::string_view text, const std::filesystem::path&) { return readDungeon(text); }

Result<DungeonFile> readMap(std::string_view text, const std::filesystem::path&)
{
    auto dungeon = readTextMap(text);
    if (!dungeon)
        return std::unexpected(dungeon.error());
    return DungeonFile{std::move(*dungeon), {}};
}

// A longer suffix stands before a shorter one that it ends in.
constexpr Format kFormats[]{
    {".cave.json", &readDungeonText, &writeDungeon, true, true},
    {".json", &readDungeonText, &writeDungeon, true, true},
    {".tmj", &readTmj, &writeTmj, true, false, &tmj::tilesPicture},
    {".txt", &readMap, &writeTextMap, false, false},
};

// Never empty.
std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : ".";
}

std::unexpected<Error> unknownFormat(const std::filesystem::path& path)
{
    return failure(path.string(), {CAVE_TEXT("errors", "The name must end in .cave.json, .tmj or .txt.")});
}

} // namespace

std::span<const Format> formats() { return kFormats; }

const Format* formatOf(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    const auto found =
        std::ranges::find_if(kFormats, [&](const Format& format) { return name.ends_with(format.suffix); });
    return found == std::end(kFormats) ? nullptr : found;
}

Result<DungeonFile> loadDungeon(const std::filesystem::path& path)
{
    const Format* format = formatOf(path);
    if (!format)
        return unknownFormat(path);
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto file = format->read(*text, folderOf(path));
    if (!file)
        return std::unexpected(inFile(std::move(file.error()), path.string()));
    if (!format->isWhole) {
        const std::string name = path.filename().string();
        file->dungeon.name = name.substr(0, name.size() - format->suffix.size());
    }
    return file;
}

Result<void> saveDungeon(const Dungeon& dungeon, const std::filesystem::path& path)
{
    const Format* format = formatOf(path);
    if (!format)
        return unknownFormat(path);
    const std::string text = format->write(dungeon);
    if (format->isWhole)
        if (const auto again = format->read(text, folderOf(path)); !again)
            return std::unexpected(inFile(again.error(), path.string()));
    if (format->picture) {
        const tmj::TilesPicture picture = format->picture(*dungeon.catalogue);
        if (const auto written = writeFileAtomically(path.parent_path() / picture.name, picture.bytes); !written)
            return written;
    }
    return writeFileAtomically(path, text);
}

} // namespace cave
