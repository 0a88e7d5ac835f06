// SPDX-License-Identifier: MIT
// Whether conditions of events hold, as far as the proof can know.
#include "core/proof/play/play_round.h"

#include <algorithm>

namespace cave {

// One that fails settles it, whatever the others are.
PlayRound::Truth PlayRound::holdsAll(const Branch& now, const std::vector<EventCondition>& conditions) const
{
    Truth all = Truth::Yes;
    for (const EventCondition& condition : conditions) {
        const Truth part = holds(now, condition);
        if (part == Truth::No)
            return part;
        if (part != Truth::Yes && all != Truth::Unknown)
            all = part;
    }
    return all;
}

PlayRound::Truth PlayRound::countHolds(const Branch& now, const EventTerms& terms) const
{
    if (m_model.canMultiply(terms))
        return Truth::Unknown;
    int alive = 0;
    for (std::size_t i = 0; i < m_model.foes().size(); ++i) {
        const PlayModel::Foe& foe = m_model.foes()[i];
        if (now.state[m_model.foeSlot(i)] == PlayModel::Alive &&
            m_model.isOfTeam(staged(now.current->row), terms, foe.who, level(now)) &&
            (foe.at.z < 0 || foe.at.z == level(now)))
            alive += foe.count;
    }
    return alive >= terms.least && alive <= terms.most ? Truth::Yes : Truth::No;
}

PlayRound::Truth PlayRound::tileHolds(const Branch& now, const EventTerms& terms) const
{
    const std::vector<Position> cells = cellsOf(now, terms);
    std::size_t found = 0;
    for (const Position at : cells) {
        if (m_model.isUncertain(at))
            return Truth::Unknown;
        found += m_model.tileAt(now.state, at).id == terms.tile;
    }
    return (terms.all ? !cells.empty() && found == cells.size() : found > 0) ? Truth::Yes : Truth::No;
}

PlayRound::Truth PlayRound::holds(const Branch& now, const EventCondition& condition) const
{
    const EventTerms& terms = condition.terms;
    const auto truthOf = [](bool isTrue) { return isTrue ? Truth::Yes : Truth::No; };
    switch (condition.is) {
    case ConditionWord::Mark: {
        const auto mark = m_model.stage().markOf(staged(now.current->row), terms.mark);
        const int value = mark ? now.state[m_model.markSlot(*mark)] : 0;
        return truthOf(mark && value >= terms.least && value <= terms.most);
    }
    case ConditionWord::Alive: return countHolds(now, terms);
    case ConditionWord::Tile: return tileHolds(now, terms);
    case ConditionWord::Depth: return truthOf(level(now) + 1 >= terms.least && level(now) + 1 <= terms.most);
    case ConditionWord::Stands: {
        const std::vector<Position> cells = cellsOf(now, terms);
        const bool isHero = std::ranges::find(cells, m_model.map().cellOf(now.node)) != cells.end();
        if (terms.who.of == EventWho::Of::Hero)
            return truthOf(isHero);
        return isHero && meansHero(terms.who, m_model.dungeon().rules) ? Truth::Yes : Truth::Unknown;
    }
    case ConditionWord::Chance:
        return terms.perMille == 0 ? Truth::No : terms.perMille == 1000 ? Truth::Yes : Truth::Chance;
    case ConditionWord::Not: {
        const Truth part = holds(now, condition.parts.front());
        return part == Truth::Yes ? Truth::No : part == Truth::No ? Truth::Yes : part;
    }
    case ConditionWord::Any: {
        Truth best = Truth::No;
        for (const EventCondition& each : condition.parts) {
            const Truth part = holds(now, each);
            if (part == Truth::Yes)
                return part;
            best = part == Truth::No ? best : best == Truth::Unknown ? best : part;
        }
        return best;
    }
    case ConditionWord::Has:
    case ConditionWord::Lies:
    case ConditionWord::Health: break;
    }
    return Truth::Unknown;
}

} // namespace cave
