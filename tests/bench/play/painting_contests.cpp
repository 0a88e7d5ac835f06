// SPDX-License-Identifier: MIT
#include "tests/bench/play/painting_contests.h"

#include "app/view/base/paint_pool.h"
#include "app/view/map/level_view.h"
#include "app/view/map/remembered_level.h"
#include "app/view/tiles/cell_look.h"
#include "core/rules/facts/command.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/turn/start_game.h"
#include "tests/bench/bench_games.h"

#include <QCoreApplication>
#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QPainter>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <memory>

namespace cave {

namespace {

constexpr int kTile = 16;

std::shared_ptr<Artwork> sharedArtwork()
{
    static const auto artwork = std::make_shared<Artwork>();
    return artwork;
}

std::shared_ptr<MapModel> cavesModel(int width, int height, MapModel::Kind kind)
{
    const Session session = startCaves(1, 0, {width, height, 1});
    const World& world = session.world();
    auto model = std::make_shared<MapModel>(world.state().catalogue, width, height, 1, kind);
    model->setTiles(world.level(0).tiles);
    return model;
}

// All is known, and a torch burns in the middle.
std::shared_ptr<MapModel> litModel(int width, int height)
{
    constexpr int kSight = 10;
    auto model = cavesModel(width, height, MapModel::Kind::Game);
    const QPoint hero(width / 2, height / 2);
    BitGrid visible(width, height);
    fieldOfView(BitGrid(width, height), hero.x(), hero.y(), kSight, visible);
    model->setKnowledge(BitGrid(width, height, true), visible);
    model->setTorch(Torch{hero, kSight});
    return model;
}

void show(QGraphicsView& view, QSize pixels)
{
    view.resize(pixels + QSize(2, 2) * view.frameWidth());
    view.show();
    QCoreApplication::processEvents(); // before it is exposed nothing is painted
    if (view.viewport()->size() != pixels)
        std::abort();
}

// Ours as in the editor, from the model to the window; theirs an item for every cell, with its finished picture.
Contest repaints(const std::string& job, int width, int height, double bar)
{
    const QSize pixels(width * kTile, height * kTile);
    const auto ours = std::make_shared<LevelView>(LevelView::Mode::Play);
    ours->showLevel(std::make_unique<LevelItem>(cavesModel(width, height, MapModel::Kind::Editor), sharedArtwork()));
    ours->setCellSize(kTile);
    show(*ours, pixels);
    ours->centerOnCell({width / 2, height / 2});
    const QImage picture = ours->viewport()->grab().toImage();

    const auto scene = std::make_shared<QGraphicsScene>();
    scene->setItemIndexMethod(QGraphicsScene::NoIndex);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            scene->addPixmap(QPixmap::fromImage(picture.copy(x * kTile, y * kTile, kTile, kTile)))
                ->setPos(x * kTile, y * kTile);
    const auto theirs = std::make_shared<QGraphicsView>(scene.get());
    theirs->setFrameStyle(QFrame::NoFrame);
    theirs->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    theirs->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    theirs->setOptimizationFlags(QGraphicsView::DontSavePainterState | QGraphicsView::DontAdjustForAntialiasing);
    show(*theirs, pixels);
    return {job,
            "an item a cell",
            bar,
            picture == theirs->viewport()->grab().toImage(),
            [=] { ours->viewport()->repaint(); },
            [=] {
                scene->update(); // nothing else knows the scene
                theirs->viewport()->repaint();
            }};
}

// The plain way to light a level: a picture a cell, and over them the light as a small image that Qt enlarges smoothly,
// in as many bands as Qt's pool has threads, for ours is painted by those too. It cannot make anything brighter than
// its picture, rounds otherwise, and has light where nothing is known.
class PlainLight {
public:
    PlainLight(const MapModel& model, int tile) : m_tile(tile), m_width(model.width()), m_height(model.height())
    {
        const std::vector<TileStyle> styles = tileStyles(model.catalogue(), sharedArtwork()->sprites());
        LightMap light(model, styles);
        light.cover(model.box());
        TileSet& tiles = *sharedArtwork()->tiles(tile);
        for (int y = 0; y < m_height; ++y)
            for (int x = 0; x < m_width; ++x)
                m_pictures.push_back(QPixmap::fromImage(tiles.picture(lookAt(model, styles, x, y))).toImage());
        m_light = QImage(light.widthInSamples(), light.heightInSamples(), QImage::Format_RGB32);
        std::copy_n(light.samples(), static_cast<std::size_t>(m_light.sizeInBytes()), m_light.bits());
        for (qsizetype i = 3; i < m_light.sizeInBytes(); i += 4)
            m_light.bits()[i] = 255; // our fourth byte means nothing, but to Qt
    }

    void paint(QImage& image) const
    {
        const auto bands = static_cast<std::size_t>(std::max(1, QThreadPool::globalInstance()->maxThreadCount()));
        const auto rowOf = [&](std::size_t band) {
            return static_cast<int>(band * static_cast<std::size_t>(m_height) / bands);
        };
        uchar* const bits = image.bits();
        paintEachInPool(bands, [&](std::size_t band) {
            const int first = rowOf(band);
            const int last = rowOf(band + 1);
            QImage part(bits + image.bytesPerLine() * first * m_tile, image.width(), (last - first) * m_tile,
                        image.bytesPerLine(), image.format());
            QPainter painter(&part);
            painter.translate(0, -first * m_tile);
            for (int y = first; y < last; ++y)
                for (int x = 0; x < m_width; ++x)
                    painter.drawImage(x * m_tile, y * m_tile, m_pictures[static_cast<std::size_t>(y * m_width + x)]);
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.setCompositionMode(QPainter::CompositionMode_Multiply);
            painter.drawImage(QRect(0, 0, m_width * m_tile, m_height * m_tile), m_light);
        });
    }

private:
    int m_tile;
    int m_width;
    int m_height;
    std::vector<QImage> m_pictures; // as a pixmap holds them, which only the window's thread may paint
    QImage m_light;
};

// Ours is twice as bright, and never darker than the void.
bool areAlike(const QImage& ours, const QImage& theirs)
{
    double sum = 0;
    for (int y = 0; y < theirs.height(); ++y)
        for (int x = 0; x < theirs.width(); ++x) {
            const QRgb a = ours.pixel(x, y);
            const QRgb b = theirs.pixel(x, y);
            sum += std::abs(qGreen(a) - std::min(255, 2 * qGreen(b)));
        }
    return sum / theirs.width() / theirs.height() < 12;
}

Contest lights(const std::string& job, int width, int height, int tile)
{
    const auto model = litModel(width, height);
    const auto scene = std::make_shared<QGraphicsScene>();
    auto* item = new LevelItem(model, sharedArtwork());
    scene->addItem(item);
    const auto plain = std::make_shared<PlainLight>(*model, tile);
    const auto image = std::make_shared<QImage>(width * tile, height * tile, QImage::Format_RGB32);
    const auto twin = std::make_shared<QImage>(image->size(), image->format());
    const auto ours = [=] {
        item->setDrained(std::nullopt); // forgets what was painted
        QPainter painter(image.get());
        scene->render(&painter, QRectF(image->rect()), QRectF(0, 0, width, height));
    };
    ours();
    plain->paint(*twin);
    return {job, "picture a cell, smooth", 3, areAlike(*image, *twin), ours, [=] { plain->paint(*twin); }};
}

// Cells that change one after the other, each with its look, its light and its pixels.
std::function<void()> tileChanges(int side)
{
    const auto model = cavesModel(side, side, MapModel::Kind::Editor);
    const auto picture = std::make_shared<LevelPicture>(model, sharedArtwork());
    picture->paint({side / 2 - 10, side / 2 - 10, 30, 30}, kTile);
    return [=] {
        for (int i = 0; i < 100; ++i) {
            const int x = side / 2 + i % 10;
            const int y = side / 2 + i / 10;
            const bool isFloor = model->tile(x, y) == model->catalogue().floor();
            const Box changed = picture->refresh(
                model->setTile(x, y, isFloor ? model->catalogue().wall() : model->catalogue().floor()));
            picture->paint(changed.grown(1), kTile);
        }
    };
}

Contest tileChange()
{
    return {"100 tiles changed, 1000x1000", "ours, 100x100", 0.5, true, tileChanges(1000), tileChanges(100)};
}

Contest fromAfar()
{
    constexpr int kSide = 1000;
    const auto scene = std::make_shared<QGraphicsScene>();
    auto* item = new LevelItem(cavesModel(kSide, kSide, MapModel::Kind::Editor), sharedArtwork());
    scene->addItem(item);
    const auto image = std::make_shared<QImage>(kSide, kSide, QImage::Format_RGB32);
    const auto twin = std::make_shared<QImage>(kSide, kSide, QImage::Format_RGB32);
    const auto ours = [=] {
        QPainter painter(image.get());
        scene->render(&painter, QRectF(0, 0, kSide, kSide), QRectF(0, 0, kSide, kSide));
    };
    const auto theirs = [=] {
        QPainter painter(twin.get());
        const QImage& colours = item->picture().farImage();
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                painter.fillRect(x, y, 1, 1, QColor::fromRgb(colours.pixel(x, y)));
    };
    ours();
    theirs();
    return {"from afar, 1000x1000 at 1 px", "a rectangle a cell", 50, *image == *twin, ours, theirs};
}

} // namespace

std::vector<Contest> paintingContests()
{
    return {repaints("repaint, 100x48 at 16 px", 100, 48, 3),
            repaints("repaint, 240x135 at 16 px", 240, 135, 4),
            lights("with light, 100x48 at 16 px", 100, 48, 16),
            lights("with light, 240x135 at 16 px", 240, 135, 16),
            tileChange(),
            fromAfar()};
}

double lightAfterAStep(int side)
{
    Session session = startCaves(1, 0, {side, side, 1});
    const std::vector<Command> walk = recordedWalk(session, 1, 200);
    auto model = std::make_shared<MapModel>(rememberedModel(session.world(), 0));
    LevelPicture picture(model, sharedArtwork());
    std::vector<double> times;
    for (const Command& command : walk) {
        session.submit(command);
        const World& world = session.world();
        const Grid<TileId>& tiles = world.level(0).memory.tiles;
        Box changed = model->setTiles(tiles);
        changed = changed.united(model->setKnowledge(knownCells(tiles), world.visible()));
        changed = changed.united(
            model->setTorch(Torch{{world.hero().at.x, world.hero().at.y}, sightOf(world, world.hero())}));
        const auto began = std::chrono::steady_clock::now();
        picture.refresh(changed);
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

} // namespace cave
