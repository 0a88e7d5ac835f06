// SPDX-License-Identifier: MIT
#include "core/edit/fixes/fixes.h"

#include "core/edit/edits.h"
#include "core/edit/fixes/event_fixes.h"
#include "core/edit/hand_edits.h"
#include "core/edit/selection.h"
#include "core/edit/things_at.h"
#include "core/edit/words_edit.h"
#include "core/proof/analysis.h"
#include "core/proof/checks.h"
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/search.h"
#include "core/world/goals.h"

#include <algorithm>
#include <array>
#include <deque>

namespace cave {

namespace {

class Fixer {
public:
    Fixer(const Dungeon& dungeon, const Problem& problem)
        : m_dungeon(dungeon), m_catalogue(*dungeon.catalogue), m_kind(problem.kind), m_problemAt(problem.at)
    {
    }

    std::optional<Fix> fix() const
    {
        switch (m_kind) {
        case ProblemKind::NoStart: return start();
        case ProblemKind::ThingOutside:
        case ProblemKind::ThingInWall:
        case ProblemKind::CreaturesShare:
        case ProblemKind::CreatureAtStart: return moveThing();
        case ProblemKind::StairsLeadOut:
            return paintHere(m_catalogue.floor(), {CAVE_TEXT("fixes", "Put floor there.")});
        case ProblemKind::StairsUnpaired: return otherEnd();
        case ProblemKind::HoleWithoutLink: return landing();
        case ProblemKind::BadLink: return dropLinks();
        case ProblemKind::GoalMissing: return putGoal();
        case ProblemKind::GoalUnreachable:
        case ProblemKind::FloorUnreachable:
        case ProblemKind::TriggerUnreachable:
        case ProblemKind::ThingUnreachable: return tunnel();
        case ProblemKind::LevelUnreachable: return stairsTo();
        case ProblemKind::KeyIsNoKey:
        case ProblemKind::KeyWithoutDoor: return forgetDoor();
        case ProblemKind::LockWithoutKey: return putKey();
        case ProblemKind::KeyBehindLock: return unlock();
        case ProblemKind::GoalBehindSecret: return reveal();
        case ProblemKind::GoalBehindHarm: return pave();
        case ProblemKind::SignInWall:
            return Fix{{CAVE_TEXT("fixes", "Take the board away.")},
                       putSign(m_dungeon, at(), {}).value_or(DungeonEdit{})};
        case ProblemKind::GoalUnknown:
        case ProblemKind::TooFewToCollect:
        case ProblemKind::BadName:
        case ProblemKind::UnknownMember:
        case ProblemKind::EventUnfit:
        case ProblemKind::EventDead:
        case ProblemKind::MarkUnset:
        case ProblemKind::MarkUnread:
        case ProblemKind::ShutsIn:
        case ProblemKind::MayBurn:
        case ProblemKind::ChasmAtBottom:
        case ProblemKind::NotProved:
        case ProblemKind::More: break;
        }
        return std::nullopt;
    }

private:
    Position at() const { return *m_problemAt; }
    const DungeonLevel& level(int z) const { return m_dungeon.level(z); }
    const TileKind& kindAt(Position cell) const { return m_catalogue.tile(level(cell.z).tiles[cell.x, cell.y]); }
    int group(int z) const { return nextGroup(m_dungeon, z); }
    static std::vector<TextArgument> numbers(CellAt cell) { return {std::int64_t{cell.x}, std::int64_t{cell.y}}; }

    Fix paintHere(TileId tile, Text what) const
    {
        const std::array cells{CellAt{at().x, at().y}};
        return {std::move(what), paint(m_dungeon, at().z, cells, tile, group(at().z))};
    }

    std::optional<Fix> start() const
    {
        const Position wish = m_problemAt.value_or(Position{m_dungeon.width / 2, m_dungeon.height / 2, 0});
        const auto cell = nearestFreeCell(m_dungeon, wish.z, {wish.x, wish.y}, KindTable::Creature);
        if (!cell)
            return std::nullopt;
        auto edit = placeStart(m_dungeon, {cell->x, cell->y, wish.z});
        if (!edit)
            return std::nullopt;
        return Fix{{CAVE_TEXT("fixes", "Let the game start at %1, %2."), numbers(*cell)}, std::move(*edit)};
    }

    bool isWrong(const Placement& thing) const
    {
        const bool isCreature = thing.table == KindTable::Creature;
        if (m_kind == ProblemKind::ThingOutside)
            return true;
        if (m_kind != ProblemKind::ThingInWall)
            return isCreature;
        return isCreature ? !holds(kindAt(at()), m_catalogue.creature(thing.kind)) : !kindAt(at()).walkable;
    }

    // Where creatures share a cell, the last one goes.
    std::optional<Fix> moveThing() const
    {
        const auto things = thingsAt(level(at().z), at().x, at().y);
        const auto wrong =
            std::find_if(things.rbegin(), things.rend(), [&](const auto& thing) { return isWrong(thing); });
        if (wrong == things.rend())
            return std::nullopt;
        const auto cell = nearestFreeCell(m_dungeon, at().z, {at().x, at().y}, wrong->table);
        if (!cell)
            return std::nullopt;
        Placement moved = *wrong;
        moved.x = cell->x;
        moved.y = cell->y;
        return Fix{{CAVE_TEXT("fixes", "Move it to %1, %2."), numbers(*cell)},
                   changeThing(m_dungeon, at().z, *wrong, moved, group(at().z))};
    }

    // Where stairs are in the way of the other end, these ones go.
    std::optional<Fix> otherEnd() const
    {
        const bool isDown = kindAt(at()).leads == Leads::Down;
        const Position far{at().x, at().y, at().z + (isDown ? 1 : -1)};
        if (kindAt(far).leads != Leads::Nowhere)
            return paintHere(m_catalogue.floor(), {CAVE_TEXT("fixes", "Put floor there.")});
        const std::array cells{far};
        const TileId end = isDown ? m_catalogue.stairsUp() : m_catalogue.stairsDown();
        return Fix{{CAVE_TEXT("fixes", "Put their other end on level %1."), {std::int64_t{far.z} + 1}},
                   paintEach(m_dungeon, cells, end, group(far.z))};
    }

    std::optional<Fix> landing() const
    {
        const int z = at().z + (kindAt(at()).leads == Leads::Down ? 1 : -1);
        const auto cell = z >= 0 && z < m_dungeon.depth()
                              ? nearestFreeCell(m_dungeon, z, {at().x, at().y}, KindTable::Creature)
                              : std::nullopt;
        if (!cell)
            return paintHere(m_catalogue.floor(), {CAVE_TEXT("fixes", "Put floor there.")});
        DungeonEdit edit;
        edit.links = m_dungeon.links;
        edit.links->push_back({{level(at().z).uid, at().x, at().y}, {level(z).uid, cell->x, cell->y}, true, {}});
        std::vector<TextArgument> where = numbers(*cell);
        where.emplace_back(std::int64_t{z} + 1);
        return Fix{{CAVE_TEXT("fixes", "Let it end at %1, %2 of level %3."), std::move(where)}, std::move(edit)};
    }

    bool isSound(const Link& link) const
    {
        const auto from = m_dungeon.positionOf(link.from);
        const auto to = m_dungeon.positionOf(link.to);
        return from && to && kindAt(*to).walkable && (link.oneWay || kindAt(*from).walkable);
    }

    std::optional<Fix> dropLinks() const
    {
        DungeonEdit edit;
        edit.links = m_dungeon.links;
        std::erase_if(*edit.links, [&](const Link& link) { return !isSound(link); });
        return Fix{{CAVE_TEXT("fixes", "Remove links that lead nowhere.")}, std::move(edit)};
    }

    // The cell furthest from where the deepest level is come to.
    std::optional<Position> placeForGoal() const
    {
        for (int z = m_dungeon.depth() - 1; z >= 0; --z) {
            const std::vector<CellAt> reached = cellsOf(reachableCells(m_dungeon, z));
            if (reached.empty())
                continue;
            const auto isEntry = [&](CellAt cell) {
                return kindAt({cell.x, cell.y, z}).leads != Leads::Nowhere ||
                       startPosition(m_dungeon) == Position{cell.x, cell.y, z};
            };
            const auto entry = std::ranges::find_if(reached, isEntry);
            const Grid<int> steps = stepsFrom(level(z), m_catalogue, entry == reached.end() ? reached.front() : *entry);
            std::optional<CellAt> best;
            for (const CellAt cell : reached)
                if (isFree(cell, z) && (!best || steps[cell.x, cell.y] > steps[best->x, best->y]))
                    best = cell;
            if (best)
                return Position{best->x, best->y, z};
        }
        return std::nullopt;
    }

    bool isFree(CellAt cell, int z) const
    {
        return isFreeCell(m_dungeon, z, cell, KindTable::Creature) && thingsAt(level(z), cell.x, cell.y).empty();
    }

    // The first of the goals of which nothing is there.
    std::pair<Goal, std::string> missingGoal() const
    {
        for (const Rules& rules : singleGoals(m_dungeon.rules))
            if (!rules.goalKind.empty() && goalCells(m_dungeon, rules).empty())
                return {rules.goal, rules.goalKind};
        return {m_dungeon.rules.goal, m_dungeon.rules.goalKind};
    }

    std::optional<Fix> putGoal() const
    {
        const auto place = placeForGoal();
        if (!place)
            return std::nullopt;
        std::vector<TextArgument> where = numbers({place->x, place->y});
        where.emplace_back(std::int64_t{place->z} + 1);
        Text what{CAVE_TEXT("fixes", "Put it at %1, %2 of level %3."), std::move(where)};
        const auto [goal, kind] = missingGoal();
        if (goal == Goal::Slay)
            return Fix{std::move(what),
                       placeCreature(m_dungeon, *place, *m_catalogue.findCreature(kind), group(place->z))};
        const std::array cells{*place};
        return Fix{std::move(what), paintEach(m_dungeon, cells, *m_catalogue.findTile(kind), group(place->z))};
    }

    // Whether a tunnel may go here; the border stays whole, and so do doors.
    bool mayDig(int x, int y, int z) const
    {
        const TileKind& tile = kindAt({x, y, z});
        const bool isBorder = x == 0 || y == 0 || x == m_dungeon.width - 1 || y == m_dungeon.height - 1;
        return !isBorder && tile.unlocksInto.empty() && tile.foundAs.empty();
    }

    // The way to the nearest cell that is reached, through as few walls as possible: breadth first, walls last.
    std::vector<CellAt> shortestTunnel() const
    {
        const BitGrid reached = reachableCells(m_dungeon, at().z);
        const BitGrid floor = walkableCells(level(at().z), m_catalogue);
        Grid<int> costs(m_dungeon.width, m_dungeon.height, kNoSteps);
        Grid<CellAt> froms(m_dungeon.width, m_dungeon.height);
        std::deque<CellAt> edge{{at().x, at().y}};
        costs[at().x, at().y] = 0;
        BitGrid isDone(m_dungeon.width, m_dungeon.height);
        while (!edge.empty()) {
            const CellAt here = edge.front();
            edge.pop_front();
            if (reached.get(here.x, here.y))
                return dug(here, froms, floor);
            if (isDone.get(here.x, here.y))
                continue;
            isDone.set(here.x, here.y);
            for (const Direction direction : kDirections) {
                const Offset step = offsetOf(direction);
                const CellAt next{here.x + step.dx, here.y + step.dy};
                if (!floor.contains(next.x, next.y))
                    continue;
                const bool isFloor = floor.get(next.x, next.y);
                const bool isCorner = isDiagonal(direction) && !(isFloor && floor.get(here.x, here.y));
                if (isCorner || !(isFloor || mayDig(next.x, next.y, at().z)))
                    continue;
                const int cost = costs[here.x, here.y] + (isFloor ? 0 : 1);
                int& known = costs[next.x, next.y];
                if (known != kNoSteps && known <= cost)
                    continue;
                known = cost;
                froms[next.x, next.y] = here;
                if (isFloor)
                    edge.push_front(next);
                else
                    edge.push_back(next);
            }
        }
        return {};
    }

    std::vector<CellAt> dug(CellAt cell, const Grid<CellAt>& froms, const BitGrid& floor) const
    {
        std::vector<CellAt> cells;
        for (; cell != CellAt{at().x, at().y}; cell = froms[cell.x, cell.y])
            if (!floor.get(cell.x, cell.y))
                cells.push_back(cell);
        return cells;
    }

    std::optional<Fix> tunnel() const
    {
        const std::vector<CellAt> cells = shortestTunnel();
        if (cells.empty())
            return std::nullopt;
        return Fix{{CAVE_TEXT_N("fixes", "Dig a tunnel of %n cell(s)."), {}, static_cast<std::int64_t>(cells.size())},
                   paint(m_dungeon, at().z, cells, m_catalogue.floor(), group(at().z))};
    }

    std::optional<Fix> pave() const
    {
        const auto start = startPosition(m_dungeon);
        if (!start)
            return std::nullopt;
        const Journey journey(m_dungeon, *start);
        for (const Rules& rules : singleGoals(m_dungeon.rules)) {
            const std::vector<Position> way = harmfulWay(m_dungeon, rules, *start, journey);
            if (way.empty() || way.front() != at())
                continue;
            std::vector<CellAt> cells;
            for (const Position cell : way)
                if (cell.z == at().z)
                    cells.push_back({cell.x, cell.y});
            return Fix{{CAVE_TEXT_N("fixes", "Lay floor on %n cell(s) of the way."),
                        {},
                        static_cast<std::int64_t>(cells.size())},
                       paint(m_dungeon, at().z, cells, m_catalogue.floor(), group(at().z))};
        }
        return std::nullopt;
    }

    // Stairs from a neighbouring level that is reached, where both have floor, else through the rock of this one.
    std::optional<Fix> stairsTo() const
    {
        for (const int z : {at().z - 1, at().z + 1}) {
            if (z < 0 || z >= m_dungeon.depth())
                continue;
            std::optional<CellAt> best;
            for (const CellAt cell : cellsOf(reachableCells(m_dungeon, z)))
                if (isFree(cell, z) && (!best || isBetterEnd(cell, *best)))
                    best = cell;
            if (!best)
                continue;
            auto edit =
                placeStairs(m_dungeon, {best->x, best->y, z}, z < at().z ? Leads::Down : Leads::Up, true, group(z));
            if (!edit)
                continue;
            std::vector<TextArgument> where = numbers(*best);
            where.emplace_back(std::int64_t{z} + 1);
            return Fix{{CAVE_TEXT("fixes", "Put stairs at %1, %2 of level %3."), std::move(where)}, std::move(*edit)};
        }
        return std::nullopt;
    }

    bool isBetterEnd(CellAt cell, CellAt other) const
    {
        return kindAt({cell.x, cell.y, at().z}).walkable && !kindAt({other.x, other.y, at().z}).walkable;
    }

    std::optional<Fix> forgetDoor() const
    {
        for (const Placement& thing : thingsAt(level(at().z), at().x, at().y)) {
            if (!thing.opens)
                continue;
            Placement changed = thing;
            changed.opens.reset();
            const bool isKey = m_kind == ProblemKind::KeyWithoutDoor;
            return Fix{isKey ? Text{CAVE_TEXT("fixes", "Let it open any locked door.")}
                             : Text{CAVE_TEXT("fixes", "Let it open nothing.")},
                       changeThing(m_dungeon, at().z, thing, changed, group(at().z))};
        }
        return std::nullopt;
    }

    // As near to the start as there is room.
    std::optional<Fix> putKey() const
    {
        const auto start = startPosition(m_dungeon);
        const auto key = std::ranges::find(m_catalogue.items(), true, &ItemKind::key);
        if (!start || key == m_catalogue.items().end())
            return unlock();
        const auto steps = stepsFrom(level(start->z), m_catalogue, {start->x, start->y});
        std::optional<CellAt> best;
        for (const CellAt cell : cellsOf(reachableCells(m_dungeon, start->z)))
            if (isFree(cell, start->z) && steps[cell.x, cell.y] > 0 &&
                (!best || steps[cell.x, cell.y] < steps[best->x, best->y]))
                best = cell;
        if (!best)
            return unlock();
        const Position place{best->x, best->y, start->z};
        const int hand = group(start->z);
        Dungeon made = m_dungeon;
        DungeonEdit edit = placeItem(made, place, static_cast<ItemKindId>(key - m_catalogue.items().begin()), hand);
        apply(made, edit);
        const Placement laid = thingsAt(made.level(place.z), place.x, place.y).back();
        Placement fitting = laid;
        fitting.opens = Place{level(at().z).uid, at().x, at().y};
        edit = merged(std::move(edit), changeThing(made, place.z, laid, fitting, hand));
        std::vector<TextArgument> where = numbers(*best);
        where.emplace_back(std::int64_t{place.z} + 1);
        return Fix{{CAVE_TEXT("fixes", "Lay its key down at %1, %2 of level %3."), std::move(where)}, std::move(edit)};
    }

    std::optional<Fix> unlock() const
    {
        return paintHere(m_catalogue.transitions(level(at().z).tiles[at().x, at().y]).unlocked,
                         {CAVE_TEXT("fixes", "Unlock it.")});
    }

    std::optional<Fix> reveal() const
    {
        for (const Position cell : findRoute(m_dungeon)) {
            if (kindAt(cell).foundAs.empty())
                continue;
            const std::array cells{cell};
            return Fix{{CAVE_TEXT("fixes", "Make the door at %1, %2 plain to see."), numbers({cell.x, cell.y})},
                       paintEach(m_dungeon, cells, m_catalogue.transitions(level(cell.z).tiles[cell.x, cell.y]).found,
                                 group(cell.z))};
        }
        return std::nullopt;
    }

    const Dungeon& m_dungeon;
    const Catalogue& m_catalogue;
    ProblemKind m_kind;
    std::optional<Position> m_problemAt;
};

} // namespace

std::optional<Fix> fixFor(const Dungeon& dungeon, const Problem& problem)
{
    auto fix = eventFixFor(dungeon, problem);
    if (!fix)
        fix = Fixer(dungeon, problem).fix();
    return fix && !fix->edit.isEmpty() ? std::move(fix) : std::nullopt;
}

} // namespace cave
