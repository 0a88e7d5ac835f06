// SPDX-License-Identifier: MIT
// schema-reader FILE...: prints a line for every file that its reader refuses, "FILE: PLACE: CAUSE". The end of the
// name says which reader; what is no dungeon, game or recipe is content. The sums of a game are worked out anew, since
// a game that was changed here stands for one that was written so.
#include "core/base/files.h"
#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/pilot/persona/persona.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/foreign_kinds.h"
#include "core/save/game_file.h"
#include "core/save/recipe_file.h"
#include "tests/support/survival.h"

#include <iostream>

using namespace cave;

namespace {

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
    if (file.ends_with(".personas.json")) {
        const auto read = readPersonas(*text);
        return read ? std::nullopt : std::optional(read.error());
    }
    if (file.ends_with(kKindsSuffix)) {
        const auto read = readKindMap(*text);
        return read ? std::nullopt : std::optional(read.error());
    }
    std::optional<Error> problem;
    Catalogue(*Catalogue::builtIn()).read(JsonCursor(*document, problem), true);
    return problem;
}

} // namespace

int main(int count, char** arguments)
{
    for (int i = 1; i < count; ++i)
        if (const auto refusal = refusalOf(arguments[i]))
            std::cout << arguments[i] << ": " << refusal->where << ": "
                      << format(refusal->what, EnglishPhrasebook(Catalogue::builtIn())) << '\n';
    return 0;
}
