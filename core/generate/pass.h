// SPDX-License-Identifier: MIT
// A pass: one kind of step in a recipe, and what it is given to work with.
#pragma once

#include "core/generate/canvas.h"
#include "core/generate/chance.h"

#include <functional>
#include <span>
#include <string_view>

namespace cave {

// Terrain rows shape one level, Link rows join levels, Place rows put things. They run in this order, and stand so in a
// recipe.
enum class Phase : std::uint8_t { Terrain, Link, Place };

enum class ParameterKind : std::uint8_t { Integer, PerMille, Choice, Flag, Tile, CreatureTable };

// Describes one parameter, so that windows, checks and the command line need no code for each pass.
struct Parameter {
    std::string_view id;
    ParameterKind kind = ParameterKind::Integer;
    Json standard{}; // used when the row says nothing
    int low = 0; // Integer
    int high = 0;
    std::string_view unit = {}; // "cells", "rounds" or ""
    std::vector<std::string_view> choices{}; // Choice
    std::string_view help = {}; // one sentence
};

enum class RowState : std::uint8_t { Done, Partial, Skipped };

// What a row did on a level (Terrain, Place) or to the dungeon (Link).
struct RowReport {
    Uid row{};
    std::string type{};
    int level = 0; // index; of a Link row the first level it ran for
    RowState state = RowState::Done;
    int asked = 0; // of what the pass makes: things, tunnels, links
    int done = 0;
    Text why{}; // when not Done
};

class RowContext;
class DungeonContext;

struct Pass {
    std::string_view type;
    int version = 1;
    std::string_view title;
    std::string_view help;
    std::vector<Parameter> parameters{};
    std::function<void(RowContext&)> runLevel{}; // Terrain or Place
    std::function<void(DungeonContext&)> runDungeon{}; // Link
    Phase levelPhase = Phase::Terrain; // of runLevel
    // Link when the pass has only runDungeon, or has both and its "scope" says "dungeon".
    Phase phaseOf(const Json& parameterValues) const;
    const Parameter* find(std::string_view id) const;
};

std::span<const Pass> passes();
const Pass* findPass(std::string_view type, int version);

// Fails at the first parameter that the pass does not know or that is out of range or names nothing.
void checkParameters(const JsonCursor& parameters, const Pass& pass, const Catalogue& catalogue);

// A row's parameters with the level's overrides and the defaults put in.
class RowParameters {
public:
    RowParameters(const Pass& pass, Json values, const Catalogue& catalogue);
    int number(std::string_view id) const; // Integer and PerMille
    bool flag(std::string_view id) const;
    const std::string& choice(std::string_view id) const;
    std::optional<TileId> tile(std::string_view id) const; // nothing for ""
    struct Weighted {
        std::vector<std::uint16_t> kinds;
        std::vector<std::uint64_t> hashes;
        std::vector<int> weights;
    };
    Weighted creatures(std::string_view id) const;

private:
    const Json& value(std::string_view id) const;
    const Pass* m_pass;
    Json m_values;
    const Catalogue* m_catalogue;
};

// What one Terrain or Place row is given.
class RowContext {
public:
    RowContext(LevelCanvas& levelCanvas, RowParameters rowParameters, Chance rowChance, RowReport& rowReport)
        : canvas(levelCanvas), parameters(std::move(rowParameters)), chance(rowChance), report(rowReport)
    {
    }
    LevelCanvas& canvas;
    RowParameters parameters;
    Chance chance;
    RowReport& report;
};

// What one Link row is given: for every level whose recipe has the row, in order.
class DungeonContext {
public:
    struct RowOnLevel {
        int z = 0;
        RowParameters parameters;
        Chance chance;
    };
    Dungeon& dungeon;
    std::vector<LevelCanvas>& canvases; // of all levels, top first
    std::vector<RowOnLevel> rows;
    RowReport& report;
};

} // namespace cave
