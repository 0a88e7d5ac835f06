// SPDX-License-Identifier: MIT
#include "core/generate/pass.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

void checkCreatureTable(const JsonCursor& table, const Catalogue& catalogue)
{
    for (const JsonCursor& row : table.items()) {
        row.allowOnly({"kind", "weight"});
        const std::string kind = row["kind"].id();
        if (!row.failed() && !catalogue.findCreature(kind))
            row["kind"].fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {kind}});
        row["weight"].integer(1, 1'000'000);
    }
}

void checkChoice(const JsonCursor& value, const Parameter& parameter)
{
    const std::string& chosen = value.text();
    if (value.failed() || std::ranges::find(parameter.choices, chosen) != parameter.choices.end())
        return;
    std::string list;
    for (const std::string_view choice : parameter.choices)
        list += (list.empty() ? "" : ", ") + std::string(choice);
    value.fail({CAVE_TEXT("errors", "\"%1\" is none of: %2."), {chosen, list}});
}

void checkTile(const JsonCursor& value, const Parameter& parameter, const Catalogue& catalogue)
{
    const std::string& tile = value.text();
    const bool mayBeNone = parameter.standard.as<std::string>()->empty();
    if (!value.failed() && !catalogue.findTile(tile) && !(tile.empty() && mayBeNone))
        value.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {tile}});
}

void checkValue(const JsonCursor& value, const Parameter& parameter, const Catalogue& catalogue)
{
    switch (parameter.kind) {
    case ParameterKind::Integer: value.integer(parameter.low, parameter.high); break;
    case ParameterKind::PerMille: value.integer(0, 1000); break;
    case ParameterKind::Choice: checkChoice(value, parameter); break;
    case ParameterKind::Flag: value.flag(); break;
    case ParameterKind::Tile: checkTile(value, parameter, catalogue); break;
    case ParameterKind::CreatureTable: checkCreatureTable(value, catalogue); break;
    }
}

} // namespace

const Parameter* Pass::find(std::string_view id) const
{
    const auto found = std::ranges::find(parameters, id, &Parameter::id);
    return found == parameters.end() ? nullptr : &*found;
}

Phase Pass::phaseOf(const Json& parameterValues) const
{
    if (!runDungeon)
        return levelPhase;
    if (!runLevel)
        return Phase::Link;
    const Json* scope = parameterValues.find("scope");
    return *(scope ? *scope : find("scope")->standard).as<std::string>() == "dungeon" ? Phase::Link : levelPhase;
}

const Pass* findPass(std::string_view type, int version)
{
    const auto found =
        std::ranges::find_if(passes(), [&](const Pass& pass) { return pass.type == type && pass.version == version; });
    return found == passes().end() ? nullptr : &*found;
}

void checkParameters(const JsonCursor& parameters, const Pass& pass, const Catalogue& catalogue)
{
    for (const auto& [id, value] : parameters.members()) {
        if (const Parameter* parameter = pass.find(id))
            checkValue(value, *parameter, catalogue);
        else
            value.fail({CAVE_TEXT("errors", "The pass \"%1\" has no parameter \"%2\"."), {std::string(pass.type), id}});
    }
}

RowParameters::RowParameters(const Pass& pass, Json values, const Catalogue& catalogue)
    : m_pass(&pass), m_values(std::move(values)), m_catalogue(&catalogue)
{
}

const Json& RowParameters::value(std::string_view id) const
{
    if (const Json* given = m_values.find(id))
        return *given;
    assert(m_pass->find(id));
    return m_pass->find(id)->standard;
}

int RowParameters::number(std::string_view id) const { return static_cast<int>(*value(id).as<std::int64_t>()); }

bool RowParameters::flag(std::string_view id) const { return *value(id).as<bool>(); }

const std::string& RowParameters::choice(std::string_view id) const { return *value(id).as<std::string>(); }

std::optional<TileId> RowParameters::tile(std::string_view id) const { return m_catalogue->findTile(choice(id)); }

RowParameters::Weighted RowParameters::creatures(std::string_view id) const
{
    Weighted table;
    for (const Json& row : *value(id).as<Json::Array>()) {
        const CreatureKindId kind = *m_catalogue->findCreature(*row.find("kind")->as<std::string>());
        table.kinds.push_back(kind);
        table.hashes.push_back(m_catalogue->creatureHash(kind));
        table.weights.push_back(static_cast<int>(*row.find("weight")->as<std::int64_t>()));
    }
    return table;
}

} // namespace cave
