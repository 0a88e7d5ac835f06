// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/ways/design.h"
#include "core/proof/ways/openings.h"
#include "core/proof/ways/prospect.h"

#include <algorithm>

namespace cave {

namespace {

// Walking into it is neither a step nor the work of a key.
bool canBeUsed(const TileKind& tile) { return !tile.walkable && tile.drowns == 0 && tile.unlocksInto.empty(); }

bool canBeCrossed(const TileKind& tile)
{
    return tile.walkable || tile.flyable || tile.swimmable || tile.drowns > 0 || tile.leads != Leads::Nowhere;
}

bool fitsTrigger(const TileKind& tile, TriggerWord on)
{
    switch (on) {
    case TriggerWord::Enter:
    case TriggerWord::Leave: return canBeCrossed(tile);
    case TriggerWord::Weigh:
    case TriggerWord::Lift:
    case TriggerWord::Take:
    case TriggerWord::Put: return tile.walkable;
    case TriggerWord::Use: return canBeUsed(tile);
    case TriggerWord::See:
    case TriggerWord::Die:
    case TriggerWord::Hurt:
    case TriggerWord::Turn:
    case TriggerWord::Arrive:
    case TriggerWord::Mark:
    case TriggerWord::Become:
    case TriggerWord::Gas: break;
    }
    return true;
}

// What is drawn or comes back may be any kind: one that swims, say.
bool holdsMade(const TileKind& tile, const EventEffect& effect, const Catalogue& catalogue)
{
    if (makesAnything(effect))
        return tile.walkable || tile.flyable || tile.swimmable;
    const auto creature = catalogue.findCreature(effect.terms.creature);
    return creature ? holds(tile, catalogue.creature(*creature)) : tile.walkable;
}

bool fitsEffect(const TileKind& tile, const EventEffect& effect, const Catalogue& catalogue)
{
    switch (effect.does) {
    case EffectWord::Open: return !tile.opensInto.empty() || !tile.unlocksInto.empty();
    case EffectWord::Close: return !tile.closesInto.empty();
    case EffectWord::Move: return canBeCrossed(tile);
    case EffectWord::Fall: return catalogue.findTile(kChasm).has_value();
    case EffectWord::Make: return holdsMade(tile, effect, catalogue);
    case EffectWord::Say:
    case EffectWord::Mark:
    case EffectWord::Tile:
    case EffectWord::Remove:
    case EffectWord::Effect:
    case EffectWord::Gas:
    case EffectWord::Fire:
    case EffectWord::Flood:
    case EffectWord::Order:
    case EffectWord::Side:
    case EffectWord::Reveal:
    case EffectWord::Noise:
    case EffectWord::Score:
    case EffectWord::End: break;
    }
    return true;
}

bool isMaking(const ScriptedEvent& event, int row)
{
    return row != ScriptAddress::kTrigger && event.effects[static_cast<std::size_t>(row)].does == EffectWord::Make;
}

bool fitsAt(const TileKind& tile, const Catalogue& catalogue, const ScriptedEvent& event, int row)
{
    return row == ScriptAddress::kTrigger ? fitsTrigger(tile, event.when.on)
                                          : fitsEffect(tile, event.effects[static_cast<std::size_t>(row)], catalogue);
}

// Where an event makes something "here", that is where it waits for what sets it off.
bool namesCells(const ScriptedEvent& event, int row, const EventTerms& terms)
{
    return terms.cells.of == EventCells::Of::Boxes || (terms.cells.of == EventCells::Of::Here && isMaking(event, row) &&
                                                       event.when.terms.cells.of == EventCells::Of::Boxes);
}

const EventTerms& termsOf(const ScriptedEvent& event, int row)
{
    return row == ScriptAddress::kTrigger ? event.when.terms : event.effects[static_cast<std::size_t>(row)].terms;
}

// `mayFit`: once somebody has done something to the cells.
Text unfitText(const ScriptedEvent& event, int row, bool hasCells, bool mayFit)
{
    const std::vector<TextArgument> name{shownName(event)};
    if (!hasCells)
        return {CAVE_TEXT("problems", "The event \"%1\" names cells outside the level."), name};
    if (row != ScriptAddress::kTrigger) {
        const EffectWord does = event.effects[static_cast<std::size_t>(row)].does;
        if (does == EffectWord::Open)
            return {CAVE_TEXT("problems", "The event \"%1\" opens cells where nothing is shut."), name};
        if (does == EffectWord::Close)
            return {CAVE_TEXT("problems", "The event \"%1\" shuts cells where nothing is open."), name};
        if (does == EffectWord::Fall)
            return {CAVE_TEXT("problems", "The event \"%1\" lets ground fall, but no tile is called \"chasm\"."), name};
        if (mayFit)
            return {CAVE_TEXT("problems", "The event \"%1\" puts something on cells that do not hold it until somebody "
                                          "opens, breaks or digs them."),
                    name};
        return {CAVE_TEXT("problems", "The event \"%1\" puts something on cells that do not hold it."), name};
    }
    if (event.when.on == TriggerWord::Use)
        return {CAVE_TEXT("problems", "The event \"%1\" waits for the hero to bump into cells, but there is nothing "
                                      "to bump into."),
                name};
    return {CAVE_TEXT("problems", "The event \"%1\" waits for something on cells that hold nothing."), name};
}

Text deadText(const ScriptedEvent& event, Prospect::Doubt doubt)
{
    const std::vector<TextArgument> name{shownName(event)};
    switch (doubt) {
    case Prospect::Doubt::NoLevel:
        return {CAVE_TEXT("problems", "The event \"%1\" never happens: the level that it names is not there."), name};
    case Prospect::Doubt::MarkTooLow:
        return {CAVE_TEXT("problems", "The event \"%1\" never happens: its mark never rises so far."), name};
    case Prospect::Doubt::TileNever:
        return {CAVE_TEXT("problems", "The event \"%1\" never happens: its cells never become that tile."), name};
    case Prospect::Doubt::ConditionNever:
        return {CAVE_TEXT("problems", "The event \"%1\" never happens: what must hold for it never does."), name};
    case Prospect::Doubt::None:
    case Prospect::Doubt::Nobody: break;
    }
    return {CAVE_TEXT("problems", "The event \"%1\" never happens: whom or what it waits for is nowhere."), name};
}

class EventChecker {
public:
    EventChecker(const Stage& stage, const Fates& fates, Findings& findings)
        : m_stage(stage), m_fates(fates), m_findings(findings)
    {
    }

    void check(const StagedEvent& staged)
    {
        checkRow(staged, ScriptAddress::kTrigger);
        for (int row = 0; row < static_cast<int>(staged.event->effects.size()); ++row)
            checkRow(staged, row);
    }

private:
    // A row that names many cells is meant for those among them that it fits.
    void checkRow(const StagedEvent& staged, int row)
    {
        const EventTerms& terms = termsOf(*staged.event, row);
        if (!namesCells(*staged.event, row, terms) || m_stage.namesNoLevel(terms))
            return;
        const std::vector<Position> cells = m_stage.cellsOf(staged, terms);
        const Catalogue& catalogue = *m_stage.dungeon().catalogue;
        const auto suits = [&](Position at) { return fits(m_fates, catalogue, *staged.event, row, at); };
        const bool isHere = terms.cells.of == EventCells::Of::Here;
        if (std::ranges::any_of(cells, suits) || (isHere && cells.empty())) // the trigger's row tells of those outside
            return;
        std::optional<Position> at = m_stage.placeOf(staged);
        if (!terms.cells.boxes.empty()) { // else they were those of a piece that lies outside
            const Box& first = terms.cells.boxes.front();
            at = Position{first.x, first.y, m_stage.levelOf(staged, terms).value_or(0)};
        }
        ScriptAddress address = staged.of;
        address.row = row;
        const bool mayFit = std::ranges::any_of(cells, [&](Position cell) {
            return m_fates.any(cell, [&](const TileKind& tile) { return fitsAt(tile, catalogue, *staged.event, row); });
        });
        m_findings.add(ProblemKind::EventUnfit, Severity::Warning, at,
                       unfitText(*staged.event, row, !cells.empty(), mayFit), std::move(address));
    }

    const Stage& m_stage;
    const Fates& m_fates;
    Findings& m_findings;
};

} // namespace

bool fits(const Fates& fates, const Catalogue& catalogue, const ScriptedEvent& event, int row, Position at)
{
    const auto suits = [&](const TileKind& tile) { return fitsAt(tile, catalogue, event, row); };
    return isMaking(event, row) ? fates.anyWithoutDeeds(at, suits) : fates.any(at, suits);
}

void checkEvents(const Stage& stage, const Fates& fates, Findings& findings)
{
    EventChecker checker(stage, fates, findings);
    Prospect prospect(stage, fates);
    prospect.grow([](const StagedEvent&) { return true; });
    for (std::size_t i = 0; i < stage.events().size(); ++i) {
        const StagedEvent& staged = stage.events()[i];
        checker.check(staged);
        if (!prospect.mayHappen(i))
            findings.add(ProblemKind::EventDead, Severity::Warning, stage.placeOf(staged),
                         deadText(*staged.event, prospect.doubtOf(i)), staged.of);
    }
}

// What others set off, or needs no place, is never out of reach by itself.
void checkTriggers(const Stage& stage, const Fates& fates, const Journey& journey, Findings& findings)
{
    Prospect prospect(stage, fates);
    prospect.grow([](const StagedEvent&) { return true; });
    const auto staysAt = [&](Position at) { return journey.staysAt(at); };
    for (std::size_t i = 0; i < stage.events().size(); ++i) {
        const StagedEvent& staged = stage.events()[i];
        if (!prospect.mayHappen(i) || !needsPlace(staged.event->when) || placeToAct(stage, staged, staysAt))
            continue;
        const std::vector<Position> cells = stage.cellsOf(staged, staged.event->when.terms);
        const auto suits = std::ranges::find_if(cells, [&](Position at) {
            return fits(fates, *stage.dungeon().catalogue, *staged.event, ScriptAddress::kTrigger, at);
        });
        if (suits != cells.end())
            findings.add(ProblemKind::TriggerUnreachable, Severity::Warning, *suits,
                         {CAVE_TEXT("problems", "The event \"%1\" never happens: its cells cannot be reached without "
                                                "digging."),
                          {shownName(*staged.event)}},
                         staged.of);
    }
}

} // namespace cave
