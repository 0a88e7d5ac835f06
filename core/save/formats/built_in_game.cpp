// SPDX-License-Identifier: MIT
#include "core/save/formats/built_in_game.h"

#include "core/rules/turn/start_game.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/share_text.h"

#include <map>

namespace cave {

namespace {

// Names of built-in dungeons by their titles: to read all of them takes a while, and is done once.
const std::map<std::string, std::string>& namesByTitle()
{
    static const auto names = [] {
        std::map<std::string, std::string> read;
        for (const std::string& name : builtInDungeons())
            if (const auto file = builtInDungeon(name))
                read[file->dungeon.name] = name;
        return read;
    }();
    return names;
}

} // namespace

std::string builtInPlayed(const Dungeon& played)
{
    const auto found = namesByTitle().find(played.name);
    if (found == namesByTitle().end())
        return {};
    const auto file = builtInDungeon(found->second);
    const auto setup = file ? setUpGame(file->dungeon, played.seed) : std::unexpected(file.error());
    // The design leaves out what recipes make, which somebody may have written otherwise into the file.
    const bool isIt =
        setup && designHash(setup->dungeon) == designHash(played) && dungeonHash(setup->dungeon) == dungeonHash(played);
    return isIt ? found->second : std::string();
}

} // namespace cave
