// SPDX-License-Identifier: MIT
#include "tests/support/pass_run.h"

#include "core/generate/shapes/regions.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace cave {

namespace {

const Catalogue& catalogue() { return *Catalogue::builtIn(); }

[[noreturn]] void giveUp(const std::string& why)
{
    std::fprintf(stderr, "%s\n", why.c_str());
    std::abort();
}

Dungeon dungeonOf(const LevelState& level)
{
    Dungeon dungeon = emptyDungeon(level.tiles.width(), level.tiles.height(), 1);
    dungeon.levels[0].tiles = level.tiles;
    return dungeon;
}

} // namespace

PassRun runPass(std::string_view type, std::string_view parameters, LevelState level, std::uint64_t key,
                const Where& where, int depth)
{
    const Pass* pass = findPass(type, 1);
    const auto values = parseJson(parameters);
    if (!pass || !values)
        giveUp(std::string(type) + ": no such pass, or no JSON: " + std::string(parameters));
    std::optional<Error> problem;
    checkParameters(JsonCursor(*values, problem), type, pass->parameters, catalogue());
    if (problem)
        giveUp(problem->where + ": " + problem->what.source);
    const Dungeon dungeon = dungeonOf(level);
    LevelCanvas canvas(dungeon, 0, level);
    canvas.beginRow(7, where);
    PassRun run{.before = std::move(level), .after = {}, .report = {}};
    PieceBook book(dungeon.pieces, catalogue());
    RowContext row{.canvas = canvas,
                   .values = {*values, catalogue(), depth},
                   .chance = Chance(key),
                   .shared = Chance(key),
                   .levels = {},
                   .book = book,
                   .report = run.report};
    pass->runLevel(row);
    run.after = canvas.state();
    return run;
}

LevelState levelOf(std::string_view picture)
{
    std::vector<std::string_view> rows;
    while (!picture.empty()) {
        const std::string_view line = picture.substr(0, picture.find('\n'));
        picture.remove_prefix(std::min(picture.size(), line.size() + 1));
        if (!line.empty())
            rows.push_back(line);
    }
    LevelState level(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()), catalogue().wall());
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x) {
            const auto tile =
                catalogue().findTileBySign(rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
            if (!tile)
                giveUp("no tile has this sign: " + std::string(rows[static_cast<std::size_t>(y)]));
            level.tiles[x, y] = *tile;
        }
    return level;
}

LevelState solidLevel(int width, int height)
{
    return runPass("fill", "{}", LevelState(width, height, catalogue().wall()), 0).after;
}

LevelState caveLevel(int width, int height, std::uint64_t seed)
{
    return runPass("caves", "{}", solidLevel(width, height), seed).after;
}

LevelState anyCaveLevel(std::uint64_t seed)
{
    static constexpr int kSides[] = {3, 4, 9, 20, 33, 63, 64, 65, 100};
    Random dice(seed, 3);
    const int width = kSides[dice.below(std::size(kSides))];
    return caveLevel(width, kSides[dice.below(7)], seed);
}

std::string pictureOf(const LevelState& level)
{
    std::string picture;
    for (int y = 0; y < level.tiles.height(); ++y) {
        for (const TileId tile : level.tiles.row(y))
            picture += catalogue().tile(tile).sign;
        picture += '\n';
    }
    return picture;
}

BitGrid walkableOf(const LevelState& level)
{
    BitGrid cells(level.tiles.width(), level.tiles.height());
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            cells.set(x, y, catalogue().tile(level.tiles[x, y]).walkable);
    return cells;
}

BitGrid walkableOf(const Dungeon& dungeon, int z)
{
    BitGrid cells(dungeon.width, dungeon.height);
    const auto& tiles = dungeon.levels[static_cast<std::size_t>(z)].tiles;
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            cells.set(x, y, dungeon.catalogue->tile(tiles[x, y]).walkable);
    return cells;
}

int regionsOf(const LevelState& level) { return labelRegions(walkableOf(level), Way::Eight).count(); }

std::uint64_t hashOfTiles(const LevelState& level) { return dungeonHash(dungeonOf(level)); }

std::string goldenDifference(const Golden& golden, const std::function<LevelState(std::uint64_t seed)>& make)
{
    std::string list;
    bool isSame = true;
    for (std::size_t i = 0; i < golden.size(); ++i) {
        const std::uint64_t hash = hashOfTiles(make(i + 1));
        list += hexOf(hash) + "u, ";
        isSame = isSame && hash == golden[i];
    }
    return isSame ? "" : list;
}

int changedCells(const LevelState& a, const LevelState& b)
{
    int count = 0;
    for (std::size_t cell = 0; cell < a.tiles.size(); ++cell)
        count += a.tiles.cells()[cell] != b.tiles.cells()[cell];
    return count;
}

bool keepsOutside(const PassRun& run, const Where& where)
{
    for (int y = 0; y < run.before.tiles.height(); ++y)
        for (int x = 0; x < run.before.tiles.width(); ++x) {
            const bool isInside = where.isEverywhere() ||
                                  std::ranges::any_of(where.boxes, [&](const Box& box) { return box.contains(x, y); });
            const bool isFixed = (run.before.marks[x, y] & (kLocked | kNoDig)) != 0;
            if ((!isInside || isFixed) && run.before.tiles[x, y] != run.after.tiles[x, y])
                return false;
        }
    return true;
}

} // namespace cave
