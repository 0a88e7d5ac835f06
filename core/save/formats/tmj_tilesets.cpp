// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_tilesets.h"

#include "core/base/files.h"
#include "core/save/checks.h"

#include <algorithm>

namespace cave::tmj {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostTilesets = 1000;
constexpr std::size_t kMostTilesetBytes = std::size_t{64} << 20; // of all files together

bool leadsOutside(std::string_view path)
{
    if (path.starts_with('/') || path.starts_with('\\') || path.contains(':'))
        return true;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find_first_of("/\\", from), path.size());
        if (path.substr(from, end - from) == "..")
            return true;
        from = end + 1;
    }
    return false;
}

// Links are followed: what they point to must also lie there.
bool liesIn(const fs::path& folder, const fs::path& file)
{
    std::error_code none;
    const fs::path home = fs::weakly_canonical(folder, none);
    const fs::path real = fs::weakly_canonical(file, none);
    return !home.empty() && std::ranges::mismatch(home, real).in1 == home.end(); // empty: it cannot be followed
}

// Pictures are not opened, but no path that leads out of the map's folder is let in.
void checkPicture(const JsonCursor& at)
{
    if (const auto image = at.find("image"); image && leadsOutside(image->text()))
        image->fail({CAVE_TEXT("errors", "A picture must lie in the map's folder or below it.")});
}

} // namespace

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
        auto types = source ? typesInFile(*source, folder) : typesIn(tileset);
        if (!types)
            return std::move(types.error());
        m_sets[first] = std::move(*types);
    }
    return std::nullopt;
}

Tilesets::Types Tilesets::typesIn(const JsonCursor& tileset) const
{
    Types types;
    checkPicture(tileset);
    const auto tiles = tileset.find("tiles");
    for (const JsonCursor& tile : tiles ? tiles->items() : std::vector<JsonCursor>{}) {
        checkPicture(tile);
        types[static_cast<std::uint32_t>(tile["id"].integer(0, std::uint32_t{~kFlips}))] = typeOf(tile);
    }
    return types;
}

Result<Tilesets::Types> Tilesets::typesInFile(const JsonCursor& source, const fs::path& folder)
{
    const std::string& name = source.text();
    const auto refused = [&](Text why) { return std::unexpected(Error{source.path(), std::move(why)}); };
    if (folder.empty())
        return refused({CAVE_TEXT("errors", "This tileset lies in a file of its own. Let Tiled embed it in the map.")});
    if (leadsOutside(name) || !liesIn(folder, folder / name))
        return refused({CAVE_TEXT("errors", "A tileset must lie in the map's folder or below it.")});
    if (!name.ends_with(".tsj") && !name.ends_with(".json"))
        return refused({CAVE_TEXT("errors", "Only tilesets in .tsj files can be read. Let Tiled export this as one, or "
                                            "embed it in the map.")});
    if (std::error_code none; fs::exists(folder / name, none) && !fs::is_regular_file(folder / name, none))
        return refused({CAVE_TEXT("errors", "This is a device or a pipe, not a file that can be read.")});
    const auto text = readFile(folder / name, kMostTilesetBytes - m_bytes);
    if (!text)
        return std::unexpected(text.error());
    m_bytes += text->size();
    const auto document = parseJson(*text);
    if (!document)
        return std::unexpected(inFile(document.error(), name));
    std::optional<Error> problem;
    Types types = typesIn(JsonCursor(*document, problem));
    if (problem)
        return std::unexpected(inFile(std::move(*problem), name));
    return types;
}

const std::string* Tilesets::typeOfCell(std::uint32_t cell) const
{
    const auto after = m_sets.upper_bound(cell);
    if (after == m_sets.begin())
        return nullptr;
    const auto& [first, types] = *std::prev(after);
    const auto type = types.find(cell - first);
    return type == types.end() || type->second.empty() ? nullptr : &type->second;
}

} // namespace cave::tmj
