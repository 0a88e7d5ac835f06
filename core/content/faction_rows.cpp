// SPDX-License-Identifier: MIT
#include "core/content/faction_rows.h"

#include "core/content/limits.h"
#include "core/content/look_rows.h"

namespace cave {

std::vector<std::string> idsIn(const JsonCursor& row, std::string_view key)
{
    std::vector<std::string> ids;
    if (const auto list = row.find(key))
        for (const JsonCursor& id : list->items())
            ids.push_back(id.id());
    return ids;
}

Faction readFaction(const JsonCursor& row)
{
    row.allowOnly({"id", "name", "hates"});
    Faction faction;
    faction.id = row["id"].id();
    const JsonCursor name = row["name"];
    faction.name = readLine(name, kLongestName);
    if (faction.name.empty())
        name.fail({CAVE_TEXT("errors", "A faction needs a name.")});
    faction.hates = idsIn(row, "hates");
    return faction;
}

Json rowOf(const Faction& faction)
{
    Json row;
    row.set("id", faction.id);
    row.set("name", faction.name);
    row.set("hates", Json::Array(faction.hates.begin(), faction.hates.end()));
    return row;
}

Alert readAlert(const JsonCursor& row)
{
    row.allowOnly({"sure", "per_mille", "hears"});
    Alert alert;
    const auto read = [&](std::string_view key, int& number, int most) {
        if (const auto member = row.find(key))
            number = static_cast<int>(member->integer(0, most));
    };
    read("sure", alert.sure, kLargestSight);
    read("per_mille", alert.perMille, 1000);
    read("hears", alert.hears, kLargestReach);
    return alert;
}

Json rowOf(const Alert& alert)
{
    return Json::Object{{"sure", alert.sure}, {"per_mille", alert.perMille}, {"hears", alert.hears}};
}

} // namespace cave
