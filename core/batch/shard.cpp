// SPDX-License-Identifier: MIT
#include "core/batch/shard.h"

#include "core/base/ids.h"

#include <algorithm>

namespace cave {

namespace {

// floor(index * count / of) without the product, which may not fit: index and of are small.
std::uint64_t offsetOf(std::uint64_t index, std::uint64_t count, std::uint64_t of)
{
    return index * (count / of) + index * (count % of) / of;
}

} // namespace

Result<Shard> readShard(std::string_view text)
{
    const std::size_t slash = text.find('/');
    const auto index = parseDecimal(text.substr(0, slash));
    const auto of = slash == std::string_view::npos ? std::nullopt : parseDecimal(text.substr(slash + 1));
    if (!index || !of || *of == 0 || *of > kMostShards || *index >= *of)
        return failure("",
                       {CAVE_TEXT("errors", "\"%1\" is no shard: 0/512 is the first of 512, 511/512 the last; there "
                                            "may be %2."),
                        {std::string(text), static_cast<std::int64_t>(kMostShards)}});
    return Shard{*index, *of};
}

SeedRange seedsOf(const SeedRange& whole, const Shard& shard)
{
    const std::uint64_t begin = offsetOf(shard.index, whole.count, shard.of);
    return {whole.first + begin, offsetOf(shard.index + 1, whole.count, shard.of) - begin};
}

std::vector<Shard> shardsOfTask(std::uint64_t task, std::uint64_t each, std::uint64_t of)
{
    std::vector<Shard> shards;
    const std::uint64_t first = task > of / each ? of : task * each;
    for (std::uint64_t i = first; i < std::min(first + each, of); ++i)
        shards.push_back({i, of});
    return shards;
}

std::string arrayText(const std::vector<std::uint64_t>& numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        text += (text.empty() ? "" : ",") + std::to_string(numbers[i]);
        if (end - i > 1)
            text += '-' + std::to_string(numbers[end - 1]);
        i = end;
    }
    return text;
}

} // namespace cave
