// SPDX-License-Identifier: MIT
#include "core/save/recipe_file.h"

#include "core/base/files.h"
#include "core/save/level_reader.h"
#include "core/save/library_pieces.h"
#include "core/save/piece_reader.h"

namespace cave {

namespace {

void readInto(Dungeon& home, const JsonCursor& top)
{
    checkFormat(top, kRecipeFormat, kRecipeVersion);
    top.allowOnlyInFile({"format", "version", "rows", "pieces", "content"});
    if (const std::string schema = top.schema(); !schema.empty())
        home.unknown.set(kSchemaMember, schema);
    if (const auto content = top.find("content"); content && !top.failed()) {
        content->members(); // must be an object
        auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
        catalogue->read(*content, true);
        home.content = content->json();
        home.catalogue = std::move(catalogue);
        if (!top.failed())
            home.library = readLibraryPieces(*content, *home.catalogue);
    }
    if (top.failed())
        return;
    home.recipes.push_back({std::string(kFileRecipe), readRecipeRows(top["rows"], *home.catalogue)});
    if (const auto pieces = top.find("pieces"))
        home.pieces = readPieces(*pieces, *home.catalogue, signsOf(*home.catalogue), home.libraryPieces());
}

std::optional<Error> checkSize(const RecipeSize& size)
{
    const std::int64_t width = size.width;
    const std::int64_t height = size.height;
    const std::int64_t depth = size.depth;
    for (const std::int64_t side : {width, height})
        if (side < kMinSide || side > kMaxSide)
            return Error{"",
                         {CAVE_TEXT("errors", "A level of %1 x %2 cells cannot be made: sides are %3 to %4 long."),
                          {width, height, std::int64_t{kMinSide}, std::int64_t{kMaxSide}}}};
    if (depth < 1 || depth > kMaxDepth)
        return Error{"",
                     {CAVE_TEXT("errors", "A dungeon of %1 levels cannot be made: it has 1 to %2."),
                      {depth, std::int64_t{kMaxDepth}}}};
    if (width * height * depth > kMaxCells)
        return Error{"",
                     {CAVE_TEXT("errors", "%1 x %2 cells on %3 levels are too many: together they may hold %4."),
                      {width, height, depth, kMaxCells}}};
    return std::nullopt;
}

} // namespace

Result<Dungeon> readRecipe(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    Dungeon home;
    readInto(home, JsonCursor(*document, problem));
    if (problem)
        return std::unexpected(std::move(*problem));
    return home;
}

std::string writePieces(const Dungeon& home)
{
    std::string out = "{\n  ";
    if (const Json* schema = home.unknown.find(kSchemaMember))
        out += cave::quoted(kSchemaMember) + ": " + schema->compact() + ",\n  ";
    out += "\"format\": " + cave::quoted(kRecipeFormat) + ",\n  \"version\": " + std::to_string(kRecipeVersion) +
           ",\n  \"rows\": [],\n  \"content\": ";
    home.content.appendTo(out);
    out += ",\n  \"pieces\": {";
    const Json pieces = piecesJson(home.pieces, *home.catalogue);
    const char* before = "\n    ";
    for (const auto& [name, piece] : *pieces.as<Json::Object>()) {
        out += before + cave::quoted(name) + ": ";
        piece.appendTo(out);
        before = ",\n    ";
    }
    return out + "\n  }\n}\n";
}

Result<Dungeon> loadRecipe(const std::filesystem::path& path)
{
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto home = readRecipe(*text);
    if (!home)
        return std::unexpected(inFile(std::move(home.error()), path.string()));
    const std::string name = path.filename().string();
    home->name =
        name.ends_with(kRecipeSuffix) ? name.substr(0, name.size() - kRecipeSuffix.size()) : path.stem().string();
    return home;
}

Result<Dungeon> dungeonOf(const Dungeon& home, std::string_view recipe, const RecipeSize& size)
{
    const Recipe* const found = home.findRecipe(recipe);
    if (!found)
        return failure("", {CAVE_TEXT("errors", "No recipe is called \"%1\"."), {std::string(recipe)}});
    if (auto problem = checkSize(size))
        return std::unexpected(std::move(*problem));
    Dungeon dungeon = emptyDungeon(size.width, size.height, size.depth);
    dungeon.name = home.name;
    dungeon.rules = home.rules;
    dungeon.pieces = home.pieces;
    dungeon.library = home.library;
    dungeon.content = home.content;
    dungeon.catalogue = home.catalogue;
    dungeon.recipes = {*found};
    for (DungeonLevel& level : dungeon.levels)
        level.recipe = found->name;
    return dungeon;
}

} // namespace cave
