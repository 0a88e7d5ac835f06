// SPDX-License-Identifier: MIT
// machine@1: lays loose pieces, whose letters go where their rules say. A machine comes whole or not at all, keeps to
// ground of its own, and never shuts off stairs, start, goal or a key. Places are taken in the order of a hash.
// machine@2: the same, but nobody has to walk over lava to get round what it shuts.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/machine_plan.h"
#include "core/generate/passes/piece_choice.h"

#include <algorithm>

namespace cave {

namespace {

struct MachineParameters {
    std::string piece;
    std::string tag;
    int count;
    Unique unique;
};
using MachineRow = RowContextOf<MachineParameters>;

constexpr std::string_view kMachineTag = "machine";

class MachineMaker {
public:
    MachineMaker(MachineRow& row, WaysOver ways)
        : m_row(row), m_canvas(row.canvas), m_ways(ways), m_book(row.book),
          m_choice(row,
                   {row.parameters.piece, row.parameters.tag, row.parameters.unique,
                    [&row](int depth) { return row.parametersAt(depth).count; }},
                   kMachineTag, [](const Piece& piece) { return piece.isLoose(); })
    {
    }

    void run();
    std::int64_t mostOf(Weighted::Kind kind) { return m_row.parameters.count * m_choice.mostHeld(m_book, kind); }

private:
    Text whatIsMissing(const std::vector<const Piece*>& pieces) const;
    bool make(int number, std::set<const Piece*>& without);
    std::optional<MachinePlan> plan(const Piece& piece, int number) const;
    void build(const Piece& piece, const MachinePlan& plan, int number);
    PlacedPiece placedAt(const Piece& piece, const MachinePlan& plan, int number) const;

    MachineRow& m_row;
    LevelCanvas& m_canvas;
    WaysOver m_ways;
    PieceBook& m_book;
    PieceChoice m_choice;
};

Text MachineMaker::whatIsMissing(const std::vector<const Piece*>& pieces) const
{
    if (pieces.empty())
        return m_choice.nothingNamed();
    for (const Piece* piece : pieces)
        if (!piece->isLoose())
            return {CAVE_TEXT("recipe", "The piece \"%1\" is drawn: a row \"vault\" puts it."), {piece->name}};
    if (heldCells(m_canvas).arrivals.empty() || (m_canvas.z() == 0 && !m_canvas.dungeon().start))
        return {
            CAVE_TEXT("recipe", "It is not known where the hero comes to this level: it has no start or no stairs.")};
    return {};
}

void MachineMaker::run()
{
    RowReport& report = m_row.report;
    const int count = m_row.parameters.count;
    if (count == 0)
        return;
    const std::vector<const Piece*> pieces = m_choice.named();
    if (Text missing = whatIsMissing(pieces); !missing.source.empty()) {
        report.asked = count;
        return report.tell(RowState::Skipped, std::move(missing));
    }
    m_choice.keep(pieces);
    std::set<const Piece*> without;
    for (int number = 0; number < count; ++number) {
        if (!m_choice.choose(number, {}))
            break; // they are for other levels, or each has come as often as it may
        ++report.asked;
        report.done += make(number, without);
    }
    if (report.done < report.asked)
        report.tell(report.done > 0 ? RowState::Partial : RowState::Skipped,
                    {CAVE_TEXT_N("recipe", "There was no place for %n machine(s)."), {}, report.asked - report.done});
}

// Pieces that found no place are left out from then on: places only grow fewer.
bool MachineMaker::make(int number, std::set<const Piece*>& without)
{
    while (const Piece* piece = m_choice.choose(number, without)) {
        const bool isFull = !canRemember(m_canvas, m_book, *piece);
        if (const auto found = isFull ? std::nullopt : plan(*piece, number)) {
            build(*piece, *found, number);
            return true;
        }
        without.insert(piece);
    }
    return false;
}

std::optional<MachinePlan> MachineMaker::plan(const Piece& piece, int number) const
{
    const Chance chance(m_row.chance.at(Draw::Piece, hashOfPiece(piece), number));
    const HeldCells held = heldCells(m_canvas);
    MachinePlanner planner(m_canvas, held, piece, m_book, chance, m_ways);
    std::optional<MachinePlan> found;
    MachineSites(m_canvas, held).offer(*piece.interior, chance, [&](const MachineSite& site) {
        found = planner.plan(site);
        return found.has_value();
    });
    return found;
}

PlacedPiece MachineMaker::placedAt(const Piece& piece, const MachinePlan& plan, int number) const
{
    PlacedPiece placed{placedUid(m_canvas.level().uid, m_row.report.row, number),
                       piece.name,
                       plan.site.origin.x,
                       plan.site.origin.y,
                       0,
                       m_row.report.row};
    for (const LaidCell& laid : plan.cells)
        placed.letters.push_back({laid.letter, laid.at.x, laid.at.y});
    std::ranges::sort(placed.letters);
    return placed;
}

// The whole level is nobody's own: there only the letters are the machine's.
void MachineMaker::build(const Piece& piece, const MachinePlan& plan, int number)
{
    Room room{.uid = m_row.chance.at(Draw::Try, number), .box = {}, .cells = {}, .tags = piece.tags};
    room.tags.push_back(piece.name);
    room.tags.emplace_back(kMachineTag);
    BitGrid own = plan.site.cells;
    if (piece.interior->in == Inside::Level)
        own.fill(false);
    const PlacedPiece placed = placedAt(piece, plan, number);
    remember(m_canvas, m_book, piece, placed);
    for (const LaidCell& laid : plan.cells) {
        const FlatCell cell = m_book.cellOf(piece, laid.letter);
        if (laid.letter == kOriginSign && !piece.legend.contains(kOriginSign))
            continue;
        const auto [x, y] = laid.at;
        if (cell.tile)
            m_canvas.set(x, y, *cell.tile);
        addThing(m_row, cell, laid.at, placed.uid);
        m_canvas.mark(x, y, static_cast<std::uint8_t>(kNoSpawn | cell.marks()));
        own.set(x, y);
    }
    own.forEach([&](int x, int y) {
        if (m_canvas.isWalkable(x, y))
            room.cells.push_back({x, y});
    });
    m_canvas.mark(own, kLocked | kVault);
    m_canvas.addRoom(std::move(room));
}

template <WaysOver ways>
PassOf<MachineParameters> machines(int version)
{
    using P = MachineParameters;
    return {.type = "machine",
            .title = CAVE_LABEL("recipe", "Machine"),
            .help = CAVE_LABEL("recipe", "Lays loose pieces: their letters go where the pieces' own rules say."),
            .runLevel = [](MachineRow& row) { MachineMaker(row, ways).run(); },
            .levelPhase = Phase::Place,
            .facts = [](const P&, const Catalogue&) { return Facts{.needs = kBase}; },
            .version = version,
            .forecast = [](MachineRow& row,
                           Weighted::Kind kind) { return std::optional(MachineMaker(row, ways).mostOf(kind)); }};
}

std::vector<Field<MachineParameters>> machineFields()
{
    using P = MachineParameters;
    return {pieceField<P>(), tagField<P>(),
            field("count", CAVE_LABEL("Parameters", "Count"), &P::count, Number{1, 0, 100, "machines"},
                  CAVE_LABEL("recipe", "How many on each level.")),
            uniqueField<P>()};
}

} // namespace

Pass machinePass() { return makePass(machines<WaysOver::AnyGround>(1), machineFields()); }

Pass machine2Pass() { return makePass(machines<WaysOver::HarmlessGround>(2), machineFields()); }

} // namespace cave
