// SPDX-License-Identifier: MIT
#include "core/save/formats/text_map.h"

#include "core/save/checks.h"

#include <utility>

namespace cave {

namespace {

struct Line {
    std::string_view cells;
    std::size_t number; // in the file, from 1
};
using LevelLines = std::vector<Line>;

std::string placeOf(const Line& line, std::size_t column)
{
    return "line " + std::to_string(line.number) + ", column " + std::to_string(column + 1);
}

bool isTooLarge(const std::vector<LevelLines>& levels)
{
    return levels.size() > kMaxDepth || (!levels.empty() && levels.back().size() > kMaxSide);
}

// Not many more lines than a dungeon can have.
std::vector<LevelLines> splitLevels(std::string_view text)
{
    std::vector<LevelLines> levels;
    bool afterGap = true;
    for (std::size_t number = 1; !text.empty() && !isTooLarge(levels); ++number) {
        const std::size_t end = text.find('\n');
        std::string_view cells = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (cells.ends_with('\r'))
            cells.remove_suffix(1);
        if (cells.empty()) {
            afterGap = true;
            continue;
        }
        if (afterGap)
            levels.emplace_back();
        afterGap = false;
        levels.back().push_back({cells, number});
    }
    return levels;
}

std::optional<Error> checkSize(const std::vector<LevelLines>& levels)
{
    if (levels.empty())
        return Error{"", {CAVE_TEXT("errors", "There is no map in this file.")}};
    const auto width = static_cast<std::int64_t>(levels.front().front().cells.size());
    const auto height = static_cast<std::int64_t>(levels.front().size());
    const auto depth = static_cast<std::int64_t>(levels.size());
    for (const std::int64_t side : {width, height})
        if (side < kMinSide || side > kMaxSide)
            return Error{placeOf(levels.front().front(), 0),
                         {CAVE_TEXT("errors", "A level of %1 x %2 cells cannot be made: sides are %3 to %4 long."),
                          {width, height, std::int64_t{kMinSide}, std::int64_t{kMaxSide}}}};
    if (depth > kMaxDepth || width * height * depth > kMaxCells)
        return Error{"",
                     {CAVE_TEXT("errors", "%1 x %2 cells on %3 levels are too many: together they may hold %4."),
                      {width, height, depth, kMaxCells}}};
    for (const LevelLines& lines : levels) {
        if (static_cast<std::int64_t>(lines.size()) != height)
            return Error{
                placeOf(lines.front(), 0),
                {CAVE_TEXT("errors", "%1 rows, expected %2."), {static_cast<std::int64_t>(lines.size()), height}}};
        for (const Line& line : lines)
            if (static_cast<std::int64_t>(line.cells.size()) != width)
                return Error{placeOf(line, 0),
                             {CAVE_TEXT("errors", "%1 cells, expected %2."),
                              {static_cast<std::int64_t>(line.cells.size()), width}}};
    }
    return std::nullopt;
}

std::optional<Error> readCells(const LevelLines& lines, const Legend& signs, Grid<TileId>& tiles)
{
    for (std::size_t y = 0; y < lines.size(); ++y) {
        const auto row = tiles.row(static_cast<int>(y));
        for (std::size_t x = 0; x < row.size(); ++x) {
            const auto sign = static_cast<unsigned char>(lines[y].cells[x]);
            if (sign >= signs.size() || !signs[sign])
                return Error{placeOf(lines[y], x), {CAVE_TEXT("errors", "No tile is written with this character.")}};
            row[x] = *signs[sign];
        }
    }
    return std::nullopt;
}

} // namespace

Result<Dungeon> readTextMap(std::string_view text, std::shared_ptr<const Catalogue> catalogue)
{
    if (text.starts_with("\xef\xbb\xbf"))
        return failure("line 1, column 1",
                       {CAVE_TEXT("errors", "The file starts with a byte order mark; save it as plain UTF-8.")});
    const std::vector<LevelLines> levels = splitLevels(text);
    if (auto problem = checkSize(levels))
        return std::unexpected(std::move(*problem));
    const auto width = static_cast<int>(levels.front().front().cells.size());
    const auto height = static_cast<int>(levels.front().size());
    Dungeon dungeon = emptyDungeon(width, height, static_cast<int>(levels.size()));
    dungeon.catalogue = std::move(catalogue);
    const Legend signs = signsOf(*dungeon.catalogue);
    for (std::size_t z = 0; z < levels.size(); ++z)
        if (auto problem = readCells(levels[z], signs, dungeon.levels[z].tiles.edit()))
            return std::unexpected(std::move(*problem));
    return dungeon;
}

std::string writeTextMap(const Dungeon& dungeon)
{
    std::string out;
    for (const DungeonLevel& level : dungeon.levels) {
        if (!out.empty())
            out += '\n';
        for (int y = 0; y < level.tiles.height(); ++y) {
            for (const TileId tile : level.tiles.row(y))
                out += dungeon.catalogue->tile(tile).sign;
            out += '\n';
        }
    }
    return out;
}

} // namespace cave
