// SPDX-License-Identifier: MIT
// Instead of picture.cpp where the program is built without Qt.
#include "app/cli/commands.h"
#include "app/cli/report.h"

namespace cave::cli {

std::string paintTiles(const Dungeon&) { return {}; }

int paintPicture(const std::string&, const std::filesystem::path& out, const PictureArguments&)
{
    return refuse({out.string(), {"", "This program was built without Qt, so it paints no pictures."}});
}

} // namespace cave::cli
