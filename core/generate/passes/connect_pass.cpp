// SPDX-License-Identifier: MIT
// connect@1: digs tunnels until every part can be reached, on a level or in the whole dungeon. Uses no chance.
#include "core/generate/partition.h"
#include "core/generate/passes.h"
#include "core/generate/passes/tunnels.h"
#include "core/generate/regions.h"

#include <algorithm>

namespace cave {

namespace {

struct LevelParts {
    LevelCanvas* canvas = nullptr;
    bool mayDig = true;
    Regions regions;
    std::size_t first = 0; // number of region 1 among the parts of all levels
    std::size_t part(int x, int y) const { return first + regions.ids[x, y] - 1; }
};

void joinByStairs(const Dungeon& dungeon, const std::vector<LevelParts>& levels, Partition& parts)
{
    for (const LevelParts& from : levels) {
        BitGrid stairs = from.canvas->cellsWhere([](const TileKind& kind) { return kind.leads != Leads::Nowhere; });
        stairs &= from.canvas->walkable();
        stairs.forEach([&](int x, int y) {
            const auto to = dungeon.stairsTarget({x, y, from.canvas->z()}, from.canvas->tile(x, y));
            const auto there =
                std::ranges::find_if(levels, [&](const LevelParts& level) { return to && level.canvas->z() == to->z; });
            if (there != levels.end() && there->regions.ids[to->x, to->y] != 0)
                parts.join(from.part(x, y), there->part(to->x, to->y));
        });
    }
}

// The cheapest tunnels of all levels, shortest first, as Kruskal's algorithm takes them.
struct Candidate {
    const LevelParts* level = nullptr;
    Tunnel tunnel;
};

std::vector<Candidate> findCandidates(const std::vector<LevelParts>& levels)
{
    std::vector<Candidate> candidates;
    for (const LevelParts& level : levels)
        if (level.mayDig && level.regions.count() > 1)
            for (Tunnel& tunnel : findTunnels(level.regions.ids, level.canvas->diggable()))
                candidates.push_back({&level, std::move(tunnel)});
    std::ranges::stable_sort(candidates, {}, [](const Candidate& candidate) { return candidate.tunnel.cells.size(); });
    return candidates;
}

// Regions must be labelled; numbers them on through the levels.
void connect(const Dungeon& dungeon, std::vector<LevelParts> levels, std::size_t partsWanted, RowReport& report)
{
    std::size_t count = 0;
    for (LevelParts& level : levels) {
        level.first = count;
        count += static_cast<std::size_t>(level.regions.count());
    }
    Partition parts(count);
    if (levels.size() > 1)
        joinByStairs(dungeon, levels, parts);
    if (parts.left() <= partsWanted)
        return;
    report.asked += static_cast<int>(parts.left() - partsWanted);
    for (const Candidate& candidate : findCandidates(levels)) {
        if (parts.left() <= partsWanted)
            return;
        const LevelParts& level = *candidate.level;
        if (!parts.join(level.first + candidate.tunnel.a - 1, level.first + candidate.tunnel.b - 1))
            continue;
        for (const CellAt cell : candidate.tunnel.cells)
            level.canvas->set(cell.x, cell.y, level.canvas->catalogue().dugFrom(level.canvas->tile(cell.x, cell.y)));
        ++report.done;
    }
    if (report.done < report.asked) {
        report.state = RowState::Partial;
        report.why = {CAVE_TEXT_N("recipe", "%n part(s) stay apart, because no tunnel can be dug to them."),
                      {},
                      report.asked - report.done};
    }
}

LevelParts partsOf(LevelCanvas& canvas, bool mayDig) { return {&canvas, mayDig, canvas.regions(Way::Eight)}; }

void runLevel(RowContext& row)
{
    connect(row.canvas.dungeon(), {partsOf(row.canvas, true)},
            static_cast<std::size_t>(row.parameters.number("regions")), row.report);
}

// Levels without the row take part in the count but are not dug: their tunnels would not be theirs.
void runDungeon(DungeonContext& context)
{
    std::vector<LevelParts> levels;
    levels.reserve(context.canvases.size());
    for (LevelCanvas& canvas : context.canvases)
        levels.push_back(partsOf(canvas, std::ranges::find(context.rows, canvas.z(), &DungeonContext::RowOnLevel::z) !=
                                             context.rows.end()));
    connect(context.dungeon, std::move(levels),
            static_cast<std::size_t>(context.rows.front().parameters.number("regions")), context.report);
}

Facts factsOfConnect(const RowParameters& parameters)
{
    const bool isLevel = parameters.choice("scope") == "level";
    return {.needs = kBase, .gives = static_cast<std::uint8_t>(isLevel ? kConnected : 0)};
}

} // namespace

Pass connectPass()
{
    return {.type = "connect",
            .title = CAVE_LABEL("Connect"),
            .help = CAVE_LABEL("Digs the shortest tunnels that join what cannot be reached."),
            .parameters = {{.id = "scope",
                            .kind = ParameterKind::Choice,
                            .standard = "level",
                            .choices = {"level", "dungeon"},
                            .help = CAVE_LABEL(
                                "Joins the caves of each level, or only parts of the dungeon that no stairs join.")},
                           {.id = "regions",
                            .kind = ParameterKind::Integer,
                            .standard = 1,
                            .low = 1,
                            .high = 1000,
                            .unit = CAVE_LABEL("parts"),
                            .help = CAVE_LABEL("How many parts may stay apart.")}},
            .runLevel = runLevel,
            .runDungeon = runDungeon,
            .facts = factsOfConnect};
}

} // namespace cave
