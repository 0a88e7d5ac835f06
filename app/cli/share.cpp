// SPDX-License-Identifier: MIT
// share.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/share_text.h"

#include <algorithm>

namespace cave::cli {

int share(const std::string& nameOrFile, std::optional<std::uint64_t> seed, const std::string& origin)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    if (!seed) {
        const auto text = shareText(file->dungeon);
        if (!text)
            return refuse(text.error(), nameOrFile);
        printLine(*text);
        return kDone;
    }
    if (!isBuiltInDungeon(nameOrFile))
        return refuse({{}, {CAVE_TEXT("errors", "Only a game of a built-in dungeon is shared by its seed.")}},
                      nameOrFile);
    const auto& origins = file->dungeon.rules.origins;
    if (!origin.empty() && std::ranges::find(origins, origin, &Origin::id) == origins.end())
        return refuse({nameOrFile, {CAVE_TEXT("errors", "Nobody comes from \"%1\" here."), {origin}}});
    printLine(shareText(nameOrFile, {*seed, origin}));
    return kDone;
}

} // namespace cave::cli
