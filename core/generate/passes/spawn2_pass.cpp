// SPDX-License-Identifier: MIT
// spawn@2: creatures, items and hordes by number. Thing i of a place (0 of the level, or a room's uid) has its kind by
// weighted rendezvous at (Kind, place, i) and the free cell of lowest at(Rank, place, i, x, y), in the order of i: so a
// count or a cell that changes moves hardly more than its own thing, and kinds hang on no terrain.
// Promise: as spawn@1; who goes along with a leader stands as near to it as there is room.
#include "core/generate/arrivals.h"
#include "core/generate/passes.h"
#include "core/generate/passes/spawn_rows.h"
#include "core/generate/shapes/dead_ends.h"
#include "core/generate/shapes/distance_map.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr int kFurtherDown = 3; // levels that those come from who are far from home
constexpr int kFirstWithFar = 2; // level, counted from 1
constexpr int kMostByChance = 3; // that a thing on the floor is better or worse
constexpr int kNearArrival = 20; // steps, as the help of the field "at" says

enum class SpawnAt : std::uint8_t { Any, DeadEnd, Arrival };

struct Spawn2Parameters {
    int count;
    SpawnPer per;
    bool uniform;
    Weighted table;
    TileId on;
    int away;
    int apart;
    int levels;
    SpawnSpread spread;
    int chance;
    int leastStep;
    int mostStep;
    int quota;
    SpawnAt at;
    bool horde;
    int asleep;
    int deeper;
    int better;
    int worse;
    int runed;
    int price;
};
using Spawn2Row = RowContextOf<Spawn2Parameters>;

// One of those that are asked for: the i-th of a place.
struct Nth {
    std::uint64_t place = 0;
    std::uint64_t i = 0;
};

bool isFromBelow(const Spawn2Row& row, Nth number)
{
    return row.values.depth >= kFirstWithFar &&
           row.chance.perMille(row.parameters.deeper, Draw::Deeper, number.place, number.i);
}

int followersOf(const Spawn2Row& row, const Horde& horde, std::size_t member, Nth number)
{
    return row.chance.stream(Draw::Count, number.place, number.i, member)
        .between(horde.with[member].least, horde.with[member].most);
}

// The hordes that a row chooses from.
class HordeTables {
public:
    explicit HordeTables(const Spawn2Row& row) : m_row(row), m_here(hordesAt(row.canvas.catalogue(), row.values.depth))
    {
    }

    bool areEmpty() const { return m_here.isEmpty(); }

    const Horde& hordeOf(Nth number, bool isFar)
    {
        if (isFar && m_below.isEmpty())
            m_below = hordesFromBelow(m_row.canvas.catalogue(), m_row.values.depth, kFurtherDown);
        const HordeChoice& choice = isFar ? m_below : m_here;
        return *choice.hordes[m_row.chance.kind(number.place, number.i, choice.hashes, choice.weights)];
    }

private:
    const Spawn2Row& m_row;
    HordeChoice m_here;
    HordeChoice m_below; // as far as it was asked for
};

class NumberedSpawning {
public:
    explicit NumberedSpawning(Spawn2Row& row)
        : m_row(row), m_canvas(row.canvas), m_free(freeOn(row.parameters.on)), m_hordes(row)
    {
    }

    void run();

private:
    BitGrid freeOn(TileId tile) const;
    BitGrid freeFor(const CreatureKind& kind) const;
    bool isEmptyHere() const;
    void place(const BitGrid& cells, std::uint64_t place, int count);
    bool putThing(const BitGrid& cells, Nth number);
    bool putHorde(const BitGrid& cells, Nth number);
    void putFollowers(const Horde& horde, CellAt lead, const Placement& like, Nth number);
    std::optional<CellAt> cellFor(const BitGrid& cells, Nth number) const;
    BitGrid groundOf(const CreatureKind& leader) const;
    bool addNext(std::vector<CellAt>& cells, StepWave& around, const BitGrid& free, Nth number) const;
    bool isNearAnother(CellAt cell) const;
    void put(const Placement& thing);
    bool isAsleep(Nth number) const
    {
        return m_row.chance.perMille(m_row.parameters.asleep, Draw::Sleep, number.place, number.i);
    }
    int enchantOf(const ItemKind& kind, Nth number) const;
    std::string runeOf(const ItemKind& kind, int enchant, Nth number) const;
    const CreatureKind& creature(const std::string& id) const
    {
        return m_canvas.catalogue().creature(*m_canvas.catalogue().findCreature(id));
    }

    Spawn2Row& m_row;
    LevelCanvas& m_canvas;
    BitGrid m_free;
    HordeTables m_hordes;
    std::vector<CellAt> m_placed;
    int m_leftOut = 0; // of those who go along
};

BitGrid nearArrivals(const LevelCanvas& canvas)
{
    BitGrid near(canvas.width(), canvas.height());
    const auto width = static_cast<std::size_t>(canvas.width());
    StepWave wave(canvas.walkable(), arrivalsOn(canvas));
    for (int steps = 0; steps <= kNearArrival && !wave.isOver(); ++steps)
        wave.step([&](std::size_t cell) { near.set(static_cast<int>(cell % width), static_cast<int>(cell / width)); });
    return near;
}

// In dead ends or near the arrivals, where the row says so.
BitGrid NumberedSpawning::freeOn(TileId tile) const
{
    BitGrid cells = freeForThings(m_canvas, m_canvas.free(tile), m_row.parameters.away);
    if (m_row.parameters.at == SpawnAt::DeadEnd)
        cells &= deadEnds(m_canvas.walkable());
    if (m_row.parameters.at == SpawnAt::Arrival)
        cells &= nearArrivals(m_canvas);
    return cells;
}

// Where a leader may stand: on the row's tile, or, where that does not hold it, on whatever does.
BitGrid NumberedSpawning::freeFor(const CreatureKind& kind) const
{
    const Catalogue& catalogue = m_canvas.catalogue();
    if (holds(catalogue.tile(m_row.parameters.on), kind))
        return m_free;
    std::vector<bool> suits;
    for (const TileKind& tile : catalogue.tiles())
        suits.push_back(holds(tile, kind) && tile.leads == Leads::Nowhere);
    BitGrid cells(m_canvas.width(), m_canvas.height());
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            cells.set(x, y, suits[m_canvas.tile(x, y)] && m_canvas.isInArea(x, y) && !m_canvas.hasMark(x, y, kNoSpawn));
    return freeForThings(m_canvas, std::move(cells), m_row.parameters.away);
}

bool NumberedSpawning::isNearAnother(CellAt cell) const
{
    const int apart = m_row.parameters.apart;
    return apart > 0 && std::ranges::any_of(m_placed, [&](CellAt other) {
               return std::max(std::abs(cell.x - other.x), std::abs(cell.y - other.y)) < apart;
           });
}

std::optional<CellAt> NumberedSpawning::cellFor(const BitGrid& cells, Nth number) const
{
    const Ranks ranks(m_row.chance.at(Draw::Rank, number.place, number.i), cells.width(), cells.height());
    std::optional<CellAt> best;
    std::uint64_t lowest = 0;
    cells.forEach([&](int x, int y) { // by rows: of equals the first
        const std::uint64_t rank = ranks.at(x, y);
        if ((best && rank >= lowest) || isNearAnother({x, y}))
            return;
        best = CellAt{x, y};
        lowest = rank;
    });
    return best;
}

void NumberedSpawning::put(const Placement& thing)
{
    m_canvas.addThing(thing);
    m_free.set(thing.x, thing.y, false);
}

bool NumberedSpawning::putThing(const BitGrid& cells, Nth number)
{
    const auto cell = cellFor(BitGrid(cells) &= m_free, number);
    if (!cell)
        return false;
    const Weighted& table = m_row.parameters.table;
    const Weighted::Kind kind = table.kinds[m_row.chance.kind(number.place, number.i, table.hashes, table.weights)];
    Placement thing{kind.table, kind.kind, cell->x, cell->y, m_row.report.row};
    if (kind.table == KindTable::Creature) {
        thing.levels = m_row.parameters.levels;
        thing.isAsleep = isAsleep(number);
    } else {
        const ItemKind& item = m_canvas.catalogue().item(kind.kind);
        thing.enchant = enchantOf(item, number);
        thing.rune = runeOf(item, thing.enchant, number);
        thing.price = canHavePrice(item) ? m_row.parameters.price : 0;
    }
    put(thing);
    m_placed.push_back(*cell);
    return true;
}

int NumberedSpawning::enchantOf(const ItemKind& kind, Nth number) const
{
    if (!canBeEnchanted(kind))
        return 0;
    const Chance& chance = m_row.chance;
    const int amount = chance.stream(Draw::Enchant, number.place, number.i).between(1, kMostByChance);
    const auto comes = [&](int perMille) { return chance.perMille(perMille, Draw::Enchant, number.place, number.i); };
    if (comes(m_row.parameters.worse))
        return -amount;
    return comes(m_row.parameters.worse + m_row.parameters.better) ? amount : 0;
}

// By weighted rendezvous: a rune that is added to the content moves its own share only.
std::string NumberedSpawning::runeOf(const ItemKind& kind, int enchant, Nth number) const
{
    if (!m_row.chance.perMille(m_row.parameters.runed, Draw::Rune, number.place, number.i))
        return {};
    const RuneChoice choice = runesFor(m_canvas.catalogue(), kind, enchant < 0);
    if (choice.isEmpty())
        return {};
    const Chance runes(m_row.chance.at(Draw::Rune));
    const std::size_t chosen = runes.kind(number.place, number.i, choice.hashes, choice.weights);
    return m_canvas.catalogue().rune(choice.runes[chosen]).id;
}

bool NumberedSpawning::putHorde(const BitGrid& cells, Nth number)
{
    const Catalogue& catalogue = m_canvas.catalogue();
    const bool isFar = isFromBelow(m_row, number);
    const Horde& horde = m_hordes.hordeOf(number, isFar);
    const CreatureKindId lead = *catalogue.findCreature(horde.lead);
    const auto cell = cellFor(BitGrid(cells) &= freeFor(catalogue.creature(lead)), number);
    if (!cell)
        return false;
    Placement thing{KindTable::Creature, lead, cell->x, cell->y, m_row.report.row};
    thing.levels = m_row.parameters.levels;
    thing.isAsleep = isAsleep(number);
    thing.isFar = isFar && !horde.isAtHome(m_row.values.depth);
    put(thing);
    m_placed.push_back(*cell);
    putFollowers(horde, *cell, thing, number);
    return true;
}

// Where a leader's company goes.
BitGrid NumberedSpawning::groundOf(const CreatureKind& leader) const
{
    return m_canvas.cellsWhere([&](const TileKind& tile) { return tile.walkable || holds(tile, leader); });
}

// The cells of the next step where somebody can stand, by rank. False when there are none any more.
bool NumberedSpawning::addNext(std::vector<CellAt>& cells, StepWave& around, const BitGrid& free, Nth number) const
{
    std::vector<std::tuple<std::uint64_t, int, int>> ranked;
    while (ranked.empty() && !around.isOver())
        around.step([&](std::size_t index) {
            const auto [x, y] = cellAt(index, m_canvas.width());
            if (free.get(x, y) && m_canvas.isInArea(x, y))
                ranked.emplace_back(m_row.chance.at(Draw::Rank, number.place, number.i, x, y), y, x);
        });
    std::ranges::sort(ranked);
    cells.reserve(cells.size() + ranked.size());
    for (const auto& [rank, y, x] : ranked)
        cells.push_back({x, y});
    return !ranked.empty();
}

void NumberedSpawning::putFollowers(const Horde& horde, CellAt lead, const Placement& like, Nth number)
{
    if (horde.with.empty())
        return;
    StepWave around(groundOf(m_canvas.catalogue().creature(like.kind)), std::span(&lead, 1));
    around.step([](std::size_t) {}); // the leader itself
    BitGrid open = m_canvas.cellsWhere([](const TileKind& tile) { return tile.leads == Leads::Nowhere; });
    open -= m_canvas.marked(kNoSpawn);
    const BitGrid free = freeForThings(m_canvas, std::move(open), 0);
    std::vector<CellAt> cells; // nearest first, as far as they were needed
    for (std::size_t row = 0; row < horde.with.size(); ++row) {
        const HordeMember& member = horde.with[row];
        const CreatureKind& kind = creature(member.kind);
        int count = followersOf(m_row, horde, row, number);
        for (std::size_t next = 0; count > 0 && (next < cells.size() || addNext(cells, around, free, number));) {
            const CellAt cell = cells[next];
            if (!holds(m_canvas.kind(cell.x, cell.y), kind)) {
                ++next;
                continue;
            }
            Placement thing = like;
            thing.kind = *m_canvas.catalogue().findCreature(member.kind);
            thing.x = cell.x;
            thing.y = cell.y;
            put(thing);
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(next));
            --count;
        }
        m_leftOut += count;
    }
}

void NumberedSpawning::place(const BitGrid& cells, std::uint64_t place, int count)
{
    m_row.report.asked += count;
    for (int i = 0; i < count; ++i) {
        const Nth number{place, static_cast<std::uint64_t>(i)};
        if (m_row.parameters.horde ? putHorde(cells, number) : putThing(cells, number))
            ++m_row.report.done;
    }
}

bool NumberedSpawning::isEmptyHere() const
{
    return m_row.parameters.horde ? m_hordes.areEmpty() : m_row.parameters.table.isEmpty();
}

void NumberedSpawning::run()
{
    using Per = SpawnPer;
    if (!getsSomething(m_row, levelsOf(m_row.parameters)))
        return;
    if (isEmptyHere()) {
        if (!m_row.parameters.horde && m_row.parameters.table.kinds.empty())
            m_row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "The table is empty.")});
        return; // nothing of the table comes at this depth
    }
    const BitGrid all(m_canvas.width(), m_canvas.height(), true);
    if (m_row.parameters.per == Per::Room) {
        for (const Room& room : m_canvas.state().rooms) {
            BitGrid cells(m_canvas.width(), m_canvas.height());
            for (const auto [x, y] : room.cells)
                cells.set(x, y);
            place(cells, room.uid, countOf(m_row, room.uid));
        }
    } else {
        const int most = countOf(m_row, 0);
        place(all, 0,
              m_row.parameters.per == Per::Hundred ? static_cast<int>(std::int64_t{most} * m_free.count() / 100)
                                                   : most);
    }
    if (m_row.report.done < m_row.report.asked)
        m_row.report.tell(RowState::Partial,
                          {CAVE_TEXT_N("recipe", "There was free floor for only %n thing(s)."), {}, m_row.report.done});
    else if (m_leftOut > 0)
        m_row.report.tell(
            RowState::Partial,
            {CAVE_TEXT_N("recipe", "There was no room for %n creature(s) beside [its|their] leader."), {}, m_leftOut});
}

std::optional<Error> refuseSpawn(const Spawn2Parameters& parameters, const RowValues& row)
{
    const auto canBePriced = [&](Weighted::Kind kind) {
        return kind.table == KindTable::Item && canHavePrice(row.catalogue.item(kind.kind));
    };
    if (parameters.price > 0 && std::ranges::none_of(parameters.table.kinds, canBePriced))
        return Error{"price",
                     {CAVE_TEXT("errors", "Only an item that can be taken has a price, and coins have none.")}};
    if (parameters.better + parameters.worse > 1000)
        return Error{"better",
                     {CAVE_TEXT("errors", "Better and worse together are more often than 1000 times in 1000.")}};
    if (!parameters.horde)
        return std::nullopt;
    if (!parameters.table.kinds.empty())
        return Error{"table", {CAVE_TEXT("errors", "A row puts either hordes or the kinds of its table.")}};
    if (parameters.count > 0 && hordesAt(row.catalogue, row.depth).isEmpty())
        return Error{"horde", {CAVE_TEXT("errors", "No horde is at home on level %1."), {std::int64_t{row.depth}}}};
    return std::nullopt;
}

// Who leads and who goes along hangs on numbers as well.
std::optional<std::int64_t> forecastOfHordes(Spawn2Row& row, Weighted::Kind kind)
{
    if (kind.table != KindTable::Creature || !getsSomething(row, levelsOf(row.parameters)))
        return 0;
    const std::string& id = row.canvas.catalogue().creature(kind.kind).id;
    HordeTables tables(row);
    if (tables.areEmpty())
        return 0;
    if (row.parameters.per != SpawnPer::Level)
        return std::nullopt;
    std::int64_t most = 0;
    const int count = countOf(row, 0);
    for (int i = 0; i < count; ++i) {
        const Nth number{0, static_cast<std::uint64_t>(i)};
        const Horde& horde = tables.hordeOf(number, isFromBelow(row, number));
        most += horde.lead == id;
        for (std::size_t member = 0; member < horde.with.size(); ++member)
            if (horde.with[member].kind == id)
                most += followersOf(row, horde, member, number);
    }
    return most;
}

// The kinds hang on numbers alone; how many find room is another matter.
std::optional<std::int64_t> forecastOfNumbers(Spawn2Row& row, Weighted::Kind kind)
{
    if (row.parameters.horde)
        return forecastOfHordes(row, kind);
    const auto most = forecastOf(row, kind);
    if (!most)
        return std::nullopt;
    const Weighted& table = row.parameters.table;
    std::int64_t chosen = 0;
    for (std::int64_t i = 0; i < *most; ++i)
        chosen += table.kinds[row.chance.kind(0, static_cast<std::uint64_t>(i), table.hashes, table.weights)] == kind;
    return chosen;
}

std::vector<Field<Spawn2Parameters>> fields()
{
    using P = Spawn2Parameters;
    std::vector<Field<P>> all = spawnFields<P>();
    all.push_back(
        field("at", CAVE_LABEL("Parameters", "Where"), &P::at,
              Choice<SpawnAt>{SpawnAt::Any,
                              {{"any", SpawnAt::Any}, {"dead_end", SpawnAt::DeadEnd}, {"arrival", SpawnAt::Arrival}}},
              CAVE_LABEL("recipe", "Whether they may be anywhere, only where a passage ends, or only within "
                                   "20 steps of where the hero arrives.")));
    all.push_back(field("horde", CAVE_LABEL("Parameters", "Hordes"), &P::horde, Flag{false},
                        CAVE_LABEL("recipe", "Puts so many hordes of the content that are at home at this depth, "
                                             "instead of kinds of the table.")));
    all.push_back(field("asleep", CAVE_LABEL("Parameters", "Asleep"), &P::asleep, PerMille{0},
                        CAVE_LABEL("recipe", "How often a creature, or a horde, is asleep when the game starts.")));
    all.push_back(field("deeper", CAVE_LABEL("Parameters", "From deeper"), &P::deeper, PerMille{0},
                        CAVE_LABEL("recipe", "How often a horde is one of three levels further down, from the second "
                                             "level on. The hero is warned.")));
    all.push_back(field("better", CAVE_LABEL("Parameters", "Better"), &P::better, PerMille{0},
                        CAVE_LABEL("recipe", "How often gear or a wand is better than its kind, by one to three.")));
    all.push_back(field("worse", CAVE_LABEL("Parameters", "Worse"), &P::worse, PerMille{0},
                        CAVE_LABEL("recipe", "How often gear or a wand is worse than its kind, by one to three.")));
    all.push_back(
        field("runed", CAVE_LABEL("Parameters", "With a rune"), &P::runed, PerMille{0},
              CAVE_LABEL("recipe", "How often gear bears a rune of the content: a good one, or a bad one where "
                                   "it is worse than its kind.")));
    all.push_back(field("price", CAVE_LABEL("Parameters", "Price"), &P::price, Number{0, 0, kMostPrice, "coins"},
                        CAVE_LABEL("recipe", "How many coins the hero pays who takes an item of this row; 0: none.")));
    return all;
}

} // namespace

Pass spawn2Pass()
{
    return makePass<Spawn2Parameters>(
        {.type = "spawn",
         .title = CAVE_LABEL("recipe", "Creatures and items"),
         .help = CAVE_LABEL("recipe", "Puts creatures and items on free floor, each kind by its weight, or hordes."),
         .runLevel = [](Spawn2Row& row) { NumberedSpawning(row).run(); },
         .levelPhase = Phase::Place,
         .facts = spawnFacts<Spawn2Parameters>,
         .version = 2,
         .refuse = refuseSpawn,
         .forecast = forecastOfNumbers,
         .touches =
             [](const Spawn2Parameters& parameters) {
                 return parameters.horde ? Touches{kGround | kCreatures, kCreatures} : spawnTouches(parameters);
             }},
        fields());
}

} // namespace cave
