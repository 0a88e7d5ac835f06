// SPDX-License-Identifier: MIT
// A run of a few seeds, cut as one likes.
#pragma once

#include "core/base/files.h"
#include "core/base/ids.h"
#include "core/batch/database.h"
#include "core/batch/part.h"

#include <QString>
#include <QTest>

namespace cave {

inline const BatchRun kRun{"catalog", 0x5eed, Json::Object{{"by_level", true}}, "1.0", 1, 4};

inline std::filesystem::path pathOf(const QString& path) { return path.toStdString(); }

// A line as a catalogue has it, other for each seed.
inline std::string lineOf(std::uint64_t seed)
{
    const int number = static_cast<int>(seed % 100);
    Json::Array levels;
    for (int z = 0; z < 2; ++z)
        levels.push_back(Json::Object{{"hash", hexOf(seed * 2)},
                                      {"floor", 100 + number + z},
                                      {"creatures", Json::Object{{"rat", z + 1}}},
                                      {"measures", Json::Object{{"loops", number}, {"items", z}}}});
    Json json;
    json.set("seed", std::to_string(seed));
    json.set("hash", hexOf(seed));
    json.set("width", 40);
    json.set("levels", std::move(levels));
    json.set("creatures", Json::Object{{"rat", 3}});
    json.set("items", Json::Object{{"torch", number}});
    json.set("problems", Json::Object{{"errors", 0}, {"warnings", number % 3}});
    return json.compact();
}

inline std::string partOf(const SeedRange& seeds, const Shard& shard, const BatchRun& run = kRun)
{
    const SeedRange own = seedsOf(seeds, shard);
    PartWriter writer;
    for (std::uint64_t i = 0; i < own.count; ++i)
        writer.add(lineOf(own.first + i));
    return writer.close(run, shard, own);
}

// All parts of a run cut so often, in the folder.
inline std::vector<std::filesystem::path> writeParts(const std::filesystem::path& folder, const SeedRange& seeds,
                                                     std::uint64_t of, const BatchRun& run = kRun)
{
    std::vector<std::filesystem::path> paths;
    for (std::uint64_t i = 0; i < of; ++i) {
        paths.push_back(folder / partName({i, of}));
        const auto written = writeFileUnsynced(paths.back(), partOf(seeds, {i, of}, run));
        if (!written)
            qFatal("A part cannot be written.");
    }
    return paths;
}

// A question's answer, rows one below the other: "1|rat\n2|".
inline std::string answer(const std::filesystem::path& database, const std::string& sql)
{
    std::string text;
    const auto take = [&](const Json::Array& row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i > 0 ? "|" : "") + (row[i].as<std::string>() ? *row[i].as<std::string>()
                                          : row[i] == Json()       ? std::string()
                                                                   : row[i].compact());
        text += '\n';
        return true;
    };
    const auto asked =
        queryDatabase(database, sql, [](const std::vector<std::string>&) { return Result<void>(); }, take);
    return asked ? text : "refused: " + asked.error().what.source;
}

} // namespace cave
