// SPDX-License-Identifier: MIT
// cavewright-cli: dungeons and games without a window.
#include "app/cli/commands.h"
#include "core/base/ids.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace {

using namespace cave::cli;

constexpr const char* kNameOrFile = "a built-in dungeon (jsrogue) or a file";

// Every command sets `run`; nothing happens before all arguments are understood.
struct Arguments {
    std::string source;
    std::string seed;
    std::string out;
    std::vector<std::string> files;
    bool json = false;
    std::function<int()> run;
};

void addGenerate(CLI::App& app, Arguments& arguments)
{
    CLI::App* command =
        app.add_subcommand("generate", "Builds every level of a dungeon from a seed and writes a dungeon file");
    command->add_option("SOURCE", arguments.source, kNameOrFile)->required();
    command->add_option("--seed,-s", arguments.seed, "a number, or any words")->required();
    command->add_option("-o,--out", arguments.out, "the file to write")->required();
    command->callback([&arguments] {
        const auto seed = cave::parseSeed(arguments.seed);
        if (!seed)
            throw CLI::ValidationError("--seed", "is empty");
        arguments.run = [&arguments, seed] { return generate(arguments.source, *seed, arguments.out); };
    });
}

void addCheck(CLI::App& app, Arguments& arguments)
{
    CLI::App* command = app.add_subcommand(
        "check", "Lists what is wrong with dungeons; 1 when one cannot be won, 2 when one cannot be read");
    command->add_option("FILE", arguments.files, "dungeon files")->required();
    command->add_flag("--json", arguments.json, "as one line of JSON");
    command->callback(
        [&arguments] { arguments.run = [&arguments] { return check(arguments.files, arguments.json); }; });
}

void addHash(CLI::App& app, Arguments& arguments)
{
    CLI::App* command = app.add_subcommand("hash", "Prints the content hash of each level and of the whole");
    command->add_option("FILE", arguments.source, kNameOrFile)->required();
    command->callback([&arguments] { arguments.run = [&arguments] { return hash(arguments.source); }; });
}

void addConvert(CLI::App& app, Arguments& arguments)
{
    CLI::App* command =
        app.add_subcommand("convert", "Writes a dungeon in another format, by the ending of OUT: .cave.json, .txt");
    command->add_option("IN", arguments.source, kNameOrFile)->required();
    command->add_option("OUT", arguments.out, "the file to write")->required();
    command->callback(
        [&arguments] { arguments.run = [&arguments] { return convert(arguments.source, arguments.out); }; });
}

void addReplay(CLI::App& app, Arguments& arguments)
{
    CLI::App* command = app.add_subcommand("replay", "Plays a saved game again and compares every turn");
    command->add_option("SAVE", arguments.source, "a saved game")->required();
    command->callback([&arguments] { arguments.run = [&arguments] { return replaySave(arguments.source); }; });
}

} // namespace

int main(int argc, char* argv[])
{
    CLI::App app("Cavewright without a window: generate, check, hash, convert and replay.", "cavewright-cli");
    app.set_version_flag("--version,-v", CAVEWRIGHT_VERSION);
    app.require_subcommand(1);
    Arguments arguments;
    addGenerate(app, arguments);
    addCheck(app, arguments);
    addHash(app, arguments);
    addConvert(app, arguments);
    addReplay(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        return app.exit(problem) == 0 ? kDone : kCannot; // the library's own numbers would mean nothing here
    }
    return arguments.run();
}
