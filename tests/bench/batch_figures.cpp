// SPDX-License-Identifier: MIT
#include "tests/bench/batch_figures.h"

#include "core/base/files.h"
#include "core/batch/database.h"
#include "core/batch/merge.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/contest.h"
#include "tests/support/paths.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace cave {

namespace {

// A folder that goes with all that is in it.
class PassingFolder {
public:
    PassingFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "cavewright-bench-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            std::abort();
        m_path = name;
    }
    ~PassingFolder()
    {
        std::error_code ignored; // what is left there does no harm
        std::filesystem::remove_all(m_path, ignored);
    }
    PassingFolder(const PassingFolder&) = delete;
    PassingFolder& operator=(const PassingFolder&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

// As users do it: the program itself writes the part.
std::filesystem::path partOfCatalog(const std::filesystem::path& folder, std::uint64_t seeds)
{
    std::vector<std::string> arguments{CAVE_CLI,
                                       "catalog",
                                       dataPath("dungeons/1/deep.cave.json"),
                                       "--count",
                                       std::to_string(seeds),
                                       "--parts",
                                       folder.string(),
                                       "--jobs",
                                       std::to_string(std::max(1u, std::thread::hardware_concurrency()))};
    std::vector<char*> words;
    words.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    pid_t child = 0;
    int status = 0;
    if (posix_spawn(&child, CAVE_CLI, nullptr, nullptr, words.data(), environ) != 0 ||
        waitpid(child, &status, 0) != child || status != 0)
        std::abort();
    return folder / partName({0, 1});
}

// A part of more lines, for the clock: those of another one again and again, as of later seeds.
std::filesystem::path longerPart(const std::filesystem::path& part, const std::filesystem::path& folder, int times)
{
    std::vector<Json> lines;
    const PartClosing closing = sound(readPart(part, [&](std::string_view line) -> Result<void> {
        lines.push_back(sound(parseJson(line)));
        return {};
    }));
    PartWriter writer;
    SeedRange seeds{closing.seeds.first, 0};
    for (int i = 0; i < times; ++i)
        for (Json& line : lines) {
            line.set("seed", std::to_string(seeds.first + seeds.count));
            ++seeds.count;
            writer.add(line.compact());
        }
    const std::filesystem::path path = folder / partName({0, 1});
    if (!writeFileAtomically(path, writer.close(closing.run, {0, 1}, seeds)))
        std::abort();
    return path;
}

std::int64_t rowsIn(const std::filesystem::path& database)
{
    std::int64_t rows = 0;
    for (const char* const table : {"seed", "level", "kind", "thing", "game"}) {
        const auto take = [&](const Json::Array& row) {
            rows += *row.front().as<std::int64_t>();
            return true;
        };
        if (!queryDatabase(
                database, std::string("SELECT count(*) FROM ") + table,
                [](const std::vector<std::string>&) { return Result<void>(); }, take))
            std::abort();
    }
    return rows;
}

} // namespace

bool printBatchFigures()
{
    constexpr std::uint64_t kSeeds = 1000;
    constexpr int kTimes = 20;
    const PassingFolder folder;
    const std::filesystem::path part = partOfCatalog(folder.path(), kSeeds);
    const double bytesASeed = static_cast<double>(std::filesystem::file_size(part)) / kSeeds;
    const bool isSmall = printFigure({"parts of a million seeds of deep as frozen, from " + std::to_string(kSeeds),
                                      "MB", bytesASeed, 360}); // a byte a seed is a megabyte

    const PassingFolder merged;
    const std::filesystem::path longer = longerPart(part, merged.path(), kTimes);
    const std::filesystem::path database = merged.path() / "all.sqlite";
    const auto began = std::chrono::steady_clock::now();
    const BatchParts parts = sound(orderParts({longer}, false));
    if (!sound(mergeParts(parts, database, [](std::uint64_t) { return true; })))
        std::abort();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    const std::int64_t rows = rowsIn(database);
    const bool isFast = printFigure({"merging " + std::to_string(parts.lines) + " lines into " + std::to_string(rows) +
                                         " rows, proof of the part and all",
                                     "rows/s", static_cast<double>(rows) / took.count(), 0, 1'000'000});
    return isSmall && isFast;
}

} // namespace cave
