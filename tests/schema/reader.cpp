// SPDX-License-Identifier: MIT
// schema-reader FILE...: prints a line for every file that its reader refuses, "FILE: PLACE: CAUSE". The end of the
// name says which reader; what is none of the others is content. schema-reader --write FILE OUT: writes anew what it
// has read of the settings, of keys, of a search or of a log of the player's. The sums of a game are worked out anew,
// since a game that was changed here stands for one that was written so.
#include "app/play/game/daily_log.h"
#include "app/play/game/deeds.h"
#include "app/settings/settings.h"
#include "core/base/files.h"
#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/lab/bands.h"
#include "core/pilot/persona/persona.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/foreign_kinds.h"
#include "core/save/game_file.h"
#include "core/save/recipe_file.h"
#include "core/save/search_state.h"
#include "tests/support/survival.h"

#include <iostream>

using namespace cave;

namespace {

template <typename Read>
std::optional<Error> refusalBy(Read read, std::string_view text)
{
    const auto result = read(text);
    return result ? std::nullopt : std::optional(result.error());
}

struct OtherFile {
    std::string_view suffix;
    std::optional<Error> (*refusal)(std::string_view text);
};
constexpr OtherFile kOtherFiles[]{
    {".personas.json", [](std::string_view text) { return refusalBy(&readPersonas, text); }},
    {kKindsSuffix, [](std::string_view text) { return refusalBy(&readKindMap, text); }},
    {".bands.json", [](std::string_view text) { return refusalBy(&readBands, text); }},
    {".daily.json", [](std::string_view text) { return refusalBy(&DailyLog::read, text); }},
    {".deed_log.json", [](std::string_view text) { return refusalBy(&DeedLog::read, text); }},
    {".deeds.json", [](std::string_view text) { return refusalBy(&readDeeds, text); }},
    {".offered.json", [](std::string_view text) { return refusalBy(&readOffered, text); }},
    {".keys.json", [](std::string_view text) { return refusalBy(&readKeys, text); }},
    {".search.json", [](std::string_view text) { return refusalBy(&readSearchState, text); }},
    {".settings.json",
     [](std::string_view text) {
         return refusalBy([](std::string_view settings) { return readSettings(settings); }, text);
     }},
    {".sounds.json", [](std::string_view text) { return refusalBy(&SoundBook::read, text); }},
};

// Of a sound file.
std::string writtenAnew(const std::string& file)
{
    const std::string text = *readFile(file, JsonLimits{}.bytes);
    if (file.ends_with(".settings.json"))
        return writeSettings(*readSettings(text));
    if (file.ends_with(".keys.json"))
        return writeKeys(*readKeys(text));
    if (file.ends_with(".search.json"))
        return writeSearchState(*readSearchState(text));
    if (file.ends_with(".daily.json"))
        return DailyLog::read(text)->text();
    return DeedLog::read(text)->text();
}

std::optional<Error> refusalOf(const std::string& file)
{
    const auto text = readFile(file, JsonLimits{}.bytes);
    if (!text)
        return text.error();
    const auto document = parseJson(*text);
    if (!document)
        return document.error();
    if (file.ends_with(kGameSuffix)) {
        const auto read = readGame(document->find("sums") ? resealed(*text) : *text);
        return read ? std::nullopt : std::optional(read.error());
    }
    if (file.ends_with(kDungeonSuffix)) {
        const auto read = dungeonFrom(*document);
        return read ? std::nullopt : std::optional(read.error());
    }
    if (file.ends_with(kRecipeSuffix)) {
        const auto read = readRecipe(*text);
        return read ? std::nullopt : std::optional(read.error());
    }
    for (const OtherFile& other : kOtherFiles)
        if (file.ends_with(other.suffix))
            return other.refusal(*text);
    std::optional<Error> problem;
    Catalogue(*Catalogue::builtIn()).read(JsonCursor(*document, problem), true);
    return problem;
}

} // namespace

int main(int count, char** arguments)
{
    if (count == 4 && arguments[1] == std::string_view("--write"))
        return writeFileAtomically(arguments[3], writtenAnew(arguments[2])) ? 0 : 2;
    for (int i = 1; i < count; ++i)
        if (const auto refusal = refusalOf(arguments[i]))
            std::cout << arguments[i] << ": " << refusal->where << ": "
                      << format(refusal->what, EnglishPhrasebook(Catalogue::builtIn())) << '\n';
    return 0;
}
