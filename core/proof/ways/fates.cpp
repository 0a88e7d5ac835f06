// SPDX-License-Identifier: MIT
#include "core/proof/ways/fates.h"

#include "core/proof/ways/design.h"
#include "core/proof/ways/ground.h"

#include <algorithm>

namespace cave {

namespace {

// Whether the word comes about without anything that somebody does to the ground.
bool needsNoDeed(On word)
{
    switch (word) {
    case On::Use:
    case On::Dig:
    case On::Burn:
    case On::Freeze:
    case On::Strike: return false;
    case On::Enter:
    case On::Leave:
    case On::Stay:
    case On::Weigh:
    case On::Lift:
    case On::Soak:
    case On::Light:
    case On::Time: break;
    }
    return true;
}

bool changesGround(const EventEffect& effect)
{
    return changesTiles(effect) || effect.does == EffectWord::Effect || effect.does == EffectWord::Gas ||
           effect.does == EffectWord::Fire || effect.does == EffectWord::Flood || effect.does == EffectWord::Reveal;
}

} // namespace

Fates::Fates(const Stage& stage) : m_stage(stage)
{
    for (const StagedEvent& staged : stage.events()) {
        noteNamed(staged);
        for (const EventEffect& effect : staged.event->effects) {
            const auto tile = stage.dungeon().catalogue->findTile(tileLaidBy(effect));
            if (!tile)
                continue;
            for (const Position at : stage.cellsOf(staged, effect.terms))
                m_laid[at].push_back(*tile);
        }
    }
}

void Fates::noteNamed(const StagedEvent& staged, const EventTerms& terms)
{
    const Dungeon& dungeon = m_stage.dungeon();
    for (const Position at : m_stage.cellsOf(staged, terms))
        m_named.try_emplace(at.z, dungeon.width, dungeon.height).first->second.set(at.x, at.y);
}

void Fates::noteNamed(const StagedEvent& staged, const EventCondition& condition)
{
    if (condition.terms.cells.of == EventCells::Of::Boxes)
        noteNamed(staged, condition.terms);
    for (const EventCondition& part : condition.parts)
        noteNamed(staged, part);
}

void Fates::noteNamed(const StagedEvent& staged)
{
    const EventTrigger& when = staged.event->when;
    if (when.on != TriggerWord::See && when.terms.cells.of == EventCells::Of::Boxes)
        noteNamed(staged, when.terms);
    for (const EventCondition& condition : staged.event->conditions)
        noteNamed(staged, condition);
    for (const EventEffect& effect : staged.event->effects)
        if (changesGround(effect))
            noteNamed(staged, effect.terms);
}

std::vector<TileId> Fates::turnsOf(TileId tile) const
{
    const Catalogue& catalogue = *m_stage.dungeon().catalogue;
    std::vector<TileId> all = cave::turnsOf(catalogue, tile);
    if (m_stage.dungeon().rules.dig)
        all.push_back(catalogue.dugFrom(tile));
    return all;
}

std::vector<TileId> Fates::of(Position at) const
{
    return closureOf(at, [this](TileId tile) { return turnsOf(tile); });
}

// Doors and what searching finds are ways: whoever sets an event off may well have come by them.
std::vector<TileId> Fates::withoutDeeds(Position at) const
{
    if (const auto named = m_named.find(at.z); named != m_named.end() && named->second.get(at.x, at.y))
        return of(at);
    return closureOf(at,
                     [this](TileId tile) { return cave::turnsOf(*m_stage.dungeon().catalogue, tile, needsNoDeed); });
}

std::vector<TileId> Fates::closureOf(Position at, const std::function<std::vector<TileId>(TileId)>& turns) const
{
    std::vector<TileId> tiles{m_stage.dungeon().level(at.z).tiles[at.x, at.y]};
    const auto add = [&](TileId tile) {
        if (std::ranges::find(tiles, tile) == tiles.end())
            tiles.push_back(tile);
    };
    if (const auto laid = m_laid.find(at); laid != m_laid.end())
        std::ranges::for_each(laid->second, add);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        for (const TileId turned : turns(tiles[i]))
            add(turned);
    return tiles;
}

} // namespace cave
