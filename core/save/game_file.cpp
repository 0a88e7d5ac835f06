// SPDX-License-Identifier: MIT
#include "core/save/game_file.h"

#include "core/base/files.h"
#include "core/json/line_sums.h"
#include "core/save/checks.h"
#include "core/save/game_reader.h"

namespace cave {

namespace {

// Why a text whose sums do not fit is refused: a foreign file is told what it is, one of ours where it is damaged.
Error causeOf(std::string_view text, Error damage)
{
    const std::string head = "{\n\"format\": " + cave::quoted(kGameFormat) + ",\n";
    if (text.starts_with(head))
        return damage;
    const auto document = parseJson(text);
    if (!document)
        return document.error();
    std::optional<Error> problem;
    checkFormat(JsonCursor(*document, problem), kGameFormat, kGameVersion);
    return problem.value_or(std::move(damage));
}

Result<Json> documentOf(std::string_view text)
{
    if (auto damage = checkSums(text))
        return std::unexpected(causeOf(text, std::move(*damage)));
    return parseJson(text);
}

} // namespace

bool isGame(std::string_view beginning) { return namesFormat(beginning, kGameFormat); }

bool isGameFile(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    if (name.ends_with(kGameSuffix) || name.ends_with(kRecordSuffix))
        return true;
    const auto beginning = readBeginning(path, kFormatWithin);
    return beginning && isGame(*beginning);
}

Result<GameFile> readGame(std::string_view text)
{
    const auto document = documentOf(text);
    return document ? gameFrom(*document) : std::unexpected(document.error());
}

Result<GameFile> loadGame(const std::filesystem::path& path)
{
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto game = readGame(*text);
    if (!game)
        return std::unexpected(inFile(std::move(game.error()), path.string()));
    return game;
}

Result<void> saveGame(GameSnapshot game, const std::filesystem::path& path)
{
    const std::string text = writeGame(std::move(game));
    const auto document = documentOf(text);
    if (auto problem = document ? whyNoGame(*document) : std::optional(document.error()))
        return std::unexpected(inFile(std::move(*problem), path.string()));
    return writeFileAtomically(path, text);
}

Result<void> saveGame(const GameFile& game, const std::filesystem::path& path)
{
    return saveGame(GameSnapshot(game), path);
}

} // namespace cave
