// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/generate/bake.h"
#include "core/save/formats.h"

#include <iostream>

namespace cave::cli {

int generate(const std::string& nameOrFile, std::uint64_t seed, const std::filesystem::path& out)
{
    auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    Dungeon& dungeon = file->dungeon;
    const auto baked = bake(dungeon, seed);
    if (!baked)
        return refuse(baked.error(), nameOrFile);
    if (const auto saved = saveDungeon(dungeon, out); !saved)
        return refuse(saved.error());
    for (const RowReport& report : baked->rows)
        if (report.state != RowState::Done)
            std::cout << "level " << report.level + 1 << ", row " << report.type << ": " << report.done << " of "
                      << report.asked << ". " << inEnglish(report.why, dungeon.catalogue) << '\n';
    std::cout << hexOf(dungeonHash(dungeon)) << "  " << out.string() << '\n';
    return kDone;
}

} // namespace cave::cli
