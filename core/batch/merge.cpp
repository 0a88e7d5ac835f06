// SPDX-License-Identifier: MIT
#include "core/batch/merge.h"

#include "core/base/atomic_file.h"
#include "core/base/files.h"
#include "core/base/ids.h"
#include "core/batch/database.h"

#include <algorithm>
#include <future>

namespace cave {

namespace {

struct ProvedPart {
    std::filesystem::path path;
    PartClosing closing;
};

// What of two parts keeps them from being of one run; nothing: they are.
std::optional<Text> differenceOf(const PartClosing& one, const PartClosing& other)
{
    if (one.run.command != other.run.command)
        return Text{CAVE_TEXT("errors", "It was made by another command than %1.")};
    if (one.run.dungeon != other.run.dungeon)
        return Text{CAVE_TEXT("errors", "It was made from another dungeon than %1.")};
    if (one.run.settings != other.run.settings)
        return Text{CAVE_TEXT("errors", "It was made with other settings than %1.")};
    if (one.run != other.run)
        return Text{CAVE_TEXT("errors", "It was made by another version of the program than %1.")};
    if (one.shard.of != other.shard.of)
        return Text{CAVE_TEXT("errors", "Its run was cut into another number of parts than that of %1.")};
    return std::nullopt;
}

Result<void> checkPair(const ProvedPart& before, const ProvedPart& part)
{
    if (auto difference = differenceOf(before.closing, part.closing)) {
        difference->arguments.emplace_back(before.path.string());
        return failure(part.path.string(), std::move(*difference));
    }
    if (before.closing.shard == part.closing.shard)
        return failure(part.path.string(), {CAVE_TEXT("errors", "It is the same part as %1."), {before.path.string()}});
    return {};
}

// "3,17-19": the shards that no part is there for. Those before the first and behind the last may be left out.
std::string missingIn(const std::vector<ProvedPart>& parts, bool mayBeRange)
{
    std::vector<std::uint64_t> missing;
    const auto add = [&](std::uint64_t first, std::uint64_t end) {
        for (; first < end; ++first)
            missing.push_back(first);
    };
    std::uint64_t next = mayBeRange ? parts.front().closing.shard.index : 0;
    for (const ProvedPart& part : parts) {
        add(next, part.closing.shard.index);
        next = part.closing.shard.index + 1;
    }
    if (!mayBeRange)
        add(next, parts.front().closing.shard.of);
    return arrayText(missing);
}

Result<void> checkSeeds(const std::vector<ProvedPart>& parts)
{
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const SeedRange& before = parts[i - 1].closing.seeds;
        if (before.first + before.count != parts[i].closing.seeds.first)
            return failure(parts[i].path.string(),
                           {CAVE_TEXT("errors", "Its seeds do not follow those of %1."), {parts[i - 1].path.string()}});
    }
    return {};
}

// Where a line stands.
struct LinePlace {
    const std::filesystem::path* part = nullptr;
    std::uint64_t number = 0; // of the line in its part, from 1
};

Error placed(Error error, const LinePlace& place)
{
    error.where = place.part->string() + ": line " + std::to_string(place.number) + (error.where.empty() ? "" : ": ") +
                  error.where;
    return error;
}

// Takes the lines in one form or another.
class MergedLines {
public:
    virtual ~MergedLines() = default;
    virtual Result<void> add(std::string_view line, const LinePlace& place) = 0; // may fail for a line before this one
    virtual Result<void> end(std::uint64_t hash) = 0; // all was added
};

class PlainLines : public MergedLines {
public:
    explicit PlainLines(LinesTaken take) : m_take(std::move(take)) {}

    Result<void> add(std::string_view line, const LinePlace&) override
    {
        m_kept.append(line) += '\n';
        return m_kept.size() < kChunk ? Result<void>() : flush();
    }
    Result<void> end(std::uint64_t) override { return flush(); }

private:
    static constexpr std::size_t kChunk = std::size_t{1} << 20;

    Result<void> flush() { return m_take(std::exchange(m_kept, {})); }

    LinesTaken m_take;
    std::string m_kept;
};

class OnePart : public MergedLines {
public:
    OnePart(AtomicFile& file, const BatchParts& parts) : m_file(file), m_parts(parts) {}

    Result<void> add(std::string_view line, const LinePlace&) override
    {
        m_writer.add(line);
        return m_file.write(m_writer.take());
    }
    Result<void> end(std::uint64_t) override { return m_file.write(m_writer.close(m_parts.run, {}, m_parts.seeds)); }

private:
    AtomicFile& m_file;
    const BatchParts& m_parts;
    PartWriter m_writer;
};

// Parses a batch of lines on a thread of its own while the batch before is inserted, which takes about as long.
class IntoDatabase : public MergedLines {
public:
    IntoDatabase(BatchDatabase database, const BatchParts& parts) : m_database(std::move(database)), m_parts(parts) {}

    Result<void> add(std::string_view line, const LinePlace& place) override
    {
        m_gathered.push_back({std::string(line), place});
        m_bytes += line.size();
        return m_bytes < kBatch ? Result<void>() : turnOver();
    }

    Result<void> end(std::uint64_t hash) override
    {
        auto inserted = turnOver();
        if (inserted)
            inserted = turnOver(); // what the first one has given to be parsed
        return inserted ? m_database.close(m_parts, hash) : inserted;
    }

private:
    static constexpr std::size_t kBatch = std::size_t{1} << 18; // bytes

    struct Line {
        std::string text;
        LinePlace place;
    };
    struct ParsedLine {
        Result<Json> json;
        LinePlace place;
    };

    static std::vector<ParsedLine> parse(const std::vector<Line>& lines)
    {
        std::vector<ParsedLine> parsed;
        parsed.reserve(lines.size());
        for (const Line& line : lines)
            parsed.push_back({parseJson(line.text), line.place});
        return parsed;
    }

    // Gives what is gathered to be parsed, and inserts what is parsed.
    Result<void> turnOver()
    {
        const auto parsed = m_parsing.valid() ? m_parsing.get() : std::vector<ParsedLine>();
        m_parsing = std::async(std::launch::async, &parse, std::exchange(m_gathered, {}));
        m_bytes = 0;
        for (const auto& [json, place] : parsed) {
            const auto added = json ? m_database.add(*json, m_parts.seeds) : std::unexpected(json.error());
            if (!added)
                return std::unexpected(placed(added.error(), place));
        }
        return {};
    }

    BatchDatabase m_database;
    const BatchParts& m_parts;
    std::vector<Line> m_gathered;
    std::size_t m_bytes = 0; // of m_gathered
    std::future<std::vector<ParsedLine>> m_parsing;
};

constexpr std::string_view kDatabaseEnding = ".sqlite";
constexpr std::string_view kLinesEnding = ".jsonl";
constexpr std::string_view kPartEnding = ".jsonl.zst";

Result<void> checkEnding(const AtomicFile& file)
{
    const std::string name = file.target().filename().string();
    for (const std::string_view ending : {kDatabaseEnding, kLinesEnding, kPartEnding})
        if (name.ends_with(ending))
            return {};
    return failure(name, {CAVE_TEXT("errors", "The name has to end with .sqlite, .jsonl or .jsonl.zst.")});
}

Result<std::unique_ptr<MergedLines>> openMerged(AtomicFile& file, const BatchParts& parts, const BatchTables& tables)
{
    if (auto known = checkEnding(file); !known)
        return std::unexpected(std::move(known.error()));
    if (isDatabaseName(file.target())) {
        auto database = BatchDatabase::open(file.temporary(), tables);
        if (!database)
            return std::unexpected(std::move(database.error()));
        return std::make_unique<IntoDatabase>(std::move(*database), parts);
    }
    if (file.target().filename().string().ends_with(kLinesEnding))
        return std::make_unique<PlainLines>([&file](std::string_view lines) { return file.write(lines); });
    return std::make_unique<OnePart>(file, parts);
}

// All lines in order, and their hash; nothing: it was stopped.
Result<std::optional<std::uint64_t>> mergeInto(MergedLines& merged, const BatchParts& parts,
                                               const MergeProgress& progress)
{
    BatchHasher hash;
    std::uint64_t lines = 0;
    for (const auto& path : parts.paths) {
        std::uint64_t number = 0; // of the line in its part
        bool isStopped = false;
        std::optional<Error> problem; // of this program's own file, or of a line so far
        const auto read = readPart(path, [&](std::string_view line) -> Result<void> {
            ++number;
            isStopped = !progress(lines);
            if (isStopped)
                return failure({}, {});
            ++lines;
            hash.add(line);
            auto added = merged.add(line, {&path, number});
            if (!added)
                problem = added.error();
            return added;
        });
        if (isStopped)
            return std::optional<std::uint64_t>();
        if (problem)
            return std::unexpected(std::move(*problem));
        if (!read)
            return std::unexpected(read.error());
    }
    if (auto ended = merged.end(hash.result()); !ended)
        return std::unexpected(std::move(ended.error()));
    return hash.result();
}

} // namespace

Result<BatchParts> orderParts(const std::vector<std::filesystem::path>& paths, bool mayBeRange)
{
    std::vector<ProvedPart> parts;
    for (const auto& path : paths) {
        auto closing = provePart(path);
        if (!closing)
            return std::unexpected(std::move(closing.error()));
        parts.push_back({path, std::move(*closing)});
    }
    if (parts.empty())
        return failure({}, {CAVE_TEXT("errors", "There are no parts.")});
    std::ranges::stable_sort(parts, {}, [](const ProvedPart& part) { return part.closing.shard.index; });
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (auto fits = checkPair(parts[i - 1], parts[i]); !fits)
            return std::unexpected(std::move(fits.error()));
    if (std::string missing = missingIn(parts, mayBeRange); !missing.empty())
        return failure({}, {CAVE_TEXT("errors", "Parts are missing of %1: %2."),
                            {static_cast<std::int64_t>(parts.front().closing.shard.of), std::move(missing)}});
    if (auto follow = checkSeeds(parts); !follow)
        return std::unexpected(std::move(follow.error()));

    BatchParts ordered;
    ordered.run = parts.front().closing.run;
    ordered.seeds.first = parts.front().closing.seeds.first;
    ordered.seeds.count = 0;
    for (const ProvedPart& part : parts) {
        ordered.paths.push_back(part.path);
        ordered.seeds.count += part.closing.seeds.count;
        ordered.lines += part.closing.lines;
    }
    return ordered;
}

bool isDatabaseName(const std::filesystem::path& out)
{
    return withoutLinks(out).filename().string().ends_with(kDatabaseEnding);
}

Result<void> checkMerged(const std::filesystem::path& out)
{
    const auto file = AtomicFile::beside(out);
    return file ? checkEnding(*file) : std::unexpected(file.error());
}

Result<std::optional<std::uint64_t>> mergeParts(const BatchParts& parts, const std::filesystem::path& out,
                                                const MergeProgress& progress, const BatchTables& tables)
{
    auto file = AtomicFile::beside(out);
    if (!file)
        return std::unexpected(std::move(file.error()));
    const auto merged = openMerged(*file, parts, tables);
    if (!merged)
        return std::unexpected(merged.error());
    const auto hash = mergeInto(**merged, parts, progress);
    if (!hash || !*hash)
        return hash;
    if (auto replaced = file->takePlace(); !replaced)
        return std::unexpected(std::move(replaced.error()));
    syncFolderOf(file->target());
    return hash;
}

Result<std::optional<std::uint64_t>> mergeParts(const BatchParts& parts, const LinesTaken& take,
                                                const MergeProgress& progress)
{
    PlainLines lines(take);
    return mergeInto(lines, parts, progress);
}

} // namespace cave
