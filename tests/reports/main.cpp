// SPDX-License-Identifier: MIT
// cavewright-report: measures recipes over many seeds.
#include "core/base/files.h"
#include "core/base/streams.h"
#include "core/generate/lint.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/checks.h"
#include "core/save/formats/formats.h"
#include "core/save/recipe_file.h"
#include "tests/reports/reports.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <thread>

namespace {

using namespace cave;
using namespace cave::report;

struct Arguments {
    std::string source;
    std::string first = "1";
    std::string count;
    int jobs = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    RecipeSize size{100, 48, 6};
    int (*report)(const Subject&, const Seeds&) = nullptr;
};

Result<Subject> openSource(const Arguments& arguments)
{
    const std::string& source = arguments.source;
    if (source.ends_with(kRecipeSuffix)) {
        const auto home = loadRecipe(source);
        if (!home)
            return std::unexpected(home.error());
        auto dungeon = dungeonOf(*home, kFileRecipe, arguments.size);
        if (!dungeon)
            return std::unexpected(inFile(dungeon.error(), source));
        return Subject{source, std::move(*dungeon)};
    }
    auto file = isBuiltInDungeon(source) ? builtInDungeon(source) : loadDungeon(source);
    if (!file)
        return std::unexpected(file.error());
    return Subject{source, std::move(file->dungeon)};
}

// A recipe with rows that do not run would give numbers that mean nothing.
Result<Subject> openSubject(const Arguments& arguments)
{
    auto subject = openSource(arguments);
    if (!subject)
        return subject;
    const auto problems = lint(subject->dungeon);
    if (!problems)
        return std::unexpected(inFile(problems.error(), arguments.source));
    if (!problems->empty())
        return failure(arguments.source + ": row " + problems->front().type, problems->front().why);
    return subject;
}

std::uint64_t numberOf(const std::string& option, const std::string& typed)
{
    const auto number = parseDecimal(typed);
    if (!number)
        throw CLI::ValidationError(option, "is not a whole number: " + typed);
    return *number;
}

void addReport(CLI::App& app, Arguments& arguments, const char* name, const char* help,
               int (*report)(const Subject&, const Seeds&))
{
    CLI::App* command = app.add_subcommand(name, help);
    command
        ->add_option("DUNGEON", arguments.source,
                     "a built-in dungeon, a dungeon file, or a recipe file whose name ends in .recipe.json")
        ->required();
    command->add_option("--count", arguments.count, "how many seeds")->required();
    command->add_option("--first", arguments.first, "the first seed; 1 when not given");
    command->add_option("-j,--jobs", arguments.jobs, "threads; all processors when not given")
        ->check(CLI::Range(1, 256));
    command->add_option("--width", arguments.size.width, "of a recipe file's levels; 100 when not given");
    command->add_option("--height", arguments.size.height, "48 when not given");
    command->add_option("--depth", arguments.size.depth, "levels; 6 when not given");
    command->callback([&arguments, report] { arguments.report = report; });
}

// A report that was not written is none.
int ended(int status)
{
    const auto cause = closeOutput();
    return cause ? refuse(systemError("standard output", *cause)) : status;
}

} // namespace

int main(int argc, char* argv[])
{
    CLI::App app("Measures recipes over many seeds. 0: done; 1: a bar was missed; 2: it cannot.", "cavewright-report");
    app.require_subcommand(1);
    Arguments arguments;
    addReport(app, arguments, "stability", "how much moves when a recipe is changed", &reportStability);
    addReport(app, arguments, "shares", "floor, links, creatures and items on average", &reportShares);
    addReport(app, arguments, "quality", "loops, rooms, lakes and secret doors of a level on average", &reportQuality);
    Seeds seeds;
    try {
        app.parse(argc, argv);
        seeds = {numberOf("--first", arguments.first), numberOf("--count", arguments.count), arguments.jobs};
        if (seeds.count == 0)
            throw CLI::ValidationError("--count", "must be at least 1");
    } catch (const CLI::ParseError& problem) {
        return ended(app.exit(problem) == 0 ? kDone : kCannot);
    }
    const auto subject = openSubject(arguments);
    return ended(subject ? arguments.report(*subject, seeds) : refuse(subject.error()));
}
