// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/ways/design.h"
#include "core/proof/ways/reach.h"

#include <algorithm>

namespace cave {

namespace {

void checkGroundAtBottom(const Dungeon& dungeon, Findings& findings)
{
    const std::vector<bool> pits = pitsOf(*dungeon.catalogue);
    std::optional<Position> first;
    std::int64_t count = 0;
    forEachCell(dungeon, dungeon.depth() - 1, [&](Position at) {
        if ((kindAt(dungeon, at).falls || pits[dungeon.level(at.z).tiles[at.x, at.y]]) && ++count == 1)
            first = at;
    });
    if (first)
        findings.add(
            ProblemKind::ChasmAtBottom, Severity::Warning, first,
            {CAVE_TEXT_N("problems", "%n cell(s) of the lowest level [holds|hold] nobody, but there is nothing below "
                                     "to fall to."),
             {},
             count});
}

// Of an effect that lets ground fall, or lays what holds nobody: the first cell on the lowest level.
std::optional<Position> bottomOf(const Stage& stage, const StagedEvent& staged, const EventEffect& effect)
{
    const Dungeon& dungeon = stage.dungeon();
    const auto laid = dungeon.catalogue->findTile(tileLaidBy(effect));
    if (!laid || !dungeon.catalogue->tile(*laid).falls || (effect.terms.cells.of == EventCells::Of::Level && !staged.z))
        return std::nullopt;
    const std::vector<Position> cells = stage.cellsOf(staged, effect.terms);
    const auto lowest = std::ranges::find(cells, dungeon.depth() - 1, &Position::z);
    return lowest == cells.end() ? std::nullopt : std::optional(*lowest);
}

} // namespace

void checkFalls(const Dungeon& dungeon, Findings& findings)
{
    if (dungeon.levels.empty() || std::ranges::none_of(dungeon.catalogue->tiles(), &TileKind::falls))
        return;
    checkGroundAtBottom(dungeon, findings);
    const Stage stage(dungeon);
    for (const StagedEvent& staged : stage.events())
        for (std::size_t row = 0; row < staged.event->effects.size(); ++row)
            if (const auto at = bottomOf(stage, staged, staged.event->effects[row])) {
                ScriptAddress address = staged.of;
                address.row = static_cast<int>(row);
                findings.add(
                    ProblemKind::ChasmAtBottom, Severity::Warning, at,
                    {CAVE_TEXT("problems", "The event \"%1\" lets ground fall on the lowest level, where there "
                                           "is nothing to fall to."),
                     {shownName(*staged.event)}},
                    std::move(address));
            }
}

} // namespace cave
