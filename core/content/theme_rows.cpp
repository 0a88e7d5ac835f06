// SPDX-License-Identifier: MIT
#include "core/content/theme_rows.h"

#include "core/content/kind_fields.h"
#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/words.h"

namespace cave {

namespace {

ChannelShares readPerMille(const JsonCursor& row, std::string_view key)
{
    ChannelShares channels = kUnchanged;
    const auto list = row.find(key);
    if (!list)
        return channels;
    const std::vector<JsonCursor> items = list->items();
    if (items.size() != channels.size())
        list->fail({CAVE_TEXT("errors", "This must be three numbers: of red, green and blue.")});
    for (std::size_t i = 0; i < channels.size() && !list->failed(); ++i)
        channels[i] = static_cast<int>(items[i].integer(0, kMostTint));
    return channels;
}

Ambient readAmbient(const JsonCursor& at)
{
    at.allowOnly({"colour", "strength"});
    return {readColour(at["colour"]), static_cast<int>(at["strength"].integer(0, 1000))};
}

void setPerMille(Json& row, std::string_view key, const ChannelShares& channels)
{
    if (channels != kUnchanged)
        row.set(key, Json::Array(channels.begin(), channels.end()));
}

} // namespace

Theme readTheme(const JsonCursor& row)
{
    row.allowOnly({"id", "stone", "tint", "ambient", "lamp", "water"});
    Theme theme;
    theme.id = row["id"].id();
    if (const auto stone = row.find("stone"))
        theme.stone = readWord<Stone>(*stone, kStones);
    theme.tint = readPerMille(row, "tint");
    if (const auto ambient = row.find("ambient"))
        theme.ambient = readAmbient(*ambient);
    theme.lamp = readPerMille(row, "lamp");
    if (const auto water = row.find("water"))
        theme.water = readColour(*water);
    return theme;
}

Json rowOf(const Theme& theme)
{
    Json row;
    row.set("id", theme.id);
    row.set("stone", wordFor(kStones, theme.stone));
    setPerMille(row, "tint", theme.tint);
    if (theme.ambient != Ambient{})
        row.set("ambient",
                Json::Object{{"colour", colourText(theme.ambient.colour)}, {"strength", theme.ambient.strength}});
    setPerMille(row, "lamp", theme.lamp);
    if (theme.water)
        row.set("water", colourText(*theme.water));
    return row;
}

} // namespace cave
