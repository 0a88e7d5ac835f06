// SPDX-License-Identifier: MIT
// convert to .png: the only command that starts Qt.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/view/map/dungeon_picture.h"

#include <QGuiApplication>
#include <QLoggingCategory>

namespace cave::cli {

namespace {

Result<std::string> painted(const Dungeon& dungeon, const PictureArguments& arguments)
{
    // Never the display: one that is set but cannot be reached would end the program.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); // such as of unset XDG folders
    int count = 1;
    char name[] = "cavewright-cli";
    char* list[] = {name, nullptr};
    const QGuiApplication application(count, list);
    PictureOptions options{.tile = arguments.tile, .isAscii = arguments.isAscii};
    if (arguments.level)
        options.level = *arguments.level - 1;
    return pngOf(dungeon, options, std::make_shared<Artwork>());
}

} // namespace

int paintPicture(const std::string& nameOrFile, const std::filesystem::path& out, const PictureArguments& arguments)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const int depth = file->dungeon.depth();
    if (arguments.level && *arguments.level > depth)
        return refuse(
            {nameOrFile,
             {"", "There is no level %1: the last one is %2.", {std::int64_t{*arguments.level}, std::int64_t{depth}}}});
    const auto bytes = painted(file->dungeon, arguments);
    if (!bytes)
        return refuse(bytes.error(), out.string());
    if (const auto written = writeOut(out, *bytes); !written)
        return refuse(written.error());
    return kDone;
}

} // namespace cave::cli
