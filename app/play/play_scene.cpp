// SPDX-License-Identifier: MIT
#include "app/play/play_scene.h"

#include "app/view/decor_hash.h"
#include "app/view/palette.h"

#include <QScrollBar>

#include <algorithm>
#include <set>

namespace cave {

namespace {

constexpr int kCameraTime = 120;
constexpr int kMarkTime = 400;
constexpr int kFlickerTime = 110;

QPoint cellOf(Position at) { return {at.x, at.y}; }

MapThing thingOf(const World& world, const Creature& creature)
{
    MapThing thing;
    thing.x = creature.at.x;
    thing.y = creature.at.y;
    thing.table = KindTable::Creature;
    thing.kind = creature.kind;
    thing.health = std::max(1, creature.health);
    thing.maxHealth = std::max(1, creature.maxHealth);
    thing.isHero = creature.id == world.state().hero;
    return thing;
}

bool isShown(const World& world, const Creature& creature)
{
    return creature.at.z == world.hero().at.z && (creature.id == world.state().hero || world.isVisible(creature.at));
}

// Whoever is in view as it is; what is remembered elsewhere as it was.
std::vector<MapThing> thingsOf(const World& world)
{
    const int z = world.hero().at.z;
    std::vector<MapThing> things;
    for (const RememberedThing& seen : world.level(z).memory.things) {
        const Position at{seen.x, seen.y, z};
        const bool inView = world.isVisible(at);
        if (inView && seen.table == KindTable::Creature)
            continue;
        MapThing thing;
        thing.x = seen.x;
        thing.y = seen.y;
        thing.table = seen.table;
        thing.kind = seen.kind;
        thing.remembered = !inView;
        things.push_back(thing);
    }
    for (const Creature& creature : world.creatures())
        if (isShown(world, creature))
            things.push_back(thingOf(world, creature));
    return things;
}

BitGrid knownCells(const Grid<TileId>& remembered)
{
    BitGrid known(remembered.width(), remembered.height());
    for (int y = 0; y < remembered.height(); ++y)
        for (int x = 0; x < remembered.width(); ++x)
            if (remembered[x, y] != kUnknownTile)
                known.set(x, y);
    return known;
}

} // namespace

PlayScene::PlayScene(LevelView& view, std::shared_ptr<Artwork> artwork, QObject* parent)
    : QObject(parent), m_view(view), m_artwork(std::move(artwork))
{
    m_markTimer.setSingleShot(true);
    connect(&m_markTimer, &QTimer::timeout, this, [this] {
        m_mark.reset();
        updateOverlay();
    });
    connect(&m_torchTimer, &QTimer::timeout, this, &PlayScene::flicker);
    m_camera.setDuration(kCameraTime);
    m_camera.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_camera, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const QPoint place = value.toPoint();
        m_view.horizontalScrollBar()->setValue(place.x());
        m_view.verticalScrollBar()->setValue(place.y());
    });
}

void PlayScene::show(const World& world)
{
    finish();
    setLevel(world);
    m_view.level()->setDrained(std::nullopt);
    sync(world);
    centreOnHero();
    updateTorch();
}

void PlayScene::setLevel(const World& world)
{
    m_z = world.hero().at.z;
    const std::uint64_t decor = world.level(m_z).uid.value;
    m_model =
        std::make_shared<MapModel>(world.state().catalogue, world.width(), world.height(), decor, MapModel::Kind::Game);
    for (const auto& [id, item] : m_creatures)
        delete item;
    m_creatures.clear();
    if (m_view.level() == nullptr) {
        auto item = std::make_unique<LevelItem>(m_model, m_artwork);
        item->setPaintsCreatures(false);
        item->setAscii(m_isAscii);
        m_view.showLevel(std::move(item));
    } else {
        m_view.level()->setModel(m_model);
        m_view.levelChanged();
    }
    emit modelChanged();
}

Box PlayScene::sync(const World& world)
{
    const Creature& hero = world.hero();
    const Grid<TileId>& tiles = world.level(m_z).memory.tiles;
    m_hero = cellOf(hero.at);
    Box changed = m_model->setTiles(tiles);
    changed = changed.united(m_model->setKnowledge(knownCells(tiles), world.visible()));
    changed = changed.united(m_model->setThings(thingsOf(world)));
    changed = changed.united(m_model->setTorch(Torch{m_hero, hero.sight}));
    m_view.level()->refresh(changed);
    m_view.setZoomAnchor(m_hero);
    setCreatures(world);
    emit cellsChanged(changed);
    return changed;
}

// Those who are new or moved without being seen to walk are put where they are.
void PlayScene::setCreatures(const World& world)
{
    std::set<EntityId> shown;
    for (const Creature& creature : world.creatures()) {
        if (!isShown(world, creature))
            continue;
        shown.insert(creature.id);
        CreatureItem*& item = m_creatures[creature.id];
        if (item == nullptr)
            item = new CreatureItem(*m_view.level(), thingOf(world, creature));
        else
            item->setThing(thingOf(world, creature));
    }
    std::erase_if(m_creatures, [&](const auto& entry) {
        if (shown.contains(entry.first))
            return false;
        delete entry.second;
        return true;
    });
}

void PlayScene::playTurn(const World& world, const Turn& turn)
{
    finish();
    if (world.hero().at.z != m_z) {
        show(world);
        return;
    }
    std::map<EntityId, QPoint> before;
    for (const auto& [id, item] : m_creatures)
        before[id] = {item->thing().x, item->thing().y};
    sync(world);
    if (m_isAnimated) {
        for (const auto& [id, item] : m_creatures) {
            const auto from = before.find(id);
            const QPoint to(item->thing().x, item->thing().y);
            if (from == before.end() || from->second == to)
                continue;
            MapThing there = item->thing();
            there.x = from->second.x();
            there.y = from->second.y();
            item->setThing(there);
            item->moveTo(to);
        }
        animate(world, turn);
    }
    follow(m_hero, m_isAnimated);
}

void PlayScene::animate(const World& world, const Turn& turn)
{
    for (const Event& event : turn.events) {
        const auto* struck = std::get_if<Struck>(&event);
        if (struck == nullptr || struck->at.z != world.hero().at.z)
            continue;
        if (const auto attacker = m_creatures.find(struck->attacker.id); attacker != m_creatures.end())
            attacker->second->lunge(cellOf(struck->at));
        if (const auto victim = m_creatures.find(struck->victim.id); victim != m_creatures.end())
            victim->second->flash();
    }
}

void PlayScene::finish()
{
    for (const auto& [id, item] : m_creatures)
        item->finish();
    if (m_camera.state() == QAbstractAnimation::Running) {
        m_camera.setCurrentTime(kCameraTime);
        m_camera.stop();
    }
}

// Goes to where the view would jump.
void PlayScene::follow(QPoint cell, bool animated)
{
    const auto place = [this] {
        return QPoint(m_view.horizontalScrollBar()->value(), m_view.verticalScrollBar()->value());
    };
    const QPoint from = place();
    m_view.followCell(cell);
    const QPoint to = place();
    if (!animated || from == to)
        return;
    m_camera.setStartValue(from);
    m_camera.setEndValue(to);
    m_camera.start();
}

void PlayScene::centreOnHero()
{
    m_camera.stop();
    m_view.centerOnCell(m_hero);
}

void PlayScene::showEnd(bool hasFallen, int right)
{
    finish();
    m_view.level()->setDrained(hasFallen ? std::optional(m_hero) : std::nullopt);
    m_view.centerOnCell(m_hero);
    const int free = std::clamp(right, 0, m_view.viewport()->width());
    m_view.panBy({free / 2 - m_view.viewport()->width() / 2, 0});
}

void PlayScene::setAscii(bool isAscii)
{
    m_isAscii = isAscii;
    if (LevelItem* level = m_view.level()) {
        level->setAscii(isAscii);
        for (const auto& [id, item] : m_creatures)
            item->update();
    }
}

void PlayScene::setAnimated(bool isAnimated)
{
    m_isAnimated = isAnimated;
    finish();
    updateTorch();
}

void PlayScene::mark(QPoint cell)
{
    m_mark = cell;
    m_markTimer.start(kMarkTime);
    updateOverlay();
}

void PlayScene::setBlast(std::vector<QPoint> cells)
{
    if (cells == m_blast)
        return;
    m_blast = std::move(cells);
    updateOverlay();
}

void PlayScene::setCursor(std::optional<QPoint> cell, Camera camera)
{
    m_cursor = cell;
    if (cell && camera == Camera::Follows)
        follow(*cell, m_isAnimated);
    updateOverlay();
}

void PlayScene::updateOverlay()
{
    Overlay overlay;
    overlay.cursor = m_cursor;
    for (const QPoint cell : m_blast)
        overlay.frames.push_back({QRect(cell, QSize(1, 1)), palette::kWarn});
    if (m_mark)
        overlay.brackets.push_back({QRect(*m_mark, QSize(1, 1)), palette::kBad});
    m_view.setOverlay(std::move(overlay));
}

void PlayScene::updateTorch()
{
    if (m_isAnimated && m_view.level() != nullptr)
        m_torchTimer.start(kFlickerTime);
    else
        m_torchTimer.stop();
}

// Chance that only decorates has its own numbers.
void PlayScene::flicker()
{
    if (!m_view.isVisible() || !m_view.isActiveWindow())
        return;
    m_view.level()->setFlicker(2 * unitOf(decorHash(++m_torchStep, 0)) - 1);
}

} // namespace cave
