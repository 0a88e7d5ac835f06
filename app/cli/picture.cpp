// SPDX-License-Identifier: MIT
// convert to .png: the only command that starts Qt.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/view/map/dungeon_picture.h"
#include "app/view/map/tiled_picture.h"

#include <QGuiApplication>
#include <QImage>
#include <QLoggingCategory>

namespace cave::cli {

namespace {

constexpr int kThumbnailTile = 8; // pixels a cell, before it is made smaller

// The picture, if it is larger in some way, so that it fits into a square of so many pixels.
std::string scaledTo(int side, const std::string& png)
{
    QImage picture = QImage::fromData(QByteArray::fromStdString(png), "PNG");
    if (picture.width() > side || picture.height() > side)
        picture = picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return pngOf(picture);
}

// What painting needs as long as it goes on. Never the display: one that is set but cannot be reached would end the
// program.
class OffscreenApplication {
public:
    OffscreenApplication()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); // such as of unset XDG folders
        m_application.emplace(m_count, m_list);
    }

private:
    int m_count = 1;
    char m_name[15] = "cavewright-cli";
    char* m_list[2] = {m_name, nullptr};
    std::optional<QGuiApplication> m_application;
};

Result<std::string> painted(const Dungeon& dungeon, const PictureArguments& arguments)
{
    const OffscreenApplication application;
    PictureOptions options{.tile = arguments.tile, .isAscii = arguments.isAscii};
    if (arguments.level)
        options.level = *arguments.level - 1;
    if (arguments.thumbnail) {
        options.level = options.level.value_or(0);
        options.tile = kThumbnailTile;
    }
    auto png = pngOf(dungeon, options, std::make_shared<Artwork>());
    return png && arguments.thumbnail ? scaledTo(*arguments.thumbnail, *png) : png;
}

} // namespace

std::string paintTiles(const Dungeon& dungeon)
{
    const OffscreenApplication application;
    Artwork artwork;
    return tiledPicture(dungeon, artwork);
}

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
