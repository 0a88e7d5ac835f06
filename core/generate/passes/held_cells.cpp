// SPDX-License-Identifier: MIT
#include "core/generate/passes/held_cells.h"
#include "core/world/goals.h"

namespace cave {

namespace {

class HeldFinder {
public:
    explicit HeldFinder(const LevelCanvas& canvas)
        : m_canvas(canvas),
          m_held{BitGrid(canvas.width(), canvas.height()), {}, BitGrid(canvas.width(), canvas.height())}
    {
    }

    HeldCells find()
    {
        const Dungeon& dungeon = m_canvas.dungeon();
        if (dungeon.start)
            arriveAt(dungeon.start->at);
        for (const Link& link : dungeon.links) {
            arriveAt(link.from);
            arriveAt(link.to);
        }
        const auto isGoal = [&](const TileKind& kind) {
            return dungeon.rules.goal != Goal::Collect && isGoalTile(dungeon.rules, kind.id);
        };
        for (int y = 0; y < m_canvas.height(); ++y)
            for (int x = 0; x < m_canvas.width(); ++x)
                if (m_canvas.kind(x, y).leads != Leads::Nowhere || isGoal(m_canvas.kind(x, y)))
                    arriveAt(x, y);
        for (const Placement& thing : m_canvas.state().things)
            hold(thing);
        return std::move(m_held);
    }

private:
    void arriveAt(int x, int y)
    {
        if (!m_canvas.isWalkable(x, y) || m_held.kept.get(x, y))
            return;
        m_held.kept.set(x, y);
        m_held.arrivals.push_back({x, y});
    }

    void arriveAt(const Place& place)
    {
        if (place.level == m_canvas.level().uid)
            arriveAt(place.x, place.y);
    }

    void hold(const Placement& thing)
    {
        const bool isGoal = thing.table == KindTable::Creature &&
                            isGoalCreature(m_canvas.dungeon().rules, m_canvas.catalogue().creature(thing.kind).id);
        m_held.taken.set(thing.x, thing.y);
        if (isGoal || thing.opens)
            m_held.kept.set(thing.x, thing.y);
    }

    const LevelCanvas& m_canvas;
    HeldCells m_held;
};

} // namespace

HeldCells heldCells(const LevelCanvas& canvas) { return HeldFinder(canvas).find(); }

} // namespace cave
