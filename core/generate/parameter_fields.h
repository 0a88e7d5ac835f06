// SPDX-License-Identifier: MIT
/// @file
/// The parameters of a pass as members of a struct. Each is declared once, as a field: its id, its member, and what
/// files, windows and checks must know of it.
#pragma once

#include "core/generate/curve.h"
#include "core/generate/pass.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <span>
#include <type_traits>

namespace cave {

/// What a field may hold; the type of its member says which of these fits. A default that changes with depth is a
/// curve.
struct Number { // int
    Json byDefault;
    int low = 0;
    int high = 0;
    std::string_view unit = {};

    static Number ofCells(int byDefault, int low, int high) { return {byDefault, low, high, "cells"}; }
};
struct PerMille { // int, 0..1000
    Json byDefault;
};
struct Flag { // bool
    bool byDefault = false;
};
struct Tile { // TileId
    std::string_view byDefault;
};
struct NoTile {}; ///< std::optional<TileId>, nothing by default
struct Weights {}; ///< Weighted, empty by default
struct Word { // std::string
    std::string_view byDefault = {};
};
template <typename Enumeration>
struct Choice { // Enumeration
    Enumeration byDefault;
    std::vector<std::pair<std::string_view, Enumeration>> words;

    std::string_view wordOf(Enumeration value) const
    {
        return std::ranges::find(words, value, [](const auto& pair) { return pair.second; })->first;
    }
    Enumeration valueOf(std::string_view word) const
    {
        return std::ranges::find(words, word, [](const auto& pair) { return pair.first; })->second;
    }
};

template <typename Parameters>
struct Field {
    Parameter about;
    std::ptrdiff_t offset = 0; ///< of the member, so that it is seen when two fields name the same
    std::function<void(Parameters& into, const Json& value, const RowValues& row)> put;
    std::function<RowScope(const Json& value)> scopeOf{}; ///< only where the member is a RowScope
};

/// A field whose member becomes what `read` makes of a value.
template <typename Parameters, typename Member, typename Read>
Field<Parameters> fieldOf(Member Parameters::* member, const Parameter& about, Read read)
{
    const Parameters probe{};
    return {.about = about,
            .offset = reinterpret_cast<const char*>(&(probe.*member)) - reinterpret_cast<const char*>(&probe),
            .put = [member, read = std::move(read)](Parameters& into, const Json& value, const RowValues& row) {
                into.*member = read(value, row);
            }};
}

template <typename Parameters>
Field<Parameters> field(std::string_view id, std::string_view name, int Parameters::* member, const Number& number,
                        std::string_view help)
{
    return fieldOf(member,
                   {.id = id,
                    .name = name,
                    .kind = ParameterKind::Integer,
                    .byDefault = number.byDefault,
                    .low = number.low,
                    .high = number.high,
                    .unit = number.unit,
                    .help = help},
                   // A step is 0 above its first point, whatever the range.
                   [low = number.low](const Json& value, const RowValues& row) {
                       return std::max(low, valueAt(value, row.depth));
                   });
}

template <typename Parameters>
Field<Parameters> field(std::string_view id, std::string_view name, int Parameters::* member, const PerMille& share,
                        std::string_view help)
{
    return fieldOf(
        member, {.id = id, .name = name, .kind = ParameterKind::PerMille, .byDefault = share.byDefault, .help = help},
        [](const Json& value, const RowValues& row) { return std::max(0, valueAt(value, row.depth)); });
}

template <typename Parameters>
Field<Parameters> field(std::string_view id, std::string_view name, bool Parameters::* member, Flag flag,
                        std::string_view help)
{
    return fieldOf(member,
                   {.id = id, .name = name, .kind = ParameterKind::Flag, .byDefault = flag.byDefault, .help = help},
                   [](const Json& value, const RowValues&) { return *value.as<bool>(); });
}

template <typename Parameters>
Field<Parameters> field(std::string_view id, std::string_view name, TileId Parameters::* member, Tile tile,
                        std::string_view help)
{
    return fieldOf(
        member, {.id = id, .name = name, .kind = ParameterKind::Tile, .byDefault = tile.byDefault, .help = help},
        [](const Json& value, const RowValues& row) { return *row.catalogue.findTile(*value.as<std::string>()); });
}

template <typename Parameters>
Field<Parameters> field(std::string_view id, std::string_view name, std::optional<TileId> Parameters::* member, NoTile,
                        std::string_view help)
{
    return fieldOf(
        member, {.id = id, .name = name, .kind = ParameterKind::Tile, .byDefault = "", .help = help},
        [](const Json& value, const RowValues& row) { return row.catalogue.findTile(*value.as<std::string>()); });
}

template <typename Parameters>
Field<Parameters> field(std::string_view id, std::string_view name, Weighted Parameters::* member, Weights,
                        std::string_view help)
{
    return fieldOf(member,
                   {.id = id, .name = name, .kind = ParameterKind::Table, .byDefault = Json::Array{}, .help = help},
                   [](const Json& value, const RowValues& row) { return weightedAt(value, row.catalogue, row.depth); });
}

template <typename Parameters>
Field<Parameters> field(std::string_view id, std::string_view name, std::string Parameters::* member, Word word,
                        std::string_view help)
{
    return fieldOf(member,
                   {.id = id, .name = name, .kind = ParameterKind::Word, .byDefault = word.byDefault, .help = help},
                   [](const Json& value, const RowValues&) { return *value.as<std::string>(); });
}

template <typename Parameters, typename Enumeration>
    requires std::is_enum_v<Enumeration>
Field<Parameters> field(std::string_view id, std::string_view name, Enumeration Parameters::* member,
                        Choice<Enumeration> choice, std::string_view help)
{
    Parameter about{.id = id,
                    .name = name,
                    .kind = ParameterKind::Choice,
                    .byDefault = choice.wordOf(choice.byDefault),
                    .help = help};
    for (const auto& [word, value] : choice.words)
        about.choices.push_back(word);
    const auto valueOf = [choice = std::move(choice)](const Json& value) {
        return choice.valueOf(*value.as<std::string>());
    };
    auto made = fieldOf(member, about, [valueOf](const Json& value, const RowValues&) { return valueOf(value); });
    if constexpr (std::same_as<Enumeration, RowScope>)
        made.scopeOf = valueOf;
    return made;
}

/// What the row says, and the defaults for the rest.
template <typename Parameters>
Parameters readParameters(std::span<const Field<Parameters>> fields, const RowValues& row)
{
    Parameters parameters{};
    for (const Field<Parameters>& field : fields) {
        const Json* said = row.said.find(field.about.id);
        field.put(parameters, said ? *said : field.about.byDefault, row);
    }
    return parameters;
}

/// How many members a struct of open data has: it is tried how many values it can be made of.
struct AnyMember {
    template <typename Member>
    operator Member() const;
};
template <typename Struct, typename... Members>
consteval std::size_t memberCount()
{
    if constexpr (requires { Struct{Members{}..., AnyMember{}}; })
        return memberCount<Struct, Members..., AnyMember>();
    else
        return sizeof...(Members);
}

} // namespace cave
