// SPDX-License-Identifier: MIT
#include "core/save/checks.h"

#include "core/base/utf8.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

constexpr std::size_t kShownOfName = 40;
constexpr std::string_view kOurFormats = "cavewright/"; // how they begin

} // namespace

void checkFormat(const JsonCursor& top, std::string_view format, int newest)
{
    const auto member = top.find("format");
    const auto* found = member ? member->json().as<std::string>() : nullptr;
    if (!found || *found != format) {
        if (found && *found == kGameFormat && format == kDungeonFormat)
            return member->fail({CAVE_TEXT("errors", "This is a saved game, not a dungeon.")});
        if (found && *found == kDungeonFormat && format == kGameFormat)
            return member->fail({CAVE_TEXT("errors", "This is a dungeon, not a saved game.")});
        if (found && found->starts_with(kOurFormats))
            return member->fail(
                {CAVE_TEXT("errors", "This file is of the format \"%1\", but one of \"%2\" is wanted here."),
                 {shortened(*found, kShownOfName), std::string(format)}});
        return top.fail(
            {CAVE_TEXT("errors", "This is no file of Cavewright: \"format\" is not \"%1\"."), {std::string(format)}});
    }
    const JsonCursor version = top["version"];
    if (version.integer(1, 1'000'000) > newest)
        version.fail({CAVE_TEXT("errors", "A newer Cavewright made this file. This one knows versions up to %1."),
                      {std::int64_t{newest}}});
}

bool namesFormat(std::string_view beginning, std::string_view format)
{
    const std::string_view head = beginning.substr(0, kFormatWithin);
    const std::size_t at = head.find('"' + std::string(kOurFormats)); // the first: names may say so, too
    return at != std::string_view::npos && head.substr(at).starts_with(quoted(format));
}

Error inFile(Error error, std::string_view file)
{
    std::string where(file);
    if (!error.where.empty())
        where += ": " + error.where;
    return {std::move(where), std::move(error.what)};
}

Legend readLegend(const JsonCursor& legend, const Catalogue& catalogue)
{
    Legend result;
    for (const auto& [sign, tile] : legend.members()) {
        const char c = sign.size() == 1 ? sign.front() : '\0';
        if (c < ' ' || c > '~' || c == '"' || c == '\\')
            tile.fail({CAVE_TEXT("errors", "A tile is written as one printable ASCII character, not \" or \\.")});
        else if (const auto id = catalogue.findTile(tile.text()))
            result[static_cast<std::size_t>(c)] = id;
        else
            tile.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {shortened(tile.text(), kShownOfName)}});
    }
    return result;
}

Legend signsOf(const Catalogue& catalogue)
{
    Legend result;
    for (std::size_t i = 0; i < catalogue.tiles().size(); ++i)
        result[static_cast<std::size_t>(catalogue.tiles()[i].sign)] = static_cast<TileId>(i);
    return result;
}

ThingKind readThingKind(const JsonCursor& id, const Catalogue& catalogue)
{
    if (const auto creature = catalogue.findCreature(id.text()))
        return {KindTable::Creature, *creature};
    if (const auto item = catalogue.findItem(id.text()))
        return {KindTable::Item, *item};
    id.fail({CAVE_TEXT("errors", "No creature or item is called \"%1\"."), {shortened(id.text(), kShownOfName)}});
    return {};
}

void failTwice(const JsonCursor& uid) { uid.fail({CAVE_TEXT("errors", "This uid is used twice.")}); }

// Keys are distinct already, so nothing is looked up: there may be a million.
Json unknownMembers(const JsonCursor& at, std::span<const std::string_view> known)
{
    Json::Object unknown;
    if (const auto* members = at.json().as<Json::Object>())
        std::ranges::copy_if(*members, std::back_inserter(unknown), [&](const Json::Member& member) {
            return std::ranges::find(known, member.first) == known.end();
        });
    return unknown;
}

} // namespace cave
