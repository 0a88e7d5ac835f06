// SPDX-License-Identifier: MIT
#include "core/save/formats/planted_format.h"

#include "core/save/formats/text_map.h"

namespace cave {

namespace {

constexpr std::string_view kFirstLine = "planted\n";

} // namespace

Result<DungeonFile> readPlanted(std::string_view text, const Beside&, const Progress&)
{
    if (!text.starts_with(kFirstLine))
        return failure("line 1", {CAVE_TEXT("errors", "This is no planted file.")});
    auto dungeon = readTextMap(text.substr(kFirstLine.size()));
    if (!dungeon)
        return std::unexpected(dungeon.error());
    return DungeonFile{std::move(*dungeon), {}};
}

std::string writePlanted(const Dungeon& dungeon, const Progress&)
{
    return std::string(kFirstLine) + writeTextMap(dungeon);
}

} // namespace cave
