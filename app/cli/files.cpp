// SPDX-License-Identifier: MIT
// hash, convert and replay.
#include "core/base/files.h"
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/save/checks.h"
#include "core/save/formats/formats.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"

namespace cave::cli {

namespace {

// "SAVE: turn 20, command 21: ..." and a line for whatever is known besides.
void printDifference(const std::string& save, const ReplayDifference& difference,
                     const std::shared_ptr<const Catalogue>& catalogue)
{
    std::string text = save + ": turn " + std::to_string(difference.turn);
    if (difference.command > 0)
        text += ", command " + std::to_string(difference.command);
    std::string_view between = ": ";
    for (const Text& what : difference.what) {
        printLine(text + std::string(between) + inEnglish(what, catalogue));
        text.clear();
        between = "    ";
    }
    if (!text.empty())
        printLine(text);
}

} // namespace

Result<void> saveTo(const Dungeon& dungeon, const std::filesystem::path& out)
{
    if (!isStandardOutput(out) && !whyUnreadable(out))
        return saveDungeon(dungeon, out, {}, &paintTiles);
    const Format* format = formatOf(out);
    return writeOut(out, format && format->write ? format->write(dungeon, {}) : writeDungeon(dungeon));
}

int hash(const std::string& nameOrFile)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const Dungeon& dungeon = file->dungeon;
    for (std::size_t i = 0; i < dungeon.levels.size(); ++i)
        printLine(hexOf(levelHash(dungeon, dungeon.levels[i])) + "  level " + std::to_string(i + 1));
    printLine(hexOf(dungeonHash(dungeon)) + "  whole");
    return kDone;
}

int convert(const std::string& nameOrFile, const std::filesystem::path& out)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    if (const auto saved = saveTo(file->dungeon, out); !saved)
        return refuse(saved.error());
    return kDone;
}

int replaySave(const std::filesystem::path& save)
{
    const auto game = openGame(save);
    if (!game)
        return refuse(game.error());
    const std::string name = shownName(save.string());
    if (const int version = game->session.world().state().rulesVersion; version < kOldestReplayedRules)
        return refuse({name,
                       {"",
                        "This game was played by rules %1; this program replays rules %2 to %3.",
                        {std::int64_t{version}, std::int64_t{kOldestReplayedRules}, std::int64_t{kRulesVersion}}}});
    const auto difference = replay(game->session);
    if (!difference)
        return refuse(difference.error(), name);
    if (*difference) {
        printDifference(name, **difference, game->session.dungeon().catalogue);
        return kNo;
    }
    printLine(name + ": " + std::to_string(game->session.log().size()) + " turns, " +
              hexOf(game->session.world().hash()));
    return kDone;
}

} // namespace cave::cli
