// SPDX-License-Identifier: MIT
#include "core/save/formats/formats.h"

#include "core/base/files.h"
#include "core/base/utf8.h"
#include "core/save/checks.h"
#include "core/save/formats/ldtk_json.h"
#include "core/save/formats/text_map.h"
#include "core/save/formats/tmj_file.h"
#include "core/save/formats/tmj_tiles.h"
#include "core/save/formats/tmx_json.h"
#include "core/save/game_file.h"

#include <algorithm>

namespace cave {

namespace {

Result<DungeonFile> readDungeonText(std::string_view text, const Beside&, const Progress& progress)
{
    return readDungeon(text, progress);
}

// The steps of what reads a map of Tiled: the text, then what the map holds.
constexpr int kMapSteps = 2;

bool goesOn(const Progress& progress, int done, int all) { return !progress || progress(done, all); }

template <Result<Json> (*kMap)(std::string_view)>
Result<DungeonFile> readAsTiledMap(std::string_view text, const Beside& beside, const Progress& progress)
{
    const auto map = kMap(text);
    if (!map)
        return std::unexpected(map.error());
    if (!goesOn(progress, 1, kMapSteps))
        return stopped();
    auto file = readTiledMap(*map, beside);
    return goesOn(progress, kMapSteps, kMapSteps) ? std::move(file) : stopped();
}

std::string writeTiledMap(const Dungeon& dungeon, const Progress&) { return writeTmj(dungeon); }

MapFiles writeTiledMapWithTiles(const Dungeon& dungeon, const std::string& picture)
{
    return {writeTmj(dungeon, picture)};
}

std::string writeXmlMap(const Dungeon& dungeon, const Progress&)
{
    return tmj::tmxOfMap(tiledMap(dungeon, tmj::nameOfTiles(tmj::plainTiles(*dungeon.catalogue))));
}

// The tileset lies in a file of its own, so that maps in a folder share it.
MapFiles writeXmlMapWithTiles(const Dungeon& dungeon, const std::string& picture)
{
    Json map = tiledMap(dungeon, picture);
    Json tileset = map.find("tilesets")->as<Json::Array>()->front();
    std::erase_if(*tileset.as<Json::Object>(), [](const Json::Member& member) { return member.first == "firstgid"; });
    MapFiles files{{}, {}, tmj::tsxOfTileset(tileset)};
    files.tilesetName = tmj::nameOfTileset(files.tileset);
    map.set("tilesets", Json::Array{Json::Object{{"firstgid", 1}, {"source", files.tilesetName}}});
    files.text = tmj::tmxOfMap(map);
    return files;
}

std::string writeMap(const Dungeon& dungeon, const Progress&) { return writeTextMap(dungeon); }

Result<DungeonFile> readMap(std::string_view text, const Beside& beside, const Progress&)
{
    auto dungeon = readTextMap(text, beside.catalogue ? beside.catalogue : Catalogue::builtIn());
    if (!dungeon)
        return std::unexpected(dungeon.error());
    dungeon->name = beside.name;
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
     .read = &readAsTiledMap<&mapOfTmj>,
     .write = &writeTiledMap,
     .isWhole = true,
     .writeWithTiles = &writeTiledMapWithTiles,
     .map = &mapOfTmj},
    {.suffix = ".tmx",
     .title = {CAVE_TEXT("formats", "Map of Tiled as XML")},
     .files = {CAVE_TEXT("formats", "Maps of Tiled as XML")},
     .holds = {CAVE_TEXT("formats", "Holds the same as a map of Tiled, its tiles in a .tsx file beside it.")},
     .read = &readAsTiledMap<&tmj::mapOfTmx>,
     .write = &writeXmlMap,
     .isWhole = true,
     .writeWithTiles = &writeXmlMapWithTiles,
     .map = &tmj::mapOfTmx},
    {.suffix = ".ldtk",
     .title = {CAVE_TEXT("formats", "Project of LDtk")},
     .files = {CAVE_TEXT("formats", "Projects of LDtk")},
     .holds = {CAVE_TEXT("formats",
                         "To import from the map editor LDtk: the IntGrid and entity layers of its levels.")},
     .read = &readAsTiledMap<&mapOfLdtk>,
     .map = &mapOfLdtk},
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

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf"; // which XML may begin with

// In capitals as well, in which some systems write all names.
bool endsIn(std::string_view name, std::string_view suffix)
{
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return name.size() >= suffix.size() &&
           std::ranges::equal(name.substr(name.size() - suffix.size()), suffix, {}, small);
}

// The format's suffix that the name ends in; "": it has none.
std::string_view suffixIn(const Format& format, std::string_view name)
{
    for (const std::string_view suffix : {format.suffix, format.otherSuffix})
        if (endsIn(name, suffix))
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

// The files that a map names beside it. Those that were not there before go again, unless they are kept.
class FilesBeside {
public:
    explicit FilesBeside(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    FilesBeside(const FilesBeside&) = delete;
    FilesBeside& operator=(const FilesBeside&) = delete;
    ~FilesBeside()
    {
        std::error_code none;
        for (const std::filesystem::path& file : m_new)
            std::filesystem::remove(file, none);
    }

    Result<void> write(const std::string& name, std::string_view bytes)
    {
        const std::filesystem::path file = m_folder / name;
        std::error_code none;
        const bool isNew = !std::filesystem::exists(file, none);
        auto written = writeFileAtomically(file, bytes);
        if (written && isNew)
            m_new.push_back(file);
        return written;
    }
    void keep() { m_new.clear(); }

private:
    std::filesystem::path m_folder;
    std::vector<std::filesystem::path> m_new;
};

// Names the endings of what can be read, or written, here.
std::unexpected<Error> unknownFormat(const std::filesystem::path& path, bool (*isKnown)(const Format&))
{
    std::string most;
    std::string_view last;
    for (const Format& format : kFormats) {
        if (!isKnown(format))
            continue;
        if (!last.empty())
            most.append(most.empty() ? "" : ", ").append(last);
        last = format.suffix;
    }
    return failure(path.string(), {CAVE_TEXT("errors", "The name must end in %1 or %2."), {most, std::string(last)}});
}

// Of a file without an ending that is known: desktops know one of ours by how it begins, and open it with this program.
const Format* formatByBeginning(const std::filesystem::path& path)
{
    const auto beginning = readBeginning(path, kFormatWithin);
    return beginning && namesFormat(*beginning, kDungeonFormat) ? formatOf(kDungeonSuffix) : nullptr;
}

// Beside it is as told, but for what its path tells.
Result<DungeonFile> load(const std::filesystem::path& path, Beside beside, const Progress& progress)
{
    const Format* named = formatOf(path);
    const Format* format = named ? named : formatByBeginning(path);
    if (!format || !format->read)
        return unknownFormat(path, [](const Format& each) { return each.read != nullptr; });
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    const std::string file = path.filename().string();
    beside.folder = folderOf(path);
    beside.name = withControlsShown(file.substr(0, file.size() - suffixIn(*format, file).size())); // any bytes
    Watched watched(progress);
    auto dungeon = format->read(*text, beside, watched.progress());
    if (watched.isStopped())
        return stopped();
    if (!dungeon)
        return std::unexpected(inFile(std::move(dungeon.error()), path.string()));
    return dungeon;
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
    return loadGround(path, Catalogue::builtIn(), progress);
}

Result<DungeonFile> loadDungeon(const std::filesystem::path& path, const KindMap& kinds, const Progress& progress)
{
    return load(path, {{}, kinds}, progress);
}

Result<DungeonFile> loadGround(const std::filesystem::path& path, std::shared_ptr<const Catalogue> catalogue,
                               const Progress& progress)
{
    const Format* format = formatOf(path);
    auto kinds = format && format->map ? kindsBeside(path) : KindMap();
    return kinds ? load(path, {{}, std::move(*kinds), {}, std::move(catalogue)}, progress)
                 : std::unexpected(kinds.error());
}

Result<ForeignKinds> foreignKinds(const std::filesystem::path& path, const Progress& progress)
{
    const Format* format = formatOf(path);
    if (!format || !format->map)
        return ForeignKinds{};
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    const auto inThis = [&](Error error) { return std::unexpected(inFile(std::move(error), path.string())); };
    const auto map = format->map(*text);
    if (!map)
        return inThis(map.error());
    if (!goesOn(progress, 1, kMapSteps))
        return stopped();
    auto kinds = foreignKindsIn(*map, {folderOf(path)});
    if (!goesOn(progress, kMapSteps, kMapSteps))
        return stopped();
    return kinds ? std::move(kinds) : inThis(kinds.error());
}

bool wantsKinds(const std::filesystem::path& path)
{
    const auto foreign = foreignKinds(path);
    const auto said = foreign && !foreign->empty() ? kindsBeside(path) : KindMap();
    const auto isUnsaid = [&, catalogue = Catalogue::builtIn()](const ForeignKind& kind) {
        return kind.count > 0 && !saidKind(*said, kind.of, kind.name, *catalogue);
    };
    return foreign && said && std::ranges::any_of(*foreign, isUnsaid);
}

Result<KindMap> kindsBeside(const std::filesystem::path& path)
{
    const std::filesystem::path file = kindMapFileOf(path);
    if (std::error_code none; !std::filesystem::exists(file, none))
        return KindMap();
    const auto text = readFile(file, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto kinds = readKindMap(*text);
    return kinds ? std::move(kinds) : std::unexpected(inFile(kinds.error(), file.string()));
}

Result<DungeonFile> readAnyDungeon(std::string_view text)
{
    const std::size_t begin =
        text.find_first_not_of(" \t\r\n", text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    const Beside beside{"."};
    if (begin != std::string_view::npos && text[begin] == '<')
        return readAsTiledMap<&tmj::mapOfTmx>(text, beside, {});
    if (begin == std::string_view::npos || text[begin] != '{')
        return readMap(text, beside, {});
    auto dungeon = readDungeon(text);
    if (dungeon)
        return dungeon;
    // A stranger's has what only such a file has. Then what is wrong with it is told, not that it is none of ours.
    const auto document = mapOfTmj(text);
    if (!document || document->find("format"))
        return dungeon;
    if (document->find("orientation"))
        return readTiledMap(*document, beside);
    return document->find("defs") ? readAsTiledMap<&mapOfLdtk>(text, beside, {}) : std::move(dungeon);
}

Result<void> saveDungeon(const Dungeon& dungeon, const std::filesystem::path& path, const Progress& progress,
                         const TilesPainter& painter)
{
    const Format* format = formatOf(path);
    if (!format || !format->write)
        return unknownFormat(path, [](const Format& each) { return each.write != nullptr; });
    Watched watched(progress);
    std::string picture;
    MapFiles files;
    if (format->writeWithTiles) {
        if (painter)
            picture = painter(dungeon);
        if (picture.empty())
            picture = tmj::plainTiles(*dungeon.catalogue);
        files = format->writeWithTiles(dungeon, tmj::nameOfTiles(picture));
    } else {
        files.text = format->write(dungeon, partOf(watched.progress(), 0, 2));
    }
    // Named after what they hold: whatever was in such files is the same.
    FilesBeside beside(folderOf(path));
    if (!files.tileset.empty() && !watched.isStopped())
        if (auto written = beside.write(files.tilesetName, files.tileset); !written)
            return written;
    if (format->isWhole && !watched.isStopped()) {
        const auto again = format->read(files.text, {folderOf(path)}, partOf(watched.progress(), 1, 2));
        if (!again && !watched.isStopped())
            return std::unexpected(inFile(again.error(), path.string()));
    }
    if (watched.isStopped())
        return stopped();
    if (!picture.empty())
        if (auto written = beside.write(tmj::nameOfTiles(picture), picture); !written)
            return written;
    auto written = writeFileAtomically(path, files.text);
    if (written)
        beside.keep();
    return written;
}

} // namespace cave
