// SPDX-License-Identifier: MIT
#include "core/generate/arrivals.h"

namespace cave {

std::vector<CellAt> arrivalsOn(const LevelCanvas& canvas)
{
    std::vector<CellAt> cells;
    const auto add = [&](const Place& place) {
        if (place.level == canvas.level().uid && canvas.contains(place.x, place.y))
            cells.push_back({place.x, place.y});
    };
    if (const auto& start = canvas.dungeon().start)
        add(start->at);
    for (const Link& link : canvas.dungeon().links)
        add(link.to);
    canvas.cellsWhere([](const TileKind& kind) { return kind.leads == Leads::Up; }).forEach([&](int x, int y) {
        cells.push_back({x, y});
    });
    return cells;
}

} // namespace cave
