// SPDX-License-Identifier: MIT
#include "core/generate/forecast.h"

#include "core/generate/bake.h"
#include "core/generate/passes.h"

#include <algorithm>

namespace cave {

namespace {

bool isOrCarries(const Placement& thing, Weighted::Kind kind)
{
    return (thing.table == kind.table && thing.kind == kind.kind) ||
           (kind.table == KindTable::Item && thing.carries == kind.kind);
}

// Whether some of the pieces with this name or tag hold it, or others within them.
bool arePiecesWith(const Dungeon& dungeon, const std::string& name, const std::string& id)
{
    std::vector<const Piece*> open;
    for (const Piece* piece : dungeon.allPieces())
        if (piece->name == name || std::ranges::find(piece->tags, name) != piece->tags.end())
            open.push_back(piece);
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const auto& [letter, sign] : open[i]->legend) {
            if (mentions(sign.thing, id) || sign.carries == id)
                return true;
            const Piece* within = sign.piece.empty() ? nullptr : dungeon.findPiece(sign.piece);
            if (within != nullptr && std::ranges::find(open, within) == open.end())
                open.push_back(within);
        }
    return false;
}

} // namespace

Result<Forecaster> Forecaster::of(const Dungeon& dungeon)
{
    Forecaster forecaster(dungeon);
    for (std::size_t z = 0; z < dungeon.levels.size(); ++z) {
        auto level = stepsOf(dungeon, static_cast<int>(z));
        if (!level)
            return std::unexpected(level.error());
        forecaster.m_isMade.push_back(!dungeon.levels[z].recipe.empty() && !level->unknown);
        for (const Step& step : level->steps)
            forecaster.m_levelsWith[step.row.uid].push_back(dungeon.levels[z].uid);
        forecaster.m_steps.push_back(std::move(level->steps));
    }
    for (std::size_t z = 0; z < dungeon.levels.size(); ++z)
        forecaster.m_canvases.emplace_back(*forecaster.m_dungeon, static_cast<int>(z), dungeon.catalogue->wall());
    return forecaster;
}

std::optional<std::int64_t> Forecaster::mostOf(std::uint64_t seed, Weighted::Kind kind, int z,
                                               const std::vector<Placement>* ofTerrain, std::size_t rowsRun)
{
    const auto index = static_cast<std::size_t>(z);
    const Sources& sources = sourcesOf(seed, kind, index);
    std::int64_t most = sources.byHand;
    if (ofTerrain && m_isMade[index])
        most += std::ranges::count_if(*ofTerrain, [&](const Placement& thing) { return isOrCarries(thing, kind); });
    for (const Source& source : sources.rows) {
        if (ofTerrain && source.step->phase == Phase::Terrain && source.row < rowsRun)
            continue;
        if (!source.most)
            return std::nullopt;
        most += *source.most;
    }
    return most;
}

std::size_t Forecaster::terrainRowsFor(std::uint64_t seed, Weighted::Kind kind, int z)
{
    std::size_t rows = 0;
    for (const Source& source : sourcesOf(seed, kind, static_cast<std::size_t>(z)).rows)
        if (source.step->phase == Phase::Terrain && source.most != 0)
            rows = source.row + 1; // those of Terrain come first
    return rows;
}

const Forecaster::Sources& Forecaster::sourcesOf(std::uint64_t seed, Weighted::Kind kind, std::size_t z)
{
    const auto [found, isNew] = m_sources.try_emplace({kind.table, kind.kind, z});
    Sources& sources = found->second;
    if (isNew)
        sources = foundSources(kind, z);
    if (sources.seed == seed)
        return sources;
    m_dungeon->seed = seed;
    sources.seed = seed;
    for (Source& source : sources.rows)
        source.most = mostOfRow(z, *source.step, kind);
    return sources;
}

Forecaster::Sources Forecaster::foundSources(Weighted::Kind kind, std::size_t z) const
{
    Sources sources{byHand(kind, z), {}};
    for (std::size_t row = 0; row < m_steps[z].size(); ++row)
        if (m_isMade[z] && mayPlace(*m_dungeon, m_steps[z][row], kind))
            sources.rows.push_back({&m_steps[z][row], row});
    return sources;
}

// What designers put there, or all that is on a level without a recipe.
std::int64_t Forecaster::byHand(Weighted::Kind kind, std::size_t z) const
{
    const DungeonLevel& level = m_dungeon->levels[z];
    const auto is = [&](const Placement& thing) { return isOrCarries(thing, kind); };
    if (!m_isMade[z])
        return std::ranges::count_if(level.things, is);
    return std::ranges::count_if(level.thingEdits, [&](const ThingEdit& edit) { return edit.added && is(edit.thing); });
}

std::optional<std::int64_t> Forecaster::mostOfRow(std::size_t z, const Step& step, Weighted::Kind kind)
{
    if (!step.pass->forecast)
        return std::nullopt;
    RowReport report;
    RowContext row{.canvas = m_canvases[z],
                   .values = {step.row.parameters, *m_dungeon->catalogue, static_cast<int>(z) + 1},
                   .chance = Chance(rowKey(*m_dungeon, m_dungeon->levels[z], step.row)),
                   .shared = Chance(sharedRowKey(*m_dungeon, step.row)),
                   .levels = m_levelsWith[step.row.uid],
                   .book = m_book,
                   .report = report};
    return step.pass->forecast(row, kind);
}

// Rows put the kinds that their parameters name, or are by default, those of hordes and those of pieces.
bool mayPlace(const Dungeon& dungeon, const Step& step, Weighted::Kind kind)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    const std::string& id = idOf(catalogue, kind.table, kind.kind);
    for (const Parameter& parameter : step.pass->parameters) {
        if (parameter.kind != ParameterKind::Table && parameter.kind != ParameterKind::Word)
            continue; // a tile may be called like an item
        const Json* said = step.row.parameters.find(parameter.id);
        const Json& value = said ? *said : parameter.byDefault;
        if (mentions(value, id))
            return true;
        const auto* word = value.as<std::string>(); // names an item, a piece, or a tag of pieces
        if (word != nullptr && arePiecesWith(dungeon, *word, id))
            return true;
    }
    const Json* horde = step.row.parameters.find("horde");
    return kind.table == KindTable::Creature && horde != nullptr && *horde == Json(true) &&
           std::ranges::any_of(catalogue.hordes(), [&](const Horde& each) {
               return each.lead == id || std::ranges::find(each.with, id, &HordeMember::kind) != each.with.end();
           });
}

} // namespace cave
