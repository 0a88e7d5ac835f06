// SPDX-License-Identifier: MIT
#include "app/play/map/play_scene.h"

#include "app/play/words/hero_text.h"
#include "app/view/map/remembered_level.h"
#include "app/view/ui/palette.h"
#include "core/rules/facts/condition.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"

#include <QScrollBar>

#include <algorithm>
#include <set>
#include <utility>

namespace cave {

namespace {

constexpr int kCameraTime = 120;

QPoint pointOf(Position at) { return {at.x, at.y}; }

} // namespace

PlayScene::PlayScene(LevelView& view, std::shared_ptr<Artwork> artwork, QObject* parent)
    : QObject(parent), m_view(view), m_artwork(std::move(artwork)), m_torch(view)
{
    m_markTimer.setSingleShot(true);
    connect(&m_markTimer, &QTimer::timeout, this, [this] {
        m_mark.reset();
        updateOverlay();
    });
    m_clock.setStartValue(0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& time) { showMotion(time.toInt()); });
    connect(&m_clock, &QVariantAnimation::finished, this, &PlayScene::endMotion);
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
    m_torch.setMoving(m_animation != Animation::Off);
}

void PlayScene::repaint(const World& world)
{
    finish();
    setLevel(world);
    sync(world);
    m_torch.repaint();
    updateOverlay();
}

void PlayScene::setLevel(const World& world)
{
    m_z = world.hero().at.z;
    const std::uint64_t decor = world.level(m_z).uid.value;
    m_model =
        std::make_shared<MapModel>(world.state().catalogue, world.width(), world.height(), decor, MapModel::Kind::Game);
    m_model->setTheme(world.level(m_z).theme);
    m_model->setHeroArt(heroArt(world, m_portrait));
    for (const auto& [id, item] : m_creatures)
        delete item;
    m_creatures.clear();
    if (m_view.level() == nullptr) {
        auto item = std::make_unique<LevelItem>(m_model, m_artwork);
        item->setPaintsCreatures(false);
        item->setAscii(m_isAscii);
        m_motion = new MotionItem(m_view.showLevel(std::move(item)));
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
    m_hero = pointOf(hero.at);
    Box changed = m_model->setTiles(tiles);
    changed = changed.united(m_model->setKnowledge(knownCells(tiles), world.visible()));
    changed = changed.united(m_model->setThings(knownThings(world, m_z)));
    changed = changed.united(m_model->setGases(knownGases(world, m_z)));
    changed = changed.united(m_model->setTorch(Torch{m_hero, sightOf(world, hero)}));
    m_view.level()->refresh(changed);
    m_view.setZoomAnchor(m_hero);
    setCreatures(world);
    m_torch.setNearDeath(!world.isOver() && isNearDeath(hero));
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
        if (m_animation != Animation::Off)
            begin(planArrival(world, paceOf(m_animation)));
        return;
    }
    std::map<EntityId, MapThing> before;
    for (const auto& [id, item] : m_creatures)
        before.emplace(id, item->thing());
    sync(world);
    animate(world, turn, before);
    follow(m_hero, m_animation != Animation::Off);
}

void PlayScene::animate(const World& world, const Turn& turn, const std::map<EntityId, MapThing>& before)
{
    if (m_animation == Animation::Off)
        return;
    begin(planMotion(world, turn.events, before, paceOf(m_animation)));
}

void PlayScene::begin(MotionPlan plan)
{
    m_plan = std::move(plan);
    if (m_plan.length == 0)
        return;
    m_motion->begin(m_plan, static_cast<int>(m_view.cellSize()), m_view.devicePixelRatioF(), m_view.font());
    m_clock.setDuration(m_plan.length);
    m_clock.setEndValue(m_plan.length);
    m_clock.start();
    showMotion(0);
}

void PlayScene::showMotion(int time)
{
    for (const auto& [id, item] : m_creatures)
        item->setPose(poseAt(m_plan, id, {item->thing().x, item->thing().y}, time));
    m_motion->setTime(time);
}

void PlayScene::finish()
{
    if (m_clock.state() == QAbstractAnimation::Running) {
        m_clock.stop();
        endMotion();
    }
    if (m_camera.state() == QAbstractAnimation::Running) {
        m_camera.setCurrentTime(m_camera.duration());
        m_camera.stop();
    }
}

void PlayScene::endMotion()
{
    for (const auto& [id, item] : m_creatures)
        item->setPose({});
    m_motion->clear();
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
    m_camera.setDuration(static_cast<int>(kCameraTime * paceOf(m_animation)));
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
    const int middle = std::clamp(right, 0, m_view.viewport()->width()) / 2;
    const int hero = m_view.middleOf(m_hero).x();
    if (hero > middle) // at the level's left edge it may be further left already
        m_view.panBy({middle - hero, 0});
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

void PlayScene::setAnimation(Animation animation)
{
    m_animation = animation;
    finish();
    m_torch.setMoving(m_animation != Animation::Off);
}

void PlayScene::mark(QPoint cell, int time)
{
    m_mark = cell;
    m_markTimer.start(time);
    updateOverlay();
}

void PlayScene::setWay(std::vector<QPoint> cells)
{
    if (cells == m_way)
        return;
    m_way = std::move(cells);
    updateOverlay();
}

void PlayScene::setAim(Aim aim)
{
    if (aim == m_aim)
        return;
    m_aim = std::move(aim);
    updateOverlay();
}

void PlayScene::setCursor(std::optional<QPoint> cell, Camera camera)
{
    m_cursor = cell;
    if (cell && camera == Camera::Follows)
        follow(*cell, m_animation != Animation::Off);
    updateOverlay();
}

void PlayScene::updateOverlay()
{
    Overlay overlay;
    overlay.cursor = m_cursor;
    overlay.path = m_aim.path.empty() ? m_way : m_aim.path;
    overlay.blast = m_aim.blast;
    overlay.blastMeetsHero = m_aim.meetsHero;
    if (m_mark)
        overlay.brackets.push_back({QRect(*m_mark, QSize(1, 1)), palette::kBad});
    m_view.setOverlay(std::move(overlay));
}

} // namespace cave
