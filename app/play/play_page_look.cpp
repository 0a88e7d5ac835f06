// SPDX-License-Identifier: MIT
// Looking around on the play page: a cursor that names cells and uses no turn.
#include "app/play/look_text.h"
#include "app/play/play_page.h"
#include "app/play/play_scene.h"

#include <algorithm>

namespace cave {

void PlayPage::startLooking(std::optional<QPoint> cell)
{
    const Position hero = m_game->world().hero().at;
    const std::vector<Sighting> inView = sightings(m_game->world());
    if (!cell)
        cell = QPoint(hero.x, hero.y);
    if (inView.empty() || cell != QPoint(hero.x, hero.y)) {
        lookAt(*cell);
    } else {
        const Position nearest = m_game->world().creature(inView.front().id)->at;
        lookAt({nearest.x, nearest.y});
    }
    focusMap();
}

void PlayPage::stopLooking()
{
    if (!m_look)
        return;
    m_look.reset();
    m_aimed.reset();
    m_scene->setCursor(std::nullopt);
    showBlast();
    refreshLookLine();
}

void PlayPage::lookAt(QPoint cell)
{
    m_note.clear();
    m_look = cell;
    m_scene->setCursor(cell);
    showBlast();
    refreshLookLine();
}

void PlayPage::nextSighting(bool backwards)
{
    const World& world = m_game->world();
    std::vector<Sighting> inView = sightings(world);
    if (inView.empty())
        return;
    if (backwards)
        std::ranges::reverse(inView);
    const auto cellOf = [&](const Sighting& sighting) {
        const Position at = world.creature(sighting.id)->at;
        return QPoint(at.x, at.y);
    };
    const auto now = std::ranges::find(inView, *m_look, cellOf);
    const auto next = now == inView.end() || now + 1 == inView.end() ? inView.begin() : now + 1;
    lookAt(cellOf(*next));
}

} // namespace cave
