// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_tilesets.h"

#include "core/base/files.h"
#include "core/save/checks.h"
#include "core/save/formats/tmx_json.h"

#include <algorithm>

namespace cave::tmj {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostTilesets = 1000;
constexpr std::size_t kMostTilesetBytes = std::size_t{64} << 20; // of all files together
constexpr int kMostPixels = 1 << 20;                             // of a picture's side

constexpr std::pair<std::string_view, Anchor> kAnchors[]{
    {"unspecified", {}},    {"topleft", {0, 0}}, {"top", {0.5, 0}},      {"topright", {1, 0}}, {"left", {0, 0.5}},
    {"center", {0.5, 0.5}}, {"right", {1, 0.5}}, {"bottomleft", {0, 1}}, {"bottom", {0.5, 1}}, {"bottomright", {1, 1}},
};

bool isAbsolute(std::string_view path) { return path.starts_with('/') || path.starts_with('\\') || path.contains(':'); }

bool leadsOutside(std::string_view path)
{
    if (isAbsolute(path))
        return true;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find_first_of("/\\", from), path.size());
        if (path.substr(from, end - from) == "..")
            return true;
        from = end + 1;
    }
    return false;
}

// Of a tileset or a tile, which names it from the folder `below` the map's. Pictures are not opened here, but no path
// that leads out of the map's folder is let in.
std::string pictureIn(const JsonCursor& at, const fs::path& below)
{
    const auto image = at.find("image");
    if (!image || image->text().empty())
        return {};
    const std::string picture = (below / image->text()).lexically_normal().generic_string();
    if (isAbsolute(image->text()) || leadsOutside(picture))
        image->fail({CAVE_TEXT("errors", "A picture must lie in the map's folder or below it.")});
    return picture;
}

int pixelsIn(const JsonCursor& at, std::string_view key)
{
    const auto number = at.find(key);
    return number ? static_cast<int>(number->integer(0, kMostPixels)) : 0;
}

Tile tileIn(const JsonCursor& at, const fs::path& below)
{
    Tile tile{typeOf(at), pictureIn(at, below), {}, {}};
    if (const auto colour = at.find("color"))
        tile.colour = colour->text();
    return tile;
}

Anchor anchorIn(const JsonCursor& tileset)
{
    const auto alignment = tileset.find("objectalignment");
    if (!alignment)
        return {};
    const auto* found =
        std::ranges::find(kAnchors, std::string_view(alignment->text()), &std::pair<std::string_view, Anchor>::first);
    if (found != std::end(kAnchors))
        return found->second;
    alignment->fail({CAVE_TEXT("errors", "Tiled has no such alignment of objects.")});
    return {};
}

} // namespace

bool liesBeside(const fs::path& folder, const std::string& name)
{
    if (leadsOutside(name))
        return false;
    std::error_code none;
    const fs::path home = fs::weakly_canonical(folder, none);
    const fs::path real = fs::weakly_canonical(folder / name, none);
    return !home.empty() && std::ranges::mismatch(home, real).in1 == home.end(); // empty: it cannot be followed
}

// "class" is what Tiled 1.9 calls "type".
std::string typeOf(const JsonCursor& at)
{
    for (const char* key : {"class", "type"})
        if (const auto type = at.find(key); type && !type->text().empty())
            return type->text();
    return {};
}

std::optional<Error> Tilesets::read(const JsonCursor& tilesets, const fs::path& folder)
{
    const std::vector<JsonCursor> items = tilesets.items();
    if (items.size() > kMostTilesets)
        tilesets.fail({CAVE_TEXT("errors", "%1 tilesets are too many: %2 can be read."),
                       {static_cast<std::int64_t>(items.size()), static_cast<std::int64_t>(kMostTilesets)}});
    for (const JsonCursor& tileset : items) {
        if (tilesets.failed())
            break;
        const auto first = static_cast<std::uint32_t>(tileset["firstgid"].integer(1, std::uint32_t{~kFlips}));
        const auto source = tileset.find("source");
        auto set = source ? setInFile(*source, folder) : setIn(tileset, {});
        if (!set)
            return std::move(set.error());
        m_sets[first] = std::move(*set);
    }
    return std::nullopt;
}

Tilesets::Set Tilesets::setIn(const JsonCursor& tileset, const fs::path& below)
{
    Set set;
    if (const auto name = tileset.find("name"))
        set.name = name->text();
    set.anchor = anchorIn(tileset);
    set.picture = pictureIn(tileset, below);
    set.columns = pixelsIn(tileset, "columns");
    const int margin = pixelsIn(tileset, "margin");
    const int spacing = pixelsIn(tileset, "spacing");
    set.first = {margin, margin, pixelsIn(tileset, "tilewidth"), pixelsIn(tileset, "tileheight")};
    set.stepX = set.first.width + spacing;
    set.stepY = set.first.height + spacing;
    const auto tiles = tileset.find("tiles");
    for (const JsonCursor& tile : tiles ? tiles->items() : std::vector<JsonCursor>{})
        set.tiles[static_cast<std::uint32_t>(tile["id"].integer(0, std::uint32_t{~kFlips}))] = tileIn(tile, below);
    return set;
}

Result<Tilesets::Set> Tilesets::setInFile(const JsonCursor& source, const fs::path& folder)
{
    const std::string& name = source.text();
    const auto refused = [&](Text why) { return std::unexpected(Error{source.path(), std::move(why)}); };
    if (folder.empty())
        return refused({CAVE_TEXT("errors", "This tileset lies in a file of its own. Let Tiled embed it in the map.")});
    if (!liesBeside(folder, name))
        return refused({CAVE_TEXT("errors", "A tileset must lie in the map's folder or below it.")});
    const bool isXml = name.ends_with(".tsx");
    if (!isXml && !name.ends_with(".tsj") && !name.ends_with(".json"))
        return refused(
            {CAVE_TEXT("errors", "Only tilesets in .tsj and .tsx files can be read. Let Tiled export this as "
                                 "one, or embed it in the map.")});
    if (std::error_code none; fs::exists(folder / name, none) && !fs::is_regular_file(folder / name, none))
        return refused({CAVE_TEXT("errors", "This is a device or a pipe, not a file that can be read.")});
    const auto text = readFile(folder / name, kMostTilesetBytes - m_bytes);
    if (!text)
        return std::unexpected(text.error());
    m_bytes += text->size();
    const auto document = isXml ? tilesetOfTsx(*text) : parseJson(*text);
    if (!document)
        return std::unexpected(inFile(document.error(), name));
    std::optional<Error> problem;
    Set set = setIn(JsonCursor(*document, problem), fs::path(name).parent_path());
    if (problem)
        return std::unexpected(inFile(std::move(*problem), name));
    return set;
}

const Tilesets::Set* Tilesets::setOf(std::uint32_t& cell) const
{
    const auto after = m_sets.upper_bound(cell);
    if (after == m_sets.begin())
        return nullptr;
    const auto& [first, set] = *std::prev(after);
    cell -= first;
    return &set;
}

const std::string* Tilesets::typeOfCell(std::uint32_t cell) const
{
    const Set* set = setOf(cell);
    if (!set)
        return nullptr;
    const auto tile = set->tiles.find(cell);
    return tile == set->tiles.end() || tile->second.type.empty() ? nullptr : &tile->second.type;
}

std::string Tilesets::nameOfCell(std::uint32_t cell) const
{
    if (const std::string* type = typeOfCell(cell))
        return *type;
    const Set* set = setOf(cell);
    return (set ? set->name : std::string()) + ':' + std::to_string(cell);
}

Tile Tilesets::tileOfCell(std::uint32_t cell) const
{
    const Set* set = setOf(cell);
    if (!set)
        return {};
    const auto told = set->tiles.find(cell);
    Tile tile = told == set->tiles.end() ? Tile() : told->second;
    if (tile.picture.empty() && !set->picture.empty() && set->columns > 0) {
        const auto columns = static_cast<std::uint32_t>(set->columns);
        const std::int64_t x = set->first.x + std::int64_t{cell % columns} * set->stepX;
        const std::int64_t y = set->first.y + std::int64_t{cell / columns} * set->stepY;
        if (x < kMostPixels && y < kMostPixels) {
            tile.picture = set->picture;
            tile.part = {static_cast<int>(x), static_cast<int>(y), set->first.width, set->first.height};
        }
    }
    return tile;
}

Anchor Tilesets::anchorOfCell(std::uint32_t cell) const
{
    const Set* set = setOf(cell);
    return set ? set->anchor : Anchor();
}

} // namespace cave::tmj
