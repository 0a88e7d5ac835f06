// SPDX-License-Identifier: MIT
#include "core/generate/parameters.h"

#include "core/content/kind_rows.h"
#include "core/content/limits.h"
#include "core/generate/curve.h"

#include <algorithm>

namespace cave {

namespace {

std::optional<Weighted::Kind> findKind(std::string_view id, const Catalogue& catalogue)
{
    if (const auto creature = catalogue.findCreature(id))
        return Weighted::Kind{KindTable::Creature, *creature};
    if (const auto item = catalogue.findItem(id))
        return Weighted::Kind{KindTable::Item, *item};
    return std::nullopt;
}

void checkTable(const JsonCursor& table, const Catalogue& catalogue)
{
    for (const JsonCursor& row : table.items()) {
        row.allowOnly({"kind", "weight"});
        const std::string kind = row["kind"].id();
        const auto found = findKind(kind, catalogue);
        if (!row.failed() && !found)
            row["kind"].fail({CAVE_TEXT("errors", "No creature or item is called \"%1\"."), {kind}});
        else if (found && found->table == KindTable::Item)
            refuseLook(row["kind"], catalogue.item(found->kind));
        checkCurve(row["weight"], 0, kLargestWeight);
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
    const bool mayBeNone = parameter.byDefault.as<std::string>()->empty();
    if (!value.failed() && !catalogue.findTile(tile) && !(tile.empty() && mayBeNone))
        value.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {tile}});
}

void checkValue(const JsonCursor& value, const Parameter& parameter, const Catalogue& catalogue)
{
    switch (parameter.kind) {
    case ParameterKind::Integer: checkCurve(value, parameter.low, parameter.high); break;
    case ParameterKind::PerMille: checkCurve(value, 0, 1000); break;
    case ParameterKind::Choice: checkChoice(value, parameter); break;
    case ParameterKind::Flag: value.flag(); break;
    case ParameterKind::Tile: checkTile(value, parameter, catalogue); break;
    case ParameterKind::Table: checkTable(value, catalogue); break;
    case ParameterKind::Word:
        if (!value.text().empty())
            value.id();
        break;
    }
}

} // namespace

const Parameter* findParameter(std::span<const Parameter> parameters, std::string_view id)
{
    const auto found = std::ranges::find(parameters, id, &Parameter::id);
    return found == parameters.end() ? nullptr : &*found;
}

void checkParameters(const JsonCursor& values, std::string_view pass, std::span<const Parameter> parameters,
                     const Catalogue& catalogue)
{
    for (const auto& [id, value] : values.members()) {
        if (const Parameter* parameter = findParameter(parameters, id))
            checkValue(value, *parameter, catalogue);
        else
            value.fail({CAVE_TEXT("errors", "The pass \"%1\" has no parameter \"%2\"."), {std::string(pass), id}});
    }
}

void checkThing(const JsonCursor& thing, const Catalogue& catalogue)
{
    const auto* id = thing.json().as<std::string>();
    const auto kind = id ? findKind(*id, catalogue) : std::nullopt;
    if (!id)
        checkTable(thing, catalogue);
    else if (kind && kind->table == KindTable::Item)
        refuseLook(thing, catalogue.item(kind->kind));
    else if (!kind)
        thing.fail({CAVE_TEXT("errors", "No creature or item is called \"%1\"."), {*id}});
}

std::vector<std::string_view> kindsIn(const Json& thing)
{
    if (const auto* id = thing.as<std::string>())
        return {*id};
    std::vector<std::string_view> kinds;
    if (const auto* table = thing.as<Json::Array>())
        for (const Json& row : *table)
            kinds.push_back(*row.find("kind")->as<std::string>());
    return kinds;
}

bool canHavePrice(const Json& thing, const Catalogue& catalogue)
{
    return std::ranges::any_of(kindsIn(thing), [&](std::string_view kind) {
        const auto item = catalogue.findItem(kind);
        return item && canHavePrice(catalogue.item(*item));
    });
}

std::vector<ItemKindId> itemsOf(const Json& thing, const Catalogue& catalogue)
{
    std::vector<ItemKindId> items;
    for (const std::string_view kind : kindsIn(thing)) {
        const auto item = catalogue.findItem(kind);
        if (!item)
            return {};
        items.push_back(*item);
    }
    return items;
}

bool Weighted::isEmpty() const
{
    return std::ranges::none_of(weights, [](int weight) { return weight > 0; });
}

bool Weighted::mayBe(Kind kind) const
{
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] == kind && weights[i] > 0)
            return true;
    return false;
}

Weighted weightedAt(const Json& thing, const Catalogue& catalogue, int depth)
{
    Weighted table;
    const auto add = [&](const std::string& id, int weight) {
        const Weighted::Kind kind = *findKind(id, catalogue);
        table.kinds.push_back(kind);
        table.hashes.push_back(kind.table == KindTable::Creature ? catalogue.creatureHash(kind.kind)
                                                                 : catalogue.itemHash(kind.kind));
        table.weights.push_back(weight);
    };
    if (const auto* id = thing.as<std::string>())
        add(*id, 1);
    else
        for (const Json& row : *thing.as<Json::Array>())
            add(*row.find("kind")->as<std::string>(), valueAt(*row.find("weight"), depth));
    return table;
}

} // namespace cave
