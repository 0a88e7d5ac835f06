// SPDX-License-Identifier: MIT
#include "app/play/page/map_cursor.h"

#include "app/play/map/play_scene.h"
#include "app/play/words/look_text.h"
#include "core/base/enum_count.h"
#include "core/world/company/hiding.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kFar = 10; // cells that the cursor leaps
constexpr int kFarthest = 20;
constexpr int kNoKey = -1;

struct Arrow {
    int key;
    int digit; // of the keypad
    Direction direction;
};
constexpr std::array kArrows{
    Arrow{Qt::Key_Up, 8, Direction::North},   Arrow{Qt::Key_Right, 6, Direction::East},
    Arrow{Qt::Key_Down, 2, Direction::South}, Arrow{Qt::Key_Left, 4, Direction::West},
    Arrow{kNoKey, 9, Direction::NorthEast},   Arrow{kNoKey, 3, Direction::SouthEast},
    Arrow{kNoKey, 1, Direction::SouthWest},   Arrow{kNoKey, 7, Direction::NorthWest},
};

QPoint cellOf(const World& world, EntityId creature)
{
    const Position at = world.creature(creature)->at;
    return {at.x, at.y};
}

} // namespace

MapCursor::MapCursor(const PlayContext& context, PlayScene& scene, QObject* parent)
    : QObject(parent), m_context(context), m_scene(scene), m_aim(context, scene)
{
}

void MapCursor::setPointed(std::optional<QPoint> cell)
{
    m_pointed = cell;
    if (m_aim.isOn() && cell)
        aimAt(*cell);
    else
        emit changed();
}

void MapCursor::look(std::optional<QPoint> cell)
{
    const World& world = m_context.world();
    const QPoint hero(world.hero().at.x, world.hero().at.y);
    const std::vector<Sighting> inView = sightings(world);
    if (inView.empty() || cell.value_or(hero) != hero)
        moveTo(cell.value_or(hero));
    else
        moveTo(cellOf(world, inView.front().id));
    emit started();
}

bool MapCursor::take(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    const int cells = held == (Qt::AltModifier | Qt::ShiftModifier)       ? kFar
                      : held == (Qt::ControlModifier | Qt::ShiftModifier) ? kFarthest
                                                                          : 0;
    const auto way = std::ranges::find_if(
        kArrows, [&](const Arrow& arrow) { return event.key() == arrow.key || keypadDigit(event) == arrow.digit; });
    if (!m_cell || cells == 0 || way == kArrows.end())
        return false;
    move(way->direction, cells);
    return true;
}

void MapCursor::move(Direction direction, int cells)
{
    const Offset offset = offsetOf(direction);
    moveTo({std::clamp(m_cell->x() + offset.dx * cells, 0, m_context.world().width() - 1),
            std::clamp(m_cell->y() + offset.dy * cells, 0, m_context.world().height() - 1)});
}

void MapCursor::moveTo(QPoint cell)
{
    m_cell = cell;
    m_scene.setCursor(cell);
    m_aim.show(cell);
    emit moved(cell);
}

void MapCursor::stop()
{
    if (!m_cell)
        return;
    forgetCell();
    emit changed();
}

void MapCursor::forget()
{
    m_aim.forget();
    forgetCell();
}

void MapCursor::forgetCell()
{
    m_cell.reset();
    m_aim.end();
    m_scene.setCursor(std::nullopt);
    m_aim.show(std::nullopt);
}

void MapCursor::next(bool backwards)
{
    if (m_cell)
        step(ThingSort::Creatures, backwards);
}

bool MapCursor::nextThing(bool backwards)
{
    const bool begins = !m_cell;
    if (!step(m_sort, backwards))
        return false;
    if (begins)
        emit started();
    return true;
}

void MapCursor::takeNextSort()
{
    m_sort = static_cast<ThingSort>((static_cast<std::size_t>(m_sort) + 1) % enumCount<ThingSort>());
}

bool MapCursor::step(ThingSort sort, bool backwards)
{
    std::vector<QPoint> cells;
    for (const Position at : knownOf(m_context.world(), sort))
        cells.emplace_back(at.x, at.y);
    if (cells.empty())
        return false;
    if (backwards)
        std::ranges::reverse(cells);
    const auto now = m_cell ? std::ranges::find(cells, *m_cell) : cells.end();
    const auto next = now == cells.end() || now + 1 == cells.end() ? cells.begin() : now + 1;
    moveTo(*next);
    return true;
}

void MapCursor::startAiming(ItemVerb verb, EntityId item, EntityId target)
{
    m_aim.begin(verb, item);
    const Creature* there = m_context.world().creature(target);
    if (there && m_context.world().isVisible(there->at) && !isHidden(m_context.world(), *there))
        look(QPoint(there->at.x, there->at.y));
    else
        look();
}

QString MapCursor::aimAgain()
{
    stop();
    const auto shot = m_aim.again();
    if (!shot)
        return shot.error();
    startAiming(shot->verb, shot->item, shot->target);
    return {};
}

void MapCursor::aimAt(QPoint cell)
{
    if (!m_context.world().contains({cell.x(), cell.y(), m_context.world().hero().at.z}))
        return;
    m_cell = cell;
    m_scene.setCursor(cell, PlayScene::Camera::Stays);
    m_aim.show(cell);
    emit changed();
}

} // namespace cave
