// SPDX-License-Identifier: MIT
#include "app/view/map/dungeon_picture.h"

#include "app/view/map/level_picture.h"
#include "app/view/map/remembered_level.h"
#include "app/view/ui/palette.h"
#include "core/rules/facts/condition.h"

#include <QBuffer>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace cave {

namespace {

constexpr int kLongestSide = 32'767; // pixels that a painter can address
constexpr int kSmallestPainted = 4; // below this many pixels a cell, a cell is one colour
constexpr int kStrip = 16; // cells that are painted at once, times the width of the level

// Where the levels lie in the picture.
struct Sheet {
    int columns = 1;
    int rows = 1;
    int tile = 1;
    int gap = 0; // pixels between two levels
    QSize level; // in pixels
    std::int64_t width() const { return std::int64_t{columns} * (level.width() + gap) - gap; }
    std::int64_t height() const { return std::int64_t{rows} * (level.height() + gap) - gap; }
    QPoint place(int number) const
    {
        return {number % columns * (level.width() + gap), number / columns * (level.height() + gap)};
    }
};

// As many columns as make the sheet most nearly square; of equally good ones the fewest.
int columnsFor(int levels, int width, int height)
{
    int best = 1;
    std::int64_t least = -1;
    for (int columns = 1; columns <= levels; ++columns) {
        const int rows = (levels + columns - 1) / columns;
        const std::int64_t excess = std::abs(std::int64_t{columns} * width - std::int64_t{rows} * height);
        if (least < 0 || excess < least) {
            best = columns;
            least = excess;
        }
    }
    return best;
}

Sheet sheetFor(const Dungeon& dungeon, const PictureOptions& options)
{
    const int levels = options.level ? 1 : dungeon.depth();
    Sheet sheet;
    sheet.columns = columnsFor(levels, dungeon.width, dungeon.height);
    sheet.rows = (levels + sheet.columns - 1) / sheet.columns;
    sheet.tile =
        options.tile.value_or(std::clamp(kUsualPictureWidth / (sheet.columns * dungeon.width), 1, kLargestTile));
    sheet.gap = sheet.tile;
    sheet.level = {dungeon.width * sheet.tile, dungeon.height * sheet.tile};
    return sheet;
}

Sheet sheetFor(const Box& cells, std::optional<int> tile)
{
    Sheet sheet;
    sheet.tile = tile.value_or(std::clamp(kUsualPictureWidth / std::max(1, cells.width), 1, kLargestTile));
    sheet.level = {cells.width * sheet.tile, cells.height * sheet.tile};
    return sheet;
}

Error tooLarge(const Sheet& sheet)
{
    const Text what{
        CAVE_TEXT("errors", "A picture of %1 x %2 pixels is too large. Take fewer pixels a cell, or one level only."),
        {sheet.width(), sheet.height()}};
    return {"", what};
}

Result<QImage> emptySheet(const Sheet& sheet)
{
    QImage image;
    if (sheet.width() <= kLongestSide && sheet.height() <= kLongestSide &&
        sheet.width() * sheet.height() <= kMostPicturePixels)
        image = QImage(static_cast<int>(sheet.width()), static_cast<int>(sheet.height()), QImage::Format_RGB32);
    if (image.isNull()) // or there is no memory for it
        return std::unexpected(tooLarge(sheet));
    image.fill(palette::kVoid);
    return image;
}

// These cells of the level. Strip by strip, so that a large level needs little more memory than its place in the
// picture. False: stopped.
bool paintLevel(QPainter& painter, LevelPicture& picture, const Box& all, QPoint corner, int tile,
                const Progress& progress = {})
{
    if (tile < kSmallestPainted) {
        painter.drawImage(QRect(corner, QSize(all.width, all.height) * tile), picture.farImage(),
                          QRect(all.x, all.y, all.width, all.height));
        return !progress || progress(all.height, all.height);
    }
    const TilePlan plan = planFor(std::max(tile, kSmallestTile));
    for (int y = 0; y < all.height; y += kStrip) {
        if (progress && !progress(y, all.height))
            return false;
        const Box cells = Box{all.x, all.y + y, all.width, kStrip}.intersected(all);
        const QSize painted(cells.width * plan.tile, cells.height * plan.tile);
        const QImage strip = picture.paint(cells, plan.tile).copy({{0, 0}, painted});
        const QSize shown(cells.width * tile, cells.height * tile);
        painter.drawImage(corner + QPoint(0, y * tile),
                          strip.scaled(shown, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return true;
}

// Takes a PNG file, and can stop its writer.
class PngBuffer : public QBuffer {
public:
    PngBuffer(const QImage& image, const Progress& progress)
        : m_guess(std::max(1, static_cast<int>(std::int64_t{image.width()} * image.height() / kPixelsAKibibyte))),
          m_progress(progress)
    {
        open(QIODevice::WriteOnly);
    }
    bool isStopped() const { return m_isStopped; }

protected:
    qint64 writeData(const char* bytes, qint64 count) override
    {
        m_isStopped =
            m_isStopped || (m_progress && !m_progress(std::min(m_guess, static_cast<int>(size() / 1024)), m_guess));
        return m_isStopped ? -1 : QBuffer::writeData(bytes, count);
    }

private:
    static constexpr int kPixelsAKibibyte = 750; // about, where cells are painted with art

    int m_guess; // how long it becomes, in KiB
    const Progress& m_progress;
    bool m_isStopped = false;
};

} // namespace

std::shared_ptr<MapModel> modelOf(const Dungeon& dungeon, int z)
{
    const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(z)];
    auto model = std::make_shared<MapModel>(dungeon.catalogue, dungeon.width, dungeon.height, level.uid.value,
                                            MapModel::Kind::Editor);
    model->setTheme(level.theme);
    model->setTiles(level.tiles);
    std::vector<MapThing> things;
    for (const Placement& thing : level.things)
        if (level.tiles.contains(thing.x, thing.y))
            things.push_back({.x = thing.x, .y = thing.y, .table = thing.table, .kind = thing.kind});
    const auto hero = dungeon.catalogue->findCreature(dungeon.rules.hero);
    const auto& start = dungeon.start;
    if (hero && start && start->at.level == level.uid && level.tiles.contains(start->at.x, start->at.y))
        things.push_back({.x = start->at.x, .y = start->at.y, .kind = *hero, .isHero = true});
    model->setThings(std::move(things));
    return model;
}

Result<QImage> pictureOf(const Dungeon& dungeon, const PictureOptions& options, const std::shared_ptr<Artwork>& artwork,
                         const Progress& progress)
{
    const Sheet sheet = sheetFor(dungeon, options);
    auto image = emptySheet(sheet);
    if (!image)
        return image;
    QPainter painter(&*image);
    const int first = options.level.value_or(0);
    const int last = options.level.value_or(dungeon.depth() - 1);
    for (int z = first; z <= last; ++z) {
        LevelPicture picture(modelOf(dungeon, z), artwork);
        picture.setAscii(options.isAscii);
        if (!paintLevel(painter, picture, picture.model().box(), sheet.place(z - first), sheet.tile,
                        partOf(progress, z - first, last - first + 1)))
            return stopped();
    }
    return image;
}

Box shownCells(const World& world, int z)
{
    const Box known = knownBox(world.level(z).memory.tiles);
    return known.isEmpty() ? known : known.grown(1).intersected({0, 0, world.width(), world.height()});
}

Result<QImage> pictureOf(const World& world, const PictureOptions& options, const std::shared_ptr<Artwork>& artwork)
{
    const Creature& hero = world.hero();
    const int z = options.level.value_or(hero.at.z);
    const Box cells = shownCells(world, z);
    if (cells.isEmpty())
        return QImage();
    const Sheet sheet = sheetFor(cells, options.tile);
    auto image = emptySheet(sheet);
    if (!image)
        return image;
    auto model = std::make_shared<MapModel>(rememberedModel(world, z));
    model->setHeroArt(heroArt(world, options.portrait));
    if (z == hero.at.z)
        model->setTorch(Torch{{hero.at.x, hero.at.y}, sightOf(world, hero)});
    LevelPicture picture(std::move(model), artwork);
    picture.setAscii(options.isAscii);
    QPainter painter(&*image);
    paintLevel(painter, picture, cells, {0, 0}, sheet.tile);
    painter.end();
    return image;
}

Result<std::string> pngOf(const Dungeon& dungeon, const PictureOptions& options,
                          const std::shared_ptr<Artwork>& artwork, const Progress& progress)
{
    const auto picture = pictureOf(dungeon, options, artwork, partOf(progress, 0, 2));
    if (!picture)
        return std::unexpected(picture.error());
    const Progress writing = partOf(progress, 1, 2);
    PngBuffer buffer(*picture, writing);
    if (picture->save(&buffer, "PNG"))
        return buffer.data().toStdString();
    if (buffer.isStopped())
        return stopped();
    return failure("", {CAVE_TEXT("errors", "The picture could not be written as PNG.")});
}

std::string pngOf(const QImage& picture)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return picture.save(&buffer, "PNG") ? buffer.data().toStdString() : std::string();
}

} // namespace cave
