// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "app/cli/commands.h"
#include "core/base/files.h"
#include "core/content/english.h"
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/checks.h"
#include "core/save/formats/formats.h"
#include "core/save/formats/share_text.h"

namespace cave::cli {

std::string inEnglish(const Text& text, std::shared_ptr<const Catalogue> catalogue)
{
    return format(text, EnglishPhrasebook(std::move(catalogue)));
}

int refuse(const Error& error)
{
    complain(error.where + (error.where.empty() ? "" : ": ") + inEnglish(error.what, Catalogue::builtIn()));
    return kCannot;
}

int refuse(const Error& error, const std::string& file)
{
    return refuse({file + (error.where.empty() ? "" : ": ") + error.where, error.what});
}

void printJson(const Json& json) { printData(json.compact() + '\n'); }

namespace {

// At the seed of the game that it tells, if it tells one.
Result<DungeonFile> openShared(std::string_view text)
{
    auto shared = readShareText(text);
    if (!shared)
        return std::unexpected(shared.error());
    if (shared->isOtherwise)
        complain("This dungeon is not quite as it was when it was shared: it was made by another version.");
    if (shared->game)
        if (const auto made = bake(shared->dungeon, shared->game->seed); !made)
            return std::unexpected(made.error());
    return DungeonFile{std::move(shared->dungeon), {}};
}

} // namespace

Result<DungeonFile> openDungeon(const std::string& nameOrFile)
{
    if (isShareText(nameOrFile))
        return openShared(nameOrFile);
    if (isBuiltInDungeon(nameOrFile))
        return builtInDungeon(nameOrFile);
    if (!isStandardInput(nameOrFile))
        return loadDungeon(nameOrFile);
    const auto text = readStandardInput(JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    if (isShareText(*text))
        return openShared(*text);
    auto file = readAnyDungeon(*text);
    return file ? std::move(file) : std::unexpected(inFile(file.error(), "standard input"));
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

} // namespace cave::cli
