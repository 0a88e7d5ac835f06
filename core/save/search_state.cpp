// SPDX-License-Identifier: MIT
#include "core/save/search_state.h"

#include "core/base/ids.h"
#include "core/save/checks.h"

#include <limits>
#include <optional>

namespace cave {

namespace {

constexpr std::string_view kFormat = "cavewright/search";
constexpr int kVersion = 1;
constexpr std::int64_t kMostTerms = 64; // a query has no more parts

} // namespace

std::string writeSearchState(const SearchState& state)
{
    Json::Array missing;
    missing.reserve(state.missing.size());
    for (const std::uint64_t count : state.missing)
        missing.emplace_back(std::to_string(count));
    Json json;
    if (!state.schema.empty())
        json.set(kSchemaMember, state.schema);
    json.set("format", kFormat);
    json.set("version", kVersion);
    json.set("dungeon", hexOf(state.searched.dungeon));
    json.set("where", state.searched.where);
    json.set("near", state.searched.near);
    json.set("program", state.searched.program);
    json.set("rng", state.searched.rng);
    json.set("rules", state.searched.rules);
    if (state.form != SearchState{}.form)
        json.set("form", state.form);
    json.set("first", std::to_string(state.searched.first));
    json.set("tried", std::to_string(state.tried));
    json.set("hits", std::to_string(state.hits));
    json.set("missing", std::move(missing));
    return json.compact() + '\n';
}

Result<SearchState> readSearchState(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    checkFormat(top, kFormat, kVersion);
    SearchState state;
    if (!problem) {
        top.allowOnlyInFile({"format", "version", "dungeon", "where", "near", "program", "rng", "rules", "form",
                             "first", "tried", "hits", "missing"});
        state.schema = top.schema();
        SearchedFor& searched = state.searched;
        searched.dungeon = top["dungeon"].hash();
        searched.where = top["where"].text();
        searched.near = static_cast<std::uint64_t>(top["near"].integer(0, kMostTerms));
        searched.program = top["program"].text();
        searched.rng = static_cast<int>(top["rng"].integer(1, std::numeric_limits<int>::max()));
        searched.rules = static_cast<int>(top["rules"].integer(1, std::numeric_limits<int>::max()));
        if (const auto form = top.find("form"))
            state.form = static_cast<int>(form->integer(1, std::numeric_limits<int>::max()));
        searched.first = top["first"].seed();
        state.tried = top["tried"].seed();
        state.hits = top["hits"].seed();
        for (const JsonCursor& count : top["missing"].items())
            state.missing.push_back(count.seed());
    }
    if (problem)
        return std::unexpected(std::move(*problem));
    return state;
}

} // namespace cave
