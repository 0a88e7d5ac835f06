// SPDX-License-Identifier: MIT
#include "core/generate/forecast.h"

#include "core/generate/bake.h"
#include "core/generate/passes.h"

#include <algorithm>

namespace cave {

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

std::optional<int> Forecaster::mostOf(std::uint64_t seed, Weighted::Kind kind, int z)
{
    m_dungeon->seed = seed;
    const auto index = static_cast<std::size_t>(z);
    int most = byHand(kind, z);
    if (!m_isMade[index])
        return most;
    for (const Step& step : m_steps[index]) {
        const auto ofRow = mostOfRow(index, step, kind);
        if (!ofRow)
            return std::nullopt;
        most += *ofRow;
    }
    return most;
}

// What designers put there, or all that is on a level without a recipe.
int Forecaster::byHand(Weighted::Kind kind, int z) const
{
    const DungeonLevel& level = m_dungeon->level(z);
    const auto is = [&](const Placement& thing) {
        return (thing.table == kind.table && thing.kind == kind.kind) ||
               (kind.table == KindTable::Item && thing.carries == kind.kind);
    };
    if (!m_isMade[static_cast<std::size_t>(z)])
        return static_cast<int>(std::ranges::count_if(level.things, is));
    return static_cast<int>(
        std::ranges::count_if(level.thingEdits, [&](const ThingEdit& edit) { return edit.added && is(edit.thing); }));
}

std::optional<int> Forecaster::mostOfRow(std::size_t z, const Step& step, Weighted::Kind kind)
{
    if (!mayPlace(step, kind))
        return 0;
    if (!step.pass->forecast)
        return std::nullopt;
    RowReport report;
    RowContext row{.canvas = m_canvases[z],
                   .values = {step.row.parameters, *m_dungeon->catalogue, static_cast<int>(z) + 1},
                   .chance = Chance(rowKey(*m_dungeon, m_dungeon->levels[z], step.row)),
                   .shared = Chance(sharedRowKey(*m_dungeon, step.row)),
                   .levels = m_levelsWith[step.row.uid],
                   .report = report};
    const auto kinds = step.pass->forecast(row);
    if (!kinds)
        return std::nullopt;
    return static_cast<int>(std::ranges::count(*kinds, kind));
}

// Rows put the kinds that their parameters name, or are by default, those of hordes and those of pieces.
bool Forecaster::mayPlace(const Step& step, Weighted::Kind kind) const
{
    const Catalogue& catalogue = *m_dungeon->catalogue;
    const std::string& id = idOf(catalogue, kind.table, kind.kind);
    if (mentions(step.row.parameters, id))
        return true;
    if (std::ranges::any_of(step.pass->parameters, [&](const Parameter& parameter) {
            return step.row.parameters.find(parameter.id) == nullptr && mentions(parameter.byDefault, id);
        }))
        return true;
    // Words name pieces and their tags.
    const bool putsPieces = std::ranges::any_of(
        step.pass->parameters, [](const Parameter& parameter) { return parameter.kind == ParameterKind::Word; });
    if (putsPieces && anyPieceHas(id))
        return true;
    const Json* horde = step.row.parameters.find("horde");
    return kind.table == KindTable::Creature && horde != nullptr && *horde == Json(true) &&
           std::ranges::any_of(catalogue.hordes(), [&](const Horde& each) {
               return each.lead == id || std::ranges::find(each.with, id, &HordeMember::kind) != each.with.end();
           });
}

bool Forecaster::anyPieceHas(const std::string& id) const
{
    return std::ranges::any_of(m_dungeon->allPieces(), [&](const Piece* piece) {
        return std::ranges::any_of(piece->legend, [&](const auto& sign) {
            return mentions(sign.second.thing, id) || sign.second.carries == id;
        });
    });
}

} // namespace cave
