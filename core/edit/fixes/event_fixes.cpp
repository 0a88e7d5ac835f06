// SPDX-License-Identifier: MIT
#include "core/edit/fixes/event_fixes.h"

#include "core/edit/edits.h"
#include "core/edit/script_edit.h"
#include "core/proof/checks.h"
#include "core/proof/ways/design.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

// The nearest cell of the level that a row of the event fits, by rows among those of equal distance.
std::optional<Position> nearestFitting(const Dungeon& dungeon, const ScriptedEvent& event, const Problem& problem)
{
    const Stage stage(dungeon);
    const Fates fates(stage);
    const Position wish = *problem.at;
    std::optional<Position> best;
    const auto key = [&](Position at) { return std::tuple(distance(at, wish), at.y, at.x); };
    forEachCell(dungeon, wish.z, [&](Position at) {
        if ((!best || key(at) < key(*best)) && fits(fates, *dungeon.catalogue, event, problem.script.row, at))
            best = at;
    });
    return best;
}

std::optional<Fix> moveCells(const Dungeon& dungeon, const Problem& problem)
{
    const ScriptedEvent* event = eventAt(dungeon, problem.script);
    const auto to = event && problem.at ? nearestFitting(dungeon, *event, problem) : std::nullopt;
    if (!to)
        return std::nullopt;
    ScriptedEvent changed = *event;
    EventTerms& terms = problem.script.row == ScriptAddress::kTrigger
                            ? changed.when.terms
                            : changed.effects[static_cast<std::size_t>(problem.script.row)].terms;
    terms.cells = {.of = EventCells::Of::Boxes, .boxes = {{to->x, to->y, 1, 1}}};
    return Fix{{CAVE_TEXT("fixes", "Move it to %1, %2."), {std::int64_t{to->x}, std::int64_t{to->y}}},
               changeEvent(dungeon, problem.script, changed)};
}

constexpr int kReopens = 20; // beats

// What gives a cell back what it was, once an effect of an event has shut it.
std::optional<EventEffect> openingOf(const Dungeon& dungeon, const EventEffect& effect, Position at)
{
    const TileKind& was = kindAt(dungeon, at);
    if (tileLaidBy(effect).empty() || !was.walkable)
        return std::nullopt;
    EventEffect opening = effect;
    opening.does = EffectWord::Tile;
    opening.terms.cells = {.of = EventCells::Of::Boxes, .boxes = {{at.x, at.y, 1, 1}}};
    opening.terms.tile = was.id;
    opening.terms.delay = effect.terms.delay + kReopens;
    return opening;
}

std::optional<Fix> openAgain(const Dungeon& dungeon, const Problem& problem)
{
    const ScriptedEvent* event = eventAt(dungeon, problem.script);
    if (!event)
        return std::nullopt;
    const Stage stage(dungeon);
    const auto staged = std::ranges::find(stage.events(), problem.script, &StagedEvent::of);
    if (staged == stage.events().end())
        return std::nullopt;
    ScriptedEvent changed = *event;
    for (const EventEffect& effect : event->effects) {
        const auto laid = dungeon.catalogue->findTile(tileLaidBy(effect));
        if (!laid || dungeon.catalogue->tile(*laid).walkable)
            continue;
        for (const Position at : stage.cellsOf(*staged, effect.terms))
            if (auto opening = openingOf(dungeon, effect, at); opening && changed.effects.size() < kMostEffects)
                changed.effects.push_back(std::move(*opening));
    }
    if (changed.effects.size() == event->effects.size())
        return std::nullopt;
    return Fix{{CAVE_TEXT("fixes", "Let it open again after %1 beats."), {std::int64_t{kReopens}}},
               changeEvent(dungeon, problem.script, changed)};
}

// All cells of the tile that is there which hang together with it.
std::vector<CellAt> cellsLike(const Dungeon& dungeon, Position from)
{
    const Grid<TileId>& tiles = dungeon.level(from.z).tiles;
    const TileId like = tiles[from.x, from.y];
    std::vector<CellAt> cells{{from.x, from.y}};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Offset step : kOffsets) {
            const CellAt next{cells[i].x + step.dx, cells[i].y + step.dy};
            if (tiles.contains(next.x, next.y) && tiles[next.x, next.y] == like &&
                std::ranges::find(cells, next) == cells.end())
                cells.push_back(next);
        }
    return cells;
}

Fix makeStone(const Dungeon& dungeon, Position from)
{
    return Fix{
        {CAVE_TEXT("fixes", "Make it stone.")},
        paint(dungeon, from.z, cellsLike(dungeon, from), dungeon.catalogue->floor(), nextGroup(dungeon, from.z))};
}

constexpr std::string_view kWater = "deep_water"; // no way either, and looks like none

std::optional<Fix> makeWater(const Dungeon& dungeon, const Problem& problem)
{
    const auto water = dungeon.catalogue->findTile(kWater);
    if (!water)
        return std::nullopt;
    Text what{CAVE_TEXT("fixes", "Make it deep water.")};
    const Position at = *problem.at;
    if (problem.script == ScriptAddress{})
        return Fix{std::move(what), paint(dungeon, at.z, cellsLike(dungeon, at), *water, nextGroup(dungeon, at.z))};
    const ScriptedEvent* event = eventAt(dungeon, problem.script);
    if (!event)
        return std::nullopt;
    ScriptedEvent changed = *event;
    EventEffect& effect = changed.effects[static_cast<std::size_t>(problem.script.row)];
    effect.does = EffectWord::Tile;
    effect.terms.tile = kWater;
    return Fix{std::move(what), changeEvent(dungeon, problem.script, changed)};
}

} // namespace

std::optional<Fix> eventFixFor(const Dungeon& dungeon, const Problem& problem)
{
    if (problem.script.placed)
        return std::nullopt; // they are the piece's, which stands elsewhere too
    const ProblemKind kind = problem.kind;
    if (kind == ProblemKind::EventUnfit)
        return moveCells(dungeon, problem);
    if (kind == ProblemKind::EventDead)
        return Fix{{CAVE_TEXT("fixes", "Remove the event.")}, removeEvent(dungeon, problem.script)};
    if (kind == ProblemKind::MarkUnset || kind == ProblemKind::MarkUnread)
        return Fix{{CAVE_TEXT("fixes", "Remove the mark.")}, removeMark(dungeon, problem.script)};
    if (kind == ProblemKind::ShutsIn)
        return openAgain(dungeon, problem);
    if (kind == ProblemKind::MayBurn)
        return makeStone(dungeon, *problem.at);
    if (kind == ProblemKind::ChasmAtBottom)
        return makeWater(dungeon, problem);
    return std::nullopt;
}

} // namespace cave
