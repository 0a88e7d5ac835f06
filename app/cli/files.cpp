// SPDX-License-Identifier: MIT
// hash, convert and replay.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/save/formats/formats.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"

#include <iostream>

namespace cave::cli {

namespace {

// "turn 20, command 21: ..." and a line for whatever is known besides.
std::string differenceText(const ReplayDifference& difference, const std::shared_ptr<const Catalogue>& catalogue)
{
    std::string text = "turn " + std::to_string(difference.turn);
    if (difference.command > 0)
        text += ", command " + std::to_string(difference.command);
    std::string_view between = ": ";
    for (const Text& what : difference.what) {
        text += std::string(between) + inEnglish(what, catalogue);
        between = "\n    ";
    }
    return text;
}

} // namespace

int hash(const std::string& nameOrFile)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const Dungeon& dungeon = file->dungeon;
    for (std::size_t i = 0; i < dungeon.levels.size(); ++i)
        std::cout << hexOf(levelHash(dungeon, dungeon.levels[i])) << "  level " << i + 1 << '\n';
    std::cout << hexOf(dungeonHash(dungeon)) << "  whole\n";
    return kDone;
}

int convert(const std::string& nameOrFile, const std::filesystem::path& out)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    if (const auto saved = saveDungeon(file->dungeon, out); !saved)
        return refuse(saved.error());
    return kDone;
}

int replaySave(const std::filesystem::path& save)
{
    const auto game = loadGame(save);
    if (!game)
        return refuse(game.error());
    if (game->rulesVersion != kRulesVersion)
        return refuse({save.string(),
                       {"",
                        "This game was played by rules %1; this program knows rules %2 only.",
                        {std::int64_t{game->rulesVersion}, std::int64_t{kRulesVersion}}}});
    const auto difference = replay(game->session);
    if (!difference)
        return refuse(difference.error(), save.string());
    if (*difference) {
        std::cout << save.string() << ": " << differenceText(**difference, game->session.dungeon().catalogue) << '\n';
        return kNo;
    }
    std::cout << save.string() << ": " << game->session.log().size() << " turns, "
              << hexOf(game->session.world().hash()) << '\n';
    return kDone;
}

} // namespace cave::cli
