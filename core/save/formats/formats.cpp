// SPDX-License-Identifier: MIT
#include "core/save/formats/formats.h"

#include "core/base/files.h"
#include "core/save/checks.h"
#include "core/save/formats/text_map.h"
#include "core/save/formats/tmj_file.h"
#include "core/save/formats/tmj_tiles.h"

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
    {.suffix = kDungeonSuffix,
     .otherSuffix = ".json",
     .title = {CAVE_TEXT("formats", "Dungeon file")},
     .files = {CAVE_TEXT("formats", "Dungeon files")},
     .holds = {CAVE_TEXT("formats", "Holds everything.")},
     .read = &readDungeonText,
     .write = &writeDungeon,
     .isWhole = true,
     .isOwn = true},
    {.suffix = ".tmj",
     .title = {CAVE_TEXT("formats", "Map of Tiled")},
     .files = {CAVE_TEXT("formats", "Maps of Tiled")},
     .holds = {CAVE_TEXT("formats", "Holds everything, to be changed in the map editor Tiled and imported again.")},
     .read = &readTiledMap,
     .write = &writeTiledMap,
     .isWhole = true,
     .writeWithTiles = &writeTmj},
    {.suffix = kTextMapSuffix,
     .title = {CAVE_TEXT("formats", "Plain text")},
     .files = {CAVE_TEXT("formats", "Plain text, ground only")},
     .holds = {CAVE_TEXT("formats", "Holds the ground of all levels. Things, links, recipes and rules are left out.")},
     .read = &readMap,
     .write = &writeMap},
    {.suffix = ".png",
     .title = {CAVE_TEXT("formats", "Picture")},
     .files = {CAVE_TEXT("formats", "Pictures")},
     .holds = {CAVE_TEXT("formats", "To look at; it cannot be opened again.")}},
};

// The end of the name that is the format's; "": it has none.
std::string_view suffixIn(const Format& format, std::string_view name)
{
    for (const std::string_view suffix : {format.suffix, format.otherSuffix})
        if (name.ends_with(suffix))
            return suffix;
    return {};
}

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

// Names the endings of what can be read and written here, which pictures cannot.
std::unexpected<Error> unknownFormat(const std::filesystem::path& path)
{
    std::string most;
    std::string_view last;
    for (const Format& format : kFormats) {
        if (format.isPicture())
            continue;
        if (!last.empty())
            most.append(most.empty() ? "" : ", ").append(last);
        last = format.suffix;
    }
    return failure(path.string(), {CAVE_TEXT("errors", "The name must end in %1 or %2."), {most, std::string(last)}});
}

} // namespace

std::span<const Format> formats() { return kFormats; }

const Format* formatOf(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    const auto found =
        std::ranges::find_if(kFormats, [&](const Format& format) { return !suffixIn(format, name).empty(); });
    return found == std::end(kFormats) ? nullptr : found;
}

Result<DungeonFile> loadDungeon(const std::filesystem::path& path, const Progress& progress)
{
    const Format* format = formatOf(path);
    if (!format || !format->read)
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
        file->dungeon.name = name.substr(0, name.size() - suffixIn(*format, name).size());
    }
    return file;
}

Result<DungeonFile> readAnyDungeon(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || text[begin] != '{')
        return readMap(text, ".", {});
    auto dungeon = readDungeon(text);
    if (dungeon)
        return dungeon;
    auto map = readTmj(text, ".");
    return map ? std::move(map) : std::move(dungeon);
}

Result<void> saveDungeon(const Dungeon& dungeon, const std::filesystem::path& path, const Progress& progress,
                         const TilesPainter& painter)
{
    const Format* format = formatOf(path);
    if (!format || !format->write)
        return unknownFormat(path);
    Watched watched(progress);
    std::string picture;
    std::string text;
    if (format->writeWithTiles) {
        if (painter)
            picture = painter(dungeon);
        if (picture.empty())
            picture = tmj::plainTiles(*dungeon.catalogue);
        text = format->writeWithTiles(dungeon, tmj::nameOfTiles(picture));
    } else {
        text = format->write(dungeon, partOf(watched.progress(), 0, 2));
    }
    if (format->isWhole && !watched.isStopped()) {
        const auto again = format->read(text, folderOf(path), partOf(watched.progress(), 1, 2));
        if (!again && !watched.isStopped())
            return std::unexpected(inFile(again.error(), path.string()));
    }
    if (watched.isStopped())
        return stopped();
    if (!picture.empty())
        if (const auto written = writeFileAtomically(path.parent_path() / tmj::nameOfTiles(picture), picture); !written)
            return written;
    return writeFileAtomically(path, text);
}

} // namespace cave
