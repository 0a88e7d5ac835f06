// SPDX-License-Identifier: MIT
#include "core/save/parts/origins_json.h"

#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/save/parts/goals_json.h"
#include "core/save/parts/rules_json.h"
#include "core/world/looks.h"

#include <algorithm>

namespace cave {

namespace {

struct OriginNumber {
    std::string_view key;
    std::optional<int> Origin::* value;
    int low;
};
constexpr OriginNumber kNumbers[]{
    {"health", &Origin::health, 1}, {"attack", &Origin::attack, 0}, {"defence", &Origin::defence, 0}};

std::string readArt(const JsonCursor& at)
{
    const std::string& art = at.text();
    const auto isPlain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (art.empty() || art.size() > kLongestName || !std::ranges::all_of(art, isPlain))
        at.fail({CAVE_TEXT("errors", "This must be the name of a picture: small letters, digits and '-'.")});
    return art;
}

std::vector<std::string> readKnown(const JsonCursor& known, const Catalogue& catalogue, const Rules& rules)
{
    std::vector<std::string> ids;
    for (const JsonCursor& at : known.items()) {
        ids.push_back(readItemId(at, catalogue));
        if (!at.failed() && !classOf(rules, ids.back()))
            at.fail({CAVE_TEXT("errors", "\"%1\" is in no class of things that must be known first."), {ids.back()}});
        else if (std::ranges::count(ids, ids.back()) > 1)
            at.fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {ids.back()}});
    }
    return ids;
}

Origin readOrigin(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules)
{
    at.allowOnly({"id", "name", "description", "health", "attack", "defence", "kit", "knows", "art"});
    Origin origin;
    origin.id = at["id"].id();
    origin.name = readLine(at["name"], kLongestName);
    if (origin.name.empty())
        at["name"].fail({CAVE_TEXT("errors", "This must not be empty.")});
    if (const auto description = at.find("description"))
        origin.description = readLine(*description, kLongestDescription);
    for (const OriginNumber& number : kNumbers)
        if (const auto member = at.find(number.key))
            origin.*number.value = static_cast<int>(member->integer(number.low, kLargestRule));
    if (const auto kit = at.find("kit"))
        origin.kit = readKit(*kit, catalogue, rules);
    if (const auto knows = at.find("knows"))
        origin.knows = readKnown(*knows, catalogue, rules);
    if (const auto art = at.find("art"))
        origin.art = readArt(*art);
    return origin;
}

Json originJson(const Origin& origin)
{
    Json json;
    json.set("id", origin.id);
    json.set("name", origin.name);
    if (!origin.description.empty())
        json.set("description", origin.description);
    for (const OriginNumber& number : kNumbers)
        if (const auto value = origin.*number.value)
            json.set(number.key, *value);
    if (origin.kit)
        json.set("kit", kitJson(*origin.kit));
    if (!origin.knows.empty())
        json.set("knows", Json::Array(origin.knows.begin(), origin.knows.end()));
    if (!origin.art.empty())
        json.set("art", origin.art);
    return json;
}

} // namespace

std::vector<std::string> readKit(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules)
{
    std::vector<std::string> kit;
    for (const JsonCursor& item : at.items())
        kit.push_back(readItemId(item, catalogue));
    if (kit.size() > static_cast<std::size_t>(rules.packSize))
        at.fail({CAVE_TEXT("errors", "The pack holds %1 things at most."), {std::int64_t{rules.packSize}}});
    return kit;
}

Json kitJson(const std::vector<std::string>& kit) { return Json::Array(kit.begin(), kit.end()); }

std::vector<Origin> readOrigins(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules)
{
    std::vector<Origin> origins;
    for (const JsonCursor& row : at.items()) {
        origins.push_back(readOrigin(row, catalogue, rules));
        if (row.failed())
            return origins;
        if (std::ranges::count(origins, origins.back().id, &Origin::id) > 1)
            row["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {origins.back().id}});
    }
    if (origins.size() > kMostOrigins)
        at.fail({CAVE_TEXT("errors", "There may be %1 origins at most."), {static_cast<std::int64_t>(kMostOrigins)}});
    return origins;
}

Json originsJson(const std::vector<Origin>& origins)
{
    Json::Array rows;
    for (const Origin& origin : origins)
        rows.push_back(originJson(origin));
    return rows;
}

} // namespace cave
