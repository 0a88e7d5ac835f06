// SPDX-License-Identifier: MIT
/// @file
/// How a pass is written: a struct of parameters, the fields that read it, and functions that are given it. For all
/// others a pass is a Pass, and its parameters are JSON.
#pragma once

#include "core/generate/parameter_fields.h"
#include "core/generate/pass.h"

#include <algorithm>
#include <cassert>
#include <memory>

namespace cave {

/// What a row is given on one level, with its parameters at that depth.
template <typename Parameters>
struct RowContextOf : RowContext {
    Parameters parameters;
    std::span<const Field<Parameters>> fields;

    Parameters parametersAt(int depth) const { return readParameters(fields, {values.said, values.catalogue, depth}); }
};

/// What a Link row is given, with its parameters on each level that has it.
template <typename Parameters>
struct DungeonContextOf {
    struct RowOnLevel {
        int z = 0;
        Parameters parameters;
        Chance chance;
    };
    Dungeon& dungeon;
    std::vector<LevelCanvas>& canvases;
    std::vector<RowOnLevel> rows;
    RowReport& report;
};

struct NoParameters {};

/// As the members of Pass.
template <typename Parameters>
struct PassOf {
    std::string_view type;
    std::string_view title;
    std::string_view help;
    void (*runLevel)(RowContextOf<Parameters>&) = nullptr;
    void (*runDungeon)(DungeonContextOf<Parameters>&) = nullptr;
    Phase levelPhase = Phase::Terrain;
    Facts (*facts)(const Parameters&, const Catalogue&) = nullptr;
    bool byPair = false;
    int version = 1;
    std::optional<Error> (*refuse)(const Parameters&, const RowValues&) = nullptr;
    std::optional<std::int64_t> (*forecast)(RowContextOf<Parameters>&, Weighted::Kind) = nullptr;
    Touches (*touches)(const Parameters&) = nullptr;
};

template <typename Parameters>
Pass passWith(const PassOf<Parameters>& from, std::vector<Field<Parameters>> fieldsOf)
{
    Pass pass{.type = from.type,
              .version = from.version,
              .title = from.title,
              .help = from.help,
              .levelPhase = from.levelPhase,
              .byPair = from.byPair};
    for (const Field<Parameters>& field : fieldsOf) {
        assert(std::ranges::count(fieldsOf, field.offset, &Field<Parameters>::offset) == 1);
        pass.parameters.push_back(field.about);
        if (field.scopeOf)
            pass.scopeOf = [id = field.about.id, byDefault = field.about.byDefault,
                            scopeOf = field.scopeOf](const Json& said) {
                const Json* scope = said.find(id);
                return scopeOf(scope ? *scope : byDefault);
            };
    }
    const auto fields = std::make_shared<const std::vector<Field<Parameters>>>(std::move(fieldsOf));
    if (from.runLevel)
        pass.runLevel = [run = from.runLevel, fields](RowContext& row) {
            RowContextOf<Parameters> typed{row, readParameters<Parameters>(*fields, row.values), *fields};
            run(typed);
        };
    if (from.forecast)
        pass.forecast = [forecast = from.forecast, fields](RowContext& row, Weighted::Kind kind) {
            RowContextOf<Parameters> typed{row, readParameters<Parameters>(*fields, row.values), *fields};
            return forecast(typed, kind);
        };
    if (from.touches)
        pass.touches = [touches = from.touches, fields](const RowValues& row) {
            return touches(readParameters<Parameters>(*fields, row));
        };
    if (from.runDungeon)
        pass.runDungeon = [run = from.runDungeon, fields](DungeonContext& context) {
            DungeonContextOf<Parameters> typed{context.dungeon, context.canvases, {}, context.report};
            for (const DungeonContext::RowOnLevel& row : context.rows)
                typed.rows.push_back({row.z, readParameters<Parameters>(*fields, row.values), row.chance});
            run(typed);
        };
    if (from.facts)
        pass.facts = [facts = from.facts, fields](const RowValues& row) {
            return facts(readParameters<Parameters>(*fields, row), row.catalogue);
        };
    if (from.refuse)
        pass.refuse = [refuse = from.refuse, fields](const RowValues& row) {
            return refuse(readParameters<Parameters>(*fields, row), row);
        };
    return pass;
}

/// A pass with one field for each member of its parameters.
template <typename Parameters, std::size_t Count>
Pass makePass(const PassOf<Parameters>& from, const Field<Parameters> (&fields)[Count])
{
    static_assert(Count == memberCount<Parameters>(), "Every member of the parameters needs its field.");
    return passWith(from, std::vector(std::begin(fields), std::end(fields)));
}

/// The same where passes share fields, so that their number is known at run time only.
template <typename Parameters>
Pass makePass(const PassOf<Parameters>& from, std::vector<Field<Parameters>> fields)
{
    assert(fields.size() == memberCount<Parameters>());
    return passWith(from, std::move(fields));
}

inline Pass makePass(const PassOf<NoParameters>& from) { return passWith(from, {}); }

} // namespace cave
