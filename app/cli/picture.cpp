// SPDX-License-Identifier: MIT
// convert to .png: the only command that starts Qt.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/view/map/dungeon_picture.h"
#include "app/view/map/tiled_picture.h"
#include "app/view/tiles/tile_plan.h"
#include "core/base/files.h"
#include "core/base/overloaded.h"

#include <QGuiApplication>
#include <QImage>
#include <QLoggingCategory>

#include <algorithm>
#include <system_error>
#include <variant>

namespace cave::cli {

namespace {

constexpr int kThumbnailTile = 8;      // pixels a cell at least, before it is made smaller
constexpr int kThumbnailPixels = 4096; // but no longer than this

// The picture, if it is larger in some way, so that it fits into a square of so many pixels.
QImage scaledTo(int side, const QImage& picture)
{
    if (picture.width() <= side && picture.height() <= side)
        return picture;
    return picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
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

// What is in the cells has to be made out, so a few of them are painted large, and very many small.
int tileOf(int thumbnail, const Box& cells)
{
    const int longest = std::max(cells.width, cells.height);
    const int filling = (thumbnail + longest - 1) / longest;
    return std::clamp(std::max(filling, kThumbnailTile), 1, std::clamp(kThumbnailPixels / longest, 1, kLargestTile));
}

Result<QImage> painted(const DungeonFile& file, const PictureArguments& arguments)
{
    const Dungeon& dungeon = file.dungeon;
    PictureOptions options{.tile = arguments.tile, .isAscii = arguments.isAscii};
    if (arguments.level)
        options.level = *arguments.level - 1;
    if (arguments.thumbnail) {
        options.level = options.level.value_or(0);
        options.tile = tileOf(*arguments.thumbnail, {0, 0, dungeon.width, dungeon.height});
    }
    return pictureOf(dungeon, options, std::make_shared<Artwork>());
}

Result<QImage> painted(const GameFile& file, const PictureArguments& arguments)
{
    const World& world = file.session.world();
    const int z = arguments.level ? *arguments.level - 1 : world.hero().at.z;
    const Box cells = shownCells(world, z);
    if (cells.isEmpty())
        return failure("", {"", "The hero knows nothing of level %1 yet.", {std::int64_t{z + 1}}});
    PictureOptions options{
        .level = z, .tile = arguments.tile, .isAscii = arguments.isAscii, .portrait = file.hero.portrait};
    if (arguments.thumbnail)
        options.tile = tileOf(*arguments.thumbnail, cells);
    return pictureOf(world, options, std::make_shared<Artwork>());
}

// File managers make an empty file, keep it open and wait for the small picture in there: one that is put in its place
// would never be seen.
Result<void> writeThumbnail(const std::filesystem::path& out, std::string_view bytes)
{
    std::error_code problem;
    const bool isEmpty = std::filesystem::file_size(out, problem) == 0 && !problem;
    return isEmpty ? writeInto(out, bytes) : writeOut(out, bytes);
}

int depthOf(const DungeonFile& file) { return file.dungeon.depth(); }
int depthOf(const GameFile& file) { return file.session.world().depth(); }

template <typename File>
int paintFile(const File& file, const std::string& name, const std::filesystem::path& out,
              const PictureArguments& arguments)
{
    const int depth = depthOf(file);
    if (arguments.level && *arguments.level > depth)
        return refuse(
            {{},
             {"", "There is no level %1: the last one is %2.", {std::int64_t{*arguments.level}, std::int64_t{depth}}}},
            name);
    const OffscreenApplication application;
    const auto picture = painted(file, arguments);
    if (!picture)
        return refuse(picture.error(), out.string());
    const std::string bytes = pngOf(arguments.thumbnail ? scaledTo(*arguments.thumbnail, *picture) : *picture);
    if (bytes.empty())
        return refuse({out.string(), {"errors", "The picture could not be written as PNG."}});
    const auto written = arguments.thumbnail ? writeThumbnail(out, bytes) : writeOut(out, bytes);
    return written ? kDone : refuse(written.error());
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
    const auto either = openDungeonOrGame(nameOrFile);
    if (!either)
        return refuse(either.error());
    return std::visit(Overloaded{[&](const DungeonFile& file) { return paintFile(file, nameOrFile, out, arguments); },
                                 [&](const GameFile& file) { return paintFile(file, nameOrFile, out, arguments); }},
                      *either);
}

} // namespace cave::cli
