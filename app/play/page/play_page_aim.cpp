// SPDX-License-Identifier: MIT
// Aiming on the play page: looking around for the cell that something is thrown, read or zapped at.
#include "app/play/map/play_scene.h"
#include "app/play/page/play_page.h"
#include "app/play/words/look_text.h"
#include "core/rules/facts/flight.h"
#include "core/rules/verbs/effects.h"

#include <algorithm>

namespace cave {

// Begins at the target, else at the nearest creature in view.
void PlayPage::startAiming(ItemVerb verb, EntityId item, std::optional<EntityId> target)
{
    m_aimed = Aiming{verb, item};
    const Creature* there = target ? m_game->world().creature(*target) : nullptr;
    if (there && m_game->world().isVisible(there->at))
        startLooking(QPoint(there->at.x, there->at.y));
    else
        startLooking(std::nullopt);
}

void PlayPage::aimAgain()
{
    if (m_aimed)
        return submitAim();
    stopLooking();
    if (!m_lastAim)
        return say(
            tr("You have aimed nothing yet. Press %1 to throw something.").arg(m_keys.firstLabel(PlayAction::Throw)));
    const World& world = m_game->world();
    for (const PackLine& line : packOf(world, world.state().hero))
        if (const Item* item = itemFor(world, line, m_lastAim->verb); item && item->kind == m_lastAim->kind) {
            if (const Answer refusal = refusalOf(*m_game, m_lastAim->verb, item->id))
                return say(m_describer->describe(refusal->why));
            return startAiming(m_lastAim->verb, item->id, m_lastAim->target);
        }
    say(tr("You have no more of what you aimed last."));
}

void PlayPage::aimAt(QPoint cell)
{
    if (!m_game->world().contains({cell.x(), cell.y(), m_game->world().hero().at.z}))
        return;
    m_look = cell;
    m_scene->setCursor(cell, PlayScene::Camera::Stays); // the cell must not slip away from the pointer
    showAim();
    refreshLookLine();
}

// The way of what is thrown as far as the hero can tell, and what it or a spell would reach there. Where the hero does
// not see, nothing is told.
void PlayPage::showAim()
{
    const World& world = m_game->world();
    const Item* item = m_aimed && m_look ? world.item(m_aimed->item) : nullptr;
    if (!item)
        return m_scene->setAim({});
    const Creature& hero = world.hero();
    const ItemKind& kind = world.catalogue().item(item->kind);
    Position end{m_look->x(), m_look->y(), hero.at.z};
    PlayScene::Aim aim;
    if (m_aimed->verb == ItemVerb::Throw && end != hero.at) {
        const Flight flight =
            flightOf(world, hero.at, end, [&](const Creature& creature) { return world.isVisible(creature.at); });
        for (const Position at : flight.path)
            aim.path.emplace_back(at.x, at.y);
        end = flight.path.empty() ? hero.at : flight.path.back();
    }
    const bool works = kind.effect && (m_aimed->verb != ItemVerb::Throw || breaks(kind));
    if (works && world.isVisible(end))
        for (const Position at : cellsReached(world, hero, *kind.effect, end))
            if (world.isVisible(at)) {
                aim.blast.emplace_back(at.x, at.y);
                aim.meetsHero = aim.meetsHero || at == hero.at;
            }
    m_scene->setAim(std::move(aim));
}

// A refusal leaves the aim as it is.
void PlayPage::submitAim()
{
    const World& world = m_game->world();
    const Item* item = world.item(m_aimed->item);
    const Creature* there = world.creatureAt({m_look->x(), m_look->y(), world.hero().at.z});
    m_lastAim = LastAim{m_aimed->verb, item->kind, there ? there->id : EntityId::None};
    m_game->submit(aimedCommandFor(m_aimed->verb, m_aimed->item, m_look->x(), m_look->y()));
}

QString PlayPage::aimText(const QString& cell) const
{
    QStringList texts;
    if (m_look && m_game->world().item(m_aimed->item)) {
        const Command command = aimedCommandFor(m_aimed->verb, m_aimed->item, m_look->x(), m_look->y());
        if (const auto refusal = m_game->check(command))
            texts << m_describer->describe(refusal->why);
        else if (m_scene->aim().meetsHero)
            texts << tr("You would be hit, too!");
    }
    texts << (cell.isEmpty() ? tr("Choose a cell.") : cell);
    //: %1 to %3: keys
    texts << tr("%1 does it, %2 finds the next, %3 goes back.")
                 .arg(m_keys.firstLabel(PlayAction::Obvious), m_keys.firstLabel(PlayAction::AimNext),
                      m_keys.firstLabel(PlayAction::Close));
    return texts.join(u' ');
}

} // namespace cave
