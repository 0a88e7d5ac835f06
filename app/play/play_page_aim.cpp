// SPDX-License-Identifier: MIT
// Aiming on the play page: looking around for the cell that something is read at.
#include "app/play/look_text.h"
#include "app/play/play_page.h"
#include "app/play/play_scene.h"
#include "core/rules/effects.h"

namespace cave {

// Begins at the nearest creature in view.
void PlayPage::startAiming(EntityId item)
{
    m_aimed = item;
    startLooking(std::nullopt);
}

void PlayPage::aimAt(QPoint cell)
{
    if (!m_game->world().contains({cell.x(), cell.y(), m_game->world().hero().at.z}))
        return;
    m_look = cell;
    m_scene->setCursor(cell, PlayScene::Camera::Stays); // the cell must not slip away from the pointer
    showBlast();
    refreshLookLine();
}

// Where the player cannot see, what the blast would reach is not told.
void PlayPage::showBlast()
{
    std::vector<QPoint> blast;
    const World& world = m_game->world();
    const Item* item = m_aimed && m_look ? world.item(*m_aimed) : nullptr;
    const auto effect = item != nullptr ? world.catalogue().item(item->kind).effect : std::nullopt;
    const Position centre = m_look ? Position{m_look->x(), m_look->y(), world.hero().at.z} : Position{};
    if (effect && effect->radius > 0 && world.isVisible(centre)) {
        const BitGrid reached = blastCells(world, centre, effect->radius);
        for (int y = 0; y < world.height(); ++y)
            for (int x = 0; x < world.width(); ++x)
                if (reached.get(x, y) && world.isVisible({x, y, centre.z}))
                    blast.emplace_back(x, y);
    }
    m_scene->setBlast(std::move(blast));
}

// A refusal leaves the aim as it is.
void PlayPage::readAtAim() { m_game->submit(ReadAt{*m_aimed, m_look->x(), m_look->y()}); }

QString PlayPage::aimText(const QString& cell) const
{
    const QString all = cell.isEmpty() ? tr("Choose a cell.") : cell;
    //: %1: sentences about the cell that is aimed at, %2 and %3: keys
    return tr("Aim: %1 %2 reads it there, Tab goes to the next creature, %3 keeps it.")
        .arg(all, m_keys.firstLabel(PlayAction::Obvious), m_keys.firstLabel(PlayAction::Close));
}

} // namespace cave
