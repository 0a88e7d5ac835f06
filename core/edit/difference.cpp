// SPDX-License-Identifier: MIT
#include "core/edit/difference.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

// Which level of the second design each level of the first one is compared with, by index.
using Partners = std::vector<std::optional<int>>;

Partners partnersOf(const Dungeon& before, const Dungeon& after)
{
    Partners partners;
    std::vector<bool> taken(after.levels.size());
    for (const DungeonLevel& level : before.levels) {
        partners.push_back(after.levelIndex(level.uid));
        if (partners.back())
            taken[static_cast<std::size_t>(*partners.back())] = true;
    }
    for (auto& partner : partners) {
        if (partner)
            continue;
        const auto next = std::ranges::find(taken, false);
        if (next == taken.end())
            break;
        partner = static_cast<int>(next - taken.begin());
        *next = true;
    }
    return partners;
}

std::vector<CellDifference> cellsOf(const Dungeon& before, const DungeonLevel& one, const Dungeon& after,
                                    const DungeonLevel& other)
{
    std::vector<CellDifference> cells;
    const Box common = one.tiles.box().intersected(other.tiles.box());
    for (int y = 0; y < common.height; ++y)
        for (int x = 0; x < common.width; ++x) {
            const std::string& was = before.catalogue->tile(one.tiles[x, y]).id;
            const std::string& is = after.catalogue->tile(other.tiles[x, y]).id;
            if (was == is)
                continue;
            CellDifference* const last = cells.empty() ? nullptr : &cells.back();
            if (last && last->y == y && last->x + last->length == x && last->before == was && last->after == is)
                ++last->length;
            else
                cells.push_back({x, y, 1, was, is});
        }
    return cells;
}

auto orderOf(const ThingDifference& thing)
{
    const CellAt door = thing.opens.value_or(CellAt{-1, -1});
    return std::tuple(thing.y, thing.x, thing.table, std::string_view(thing.kind), thing.levels, door.y, door.x,
                      thing.group, thing.traits);
}

bool comesBefore(const ThingDifference& a, const ThingDifference& b) { return orderOf(a) < orderOf(b); }

std::vector<ThingDifference> sortedThings(const Dungeon& dungeon, const DungeonLevel& level, bool isAfter)
{
    std::vector<ThingDifference> things;
    for (const Placement& thing : level.things) {
        const Catalogue& catalogue = *dungeon.catalogue;
        const bool isItem = thing.table == KindTable::Item;
        things.push_back({thing.x, thing.y, thing.table,
                          isItem ? catalogue.item(thing.kind).id : catalogue.creature(thing.kind).id, isAfter,
                          thing.levels});
        things.back().group = thing.group;
        things.back().traits = traitsOf(thing, catalogue);
        if (thing.opens)
            things.back().opens = CellAt{thing.opens->x, thing.opens->y};
    }
    std::ranges::sort(things, comesBefore);
    return things;
}

// As multisets: three apples on a cell and two there differ by one.
std::vector<ThingDifference> thingsOf(const Dungeon& before, const DungeonLevel& one, const Dungeon& after,
                                      const DungeonLevel& other)
{
    std::vector<ThingDifference> things;
    std::ranges::set_symmetric_difference(sortedThings(before, one, false), sortedThings(after, other, true),
                                          std::back_inserter(things), comesBefore);
    return things;
}

// Compares the places of two designs by the partners of their levels.
class Places {
public:
    Places(const Dungeon& before, const Dungeon& after, const Partners& partners)
        : m_before(before), m_after(after), m_partners(partners)
    {
    }

    bool isSame(const std::optional<Position>& was, const std::optional<Position>& is) const
    {
        if (!was || !is)
            return was == is;
        return was->x == is->x && was->y == is->y && m_partners[static_cast<std::size_t>(was->z)] == is->z;
    }

    std::optional<StartDifference> start() const
    {
        const auto was = startOf(m_before);
        const auto is = startOf(m_after);
        return isSame(was, is) ? std::nullopt : std::optional(StartDifference{was, is});
    }

    std::vector<LinkDifference> links() const
    {
        const std::vector<LinkDifference> was = linksOf(m_before, false);
        std::vector<LinkDifference> isLeft = linksOf(m_after, true);
        std::vector<LinkDifference> differ;
        for (const LinkDifference& link : was) {
            const auto same = std::ranges::find_if(isLeft, [&](const LinkDifference& other) {
                return link.oneWay == other.oneWay && isSame(link.from, other.from) && isSame(link.to, other.to);
            });
            if (same == isLeft.end())
                differ.push_back(link);
            else
                isLeft.erase(same);
        }
        differ.insert(differ.end(), isLeft.begin(), isLeft.end());
        return differ;
    }

private:
    static std::optional<Position> positionOf(const Dungeon& dungeon, const Place& place)
    {
        const auto z = dungeon.levelIndex(place.level);
        return z ? std::optional(Position{place.x, place.y, *z}) : std::nullopt;
    }

    static std::optional<Position> startOf(const Dungeon& dungeon)
    {
        return dungeon.start ? positionOf(dungeon, dungeon.start->at) : std::nullopt;
    }

    static std::vector<LinkDifference> linksOf(const Dungeon& dungeon, bool isAfter)
    {
        std::vector<LinkDifference> links;
        links.reserve(dungeon.links.size());
        for (const Link& link : dungeon.links)
            links.push_back({positionOf(dungeon, link.from), positionOf(dungeon, link.to), link.oneWay, isAfter});
        return links;
    }

    const Dungeon& m_before;
    const Dungeon& m_after;
    const Partners& m_partners;
};

std::vector<LevelDifference> levelsOf(const Dungeon& before, const Dungeon& after, const Partners& partners)
{
    std::vector<LevelDifference> levels;
    std::vector<bool> isNew(after.levels.size(), true);
    for (std::size_t z = 0; z < before.levels.size(); ++z) {
        LevelDifference level{static_cast<int>(z), partners[z], {}, {}};
        if (level.after) {
            const auto there = static_cast<std::size_t>(*level.after);
            isNew[there] = false;
            level.cells = cellsOf(before, before.levels[z], after, after.levels[there]);
            level.things = thingsOf(before, before.levels[z], after, after.levels[there]);
            level.happenings = happeningsOf(before, before.levels[z], after, after.levels[there]);
        }
        if (!level.isSame())
            levels.push_back(std::move(level));
    }
    for (std::size_t z = 0; z < after.levels.size(); ++z)
        if (isNew[z])
            levels.push_back({std::nullopt, static_cast<int>(z), {}, {}});
    return levels;
}

} // namespace

std::int64_t DungeonDifference::cellCount() const
{
    std::int64_t count = 0;
    for (const LevelDifference& level : levels)
        for (const CellDifference& cells : level.cells)
            count += cells.length;
    return count;
}

std::int64_t DungeonDifference::thingCount() const
{
    std::int64_t count = 0;
    for (const LevelDifference& level : levels)
        count += static_cast<std::int64_t>(level.things.size());
    return count;
}

std::int64_t DungeonDifference::happeningCount() const
{
    std::int64_t count = std::ssize(happenings);
    for (const LevelDifference& level : levels)
        count += std::ssize(level.happenings);
    return count;
}

DungeonDifference differenceOf(const Dungeon& before, const Dungeon& after)
{
    const Partners partners = partnersOf(before, after);
    const Places places(before, after, partners);
    return {before.width != after.width || before.height != after.height, levelsOf(before, after, partners),
            places.start(), places.links(), happeningsOf(before, after)};
}

} // namespace cave
