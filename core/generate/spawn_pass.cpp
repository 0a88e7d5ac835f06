// SPDX-License-Identifier: MIT
// spawn@1: creatures on free floor, chosen by rank of place, kinds by weight.
#include "core/generate/passes.h"

namespace cave {

namespace {

// Plain floor without a creature, not where a game starts and not where a thing was placed or removed by hand.
std::vector<CellAt> freeCells(const LevelCanvas& canvas)
{
    BitGrid taken(canvas.width(), canvas.height());
    for (const Placement& thing : canvas.state().things)
        if (thing.table == KindTable::Creature)
            taken.set(thing.x, thing.y);
    const auto& start = canvas.dungeon().start;
    if (start && start->at.level == canvas.level().uid && taken.contains(start->at.x, start->at.y))
        taken.set(start->at.x, start->at.y);
    std::vector<CellAt> cells;
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            if (canvas.tile(x, y) == canvas.catalogue().floor() && !taken.get(x, y) && !canvas.hasMark(x, y, kNoSpawn))
                cells.push_back({x, y});
    return cells;
}

void run(RowContext& row)
{
    const Weighted table = row.parameters.table("table");
    const int count = row.parameters.number("count");
    row.report.asked = count;
    if (table.isEmpty())
        return row.report.miss(RowState::Skipped, {CAVE_TEXT("recipe", "The table of creatures is empty.")});
    for (const CellAt cell : row.chance.lowest(freeCells(row.canvas), static_cast<std::size_t>(count), Draw::Rank)) {
        const std::size_t chosen = row.chance.kind(cell, table.hashes, table.weights);
        row.canvas.addThing({table.kinds[chosen].table, table.kinds[chosen].kind, cell.x, cell.y, row.report.row});
        ++row.report.done;
    }
    if (row.report.done < count) {
        row.report.state = RowState::Partial;
        row.report.why = {CAVE_TEXT_N("recipe", "There was free floor for only %n creature(s)."), {}, row.report.done};
    }
}

} // namespace

Pass spawnPass()
{
    return {.type = "spawn",
            .title = CAVE_LABEL("Creatures"),
            .help = CAVE_LABEL("Puts creatures on free floor, each kind by its weight."),
            .parameters = {{.id = "count",
                            .kind = ParameterKind::Integer,
                            .standard = 15,
                            .low = 0,
                            .high = 100'000,
                            .unit = CAVE_LABEL("creatures"),
                            .help = CAVE_LABEL("How many on each level.")},
                           {.id = "table",
                            .kind = ParameterKind::Table,
                            .standard = Json::Array{},
                            .help = CAVE_LABEL("The kinds and how often each comes beside the others.")}},
            .runLevel = run,
            .levelPhase = Phase::Place,
            .facts = [](const RowParameters&) { return Facts{.needs = kBase}; }};
}

} // namespace cave
