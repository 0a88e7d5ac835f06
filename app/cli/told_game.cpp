// SPDX-License-Identifier: MIT
#include "app/cli/told_game.h"

#include "core/base/ids.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/share_text.h"

#include <filesystem>
#include <system_error>

namespace cave::cli {

namespace {

bool isLetterOrDigit(char sign)
{
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9');
}

// "the-deep-of-cavewright", as the window writes the name of one of ours.
std::string shortNameOf(const std::string& name)
{
    std::string result;
    for (const char sign : name)
        if (isLetterOrDigit(sign))
            result += sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
        else if (!result.ends_with('-'))
            result += '-';
    return result;
}

struct NamedDungeon {
    std::string id;
    bool hasOrigins = false;
};

// By its id or by its name.
std::optional<NamedDungeon> builtInCalled(const std::string& name)
{
    for (const std::string& id : builtInDungeons()) {
        const auto file = builtInDungeon(id);
        if (file && (id == name || shortNameOf(file->dungeon.name) == name))
            return NamedDungeon{id, !file->dungeon.rules.origins.empty()};
    }
    return std::nullopt;
}

// Where there are no origins, what looks like one belongs to the words of the seed.
std::optional<ToldGame> readName(const std::string& typed)
{
    const std::size_t mark = typed.rfind('#');
    std::error_code ignored;
    if (mark == std::string::npos || std::filesystem::exists(typed, ignored))
        return std::nullopt;
    const auto dungeon = builtInCalled(typed.substr(0, mark));
    if (!dungeon)
        return std::nullopt;
    std::string seed = typed.substr(mark + 1);
    std::string origin;
    const std::size_t at = seed.rfind('@');
    if (dungeon->hasOrigins && at != std::string::npos && at > 0 && at + 1 < seed.size()) {
        origin = seed.substr(at + 1);
        seed.resize(at);
    }
    const auto number = parseSeed(seed);
    return number ? std::optional(ToldGame{dungeon->id, *number, std::move(origin)}) : std::nullopt;
}

} // namespace

std::optional<ToldGame> readToldGame(const std::string& typed)
{
    if (!isShareText(typed))
        return readName(typed);
    const auto shared = readShareText(typed);
    if (!shared || !shared->game)
        return std::nullopt;
    return ToldGame{typed, shared->game->seed, shared->game->origin};
}

} // namespace cave::cli
