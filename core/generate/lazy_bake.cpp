// SPDX-License-Identifier: MIT
#include "core/generate/lazy_bake.h"

#include "core/generate/baking.h"

#include <algorithm>

namespace cave {

class LazyBake::Work {
public:
    explicit Work(const Dungeon& design) : m_design(design), m_dungeon(design), m_baking(m_dungeon, nullptr, 1, {}) {}

    std::optional<Error> prepare() { return m_baking.prepare(); }

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
        m_hasTerrain.assign(m_dungeon.levels.size(), false);
        m_isMade.assign(m_dungeon.levels.size(), false);
    }

    void make(std::size_t level)
    {
        if (m_isMade[level])
            return;
        // A join stands on the terrain of its levels, and on every earlier join that shares a level with it.
        const std::vector<Join>& joins = m_baking.joins();
        std::vector<bool> isNeeded(m_dungeon.levels.size());
        std::vector<std::size_t> needed;
        isNeeded[level] = true;
        for (std::size_t i = joins.size(); i-- > 0;) {
            if (std::ranges::none_of(joins[i].writes, [&](std::size_t z) { return isNeeded[z]; }))
                continue;
            needed.push_back(i);
            for (const std::size_t z : joins[i].writes)
                isNeeded[z] = true;
        }
        for (std::size_t z = 0; z < isNeeded.size(); ++z)
            if (isNeeded[z])
                makeTerrain(z);
        for (auto i = needed.rbegin(); i != needed.rend(); ++i)
            if (!m_linksOf[*i])
                join(*i);
        m_baking.runRowsOf(level, Phase::Place);
        m_baking.finishLevel(level);
        m_isMade[level] = true;
    }

    void makeTerrain(std::size_t level)
    {
        if (m_hasTerrain[level])
            return;
        m_baking.runRowsOf(level, Phase::Terrain);
        m_hasTerrain[level] = true;
    }

    bool isMade(std::size_t level) const { return m_isMade[level]; }
    bool hasTerrain(std::size_t level) const { return m_hasTerrain[level]; }
    const std::vector<Placement>& thingsOn(std::size_t level) const { return m_baking.thingsOn(level); }
    const Dungeon& dungeon() const { return m_dungeon; }
    const std::vector<RowReport>& rows() const { return m_baking.reports(); }

private:
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
    Baking m_baking;
    std::vector<Link> m_ownLinks; // made by hand
    std::vector<std::optional<std::vector<Link>>> m_linksOf; // by join, where it has run
    std::vector<bool> m_hasTerrain; // by level
    std::vector<bool> m_isMade; // likewise
};

LazyBake::LazyBake(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
LazyBake::~LazyBake() = default;
LazyBake::LazyBake(LazyBake&&) noexcept = default;

Result<LazyBake> LazyBake::of(const Dungeon& design)
{
    auto work = std::make_unique<Work>(design);
    if (auto problem = work->prepare())
        return std::unexpected(std::move(*problem));
    return LazyBake(std::move(work));
}

void LazyBake::begin(std::uint64_t seed) { m_work->begin(seed); }
void LazyBake::make(int z) { m_work->make(static_cast<std::size_t>(z)); }
void LazyBake::makeTerrain(int z) { m_work->makeTerrain(static_cast<std::size_t>(z)); }
bool LazyBake::hasTerrain(int z) const { return m_work->hasTerrain(static_cast<std::size_t>(z)); }
const std::vector<Placement>& LazyBake::thingsOfTerrain(int z) const
{
    return m_work->thingsOn(static_cast<std::size_t>(z));
}
bool LazyBake::isMade(int z) const { return m_work->isMade(static_cast<std::size_t>(z)); }
const Dungeon& LazyBake::dungeon() const { return m_work->dungeon(); }
const std::vector<RowReport>& LazyBake::rows() const { return m_work->rows(); }

void LazyBake::makeAll()
{
    for (int z = 0; z < dungeon().depth(); ++z)
        make(z);
}

} // namespace cave
