// SPDX-License-Identifier: MIT
#include "core/search/measuring.h"

#include "core/base/grid.h"
#include "core/lab/map_measures.h"
#include "core/proof/census.h"
#include "core/proof/problems.h"
#include "core/rules/facts/score.h"

#include <algorithm>
#include <deque>
#include <map>
#include <ranges>

namespace cave {

namespace {

constexpr int kNowhere = -1;

// Who looks for something opens every door on the way, hidden or locked, and digs through nothing.
bool isPassable(const Catalogue& catalogue, TileId id)
{
    const TileKind& tile = catalogue.tile(id);
    const auto walkable = [&](TileId other) { return catalogue.tile(other).walkable; };
    const TileTransitions& into = catalogue.transitions(id);
    return tile.walkable || walkable(into.opened) || walkable(into.unlocked) ||
           (into.found != id && isPassable(catalogue, into.found));
}

std::int64_t folded(Folded how, std::int64_t sum, std::int64_t next)
{
    return how == Folded::Sum ? sum + next : how == Folded::Least ? std::min(sum, next) : std::max(sum, next);
}

// Those whom a name means, of a level's things: what creatures carry as well.
auto thingsNamed(const Catalogue& catalogue, const CountedName& name)
{
    const auto item = name.of == Counted::Item ? catalogue.findItem(name.id) : std::nullopt;
    const auto creature = name.of == Counted::Creature ? catalogue.findCreature(name.id) : std::nullopt;
    return [item, creature](const Placement& thing) {
        if (thing.table == KindTable::Item)
            return item == thing.kind;
        return creature == thing.kind || (item && thing.carries == item);
    };
}

auto piecesNamed(const Dungeon& dungeon, const CountedName& name)
{
    return [&dungeon, &name](const PlacedPiece& placed) {
        if (name.of != Counted::Tag)
            return name.of == Counted::Piece && placed.piece == name.id;
        const Piece* piece = dungeon.findPiece(placed.piece);
        return piece != nullptr && std::ranges::find(piece->tags, name.id) != piece->tags.end();
    };
}

int lastOf(const QueryPart& part, const Dungeon& dungeon) { return part.last == 0 ? dungeon.depth() : part.last; }

} // namespace

struct Measuring::Known {
    Known(const Dungeon& dungeon, MeasuredWith with) : measured(dungeon, std::move(with)) {}

    std::vector<Grid<int>> steps; // from the start, by level; empty: not worked out yet
    MeasuredDungeon measured;
    std::optional<std::pair<std::int64_t, std::int64_t>> problems; // errors, warnings
};

Measuring::Measuring(const Dungeon& dungeon, MeasuredWith with)
    : m_dungeon(dungeon), m_known(std::make_unique<Known>(dungeon, std::move(with)))
{
}
Measuring::~Measuring() = default;

std::optional<std::int64_t> Measuring::valueOf(const QueryPart& part)
{
    switch (part.word) {
    case QueryWord::Number: return part.number;
    case QueryWord::Count: return countOf(part);
    case QueryWord::Steps: {
        const auto nearest = nearestOf(part);
        return nearest ? std::optional<std::int64_t>(nearest->steps) : std::nullopt;
    }
    case QueryWord::Measure: return measureOf(part);
    case QueryWord::Errors:
    case QueryWord::Warnings: return problemsOf(part.word);
    case QueryWord::Bot: return botsNumber(part);
    }
    return std::nullopt;
}

int Measuring::levelOf(const QueryPart& part)
{
    if (part.word == QueryWord::Steps) {
        const auto nearest = nearestOf(part);
        return nearest ? nearest->z + 1 : 0;
    }
    const int last = lastOf(part, m_dungeon);
    if (part.word == QueryWord::Measure)
        return part.first == last && !mapMeasures()[part.measure].isOfDungeon() ? last : 0;
    for (int z = part.first - 1; part.word == QueryWord::Count && z < last; ++z)
        if (std::ranges::any_of(part.names, [&](const CountedName& name) { return countOn(name, z) > 0; }))
            return z + 1;
    return 0;
}

std::int64_t Measuring::countOf(const QueryPart& part) const
{
    std::int64_t count = 0;
    for (int z = part.first - 1; z < lastOf(part, m_dungeon); ++z)
        for (const CountedName& name : part.names)
            count += countOn(name, z);
    return count;
}

std::int64_t Measuring::countOn(const CountedName& name, int z) const
{
    const DungeonLevel& level = m_dungeon.level(z);
    const Catalogue& catalogue = *m_dungeon.catalogue;
    if (name.of == Counted::Tile)
        return std::ranges::count(level.tiles.cells(), *catalogue.findTile(name.id));
    return std::ranges::count_if(level.things, thingsNamed(catalogue, name)) +
           std::ranges::count_if(level.placed, piecesNamed(m_dungeon, name));
}

// Breadth first over all levels, in 8 directions, with a step for stairs.
void Measuring::findWays()
{
    if (!m_known->steps.empty())
        return;
    const int depth = m_dungeon.depth();
    m_known->steps.assign(static_cast<std::size_t>(depth), Grid<int>(m_dungeon.width, m_dungeon.height, kNowhere));
    const auto start = m_dungeon.start ? m_dungeon.positionOf(m_dungeon.start->at) : std::nullopt;
    if (!start)
        return;
    std::map<Position, std::vector<Position>> joined;
    for (const auto& [upper, lower] : waysBetweenLevels(m_dungeon)) {
        joined[upper].push_back(lower);
        joined[lower].push_back(upper);
    }
    std::deque<Position> next;
    const auto reach = [&](Position at, int steps) {
        Grid<int>& level = m_known->steps[static_cast<std::size_t>(at.z)];
        if (!level.contains(at.x, at.y) || level[at.x, at.y] != kNowhere ||
            !isPassable(*m_dungeon.catalogue, m_dungeon.level(at.z).tiles[at.x, at.y]))
            return;
        level[at.x, at.y] = steps;
        next.push_back(at);
    };
    reach(*start, 0);
    while (!next.empty()) {
        const Position at = next.front();
        next.pop_front();
        const int steps = m_known->steps[static_cast<std::size_t>(at.z)][at.x, at.y] + 1;
        for (const Direction direction : kDirections)
            reach(moved(at, direction), steps);
        if (const auto ways = joined.find(at); ways != joined.end())
            for (const Position other : ways->second)
                reach(other, steps);
    }
}

std::optional<Measuring::Nearest> Measuring::nearestOf(const QueryPart& part)
{
    findWays();
    std::optional<Nearest> least;
    const Catalogue& catalogue = *m_dungeon.catalogue;
    const auto meet = [&](int x, int y, int z) {
        const Grid<int>& level = m_known->steps[static_cast<std::size_t>(z)];
        const int steps = level.contains(x, y) ? level[x, y] : kNowhere;
        if (steps != kNowhere && (!least || steps < least->steps))
            least = Nearest{steps, z};
    };
    for (int z = part.first - 1; z < lastOf(part, m_dungeon); ++z) {
        const DungeonLevel& level = m_dungeon.level(z);
        for (const CountedName& name : part.names) {
            for (const Placement& thing : level.things | std::views::filter(thingsNamed(catalogue, name)))
                meet(thing.x, thing.y, z);
            for (const PlacedPiece& placed : level.placed | std::views::filter(piecesNamed(m_dungeon, name)))
                meet(placed.x, placed.y, z);
            if (name.of != Counted::Tile)
                continue;
            const TileId tile = *catalogue.findTile(name.id);
            for (int y = 0; y < m_dungeon.height; ++y)
                for (int x = 0; x < m_dungeon.width; ++x)
                    if (level.tiles[x, y] == tile)
                        meet(x, y, z);
        }
    }
    return least;
}

std::optional<std::int64_t> Measuring::measureOf(const QueryPart& part)
{
    const MapMeasure& measure = mapMeasures()[part.measure];
    if (measure.isOfDungeon())
        return measure.of(m_known->measured.level(0));
    std::optional<std::int64_t> value;
    for (int z = part.first - 1; z < lastOf(part, m_dungeon); ++z) {
        const auto here = measure.of(m_known->measured.level(z));
        if (here)
            value = value ? folded(part.folded, *value, *here) : *here;
    }
    return value;
}

std::int64_t Measuring::problemsOf(QueryWord word)
{
    if (!m_known->problems) {
        const std::vector<Problem> problems = findProblems(m_dungeon);
        const auto count = [&](Severity severity) {
            return std::ranges::count(problems, severity, &Problem::severity);
        };
        m_known->problems = std::pair(count(Severity::Error), count(Severity::Warning));
    }
    return word == QueryWord::Errors ? m_known->problems->first : m_known->problems->second;
}

// A dungeon that cannot be played gives no numbers.
std::optional<std::int64_t> Measuring::botsNumber(const QueryPart& part)
{
    const BotGame* game = m_known->measured.game(part.persona);
    if (game == nullptr)
        return std::nullopt;
    const Session& session = game->session;
    const WorldState& state = session.world().state();
    switch (part.botNumber) {
    case BotNumber::Won: return state.outcome == Outcome::Won ? 1 : 0;
    case BotNumber::Level: return session.world().hero().at.z + 1;
    case BotNumber::Turn: return state.turn;
    case BotNumber::Score: return scoreOf(session.world()).total;
    }
    return std::nullopt;
}

} // namespace cave
