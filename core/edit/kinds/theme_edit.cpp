// SPDX-License-Identifier: MIT
#include "core/edit/kinds/theme_edit.h"

#include "core/edit/content_edit.h"

namespace cave {

namespace {

constexpr std::string_view kThemes = "themes";

} // namespace

Json::Array themeRows(const Dungeon& dungeon)
{
    const Json* rows = dungeon.content.find(kThemes);
    return rows ? *rows->as<Json::Array>() : Json::Array{};
}

// Kinds keep their numbers, so nothing else follows.
Result<void> setThemes(Dungeon& dungeon, Json::Array rows)
{
    Json content = Json::Object{};
    for (const auto& [key, value] : *dungeon.content.as<Json::Object>())
        if (key != kThemes)
            content.set(key, value);
    if (!rows.empty())
        content.set(kThemes, std::move(rows));
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(std::move(catalogue.error()));
    for (int z = 0; z < dungeon.depth(); ++z)
        if (const std::string& theme = dungeon.level(z).theme; !theme.empty() && !(*catalogue)->findTheme(theme))
            return failure(std::string(kThemes), {CAVE_TEXT("edit", "Level %1 wears the theme \"%2\", so it stays."),
                                                  {static_cast<std::int64_t>(z) + 1, theme}});
    dungeon.content = std::move(content);
    dungeon.catalogue = std::move(*catalogue);
    return {};
}

} // namespace cave
