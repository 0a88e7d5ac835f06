// SPDX-License-Identifier: MIT
#include "core/batch/part.h"

#include "core/base/files.h"
#include "core/base/ids.h"
#include "core/json/json_cursor.h"

#include <limits>
#include <optional>

namespace cave {

namespace {

constexpr std::size_t kLargestPart = std::size_t{2} << 30; // bytes; one of 61,035 seeds of deep has 22 million
constexpr std::string_view kClosing = "closing";

constexpr std::string_view kNameStart = "part-";
constexpr std::string_view kNameEnd = ".jsonl.zst";
constexpr std::size_t kDigits = 5; // of kMostShards

std::string padded(std::uint64_t number)
{
    const std::string text = std::to_string(number);
    return std::string(kDigits - std::min(kDigits, text.size()), '0') + text;
}

Json jsonOf(const PartClosing& closing)
{
    Json json;
    json.set("command", closing.run.command);
    json.set("dungeon", hexOf(closing.run.dungeon));
    json.set("settings", closing.run.settings);
    json.set("parts", closing.shard.of);
    json.set("part", closing.shard.index);
    json.set("first", std::to_string(closing.seeds.first));
    json.set("count", std::to_string(closing.seeds.count));
    json.set("lines", std::to_string(closing.lines));
    json.set("hash", hexOf(closing.hash));
    json.set("version", closing.run.version);
    json.set("rng", closing.run.rng);
    json.set("rules", closing.run.rules);
    if (closing.run.form != BatchRun{}.form)
        json.set("form", closing.run.form);
    return Json::Object{{std::string(kClosing), std::move(json)}};
}

Result<PartClosing> readClosing(std::string_view line)
{
    const auto json = parseJson(line);
    if (!json || !json->find(kClosing))
        return failure({}, {CAVE_TEXT("errors", "The last line does not tell what this is a part of.")});
    std::optional<Error> problem;
    const JsonCursor closing = JsonCursor(*json, problem)[kClosing];
    closing.allowOnly({"command", "dungeon", "settings", "parts", "part", "first", "count", "lines", "hash", "version",
                       "rng", "rules", "form"});
    PartClosing read;
    read.run.command = closing["command"].text();
    read.run.dungeon = closing["dungeon"].hash();
    read.run.settings = closing["settings"].json();
    read.run.version = closing["version"].text();
    read.run.rng = static_cast<int>(closing["rng"].integer(0, std::numeric_limits<int>::max()));
    read.run.rules = static_cast<int>(closing["rules"].integer(0, std::numeric_limits<int>::max()));
    if (const auto form = closing.find("form"))
        read.run.form = static_cast<int>(form->integer(1, std::numeric_limits<int>::max()));
    read.shard.of = static_cast<std::uint64_t>(closing["parts"].integer(1, std::int64_t{kMostShards}));
    read.shard.index =
        static_cast<std::uint64_t>(closing["part"].integer(0, static_cast<std::int64_t>(read.shard.of) - 1));
    read.seeds = {closing["first"].seed(), closing["count"].seed()};
    read.lines = closing["lines"].seed();
    read.hash = closing["hash"].hash();
    if (problem)
        return std::unexpected(std::move(*problem));
    return read;
}

// The lines of a part but the last, which is kept.
class PartReader {
public:
    explicit PartReader(const std::function<Result<void>(std::string_view)>& take) : m_take(take) {}

    Result<void> add(std::string_view line)
    {
        Result<void> taken;
        if (m_last) {
            m_hash.add(*m_last);
            ++m_lines;
            taken = m_take(*m_last);
        }
        m_last = line;
        return taken;
    }

    Result<PartClosing> close() const
    {
        auto closing = readClosing(m_last.value_or(""));
        if (closing && (closing->lines != m_lines || closing->hash != m_hash.result()))
            return failure({}, {CAVE_TEXT("errors", "The lines are not those that the last one tells of.")});
        return closing;
    }

private:
    const std::function<Result<void>(std::string_view)>& m_take;
    BatchHasher m_hash;
    std::uint64_t m_lines = 0;
    std::optional<std::string> m_last;
};

} // namespace

std::string partName(const Shard& shard)
{
    return std::string(kNameStart) + padded(shard.index) + "-of-" + padded(shard.of) + std::string(kNameEnd);
}

bool isPartName(std::string_view name)
{
    return name.size() == partName({}).size() && name.starts_with(kNameStart) && name.ends_with(kNameEnd);
}

void PartWriter::add(std::string_view line)
{
    m_packer.add(line);
    m_hash.add(line);
    ++m_lines;
}

std::string PartWriter::close(const BatchRun& run, const Shard& shard, const SeedRange& seeds)
{
    m_packer.add(jsonOf({run, shard, seeds, m_lines, m_hash.result()}).compact());
    m_packer.end();
    return m_packer.take();
}

Result<PartClosing> readPartBytes(std::string_view packed,
                                  const std::function<Result<void>(std::string_view line)>& take)
{
    PartReader reader(take);
    if (auto read = unpackLines(packed, [&](std::string_view line) { return reader.add(line); }); !read)
        return std::unexpected(std::move(read.error()));
    return reader.close();
}

Result<PartClosing> readPart(const std::filesystem::path& path,
                             const std::function<Result<void>(std::string_view line)>& take)
{
    const auto packed = readFile(path, kLargestPart);
    if (!packed)
        return std::unexpected(packed.error());
    auto closing = readPartBytes(*packed, take);
    if (!closing)
        closing.error().where = path.string() + (closing.error().where.empty() ? "" : ": ") + closing.error().where;
    return closing;
}

Result<PartClosing> provePart(const std::filesystem::path& path)
{
    return readPart(path, [](std::string_view) { return Result<void>(); });
}

Result<bool> isFinished(const std::filesystem::path& folder, const BatchRun& run, const Shard& shard,
                        const SeedRange& seeds)
{
    const std::filesystem::path path = folder / partName(shard);
    const auto closing = provePart(path);
    if (!closing)
        return false;
    if (closing->run != run || closing->shard != shard || closing->seeds != seeds)
        return failure(path.string(),
                       {CAVE_TEXT("errors", "This part was made by another run. Choose another folder, or "
                                            "take it away.")});
    return true;
}

std::vector<std::uint64_t> missingTasks(const std::filesystem::path& folder, std::uint64_t shards, std::uint64_t each)
{
    std::vector<std::uint64_t> missing;
    for (std::uint64_t number = 0; number < shards; ++number) {
        const Shard shard{number, shards};
        const auto closing = provePart(folder / partName(shard));
        if (closing && closing->shard == shard) // and not another part under this name
            continue;
        missing.push_back(number / each);
        number = (number / each + 1) * each - 1; // on to the next task
    }
    return missing;
}

} // namespace cave
