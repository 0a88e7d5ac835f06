// SPDX-License-Identifier: MIT
#include "core/save/formats/formats.h"

#include "core/base/files.h"
#include "core/save/checks.h"
#include "core/save/formats/text_map.h"
#include "core/save/formats/tmj_file.h"

#include <algorithm>

namespace cave {

namespace {

using Folder = std::filesystem::path;

Result<DungeonFile> readDungeonText(std::string_view text, const Folder&, const Progress& progress)
{
    return readDungeon(text, progress);
}

Result<DungeonFile> readTiledMap(std::string_view text, const Folder& folder, const Progress&)
{
    return readTmj(text, folder);
}

std::string writeTiledMap(const Dungeon& dungeon, const Progress&) { return writeTmj(dungeon); }

std::string writeMap(const Dungeon& dungeon, const Progress&) { return writeTextMap(dungeon); }

Result<DungeonFile> readMap(std::string_view text, const Folder&, const Progress&)
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
    {".tmj", &readTiledMap, &writeTiledMap, true, false, &tmj::tilesPicture},
    {".txt", &readMap, &writeMap, false, false},
};

// Never empty.
std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : ".";
}

// Keeps in mind that the work was stopped.
class Watched {
public:
    explicit Watched(const Progress& progress) : m_asked(progress) {}

    Progress progress()
    {
        return [this](int done, int all) {
            m_isStopped |= m_asked && !m_asked(done, all);
            return !m_isStopped;
        };
    }
    bool isStopped() const { return m_isStopped; }

private:
    const Progress& m_asked;
    bool m_isStopped = false;
};

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

Result<DungeonFile> loadDungeon(const std::filesystem::path& path, const Progress& progress)
{
    const Format* format = formatOf(path);
    if (!format)
        return unknownFormat(path);
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    Watched watched(progress);
    auto file = format->read(*text, folderOf(path), watched.progress());
    if (watched.isStopped())
        return stopped();
    if (!file)
        return std::unexpected(inFile(std::move(file.error()), path.string()));
    if (!format->isWhole) {
        const std::string name = path.filename().string();
        file->dungeon.name = name.substr(0, name.size() - format->suffix.size());
    }
    return file;
}

Result<void> saveDungeon(const Dungeon& dungeon, const std::filesystem::path& path, const Progress& progress)
{
    const Format* format = formatOf(path);
    if (!format)
        return unknownFormat(path);
    Watched watched(progress);
    const std::string text = format->write(dungeon, partOf(watched.progress(), 0, 2));
    if (format->isWhole && !watched.isStopped()) {
        const auto again = format->read(text, folderOf(path), partOf(watched.progress(), 1, 2));
        if (!again && !watched.isStopped())
            return std::unexpected(inFile(again.error(), path.string()));
    }
    if (watched.isStopped())
        return stopped();
    if (format->picture) {
        const tmj::TilesPicture picture = format->picture(*dungeon.catalogue);
        if (const auto written = writeFileAtomically(path.parent_path() / picture.name, picture.bytes); !written)
            return written;
    }
    return writeFileAtomically(path, text);
}

} // namespace cave
