// SPDX-License-Identifier: MIT
// gates@1: locks the only way into a part of a level and puts the key elsewhere. What lies behind a gate holds no
// start, no stairs and no goal, so nobody who comes to the level is ever shut in, and the key can be had without its
// own door: it lies in the open, or behind an earlier gate whose key can be had in this way.
// gates@2: the same, but where no part of the level suits, a closet of 3x3 is cut into the rock for the gate to shut.
#include "core/base/position.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/held_cells.h"
#include "core/generate/shapes/chokes.h"
#include "core/generate/shapes/dead_ends.h"
#include "core/generate/shapes/distance_map.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace cave {

namespace {

struct GatesParameters {
    int count;
    int least;
    int most;
    int distance;
    int nesting;
    Weighted reward;
    int rewards;
    TileId door;
    std::string key;
    int adopted;
};
using GatesRow = RowContextOf<GatesParameters>;

constexpr std::size_t kMostChokes = 20; // that are tried for one gate
constexpr std::size_t kMostClosets = 40; // likewise
constexpr std::string_view kRewardTag = "reward";

struct Gate {
    CellAt door;
    BitGrid far;   // what it shuts off
    int depth = 0; // how many gates must be opened before its key can be had
};

class GateMaker {
public:
    GateMaker(GatesRow& row, bool mayCut)
        : m_row(row), m_mayCut(mayCut), m_canvas(row.canvas), m_rewardRooms(m_canvas.width(), m_canvas.height()),
          m_rewardVaults(m_canvas.width(), m_canvas.height()), m_door(row.parameters.door)
    {
    }

    void run();

private:
    void findKept();
    void findRewardRooms();
    Text whatIsMissing() const;
    bool make();
    std::vector<CellAt> doorCells() const;
    bool mayHold(CellAt cell) const;
    bool isBetweenWalls(CellAt cell) const;
    bool makeAt(CellAt door);
    bool cutCloset();
    bool makeAt(const Closet& closet);
    std::vector<CellAt> closetDoors(const BitGrid& cuttable, const BitGrid& solid) const;
    bool isBeforeArrivals(CellAt door) const;
    BitGrid behind(CellAt door) const;
    std::vector<const Gate*> gatesBefore() const;
    std::optional<CellAt> keyCell(const Gate& gate, const Gate* before) const;
    std::vector<CellAt> keyCells(const Gate& gate, const Gate* before) const;
    bool isAdopter(CellAt cell) const;
    void lock(Gate gate, CellAt key);
    void placeRewards(const Gate& gate);
    std::vector<CellAt> rewardCells(const Gate& gate) const;

    GatesRow& m_row;
    bool m_mayCut; // closets
    LevelCanvas& m_canvas;
    BitGrid m_kept;                 // cells that must never be shut off
    std::vector<CellAt> m_arrivals; // those of them where the hero may come to the level
    BitGrid m_taken;                // by things
    BitGrid m_rewardRooms;
    BitGrid m_rewardVaults;
    TileId m_door;
    ItemKindId m_key = 0;
    std::vector<Gate> m_gates;
    int m_rewardsLeftOut = 0;
};

void GateMaker::run()
{
    RowReport& report = m_row.report;
    const int count = m_row.parameters.count;
    report.asked = count;
    if (count == 0)
        return;
    findKept();
    findRewardRooms();
    if (Text missing = whatIsMissing(); !missing.source.empty())
        return report.tell(RowState::Skipped, std::move(missing));
    m_key = *m_canvas.catalogue().findItem(m_row.parameters.key);
    while (report.done < count && make())
        ++report.done;
    if (report.done < count)
        report.tell(report.done > 0 ? RowState::Partial : RowState::Skipped,
                    {CAVE_TEXT_N("recipe", "No passage was left for %n gate(s): none cuts off a part of the right size "
                                           "without stairs and leaves a place for the key."),
                     {},
                     count - report.done});
    else if (m_rewardsLeftOut > 0)
        report.tell(RowState::Partial,
                    {CAVE_TEXT_N("recipe", "There was no free floor for %n reward(s)."), {}, m_rewardsLeftOut});
}

void GateMaker::findKept()
{
    HeldCells held = heldCells(m_canvas);
    m_kept = std::move(held.kept);
    m_arrivals = std::move(held.arrivals);
    m_taken = std::move(held.taken);
}

void GateMaker::findRewardRooms()
{
    for (const Room& room : m_canvas.state().rooms)
        if (room.hasTag(kRewardTag))
            for (const CellAt cell : room.cells) {
                m_rewardRooms.set(cell.x, cell.y);
                if (room.hasTag("vault"))
                    m_rewardVaults.set(cell.x, cell.y);
            }
}

Text GateMaker::whatIsMissing() const
{
    const TileKind& door = m_canvas.catalogue().tile(m_door);
    if (door.walkable || door.unlocksInto.empty())
        return {CAVE_TEXT("recipe", "The tile \"%1\" is no door that a key opens."), {door.id}};
    const std::string& key = m_row.parameters.key;
    if (!m_canvas.catalogue().findItem(key))
        return {CAVE_TEXT("recipe", "No item is called \"%1\"."), {key}};
    if (m_arrivals.empty() || (m_canvas.z() == 0 && !m_canvas.dungeon().start))
        return {
            CAVE_TEXT("recipe", "It is not known where the hero comes to this level: it has no start or no stairs.")};
    return {};
}

// Doors and floor alike may become a gate. A vault's cells are locked against other rows, but one that holds a reward
// asks for a gate.
bool GateMaker::mayHold(CellAt cell) const
{
    const auto [x, y] = cell;
    const TileKind& kind = m_canvas.kind(x, y);
    const bool isPlain =
        m_canvas.tile(x, y) == m_canvas.catalogue().floor() || !kind.opensInto.empty() || !kind.closesInto.empty();
    const bool mayWrite = m_canvas.mayWrite(x, y) || (m_canvas.isInArea(x, y) && m_rewardVaults.get(x, y));
    return isPlain && mayWrite && !m_kept.get(x, y) && !m_taken.get(x, y);
}

bool GateMaker::isBetweenWalls(CellAt cell) const
{
    const auto isOpen = [&](int dx, int dy) { return m_canvas.isWalkable(cell.x + dx, cell.y + dy); };
    return (isOpen(0, -1) && isOpen(0, 1) && !isOpen(-1, 0) && !isOpen(1, 0)) ||
           (isOpen(-1, 0) && isOpen(1, 0) && !isOpen(0, -1) && !isOpen(0, 1));
}

// Those that shut a room of reward first, then those that look like a doorway, then by rank.
std::vector<CellAt> GateMaker::doorCells() const
{
    const BitGrid floor = m_canvas.walkable();
    const std::int64_t least = m_row.parameters.least;
    const std::int64_t most = m_row.parameters.most;
    const std::int64_t cells = floor.count();
    std::vector<std::tuple<bool, bool, std::uint64_t, int, int>> ranked;
    const Regions& regions = m_canvas.regions(Way::Eight);
    std::vector<std::uint32_t> done;
    for (const CellAt root : m_arrivals) {
        const std::uint32_t region = regions.ids[root.x, root.y];
        if (std::ranges::find(done, region) != done.end())
            continue;
        done.push_back(region);
        for (const Choke& choke : findChokes(floor, root, m_kept)) {
            const std::int64_t cut = std::int64_t{choke.cutOff} * 1000;
            const auto [x, y] = choke.cell;
            if (choke.cutsOffKept || cut < least * cells || cut > most * cells || !mayHold(choke.cell))
                continue;
            ranked.emplace_back(!m_rewardVaults.get(x, y), !isBetweenWalls(choke.cell),
                                m_row.chance.at(Draw::Door, x, y), y, x);
        }
    }
    const std::size_t count = std::min(ranked.size(), kMostChokes);
    std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<CellAt> chosen;
    chosen.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back({std::get<4>(ranked[i]), std::get<3>(ranked[i])});
    return chosen;
}

bool GateMaker::make()
{
    return std::ranges::any_of(doorCells(), [&](CellAt cell) { return makeAt(cell); }) || (m_mayCut && cutCloset());
}

// Whether somebody who arrives on the level walks up to it, through no gate.
bool GateMaker::isBeforeArrivals(CellAt door) const
{
    const Regions& regions = m_canvas.regions(Way::Eight);
    for (const Direction side : {Direction::North, Direction::East, Direction::South, Direction::West}) {
        const Position at = moved({door.x, door.y, 0}, side);
        if (m_canvas.isWalkable(at.x, at.y) && std::ranges::any_of(m_arrivals, [&](CellAt arrival) {
                return regions.ids[arrival.x, arrival.y] == regions.ids[at.x, at.y];
            }))
            return true;
    }
    return false;
}

// Cells of rock beside floor that a closet fits behind, by rank.
std::vector<CellAt> GateMaker::closetDoors(const BitGrid& cuttable, const BitGrid& solid) const
{
    BitGrid doors(m_canvas.width(), m_canvas.height());
    cuttable.forEach(
        [&](int x, int y) { doors.set(x, y, isBeforeArrivals({x, y}) && closetBehind({x, y}, cuttable, solid)); });
    return m_row.chance.lowest(doors, kMostClosets, Draw::Shape);
}

bool GateMaker::cutCloset()
{
    BitGrid cuttable = m_canvas.diggable();
    cuttable -= m_canvas.marked(kVault);
    const BitGrid solid = m_canvas.cellsWhere([](const TileKind& kind) {
        return kind.opaque && !kind.walkable && kind.unlocksInto.empty() && kind.foundAs.empty() && kind.reacts.empty();
    });
    return std::ranges::any_of(closetDoors(cuttable, solid),
                               [&](CellAt door) { return makeAt(*closetBehind(door, cuttable, solid)); });
}

// What is cut for a gate that no key can be laid out for becomes rock again.
bool GateMaker::makeAt(const Closet& closet)
{
    std::vector<std::pair<CellAt, TileId>> before;
    const auto cut = [&](CellAt cell) {
        before.emplace_back(cell, m_canvas.tile(cell.x, cell.y));
        m_canvas.set(cell, m_canvas.catalogue().floor());
    };
    cut(closet.door);
    for (const CellAt cell : closet.cells())
        cut(cell);
    if (isBetweenWalls(closet.door) && makeAt(closet.door))
        return true;
    for (const auto& [cell, tile] : before)
        m_canvas.set(cell, tile);
    return false;
}

// The cells that no arrival of the door's region leads to without it.
BitGrid GateMaker::behind(CellAt door) const
{
    const Regions& regions = m_canvas.regions(Way::Eight);
    const std::uint32_t region = regions.ids[door.x, door.y];
    BitGrid inside(m_canvas.width(), m_canvas.height());
    for (int y = 0; y < inside.height(); ++y)
        for (int x = 0; x < inside.width(); ++x)
            inside.set(x, y, regions.ids[x, y] == region && CellAt{x, y} != door);
    const CellAt root =
        *std::ranges::find_if(m_arrivals, [&](CellAt cell) { return regions.ids[cell.x, cell.y] == region; });
    const Grid<int> near = stepsFrom(inside, std::span(&root, 1));
    for (int y = 0; y < inside.height(); ++y)
        for (int x = 0; x < inside.width(); ++x)
            if (near[x, y] >= 0)
                inside.set(x, y, false);
    return inside;
}

bool GateMaker::isAdopter(CellAt cell) const
{
    const auto& adopters = m_canvas.state().adopters;
    return std::ranges::find(adopters, cell) != adopters.end();
}

// Where the key of a new gate may lie: in the open, or behind the gate `before`; far enough from its own door.
// Sometimes it takes the place of what a piece has laid out for it, however near that is.
std::vector<CellAt> GateMaker::keyCells(const Gate& gate, const Gate* before) const
{
    BitGrid open = m_canvas.walkable();
    const auto remove = [&open](const BitGrid& cells) {
        for (int y = 0; y < open.height(); ++y)
            for (std::size_t word = 0; word < open.row(y).size(); ++word)
                open.row(y)[word] &= ~cells.row(y)[word];
    };
    remove(gate.far);
    BitGrid passable = open;
    for (const Gate& other : m_gates) {
        passable.set(other.door.x, other.door.y);
        remove(other.far);
    }
    const BitGrid& area = before ? before->far : open;
    const Grid<int> steps = stepsFrom(passable, std::span(&gate.door, 1));
    const int distance = m_row.parameters.distance;
    const bool isAdopted = m_row.chance.perMille(m_row.parameters.adopted, Draw::Key, gate.door.x, gate.door.y, 0);
    std::vector<CellAt> cells;
    std::vector<CellAt> adopters;
    for (int y = 0; y < steps.height(); ++y)
        for (int x = 0; x < steps.width(); ++x) {
            if (steps[x, y] < 0 || !area.get(x, y) || m_kept.get(x, y))
                continue;
            if (isAdopted && isAdopter({x, y}))
                adopters.push_back({x, y});
            if (steps[x, y] >= distance && m_canvas.tile(x, y) == m_canvas.catalogue().floor() &&
                !m_canvas.hasMark(x, y, kNoSpawn) && !m_taken.get(x, y))
                cells.push_back({x, y});
        }
    return adopters.empty() ? cells : adopters;
}

std::optional<CellAt> GateMaker::keyCell(const Gate& gate, const Gate* before) const
{
    const auto chosen = m_row.chance.lowest(keyCells(gate, before), 1, Draw::Key);
    return chosen.empty() ? std::nullopt : std::optional(chosen[0]);
}

// Those that may stand before one more key, the deepest first.
std::vector<const Gate*> GateMaker::gatesBefore() const
{
    std::vector<const Gate*> gates;
    for (const Gate& gate : m_gates)
        if (gate.depth < m_row.parameters.nesting)
            gates.push_back(&gate);
    std::ranges::stable_sort(gates, std::greater(), [](const Gate* gate) { return gate->depth; });
    return gates;
}

bool GateMaker::makeAt(CellAt door)
{
    Gate gate{door, behind(door), 0};
    for (const Gate* before : gatesBefore())
        if (const auto key = keyCell(gate, before)) {
            gate.depth = before->depth + 1;
            lock(std::move(gate), *key);
            return true;
        }
    const auto key = keyCell(gate, nullptr);
    if (key)
        lock(std::move(gate), *key);
    return key.has_value();
}

// Keys and the cells before a door are kept, so that no later gate comes between the hero and this one.
void GateMaker::lock(Gate gate, CellAt key)
{
    const auto [x, y] = gate.door;
    if (!m_canvas.set(x, y, m_door))
        m_canvas.force(x, y, m_door); // a vault of reward: see mayHold()
    Placement thing{KindTable::Item, m_key, key.x, key.y, m_row.report.row, Place{m_canvas.level().uid, x, y}};
    if (isAdopter(key))
        m_canvas.adopt(std::move(thing));
    else
        m_canvas.addThing(std::move(thing));
    m_taken.set(key.x, key.y);
    m_kept.set(key.x, key.y);
    for (const Direction direction : kDirections) {
        const Position there = moved({x, y, 0}, direction);
        if (m_canvas.isWalkable(there.x, there.y) && !gate.far.get(there.x, there.y))
            m_kept.set(there.x, there.y);
    }
    m_gates.push_back(std::move(gate));
    placeRewards(m_gates.back());
}

// The farthest from the door first, in a room of reward where there is one.
std::vector<CellAt> GateMaker::rewardCells(const Gate& gate) const
{
    const Grid<int> steps = stepsFrom(gate.far, std::span(&gate.door, 1));
    std::vector<std::tuple<bool, int, std::uint64_t, int, int>> ranked;
    for (int y = 0; y < steps.height(); ++y)
        for (int x = 0; x < steps.width(); ++x) {
            const TileKind& kind = m_canvas.kind(x, y);
            if (steps[x, y] > 0 && kind.walkable && kind.opensInto.empty() && kind.closesInto.empty() &&
                !m_canvas.hasMark(x, y, kNoSpawn) && !m_taken.get(x, y))
                ranked.emplace_back(!m_rewardRooms.get(x, y), -steps[x, y], m_row.chance.at(Draw::Rank, x, y), y, x);
        }
    std::ranges::sort(ranked);
    std::vector<CellAt> cells;
    cells.reserve(ranked.size());
    for (const auto& [isOutside, distance, rank, y, x] : ranked)
        cells.push_back({x, y});
    return cells;
}

void GateMaker::placeRewards(const Gate& gate)
{
    const Weighted table = m_row.parameters.reward;
    if (table.isEmpty())
        return;
    const auto count = static_cast<std::size_t>(m_row.parameters.rewards);
    const std::vector<CellAt> cells = rewardCells(gate);
    for (std::size_t i = 0; i < std::min(count, cells.size()); ++i) {
        const Weighted::Kind kind = table.kinds[m_row.chance.kind(cells[i], table.hashes, table.weights)];
        m_canvas.addThing({kind.table, kind.kind, cells[i].x, cells[i].y, m_row.report.row});
        m_taken.set(cells[i].x, cells[i].y);
    }
    m_rewardsLeftOut += static_cast<int>(count - std::min(count, cells.size()));
}

// A key and the rewards of each gate.
std::optional<std::int64_t> forecastOfGates(GatesRow& row, Weighted::Kind kind)
{
    const GatesParameters& parameters = row.parameters;
    const bool isKey = kind.table == KindTable::Item && row.canvas.catalogue().item(kind.kind).id == parameters.key;
    const bool isReward = parameters.reward.mayBe(kind);
    return std::int64_t{parameters.count} * (isKey + (isReward ? parameters.rewards : 0));
}

PassOf<GatesParameters> gates(int version, void (*run)(GatesRow&))
{
    return {.type = "gates",
            .title = CAVE_LABEL("recipe", "Gates"),
            .help = version == 1
                        ? CAVE_LABEL("recipe",
                                     "Locks the only way into a part of the level and hides the key somewhere else.")
                        : CAVE_LABEL("recipe", "Locks the only way into a part of the level, or cuts a closet for it, "
                                               "and hides the key somewhere else."),
            .runLevel = run,
            .levelPhase = Phase::Place,
            .facts = [](const GatesParameters&, const Catalogue&) { return Facts{.needs = kBase, .gives = kGates}; },
            .version = version,
            .forecast = forecastOfGates};
}

std::vector<Field<GatesParameters>> gatesFields()
{
    using P = GatesParameters;
    return {field("count", CAVE_LABEL("Parameters", "Count"), &P::count, Number{1, 0, 20, "gates"},
                  CAVE_LABEL("recipe", "How many on each level.")),
            field("least", CAVE_LABEL("Parameters", "Least"), &P::least, PerMille{40},
                  CAVE_LABEL("recipe", "The smallest part of the level's floor that a gate shuts off.")),
            field("most", CAVE_LABEL("Parameters", "Most"), &P::most, PerMille{400},
                  CAVE_LABEL("recipe", "The largest part of the level's floor that a gate shuts off.")),
            field("distance", CAVE_LABEL("Parameters", "Distance"), &P::distance, Number{10, 0, 10'000, "steps"},
                  CAVE_LABEL("recipe", "How far the key lies from its door at least.")),
            field("nesting", CAVE_LABEL("Parameters", "Nesting"), &P::nesting, Number{2, 0, 2, "gates"},
                  CAVE_LABEL("recipe", "How many gates may have to be opened, one after the other, to come to a key.")),
            field("reward", CAVE_LABEL("Parameters", "Reward"), &P::reward, Weights{},
                  CAVE_LABEL("recipe", "What lies behind a gate, and how often each comes beside the others.")),
            field("rewards", CAVE_LABEL("Parameters", "Rewards"), &P::rewards, Number{1, 0, 100, "things"},
                  CAVE_LABEL("recipe", "How many rewards lie behind each gate.")),
            field("door", CAVE_LABEL("Parameters", "Door"), &P::door, Tile{"locked_door"},
                  CAVE_LABEL("recipe", "The tile that a gate is made of: a door that a key opens.")),
            field("key", CAVE_LABEL("Parameters", "Key"), &P::key, Word{"key"},
                  CAVE_LABEL("recipe", "The kind of item that opens the door.")),
            field("adopted", CAVE_LABEL("Parameters", "Adopted"), &P::adopted, PerMille{0},
                  CAVE_LABEL("recipe",
                             "How often the key takes the place of a thing that a piece has laid out for it, where "
                             "there is one."))};
}

} // namespace

Pass gatesPass()
{
    return makePass(gates(1, [](GatesRow& row) { GateMaker(row, false).run(); }), gatesFields());
}

Pass gates2Pass()
{
    return makePass(gates(2, [](GatesRow& row) { GateMaker(row, true).run(); }), gatesFields());
}

} // namespace cave
