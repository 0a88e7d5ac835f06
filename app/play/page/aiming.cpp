// SPDX-License-Identifier: MIT
#include "app/play/page/aiming.h"

#include "app/play/map/play_scene.h"
#include "core/rules/facts/flight.h"
#include "core/rules/verbs/effects.h"
#include "core/world/company/hiding.h"

#include <algorithm>

namespace cave {

void Aiming::forget()
{
    m_now.reset();
    m_last.reset();
}

void Aiming::show(std::optional<QPoint> cell) const
{
    const Item* item = m_now && cell ? m_context.world().item(m_now->item) : nullptr;
    if (!item)
        return m_scene.setAim({});
    const World& world = m_context.world();
    const Creature& hero = world.hero();
    const ItemKind& kind = world.seenItem(*item);
    Position end{cell->x(), cell->y(), hero.at.z};
    PlayScene::Aim aim;
    if (m_now->verb == ItemVerb::Throw && end != hero.at) {
        const Flight flight = flightOf(world, hero.at, end, [&](const Creature& creature) {
            return world.isVisible(creature.at) && !isHidden(world, creature);
        });
        for (const Position at : flight.path)
            aim.path.emplace_back(at.x, at.y);
        end = flight.path.empty() ? hero.at : flight.path.back();
    }
    const bool works = kind.effect && (m_now->verb != ItemVerb::Throw || breaks(kind));
    if (works && world.isVisible(end))
        for (const Position at : cellsReached(world, hero, *kind.effect, end))
            if (world.isVisible(at)) {
                aim.blast.emplace_back(at.x, at.y);
                aim.meetsHero = aim.meetsHero || at == hero.at;
            }
    m_scene.setAim(std::move(aim));
}

Command Aiming::shotAt(QPoint cell)
{
    const World& world = m_context.world();
    const Creature* there = world.creatureAt({cell.x(), cell.y(), world.hero().at.z});
    m_last = Last{m_now->verb, world.item(m_now->item)->kind, there ? there->id : EntityId::None};
    return aimedCommandFor(m_now->verb, m_now->item, cell.x(), cell.y());
}

std::expected<Aiming::Shot, QString> Aiming::again() const
{
    if (!m_last)
        return std::unexpected(tr("You have aimed nothing yet. Press %1 to throw something.")
                                   .arg(m_context.keys.firstLabel(PlayAction::Throw)));
    const World& world = m_context.world();
    for (const PackLine& line : packOf(world, world.state().hero))
        if (const Item* item = itemFor(world, line, m_last->verb); item && item->kind == m_last->kind) {
            if (m_last->verb == ItemVerb::Throw && item->use == Use::Wielded)
                continue; // that is no more of it
            if (const Answer refusal = refusalOf(*m_context.game, m_last->verb, item->id))
                return std::unexpected(m_context.describer->describe(refusal->why));
            return Shot{m_last->verb, item->id, m_last->target};
        }
    return std::unexpected(tr("You have no more of what you aimed last."));
}

QString Aiming::words(std::optional<QPoint> cell, const QString& cellWords) const
{
    QStringList texts;
    if (cell && m_context.world().item(m_now->item)) {
        const Command command = aimedCommandFor(m_now->verb, m_now->item, cell->x(), cell->y());
        if (const auto refusal = m_context.game->check(command))
            texts << m_context.describer->describe(refusal->why);
        else if (m_scene.aim().meetsHero)
            texts << tr("You would be hit, too!");
    }
    if (const Item* item = m_context.world().item(m_now->item)) {
        const QString name = m_context.describer->name(KindTable::Item, m_context.world().seenItem(*item).id);
        //: what is done with what, while it is aimed: "Throw: rock."
        texts << tr("%1: %2.").arg(verbName(m_now->verb, *item), name);
    }
    const KeyMap& keys = m_context.keys; // before the cell: the end of a long line is cut
    //: %1 to %3: keys
    texts << tr("%1 does it, %2 finds the next, %3 goes back.")
                 .arg(keys.firstLabel(PlayAction::Obvious), keys.firstLabel(PlayAction::AimNext),
                      keys.firstLabel(PlayAction::Close));
    texts << (cellWords.isEmpty() ? tr("Choose a cell.") : cellWords);
    return texts.join(u' ');
}

} // namespace cave
