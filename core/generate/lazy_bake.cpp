// SPDX-License-Identifier: MIT
#include "core/generate/lazy_bake.h"

#include "core/generate/baking.h"
#include "core/generate/forecast.h"

#include <algorithm>

namespace cave {

namespace {

using Kinds = std::optional<std::vector<Weighted::Kind>>; // nothing: all

// The rows of Place that some of these things, the ground, or a row below on which they hang need.
std::vector<std::size_t> livePlaceRows(const Dungeon& dungeon, int z, const std::vector<Step>& steps, const Kinds& only)
{
    std::vector<std::size_t> live;
    std::uint8_t needed = kGround;
    for (std::size_t row = steps.size(); row-- > 0;) {
        const Step& step = steps[row];
        if (step.phase != Phase::Place)
            continue;
        const RowValues values{step.row.parameters, *dungeon.catalogue, z + 1};
        const Touches touches = step.pass->touches ? step.pass->touches(values) : Touches{};
        const auto isPlaced = [&](Weighted::Kind kind) { return mayPlace(dungeon, step, kind); };
        if (only && (touches.writes & needed) == 0 && std::ranges::none_of(*only, isPlaced))
            continue;
        needed |= touches.reads;
        live.push_back(row);
    }
    std::ranges::reverse(live);
    return live;
}

std::vector<std::size_t> terrainRows(const std::vector<Step>& steps)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < steps.size(); ++row)
        if (steps[row].phase == Phase::Terrain)
            rows.push_back(row);
    return rows;
}

} // namespace

class LazyBake::Work {
public:
    explicit Work(const Dungeon& design)
        : m_design(design), m_dungeon(design),
          m_baking(m_dungeon, nullptr, 1, [this](int, int) { return !m_goesOn || m_goesOn(); })
    {
    }

    std::optional<Error> prepare(const Kinds& only)
    {
        if (auto problem = m_baking.prepare())
            return problem;
        for (std::size_t z = 0; z < m_dungeon.levels.size(); ++z) {
            const std::vector<Step>& steps = m_baking.stepsOn(z);
            m_terrain.push_back(terrainRows(steps));
            m_place.push_back(livePlaceRows(m_dungeon, static_cast<int>(z), steps, only));
            m_needs.push_back(needsOf(z));
        }
        return std::nullopt;
    }

    void begin(std::uint64_t seed)
    {
        for (std::size_t z = 0; z < m_isMade.size(); ++z)
            if (m_isMade[z])
                m_dungeon.levels[z] = m_design.levels[z];
        m_dungeon.start = m_design.start;
        m_dungeon.links = m_design.links;
        m_baking.begin(seed);
        m_ownLinks = m_dungeon.links;
        m_linksOf.assign(m_baking.joins().size(), std::nullopt);
        m_terrainDone.assign(m_dungeon.levels.size(), 0);
        m_isMade.assign(m_dungeon.levels.size(), false);
    }

    void make(std::size_t level)
    {
        if (m_isMade[level])
            return;
        for (const std::size_t z : m_needs[level].terrain)
            makeTerrain(z, m_terrain[z].size());
        for (const std::size_t index : m_needs[level].joins)
            if (!m_linksOf[index])
                join(index);
        m_baking.runRows(level, m_place[level]);
        m_baking.finishLevel(level);
        m_isMade[level] = true;
    }

    bool makeAll(const std::function<bool()>& goesOn)
    {
        m_goesOn = goesOn;
        for (std::size_t z = 0; z < m_dungeon.levels.size() && !m_baking.wasStopped(); ++z)
            make(z);
        m_goesOn = {};
        return !m_baking.wasStopped();
    }

    void makeTerrain(std::size_t level, std::size_t rows)
    {
        const std::span<const std::size_t> all = m_terrain[level];
        std::size_t& done = m_terrainDone[level];
        if (rows <= done || done == all.size())
            return;
        const std::size_t end = std::min(rows, all.size());
        m_baking.runRows(level, all.subspan(done, end - done));
        done = end;
    }

    std::size_t costOf(std::size_t level) const
    {
        std::size_t rows = m_place[level].size();
        for (const std::size_t z : m_needs[level].terrain)
            rows += m_terrain[z].size() - m_terrainDone[z];
        return rows;
    }

    bool isMade(std::size_t level) const { return m_isMade[level]; }
    std::size_t terrainRowsOf(std::size_t level) const { return m_terrainDone[level]; }
    const std::vector<Placement>& thingsOn(std::size_t level) const { return m_baking.thingsOn(level); }
    const Dungeon& dungeon() const { return m_dungeon; }
    const std::vector<RowReport>& rows() const { return m_baking.reports(); }

private:
    struct Needs {
        std::vector<std::size_t> terrain; // of these levels, top first
        std::vector<std::size_t> joins; // by index, in their order
    };

    // A join stands on the terrain of its levels, and on every earlier join that shares a level with it.
    Needs needsOf(std::size_t level) const
    {
        const std::vector<Join>& joins = m_baking.joins();
        std::vector<bool> isNeeded(m_dungeon.levels.size());
        Needs needs;
        isNeeded[level] = true;
        for (std::size_t i = joins.size(); i-- > 0;) {
            if (std::ranges::none_of(joins[i].writes, [&](std::size_t z) { return isNeeded[z]; }))
                continue;
            needs.joins.push_back(i);
            for (const std::size_t z : joins[i].writes)
                isNeeded[z] = true;
        }
        std::ranges::reverse(needs.joins);
        for (std::size_t z = 0; z < isNeeded.size(); ++z)
            if (isNeeded[z])
                needs.terrain.push_back(z);
        return needs;
    }

    // Links stand in the order of the joins that made them, whichever was first.
    void join(std::size_t index)
    {
        const auto before = static_cast<std::ptrdiff_t>(m_dungeon.links.size());
        m_baking.run(m_baking.joins()[index]);
        m_linksOf[index].emplace(m_dungeon.links.begin() + before, m_dungeon.links.end());
        m_dungeon.links = m_ownLinks;
        for (const auto& made : m_linksOf)
            if (made)
                m_dungeon.links.insert(m_dungeon.links.end(), made->begin(), made->end());
    }

    const Dungeon m_design;
    Dungeon m_dungeon;
    std::function<bool()> m_goesOn; // of makeAll()
    Baking m_baking;
    std::vector<std::vector<std::size_t>> m_terrain; // rows, by level
    std::vector<std::vector<std::size_t>> m_place; // likewise, those that are not left out
    std::vector<Needs> m_needs; // by level
    std::vector<Link> m_ownLinks; // made by hand
    std::vector<std::optional<std::vector<Link>>> m_linksOf; // by join, where it has run
    std::vector<std::size_t> m_terrainDone; // rows, by level
    std::vector<bool> m_isMade; // by level
};

LazyBake::LazyBake(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
LazyBake::~LazyBake() = default;
LazyBake::LazyBake(LazyBake&&) noexcept = default;

Result<LazyBake> LazyBake::of(const Dungeon& design, const Kinds& only)
{
    auto work = std::make_unique<Work>(design);
    if (auto problem = work->prepare(only))
        return std::unexpected(std::move(*problem));
    return LazyBake(std::move(work));
}

void LazyBake::begin(std::uint64_t seed) { m_work->begin(seed); }
void LazyBake::make(int z) { m_work->make(static_cast<std::size_t>(z)); }
void LazyBake::makeTerrain(int z, std::size_t rows) { m_work->makeTerrain(static_cast<std::size_t>(z), rows); }
std::size_t LazyBake::terrainRowsOf(int z) const { return m_work->terrainRowsOf(static_cast<std::size_t>(z)); }
std::size_t LazyBake::costOf(int z) const { return m_work->costOf(static_cast<std::size_t>(z)); }
const std::vector<Placement>& LazyBake::thingsOfTerrain(int z) const
{
    return m_work->thingsOn(static_cast<std::size_t>(z));
}
bool LazyBake::isMade(int z) const { return m_work->isMade(static_cast<std::size_t>(z)); }
const Dungeon& LazyBake::dungeon() const { return m_work->dungeon(); }
const std::vector<RowReport>& LazyBake::rows() const { return m_work->rows(); }

bool LazyBake::makeAll(const std::function<bool()>& goesOn) { return m_work->makeAll(goesOn); }

} // namespace cave
