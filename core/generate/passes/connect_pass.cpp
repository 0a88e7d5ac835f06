// SPDX-License-Identifier: MIT
// connect@1: digs tunnels until every part can be reached, on a level or in the whole dungeon. Uses no chance.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/tunnels.h"
#include "core/generate/shapes/partition.h"
#include "core/generate/shapes/regions.h"

#include <algorithm>

namespace cave {

namespace {

struct ConnectParameters {
    RowScope scope;
    int regions;
};
using ConnectRow = RowContextOf<ConnectParameters>;
using ConnectDungeon = DungeonContextOf<ConnectParameters>;

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
        report.why = {
            CAVE_TEXT_N("recipe", "%n part(s) [stays|stay] apart, because no tunnel can be dug to [it|them]."),
            {},
            report.asked - report.done};
    }
}

LevelParts partsOf(LevelCanvas& canvas, bool mayDig) { return {&canvas, mayDig, canvas.regions(Way::Eight)}; }

void runLevel(ConnectRow& row)
{
    connect(row.canvas.dungeon(), {partsOf(row.canvas, true)}, static_cast<std::size_t>(row.parameters.regions),
            row.report);
}

// Levels without the row take part in the count but are not dug: their tunnels would not be theirs.
void runDungeon(ConnectDungeon& context)
{
    std::vector<LevelParts> levels;
    levels.reserve(context.canvases.size());
    for (LevelCanvas& canvas : context.canvases)
        levels.push_back(partsOf(canvas, std::ranges::find(context.rows, canvas.z(), &ConnectDungeon::RowOnLevel::z) !=
                                             context.rows.end()));
    connect(context.dungeon, std::move(levels), static_cast<std::size_t>(context.rows.front().parameters.regions),
            context.report);
}

Facts factsOfConnect(const ConnectParameters& parameters, const Catalogue&)
{
    const bool isLevel = parameters.scope == RowScope::Level;
    return {.needs = kBase, .gives = static_cast<std::uint8_t>(isLevel ? kConnected : 0)};
}

} // namespace

Pass connectPass()
{
    using P = ConnectParameters;
    return makePass<P>(
        {.type = "connect",
         .title = CAVE_LABEL("recipe", "Connect"),
         .help = CAVE_LABEL("recipe", "Digs the shortest tunnels that join what cannot be reached."),
         .runLevel = runLevel,
         .runDungeon = runDungeon,
         .facts = factsOfConnect},
        {field(
             "scope", CAVE_LABEL("Parameters", "Scope"), &P::scope,
             Choice<RowScope>{RowScope::Level, {{"level", RowScope::Level}, {"dungeon", RowScope::Dungeon}}},
             CAVE_LABEL("recipe", "Joins the caves of each level, or only parts of the dungeon that no stairs join.")),
         field("regions", CAVE_LABEL("Parameters", "Regions"), &P::regions, Number{1, 1, 1000, "parts"},
               CAVE_LABEL("recipe", "How many parts may stay apart."))});
}

} // namespace cave
