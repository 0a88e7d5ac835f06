// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "app/cli/commands.h"
#include "core/content/english.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"

#include <iostream>

namespace cave::cli {

std::string inEnglish(const Text& text, std::shared_ptr<const Catalogue> catalogue)
{
    return format(text, EnglishPhrasebook(std::move(catalogue)));
}

int refuse(const Error& error)
{
    std::cerr << error.where << (error.where.empty() ? "" : ": ") << inEnglish(error.what, Catalogue::builtIn())
              << '\n';
    return kCannot;
}

int refuse(const Error& error, const std::string& file)
{
    return refuse({file + (error.where.empty() ? "" : ": ") + error.where, error.what});
}

Result<DungeonFile> openDungeon(const std::string& nameOrFile)
{
    if (isBuiltInDungeon(nameOrFile))
        return builtInDungeon(nameOrFile);
    return loadDungeon(nameOrFile);
}

} // namespace cave::cli
