// SPDX-License-Identifier: MIT
#include "core/search/measuring.h"

#include "core/lab/map_measures.h"
#include "core/proof/census.h"
#include "core/proof/problems.h"
#include "core/rules/facts/score.h"

#include <algorithm>
#include <ranges>

namespace cave {

namespace {

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

// All that the letters of a piece lie on.
Box boxOf(const Dungeon& dungeon, const PlacedPiece& placed)
{
    Box box;
    if (const Piece* piece = dungeon.findPiece(placed.piece))
        for (const LetterCell& cell : cellsOf(*piece, placed))
            box = box.united({cell.x, cell.y, 1, 1});
    return box.isEmpty() ? Box{placed.x, placed.y, 1, 1} : box;
}

} // namespace

struct Measuring::Known {
    Known(const Dungeon& dungeon, MeasuredWith with, std::function<bool(int z)> isMade)
        : walk(dungeon, std::move(isMade)), measured(dungeon, std::move(with))
    {
    }

    StartWalk walk;
    MeasuredDungeon measured;
    std::optional<std::pair<std::int64_t, std::int64_t>> problems; // errors, warnings
};

Measuring::Measuring(const Dungeon& dungeon, MeasuredWith with, std::function<bool(int z)> isMade)
    : m_dungeon(dungeon), m_known(std::make_unique<Known>(dungeon, std::move(with), std::move(isMade)))
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
    const auto levels = levelsAsked(part, m_dungeon);
    if (part.word == QueryWord::Measure)
        return levels.size() == 1 && !mapMeasures()[part.measure].isOfDungeon() ? part.first : 0;
    if (part.word != QueryWord::Count)
        return 0;
    for (const int z : levels)
        if (std::ranges::any_of(part.names, [&](const CountedName& name) { return countOn(name, z) > 0; }))
            return z + 1;
    return 0;
}

std::vector<Box> Measuring::placesOf(const QueryPart& part, int z)
{
    if (part.word == QueryWord::Steps) {
        const auto nearest = nearestOf(part);
        return nearest && nearest->z == z ? std::vector{nearest->place} : std::vector<Box>{};
    }
    std::vector<Box> places;
    const auto levels = levelsAsked(part, m_dungeon);
    if (part.word != QueryWord::Count || std::ranges::find(levels, z) == levels.end())
        return places;
    for (const CountedName& name : part.names)
        forEachNamed(name, z, [&](int, int, const Box& place) { places.push_back(place); });
    return places;
}

// `meet` gets the cell that counts as where it is, and all of its cells.
template <typename Meet>
void Measuring::forEachNamed(const CountedName& name, int z, Meet meet) const
{
    if (!m_known->walk.isMade(z))
        return;
    const DungeonLevel& level = m_dungeon.level(z);
    const Catalogue& catalogue = *m_dungeon.catalogue;
    for (const Placement& thing : level.things | std::views::filter(thingsNamed(catalogue, name)))
        meet(thing.x, thing.y, Box{thing.x, thing.y, 1, 1});
    for (const PlacedPiece& placed : level.placed | std::views::filter(piecesNamed(m_dungeon, name)))
        meet(placed.x, placed.y, boxOf(m_dungeon, placed));
    if (name.of != Counted::Tile)
        return;
    const TileId tile = *catalogue.findTile(name.id);
    for (int y = 0; y < m_dungeon.height; ++y)
        for (int x = 0; x < m_dungeon.width; ++x)
            if (level.tiles[x, y] == tile)
                meet(x, y, Box{x, y, 1, 1});
}

std::optional<std::int64_t> Measuring::valueOn(const QueryPart& part, int z)
{
    if (part.word == QueryWord::Measure)
        return mapMeasures()[part.measure].of(m_known->measured.level(z));
    std::int64_t count = 0;
    for (const CountedName& name : part.names)
        count += countOn(name, z);
    return count;
}

std::int64_t Measuring::countOf(const QueryPart& part)
{
    std::int64_t count = 0;
    for (const int z : levelsAsked(part, m_dungeon))
        count += *valueOn(part, z);
    return count;
}

std::int64_t Measuring::countOn(const CountedName& name, int z) const
{
    if (!m_known->walk.isMade(z))
        return 0;
    const DungeonLevel& level = m_dungeon.level(z);
    const Catalogue& catalogue = *m_dungeon.catalogue;
    if (name.of == Counted::Tile)
        return std::ranges::count(level.tiles.cells(), *catalogue.findTile(name.id));
    return std::ranges::count_if(level.things, thingsNamed(catalogue, name)) +
           std::ranges::count_if(level.placed, piecesNamed(m_dungeon, name));
}

std::optional<Measuring::Nearest> Measuring::nearestOf(const QueryPart& part)
{
    walk().goOn();
    std::optional<Nearest> least;
    for (const int z : levelsAsked(part, m_dungeon)) {
        for (const CountedName& name : part.names)
            forEachNamed(name, z, [&](int x, int y, const Box& place) {
                const auto steps = walk().stepsTo(x, y, z);
                if (steps && (!least || *steps < least->steps))
                    least = Nearest{*steps, z, place};
            });
    }
    return least;
}

std::optional<std::int64_t> Measuring::measureOf(const QueryPart& part)
{
    const MapMeasure& measure = mapMeasures()[part.measure];
    if (measure.isOfDungeon())
        return measure.of(m_known->measured.level(0));
    std::optional<std::int64_t> value;
    for (const int z : levelsAsked(part, m_dungeon)) {
        const auto here = valueOn(part, z);
        if (here)
            value = value ? folded(part.folded, *value, *here) : *here;
    }
    return value;
}

StartWalk& Measuring::walk() { return m_known->walk; }

std::int64_t Measuring::problemsOf(QueryWord word)
{
    if (!m_known->problems) {
        const std::vector<Problem> problems = findProblems(m_dungeon, m_known->measured.goesOn());
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
