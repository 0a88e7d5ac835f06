// SPDX-License-Identifier: MIT
#include "core/edit/kinds/theme_edit.h"

#include "core/edit/content_edit.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/heard_edit.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::string_view kThemes = "themes";

void renameTheme(Dungeon& dungeon, const std::string& id, const std::string& newId)
{
    for (DungeonLevel& level : dungeon.levels)
        if (level.theme == id)
            level.theme = newId;
    Json::Array scores = heardRows(dungeon, HeardList::Music);
    for (Json& score : scores)
        if (const Json* theme = score.find("theme"); theme && *theme == Json(id))
            score.set("theme", newId);
    dungeon.content = contentWithHeard(std::move(dungeon.content), HeardList::Music, std::move(scores));
}

// Whatever names a theme that neither these rows nor the program has.
Result<void> checkNamed(const Dungeon& dungeon, const Json::Array& rows)
{
    const auto usual = usualKinds(dungeon);
    const auto isThere = [&](const std::string& id) {
        const auto hasId = [&](const Json& row) { return rowId(row) && *rowId(row) == id; };
        return id.empty() || usual->findTheme(id) || std::ranges::any_of(rows, hasId);
    };
    for (int z = 0; z < dungeon.depth(); ++z)
        if (const std::string& theme = dungeon.level(z).theme; !isThere(theme))
            return failure(std::string(kThemes), {CAVE_TEXT("edit", "Level %1 wears the theme \"%2\", so it stays."),
                                                  {static_cast<std::int64_t>(z) + 1, theme}});
    for (const Json& score : heardRows(dungeon, HeardList::Music))
        if (const Json* theme = score.find("theme"); theme && !isThere(*theme->as<std::string>()))
            return failure(
                std::string(kThemes),
                {CAVE_TEXT("edit", "There is music for the theme \"%1\", so it stays."), {*theme->as<std::string>()}});
    return {};
}

} // namespace

Json::Array themeRows(const Dungeon& dungeon)
{
    const Json* rows = dungeon.content.find(kThemes);
    return rows ? *rows->as<Json::Array>() : Json::Array{};
}

// Kinds keep their numbers, so nothing else follows.
Result<void> setThemes(Dungeon& dungeon, Json::Array rows)
{
    Dungeon changed = dungeon;
    const auto isKnown = [&](std::string_view id) { return dungeon.catalogue->findTheme(id) != nullptr; };
    for (const auto& [id, newId] : changedIds(themeRows(dungeon), rows, isKnown))
        renameTheme(changed, id, newId);
    if (auto named = checkNamed(changed, rows); !named)
        return named;
    Json content = contentWithRows(std::move(changed.content), kThemes, std::move(rows));
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(std::move(catalogue.error()));
    changed.content = std::move(content);
    changed.catalogue = std::move(*catalogue);
    dungeon = std::move(changed);
    return {};
}

} // namespace cave
