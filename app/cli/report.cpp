// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "app/cli/commands.h"
#include "core/base/atomic_file.h"
#include "core/base/files.h"
#include "core/content/english.h"
#include "core/generate/bake.h"
#include "core/generate/lint.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/checks.h"
#include "core/save/formats/formats.h"
#include "core/save/formats/share_text.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace cave::cli {

std::string inEnglish(const Text& text, std::shared_ptr<const Catalogue> catalogue)
{
    return format(text, EnglishPhrasebook(std::move(catalogue)));
}

namespace {

constexpr std::string_view kStandardInput = "standard input";
constexpr std::string_view kShareString = "share string"; // itself would fill the screen

} // namespace

std::string inEnglish(const Error& error)
{
    return error.where + (error.where.empty() ? "" : ": ") + inEnglish(error.what, Catalogue::builtIn());
}

int refuse(const Error& error)
{
    complain(inEnglish(error));
    return kCannot;
}

std::string shownName(const std::string& nameOrFile)
{
    if (isShareText(nameOrFile))
        return std::string(kShareString);
    return isStandardInput(nameOrFile) ? std::string(kStandardInput) : nameOrFile;
}

int refuse(const Error& error, const std::string& file)
{
    return refuse({shownName(file) + (error.where.empty() ? "" : ": ") + error.where, error.what});
}

std::string labelOfRow(const Dungeon& dungeon, int z, Uid row)
{
    const std::vector<RecipeRow> rows = rowsOf(dungeon, dungeon.levels[static_cast<std::size_t>(z)]);
    const auto found = std::ranges::find(rows, row, &RecipeRow::uid);
    return found == rows.end() ? std::string() : found->label;
}

std::string shownRow(const std::string& type, const std::string& label)
{
    return "row " + type + (label.empty() ? "" : " \"" + label + '"');
}

void printJson(const Json& json) { printData(json.compact() + '\n'); }

namespace {

// At the seed of the game that it tells, if it tells one. An error's `where` begins with `where`.
Result<DungeonFile> openShared(std::string_view text, std::string_view where)
{
    auto shared = readShareText(text);
    if (!shared)
        return std::unexpected(inFile(shared.error(), where));
    if (shared->isOtherwise)
        complain("This dungeon is not quite as it was when it was shared: it was made by another version.");
    if (shared->game)
        if (const auto made = bake(shared->dungeon, shared->game->seed); !made)
            return std::unexpected(inFile(made.error(), where));
    return DungeonFile{std::move(shared->dungeon), {}};
}

Result<DungeonFile> dungeonOfInput(std::string_view input)
{
    if (isShareText(input))
        return openShared(input, kStandardInput);
    auto file = readAnyDungeon(input);
    return file ? std::move(file) : std::unexpected(inFile(file.error(), kStandardInput));
}

Result<GameFile> gameOfInput(std::string_view input)
{
    auto game = readGame(input);
    return game ? std::move(game) : std::unexpected(inFile(game.error(), kStandardInput));
}

} // namespace

Result<std::string> readInput()
{
    static bool s_isRead = false;
    if (std::exchange(s_isRead, true))
        return failure(std::string(kStandardInput),
                       {CAVE_TEXT("errors", "This can be read only once, and is asked for again.")});
    return readStandardInput(JsonLimits{}.bytes);
}

Result<DungeonFile> openDungeon(const std::string& nameOrFile)
{
    if (isShareText(nameOrFile))
        return openShared(nameOrFile, kShareString);
    if (isBuiltInDungeon(nameOrFile))
        return builtInDungeon(nameOrFile);
    if (!isStandardInput(nameOrFile))
        return loadDungeon(nameOrFile);
    const auto text = readInput();
    return text ? dungeonOfInput(*text) : std::unexpected(text.error());
}

Result<GameFile> openGame(const std::filesystem::path& save)
{
    if (!isStandardInput(save))
        return loadGame(save);
    const auto text = readInput();
    return text ? gameOfInput(*text) : std::unexpected(text.error());
}

Result<std::variant<DungeonFile, GameFile>> openDungeonOrGame(const std::string& nameOrFile)
{
    using Either = Result<std::variant<DungeonFile, GameFile>>;
    if (isStandardInput(nameOrFile)) {
        const auto text = readInput();
        if (!text)
            return std::unexpected(text.error());
        return isGame(*text) ? Either(gameOfInput(*text)) : Either(dungeonOfInput(*text));
    }
    const auto beginning = readBeginning(nameOrFile, kFormatWithin);
    return beginning && isGame(*beginning) ? Either(loadGame(nameOrFile)) : Either(openDungeon(nameOrFile));
}

bool isStandardInput(const std::filesystem::path& file) { return file == "-" || file == "/dev/stdin"; }

bool isStandardOutput(const std::filesystem::path& file) { return file == "-" || file == "/dev/stdout"; }

Result<void> writeOut(const std::filesystem::path& out, std::string_view bytes)
{
    if (isStandardOutput(out)) {
        printData(bytes); // whether that was written is asked when the program ends
        return {};
    }
    return whyUnreadable(out) ? writeInto(out, bytes) : writeFileAtomically(out, bytes);
}

Result<void> checkOut(const std::filesystem::path& out)
{
    if (out.empty() || isStandardOutput(out))
        return {};
    // Into a pipe or device it is written, but opened only then, for that may wait for whoever reads.
    std::error_code problem;
    if (std::filesystem::is_other(out, problem))
        return {};
    const auto file = AtomicFile::beside(out);
    return file ? Result<void>() : std::unexpected(file.error());
}

} // namespace cave::cli
